// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"cmp"
	"context"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/measure"
)

// unclaimedBinding returns the binding that the detector would create for the template, before a policy is applied.
func unclaimedBinding(s *explain.Subject) binding.Binding {
	b := binding.ScopeFor(s.Namespace).New()
	b.SetNamespace(s.Namespace)
	b.SetName(names.Binding(s.Kind.Kind, s.Name))
	b.BindingSpec().Resource = workv1alpha2.ObjectReference{
		APIVersion: s.Kind.GroupVersion().String(), Kind: s.Kind.Kind, Namespace: s.Namespace, Name: s.Name, UID: s.Template.GetUID(),
	}
	return b
}

// bind sets the fields that the scheduler reads in a binding as the detector does: the size of the template, and the fields of the
// policy, which may be nil. The claim is set if the policy claims the object, and in a new binding. uninterpreted reports whether no
// interpreter supports the kind although the template has spec.replicas; the size of the binding is kept then.
func bind(
	ctx context.Context, chain interpret.Chain, b binding.Binding, s *explain.Subject, p policy.Policy, claims bool,
) (uninterpreted bool, err error) {
	spec, created := b.BindingSpec(), s.Binding == nil
	size, known, err := measure.Template(ctx, chain, measure.Options{
		Components: created || len(spec.Components) > 0,
		Quotas:     spec.ReplicaRequirements != nil && spec.ReplicaRequirements.Namespace != "",
	}, s.Template)
	if err != nil {
		return false, err
	}
	if known {
		size.SetIn(spec)
	}
	_, hasField, _ := unstructured.NestedFieldNoCopy(s.Template.Object, "spec", "replicas")
	uninterpreted = !known && hasField
	if p == nil {
		return uninterpreted, nil
	}
	placement := &p.PolicySpec().Placement
	spec.ApplyStrategy = p.PolicySpec().ApplyStrategy
	spec.Placement, _ = measure.Placement(s.Template, placement)
	spec.WorkloadAffinityGroups = nil
	if s.Namespace != "" {
		spec.WorkloadAffinityGroups = measure.Groups(s.Template.GetLabels(), placement)
	}
	if claims || created {
		scope := policy.ScopeOf(p)
		b.SetLabels(labels.Merge(b.GetLabels(), map[string]string{scope.IDLabel: cmp.Or(p.GetLabels()[scope.IDLabel], "planned")}))
		spec.SchedulerName = p.PolicySpec().SchedulerName
	}
	return uninterpreted, nil
}
