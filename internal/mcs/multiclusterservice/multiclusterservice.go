// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package multiclusterservice implements multiclusterservice-controller: it propagates the Service of a MultiClusterService, and
// requests the endpoints of its provider clusters.
//
//	MultiClusterService ─► a suspended Work in the execution namespace of each provider: requests its EndpointSlices (mcs/collect)
//	                    ─► Service: claimed; its binding: all providers and consumers
//	                    ─► condition ServiceApplied
//
// Invariants: the placement of the binding names at least one cluster; without names it would match all. The finalizer is removed only
// after the Works of all clusters are deleted or being deleted. Works of a former provider are deleted only after a live read of the
// MultiClusterService confirms it.
package multiclusterservice

import (
	"context"
	"errors"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/writer"
)

// Name is the name of the controller and the source of its events.
const Name = "multiclusterservice-controller"

// kind is the kind in labels and in names of Works.
const kind = string(mcs.MultiCluster)

// Options configure the controller.
type Options struct {
	Events events.Recorder
	Clock  clock.PassiveClock
	// NewID returns a new permanent ID.
	NewID func() string
	// CleanupOnly means that the feature is disabled: only deletions are handled. Without it, finalizers from the time when the
	// feature was enabled would prevent the deletion of MultiClusterServices, and the removal of clusters.
	CleanupOnly bool
}

// Controller is the reconciler.
type Controller struct {
	Options
	control *consistency.Client
	live    client.Reader
	works   writer.Writer
}

// New returns the controller. live reads uncached.
func New(control client.Client, live client.Reader, o Options) *Controller {
	c := &Controller{Options: o, control: consistency.NewClient(control), live: live}
	c.works = writer.Writer{Control: c.control, NewID: o.NewID}
	return c
}

// Setup adds the controller to the manager. The cache must have the index collected.ByService.
func (c *Controller) Setup(mgr manager.Manager) error {
	same := &handler.EnqueueRequestForObject{}
	return requeue.NewController(mgr, Name).
		For(&networkingv1alpha1.MultiClusterService{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&corev1.Service{}, same). // it has the name of the MultiClusterService
		Watches(&workv1alpha1.Work{}, collected.ByService.Requeue(), builder.WithPredicates(collected.Changed)).
		Watches(&workv1alpha2.ResourceBinding{}, handler.EnqueueRequestsFromMapFunc(ofBinding),
			builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&clusterv1alpha1.Cluster{}, Selecting(mgr.GetClient()), builder.WithPredicates(collected.HealthChanged)).
		Complete(c)
}

// Selecting maps a cluster to the MultiClusterServices that have it as a provider or a consumer.
func Selecting(control client.Reader) handler.EventHandler {
	return handler.EnqueueRequestsFromMapFunc(func(ctx context.Context, cluster client.Object) (out []reconcile.Request) {
		var list networkingv1alpha1.MultiClusterServiceList
		if err := control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
			return nil // they are enqueued when the cache syncs
		}
		for i := range list.Items {
			s := &list.Items[i]
			if mcs.Selects(s.Spec.ProviderClusters, cluster.GetName()) || mcs.Selects(s.Spec.ConsumerClusters, cluster.GetName()) {
				out = append(out, reconcile.Request{NamespacedName: client.ObjectKeyFromObject(s)})
			}
		}
		return out
	})
}

// ofBinding maps the binding of a Service to its MultiClusterService.
func ofBinding(_ context.Context, b client.Object) []reconcile.Request {
	if b.GetLabels()[names.BindingManagedBy] != kind {
		return nil
	}
	a := b.GetAnnotations()
	key := types.NamespacedName{Namespace: a[names.MultiClusterServiceNamespace], Name: a[names.MultiClusterServiceName]}
	return []reconcile.Request{{NamespacedName: key}}
}

var (
	// errNoService reports that the Service does not exist. Its creation requeues the MultiClusterService.
	errNoService = errors.New("service not found")
	// errNoCluster reports that none of the named clusters exists. The creation of a cluster requeues the MultiClusterService.
	errNoCluster = errors.New("no cluster found")
)

// Reconcile propagates the Service of one MultiClusterService and requests endpoints.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	s := &networkingv1alpha1.MultiClusterService{}
	err := c.control.Get(ctx, req.NamespacedName, s)
	switch {
	case apierrors.IsNotFound(err):
		err = c.abandon(ctx, req.NamespacedName)
	case err != nil:
		return ctrl.Result{}, err
	case c.control.Stale(s):
		err = requeue.ErrStale
	case c.CleanupOnly && s.DeletionTimestamp == nil:
		err = c.dropDeleted(ctx, req.NamespacedName)
	case mcs.Active(s):
		err = c.sync(ctx, s)
	default:
		err = c.cleanup(ctx, s)
	}
	return ctrl.Result{}, err
}

func (c *Controller) sync(ctx context.Context, s *networkingv1alpha1.MultiClusterService) error {
	if _, err := patch.Latest(ctx, c.control, s, func(s *networkingv1alpha1.MultiClusterService) {
		controllerutil.AddFinalizer(s, names.ServiceFinalizer)
		if s.Labels[names.MultiClusterServiceID] == "" {
			metav1.SetMetaDataLabel(&s.ObjectMeta, names.MultiClusterServiceID, c.NewID())
		}
	}); err != nil {
		return err
	}
	if err := c.dropDeleted(ctx, key(s)); err != nil {
		return err
	}
	var clusters clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list clusters: %w", err)
	}
	fleet := mcs.NewFleet(clusters.Items)
	providers, missing := fleet.Select(s.Spec.ProviderClusters)
	for _, name := range missing {
		c.warn(s, "ClusterNotFound", fmt.Sprintf("Provider cluster %s is not found", name))
	}
	// A cluster that fails must not keep others from leaving, or the Service from its clusters.
	requested, requestErr := c.request(ctx, s, fleet, providers)
	retry := errors.Join(requestErr, c.releaseOthers(ctx, s, providers))
	consumers, others := fleet.Select(s.Spec.ConsumerClusters) // endpointslice-dispatch-controller reports missing ones
	propagated, err := c.propagate(ctx, s, union(providers, consumers), union(missing, others))
	failure := errors.Join(retry, err)
	if requeue.Expected(failure) {
		return failure
	}
	if !errors.Is(err, errNoService) && !errors.Is(err, errNoCluster) {
		retry = failure
	}
	return errors.Join(retry, c.report(ctx, s, requested || propagated, failure))
}

func union(a, b []string) []string {
	out := slices.Concat(a, b)
	slices.Sort(out)
	return slices.Compact(out)
}

// report writes the condition ServiceApplied and records events.
func (c *Controller) report(ctx context.Context, s *networkingv1alpha1.MultiClusterService, wrote bool, failure error) error {
	const message = "Service is propagated to target clusters."
	changed, err := patch.Status(ctx, c.control, s, func(s *networkingv1alpha1.MultiClusterService) {
		status, reason, text := metav1.ConditionTrue, networkingv1alpha1.ServiceAppliedSucceed, message
		if failure != nil {
			status, reason, text = metav1.ConditionFalse, networkingv1alpha1.ServiceAppliedFailed, failure.Error()
		}
		conditions.Set(&s.Status.Conditions, metav1.NewTime(c.Clock.Now()), networkingv1alpha1.MCSServiceAppliedConditionType, status, reason,
			text, s.Generation)
	})
	switch {
	case err != nil:
		return client.IgnoreNotFound(err)
	case failure != nil:
		c.warn(s, "SyncServiceFailed", failure.Error())
	case wrote || changed:
		c.Events.Emit(events.Event{
			On: Reference(s), Source: Name, Reason: "SyncServiceSucceed", Message: message, Once: fmt.Sprint(s.Generation),
		})
	}
	return nil
}

func (c *Controller) warn(s *networkingv1alpha1.MultiClusterService, reason, message string) {
	c.Events.Emit(events.Event{On: Reference(s), Source: Name, Reason: reason, Warning: true, Message: message})
}

// Reference returns a reference to a MultiClusterService for events.
func Reference(s *networkingv1alpha1.MultiClusterService) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: networkingv1alpha1.GroupVersion.String(), Kind: kind, Namespace: s.Namespace, Name: s.Name, UID: s.UID,
	}
}

// request creates or updates the Works that request the EndpointSlices of providers.
func (c *Controller) request(
	ctx context.Context, s *networkingv1alpha1.MultiClusterService, fleet mcs.Fleet, providers []string,
) (wrote bool, err error) {
	var errs []error
	for _, cluster := range providers {
		switch {
		case fleet.LacksSlices(cluster):
			c.warn(s, "APIIncompatible", fmt.Sprintf("Provider cluster %s does not support EndpointSlice", cluster))
			continue
		case !fleet.Ready(cluster):
			c.warn(s, "SyncServiceFailed", fmt.Sprintf("Provider cluster %s is not ready; its endpoints are collected when it is", cluster))
		}
		changed, err := c.works.Write(ctx, writer.Work{
			Key:        types.NamespacedName{Namespace: names.ExecutionNamespace(cluster)},
			Names:      mcs.MultiCluster.RequestNames(key(s)),
			Object:     requestObject(s),
			Labels:     labelsOf(s),
			Finalizers: []string{names.CollectFinalizer},
			Owns: func(w *workv1alpha1.Work) bool {
				return w.Labels[names.MultiClusterServiceNamespace] == s.Namespace && w.Labels[names.MultiClusterServiceName] == s.Name
			},
			Report: true,
		})
		wrote = wrote || changed
		if err != nil {
			errs = append(errs, fmt.Errorf("request the endpoints of cluster %s: %w", cluster, err))
		}
	}
	return wrote, errors.Join(errs...)
}

func labelsOf(s *networkingv1alpha1.MultiClusterService) map[string]string {
	return map[string]string{
		names.MultiClusterServiceID:        s.Labels[names.MultiClusterServiceID],
		names.MultiClusterServiceNamespace: s.Namespace, names.MultiClusterServiceName: s.Name,
	}
}

// requestObject returns the manifest of a request: the MultiClusterService.
func requestObject(s *networkingv1alpha1.MultiClusterService) *networkingv1alpha1.MultiClusterService {
	return &networkingv1alpha1.MultiClusterService{
		TypeMeta: metav1.TypeMeta{APIVersion: networkingv1alpha1.GroupVersion.String(), Kind: kind},
		ObjectMeta: metav1.ObjectMeta{Namespace: s.Namespace, Name: s.Name, Labels: map[string]string{
			names.MultiClusterServiceID: s.Labels[names.MultiClusterServiceID],
		}},
		Spec: *s.Spec.DeepCopy(),
	}
}
