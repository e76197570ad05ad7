// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package dispatch implements endpointslice-dispatch-controller: it sends the EndpointSlices of the provider clusters of a
// MultiClusterService to its consumer clusters.
//
//	Works with reported EndpointSlices, health of clusters ─► a Work <source>-<name> in each consumer but the source
//	                                                       ─► conditions EndpointSliceDispatched and EndpointsReady
//
// Invariants: a dispatched Work is deleted only after a live read shows that its source was deleted, or that its cluster is no
// consumer. A Cluster that is missing from the cache is read live. The finalizer of a reported Work is removed after its dispatched
// Works are deleted or being deleted. A report adds endpoints only to the Service in the labels of its Work.
package dispatch

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/mcs/dispatch/render"
	"karmada.io/karmada/internal/mcs/multiclusterservice"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/writer"
)

// Name is the name of the controller and the source of its events.
const Name = "endpointslice-dispatch-controller"

// dispatchedMessage is the message of the contract for success (docs/contract/services.md#multiclusterservice).
const dispatchedMessage = "EndpointSlice are dispatched successfully"

// Options configure the controller.
type Options struct {
	Events events.Recorder
	Clock  clock.PassiveClock
	// NewID returns a new permanent ID.
	NewID func() string
	// CleanupOnly means that the feature is disabled: EndpointSlices are only deleted, with their source or their MultiClusterService.
	CleanupOnly bool
}

// Controller is the reconciler.
type Controller struct {
	Options
	control *consistency.Client
	live    client.Reader
	works   writer.Writer

	mu sync.Mutex // guards verified
	// verified holds the dispatched Works that were up to date, by MultiClusterService and Work. An event of one EndpointSlice does
	// not compare those of all other clusters again.
	verified map[types.NamespacedName]map[types.NamespacedName]basis
}

// basis identifies what a dispatched Work was compared with.
type basis struct {
	// version is the resourceVersion of the dispatched Work.
	version string
	// desired identifies the version of its source and how it is dispatched.
	desired string
}

// New returns the controller. live reads uncached.
func New(control client.Client, live client.Reader, o Options) *Controller {
	c := &Controller{
		Options: o, control: consistency.NewClient(control), live: live,
		verified: map[types.NamespacedName]map[types.NamespacedName]basis{},
	}
	c.works = writer.Writer{Control: c.control, Live: live, NewID: o.NewID}
	return c
}

// Setup adds the controller to the manager. The cache must have the index collected.ByService.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&networkingv1alpha1.MultiClusterService{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&corev1.Service{}, &handler.EnqueueRequestForObject{}).
		Watches(&workv1alpha1.Work{}, collected.ByService.Requeue(), builder.WithPredicates(collected.Changed)).
		Watches(&clusterv1alpha1.Cluster{}, multiclusterservice.Selecting(mgr.GetClient()), builder.WithPredicates(collected.HealthChanged)).
		Complete(c)
}

// Reconcile dispatches the EndpointSlices of one MultiClusterService.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	works, err := collected.Works(ctx, c.control, req.NamespacedName)
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
	switch {
	case s != nil && s.DeletionTimestamp == nil && c.CleanupOnly:
		err = c.followSources(ctx, works)
	case s == nil || !mcs.Active(s):
		err = c.end(ctx, req.NamespacedName, works)
	default:
		err = c.dispatch(ctx, s, works)
	}
	return ctrl.Result{}, err
}

// end deletes all dispatched Works after a live read confirmed that the MultiClusterService no longer connects clusters.
func (c *Controller) end(ctx context.Context, key types.NamespacedName, works []workv1alpha1.Work) error {
	c.setVerified(key, nil)
	if len(works) == 0 {
		return nil
	}
	var latest networkingv1alpha1.MultiClusterService
	err := c.live.Get(ctx, key, &latest)
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("read MultiClusterService %s: %w", key, err)
	}
	if err == nil && mcs.Active(&latest) {
		return requeue.ErrStale
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

// followSources deletes the dispatched Works of reported ones that are being deleted, as when their cluster is removed.
func (c *Controller) followSources(ctx context.Context, works []workv1alpha1.Work) error {
	gone := map[string]bool{} // by source cluster and name of the dispatched EndpointSlice
	for i := range works {
		w := &works[i]
		if w.DeletionTimestamp == nil || !slices.Contains(w.Finalizers, names.DispatchFinalizer) {
			continue
		}
		if r, err := mcs.ParseWork(w); err == nil {
			for _, name := range render.Names(r.Cluster, r.Slice.Name) {
				gone[r.Cluster+"/"+name] = true
			}
		}
	}
	var errs []error
	for i := range works {
		w := &works[i]
		source := w.Annotations[names.ProvisionCluster]
		if len(gone) == 0 || source == "" {
			continue
		}
		if held, err := mcs.ParseWork(w); err == nil && gone[source+"/"+held.Slice.Name] {
			errs = append(errs, c.works.Remove(ctx, w))
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

// release removes the finalizer from reported Works that are no longer dispatched.
func (c *Controller) release(ctx context.Context, works []workv1alpha1.Work) error {
	var errs []error
	for i := range works {
		w := &works[i]
		requested := w.DeletionTimestamp == nil && mcs.ParseKinds(w.Labels[names.EndpointSliceManagedBy]).Has(mcs.MultiCluster)
		if !requested && slices.Contains(w.Finalizers, names.DispatchFinalizer) {
			errs = append(errs, patch.RemoveFinalizer(ctx, c.control, w.DeepCopy(), names.DispatchFinalizer))
		}
	}
	return errors.Join(errs...)
}

func (c *Controller) dispatch(ctx context.Context, s *networkingv1alpha1.MultiClusterService, works []workv1alpha1.Work) error {
	if c.control.Stale(s) {
		return requeue.ErrStale
	}
	var clusters clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list clusters: %w", err)
	}
	p := render.Input{Service: s, Fleet: mcs.NewFleet(clusters.Items), Works: works}
	c.selectClusters(&p)
	var invalid []collected.Invalid
	p.Reported, invalid = collected.Of(p.Works, mcs.MultiCluster)
	collected.Warn(c.Events, Name, invalid)
	// Wrong ports must not keep EndpointSlices of clusters that leave.
	keep, exposed := c.expose(ctx, &p)
	applied := c.apply(ctx, p, keep)
	err := errors.Join(exposed, applied)
	if requeue.Expected(err) {
		return err
	}
	failure := c.report(ctx, &p, err)
	if errors.Is(exposed, errNoService) {
		exposed = nil // its creation is an event
	}
	return errors.Join(exposed, applied, failure)
}

// selectClusters sets the providers and the consumers, and warns about clusters that cannot take part.
func (c *Controller) selectClusters(p *render.Input) {
	var missing []string
	p.Consumers, missing = p.Fleet.Select(p.Service.Spec.ConsumerClusters)
	for _, name := range missing {
		c.warn(p.Service, "ClusterNotFound", fmt.Sprintf("Consumer cluster %s is not found", name))
	}
	p.Consumers = slices.DeleteFunc(p.Consumers, func(cluster string) bool {
		lacking := p.Fleet.LacksSlices(cluster)
		if lacking {
			c.warn(p.Service, "APIIncompatible", fmt.Sprintf("Consumer cluster %s does not support EndpointSlice", cluster))
		}
		return lacking
	})
	for _, cluster := range p.Consumers {
		if !p.Fleet.Ready(cluster) {
			c.warn(p.Service, "SyncServiceFailed", fmt.Sprintf("Consumer cluster %s is not ready; it gets the endpoints when it is", cluster))
		}
	}
	p.Providers, _ = p.Fleet.Select(p.Service.Spec.ProviderClusters)
}

// errNoService means that spec.ports cannot be compared with the ports of the Service.
var errNoService = errors.New("spec.ports names ports of a Service that does not exist in the control plane")

// expose sets the exposed ports: those of spec.ports that the Service has. Without any, it returns true: existing EndpointSlices stay as
// they are, and none is created.
func (c *Controller) expose(ctx context.Context, p *render.Input) (keep bool, err error) {
	if len(p.Service.Spec.Ports) == 0 {
		return false, nil
	}
	var service corev1.Service
	key := client.ObjectKeyFromObject(p.Service)
	if err := c.control.Get(ctx, key, &service); err != nil {
		if apierrors.IsNotFound(err) {
			err = errNoService
		}
		return true, err
	}
	var missing []string
	p.Exposed, missing = mcs.Expose(service.Spec.Ports, p.Service.Spec.Ports)
	if len(missing) > 0 {
		err = fmt.Errorf("service %s has no port %s: correct spec.ports of the MultiClusterService", key, strings.Join(missing, ", "))
	}
	return len(p.Exposed) == 0, err
}

// apply writes the dispatched Works and deletes the others. With keep, it writes none.
func (c *Controller) apply(ctx context.Context, p render.Input, keep bool) error {
	copies := render.Copies(p)
	var wrote bool
	var failed error
	if !keep {
		wrote, failed = c.writeAll(ctx, p, copies)
	}
	var errs []error
	for _, obsolete := range render.Diff(copies, p.Works) {
		errs = append(errs, c.withdraw(ctx, p, obsolete))
	}
	if err := errors.Join(errs...); err != nil {
		return errors.Join(failed, err)
	}
	// A Work that cannot be written must not keep the finalizers of the reports of other clusters.
	if err := errors.Join(failed, c.release(ctx, p.Works)); err != nil {
		return err
	}
	if wrote {
		c.Events.Emit(events.Event{
			On: multiclusterservice.Reference(p.Service), Source: Name, Reason: "DispatchEndpointSliceSucceed",
			Message: dispatchedMessage, Once: fmt.Sprint(p.Service.Generation),
		})
	}
	return nil
}

// writeAll writes the Works of copies and skips Works that are up to date.
func (c *Controller) writeAll(ctx context.Context, p render.Input, copies []*render.Copy) (wrote bool, err error) {
	key := client.ObjectKeyFromObject(p.Service)
	before, verified := c.verifiedOf(key), map[types.NamespacedName]basis{}
	var errs []error
	for _, d := range copies {
		b := basis{desired: d.Basis}
		if d.Existing != nil {
			b.version = d.Existing.ResourceVersion
		}
		changed := false
		if d.Written = b.version != "" && before[d.Key] == b; !d.Written {
			changed, err = c.write(ctx, p, d)
			wrote, errs, d.Written = wrote || changed, append(errs, err), err == nil
		}
		if d.Written && !changed && b.version != "" {
			verified[d.Key] = b
		}
	}
	c.setVerified(key, verified)
	return wrote, errors.Join(errs...)
}

func (c *Controller) verifiedOf(service types.NamespacedName) map[types.NamespacedName]basis {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.verified[service]
}

func (c *Controller) setVerified(service types.NamespacedName, works map[types.NamespacedName]basis) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(works) == 0 {
		delete(c.verified, service)
	} else {
		c.verified[service] = works
	}
}

// write creates or updates the Work of an EndpointSlice for a consumer. If its name is taken, it sets the other one.
func (c *Controller) write(ctx context.Context, p render.Input, d *render.Copy) (changed bool, err error) {
	desired := writer.Work{
		Key: d.Key, Object: d.Slice, Owns: d.Owns, Finalizers: []string{names.ExecutionFinalizer},
		Labels: map[string]string{
			names.MultiClusterServiceNamespace: p.Service.Namespace, names.MultiClusterServiceName: p.Service.Name,
		},
		Annotations: map[string]string{names.ProvisionCluster: d.Source.Cluster},
		Wanted: func(ctx context.Context) (bool, error) {
			return c.wanted(ctx, p, d.Source.Cluster, d.Consumer, d.Slice.Name)
		},
	}
	changed, err = c.works.Write(ctx, desired)
	if _, owned := errors.AsType[*writer.OwnedError](err); owned && d.Key != d.Other() {
		d.Key = d.Other()
		desired.Key = d.Key
		changed, err = c.works.Write(ctx, desired)
	}
	if err != nil {
		err = fmt.Errorf("dispatch EndpointSlice %s to cluster %s: %w", d.Slice.Name, d.Consumer, err)
	}
	return changed, err
}

// withdraw deletes a dispatched Work if another Work holds its EndpointSlice under another name, or if a live read confirms that it is not
// wanted.
func (c *Controller) withdraw(ctx context.Context, p render.Input, o render.Obsolete) error {
	if !o.Renamed {
		if wanted, err := c.wanted(ctx, p, o.Source, o.Consumer, o.Slice); err != nil || wanted {
			return err
		}
	}
	return c.works.Remove(ctx, o.Work)
}

// wanted reports whether live reads show that a consumer should have an EndpointSlice of a source. It returns requeue.ErrStale if the
// plan follows from an older version of the MultiClusterService or of the clusters.
func (c *Controller) wanted(ctx context.Context, p render.Input, source, consumer, slice string) (bool, error) {
	var latest networkingv1alpha1.MultiClusterService
	if err := c.live.Get(ctx, client.ObjectKeyFromObject(p.Service), &latest); err != nil {
		return false, fmt.Errorf("read MultiClusterService %s/%s: %w", p.Service.Namespace, p.Service.Name, err)
	}
	if latest.UID != p.Service.UID || latest.Generation != p.Service.Generation || latest.DeletionTimestamp != nil {
		return false, requeue.ErrStale
	}
	if takesPart, err := c.takesPart(ctx, p, source, consumer); err != nil || !takesPart {
		return false, err
	}
	if !slices.Contains(p.Consumers, consumer) || !slices.Contains(p.Providers, source) {
		return false, requeue.ErrStale
	}
	return c.reportsSlice(ctx, p, source, slice)
}

// takesPart reports whether EndpointSlices of a source are dispatched to a consumer. Clusters that the cache does not show are read
// live.
func (c *Controller) takesPart(ctx context.Context, p render.Input, source, consumer string) (bool, error) {
	if p.Fleet.LacksSlices(consumer) {
		return false, nil
	}
	if !slices.Contains(p.Consumers, consumer) {
		if still, err := collected.StillSelected(ctx, c.live, p.Service.Spec.ConsumerClusters, consumer); err != nil || !still {
			return false, err
		}
	}
	if slices.Contains(p.Providers, source) {
		return true, nil
	}
	return collected.StillSelected(ctx, c.live, p.Service.Spec.ProviderClusters, source)
}

// reportsSlice reports whether a source cluster reports the EndpointSlice that is dispatched under a name, by a live read.
func (c *Controller) reportsSlice(ctx context.Context, p render.Input, source, slice string) (bool, error) {
	var list workv1alpha1.WorkList
	err := c.live.List(ctx, &list, client.InNamespace(names.ExecutionNamespace(source)), client.MatchingLabels{
		names.MultiClusterServiceNamespace: p.Service.Namespace, names.MultiClusterServiceName: p.Service.Name,
	})
	if err != nil {
		return false, fmt.Errorf("list works of cluster %s: %w", source, err)
	}
	reported, _ := collected.Of(list.Items, mcs.MultiCluster)
	return slices.ContainsFunc(reported, func(r mcs.Reported) bool { return slices.Contains(render.Names(source, r.Slice.Name), slice) }), nil
}

// report writes the conditions EndpointSliceDispatched and EndpointsReady, and records an event about a failure.
func (c *Controller) report(ctx context.Context, p *render.Input, failure error) error {
	s := p.Service
	status, reason, message := metav1.ConditionTrue, networkingv1alpha1.EndpointSliceDispatchedSucceed, dispatchedMessage
	if failure != nil {
		status, reason, message = metav1.ConditionFalse, networkingv1alpha1.EndpointSliceDispatchedFailed, failure.Error()
		c.warn(s, "DispatchEndpointSliceFailed", message)
	}
	ready, why, text := endpoints(p)
	_, err := patch.Status(ctx, c.control, s, func(s *networkingv1alpha1.MultiClusterService) {
		now := metav1.NewTime(c.Clock.Now())
		conditions.Set(&s.Status.Conditions, now, networkingv1alpha1.EndpointSliceDispatched, status, reason, message, s.Generation)
		conditions.Set(&s.Status.Conditions, now, networkingv1alpha1.EndpointsReady, ready, why, text, s.Generation)
	})
	return client.IgnoreNotFound(err)
}

// maxNamed is the number of providers that a message names.
const maxNamed = 5

// endpoints returns the condition EndpointsReady.
func endpoints(p *render.Input) (status metav1.ConditionStatus, reason, message string) {
	ready := mcs.ReadyClusters(p.Reported)
	if slices.ContainsFunc(p.Providers, ready.Has) {
		return metav1.ConditionTrue, networkingv1alpha1.EndpointsReadyReported, "A provider cluster has ready endpoints of the Service."
	}
	message = "No provider cluster exists. Correct spec.providerClusters."
	if n := len(p.Providers); n > 0 {
		named := strings.Join(p.Providers[:min(n, maxNamed)], ", ")
		if n > maxNamed {
			named = fmt.Sprintf("%s and %d others", named, n-maxNamed)
		}
		message = fmt.Sprintf("No provider cluster has ready endpoints of the Service: %s. Propagate the pods of the Service to a provider, "+
			"or correct spec.providerClusters.", named)
	}
	return metav1.ConditionFalse, networkingv1alpha1.EndpointsReadyNone, message
}

func (c *Controller) warn(s *networkingv1alpha1.MultiClusterService, reason, message string) {
	c.Events.Emit(events.Event{On: multiclusterservice.Reference(s), Source: Name, Reason: reason, Warning: true, Message: message})
}
