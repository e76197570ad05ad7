// One object: its graph, why it is where it is, what happened when, and its events.
import { Alert, Badge, Button, Code, Group, Modal, Stack, Switch, Tabs, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Departure, Step, Template, WorkloadDetail, post } from "../api";
import { useLive } from "../live";
import { Age, ClusterBadge, ClusterLink, ClusterLinks, CopyCommand, Link, StateBadge, Status, age, moved, readyOf } from "../parts/common";
import { DiffTab } from "../parts/diff";
import { Graph } from "../parts/graph";
import { LogsTab, PodsTab } from "../parts/pods";
import { Reason } from "../parts/reason";
import { Conditions, DataTable, Events } from "../parts/table";
import { VerdictBanner } from "../parts/verdict";
import { WhyTable } from "../parts/why";
import { Route, editHref, setQuery } from "../route";
import { texts } from "../texts";

const t = texts.workload;

// commands returns the command that shows what a tab shows.
function command(tab: string, o: Template): string {
  const object = `${o.kind.toLowerCase()}${o.group ? "." + o.group : ""}/${o.name}${o.namespace ? " -n " + o.namespace : ""}`;
  const verbs: Record<string, string> = {
    graph: "karmadactl tree", why: "karmadactl why", timeline: "karmadactl trace", events: "karmadactl describe", manifest: "kubectl get -o yaml",
    diff: "karmadactl diff", pods: "karmadactl get pods --operation-scope members #", logs: "karmadactl logs --all-clusters",
  };
  return `${verbs[tab]} ${object}`;
}

// Evict plans to move the object away from a cluster, and does it after a confirmation.
function Evict({ value, cluster, onClose }: { value: WorkloadDetail; cluster: string; onClose: () => void }) {
  const [state, setState] = useState<{ planned?: Departure; done?: boolean; error?: string }>({});
  const request = { namespace: value.namespace ?? "", binding: value.binding, cluster };
  const send = (planned?: Departure) =>
    post<Departure>("evict", { ...request, planned }).then((p) => setState({ planned: p, done: !!planned }), (e: Error) => setState({ planned, error: e.message }));
  useEffect(() => void send(), []);
  const { planned } = state;
  return (
    <Modal opened onClose={onClose} title={t.evictHeading(value.name, cluster)} centered>
      <Stack>
        {state.error && <Alert color="red" role="alert">{state.error}</Alert>}
        {state.done && <Alert color="green" role="status">{t.evicted}</Alert>}
        {planned?.stays && <Alert color="yellow" title={t.staysThere}>{planned.stays}</Alert>}
        {planned && !planned.stays && <Text size="sm">{planned.to.length > 0 ? `${t.goes} ${moved(planned.to)}` : t.nowhere}</Text>}
        {planned?.budgets && <Text size="sm">{t.budgets}: {planned.budgets}</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>{t.cancel}</Button>
          <Button color="red" disabled={!planned || !!planned.stays || state.done} onClick={() => void send(planned)}>{t.evict}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Clusters({ value }: { value: WorkloadDetail }) {
  const [evicted, setEvicted] = useState("");
  const revisions = value.clusters.some((c) => c.revision);
  const columns = t.clusterColumns.filter((_, i) => i !== 3 || revisions);
  return (
    <>
    {evicted && <Evict value={value} cluster={evicted} onClose={() => setEvicted("")} />}
    <DataTable label={t.clusters} columns={columns} rows={value.clusters.map((c) => ({
      key: c.cluster, cells: [
        <ClusterLink name={c.cluster} />, <ClusterBadge state={c} />, readyOf(c), ...(revisions ? [c.revision ? t.revision(c.revision) : ""] : []),
        <Reason text={c.message ?? ""} namespace={value.namespace} />,
        value.binding && <Button size="compact-xs" variant="default" onClick={() => setEvicted(c.cluster)}>{t.evict}</Button>,
      ],
    }))} />
    </>
  );
}

function GraphTab({ value }: { value: WorkloadDetail }) {
  const hidden = value.tree.children?.flatMap((c) => Object.entries(c.hidden ?? {})) ?? [];
  return (
    <Stack>
      <Graph root={value.tree} />
      {hidden.map(([state, n]) => <Text key={state} size="sm" c="dimmed">{t.more(n, state)}</Text>)}
      {value.binding && (
        <>
          <Title order={2} size="h5">{t.clusters}</Title>
          <Clusters value={value} />
        </>
      )}
      {value.overrides.length > 0 && (
        <>
          <Title order={2} size="h5">{t.overrides}</Title>
          <DataTable label={t.overrides} columns={t.overrideColumns} rows={value.overrides.map((o) => ({
            key: `${o.cluster}/${o.kind}/${o.name}`, cells: [
              <ClusterLink name={o.cluster} />, <Link to={editHref(o)}>{o.kind} {o.name}</Link>,
              o.failed ? <><Badge size="sm" variant="light" color="red">{t.failed}</Badge> {o.failed}</> : <span className="mono">{o.paths.join("\n")}</span>,
            ],
          }))} />
        </>
      )}
      {value.binding && (
        <>
          <Title order={2} size="h5">{t.conditions}</Title>
          <Conditions label={t.conditions} conditions={value.conditions} />
        </>
      )}
      {value.moves.length > 0 && (
        <>
          <Title order={2} size="h5">{t.moves}</Title>
          <DataTable label={t.moves} columns={t.moveColumns} rows={value.moves.map((m, i) => ({
            key: String(i), cells: [<Age since={m.time} />, moved(m.changes), m.reason, m.by ?? ""],
          }))} />
        </>
      )}
    </Stack>
  );
}

// Group holds the steps that differ only in their clusters.
interface StepGroup { steps: Step[]; clusters: string[] }

// inOrder returns steps by their time. Steps without one follow the step before; those that are not done are last.
function inOrder(steps: Step[]): Step[] {
  let last = 0;
  const timed = steps.map((s) => {
    if (s.time) last = Date.parse(s.time);
    return { s, at: s.state === "Done" ? (s.time ? Date.parse(s.time) : last) : Infinity };
  });
  return timed.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ s }) => s);
}

// grouped joins the steps of several clusters with the same state, time and message.
function grouped(steps: Step[]): StepGroup[] {
  const out = new Map<string, StepGroup>();
  for (const s of inOrder(steps)) {
    const key = JSON.stringify([s.stage, s.state, s.message, s.cluster ? "" : s.object, s.time && age(s.time), s.seconds]);
    const group = out.get(key) ?? { steps: [], clusters: [] };
    group.steps.push(s);
    if (s.cluster) group.clusters.push(s.cluster);
    out.set(key, group);
  }
  return [...out.values()];
}

function stepRow({ steps, clusters }: StepGroup, i: number, namespace?: string) {
  const s = steps[0]!;
  return {
    key: String(i),
    cells: [
      <Age since={s.time} />, s.seconds === undefined ? "" : <span className="nowrap">{t.seconds(s.seconds)}</span>, <StateBadge state={s.state} />,
      t.stages[s.stage] ?? s.stage,
      clusters.length === 0 ? "" : <ClusterLinks names={clusters} />,
      steps.length === 1 || !s.cluster ? s.object : "", <Reason text={s.message ?? ""} namespace={namespace} />,
    ],
  };
}

// TimelineTab shows the steps that are not done. The others can be shown, too, and are if every step is done.
function TimelineTab({ value }: { value: WorkloadDetail }) {
  const { timeline } = value;
  const [all, setAll] = useState(timeline.complete);
  const done = timeline.steps.filter((s) => s.state === "Done").length;
  const steps = timeline.steps.filter((s) => all || s.state !== "Done");
  return (
    <Stack>
      {timeline.complete ? <Alert color="green">{t.complete}</Alert> : <Title order={2} size="h5">{t.waiting}</Title>}
      {done > 0 && <Switch size="sm" checked={all} onChange={(e) => setAll(e.currentTarget.checked)} label={t.finished(done)} />}
      <DataTable label={t.tabs.timeline!} columns={t.timelineColumns} rows={grouped(steps).map((g, i) => stepRow(g, i, value.namespace))} />
    </Stack>
  );
}

export function Workload({ route }: { route: Route }) {
  const { group, version, kind, namespace, name } = Object.fromEntries(route.query);
  const object = { group, version, kind, namespace, name };
  const live = useLive<WorkloadDetail>("workload", object);
  const { value } = live;
  const tab = route.query.get("tab") ?? (value && !value.binding ? "why" : "graph");
  const template = object as unknown as Template;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{template.kind} {template.name} <Text span c="dimmed">{template.namespace}</Text></Title>
        <Group gap="xs">
          <Link to={editHref(template)}>{t.edit}</Link>
          <CopyCommand command={command(tab, template)} />
        </Group>
      </Group>
      <Status live={live} />
      {value && <VerdictBanner value={value} />}
      <Tabs value={tab} onChange={(tab) => setQuery(route, { tab: tab! }, true)} keepMounted={false}>
        <Tabs.List mb="sm">
          {Object.entries(t.tabs).map(([name, label]) => <Tabs.Tab key={name} value={name}>{label}</Tabs.Tab>)}
        </Tabs.List>
        <Tabs.Panel value="graph">{value && <GraphTab value={value} />}</Tabs.Panel>
        <Tabs.Panel value="why"><WhyTable object={template} states={value?.clusters ?? []} verdict={value?.verdict} /></Tabs.Panel>
        <Tabs.Panel value="diff"><DiffTab object={template} /></Tabs.Panel>
        <Tabs.Panel value="pods"><PodsTab object={template} /></Tabs.Panel>
        <Tabs.Panel value="logs"><LogsTab object={template} route={route} /></Tabs.Panel>
        <Tabs.Panel value="timeline">{value && <TimelineTab value={value} />}</Tabs.Panel>
        <Tabs.Panel value="events">{value && <Events clusters={value.clusters.map((c) => c.cluster)} policies={value.policies} events={value.events} />}</Tabs.Panel>
        <Tabs.Panel value="manifest">
          {value && (value.manifest ? <Code block tabIndex={0}>{value.manifest}</Code> : <Text>{t.noManifest}</Text>)}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
