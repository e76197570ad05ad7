// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"context"
	"errors"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/apimachinery/pkg/watch"
	dynamicfake "k8s.io/client-go/dynamic/fake"
	clienttesting "k8s.io/client-go/testing"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/member"
)

var (
	foos  = schema.GroupVersionResource{Group: "example.com", Version: "v1", Resource: "foos"}
	fooGK = schema.GroupVersionKind{Group: "example.com", Version: "v1", Kind: "Foo"}
	barGK = schema.GroupVersionKind{Group: "example.com", Version: "v1", Kind: "Bar"}
)

// A member that serves another kind as the same resource does not change what reads of the resource return.
func TestCaches_mappingOfMember(t *testing.T) {
	t.Parallel()
	c := New(clock.RealClock{}, Limits{})
	c.SetKinds(sets.New(fooGK, barGK))
	foo := &meta.RESTMapping{Resource: foos, GroupVersionKind: fooGK, Scope: meta.RESTScopeNamespace}
	bar := &meta.RESTMapping{Resource: foos, GroupVersionKind: barGK, Scope: meta.RESTScopeRoot}
	expect := func(when string, want *meta.RESTMapping) {
		t.Helper()
		if got, cached := c.Mapping(foos); got != want || !cached {
			t.Errorf("%s: Mapping = %v, %v, want %v", when, got, cached, want)
		}
	}
	c.learn("m2", bar)
	expect("one member", bar)
	c.learn("m1", foo)
	expect("the first of two members", foo)
	c.Register(bar)
	expect("the control plane and members", bar)
	c.learn("m1", foo)
	expect("after a member connected again", bar)
	c.SetKinds(sets.New(fooGK))
	expect("only the kind of a member is cached", foo)
	if err := c.Forget(t.Context(), "m1"); err != nil {
		t.Fatal(err)
	}
	if got, cached := c.Mapping(foos); cached {
		t.Errorf("after the member left: Mapping = %v", got)
	}
}

// The first kinds in the order of their names are cached; the others are reported.
func TestCaches_limitOfKinds(t *testing.T) {
	t.Parallel()
	c := New(clock.RealClock{}, Limits{Kinds: 1})
	for range 2 {
		if err := c.Set(t.Context(), "m1", []Kind{{GroupVersionKind: fooGK}, {GroupVersionKind: barGK}}); err != nil {
			t.Fatal(err)
		}
		if got := c.States("m1"); got[barGK] != Starting || got[fooGK] != Limited {
			t.Errorf("states = %v, want Bar to be cached only", got)
		}
	}
	if _, omitted := c.Sources(t.Context(), fooGK, 0); omitted["m1"] != LimitReached {
		t.Errorf("omitted = %v, want m1: %s", omitted, LimitReached)
	}
	if err := c.Set(t.Context(), "m1", []Kind{{GroupVersionKind: fooGK}}); err != nil {
		t.Fatal(err)
	}
	if got := c.States("m1"); got[fooGK] != Starting {
		t.Errorf("states without Bar = %v, want Foo to be cached", got)
	}
}

// The objects of a store that is no longer used do not count.
func TestStore_budget(t *testing.T) {
	t.Parallel()
	c, b := testCodecs(t), &budget{most: 3}
	first, second := newStore("m1", clock.RealClock{}, b, nil), newStore("m1", clock.RealClock{}, b, nil)
	add := func(s *Store, name string, version uint64) *Object {
		o := object(t, c, name, version)
		if !s.admits(o) {
			return nil
		}
		if err := s.Add(o); err != nil {
			t.Fatal(err)
		}
		return o
	}
	a := add(first, "a", 1)
	if a == nil || add(first, "b", 2) == nil || add(second, "a", 1) == nil {
		t.Fatal("objects within the limit were not admitted")
	}
	if add(second, "b", 2) != nil || second.admitsAll(2) {
		t.Error("an object above the limit was admitted")
	}
	if add(first, "a", 3) == nil || !second.admitsAll(1) {
		t.Error("a change of an object was not admitted")
	}
	if err := first.Delete(a); err != nil {
		t.Fatal(err)
	}
	if add(second, "b", 4) == nil {
		t.Error("an object in place of a deleted one was not admitted")
	}
	first.release()
	if used := b.used.Load(); used != 2 {
		t.Errorf("used = %d, want the 2 objects of the second store", used)
	}
}

// streamed returns a member whose watches begin with a ConfigMap in each of the namespaces. It also returns the number of watches.
func streamed(t *testing.T, namespaces ...string) (*member.Member, *atomic.Int64) {
	t.Helper()
	resource := schema.GroupVersionResource{Version: "v1", Resource: "configmaps"}
	kind := schema.GroupVersionKind{Version: "v1", Kind: "ConfigMap"}
	client := dynamicfake.NewSimpleDynamicClientWithCustomListKinds(runtime.NewScheme(),
		map[schema.GroupVersionResource]string{resource: "ConfigMapList"})
	var watches atomic.Int64
	client.PrependWatchReactor("configmaps", func(clienttesting.Action) (bool, watch.Interface, error) {
		watches.Add(1)
		w := watch.NewFakeWithChanSize(len(namespaces)+1, false)
		for i, namespace := range namespaces {
			w.Add(configMap(namespace, strconv.Itoa(i), nil))
		}
		w.Action(watch.Bookmark, configMap("", "", map[string]string{metav1.InitialEventsAnnotationKey: "true"}))
		return true, w, nil
	})
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(kind, meta.RESTScopeNamespace)
	return &member.Member{Name: "m1", Dynamic: client, Mapper: mapper, Context: t.Context()}, &watches
}

func configMap(namespace, name string, annotations map[string]string) *unstructured.Unstructured {
	u := &unstructured.Unstructured{Object: map[string]any{"apiVersion": "v1", "kind": "ConfigMap"}}
	u.SetNamespace(namespace)
	u.SetName(name)
	u.SetResourceVersion("7")
	u.SetAnnotations(annotations)
	return u
}

// A member that streams more objects than the limit is not read again before the retry. Objects of other namespaces do not count.
func TestCaches_limitOfStreamedObjects(t *testing.T) {
	t.Parallel()
	kind := schema.GroupVersionKind{Version: "v1", Kind: "ConfigMap"}
	for name, tc := range map[string]struct {
		namespaces []string
		want       State
	}{
		"exceeded":         {[]string{"a", "b", "a", "b"}, Limited},
		"other namespaces": {[]string{"a", "x", "y", "z", "b"}, Connected},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ctx, cancel := context.WithCancel(context.Background())
			ended := make(chan struct{})
			caches := New(clock.RealClock{}, Limits{Objects: 3})
			go func() { defer close(ended); caches.Run(ctx) }()
			defer func() { cancel(); <-ended }()
			m, watches := streamed(t, tc.namespaces...)
			caches.SetKinds(sets.New(kind))
			err := errors.Join(caches.Connect(t.Context(), m),
				caches.Set(t.Context(), "m1", []Kind{{GroupVersionKind: kind, Namespaces: []string{"a", "b"}}}))
			if err != nil {
				t.Fatal(err)
			}
			err = wait.PollUntilContextTimeout(t.Context(), time.Millisecond, time.Minute, true, func(context.Context) (bool, error) {
				return caches.States("m1")[kind] == tc.want, nil
			})
			if err != nil || watches.Load() != 1 {
				t.Errorf("state %v after %d watches, want %v after one: %v", caches.States("m1")[kind], watches.Load(), tc.want, err)
			}
		})
	}
}
