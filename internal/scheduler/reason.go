// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"encoding/json"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Schedule types of the metrics.
const (
	// reconcileSchedule chooses clusters. scaleSchedule only adjusts the number of replicas.
	reconcileSchedule, scaleSchedule = "ReconcileSchedule", "ScaleSchedule"
)

// FollowsClusters is the reason to schedule a binding that is not divided. It holds even if the decision does not change.
const FollowsClusters = "the targets follow the clusters that fit"

// lastAttemptFailed is the reason to schedule a binding without a result.
const lastAttemptFailed = "the last attempt failed"

// needsScheduling returns a human-readable reason to schedule the binding and the schedule type, or "" if the current result
// still holds (docs/contract/scheduling.md#when-a-binding-is-scheduled). Divided replicas are not moved because of a change
// of clusters alone; all other bindings follow the clusters that fit.
func needsScheduling(s *decide.Snapshot, b binding.Binding) (reason, kind string) {
	spec, status := b.BindingSpec(), b.BindingStatus()
	if spec.Placement == nil {
		return "it has no placement", reconcileSchedule
	}
	if reason := placementChanged(b); reason != "" {
		return reason, reconcileSchedule
	}
	if rescheduleRequested(b) {
		return "rescheduling was requested", reconcileSchedule
	}
	if !meta.IsStatusConditionTrue(status.Conditions, workv1alpha2.Scheduled) {
		// The current clusters may be valid again; only a decision shows it.
		return lastAttemptFailed, reconcileSchedule
	}
	if n, ok := assignedReplicas(spec); ok && n != int64(spec.Replicas) {
		return fmt.Sprintf("%d replicas are assigned, %d are wanted", n, spec.Replicas), scaleSchedule
	}
	if !divided(spec) {
		return FollowsClusters, reconcileSchedule
	}
	evicting := evictingFrom(spec)
	for _, t := range spec.Clusters {
		if slices.Contains(evicting, t.Name) {
			return "it is being evicted from cluster " + t.Name, reconcileSchedule
		}
		switch c := s.Cluster(t.Name); {
		case c == nil:
			return "cluster " + t.Name + " does not exist", reconcileSchedule
		case c.DeletionTimestamp != nil:
			return "cluster " + t.Name + " is being deleted", reconcileSchedule
		}
	}
	return "", ""
}

// evictingFrom returns the clusters that must not be selected because of eviction tasks. A cluster whose task has lost its reason may
// be selected again, and so may one that the scheduler left itself.
func evictingFrom(spec *workv1alpha2.ResourceBindingSpec) (out []string) {
	for i := range spec.GracefulEvictionTasks {
		if t := &spec.GracefulEvictionTasks[i]; !t.Recovered && t.Reason != workv1alpha2.EvictionReasonRescheduled {
			out = append(out, t.FromCluster)
		}
	}
	return out
}

// avoided returns the clusters that the workload left because it failed there, and that were not selected since. They are avoided
// until rescheduling is requested.
func avoided(b binding.Binding) (out []string) {
	requested := b.BindingSpec().RescheduleTriggeredAt
	for _, r := range b.BindingStatus().FailoverHistory {
		failed := r.Reason == workv1alpha2.EvictionReasonApplicationFailure && r.Outcome != workv1alpha2.FailoverCanceled
		if !failed || requested != nil && !requested.Before(&r.CompletionTime) || slices.Contains(out, r.FromCluster) ||
			slices.ContainsFunc(b.BindingSpec().Clusters, func(t workv1alpha2.TargetCluster) bool { return t.Name == r.FromCluster }) {
			continue
		}
		out = append(out, r.FromCluster)
	}
	return out
}

// placementChanged returns a reason if the placement differs from the one that the current clusters were chosen by, in a way
// that affects them.
func placementChanged(b binding.Binding) string {
	const changed = "the placement changed"
	text := b.GetAnnotations()[names.AppliedPlacement]
	switch attempted := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.Scheduled) != nil; {
	case text == "" && attempted:
		return lastAttemptFailed
	case text == "":
		return "it was never scheduled"
	}
	var applied policyv1alpha1.Placement
	if err := json.Unmarshal([]byte(text), &applied); err != nil {
		return "the applied placement is invalid"
	}
	current := b.BindingSpec().Placement
	same := equality.Semantic.DeepEqual
	if !same(applied.ClusterAffinity, current.ClusterAffinity) || !same(applied.ClusterTolerations, current.ClusterTolerations) ||
		!same(applied.SpreadConstraints, current.SpreadConstraints) || !same(applied.ReplicaScheduling, current.ReplicaScheduling) {
		return changed
	}
	observed := b.BindingStatus().SchedulerObservedAffinityName
	if observed == "" {
		if !same(applied.ClusterAffinities, current.ClusterAffinities) || !same(applied.WorkloadAffinity, current.WorkloadAffinity) {
			return changed
		}
		return ""
	}
	// Changes of other terms do not affect the current clusters.
	before, after := termNamed(&applied, observed), termNamed(current, observed)
	if after == nil || !same(before, after) {
		return changed
	}
	return ""
}

func termNamed(p *policyv1alpha1.Placement, name string) *policyv1alpha1.ClusterAffinityTerm {
	i := slices.IndexFunc(p.ClusterAffinities, func(t policyv1alpha1.ClusterAffinityTerm) bool { return t.AffinityName == name })
	if i < 0 {
		return nil
	}
	return &p.ClusterAffinities[i]
}

// assignedReplicas returns the sum of the replicas of all targets. For duplicated replicas it returns those of a target that
// differs from spec.replicas, if there is one. It returns false if replicas cannot be compared with spec.replicas.
func assignedReplicas(spec *workv1alpha2.ResourceBindingSpec) (n int64, ok bool) {
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

// divided reports whether the replicas are divided among the clusters.
func divided(spec *workv1alpha2.ResourceBindingSpec) bool {
	return binding.IsWorkload(spec) && len(spec.Components) == 0 && placement.Divides(spec.Placement.ReplicaScheduling)
}
