// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package rebalance decides which replicas may be moved after they were scheduled. Its subpackages move them:
//
//	workload      WorkloadRebalancer: a user requests that workloads are rescheduled
//	descheduler   removes replicas that a cluster cannot start, so that the scheduler places them in another cluster
//	utilization   ReplicaSchedulingPolicy: moves replicas away from clusters above a utilization threshold
//
// This package is pure: it derives facts from bindings and clusters. Missing information (no report, an unreadable report,
// a cluster that is not ready) is never a reason to move a replica.
package rebalance

import (
	"encoding/json"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/ptr"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

// Complete reports whether the replicas of all target clusters add up to spec.replicas. If they do not, the scheduler is
// about to change them.
func Complete(spec *workv1alpha2.ResourceBindingSpec) bool {
	sum := int64(0)
	for i := range spec.Clusters {
		sum += int64(spec.Clusters[i].Replicas)
	}
	return sum == int64(spec.Replicas)
}

// SchedulingSuspended reports whether scheduling of the binding is suspended. The scheduler would not place replicas that
// are removed from such a binding.
func SchedulingSuspended(spec *workv1alpha2.ResourceBindingSpec) bool {
	return spec.Suspension != nil && spec.Suspension.Scheduling != nil && *spec.Suspension.Scheduling
}

// ReplicaCounts holds the replicas that one cluster reports for a workload.
type ReplicaCounts struct {
	// Replicas counts all replicas, running or not; Ready counts the ready ones.
	Replicas, Ready int32
}

// ReportedReplicas returns the replica counts of a binding by cluster. It omits clusters without a report, with a report
// that is older than the last change of the object, where the object could not be applied, or that report no counts.
func ReportedReplicas(b binding.Binding) map[string]ReplicaCounts {
	out := map[string]ReplicaCounts{}
	for _, item := range b.BindingStatus().AggregatedStatus {
		if !item.Applied || item.Status == nil || len(item.Status.Raw) == 0 {
			continue
		}
		var counts struct {
			Replicas           *int32 `json:"replicas"`
			ReadyReplicas      *int32 `json:"readyReplicas"`
			Generation         *int64 `json:"generation"`
			ObservedGeneration *int64 `json:"observedGeneration"`
		}
		if err := json.Unmarshal(item.Status.Raw, &counts); err != nil {
			continue
		}
		// Kubernetes omits a count of zero. observedGeneration shows that the workload's controller has set the status.
		if counts.Replicas == nil && counts.ReadyReplicas == nil && counts.ObservedGeneration == nil {
			continue
		}
		if counts.Generation != nil && counts.ObservedGeneration != nil && *counts.ObservedGeneration < *counts.Generation {
			continue
		}
		out[item.ClusterName] = ReplicaCounts{
			Replicas: max(ptr.Deref(counts.Replicas, 0), 0), Ready: max(ptr.Deref(counts.ReadyReplicas, 0), 0),
		}
	}
	return out
}

// appsGroup is the API group whose workloads always count replicas; they omit the field only if the count is zero.
const appsGroup = "apps"

// WithoutReplicaCount returns the clusters that report a status of the workload without a replica count, such as the status
// of a Job. The number of its replicas in these clusters is unknown.
func WithoutReplicaCount(b binding.Binding) map[string]bool {
	out := map[string]bool{}
	if binding.TemplateKind(b).Group == appsGroup {
		return out
	}
	for _, item := range b.BindingStatus().AggregatedStatus {
		if !item.Applied || item.Status == nil {
			continue
		}
		var fields map[string]json.RawMessage
		if err := json.Unmarshal(item.Status.Raw, &fields); err != nil || len(fields) == 0 {
			continue
		}
		if fields["replicas"] == nil && fields["readyReplicas"] == nil {
			out[item.ClusterName] = true
		}
	}
	return out
}

// HasCurrentStatus reports whether the status of a cluster is recent enough to act upon. The cluster exists, is not being deleted,
// and has been ready for at least minReady. Its status was then collected after it became ready.
func HasCurrentStatus(c *clusterv1alpha1.Cluster, now time.Time, minReady time.Duration) bool {
	if c == nil || c.DeletionTimestamp != nil {
		return false
	}
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	return ready != nil && ready.Status == metav1.ConditionTrue && now.Sub(ready.LastTransitionTime.Time) >= minReady
}

// Evicting reports whether a graceful eviction from the cluster is in progress.
func Evicting(spec *workv1alpha2.ResourceBindingSpec, cluster string) bool {
	return slices.ContainsFunc(spec.GracefulEvictionTasks, func(t workv1alpha2.GracefulEvictionTask) bool { return t.FromCluster == cluster })
}
