// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package decision publishes the decisions of the scheduler as PlacementDecisions, for tools that deploy to the clusters themselves.
//
//	binding whose template or policy has the label publish-decision ─► PlacementDecisions <binding>-0, <binding>-1, ..., owned by it
//	Placement ─► decision of the scheduler, in memory ─► status.clusters ─► PlacementDecisions <placement>-placement-0, ...
//
// Invariants: a PlacementDecision of another owner does not change. A cluster that stays chosen is always in a PlacementDecision, also
// between two writes.
package decision

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/validation"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

const (
	// Name is the name of the controller in --controllers.
	Name = "placementDecision"
	// schedulerName is the name of the scheduler in PlacementDecisions.
	schedulerName = "karmada"
	// maxName is the longest name of a binding to which an index is appended.
	maxName = validation.DNS1123SubdomainMaxLength - len("-999999")
	// maxSlices is a bound of the index that a label of a PlacementDecision may have: anyone may create one.
	maxSlices = 10_000
)

// Controller publishes the decisions about bindings of both scopes.
type Controller struct {
	control *consistency.Client
	// profiles are the namespaces with ClusterProfiles; the first one is referenced from other namespaces.
	profiles []string
}

// New returns the controller. profiles are the namespaces with ClusterProfiles; none means names.ClusterNamespace.
func New(control client.Client, profiles []string) *Controller {
	if len(profiles) == 0 {
		profiles = []string{names.ClusterNamespace}
	}
	return &Controller{control: consistency.NewClient(control), profiles: profiles}
}

// Setup adds a controller for each scope to the manager. The cache must have the index indexes.BindingsByPolicy.
func (c *Controller) Setup(mgr manager.Manager) error {
	var errs []error
	for _, s := range binding.Scopes {
		b := requeue.NewController(mgr, Name+s.Name).For(s.New(), builder.WithPredicates(decisionChanged)).
			Watches(&multiclusterv1alpha1.PlacementDecision{},
				handler.EnqueueRequestForOwner(mgr.GetScheme(), mgr.GetRESTMapper(), s.New(), handler.OnlyControllerOwner()))
		for _, p := range policy.Scopes {
			b.Watches(p.New(), c.ofPolicy(s), builder.WithPredicates(requestChanged))
		}
		errs = append(errs, b.Complete(reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
			return ctrl.Result{}, c.reconcile(ctx, s, req.NamespacedName)
		})))
	}
	return errors.Join(errs...)
}

var (
	// decisionChanged passes bindings whose clusters, label or policy changed.
	decisionChanged = predicate.Funcs{
		UpdateFunc: func(e event.UpdateEvent) bool {
			before, after := e.ObjectOld.(binding.Binding), e.ObjectNew.(binding.Binding)
			return before.GetGeneration() != after.GetGeneration() ||
				!equality.Semantic.DeepEqual(before.GetLabels(), after.GetLabels()) || scheduled(before) != scheduled(after)
		},
		DeleteFunc: func(event.DeleteEvent) bool { return false }, // the garbage collector deletes the PlacementDecisions
	}
	// requestChanged passes policies whose label changed. When the controller starts, all bindings are reconciled.
	requestChanged = predicate.Funcs{
		CreateFunc: func(event.CreateEvent) bool { return false },
		UpdateFunc: func(e event.UpdateEvent) bool {
			return e.ObjectOld.GetLabels()[names.PublishDecision] != e.ObjectNew.GetLabels()[names.PublishDecision]
		},
		DeleteFunc: func(event.DeleteEvent) bool { return false }, // the labels of the bindings change
	}
)

// ofPolicy returns a handler that enqueues the bindings of a policy.
func (c *Controller) ofPolicy(s binding.Scope) handler.EventHandler {
	return handler.EnqueueRequestsFromMapFunc(func(ctx context.Context, o client.Object) (out []ctrl.Request) {
		p, ok := o.(policy.Policy)
		if !ok || p.GetLabels()[policy.ScopeOf(p).IDLabel] == "" {
			return nil
		}
		bindings, err := indexes.BindingsByPolicy.List(ctx, c.control, p.GetLabels()[policy.ScopeOf(p).IDLabel], client.UnsafeDisableDeepCopy)
		if err != nil { // the cache is synced before the controller starts
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list the bindings of a policy", "policy", client.ObjectKeyFromObject(o))
		}
		for _, b := range bindings {
			if binding.ScopeOf(b).Name == s.Name {
				out = append(out, ctrl.Request{NamespacedName: client.ObjectKeyFromObject(b)})
			}
		}
		return out
	})
}

// scheduled reports whether the scheduler has decided about a binding.
func scheduled(b binding.Binding) bool {
	return b.BindingStatus().SchedulerObservedGeneration > 0 || len(b.BindingSpec().Clusters) > 0
}

// reconcile writes the PlacementDecisions of a binding, or deletes them if they are not requested.
func (c *Controller) reconcile(ctx context.Context, s binding.Scope, key types.NamespacedName) error {
	b := s.New()
	if current, err := c.control.Current(ctx, key, b); !current {
		return err
	}
	if binding.ID(b) == "" {
		return nil // it will get one
	}
	of := sourceOf(b)
	published, err := c.published(ctx, of)
	if err != nil {
		return err
	}
	requested, err := c.requested(ctx, b)
	if err != nil {
		return err
	}
	if !requested {
		return c.remove(ctx, published)
	}
	if !scheduled(b) && len(published) == 0 {
		return nil // an empty list would mean that no cluster was chosen
	}
	return c.publish(ctx, of, published, b.BindingSpec().Clusters)
}

// source is an object whose decision is published.
type source struct {
	owner client.Object
	title string // for errors
	// base is the name of its PlacementDecisions without the index.
	namespace, base string
	// key and placement are the values of the labels decision-key and placement-key.
	key, placement string
}

func sourceOf(b binding.Binding) source {
	out := source{owner: b, title: binding.Title(b), namespace: in(b), base: b.GetName(), key: binding.ID(b), placement: b.GetName()}
	if len(out.base) > maxName {
		out.base = out.key
	}
	if len(validation.IsValidLabelValue(out.placement)) > 0 {
		out.placement = out.key
	}
	return out
}

// name returns the name of a PlacementDecision.
func (s source) name(index int) string { return s.base + "-" + strconv.Itoa(index) }

// publish makes the PlacementDecisions of a source, of which some exist, contain clusters.
func (c *Controller) publish(
	ctx context.Context, of source, published []*multiclusterv1alpha1.PlacementDecision, clusters []workv1alpha2.TargetCluster,
) error {
	current := make([]slice, len(published))
	for i, p := range published {
		if p != nil {
			current[i] = p.Decisions
		}
	}
	namespace := c.profiles[0]
	if slices.Contains(c.profiles, of.namespace) {
		namespace = of.namespace
	}
	wanted := divide(current, chosen(clusters, namespace), multiclusterv1alpha1.MaxDecisions)
	for i, decisions := range wanted {
		var p *multiclusterv1alpha1.PlacementDecision
		if i < len(published) {
			p = published[i]
		}
		if err := c.write(ctx, of, i, p, decisions); err != nil {
			return err
		}
	}
	if len(published) > len(wanted) {
		return c.remove(ctx, published[len(wanted):])
	}
	return nil
}

// in returns the namespace of the PlacementDecisions of a binding.
func in(b binding.Binding) string {
	if b.GetNamespace() != "" {
		return b.GetNamespace()
	}
	return names.ClusterNamespace
}

// requested reports whether the template or the policy of a binding has the label.
func (c *Controller) requested(ctx context.Context, b binding.Binding) (bool, error) {
	if b.GetLabels()[names.PublishDecision] == "true" {
		return true, nil
	}
	for _, s := range policy.Scopes {
		name := b.GetAnnotations()[s.NameAnnotation]
		if name == "" {
			continue
		}
		p := s.New()
		key := client.ObjectKey{Namespace: b.GetAnnotations()[s.NamespaceAnnotation], Name: name}
		if err := c.control.Get(ctx, key, p); apierrors.IsNotFound(err) {
			continue
		} else if err != nil {
			return false, fmt.Errorf("read policy %s of %s: %w", key, binding.Title(b), err)
		}
		if p.GetLabels()[s.IDLabel] == b.GetLabels()[s.IDLabel] && p.GetLabels()[names.PublishDecision] == "true" {
			return true, nil
		}
	}
	return false, nil
}

// published returns the PlacementDecisions of a source by index; those that do not exist are nil.
func (c *Controller) published(ctx context.Context, of source) (out []*multiclusterv1alpha1.PlacementDecision, err error) {
	var list multiclusterv1alpha1.PlacementDecisionList
	if err := c.control.List(ctx, &list, client.InNamespace(of.namespace),
		client.MatchingLabels{multiclusterv1alpha1.LabelDecisionKey: of.key}); err != nil {
		return nil, fmt.Errorf("list the PlacementDecisions of %s: %w", of.title, err)
	}
	for i := range list.Items {
		p := &list.Items[i]
		index, err := strconv.Atoi(p.Labels[multiclusterv1alpha1.LabelDecisionIndex])
		if err != nil || index < 0 || index >= maxSlices || p.Name != of.name(index) || !metav1.IsControlledBy(p, of.owner) {
			continue
		}
		if p.DeletionTimestamp != nil || c.control.Stale(p) {
			return nil, requeue.ErrStale
		}
		for len(out) <= index {
			out = append(out, nil)
		}
		out[index] = p
	}
	return out, nil
}

// write creates a PlacementDecision, or updates it if it differs.
func (c *Controller) write(
	ctx context.Context, of source, i int, p *multiclusterv1alpha1.PlacementDecision, decisions slice,
) error {
	change := func(p *multiclusterv1alpha1.PlacementDecision) {
		p.SchedulerName, p.Decisions = schedulerName, decisions
		metav1.SetMetaDataLabel(&p.ObjectMeta, multiclusterv1alpha1.LabelDecisionKey, of.key)
		metav1.SetMetaDataLabel(&p.ObjectMeta, multiclusterv1alpha1.LabelDecisionIndex, strconv.Itoa(i))
		metav1.SetMetaDataLabel(&p.ObjectMeta, multiclusterv1alpha1.LabelPlacementKey, of.placement)
	}
	if p != nil {
		_, err := patch.Object(ctx, c.control, p, change)
		return err
	}
	p = &multiclusterv1alpha1.PlacementDecision{ObjectMeta: metav1.ObjectMeta{Namespace: of.namespace, Name: of.name(i)}}
	if err := controllerutil.SetControllerReference(of.owner, p, c.control.Scheme()); err != nil {
		return fmt.Errorf("set the owner of PlacementDecision %s: %w", client.ObjectKeyFromObject(p), err)
	}
	change(p)
	err := c.control.Create(ctx, p)
	if apierrors.IsAlreadyExists(err) {
		// The cache does not show it yet, or it has another owner.
		return requeue.Backoff(fmt.Errorf("create PlacementDecision %s of %s: %w; delete it if it has another owner",
			client.ObjectKeyFromObject(p), of.title, err))
	}
	if err != nil {
		return fmt.Errorf("create PlacementDecision %s: %w", client.ObjectKeyFromObject(p), err)
	}
	return nil
}

// remove deletes PlacementDecisions.
func (c *Controller) remove(ctx context.Context, list []*multiclusterv1alpha1.PlacementDecision) error {
	for _, p := range list {
		if p == nil {
			continue
		}
		if err := c.control.Delete(ctx, p, client.Preconditions{UID: &p.UID}); client.IgnoreNotFound(err) != nil {
			return fmt.Errorf("delete PlacementDecision %s: %w", client.ObjectKeyFromObject(p), err)
		}
	}
	return nil
}
