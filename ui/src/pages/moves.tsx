// What leaves clusters now, and the last moves.
import { Badge, Group, Stack, Title } from "@mantine/core";
import { Eviction, Moves as MovesView } from "../api";
import { useLive } from "../live";
import { Age, ClusterLink, CopyCommand, Link, NamespaceField, Pager, SearchField, Status, moved, pageSize } from "../parts/common";
import { DataTable } from "../parts/table";
import { Route, href, workloadHref } from "../route";
import { texts } from "../texts";

const t = texts.moves;

function evictionRow(e: Eviction, i: number) {
  return {
    key: `${e.namespace}/${e.name}/${e.cluster}/${i}`,
    cells: [
      <Link to={workloadHref(e)}>{e.kind} {e.name}</Link>, e.namespace ?? "", <ClusterLink name={e.cluster} />, e.replicas ?? "", <Age since={e.since} />, e.reason, e.producer,
      <>{e.kept && <Badge size="sm" variant="light" color="yellow">{t.kept}</Badge>} {e.message}</>,
    ],
  };
}

export function Moves({ route }: { route: Route }) {
  const live = useLive<MovesView>("moves", { ...Object.fromEntries(route.query), limit: pageSize });
  const { value } = live;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.moves}</Title>
        <Group gap="xs">
          <Link to={href("workloads", { filter: "suspended" })}>{t.suspended}</Link>
          <Link to={href("resources", { resource: "placementevictions.fleet.karmada.io" })}>{t.evictions}</Link>
          <NamespaceField route={route} />
          <SearchField route={route} />
          <CopyCommand command="kubectl get placementevictions -A" />
        </Group>
      </Group>
      <Status live={live} reading={value} />
      {value && (
        <>
          <Title order={2} size="h5">{t.leaving}</Title>
          <DataTable label={t.leaving} columns={t.evictionColumns} empty={t.none} rows={value.evictions.map(evictionRow)} />
          <Title order={2} size="h5">{t.recent}</Title>
          <DataTable label={t.recent} columns={t.columns} empty={t.noMoves} rows={value.page.map((m, i) => ({
            key: String(i),
            cells: [<Age since={m.time} />, <Link to={workloadHref(m)}>{m.kind} {m.name}</Link>, m.namespace ?? "", moved(m.changes), m.reason, m.by ?? ""],
          }))} />
          <Pager route={route} shown={value.page.length} matching={value.matching} />
        </>
      )}
    </Stack>
  );
}
