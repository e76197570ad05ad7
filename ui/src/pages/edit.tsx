// The editor of one object: validation, the plan of the change, and then the change.
import { Alert, Button, Group, Loader, Stack, Text, Title, useComputedColorScheme } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { KubeObject, Plan, get, post } from "../api";
import { loadEditor, nonce } from "../lazy";
import { CopyCommand } from "../parts/common";
import { PlanView } from "../parts/plan";
import { Route, editHref, href, navigate } from "../route";
import { Schema, kindOf, unknown } from "../schema";
import { texts } from "../texts";

const t = texts.edit;

const example = `apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata:
  name: example
  namespace: default
spec:
  resourceSelectors:
  - apiVersion: apps/v1
    kind: Deployment
    name: example
  placement:
    clusterAffinity:
      clusterNames: []
`;

// useSchema returns the schema of the kind of a text, while it is the same kind. Without one, there is no completion.
function useSchema(text: string): Schema | undefined {
  const [schema, setSchema] = useState<Schema>();
  const kind = JSON.stringify(kindOf(text));
  useEffect(() => {
    let current = true;
    setSchema(undefined);
    if (kind) get<Schema>("schema", JSON.parse(kind)).then((s) => current && setSchema(s), () => {});
    return () => { current = false; };
  }, [kind]);
  return schema;
}

function Editor({ text, schema, onChange }: { text: string; schema?: Schema; onChange: (text: string) => void }) {
  const parent = useRef<HTMLDivElement>(null);
  const dark = useComputedColorScheme("light") === "dark";
  const current = useRef(text);
  const known = useRef(schema);
  known.current = schema;
  useEffect(() => {
    let end = () => {};
    let ended = false;
    void loadEditor().then(({ create }) => {
      if (ended) return;
      const view = create({
        parent: parent.current!, text: current.current, label: t.label, dark, nonce, schema: () => known.current,
        onChange: (changed) => { current.current = changed; onChange(changed); },
      });
      end = () => view.destroy();
    });
    return () => { ended = true; end(); };
  }, [dark]);
  return <div ref={parent} className="editor" />;
}

interface Planned { plan: Plan; text: string; operation: "Apply" | "Delete" }

// useChange holds the text, the plan for it, and the messages of requests.
function useChange(initial: string) {
  const [text, setText] = useState(initial);
  const [planned, setPlanned] = useState<Planned>();
  const [message, setMessage] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const run = (request: () => Promise<string>) => {
    setBusy(true);
    setError("");
    setMessage("");
    request().then(setMessage, (e: Error) => setError(e.message)).finally(() => setBusy(false));
  };
  const edit = (changed: string) => { setText(changed); setMessage(""); };
  return { text, edit, planned, setPlanned, message, error, busy, run };
}

function ObjectEditor({ initial, base, exists }: { initial: string; base: unknown; exists: boolean }) {
  const c = useChange(initial);
  const plan = (operation: "Apply" | "Delete") => c.run(async () => {
    c.setPlanned(undefined);
    if (operation === "Apply") await post("validate", { yaml: c.text, base });
    c.setPlanned({ plan: await post<Plan>("plan", { changes: [{ operation, yaml: c.text, base }] }), text: c.text, operation });
    return "";
  });
  const save = () => c.run(async () => {
    const saved = await post<KubeObject>("save", { yaml: c.text, base, planHash: c.planned!.plan.planHash });
    navigate(editHref(saved) + "&saved=" + Date.now(), true);
    return t.saved;
  });
  const remove = () => c.run(async () => {
    await post("delete", { yaml: c.text, base, planHash: c.planned!.plan.planHash });
    navigate(href("policies"));
    return t.deleted;
  });
  const schema = useSchema(c.text);
  const unknownFields = unknown(schema, c.text);
  const current = c.planned && c.planned.text === c.text ? c.planned : undefined;
  const same = exists && c.text === initial;
  return (
    <Stack gap="sm">
      <Editor text={initial} schema={schema} onChange={c.edit} />
      <Text size="xs" c="dimmed">{schema ? t.complete : t.noSchema}</Text>
      {unknownFields.length > 0 && (
        <Alert color="yellow" role="status" title={t.unknown}>
          {unknownFields.slice(0, 10).map((f) => <div key={f.line}>{t.field(f.path.join("."), f.line + 1)}</div>)}
        </Alert>
      )}
      <Group gap="xs">
        <Button variant="default" disabled={c.busy} onClick={() => c.run(() => post("validate", { yaml: c.text, base }).then(() => t.valid))}>{t.validate}</Button>
        <Button disabled={c.busy || same} onClick={() => plan("Apply")}>{t.plan}</Button>
        {exists && <Button variant="default" color="red" disabled={c.busy} onClick={() => plan("Delete")}>{t.remove}</Button>}
        {current?.operation === "Apply" && <Button color="green" autoContrast={false} disabled={c.busy || same} onClick={save}>{t.apply}</Button>}
        {current?.operation === "Delete" && <Button color="red" disabled={c.busy} onClick={remove}>{t.removeNow}</Button>}
        {(same || !current) && <Text size="sm" c="dimmed">{same ? t.same : t.stale}</Text>}
        {c.busy && <Loader size="xs" role="status" aria-label={texts.plan.busy} />}
      </Group>
      {c.error && <Alert color="red" role="alert" className="pre">{c.error}</Alert>}
      {c.message && <Alert color="green" role="status">{c.message}</Alert>}
      {c.planned && <div className={current ? undefined : "stale"}><PlanView plan={c.planned.plan} /></div>}
    </Stack>
  );
}

export function Edit({ route }: { route: Route }) {
  const { saved, ...object } = Object.fromEntries(route.query);
  const [read, setRead] = useState<{ yaml?: string; base?: unknown; error?: string; key: string }>({ key: "" });
  const key = JSON.stringify([object, saved]);
  const exists = !!object.name;
  useEffect(() => {
    let current = true;
    if (!exists) {
      setRead({ yaml: example, key });
      return;
    }
    get<KubeObject>("object", object).then(
      (o) => current && setRead({ yaml: o.yaml, base: o.base, key }), (e: Error) => current && setRead({ error: e.message, key }),
    );
    return () => { current = false; };
  }, [key]);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{object.name ?? texts.policies.create} <Text span c="dimmed">{[object.kind, object.namespace].filter(Boolean).join(" ")}</Text></Title>
        <CopyCommand command="karmadactl plan -f policy.yaml" />
      </Group>
      {saved && <Alert color="green" role="status">{t.saved}</Alert>}
      {read.error && <Alert color="red" title={texts.failed} role="alert">{read.error}</Alert>}
      {read.yaml !== undefined && read.key === key && <ObjectEditor key={key} initial={read.yaml} base={read.base} exists={exists} />}
    </Stack>
  );
}
