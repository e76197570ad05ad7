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

// assumedFor is how long replicas count as placed though their cluster does not report them (semantics §13.10).
const assumedFor = 5 * time.Minute

// assumed remembers what was placed and may not show yet in what the clusters report, so that the same room is not given
// twice (gate SchedulingOvercommitProtection). It is a memory, not a state: losing it costs precision.
type assumed struct {
	mu          sync.Mutex
	assumptions map[key]map[string]assumption // by binding and cluster
}

type assumption struct {
	demand.Assumed
	at time.Time
}

// note remembers what a decision adds to each cluster, beside what earlier ones added that does not show yet. What is taken
// away again is not on its way any more.
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
			// No more than are there: others take replicas away, too.
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

// replicas is how many of a workload without components still count.
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
	return &workv1alpha2.ComponentReplicaRequirements{NodeClaim: r.NodeClaim, ResourceRequest: r.ResourceRequest, PriorityClassName: r.PriorityClassName}
}

// observe lets go of what a change of a binding shows to be settled: in a cluster that it left, or where it has become healthy,
// which the cluster's report includes. Where it was healthy before, that says nothing of what was added since.
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

// healthy are the clusters in which a binding's object is healthy.
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

// now gives what is assumed of each cluster.
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
