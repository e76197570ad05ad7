// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"cmp"
	"slices"
	"time"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// maxDrift bounds the number of clusters in status.drift of a binding. The CRD has the same limit.
const maxDrift = 32

// driftOf returns the drift that the Works of a binding report, sorted by cluster. If there is more than maxDrift, it returns the
// latest.
func driftOf(works []workv1alpha1.Work) (out []workv1alpha2.ClusterDrift) {
	for i := range works {
		w := &works[i]
		if cluster, ok := names.ClusterOf(w.Namespace); ok && w.DeletionTimestamp == nil && w.Status.Drift != nil {
			out = append(out, workv1alpha2.ClusterDrift{ClusterName: cluster, Drift: *w.Status.Drift.DeepCopy()})
		}
	}
	byCluster := func(a, b workv1alpha2.ClusterDrift) int { return cmp.Compare(a.ClusterName, b.ClusterName) }
	slices.SortFunc(out, byCluster)
	if len(out) > maxDrift {
		slices.SortStableFunc(out, func(a, b workv1alpha2.ClusterDrift) int { return lastChange(b).Compare(lastChange(a)) })
		out = out[:maxDrift]
		slices.SortFunc(out, byCluster)
	}
	return out
}

// lastChange returns the time of the last correction or take-over.
func lastChange(d workv1alpha2.ClusterDrift) (last time.Time) {
	if d.LastCorrectionTime != nil {
		last = d.LastCorrectionTime.Time
	}
	if d.Adoption != nil && d.Adoption.Time.After(last) {
		last = d.Adoption.Time.Time
	}
	return last
}
