// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
)

// The plan has the placement that the detector would write, without and with a binding.
func TestPlacement_ofIndexedJob(t *testing.T) {
	t.Parallel()
	chain := interpret.Chain{native.Layer()}
	s := &explain.Subject{
		Kind: schema.GroupVersionKind{Group: "batch", Version: "v1", Kind: "Job"}, Namespace: "default", Name: "parts",
		Template: &interpret.Object{Object: map[string]any{
			"apiVersion": "batch/v1", "kind": "Job", "metadata": map[string]any{"name": "parts", "namespace": "default"},
			"spec": map[string]any{"completionMode": "Indexed", "completions": int64(6), "parallelism": int64(6)},
		}},
	}
	p := &policyv1alpha1.PropagationPolicy{Spec: policyv1alpha1.PropagationSpec{Placement: policyv1alpha1.Placement{
		ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{
			ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
			ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceAggregated,
		},
	}}}
	want := p.Spec.Placement.DeepCopy()
	want.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: "cluster", MinGroups: 1, MaxGroups: 1}}
	unbound := unclaimedBinding(s)
	_, err := bind(t.Context(), chain, unbound, s, p, true)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, unbound.BindingSpec().Placement); diff != "" {
		t.Errorf("without a binding: placement (-want +got):\n%s", diff)
	}
	bound := &workv1alpha2.ResourceBinding{}
	if _, err := bind(t.Context(), chain, bound, s, p, false); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, bound.Spec.Placement); diff != "" {
		t.Errorf("with another policy: placement (-want +got):\n%s", diff)
	}
}
