// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"context"
	"errors"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/why/subject"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/names"
)

// chain interprets templates that have no binding yet.
func chain() interpret.Chain { return interpret.Chain{native.Layer()} }

// bindingOf is the binding that the template would get from a policy, as far as the scheduler looks at it. A kind that no
// interpreter knows has no replicas; unread says that it looks as if it had some all the same.
func bindingOf(ctx context.Context, chain interpret.Chain, s *subject.Subject, p subject.Object) (b binding.Binding, unread bool, err error) {
	b = binding.ScopeFor(s.Namespace).New()
	b.SetNamespace(s.Namespace)
	b.SetName(names.Binding(s.Kind.Kind, s.Name))
	b.SetLabels(map[string]string{names.BindingManagedBy: "plan"}) // somebody wants it scheduled
	spec, placement := b.BindingSpec(), &p.PolicySpec().Placement
	spec.Resource = workv1alpha2.ObjectReference{
		APIVersion: s.Kind.GroupVersion().String(), Kind: s.Kind.Kind, Namespace: s.Namespace, Name: s.Name, UID: s.Template.GetUID(),
	}
	spec.SchedulerName = p.PolicySpec().SchedulerName
	spec.Placement = placement.DeepCopy()
	if s.Namespace != "" {
		spec.WorkloadAffinityGroups = groupsOf(s.Template.GetLabels(), placement)
	}
	// A kind that has components is not counted in replicas, too (semantics §6).
	parts, err := chain.Components(ctx, s.Template)
	if err == nil {
		spec.Components = parts
		return b, false, nil
	} else if !errors.Is(err, interpret.ErrNoOpinion) {
		return nil, false, err
	}
	r, err := chain.Replicas(ctx, s.Template)
	if errors.Is(err, interpret.ErrNoOpinion) {
		_, looksLike, _ := unstructured.NestedFieldNoCopy(s.Template.Object, "spec", "replicas")
		return b, looksLike, nil
	}
	spec.Replicas, spec.ReplicaRequirements = r.Count, r.Requirements
	return b, false, err
}
