// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package behavior holds the end-to-end tests as values: each Scenario acts as a user, through API servers only, and checks the
// result.
//
//	env.Env (in this process, or named by env.Kubeconfig) ──► Scenario.Run
//
// Scenarios wait for conditions and do not sleep. Each has a namespace of its own and cleans up after itself.
package behavior

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/test/env"
)

// Scenario is one end-to-end test.
type Scenario struct {
	// Name is the name of the subtest, without spaces.
	Name string
	// Description states the actions of the user and the expected result.
	Description string
	// Alone is true for scenarios that affect others: no other scenario runs in their environment meanwhile.
	Alone bool
	// Long is true for scenarios that begin first among those that run alone, because they take longest.
	Long bool
	// Settles is true for scenarios of controllers that do nothing for up to a minute after their start.
	Settles bool
	// Needs is the requirement on the environment.
	Needs Needs
	// Run runs the scenario.
	Run func(t *testing.T, e *env.Env)
}

// Needs is the requirement of a scenario on its environment.
type Needs int

const (
	// Nothing but a control plane with the members member1, member2 and member3, with nodes. member3 may be in Pull mode.
	Nothing Needs = iota
	// Outages needs clusters that the test may start, stop and add, and the feature gates of env.StartStandard.
	Outages
	// OwnProcess needs an API server in a process of its own, so that its metrics count its requests only.
	OwnProcess
	// RemovalLimits needs a control plane whose limits of removals without approval are known and low.
	RemovalLimits
)

// Offered reports whether an environment satisfies the requirement.
func (n Needs) Offered(e *env.Env) bool {
	switch n {
	case Outages:
		return e.CanStopMembers()
	case OwnProcess:
		return e.Layout.Dir == ""
	case RemovalLimits:
		return e.Removals != nil
	default:
		return true
	}
}

// The members of every environment.
const (
	member1, member2, member3 = "member1", "member2", "member3"
)

// All lists all scenarios.
var All = []Scenario{
	{
		Name:        "nginx",
		Description: "The example of an article: a Deployment of 2 replicas and a policy that divides them equally over two clusters.",
		Run:         nginx,
	},
	{Name: "move", Description: "A policy that names another cluster moves the workload there.", Run: move},
	{
		Name:        "select",
		Description: "Clusters are chosen by label, by set of labels, and by provider, region and zone.",
		Alone:       true,
		Run:         selectClusters,
	},
	{Name: "division", Description: "6 replicas divided by the weights 3, 2 and 1; scaled; and duplicated to all clusters.", Run: division},
	{
		Name:        "back-and-forth",
		Description: "Replicas change back and forth faster than caches follow; the last change counts.",
		Run:         backAndForth,
	},
	{Name: "standby", Description: "A cluster of weight 0 gets replicas only when no other can be chosen.", Run: standby},
	{
		Name:        "spread",
		Description: "Replicas are spread over regions, zones, providers and cluster labels; impossible constraints move nothing.",
		Alone:       true,
		Run:         spread,
	},
	{
		Name:        "affinities",
		Description: "Affinity terms are tried in order; a workload moves back to an earlier term only after a requested rescheduling.",
		Run:         affinities,
	},
	{
		Name:        "taints",
		Description: "A taint keeps new workloads out unless they tolerate it, and does not move existing ones.",
		Alone:       true,
		Run:         taints,
	},
	{
		Name:        "capacity",
		Description: "Replicas are divided by capacity, in proportion or over as few clusters as possible; scaling moves few replicas.",
		Alone:       true,
		Run:         capacity,
	},
	{
		Name:        "estimator",
		Description: "Replicas go to nodes that can run them, as only the estimator of a cluster knows.",
		Alone:       true,
		Needs:       Outages,
		Run:         estimator,
	},
	{
		Name:        "quota",
		Description: "A cluster gets no more replicas than its ResourceQuotas allow; quotas of other priority classes do not count.",
		Needs:       Outages,
		Run:         quota,
	},
	{
		Name:        "overflow",
		Description: "Replicas overflow tier after tier, and leave the last tier first; an unschedulable workload is reported and does not move.",
		Run:         overflow,
	},
	{
		Name:        "components",
		Description: "A workload with several pod templates is placed as a whole in one cluster with enough capacity.",
		Run:         components,
	},
	{
		Name:        "descheduler",
		Description: "Unschedulable replicas move to another cluster once it has capacity; running ones stay.",
		Alone:       true,
		Long:        true,
		Run:         deschedulerScenario,
	},
	{
		Name:        "too-full",
		Description: "Replicas leave a cluster above its utilization threshold, a few at a time, and none is lost.",
		Alone:       true,
		Settles:     true,
		Run:         utilizationScenario,
	},
	{Name: "workload-affinity", Description: "Workloads are placed apart, or together, by a label.", Run: workloadAffinity},
	{
		Name:        "cluster-scoped",
		Description: "Cluster-scoped objects are placed by cluster-scoped policies, by the same rules.",
		Run:         clusterScoped,
	},
	{Name: "zero", Description: "A workload with 0 replicas exists in its clusters and can be scaled up and back to zero.", Run: zero},
	{
		Name:        "suspended",
		Description: "Suspended bindings are not scheduled; clusters with suspended dispatching get nothing; both can be resumed.",
		Run:         suspended,
	},
	{Name: "priority", Description: "A policy assigns the priority of a PriorityClass, and waits for a missing one.", Run: priority},
	{Name: "status", Description: "The status of every native kind is aggregated over two members into the template.", Run: statusOfKinds},
	{
		Name:        "rollout-clients",
		Description: "The code of kubectl waits for workloads, Jobs, Pods and addresses in all members, and fails if a rollout does.",
		Run:         rolloutClients,
	},
	{Name: "staged-rollout", Description: "Changes reach a canary, then the rest; scaling and drift do not wait.", Run: stagedRollout},
	{Name: "staged-dependencies", Description: "A ConfigMap changes with its workload; clusters join and leave.", Run: stagedDependencies},
	{Name: "staged-gates", Description: "Windows, metrics, CEL and unavailable replicas hold clusters; failover goes on.", Run: stagedGates},
	{
		Name:        "repeated-rollouts",
		Description: "Ten images, scaling and failures, in Push and Pull mode: template and trace follow the member, and are never ahead.",
		Run:         repeatedRollouts,
	},
	{
		Name:        "interpreter",
		Description: "A customization of Deployments takes effect at once, and its deletion, too.",
		Alone:       true,
		Run:         interpreter,
	},
	{
		Name:        "interpreter-broken",
		Description: "Scripts that do not compile are rejected; scripts that fail are reported on the object and affect no other.",
		Alone:       true,
		Run:         failingInterpreter,
	},
	{
		Name:        "guestbook",
		Description: "A CustomResourceDefinition is propagated to one cluster, followed by an object of its kind, which a policy overrides.",
		Run:         guestbook,
	},
	{
		Name:        "reinstalled-kind",
		Description: "A CustomResourceDefinition is installed again with another plural; its policy names another version.",
		Run:         reinstalledKind,
	},
	{Name: "selected-namespace", Description: "A policy selects a namespace that is synced to all clusters.", Run: selectedNamespace},
	{
		Name:        "update",
		Description: "Updates are propagated; changes of a Work and of member objects are reverted; deletion is propagated.",
		Run:         update,
	},
	{
		Name:        "override",
		Description: "Policies of both scopes change images, arguments, labels and configuration in one of two clusters, until they are deleted.",
		Run:         overrides,
	},
	{
		Name:        "override-articles",
		Description: "The override policies of articles change the Deployment nginx in two clusters as the articles describe.",
		Alone:       true,
		Run:         articleOverrides,
	},
	{
		Name:        "override-fails",
		Description: "An override that fails for one of two clusters changes nothing there and is reported; the other is updated.",
		Run:         bothScopes(failingOverride),
	},
	{
		Name:        "override-cluster-scoped",
		Description: "A ClusterOverridePolicy changes a ClusterRole in one of two clusters while its labels match.",
		Run:         clusterScopedOverride,
	},
	{
		Name:        "override-namespace",
		Description: "A ClusterOverridePolicy changes the labels of a synced namespace in one of two clusters, until it is deleted.",
		Run:         namespaceOverride,
	},
	{
		Name:        "strangers",
		Description: "An unmanaged member object is not changed, and the conflict reported, until the policy says Overwrite.",
		Run:         unmanagedObjects,
	},
	{
		Name:        "take-over",
		Description: "Overwrite replaces objects of a member that rejects new ones: what the former owner left is removed.",
		Run:         func(t *testing.T, e *env.Env) { newFixture(t, e).takeOver() },
	},
	{
		Name:        "removed-fields",
		Description: "Fields that are removed from templates of many kinds leave members in Push and in Pull mode.",
		Run:         func(t *testing.T, e *env.Env) { newFixture(t, e).removedFields() },
	},
	{
		Name:        "node-ports",
		Description: "A node port that the control plane allocated is not required in members; one that the user specifies is.",
		Run:         func(t *testing.T, e *env.Env) { newFixture(t, e).allocatedPort() },
	},
	{
		Name:        "aggregated-role",
		Description: "A ClusterRole with aggregated rules has the rules of its cluster, and is not written again and again.",
		Run:         func(t *testing.T, e *env.Env) { newFixture(t, e).aggregatedRole() },
	},
	{
		Name:        "indexed-job",
		Description: "A policy that divides replicas places an Indexed Job whole in one cluster.",
		Run:         func(t *testing.T, e *env.Env) { newFixture(t, e).indexedJob() },
	},
	{
		Name:        "never-propagated",
		Description: "An event of a policy states that its kind is never propagated.",
		Run:         func(t *testing.T, e *env.Env) { newFixture(t, e).neverPropagated() },
	},
	{
		Name:        "create-only",
		Description: "An object with the strategy CreateOnly is not changed after a change of its template; what is not applied is reported.",
		Run:         bothScopes(createOnly),
	},
	{
		Name:        "adopt",
		Description: "An existing Deployment is taken over only with the approved UID, and keeps its own fields and its pods.",
		Run:         bothScopes(adoptExisting),
	},
	{Name: "drift", Description: "Reverted changes in a member are reported once, with fields and managers.", Run: bothScopes(driftScenario)},
	{
		Name:        "dependencies",
		Description: "Objects that a workload refers to follow it, also if several workloads share one.",
		Run:         dependenciesScenario,
	},
	{
		Name:        "orphan",
		Description: "A template that is deleted with the propagation policy Orphan leaves its objects in the members, unmanaged.",
		Run:         orphanScenario,
	},
	{
		Name:        "large-objects",
		Description: "A ConfigMap near the limit of the API is propagated; a larger Work is reported.",
		Run:         largeScenario,
	},
	{
		Name:        "names",
		Description: "Objects with long and odd names, or with equal names of bindings or Works, are propagated, updated and deleted alone.",
		Run:         namesScenario,
	},
	{
		Name:        "federated-hpa",
		Description: "The how-to page: a FederatedHPA scales a Deployment over two clusters up under load, and down without; cron sets it.",
		Needs:       Outages,
		Run:         federatedHPA,
	},
	{
		Name:        "autoscalers-of-members",
		Description: "Two members scale a Deployment with autoscalers of their own; the template has the sum, and never 0.",
		Needs:       Outages,
		Run:         autoscalersOfMembers,
	},
	{
		Name:        "metrics",
		Description: "The metrics APIs of the control plane show the pods of all members, with their clusters.",
		Run:         metricsOfMembers,
	},
	{
		Name:        "cron",
		Description: "A CronFederatedHPA scales a Deployment of two clusters, and changes a FederatedHPA, on the minute.",
		Run:         cronScenario,
	},
	{
		Name:        "precedence",
		Description: "Of several policies that select a template, the one of the contract claims it; claims last until the policy is deleted.",
		Run:         bothScopes(precedence),
	},
	{
		Name:        "binding-and-works",
		Description: "Bindings, Works, manifests, events and status have the fields of the contract; a suspended cluster gets nothing.",
		Run:         bothScopes(bindingAndWorks),
	},
	{
		Name:        "preserved",
		Description: "Preserved objects of deleted templates stay in the members without marks; others are deleted.",
		Run:         bothScopes(preserved),
	},
	{
		Name: "removal-guard",
		Description: "An edit of policies and a deletion of templates that remove too many objects are held until they are undone or " +
			"approved, also with --keep.",
		Needs: RemovalLimits,
		Run:   removalGuard,
	},
	reviewScenario,
	{
		Name:        "disruption-budget",
		Description: "A budget of 80 % holds while policy edits, a rescheduling, a drain and a rollout move all replicas; they return.",
		Alone:       true,
		Run:         disruptionBudget,
	},
	{
		Name:        "by-hand",
		Description: "Member objects, Works and bindings that are changed or deleted by hand are put right.",
		Run:         bothScopes(byHand),
	},
	{
		Name:        "relabeled",
		Description: "A template that its policy no longer selects loses the claim and keeps its objects; another policy takes it over.",
		Run:         bothScopes(relabeled),
	},
	{
		Name:        "existing",
		Description: "An object that a member had before is reported as a conflict, and taken over with Overwrite.",
		Run:         bothScopes(existing),
	},
	{Name: "lazy", Description: "Policies with lazy activation take effect when their templates change.", Run: lazyScenario},
	{Name: "hand-over", Description: "A workload moves to another policy and stays in the cluster that both policies select.", Run: handOver},
	{Name: "kinds", Description: "ConfigMap, Secret, Service, StatefulSet, DaemonSet and Job are propagated and reported.", Run: kinds},
	{
		Name:        "exported-service",
		Description: "A Service that two clusters export is reachable in a third through its derived Service, and leaves nothing behind.",
		Run:         exportedService,
	},
	{
		Name:        "service-data-path",
		Description: "A client of an imported Service reaches the servers of the clusters that have ready endpoints, and no others.",
		Run:         serviceDataPath,
	},
	{
		Name: "service-outage",
		Description: "Endpoints come and go, an exporting member stops, the control plane restarts: only ready endpoints of healthy " +
			"clusters are used, and no EndpointSlice is deleted.",
		Alone: true,
		Long:  true,
		Needs: Outages,
		Run:   serviceOutage,
	},
	{
		Name:        "service-conflict",
		Description: "Two clusters export a Service under one name with different ports: the condition Conflict states the ports.",
		Run:         conflictingExports,
	},
	{
		Name:        "service-clusters-leave",
		Description: "A cluster that exports, provides and consumes a Service leaves and joins again: only its endpoints leave and return.",
		Alone:       true,
		Long:        true,
		Needs:       Outages,
		Run:         serviceClustersLeave,
	},
	{
		Name:        "service-restarts",
		Description: "The control plane restarts at random instants while endpoints change: a cluster that imports them loses no EndpointSlice.",
		Alone:       true,
		Needs:       Outages,
		Run:         serviceRestarts,
	},
	{
		Name:        "failing-names",
		Description: "Names of Services do not resolve in an exporting member: a Remedy removes traffic from its endpoints.",
		Alone:       true,
		Run:         failingNames,
	},
	{
		Name:        "federated-quota",
		Description: "Of 50 workloads that are created at once, exactly those within the quota are scheduled, also across a restart.",
		Alone:       true,
		Needs:       Outages,
		Run:         federatedQuota,
	},
	{
		Name:        "multi-cluster-service",
		Description: "A MultiClusterService exchanges endpoints between clusters; a restart deletes none; its deletion leaves nothing.",
		Alone:       true,
		Long:        true,
		Needs:       Outages,
		Run:         multiClusterService,
	},
	{
		Name:        "policy-deleted",
		Description: "After its policy is deleted a workload stays in place without a claim, and another policy takes it over.",
		Run:         policyDeleted,
	},
	{Name: "nothing-selected", Description: "An event reports a policy that selects nothing.", Run: nothingSelected},
	{
		Name:        "unknown-cluster",
		Description: "A policy that names a missing cluster is reported; the workload is propagated once the policy is corrected.",
		Run:         unknownCluster,
	},
	{Name: "deleted-halfway", Description: "Templates that are deleted during their propagation leave nothing behind.", Run: deletedHalfway},
	{Name: "join-errors", Description: "Clusters that cannot join are rejected with the reason, and nothing is changed.", Run: joinErrors},
	{Name: "helm", Description: "A chart is installed, upgraded and uninstalled by the Helm SDK; members follow.", Run: helm},
	{Name: "cli", Description: "The verbs of karmadactl, as scripts.", Run: commandLine},
	{
		Name:        "cli-clusters",
		Description: "The verbs of karmadactl that register, mark and remove clusters act as described, and refuse bad input.",
		Alone:       true,
		Long:        true,
		Needs:       Outages,
		Run:         commandLineOfClusters,
	},
	{
		Name:        "pull-mode",
		Description: "Logs, exec, get and requests to the proxy reach a member in Pull mode that the control plane cannot connect to.",
		Alone:       true,
		Run:         pullMode,
	},
	{
		Name:        "hostile-agent",
		Description: "An agent tries to reach other clusters, to forge Works, events and certificates, and to fill the database: all is refused.",
		Run:         hostileAgent,
	},
	{
		Name:        "hostile-member",
		Description: "A member responds with huge lists, odd quantities, wrong types and redirects, or slowly: others are not affected.",
		Alone:       true,
		Run:         hostileMember,
	},
	{
		Name:        "hostile-tenant",
		Description: "A user with the role edit in one namespace tries to reach other namespaces, members and the control plane.",
		Run:         hostileTenant,
	},
	{
		Name:        "kubectl",
		Description: "The code of kubectl: client-side and server-side apply, diff, wait, rollout status, edit.",
		Run:         kubectl,
	},
	{
		Name:        "search",
		Description: "The proxy shows three clusters as one: kubectl reads, watches and changes objects of all of them.",
		Alone:       true,
		Run:         searchScenario,
	},
	{
		Name:        "search-outage",
		Description: "Searching does not wait for a stopped cluster, names it in a warning, and shows its objects after its start.",
		Alone:       true,
		Long:        true,
		Needs:       Outages,
		Run:         searchOutage,
	},
	{
		Name:        "search-restart",
		Description: "The control plane is restarted while clients watch all clusters through the proxy: their caches converge.",
		Alone:       true,
		Long:        true,
		Needs:       Outages,
		Run:         searchRestart,
	},
	{
		Name:        "select-everything",
		Description: "A policy that selects all kinds and moves removes nothing that the API server of a member made.",
		Alone:       true,
		Needs:       Outages,
		Run:         selectEverything,
	},
	{
		Name:        "unjoin",
		Description: "A cluster is unjoined: propagated objects are deleted in it, other clusters are not affected, and it can join again.",
		Alone:       true,
		Long:        true,
		Needs:       Outages,
		Run:         unjoin,
	},
	{
		Name:        "outage",
		Description: "A stopped cluster does not delay others, loses nothing, and catches up after its start.",
		Alone:       true,
		Needs:       Outages,
		Run:         outage,
	},
	{
		Name:        "faulty-member",
		Description: "A member responds with errors, for one kind or for all, or has an expired certificate: nothing is lost, and it recovers.",
		Alone:       true,
		Long:        true,
		Needs:       Outages,
		Run:         faultyMember,
	},
	{Name: "older-member", Description: "A member lacks streaming lists and WebSockets.", Alone: true, Needs: Outages, Run: olderMember},
	{
		Name:        "slow-member",
		Description: "Connections to a member are delayed by up to 30 seconds: other members are not slower, and it catches up.",
		Alone:       true,
		Needs:       Outages,
		Run:         slowMember,
	},
	{
		Name:        "failover",
		Description: "Workloads leave a lost cluster, or stay if no other fits; when it is back, nothing runs twice or is deleted unasked.",
		Alone:       true,
		Long:        true,
		Needs:       Outages,
		Run:         clusterFailover(member1, member2, metav1.ConditionFalse),
	},
	{
		Name:        "failover-pull",
		Description: "The same as failover for a cluster in Pull mode, whose agent stops with it: its condition Ready becomes Unknown.",
		Alone:       true,
		Long:        true,
		Needs:       Outages,
		Run:         clusterFailover(member3, member2, metav1.ConditionUnknown),
	},
	{
		Name:        "failover-returns",
		Description: "Primary, backup, primary and backup cluster get a NoExecute taint in turn: the workload runs in the other one each time.",
		Alone:       true,
		Run:         returningFailover,
	},
	{
		Name:        "state-preservation",
		Description: "A workload that fails in a cluster is replaced in another one, with a value of its status as a label.",
		Alone:       true,
		Needs:       Outages,
		Run:         statePreserved,
	},
	{
		Name:        "fail-static",
		Description: "While two of three clusters are lost, nothing is evicted, except from a cluster whose loss is confirmed.",
		Alone:       true,
		Needs:       Outages,
		Run:         failStatic,
	},
	{
		Name:        "graceful-move",
		Description: "A policy that asks for it moves a workload to another cluster and deletes the old copy when the new one is healthy.",
		Run:         bothScopes(gracefulMove),
	},
	{
		Name:        "preemption",
		Description: "Policies take over workloads of other policies by priority, and lose them when they lower their priority.",
		Needs:       Outages,
		Run:         preemption,
	},
	{
		Name:        "restart",
		Description: "The control plane stops during 50 propagations; after its start they finish, and members lost nothing.",
		Alone:       true,
		Needs:       Outages,
		Run:         restart,
	},
	{
		Name:        "write-budget",
		Description: "20 Deployments on 2 clusters stay within the write budget of the control plane.",
		Alone:       true,
		Needs:       OwnProcess,
		Run:         writeBudget,
	},
}
