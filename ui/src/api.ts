// Types of the JSON that the console's server returns (internal/console), and the requests for it.

export interface Problem {
  kind: string; object: string; namespace?: string; clusters?: number; since?: string; message: string; cluster?: string; template?: Template;
  unknown?: number;
}
export interface Verdict extends Problem { state: State; hints: string[]; change: Template[] }
export interface Usage { allocated: number; allocatable: number }
export interface Cluster {
  name: string; region?: string; zone?: string; provider?: string; version?: string; mode: string; ready: boolean;
  cordoned?: boolean; pending?: boolean; problem?: Problem; taints?: string[]; nodes: number; readyNodes: number;
  cpu?: Usage; memory?: Usage; created?: string;
}
export interface Region { name: string; clusters: number; ready: number; cpu: Usage; memory: Usage }
// Reading is what a view could not read.
export interface Reading { unreadable?: string[]; failed?: { kind: string; error: string }[]; stale?: string; loading?: boolean }
export interface Fleet extends Reading {
  clusters: number; ready: number; cordoned: number; objects: number; healthy: number;
  problems: { kind: string; name: string; count: number }[];
  worst: Problem[]; regions: Region[]; page: Cluster[]; matching: number;
}
export interface Template { group?: string; version: string; kind: string; namespace?: string; name: string }
export interface Workload extends Template {
  binding: string; policy?: string; replicas?: number; ready?: number; unknown?: number; clusters: number; problem?: Problem;
  held?: boolean; drifted?: boolean; suspended?: boolean; moving?: boolean; created?: string;
}
export interface Workloads extends Reading { counts: Record<string, number>; page: Workload[]; matching: number }
export type State = "Done" | "Waiting" | "Failed";
export interface TreeNode {
  kind: string; namespace?: string; name: string; missing?: boolean; created?: string; state?: State; message?: string;
  children?: TreeNode[]; hidden?: Record<string, number>; note?: string;
}
export interface ClusterState {
  cluster: string; replicas?: number; ready?: number; stage: string; state: State; message?: string; revision?: number; problem?: string;
}
export interface Step {
  stage: string; object: string; cluster?: string; state: State; time?: string; seconds?: number; message?: string;
}
export interface Timeline { steps: Step[]; complete: boolean; waiting?: string[]; note?: string; seconds?: number }
export interface Condition { type: string; status: string; reason: string; message: string; lastTransitionTime: string }
export interface KubeEvent { type: string; reason: string; object: string; message: string; count: number; last: string }
export interface Move { time: string; reason: string; by?: string; changes?: string[] }
export interface WorkloadDetail extends Template {
  binding?: string; verdict: Verdict; tree: TreeNode; clusters: ClusterState[]; timeline: Timeline; conditions: Condition[]; events: KubeEvent[]; policies: string[]; manifest: string;
  moves: Move[]; overrides: AppliedOverride[];
}
export interface AppliedOverride extends Template { cluster: string; paths: string[]; failed?: string }
export interface ObjectInCluster extends Template { state: string; replicas?: number; ready?: number; message?: string }
export interface ClusterDetail extends Reading, Cluster {
  endpoint?: string; labels?: Record<string, string>; apis: number; pods?: Usage; renewed?: string; conditions: Condition[]; events: KubeEvent[]; policies: string[];
  counts: Record<string, number>; page: ObjectInCluster[]; matching: number;
}
export interface PolicyRef { kind: string; namespace?: string; name: string; problem?: string }
export interface WhyCluster {
  cluster: string; chosen: boolean; replicas: number; current: number; ready?: number; score: number; filter?: string; capacity?: string; reason: string; labels?: Record<string, string>;
}
export interface WhyTerm {
  affinity?: string; selector?: string; division?: string; error?: string; notes: string[]; clusters: WhyCluster[]; total: number;
}
export interface Why {
  policy?: PolicyRef; unclaimed?: string; nearly: { policy: PolicyRef; difference: string }[];
  alsoMatching: { policy: PolicyRef; reason: string }[]; held?: string; due?: string; error?: string; notes: string[]; terms: WhyTerm[];
}
export interface InboxItem {
  kind: "removal" | "restart" | "adoption" | "cluster" | "rollout"; rollout?: string; stage?: string; revision?: number; since?: string; message: string; cluster?: string; template?: Template; binding?: string; generation?: number;
}
export interface Inbox extends Reading { items: InboxItem[]; matching: number }
export interface DiffCluster { cluster: string; change: string; pending?: string; error?: string; diff?: string;
  later?: { revision: number; reason: string; diff?: string; error?: string };
}
export interface Diff { clusters: DiffCluster[]; hidden?: Record<string, number>; notes?: string[] }
export interface Pod {
  cluster: string; name: string; namespace: string; status: string; message?: string; ready: number; containers: string[]; restarts: number; node?: string;
  created?: string; foreign?: boolean;
}
export interface Pods { pods: Pod[]; errors: { cluster: string; error: string }[]; clusters: number }
export interface LogLine { c: string; p: string; t: string; e?: boolean }
export interface Policy extends Template { selects: string[]; objects: number; losesTo?: string; created?: string }
export interface Policies extends Reading { page: Policy[]; matching: number }
export interface KubeObject extends Template { yaml: string; base?: unknown }
export interface Target { name: string; replicas?: number }
export interface Effect {
  namespace?: string; name: string; resource: { apiVersion: string; kind: string; name: string }; before?: Target[]; after?: Target[];
  changes?: { cluster: string; action: string; diff?: string; held?: string }[]; reason?: string; error?: string;
  ready?: Record<string, number>; warnings?: string[];
}
export interface Plan { warnings?: string[]; summary: Record<string, number>; bindings?: Effect[]; planHash?: string; incomplete?: string[] }
export interface Departure { stays?: string; to: string[]; budgets?: string }
export interface PlannedChange { operation: string; yaml?: string; cluster?: string }
export interface RolloutCluster { name: string; stage?: string; revision?: number; state: string; message?: string; gateSatisfiedSince?: string }
export interface Rollout {
  template: Template; namespace?: string; name: string; suspended?: boolean; target?: number;
  status: {
    phase?: string; message?: string; revision?: number; stableRevision?: number; startedAt?: string;
    stages?: { name: string; phase: string }[]; clusters?: RolloutCluster[];
  };
  revisions?: { revision: number; created?: string }[];
}
export interface Rollouts extends Reading { page: Rollout[]; matching: number }
export interface Eviction extends Template {
  cluster: string; reason: string; message?: string; producer: string; replicas?: number; since?: string; kept?: boolean;
}
export interface Moves extends Reading { evictions: Eviction[]; leaving: number; page: (Template & Move)[]; matching: number }
export interface Matrix extends Reading {
  columns: { name: string; region?: string; ready: boolean }[]; page: (Template & { problem?: Problem; cells: string })[];
  matching: number; clusters: number;
}
export interface Resources { columns: string[]; rows: (Template & { cells: string[]; details?: Detail[] })[]; continue?: string }
export interface Detail { cluster?: string; text: string; problem?: boolean }
export interface Found { found: (Template & { cluster: string; created?: string })[]; continue?: string; missing?: string }
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
