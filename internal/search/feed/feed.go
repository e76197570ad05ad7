// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package feed copies cached objects of members to a sink, such as a full-text index or OpenSearch.
//
//	cache.Stores ─► first: Replace with all objects ─► then: Apply with the events since the last position
//
// The position in each store replaces a queue. A sink that fails is tried again from the same position, or with all objects if the
// store no longer has the events. So the feed needs no memory for pending changes, and a restart loses none: it begins with
// Replace.
//
// Invariants: only synced stores are copied. A cluster that is not ready or not reachable removes nothing from the sink.
package feed

import (
	"context"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/search/cache"
)

// Key identifies the objects of one kind of a cluster.
type Key struct {
	Cluster string
	Kind    schema.GroupVersionKind
}

// Sink holds copies of objects. Its methods are called by one goroutine. After an error, the call is repeated, with the same objects or
// with newer ones; every call is idempotent.
type Sink interface {
	// Replace makes the sink hold the objects of a view, and no others with the key.
	Replace(ctx context.Context, key Key, view cache.View) error
	// Apply applies events in their order.
	Apply(ctx context.Context, key Key, events []cache.Event) error
	// Forget is called when a kind of a cluster is no longer cached.
	Forget(ctx context.Context, key Key) error
}

// interval is the minimum time between two rounds: changes in the meantime are copied together.
const interval = 200 * time.Millisecond

// Feed copies the objects of caches to one sink.
type Feed struct {
	// Name describes the sink in logs.
	Name   string
	Caches *cache.Caches
	Sink   Sink
	// Shared is true if other processes write to the same sink. The objects of a cluster whose member is not connected are not copied:
	// they may be older than those that another process has written.
	Shared bool
	// Selects reports whether the objects of a cluster are copied; nil means all.
	Selects func(cluster string) bool
	Clock   clock.Clock
	// OnResult, if not nil, is called after each round with its error.
	OnResult func(error)

	copied map[Key]copied

	wakeOnce sync.Once
	wake     chan struct{}
}

// Wake starts a round although no cache changed: Selects returns other clusters. It is safe for concurrent use.
func (f *Feed) Wake() {
	select {
	case f.woken() <- struct{}{}:
	default: // a value is pending
	}
}

func (f *Feed) woken() chan struct{} {
	f.wakeOnce.Do(func() { f.wake = make(chan struct{}, 1) })
	return f.wake
}

// copied records the state of a store that the sink holds.
type copied struct {
	store    *cache.Store
	position cache.Position
}

// Run copies until ctx ends.
func (f *Feed) Run(ctx context.Context) {
	log := ctrl.LoggerFrom(ctx).WithName("search-feed").WithValues("sink", f.Name)
	changes, stop := f.Caches.WatchAll()
	defer stop()
	f.copied = map[Key]copied{}
	limiter := requeue.Limiter[string]()
	for ctx.Err() == nil {
		changes.Take()
		wait := interval
		err := f.Round(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			wait = max(interval, limiter.When(f.Name))
			log.Error(err, "Failed to copy objects; retrying", "delay", wait)
		default:
			limiter.Forget(f.Name)
		}
		if f.OnResult != nil {
			f.OnResult(err)
		}
		select {
		case <-ctx.Done():
			return
		case <-f.Clock.After(wait):
		}
		if err != nil {
			continue
		}
		select {
		case <-ctx.Done():
		case <-changes.C:
		case <-f.woken():
		}
	}
}

// Round copies the changes since the last round. It stops at the first error.
func (f *Feed) Round(ctx context.Context) error {
	if f.copied == nil {
		f.copied = map[Key]copied{}
	}
	present := map[Key]bool{}
	for kind, stores := range f.Caches.Stores() {
		for _, store := range stores {
			if f.Selects != nil && !f.Selects(store.Cluster) {
				continue
			}
			key := Key{store.Cluster, kind}
			present[key] = true
			if f.Shared && !store.Connected() {
				continue // the sink keeps what it has
			}
			if err := f.copy(ctx, key, store); err != nil {
				return err
			}
		}
	}
	for key := range f.copied {
		if present[key] {
			continue
		}
		if err := f.Sink.Forget(ctx, key); err != nil {
			return err
		}
		delete(f.copied, key)
	}
	return nil
}

// copy copies the changes of one store.
func (f *Feed) copy(ctx context.Context, key Key, store *cache.Store) error {
	if before, ok := f.copied[key]; ok && before.store == store {
		events, position, ok := store.Since(before.position)
		if ok {
			if len(events) > 0 {
				if err := f.Sink.Apply(ctx, key, events); err != nil {
					return err
				}
			}
			f.copied[key] = copied{store, position}
			return nil
		}
	}
	view, synced := store.View()
	if !synced {
		return nil // the sink keeps what it has
	}
	if err := f.Sink.Replace(ctx, key, view); err != nil {
		return err
	}
	f.copied[key] = copied{store, view.At()}
	return nil
}
