// Types of the JSON that the console's server returns (internal/console), and the requests for it.

export interface Problem {
  kind: string; object: string; namespace?: string; clusters?: number; since?: string; message: string; cluster?: string;
}
export interface Usage { allocated: number; allocatable: number }
export interface Cluster {
  name: string; region?: string; zone?: string; provider?: string; version?: string; mode: string; ready: boolean;
  cordoned?: boolean; pending?: boolean; problem?: Problem; taints?: string[]; nodes: number; readyNodes: number;
  cpu?: Usage; memory?: Usage; created?: string;
}
export interface Region { name: string; clusters: number; ready: number; cpu: Usage; memory: Usage }
export interface Fleet {
  clusters: number; ready: number; cordoned: number; objects: number; healthy: number;
  problems: { kind: string; name: string; count: number }[];
  worst: Problem[]; regions: Region[]; page: Cluster[]; matching: number; unreadable?: string[];
}
export interface Template { group?: string; version: string; kind: string; namespace?: string; name: string }
export interface Workload extends Template {
  binding: string; policy?: string; replicas?: number; ready?: number; clusters: number; problem?: Problem;
  held?: boolean; drifted?: boolean; suspended?: boolean; moving?: boolean; created?: string;
}
export interface Workloads { counts: Record<string, number>; page: Workload[]; matching: number; unreadable?: string[] }
export type State = "Done" | "Waiting" | "Failed";
export interface TreeNode {
  kind: string; namespace?: string; name: string; missing?: boolean; created?: string; state?: State; message?: string;
  children?: TreeNode[]; hidden?: Record<string, number>; note?: string;
}
export interface ClusterState { cluster: string; replicas?: number; stage: string; state: State; message?: string }
export interface Step {
  stage: string; object: string; cluster?: string; state: State; time?: string; seconds?: number; message?: string;
}
export interface Timeline { steps: Step[]; complete: boolean; waiting?: string[]; note?: string; seconds?: number }
export interface Condition { type: string; status: string; reason: string; message: string; lastTransitionTime: string }
export interface KubeEvent { type: string; reason: string; object: string; message: string; count: number; last: string }
export interface WorkloadDetail extends Template {
  tree: TreeNode; clusters: ClusterState[]; timeline: Timeline; conditions: Condition[]; events: KubeEvent[]; manifest: string;
}
export interface PolicyRef { kind: string; namespace?: string; name: string; problem?: string }
export interface WhyCluster {
  cluster: string; chosen: boolean; replicas: number; current: number; score: number; filter?: string; capacity?: string; reason: string;
}
export interface WhyTerm {
  affinity?: string; division?: string; error?: string; notes: string[]; clusters: WhyCluster[]; total: number;
}
export interface Why {
  policy?: PolicyRef; unclaimed?: string; nearly: { policy: PolicyRef; difference: string }[];
  alsoMatching: { policy: PolicyRef; reason: string }[]; held?: string; due?: string; error?: string; notes: string[]; terms: WhyTerm[];
}
export interface InboxItem {
  kind: "removal" | "cluster"; since?: string; message: string; cluster?: string; template?: Template; binding?: string; generation?: number;
}
export interface Inbox { items: InboxItem[]; matching: number; unreadable?: string[] }
export interface Session { user: string; namespace: string }

// Parameters of a view or a page. Empty ones are omitted.
export type Parameters = Record<string, string | number | undefined>;

export function search(parameters: Parameters): string {
  const out = new URLSearchParams();
  for (const [key, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== "") out.set(key, String(value));
  }
  const text = out.toString();
  return text === "" ? "" : "?" + text;
}

const base = "/ui/api/";

export const viewURL = (name: string, parameters: Parameters = {}) => base + name + search(parameters);

// RequestError is an error that the server returned.
export class RequestError extends Error {
  constructor(readonly code: number, message: string) {
    super(message);
  }
}

async function request<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  const body = await response.json().catch(() => ({ error: response.statusText }));
  if (!response.ok) throw new RequestError(response.status, body.error ?? response.statusText);
  return body as T;
}

export const get = <T>(name: string, parameters: Parameters = {}) => request<T>(viewURL(name, parameters));

export const post = <T>(name: string, body: unknown) =>
  request<T>(base + name, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
