// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"context"
	"time"

	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"

	"karmada.io/karmada/internal/binding"
)

const (
	batchClusters   = 10 // the minimum number of clusters
	delayPerCluster = 5 * time.Millisecond
	maxBatchDelay   = 2 * time.Second
)

// batchDelay returns the delay of a reconcile that changes of Works or of their rollout cause. A reconcile of a binding reads all of its
// Works. If each of n Works changes, as after a change of the template, n reconciles would read n Works each.
func batchDelay(clusters int) time.Duration {
	if clusters < batchClusters {
		return 0
	}
	return min(time.Duration(clusters)*delayPerCluster, maxBatchDelay)
}

// Batch returns a handler that delays the requests of another one for bindings of a scope with many clusters, so that one reconcile
// follows several changes. Requests for the first list and for deletions are not delayed.
func Batch(control client.Reader, s binding.Scope, h handler.EventHandler) handler.EventHandler {
	return batching{EventHandler: h, control: control, scope: s}
}

type batching struct {
	handler.EventHandler
	control client.Reader
	scope   binding.Scope
}

type queue = workqueue.TypedRateLimitingInterface[ctrl.Request]

// Create implements handler.EventHandler.
func (h batching) Create(ctx context.Context, e event.CreateEvent, q queue) {
	if !e.IsInInitialList {
		q = delayedQueue{q, h.delay(ctx)}
	}
	h.EventHandler.Create(ctx, e, q)
}

// Update implements handler.EventHandler.
func (h batching) Update(ctx context.Context, e event.UpdateEvent, q queue) {
	h.EventHandler.Update(ctx, e, delayedQueue{q, h.delay(ctx)})
}

// delay returns a function that returns the delay of a request.
func (h batching) delay(ctx context.Context) func(ctrl.Request) time.Duration {
	return func(r ctrl.Request) time.Duration {
		b := h.scope.New()
		if h.control.Get(ctx, r.NamespacedName, b, client.UnsafeDisableDeepCopy) != nil {
			return 0
		}
		return batchDelay(len(binding.Targets(b.BindingSpec())))
	}
}

// delayedQueue delays the requests that are added to a queue.
type delayedQueue struct {
	queue
	delay func(ctrl.Request) time.Duration
}

// Add implements workqueue.TypedInterface.
func (q delayedQueue) Add(r ctrl.Request) { q.AddAfter(r, q.delay(r)) }
