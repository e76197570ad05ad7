// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	clocktesting "k8s.io/utils/clock/testing"
	"pgregory.net/rapid"
)

func testCodecs(t testing.TB) *codecs {
	t.Helper()
	plain, err := newCodec(nil)
	if err != nil {
		t.Fatal(err)
	}
	return &codecs{plain: plain}
}

// object returns a cached ConfigMap of cluster m1.
func object(t testing.TB, c *codecs, name string, version uint64) *Object {
	t.Helper()
	u := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "v1", "kind": "ConfigMap", "data": map[string]any{"version": strconv.FormatUint(version, 10)},
		"metadata": map[string]any{
			"name": name, "namespace": "default", "resourceVersion": strconv.FormatUint(version, 10),
			"labels": map[string]any{"name": name}, "managedFields": []any{map[string]any{"manager": "kubectl"}},
		},
	}}
	o, err := encode(u, "m1", Projection{}, nil, c)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestEncode_roundTrip(t *testing.T) {
	t.Parallel()
	c := testCodecs(t)
	pod := pods(t)
	for i := range 100 { // with and without dictionary
		u := pod(i)
		want := u.DeepCopy()
		o, err := encode(u, "m1", Projection{}, nil, c)
		if err != nil {
			t.Fatal(err)
		}
		annotations := want.GetAnnotations()
		annotations["resource.karmada.io/cached-from-cluster"] = "m1"
		want.SetAnnotations(annotations)
		got, err := o.Unstructured()
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want.Object, got.Object); diff != "" {
			t.Fatalf("pod %d (-want +got):\n%s", i, diff)
		}
	}
	if c.trained == nil {
		t.Error("no dictionary was built")
	}
}

func TestEncode_projection(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		projection Projection
		want       []string
	}{
		"full":     {Projection{}, []string{"apiVersion", "kind", "metadata", "spec", "status"}},
		"metadata": {Projection{MetadataOnly: true}, []string{"apiVersion", "kind", "metadata"}},
		"pruned":   {Projection{Pruned: []string{"spec", "status.conditions"}}, []string{"apiVersion", "kind", "metadata", "status"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			u := pods(t)(1)
			u.SetAnnotations(map[string]string{"note": "a", corev1.LastAppliedConfigAnnotation: `{"spec":{}}`})
			o, err := encode(u, "m1", tc.projection, []string{"status.phase", "spec.hostNetwork"}, testCodecs(t))
			if err != nil {
				t.Fatal(err)
			}
			got, err := o.Unstructured()
			if err != nil {
				t.Fatal(err)
			}
			if keys := slices.Sorted(maps.Keys(got.Object)); !slices.Equal(keys, tc.want) {
				t.Errorf("keys = %v, want %v", keys, tc.want)
			}
			annotations := got.GetAnnotations()
			if _, kept := annotations[corev1.LastAppliedConfigAnnotation]; kept != tc.projection.Complete() || annotations["note"] != "a" {
				t.Errorf("annotations = %v", annotations)
			}
			// Selectors use the fields of the whole object.
			if o.Fields().Get("status.phase") != "Running" || o.Fields().Get("spec.hostNetwork") != "false" {
				t.Errorf("fields = %q", o.Fields())
			}
		})
	}
}

func TestEncode_rejectsOtherVersions(t *testing.T) {
	t.Parallel()
	u := pods(t)(1)
	u.SetResourceVersion("abc")
	if _, err := encode(u, "m1", Projection{}, nil, testCodecs(t)); err == nil {
		t.Error("encode accepted a resource version that is not a number")
	}
}

func TestPairs(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`[a-z./-]{0,5}`)
		m := rapid.MapOf(text, text).Draw(t, "map")
		p := Pairs(pairs(m))
		for key, want := range m {
			if got, ok := p.Lookup(key); !ok || got != want {
				t.Errorf("Lookup(%q) = %q, %v, want %q", key, got, ok, want)
			}
		}
		key := text.Draw(t, "key")
		if _, want := m[key]; p.Has(key) != want {
			t.Errorf("Has(%q) = %v, want %v", key, !want, want)
		}
	})
}

// A follower that applies the events after its position has the objects of the store, however the store changed.
func TestStore_eventsLeadToObjects(t *testing.T) {
	t.Parallel()
	c := testCodecs(t)
	rapid.Check(t, func(r *rapid.T) {
		clk := clocktesting.NewFakeClock(time.Unix(1000, 0))
		s := newStore("m1", clk, nil, nil)
		name := rapid.SampledFrom([]string{"a", "b", "c", "d"})
		version := uint64(10)
		_ = s.Replace(nil, "10")
		state := map[string]uint64{}
		view, _ := s.View()
		position := view.At()
		for range rapid.IntRange(1, 30).Draw(r, "steps") {
			version += rapid.Uint64Range(1, 3).Draw(r, "gap")
			switch rapid.SampledFrom([]string{"put", "delete", "bookmark", "replace", "expire", "follow"}).Draw(r, "step") {
			case "put":
				_ = s.Add(object(t, c, name.Draw(r, "name"), version))
			case "delete":
				_ = s.Delete(object(t, c, name.Draw(r, "name"), version))
			case "bookmark":
				_ = s.Bookmark(strconv.FormatUint(version, 10))
			case "replace":
				// Some objects are unchanged, others are changed, new or deleted.
				var list []any
				view, _ := s.View()
				for _, n := range rapid.SliceOfDistinct(name, rapid.ID[string]).Draw(r, "listed") {
					if before, ok := view.Get(types.NamespacedName{Namespace: "default", Name: n}); ok && rapid.Bool().Draw(r, "unchanged") {
						list = append(list, before)
						continue
					}
					version++
					list = append(list, object(t, c, n, version))
				}
				version++
				_ = s.Replace(list, strconv.FormatUint(version, 10))
			case "expire":
				clk.Step(rapid.SampledFrom([]time.Duration{time.Second, 2 * maxEventAge}).Draw(r, "age"))
				s.Expire()
			case "follow":
				position = follow(s, state, position)
			}
		}
		follow(s, state, position)
		want := map[string]uint64{}
		final, _ := s.View()
		final.Ascend("", types.NamespacedName{}, func(o *Object) bool { want[o.Name()] = o.Version(); return true })
		if diff := cmp.Diff(want, state); diff != "" {
			r.Errorf("state of the follower (-want +got):\n%s", diff)
		}
	})
}

// follow applies events to state as a client does: if events are lost, it lists again.
func follow(s *Store, state map[string]uint64, p Position) Position {
	events, next, ok := s.Since(p)
	if !ok {
		clear(state)
		view, _ := s.View()
		view.Ascend("", types.NamespacedName{}, func(o *Object) bool { state[o.Name()] = o.Version(); return true })
		return view.At()
	}
	for _, e := range events {
		if e.Type == watch.Deleted {
			delete(state, e.Object.Name())
		} else {
			state[e.Object.Name()] = e.Object.Version()
		}
	}
	return next
}

// A member that was restored from a backup has lower versions: watches must list again.
func TestStore_restoredMember(t *testing.T) {
	t.Parallel()
	c := testCodecs(t)
	s := newStore("m1", clocktesting.NewFakeClock(time.Unix(1000, 0)), nil, nil)
	_ = s.Replace([]any{object(t, c, "a", 90)}, "100")
	position, ok := s.PositionOf(100)
	if !ok {
		t.Fatal("PositionOf(100) = false")
	}
	_ = s.Replace([]any{object(t, c, "a", 40)}, "50")
	if _, _, ok := s.Since(position); ok {
		t.Error("Since = true after the version decreased")
	}
	if got := s.Current(); got != 50 {
		t.Errorf("Current = %d, want 50", got)
	}
}

// An object that was deleted and recreated under its name while events were lost is another one.
func TestStore_recreatedObject(t *testing.T) {
	t.Parallel()
	c := testCodecs(t)
	withUID := func(name, uid string, version uint64) any {
		u := &unstructured.Unstructured{Object: map[string]any{"apiVersion": "v1", "kind": "ConfigMap", "metadata": map[string]any{
			"name": name, "uid": uid, "resourceVersion": strconv.FormatUint(version, 10),
		}}}
		o, err := encode(u, "m1", Projection{}, nil, c)
		if err != nil {
			t.Fatal(err)
		}
		return o
	}
	s := newStore("m1", clocktesting.NewFakeClock(time.Unix(1000, 0)), nil, nil)
	if err := s.Replace([]any{withUID("a", "1", 3), withUID("b", "2", 4)}, "10"); err != nil {
		t.Fatal(err)
	}
	view, _ := s.View()
	if err := s.Replace([]any{withUID("b", "2", 11), withUID("a", "3", 12)}, "12"); err != nil {
		t.Fatal(err)
	}
	events, at, ok := s.Since(view.At())
	if !ok || at.Version() != 12 {
		t.Fatalf("Since = %v, version %d", ok, at.Version())
	}
	var got []string
	for _, e := range events {
		o, err := e.Object.Unstructured()
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, fmt.Sprintf("%s %s %s %s", e.Type, o.GetName(), o.GetUID(), o.GetResourceVersion()))
	}
	if want := []string{"MODIFIED b 2 11", "DELETED a 1 11", "ADDED a 3 12"}; !slices.Equal(got, want) {
		t.Errorf("events = %q, want %q", got, want)
	}
	if current, _ := s.View(); current.Len() != 2 {
		t.Errorf("%d objects, want 2", current.Len())
	}
}

func TestStore_positions(t *testing.T) {
	t.Parallel()
	c := testCodecs(t)
	clk := clocktesting.NewFakeClock(time.Unix(1000, 0))
	s := newStore("m1", clk, nil, nil)
	if _, ok := s.PositionOf(1); ok {
		t.Error("a store that is not synced has positions")
	}
	_ = s.Replace(nil, "100")
	if _, ok := s.PositionOf(99); ok {
		t.Error("PositionOf before the first list = true")
	}
	_ = s.Add(object(t, c, "a", 110))
	clk.Step(2 * maxEventAge)
	s.Expire()
	if _, ok := s.PositionOf(109); ok {
		t.Error("PositionOf before an expired event = true")
	}
	if _, ok := s.PositionOf(110); !ok {
		t.Error("PositionOf after an expired event = false")
	}
	for i := range maxEvents + 1 {
		_ = s.Add(object(t, c, "b", 200+uint64(i)))
	}
	if len(s.events) > maxEvents {
		t.Errorf("%d events, want at most %d", len(s.events), maxEvents)
	}
}

func TestView_ascend(t *testing.T) {
	t.Parallel()
	c := testCodecs(t)
	s := newStore("m1", clocktesting.NewFakeClock(time.Unix(1000, 0)), nil, nil)
	var list []any
	for _, namespace := range []string{"a", "b", "c"} {
		for i := range 3 {
			u, err := object(t, c, fmt.Sprintf("o%d", i), 1).Unstructured()
			if err != nil {
				t.Fatal(err)
			}
			u.SetNamespace(namespace)
			o, err := encode(u, "m1", Projection{}, nil, c)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, o)
		}
	}
	_ = s.Replace(list, "10")
	view, _ := s.View()
	for name, tc := range map[string]struct {
		namespace string
		after     types.NamespacedName
		want      string
	}{
		"all":                         {"", types.NamespacedName{}, "a/o0 a/o1 a/o2 b/o0 b/o1 b/o2 c/o0 c/o1 c/o2 "},
		"one namespace":               {"b", types.NamespacedName{}, "b/o0 b/o1 b/o2 "},
		"after an object":             {"", types.NamespacedName{Namespace: "b", Name: "o1"}, "b/o2 c/o0 c/o1 c/o2 "},
		"after an object, namespaced": {"b", types.NamespacedName{Namespace: "b", Name: "o1"}, "b/o2 "},
		"after the last":              {"c", types.NamespacedName{Namespace: "c", Name: "o2"}, ""},
		"after a deleted object":      {"", types.NamespacedName{Namespace: "b", Name: "o2x"}, "c/o0 c/o1 c/o2 "},
		"missing namespace":           {"bb", types.NamespacedName{}, ""},
	} {
		var got string
		view.Ascend(tc.namespace, tc.after, func(o *Object) bool { got += o.Namespace() + "/" + o.Name() + " "; return true })
		if got != tc.want {
			t.Errorf("%s: %q, want %q", name, got, tc.want)
		}
	}
}

// A source that another one has replaced changes nothing, also if it learns only then that the member does not serve the kind.
func TestStore_replacedSource(t *testing.T) {
	t.Parallel()
	c := testCodecs(t)
	s := newStore("m1", clocktesting.NewFakeClock(time.Unix(1000, 0)), nil, nil)
	before, after := &source{store: s, settled: make(chan struct{})}, &source{store: s, settled: make(chan struct{})}
	s.setSource(before)
	s.setSource(after)
	current, replaced := writer{s, after, func() {}}, writer{s, before, func() {}}
	if err := current.Replace([]any{object(t, c, "a", 5)}, "5"); err != nil {
		t.Fatal(err)
	}
	late := object(t, c, "late", 6)
	for what, err := range map[string]error{
		"add": replaced.Add(late), "update": replaced.Update(late), "delete": replaced.Delete(object(t, c, "a", 6)),
		"replace": replaced.Replace(nil, "6"), "bookmark": replaced.Bookmark("6"),
	} {
		if !errors.Is(err, errEnded) {
			t.Errorf("%s by a replaced source = %v, want %v", what, err, errEnded)
		}
	}
	s.clear(before)
	if view, synced := s.View(); !synced || view.Len() != 1 || view.Version != 5 {
		t.Errorf("synced: %v, %d objects, version %d, want those of the current source", synced, view.Len(), view.Version)
	}
	s.clear(after)
	if _, synced := s.View(); synced {
		t.Error("the current source did not clear the store")
	}
}
