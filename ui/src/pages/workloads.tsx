// The propagated objects: filters, search, and pages from the server.
import { Badge, Chip, Group, Stack, Text, Title } from "@mantine/core";
import { Workload, Workloads as WorkloadsView } from "../api";
import { useLive } from "../live";
import { Age, CopyCommand, Link, NamespaceField, Pager, ProblemBadge, SearchField, Status, pageSize } from "../parts/common";
import { Reason } from "../parts/reason";
import { LiveTable } from "../parts/table";
import { Route, editHref, setQuery, workloadHref } from "../route";
import { texts } from "../texts";

const t = texts.workloads;

function Filters({ route, counts }: { route: Route; counts: Record<string, number> }) {
  return (
    <Chip.Group value={route.query.get("filter") ?? ""} onChange={(filter) => setQuery(route, { filter: filter as string, offset: undefined })}>
      <Group gap={6}>
        {Object.entries(t.filters).map(([name, label]) => (
          <Chip key={name} value={name} size="xs" variant="light" disabled={name !== "" && !counts[name] && route.query.get("filter") !== name}>
            {label} {counts[name] ?? 0}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}

function WorkloadState({ workload }: { workload: Workload }) {
  const shown = workload.problem?.kind.endsWith("Held"); // the badge of the problem has it already
  const flags = (["held", "drifted", "suspended", "moving"] as const).filter((f) => workload[f] && !(f === "held" && shown));
  return (
    <>
      <Group gap={4}>
        <ProblemBadge kind={workload.problem?.kind} />
        {flags.map((f) => <Badge key={f} color="gray" variant="light" size="sm">{t.flags[f]}</Badge>)}
      </Group>
      {workload.problem && <Text size="xs" lineClamp={3} title={workload.problem.message} component="div">
          <Reason size="xs" text={workload.problem.message} cluster={workload.problem.cluster} namespace={workload.namespace} />
        </Text>}
    </>
  );
}

// Ready shows the ready replicas. Those of clusters that are not ready are unknown.
function Ready({ workload: w }: { workload: Workload }) {
  if (w.unknown === undefined) return <>{`${w.ready ?? 0}/${w.replicas}`}</>;
  const known = (w.ready ?? 0) - w.unknown;
  return <Text size="sm" c="dimmed" className="nowrap">{known > 0 ? `${known} + ` : ""}? / {w.replicas}<br />({t.lastKnown(w.ready ?? 0)})</Text>;
}

// PolicyName shows a policy such as "PropagationPolicy default/web".
function PolicyName({ policy }: { policy: string }) {
  const at = policy.indexOf(" "), kind = policy.slice(0, at), key = policy.slice(at + 1), slash = key.indexOf("/");
  const to = editHref({
    group: "policy.karmada.io", version: "v1alpha1", kind, namespace: slash < 0 ? undefined : key.slice(0, slash), name: key.slice(slash + 1),
  });
  return <><Link to={to}>{key.slice(slash + 1)}</Link><Text size="xs" c="dimmed" className="nowrap">{kind}</Text></>;
}

function row(w: Workload) {
  return {
    key: `${w.kind}/${w.namespace}/${w.name}`,
    cells: [
      <Group gap={6}><Link to={workloadHref(w)}>{w.name}</Link><Text size="xs" c="dimmed">{w.kind}</Text></Group>,
      w.namespace ?? "", <WorkloadState workload={w} />, w.replicas === undefined ? "" : <Ready workload={w} />,
      w.clusters, w.policy ? <PolicyName policy={w.policy} /> : "", <Age since={w.created} />,
    ],
  };
}

export function Workloads({ route }: { route: Route }) {
  const live = useLive<WorkloadsView>("workloads", { ...Object.fromEntries(route.query), limit: pageSize });
  const { value } = live;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.workloads}</Title>
        <Group gap="xs">
          <NamespaceField route={route} />
          <SearchField route={route} />
          <CopyCommand command="kubectl get resourcebindings,clusterresourcebindings -A" />
        </Group>
      </Group>
      <Status live={live} reading={value} />
      {value && (
        <>
          <Filters route={route} counts={value.counts} />
          <LiveTable label={texts.pages.workloads!} columns={t.columns} empty={t.empty} items={value.page} row={row} />
          {value.matching === 0 && <Text size="sm" c="dimmed">{t.absent}</Text>}
          <Pager route={route} shown={value.page.length} matching={value.matching} />
        </>
      )}
    </Stack>
  );
}
