// All texts of the console, except for those that the server sends.
export const texts = {
  title: "Karmada",
  skip: "Skip to content",
  pages: {
    fleet: "Fleet", workloads: "Workloads", matrix: "Matrix", policies: "Policies", rollouts: "Rollouts", moves: "Moves", inbox: "Inbox",
    resources: "Resources", search: "Search", workload: "Workload", edit: "Edit", whatif: "What if", shell: "Shell",
  } as Record<string, string>,
  user: "User",
  logout: "Log out",
  scheme: "Switch between dark and light mode",
  loading: "Loading",
  reconnecting: "Connection lost. The page shows the last known state and reconnects.",
  failed: "This view could not be read",
  stale: "The control plane cannot be reached. The page shows the last known state",
  unreadable: (kinds: string[]) => {
    const advice = kinds.includes("clusters") ? " Ask an administrator for the ClusterRole clusters-reader to see clusters." : "";
    return `You may not list ${kinds.join(", ")} here. The page omits them.${advice}`;
  },
  ago: (age: string) => `${age} ago`,
  copy: "Copy as command",
  copied: "Copied",
  noRows: "Nothing matches.",
  page: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  next: "Next page",
  previous: "Previous page",
  searchHint: "Search (press /)",
  namespaceHint: "Namespace",
  notFound: "No such page",
  login: {
    heading: "Log in to Karmada",
    intro: "The console acts with your own credentials. They stay in the memory of the server until you log out.",
    kubeconfig: "Kubeconfig",
    kubeconfigHint: "Paste the output of: kubectl config view --raw --flatten --minify",
    file: "Choose a file",
    token: "Token",
    tokenHint: "Bearer token of a user or a service account",
    submit: "Log in", oidc: "Log in with single sign-on",
  },
  fleet: {
    clusters: "Clusters", objects: "Workloads", healthy: "healthy", ready: "ready", cordoned: "cordoned", notReady: "not ready",
    problems: "Most serious problems", noProblems: "No problems.", regions: "Regions", noRegion: "no region",
    columns: ["Cluster", "State", "Region", "Version", "Mode", "Nodes", "CPU", "Memory", "Taints", ""],
    pending: "not approved", all: "All regions", mayNotList: "You may not list clusters.", mayNotListObjects: "You may not list workloads here.",
    whatif: "What if?", whatifHint: (n: string) => `Plan the loss or the drain of ${n}`,
  },
  workloads: {
    columns: ["Workload", "Namespace", "State", "Ready", "Clusters", "Policy", "Age"],
    filters: {
      "": "All", problem: "With problems", notScheduled: "Not scheduled", notApplied: "Not applied", notHealthy: "Not healthy",
      held: "Removal held", drifted: "Drifted", suspended: "Suspended", moving: "Moving",
    } as Record<string, string>,
    healthy: "Healthy",
    flags: { held: "removal held", drifted: "drifted", suspended: "suspended", moving: "moving" } as Record<string, string>,
  },
  workload: {
    tabs: {
      graph: "Graph", why: "Why", diff: "Diff", timeline: "Timeline", pods: "Pods", logs: "Logs", events: "Events", manifest: "Manifest",
    } as Record<string, string>,
    columns: ["Template", "Policy and binding", "Clusters", "Works", "Member objects"],
    clusterColumns: ["Cluster", "State", "Stage", "Replicas", "Reason"],
    timelineColumns: ["Time", "State", "Step", "Cluster", "Object", "Detail"],
    eventColumns: ["Last", "Type", "Reason", "Object", "Count", "Message"],
    conditionColumns: ["Condition", "Status", "Reason", "Message", "Since"],
    waiting: "Waits for", complete: "Every step is done.", noEvents: "No events.", missing: "missing",
    more: (n: number, state: string) => `${n} more: ${state}`,
    noManifest: "The object does not exist, or you may not read it.",
    conditions: "Conditions of the binding", clusters: "Clusters", edit: "Edit", moves: "Last moves", moveColumns: ["Time", "Changes", "Reason", "Caused by"],
    revision: (n: number) => `revision ${n}`,
  },
  why: {
    columns: ["Cluster", "Chosen", "Replicas", "Current", "Capacity", "Score", "Reason"],
    policy: (p: string, problem?: string) => `Claimed by ${p}${problem ? `: ${problem}` : ""}.`, unclaimed: "No policy claims the object", nearly: "Policies that almost match",
    also: "Other matching policies", held: "The scheduler ignores the binding", due: "The scheduler would decide again",
    unschedulable: "Unschedulable", term: (n: string) => `Affinity term ${n}`, more: (n: number) => `${n} more clusters`,
    yes: "yes", no: "no", division: (d: string) => `Replicas are divided by ${d}.`,
  },
  inbox: {
    empty: "Nothing waits for you.",
    columns: ["Waits for", "Object", "Since", "Reason", ""],
    kinds: { removal: "Held removal", cluster: "New cluster" } as Record<string, string>,
    approve: "Approve", keep: "Approve, keep objects", remove: "Remove objects",
    confirmHeading: "Approve the removal?",
    confirmRemove: (n: string) => `The objects of ${n} are deleted in the clusters that the message names.`,
    confirmKeep: (n: string) => `The objects of ${n} stay in the clusters and are no longer managed.`,
    confirmCluster: (n: string) => `The cluster ${n} gets workloads, namespaces and Services.`,
    confirmClusterHeading: "Approve the cluster?",
    cancel: "Cancel", confirm: "Approve",
  },
  diff: {
    equal: (n: number) => `${n} ${n === 1 ? "cluster" : "clusters"} without differences`, pending: "pending", refresh: "Compare again",
    none: "The object is in no cluster.", hidden: (n: number) => `${n} more clusters were not compared.`,
  },
  pods: {
    columns: ["Cluster", "Pod", "Status", "Ready", "Restarts", "Node", "Age", ""], empty: "No pods.", shell: "Shell", logs: "Logs",
    more: (n: number, total: number) => `The pods of the first ${n} of ${total} clusters are shown.`, cluster: "cluster",
  },
  logs: {
    follow: "Following", ended: "Ended", again: "Read again", filter: "Filter lines", cluster: "Cluster", previous: "Previous container",
    empty: "No lines yet.", label: "Log lines", dropped: (n: number) => `Only the last ${n} lines are kept.`,
  },
  shell: {
    connect: "Connect", intro: (pod: string, cluster: string) => `Opens a shell in pod ${pod} of cluster ${cluster}, with your own rights.`,
    ended: "The shell ended", label: "Terminal",
  },
  policies: {
    columns: ["Policy", "Kind", "Namespace", "Selects", "Objects", "Age"], create: "New policy", any: "All kinds", kind: "Kind",
  },
  edit: {
    validate: "Validate", plan: "Plan", save: "Save", apply: "Apply this plan", remove: "Plan deletion", removeNow: "Delete", valid: "The object is valid.",
    saved: "Saved.", deleted: "Deleted.", label: "YAML", stale: "Plan the change before you save it.", unplanned: "Save without a plan",
  },
  plan: {
    heading: "Effect", nothing: "No object changes.", incomplete: "Not covered", columns: ["Object", "Namespace", "Clusters now", "Clusters then", "Changes", "Reason"],
    summary: {
      examined: "examined", changed: "changed", replicasMoved: "replicas moved", created: "created", updated: "updated", restarted: "restarted",
      scaled: "scaled", deleted: "deleted", released: "released", lost: "lost", unschedulable: "unschedulable", clusters: "clusters affected",
    } as Record<string, string>,
    more: (n: number) => `The first ${n} objects are listed.`, busy: "Planning",
  },
  rollouts: {
    empty: "No staged rollouts.", approve: "Approve", pause: "Pause", resume: "Resume", undo: "Return to", revision: (n: number) => `revision ${n}`,
    stable: (n: number) => `stable: revision ${n}`, paused: "paused", rest: "rest", history: "Revisions", stage: (n: string, phase: string) => `${n}: ${phase}`,
    confirm: (action: string, name: string) => `${action} the rollout of ${name}?`,
  },
  moves: {
    leaving: "Leaving clusters", evictionColumns: ["Object", "Namespace", "From", "Replicas", "Since", "Reason", "By", "Detail"], none: "Nothing leaves a cluster.",
    kept: "stays until you decide", recent: "Last moves", columns: ["Time", "Object", "Namespace", "Changes", "Reason", "Caused by"], noMoves: "No moves.",
    suspended: "Suspended workloads", evictions: "PlacementEvictions",
  },
  whatif: {
    cluster: "Cluster", lose: "Lose it", drain: "Drain it", intro: "Nothing is changed: the plan shows what the control plane would do.",
  },
  matrix: {
    clusterHint: "Clusters or region", label: "Workloads by clusters", keys: "Arrow keys move between cells, Enter opens the workload.",
    states: {
      h: "healthy", p: "pending", f: "failing", l: "leaving", x: "cluster not ready", ".": "not there",
    } as Record<string, string>,
    shown: (n: number, total: number) => `${n} of ${total} clusters`, noCell: "Choose a cell with the pointer or the arrow keys.",
  },
  resources: { kind: "Kind", next: "Next page", first: "First page", none: "No objects." },
  search: {
    hint: "Words, or fields such as image:nginx* kind:Pod", go: "Search", columns: ["Cluster", "Namespace", "Kind", "Name", "Age"],
    intro: "Searches the objects of all clusters that ResourceRegistries select.", label: "Query",
  },
};
