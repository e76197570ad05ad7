// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"maps"

	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

// claim holds the labels and annotations that tie a template and its binding to a policy.
type claim struct {
	scope  policy.Scope
	policy types.NamespacedName
	id     string
}

func claimBy(p policy.Policy) claim {
	s := policy.ScopeOf(p)
	return claim{scope: s, policy: types.NamespacedName{Namespace: p.GetNamespace(), Name: p.GetName()}, id: p.GetLabels()[s.IDLabel]}
}

// claimOn returns the claim of one scope on an object; ok is false if it is missing or incomplete.
func claimOn(o client.Object, s policy.Scope) (c claim, ok bool) {
	a := o.GetAnnotations()
	c = claim{scope: s, id: o.GetLabels()[s.IDLabel], policy: types.NamespacedName{Name: a[s.NameAnnotation]}}
	if s.Namespaced {
		c.policy.Namespace = a[s.NamespaceAnnotation]
	}
	return c, c.id != "" && c.policy.Name != "" && (c.policy.Namespace != "" || !s.Namespaced)
}

// put sets a claim on an object. A namespaced policy replaces the claim of a cluster policy; a cluster policy keeps the claim of
// a namespaced one (docs/contract/propagation.md#claims).
func (c claim) put(o client.Object) {
	annotations := map[string]string{c.scope.NameAnnotation: c.policy.Name}
	if c.scope.Namespaced {
		removeClaim(o, policy.Cluster)
		annotations[c.scope.NamespaceAnnotation] = c.policy.Namespace
	}
	o.SetLabels(labels.Merge(o.GetLabels(), map[string]string{c.scope.IDLabel: c.id}))
	o.SetAnnotations(labels.Merge(o.GetAnnotations(), annotations))
}

// removeClaim removes the claim of a scope from an object.
func removeClaim(o client.Object, s policy.Scope) {
	o.SetLabels(without(o.GetLabels(), s.IDLabel))
	o.SetAnnotations(without(o.GetAnnotations(), s.NameAnnotation, s.NamespaceAnnotation))
}

// release removes a claim from the template's binding and then from the template. The binding, its Works and the member objects
// stay. The order matters: the event of the template looks for another policy, which must find the binding without a claim.
// Claims that changed meanwhile are kept. The metadata of the template is nil if it was deleted.
func (d *Detector) release(ctx context.Context, p *pass, c claim) error {
	if b := p.binding; b != nil && b.GetLabels()[c.scope.IDLabel] == c.id {
		_, err := patch.Latest(ctx, d.control, client.Object(b), func(o client.Object) { removeClaim(o, c.scope) })
		if client.IgnoreNotFound(err) != nil {
			return err
		}
	}
	if p.m == nil || p.m.Labels[c.scope.IDLabel] != c.id {
		return nil
	}
	released := p.m.DeepCopy()
	removeClaim(released, c.scope)
	released.SetAnnotations(without(released.Annotations, names.LazyContent))
	_, err := d.patchMetadata(ctx, p, released)
	return client.IgnoreNotFound(err)
}

// patchMetadata writes the labels and annotations in which changed differs from the template. It returns the template after the write, or
// nil if nothing differs.
func (d *Detector) patchMetadata(ctx context.Context, p *pass, changed metadata) (*interpret.Object, error) {
	changes, _ := patch.Difference(labelsAndAnnotations(p.m), labelsAndAnnotations(changed)).(map[string]any)
	if len(changes) == 0 {
		return nil, nil
	}
	return d.templates.PatchMetadata(ctx, p.reference(""), changes, names.DetectorSource)
}

func labelsAndAnnotations(m metadata) map[string]any {
	values := func(of map[string]string) map[string]any {
		out := map[string]any{}
		for k, v := range of {
			out[k] = v
		}
		return out
	}
	return map[string]any{"labels": values(m.Labels), "annotations": values(m.Annotations)}
}

func without(from map[string]string, keys ...string) map[string]string {
	out := maps.Clone(from)
	for _, k := range keys {
		delete(out, k)
	}
	if len(out) == 0 {
		return nil
	}
	return out
}
