// The differences between what clusters have and what they would get. Clusters with equal differences are shown once.
import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Diff, DiffCluster, Template } from "../api";
import { useOnce } from "../live";
import { texts } from "../texts";
import { Status } from "./common";

const t = texts.diff;

// UnifiedDiff shows a difference in the unified format, with colors besides the signs.
export function UnifiedDiff({ text }: { text: string }) {
  return (
    <pre className="mono diff" tabIndex={0}>
      {text.split("\n").map((line, i) => (
        <span key={i} className={line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : undefined}>{line + "\n"}</span>
      ))}
    </pre>
  );
}

function groups(clusters: DiffCluster[]): DiffCluster[][] {
  const out = new Map<string, DiffCluster[]>();
  for (const c of clusters) {
    const key = JSON.stringify([c.change, c.diff, c.error, c.pending, c.later]);
    out.set(key, [...(out.get(key) ?? []), c]);
  }
  return [...out.values()];
}

export function DiffTab({ object }: { object: Template }) {
  const [round, setRound] = useState(0);
  const result = useOnce<Diff>("diff", { ...object, round });
  const { value } = result;
  const equal = value?.clusters.filter((c) => c.change === "Unchanged" && !c.later) ?? [];
  const hidden = Object.values(value?.hidden ?? {}).reduce((a, b) => a + b, 0);
  return (
    <Stack gap="sm">
      <Group><Button size="compact-sm" variant="default" onClick={() => setRound(round + 1)}>{t.refresh}</Button></Group>
      <Status live={result} />
      {value && value.clusters.length === 0 && <Text size="sm">{t.none}</Text>}
      {groups(value?.clusters.filter((c) => c.change !== "Unchanged" || c.later) ?? []).map((group) => {
        const [first] = group;
        return (
          <section key={first!.cluster}>
            <Title order={2} size="h5">{first!.change}: {group.map((c) => c.cluster).join(", ")}</Title>
            {first!.error && <Alert color="red">{first!.error}</Alert>}
            {first!.pending && <Text size="sm" c="dimmed">{t.pending}: {first!.pending}</Text>}
            {first!.diff && <UnifiedDiff text={first!.diff} />}
            {first!.later && (
              <>
                <Text size="sm">{t.later(first!.later.revision)}: {first!.later.reason}</Text>
                {first!.later.error && <Alert color="red">{first!.later.error}</Alert>}
                {first!.later.diff && <UnifiedDiff text={first!.later.diff} />}
              </>
            )}
          </section>
        );
      })}
      {equal.length > 0 && <Text size="sm">{t.equal(equal.length)}: {equal.map((c) => c.cluster).join(", ")}</Text>}
      {hidden > 0 && <Text size="sm" c="dimmed">{t.hidden(hidden)}</Text>}
      {value?.notes?.map((n) => <Text key={n} size="sm">{n}</Text>)}
    </Stack>
  );
}
