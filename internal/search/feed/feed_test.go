// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package feed_test

import (
	"context"
	"errors"
	"slices"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/feed"
	"karmada.io/karmada/test/bench/search/simulated"
)

// memory is a sink that can fail.
type memory struct {
	objects  map[feed.Key]map[string]uint64
	failure  error
	replaced int
	applied  int
}

func (m *memory) Replace(_ context.Context, key feed.Key, view cache.View) error {
	if m.failure != nil {
		return m.failure
	}
	m.replaced++
	m.objects[key] = map[string]uint64{}
	view.Ascend("", types.NamespacedName{}, func(o *cache.Object) bool {
		m.objects[key][o.Name()] = o.Version()
		return true
	})
	return nil
}

func (m *memory) Apply(_ context.Context, key feed.Key, events []cache.Event) error {
	if m.failure != nil {
		return m.failure
	}
	m.applied += len(events)
	for _, e := range events {
		if e.Type == watch.Deleted {
			delete(m.objects[key], e.Object.Name())
		} else {
			m.objects[key][e.Object.Name()] = e.Object.Version()
		}
	}
	return nil
}

func (m *memory) Forget(_ context.Context, key feed.Key) error {
	delete(m.objects, key)
	return m.failure
}

func newest(objects map[string]uint64) (out uint64) {
	for _, version := range objects {
		out = max(out, version)
	}
	return out
}

func TestFeed(t *testing.T) {
	t.Parallel()
	pods, err := simulated.NewPods()
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	caches := cache.New(clock.RealClock{}, cache.Limits{})
	ended := make(chan struct{})
	go func() { defer close(ended); caches.Run(ctx) }()
	t.Cleanup(func() { cancel(); <-ended })
	mapping := simulated.PodMapping()
	caches.SetKinds(sets.New(mapping.GroupVersionKind))
	kinds := []cache.Kind{{GroupVersionKind: mapping.GroupVersionKind}}
	members := map[string]*simulated.Member{}
	for i, name := range []string{"m1", "m2", "other"} {
		members[name] = simulated.NewMember(name, pods, 10*i, 10)
		connection, err := members[name].Connect(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := errors.Join(caches.Connect(ctx, connection), caches.Set(ctx, name, kinds)); err != nil {
			t.Fatal(err)
		}
	}
	sink := &memory{objects: map[feed.Key]map[string]uint64{}}
	f := &feed.Feed{
		Name: "test", Caches: caches, Sink: sink, Clock: clock.RealClock{}, Selects: func(cluster string) bool { return cluster != "other" },
	}
	key := func(cluster string) feed.Key { return feed.Key{Cluster: cluster, Kind: mapping.GroupVersionKind} }
	until := func(what string, done func() bool) {
		t.Helper()
		if err := wait.PollUntilContextTimeout(ctx, time.Millisecond, time.Minute, true, func(context.Context) (bool, error) {
			err := f.Round(ctx)
			return err == nil && done(), nil
		}); err != nil {
			t.Fatalf("%s: %v; objects %v", what, err, sink.objects)
		}
	}
	until("all pods are copied", func() bool {
		return len(sink.objects[key("m1")]) == 10 && len(sink.objects[key("m2")]) == 10 && members["m1"].Watched() && members["m2"].Watched()
	})
	if _, ok := sink.objects[key("other")]; ok || sink.replaced != 2 || sink.applied != 0 {
		t.Errorf("other copied: %v; %d lists, %d events, want 2, 0", ok, sink.replaced, sink.applied)
	}
	if err := f.Round(ctx); err != nil || sink.replaced != 2 || sink.applied != 0 {
		t.Errorf("an unchanged round: %v; %d lists, %d events, want 2, 0", err, sink.replaced, sink.applied)
	}

	// A failed sink receives the same events again.
	sink.failure = errors.New("down")
	for i := range 5 {
		members["m1"].Change(i)
	}
	store := caches.Stores()[mapping.GroupVersionKind]
	m1 := store[slices.IndexFunc(store, func(s *cache.Store) bool { return s.Cluster == "m1" })]
	if err := wait.PollUntilContextTimeout(ctx, time.Millisecond, time.Minute, true, func(context.Context) (bool, error) {
		return m1.Current() >= 1005, nil
	}); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := f.Round(ctx); err == nil || sink.applied != 0 {
			t.Errorf("Round with a failing sink = %v, %d events", err, sink.applied)
		}
	}
	sink.failure = nil
	until("the changes are copied", func() bool { return newest(sink.objects[key("m1")]) == 1005 })
	if sink.applied != 5 || sink.replaced != 2 {
		t.Errorf("%d events, %d lists, want 5, 2", sink.applied, sink.replaced)
	}

	// A cluster that is not ready keeps its copies; one that is no longer cached loses them.
	caches.SetReady("m2", false)
	until("a cluster that is not ready", func() bool { return len(sink.objects[key("m2")]) == 10 })
	if err := caches.Set(ctx, "m2", nil); err != nil {
		t.Fatal(err)
	}
	until("the copies are removed", func() bool { _, ok := sink.objects[key("m2")]; return !ok })
	if n := len(sink.objects[key("m1")]); n != 10 {
		t.Errorf("%d objects of m1, want 10", n)
	}
}
