// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

// Users of a namespace may read its bindings, but neither clusters nor Works, which can contain the Secrets of other namespaces. For
// them, the two are derived from the status of the binding.

// reportedCluster returns a cluster that is ready unless the binding reports otherwise.
func reportedCluster(b binding.Binding, name string) *clusterv1alpha1.Cluster {
	ready := metav1.Condition{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}
	unknown := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.StatusUnknown)
	if unknown != nil && unknown.Status == metav1.ConditionTrue && strings.Contains(unknown.Message, " "+name+" has not been ready") {
		ready.Status, ready.Reason, ready.Message = metav1.ConditionFalse, unknown.Reason, unknown.Message
	}
	return &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: name}, Status: clusterv1alpha1.ClusterStatus{Conditions: []metav1.Condition{ready}},
	}
}

// reportedWork returns a Work with the status that the binding reports for a cluster, or nil if it reports none.
func reportedWork(b binding.Binding, cluster, name string) *workv1alpha1.Work {
	items := b.BindingStatus().AggregatedStatus
	at := slices.IndexFunc(items, func(i workv1alpha2.AggregatedStatusItem) bool { return i.ClusterName == cluster })
	if at < 0 {
		return nil
	}
	item := &items[at]
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: names.ExecutionNamespace(cluster), Name: name}}
	if item.Applied || item.AppliedMessage != "" {
		applied := metav1.Condition{Type: workv1alpha1.WorkApplied, Status: metav1.ConditionFalse, Message: item.AppliedMessage}
		if item.Applied {
			applied.Status = metav1.ConditionTrue
		}
		w.Status.Conditions = []metav1.Condition{applied}
	}
	if item.Status != nil || item.Health != "" && item.Health != workv1alpha2.ResourceUnknown {
		w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{{Status: item.Status, Health: workv1alpha1.ResourceHealth(item.Health)}}
	}
	return w
}
