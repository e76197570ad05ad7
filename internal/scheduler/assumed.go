// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/util/sets"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate/demand"
)

// assumedFor is how long assigned replicas count although their cluster does not report them
// (docs/contract/scheduling.md#estimators).
const assumedFor = 5 * time.Minute

// assumed holds the replicas that were assigned but may not be reported by their clusters yet, so that their capacity is not
// assigned twice. It requires the feature gate SchedulingOvercommitProtection; see the package comment.
type assumed struct {
	mu          sync.Mutex
	assumptions map[key]map[string]assumption // by binding and cluster
}

type assumption struct {
	demand.Assumed
	at time.Time
}

// add records the replicas that a decision adds to each cluster, in addition to those of earlier decisions that are not
// reported yet. Replicas that it removes are subtracted.
func (a *assumed) add(k key, spec *workv1alpha2.ResourceBindingSpec, before, after []workv1alpha2.TargetCluster, now time.Time) {
	had := make(map[string]int32, len(before))
	for _, t := range before {
		had[t.Name] = t.Replicas
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	for _, t := range after {
		replicas, was := had[t.Name]
		added, at := t.Replicas-replicas, now
		var components []workv1alpha2.Component
		switch {
		case len(spec.Components) > 0 && !was:
			components = spec.Components
		case len(spec.Components) == 0 && added != 0:
			earlier := a.assumptions[k][t.Name]
			if added < 0 {
				at = earlier.at
			}
			// At most the replicas of the target: other controllers remove replicas, too.
			waiting := min(int64(earlier.replicas(now))+int64(added), int64(t.Replicas))
			if waiting <= 0 {
				delete(a.assumptions[k], t.Name)
				continue
			}
			components = []workv1alpha2.Component{{Replicas: int32(waiting), ReplicaRequirements: componentOf(spec.ReplicaRequirements)}}
		default:
			continue
		}
		if a.assumptions == nil {
			a.assumptions = map[key]map[string]assumption{}
		}
		if a.assumptions[k] == nil {
			a.assumptions[k] = map[string]assumption{}
		}
		a.assumptions[k][t.Name] = assumption{demand.Assumed{Namespace: spec.Resource.Namespace, Components: components}, at}
	}
}

// replicas returns how many replicas of a workload without components still count.
func (as *assumption) replicas(now time.Time) (n int32) {
	if now.Sub(as.at) < assumedFor {
		for _, c := range as.Components {
			n += c.Replicas
		}
	}
	return n
}

func componentOf(r *workv1alpha2.ReplicaRequirements) *workv1alpha2.ComponentReplicaRequirements {
	if r == nil {
		return nil
	}
	return &workv1alpha2.ComponentReplicaRequirements{
		NodeClaim:         r.NodeClaim,
		ResourceRequest:   r.ResourceRequest,
		PriorityClassName: r.PriorityClassName,
	}
}

// observe forgets replicas after a change of a binding: in clusters that are no longer targets, and in clusters where the workload
// became healthy. The reports of the latter include them. A cluster where it was healthy before is kept.
func (a *assumed) observe(k key, old, b binding.Binding) {
	a.mu.Lock()
	defer a.mu.Unlock()
	of := a.assumptions[k]
	if len(of) == 0 {
		return
	}
	staying := map[string]bool{}
	for _, t := range b.BindingSpec().Clusters {
		staying[t.Name] = true
	}
	were := healthy(old)
	for cluster := range healthy(b) {
		if !were.Has(cluster) {
			delete(staying, cluster)
		}
	}
	for cluster := range of {
		if !staying[cluster] {
			delete(of, cluster)
		}
	}
	if len(of) == 0 {
		delete(a.assumptions, k)
	}
}

// healthy returns the clusters in which a binding's object is healthy.
func healthy(b binding.Binding) sets.Set[string] {
	out := sets.New[string]()
	for i := range b.BindingStatus().AggregatedStatus {
		if item := &b.BindingStatus().AggregatedStatus[i]; item.Health == workv1alpha2.ResourceHealthy {
			out.Insert(item.ClusterName)
		}
	}
	return out
}

func (a *assumed) forget(k key) {
	a.mu.Lock()
	defer a.mu.Unlock()
	delete(a.assumptions, k)
}

// active returns the assumed replicas by cluster, without expired ones.
func (a *assumed) active(active time.Time) map[string][]demand.Assumed {
	a.mu.Lock()
	defer a.mu.Unlock()
	out := map[string][]demand.Assumed{}
	for k, of := range a.assumptions {
		for cluster, as := range of {
			if active.Sub(as.at) >= assumedFor {
				delete(of, cluster)
				continue
			}
			out[cluster] = append(out[cluster], as.Assumed)
		}
		if len(of) == 0 {
			delete(a.assumptions, k)
		}
	}
	return out
}
