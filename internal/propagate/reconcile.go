// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// pass is the reconcile of one template: the objects that were read at its start, and values derived from them.
type pass struct {
	templateKey
	m metadata
	// last is the record of the template.
	last record
	// binding is the binding of the template; nil if there is none, and then name is the name for it.
	binding binding.Binding
	name    string
	// policy is the one that applies, preempted the one that loses the template to it; either may be nil.
	policy, preempted policy.Policy
	// claimed reports that this pass wrote the claim of policy.
	claimed bool
	// version is the apiVersion in which the template is read and rendered: that of its binding as long as it is served.
	version string
	// object is the whole template; nil if it did not change since the binding was written.
	object *interpret.Object
	// content is a hash of the fields of the template that users set, if the decision about a lazy policy depends on it.
	content string
}

// reconcile creates or updates the binding of one template if a policy selects it.
func (d *Detector) reconcile(ctx context.Context, t templateKey) (err error) {
	// 1. Read the metadata of the template, its record and its binding.
	watched := d.watched(t.kind)
	m, err := d.metadataIfWatched(ctx, t)
	if err != nil {
		return err
	}
	if m == nil {
		if last := d.records.forget(t); watched || last.deleted || !last.disowned.IsZero() {
			return d.cleanupBinding(ctx, t, last)
		}
		return nil // the objects were deleted with their kind
	}
	p := &pass{templateKey: t, m: m, last: d.records.take(t)}
	if m.Labels[names.ClaimedBy] != "" || d.Skip.object(t.kind.GroupKind(), m) != "" {
		return nil
	}
	defer func() {
		if err != nil {
			d.records.observe(t, p.last.observed) // for the retry
		}
	}()
	if m.DeletionTimestamp != nil {
		return d.recordDeletion(ctx, p)
	}
	if p.binding, p.name, err = d.bindingOf(ctx, t, p.last); err != nil {
		return err
	}
	p.version = d.renderedVersion(t, p.binding)
	// 2. Find the policy.
	start := d.Clock.Now()
	err = d.selectPolicy(ctx, p)
	matchDuration.WithLabelValues().Observe(d.Clock.Since(start).Seconds())
	if err != nil {
		return err
	}
	if p.policy == nil {
		return d.refreshUnclaimed(ctx, p)
	}
	if err := d.checkOverrides(ctx, p.policy); err != nil {
		return err
	}
	// 3. to 6. Apply it.
	start = d.Clock.Now()
	err = d.applyPolicy(ctx, p)
	// 7. Record events and metrics.
	recordApply(d.Clock.Since(start), err)
	recordPreemption(p, err)
	d.report(p, err)
	return err
}

// applyPolicy claims the template and creates or updates its binding, with at most one write of each.
func (d *Detector) applyPolicy(ctx context.Context, p *pass) error {
	c := claimBy(p.policy)
	if c.id == "" {
		return requeue.After(0, policy.Title(p.policy)+" has no permanent ID yet")
	}
	// 3. Decide whether the policy applies now. A lazy one waits for a change by a user.
	decision := applied
	if isLazy(p.policy) {
		var err error
		if decision, err = d.activation(ctx, p, c); err != nil || decision == settled {
			return err
		}
	}
	// 4. Claim the template.
	claimed := p.m.DeepCopy()
	c.put(claimed)
	delete(claimed.Annotations, names.LazyContent)
	if decision != applied && p.binding == nil {
		claimed.Annotations[names.LazyContent] = p.content
	}
	written, err := d.patchMetadata(ctx, p, claimed)
	if err != nil {
		return err
	}
	p.claimed = written != nil
	// 5. Read the template, unless its binding shows the current version.
	if p.claimed {
		p.object = written
	} else if p.object == nil && (p.binding == nil || p.last.refreshes > 0 || p.outdated()) {
		if p.object, err = d.read(ctx, p); err != nil {
			return err
		}
	}
	// 6. Create or update the binding.
	if decision == applied {
		return d.build(ctx, p)
	}
	return d.deferPolicy(ctx, p, decision)
}

// report records events about the policy that was applied to a template, and about the one that lost the template to it.
func (d *Detector) report(p *pass, err error) {
	failed := err != nil && !requeue.Expected(err)
	if failed {
		d.emit(p.m, "ApplyPolicyFailed", fmt.Sprintf("Apply %s failed: %v", policy.Title(p.policy), err))
	}
	if p.preempted == nil {
		return
	}
	winner, loser := policy.Title(p.policy), policy.Title(p.preempted)
	switch {
	case failed && !p.claimed:
		d.emit(p.m, "PreemptPolicyFailed", fmt.Sprintf("%s could not take over from %s: %v", winner, loser, err))
	case err == nil || p.claimed: // the next pass finds the claim, and no policy that is preempted
		d.emitSuccess(p.m, "PreemptPolicySucceed", fmt.Sprintf("%s took over from %s", winner, loser), p.m.ResourceVersion, false)
	}
}

// refreshUnclaimed updates the version of the template in a binding to which no policy applies: it belongs to a dependency, or its policy
// was deleted. Its Works are then rendered when the template changes, and not only for another reason, such as a restart. The suspension of
// a deleted policy is removed now, and not with its claim: another policy that takes the template over may suspend it, too. All other
// fields of the binding stay.
func (d *Detector) refreshUnclaimed(ctx context.Context, p *pass) (err error) {
	for _, s := range policy.Scopes {
		if _, ok := claimOn(p.m, s); ok {
			return nil // it was just released, and is reconciled again
		}
	}
	lost := p.lostBinding()
	if !p.ownsBinding() && !lost || p.last.refreshes == 0 && !p.outdated() && !p.suspendedByPolicy() {
		return nil
	}
	if p.object, err = d.read(ctx, p); err != nil {
		return err
	}
	_, err = d.update(ctx, p, func(b binding.Binding, version string) error {
		b.BindingSpec().Resource = p.reference(version)
		b.BindingSpec().Suspension = suspension(b.BindingSpec().Suspension, nil)
		if lost {
			return setOwner(b, p.m)
		}
		return nil
	})
	return err
}

// renderedVersion returns the apiVersion in which a template is rendered. The binding keeps the version that it was created with: members
// may not serve the one that the control plane prefers now.
func (d *Detector) renderedVersion(t templateKey, b binding.Binding) string {
	if b != nil && d.isServed(binding.TemplateKind(b)) {
		return b.BindingSpec().Resource.APIVersion
	}
	return t.kind.GroupVersion().String()
}

// view returns the fields that policies match.
func (p *pass) view() match.Template { return templateView(p.templateKey, p.m) }

func templateView(t templateKey, m metadata) match.Template {
	return match.Template{
		APIVersion: t.kind.GroupVersion().String(), Kind: t.kind.Kind, Namespace: m.Namespace, Name: m.Name, Labels: m.Labels,
	}
}

// outdated reports whether the template changed since the binding was written.
func (p *pass) outdated() bool {
	r := p.binding.BindingSpec().Resource
	return r.UID != p.m.UID || p.last.version != p.m.ResourceVersion && r.ResourceVersion != p.m.ResourceVersion
}

// ownsBinding reports whether the binding exists and belongs to this template.
func (p *pass) ownsBinding() bool {
	return p.binding != nil && controllerUID(p.binding) == p.m.UID
}

// lostBinding reports whether the template takes over the binding of one that was deleted with the propagation policy Orphan. Other
// bindings require it.
func (p *pass) lostBinding() bool {
	return p.binding != nil && metav1.GetControllerOf(p.binding) == nil && len(p.binding.BindingSpec().RequiredBy) > 0 &&
		!p.last.disowned.IsZero() && p.binding.GetDeletionTimestamp() == nil
}

// suspendedByPolicy reports whether the binding has the suspension of a policy.
func (p *pass) suspendedByPolicy() bool {
	s := p.binding.BindingSpec().Suspension
	return s != nil && (s.Dispatching != nil || s.DispatchingOnClusters != nil)
}

// checkOverrides returns a *requeue.WaitError until the override policies exist on which a policy depends.
func (d *Detector) checkOverrides(ctx context.Context, p policy.Policy) error {
	for _, name := range p.PolicySpec().DependentOverrides {
		var override client.Object = &policyv1alpha1.ClusterOverridePolicy{}
		if p.GetNamespace() != "" {
			override = &policyv1alpha1.OverridePolicy{}
		}
		err := d.control.Get(ctx, types.NamespacedName{Namespace: p.GetNamespace(), Name: name}, override)
		if apierrors.IsNotFound(err) {
			return requeue.After(0, fmt.Sprintf("waiting for dependent overrides: %s", name))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// bindingOf returns the binding of a template, or nil if it has none, and then the name for it.
func (d *Detector) bindingOf(ctx context.Context, t templateKey, last record) (b binding.Binding, free string, err error) {
	b, free, err = binding.Find(t.kind.GroupKind(), t.key, func(key types.NamespacedName, b binding.Binding) error {
		err := d.control.Get(ctx, key, b)
		if apierrors.IsNotFound(err) && last.version != "" {
			err = d.live.Get(ctx, key, b) // it was created, and the cache may not show it yet
		}
		return err
	})
	if b != nil && d.control.Stale(b) {
		return nil, "", requeue.ErrStale
	}
	return b, free, err
}

// read reads the whole template.
func (d *Detector) read(ctx context.Context, p *pass) (*interpret.Object, error) {
	object, err := d.templates.Get(ctx, p.reference(""))
	if err == nil && object == nil {
		return nil, requeue.After(0, "the template was deleted or recreated")
	}
	return object, err
}

// emit records a warning event on a template.
func (d *Detector) emit(m metadata, reason, message string) {
	d.Events.Emit(events.Event{On: objectReference(m), Source: names.DetectorSource, Reason: reason, Warning: true, Message: message})
}

// emitSuccess records an event on a template for one version of it or of its binding.
func (d *Detector) emitSuccess(m metadata, reason, message, version string, verbose bool) {
	d.Events.Emit(events.Event{
		On: objectReference(m), Source: names.DetectorSource, Reason: reason, Message: message, Once: version, Verbose: verbose,
	})
}

func objectReference(m metadata) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: m.APIVersion, Kind: m.Kind, Namespace: m.Namespace, Name: m.Name, UID: m.UID, ResourceVersion: m.ResourceVersion,
	}
}

func (p *pass) reference(resourceVersion string) workv1alpha2.ObjectReference {
	return workv1alpha2.ObjectReference{
		APIVersion: p.version, Kind: p.m.Kind, Namespace: p.m.Namespace, Name: p.m.Name, UID: p.m.UID, ResourceVersion: resourceVersion,
	}
}

// keyOf returns the key of the template of a binding, in the version in which its kind is watched.
func (d *Detector) keyOf(b binding.Binding) templateKey {
	t := keyOf(b)
	t.kind = d.watchedVersion(t.kind)
	return t
}

// keyOf returns the key of the template of a binding, in the version of the binding.
func keyOf(b binding.Binding) templateKey {
	r := b.BindingSpec().Resource
	return templateKey{kind: binding.TemplateKind(b), key: types.NamespacedName{Namespace: r.Namespace, Name: r.Name}}
}

func controllerUID(b binding.Binding) types.UID {
	if owner := metav1.GetControllerOf(b); owner != nil {
		return owner.UID
	}
	return ""
}
