// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"fmt"
	"time"

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
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// waitError is returned if another change must happen first. The template is requeued without a message in the log.
type waitError struct {
	message string
	after   time.Duration // delay of the retry; 0 means backoff
}

func (e *waitError) Error() string { return e.message }

// expected reports whether an error is part of normal operation and is neither logged nor an event.
func expected(err error) bool {
	var wait *waitError
	return errors.As(err, &wait) || apierrors.IsConflict(err) || errors.Is(err, interpret.ErrNotReady) ||
		apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause)
}

// reconcile creates or updates the binding of one template if a policy selects it.
func (d *Detector) reconcile(ctx context.Context, t templateKey) (err error) {
	if !d.watched(t.kind) {
		if d.records.deleted(t) {
			return d.cleanupBinding(ctx, t)
		}
		d.records.forget(t) // the objects were deleted with their kind
		return nil
	}
	m, err := d.metadata(ctx, t)
	if err != nil {
		return err
	}
	if m == nil {
		return d.cleanupBinding(ctx, t)
	}
	observed := d.records.take(t)
	if m.DeletionTimestamp != nil || m.Labels[names.ClaimedBy] != "" || d.Skip.object(m) {
		return nil
	}
	defer func() {
		if err != nil {
			d.records.observe(t, observed) // for the retry
		}
	}()
	start := d.Clock.Now()
	p, preempted, err := d.policyFor(ctx, t, m)
	matchDuration.WithLabelValues().Observe(d.Clock.Since(start).Seconds())
	if err != nil {
		return err
	}
	if p == nil {
		return d.refreshUnclaimed(ctx, t, m)
	}
	if err := d.checkOverrides(ctx, p); err != nil {
		return err
	}
	// A template that existed before its kind was watched counts as created by a user if it is not older than the policy.
	created := m.CreationTimestamp
	byUser := observed == touched || observed == listed && !created.Before(new(p.GetCreationTimestamp()))
	start = d.Clock.Now()
	err = d.applyPolicy(ctx, t, m, p, byUser)
	recordApply(d.Clock.Since(start), preempted != nil, err)
	d.report(m, p, preempted, err)
	return err
}

// report records events about the policy that was applied to a template, and about the one that lost the template to it.
func (d *Detector) report(m metadata, p, preempted policy.Policy, err error) {
	failed := err != nil && !expected(err)
	if failed {
		d.emit(m, "ApplyPolicyFailed", fmt.Sprintf("Apply %s failed: %v", policy.Title(p), err))
	}
	switch {
	case preempted == nil:
	case failed:
		d.emit(m, "PreemptPolicyFailed", fmt.Sprintf("%s could not take over from %s: %v", policy.Title(p), policy.Title(preempted), err))
	case err == nil:
		message := fmt.Sprintf("%s took over from %s", policy.Title(p), policy.Title(preempted))
		d.emitSuccess(m, "PreemptPolicySucceed", message, m.ResourceVersion, false)
	}
}

// refreshUnclaimed updates the version of the template in a binding although no policy applies, so that its Works are rendered again when
// the template changes. Such a binding is that of a dependency, or remains from a policy that was deleted. Its Works would also be rendered
// for another reason, such as a restart: the content in the members must not depend on that. All other fields of the binding stay.
func (d *Detector) refreshUnclaimed(ctx context.Context, t templateKey, m metadata) error {
	for _, s := range policy.Scopes {
		if _, ok := claimOn(m, s); ok {
			return nil // it was just released, and is reconciled again
		}
	}
	b, err := d.bindingOf(ctx, t)
	if err != nil || b == nil || !isFor(b, t) || controllerUID(b) != m.UID {
		return err
	}
	if !d.records.refreshForced(t) && !outdated(b, m, d.records.applied(t)) {
		return nil
	}
	object, err := d.read(ctx, m)
	if err != nil {
		return err
	}
	_, err = d.update(ctx, t, m, object, b, func(b binding.Binding, version string) error {
		b.BindingSpec().Resource = reference(m, version)
		return nil
	})
	return err
}

// templateView returns what policies match.
func templateView(t templateKey, m metadata) match.Template {
	return match.Template{
		APIVersion: t.kind.GroupVersion().String(), Kind: t.kind.Kind, Namespace: m.Namespace, Name: m.Name, Labels: m.Labels,
	}
}

// checkOverrides returns a *waitError until the override policies exist on which a policy depends.
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

// applyPolicy claims the template and creates or updates its binding, with at most one write of each. byUser reports whether a
// user may have created or changed the template since the last call.
func (d *Detector) applyPolicy(ctx context.Context, t templateKey, m metadata, p policy.Policy, byUser bool) error {
	if p.GetLabels()[policy.ScopeOf(p).IDLabel] == "" {
		return &waitError{message: policy.Title(p) + " has no permanent ID yet"}
	}
	current, err := d.bindingOf(ctx, t)
	if err != nil {
		return err
	}
	if isLazy(p) {
		return d.applyLazy(ctx, t, m, p, current, byUser)
	}
	object, err := d.claim(ctx, m, p)
	if err != nil {
		return err
	}
	if object == nil && (current == nil || d.records.refreshForced(t) || outdated(current, m, d.records.applied(t))) {
		if object, err = d.read(ctx, m); err != nil {
			return err
		}
	}
	return d.build(ctx, t, m, object, p, current)
}

// outdated reports whether the template changed since the binding was written. applied is the resourceVersion for which the
// binding was last found to be correct.
func outdated(b binding.Binding, m metadata, applied string) bool {
	r := b.BindingSpec().Resource
	return r.UID != m.UID || applied != m.ResourceVersion && r.ResourceVersion != m.ResourceVersion
}

// bindingOf reads the binding of a template. It returns nil if there is none.
func (d *Detector) bindingOf(ctx context.Context, t templateKey) (binding.Binding, error) {
	b := binding.ScopeFor(t.key.Namespace).New()
	key := types.NamespacedName{Namespace: t.key.Namespace, Name: names.Binding(t.kind.Kind, t.key.Name)}
	err := d.control.Get(ctx, key, b)
	if apierrors.IsNotFound(err) && d.records.applied(t) != "" {
		err = d.live.Get(ctx, key, b) // it was created, and the cache may not show it yet
	}
	if apierrors.IsNotFound(err) {
		return nil, nil
	}
	if err == nil && d.control.Stale(b) {
		return nil, &waitError{message: "stale cache of bindings"}
	}
	return b, err
}

// read reads the whole template.
func (d *Detector) read(ctx context.Context, m metadata) (*interpret.Object, error) {
	object, err := d.templates.Get(ctx, reference(m, ""))
	if err == nil && object == nil {
		return nil, &waitError{message: "the template was deleted or recreated"}
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

func reference(m metadata, resourceVersion string) workv1alpha2.ObjectReference {
	return workv1alpha2.ObjectReference{
		APIVersion: m.APIVersion, Kind: m.Kind, Namespace: m.Namespace, Name: m.Name, UID: m.UID, ResourceVersion: resourceVersion,
	}
}

// keyOf returns the key of the template of a binding.
func keyOf(b binding.Binding) templateKey {
	r := b.BindingSpec().Resource
	return templateKey{kind: binding.TemplateKind(b), key: types.NamespacedName{Namespace: r.Namespace, Name: r.Name}}
}

// isFor reports whether a binding belongs to a template, in any version of its kind. Equal names do not prove it: the bindings of
// two templates can have the same name (docs/contract/names.md#object-names), such as those of a Knative Service and of its core
// Service, or of the ClusterRoles "a:b" and "a.b". Such a binding belongs to the template that was first.
func isFor(b binding.Binding, t templateKey) bool {
	k := keyOf(b)
	return k.kind.GroupKind() == t.kind.GroupKind() && k.key == t.key
}

func controllerUID(b binding.Binding) types.UID {
	if owner := metav1.GetControllerOf(b); owner != nil {
		return owner.UID
	}
	return ""
}
