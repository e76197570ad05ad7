// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"fmt"

	schedulingv1 "k8s.io/api/scheduling/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
	"karmada.io/karmada/internal/propagate/measure"
)

// Preview selects the policy of a template and builds its binding in memory, as the Detector does after all of its reconciles. It writes
// nothing. All fields are required.
type Preview struct {
	Chain interpret.Chain
	Gates features.Gates
	Skip  Skip
	// Policy returns a policy, or nil if it does not exist.
	Policy func(s policy.Scope, key types.NamespacedName) policy.Policy
	// Policies returns the policies that can select a template in a namespace, by scope in the order of precedence.
	Policies func(namespace string) [][]policy.Policy
	// Override reports whether an override policy exists; without a namespace it is a ClusterOverridePolicy.
	Override func(key types.NamespacedName) bool
	// PriorityClass reads a PriorityClass.
	PriorityClass func(ctx context.Context, name string) (*schedulingv1.PriorityClass, error)
	// Template reads a template.
	Template func(ctx context.Context, ref workv1alpha2.ObjectReference) (*interpret.Object, error)
}

// Propagated is the result of Preview.Propagate.
type Propagated struct {
	// Binding is the binding after the change; nil if there is none.
	Binding binding.Binding
	// Policy is the policy that applies; nil if there is none.
	Policy policy.Policy
	// Waiting is why the policy is not applied to the binding; "" if it is.
	Waiting string
}

// planned is the permanent ID of objects that would be created.
const planned = "planned"

// Propagate returns the binding of a template after the detector has reconciled it. m holds the metadata of the template with its kind,
// and b its binding, or nil; both are changed. object is the template if a user has changed it, or else nil. name is the name of a new
// binding.
func (v *Preview) Propagate(
	ctx context.Context, m *metav1.PartialObjectMetadata, object *interpret.Object, b binding.Binding, name string,
) (Propagated, error) {
	kind := m.GroupVersionKind()
	p := &pass{
		templateKey: templateKey{kind: kind, key: types.NamespacedName{Namespace: m.Namespace, Name: m.Name}},
		m:           m, binding: b, name: name, version: kind.GroupVersion().String(), object: object,
	}
	out := Propagated{Binding: b}
	if m.DeletionTimestamp != nil || m.Labels[names.ClaimedBy] != "" || v.Skip.object(kind.GroupKind(), m) != "" {
		return out, nil
	}
	// A binding without a policy, or with a lazy one, does not follow the size of its template.
	behind := false
	if b != nil {
		p.version = b.BindingSpec().Resource.APIVersion
		behind = !binding.HasSource(b) || b.GetAnnotations()[names.LazyContent] != ""
	}
	v.selectPolicy(p)
	if out.Policy = p.policy; p.policy == nil {
		return out, nil
	}
	if name := v.missingOverride(p.policy); name != "" {
		out.Waiting = fmt.Sprintf("%s waits for the override policy %s", policy.Title(p.policy), name)
		return out, nil
	}
	applies, err := !isLazy(p.policy), error(nil)
	if !applies {
		applies, err = v.activated(ctx, p)
	}
	switch {
	case err != nil:
		return out, err
	case !applies:
		out.Waiting = policy.Title(p.policy) + " has the activation preference Lazy: it applies when the template changes"
		return out, nil
	}
	claimBy(p.policy).put(m)
	return out, v.build(ctx, p, behind, &out)
}

// Claim sets the claim of a template that a user creates, as the detector does before later policies exist. m holds the metadata of the
// template with its kind.
func (v *Preview) Claim(m *metav1.PartialObjectMetadata) {
	kind := m.GroupVersionKind()
	if m.Labels[names.ClaimedBy] != "" || v.Skip.object(kind.GroupKind(), m) != "" {
		return
	}
	p := &pass{templateKey: templateKey{kind: kind, key: types.NamespacedName{Namespace: m.Namespace, Name: m.Name}}, m: m}
	if v.selectPolicy(p); p.policy != nil && v.missingOverride(p.policy) == "" {
		claimBy(p.policy).put(m)
	}
}

// Preferred returns the policy with the highest precedence that selects a template, whatever policy claims it, or nil.
func (v *Preview) Preferred(m *metav1.PartialObjectMetadata) policy.Policy {
	p := &pass{templateKey: templateKey{kind: m.GroupVersionKind(), key: types.NamespacedName{Namespace: m.Namespace, Name: m.Name}}, m: m}
	for _, candidates := range v.Policies(m.Namespace) {
		if best, ok := match.Best(candidates, p.view()); ok {
			return best
		}
	}
	return nil
}

// missingOverride returns the name of an override policy that a policy waits for, or "".
func (v *Preview) missingOverride(p policy.Policy) string {
	for _, name := range p.PolicySpec().DependentOverrides {
		if !v.Override(types.NamespacedName{Namespace: p.GetNamespace(), Name: name}) {
			return name
		}
	}
	return ""
}

// selectPolicy sets the policy of a template after claims by policies that do not exist, or that do not select it, are released.
func (v *Preview) selectPolicy(p *pass) {
	var current policy.Policy
	for _, s := range policy.Scopes {
		c, ok := claimOn(p.m, s)
		if !ok {
			continue
		}
		if by := v.Policy(s, c.policy); by != nil && by.GetDeletionTimestamp() == nil && p.selectedBy(by) {
			current = by
			break
		}
		removeClaim(p.m, s)
		if p.binding != nil && p.binding.GetLabels()[s.IDLabel] == c.id {
			removeClaim(p.binding, s)
		}
	}
	candidates := v.Policies(p.key.Namespace)
	for i := 0; i < len(candidates) && current == nil; i++ {
		best, ok := match.Best(candidates[i], p.view())
		if !ok {
			continue
		}
		current = best
		if !p.ownsBinding() {
			continue
		}
		for _, s := range policy.Scopes {
			if c, ok := claimOn(p.binding, s); ok {
				if by := v.Policy(s, c.policy); by != nil && c.heldBy(by, p.view()) {
					current = by
					break
				}
			}
		}
	}
	p.policy, p.preempted = preempt(current, candidates, p.view(), v.Gates.Enabled(features.PropagationPolicyPreemption))
}

// activated reports whether a lazy policy applies.
func (v *Preview) activated(ctx context.Context, p *pass) (bool, error) {
	c := claimBy(p.policy)
	before, claimed := claimOn(p.m, c.scope)
	s := lazyState{
		bound: p.binding != nil, recorded: p.m.Annotations[names.LazyContent], claimed: claimed && before.id == c.id,
		byUser: p.object != nil, known: same,
	}
	if s.bound {
		s.recorded = p.binding.GetAnnotations()[names.LazyContent]
	}
	switch {
	case p.object != nil:
		s.content, s.known = userHash(p.object), differs
	case s.claimed || s.recorded == "":
		s.content = s.recorded // the content did not change
	default: // it may have changed while no policy applied
		object, err := v.Template(ctx, p.reference(""))
		if err != nil {
			return false, err
		}
		s.content = userHash(object)
	}
	return s.activate() == applied, nil
}

// build creates or updates the binding of a template by its policy. behind is set if the size of the binding may not be that of the
// template.
func (v *Preview) build(ctx context.Context, p *pass, behind bool, out *Propagated) (err error) {
	needed := p.binding == nil || behind || measure.DependsOnTemplate(p.kind.GroupKind(), &p.policy.PolicySpec().Placement)
	read := p.object
	if read == nil && needed {
		if read, err = v.Template(ctx, p.reference("")); err != nil {
			return err
		}
	}
	var extras policyExtras
	extras.placement, _ = measure.Placement(read, &p.policy.PolicySpec().Placement)
	class := func(name string) (*schedulingv1.PriorityClass, error) { return v.PriorityClass(ctx, name) }
	if err := extras.add(v.Gates, p, class); err != nil {
		return err
	}
	if behind {
		p.object = read
	}
	version := ""
	if p.binding == nil {
		p.binding = binding.ScopeFor(p.key.Namespace).New()
		p.binding.SetNamespace(p.key.Namespace)
		p.binding.SetName(p.name)
		p.object = read
	} else {
		version = p.binding.BindingSpec().Resource.ResourceVersion
	}
	size := measure.Of(p.binding.BindingSpec())
	if p.object != nil {
		if size, _, err = measure.Template(ctx, v.Chain, sizeOptions(v.Gates), p.object); err != nil {
			return err
		}
		version = p.object.GetResourceVersion()
	}
	if err := populate(p.binding, p.m, p.reference(version), size, extras, p.policy, func() string { return planned }); err != nil {
		return err
	}
	setLazyContent(p.binding, p.policy, p.object)
	out.Binding = p.binding
	return nil
}

// sizeOptions returns the results of interpreters that bindings have with the feature gates.
func sizeOptions(gates features.Gates) measure.Options {
	return measure.Options{
		Components: gates.Enabled(features.MultiplePodTemplatesScheduling), Quotas: gates.Enabled(features.ResourceQuotaEstimate),
	}
}

// ClaimedBy reports whether an object, a template or a binding, has a claim of a policy.
func ClaimedBy(o metav1.Object, p policy.Policy) bool {
	s := policy.ScopeOf(p)
	a := o.GetAnnotations()
	return a[s.NameAnnotation] == p.GetName() && (!s.Namespaced || a[s.NamespaceAnnotation] == p.GetNamespace())
}
