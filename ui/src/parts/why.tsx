// Why an object is in its clusters: the decision that the scheduler would make now, with a reason for each cluster.
import { Alert, Badge, List, Loader, Stack, Text, Title } from "@mantine/core";
import { PolicyRef, Template, Why, WhyCluster, WhyTerm } from "../api";
import { useOnce } from "../live";
import { texts } from "../texts";
import { DataTable } from "./table";

const t = texts.why;

const named = (p: PolicyRef) => `${p.kind} ${p.namespace ? p.namespace + "/" : ""}${p.name}`;

function row(c: WhyCluster, divided: boolean) {
  return {
    key: c.cluster,
    cells: [
      c.cluster, <Badge size="sm" variant="light" color={c.chosen ? "green" : "gray"}>{c.chosen ? t.yes : t.no}</Badge>,
      divided && c.chosen ? c.replicas : "", divided ? c.current : "", c.capacity ?? "", c.score || "", c.reason,
    ],
  };
}

function Term({ term, single }: { term: WhyTerm; single: boolean }) {
  return (
    <section>
      {!single && <Title order={2} size="h5">{t.term(term.affinity ?? "")}</Title>}
      {term.error && <Alert color="red" title={t.unschedulable} my="xs">{term.error}</Alert>}
      {term.division && <Text size="sm">{t.division(term.division)}</Text>}
      <DataTable label={texts.workload.tabs.why!} columns={t.columns} rows={term.clusters.map((c) => row(c, !!term.division))} />
      {term.total > term.clusters.length && <Text size="sm" c="dimmed">{t.more(term.total - term.clusters.length)}</Text>}
      {term.notes.map((n) => <Text key={n} size="sm">{n}</Text>)}
    </section>
  );
}

function Policies({ why }: { why: Why }) {
  return (
    <>
      {why.policy && <Text size="sm">{t.policy(named(why.policy), why.policy.problem)}</Text>}
      {why.unclaimed && <Alert color="red" title={t.unclaimed}>{why.unclaimed.includes("no policy selects") ? undefined : why.unclaimed}</Alert>}
      {why.nearly.length > 0 && (
        <Alert color="yellow" title={t.nearly}>
          <List size="sm">{why.nearly.map((n) => <List.Item key={named(n.policy)}>{named(n.policy)}: {n.difference}</List.Item>)}</List>
        </Alert>
      )}
      {why.alsoMatching.map((l) => <Text key={named(l.policy)} size="sm" c="dimmed">{t.also}: {named(l.policy)}, {l.reason}</Text>)}
    </>
  );
}

export function WhyTable({ object }: { object: Template }) {
  const { value, error } = useOnce<Why>("why", { ...object, limit: 200 });
  if (error) return <Alert color="red" title={texts.failed} role="alert">{error}</Alert>;
  if (!value) return <Loader size="sm" role="status" aria-label={texts.loading} />;
  return (
    <Stack gap="sm">
      <Policies why={value} />
      {value.held && <Alert color="yellow" title={t.held}>{value.held}</Alert>}
      {value.due && <Alert color="blue" title={t.due}>{value.due}</Alert>}
      {value.error && value.terms.length !== 1 && <Alert color="red" title={t.unschedulable}>{value.error}</Alert>}
      {value.terms.map((term, i) => <Term key={i} term={term} single={value.terms.length === 1} />)}
      {value.notes.map((n) => <Text key={n} size="sm">{n}</Text>)}
    </Stack>
  );
}
