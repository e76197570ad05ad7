// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"encoding/json"
	"fmt"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Kinds of scheduling, as metrics name them.
const (
	// reconcileSchedule chooses clusters; scaleSchedule only follows a change of replicas.
	reconcileSchedule, scaleSchedule = "ReconcileSchedule", "ScaleSchedule"
)

// due says why a binding is to be decided about, in words for people, and what kind of scheduling that is; empty when there
// is no reason, so that replicas stay where they are (semantics §13.2). What is divided does not move for a change of
// clusters alone; what is not, follows the clusters that fit.
func needsScheduling(s *decide.Snapshot, b binding.Binding) (reason, kind string) {
	spec, status := b.BindingSpec(), b.BindingStatus()
	if spec.Placement == nil {
		return "it has no placement", reconcileSchedule
	}
	if what := placementChanged(b); what != "" {
		return what, reconcileSchedule
	}
	if rescheduleRequested(b) {
		return "a rescheduling was asked for", reconcileSchedule
	}
	if !meta.IsStatusConditionTrue(status.Conditions, workv1alpha2.Scheduled) {
		// The clusters it has may be right again, which only a decision can tell.
		return "the last attempt did not succeed", reconcileSchedule
	}
	if n, ok := assigned(spec); ok && n != int64(spec.Replicas) {
		return fmt.Sprintf("its replicas sum up to %d, not to %d", n, spec.Replicas), scaleSchedule
	}
	if !divided(spec) {
		return "it follows the clusters that fit", reconcileSchedule
	}
	for _, t := range spec.Clusters {
		switch c := s.Cluster(t.Name); {
		case c == nil:
			return "cluster " + t.Name + " does not exist any more", reconcileSchedule
		case c.DeletionTimestamp != nil:
			return "cluster " + t.Name + " is being removed", reconcileSchedule
		}
	}
	return "", ""
}

// replaced says whether the placement differs, in a way that matters, from the one the clusters were chosen by.
func placementChanged(b binding.Binding) string {
	const changed = "the placement changed"
	text := b.GetAnnotations()[names.AppliedPlacement]
	if text == "" {
		return "it was never scheduled"
	}
	var applied policyv1alpha1.Placement
	if err := json.Unmarshal([]byte(text), &applied); err != nil {
		return "the placement that it was scheduled by cannot be read"
	}
	now := b.BindingSpec().Placement
	same := equality.Semantic.DeepEqual
	if !same(applied.ClusterAffinity, now.ClusterAffinity) || !same(applied.ClusterTolerations, now.ClusterTolerations) ||
		!same(applied.SpreadConstraints, now.SpreadConstraints) || !same(applied.ReplicaScheduling, now.ReplicaScheduling) {
		return changed
	}
	observed := b.BindingStatus().SchedulerObservedAffinityName
	if observed == "" {
		if !same(applied.ClusterAffinities, now.ClusterAffinities) || !same(applied.WorkloadAffinity, now.WorkloadAffinity) {
			return changed
		}
		return ""
	}
	// Only the term in force counts: the others are where it might go one day.
	before, after := termNamed(&applied, observed), termNamed(now, observed)
	if after == nil || !same(before, after) {
		return changed
	}
	return ""
}

func termNamed(p *policyv1alpha1.Placement, name string) *policyv1alpha1.ClusterAffinityTerm {
	for i := range p.ClusterAffinities {
		if p.ClusterAffinities[i].AffinityName == name {
			return &p.ClusterAffinities[i]
		}
	}
	return nil
}

// assigned counts the replicas that the targets have; for what is duplicated it is the count of any target that differs
// from what is wanted. It is not ok where counts play no part.
func assigned(spec *workv1alpha2.ResourceBindingSpec) (n int64, ok bool) {
	if spec.Placement.ReplicaScheduling == nil || len(spec.Components) > 0 || !binding.IsWorkload(spec) {
		return 0, false
	}
	if !divided(spec) {
		for _, t := range spec.Clusters {
			if t.Replicas != spec.Replicas {
				return int64(t.Replicas), true
			}
		}
		return 0, false
	}
	for _, t := range spec.Clusters {
		n += int64(t.Replicas)
	}
	return n, true
}

// divided says whether the replicas are divided among the clusters.
func divided(spec *workv1alpha2.ResourceBindingSpec) bool {
	return binding.IsWorkload(spec) && len(spec.Components) == 0 && placement.Divides(spec.Placement.ReplicaScheduling)
}
