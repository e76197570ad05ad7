// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"math"

	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Request is what is to be placed, and where it is now.
type Request struct {
	// Kind is the kind of the template; clusters that do not serve it are left out.
	Kind schema.GroupVersionKind
	// Seed breaks ties in the division: the UID of the template.
	Seed string
	// Placement is the policy's; it is required.
	Placement *policyv1alpha1.Placement
	// Replicas is the count to place; Workload says whether the template has replicas at all (it may have 0).
	Replicas int32
	Workload bool
	// Components are the parts of a workload with several pod templates, which are placed together, as a set.
	Components []workv1alpha2.Component
	// Current is where the workload is now. A cluster that has it keeps it in spite of new taints and vanished APIs.
	Current []workv1alpha2.TargetCluster
	// Evicting names the clusters that the workload is being moved away from.
	Evicting []string
	// Affinity names the affinity term that Current was chosen by; earlier terms are not tried again.
	Affinity string
	// Fresh says that somebody asked for a rescheduling: the replicas are divided as if there were none yet, and the
	// affinity terms are tried from the first.
	Reschedule bool
	// Together are the other members of the workload's affinity group, Apart those of its anti-affinity group (semantics
	// §13.3). Members that are nowhere do not count.
	AffinityPeers, AntiAffinityPeers []Peer
	// KeepEmpty keeps chosen clusters that get no replicas.
	KeepEmpty bool
	// Explain fills the Trace; without it there are only the names of the terms and the errors.
	Explain bool
}

// Peer is another binding of the same group.
type Peer struct {
	// Binding names it in the Trace.
	Binding string
	// Clusters are where it is.
	Clusters []string
}

// Estimates say how many more replicas each cluster can take, or how many more sets of components. A cluster that is not
// in it, or has a negative number, is unknown, which is not zero: it is taken to have room for all replicas, or for one
// set (semantics §13.5). What is beyond the largest number of replicas is taken for that number.
type Estimates map[string]int64

// of is the estimate for a cluster.
func (e Estimates) of(cluster string) (n int64, known bool) {
	n, known = e[cluster]
	if !known || n < 0 {
		return 0, false
	}
	return min(n, math.MaxInt32), true
}

// replicas is the count to place; a negative one is nonsense that the API server refuses.
func (r *Request) replicas() int64 { return int64(max(r.Replicas, 0)) }

// set says whether components are placed as a set. One component beside a count of replicas is only another way to say
// what a replica needs.
func (r *Request) set() bool {
	return len(r.Components) > 1 || len(r.Components) == 1 && r.replicas() == 0
}

// countless says that nothing limits how many times a cluster can take the workload: it has no replicas to speak of.
func (r *Request) countless() bool { return r.replicas() == 0 && len(r.Components) == 0 }
