// Lists of other kinds, with the columns of kubectl, and the search over all clusters.
import { Alert, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { Detail, Found, Resources as ResourcesView, Template } from "../api";
import { useLive, useOnce } from "../live";
import { Age, ClusterLink, CopyCommand, Link, NamespaceField, Status, pageSize } from "../parts/common";
import { DataTable } from "../parts/table";
import { Route, editHref, href, setQuery, workloadHref } from "../route";
import { texts } from "../texts";

const t = texts.resources, s = texts.search;

// kinds of the list, by the name of kubectl.
const kinds = [
  "federatedresourcequotas.policy.karmada.io", "federatedhpas.autoscaling.karmada.io", "cronfederatedhpas.autoscaling.karmada.io",
  "services", "multiclusterservices.networking.karmada.io", "multiclusteringresses.networking.karmada.io", "serviceexports.multicluster.x-k8s.io",
  "serviceimports.multicluster.x-k8s.io", "placementevictions.fleet.karmada.io", "fleetdisruptionbudgets.fleet.karmada.io",
  "workloadrebalancers.apps.karmada.io", "clustertaintpolicies.policy.karmada.io", "remedies.remedy.karmada.io",
  "resourceregistries.search.karmada.io", "deployments.apps", "statefulsets.apps", "daemonsets.apps", "jobs.batch", "configmaps", "namespaces",
  "clusters.cluster.karmada.io",
].sort();

// own reports whether an object configures Karmada. Others may be templates.
const own = (o: Template) => o.group?.endsWith(".karmada.io") ?? false;

function Details({ details }: { details: Detail[] }) {
  return <>{details.map((d, i) => <Text key={i} size="xs" {...(d.problem ? { c: "red" } : {})}>{d.cluster ?? t.all}: {d.text}</Text>)}</>;
}

export function Resources({ route }: { route: Route }) {
  const resource = route.query.get("resource") ?? "deployments.apps";
  const live = useLive<ResourcesView>("resources", { ...Object.fromEntries(route.query), resource, limit: pageSize });
  const { value } = live;
  const namespace = route.query.get("namespace");
  const details = value?.rows.some((r) => r.details);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.resources}</Title>
        <Group gap="xs">
          <NativeSelect aria-label={t.kind} size="xs" value={resource} data={kinds.includes(resource) ? kinds : [resource, ...kinds]}
            onChange={(e) => setQuery(route, { resource: e.currentTarget.value, continue: undefined })} />
          <NamespaceField route={route} />
          <CopyCommand command={`kubectl get ${resource}${namespace ? ` -n ${namespace}` : " -A"}`} />
        </Group>
      </Group>
      <Status live={live} />
      {value && (
        <>
          <DataTable label={resource} columns={details ? [...value.columns, t.details] : value.columns} empty={t.none} rows={value.rows.map((r) => ({
            key: `${r.namespace}/${r.name}`, cells: [
              ...r.cells.map((c, i) => (i === 0 ? <Link to={own(r) ? editHref(r) : workloadHref(r)}>{c}</Link> : c)),
              ...(details ? [<Details details={r.details ?? []} />] : []),
            ],
          }))} />
          <Group justify="flex-end">
            {route.query.get("continue") && <Button size="compact-sm" variant="default" onClick={() => setQuery(route, { continue: undefined })}>{t.first}</Button>}
            {value.continue && <Button size="compact-sm" variant="default" onClick={() => setQuery(route, { continue: value.continue })}>{t.next}</Button>}
          </Group>
        </>
      )}
    </Stack>
  );
}

export function Search({ route }: { route: Route }) {
  const search = route.query.get("search") ?? "";
  const [text, setText] = useState(search);
  const result = useOnce<Found>("search", { search, continue: route.query.get("continue") ?? "", limit: pageSize });
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={1} size="h3">{texts.pages.search}</Title>
        <CopyCommand command={`karmadactl search ${search}`} />
      </Group>
      <Text size="sm">{s.intro}</Text>
      <form onSubmit={(e) => { e.preventDefault(); setQuery(route, { search: text, continue: undefined }); }}>
        <Group gap="xs">
          <TextInput type="search" size="xs" w={480} aria-label={s.label} placeholder={s.hint} value={text} onChange={(e) => setText(e.currentTarget.value)} name="search" />
          <Button type="submit" size="xs">{s.go}</Button>
        </Group>
      </form>
      <Status live={result} />
      {result.value?.missing && (
        <Alert color="blue" role="status" title={s.missing}>
          {result.value.missing}. <Link to={href("resources", { resource: "resourceregistries.search.karmada.io" })}>ResourceRegistries</Link>
        </Alert>
      )}
      {result.value && search && !result.value.missing && (
        <DataTable label={texts.pages.search!} columns={s.columns} empty={s.empty} rows={result.value.found.map((f) => ({
          key: `${f.cluster}/${f.kind}/${f.namespace}/${f.name}`,
          cells: [<ClusterLink name={f.cluster} />, f.namespace ?? "", f.kind, <Link to={href("workload", { ...f, cluster: undefined, created: undefined })}>{f.name}</Link>, <Age since={f.created} />],
        }))} />
      )}
      {result.value?.continue && <Button size="compact-sm" variant="default" onClick={() => setQuery(route, { continue: result.value!.continue })}>{t.next}</Button>}
    </Stack>
  );
}
