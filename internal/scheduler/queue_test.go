// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"fmt"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/events"
)

// take gives what is due, in order.
func (w *world) take() (out []string) {
	for w.queue.Len() > 0 {
		k, _ := w.queue.Get()
		w.queue.Done(k)
		out = append(out, k.Name)
	}
	return out
}

// A binding of a higher priority overtakes all that wait, however many; those of one priority keep their order.
func TestQueue_priority(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	for i := range 100 {
		b, _ := waiting(binding.Namespaced, func(b binding.Binding) { b.SetName(fmt.Sprintf("low-%03d", i)) })
		w.enqueue(b, eventAdd)
	}
	high, _ := waiting(binding.Namespaced, func(b binding.Binding) {
		b.SetName("high")
		b.BindingSpec().SchedulePriority = &workv1alpha2.SchedulePriority{Priority: 1000}
	})
	w.enqueue(high, eventAdd)
	got := w.take()
	if len(got) != 101 || got[0] != "high" {
		t.Fatalf("%d are due, first %v", len(got), got[0])
	}
	for i, name := range got[1:] {
		if want := fmt.Sprintf("low-%03d", i); name != want {
			t.Fatalf("%d: %s, want %s", i, name, want)
		}
	}
}

// What cannot be placed is parked: it is tried again by itself more and more rarely, and at once when something changed
// that could help, but never in a storm.
func TestParked(t *testing.T) {
	t.Parallel()
	var p unschedulable
	k, now := key{Name: "b"}, start
	for i, want := range []int{5, 10, 20, 40, 80, 160, 300, 300} {
		if got := p.add(k, 0, now); got != time.Duration(want)*time.Second {
			t.Errorf("attempt %d: again in %s, want %ds", i, got, want)
		}
	}
	all := func(key) bool { return true }
	if got := p.retryable(now.Add(time.Second), all); len(got) != 1 || got[k].After != 4*time.Second {
		t.Errorf("after a change right after the attempt: %v, want it in 4 s", got)
	}
	if got := p.retryable(now.Add(time.Minute), all); got[k].After != 0 {
		t.Errorf("after a change: %v, want it now", got)
	}
	if got := p.retryable(now.Add(time.Minute), func(key) bool { return false }); len(got) != 0 {
		t.Errorf("what is not concerned: %v", got)
	}
	p.remove(k)
	if got := p.retryable(now.Add(time.Minute), all); len(got) != 0 {
		t.Errorf("what was placed: %v", got)
	}
	if got := p.add(k, 0, now); got != minRetry {
		t.Errorf("after a success: again in %s, want %s", got, minRetry)
	}
}

// A parked binding is tried again when a cluster reports other room, and when one comes; a report without news is none.
func TestWatch_parked(t *testing.T) {
	t.Parallel()
	b, k := waiting(binding.Namespaced)
	w, _, clusters := watched(t, binding.Namespaced, b)
	w.queue.Add(k)
	w.next(t.Context()) // there are no clusters
	if got := w.take(); len(got) > 0 {
		t.Fatalf("%v is due although nothing changed", got)
	}
	w.clock.SetTime(start.Add(time.Minute))
	before, after := member("m1"), member("m1")
	after.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("8")}}
	clusters.Update(before, before)
	if got := w.take(); len(got) > 0 {
		t.Errorf("%v is due after a report without news", got)
	}
	clusters.Update(before, after)
	if got := w.take(); len(got) != 1 || got[0] != k.Name {
		t.Errorf("due after a report of room: %v", got)
	}
}

// What is tried again for a change of clusters keeps its priority: where it cannot be placed, it holds up nobody else.
func TestWatch_parkedPriority(t *testing.T) {
	t.Parallel()
	for _, priority := range []int{-10, 0, 1000} {
		b, k := waiting(binding.Namespaced, func(b binding.Binding) {
			b.BindingSpec().SchedulePriority = &workv1alpha2.SchedulePriority{Priority: int32(priority)}
		})
		w, _, _ := watched(t, binding.Namespaced, b)
		w.enqueue(b, eventAdd)
		w.next(t.Context())
		w.clock.SetTime(start.Add(time.Minute))
		w.retryUnschedulable(func(key) bool { return true })
		if w.queue.Len() != 1 {
			t.Fatal("it is not due")
		}
		got, p, _ := w.queue.GetWithPriority()
		w.queue.Done(got)
		if got != k || p != priority {
			t.Errorf("%v is due with the priority %d, want %d", got, p, priority)
		}
	}
}

// Two members of an anti-affinity group that are decided one after the other go to different clusters although the cache
// does not show the first decision yet.
func TestGroups_decidedTogether(t *testing.T) {
	t.Parallel()
	make := func(name string) (binding.Binding, key) {
		b, k := waiting(binding.Namespaced, func(b binding.Binding) {
			b.SetName(name)
			b.SetUID(types.UID(name))
			b.BindingSpec().Placement = &policyv1alpha1.Placement{
				WorkloadAffinity:  &policyv1alpha1.WorkloadAffinity{AntiAffinity: &policyv1alpha1.WorkloadAntiAffinityTerm{GroupByLabelKey: "app"}},
				SpreadConstraints: []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}},
			}
			b.BindingSpec().WorkloadAffinityGroups = &workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: "app=web"}
		})
		k.Name = name
		return b, k
	}
	a, ka := make("a")
	b, _ := make("b")
	w := newWorld(t, a, b, member("m1", "Widget"), member("m2", "Widget"))
	clusters, err := w.snapshots.get(t.Context(), w.control)
	if err != nil {
		t.Fatal(err)
	}
	first, err := w.decide(t.Context(), clusters, a) // it is not written yet
	if err != nil {
		t.Fatal(err)
	}
	second, err := w.decide(t.Context(), clusters, b)
	if err != nil {
		t.Fatal(err)
	}
	if len(first.Clusters) != 1 || len(second.Clusters) != 1 || first.Clusters[0].Name == second.Clusters[0].Name {
		t.Errorf("clusters %v and %v", first.Clusters, second.Clusters)
	}
	// A decision that could not be written keeps nobody away.
	w.groups.forget(ka)
	again, err := w.decide(t.Context(), clusters, b)
	if err != nil || again.Clusters[0].Name != "m1" {
		t.Errorf("clusters %v, %v", again.Clusters, err)
	}
}

// Once the cache shows what was decided about a member of a group, the member is where its binding says, whoever moved it.
func TestGroups_movedByOthers(t *testing.T) {
	t.Parallel()
	member1, member2 := member("m1", "Widget"), member("m2", "Widget")
	alone := func(name string) (binding.Binding, key) {
		b, _ := waiting(binding.Namespaced, func(b binding.Binding) {
			b.SetName(name)
			b.SetUID(types.UID(name))
			b.BindingSpec().Placement = &policyv1alpha1.Placement{
				SpreadConstraints: []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}},
			}
			b.BindingSpec().WorkloadAffinityGroups = &workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: "app=web"}
		})
		return b, key{Namespace: b.GetNamespace(), Name: name}
	}
	for what, tc := range map[string]struct {
		happens func(t *testing.T, w *world, a key)
		want    string // where the other goes
	}{
		"nothing": {func(*testing.T, *world, key) {}, "m2"},
		"it is moved": {func(t *testing.T, w *world, a key) {
			w.edit(t, a, func(b binding.Binding) { b.BindingSpec().Clusters = to("m2", 2) })
		}, "m1"},
		"it is evicted, and fits nowhere else": {func(t *testing.T, w *world, a key) {
			w.edit(t, a, func(b binding.Binding) {
				b.BindingSpec().Clusters = nil
				b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}, {FromCluster: "m2"}}
			})
			w.run(t, a)
		}, "m1"},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			a, ka := alone("a")
			b, kb := alone("b")
			w := newWorld(t, a, b, member1.DeepCopy(), member2.DeepCopy())
			w.run(t, ka)
			if got := w.get(t, ka).BindingSpec().Clusters; len(got) != 1 || got[0].Name != "m1" {
				t.Fatalf("the first goes to %v", got)
			}
			tc.happens(t, w, ka)
			w.run(t, kb)
			if got := w.get(t, kb).BindingSpec().Clusters; len(got) != 1 || got[0].Name != tc.want {
				t.Errorf("the second goes to %v, want %s", got, tc.want)
			}
		})
	}
}

// Groups are of one namespace: neither another one nor the whole cluster has a part in them.
func TestGroups_ofOneNamespace(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		grouped := func(b binding.Binding) {
			b.BindingSpec().WorkloadAffinityGroups = &workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: "app=web"}
		}
		b, k := waiting(scope, grouped)
		other, _ := waiting(binding.Namespaced, grouped, func(b binding.Binding) {
			b.SetNamespace("elsewhere")
			b.SetName("other")
			b.BindingSpec().Clusters = to("m1", 2)
		})
		w := newWorld(t, b, other, member("m1", "Widget"))
		w.run(t, k)
		if got := w.get(t, k).BindingSpec().Clusters; len(got) != 1 {
			t.Errorf("clusters = %v, want m1: %+v", got, scheduled(t, w.get(t, k)))
		}
	})
}

// When one member of a group moves, leaves it or goes, others that wait in its namespace are tried again.
func TestWatch_groupMoved(t *testing.T) {
	t.Parallel()
	b, k := waiting(binding.Namespaced)
	w, bindings, _ := watched(t, binding.Namespaced, b)
	w.queue.Add(k)
	w.next(t.Context())
	member := func(group string, clusters ...string) binding.Binding {
		o, _ := waiting(binding.Namespaced, func(o binding.Binding) {
			o.SetName("other")
			o.SetLabels(nil) // not ours to schedule, so that only the effect on others shows
			if group != "" {
				o.BindingSpec().WorkloadAffinityGroups = &workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: group}
			}
			for _, c := range clusters {
				o.BindingSpec().Clusters = append(o.BindingSpec().Clusters, workv1alpha2.TargetCluster{Name: c})
			}
		})
		return o
	}
	going := member("app=web", "m2")
	going.SetDeletionTimestamp(&metav1.Time{Time: start})
	for i, tc := range []struct {
		what    string
		happens func()
		want    int
	}{
		{"nothing", func() { bindings.Update(member("app=web", "m1"), member("app=web", "m1")) }, 0},
		{"a move", func() { bindings.Update(member("app=web", "m1"), member("app=web", "m2")) }, 1},
		{"a move of one that is in no group", func() { bindings.Update(member("", "m1"), member("", "m2")) }, 0},
		{"a change of its group", func() { bindings.Update(member("app=web", "m2"), member("app=db", "m2")) }, 1},
		{"the end of its group", func() { bindings.Update(member("app=db", "m2"), member("", "m2")) }, 1},
		{"the beginning of its deletion", func() { bindings.Update(member("app=web", "m2"), going) }, 1},
		{"its deletion", func() { bindings.Delete(going) }, 1},
	} {
		w.clock.SetTime(start.Add(time.Duration(i+1) * time.Minute))
		tc.happens()
		if got := w.take(); len(got) != tc.want {
			t.Errorf("due after %s: %v, want %d", tc.what, got, tc.want)
		}
	}
}

// Each affinity term that fails before one is taken is told, as the contract spells it.
func TestSchedule_failedTerms(t *testing.T) {
	t.Parallel()
	b, k := waiting(binding.Namespaced, func(b binding.Binding) {
		term := func(name, cluster string) policyv1alpha1.ClusterAffinityTerm {
			return policyv1alpha1.ClusterAffinityTerm{AffinityName: name, ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{cluster}}}
		}
		b.BindingSpec().Placement = &policyv1alpha1.Placement{ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{term("home", "none"), term("away", "m1")}}
	})
	w := newWorld(t, b, member("m1", "Widget"))
	w.run(t, k)
	got := w.get(t, k)
	if got.BindingStatus().SchedulerObservedAffinityName != "away" {
		t.Errorf("affinity in force: %q", got.BindingStatus().SchedulerObservedAffinityName)
	}
	const want = "failed to schedule ResourceBinding(default/web-widget) with clusterAffiliates index(0): 0/1 clusters are available"
	var failed []events.Event
	for _, e := range w.events.All() {
		if e.Reason == "ScheduleBindingFailed" {
			failed = append(failed, e)
		}
	}
	if len(failed) != 2 || failed[0].Message[:len(want)] != want {
		t.Errorf("events %+v", failed)
	}
	w.settled(t, k)
}
