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
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllertest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
)

func TestAffectsDecisions(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change func(*clusterv1alpha1.Cluster)
		want   bool
	}{
		"no change":   {func(*clusterv1alpha1.Cluster) {}, false},
		"spec":        {func(c *clusterv1alpha1.Cluster) { c.Generation++ }, true},
		"labels":      {func(c *clusterv1alpha1.Cluster) { c.Labels = map[string]string{"a": "b"} }, true},
		"annotations": {func(c *clusterv1alpha1.Cluster) { c.Annotations = map[string]string{"a": "b"} }, false},
		"deletion":    {func(c *clusterv1alpha1.Cluster) { c.DeletionTimestamp = &metav1.Time{Time: start} }, true},
		"another served kind": {func(c *clusterv1alpha1.Cluster) {
			c.Status.APIEnablements = member("m1", "Widget", "Gadget").Status.APIEnablements
		}, true},
		"no served kind": {func(c *clusterv1alpha1.Cluster) { c.Status.APIEnablements = nil }, true},
		"condition":      {func(c *clusterv1alpha1.Cluster) { c.Status.Conditions = []metav1.Condition{{Type: "Ready"}} }, false},
		"resource summary": {func(c *clusterv1alpha1.Cluster) {
			c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: corev1.ResourceList{}}
		}, false},
		"recreated":        {func(c *clusterv1alpha1.Cluster) { c.UID = "another" }, true},
		"resource version": {func(c *clusterv1alpha1.Cluster) { c.ResourceVersion = "2" }, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			before := member("m1", "Widget")
			after := before.DeepCopy()
			tc.change(after)
			if got := affectsDecisions(before, after); got != tc.want {
				t.Errorf("affectsDecisions = %v, want %v", got, tc.want)
			}
		})
	}
}

// watched returns a scheduler with fake informers.
func watched(t *testing.T, scope binding.Scope, objects ...client.Object) (
	f *fixture, bindings, clusters *controllertest.FakeInformer,
) {
	t.Helper()
	f = newFixture(t, objects...)
	informers := &informertest.FakeInformers{Scheme: testScheme(t)}
	f.cache = informers
	if err := f.watch(t.Context()); err != nil {
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
	return f, bindings, clusters
}

// queued reports whether the binding is queued, and fails if others are.
func (f *fixture) queued(t *testing.T, k key) bool {
	t.Helper()
	if f.queue.Len() == 0 {
		return false
	}
	got, _ := f.queue.Get()
	f.queue.Done(got)
	f.queue.Forget(got)
	if got != k || f.queue.Len() > 0 {
		t.Errorf("%v is queued, and %d more", got, f.queue.Len())
	}
	return true
}

func TestWatch_bindings(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f, bindings, _ := watched(t, scope, b)
		bindings.Add(b)
		if !f.queued(t, k) {
			t.Error("a new binding is not queued")
		}
		same, _ := newBinding(scope)
		same.BindingStatus().LastScheduledTime = &metav1.Time{Time: start}
		bindings.Update(b, same)
		if f.queued(t, k) {
			t.Error("queued after a change of status")
		}
		newer, _ := newBinding(scope)
		newer.SetGeneration(2)
		bindings.Update(b, newer)
		if !f.queued(t, k) {
			t.Error("not queued after a change of spec")
		}
		free, _ := newBinding(scope)
		free.SetLabels(nil)
		managed, _ := newBinding(scope)
		managed.SetLabels(map[string]string{names.BindingManagedBy: "controller"})
		bindings.Update(free, managed)
		if !f.queued(t, k) {
			t.Error("not queued after it became managed")
		}
		bindings.Update(managed, free)
		if f.queued(t, k) {
			t.Error("queued after it was no longer managed")
		}
		other, _ := newBinding(scope)
		other.SetUID("another")
		bindings.Update(b, other)
		if !f.queued(t, k) {
			t.Error("a recreated binding is not queued")
		}
	})
}

// Own writes do not queue a binding; later writes of others do.
func TestWatch_ignoresOwnWrites(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f, bindings, _ := watched(t, scope, b)
		before := f.get(t, k)
		now := f.get(t, k)
		if err := patch.Merge(
			t.Context(),
			f.Scheduler.control,
			now,
			map[string]any{"spec": map[string]any{"clusters": to("m1", 2)}},
		); err != nil {
			t.Fatal(err)
		}
		bindings.Update(before, now)
		if f.queued(t, k) {
			t.Error("queued after an own write")
		}
		f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = 3 })
		theirs := f.get(t, k)
		theirs.SetGeneration(now.GetGeneration() + 1)
		bindings.Update(now, theirs)
		if !f.queued(t, k) {
			t.Error("not queued after another controller's write")
		}
	})
}

// requeue runs a pass over the bindings.
func (f *fixture) requeue(t testing.TB) {
	t.Helper()
	if err := f.pass(t.Context()); err != nil {
		t.Fatal(err)
	}
}

func TestWatch_clusters(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f, bindings, clusters := watched(t, scope, b)
		bindings.Add(b)
		f.queued(t, k)
		before, after := member("m1"), member("m1", "Widget")
		for what, event := range map[string]func(){
			"added cluster":      func() { clusters.Add(after) },
			"more served kinds":  func() { clusters.Update(before, after) },
			"deleted cluster":    func() { clusters.Delete(after) },
			"fewer served kinds": func() { clusters.Update(after, before) },
		} {
			event()
			if f.queued(t, k) {
				t.Errorf("queued before the pass: %s", what)
			}
			f.requeue(t)
			if !f.queued(t, k) {
				t.Errorf("not queued: %s", what)
			}
		}
		clusters.Update(before, before)
		f.requeue(t)
		if f.queued(t, k) {
			t.Error("queued after an unchanged cluster")
		}
	})
}

func TestStart_schedulesUntilShutdown(t *testing.T) {
	t.Parallel()
	b, k := newBinding(binding.Namespaced)
	f := newFixture(t, b, member("m1", "Widget"))
	informers := &informertest.FakeInformers{Scheme: testScheme(t)}
	f.cache = informers
	ended := make(chan error, 1)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	go func() { ended <- f.Start(ctx) }()
	f.queue.Add(k)
	deadline := time.After(30 * time.Second)
	for len(f.get(t, k).BindingSpec().Clusters) == 0 {
		select {
		case err := <-ended:
			t.Fatalf("Start returned: %v", err)
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
