// The pods of one object in all clusters, and their logs.
import { Alert, Badge, Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { LogLine, Pod, Pods, Template, viewURL } from "../api";
import { useLive } from "../live";
import { Route, href, setQuery } from "../route";
import { texts } from "../texts";
import { Age, ClusterLink, Link, Status } from "./common";
import { DataTable } from "./table";

const t = texts.pods, l = texts.logs;

function podRow(p: Pod, object: Template) {
  const ready = p.ready === p.containers.length && p.containers.length > 0;
  return {
    key: p.cluster + "/" + p.name,
    cells: [
      <ClusterLink name={p.cluster} />,
      <>{p.name} {p.foreign && <Badge size="sm" variant="light" color="gray" title={t.foreignHint}>{t.foreign}</Badge>}</>,
      <><Badge size="sm" variant="light" color={ready ? "green" : "yellow"}>{p.status}</Badge>{p.message && <Text size="xs">{p.message}</Text>}</>, `${p.ready}/${p.containers.length}`,
      p.restarts, p.node ?? "", <Age since={p.created} />,
      <Group gap="xs" wrap="nowrap" className="nowrap">
        <Link to={href("workload", { ...object, tab: "logs", cluster: p.cluster, pod: p.name })}>{t.logs}</Link>
        <Link to={href("shell", { cluster: p.cluster, namespace: p.namespace, pod: p.name, container: p.containers[0] })}>{t.shell}</Link>
      </Group>,
    ],
  };
}

export function PodsTab({ object }: { object: Template }) {
  const live = useLive<Pods>("pods", { ...object });
  const { value } = live;
  return (
    <Stack gap="sm">
      <Status live={live} />
      {value?.errors.map((e) => <Alert key={e.cluster} color="red" title={`${t.cluster} ${e.cluster}`}>{e.error}</Alert>)}
      {value && (value.pods.length > 0 || value.errors.length === 0) && <DataTable label={texts.workload.tabs.pods!} columns={t.columns} empty={t.empty} rows={value.pods.map((p) => podRow(p, object))} />}
      {value && value.clusters > 50 && <Text size="sm" c="dimmed">{t.more(50, value.clusters)}</Text>}
    </Stack>
  );
}

const maxLines = 2000;
const escapes = /\u001b\[[0-9;?]*[A-Za-z]/g; // sequences of terminals

// useLogs follows the logs of pods and keeps the last lines.
function useLogs(url: string): { lines: LogLine[]; ended: boolean; error: string } {
  const [state, setState] = useState<{ lines: LogLine[]; ended: boolean; error: string }>({ lines: [], ended: false, error: "" });
  useEffect(() => {
    setState({ lines: [], ended: false, error: "" });
    const source = new EventSource(url);
    const end = (error: string) => {
      source.close(); // a new connection would send the lines again
      setState((s) => ({ ...s, ended: true, error }));
    };
    source.onmessage = (e) => setState((s) => ({ ...s, lines: [...s.lines, ...(JSON.parse(e.data) as LogLine[])].slice(-maxLines) }));
    source.addEventListener("end", () => end(""));
    source.onerror = () => end(texts.failed);
    return () => source.close();
  }, [url]);
  return state;
}

export function LogsTab({ object, route }: { object: Template; route: Route }) {
  const [round, setRound] = useState(0);
  const [filter, setFilter] = useState("");
  const cluster = route.query.get("cluster") ?? "", pod = route.query.get("pod") ?? "", previous = route.query.get("previous") ?? "";
  const { lines, ended, error } = useLogs(viewURL("logs", { ...object, cluster, pod, previous, round }));
  const clusters = useMemo(() => [...new Set([...lines.map((x) => x.c).filter(Boolean), ...(cluster ? [cluster] : [])])].sort(), [lines, cluster]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => { end.current?.scrollIntoView({ block: "nearest" }); }, [lines]); // it may return a promise
  const shown = filter ? lines.filter((x) => x.t.includes(filter)) : lines;
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <NativeSelect aria-label={l.cluster} size="sm" value={cluster} data={[{ value: "", label: l.cluster }, ...clusters.filter(Boolean)]}
          onChange={(e) => setQuery(route, { cluster: e.currentTarget.value, pod: undefined })} />
        <TextInput type="search" aria-label={l.filter} placeholder={l.filter} size="sm" value={filter} onChange={(e) => setFilter(e.currentTarget.value)} />
        <Checkbox label={l.previous} checked={previous === "true"} onChange={(e) => setQuery(route, { previous: e.currentTarget.checked ? "true" : undefined })} />
        <Badge color={ended ? "gray" : "green"} variant="light">{ended ? l.ended : l.follow}</Badge>
        {ended && <Button size="compact-sm" variant="default" onClick={() => setRound(round + 1)}>{l.again}</Button>}
        {pod && <Button size="compact-sm" variant="default" onClick={() => setQuery(route, { pod: undefined })}>{pod} ✕</Button>}
      </Group>
      {error && <Alert color="red" role="alert">{error}</Alert>}
      <div className="log" tabIndex={0} role="log" aria-label={l.label} aria-live="off">
        {shown.length === 0 && <Text size="sm" c="dimmed">{l.empty}</Text>}
        {shown.map((x, i) => (
          <div key={i} className={x.e ? "mono removed" : "mono"}><span className="source">{x.c} {x.p}</span> {x.t.replace(escapes, "")}</div>
        ))}
        <div ref={end} />
      </div>
      {lines.length >= maxLines && <Text size="sm" c="dimmed">{l.dropped(maxLines)}</Text>}
    </Stack>
  );
}
