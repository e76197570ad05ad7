// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/revision"
)

// counted counts the functions that wait for its end.
type counted struct {
	context.Context
	waiting atomic.Int64
}

// AfterFunc is called by context.AfterFunc.
func (c *counted) AfterFunc(f func()) func() bool {
	c.waiting.Add(1)
	stop := context.AfterFunc(c.Context, f)
	return func() bool { c.waiting.Add(-1); return stop() }
}

// Value hides the context of the standard library, which would be used instead of AfterFunc.
func (c *counted) Value(any) any { return nil }

// await waits until done returns true.
func await(t *testing.T, what string, done func() bool) {
	t.Helper()
	err := wait.PollUntilContextTimeout(t.Context(), 5*time.Millisecond, time.Minute, true,
		func(context.Context) (bool, error) { return done(), nil })
	if err != nil {
		t.Fatalf("%s: %v", what, err)
	}
}

// limitedCaches caches up to three ConfigMaps of a member with two.
func limitedCaches(t *testing.T) (*cache.Caches, *fakeMember, *counted) {
	t.Helper()
	m := newFakeMember(t, 100)
	m.put("a", nil)
	m.put("b", nil)
	ctx, cancel := context.WithCancel(context.Background())
	caches := cache.New(clock.RealClock{}, cache.Limits{Objects: 3})
	ended := make(chan struct{})
	go func() { defer close(ended); caches.Run(ctx) }()
	t.Cleanup(func() { cancel(); <-ended })
	kind := configMaps().GroupVersionKind
	caches.SetKinds(sets.New(kind))
	connection := m.connect(ctx, t, "m1")
	link := &counted{Context: ctx}
	connection.Context = link
	if err := caches.Connect(ctx, connection); err != nil {
		t.Fatal(err)
	}
	if err := caches.Set(ctx, "m1", []cache.Kind{{GroupVersionKind: kind}}); err != nil {
		t.Fatal(err)
	}
	return caches, m, link
}

// A kind that grows beyond the limit is not cached at all: some of its objects would be misleading.
func TestCaches_limitOfObjects(t *testing.T) {
	caches, m, _ := limitedCaches(t)
	kind := configMaps().GroupVersionKind
	await(t, "two objects are cached", func() bool {
		sources, _ := caches.Sources(t.Context(), kind, readBound)
		if len(sources) != 1 {
			return false
		}
		view, _ := sources[0].View()
		return view.Len() == 2
	})
	m.put("c", nil)
	m.put("d", nil)
	await(t, "the limit is reported", func() bool {
		_, omitted := caches.Sources(t.Context(), kind, 0)
		return omitted["m1"] == cache.LimitReached
	})
	if state := caches.States("m1")[kind]; state != cache.Limited {
		t.Errorf("state = %v, want Limited", state)
	}
	// The first list of a new connection exceeds the limit, too.
	again := m.connect(t.Context(), t, "m1")
	if err := caches.Connect(t.Context(), again); err != nil {
		t.Fatal(err)
	}
	await(t, "the limit is reported after the first list", func() bool {
		_, omitted := caches.Sources(t.Context(), kind, 0)
		return omitted["m1"] == cache.LimitReached
	})
}

// A source that ended leaves nothing behind at the connection, which may live for long.
func TestCaches_endedSourceLeavesConnection(t *testing.T) {
	caches, _, link := limitedCaches(t)
	kind := configMaps().GroupVersionKind
	for range 3 {
		if err := caches.Set(t.Context(), "m1", nil); err != nil {
			t.Fatal(err)
		}
		await(t, "no function waits for the end of the connection", func() bool { return link.waiting.Load() == 0 })
		if err := caches.Set(t.Context(), "m1", []cache.Kind{{GroupVersionKind: kind}}); err != nil {
			t.Fatal(err)
		}
	}
	if n := link.waiting.Load(); n != 1 {
		t.Errorf("%d functions wait for the end of the connection, want 1", n)
	}
}

// A resource version of the future is an error: changes until then would be lost, for example if a member is restored from a backup.
func TestProxy_futureVersion(t *testing.T) {
	members := threeMembers(t)
	h := newHub(t, members)
	_, list, _ := h.list("")
	versions, _ := revision.Decode(list.GetResourceVersion())
	versions["m2"] += 1000
	for _, query := range []string{"?watch=true&", "?"} {
		code, _, text := h.do(http.MethodGet, listPath+query+"resourceVersion="+versions.Encode(), "", "")
		if code != http.StatusGatewayTimeout || !strings.Contains(text, "Too large resource version") || !strings.Contains(text, "m2") {
			t.Errorf("%s from the future = %d %s, want 504", query, code, text)
		}
	}
	// A version that another replica has seen already is waited for.
	versions["m2"] -= 1000 - 1
	go members["m2"].put("later", nil)
	f := h.watch("resourceVersion=" + versions.Encode())
	members["m2"].put("latest", nil)
	f.expect("ADDED m2/latest")
}
