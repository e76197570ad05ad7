// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"context"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/customization"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/interpret/thirdparty"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/measure"
)

// chainOf interprets templates as the control plane does, but for its webhooks, which are called from there only. What it
// has been taught may be a secret to the user; then note says so.
func chainOf(ctx context.Context, control client.Reader) (chain interpret.Chain, note string, err error) {
	known := interpret.Chain{thirdparty.Layer(), native.Layer()}
	var list configv1alpha1.ResourceInterpreterCustomizationList
	switch err := control.List(ctx, &list); {
	case apierrors.IsForbidden(err):
		return known, "the customizations of the control plane cannot be read, and were left out", nil
	case err != nil:
		return nil, "", fmt.Errorf("list the customizations of interpreters: %w", err)
	}
	customizations := make([]*configv1alpha1.ResourceInterpreterCustomization, len(list.Items))
	for i := range list.Items {
		customizations[i] = &list.Items[i]
	}
	return append(interpret.Chain{customization.Scripts(customizations)}, known...), "", nil
}

// bindingOf is the binding that the template would get from a policy, as far as the scheduler looks at it. A kind that no
// interpreter knows has no replicas; unread says that it looks as if it had some all the same.
func bindingOf(ctx context.Context, chain interpret.Chain, s *explain.Subject, p policy.Policy) (b binding.Binding, unread bool, err error) {
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
		spec.WorkloadAffinityGroups = measure.Groups(s.Template.GetLabels(), placement)
	}
	size, known, err := measure.Template(ctx, chain, measure.Options{Components: true}, s.Template)
	size.SetIn(spec)
	_, looksLike, _ := unstructured.NestedFieldNoCopy(s.Template.Object, "spec", "replicas")
	return b, !known && looksLike, err
}
