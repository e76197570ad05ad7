// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"fmt"
	"maps"
	"slices"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/machinery/similar"
)

// Ungrouped returns a sentence for each workload affinity of the placement that has no effect on the object, because it groups by a label
// that the object does not have.
func Ungrouped(s *Subject) (out []string) {
	if s.Template == nil || s.Binding == nil || s.Binding.BindingSpec().Placement == nil {
		return nil
	}
	affinities := s.Binding.BindingSpec().Placement.WorkloadAffinity
	if affinities == nil {
		return nil
	}
	labels := s.Template.GetLabels()
	ofPods, _, _ := unstructured.NestedStringMap(s.Template.Object, "spec", "template", "metadata", "labels")
	add := func(name, key string) {
		if _, has := labels[key]; has || key == "" {
			return
		}
		clause := similar.Clause(key, slices.Sorted(maps.Keys(labels)))
		if _, has := ofPods[key]; has {
			clause = "; only its pod template has the label"
		}
		out = append(out, fmt.Sprintf("%s has no effect: the object lacks the label %q, by which it groups%s", name, key, clause))
	}
	if a := affinities.Affinity; a != nil {
		add("workloadAffinity.affinity", a.GroupByLabelKey)
	}
	if a := affinities.AntiAffinity; a != nil {
		add("workloadAffinity.antiAffinity", a.GroupByLabelKey)
	}
	return out
}
