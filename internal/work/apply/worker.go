// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"sync"

	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"

	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/work/observe"
	"karmada.io/karmada/internal/work/remove"
)

// clusterWorker reconciles the Works of one cluster for as long as this process owns it.
type clusterWorker struct {
	ctx        context.Context //nolint:containedctx // ends with the ownership
	cluster    string
	queue      workqueue.TypedRateLimitingInterface[types.NamespacedName]
	reporter   *observe.Reporter
	containers remove.Containers

	mu    sync.RWMutex   // guards cache
	cache *observe.Cache // nil while the member is not connected
}

// newClusterWorker returns a clusterWorker. Its queue has no name and therefore no metrics, which would remain after the cluster.
func (e *Executor) newClusterWorker(ctx context.Context, cluster string) *clusterWorker {
	return &clusterWorker{
		ctx: ctx, cluster: cluster, reporter: e.observer.NewReporter(),
		queue: workqueue.NewTypedRateLimitingQueue(
			workqueue.NewTypedItemExponentialFailureRateLimiter[types.NamespacedName](minBackoff, maxBackoff)),
	}
}

// connect sets the connection until ctx ends.
func (s *clusterWorker) connect(ctx context.Context, fresh *observe.Cache) {
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

func (s *clusterWorker) connection() *observe.Cache {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.cache
}

// serve starts to reconcile the Works of a cluster, up to e.Workers at a time. It must be called with e.mu held.
func (e *Executor) serve(s *clusterWorker) {
	if e.scoped != nil {
		e.wg.Go(func() { e.watchScoped(s) })
	}
	e.wg.Go(func() { e.runner(s).Run(s.ctx) })
}

// runner returns the workers of a cluster. The Works report their failures.
func (e *Executor) runner(s *clusterWorker) *requeue.Runner[types.NamespacedName] {
	return &requeue.Runner[types.NamespacedName]{
		Queue: s.queue, Workers: e.Workers, Name: "execution", Reported: true,
		Values: func(key types.NamespacedName) []any { return []any{"work", key, "cluster", s.cluster} },
		Reconcile: func(ctx context.Context, key types.NamespacedName) error {
			err := panics.Recover(func() error { return e.reconcile(ctx, s, key) })
			if failure, panicked := errors.AsType[*panics.Error](err); panicked {
				err = errors.Join(err, s.reporter.SendPanic(ctx, key, failure))
			}
			return err
		},
	}
}
