// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package endpointslice implements endpointslice-controller: it imports the EndpointSlices of exported Services.
//
//	Works with EndpointSlices of a Service, health of clusters ─► EndpointSlices imported-<cluster>-<name> of derived-<service>
//
// The ServiceImport of that name depends on them, so that they are propagated to its clusters (docs/contract/services.md).
//
// Invariants: only clusters to which the ServiceExport is propagated add endpoints, and only to that Service. An imported EndpointSlice
// is deleted only after a live read. It shows that its Work is deleted or no longer requested, or that its cluster does not export
// the Service. The finalizer of a Work is removed after its EndpointSlice is deleted. Objects that other controllers created are
// not changed.
package endpointslice

import (
	"context"
	"errors"
	"fmt"

	discoveryv1 "k8s.io/api/discovery/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
)

// Name is the name of the controller.
const Name = "endpointslice-controller"

// Controller imports EndpointSlices. Requests are for Services.
type Controller struct {
	control *consistency.Client
	live    client.Reader
	events  events.Recorder
}

// New returns the controller. live reads uncached.
func New(control client.Client, live client.Reader, recorder events.Recorder) *Controller {
	return &Controller{control: consistency.NewClient(control), live: live, events: recorder}
}

// Setup adds the controller to the manager. The cache must have the index collected.ByService.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		Watches(&workv1alpha1.Work{}, collected.ByService.Requeue(), builder.WithPredicates(collected.Changed)).
		Watches(&discoveryv1.EndpointSlice{}, handler.EnqueueRequestsFromMapFunc(importedFor)).
		Watches(&workv1alpha2.ResourceBinding{}, collected.OfBinding(), builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&clusterv1alpha1.Cluster{}, collected.OfCluster(mgr.GetClient()), builder.WithPredicates(collected.HealthChanged)).
		Complete(c)
}

// importedFor maps an imported EndpointSlice to its Service.
func importedFor(_ context.Context, o client.Object) []reconcile.Request {
	service, ok := mcs.ImportedFor(o)
	if !ok {
		return nil
	}
	return []reconcile.Request{{NamespacedName: service}}
}

// Reconcile imports the EndpointSlices of one Service.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	works, err := collected.Works(ctx, c.control, req.NamespacedName)
	if err != nil {
		return ctrl.Result{}, err
	}
	reported, invalid, err := collected.Exported(ctx, c.control, req.NamespacedName, works)
	if err != nil {
		return ctrl.Result{}, err
	}
	collected.Warn(c.events, Name, invalid)
	var errs []error
	withdrawn := mcs.Withdrawn(reported, collected.Health(ctx, c.control))
	desired, written := map[string]bool{}, map[types.NamespacedName]bool{} // by name of the EndpointSlice, by Work
	for i, name := range mcs.Copies(reported, names.ImportedSlice) {
		r := reported[i]
		exists, err := c.write(ctx, mcs.Import(r, name, req.Name, withdrawn.Has(r.Cluster)))
		desired[name], written[r.Work], errs = true, exists, append(errs, err)
	}
	var existing discoveryv1.EndpointSliceList
	err = c.control.List(ctx, &existing, client.InNamespace(req.Namespace), client.MatchingLabels{
		discoveryv1.LabelServiceName: names.DerivedPrefix + req.Name, discoveryv1.LabelManagedBy: names.ImportedBy,
	})
	if err != nil {
		return ctrl.Result{}, fmt.Errorf("list EndpointSlices of service %s: %w", req.NamespacedName, err)
	}
	for i := range existing.Items {
		switch slice := &existing.Items[i]; {
		case desired[slice.Name]:
		case written[holder(slice)]: // under another name
			errs = append(errs, c.delete(ctx, slice))
		default:
			errs = append(errs, c.remove(ctx, slice, req.NamespacedName))
		}
	}
	// In any case: an EndpointSlice that the API server rejects must not keep the finalizers of other clusters.
	return ctrl.Result{}, errors.Join(append(errs, c.release(ctx, works, req.NamespacedName))...)
}

// write creates an EndpointSlice, or updates it if it differs. It reports whether the EndpointSlice exists: one that must be created again
// is only deleted.
func (c *Controller) write(ctx context.Context, desired *discoveryv1.EndpointSlice) (exists bool, err error) {
	var existing discoveryv1.EndpointSlice
	key := client.ObjectKeyFromObject(desired)
	err = c.control.Get(ctx, key, &existing)
	switch {
	case apierrors.IsNotFound(err):
		if err := c.control.Create(ctx, desired); err != nil {
			if apierrors.IsAlreadyExists(err) {
				return false, requeue.ErrStale
			}
			return false, fmt.Errorf("create EndpointSlice %s: %w", key, err)
		}
		return true, nil
	case err != nil:
		return false, err
	case c.control.Stale(&existing):
		return false, requeue.ErrStale
	case existing.Labels[discoveryv1.LabelManagedBy] != names.ImportedBy:
		return false, fmt.Errorf("import EndpointSlice %s: name collision: the EndpointSlice exists and is not managed by %s", key,
			names.ImportedBy)
	}
	if err := c.checkService(ctx, &existing, desired); err != nil {
		return false, err
	}
	if existing.AddressType != desired.AddressType { // it is immutable
		return false, c.delete(ctx, &existing)
	}
	_, err = patch.Object(ctx, c.control, &existing, func(e *discoveryv1.EndpointSlice) {
		e.Labels, e.Annotations = labels.Merge(e.Labels, desired.Labels), labels.Merge(e.Annotations, desired.Annotations)
		if !equality.Semantic.DeepEqual(e.Endpoints, desired.Endpoints) {
			e.Endpoints = desired.Endpoints
		}
		if !equality.Semantic.DeepEqual(e.Ports, desired.Ports) {
			e.Ports = desired.Ports
		}
	})
	return err == nil, err
}

// checkService returns an error if an EndpointSlice belongs to another Service whose Work still reports it. The requests for both
// Services would replace it in turn.
func (c *Controller) checkService(ctx context.Context, existing, desired *discoveryv1.EndpointSlice) error {
	work := holder(existing)
	if existing.Labels[discoveryv1.LabelServiceName] == desired.Labels[discoveryv1.LabelServiceName] || work.Name == "" ||
		work == holder(desired) {
		return nil
	}
	if gone, err := collected.Confirm(ctx, c.live, work, mcs.Export); err != nil || gone {
		return err
	}
	return fmt.Errorf("import EndpointSlice %s: name collision: work %s reports it for service %s",
		client.ObjectKeyFromObject(existing), work, existing.Labels[discoveryv1.LabelServiceName])
}

// holder returns the Work that reports an imported EndpointSlice.
func holder(slice *discoveryv1.EndpointSlice) types.NamespacedName {
	return types.NamespacedName{Namespace: slice.Annotations[names.WorkNamespace], Name: slice.Annotations[names.WorkName]}
}

// remove deletes an imported EndpointSlice if live reads show that its Work was deleted, or that its cluster does not export the
// Service.
func (c *Controller) remove(ctx context.Context, slice *discoveryv1.EndpointSlice, service types.NamespacedName) error {
	key := holder(slice)
	if key.Name == "" || slice.DeletionTimestamp != nil {
		return nil
	}
	gone, err := collected.Confirm(ctx, c.live, key, mcs.Export)
	if err != nil {
		return err
	}
	if !gone {
		exporters, err := collected.Exporters(ctx, c.live, service)
		if err != nil || exporters.Has(slice.Annotations[names.ProvisionCluster]) {
			return err
		}
	}
	return c.delete(ctx, slice)
}

func (c *Controller) delete(ctx context.Context, slice *discoveryv1.EndpointSlice) error {
	err := c.control.Delete(ctx, slice, client.Preconditions{UID: &slice.UID})
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete EndpointSlice %s: %w", client.ObjectKeyFromObject(slice), err)
	}
	return nil
}

// release removes the finalizer from Works whose EndpointSlice is no longer imported, after it was deleted.
func (c *Controller) release(ctx context.Context, works []workv1alpha1.Work, service types.NamespacedName) error {
	var errs []error
	for i := range works {
		w := &works[i]
		requested := mcs.ParseKinds(w.Labels[names.EndpointSliceManagedBy]).Has(mcs.Export) && w.DeletionTimestamp == nil
		if requested || !controllerutil.ContainsFinalizer(w, names.ImportFinalizer) {
			continue
		}
		if err := c.removeImported(ctx, w, service); err != nil {
			errs = append(errs, err)
			continue
		}
		errs = append(errs, patch.RemoveFinalizer(ctx, c.control, w.DeepCopy(), names.ImportFinalizer))
	}
	return errors.Join(errs...)
}

// removeImported deletes the EndpointSlice of a Work, which the cache may not show yet. An EndpointSlice that names another Work
// stays.
func (c *Controller) removeImported(ctx context.Context, w *workv1alpha1.Work, service types.NamespacedName) error {
	r, err := mcs.ParseWork(w)
	if err != nil {
		return nil //nolint:nilerr // nothing was imported from an invalid Work
	}
	name := names.ImportedSlice(r.Cluster, r.Slice.Name)
	for _, name := range []string{name, names.DistinctSlice(name, r.Cluster)} {
		var slice discoveryv1.EndpointSlice
		err := c.live.Get(ctx, types.NamespacedName{Namespace: r.Slice.Namespace, Name: name}, &slice)
		switch {
		case apierrors.IsNotFound(err):
			continue
		case err != nil:
			return fmt.Errorf("read the EndpointSlice of work %s/%s: %w", w.Namespace, w.Name, err)
		case holder(&slice) != client.ObjectKeyFromObject(w):
			continue
		}
		if err := c.remove(ctx, &slice, service); err != nil {
			return err
		}
	}
	return nil
}
