// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package workload

import (
	"cmp"
	"slices"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
)

// pending returns the workloads of a rebalancer that have no result yet, without duplicates.
func pending(r *appsv1alpha1.WorkloadRebalancer) []appsv1alpha1.ObjectReference {
	seen := map[appsv1alpha1.ObjectReference]bool{}
	for _, o := range r.Status.ObservedWorkloads {
		seen[o.Workload] = o.Result != ""
	}
	var out []appsv1alpha1.ObjectReference
	for _, w := range r.Spec.Workloads {
		if !seen[w] {
			seen[w] = true
			out = append(out, w)
		}
	}
	return out
}

// mergeResults returns the list of results after a reconciliation. It has an entry for each workload of the spec, with an empty
// result if it is pending, and keeps workloads that succeeded before their removal from the spec
// (docs/contract/controllers.md#workload-rebalancer).
func mergeResults(
	r *appsv1alpha1.WorkloadRebalancer, results map[appsv1alpha1.ObjectReference]appsv1alpha1.ObservedWorkload,
) []appsv1alpha1.ObservedWorkload {
	before := map[appsv1alpha1.ObjectReference]appsv1alpha1.ObservedWorkload{}
	listed := slices.Clone(r.Spec.Workloads)
	for _, o := range r.Status.ObservedWorkloads {
		before[o.Workload] = o
		if o.Result == appsv1alpha1.RebalanceSuccessful {
			listed = append(listed, o.Workload)
		}
	}
	seen := map[appsv1alpha1.ObjectReference]bool{}
	var out []appsv1alpha1.ObservedWorkload
	for _, w := range listed {
		if seen[w] {
			continue
		}
		seen[w] = true
		o := appsv1alpha1.ObservedWorkload{Workload: w}
		if result, ok := before[w]; ok {
			o = result
		}
		if result, ok := results[w]; ok {
			o = result
		}
		out = append(out, o)
	}
	slices.SortStableFunc(out, func(a, b appsv1alpha1.ObservedWorkload) int {
		return cmp.Compare(sortKey(a.Workload), sortKey(b.Workload))
	})
	return out
}

// sortKey returns the sort key of the contract.
func sortKey(w appsv1alpha1.ObjectReference) string {
	return w.APIVersion + " " + w.Kind + " " + w.Namespace + " " + w.Name
}

// finished reports whether every workload has a result.
func finished(results []appsv1alpha1.ObservedWorkload) bool {
	return !slices.ContainsFunc(results, func(o appsv1alpha1.ObservedWorkload) bool { return o.Result == "" })
}
