// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"cmp"
	"slices"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// Items returns the status of each Work that is not being deleted, sorted by cluster (docs/contract/work.md#aggregated-status).
func Items(works []workv1alpha1.Work) (out []workv1alpha2.AggregatedStatusItem) {
	for i := range works {
		w := &works[i]
		cluster, ok := names.ClusterOf(w.Namespace)
		if !ok || w.DeletionTimestamp != nil {
			continue
		}
		of := workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Health: workv1alpha2.ResourceUnknown}
		applied := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied)
		switch {
		case applied == nil:
		case applied.Status != metav1.ConditionTrue:
			of.AppliedMessage = applied.Message
		default:
			of.Applied = true
			if len(w.Status.ManifestStatuses) > 0 {
				s := &w.Status.ManifestStatuses[0]
				of.Status, of.Health = s.Status, workv1alpha2.ResourceHealth(s.Health)
			}
		}
		out = append(out, of)
	}
	slices.SortFunc(out, func(a, b workv1alpha2.AggregatedStatusItem) int { return cmp.Compare(a.ClusterName, b.ClusterName) })
	return out
}
