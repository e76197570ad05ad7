// What would happen without a cluster. Nothing is changed.
import { Alert, Button, Group, Loader, Stack, Text, TextInput, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { Plan, post } from "../api";
import { CopyCommand, Link } from "../parts/common";
import { PlanView } from "../parts/plan";
import { Route, href, setQuery } from "../route";
import { texts } from "../texts";

const t = texts.whatif;

// DrainNow makes the planned drain.
function DrainNow({ cluster, plan }: { cluster: string; plan: Plan }) {
  const [state, setState] = useState<{ evicted?: number; stays?: string[]; error?: string; busy?: boolean }>({});
  const start = () => {
    setState({ busy: true });
    post<{ evicted: number; stays: string[] }>("drain", { cluster, planHash: plan.planHash }).then(setState, (e: Error) => setState({ error: e.message }));
  };
  if (state.evicted !== undefined) {
    return (
      <Alert color="green" role="status" title={t.started(state.evicted)}>
        {state.stays!.length > 0 && <div>{t.stays}: {state.stays!.join("; ")}</div>}
        <Link to={href("moves", { search: cluster })}>{t.follow}</Link>
      </Alert>
    );
  }
  return (
    <Group gap="xs">
      <Button color="red" disabled={state.busy} onClick={start}>{t.now}</Button>
      {state.error && <Alert color="red" role="alert">{state.error}</Alert>}
    </Group>
  );
}

export function WhatIf({ route }: { route: Route }) {
  const cluster = route.query.get("cluster") ?? "", operation = route.query.get("operation") ?? "";
  const [name, setName] = useState(cluster);
  const [result, setResult] = useState<{ plan?: Plan; error?: string; busy?: boolean }>({});
  useEffect(() => {
    setResult({});
    if (!cluster || !operation) return;
    let current = true;
    setResult({ busy: true });
    post<Plan>("plan", { changes: [{ operation, cluster }], namespace: route.query.get("namespace") ?? "" }).then(
      (plan) => current && setResult({ plan }), (e: Error) => current && setResult({ error: e.message }),
    );
    return () => { current = false; };
  }, [cluster, operation, route]);
  const start = (operation: string) => setQuery(route, { cluster: name, operation });
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.whatif} <Text span c="dimmed">{cluster}</Text></Title>
        <CopyCommand command={`karmadactl plan --${operation === "Drain" ? "drain" : "lose-cluster"}=${cluster}`} />
      </Group>
      <Text size="sm">{t.intro}</Text>
      <Group gap="xs" align="end">
        <TextInput label={t.cluster} value={name} name="cluster" onChange={(e) => setName(e.currentTarget.value)} />
        <Button variant="default" disabled={!name} onClick={() => start("LoseCluster")}>{t.lose}</Button>
        <Button variant="default" disabled={!name} onClick={() => start("Drain")}>{t.drain}</Button>
      </Group>
      {result.busy && <Loader size="sm" role="status" aria-label={texts.plan.busy} />}
      {result.error && <Alert color="red" title={texts.failed} role="alert">{result.error}</Alert>}
      {result.plan && <PlanView plan={result.plan} />}
      {result.plan && operation === "Drain" && <DrainNow key={result.plan.planHash} cluster={cluster} plan={result.plan} />}
    </Stack>
  );
}
