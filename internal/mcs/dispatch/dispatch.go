// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package dispatch implements endpointslice-dispatch-controller: it sends the EndpointSlices of the provider clusters of a
// MultiClusterService to its consumer clusters.
//
//	Works with reported EndpointSlices, health of clusters ─► a Work <source>-<name> in each consumer but the source
//	                                                       ─► condition EndpointSliceDispatched
//
// Invariants: a dispatched Work is deleted only after a live read shows that its source is gone, or that its cluster is no
// consumer; a Cluster that is missing from the cache is read live. The finalizer of a reported Work is removed after its dispatched
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
	discoveryv1 "k8s.io/api/discovery/v1"
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
	// verified holds the dispatched Works that were up to date, by MultiClusterService and Work: an event of one EndpointSlice does not
	// compare those of all other clusters again.
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

// Setup adds the controller to the manager. The cache must have the index reports.ByService.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&networkingv1alpha1.MultiClusterService{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&corev1.Service{}, &handler.EnqueueRequestForObject{}).
		Watches(&workv1alpha1.Work{}, collected.ToService(), builder.WithPredicates(collected.Changed)).
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

// end deletes all dispatched Works after a live read confirmed that the MultiClusterService does not connect clusters any longer.
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
			for _, name := range copies(r.Cluster, r.Slice.Name) {
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

// release removes the finalizer from reported Works that are not dispatched any longer.
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
	p := plan{service: s, fleet: mcs.NewFleet(clusters.Items), works: works, byKey: map[types.NamespacedName]*workv1alpha1.Work{}}
	for i := range works {
		p.byKey[client.ObjectKeyFromObject(&works[i])] = &works[i]
	}
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
	// Wrong ports must not keep EndpointSlices of clusters that leave.
	exposed := c.expose(ctx, &p)
	applied := c.apply(ctx, p)
	err := errors.Join(exposed, applied)
	if requeue.Expected(err) {
		return err
	}
	failure := c.report(ctx, s, err)
	if errors.Is(exposed, errNoService) {
		exposed = nil // its creation is an event
	}
	return errors.Join(exposed, applied, failure)
}

// plan holds what is dispatched for one MultiClusterService.
type plan struct {
	service              *networkingv1alpha1.MultiClusterService
	fleet                mcs.Fleet
	works                []workv1alpha1.Work // shared with the cache
	byKey                map[types.NamespacedName]*workv1alpha1.Work
	providers, consumers []string
	exposed              mcs.Exposed
	// keep means that the exposed ports are not known: existing EndpointSlices stay as they are, and none is created.
	keep bool
}

// errNoService means that spec.ports cannot be compared with the ports of the Service.
var errNoService = errors.New("spec.ports names ports of a Service that does not exist in the control plane")

// expose sets the exposed ports: those of spec.ports that the Service has. Without any, it sets keep.
func (c *Controller) expose(ctx context.Context, p *plan) error {
	if len(p.service.Spec.Ports) == 0 {
		return nil
	}
	p.keep = true
	var service corev1.Service
	key := client.ObjectKeyFromObject(p.service)
	if err := c.control.Get(ctx, key, &service); err != nil {
		if apierrors.IsNotFound(err) {
			return errNoService
		}
		return err
	}
	var missing []string
	p.exposed, missing = mcs.Expose(service.Spec.Ports, p.service.Spec.Ports)
	p.keep = len(p.exposed) == 0
	if len(missing) > 0 {
		return fmt.Errorf("service %s has no port %s: correct spec.ports of the MultiClusterService", key, strings.Join(missing, ", "))
	}
	return nil
}

// apply writes the dispatched Works and deletes the others.
func (c *Controller) apply(ctx context.Context, p plan) error {
	reported, invalid := collected.Of(p.works, mcs.MultiCluster)
	collected.Warn(c.Events, Name, invalid)
	var errs, failed []error
	reported = slices.DeleteFunc(reported, func(r mcs.Reported) bool { return !slices.Contains(p.providers, r.Cluster) })
	withdrawn := mcs.Withdrawn(reported, p.fleet.Healthy)
	desired := map[types.NamespacedName]bool{}
	keep := func(d *dispatched, key types.NamespacedName) {
		if existing := p.byKey[key]; existing == nil || d.owns(existing) {
			desired[key] = true
		}
	}
	renamed := map[copyOf]bool{}
	wrote, verified := false, map[types.NamespacedName]basis{}
	before := c.verifiedOf(client.ObjectKeyFromObject(p.service))
	for i, name := range mcs.Copies(reported, names.DispatchedSlice) {
		r := reported[i]
		d := newDispatch(p, r, name, withdrawn.Has(r.Cluster))
		for _, consumer := range p.consumers {
			if consumer == r.Cluster {
				continue
			}
			key := d.key(p, consumer)
			if keep(d, key); p.keep {
				continue
			}
			b := basis{desired: d.basis}
			if existing := p.byKey[key]; existing != nil {
				b.version = existing.ResourceVersion
			}
			changed, exists := false, true
			if before[key] != b || b.version == "" {
				var err error
				key, changed, err = c.write(ctx, p, d, key)
				wrote, failed = wrote || changed, append(failed, err)
				if err != nil {
					b.version, exists = "", false
				}
			}
			if exists {
				renamed[copyOf{consumer, r.Cluster, d.formerName}] = true
			}
			if keep(d, key); !changed && b.version != "" {
				verified[key] = b
			}
		}
	}
	c.setVerified(client.ObjectKeyFromObject(p.service), verified)
	for i := range p.works {
		w := &p.works[i]
		if w.Annotations[names.ProvisionCluster] == "" || w.DeletionTimestamp != nil || desired[client.ObjectKeyFromObject(w)] {
			continue
		}
		errs = append(errs, c.withdraw(ctx, p, w, renamed))
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

// dispatched is a reported EndpointSlice as all consumers get it.
type dispatched struct {
	source mcs.Reported
	// slice has the name names.DispatchedSlice, or a distinct one if that is taken. A Work never holds another name than before: the
	// object of the previous name would stay in the consumer.
	slice *discoveryv1.EndpointSlice
	// formerName is the other one of the two names.
	formerName string
	labels     map[string]string
	basis      string
}

// copyOf is an EndpointSlice of a source under a name in a consumer.
type copyOf struct{ consumer, source, name string }

func newDispatch(p plan, r mcs.Reported, name string, withdrawn bool) *dispatched {
	former := names.DispatchedSlice(r.Cluster, r.Slice.Name)
	if former == name {
		former = names.DistinctSlice(name, r.Cluster)
	}
	return &dispatched{
		formerName: former,
		source:     r, slice: mcs.Dispatch(r, name, p.service.Name, p.exposed, withdrawn),
		labels: map[string]string{
			names.MultiClusterServiceNamespace: p.service.Namespace, names.MultiClusterServiceName: p.service.Name,
		},
		basis: fmt.Sprint(r.Work, r.Version, name, withdrawn, p.exposed),
	}
}

// copies returns the names that an EndpointSlice of a cluster may have in consumers.
func copies(cluster, slice string) []string {
	name := names.DispatchedSlice(cluster, slice)
	return []string{name, names.DistinctSlice(name, cluster)}
}

// owns reports whether a Work holds this EndpointSlice.
func (d *dispatched) owns(w *workv1alpha1.Work) bool {
	held, err := mcs.ParseWork(w)
	return w.Annotations[names.ProvisionCluster] == d.source.Cluster &&
		(err != nil || held.Slice.Name == d.slice.Name)
}

// other returns the name of the Work for a consumer if the name of the reported Work is taken by an EndpointSlice of another cluster, or of
// another name.
func (d *dispatched) other(namespace string) types.NamespacedName {
	return types.NamespacedName{Namespace: namespace, Name: names.Work("EndpointSlice", d.slice.Namespace, d.slice.Name)}
}

// key returns the name of the Work for a consumer: that of the reported Work, or the other one if it exists. The name may be taken; write
// then uses the other one.
func (d *dispatched) key(p plan, consumer string) types.NamespacedName {
	namespace := names.ExecutionNamespace(consumer)
	if w := p.byKey[d.other(namespace)]; w != nil && d.owns(w) {
		return d.other(namespace)
	}
	return types.NamespacedName{Namespace: namespace, Name: d.source.Work.Name}
}

// write creates or updates the Work of an EndpointSlice for a consumer, and returns its name.
func (c *Controller) write(
	ctx context.Context, p plan, d *dispatched, key types.NamespacedName,
) (written types.NamespacedName, changed bool, err error) {
	consumer, _ := names.ClusterOf(key.Namespace)
	desired := writer.Work{
		Key: key, Object: d.slice, Owns: d.owns, Finalizers: []string{names.ExecutionFinalizer}, Labels: d.labels,
		Annotations: map[string]string{names.ProvisionCluster: d.source.Cluster},
		Wanted: func(ctx context.Context) (bool, error) {
			return c.wanted(ctx, p, d.source.Cluster, consumer, d.slice.Name)
		},
	}
	changed, err = c.works.Write(ctx, desired)
	if _, owned := errors.AsType[*writer.OwnedError](err); owned && key != d.other(key.Namespace) {
		desired.Key = d.other(key.Namespace)
		changed, err = c.works.Write(ctx, desired)
	}
	if err != nil {
		err = fmt.Errorf("dispatch EndpointSlice %s to cluster %s: %w", d.slice.Name, consumer, err)
	}
	return desired.Key, changed, err
}

// withdraw deletes a dispatched Work if another Work holds its EndpointSlice under another name, or if a live read confirms that it is not
// wanted.
func (c *Controller) withdraw(ctx context.Context, p plan, w *workv1alpha1.Work, renamed map[copyOf]bool) error {
	name := ""
	if held, err := mcs.ParseWork(w); err == nil { // nothing can be dispatched from an invalid Work
		name = held.Slice.Name
	}
	consumer, _ := names.ClusterOf(w.Namespace)
	if renamed[copyOf{consumer, w.Annotations[names.ProvisionCluster], name}] {
		return c.works.Remove(ctx, w)
	}
	wanted, err := c.wanted(ctx, p, w.Annotations[names.ProvisionCluster], consumer, name)
	if err != nil || wanted {
		return err
	}
	return c.works.Remove(ctx, w)
}

// wanted reports whether live reads show that a consumer should have an EndpointSlice of a source. It returns requeue.ErrStale if the
// plan follows from an older version of the MultiClusterService or of the clusters.
func (c *Controller) wanted(ctx context.Context, p plan, source, consumer, slice string) (bool, error) {
	var latest networkingv1alpha1.MultiClusterService
	if err := c.live.Get(ctx, client.ObjectKeyFromObject(p.service), &latest); err != nil {
		return false, fmt.Errorf("read MultiClusterService %s/%s: %w", p.service.Namespace, p.service.Name, err)
	}
	if latest.UID != p.service.UID || latest.Generation != p.service.Generation || latest.DeletionTimestamp != nil {
		return false, requeue.ErrStale
	}
	if takesPart, err := c.takesPart(ctx, p, source, consumer); err != nil || !takesPart {
		return false, err
	}
	if !slices.Contains(p.consumers, consumer) || !slices.Contains(p.providers, source) {
		return false, requeue.ErrStale
	}
	return c.reportsSlice(ctx, p, source, slice)
}

// takesPart reports whether EndpointSlices of a source are dispatched to a consumer. Clusters that the cache does not show are read
// live.
func (c *Controller) takesPart(ctx context.Context, p plan, source, consumer string) (bool, error) {
	if p.fleet.LacksSlices(consumer) {
		return false, nil
	}
	if !slices.Contains(p.consumers, consumer) {
		if still, err := collected.StillSelected(ctx, c.live, p.service.Spec.ConsumerClusters, consumer); err != nil || !still {
			return false, err
		}
	}
	if slices.Contains(p.providers, source) {
		return true, nil
	}
	return collected.StillSelected(ctx, c.live, p.service.Spec.ProviderClusters, source)
}

// reportsSlice reports whether a source cluster reports the EndpointSlice that is dispatched under a name, by a live read.
func (c *Controller) reportsSlice(ctx context.Context, p plan, source, slice string) (bool, error) {
	var list workv1alpha1.WorkList
	err := c.live.List(ctx, &list, client.InNamespace(names.ExecutionNamespace(source)), client.MatchingLabels{
		names.MultiClusterServiceNamespace: p.service.Namespace, names.MultiClusterServiceName: p.service.Name,
	})
	if err != nil {
		return false, fmt.Errorf("list works of cluster %s: %w", source, err)
	}
	reported, _ := collected.Of(list.Items, mcs.MultiCluster)
	return slices.ContainsFunc(reported, func(r mcs.Reported) bool { return slices.Contains(copies(source, r.Slice.Name), slice) }), nil
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
