// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package behaviour says, as values, what users can rely on: each Scenario does what a user does, through the API servers
// alone, and fails the test when something else comes of it.
//
//	env.Env (in this process, or named by env.Kubeconfig) ──► Scenario.Run ──► t fails, or not
//
// Scenarios wait for conditions, never for time; they keep to a namespace of their own and leave nothing behind.
package behaviour

import (
	"testing"

	"karmada.io/karmada/test/env"
)

// Scenario is a story with a checked end.
type Scenario struct {
	// Name is the subtest's: few words, no spaces.
	Name string
	// Description is what the user does and what must come of it.
	Description string
	// Alone is for scenarios that disturb others while they run, or are disturbed: they run one after another.
	Alone bool
	// Needs is what the environment must offer.
	Needs Needs
	// Run plays the scenario.
	Run func(t *testing.T, e *env.Env)
}

// Needs is what a scenario asks of its environment.
type Needs int

const (
	// Nothing beside a control plane with the members member1, member2 and member3, with nodes.
	Nothing Needs = iota
	// Outages needs clusters that the test may stop and start, and may add.
	Outages
	// OwnProcess needs an API server that is alone in its process, for its metrics to be its own.
	OwnProcess
)

// Offered says whether an environment can play a scenario that needs n.
func (n Needs) Offered(e *env.Env) bool {
	switch n {
	case Outages:
		return e.CanStop()
	case OwnProcess:
		return !e.CanStop()
	default:
		return true
	}
}

// The members that every environment has.
const (
	member1, member2, member3 = "member1", "member2", "member3"
)

// All are the scenarios there are.
var All = []Scenario{
	{Name: "nginx", Description: "The first walk: a Deployment of 2 replicas and a policy that divides them equally over two clusters.", Run: nginx},
	{Name: "move", Description: "A policy that names another cluster moves the workload there.", Run: move},
	{Name: "select", Description: "Clusters are chosen by label, by set of labels, and by provider, region and zone.", Alone: true, Run: selectClusters},
	{Name: "division", Description: "6 replicas by the weights 3, 2 and 1; scaled; and the whole of it everywhere.", Run: division},
	{Name: "back-and-forth", Description: "Replicas and division change faster than caches follow, back to what they were; the last change counts.", Run: backAndForth},
	{Name: "standby", Description: "A cluster of weight 0 gets replicas only when no other can be chosen.", Run: standby},
	{Name: "spread", Description: "Replicas are spread over regions, zones, providers and labels of clusters, within the bounds; what is impossible is said and moves nothing.", Alone: true, Run: spread},
	{Name: "affinities", Description: "Groups of clusters are tried in order; there is no way back to an earlier one unless it is asked for.", Run: affinities},
	{Name: "taints", Description: "A taint keeps out what does not tolerate it, and moves nothing that is there.", Alone: true, Run: taints},
	{Name: "capacity", Description: "Replicas are divided by what clusters can take, equally or in as few as possible; scaling moves as little as can be.", Alone: true, Run: capacity},
	{Name: "estimator", Description: "Replicas go where nodes can run them, which only the estimator beside a cluster knows.", Alone: true, Needs: Outages, Run: estimator},
	{Name: "quota", Description: "A cluster gets no more replicas than its ResourceQuota leaves, and more as soon as the quota is raised; one of another priority class does not count.", Alone: true, Needs: Outages, Run: quota},
	{Name: "overflow", Description: "Replicas overflow into further clusters, tier after tier, and leave the last one first; what cannot be placed is said and moves nothing.", Run: overflow},
	{Name: "components", Description: "A workload of several pod templates goes as a whole to the one cluster that has room for it, and waits for one.", Run: components},
	{Name: "descheduler", Description: "Replicas that find no node in their cluster leave it as soon as another one has room; those that run stay.", Alone: true, Run: descheduler},
	{Name: "too-full", Description: "Replicas leave a cluster above its threshold, a few at a time, and none is lost.", Alone: true, Run: tooFull},
	{Name: "workload-affinity", Description: "Workloads stay apart, or together, by a label.", Run: workloadAffinity},
	{Name: "cluster-scoped", Description: "What has no namespace is placed by the same rules, through a policy that has none either.", Run: clusterScoped},
	{Name: "zero", Description: "A workload of no replicas is in its clusters, without any, and can be scaled up and back to zero.", Run: zero},
	{Name: "suspended", Description: "Nobody schedules what is held back or another scheduler's; nothing reaches clusters to which dispatching is suspended; all goes on when it is released.", Run: suspended},
	{Name: "priority", Description: "A policy gives its workloads the priority of a PriorityClass, and waits for one that is not there.", Run: priority},
	{Name: "status", Description: "The status of every kind that Kubernetes has adds up over two members, in the template.", Run: statusOfKinds},
	{Name: "interpreter", Description: "A customisation teaches another meaning of Deployments, which is in force at once, and at once no more when it goes.", Alone: true, Run: interpreter},
	{Name: "interpreter-broken", Description: "Scripts that cannot be read are refused; those that fail are said on the object and hurt nothing else.", Alone: true, Run: brokenInterpreter},
	{Name: "guestbook", Description: "A kind of the user's own goes to one cluster, and right behind it an object of that kind.", Run: guestbook},
	{Name: "update", Description: "Changes of image, replicas and labels arrive; what is changed in a Work, or changed or deleted in a member, is put right; deletion goes all the way.", Run: update},
	{Name: "strangers", Description: "An object that a cluster has already is left alone, and said so, until the policy says Overwrite.", Run: strangers},
	{Name: "kinds", Description: "ConfigMap, Secret, Service, StatefulSet, DaemonSet and Job arrive and report.", Run: kinds},
	{Name: "policy-deleted", Description: "Without its policy a workload stays where it is, unclaimed, and another policy takes over.", Run: policyDeleted},
	{Name: "nothing-selected", Description: "A policy that selects nothing says so in an event.", Run: nothingSelected},
	{Name: "unknown-cluster", Description: "A policy that names a cluster that is not there says so; the workload comes when the policy is corrected.", Run: unknownCluster},
	{Name: "deleted-halfway", Description: "Templates that are deleted while they are being propagated leave nothing behind.", Run: deletedHalfway},
	{Name: "join-errors", Description: "Clusters that cannot join are refused with the reason, and nothing is touched.", Run: joinErrors},
	{Name: "helm", Description: "A chart is installed, upgraded and uninstalled by the Helm SDK; members follow.", Run: helm},
	{Name: "kubectl", Description: "kubectl's own code: apply on either side, diff, wait, rollout status, edit.", Alone: true, Run: kubectl},
	{Name: "unjoin", Description: "A cluster leaves: what was propagated goes from it, the others notice nothing, and it can come back.", Alone: true, Needs: Outages, Run: unjoin},
	{Name: "outage", Description: "A stopped cluster delays no other, loses nothing, and catches up when it starts again.", Alone: true, Needs: Outages, Run: outage},
	{Name: "restart", Description: "The control plane stops in the middle of 50 propagations; when it is back they finish, and members lost nothing.", Alone: true, Needs: Outages, Run: restart},
	{Name: "write-budget", Description: "10 Deployments on 2 clusters cost the control plane no more writes than promised.", Alone: true, Needs: OwnProcess, Run: writeBudget},
}
