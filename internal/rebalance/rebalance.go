// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package rebalance says which replicas may be moved at all after they were placed; its sub-packages move them.
//
//	workload      WorkloadRebalancer: the user orders that the scheduler places some workloads anew
//	deschedule    replicas that a cluster cannot start are taken back, and the scheduler places them elsewhere
//	utilisation   ReplicaSchedulingPolicy: replicas leave clusters that are too full
//	consult       what the scheduler says about that beforehand
//	redistribute  the one way to write the result
//
// This package is pure: bindings and clusters go in, facts about them come out. What always holds: a fact that is not known
// (no report, a report that cannot be read, a cluster that is not ready) is never taken for a reason to move something.
package rebalance

import (
	"encoding/json"
	"fmt"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

// Applied is the placement that the clusters of a binding were chosen by; nil when none were chosen yet. The binding may
// have a newer placement, which the scheduler has not dealt with.
func Applied(b binding.Binding) (*policyv1alpha1.Placement, error) {
	text := b.GetAnnotations()[names.AppliedPlacement]
	if text == "" {
		return nil, nil
	}
	placement := &policyv1alpha1.Placement{}
	if err := json.Unmarshal([]byte(text), placement); err != nil {
		return nil, fmt.Errorf("read the placement that %s was scheduled by: %w", binding.Title(b), err)
	}
	return placement, nil
}

// Complete says whether the clusters of a binding hold exactly the replicas that it wants. While they do not, the scheduler
// is about to change them.
func Complete(spec *workv1alpha2.ResourceBindingSpec) bool {
	sum := int64(0)
	for i := range spec.Clusters {
		sum += int64(spec.Clusters[i].Replicas)
	}
	return sum == int64(spec.Replicas)
}

// Held says whether the scheduler is kept away from a binding: what is taken from it then would not be placed elsewhere.
func Held(spec *workv1alpha2.ResourceBindingSpec) bool {
	return spec.Suspension != nil && spec.Suspension.Scheduling != nil && *spec.Suspension.Scheduling
}

// Report is what a cluster says about its share of a workload.
type Report struct {
	// Replicas is how many it has, running or not, and Ready how many of them work.
	Replicas, Ready int32
}

// Reports are the reports of the clusters of a binding by cluster. Clusters whose report is missing, is older than what the
// cluster was told last, says that the object could not be applied, or counts nothing, are not in it.
func Reports(b binding.Binding) map[string]Report {
	out := map[string]Report{}
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
		// A count of zero is left out by Kubernetes; that its controller has looked at the object shows in other fields.
		if counts.Replicas == nil && counts.ReadyReplicas == nil && counts.ObservedGeneration == nil {
			continue
		}
		if counts.Generation != nil && counts.ObservedGeneration != nil && *counts.ObservedGeneration < *counts.Generation {
			continue
		}
		out[item.ClusterName] = Report{Replicas: max(value(counts.Replicas), 0), Ready: max(value(counts.ReadyReplicas), 0)}
	}
	return out
}

// counting is the group whose workloads all count their replicas; where it is none, they leave the number out.
const counting = "apps"

// Silent are the clusters of a binding that have the workload and report on it without counting replicas, as they do on a
// Job: nobody can tell how many of them are there, still to come, or over.
func Silent(b binding.Binding) map[string]bool {
	out := map[string]bool{}
	if binding.TemplateKind(b).Group == counting {
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

func value(n *int32) int32 {
	if n == nil {
		return 0
	}
	return *n
}

// Trusted says whether what is known about a cluster may be acted upon: it stays, and it has been ready for so long that
// its status was collected since.
func Trusted(c *clusterv1alpha1.Cluster, now time.Time, settled time.Duration) bool {
	if c == nil || c.DeletionTimestamp != nil {
		return false
	}
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	return ready != nil && ready.Status == metav1.ConditionTrue && now.Sub(ready.LastTransitionTime.Time) >= settled
}

// Leaving says whether a workload is being moved away from a cluster.
func Leaving(spec *workv1alpha2.ResourceBindingSpec, cluster string) bool {
	for i := range spec.GracefulEvictionTasks {
		if spec.GracefulEvictionTasks[i].FromCluster == cluster {
			return true
		}
	}
	return false
}

// Place is a cluster that could get replicas of a workload.
type Place struct {
	Cluster string
	// Room is how many more replicas fit there, if that is Known.
	Room  int32
	Known bool
}
