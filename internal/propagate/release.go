// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/policy"
)

// release takes a claim off the template's binding and then off the template. The binding itself, its Works and what is in
// the members stay as they are. The order matters: the template's event looks for another policy, which must find the
// binding free. Marks that meanwhile belong to somebody else are left alone.
func (d *Detector) release(ctx context.Context, t template, m metadata, c claim) error {
	b, err := d.bindingOf(ctx, t)
	if err != nil {
		return err
	}
	if b != nil && stands(b, t) && b.GetLabels()[c.scope.IDLabel] == c.id {
		if _, err := patch.Object(ctx, d.control, client.Object(b), func(o client.Object) { strip(o, c.scope) }); client.IgnoreNotFound(err) != nil {
			return err
		}
	}
	if m == nil || m.Labels[c.scope.IDLabel] != c.id {
		return nil
	}
	free := m.DeepCopy()
	strip(free, c.scope)
	if _, err := d.remark(ctx, t, m, free); err != nil && !apierrors.IsNotFound(err) {
		return err
	}
	return nil
}

// checkOverrides holds a policy back until the override policies that it depends on exist.
func (d *Detector) checkOverrides(ctx context.Context, p policy.Policy) error {
	for _, name := range p.PolicySpec().DependentOverrides {
		var override client.Object = &policyv1alpha1.ClusterOverridePolicy{}
		if p.GetNamespace() != "" {
			override = &policyv1alpha1.OverridePolicy{}
		}
		err := d.control.Get(ctx, types.NamespacedName{Namespace: p.GetNamespace(), Name: name}, override)
		if apierrors.IsNotFound(err) {
			return &waitError{message: fmt.Sprintf("waiting for dependent overrides: %s", name)}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func objectReference(m metadata) corev1.ObjectReference {
	return corev1.ObjectReference{APIVersion: m.APIVersion, Kind: m.Kind, Namespace: m.Namespace, Name: m.Name, UID: m.UID, ResourceVersion: m.ResourceVersion}
}

// templateOf names the template of a binding.
func templateOf(b binding.Binding) template {
	r := b.BindingSpec().Resource
	return template{kind: binding.TemplateKind(b), key: types.NamespacedName{Namespace: r.Namespace, Name: r.Name}}
}

// stands says whether a binding is that of a template, whatever the version it was read in. Names are no proof: those of two
// templates may come to one (semantics §1), as of a Service of Knative and the Service that it makes, or of the cluster roles
// "a:b" and "a.b". The binding is then that of the first.
func stands(b binding.Binding, t template) bool {
	of := templateOf(b)
	return of.kind.GroupKind() == t.kind.GroupKind() && of.key == t.key
}

func policyReference(p policy.Policy) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: policyv1alpha1.GroupVersion.String(), Kind: policy.ScopeOf(p).Kind, Namespace: p.GetNamespace(), Name: p.GetName(), UID: p.GetUID(),
	}
}
