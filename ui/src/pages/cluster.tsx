// One cluster: its health, capacity, taints, workloads and events, and the actions on it.
import { Alert, Badge, Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { ClusterDetail, ObjectInCluster, post } from "../api";
import { useLive } from "../live";
import { Age, CopyCommand, Link, NamespaceField, Pager, SearchField, Status, UsageBar, labelText, pageSize, whyMissing } from "../parts/common";
import { Reason } from "../parts/reason";
import { Conditions, DataTable, Events } from "../parts/table";
import { Route, follow, href, workloadHref } from "../route";
import { texts } from "../texts";

const t = texts.cluster;

function Actions({ value }: { value: ClusterDetail }) {
  const [error, setError] = useState("");
  const send = (action: string, body: Record<string, unknown>) => {
    setError("");
    post(action, { cluster: value.name, ...body }).catch((e: Error) => setError(e.message));
  };
  return (
    <>
      <Group gap="xs">
        {value.pending && <Button size="xs" onClick={() => send("approve-cluster", {})}>{texts.inbox.approve}</Button>}
        <Button size="xs" variant="default" onClick={() => send("cordon", { cordoned: !value.cordoned })}>{value.cordoned ? t.uncordon : t.cordon}</Button>
        <Button component="a" size="xs" variant="default" onClick={follow} href={href("whatif", { cluster: value.name, operation: "Drain" })}>{texts.whatif.drain}</Button>
        <Button component="a" size="xs" variant="default" onClick={follow} href={href("whatif", { cluster: value.name, operation: "LoseCluster" })}>{texts.whatif.lose}</Button>
        <CopyCommand command={`kubectl describe cluster ${value.name}`} />
      </Group>
      {error && <Alert color="red" role="alert">{error}</Alert>}
    </>
  );
}

// Verdict is why the control plane cannot work with the cluster, and what that means for its workloads.
function Verdict({ value }: { value: ClusterDetail }) {
  const { problem } = value, unknown = value.counts.x ?? 0;
  if (!problem) {
    const note = value.pending ? t.pending : value.cordoned ? t.cordoned : "";
    return <Alert color={note ? "yellow" : "green"} role="status" title={t.ready}>{note || undefined}</Alert>;
  }
  return (
    <Alert color="red" role="status" title={<>{texts.problems[problem.kind] ?? problem.kind} <Text span size="sm" c="dimmed">{texts.verdict.since} <Age since={problem.since} /></Text></>}>
      <Reason text={problem.message} />
      {unknown > 0 && <div><Text size="sm" span>{t.unknown(unknown)}</Text></div>}
    </Alert>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return <div><Text size="xs" c="dimmed">{label}</Text><Text size="sm" component="div" className="reason">{children || "–"}</Text></div>;
}

function Facts({ value: c }: { value: ClusterDetail }) {
  const amount = (n?: number, unit = 1) => (n === undefined ? "" : String(Math.round((10 * n) / unit) / 10));
  const gib = 2 ** 30;
  return (
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 6 }} spacing="md">
      <Fact label={t.facts.mode}>{c.mode}</Fact>
      <Fact label={t.facts.version}>{c.version}</Fact>
      <Fact label={t.facts.place}>{[c.provider, c.region, c.zone].filter(Boolean).join(" / ")}</Fact>
      <Fact label={t.facts.endpoint}>{c.endpoint}</Fact>
      <Fact label={t.facts.nodes}>{c.nodes ? t.of(String(c.readyNodes), String(c.nodes)) : ""}</Fact>
      <Fact label={t.facts.age}><Age since={c.created} /></Fact>
      <Fact label={t.facts.cpu}>{c.cpu && <><UsageBar usage={c.cpu} label={t.facts.cpu} />{t.of(amount(c.cpu.allocated), amount(c.cpu.allocatable))}</>}</Fact>
      <Fact label={t.facts.memory}>{c.memory && <><UsageBar usage={c.memory} memory label={t.facts.memory} />{t.of(amount(c.memory.allocated, gib), amount(c.memory.allocatable, gib) + " GiB")}</>}</Fact>
      <Fact label={t.facts.pods}>{c.pods && <><UsageBar usage={c.pods} label={t.facts.pods} />{t.of(amount(c.pods.allocated), amount(c.pods.allocatable))}</>}</Fact>
      <Fact label={t.facts.apis}>{c.apis || ""}</Fact>
      {c.renewed && <Fact label={t.facts.renewed}><Age since={c.renewed} /></Fact>}
      <Fact label={t.facts.labels}>{labelText(c.labels)}</Fact>
      <Fact label={t.facts.taints}>{c.taints?.join(", ")}</Fact>
    </SimpleGrid>
  );
}

const colors: Record<string, string> = { h: "green", p: "yellow", f: "red", l: "blue", x: "gray" };

function row(o: ObjectInCluster) {
  const ready = o.state === "x" ? `? / ${o.replicas}` : `${o.ready ?? 0}/${o.replicas}`;
  return {
    key: `${o.kind}/${o.namespace}/${o.name}`,
    cells: [
      <Group gap={6}><Link to={workloadHref(o)}>{o.name}</Link><Text size="xs" c="dimmed">{o.kind}</Text></Group>, o.namespace ?? "",
      <Badge size="sm" variant="light" color={colors[o.state]}>{texts.matrix.states[o.state]}</Badge>,
      o.replicas === undefined ? "" : <span className="nowrap">{ready}</span>,
      <Reason text={o.message ?? ""} namespace={o.namespace} />,
    ],
  };
}

export function Cluster({ route }: { route: Route }) {
  const name = route.query.get("name") ?? "";
  const live = useLive<ClusterDetail>("cluster", { ...Object.fromEntries(route.query), limit: pageSize });
  const value = live.value?.name === name ? live.value : undefined;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1} size="h3">{name}</Title>
        {value && <Actions value={value} />}
      </Group>
      <Status live={{ ...live, value }} reading={value} />
      {value && (
        <>
          <Verdict value={value} />
          <Facts value={value} />
          <section>
            <Group justify="space-between" mb="xs">
              <Title order={2} size="h5">{t.workloads} <Text span c="dimmed" size="sm">{value.matching}</Text></Title>
              <Group gap="xs">
                <Link to={href("moves", { search: name })}>{t.moves}</Link>
                <NamespaceField route={route} />
                <SearchField route={route} />
              </Group>
            </Group>
            <DataTable label={t.workloads} columns={t.columns} empty={whyMissing(value, "resourcebindings", texts.fleet.mayNotListObjects) ?? t.empty} rows={value.page.map(row)} />
            <Pager route={route} shown={value.page.length} matching={value.matching} />
          </section>
          <section>
            <Title order={2} size="h5" mb="xs">{t.conditions}</Title>
            <Conditions label={t.conditions} conditions={value.conditions} />
          </section>
          <section>
            <Title order={2} size="h5" mb="xs">{texts.workload.tabs.events}</Title>
            <Events events={value.events} clusters={[value.name]} policies={value.policies} />
          </section>
        </>
      )}
    </Stack>
  );
}
