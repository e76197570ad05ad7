// Propagation and override policies, with what each selects.
import { Badge, Button, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import { Policies as PoliciesView, Policy } from "../api";
import { useLive } from "../live";
import { Age, CopyCommand, Link, NamespaceField, Pager, SearchField, Status, pageSize } from "../parts/common";
import { Reason } from "../parts/reason";
import { DataTable } from "../parts/table";
import { Route, editHref, follow, href, setQuery } from "../route";
import { texts } from "../texts";

const t = texts.policies;

const kinds = ["PropagationPolicy", "ClusterPropagationPolicy", "OverridePolicy", "ClusterOverridePolicy"];

function row(p: Policy) {
  const override = p.kind.includes("Override");
  return {
    key: `${p.kind}/${p.namespace}/${p.name}`,
    cells: [
      <Link to={editHref(p)}>{p.name}</Link>, p.kind, p.namespace ?? "", <Text size="xs">{p.selects.join(", ")}</Text>,
      override ? <Text size="sm" span c="dimmed" title={t.notCounted}>–</Text> : p.losesTo ? <Badge color="yellow" variant="light" size="sm">{t.loses} <Reason size="xs" text={p.losesTo} /></Badge> : p.objects === 0 ? <Link to={href("workloads", { filter: "noPolicy", namespace: p.namespace })}><Badge color="yellow" variant="light" size="sm">{t.none}</Badge></Link> : <Link to={href("workloads", { search: p.name, namespace: p.namespace })}>{String(p.objects)}</Link>, <Age since={p.created} />,
    ],
  };
}

export function Policies({ route }: { route: Route }) {
  const live = useLive<PoliciesView>("policies", { ...Object.fromEntries(route.query), limit: pageSize });
  const { value } = live;
  const kind = route.query.get("kind") ?? "";
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.policies}</Title>
        <Group gap="xs">
          <NativeSelect aria-label={t.kind} size="xs" value={kind} data={[{ value: "", label: t.any }, ...kinds]}
            onChange={(e) => setQuery(route, { kind: e.currentTarget.value, offset: undefined })} />
          <NamespaceField route={route} />
          <SearchField route={route} />
          <Button component="a" size="xs" href={href("edit")} onClick={follow}>{t.create}</Button>
          <CopyCommand command={`kubectl get ${kind || kinds.join(",")} -A`.toLowerCase().replace("-a", "-A")} />
        </Group>
      </Group>
      <Status live={live} reading={value} />
      {value && (
        <>
          <DataTable label={texts.pages.policies!} columns={t.columns} empty={t.empty} rows={value.page.map(row)} />
          <Pager route={route} shown={value.page.length} matching={value.matching} />
        </>
      )}
    </Stack>
  );
}
