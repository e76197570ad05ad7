// Everything that waits for a decision of a user.
import { Alert, Button, Group, Modal, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { Inbox as InboxView, InboxItem, post } from "../api";
import { useLive } from "../live";
import { Age, CopyCommand, Link, NamespaceField, Pager, Status, pageSize } from "../parts/common";
import { Reason } from "../parts/reason";
import { DataTable } from "../parts/table";
import { Route, clusterHref, workloadHref } from "../route";
import { texts } from "../texts";

const t = texts.inbox;

interface Decision { item: InboxItem; keep: boolean }

const nameOf = (i: InboxItem) => (i.template ? `${i.template.kind} ${i.template.namespace ?? ""}/${i.template.name}${i.cluster ? ` (${i.cluster})` : ""}` : i.cluster!);

// linkOf leads to what the user should see before the decision: for a take-over, the differences.
const linkOf = ({ kind, template, cluster }: InboxItem) =>
  template ? workloadHref(template) + (kind === "adoption" ? "&tab=diff" : "") : clusterHref(cluster!);

function send({ item, keep }: Decision): Promise<unknown> {
  if (item.kind === "cluster") return post("approve-cluster", { cluster: item.cluster });
  if (item.kind === "adoption") return post("approve-adoption", { ...item.template, cluster: item.cluster });
  if (item.kind === "rollout") {
    return post("rollout", { namespace: item.template!.namespace ?? "", name: item.rollout, revision: item.revision, action: "approve", stage: item.stage });
  }
  return post("approve-held", {
    namespace: item.template!.namespace ?? "", binding: item.binding, generation: item.generation, keep, restart: item.kind === "restart",
  });
}

function Confirm({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const [error, setError] = useState(""), [busy, setBusy] = useState(false);
  const { item, keep } = decision, name = nameOf(item);
  const text = { cluster: t.confirmCluster, restart: t.confirmRestart, rollout: t.confirmRollout, adoption: t.confirmAdoption, removal: keep ? t.confirmKeep : t.confirmRemove }[item.kind](name);
  return (
    <Modal opened onClose={onClose} title={t.confirmHeadings[item.kind]} centered>
      <Stack>
        {error && <Alert color="red" role="alert">{error}</Alert>}
        <Text size="sm">{text}</Text>
        <Text size="sm" c="dimmed">{item.message}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>{t.cancel}</Button>
          <Button color={item.kind !== "removal" || keep ? undefined : "red"} loading={busy}
            onClick={() => { setBusy(true); send(decision).then(onClose, (e: Error) => { setBusy(false); setError(e.message); }); }}>
            {t.confirm}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

export function Inbox({ route }: { route: Route }) {
  const live = useLive<InboxView>("inbox", { ...Object.fromEntries(route.query), limit: pageSize });
  const [decision, setDecision] = useState<Decision>();
  const { value } = live;
  const row = (item: InboxItem) => ({
    key: item.kind + (item.cluster ?? "") + (item.template?.namespace ?? "") + (item.binding ?? "") + (item.rollout ?? ""),
    cells: [
      t.kinds[item.kind],
      <Link to={linkOf(item)}>{nameOf(item)}</Link>,
      <Age since={item.since} />, <Reason text={item.message} cluster={item.cluster} namespace={item.template?.namespace} />,
      <Group gap="xs" wrap="nowrap" justify="flex-end">
        {item.kind === "removal" && (
          <Button size="compact-sm" variant="default" onClick={() => setDecision({ item, keep: true })}>{t.keep}</Button>
        )}
        <Button size="compact-sm" color={item.kind === "removal" ? "red" : undefined} onClick={() => setDecision({ item, keep: false })}>
          {item.kind === "removal" ? t.remove : t.approve}
        </Button>
      </Group>,
    ],
  });
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.inbox}</Title>
        <Group gap="xs">
          <NamespaceField route={route} />
          <CopyCommand command="karmadactl approve" />
        </Group>
      </Group>
      <Status live={live} reading={value} />
      {value && (
        <>
          <DataTable label={texts.pages.inbox!} columns={t.columns} empty={t.empty} rows={value.items.map(row)} />
          <Pager route={route} shown={value.items.length} matching={value.matching} />
        </>
      )}
      {decision && <Confirm decision={decision} onClose={() => setDecision(undefined)} />}
    </Stack>
  );
}
