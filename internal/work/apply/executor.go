// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/observe"
	"karmada.io/karmada/internal/work/remove"
)

// Options configure an Executor; all fields are required but OpenWorks, Refresh, SyncMode and Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	Clock  clock.PassiveClock
	// Delays delay reports of manifests.
	Delays coalesce.Delays
	// OpenWorks returns a cache of the Works in one namespace. It is set if this process owns only some of the clusters. Nil means
	// that Works are read from the shared cache, which holds the Works of all clusters.
	OpenWorks func(namespace string) (cache.Cache, error)
	// Refresh requests the status of a cluster to be collected because the kinds that it serves changed. It may be nil.
	Refresh func(cluster string)
	// SyncMode is the mode of the clusters whose Works are applied; empty means Push. Works of other clusters are not touched.
	SyncMode clusterv1alpha1.ClusterSyncMode
	// Workers is the number of Works of one cluster that are reconciled concurrently; 0 means 5.
	Workers int
}

const (
	defaultWorkers = 5
	// minBackoff and maxBackoff bound the delay between retries of one Work.
	minBackoff, maxBackoff = 200 * time.Millisecond, 30 * time.Second
	// namespaceRetries is the number of retries after which a missing namespace is reported as a failure, after about a minute.
	namespaceRetries = 8
	// conflictRetries is the number of retries after which a conflict in the member is reported as a failure, after about 6 seconds.
	conflictRetries = 5
)

// Executor is a Runnable, a member.Owner and a member.Engager.
type Executor struct {
	Options
	control *consistency.Client
	live    client.Reader
	cache   cache.Cache
	scoped  *scopedWorks // nil without Options.OpenWorks

	observer *observe.Observer
	remover  *remove.Remover

	mu      sync.Mutex // guards the fields below
	workers map[string]*clusterWorker
	started bool
	wg      sync.WaitGroup
	// observers get the events of Works. It must not change after the start.
	observers []toolscache.ResourceEventHandler
}

// ObserveWorks adds a handler of the events of the Works of all owned clusters; it may also get those of other clusters. It must be
// called before the manager starts.
func (e *Executor) ObserveWorks(h toolscache.ResourceEventHandler) {
	e.observers = append(e.observers, h)
}

// Works returns a reader of the Works of the owned clusters. It returns an error for Works that have not been read yet.
func (e *Executor) Works() client.Reader { return e.control }

// Setup adds an executor to the manager and to the members.
func Setup(mgr manager.Manager, members *member.Members, o Options) (*Executor, error) {
	e := New(mgr.GetClient(), mgr.GetAPIReader(), mgr.GetCache(), o)
	members.RegisterOwner(e)
	members.Register(e)
	return e, mgr.Add(e)
}

// New returns an Executor. control reads Works and Clusters from c, live reads objects of the control plane uncached.
func New(control client.Client, live client.Reader, c cache.Cache, o Options) *Executor {
	if o.SyncMode == "" {
		o.SyncMode = clusterv1alpha1.Push
	}
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	e := &Executor{Options: o, live: live, cache: c, workers: map[string]*clusterWorker{}}
	if o.OpenWorks != nil {
		e.scoped = newScopedWorks(control, o.OpenWorks)
		control = e.scoped
	}
	e.control = consistency.NewClient(control)
	e.observer = &observe.Observer{Chain: o.Chain, Events: o.Events, Clock: o.Clock, Delays: o.Delays, Control: e.control}
	e.remover = &remove.Remover{
		Control: e.control, Live: live, Events: o.Events, Clock: o.Clock, Own: o.SyncMode == clusterv1alpha1.Pull,
	}
	return e
}

// NeedLeaderElection implements manager.LeaderElectionRunnable: each replica applies the Works of the clusters that it owns.
func (e *Executor) NeedLeaderElection() bool { return false }

// Start reconciles Works until ctx ends.
func (e *Executor) Start(ctx context.Context) error {
	var works cache.Informer
	if e.scoped == nil {
		var err error
		if works, err = e.cache.GetInformer(ctx, &workv1alpha1.Work{}); err != nil {
			return fmt.Errorf("watch Work: %w", err)
		}
	}
	clusters, err := e.cache.GetInformer(ctx, &clusterv1alpha1.Cluster{})
	if err != nil {
		return fmt.Errorf("watch Cluster: %w", err)
	}
	if !e.cache.WaitForCacheSync(ctx) {
		return ctx.Err()
	}
	e.mu.Lock()
	e.started = true
	for _, s := range e.workers {
		e.serve(s)
	}
	e.mu.Unlock()
	if works != nil {
		if _, err = works.AddEventHandler(e.workEvents()); err != nil {
			return fmt.Errorf("watch Work: %w", err)
		}
	}
	if _, err = clusters.AddEventHandler(e.clusterEvents(ctx)); err != nil {
		return fmt.Errorf("watch Cluster: %w", err)
	}
	<-ctx.Done()
	e.mu.Lock()
	for _, s := range e.workers {
		s.queue.ShutDown()
	}
	e.mu.Unlock()
	e.wg.Wait()
	return nil
}

func (e *Executor) workEvents() toolscache.ResourceEventHandler {
	return append(handlers{e.queueEvents()}, e.observers...)
}

// handlers passes each event to several handlers.
type handlers []toolscache.ResourceEventHandler

// OnAdd implements ResourceEventHandler.
func (all handlers) OnAdd(o any, initial bool) {
	for _, h := range all {
		h.OnAdd(o, initial)
	}
}

// OnUpdate implements ResourceEventHandler.
func (all handlers) OnUpdate(old, o any) {
	for _, h := range all {
		h.OnUpdate(old, o)
	}
}

// OnDelete implements ResourceEventHandler.
func (all handlers) OnDelete(o any) {
	for _, h := range all {
		h.OnDelete(o)
	}
}

func (e *Executor) queueEvents() toolscache.ResourceEventHandler {
	return toolscache.ResourceEventHandlerFuncs{
		AddFunc: e.enqueue,
		UpdateFunc: func(old, o any) {
			if a, b := old.(*workv1alpha1.Work), o.(*workv1alpha1.Work); a.UID != b.UID || a.Generation != b.Generation ||
				a.DeletionTimestamp == nil && b.DeletionTimestamp != nil {
				e.enqueue(o)
			}
		},
		DeleteFunc: func(o any) { // drops the entries of the Work
			if gone, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
				o = gone.Obj
			}
			e.enqueue(o)
		},
	}
}

func (e *Executor) clusterEvents(ctx context.Context) toolscache.ResourceEventHandler {
	return toolscache.ResourceEventHandlerFuncs{
		UpdateFunc: func(old, o any) {
			a, b := old.(*clusterv1alpha1.Cluster), o.(*clusterv1alpha1.Cluster)
			if ready(a) != ready(b) || (a.DeletionTimestamp == nil) != (b.DeletionTimestamp == nil) || a.Spec.ID != b.Spec.ID ||
				member.ClaimOf(a) != member.ClaimOf(b) {
				e.all(ctx, b.Name)
			}
		},
		DeleteFunc: func(o any) {
			if gone, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
				o = gone.Obj
			}
			if c, ok := o.(*clusterv1alpha1.Cluster); ok {
				e.all(ctx, c.Name)
			}
		},
	}
}

func ready(c *clusterv1alpha1.Cluster) bool {
	return meta.IsStatusConditionPresentAndEqual(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady, metav1.ConditionTrue)
}

func (e *Executor) enqueue(o any) {
	w, ok := o.(*workv1alpha1.Work)
	if !ok || work.ReportOnly(w) {
		return
	}
	if cluster, ok := names.ClusterOf(w.Namespace); ok {
		if s := e.worker(cluster); s != nil {
			s.queue.Add(client.ObjectKeyFromObject(w))
		}
	}
}

// worker returns the clusterWorker of a cluster, or nil if this process does not own the cluster.
func (e *Executor) worker(cluster string) *clusterWorker {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.workers[cluster]
}

// Own implements member.Owner: it reconciles the Works of a cluster until ctx ends.
func (e *Executor) Own(ctx context.Context, cluster string) {
	s := e.newClusterWorker(ctx, cluster)
	e.mu.Lock()
	e.workers[cluster] = s
	if e.started {
		e.serve(s)
	}
	e.mu.Unlock()
	context.AfterFunc(ctx, func() {
		s.queue.ShutDown()
		e.mu.Lock()
		defer e.mu.Unlock()
		if e.workers[cluster] == s {
			delete(e.workers, cluster)
			forgetMetrics(cluster)
		}
	})
	e.all(ctx, cluster)
}

// Engage implements member.Engager: it starts to apply Works in a member, until ctx ends.
func (e *Executor) Engage(ctx context.Context, m *member.Member) {
	s := e.worker(m.Name)
	if s == nil {
		return // the ownership has ended
	}
	fresh := observe.NewCache(ctx, m, s.queue.Add, e.observer.Preview(m.Name, e.hasStarted))
	s.connect(ctx, fresh)
	e.all(ctx, m.Name)
	go e.remover.SweepRegularly(ctx, fresh)
}

// all requeues every Work of a cluster and resets the backoff.
func (e *Executor) all(ctx context.Context, cluster string) {
	e.mu.Lock()
	s, started := e.workers[cluster], e.started
	e.mu.Unlock()
	if !started || s == nil {
		return // Start enqueues all Works
	}
	var works workv1alpha1.WorkList
	if err := e.control.List(ctx, &works, client.InNamespace(names.ExecutionNamespace(cluster)), client.UnsafeDisableDeepCopy); err != nil {
		if _, wait := errors.AsType[*requeue.WaitError](err); !wait && ctx.Err() == nil { // they are enqueued when they have been read
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list works", "cluster", cluster)
		}
		return
	}
	for i := range works.Items {
		if work.ReportOnly(&works.Items[i]) {
			continue
		}
		key := client.ObjectKeyFromObject(&works.Items[i])
		s.queue.Forget(key)
		s.queue.Add(key)
	}
}

// Reinterpret observes the objects of some kinds again because their interpreters changed.
func (e *Executor) Reinterpret(ctx context.Context, concerned func(schema.GroupVersionKind) bool) error {
	var works workv1alpha1.WorkList
	if err := e.control.List(ctx, &works, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list works: %w", err)
	}
	changed, known := sets.New[schema.GroupVersionKind](), sets.New[schema.GroupVersionKind]()
	var requeue []types.NamespacedName
	for i := range works.Items {
		for _, m := range works.Items[i].Spec.Workload.Manifests {
			kind := kindOf(m)
			if !known.Has(kind) && concerned(kind) {
				changed.Insert(kind)
			}
			if known.Insert(kind); changed.Has(kind) {
				requeue = append(requeue, client.ObjectKeyFromObject(&works.Items[i]))
			}
		}
	}
	e.observer.Reinterpret(changed.UnsortedList()...)
	for _, key := range requeue {
		if cluster, ok := names.ClusterOf(key.Namespace); ok {
			if s := e.worker(cluster); s != nil {
				s.queue.Forget(key)
				s.queue.Add(key)
			}
		}
	}
	return nil
}

func (e *Executor) hasStarted() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.started
}

// kindOf returns the kind of a manifest, or the zero kind if it cannot be decoded.
func kindOf(m workv1alpha1.Manifest) schema.GroupVersionKind {
	var t metav1.TypeMeta
	if json.Unmarshal(m.Raw, &t) != nil {
		return schema.GroupVersionKind{}
	}
	return t.GroupVersionKind()
}
