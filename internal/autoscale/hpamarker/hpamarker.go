// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package hpamarker implements hpa-scale-target-marker: it marks the target of a propagated HorizontalPodAutoscaler, so that members
// keep the replicas that their autoscalers set.
//
//	HorizontalPodAutoscaler with a policy ─► its target: label retain-replicas, annotation with the name of the autoscaler
//	deleted, or with another target       ─► the former target: without them
//
// Invariants: a label that a user set has no annotation and is not removed. The label is removed only after a live read of the
// HorizontalPodAutoscaler. Members would be scaled to the number of the control plane without it.
package hpamarker

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sync"

	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// Name is the name of the controller and the source of its events.
const Name = "hpa-scale-target-marker"

// target is the target of an autoscaler, in its namespace.
type target struct {
	kind schema.GroupVersionKind
	name string
}

// Controller is the reconciler. Requests are for HorizontalPodAutoscalers.
type Controller struct {
	control client.Client
	live    client.Reader
	events  events.Recorder

	mu sync.Mutex // guards marked
	// marked holds the targets that have, or had, the annotation of an autoscaler.
	marked map[types.NamespacedName]map[target]bool
}

// New returns the controller. live reads uncached.
func New(control client.Client, live client.Reader, recorder events.Recorder) *Controller {
	return &Controller{control: control, live: live, marked: map[types.NamespacedName]map[target]bool{}, events: recorder}
}

// Kinds are the kinds of targets that are watched. After a restart, their labels are removed if the autoscaler was deleted. The
// labels of other kinds are removed while the controller runs.
func kinds() []schema.GroupVersionKind {
	return []schema.GroupVersionKind{appsv1.SchemeGroupVersion.WithKind("Deployment"), appsv1.SchemeGroupVersion.WithKind("StatefulSet")}
}

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	b := requeue.NewController(mgr, Name).
		For(&autoscalingv2.HorizontalPodAutoscaler{}, builder.WithPredicates(predicate.Or(
			predicate.GenerationChangedPredicate{}, predicate.LabelChangedPredicate{})))
	for _, kind := range kinds() {
		o := metadata(kind)
		b = b.WatchesMetadata(o, handler.EnqueueRequestsFromMapFunc(func(ctx context.Context, o client.Object) []reconcile.Request {
			return c.observe(ctx, kind, o)
		}))
	}
	return b.Complete(c)
}

func metadata(kind schema.GroupVersionKind) *metav1.PartialObjectMetadata {
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(kind)
	return m
}

// observe maps a marked target to its autoscaler, and an object without the label to the autoscalers that have it as target.
func (c *Controller) observe(ctx context.Context, kind schema.GroupVersionKind, o client.Object) []reconcile.Request {
	by := o.GetAnnotations()[names.ScaledBy]
	if _, set := o.GetLabels()[names.RetainReplicas]; by == "" && !set {
		hpas, err := autoscalers(ctx, c.control, o.GetNamespace(), target{kind, o.GetName()})
		if err != nil {
			return nil // they are enqueued when the cache syncs
		}
		var out []reconcile.Request
		for _, hpa := range hpas {
			out = append(out, reconcile.Request{NamespacedName: hpa})
		}
		return out
	}
	if by == "" {
		return nil
	}
	hpa := types.NamespacedName{Namespace: o.GetNamespace(), Name: by}
	c.remember(hpa, target{kind, o.GetName()})
	return []reconcile.Request{{NamespacedName: hpa}}
}

// autoscalers returns the propagated autoscalers of a namespace that have a target, sorted.
func autoscalers(ctx context.Context, control client.Reader, namespace string, t target) (out []types.NamespacedName, err error) {
	var list autoscalingv2.HorizontalPodAutoscalerList
	if err := control.List(ctx, &list, client.InNamespace(namespace)); err != nil {
		return nil, fmt.Errorf("list HorizontalPodAutoscalers in namespace %s: %w", namespace, err)
	}
	for i := range list.Items {
		if hpa := &list.Items[i]; propagated(hpa) && targetOf(hpa) == t {
			out = append(out, client.ObjectKeyFromObject(hpa))
		}
	}
	slices.SortFunc(out, func(a, b types.NamespacedName) int { return cmp.Compare(a.Name, b.Name) })
	return out, nil
}

func (c *Controller) remember(hpa types.NamespacedName, t target) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.marked[hpa] == nil {
		c.marked[hpa] = map[target]bool{}
	}
	c.marked[hpa][t] = true
}

func (c *Controller) forget(hpa types.NamespacedName, t target) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.marked[hpa], t)
	if len(c.marked[hpa]) == 0 {
		delete(c.marked, hpa)
	}
}

// targets returns the targets that may be marked for an autoscaler, sorted.
func (c *Controller) targets(hpa types.NamespacedName) []target {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.SortedFunc(maps.Keys(c.marked[hpa]), func(a, b target) int {
		return cmp.Or(cmp.Compare(a.kind.String(), b.kind.String()), cmp.Compare(a.name, b.name))
	})
}

// Reconcile marks the target of one autoscaler, and removes the marks of its former targets.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var hpa autoscalingv2.HorizontalPodAutoscaler
	err := c.control.Get(ctx, req.NamespacedName, &hpa)
	if client.IgnoreNotFound(err) != nil {
		return ctrl.Result{}, err
	}
	wanted, marks := targetOf(&hpa), err == nil && propagated(&hpa)
	var errs []error
	if marks {
		errs = append(errs, c.mark(ctx, &hpa, wanted))
	}
	for _, t := range c.targets(req.NamespacedName) {
		if !marks || t != wanted {
			errs = append(errs, c.unmark(ctx, req.NamespacedName, t))
		}
	}
	return ctrl.Result{}, errors.Join(errs...)
}

// propagated reports whether a policy propagates an autoscaler.
func propagated(hpa *autoscalingv2.HorizontalPodAutoscaler) bool {
	l := hpa.Labels
	return hpa.DeletionTimestamp == nil && (l[names.PolicyID] != "" || l[names.ClusterPolicyID] != "")
}

func targetOf(hpa *autoscalingv2.HorizontalPodAutoscaler) target {
	ref := hpa.Spec.ScaleTargetRef
	gv, _ := schema.ParseGroupVersion(ref.APIVersion) // a target of an invalid version does not exist
	return target{gv.WithKind(ref.Kind), ref.Name}
}

// mark sets the label of a target. A label that a user set gets no annotation, so that it stays.
func (c *Controller) mark(ctx context.Context, hpa *autoscalingv2.HorizontalPodAutoscaler, t target) error {
	o := metadata(t.kind)
	err := c.live.Get(ctx, types.NamespacedName{Namespace: hpa.Namespace, Name: t.name}, o)
	switch {
	case apierrors.IsNotFound(err), meta.IsNoMatchError(err):
		c.warn(hpa, fmt.Sprintf("%s %s/%s does not exist in the control plane: create it, or correct spec.scaleTargetRef",
			t.kind.Kind, hpa.Namespace, t.name))
		return nil
	case err != nil:
		return fmt.Errorf("read %s %s/%s: %w", t.kind.Kind, hpa.Namespace, t.name, err)
	}
	if o.Labels[names.RetainReplicas] == "true" {
		if o.Annotations[names.ScaledBy] == hpa.Name {
			c.remember(client.ObjectKeyFromObject(hpa), t)
		}
		return nil
	}
	if _, set := o.Labels[names.RetainReplicas]; set && o.Annotations[names.ScaledBy] == "" {
		c.warn(hpa, fmt.Sprintf("%s %s/%s has the label %s=%s: members do not keep the replicas that the autoscaler sets",
			t.kind.Kind, hpa.Namespace, t.name, names.RetainReplicas, o.Labels[names.RetainReplicas]))
		return nil
	}
	// Before the request: if there is no response, the target may be marked.
	c.remember(client.ObjectKeyFromObject(hpa), t)
	_, err = patch.Latest(ctx, c.control, o, func(o *metav1.PartialObjectMetadata) {
		metav1.SetMetaDataLabel(&o.ObjectMeta, names.RetainReplicas, "true")
		metav1.SetMetaDataAnnotation(&o.ObjectMeta, names.ScaledBy, hpa.Name)
	})
	return client.IgnoreNotFound(err)
}

// unmark removes the label of a former target after live reads of the autoscalers and of the target. If another autoscaler has this
// target, the label stays for it.
func (c *Controller) unmark(ctx context.Context, at types.NamespacedName, t target) error {
	var hpa autoscalingv2.HorizontalPodAutoscaler
	err := c.live.Get(ctx, at, &hpa)
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("read HorizontalPodAutoscaler %s: %w", at, err)
	}
	if err == nil && propagated(&hpa) && targetOf(&hpa) == t {
		return nil // the cache is stale; an event follows
	}
	o := metadata(t.kind)
	err = c.live.Get(ctx, types.NamespacedName{Namespace: at.Namespace, Name: t.name}, o)
	if apierrors.IsNotFound(err) || meta.IsNoMatchError(err) || err == nil && o.Annotations[names.ScaledBy] != at.Name {
		c.forget(at, t)
		return nil
	}
	if err != nil {
		return fmt.Errorf("read %s %s/%s: %w", t.kind.Kind, at.Namespace, t.name, err)
	}
	others, err := autoscalers(ctx, c.live, at.Namespace, t)
	if err != nil {
		return err
	}
	if len(others) > 0 {
		c.remember(others[0], t)
	}
	_, err = patch.Latest(ctx, c.control, o, func(o *metav1.PartialObjectMetadata) {
		if len(others) > 0 {
			metav1.SetMetaDataAnnotation(&o.ObjectMeta, names.ScaledBy, others[0].Name)
			return
		}
		delete(o.Labels, names.RetainReplicas)
		delete(o.Annotations, names.ScaledBy)
	})
	if client.IgnoreNotFound(err) != nil {
		return err
	}
	c.forget(at, t)
	return nil
}

func (c *Controller) warn(hpa *autoscalingv2.HorizontalPodAutoscaler, message string) {
	c.events.Emit(events.Event{On: corev1.ObjectReference{
		APIVersion: autoscalingv2.SchemeGroupVersion.String(), Kind: "HorizontalPodAutoscaler", Namespace: hpa.Namespace, Name: hpa.Name,
		UID: hpa.UID,
	}, Source: Name, Reason: "MarkTargetFailed", Warning: true, Message: message})
}
