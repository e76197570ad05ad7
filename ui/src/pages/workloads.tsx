// The propagated objects: filters, search, and pages from the server.
import { Badge, Chip, Group, Stack, Text, Title } from "@mantine/core";
import { Workload, Workloads as WorkloadsView } from "../api";
import { useLive } from "../live";
import { Age, CopyCommand, Link, NamespaceField, Pager, ProblemBadge, SearchField, Status, pageSize } from "../parts/common";
import { LiveTable } from "../parts/table";
import { Route, href, setQuery, workloadHref } from "../route";
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
  const flags = (["held", "drifted", "suspended", "moving"] as const).filter((f) => workload[f]);
  return (
    <>
      <Group gap={4}>
        <ProblemBadge kind={workload.problem?.kind} />
        {flags.map((f) => <Badge key={f} color="gray" variant="light" size="sm">{t.flags[f]}</Badge>)}
      </Group>
      {workload.problem && <Text size="xs" lineClamp={2} title={workload.problem.message}>{workload.problem.message}</Text>}
    </>
  );
}

function row(w: Workload) {
  return {
    key: `${w.kind}/${w.namespace}/${w.name}`,
    cells: [
      <Group gap={6}><Link to={workloadHref(w)}>{w.name}</Link><Text size="xs" c="dimmed">{w.kind}</Text></Group>,
      w.namespace ?? "", <WorkloadState workload={w} />, w.replicas === undefined ? "" : `${w.ready ?? 0}/${w.replicas}`,
      w.clusters, <Text size="xs">{w.policy}</Text>, <Age since={w.created} />,
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
          <LiveTable label={texts.pages.workloads!} columns={t.columns} items={value.page} row={row} />
          {!route.query.get("filter") && value.matching < pageSize && (
            <Group gap={6}>
              <Text size="sm" c="dimmed">{t.absent}</Text>
              <Link to={href("resources", { resource: "deployments.apps", namespace: route.query.get("namespace") ?? "" })}>{t.unclaimed}</Link>
            </Group>
          )}
          <Pager route={route} shown={value.page.length} matching={value.matching} />
        </>
      )}
    </Stack>
  );
}
