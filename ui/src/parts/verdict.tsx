// The verdict on an object: what is wrong, in which cluster, why, and where it can be changed.
import { Alert, Group, Text } from "@mantine/core";
import { Template, Verdict, WorkloadDetail } from "../api";
import { clusterHref, editHref, href, workloadHref } from "../route";
import { texts } from "../texts";
import { Age, ClusterLink, Link, isMild } from "./common";
import { Reason } from "./reason";

const t = texts.verdict;

// pages returns the pages that belong to a kind of problem.
function pages(v: Verdict, object: Template): [string, string][] {
  const tab = (name: string) => workloadHref(object) + "&tab=" + name;
  const inbox = href("inbox", { namespace: object.namespace });
  switch (v.kind) {
    case "NotScheduled": return [[t.why, tab("why")]];
    case "NotApplied": return [[t.diff, tab("diff")], ...(v.message.includes("karmadactl adopt") ? [[t.inbox, inbox] as [string, string]] : [])];
    case "NotHealthy": case "RollingOut": return [[t.pods, tab("pods")], [t.logs, tab("logs")]];
    case "StatusUnknown": case "NotReported": return v.cluster ? [[t.cluster(v.cluster), clusterHref(v.cluster)]] : [];
    case "RemovalHeld": case "RestartHeld": return [[t.inbox, inbox]];
    case "EvictionBlocked": case "MoveHeld": return [[t.moves, href("moves", { search: object.name })]];
    case "NoPolicy": return [[t.policy, href("edit")]];
  }
  if (v.kind === "RolloutWaitsForApproval") return [[t.approve, inbox], [t.rollout, href("rollouts", { search: object.name })]];
  return v.kind.startsWith("Rollout") ? [[t.rollout, href("rollouts", { search: object.name })]] : [];
}

function heading(v: Verdict): string {
  if (!v.kind) return v.state === "Done" ? t.healthy : t.waits;
  return texts.problems[v.kind] ?? v.kind;
}

function color(v: Verdict): string {
  if (v.state === "Done") return "green";
  return !v.kind || isMild(v.kind) ? "yellow" : "red";
}

// ready returns the replicas that are ready in all listed clusters.
function ready(value: WorkloadDetail): string {
  const known = value.clusters.filter((c) => c.replicas !== undefined);
  const sum = (key: "ready" | "replicas") => known.reduce((n, c) => n + (c[key] ?? 0), 0);
  const clusters = t.clusters(value.clusters.length);
  return known.length > 0 ? t.ready(sum("ready"), sum("replicas"), clusters) : t.done(clusters);
}

export function VerdictBanner({ value }: { value: WorkloadDetail }) {
  const v = value.verdict;
  const links = [...v.change.map((o) => [t.edit(`${o.kind} ${o.name}`), editHref(o)] as [string, string]), ...pages(v, value)];
  return (
    <Alert color={color(v)} role="status" data-kind={v.kind || v.state} title={
      <>
        {heading(v)}
        {v.cluster && <> {t.in} <ClusterLink name={v.cluster} /></>}
        {(v.clusters ?? 0) > 1 && ` ${t.more(v.clusters! - 1)}`}
        {v.since && <Text span size="sm" c="dimmed"> {t.since} <Age since={v.since} /></Text>}
      </>
    }>
      {v.state === "Done" ? <Text size="sm">{ready(value)}</Text> : <Reason text={v.message} namespace={value.namespace} />}
      {v.hints.map((h) => <div key={h}><Reason text={h} namespace={value.namespace} /></div>)}
      {links.length > 0 && <Group gap="md" mt={4}>{links.map(([label, to]) => <Link key={to} to={to}>{label}</Link>)}</Group>}
    </Alert>
  );
}
