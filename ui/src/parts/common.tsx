// Parts that several pages have in common.
import { Alert, Anchor, Badge, Button, Group, Loader, Text, TextInput, Tooltip } from "@mantine/core";
import { useClipboard, useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { Reading, State } from "../api";
import { Live } from "../live";
import { Route, follow, setQuery } from "../route";
import { texts } from "../texts";

// colors of states: failures red, waits yellow. The text of a badge has the state, too.
const colors: Record<string, string> = { Done: "green", Waiting: "yellow", Failed: "red", Missing: "red" };

export function StateBadge({ state }: { state?: State | "Missing" | undefined }) {
  return state ? <Badge color={colors[state]} variant="light" size="sm">{state}</Badge> : null;
}

// kinds of problems that leave an object running.
const mild = ["StatusUnknown", "NotHealthy", "NotReported"];

export function ProblemBadge({ kind }: { kind?: string }) {
  if (!kind) return <Badge color="green" variant="light" size="sm">{texts.workloads.healthy}</Badge>;
  return <Badge color={mild.includes(kind) ? "yellow" : "red"} variant="light" size="sm">{texts.problems[kind] ?? kind}</Badge>;
}

export function Link({ to, children }: { to: string; children: React.ReactNode }) {
  return <Anchor href={to} onClick={follow} size="sm">{children}</Anchor>;
}

// age returns the time since a timestamp in one unit, as kubectl does.
export function age(since?: string): string {
  if (!since || since.startsWith("0001")) return "";
  const seconds = Math.max(0, Math.floor((Date.now() - new Date(since).getTime()) / 1000));
  for (const [unit, size] of [["d", 86400], ["h", 3600], ["m", 60]] as const) {
    if (seconds >= 2 * size) return Math.floor(seconds / size) + unit;
  }
  return seconds + "s";
}

export function Age({ since }: { since?: string }) {
  return <Text size="sm" span className="nowrap" title={since}>{age(since)}</Text>;
}

// Status shows that a view is being read, could not be read, is old, or is incomplete.
export function Status({ live, reading }: { live: Pick<Live<unknown>, "value" | "error"> & { connected?: boolean }; reading?: Reading }) {
  const unreadable = reading?.unreadable ?? [];
  return (
    <>
      {live.error && <Alert color="red" mb="sm" title={texts.failed} role="alert">{live.error}</Alert>}
      {live.connected === false && live.value !== undefined && <Alert color="yellow" mb="sm" role="status">{texts.reconnecting}</Alert>}
      {reading?.stale && <Alert color="yellow" mb="sm" role="status" title={texts.stale}>{reading.stale}</Alert>}
      {reading?.loading && <Alert color="blue" mb="sm" role="status">{texts.incomplete}</Alert>}
      {unreadable.length > 0 && <Alert color="blue" mb="sm" role="status">{texts.unreadable(unreadable)}</Alert>}
      {live.value === undefined && !live.error && <Loader size="sm" role="status" aria-label={texts.loading} />}
    </>
  );
}

// mayList reports whether the user may list a kind.
export const mayList = (reading: Reading, kind: string) => !reading.unreadable?.includes(kind);

export function CopyCommand({ command }: { command: string }) {
  const clipboard = useClipboard();
  return (
    <Tooltip label={command} multiline maw={600}>
      <Button variant="default" size="compact-sm" onClick={() => clipboard.copy(command)}>
        {clipboard.copied ? texts.copied : texts.copy}
      </Button>
    </Tooltip>
  );
}

// QueryField keeps its text in a parameter of the address, a moment after the last key.
function QueryField({ route, name, hint, type, width }: { route: Route; name: string; hint: string; type: string; width: number }) {
  const current = route.query.get(name) ?? "";
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);
  const update = useDebouncedCallback((value: string) => setQuery(route, { [name]: value, offset: undefined }, true), 250);
  return (
    <TextInput type={type} size="sm" w={width} placeholder={hint} aria-label={hint} value={text} name={name}
      onChange={(e) => { setText(e.currentTarget.value); update(e.currentTarget.value); }} />
  );
}

export const SearchField = ({ route }: { route: Route }) =>
  <QueryField route={route} name="search" hint={texts.searchHint} type="search" width={280} />;

// NamespaceField selects the namespace that is listed. Users who may not list all namespaces need it.
export const NamespaceField = ({ route }: { route: Route }) =>
  <QueryField route={route} name="namespace" hint={texts.namespaceHint} type="text" width={160} />;

export const pageSize = 50;

export function Pager({ route, shown, matching }: { route: Route; shown: number; matching: number }) {
  const offset = Number(route.query.get("offset") ?? 0);
  if (matching === 0) return null;
  const go = (to: number) => setQuery(route, { offset: to > 0 ? to : undefined });
  return (
    <Group gap="xs" justify="flex-end" mt="xs">
      <Text size="sm" c="dimmed">{texts.page(Math.min(offset + 1, matching), offset + shown, matching)}</Text>
      <Button size="compact-sm" variant="default" disabled={offset === 0} aria-label={texts.previous}
        onClick={() => go(offset - pageSize)}>←</Button>
      <Button size="compact-sm" variant="default" disabled={offset + shown >= matching} aria-label={texts.next}
        onClick={() => go(offset + pageSize)}>→</Button>
    </Group>
  );
}
