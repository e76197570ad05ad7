// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"context"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/measure"
)

// newBinding returns the binding that a policy would create for the template, with the fields that the scheduler reads.
// uninterpreted reports whether no interpreter supports the kind although the template has spec.replicas.
func newBinding(
	ctx context.Context,
	chain interpret.Chain,
	s *explain.Subject,
	p policy.Policy,
) (b binding.Binding, uninterpreted bool, err error) {
	b = binding.ScopeFor(s.Namespace).New()
	b.SetNamespace(s.Namespace)
	b.SetName(names.Binding(s.Kind.Kind, s.Name))
	b.SetLabels(map[string]string{names.BindingManagedBy: "plan"}) // the scheduler ignores bindings without an owner
	spec, placement := b.BindingSpec(), &p.PolicySpec().Placement
	spec.Resource = workv1alpha2.ObjectReference{
		APIVersion: s.Kind.GroupVersion().String(), Kind: s.Kind.Kind, Namespace: s.Namespace, Name: s.Name, UID: s.Template.GetUID(),
	}
	spec.SchedulerName = p.PolicySpec().SchedulerName
	spec.Placement, _ = measure.Placement(s.Template, placement)
	if s.Namespace != "" {
		spec.WorkloadAffinityGroups = measure.Groups(s.Template.GetLabels(), placement)
	}
	size, known, err := measure.Template(ctx, chain, measure.Options{Components: true}, s.Template)
	size.SetIn(spec)
	_, hasField, _ := unstructured.NestedFieldNoCopy(s.Template.Object, "spec", "replicas")
	return b, !known && hasField, err
}
