// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
)

func TestSchedule_firstTime(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m2", "Widget"), member("m1", "Widget"), member("m3", "Widget"))
		if diff := cmp.Diff([]string{"patch " + scope.Name, "update status " + scope.Name}, f.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		got := f.get(t, k)
		if diff := cmp.Diff(to("m1", 2, "m2", 2), got.BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		annotations := map[string]string{"other": "annotation", names.AppliedPlacement: `{"clusterAffinity":{"clusterNames":["m1","m2"]}}`}
		if diff := cmp.Diff(annotations, got.GetAnnotations()); diff != "" {
			t.Errorf("annotations (-want +got):\n%s", diff)
		}
		now := metav1.NewTime(start)
		want := workv1alpha2.ResourceBindingStatus{
			SchedulerObservedGeneration: 2, LastScheduledTime: &now,
			Conditions: []metav1.Condition{
				{
					Type:               workv1alpha2.Scheduled,
					Status:             metav1.ConditionTrue,
					Reason:             "Success",
					Message:            "Binding has been scheduled successfully.",
					LastTransitionTime: now,
				},
			},
		}
		if diff := cmp.Diff(&want, got.BindingStatus()); diff != "" {
			t.Errorf("status (-want +got):\n%s", diff)
		}
		result := " Result: {m1:2, m2:2}"
		if !scope.Namespaced {
			result = " Result {m1:2, m2:2}"
		}
		event := func(on corev1.ObjectReference) events.Event {
			return events.Event{
				On:      on,
				Source:  "default-scheduler",
				Reason:  "ScheduleBindingSucceed",
				Message: "Binding has been scheduled successfully." + result,
			}
		}
		wantEvents := []events.Event{
			event(
				corev1.ObjectReference{APIVersion: "work.karmada.io/v1alpha2", Kind: scope.Name, Namespace: k.Namespace, Name: k.Name, UID: "binding"},
			),
			event(corev1.ObjectReference{APIVersion: "example.io/v1", Kind: "Widget", Namespace: k.Namespace, Name: "web", UID: "a"}),
		}
		if diff := cmp.Diff(wantEvents, f.events.All()); diff != "" {
			t.Errorf("events (-want +got):\n%s", diff)
		}
		f.expectNoWrites(t, k)
	})
}

func TestSchedule_followsSpec(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.run(t, k)
		later := start.Add(time.Minute)
		f.clock.SetTime(later)
		f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = 5 })
		if writes := f.run(t, k); len(writes) != 2 {
			t.Errorf("wrote %v, want clusters and status", writes)
		}
		got := f.get(t, k)
		if diff := cmp.Diff(to("m1", 5, "m2", 5), got.BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		if st := got.BindingStatus(); st.SchedulerObservedGeneration != got.GetGeneration() || !st.LastScheduledTime.Time.Equal(later) {
			t.Errorf("status = %+v, generation %d", st, got.GetGeneration())
		}
		if c := scheduled(t, got); !c.LastTransitionTime.Time.Equal(start) {
			t.Errorf("lastTransitionTime of an unchanged condition: %v", c.LastTransitionTime)
		}
		f.expectNoWrites(t, k)

		// Another change of the spec only updates the status.
		f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Resource.ResourceVersion = "7" })
		if diff := cmp.Diff([]string{"update status " + scope.Name}, f.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		f.expectNoWrites(t, k)
	})
}

func TestSchedule_noClusterFits(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m1"), member("m3", "Widget"))
		if diff := cmp.Diff([]string{"update status " + scope.Name}, f.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		const reasons = "0/2 clusters are available: 1 cluster(s) did not have the API resource, " +
			"1 cluster(s) did not match the placement cluster affinity constraint. " +
			"The placement names clusters that do not exist: m2."
		got := f.get(t, k)
		want := metav1.Condition{
			Type:               workv1alpha2.Scheduled,
			Status:             metav1.ConditionFalse,
			Reason:             "NoClusterFit",
			Message:            reasons,
			LastTransitionTime: metav1.NewTime(start),
		}
		if diff := cmp.Diff(want, scheduled(t, got)); diff != "" {
			t.Errorf("condition (-want +got):\n%s", diff)
		}
		if st := got.BindingStatus(); st.SchedulerObservedGeneration != 0 || st.LastScheduledTime != nil || len(got.BindingSpec().Clusters) > 0 {
			t.Errorf("the status reports a scheduled binding: %+v", st)
		}
		all := f.events.All()
		if len(all) != 2 || all[0].Reason != "ScheduleBindingFailed" || !all[0].Warning || all[0].Message != reasons ||
			all[1].On.Kind != "Widget" {
			t.Errorf("events = %+v", all)
		}
		f.expectNoWrites(t, k)

		// Scheduling succeeds after a cluster starts to serve the kind.
		f.editCluster(t, "m1", func(c *clusterv1alpha1.Cluster) { c.Status = member("m1", "Widget").Status })
		if writes := f.run(t, k); len(writes) != 2 {
			t.Errorf("wrote %v, want clusters and status", writes)
		}
		got = f.get(t, k)
		if c := scheduled(t, got); c.Status != metav1.ConditionTrue || !cmp.Equal(got.BindingSpec().Clusters, to("m1", 2)) {
			t.Errorf("condition %+v, clusters %v", c, got.BindingSpec().Clusters)
		}
		f.expectNoWrites(t, k)
	})
}

func TestSchedule_retriesWithoutPlacement(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, func(b binding.Binding) { b.BindingSpec().Placement = nil })
		f := newFixture(t, b, member("m1", "Widget"))
		if err := f.schedule(t.Context(), k); err == nil {
			t.Error("no error")
		}
		if c := scheduled(t, f.get(t, k)); c.Reason != "SchedulerError" || c.Status != metav1.ConditionFalse {
			t.Errorf("condition = %+v", c)
		}
	})
}

func TestSchedule_ignores(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change  func(binding.Binding)
		handled bool
	}{
		"another scheduler": {change: func(b binding.Binding) { b.BindingSpec().SchedulerName = "other" }},
		"scheduler by name": {change: func(b binding.Binding) { b.BindingSpec().SchedulerName = names.DefaultScheduler }, handled: true},
		"scheduling suspended": {
			change: func(b binding.Binding) { b.BindingSpec().Suspension = &workv1alpha2.Suspension{Scheduling: new(true)} },
		},
		"scheduling not suspended": {
			change:  func(b binding.Binding) { b.BindingSpec().Suspension = &workv1alpha2.Suspension{Scheduling: new(false)} },
			handled: true,
		},
		"dispatching suspended": {change: func(b binding.Binding) {
			b.BindingSpec().Suspension = &workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{Dispatching: new(true)}}
		}, handled: true},
		"no policy": {change: func(b binding.Binding) { b.SetLabels(nil) }},
		"created by a controller": {
			change:  func(b binding.Binding) { b.SetLabels(map[string]string{names.BindingManagedBy: "rebalancer"}) },
			handled: true,
		},
		"being deleted": {change: func(b binding.Binding) {
			b.SetFinalizers([]string{"example.io/wait"})
			b.SetDeletionTimestamp(&metav1.Time{Time: start})
		}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				b, k := newBinding(scope, tc.change)
				f := newFixture(t, b, member("m1", "Widget"))
				if writes := f.run(t, k); (len(writes) > 0) != tc.handled {
					t.Errorf("wrote %v", writes)
				}
				if recorded := f.events.All(); (len(recorded) > 0) != tc.handled {
					t.Errorf("events %v", recorded)
				}
				if f.enqueue(b, eventAdd); (f.queue.Len() > 0) != tc.handled {
					t.Errorf("queue length %d", f.queue.Len())
				}
			})
		})
	}
}

func TestSchedule_forgetsDeletedBinding(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		for what, find := range map[string]func(*fixture){
			"worker":        func(f *fixture) { f.expectNoWrites(t, k) },
			"status writer": func(f *fixture) { f.writePending(t, k) },
		} {
			f := newFixture(t)
			// State of a decision that was in progress at the delete event.
			f.groups.decided = map[key]*decided{k: {clusters: to("m1", 2), written: true}}
			f.unschedulable.add(k, 0, start)
			f.assumed.add(k, b.BindingSpec(), nil, to("m1", 2), start)
			find(f)
			if len(f.groups.decided)+len(f.unschedulable.attempts)+len(f.assumed.assumptions) > 0 {
				t.Errorf("%s: still in memory: %v, %v, %v", what, f.groups.decided, f.unschedulable.attempts, f.assumed.assumptions)
			}
		}
	})
}

func TestSchedule_excludesEvictedClusters(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, func(b binding.Binding) {
			b.BindingSpec().Clusters = to("m2", 2)
			b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
		})
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.run(t, k)
		got := f.get(t, k)
		if diff := cmp.Diff(to("m2", 2), got.BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		if len(got.BindingSpec().GracefulEvictionTasks) != 1 {
			t.Error("the eviction task was modified")
		}
	})
}

func TestSchedule_keepsAffinityTerm(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, func(b binding.Binding) {
			b.BindingSpec().Placement = &policyv1alpha1.Placement{ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{
				{AffinityName: "home", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}},
				{AffinityName: "away", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}},
			}}
		})
		f := newFixture(t, b, member("m1"), member("m2", "Widget"))
		f.run(t, k)
		if got := f.get(
			t,
			k,
		); got.BindingStatus().SchedulerObservedAffinityName != "away" ||
			!cmp.Equal(got.BindingSpec().Clusters, to("m2", 2)) {
			t.Fatalf("affinity %q, clusters %v", got.BindingStatus().SchedulerObservedAffinityName, got.BindingSpec().Clusters)
		}
		// The binding does not return to the first term, although it can be satisfied again.
		f.editCluster(t, "m1", func(c *clusterv1alpha1.Cluster) { c.Status = member("m1", "Widget").Status })
		f.expectNoWrites(t, k)
		// Rescheduling starts with the first term.
		f.clock.SetTime(start.Add(time.Minute))
		f.edit(t, k, func(b binding.Binding) {
			b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start.Add(30 * time.Second)}
		})
		f.run(t, k)
		if got := f.get(
			t,
			k,
		); got.BindingStatus().SchedulerObservedAffinityName != "home" ||
			!cmp.Equal(got.BindingSpec().Clusters, to("m1", 2)) {
			t.Errorf("affinity %q, clusters %v", got.BindingStatus().SchedulerObservedAffinityName, got.BindingSpec().Clusters)
		}
		f.expectNoWrites(t, k)
		// The request was served: it does not revert the next fallback.
		f.edit(t, k, func(b binding.Binding) {
			b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
		})
		f.run(t, k)
		f.edit(t, k, func(b binding.Binding) { b.BindingSpec().GracefulEvictionTasks = nil })
		f.run(t, k)
		if got := f.get(t, k); got.BindingStatus().SchedulerObservedAffinityName != "away" {
			t.Errorf("affinity %q", got.BindingStatus().SchedulerObservedAffinityName)
		}
	})
}

// Failover works again and again: a workload that was evicted from the last term returns to the first.
func TestSchedule_returnsToEarlierTerm(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, func(b binding.Binding) {
			b.BindingSpec().Placement = &policyv1alpha1.Placement{ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{
				{AffinityName: "primary", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}},
				{AffinityName: "backup", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}},
			}}
		})
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.run(t, k)
		for i, lost := range []string{"m1", "m2", "m1", "m2"} {
			f.edit(t, k, func(b binding.Binding) {
				b.BindingSpec().Clusters = nil
				b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: lost}}
			})
			f.run(t, k)
			want := map[string]string{"m1": "m2", "m2": "m1"}[lost]
			if got := f.get(t, k).BindingSpec().Clusters; !cmp.Equal(got, to(want, 2)) {
				t.Fatalf("after loss %d, of %s: clusters %v, want %s", i+1, lost, got, want)
			}
		}
	})
}

func TestSchedule_failedWrite(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m1", "Widget"))
		broken := errors.New("no")
		f.fail = func(string) error { return broken }
		if err := f.schedule(t.Context(), k); !errors.Is(err, broken) {
			t.Errorf("error = %v", err)
		}
		if recorded := f.events.All(); len(recorded) > 0 {
			t.Errorf("events without a write: %v", recorded)
		}
		f.fail = nil
		f.run(t, k)
		if c := scheduled(t, f.get(t, k)); c.Status != metav1.ConditionTrue {
			t.Errorf("condition = %+v", c)
		}
		f.expectNoWrites(t, k)
	})
}

// A status that cannot be written is written later: the next attempt may find that the binding needs no scheduling.
func TestSchedule_writesFailedStatusLater(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		term := func(name, cluster string) policyv1alpha1.ClusterAffinityTerm {
			return policyv1alpha1.ClusterAffinityTerm{
				AffinityName:    name,
				ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{cluster}},
			}
		}
		b, k := newBinding(scope, func(b binding.Binding) {
			b.BindingSpec().Placement = &policyv1alpha1.Placement{
				ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{term("home", "m1"), term("away", "m2")}, ReplicaScheduling: dividedEqually(),
			}
		})
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.run(t, k)
		f.edit(t, k, func(b binding.Binding) {
			b.BindingSpec().Clusters, b.BindingSpec().GracefulEvictionTasks = nil, []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
		})
		conflict := apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, k.Name, errors.New("changed"))
		f.fail = func(what string) error {
			if strings.HasPrefix(what, "update status") {
				return conflict
			}
			return nil
		}
		f.clock.SetTime(start.Add(time.Minute))
		before := len(f.events.All())
		f.run(t, k)
		if len(f.events.All()) == before {
			t.Error("no event")
		}
		f.fail = nil
		f.run(t, k)
		f.writePending(t, k)
		got := f.get(t, k)
		st := got.BindingStatus()
		if c := got.BindingSpec().Clusters; len(c) != 1 || c[0].Name != "m2" || st.SchedulerObservedAffinityName != "away" {
			t.Errorf("targets %v, term %q", c, st.SchedulerObservedAffinityName)
		}
		if st.SchedulerObservedGeneration != got.GetGeneration() || !st.LastScheduledTime.After(start) {
			t.Errorf("generation %d, status = %+v", got.GetGeneration(), st)
		}
		if len(f.pendingStatuses.outcomes) > 0 {
			t.Errorf("pending statuses %v", f.pendingStatuses.outcomes)
		}
		f.expectNoWrites(t, k)
	})
}

// A conflict is retried soon and does not count as a failure.
func TestNext_conflict(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m1", "Widget"))
		conflicts := 0
		f.fail = func(what string) error {
			if strings.HasPrefix(what, "patch") && conflicts == 0 {
				conflicts++
				return apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, k.Name, errors.New("changed"))
			}
			return nil
		}
		f.queue.Add(k)
		f.next(t.Context())
		if n := f.queue.NumRequeues(k); conflicts != 1 || n != 0 {
			t.Errorf("%d conflicts, %d failures", conflicts, n)
		}
		f.waitNext(t)
		if c := scheduled(t, f.get(t, k)); c.Status != metav1.ConditionTrue {
			t.Errorf("condition = %+v", c)
		}

		f.fail = func(string) error { return errors.New("no") }
		f.makeDirty(t, k)
		f.queue.Add(k)
		f.next(t.Context())
		f.queue.Len() // processes added items
		if n := f.queue.NumRequeues(k); n != 1 {
			t.Errorf("%d failures, want 1", n)
		}
	})
}

// A concurrent change of the binding is not overwritten.
func TestSchedule_concurrentChange(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.Scheduler.control.Client = interceptor.NewClient(f.control, interceptor.Funcs{
			Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
				f.Scheduler.control.Client = f.control
				f.edit(t, k, func(b binding.Binding) {
					b.BindingSpec().Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}
				})
				return c.Patch(ctx, o, p, opts...)
			},
		})
		if err := f.schedule(t.Context(), k); !apierrors.IsConflict(err) {
			t.Errorf("error = %v, want a conflict", err)
		}
		if got := f.get(t, k).BindingSpec().Clusters; len(got) > 0 {
			t.Errorf("targets %v of an outdated placement", got)
		}
		f.run(t, k)
		if got := f.get(t, k).BindingSpec().Clusters; len(got) != 1 || got[0].Name != "m2" {
			t.Errorf("targets %v, want m2", got)
		}
	})
}

// A stale cache is waited for: a decision would write the same again.
func TestSchedule_staleCache(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m1", "Widget"))
		shown := f.get(t, k)
		newer := f.get(t, k)
		if err := patch.Merge(
			t.Context(),
			f.Scheduler.control,
			newer,
			map[string]any{"spec": map[string]any{"clusters": nil}},
		); err != nil {
			t.Fatal(err)
		}
		f.writes()
		catchUp := f.showStale(shown)
		f.queue.Add(k)
		f.next(t.Context())
		if writes, n := f.writes(), f.queue.NumRequeues(k); len(writes) > 0 || n != 0 {
			t.Errorf("wrote %v, %d failures", writes, n)
		}
		catchUp()
		f.waitNext(t)
		if writes := f.writes(); len(writes) != 2 {
			t.Errorf("wrote %v after the cache was current", writes)
		}
	})
}

// showStale makes the cache return an old version of the binding until catchUp is called.
func (f *fixture) showStale(shown binding.Binding) (catchUp func()) {
	server := f.Scheduler.control.Client
	f.Scheduler.control.Client = interceptor.NewClient(server.(client.WithWatch), interceptor.Funcs{
		Get: func(ctx context.Context, c client.WithWatch, key client.ObjectKey, o client.Object, opts ...client.GetOption) error {
			if b, ok := o.(binding.Binding); ok {
				reflect.ValueOf(b).Elem().Set(reflect.ValueOf(shown.DeepCopyObject()).Elem())
				return nil
			}
			return c.Get(ctx, key, o, opts...)
		},
	})
	return func() { f.Scheduler.control.Client = server }
}

// waitNext waits until an item is queued and handles it.
func (f *fixture) waitNext(t *testing.T) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		f.next(t.Context())
	}()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		t.Fatal("nothing was queued")
	}
}

// makeDirty changes the spec, so that the next run writes.
func (f *fixture) makeDirty(t testing.TB, k key) {
	t.Helper()
	fail := f.fail
	f.fail = nil
	f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas++ })
	f.fail = fail
}

func TestNewRequest(t *testing.T) {
	t.Parallel()
	b, _ := newBinding(binding.Namespaced, func(b binding.Binding) {
		b.BindingSpec().Clusters = to("m1", 1)
		b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2"}, {FromCluster: "m3"}}
		b.BindingStatus().SchedulerObservedAffinityName = "home"
	})
	r := NewRequest(b, true)
	if r.Seed != "a" || r.Kind.String() != "example.io/v1, Kind=Widget" || r.Replicas != 2 || !r.Workload || !r.KeepEmpty ||
		r.Affinity != "home" ||
		r.Placement != b.BindingSpec().Placement {
		t.Errorf("request = %+v", r)
	}
	if diff := cmp.Diff([]string{"m2", "m3"}, r.Evicting, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("evicting (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(to("m1", 1), r.Current); diff != "" {
		t.Errorf("current (-want +got):\n%s", diff)
	}
}
