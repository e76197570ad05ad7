// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/go-logr/logr"
	"github.com/prometheus/client_golang/prometheus/testutil"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	apiwatch "k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var configMaps = schema.GroupVersionResource{Version: "v1", Resource: "configmaps"}

// shownBy returns the version of an object in a watch, or "" if there is none.
func shownBy(w *watch) string {
	e, _ := w.get(types.NamespacedName{Namespace: "default", Name: "c"})
	return e.Version
}

// A response can arrive after later events of the watch.
func TestWatch_ordersResponsesAndEvents(t *testing.T) {
	t.Parallel()
	object := func(version string) *unstructured.Unstructured {
		return fakecontrol.Parse(t, `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, namespace: default, uid: x, resourceVersion: "`+
			version+`", annotations: {`+names.WorkNamespace+`: karmada-es-m1, `+names.WorkName+`: w}}}`)
	}
	seen := func(version string) *Observation { return &Observation{version: version, UpToDate: true} }
	tests := map[string]struct {
		run      func(w *watch)
		version  string
		requeued int
	}{
		"event after the response":  {func(w *watch) { w.put(object("10"), seen("10")); _ = w.Add(object("10")) }, "10", 0},
		"event before the response": {func(w *watch) { _ = w.Add(object("10")); w.put(object("10"), seen("10")) }, "10", 1},
		"deleted before the response": {func(w *watch) {
			_ = w.Add(object("10"))
			_ = w.Delete(object("11"))
			w.put(object("10"), seen("10"))
		}, "", 1},
		"deletion of an earlier object after the response": {func(w *watch) {
			w.put(object("12"), seen("12"))
			_ = w.Delete(object("11"))
		}, "12", 0},
		"older event after the response":  {func(w *watch) { w.put(object("10"), seen("10")); _ = w.Update(object("9")) }, "10", 0},
		"newer event before the response": {func(w *watch) { _ = w.Add(object("11")); w.put(object("10"), seen("10")) }, "11", 1},
		"list without the object":         {func(w *watch) { w.put(object("10"), seen("10")); _ = w.Replace(nil, "11") }, "", 1},
		"older list":                      {func(w *watch) { w.put(object("10"), seen("10")); _ = w.Replace(nil, "9") }, "10", 0},
		"list after a restore of the member": {func(w *watch) {
			w.put(object("10"), seen("10"))
			w.beginList()
			_ = w.Replace(nil, "9")
		}, "", 1},
		"list with an earlier object after a restore of the member": {func(w *watch) {
			_ = w.Replace([]any{object("10")}, "10")
			_ = w.Replace([]any{object("8")}, "9")
		}, "8", 1},
		"list shows a change": {func(w *watch) {
			w.put(object("10"), seen("10"))
			_ = w.Replace([]any{object("11")}, "12")
		}, "11", 1},
		"list shows the same": {func(w *watch) {
			w.put(object("10"), seen("10"))
			w.reduce(t.Context(), object("10"))
			_ = w.Replace([]any{object("10")}, "12")
		}, "10", 0},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			requeued := sets.New[types.NamespacedName]()
			enqueue := func(w types.NamespacedName) { requeued.Insert(w) }
			w := newWatch(NewCache(t.Context(), &member.Member{Name: "m1"}, enqueue, nil), configMaps, nil)
			tc.run(w)
			if got := shownBy(w); got != tc.version {
				t.Errorf("version = %q, want %q", got, tc.version)
			}
			if got := requeued.Len(); got != tc.requeued {
				t.Errorf("%d Works requeued, want %d", got, tc.requeued)
			}
			pending := 0
			for _, e := range w.all() {
				if e.Whole != nil {
					pending++
				}
			}
			if w.pending != pending {
				t.Errorf("pending = %d, want %d", w.pending, pending)
			}
		})
	}
}

func TestWatch_boundsWholeObjectsOfList(t *testing.T) {
	t.Parallel()
	notReady := func(context.Context, *interpret.Object) (*Observation, bool) { return nil, false }
	w := newWatch(NewCache(t.Context(), &member.Member{Name: "m1"}, func(types.NamespacedName) {}, notReady), configMaps, nil)
	var list []any
	for i := range maxPending + 5 {
		o := &unstructured.Unstructured{}
		o.SetName(fmt.Sprint("c", i))
		o.SetUID(types.UID(o.GetName()))
		o.SetResourceVersion("10")
		o.SetAnnotations(map[string]string{names.WorkNamespace: "karmada-es-m1", names.WorkName: "w"})
		w.reduce(t.Context(), o)
		list = append(list, o)
	}
	if err := w.Replace(list, "11"); err != nil {
		t.Fatal(err)
	}
	if n := len(w.all()); n != maxPending+5 || w.pending != maxPending {
		t.Errorf("%d entries, %d of them whole, want %d and %d", n, w.pending, maxPending+5, maxPending)
	}
}

// restarted is an API server that has been restarted: it refuses to watch from the version of its lists.
type restarted struct {
	dynamic.ResourceInterface
	lists chan metav1.ListOptions
}

func (r restarted) List(ctx context.Context, o metav1.ListOptions) (*unstructured.UnstructuredList, error) {
	select {
	case r.lists <- o:
	case <-ctx.Done():
	}
	list := &unstructured.UnstructuredList{}
	list.SetResourceVersion("10")
	return list, nil
}

func (restarted) Watch(context.Context, metav1.ListOptions) (apiwatch.Interface, error) {
	events := apiwatch.NewFakeWithChanSize(1, false) // the watch may stop before it reads the event
	events.Error(&apierrors.NewResourceExpired("too old resource version: 10 (20)").ErrStatus)
	return events, nil
}

// Every list is up to date and paged. An older first one shows objects as missing that the process before created. A paged list of
// the last version that was seen shows that version again.
func TestWatch_listsConsistently(t *testing.T) {
	t.Parallel()
	lists := restarted{lists: make(chan metav1.ListOptions)}
	w := newWatch(NewCache(t.Context(), &member.Member{Name: "m1"}, nil, nil), configMaps, lists)
	go w.run(t.Context())
	for i := range 2 {
		if o := <-lists.lists; o.ResourceVersion != "" || o.ResourceVersionMatch != "" || o.Limit != pageSize {
			t.Errorf("list %d with resourceVersion %q, match %q and limit %d, want none, none and %d",
				i, o.ResourceVersion, o.ResourceVersionMatch, o.Limit, pageSize)
		}
	}
}

// unavailable fails to list.
type unavailable struct{ dynamic.ResourceInterface }

func (unavailable) List(context.Context, metav1.ListOptions) (*unstructured.UnstructuredList, error) {
	return nil, errors.New("etcdserver: leader changed")
}

func TestWatch_countsFailures(t *testing.T) {
	t.Parallel()
	w := newWatch(NewCache(t.Context(), &member.Member{Name: "failing"}, nil, nil), configMaps, unavailable{})
	go w.run(t.Context())
	counted := func() bool { return testutil.ToFloat64(watchErrors.WithLabelValues("failing")) > 0 }
	if err := wait.PollUntilContextTimeout(t.Context(), time.Millisecond, time.Minute, true, func(context.Context) (bool, error) {
		return counted(), nil
	}); err != nil {
		t.Error("the failed list is not counted in karmada_member_watch_errors_total")
	}
}

// discovered is a member that serves the given resources of v1 and a group of its own.
type discovered struct {
	discovery.DiscoveryInterface
	resources []metav1.APIResource
	err       error
}

func (d discovered) ServerGroups() (*metav1.APIGroupList, error) {
	v1 := []metav1.GroupVersionForDiscovery{{GroupVersion: "v1", Version: "v1"}}
	return &metav1.APIGroupList{Groups: []metav1.APIGroup{{Versions: v1}, {Name: "apps"}}}, d.err
}

func (d discovered) ServerResourcesForGroupVersion(string) (*metav1.APIResourceList, error) {
	return &metav1.APIResourceList{APIResources: d.resources}, nil
}

// watchOf returns a watch in a cache that shows an object of a Work, and the Works that are requeued.
func watchOf(t *testing.T, d discovered, resource dynamic.ResourceInterface) (w *watch, requeued chan types.NamespacedName) {
	t.Helper()
	requeued = make(chan types.NamespacedName, 10)
	c := NewCache(t.Context(), &member.Member{Name: "m1", Discovery: d}, func(w types.NamespacedName) { requeued <- w }, nil)
	w = newWatch(c, configMaps, resource)
	c.watches[configMaps] = w
	_ = w.Add(fakecontrol.Parse(t, `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, namespace: default, uid: x, resourceVersion: "10",
		annotations: {`+names.WorkNamespace+`: karmada-es-m1, `+names.WorkName+`: w}}}`))
	<-requeued
	return w, requeued
}

// unknownPath fails as an API server that does not serve a path.
type unknownPath struct{ dynamic.ResourceInterface }

func (unknownPath) List(context.Context, metav1.ListOptions) (*unstructured.UnstructuredList, error) {
	return nil, apierrors.NewGenericServerResponse(404, "list", schema.GroupResource{}, "", "404 page not found", 0, true)
}

// The watch of a kind that a member no longer serves ends, and the Works of its objects are reconciled.
func TestWatch_endsIfTheKindIsNotServed(t *testing.T) {
	t.Parallel()
	w, requeued := watchOf(t, discovered{resources: []metav1.APIResource{{Name: "secrets", Kind: "Secret"}}}, unknownPath{})
	w.run(t.Context())
	if t.Context().Err() != nil {
		t.Fatal("the watch did not end")
	}
	if len(w.cache.watches) != 0 || len(requeued) != 1 {
		t.Errorf("%d watches, %d requeued Works, want none and 1", len(w.cache.watches), len(requeued))
	}
}

// Without evidence that the kind is not served, the watch is retried: a proxy may have responded.
func TestWatch_keepsTryingWithoutEvidence(t *testing.T) {
	t.Parallel()
	for name, d := range map[string]discovered{
		"served":           {resources: []metav1.APIResource{{Name: "configmaps", Kind: "ConfigMap"}}},
		"discovery failed": {err: errors.New("down")},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w, _ := watchOf(t, d, nil)
			ctx, cancel := context.WithCancel(t.Context())
			w.cancel = cancel
			_, err := unknownPath{}.List(ctx, metav1.ListOptions{})
			w.record(ctx, logr.Discard(), err)
			if ctx.Err() != nil || len(w.cache.watches) != 1 {
				t.Error("the watch ended")
			}
		})
	}
}

// A watch that fails for a minute is no evidence about the objects, unless the cluster was not ready.
func TestWatch_becomesStale(t *testing.T) {
	t.Parallel()
	w, requeued := watchOf(t, discovered{}, nil)
	expect := func(when string, stale bool, works int) {
		t.Helper()
		if (w.stale() != nil) != stale || len(requeued) != works {
			t.Errorf("%s: stale: %v; %d Works requeued, want stale = %v, %d Works", when, w.stale(), len(requeued), stale, works)
		}
		for range len(requeued) {
			<-requeued
		}
	}
	fail := func(n int) {
		for range n {
			w.record(t.Context(), logr.Discard(), errors.New("forbidden"))
		}
	}
	w.cache.Pause(true)
	fail(staleAfter)
	expect("the cluster is not ready", false, 0)
	w.cache.Pause(false)
	fail(staleAfter - 1)
	expect("not for long", false, 0)
	fail(1)
	expect("for long", true, 1)
	fail(1)
	expect("for longer", true, 0)
	w.record(t.Context(), logr.Discard(), nil)
	expect("after a success", false, 1)
}

func TestContentOf(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		object string
		want   string
	}{
		"no generation":                 {`metadata: {uid: u, resourceVersion: "7"}, status: {}`, "u/version 7"},
		"generation and status":         {`metadata: {uid: u, resourceVersion: "7", generation: 2}, status: {}`, "u/generation 2"},
		"generation that never changes": {`metadata: {uid: u, resourceVersion: "7", generation: 1}, value: 5`, "u/version 7"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := contentOf(fakecontrol.Parse(t, "{apiVersion: v1, kind: X, "+tc.object+"}")); got != tc.want {
				t.Errorf("contentOf = %q, want %q", got, tc.want)
			}
		})
	}
}
