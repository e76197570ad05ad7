// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package collect reports the EndpointSlices of exported Services of a member as Works: service-export-controller and
// endpointslice-collect-controller.
//
//	Work of a ServiceExport, Work of a MultiClusterService ──► requested Services of a member
//	EndpointSlices of these Services in the member         ──► a suspended Work for each
//
// It runs where the Works of the member are applied: in the owner of the cluster, or in its agent. A member has one watch, of the
// EndpointSlices of requested Services, and none if nothing is requested.
//
// Invariants: a Work is deleted only after a live read. It shows that the EndpointSlice does not exist in the member or belongs to
// another Service, or that nothing in the control plane requests it. Nothing is reported from another cluster than the one with the
// ID in the Cluster.
package collect

import (
	"context"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/types"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/writer"
)

// Options configure a Collector. All are required.
type Options struct {
	// Kinds are the enabled kinds of requests.
	Kinds mcs.Kinds
	// NewID returns a new permanent ID.
	NewID func() string
	Clock clock.PassiveClock
}

// Collector reports EndpointSlices. It is a member.Engager.
type Collector struct {
	Options
	works  client.Reader // Works and Clusters, from the cache
	live   client.Reader // of the control plane, uncached
	writer writer.Writer

	mu       sync.Mutex // guards clusters
	clusters map[string]*clusterCollector
}

// Works provides the Works of the clusters of this process; it is the executor of Works.
type Works interface {
	Works() client.Reader
	ObserveWorks(toolscache.ResourceEventHandler)
}

// Setup adds a Collector to the members. control writes to the control plane, live reads from it uncached.
func Setup(members *member.Members, works Works, control client.Client, live client.Reader, o Options) *Collector {
	c := New(works.Works(), control, live, o)
	works.ObserveWorks(toolscache.ResourceEventHandlerFuncs{
		AddFunc:    func(obj any) { c.observe(obj, false) },
		UpdateFunc: func(_, obj any) { c.observe(obj, false) },
		DeleteFunc: func(obj any) {
			if gone, ok := obj.(toolscache.DeletedFinalStateUnknown); ok {
				obj = gone.Obj
			}
			c.observe(obj, true)
		},
	})
	members.Register(c)
	return c
}

// New returns a Collector that reads Works through works.
func New(works client.Reader, control client.Client, live client.Reader, o Options) *Collector {
	return &Collector{
		Options: o, works: works, live: live, clusters: map[string]*clusterCollector{},
		writer: writer.Writer{Control: writer.Reading(control, works), NewID: o.NewID},
	}
}

// clusterCollector reports the EndpointSlices of one member for as long as the connection to it exists.
type clusterCollector struct {
	ctx      context.Context //nolint:containedctx // ends with the connection
	member   *member.Member
	queue    workqueue.TypedRateLimitingInterface[types.NamespacedName] // Services
	watch    sliceWatch
	identity member.Identity

	mu      sync.Mutex                         // guards the fields below
	works   index                              // Works of the member
	written map[types.NamespacedName]time.Time // time of the last write by Service
}

// Engage implements member.Engager.
func (c *Collector) Engage(ctx context.Context, m *member.Member) { go c.serve(c.connect(ctx, m)) }

// connect returns the collector of a member with the Works that exist.
func (c *Collector) connect(ctx context.Context, m *member.Member) *clusterCollector {
	log := ctrl.LoggerFrom(ctx).WithName("service-export-controller").WithValues("cluster", m.Name)
	s := &clusterCollector{
		ctx: ctrl.LoggerInto(ctx, log), member: m, works: newIndex(c.Kinds), written: map[types.NamespacedName]time.Time{},
		queue: workqueue.NewTypedRateLimitingQueue(requeue.Limiter[types.NamespacedName]()),
	}
	s.watch.changed, s.watch.synced, s.watch.connected, s.watch.clock = s.queue.Add, s.requeueAll, s.identity.Forget, c.Clock
	c.mu.Lock()
	c.clusters[m.Name] = s
	c.mu.Unlock()
	context.AfterFunc(ctx, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.clusters[m.Name] == s {
			delete(c.clusters, m.Name)
		}
	})
	// Events of Works before this time were ignored. If the Works have not been read yet, their events follow.
	var works workv1alpha1.WorkList
	inNamespace := client.InNamespace(names.ExecutionNamespace(m.Name))
	if err := c.works.List(ctx, &works, inNamespace, client.UnsafeDisableDeepCopy); err == nil {
		for i := range works.Items {
			s.observe(&works.Items[i], false)
		}
	}
	return s
}

// observe handles an event of a Work.
func (c *Collector) observe(o any, deleted bool) {
	w, ok := o.(*workv1alpha1.Work)
	if !ok {
		return
	}
	cluster, ok := names.ClusterOf(w.Namespace)
	if !ok {
		return
	}
	c.mu.Lock()
	s := c.clusters[cluster]
	c.mu.Unlock()
	if s != nil {
		s.observe(w, deleted)
	}
}

// observe updates the index by a Work, and requeues its Service.
func (s *clusterCollector) observe(w *workv1alpha1.Work, deleted bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if before, ok := s.works.remove(w.Name); ok { // it may be of another Service now
		s.queue.Add(before)
	}
	if deleted {
		return
	}
	if service, ok := s.works.add(w); ok {
		s.queue.Add(service)
	}
}

func (s *clusterCollector) requeueAll() {
	s.mu.Lock()
	defer s.mu.Unlock()
	for service := range s.works.services {
		s.queue.Add(service)
	}
}

// serve reconciles the Services of a member until the connection ends.
func (c *Collector) serve(s *clusterCollector) {
	runner := requeue.Runner[types.NamespacedName]{
		Queue: s.queue, Values: func(service types.NamespacedName) []any { return []any{"service", service} }, Reported: true,
		Reconcile: func(ctx context.Context, service types.NamespacedName) error {
			after, err := c.reconcile(ctx, s, service)
			if err == nil && after > 0 {
				err = requeue.After(after, "the EndpointSlices were reported recently, or are not read yet")
			}
			return err
		},
	}
	runner.Run(s.ctx)
}
