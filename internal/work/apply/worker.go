// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/coalesce"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/panics"
)

// clusterWorker reconciles the Works of one cluster for as long as this process owns it.
type clusterWorker struct {
	ctx       context.Context //nolint:containedctx // ends with the ownership
	cluster   string
	queue     workqueue.TypedRateLimitingInterface[types.NamespacedName]
	coalescer *coalesce.Coalescer[types.NamespacedName]

	mu    sync.RWMutex // guards the following fields
	cache *memberCache // nil while the member is not connected
	// removing counts the removals in progress by namespace of the member. Nothing is applied to such a namespace: it would be
	// deleted with it.
	removing map[string]int
}

// newClusterWorker returns a clusterWorker. Its queue has no name and therefore no metrics, which would remain after the cluster.
func newClusterWorker(ctx context.Context, cluster string, clk clock.PassiveClock) *clusterWorker {
	return &clusterWorker{
		ctx: ctx, cluster: cluster,
		coalescer: coalesce.New[types.NamespacedName](clk),
		queue: workqueue.NewTypedRateLimitingQueue(
			workqueue.NewTypedItemExponentialFailureRateLimiter[types.NamespacedName](minBackoff, maxBackoff)),
	}
}

// connect sets the connection until ctx ends.
func (s *clusterWorker) connect(ctx context.Context, fresh *memberCache) {
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
}

func (s *clusterWorker) connection() *memberCache {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.cache
}

// removeNamespaces announces the removal of the namespaces among objects until done is called.
func (s *clusterWorker) removeNamespaces(objects []*interpret.Object) (done func()) {
	add := func(n int) {
		s.mu.Lock()
		defer s.mu.Unlock()
		for _, o := range objects {
			if o == nil || o.GroupVersionKind() != namespaceKind {
				continue
			}
			if s.removing == nil {
				s.removing = map[string]int{}
			}
			if s.removing[o.GetName()] += n; s.removing[o.GetName()] == 0 {
				delete(s.removing, o.GetName())
			}
		}
	}
	add(1)
	return func() { add(-1) }
}

// awaitRemoval returns a waitError while the namespace of the member may be deleted.
func (s *clusterWorker) awaitRemoval(namespace string) error {
	s.mu.RLock()
	defer s.mu.RUnlock()
	if s.removing[namespace] == 0 {
		return nil
	}
	return &waitError{message: "namespace " + namespace + " is being removed", after: removalRetry}
}

// forget drops the entries of a deleted Work.
func (s *clusterWorker) forget(work types.NamespacedName) {
	s.coalescer.Forget(work)
}

// serve starts to reconcile the Works of a cluster, up to e.Workers at a time. It must be called with e.mu held.
func (e *Executor) serve(s *clusterWorker) {
	if e.scoped != nil {
		e.wg.Go(func() { e.watchScoped(s) })
	}
	e.wg.Go(func() {
		tokens := make(chan struct{}, e.Workers)
		var running sync.WaitGroup
		for {
			key, down := s.queue.Get()
			if down {
				break
			}
			tokens <- struct{}{}
			running.Go(func() {
				e.process(s.ctx, s, key)
				<-tokens
			})
		}
		running.Wait()
	})
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

// process reconciles a Work that was taken from the queue.
func (e *Executor) process(ctx context.Context, s *clusterWorker, key types.NamespacedName) {
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
}
