// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package ingress implements multiclusteringress-controller: it creates an Ingress for a MultiClusterIngress in each cluster that has
// a backend of it.
//
//	MultiClusterIngress, bindings of Services and ServiceImports,
//	reported EndpointSlices                                      ─► a Work with an Ingress for each cluster
//	status of these Works                                        ─► status.loadBalancer, status.serviceLocations
//
// Invariants: a Work is deleted only after a live read of the MultiClusterIngress and of the bindings, and not because endpoints are
// missing. The finalizer is removed after all Works are deleted or being deleted. A cluster to which a policy propagates an Ingress of
// that name gets no other one.
package ingress

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/writer"
)

// Name is the name of the controller and the source of its events.
const Name = "multiclusteringress-controller"

const (
	kind        = "MultiClusterIngress"
	ingressKind = "Ingress" // of the objects in members
	// takeOverInterval is the interval at which the Work of a propagated Ingress is looked for.
	takeOverInterval = 5 * time.Second
)

// ingresses are the objects in members.
var ingresses = schema.GroupKind{Group: networkingv1.GroupName, Kind: ingressKind}

// ByIngress indexes Works by their MultiClusterIngress.
var ByIngress = work.OwnerIndex{
	Field: "mcs.ingress", Of: work.ByLabels(names.MultiClusterIngressNamespace, names.MultiClusterIngressName),
}

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
	works   writer.Writer
	// endpoints is the history of the endpoints of backends.
	endpoints history
}

// New returns the controller. live reads uncached.
func New(control client.Client, live client.Reader, o Options) *Controller {
	c := &Controller{Options: o, control: consistency.NewClient(control), live: live}
	c.works = writer.Writer{Control: c.control, Live: live, NewID: o.NewID}
	return c
}

// Setup adds the controller to the manager. The cache must have the indexes ByIngress and collected.ByService.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&networkingv1alpha1.MultiClusterIngress{}, builder.WithPredicates(predicate.Or(
			predicate.GenerationChangedPredicate{}, predicate.LabelChangedPredicate{}, predicate.AnnotationChangedPredicate{}))).
		Watches(&workv1alpha1.Work{}, handler.EnqueueRequestsFromMapFunc(c.ofWork), builder.WithPredicates(workChanged)).
		Watches(&workv1alpha2.ResourceBinding{}, handler.EnqueueRequestsFromMapFunc(c.ofBinding),
			builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&clusterv1alpha1.Cluster{}, handler.EnqueueRequestsFromMapFunc(c.all), builder.WithPredicates(collected.HealthChanged)).
		Complete(c)
}

// workChanged passes Works whose spec, deletion or status changed.
var workChanged = predicate.Funcs{
	UpdateFunc: func(e event.UpdateEvent) bool {
		before, ok := e.ObjectOld.(*workv1alpha1.Work)
		after, same := e.ObjectNew.(*workv1alpha1.Work)
		return !ok || !same || collected.Changed.Update(e) || !equality.Semantic.DeepEqual(before.Status, after.Status)
	},
}

func (c *Controller) ofWork(ctx context.Context, w client.Object) []reconcile.Request {
	if key, ok := ByIngress.Of(w); ok {
		return []reconcile.Request{{NamespacedName: key}}
	}
	if service, ok := collected.ServiceOf(w); ok {
		return c.leadingTo(ctx, service)
	}
	return nil
}

func (c *Controller) ofBinding(ctx context.Context, o client.Object) []reconcile.Request {
	b, ok := o.(*workv1alpha2.ResourceBinding)
	if !ok {
		return nil
	}
	object := types.NamespacedName{Namespace: b.Namespace, Name: b.Spec.Resource.Name}
	switch b.Spec.Resource.Kind {
	case "Service", "ServiceImport":
		return c.leadingTo(ctx, object)
	case ingressKind:
		return []reconcile.Request{{NamespacedName: object}}
	}
	return nil
}

// leadingTo returns requests for the MultiClusterIngresses with a route to a Service.
func (c *Controller) leadingTo(ctx context.Context, service types.NamespacedName) []reconcile.Request {
	return c.list(ctx, func(i *networkingv1alpha1.MultiClusterIngress) bool {
		return slices.Contains(mcs.Backends(mcs.IngressSpec(i)), service.Name)
	}, client.InNamespace(service.Namespace))
}

func (c *Controller) all(ctx context.Context, _ client.Object) []reconcile.Request {
	return c.list(ctx, func(*networkingv1alpha1.MultiClusterIngress) bool { return true })
}

func (c *Controller) list(
	ctx context.Context, concerned func(*networkingv1alpha1.MultiClusterIngress) bool, options ...client.ListOption,
) (out []reconcile.Request) {
	var list networkingv1alpha1.MultiClusterIngressList
	if err := c.control.List(ctx, &list, append(options, client.UnsafeDisableDeepCopy)...); err != nil {
		return nil // they are enqueued when the cache syncs
	}
	for i := range list.Items {
		if concerned(&list.Items[i]) {
			out = append(out, reconcile.Request{NamespacedName: client.ObjectKeyFromObject(&list.Items[i])})
		}
	}
	return out
}

// Reconcile writes the Works and the status of one MultiClusterIngress.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	i := &networkingv1alpha1.MultiClusterIngress{}
	err := c.control.Get(ctx, req.NamespacedName, i)
	if apierrors.IsNotFound(err) {
		return ctrl.Result{}, c.abandon(ctx, req.NamespacedName)
	}
	if err != nil {
		return ctrl.Result{}, err
	}
	var wait time.Duration
	switch {
	case c.control.Stale(i):
		err = requeue.ErrStale
	case i.DeletionTimestamp != nil:
		c.endpoints.forget(req.NamespacedName)
		err = c.cleanup(ctx, i)
	default:
		wait, err = c.sync(ctx, i)
	}
	if err != nil && !requeue.Expected(err) {
		c.warn(i, "SyncIngressFailed", err.Error())
	}
	return ctrl.Result{RequeueAfter: wait}, err
}

func (c *Controller) warn(i *networkingv1alpha1.MultiClusterIngress, reason, message string) {
	c.Events.Emit(events.Event{On: corev1.ObjectReference{
		APIVersion: networkingv1alpha1.GroupVersion.String(), Kind: kind, Namespace: i.Namespace, Name: i.Name, UID: i.UID,
	}, Source: Name, Reason: reason, Message: message, Warning: true})
}

// sync writes the Ingresses and the status. It returns the time after which routes may change without an event, or 0.
func (c *Controller) sync(ctx context.Context, i *networkingv1alpha1.MultiClusterIngress) (wait time.Duration, err error) {
	if _, err := patch.AddFinalizer(ctx, c.control, i, names.IngressFinalizer); err != nil {
		return 0, err
	}
	key := client.ObjectKeyFromObject(i)
	works, err := ByIngress.List(ctx, c.control, key)
	if err != nil {
		return 0, err
	}
	locations, err := c.locate(ctx, c.control, i)
	if err != nil {
		return 0, err
	}
	wait, err = c.observe(ctx, i, works, locations)
	if err != nil {
		return 0, err
	}
	for name, l := range locations {
		if l.Own.Len()+l.Imported.Len() == 0 {
			c.warn(i, "BackendNotFound", fmt.Sprintf("Service %s is in no cluster: propagate the Service or its ServiceImport", name))
		}
	}
	taken, err := c.targets(ctx, c.control, i.Namespace, ingresses, i.Name)
	if err != nil {
		return 0, err
	}
	desired := map[string]*networkingv1.IngressSpec{}
	var errs []error
	for _, cluster := range mcs.RoutedClusters(locations) {
		if taken.Has(cluster) {
			c.warn(i, "IngressExists", fmt.Sprintf("Ingress %s is propagated to cluster %s: rename one of them", i.Name, cluster))
			continue
		}
		if routes := mcs.Routes(mcs.IngressSpec(i), cluster, locations); routes != nil {
			desired[cluster] = routes
			errs = append(errs, c.write(ctx, i, cluster, routes))
		}
	}
	for n := range works {
		cluster, _ := names.ClusterOf(works[n].Namespace)
		if desired[cluster] != nil {
			continue
		}
		if taken.Has(cluster) {
			// The Ingress stays until the Work of the propagated one exists, which takes it over.
			exists, err := c.propagated(ctx, key, cluster)
			if err != nil || !exists {
				wait, errs = takeOverInterval, append(errs, err)
				continue
			}
		}
		errs = append(errs, c.withdraw(ctx, key, &works[n]))
	}
	return wait, errors.Join(append(errs, c.report(ctx, i, works, desired, locations))...)
}

// abandon deletes the Works of a MultiClusterIngress that does not exist: a user removed its finalizer, or restored a backup.
func (c *Controller) abandon(ctx context.Context, key types.NamespacedName) error {
	c.endpoints.forget(key)
	works, err := ByIngress.List(ctx, c.control, key)
	if err != nil {
		return err
	}
	var errs []error
	for n := range works {
		errs = append(errs, c.withdraw(ctx, key, &works[n]))
	}
	return errors.Join(errs...)
}

// locate returns the clusters of the backends, by the name of the Service.
func (c *Controller) locate(
	ctx context.Context, from client.Reader, i *networkingv1alpha1.MultiClusterIngress,
) (map[string]mcs.Location, error) {
	out := map[string]mcs.Location{}
	for _, service := range mcs.Backends(mcs.IngressSpec(i)) {
		var l mcs.Location
		var err error
		if l.Own, err = c.targets(ctx, from, i.Namespace, schema.GroupKind{Kind: "Service"}, service); err != nil {
			return nil, err
		}
		imports := multiclusterv1alpha1.GroupVersion.WithKind("ServiceImport").GroupKind()
		if l.Imported, err = c.targets(ctx, from, i.Namespace, imports, service); err != nil {
			return nil, err
		}
		out[service] = l
	}
	return out, nil
}

// targets returns the clusters that exist and to which an object is propagated. A cluster from which it is being evicted is one of them:
// the object is there until the eviction ends.
func (c *Controller) targets(
	ctx context.Context, from client.Reader, namespace string, kind schema.GroupKind, name string,
) (sets.Set[string], error) {
	out := sets.New[string]()
	b, err := indexes.Find(ctx, from, kind, types.NamespacedName{Namespace: namespace, Name: name})
	if err != nil || b == nil || b.GetDeletionTimestamp() != nil {
		return out, err
	}
	for target := range binding.Existing(b.BindingSpec()) {
		var cluster clusterv1alpha1.Cluster
		err := from.Get(ctx, types.NamespacedName{Name: target}, &cluster, client.UnsafeDisableDeepCopy)
		if client.IgnoreNotFound(err) != nil {
			return nil, fmt.Errorf("read cluster %s: %w", target, err)
		}
		if err == nil && cluster.DeletionTimestamp == nil && len(cluster.Finalizers) > 0 {
			out.Insert(target)
		}
	}
	return out, nil
}

// write creates or updates the Work of one cluster.
func (c *Controller) write(
	ctx context.Context, i *networkingv1alpha1.MultiClusterIngress, cluster string, routes *networkingv1.IngressSpec,
) error {
	own := func(m map[string]string) map[string]string {
		out := maps.Clone(m)
		maps.DeleteFunc(out, func(k, _ string) bool {
			return strings.Contains(k, "karmada.io/") || k == corev1.LastAppliedConfigAnnotation
		})
		return out
	}
	_, err := c.works.Write(ctx, writer.Work{
		Key:   types.NamespacedName{Namespace: names.ExecutionNamespace(cluster)},
		Names: names.Works(schema.GroupKind{Group: networkingv1alpha1.GroupName, Kind: kind}, i.Namespace, i.Name),
		Object: &networkingv1.Ingress{
			TypeMeta: metav1.TypeMeta{APIVersion: networkingv1.SchemeGroupVersion.String(), Kind: ingressKind},
			ObjectMeta: metav1.ObjectMeta{
				Namespace: i.Namespace, Name: i.Name, Labels: own(i.Labels), Annotations: own(i.Annotations),
			},
			Spec: *routes,
		},
		Labels:     map[string]string{names.MultiClusterIngressNamespace: i.Namespace, names.MultiClusterIngressName: i.Name},
		Finalizers: []string{names.ExecutionFinalizer},
		Wanted:     func(ctx context.Context) (bool, error) { return c.routed(ctx, client.ObjectKeyFromObject(i), cluster) },
	})
	if err != nil {
		return fmt.Errorf("create the Ingress in cluster %s: %w", cluster, err)
	}
	return nil
}

// propagated reports whether a live read shows the Work of a propagated Ingress of the same name.
func (c *Controller) propagated(ctx context.Context, key types.NamespacedName, cluster string) (bool, error) {
	w, _, err := work.Find(ctx, c.live, names.ExecutionNamespace(cluster), names.Works(ingresses, key.Namespace, key.Name), ingresses, key)
	return w != nil && w.DeletionTimestamp == nil, err
}

// routed reports whether live reads show that a cluster should have the Ingress of a MultiClusterIngress.
func (c *Controller) routed(ctx context.Context, key types.NamespacedName, cluster string) (bool, error) {
	var latest networkingv1alpha1.MultiClusterIngress
	err := c.live.Get(ctx, key, &latest)
	if client.IgnoreNotFound(err) != nil {
		return false, fmt.Errorf("read MultiClusterIngress %s: %w", key, err)
	}
	if err != nil || latest.DeletionTimestamp != nil {
		return false, nil
	}
	taken, err := c.targets(ctx, c.live, key.Namespace, ingresses, key.Name)
	if err != nil || taken.Has(cluster) {
		return false, err
	}
	locations, err := c.locate(ctx, c.live, &latest)
	if err != nil {
		return false, err
	}
	routes := mcs.Routes(mcs.IngressSpec(&latest), cluster, locations)
	return routes != nil && slices.Contains(mcs.RoutedClusters(locations), cluster), nil
}

// withdraw deletes the Work of a cluster if live reads confirm that the cluster should not have the Ingress.
func (c *Controller) withdraw(ctx context.Context, key types.NamespacedName, w *workv1alpha1.Work) error {
	cluster, _ := names.ClusterOf(w.Namespace)
	routed, err := c.routed(ctx, key, cluster)
	switch {
	case err != nil:
		return err
	case routed:
		return requeue.ErrStale
	}
	return c.works.Remove(ctx, w)
}

// report writes the status. The addresses of clusters that are not healthy, or in which no route leads to a backend, are omitted if
// another cluster has an address.
func (c *Controller) report(
	ctx context.Context, i *networkingv1alpha1.MultiClusterIngress, works []workv1alpha1.Work,
	routes map[string]*networkingv1.IngressSpec, locations map[string]mcs.Location,
) error {
	var all, serving []networkingv1.IngressStatus
	healthy := collected.Health(ctx, c.control)
	for n := range works {
		m := works[n].Status.ManifestStatuses
		if len(m) != 1 || m[0].Status == nil || works[n].DeletionTimestamp != nil {
			continue
		}
		var status networkingv1.IngressStatus
		if err := json.Unmarshal(m[0].Status.Raw, &status); err != nil {
			return fmt.Errorf("decode the status of the Ingress in work %s/%s: %w", works[n].Namespace, works[n].Name, err)
		}
		all = append(all, status)
		if cluster, _ := names.ClusterOf(works[n].Namespace); routes[cluster] != nil && mcs.Serves(routes[cluster]) && healthy(cluster) {
			serving = append(serving, status)
		}
	}
	addresses := mcs.Addresses(serving)
	if len(addresses) == 0 {
		addresses = mcs.Addresses(all)
	}
	_, err := patch.Status(ctx, c.control, i, func(i *networkingv1alpha1.MultiClusterIngress) {
		if !equality.Semantic.DeepEqual(i.Status.LoadBalancer.Ingress, addresses) {
			i.Status.LoadBalancer.Ingress = addresses
		}
		if all := mcs.ServiceLocations(locations); !equality.Semantic.DeepEqual(i.Status.ServiceLocations, all) {
			i.Status.ServiceLocations = all
		}
	})
	return client.IgnoreNotFound(err)
}

// cleanup deletes all Works and removes the finalizer.
func (c *Controller) cleanup(ctx context.Context, i *networkingv1alpha1.MultiClusterIngress) error {
	if !slices.Contains(i.Finalizers, names.IngressFinalizer) {
		return nil
	}
	var works workv1alpha1.WorkList
	err := c.live.List(ctx, &works, client.MatchingLabels{
		names.MultiClusterIngressNamespace: i.Namespace, names.MultiClusterIngressName: i.Name,
	})
	if err != nil {
		return fmt.Errorf("list works of MultiClusterIngress %s/%s: %w", i.Namespace, i.Name, err)
	}
	var errs []error
	for n := range works.Items {
		errs = append(errs, c.works.Remove(ctx, &works.Items[n]))
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	return patch.RemoveFinalizer(ctx, c.control, i, names.IngressFinalizer)
}
