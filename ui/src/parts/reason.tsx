// Messages of the control plane, in which policies, clusters and times are links or shorter.
import { Text } from "@mantine/core";
import { Fragment } from "react";
import { editHref } from "../route";
import { Age, ClusterLink, Link } from "./common";

// A name of an object, a policy with its name, a cluster with its name, or a time.
const name = "[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?";
const references = new RegExp(
  `((?:Cluster)?(?:Propagation|Override)Policy) (?:(${name})/)?(${name})`
  + `|(?<=^|; |(?:in|to|from) (?:the )?)cluster (${name})|(since )?(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)`, "g");

// words that follow "cluster" and are no names
const noNames = ["is", "has", "are", "did", "does", "was", "were", "to", "of", "in", "with", "and", "or", "not", "that", "which", "reports", "needs"];

function part(match: RegExpMatchArray, namespace?: string, clusters?: string[], policies?: string[]) {
  const [text, policy, policyNamespace, policyName, cluster, since, time] = match;
  if (time) return since ? <>for <Age since={time} /></> : <><Age since={time} /> ago</>;
  if (cluster) return noNames.includes(cluster) || (clusters && !clusters.includes(cluster)) ? text : <>cluster <ClusterLink name={cluster} /></>;
  if (policies && !policies.includes(text)) return text;
  const scope = policy!.startsWith("Cluster") ? undefined : policyNamespace ?? namespace;
  return <Link to={editHref({ group: "policy.karmada.io", version: "v1alpha1", kind: policy!, namespace: scope, name: policyName! })}>{text}</Link>;
}

// Reason shows a message. A message that begins with the name of its cluster and a colon links to that cluster, too; policies without a
// namespace are in that of the object. If clusters and policies are given, only these are links: messages of others may have a word before no
// name, or name what does not exist.
export function Reason({ text, cluster, namespace, clusters, policies, size = "sm" }: {
  text: string; cluster?: string; namespace?: string; clusters?: string[] | undefined; policies?: string[] | undefined; size?: string;
}) {
  const prefix = cluster && text.startsWith(cluster + ": ") ? cluster : "";
  const rest = text.slice(prefix ? prefix.length + 2 : 0);
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const match of rest.matchAll(references)) {
    parts.push(rest.slice(at, match.index), part(match, namespace, clusters, policies));
    at = match.index + match[0].length;
  }
  parts.push(rest.slice(at));
  return (
    <Text size={size} span className="reason">
      {prefix && <><ClusterLink name={prefix} />: </>}
      {parts.map((p, i) => <Fragment key={i}>{p}</Fragment>)}
    </Text>
  );
}
