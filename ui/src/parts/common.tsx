// Parts that several pages have in common.
import { Alert, Anchor, Badge, Button, Group, Loader, Progress, Text, TextInput, Tooltip } from "@mantine/core";
import { useClipboard, useDebouncedCallback } from "@mantine/hooks";
import { Fragment, useEffect, useState } from "react";
import { ClusterState, Reading, State, Usage } from "../api";
import { Live } from "../live";
import { Route, clusterHref, follow, setQuery } from "../route";
import { texts } from "../texts";

// colors of states: failures red, waits yellow. The text of a badge has the state, too.
const colors: Record<string, string> = { Done: "green", Waiting: "yellow", Failed: "red", Missing: "red" };

export function StateBadge({ state }: { state?: State | "Missing" | undefined }) {
  return state ? <Badge color={colors[state]} variant="light" size="sm">{state}</Badge> : null;
}

// kinds of problems that leave an object running.
const mild = ["StatusUnknown", "NotHealthy", "NotReported", "RollingOut"];
export const isMild = (kind: string) => mild.includes(kind);

export function ProblemBadge({ kind }: { kind?: string }) {
  if (!kind) return <Badge color="green" variant="light" size="sm">{texts.workloads.healthy}</Badge>;
  return <Badge color={isMild(kind) ? "yellow" : "red"} variant="light" size="sm">{texts.problems[kind] ?? kind}</Badge>;
}

// ClusterBadge shows the state in a cluster with the words of the lists.
export function ClusterBadge({ state: c }: { state: ClusterState }) {
  if (c.problem || c.state === "Done") return <ProblemBadge kind={c.problem} />;
  return <Badge color={c.state === "Failed" ? "red" : "yellow"} variant="light" size="sm">{texts.workload.waits[c.stage] ?? c.stage}</Badge>;
}

// readyOf shows the ready replicas in a cluster. Those of a cluster that is not ready are not known.
export function readyOf(c: ClusterState): React.ReactNode {
  if (c.replicas === undefined) return "";
  const unknown = c.problem === "StatusUnknown";
  return <span className="nowrap" title={unknown ? texts.workloads.lastKnown(c.ready ?? 0) : undefined}>{unknown ? "?" : c.ready ?? 0} / {c.replicas}</span>;
}

export const labelText = (labels?: Record<string, string>) => Object.entries(labels ?? {}).map(([k, v]) => `${k}=${v}`).join(", ");

export function Link({ to, children }: { to: string; children: React.ReactNode }) {
  return <Anchor href={to} onClick={follow} size="sm">{children}</Anchor>;
}

export const ClusterLink = ({ name }: { name: string }) => <span className="nowrap"><Link to={clusterHref(name)}>{name}</Link></span>;

// ClusterLinks are the first clusters of a list.
export const ClusterLinks = ({ names }: { names: string[] }) => (
  <>
    {names.slice(0, maxLinks).map((name, i) => <Fragment key={name}>{i > 0 && ", "}<ClusterLink name={name} /></Fragment>)}
    {names.length > maxLinks && ` ${texts.verdict.more(names.length - maxLinks)}`}
  </>
);

const maxLinks = 10;

// moved separates the clusters of a change from the replicas, as in "member1: +2".
export const moved = (changes?: string[]) => changes?.map((c) => c.replace(/:(?=[+-])/, ": ")).join(", ") ?? "";

// age returns the time since a timestamp in one unit, as kubectl does.
export function age(since?: string): string {
  if (!since || since.startsWith("0001")) return "";
  const seconds = Math.max(0, Math.floor((Date.now() - new Date(since).getTime()) / 1000));
  for (const [unit, size] of [["d", 86400], ["h", 3600], ["m", 60]] as const) {
    if (seconds >= 2 * size) return Math.floor(seconds / size) + unit;
  }
  return seconds + "s";
}

// Age shows the time since a timestamp, and the timestamp on request.
export function Age({ since }: { since?: string | undefined }) {
  if (!since) return null;
  return <time className="nowrap" dateTime={since} title={new Date(since).toLocaleString()}>{age(since)}</time>;
}

const gib = 2 ** 30;

export function UsageBar({ usage, memory, label }: { usage?: Usage | undefined; memory?: boolean; label: string }) {
  if (!usage || usage.allocatable === 0) return null;
  const share = Math.round((100 * usage.allocated) / usage.allocatable);
  const amount = (n: number) => (memory ? (n / gib).toFixed(n < 10 * gib ? 1 : 0) + " GiB" : n.toFixed(n < 10 ? 1 : 0));
  return (
    <Group gap={6} wrap="nowrap" title={`${amount(usage.allocated)} / ${amount(usage.allocatable)}`}>
      <Progress value={share} w={60} size="sm" color={share > 90 ? "red" : "indigo"} aria-label={label} />
      <Text size="xs" c="dimmed" span className="nowrap">{share}%</Text>
    </Group>
  );
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
      {reading?.failed?.map((f) => <Alert key={f.kind} color="yellow" mb="sm" role="status" title={texts.unread(f.kind)}>{f.error}</Alert>)}
      {unreadable.length > 0 && <Alert color="blue" mb="sm" role="status">{texts.unreadable(unreadable)}</Alert>}
      {live.value === undefined && !live.error && <Loader size="sm" role="status" aria-label={texts.loading} />}
    </>
  );
}

// whyMissing returns why the objects of a kind are missing, or nothing: denied, or that they could not be read.
export function whyMissing(reading: Reading, kind: string, denied: string): string | undefined {
  if (reading.unreadable?.includes(kind)) return denied;
  return reading.failed?.some((f) => f.kind === kind) ? texts.notRead : undefined;
}

export function CopyCommand({ command }: { command: string }) {
  const clipboard = useClipboard();
  return (
    <Tooltip label={command} multiline maw={600}>
      <Button variant="default" size="xs" onClick={() => clipboard.copy(command)}>
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
    <TextInput type={type} size="xs" w={width} placeholder={hint} aria-label={hint} value={text} name={name}
      onChange={(e) => { setText(e.currentTarget.value); update(e.currentTarget.value); }} />
  );
}

export const SearchField = ({ route }: { route: Route }) =>
  <QueryField route={route} name="search" hint={texts.searchHint} type="search" width={240} />;

// NamespaceField selects the namespace that is listed. Users who may not list all namespaces need it.
export const NamespaceField = ({ route }: { route: Route }) =>
  <QueryField route={route} name="namespace" hint={texts.namespaceHint} type="text" width={150} />;

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
