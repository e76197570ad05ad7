// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

const (
	// policyWorkers is the number of policies of one scope that are reconciled at once: a kind that cannot be listed delays some of them.
	policyWorkers = 4
	// readTimeout bounds a read of the cache, which waits until the kind was listed.
	readTimeout = 5 * time.Second
)

func (d *Detector) setupPolicies(mgr manager.Manager) error {
	for _, s := range policy.Scopes {
		r := reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
			return d.reconcilePolicy(ctx, s, req)
		})
		name := map[bool]string{true: "propagation-policy", false: "cluster-propagation-policy"}[s.Namespaced]
		err := requeue.NewController(mgr, name).
			For(s.New(), builder.WithPredicates(predicate.GenerationChangedPredicate{})).
			WithOptions(controller.Options{MaxConcurrentReconciles: policyWorkers}).
			Complete(r)
		if err != nil {
			return err
		}
	}
	return nil
}

// reconcilePolicy requeues or releases the templates of a policy that was created, changed or deleted.
func (d *Detector) reconcilePolicy(ctx context.Context, s policy.Scope, req ctrl.Request) (ctrl.Result, error) {
	p := s.New()
	if err := d.control.Get(ctx, req.NamespacedName, p); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	fail := func(err error) (ctrl.Result, error) {
		d.emitPolicy(p, "ApplyPolicyFailed", err.Error())
		return ctrl.Result{}, err
	}
	claimed, err := d.claimedBy(ctx, p)
	if err != nil {
		return fail(err)
	}
	if p.GetDeletionTimestamp() != nil {
		return ctrl.Result{}, d.finalize(ctx, p, claimed)
	}
	if err := d.checkOverrides(ctx, p); err != nil {
		return fail(err)
	}
	selected, unwatched := false, false
	enqueue := func(t templateKey) { selected = true; d.queue.Add(t) }
	for t := range claimed {
		m, err := d.metadataIfWatched(ctx, t)
		if err != nil {
			return ctrl.Result{}, err
		}
		unwatched = unwatched || m == nil && !d.watched(t.kind)
		if m == nil || match.Selectors(p.PolicySpec().ResourceSelectors, templateView(t, m)) != match.No {
			enqueue(t)
		} else if err := d.releaseBy(ctx, t, m, p); err != nil {
			return ctrl.Result{}, err
		}
	}
	var skipped string
	for _, selector := range p.PolicySpec().ResourceSelectors {
		found, rule, err := d.candidates(ctx, p, selector)
		if err != nil {
			return fail(err)
		}
		if rule != "" && (selector.Name != "" || skipped == "") {
			skipped = rule
		}
		for _, t := range found {
			enqueue(t)
		}
	}
	switch {
	case skipped != "":
		d.emitPolicy(p, "NeverPropagated", skipped)
	case !selected:
		d.emitPolicy(p, "NoMatchedResource", "No object matches the resourceSelectors of this policy yet; it applies as soon as one does. "+
			"Check apiVersion, kind, name and namespace if you expected a match.")
	}
	if unwatched { // as after a start: templates that the policy no longer selects are released when their kinds are watched
		return ctrl.Result{RequeueAfter: kindInterval}, nil
	}
	return ctrl.Result{}, nil
}

func (d *Detector) emitPolicy(p policy.Policy, reason, message string) {
	d.Events.Emit(events.Event{
		On: corev1.ObjectReference{
			APIVersion: policyv1alpha1.GroupVersion.String(), Kind: policy.ScopeOf(p).Kind,
			Namespace: p.GetNamespace(), Name: p.GetName(), UID: p.GetUID(),
		},
		Source: names.DetectorSource, Reason: reason, Warning: true, Message: message, Once: fmt.Sprint(p.GetGeneration()),
	})
}

// releaseBy releases a template of a policy. m is nil if the template was deleted.
func (d *Detector) releaseBy(ctx context.Context, t templateKey, m metadata, p policy.Policy) error {
	b, _, err := d.bindingOf(ctx, t, d.records.of(t))
	if err != nil {
		return err
	}
	return d.release(ctx, &pass{templateKey: t, m: m, binding: b, version: d.renderedVersion(t, b)}, claimBy(p))
}

// finalize releases all templates of a deleted policy and removes the finalizer.
func (d *Detector) finalize(ctx context.Context, p policy.Policy, claimed sets.Set[templateKey]) error {
	s := policy.ScopeOf(p)
	if !controllerutil.ContainsFinalizer(p, s.Finalizer) {
		return nil
	}
	var errs []error
	for t := range claimed {
		m, err := d.metadataIfWatched(ctx, t)
		if err == nil {
			err = d.releaseBy(ctx, t, m, p)
		}
		errs = append(errs, err)
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	return patch.RemoveFinalizer(ctx, d.control, p, s.Finalizer)
}

// claimedBy lists the templates that a policy claimed. It reads the labels of bindings, and of templates, because a claimed
// template may not have a binding yet.
func (d *Detector) claimedBy(ctx context.Context, p policy.Policy) (sets.Set[templateKey], error) {
	c := claimBy(p)
	out := sets.New[templateKey]()
	if c.id == "" {
		return out, nil
	}
	bindings, err := indexes.BindingsByPolicy.List(ctx, d.control, c.id, client.UnsafeDisableDeepCopy)
	if err != nil {
		return nil, err
	}
	for _, b := range bindings {
		out.Insert(d.keyOf(b))
	}
	for _, selector := range p.PolicySpec().ResourceSelectors {
		gvk := d.watchedVersion(schema.FromAPIVersionAndKind(selector.APIVersion, selector.Kind))
		items, err := d.list(ctx, gvk, client.MatchingLabels{c.scope.IDLabel: c.id})
		if err != nil {
			return nil, err
		}
		for i := range items {
			out.Insert(templateKey{kind: gvk, key: client.ObjectKeyFromObject(&items[i])})
		}
	}
	return out, nil
}

// candidates lists the templates that a selector of the policy selects, including those that other policies claimed. If objects that it
// names, or all that it selects, are never propagated, rule is a sentence that names one and the reason.
func (d *Detector) candidates(
	ctx context.Context, p policy.Policy, s policyv1alpha1.ResourceSelector,
) (found []templateKey, rule string, err error) {
	gvk := d.watchedVersion(schema.FromAPIVersionAndKind(s.APIVersion, s.Kind))
	if rule := d.Skip.excluded(p, s); rule != "" {
		return nil, rule, nil
	}
	var options []client.ListOption
	switch {
	case p.GetNamespace() != "":
		options = append(options, client.InNamespace(p.GetNamespace()))
	case s.Namespace != "":
		options = append(options, client.InNamespace(s.Namespace))
	}
	items, err := d.list(ctx, gvk, options...)
	if err != nil {
		return nil, "", err
	}
	for i := range items {
		m := &items[i]
		t := templateKey{kind: gvk, key: client.ObjectKeyFromObject(m)}
		if match.Selector(s, templateView(t, m)) == match.No {
			continue
		}
		why := d.Skip.object(gvk.GroupKind(), m)
		if why == "" {
			found = append(found, t)
			continue
		}
		sentence := fmt.Sprintf("%s %s is never propagated: it %s.", s.Kind, strings.TrimPrefix(t.key.String(), "/"), why)
		if rule == "" || sentence < rule {
			rule = sentence // independent of the order of the list
		}
	}
	if s.Name == "" && len(found) > 0 {
		rule = "" // a selector without a name is not meant for it
	}
	return found, rule, nil
}

// list lists the metadata of a kind, which must not be changed. It returns nothing for a kind that is not watched yet: its objects
// will be enqueued.
func (d *Detector) list(
	ctx context.Context, gvk schema.GroupVersionKind, options ...client.ListOption,
) ([]metav1.PartialObjectMetadata, error) {
	if !d.watched(gvk) {
		return nil, nil
	}
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	var list metav1.PartialObjectMetadataList
	list.SetGroupVersionKind(gvk.GroupVersion().WithKind(gvk.Kind + "List"))
	if err := d.control.List(ctx, &list, append(options, client.UnsafeDisableDeepCopy)...); err != nil {
		return nil, fmt.Errorf("list %s: %w", gvk, err)
	}
	return list.Items, nil
}

// metadataIfWatched is like metadata, but returns nil also if the kind is not watched.
func (d *Detector) metadataIfWatched(ctx context.Context, t templateKey) (metadata, error) {
	if !d.watched(t.kind) {
		return nil, nil
	}
	return d.metadata(ctx, t)
}

// metadata reads the metadata of a template. It returns nil if the template does not exist, and a *requeue.WaitError if its kind is not
// watched. The version may no longer be served, while the object exists in another one.
func (d *Detector) metadata(ctx context.Context, t templateKey) (metadata, error) {
	if !d.watched(t.kind) {
		return nil, requeue.After(0, fmt.Sprintf("kind %s is not watched", t.kind))
	}
	ctx, cancel := context.WithTimeout(ctx, readTimeout)
	defer cancel()
	m := metadataOfKind(t.kind)
	err := d.control.Get(ctx, t.key, m)
	if apierrors.IsNotFound(err) {
		return nil, nil
	}
	m.SetGroupVersionKind(t.kind)
	return m, err
}
