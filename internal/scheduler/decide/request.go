// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"math"

	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Request holds the workload to place, and its current targets.
type Request struct {
	// Kind is the kind of the template. Clusters that do not serve it are excluded.
	Kind schema.GroupVersionKind
	// Seed breaks ties of the division: the UID of the template.
	Seed string
	// Placement is required.
	Placement *policyv1alpha1.Placement
	// Replicas is the number of replicas to place. Workload is true if the template has replicas, also if there are 0.
	Replicas int32
	Workload bool
	// Components are the components of a workload with several pod templates. A cluster gets all of them, as a set.
	Components []workv1alpha2.Component
	// Current holds the current targets. Some filters do not exclude them, see IgnoredForExisting.
	Current []workv1alpha2.TargetCluster
	// Evicting names the clusters from which the workload is being evicted.
	Evicting []string
	// Avoid names clusters in which the workload failed. They are selected only if no other clusters satisfy the placement.
	Avoid []string
	// Affinity names the affinity term by which Current was chosen. Earlier terms are tried only if later ones fail and no target is
	// left.
	Affinity string
	// Reschedule divides the replicas as if none were assigned, and tries the affinity terms from the first.
	Reschedule bool
	// AffinityPeers are the other members of the workload's affinity group, AntiAffinityPeers those of its anti-affinity group
	// (docs/contract/scheduling.md#filters). Peers without clusters are ignored.
	AffinityPeers, AntiAffinityPeers []Peer
	// KeepEmpty keeps selected clusters that get no replicas.
	KeepEmpty bool
	// avoiding reports whether the clusters in Avoid are excluded.
	avoiding bool
	// Explain records the Trace. Without it the Trace has only the names and errors of the terms.
	Explain bool
	// Ended is called after each step of the decision about an affinity term; it may be nil.
	Ended func(Step)
}

// Step is a step of the decision about an affinity term.
type Step string

// The steps, in their order. One that fails is the last. Their names are values of a label (docs/contract/components.md#metrics).
const (
	StepFilter Step = "Filter"
	StepScore  Step = "Score"
	StepSelect Step = "Select"
	StepAssign Step = "AssignReplicas"
)

// Peer is another binding of the same group.
type Peer struct {
	// Binding is its name, for the Trace.
	Binding string
	// Clusters are its targets.
	Clusters []string
}

// Estimates holds, by cluster, how many more replicas it can run, or how many more sets of components. A cluster that is
// missing, or negative, is unknown: it counts as having capacity for all replicas, or for one set
// (docs/contract/scheduling.md#available-replicas).
type Estimates map[string]int64

// get returns the estimate for a cluster, limited to the largest number of replicas.
func (e Estimates) get(cluster string) (n int64, known bool) {
	n, known = e[cluster]
	if !known || n < 0 {
		return 0, false
	}
	return min(n, math.MaxInt32), true
}

// replicas returns the number of replicas to place. A negative number, which the API server rejects, counts as 0.
func (r *Request) replicas() int64 { return int64(max(r.Replicas, 0)) }

// isComponentSet reports whether components are placed as a set. A single component beside a number of replicas only
// describes the requirements of a replica.
func (r *Request) isComponentSet() bool {
	return len(r.Components) > 1 || len(r.Components) == 1 && r.replicas() == 0
}

// withoutReplicas reports whether there is nothing to count against the capacity of a cluster.
func (r *Request) withoutReplicas() bool { return r.replicas() == 0 && len(r.Components) == 0 }
