// Why an object is in its clusters: the decision that the scheduler would make now, with a reason for each cluster.
import { Alert, Badge, List, Loader, Stack, Text, Title } from "@mantine/core";
import { ClusterState, PolicyRef, Template, Verdict, Why, WhyCluster, WhyTerm } from "../api";
import { useOnce } from "../live";
import { texts } from "../texts";
import { ClusterBadge, ClusterLinks, labelText, readyOf } from "./common";
import { Reason } from "./reason";
import { DataTable } from "./table";

const t = texts.why;

const named = (p: PolicyRef) => `${p.kind} ${p.namespace ? p.namespace + "/" : ""}${p.name}`;

// grouped joins the clusters that were not chosen for the same reason.
function grouped(clusters: WhyCluster[], states: ClusterState[]): WhyCluster[][] {
  const out = new Map<string, WhyCluster[]>();
  for (const c of clusters) {
    const key = c.chosen || c.labels || states.some((s) => s.cluster === c.cluster) ? c.cluster : JSON.stringify({ ...c, cluster: "" });
    out.set(key, [...(out.get(key) ?? []), c]);
  }
  return [...out.values()];
}

// row repeats the state in the cluster if it is not the wanted one: a chosen cluster need not run anything.
function row(group: WhyCluster[], divided: boolean, state?: ClusterState) {
  const failing = state && state.state !== "Done", c = group[0]!;
  return {
    key: c.cluster,
    cells: [
      <ClusterLinks names={group.map((c) => c.cluster)} />, <Badge size="sm" variant="light" color={c.chosen ? "green" : "gray"}>{c.chosen ? t.yes : t.no}</Badge>,
      divided && c.chosen ? c.replicas : "", divided ? c.current : "", (state && divided ? readyOf(state) : c.ready) ?? "", c.capacity ?? "", c.score || "",
      <>{failing && <><ClusterBadge state={state} /> <Reason text={state.message ?? ""} /><br /></>}<Reason text={c.reason} />
        {c.labels && <Text size="xs" c="dimmed">{t.labels}: {labelText(c.labels)}</Text>}</>,
    ],
  };
}

function Term({ term, single, states }: { term: WhyTerm; single: boolean; states: ClusterState[] }) {
  return (
    <section>
      {!single && <Title order={2} size="h5">{t.term(term.affinity ?? "")}</Title>}
      {term.error && <Alert color="red" title={t.unschedulable} my="xs"><Reason text={term.error} /></Alert>}
      {term.selector && term.clusters.some((c) => c.labels) && <Text size="sm">{t.selector(term.selector)}</Text>}
      {term.division && <Text size="sm">{t.division(term.division)}</Text>}
      <DataTable label={texts.workload.tabs.why!} columns={t.columns} rows={grouped(term.clusters, states).map((g) => row(g, !!term.division, states.find((s) => s.cluster === g[0]!.cluster)))} />
      {term.total > term.clusters.length && <Text size="sm" c="dimmed">{t.more(term.total - term.clusters.length)}</Text>}
      {term.notes.map((n) => <Text key={n} size="sm">{n}</Text>)}
    </section>
  );
}

function Policies({ why, banner }: { why: Why; banner: boolean }) {
  return (
    <>
      {why.policy && <Reason text={t.policy(named(why.policy), why.policy.problem)} />}
      {why.unclaimed && !banner && <Alert color="red" title={t.unclaimed}>{why.unclaimed}</Alert>}
      {why.nearly.length > 0 && (
        <Alert color="yellow" title={t.nearly}>
          <List size="sm">{why.nearly.map((n) => <List.Item key={named(n.policy)}><Reason text={`${named(n.policy)}: ${n.difference}`} /></List.Item>)}</List>
        </Alert>
      )}
      {why.alsoMatching.map((l) => <div key={named(l.policy)}><Reason text={`${t.also}: ${named(l.policy)}, ${l.reason}`} /></div>)}
    </>
  );
}

// WhyTable explains the placement. states are the current states in clusters; the banner has the verdict already.
export function WhyTable({ object, states, verdict }: { object: Template; states: ClusterState[]; verdict?: Verdict | undefined }) {
  const { value, error } = useOnce<Why>("why", { ...object, limit: 200 });
  if (error) return <Alert color="red" title={texts.failed} role="alert">{error}</Alert>;
  if (!value) return <Loader size="sm" role="status" aria-label={texts.loading} />;
  return (
    <Stack gap="sm">
      <Policies why={value} banner={!!verdict} />
      {value.held && <Alert color="yellow" title={t.held}>{value.held}</Alert>}
      {value.due && verdict?.kind !== "NotScheduled" && <Alert color="blue" title={t.due}>{value.due}</Alert>}
      {value.error && value.terms.length !== 1 && <Alert color="red" title={t.unschedulable}>{value.error}</Alert>}
      {value.terms.map((term, i) => <Term key={i} term={term} single={value.terms.length === 1} states={states} />)}
      {value.notes.map((n) => <Text key={n} size="sm">{n}</Text>)}
    </Stack>
  );
}
