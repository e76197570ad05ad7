// The effect of a change, before it is made.
import { Alert, Badge, Group, Stack, Text, Title } from "@mantine/core";
import { Effect, Plan, Target } from "../api";
import { href } from "../route";
import { texts } from "../texts";
import { Link } from "./common";
import { UnifiedDiff } from "./diff";
import { DataTable } from "./table";

const t = texts.plan;

const serious = ["deleted", "lost", "unschedulable", "restarted"];

const targets = (all?: Target[], ready?: Record<string, number>) => all?.map((x) => {
  const now = ready?.[x.name];
  return (x.replicas ? `${x.name}: ${x.replicas}` : x.name) + (x.replicas && now !== undefined && now !== x.replicas ? ` (${t.ready(now)})` : "");
}).join(", ") ?? "";

// Held is why a change waits for disruption budgets.
const Held = ({ held }: { held?: string | undefined }) => (held ? <Text size="xs" c="dimmed">{t.held}: {held}</Text> : null);

function Changes({ effect }: { effect: Effect }) {
  return (
    <>
      {effect.error && <Text size="sm" c="red">{effect.error}</Text>}
      {effect.warnings?.map((w) => <Text key={w} size="sm" c="red">{t.warning} {w}</Text>)}
      {effect.changes?.map((c) => (
        c.diff
          ? <details key={c.cluster}><summary>{c.action} {c.cluster}<Held held={c.held} /></summary><UnifiedDiff text={c.diff} /></details>
          : <div key={c.cluster}>{c.action} {c.cluster}<Held held={c.held} /></div>
      ))}
    </>
  );
}

function row(e: Effect) {
  const [group, version] = e.resource.apiVersion.includes("/") ? e.resource.apiVersion.split("/") : ["", e.resource.apiVersion];
  return {
    key: `${e.namespace}/${e.name}`,
    cells: [
      <Link to={href("workload", { group, version, kind: e.resource.kind, namespace: e.namespace, name: e.resource.name })}>
        {e.resource.kind} {e.resource.name}
      </Link>,
      e.namespace ?? "", targets(e.before, e.ready), targets(e.after), e.error || e.warnings?.length || e.changes?.length ? <Changes effect={e} /> : "", e.reason ?? "",
    ],
  };
}

export function PlanView({ plan }: { plan: Plan }) {
  const bindings = plan.bindings ?? [];
  return (
    <Stack gap="sm" role="status">
      <Title order={2} size="h5">{t.heading}</Title>
      <Group gap="xs">
        {Object.entries(t.summary).filter(([key]) => plan.summary[key]).map(([key, label]) => (
          <Badge key={key} variant="light" color={serious.includes(key) ? "red" : "indigo"}>{t.summed(plan.summary[key]!, label)}</Badge>
        ))}
      </Group>
      {plan.warnings?.length ? <Alert color="yellow" title={t.warnings}>{plan.warnings.map((w) => <div key={w}>{w}</div>)}</Alert> : null}
      <DataTable label={t.heading} columns={t.columns} empty={t.nothing} rows={bindings.map(row)} />
      {(plan.summary.changed ?? 0) > bindings.length && <Text size="sm" c="dimmed">{t.more(bindings.length)}</Text>}
      {plan.incomplete?.map((n) => <Alert key={n} color="yellow" title={t.incomplete}>{n}</Alert>)}
    </Stack>
  );
}
