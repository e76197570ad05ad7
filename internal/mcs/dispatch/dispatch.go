// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package dispatch implements endpointslice-dispatch-controller: it sends the EndpointSlices of the provider clusters of a
// MultiClusterService to its consumer clusters.
//
//	Works with reported EndpointSlices, health of clusters ─► a Work <source>-<name> in each consumer but the source
//	                                                       ─► condition EndpointSliceDispatched
//
// Invariants: a dispatched Work is deleted only after a live read shows that its source is gone, or that its cluster is no consumer.
// The finalizer of a reported Work is removed after its dispatched Works are deleted or being deleted. A report adds endpoints only to
// the Service in the labels of its Work.
package dispatch

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/backoff"
	"karmada.io/karmada/internal/conditions"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/multiclusterservice"
	"karmada.io/karmada/internal/mcs/reports"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/work/single"
)

// Name is the name of the controller and the source of its events.
const Name = "endpointslice-dispatch-controller"

// staleRetry is the delay after a read from a stale cache.
const staleRetry = 50 * time.Millisecond

// dispatchedMessage is the message of the contract for success (docs/contract/services.md#multiclusterservice).
const dispatchedMessage = "EndpointSlice are dispatched successfully"

// Options configure the controller.
type Options struct {
	Events events.Recorder
	Clock  clock.PassiveClock
	// NewID returns a new permanent ID.
	NewID func() string
}

// Controller is the reconciler.
type Controller struct {
	Options
	control *consistency.Client
	live    client.Reader
	works   single.Writer
}

// New returns the controller. live reads uncached.
func New(control client.Client, live client.Reader, o Options) *Controller {
	c := &Controller{Options: o, control: consistency.NewClient(control), live: live}
	c.works = single.Writer{Control: c.control, NewID: o.NewID}
	return c
}

// Setup adds the controller to the manager. The cache must have the index reports.ByService.
func Setup(mgr manager.Manager, o Options) error {
	c := New(mgr.GetClient(), mgr.GetAPIReader(), o)
	return ctrl.NewControllerManagedBy(mgr).Named(Name).
		For(&networkingv1alpha1.MultiClusterService{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&corev1.Service{}, &handler.EnqueueRequestForObject{}).
		Watches(&workv1alpha1.Work{}, reports.ToService(), builder.WithPredicates(reports.Changed)).
		Watches(&clusterv1alpha1.Cluster{}, multiclusterservice.All(mgr.GetClient()), builder.WithPredicates(reports.HealthChanged)).
		WithOptions(controller.Options{RateLimiter: backoff.Limiter[ctrl.Request]()}).
		Complete(c)
}

// errStale is returned for an object that the cache shows in an old version.
var errStale = errors.New("stale cache")

// Reconcile dispatches the EndpointSlices of one MultiClusterService.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	works, err := reports.Works(ctx, c.control, req.NamespacedName)
	if err != nil {
		return ctrl.Result{}, err
	}
	s := &networkingv1alpha1.MultiClusterService{}
	switch err := c.control.Get(ctx, req.NamespacedName, s); {
	case apierrors.IsNotFound(err):
		s = nil
	case err != nil:
		return ctrl.Result{}, err
	}
	if s == nil || !mcs.Active(s) {
		err = c.end(ctx, req.NamespacedName, works)
	} else {
		err = c.dispatch(ctx, s, works)
	}
	if errors.Is(err, errStale) || apierrors.IsConflict(err) || apierrors.IsAlreadyExists(err) {
		return ctrl.Result{RequeueAfter: staleRetry}, nil
	}
	return ctrl.Result{}, err
}

// end deletes all dispatched Works after a live read confirmed that the MultiClusterService does not connect clusters any longer.
func (c *Controller) end(ctx context.Context, key types.NamespacedName, works []workv1alpha1.Work) error {
	if len(works) == 0 {
		return nil
	}
	var latest networkingv1alpha1.MultiClusterService
	err := c.live.Get(ctx, key, &latest)
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("read MultiClusterService %s: %w", key, err)
	}
	if err == nil && mcs.Active(&latest) {
		return errStale
	}
	var errs []error
	for i := range works {
		w := &works[i]
		if w.Annotations[names.ProvisionCluster] != "" {
			errs = append(errs, c.works.Remove(ctx, w))
		} else if requestedOnlyByDeleted(w, err != nil) {
			errs = append(errs, c.works.Remove(ctx, w)) // multiclusterservice-controller was not running
		}
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	return c.release(ctx, works)
}

// requestedOnlyByDeleted reports whether a reported Work was requested only by a MultiClusterService that does not exist.
func requestedOnlyByDeleted(w *workv1alpha1.Work, deleted bool) bool {
	kinds := mcs.ParseKinds(w.Labels[names.EndpointSliceManagedBy])
	return deleted && kinds.Len() == 1 && kinds.Has(mcs.MultiCluster)
}

// release removes the finalizer from reported Works that are not dispatched any longer.
func (c *Controller) release(ctx context.Context, works []workv1alpha1.Work) error {
	var errs []error
	for i := range works {
		w := &works[i]
		requested := w.DeletionTimestamp == nil && mcs.ParseKinds(w.Labels[names.EndpointSliceManagedBy]).Has(mcs.MultiCluster)
		if !requested && slices.Contains(w.Finalizers, names.DispatchFinalizer) {
			errs = append(errs, patch.RemoveFinalizer(ctx, c.control, w, names.DispatchFinalizer))
		}
	}
	return errors.Join(errs...)
}

func (c *Controller) dispatch(ctx context.Context, s *networkingv1alpha1.MultiClusterService, works []workv1alpha1.Work) error {
	if c.control.Stale(s) {
		return errStale
	}
	var clusters clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list clusters: %w", err)
	}
	p := plan{service: s, fleet: mcs.NewFleet(clusters.Items), works: works}
	var missing []string
	p.consumers, missing = p.fleet.Select(s.Spec.ConsumerClusters)
	for _, name := range missing {
		c.warn(s, "ClusterNotFound", fmt.Sprintf("Consumer cluster %s is not found", name))
	}
	p.consumers = slices.DeleteFunc(p.consumers, func(cluster string) bool {
		lacking := p.fleet.LacksSlices(cluster)
		if lacking {
			c.warn(s, "APIIncompatible", fmt.Sprintf("Consumer cluster %s does not support EndpointSlice", cluster))
		}
		return lacking
	})
	for _, cluster := range p.consumers {
		if !p.fleet.Ready(cluster) {
			c.warn(s, "SyncServiceFailed", fmt.Sprintf("Consumer cluster %s is not ready; it gets the endpoints when it is", cluster))
		}
	}
	p.providers, _ = p.fleet.Select(s.Spec.ProviderClusters)
	err := c.expose(ctx, &p)
	if err == nil {
		err = c.apply(ctx, p)
	}
	if errors.Is(err, errStale) || apierrors.IsConflict(err) || apierrors.IsAlreadyExists(err) {
		return err
	}
	return errors.Join(err, c.report(ctx, s, err))
}

// plan holds what is dispatched for one MultiClusterService.
type plan struct {
	service              *networkingv1alpha1.MultiClusterService
	fleet                mcs.Fleet
	works                []workv1alpha1.Work
	providers, consumers []string
	exposed              mcs.Exposed
}

// expose sets the exposed ports.
func (c *Controller) expose(ctx context.Context, p *plan) error {
	if len(p.service.Spec.Ports) == 0 {
		return nil
	}
	var service corev1.Service
	key := client.ObjectKeyFromObject(p.service)
	if err := c.control.Get(ctx, key, &service); err != nil {
		if apierrors.IsNotFound(err) {
			return nil // multiclusterservice-controller reports it; there are no endpoints without it
		}
		return err
	}
	var missing []string
	p.exposed, missing = mcs.Expose(service.Spec.Ports, p.service.Spec.Ports)
	if len(missing) > 0 {
		return fmt.Errorf("service %s has no port %s: correct spec.ports of the MultiClusterService", key, strings.Join(missing, ", "))
	}
	return nil
}

// apply writes the dispatched Works and deletes the others.
func (c *Controller) apply(ctx context.Context, p plan) error {
	reported, invalid := reports.Of(p.works, mcs.MultiCluster)
	reports.Warn(c.Events, Name, invalid)
	var errs, failed []error
	reported = slices.DeleteFunc(reported, func(r mcs.Reported) bool { return !slices.Contains(p.providers, r.Cluster) })
	withdrawn := mcs.Withdrawn(reported, p.fleet.Healthy)
	desired := map[types.NamespacedName]bool{}
	wrote := false
	for _, r := range reported {
		for _, consumer := range p.consumers {
			if consumer == r.Cluster {
				continue
			}
			key, changed, err := c.write(ctx, p, r, consumer, withdrawn.Has(r.Cluster))
			wrote, failed = wrote || changed, append(failed, err)
			desired[key] = true
		}
	}
	for i := range p.works {
		w := &p.works[i]
		if w.Annotations[names.ProvisionCluster] == "" || w.DeletionTimestamp != nil || desired[client.ObjectKeyFromObject(w)] {
			continue
		}
		errs = append(errs, c.withdraw(ctx, p, w))
	}
	if err := errors.Join(errs...); err != nil {
		return errors.Join(append(failed, err)...)
	}
	// A Work that cannot be written must not keep the finalizers of the reports of other clusters.
	failed = append(failed, c.release(ctx, p.works))
	if err := errors.Join(failed...); err != nil {
		return err
	}
	if wrote {
		c.Events.Emit(events.Event{
			On: multiclusterservice.Reference(p.service), Source: Name, Reason: "DispatchEndpointSliceSucceed",
			Message: dispatchedMessage, Once: fmt.Sprint(p.service.Generation),
		})
	}
	return nil
}

// write creates or updates the Work of an EndpointSlice for a consumer. It has the name of the reported Work, or another one if
// that is taken by an EndpointSlice of another cluster.
func (c *Controller) write(
	ctx context.Context, p plan, r mcs.Reported, consumer string, withdrawn bool,
) (key types.NamespacedName, changed bool, err error) {
	namespace := names.ExecutionNamespace(consumer)
	slice := mcs.Dispatch(r, p.service.Name, p.exposed, withdrawn)
	other := types.NamespacedName{Namespace: namespace, Name: names.Work("EndpointSlice", slice.Namespace, slice.Name)}
	owns := func(w *workv1alpha1.Work) bool {
		held, err := mcs.ParseWork(w)
		return w.Annotations[names.ProvisionCluster] == r.Cluster && (err != nil || held.Slice.Name == slice.Name)
	}
	key = types.NamespacedName{Namespace: namespace, Name: r.Work.Name}
	if slices.ContainsFunc(p.works, func(w workv1alpha1.Work) bool { return client.ObjectKeyFromObject(&w) == other && owns(&w) }) {
		key = other
	}
	desired := single.Work{
		Key: key, Object: slice, Owns: owns, Finalizers: []string{names.ExecutionFinalizer},
		Labels: map[string]string{
			names.MultiClusterServiceNamespace: p.service.Namespace, names.MultiClusterServiceName: p.service.Name,
		},
		Annotations: map[string]string{names.ProvisionCluster: r.Cluster},
	}
	changed, err = c.works.Write(ctx, desired)
	if _, owned := errors.AsType[*single.OwnedError](err); owned && key != other {
		desired.Key = other
		changed, err = c.works.Write(ctx, desired)
	}
	if err != nil {
		err = fmt.Errorf("dispatch EndpointSlice %s to cluster %s: %w", slice.Name, consumer, err)
	}
	return desired.Key, changed, err
}

// withdraw deletes a dispatched Work if a live read confirms that it is not wanted.
func (c *Controller) withdraw(ctx context.Context, p plan, w *workv1alpha1.Work) error {
	var latest networkingv1alpha1.MultiClusterService
	if err := c.live.Get(ctx, client.ObjectKeyFromObject(p.service), &latest); err != nil {
		return fmt.Errorf("read MultiClusterService %s/%s: %w", p.service.Namespace, p.service.Name, err)
	}
	if latest.UID != p.service.UID || latest.Generation != p.service.Generation {
		return errStale
	}
	consumer, _ := names.ClusterOf(w.Namespace)
	source := w.Annotations[names.ProvisionCluster]
	if !slices.Contains(p.consumers, consumer) || !slices.Contains(p.providers, source) {
		return c.works.Remove(ctx, w)
	}
	gone, err := c.sourceGone(ctx, p, w, source)
	if err != nil || !gone {
		return err
	}
	return c.works.Remove(ctx, w)
}

// sourceGone reports whether the source cluster does not report the EndpointSlice of a dispatched Work any longer, by a live read.
func (c *Controller) sourceGone(ctx context.Context, p plan, w *workv1alpha1.Work, source string) (bool, error) {
	var list workv1alpha1.WorkList
	err := c.live.List(ctx, &list, client.InNamespace(names.ExecutionNamespace(source)), client.MatchingLabels{
		names.MultiClusterServiceNamespace: p.service.Namespace, names.MultiClusterServiceName: p.service.Name,
	})
	if err != nil {
		return false, fmt.Errorf("list works of cluster %s: %w", source, err)
	}
	held, err := mcs.ParseWork(w)
	if err != nil {
		return true, nil //nolint:nilerr // nothing can be dispatched from an invalid Work
	}
	reported, _ := reports.Of(list.Items, mcs.MultiCluster)
	return !slices.ContainsFunc(reported, func(r mcs.Reported) bool {
		return names.DispatchedSlice(source, r.Slice.Name) == held.Slice.Name
	}), nil
}

// report writes the condition EndpointSliceDispatched, and records an event about a failure.
func (c *Controller) report(ctx context.Context, s *networkingv1alpha1.MultiClusterService, failure error) error {
	status, reason, message := metav1.ConditionTrue, networkingv1alpha1.EndpointSliceDispatchedSucceed, dispatchedMessage
	if failure != nil {
		status, reason, message = metav1.ConditionFalse, networkingv1alpha1.EndpointSliceDispatchedFailed, failure.Error()
		c.warn(s, "DispatchEndpointSliceFailed", message)
	}
	_, err := patch.Status(ctx, c.control, s, func(s *networkingv1alpha1.MultiClusterService) {
		conditions.Set(&s.Status.Conditions, metav1.NewTime(c.Clock.Now()), networkingv1alpha1.EndpointSliceDispatched, status, reason, message,
			s.Generation)
	})
	return client.IgnoreNotFound(err)
}

func (c *Controller) warn(s *networkingv1alpha1.MultiClusterService, reason, message string) {
	c.Events.Emit(events.Event{On: multiclusterservice.Reference(s), Source: Name, Reason: reason, Warning: true, Message: message})
}
