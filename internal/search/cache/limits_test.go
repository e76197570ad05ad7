// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/utils/clock"
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
