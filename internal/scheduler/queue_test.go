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
	"karmada.io/karmada/internal/machinery/events"
)

// take returns the names of the queued bindings in order.
func (f *fixture) take() (out []string) {
	for f.queue.Len() > 0 {
		k, _ := f.queue.Get()
		f.queue.Done(k)
		out = append(out, k.Name)
	}
	return out
}

// A binding of higher priority leaves the queue first; bindings of equal priority keep their order.
func TestQueue_priority(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	for i := range 100 {
		b, _ := newBinding(binding.Namespaced, func(b binding.Binding) { b.SetName(fmt.Sprintf("low-%03d", i)) })
		f.enqueue(b, eventAdd)
	}
	high, _ := newBinding(binding.Namespaced, func(b binding.Binding) {
		b.SetName("high")
		b.BindingSpec().SchedulePriority = &workv1alpha2.SchedulePriority{Priority: 1000}
	})
	f.enqueue(high, eventAdd)
	got := f.take()
	if len(got) != 101 || got[0] != "high" {
		t.Fatalf("%d are queued, first %v", len(got), got[0])
	}
	for i, name := range got[1:] {
		if want := fmt.Sprintf("low-%03d", i); name != want {
			t.Fatalf("%d: %s, want %s", i, name, want)
		}
	}
}

// Unschedulable bindings are retried with increasing delay, and after a change that could help, but at most every minInterval.
func TestUnschedulable(t *testing.T) {
	t.Parallel()
	var p unschedulable
	k, now := key{Name: "b"}, start
	for i, want := range []int{5, 10, 20, 40, 80, 160, 300, 300} {
		if got := p.add(k, 0, now); got != time.Duration(want)*time.Second {
			t.Errorf("attempt %d: retry after %s, want %ds", i, got, want)
		}
	}
	all := func(key) bool { return true }
	if got := p.retryable(now.Add(time.Second), all); len(got) != 1 || got[k].After != 4*time.Second {
		t.Errorf("immediately after an attempt: %v, want 4 s", got)
	}
	if got := p.retryable(now.Add(time.Minute), all); got[k].After != 0 {
		t.Errorf("a minute after an attempt: %v, want 0", got)
	}
	if got := p.retryable(now.Add(time.Minute), func(key) bool { return false }); len(got) != 0 {
		t.Errorf("not selected: %v", got)
	}
	p.remove(k)
	if got := p.retryable(now.Add(time.Minute), all); len(got) != 0 {
		t.Errorf("removed: %v", got)
	}
	if got := p.add(k, 0, now); got != minInterval {
		t.Errorf("after a success: retry after %s, want %s", got, minInterval)
	}
}

// An unschedulable binding is retried when a cluster reports other resources.
func TestWatch_retriesUnschedulable(t *testing.T) {
	t.Parallel()
	b, k := newBinding(binding.Namespaced)
	f, bindings, clusters := watched(t, binding.Namespaced, b)
	bindings.Add(b)
	f.next(t.Context()) // there are no clusters
	if got := f.take(); len(got) > 0 {
		t.Fatalf("%v is queued without a change", got)
	}
	f.clock.SetTime(start.Add(time.Minute))
	before, after := member("m1"), member("m1")
	after.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{
		Allocatable: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("8")},
	}
	clusters.Update(before, before)
	f.requeue(t)
	if got := f.take(); len(got) > 0 {
		t.Errorf("%v is queued after an unchanged report", got)
	}
	clusters.Update(before, after)
	f.requeue(t)
	if got := f.take(); len(got) != 1 || got[0] != k.Name {
		t.Errorf("queued after a report of resources: %v", got)
	}
}

// A retried binding keeps its priority.
func TestWatch_retryKeepsPriority(t *testing.T) {
	t.Parallel()
	for _, priority := range []int{-10, 0, 1000} {
		b, k := newBinding(binding.Namespaced, func(b binding.Binding) {
			b.BindingSpec().SchedulePriority = &workv1alpha2.SchedulePriority{Priority: int32(priority)}
		})
		f, _, _ := watched(t, binding.Namespaced, b)
		f.enqueue(b, eventAdd)
		f.next(t.Context())
		f.clock.SetTime(start.Add(time.Minute))
		f.retryUnschedulable(func(key) bool { return true })
		if f.queue.Len() != 1 {
			t.Fatal("not queued")
		}
		got, p, _ := f.queue.GetWithPriority()
		f.queue.Done(got)
		if got != k || p != priority {
			t.Errorf("%v is queued with priority %d, want %d", got, p, priority)
		}
	}
}

// A decision about a group member includes an earlier decision that the cache does not show yet.
func TestGroups_includesUnwrittenDecision(t *testing.T) {
	t.Parallel()
	make := func(name string) (binding.Binding, key) {
		b, k := newBinding(binding.Namespaced, func(b binding.Binding) {
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
	f := newFixture(t, a, b, member("m1", "Widget"), member("m2", "Widget"))
	clusters, err := f.snapshots.get(t.Context(), f.control)
	if err != nil {
		t.Fatal(err)
	}
	first, err := f.decide(t.Context(), clusters, a) // not written yet
	if err != nil {
		t.Fatal(err)
	}
	second, err := f.decide(t.Context(), clusters, b)
	if err != nil {
		t.Fatal(err)
	}
	if len(first.Clusters) != 1 || len(second.Clusters) != 1 || first.Clusters[0].Name == second.Clusters[0].Name {
		t.Errorf("clusters %v and %v", first.Clusters, second.Clusters)
	}
	// A decision that could not be written has no effect.
	f.groups.forget(ka)
	again, err := f.decide(t.Context(), clusters, b)
	if err != nil || again.Clusters[0].Name != "m1" {
		t.Errorf("clusters %v, %v", again.Clusters, err)
	}
}

// Once the cache shows a decision about a group member, later changes of the binding count.
func TestGroups_followsChangesOfPeers(t *testing.T) {
	t.Parallel()
	member1, member2 := member("m1", "Widget"), member("m2", "Widget")
	alone := func(name string) (binding.Binding, key) {
		b, _ := newBinding(binding.Namespaced, func(b binding.Binding) {
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
		happens func(t *testing.T, f *fixture, a key)
		want    string // cluster of the other member
	}{
		"nothing": {func(*testing.T, *fixture, key) {}, "m2"},
		"moved": {func(t *testing.T, f *fixture, a key) {
			f.edit(t, a, func(b binding.Binding) { b.BindingSpec().Clusters = to("m2", 2) })
		}, "m1"},
		"evicted, and unschedulable": {func(t *testing.T, f *fixture, a key) {
			f.edit(t, a, func(b binding.Binding) {
				b.BindingSpec().Clusters = nil
				b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}, {FromCluster: "m2"}}
			})
			f.run(t, a)
		}, "m1"},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			a, ka := alone("a")
			b, kb := alone("b")
			f := newFixture(t, a, b, member1.DeepCopy(), member2.DeepCopy())
			f.run(t, ka)
			if got := f.get(t, ka).BindingSpec().Clusters; len(got) != 1 || got[0].Name != "m1" {
				t.Fatalf("clusters of the first: %v", got)
			}
			tc.happens(t, f, ka)
			f.run(t, kb)
			if got := f.get(t, kb).BindingSpec().Clusters; len(got) != 1 || got[0].Name != tc.want {
				t.Errorf("clusters of the second: %v, want %s", got, tc.want)
			}
		})
	}
}

// Groups do not span namespaces.
func TestGroups_namespaced(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		grouped := func(b binding.Binding) {
			b.BindingSpec().WorkloadAffinityGroups = &workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: "app=web"}
		}
		b, k := newBinding(scope, grouped)
		other, _ := newBinding(binding.Namespaced, grouped, func(b binding.Binding) {
			b.SetNamespace("elsewhere")
			b.SetName("other")
			b.BindingSpec().Clusters = to("m1", 2)
		})
		f := newFixture(t, b, other, member("m1", "Widget"))
		f.run(t, k)
		if got := f.get(t, k).BindingSpec().Clusters; len(got) != 1 {
			t.Errorf("clusters = %v, want m1: %+v", got, scheduled(t, f.get(t, k)))
		}
	})
}

// Unschedulable bindings are retried when a group member in their namespace changes.
func TestWatch_retriesPeers(t *testing.T) {
	t.Parallel()
	b, k := newBinding(binding.Namespaced)
	f, bindings, _ := watched(t, binding.Namespaced, b)
	f.queue.Add(k)
	f.next(t.Context())
	member := func(group string, clusters ...string) binding.Binding {
		o, _ := newBinding(binding.Namespaced, func(o binding.Binding) {
			o.SetName("other")
			o.SetLabels(nil) // not handled, so that only its peers are queued
			if group != "" {
				o.BindingSpec().WorkloadAffinityGroups = &workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: group}
			}
			for _, c := range clusters {
				o.BindingSpec().Clusters = append(o.BindingSpec().Clusters, workv1alpha2.TargetCluster{Name: c})
			}
		})
		return o
	}
	deleting := member("app=web", "m2")
	deleting.SetDeletionTimestamp(&metav1.Time{Time: start})
	for i, tc := range []struct {
		what    string
		happens func()
		want    int
	}{
		{"nothing", func() { bindings.Update(member("app=web", "m1"), member("app=web", "m1")) }, 0},
		{"a move", func() { bindings.Update(member("app=web", "m1"), member("app=web", "m2")) }, 1},
		{"a move without a group", func() { bindings.Update(member("", "m1"), member("", "m2")) }, 0},
		{"a change of its group", func() { bindings.Update(member("app=web", "m2"), member("app=db", "m2")) }, 1},
		{"removal of its group", func() { bindings.Update(member("app=db", "m2"), member("", "m2")) }, 1},
		{"start of its deletion", func() { bindings.Update(member("app=web", "m2"), deleting) }, 1},
		{"its deletion", func() { bindings.Delete(deleting) }, 1},
	} {
		f.clock.SetTime(start.Add(time.Duration(i+1) * time.Minute))
		tc.happens()
		if got := f.take(); len(got) != tc.want {
			t.Errorf("queued after %s: %v, want %d", tc.what, got, tc.want)
		}
	}
}

// Each failed affinity term is reported by an event with the text of the contract.
func TestSchedule_failedTerms(t *testing.T) {
	t.Parallel()
	b, k := newBinding(binding.Namespaced, func(b binding.Binding) {
		term := func(name, cluster string) policyv1alpha1.ClusterAffinityTerm {
			return policyv1alpha1.ClusterAffinityTerm{
				AffinityName:    name,
				ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{cluster}},
			}
		}
		b.BindingSpec().Placement = &policyv1alpha1.Placement{
			ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{term("home", "none"), term("away", "m1")},
		}
	})
	f := newFixture(t, b, member("m1", "Widget"))
	f.run(t, k)
	got := f.get(t, k)
	if got.BindingStatus().SchedulerObservedAffinityName != "away" {
		t.Errorf("current affinity term: %q", got.BindingStatus().SchedulerObservedAffinityName)
	}
	const want = "failed to schedule ResourceBinding(default/web-widget) with clusterAffiliates index(0): 0/1 clusters are available"
	var failed []events.Event
	for _, e := range f.events.All() {
		if e.Reason == "ScheduleBindingFailed" {
			failed = append(failed, e)
		}
	}
	if len(failed) != 2 || failed[0].Message[:len(want)] != want {
		t.Errorf("events %+v", failed)
	}
	f.expectNoWrites(t, k)
}
