// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/cache/informertest"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllertest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
)

func TestCouldMatter(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change func(*clusterv1alpha1.Cluster)
		want   bool
	}{
		"nothing":         {func(*clusterv1alpha1.Cluster) {}, false},
		"its spec":        {func(c *clusterv1alpha1.Cluster) { c.Generation++ }, true},
		"its labels":      {func(c *clusterv1alpha1.Cluster) { c.Labels = map[string]string{"a": "b"} }, true},
		"its annotations": {func(c *clusterv1alpha1.Cluster) { c.Annotations = map[string]string{"a": "b"} }, false},
		"it is going":     {func(c *clusterv1alpha1.Cluster) { c.DeletionTimestamp = &metav1.Time{Time: start} }, true},
		"it serves another kind": {func(c *clusterv1alpha1.Cluster) {
			c.Status.APIEnablements = member("m1", "Widget", "Gadget").Status.APIEnablements
		}, true},
		"it serves no kind": {func(c *clusterv1alpha1.Cluster) { c.Status.APIEnablements = nil }, true},
		"a condition":       {func(c *clusterv1alpha1.Cluster) { c.Status.Conditions = []metav1.Condition{{Type: "Ready"}} }, false},
		"what it has left": {func(c *clusterv1alpha1.Cluster) {
			c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: corev1.ResourceList{}}
		}, false},
		"another of its name":     {func(c *clusterv1alpha1.Cluster) { c.UID = "another" }, true},
		"its version of the data": {func(c *clusterv1alpha1.Cluster) { c.ResourceVersion = "2" }, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			before := member("m1", "Widget")
			after := before.DeepCopy()
			tc.change(after)
			if got := affectsDecisions(before, after); got != tc.want {
				t.Errorf("couldMatter = %v, want %v", got, tc.want)
			}
		})
	}
}

// watched gives a scheduler that hears of events, and the sources of them.
func watched(t *testing.T, scope binding.Scope, b binding.Binding) (w *world, bindings, clusters *controllertest.FakeInformer) {
	t.Helper()
	w = newWorld(t, b)
	informers := &informertest.FakeInformers{Scheme: testScheme(t)}
	w.cache = informers
	if err := w.watch(t.Context()); err != nil {
		t.Fatal(err)
	}
	bindings, err := informers.FakeInformerFor(t.Context(), scope.New())
	if err != nil {
		t.Fatal(err)
	}
	clusters, err = informers.FakeInformerFor(t.Context(), &clusterv1alpha1.Cluster{})
	if err != nil {
		t.Fatal(err)
	}
	return w, bindings, clusters
}

// due says whether exactly the one binding is due.
func (w *world) due(t *testing.T, k key) bool {
	t.Helper()
	if w.queue.Len() == 0 {
		return false
	}
	got, _ := w.queue.Get()
	w.queue.Done(got)
	w.queue.Forget(got)
	if got != k || w.queue.Len() > 0 {
		t.Errorf("%v is due, and %d more", got, w.queue.Len())
	}
	return true
}

func TestWatch_bindings(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w, bindings, _ := watched(t, scope, b)
		bindings.Add(b)
		if !w.due(t, k) {
			t.Error("a new binding is not due")
		}
		same, _ := waiting(scope)
		same.BindingStatus().LastScheduledTime = &metav1.Time{Time: start}
		bindings.Update(b, same)
		if w.due(t, k) {
			t.Error("a change of status makes it due")
		}
		newer, _ := waiting(scope)
		newer.SetGeneration(2)
		bindings.Update(b, newer)
		if !w.due(t, k) {
			t.Error("a change of spec does not make it due")
		}
		free, _ := waiting(scope)
		free.SetLabels(nil)
		managed, _ := waiting(scope)
		managed.SetLabels(map[string]string{names.BindingManagedBy: "somebody"})
		bindings.Update(free, managed)
		if !w.due(t, k) {
			t.Error("becoming ours does not make it due")
		}
		bindings.Update(managed, free)
		if w.due(t, k) {
			t.Error("somebody else's binding is due")
		}
		other, _ := waiting(scope)
		other.SetUID("another")
		bindings.Update(b, other)
		if !w.due(t, k) {
			t.Error("another binding of the same name is not due")
		}
	})
}

// What the scheduler wrote is no news to it; what others wrote after it is.
func TestWatch_ownWrites(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w, bindings, _ := watched(t, scope, b)
		before := w.get(t, k)
		now := w.get(t, k)
		if err := patch.Merge(t.Context(), w.Scheduler.control, now, map[string]any{"spec": map[string]any{"clusters": to("m1", 2)}}); err != nil {
			t.Fatal(err)
		}
		bindings.Update(before, now)
		if w.due(t, k) {
			t.Error("its own write makes a binding due")
		}
		w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = 3 })
		theirs := w.get(t, k)
		theirs.SetGeneration(now.GetGeneration() + 1)
		bindings.Update(now, theirs)
		if !w.due(t, k) {
			t.Error("somebody else's write does not make it due")
		}
	})
}

func TestWatch_clusters(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w, _, clusters := watched(t, scope, b)
		before, after := member("m1"), member("m1", "Widget")
		for what, event := range map[string]func(){
			"a cluster that comes":            func() { clusters.Add(after) },
			"a cluster that serves more":      func() { clusters.Update(before, after) },
			"a cluster that is gone":          func() { clusters.Delete(after) },
			"a cluster that serves kind less": func() { clusters.Update(after, before) },
		} {
			event()
			if !w.due(t, k) {
				t.Errorf("%s does not make bindings due", what)
			}
		}
		clusters.Update(before, before)
		if w.due(t, k) {
			t.Error("a cluster without a change makes bindings due")
		}
	})
}

func TestStart_worksUntilItsEnd(t *testing.T) {
	t.Parallel()
	b, k := waiting(binding.Namespaced)
	w := newWorld(t, b, member("m1", "Widget"))
	informers := &informertest.FakeInformers{Scheme: testScheme(t)}
	w.cache = informers
	ended := make(chan error, 1)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	go func() { ended <- w.Start(ctx) }()
	w.queue.Add(k)
	deadline := time.After(30 * time.Second)
	for len(w.get(t, k).BindingSpec().Clusters) == 0 {
		select {
		case err := <-ended:
			t.Fatalf("ended: %v", err)
		case <-deadline:
			t.Fatal("nothing was scheduled")
		case <-time.After(time.Millisecond):
		}
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}
