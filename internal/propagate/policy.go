// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

func (d *Detector) setupPolicies(mgr manager.Manager) error {
	for _, s := range policy.Scopes {
		r := reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
			return d.reconcilePolicy(ctx, s, req)
		})
		err := ctrl.NewControllerManagedBy(mgr).Named(map[bool]string{true: "propagation-policy", false: "cluster-propagation-policy"}[s.NamespaceAnnotation != ""]).
			For(s.New(), builder.WithPredicates(predicate.GenerationChangedPredicate{})).
			WithOptions(controller.Options{RateLimiter: workqueue.NewTypedItemExponentialFailureRateLimiter[ctrl.Request](minBackoff, maxBackoff)}).
			Complete(r)
		if err != nil {
			return err
		}
	}
	return nil
}

// reconcilePolicy brings the templates in line with a policy that came, changed or goes.
func (d *Detector) reconcilePolicy(ctx context.Context, s policy.Scope, req ctrl.Request) (ctrl.Result, error) {
	p := s.New()
	if err := d.control.Get(ctx, req.NamespacedName, p); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	claimed, err := d.claimedBy(ctx, p)
	if err != nil {
		return ctrl.Result{}, err
	}
	if p.GetDeletionTimestamp() != nil {
		return ctrl.Result{}, d.letGo(ctx, p, claimed)
	}
	if err := d.checkOverrides(ctx, p); err != nil {
		d.emitPolicy(p, "ApplyPolicyFailed", err.Error())
		return ctrl.Result{}, err
	}
	selected, unknown := false, false
	for t := range claimed {
		if _, served := d.kindOf(t.kind); !served {
			unknown = true
		}
		m, err := d.metadata(ctx, t)
		if err != nil {
			return ctrl.Result{}, err
		}
		if m != nil && match.Selectors(p.PolicySpec().ResourceSelectors, see(t, m)) == match.No {
			if err := d.release(ctx, t, m, claimBy(p)); err != nil {
				return ctrl.Result{}, err
			}
			continue
		}
		selected = true
		d.queue.Add(t)
	}
	for _, selector := range p.PolicySpec().ResourceSelectors {
		found, err := d.candidates(ctx, p, selector)
		if err != nil {
			return ctrl.Result{}, err
		}
		for _, t := range found {
			selected = true
			d.queue.Add(t)
		}
	}
	if !selected {
		d.emitPolicy(p, "NoMatchedResource", "No object matches the resourceSelectors of this policy yet; it applies as soon as one does. Check apiVersion, kind, name and namespace if you expected a match.")
	}
	if unknown {
		// As after a start: whether it selects them still can only be said, and will only be asked here, once they are known.
		return ctrl.Result{RequeueAfter: untilKnown}, nil
	}
	return ctrl.Result{}, nil
}

func (d *Detector) emitPolicy(p policy.Policy, reason, message string) {
	d.Events.Emit(events.Event{On: policyReference(p), Source: names.DetectorSource, Reason: reason, Warning: true, Message: message, Once: fmt.Sprint(p.GetGeneration())})
}

// letGo releases all that a policy claimed and then lets the policy go.
func (d *Detector) letGo(ctx context.Context, p policy.Policy, claimed sets.Set[template]) error {
	s := policy.ScopeOf(p)
	if !controllerutil.ContainsFinalizer(p, s.Finalizer) {
		return nil
	}
	var errs []error
	for t := range claimed {
		m, err := d.metadata(ctx, t)
		if err == nil {
			err = d.release(ctx, t, m, claimBy(p))
		}
		errs = append(errs, err)
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	_, err := patch.Object(ctx, d.control, client.Object(p), func(o client.Object) { controllerutil.RemoveFinalizer(o, s.Finalizer) })
	return client.IgnoreNotFound(err)
}

// claimedBy lists the templates that carry the policy's claim: by their bindings, and by their own labels where a claim
// was not yet followed by a binding.
func (d *Detector) claimedBy(ctx context.Context, p policy.Policy) (sets.Set[template], error) {
	c := claimBy(p)
	out := sets.New[template]()
	if c.id == "" {
		return out, nil
	}
	carrying := client.MatchingLabels{c.scope.IDLabel: c.id}
	bindings, err := binding.List(func(l binding.ObjectList) error { return d.control.List(ctx, l, carrying) })
	if err != nil {
		return nil, err
	}
	for _, b := range bindings {
		out.Insert(templateOf(b))
	}
	for _, selector := range p.PolicySpec().ResourceSelectors {
		gvk := schema.FromAPIVersionAndKind(selector.APIVersion, selector.Kind)
		items, err := d.list(ctx, gvk, carrying)
		if err != nil {
			return nil, err
		}
		for i := range items {
			out.Insert(template{kind: gvk, key: client.ObjectKeyFromObject(&items[i])})
		}
	}
	return out, nil
}

// candidates lists the templates that a selector of the policy selects. Those that another policy has claimed are among
// them: they are looked at, and stay where they are.
func (d *Detector) candidates(ctx context.Context, p policy.Policy, s policyv1alpha1.ResourceSelector) ([]template, error) {
	gvk := schema.FromAPIVersionAndKind(s.APIVersion, s.Kind)
	var where []client.ListOption
	switch {
	case p.GetNamespace() != "":
		where = append(where, client.InNamespace(p.GetNamespace()))
	case s.Namespace != "":
		where = append(where, client.InNamespace(s.Namespace))
	}
	items, err := d.list(ctx, gvk, where...)
	if err != nil {
		return nil, err
	}
	var out []template
	for i := range items {
		t := template{kind: gvk, key: client.ObjectKeyFromObject(&items[i])}
		if match.Selector(s, see(t, &items[i])) != match.No && !d.Skip.object(&items[i]) {
			out = append(out, t)
		}
	}
	return out, nil
}

// list gives the metadata of a kind, nothing for a kind that is not watched: its objects come by their own events.
func (d *Detector) list(ctx context.Context, gvk schema.GroupVersionKind, where ...client.ListOption) ([]metav1.PartialObjectMetadata, error) {
	if _, ok := d.kindOf(gvk); !ok {
		return nil, nil
	}
	var list metav1.PartialObjectMetadataList
	list.SetGroupVersionKind(gvk.GroupVersion().WithKind(gvk.Kind + "List"))
	if err := d.control.List(ctx, &list, where...); err != nil {
		return nil, fmt.Errorf("list %s: %w", gvk, err)
	}
	return list.Items, nil
}

// metadata reads a template's metadata; nil when it is gone.
func (d *Detector) metadata(ctx context.Context, t template) (metadata, error) {
	if _, ok := d.kindOf(t.kind); !ok {
		return nil, nil
	}
	m := blank(t.kind)
	err := d.control.Get(ctx, t.key, m)
	if apierrors.IsNotFound(err) {
		return nil, nil
	}
	m.SetGroupVersionKind(t.kind)
	return m, err
}
