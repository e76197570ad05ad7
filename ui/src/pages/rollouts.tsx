// Staged rollouts: stages as columns, clusters as cells, and the actions of users.
import { Alert, Badge, Button, Card, Group, Modal, Select, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Rollout, RolloutCluster, Rollouts as RolloutsView, post } from "../api";
import { useLive } from "../live";
import { Age, ClusterLink, CopyCommand, Link, NamespaceField, Pager, SearchField, Status, pageSize } from "../parts/common";
import { Route, href, workloadHref } from "../route";
import { texts } from "../texts";

const t = texts.rollouts;

const colors: Record<string, string> = {
  Succeeded: "green", Healthy: "green", Progressing: "indigo", Updating: "indigo", WaitingForApproval: "yellow", Paused: "yellow", Waiting: "gray",
  Pending: "gray", Failed: "red", RollingBack: "red",
};

// words returns "Waiting for approval" for WaitingForApproval.
const words = (phase: string) => phase.replace(/(?<=[a-z])[A-Z]/g, (c) => " " + c.toLowerCase());

const Phase = ({ phase }: { phase: string }) => <Badge color={colors[phase] ?? "gray"} variant="light" size="sm">{words(phase)}</Badge>;

function ClusterCell({ cluster }: { cluster: RolloutCluster }) {
  return (
    <div className="rollout-cluster" title={cluster.message}>
      <ClusterLink name={cluster.name} />
      <Group gap={4}>
        <Phase phase={cluster.state} />
        {cluster.revision ? <Text size="xs" c="dimmed">{t.revision(cluster.revision)}</Text> : null}
      </Group>
      {cluster.message && <Text size="xs">{cluster.message}</Text>}
    </div>
  );
}

function Stages({ rollout }: { rollout: Rollout }) {
  const clusters = rollout.status.clusters ?? [];
  const stages = rollout.status.stages?.length ? rollout.status.stages : [{ name: t.rest, phase: rollout.status.phase ?? "" }];
  return (
    <div className="stages" tabIndex={0} role="group" aria-label={rollout.template.name}>
      {stages.map((s) => (
        <div key={s.name} className="stage">
          <Text size="sm" fw={600}>{s.name} <Phase phase={s.phase} /></Text>
          {clusters.filter((c) => (c.stage || t.rest) === s.name).slice(0, 50).map((c) => <ClusterCell key={c.name} cluster={c} />)}
        </div>
      ))}
    </div>
  );
}

interface Action { rollout: Rollout; label: string; body: Record<string, unknown> }

function Actions({ rollout, onAction }: { rollout: Rollout; onAction: (a: Action) => void }) {
  const waiting = rollout.status.stages?.find((s) => s.phase === "WaitingForApproval");
  const [to, setTo] = useState<string | null>(null);
  const act = (label: string, body: Record<string, unknown>) => onAction({ rollout, label, body });
  const ended = rollout.status.phase === "Succeeded" || rollout.status.phase === "Failed";
  const older = rollout.revisions?.filter((r) => r.revision !== rollout.status.revision) ?? [];
  const stable = rollout.status.stableRevision ?? 0;
  const target = Number(to ?? (stable !== rollout.status.revision ? stable : 0));
  return (
    <Group gap="xs">
      {waiting && <Button size="compact-sm" onClick={() => act(t.approve(waiting.name), { action: "approve", stage: waiting.name })}>{t.approve(waiting.name)}</Button>}
      {!ended && !rollout.suspended && <Button size="compact-sm" variant="default" onClick={() => act(t.pause, { action: "pause" })}>{t.pause}</Button>}
      {rollout.suspended && <Button size="compact-sm" variant="default" onClick={() => act(t.resume, { action: "resume" })}>{t.resume}</Button>}
      {older.length > 0 && (
        <Select size="xs" w={140} aria-label={t.history} placeholder={t.history} value={to} onChange={setTo}
          data={older.map((r) => ({ value: String(r.revision), label: t.revision(r.revision) }))} />
      )}
      {target > 0 && (
        <Button size="compact-sm" variant="default" color="red" onClick={() => act(`${t.undo} ${t.revision(target)}`, { action: "undo", to: target })}>
          {t.undo} {t.revision(target)}
        </Button>
      )}
    </Group>
  );
}

// confirmation describes the effect: for an approval, the clusters that get the revision next.
function confirmation({ rollout, label, body }: Action): string {
  const { status, template } = rollout, name = `${template.kind} ${template.name}`;
  if (body.action !== "approve") return t.confirm(label, name);
  const stages = status.stages ?? [];
  for (const s of stages.slice(stages.findIndex((s) => s.name === body.stage))) {
    const next = status.clusters?.filter((c) => (c.stage || t.rest) === s.name && c.revision !== status.revision).map((c) => c.name) ?? [];
    if (next.length > 0) return t.approval(name, status.revision ?? 0, s.name, next.join(", "));
  }
  return t.approval(name, status.revision ?? 0);
}

function Confirm({ action, onClose }: { action: Action; onClose: () => void }) {
  const [error, setError] = useState(""), [busy, setBusy] = useState(false);
  const { rollout, body } = action;
  const send = () => {
    setBusy(true);
    post("rollout", { namespace: rollout.namespace ?? "", name: rollout.name, revision: rollout.status.revision ?? 0, ...body })
    .then(onClose, (e: Error) => { setBusy(false); setError(e.message); });
  };
  return (
    <Modal opened onClose={onClose} title={action.label} centered>
      <Stack>
        {error && <Alert color="red" role="alert">{error}</Alert>}
        <Text size="sm">{confirmation(action)}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>{texts.inbox.cancel}</Button>
          <Button onClick={send} loading={busy}>{action.label}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function RolloutCard({ rollout, onAction }: { rollout: Rollout; onAction: (a: Action) => void }) {
  const { status, template } = rollout;
  return (
    <Card withBorder padding="md">
      <Group justify="space-between" mb="xs">
        <Group gap="xs">
          <Title order={2} size="h5"><Link to={workloadHref(template)}>{template.kind} {template.name}</Link></Title>
          <Text size="sm" c="dimmed">{rollout.namespace}</Text>
          <Phase phase={status.phase ?? "Pending"} />
          {rollout.suspended && <Badge size="sm" color="yellow" variant="light">{t.paused}</Badge>}
          <Text size="sm">{t.revision(status.revision ?? 0)}{status.stableRevision ? ", " + t.stable(status.stableRevision) : ""}</Text>
          {status.startedAt && <Text size="sm" c="dimmed">{t.started} <Age since={status.startedAt} /></Text>}
        </Group>
        <Group gap="xs">
          {!rollout.revisions && <Link to={href("rollouts", { name: rollout.name, namespace: rollout.namespace })}>{t.history}</Link>}
          <Actions rollout={rollout} onAction={onAction} />
        </Group>
      </Group>
      {status.message && <Text size="sm" mb="xs">{status.message}</Text>}
      <Stages rollout={rollout} />
    </Card>
  );
}

export function Rollouts({ route }: { route: Route }) {
  const live = useLive<RolloutsView>("rollouts", { ...Object.fromEntries(route.query), limit: pageSize });
  const [action, setAction] = useState<Action>();
  const { value } = live;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.rollouts}</Title>
        <Group gap="xs">
          <NamespaceField route={route} />
          <SearchField route={route} />
          <CopyCommand command={route.query.get("name") ? `karmadactl rollout status ${route.query.get("name")} -n ${route.query.get("namespace")}` : "kubectl get stagedrollouts -A"} />
        </Group>
      </Group>
      <Status live={live} reading={value} />
      {value && value.page.length === 0 && <Text size="sm" c="dimmed">{t.empty}</Text>}
      {value?.page.map((r) => <RolloutCard key={`${r.namespace}/${r.name}`} rollout={r} onAction={setAction} />)}
      {value && <Pager route={route} shown={value.page.length} matching={value.matching} />}
      {action && <Confirm action={action} onClose={() => setAction(undefined)} />}
    </Stack>
  );
}
