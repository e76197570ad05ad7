// The fleet: numbers, the most serious problems, and the clusters, those with problems first.
import { Anchor, Badge, Card, Group, Stack, Text, Title, UnstyledButton } from "@mantine/core";
import { Fragment } from "react";
import { Cluster, Fleet as FleetView, Problem, Region } from "../api";
import { useLive } from "../live";
import { Age, ClusterLink, CopyCommand, Link, Pager, ProblemBadge, SearchField, Status, UsageBar, pageSize, whyMissing } from "../parts/common";
import { Reason } from "../parts/reason";
import { DataTable, LiveTable } from "../parts/table";
import { Route, clusterHref, href, setQuery, workloadHref } from "../route";
import { texts } from "../texts";

const t = texts.fleet;

// Count shows a number, or why there is none.
function Count({ label, total, detail, href: to, denied }: { label: string; total: number; detail: React.ReactNode; href: string; denied: string | undefined }) {
  if (denied) return <Card withBorder padding="md" className="count"><Link to={to}>{label}</Link><Text size="sm">{denied}</Text></Card>;
  return (
    <Card withBorder padding="md" className="count">
      {to.startsWith("#") ? <Anchor href={to} size="sm">{label}</Anchor> : <Link to={to}>{label}</Link>}
      <Text fz={32} fw={700} lh={1.1}>{total}</Text>
      <Text size="sm" component="div">{detail}</Text>
    </Card>
  );
}

function RegionCard({ region, route }: { region: Region; route: Route }) {
  const selected = route.query.get("region") === region.name;
  const name = region.name || t.noRegion;
  return (
    <UnstyledButton onClick={() => setQuery(route, { region: selected ? undefined : region.name, offset: undefined })}
      aria-pressed={selected} disabled={region.name === ""}>
      <Card withBorder padding="xs" bg={selected ? "var(--mantine-primary-color-light)" : undefined}>
        <Text size="sm" fw={600}>{name}</Text>
        <Text size="xs" c={region.ready < region.clusters ? "red" : "dimmed"}>{region.ready}/{region.clusters} {t.ready}</Text>
        <UsageBar usage={region.cpu} label={`${t.columns[6]} ${name}`} />
      </Card>
    </UnstyledButton>
  );
}

function problemRow(p: Problem, i: number) {
  const name = p.object.slice(p.object.indexOf("/") + 1);
  const to = p.template ? workloadHref(p.template) : p.object.startsWith("cluster/") ? clusterHref(name) : href("workloads", { search: name, filter: "problem" });
  return {
    key: String(i),
    cells: [
      <ProblemBadge kind={p.kind} />, <span className="nowrap"><Link to={to}>{p.object}</Link></span>, p.namespace ?? "", p.clusters || "", <Age since={p.since} />,
      <>
        <Reason text={p.message} cluster={p.cluster} namespace={p.namespace} />
        {p.unknown ? <div><Link to={href("workloads", { filter: "unknown", search: p.cluster })}>{t.unknown(p.unknown)}</Link></div> : null}
      </>,
    ],
  };
}

function ClusterState({ cluster }: { cluster: Cluster }) {
  return (
    <Group gap={4}>
      <ProblemBadge kind={cluster.problem?.kind} />
      {cluster.cordoned && <Badge color="gray" variant="light" size="sm">{t.cordoned}</Badge>}
      {cluster.pending && <Badge color="yellow" variant="light" size="sm">{t.pending}</Badge>}
      {cluster.problem && <Reason size="xs" text={cluster.problem.message} />}
    </Group>
  );
}

// The rows are the same functions each time: with and without the column Region.
const withRegion = (c: Cluster) => clusterRow(c, true), withoutRegion = (c: Cluster) => clusterRow(c, false);

function clusterRow(c: Cluster, region: boolean) {
  return {
    key: c.name,
    cells: [
      <ClusterLink name={c.name} />, <ClusterState cluster={c} />,
      ...(region ? [<span className="nowrap">{[c.region, c.zone].filter(Boolean).join(" / ")}</span>] : []), c.version ?? "",
      c.mode, c.nodes ? `${c.readyNodes}/${c.nodes}` : "", <UsageBar usage={c.cpu} label={`${t.columns[6]} ${c.name}`} />,
      <UsageBar usage={c.memory} memory label={`${t.columns[7]} ${c.name}`} />, c.taints ? <Text size="xs">{c.taints.join(", ")}</Text> : "",
      <span className="nowrap" title={t.whatifHint(c.name)}><Link to={href("whatif", { cluster: c.name })}>{t.whatif}</Link></span>,
    ],
  };
}

function Numbers({ value }: { value: FleetView }) {
  const lost = value.clusters - value.ready;
  return (
    <Group align="stretch">
      <Count label={t.clusters} total={value.clusters} href="#clusters" denied={whyMissing(value, "clusters", t.mayNotList)} detail={
        <>{value.ready} {t.ready}{lost > 0 && <>, <Text span c="red">{lost} {t.notReady}</Text></>}{value.cordoned > 0 && `, ${value.cordoned} ${t.cordoned}`}</>
      } />
      <Count label={t.objects} total={value.objects} href={href("workloads")}
        denied={whyMissing(value, "resourcebindings", t.mayNotListObjects)} detail={
        <>{value.healthy} {t.healthy}{value.problems.filter((p) => p.kind !== "ClusterNotReady").map((p) => (
          <Fragment key={p.kind}>, <Text span c="red">{p.count} {p.name}</Text></Fragment>
        ))}</>
      } />
    </Group>
  );
}

export function Fleet({ route }: { route: Route }) {
  const live = useLive<FleetView>("fleet", { ...Object.fromEntries(route.query), limit: pageSize });
  const { value } = live;
  const regions = value?.regions.some((r) => r.name !== "");
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.fleet}</Title>
        <CopyCommand command="karmadactl status" />
      </Group>
      <Status live={live} reading={value} />
      {value && (
        <>
          <Numbers value={value} />
          <section>
            <Title order={2} size="h5" mb="xs">{t.problems}</Title>
            <DataTable label={t.problems} columns={t.problemColumns} empty={t.noProblems}
              rows={value.worst.map(problemRow)} />
          </section>
          <section id="clusters">
            <Group justify="space-between" mb="xs">
              <Title order={2} size="h5">{t.clusters}</Title>
              <SearchField route={route} />
            </Group>
            {value.regions.length > 1 && (
              <Group gap="xs" mb="xs">{value.regions.map((r) => <RegionCard key={r.name} region={r} route={route} />)}</Group>
            )}
            <LiveTable label={t.clusters} columns={regions ? t.columns : t.columns.filter((_, i) => i !== 2)} items={value.page} row={regions ? withRegion : withoutRegion}
              empty={whyMissing(value, "clusters", t.mayNotList)} />
            <Pager route={route} shown={value.page.length} matching={value.matching} />
          </section>
        </>
      )}
    </Stack>
  );
}
