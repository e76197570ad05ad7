// All texts of the console, except for those that the server sends.

// count returns a number with the noun in the singular or the plural.
const count = (n: number, one: string, many = one + "s") => `${n} ${n === 1 ? one : many}`;

export const texts = {
  title: "Karmada",
  skip: "Skip to content",
  crumbs: "Path",
  pages: {
    fleet: "Fleet", workloads: "Workloads", matrix: "Matrix", policies: "Policies", rollouts: "Rollouts", moves: "Moves", inbox: "Inbox",
    resources: "Resources", search: "Search", workload: "Workload", edit: "Edit", whatif: "What if", shell: "Shell", cluster: "Cluster",
  } as Record<string, string>,
  // names of kinds of problems
  problems: {
    ClusterNotReady: "Cluster not ready", ClusterBeingDeleted: "Cluster being deleted", ClusterPending: "Cluster not approved",
    NotScheduled: "Not scheduled", NotRendered: "Not rendered", NotApplied: "Not applied", RemovalHeld: "Removal held", RestartHeld: "Restart held",
    EvictionBlocked: "Eviction blocked", MoveHeld: "Move held", FieldsContested: "Fields contested", RolloutFailed: "Rollout failed",
    RolloutReturned: "Rollout returned",
    RolloutPaused: "Rollout paused", RolloutWaitsForApproval: "Rollout waits for approval", StatusUnknown: "Unknown", NotHealthy: "Not healthy",
    RollingOut: "Being rolled out", NotReported: "Not reported", NoPolicy: "No policy",
  } as Record<string, string>,
  user: "User",
  logout: "Log out",
  scheme: "Switch between dark and light mode",
  loading: "Loading",
  reconnecting: "Connection lost. The page shows the last known state and reconnects.",
  failed: "This view could not be read",
  stale: "The control plane cannot be reached. The page shows the last known state",
  incomplete: "The fleet is still being read: rows are missing, and numbers are too small.",
  unreadable: (kinds: string[]) => {
    const advice = kinds.includes("clusters") ? " Ask an administrator for the ClusterRole clusters-reader to see clusters." : "";
    return `You may not list ${kinds.join(", ")} here. The page omits them.${advice}`;
  },
  unread: (kind: string) => `The control plane could not list ${kind}. The page shows the rest`,
  notRead: "They could not be read.",
  ago: (age: string) => `${age} ago`,
  copy: "Copy as command",
  copied: "Copied",
  close: "Close",
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
    problemColumns: ["Problem", "Object", "Namespace", "Clusters", "Since", "Reason"],
    unknown: (n: number) => `${count(n, "workload is", "workloads are")} unknown because of it`,
    whatif: "What if?", whatifHint: (n: string) => `Plan the loss or the drain of ${n}`,
  },
  workloads: {
    columns: ["Workload", "Namespace", "State", "Ready", "Clusters", "Policy", "Age"],
    empty: "No workload matches. Objects that policies propagate are listed here.",
    filters: {
      "": "All", problem: "With problems", noPolicy: "No policy", notScheduled: "Not scheduled", notApplied: "Not applied", notHealthy: "Not healthy",
      unknown: "Unknown",
      approval: "Waits for approval", held: "Removal held", drifted: "Drifted", suspended: "Suspended", moving: "Moving",
    } as Record<string, string>,
    healthy: "Healthy", lastKnown: (n: number) => `last known: ${n}`,
    absent: "Objects without a policy are listed if they are Deployments, StatefulSets, DaemonSets, Jobs or CronJobs.",
    flags: { held: "removal held", drifted: "drifted", suspended: "suspended", moving: "moving" } as Record<string, string>,
  },
  workload: {
    tabs: {
      graph: "Graph", why: "Why", diff: "Diff", timeline: "Timeline", pods: "Pods", logs: "Logs", events: "Events", manifest: "Manifest",
    } as Record<string, string>,
    columns: ["Template", "Policy and binding", "Clusters", "Works", "Member objects"],
    clusterColumns: ["Cluster", "State", "Ready", "Revision", "Reason", ""],
    // states of a cluster that waits, by the stage
    waits: {
      Rendered: "Waits for its manifest", Applied: "Waits to be applied", Healthy: "Not healthy yet", Removed: "Being removed", RolledOut: "Waits for its stage",
    } as Record<string, string>,
    // states of nodes of the graph without a problem
    done: { Cluster: "healthy", Work: "applied", ResourceBinding: "scheduled", ClusterResourceBinding: "scheduled", Member: "healthy" } as Record<string, string>,
    notDone: "not healthy",
    timelineColumns: ["Age", "Took", "State", "Step", "Clusters", "Object", "Detail"],
    finished: (n: number) => `Show ${count(n, "finished step")}`,
    eventColumns: ["Last", "Type", "Reason", "Object", "Count", "Message"],
    conditionColumns: ["Condition", "Status", "Reason", "Message", "Since"],
    // stages of the timeline
    stages: {
      Written: "Object written", Claimed: "Claimed by a policy", Bound: "Binding created", Scheduled: "Scheduled", Rendered: "Manifest created",
      Applied: "Applied", Healthy: "Healthy", Removed: "Removed", RolledOut: "Rolled out", AllApplied: "Applied in all clusters",
      Reported: "Status reported",
    } as Record<string, string>,
    seconds: (n: number) => (n < 120 ? `${n} s` : `${Math.round(n / 60)} min`),
    waiting: "Waits for", complete: "Every step is done.", noEvents: "No events.", missing: "missing",
    more: (n: number, state: string) => `${n} more: ${state}`,
    noManifest: "The object does not exist, or you may not read it.",
    overrides: "Override policies", overrideColumns: ["Cluster", "Policy", "Changes"], failed: "failed",
    conditions: "Conditions of the binding", clusters: "Clusters", edit: "Edit", moves: "Last moves", moveColumns: ["Time", "Changes", "Reason", "Caused by"],
    revision: (n: number) => `revision ${n}`,
    evict: "Evict", evictHeading: (n: string, c: string) => `Evict ${n} from ${c}?`, goes: "Its replicas go to", nowhere: "No other cluster gets replicas.",
    staysThere: "It stays", budgets: "Its removal waits for", evicted: "It leaves the cluster when its replacement is ready.", cancel: "Cancel",
  },
  verdict: {
    healthy: "Healthy", waits: "Not finished yet", in: "in", more: (n: number) => `and ${n} more`, since: "for",
    clusters: (n: number) => count(n, "cluster"), done: (clusters: string) => `Every step is done in ${clusters}.`,
    ready: (ready: number, wanted: number, clusters: string) => `${ready} of ${wanted} replicas are ready in ${clusters}.`,
    edit: (name: string) => `Edit ${name}`, why: "Why each cluster was not chosen", diff: "Differences", pods: "Pods", logs: "Logs", inbox: "Decide in the inbox", approve: "Approve in the inbox",
    moves: "Moves", policy: "New policy", rollout: "The rollout", cluster: (name: string) => `Cluster ${name}`,
  },
  cluster: {
    cordon: "Cordon", uncordon: "Uncordon", ready: "Ready", moves: "Moves", conditions: "Conditions", workloads: "Workloads in the cluster",
    pending: "An agent registered the cluster. It gets workloads after you approve it.",
    cordoned: "The cluster is cordoned: its workloads stay, and it gets no new ones.",
    unknown: (n: number) => `${count(n, "workload there is", "workloads there are")} unknown; the last status is kept.`,
    columns: ["Workload", "Namespace", "State", "Ready", "Reason"], empty: "No workloads in the cluster.",
    facts: {
      mode: "Mode", version: "Version", place: "Provider, region, zone", endpoint: "Endpoint", nodes: "Nodes", age: "Age", cpu: "CPU", memory: "Memory", pods: "Pods",
      apis: "Served kinds", renewed: "Last contact of the agent", labels: "Labels", taints: "Taints",
    },
    of: (n: string, total: string) => `${n} of ${total}`,
  },
  why: {
    columns: ["Cluster", "Chosen", "Replicas", "Assigned now", "Ready", "Capacity", "Score", "Reason"],
    policy: (p: string, problem?: string) => `Claimed by ${p}${problem ? `: ${problem}` : ""}.`, unclaimed: "No policy selects the object", nearly: "Policies that almost match",
    also: "Other matching policies", held: "The scheduler ignores the binding", due: "The scheduler is about to decide again, and will change the clusters",
    unschedulable: "Unschedulable", term: (n: string) => `Affinity term ${n}`, more: (n: number) => count(n, "more cluster"),
    yes: "yes", no: "no", division: (d: string) => (d === "Duplicated" ? "Each cluster gets all replicas." : `Division of replicas: ${d}.`),
    selector: (s: string) => `The affinity selects clusters with ${s}.`, labels: "labels",
  },
  inbox: {
    empty: "Nothing waits for you. Removals, restarts, take-overs, rollouts and clusters that need an approval are listed here.",
    columns: ["Waits for", "Object", "Since", "Reason", ""],
    kinds: { removal: "Held removal", restart: "Held restart", adoption: "Take-over", cluster: "New cluster", rollout: "Staged rollout" } as Record<string, string>,
    approve: "Approve", keep: "Approve, keep objects", remove: "Remove objects",
    confirmHeadings: {
      removal: "Approve the removal?", restart: "Approve the restart?", adoption: "Approve the take-over?", cluster: "Approve the cluster?",
      rollout: "Approve the stage?",
    } as Record<string, string>,
    confirmRestart: (n: string) => `The pods of ${n} are restarted in the clusters that the message names.`,
    confirmAdoption: (n: string) => `The object of ${n} that exists there now is changed to the manifest and managed. See its differences first.`,
    confirmRemove: (n: string) => `The objects of ${n} are deleted in the clusters that the message names.`,
    confirmKeep: (n: string) => `The objects of ${n} stay in the clusters and are no longer managed.`,
    confirmRollout: (n: string) => `The rollout of ${n} continues.`,
    confirmCluster: (n: string) => `The cluster ${n} gets workloads, namespaces and Services.`,
    cancel: "Cancel", confirm: "Approve",
  },
  diff: {
    equal: (n: number) => `${count(n, "cluster")} without differences`, pending: "pending", refresh: "Compare again",
    none: "The object is in no cluster.", hidden: (n: number) => `${count(n, "more cluster was", "more clusters were")} not compared.`, later: (n: number) => `Later, revision ${n}`,
  },
  pods: {
    columns: ["Cluster", "Pod", "Status", "Ready", "Restarts", "Node", "Age", ""], empty: "No pods.", shell: "Shell", logs: "Logs",
    more: (n: number, total: number) => `The pods of the first ${n} of ${total} clusters are shown.`, cluster: "cluster",
    foreign: "not managed", foreignHint: "Karmada does not manage the object of this name in the cluster",
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
    columns: ["Policy", "Kind", "Namespace", "Selects", "Objects", "Age"], create: "New policy", any: "All kinds", kind: "Kind", none: "claims nothing", loses: "loses to",
    empty: "No policy matches. Propagation and override policies are listed here.", notCounted: "Pages of workloads list the override policies that changed them.",
  },
  edit: {
    validate: "Validate", plan: "Plan", save: "Save", apply: "Apply this plan", remove: "Plan deletion", removeNow: "Delete", valid: "The object is valid.",
    complete: "Ctrl+Space lists fields and values.", noSchema: "No completion: the schema of the kind is not known.", unknown: "Unknown fields",
    field: (path: string, line: number) => `line ${line}: ${path}`,
    saved: "Saved.", deleted: "Deleted.", label: "YAML", stale: "Plan the change before you save it.", same: "The text is unchanged: there is nothing to apply.",
  },
  plan: {
    heading: "Effect", nothing: "No object changes.", incomplete: "Not covered", columns: ["Object", "Namespace", "Clusters now", "Clusters then", "Changes", "Reason"],
    // the words of the summary after a number, as singular and plural
    summary: {
      examined: ["object examined", "objects examined"], changed: ["object changed", "objects changed"],
      replicasMoved: ["replica moved", "replicas moved"], created: ["created"], updated: ["updated"], restarted: ["restarted"], scaled: ["scaled"],
      deleted: ["deleted"], released: ["released"], lost: ["object lost with its cluster", "objects lost with their cluster"], unschedulable: ["unschedulable"],
      clusters: ["cluster affected", "clusters affected"], held: ["held by budgets"],
    } as Record<string, [string, string?]>,
    summed: (n: number, [one, many]: [string, string?]) => count(n, one, many ?? one), warnings: "Check the change",
    held: "waits", warning: "Does not run in", ready: (n: number) => `${n} ready`, more: (n: number) => `The first ${count(n, "object is", "objects are")} listed.`, busy: "Planning",
  },
  rollouts: {
    empty: "No staged rollouts.", approve: (stage: string) => `Approve ${stage}`, started: "started", pause: "Pause", resume: "Resume", undo: "Return to", revision: (n: number) => `revision ${n}`,
    stable: (n: number) => `stable: revision ${n}`, paused: "paused", rest: "rest", history: "Revisions", stage: (n: string, phase: string) => `${n}: ${phase}`,
    confirm: (action: string, name: string) => `${action}: the rollout of ${name}?`,
    approval: (name: string, revision: number, stage?: string, clusters?: string) =>
      `Revision ${revision} of ${name} ${stage ? `continues with stage ${stage}: ${clusters}` : "continues"}.`,
  },
  moves: {
    leaving: "Leaving clusters", evictionColumns: ["Object", "Namespace", "From", "Replicas", "Since", "Reason", "By", "Detail"], none: "Nothing leaves a cluster. Evictions, drains and failovers are listed here while they last.",
    kept: "stays until you decide", recent: "Last moves", columns: ["Time", "Object", "Namespace", "Changes", "Reason", "Caused by"], noMoves: "No moves between clusters yet.",
    suspended: "Suspended workloads", evictions: "PlacementEvictions",
  },
  whatif: {
    cluster: "Cluster", lose: "Simulate loss", drain: "Plan drain", now: "Start the drain",
    started: (n: number) => `${count(n, "workload leaves", "workloads leave")} the cluster, which gets no new ones.`, stays: "These workloads stay", follow: "Follow the moves",
    intro: "Nothing is changed: the plan shows what the control plane would do.",
  },
  matrix: {
    clusterHint: "Clusters or region", label: "Workloads by clusters", keys: "Arrow keys move between cells, Enter opens the workload.",
    states: {
      h: "Healthy", p: "Not finished yet", f: "Failing", l: "Being removed", x: "Unknown: cluster not ready", ".": "Not there",
    } as Record<string, string>,
    shown: (n: number, total: number) => `${n} of ${count(total, "cluster")}`, noCell: "Choose a cell with the pointer or the arrow keys.",
  },
  resources: { kind: "Kind", next: "Next page", first: "First page", none: "No objects.", details: "Details", all: "all clusters", },
  search: {
    hint: "Words, or fields such as image:nginx* kind:Pod", go: "Search", columns: ["Cluster", "Namespace", "Kind", "Name", "Age"],
    intro: "Searches the objects of all clusters that ResourceRegistries select.", label: "Query", missing: "Search is not set up",
    empty: "Nothing matches among the objects that ResourceRegistries select.",
  },
};
