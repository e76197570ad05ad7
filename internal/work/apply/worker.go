// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"sync"

	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/machinery/requeue"
)

// clusterWorker reconciles the Works of one cluster for as long as this process owns it.
type clusterWorker struct {
	ctx       context.Context //nolint:containedctx // ends with the ownership
	cluster   string
	queue     workqueue.TypedRateLimitingInterface[types.NamespacedName]
	coalescer *coalesce.Coalescer[types.NamespacedName]

	mu    sync.RWMutex // guards the following fields
	cache *memberCache // nil while the member is not connected
	// removing counts the removals in progress by container of the member. Nothing is applied to such a container: it would be
	// deleted with it.
	removing map[container]int
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

// removeContainers announces the removal of the containers among objects until done is called.
func (s *clusterWorker) removeContainers(objects []*interpret.Object) (done func()) {
	add := func(n int) {
		s.mu.Lock()
		defer s.mu.Unlock()
		for _, o := range objects {
			if o == nil {
				continue
			}
			c, ok := containerOf(o)
			if !ok {
				continue
			}
			if s.removing == nil {
				s.removing = map[container]int{}
			}
			if s.removing[c] += n; s.removing[c] == 0 {
				delete(s.removing, c)
			}
		}
	}
	add(1)
	return func() { add(-1) }
}

// awaitRemoval returns a *requeue.WaitError while the namespace of an object, or the definition of its kind, may be deleted in the member.
func (s *clusterWorker) awaitRemoval(o *interpret.Object) error {
	s.mu.RLock()
	defer s.mu.RUnlock()
	if namespace := o.GetNamespace(); namespace != "" && s.removing[container{namespace: namespace}] > 0 {
		return requeue.After(removalInterval, "namespace "+namespace+" is being removed")
	}
	if kind := o.GroupVersionKind().GroupKind(); s.removing[container{kind: kind}] > 0 {
		return requeue.After(removalInterval, "the CustomResourceDefinition of "+kind.String()+" is being removed")
	}
	return nil
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
				err = errors.Join(err, e.reportPanic(ctx, key, failure))
			}
			return err
		},
	}
}
