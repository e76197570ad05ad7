// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"encoding/json"
	"fmt"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Preview schedules bindings in memory, with the code of a scheduler with the same options and the clusters of one point in time. It
// reads and writes nothing, except that Options.Estimators may call estimators. It assumes no replicas (Options.Assume).
type Preview struct {
	scheduler *Scheduler
	state     *clusterState
}

// Peers returns the other members of a group of a binding that have clusters.
type Peers func(b binding.Binding, group func(binding.Binding) string) []decide.Peer

// Scheduled is the result of scheduling a binding in memory.
type Scheduled struct {
	// Reason is why the binding was scheduled; "" means that its result still holds, or that the scheduler does not handle it.
	Reason string
	// Failure is why the binding is unschedulable; it keeps its clusters then, unless Options.RemoveUnschedulable is set.
	Failure error
}

// NewPreview returns a Preview. The clusters must not be changed afterwards.
func NewPreview(clusters []*clusterv1alpha1.Cluster, o Options) *Preview {
	if o.Clock == nil {
		o.Clock = clock.RealClock{}
	}
	return &Preview{scheduler: unstarted(o), state: newClusterState(clusters, o.ResourceModels)}
}

// Handles reports whether the scheduler schedules the binding: it names this scheduler, a policy or controller owns it, and its
// scheduling is not suspended.
func (p *Preview) Handles(b binding.Binding) bool { return p.scheduler.handles(b) }

// Schedule sets the clusters in a binding that the scheduler would write, with the placement by which they were chosen and the eviction
// tasks of clusters that it leaves. It does not change the status.
func (p *Preview) Schedule(ctx context.Context, b binding.Binding, peers Peers) (out Scheduled, err error) {
	s := p.scheduler
	if !s.handles(b) {
		return out, nil
	}
	if out.Reason, _ = needsScheduling(p.state.clusters, b); out.Reason == "" {
		return out, nil
	}
	r := NewRequest(b, s.KeepEmpty)
	if b.BindingSpec().WorkloadAffinityGroups != nil && b.GetNamespace() != "" {
		r.AffinityPeers, r.AntiAffinityPeers = peers(b, affinityGroup), peers(b, antiAffinityGroup)
	}
	estimates := gather(ctx, s.Profile, s.Estimators, p.state, r, estimateRequest(b))
	d, failure := s.Profile.Decide(p.state.clusters, r, knownEstimates(estimates))
	out.Failure = failure
	spec := b.BindingSpec()
	next, assigned := s.clustersAfter(b, p.state.clusters, d, failure)
	if !assigned {
		spec.Clusters = next
		return out, nil
	}
	applied, err := json.Marshal(spec.Placement)
	if err != nil {
		return out, fmt.Errorf("encode placement of %s: %w", binding.Title(b), err)
	}
	if !equality.Semantic.DeepEqual(spec.Clusters, next) {
		if tasks := s.leavingTasks(b, next); tasks != nil {
			spec.GracefulEvictionTasks = tasks
		}
		spec.Clusters = next
	}
	b.SetAnnotations(labels.Merge(b.GetAnnotations(), map[string]string{names.AppliedPlacement: string(applied)}))
	return out, nil
}

// ClusterChange is the change of a cluster. Before is nil if it is created, After if it is deleted.
type ClusterChange struct{ Before, After *clusterv1alpha1.Cluster }

// Concerned returns the bindings, of those that the scheduler handles, whose decision changes of clusters can affect. The scheduler
// requeues these bindings after the changes.
func (p *Preview) Concerned(bindings []binding.Binding, changes []ClusterChange) map[client.ObjectKey]bool {
	var all []*clusterChange
	removed := map[string]bool{}
	for _, c := range changes {
		change := &clusterChange{before: c.Before, after: c.After}
		all = append(all, change)
		removed[change.name()] = change.removes()
	}
	out := map[client.ObjectKey]bool{}
	var seen interests
	for _, b := range bindings {
		if !p.scheduler.handles(b) {
			continue
		}
		k := client.ObjectKeyFromObject(b)
		seen.observe(b)
		seen.setSettled(k, meta.IsStatusConditionTrue(b.BindingStatus().Conditions, workv1alpha2.Scheduled))
		for _, t := range b.BindingSpec().Clusters {
			if removed[t.Name] {
				out[k] = true
			}
		}
	}
	for k := range seen.affected(all) {
		out[k] = true
	}
	return out
}
