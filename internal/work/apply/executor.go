// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	toolscache "k8s.io/client-go/tools/cache"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/coalesce"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/panics"
)

// Options configure an Executor; all fields are required but Refresh, SyncMode and Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	Clock  clock.PassiveClock
	// Refresh requests the status of a cluster to be collected because the kinds that it serves changed. It may be nil.
	Refresh func(cluster string)
	// SyncMode is that of the clusters whose Works are applied; empty means Push. Works of other clusters are not touched.
	SyncMode clusterv1alpha1.ClusterSyncMode
	// Workers is the number of Works of one cluster that are reconciled concurrently; 0 means 5.
	Workers int
}

const (
	defaultWorkers = 5
	// minBackoff and maxBackoff bound the delay between retries of one Work.
	minBackoff, maxBackoff = 200 * time.Millisecond, 30 * time.Second
	// requestTimeout bounds one request to a member.
	requestTimeout = 30 * time.Second
	// syncWait is the delay before a retry if a cache does not show the last write yet, or a watch in the member has not synced.
	syncWait = 20 * time.Millisecond
	// namespaceRetries is the number of retries after which a missing namespace is reported as a failure, after about a minute.
	namespaceRetries = 8
	// slowSyncWait replaces syncWait after slowAfterPolls retries of all Works of that kind in the member.
	slowSyncWait   = 2 * time.Second
	slowAfterPolls = 500
)

// Executor is a Runnable and a member.Engager.
type Executor struct {
	Options
	control *consistency.Client
	live    client.Reader // uncached
	cache   cache.Cache

	mu      sync.Mutex // guards workers and root
	workers map[string]*clusterWorker
	root    context.Context //nolint:containedctx // nil before Start
	wg      sync.WaitGroup
}

// clusterWorker reconciles the Works of one cluster.
type clusterWorker struct {
	cluster   string
	queue     workqueue.TypedRateLimitingInterface[types.NamespacedName]
	coalescer *coalesce.Coalescer[types.NamespacedName]

	mu    sync.RWMutex // guards cache
	cache *memberCache // nil while the member is not connected
}

// Setup adds an executor to the manager and to the members.
func Setup(mgr manager.Manager, members *member.Members, o Options) (*Executor, error) {
	e := New(mgr.GetClient(), mgr.GetAPIReader(), mgr.GetCache(), o)
	members.Register(e)
	return e, mgr.Add(e)
}

// New returns an Executor. control reads Works and Clusters from c, live reads Clusters and Secrets uncached.
func New(control client.Client, live client.Reader, c cache.Cache, o Options) *Executor {
	if o.SyncMode == "" {
		o.SyncMode = clusterv1alpha1.Push
	}
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	return &Executor{Options: o, control: consistency.NewClient(control), live: live, cache: c, workers: map[string]*clusterWorker{}}
}

// NeedLeaderElection implements manager.LeaderElectionRunnable: each replica applies the Works of the clusters that it owns.
func (e *Executor) NeedLeaderElection() bool { return false }

// Start reconciles Works until ctx ends.
func (e *Executor) Start(ctx context.Context) error {
	works, err := e.cache.GetInformer(ctx, &workv1alpha1.Work{})
	if err != nil {
		return fmt.Errorf("watch Work: %w", err)
	}
	clusters, err := e.cache.GetInformer(ctx, &clusterv1alpha1.Cluster{})
	if err != nil {
		return fmt.Errorf("watch Cluster: %w", err)
	}
	if !e.cache.WaitForCacheSync(ctx) {
		return ctx.Err()
	}
	e.mu.Lock()
	e.root = ctx
	for _, s := range e.workers {
		e.serve(s)
	}
	e.mu.Unlock()
	_, err = works.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
		AddFunc: e.enqueue,
		UpdateFunc: func(old, o any) {
			if a, b := old.(*workv1alpha1.Work), o.(*workv1alpha1.Work); a.Generation != b.Generation ||
				a.DeletionTimestamp == nil && b.DeletionTimestamp != nil {
				e.enqueue(o)
			}
		},
		DeleteFunc: func(o any) { // removes its entries
			if gone, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
				o = gone.Obj
			}
			e.enqueue(o)
		},
	})
	if err != nil {
		return fmt.Errorf("watch Work: %w", err)
	}
	_, err = clusters.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
		UpdateFunc: func(old, o any) {
			a, b := old.(*clusterv1alpha1.Cluster), o.(*clusterv1alpha1.Cluster)
			if ready(a) != ready(b) || (a.DeletionTimestamp == nil) != (b.DeletionTimestamp == nil) {
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
	})
	if err != nil {
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

func ready(c *clusterv1alpha1.Cluster) bool {
	return meta.IsStatusConditionPresentAndEqual(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady, metav1.ConditionTrue)
}

func (e *Executor) enqueue(o any) {
	w, ok := o.(*workv1alpha1.Work)
	if !ok {
		return
	}
	if cluster, ok := names.ClusterOf(w.Namespace); ok {
		e.worker(cluster).queue.Add(client.ObjectKeyFromObject(w))
	}
}

// worker returns the clusterWorker of a cluster. It is created for the first Work or connection.
func (e *Executor) worker(cluster string) *clusterWorker {
	e.mu.Lock()
	defer e.mu.Unlock()
	s := e.workers[cluster]
	if s == nil {
		s = &clusterWorker{
			cluster:   cluster,
			coalescer: coalesce.New[types.NamespacedName](e.Clock),
			queue: workqueue.NewTypedRateLimitingQueueWithConfig(
				workqueue.NewTypedItemExponentialFailureRateLimiter[types.NamespacedName](minBackoff, maxBackoff),
				workqueue.TypedRateLimitingQueueConfig[types.NamespacedName]{Name: "execution-" + cluster}),
		}
		e.workers[cluster] = s
		if e.root != nil {
			e.serve(s)
		}
	}
	return s
}

// serve starts the goroutines of a clusterWorker. It must be called with e.mu held.
func (e *Executor) serve(s *clusterWorker) {
	for range e.Workers {
		e.wg.Go(func() {
			for e.next(e.root, s) {
			}
		})
	}
}

// Engage implements member.Engager: it starts to apply Works in a member, until ctx ends.
func (e *Executor) Engage(ctx context.Context, m *member.Member) {
	s := e.worker(m.Name)
	fresh := newMemberCache(ctx, m, s.queue)
	s.mu.Lock()
	s.cache = fresh
	s.mu.Unlock()
	context.AfterFunc(ctx, func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.cache == fresh {
			s.cache = nil
		}
	})
	e.all(ctx, m.Name)
}

// all requeues every Work of a cluster and resets the backoff.
func (e *Executor) all(ctx context.Context, cluster string) {
	e.mu.Lock()
	started := e.root != nil
	e.mu.Unlock()
	if !started {
		return // Start enqueues all Works
	}
	var works workv1alpha1.WorkList
	if err := e.control.List(ctx, &works, client.InNamespace(names.ExecutionNamespace(cluster))); err != nil {
		if ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list works", "cluster", cluster)
		}
		return
	}
	s := e.worker(cluster)
	for i := range works.Items {
		key := client.ObjectKeyFromObject(&works.Items[i])
		s.queue.Forget(key)
		s.queue.Add(key)
	}
}

// Reinterpret requeues the Works with objects of some kinds because their interpreters changed.
func (e *Executor) Reinterpret(ctx context.Context, concerned func(schema.GroupVersionKind) bool) error {
	var works workv1alpha1.WorkList
	if err := e.control.List(ctx, &works); err != nil {
		return fmt.Errorf("list works: %w", err)
	}
	for i := range works.Items {
		w := &works.Items[i]
		cluster, ok := names.ClusterOf(w.Namespace)
		if !ok || !slices.ContainsFunc(w.Spec.Workload.Manifests, func(m workv1alpha1.Manifest) bool { return concerned(kindOf(m)) }) {
			continue
		}
		s, key := e.worker(cluster), client.ObjectKeyFromObject(w)
		if c := s.connection(); c != nil {
			c.forget(key)
		}
		s.queue.Forget(key)
		s.queue.Add(key)
	}
	return nil
}

// kindOf returns the kind of a manifest, or the zero kind if it cannot be decoded.
func kindOf(m workv1alpha1.Manifest) schema.GroupVersionKind {
	var t metav1.TypeMeta
	if json.Unmarshal(m.Raw, &t) != nil {
		return schema.GroupVersionKind{}
	}
	return t.GroupVersionKind()
}

// waitError is returned for a Work that is requeued by an event or after a delay. It is not logged.
type waitError struct {
	message string
	after   time.Duration // 0 means that an event requeues the Work, unless backoff is true
	backoff bool          // requeue with the delay of a failed Work
	cause   error         // may be nil
}

func (w *waitError) Error() string { return w.message }
func (w *waitError) Unwrap() error { return w.cause }

func (e *Executor) next(ctx context.Context, s *clusterWorker) bool {
	key, down := s.queue.Get()
	if down {
		return false
	}
	defer s.queue.Done(key)
	log := ctrl.LoggerFrom(ctx).WithName("execution").WithValues("work", key, "cluster", s.cluster)
	ctx = ctrl.LoggerInto(ctx, log)
	err := panics.Recover(func() error { return e.reconcile(ctx, s, key) })
	if failure, panicked := errors.AsType[*panics.Error](err); panicked {
		log.Error(err, "Failed to reconcile the work: the process recovered from a panic", "stack", string(failure.Stack))
		// A panic while it is reported must not end the process either.
		err = errors.Join(err, panics.Recover(func() error { return e.reportPanic(ctx, key, failure) }))
	}
	var wait *waitError
	switch {
	case err == nil:
		s.queue.Forget(key)
	case errors.As(err, &wait):
		switch {
		case wait.backoff:
			log.V(1).Info("Waiting to apply work", "reason", wait.message)
			s.queue.AddRateLimited(key)
		case wait.after > 0:
			s.queue.AddAfter(key, wait.after)
		}
	case apierrors.IsConflict(err):
		s.queue.AddAfter(key, syncWait)
	default:
		if ctx.Err() == nil {
			log.V(1).Info("Failed to apply work; retrying", "err", err.Error())
		}
		s.queue.AddRateLimited(key)
	}
	return true
}
