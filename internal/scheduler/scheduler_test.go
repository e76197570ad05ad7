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
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
)

func TestSchedule_first(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m2", "Widget"), member("m1", "Widget"), member("m3", "Widget"))
		if diff := cmp.Diff([]string{"patch " + scope.Name, "update status " + scope.Name}, w.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		got := w.get(t, k)
		if diff := cmp.Diff(to("m1", 2, "m2", 2), got.BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		annotations := map[string]string{"theirs": "stays", names.AppliedPlacement: `{"clusterAffinity":{"clusterNames":["m1","m2"]}}`}
		if diff := cmp.Diff(annotations, got.GetAnnotations()); diff != "" {
			t.Errorf("annotations (-want +got):\n%s", diff)
		}
		now := metav1.NewTime(start)
		want := workv1alpha2.ResourceBindingStatus{
			SchedulerObservedGeneration: 2, LastScheduledTime: &now,
			Conditions: []metav1.Condition{{
				Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue, Reason: "Success", Message: "Binding has been scheduled successfully.", LastTransitionTime: now,
			}},
		}
		if diff := cmp.Diff(&want, got.BindingStatus()); diff != "" {
			t.Errorf("status (-want +got):\n%s", diff)
		}
		result := " Result: {m1:2, m2:2}"
		if !scope.Namespaced {
			result = " Result {m1:2, m2:2}"
		}
		told := func(on corev1.ObjectReference) events.Event {
			return events.Event{On: on, Source: "default-scheduler", Reason: "ScheduleBindingSucceed", Message: "Binding has been scheduled successfully." + result}
		}
		wantEvents := []events.Event{
			told(corev1.ObjectReference{APIVersion: "work.karmada.io/v1alpha2", Kind: scope.Name, Namespace: k.Namespace, Name: k.Name, UID: "binding"}),
			told(corev1.ObjectReference{APIVersion: "example.io/v1", Kind: "Widget", Namespace: k.Namespace, Name: "web", UID: "a"}),
		}
		if diff := cmp.Diff(wantEvents, w.events.All()); diff != "" {
			t.Errorf("events (-want +got):\n%s", diff)
		}
		w.clock.SetTime(start.Add(time.Hour))
		w.settled(t, k)
	})
}

func TestSchedule_followsTheSpec(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
		w.run(t, k)
		later := start.Add(time.Minute)
		w.clock.SetTime(later)
		w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = 5 })
		if writes := w.run(t, k); len(writes) != 2 {
			t.Errorf("wrote %v, want clusters and status", writes)
		}
		got := w.get(t, k)
		if diff := cmp.Diff(to("m1", 5, "m2", 5), got.BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		if st := got.BindingStatus(); st.SchedulerObservedGeneration != got.GetGeneration() || !st.LastScheduledTime.Time.Equal(later) {
			t.Errorf("status = %+v, generation %d", st, got.GetGeneration())
		}
		if c := scheduled(t, got); !c.LastTransitionTime.Time.Equal(start) {
			t.Errorf("the condition did not change, its time did: %v", c.LastTransitionTime)
		}
		w.settled(t, k)

		// What does not concern the placement is observed, no more.
		w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Resource.ResourceVersion = "7" })
		if diff := cmp.Diff([]string{"update status " + scope.Name}, w.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		w.settled(t, k)
	})
}

func TestSchedule_noClusterFits(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m1"), member("m3", "Widget"))
		if diff := cmp.Diff([]string{"update status " + scope.Name}, w.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		const reasons = "0/2 clusters are available: 1 cluster(s) did not have the API resource, 1 cluster(s) did not match the placement cluster affinity constraint. " +
			"The placement names clusters that do not exist: m2."
		got := w.get(t, k)
		want := metav1.Condition{Type: workv1alpha2.Scheduled, Status: metav1.ConditionFalse, Reason: "NoClusterFit", Message: reasons, LastTransitionTime: metav1.NewTime(start)}
		if diff := cmp.Diff(want, scheduled(t, got)); diff != "" {
			t.Errorf("condition (-want +got):\n%s", diff)
		}
		if st := got.BindingStatus(); st.SchedulerObservedGeneration != 0 || st.LastScheduledTime != nil || len(got.BindingSpec().Clusters) > 0 {
			t.Errorf("counts as scheduled: %+v", st)
		}
		all := w.events.All()
		if len(all) != 2 || all[0].Reason != "ScheduleBindingFailed" || !all[0].Warning || all[0].Message != reasons || all[1].On.Kind != "Widget" {
			t.Errorf("events = %+v", all)
		}
		w.settled(t, k)

		// A cluster that begins to serve the kind is a reason to try again, and it succeeds.
		w.editCluster(t, "m1", func(c *clusterv1alpha1.Cluster) { c.Status = member("m1", "Widget").Status })
		if writes := w.run(t, k); len(writes) != 2 {
			t.Errorf("wrote %v, want clusters and status", writes)
		}
		got = w.get(t, k)
		if c := scheduled(t, got); c.Status != metav1.ConditionTrue || !cmp.Equal(got.BindingSpec().Clusters, to("m1", 2)) {
			t.Errorf("condition %+v, clusters %v", c, got.BindingSpec().Clusters)
		}
		w.settled(t, k)
	})
}

func TestSchedule_keepsEarlierClusters(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change  func(*policyv1alpha1.Placement)
		reason  string
		message string
	}{
		"nothing fits any more": {
			func(p *policyv1alpha1.Placement) { p.ClusterAffinity.ClusterNames = []string{"gone"} }, "NoClusterFit",
			"0/2 clusters are available: 2 cluster(s) did not match the placement cluster affinity constraint.",
		},
		"asks for what cannot be": {
			func(p *policyv1alpha1.Placement) {
				p.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 3}}
			}, "Unschedulable", "the number of feasible clusters is less than spreadConstraint.MinGroups",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			each(t, func(t *testing.T, scope binding.Scope) {
				b, k := waiting(scope)
				w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
				w.run(t, k)
				before := w.get(t, k)
				w.edit(t, k, func(b binding.Binding) { tc.change(b.BindingSpec().Placement) })
				if diff := cmp.Diff([]string{"update status " + scope.Name}, w.run(t, k)); diff != "" {
					t.Errorf("writes (-want +got):\n%s", diff)
				}
				got := w.get(t, k)
				if diff := cmp.Diff(before.BindingSpec().Clusters, got.BindingSpec().Clusters); diff != "" {
					t.Errorf("clusters (-before +now):\n%s", diff)
				}
				if diff := cmp.Diff(before.GetAnnotations(), got.GetAnnotations()); diff != "" {
					t.Errorf("the applied placement is not the one that the clusters were chosen by:\n%s", diff)
				}
				c := scheduled(t, got)
				if c.Status != metav1.ConditionFalse || c.Reason != tc.reason || !strings.HasPrefix(c.Message, tc.message) || !strings.HasSuffix(c.Message, "The 2 clusters chosen earlier are kept.") {
					t.Errorf("condition = %+v", c)
				}
				if got.BindingStatus().SchedulerObservedGeneration == got.GetGeneration() {
					t.Error("the failed generation counts as observed")
				}
				w.settled(t, k)
			})
		})
	}
}

func TestSchedule_withoutPlacementIsTriedAgain(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope, func(b binding.Binding) { b.BindingSpec().Placement = nil })
		w := newWorld(t, b, member("m1", "Widget"))
		if err := w.schedule(t.Context(), k); err == nil {
			t.Error("no error")
		}
		if c := scheduled(t, w.get(t, k)); c.Reason != "SchedulerError" || c.Status != metav1.ConditionFalse {
			t.Errorf("condition = %+v", c)
		}
	})
}

func TestSchedule_leavesAlone(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change func(binding.Binding)
		ours   bool
	}{
		"another scheduler's":  {change: func(b binding.Binding) { b.BindingSpec().SchedulerName = "other" }},
		"ours by name":         {change: func(b binding.Binding) { b.BindingSpec().SchedulerName = names.DefaultScheduler }, ours: true},
		"scheduling is held":   {change: func(b binding.Binding) { b.BindingSpec().Suspension = &workv1alpha2.Suspension{Scheduling: new(true)} }},
		"scheduling is let go": {change: func(b binding.Binding) { b.BindingSpec().Suspension = &workv1alpha2.Suspension{Scheduling: new(false)} }, ours: true},
		"only dispatching holds": {change: func(b binding.Binding) {
			b.BindingSpec().Suspension = &workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{Dispatching: new(true)}}
		}, ours: true},
		"nobody's":       {change: func(b binding.Binding) { b.SetLabels(nil) }},
		"a controller's": {change: func(b binding.Binding) { b.SetLabels(map[string]string{names.BindingManagedBy: "rebalancer"}) }, ours: true},
		"being deleted": {change: func(b binding.Binding) {
			b.SetFinalizers([]string{"held"})
			b.SetDeletionTimestamp(&metav1.Time{Time: start})
		}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			each(t, func(t *testing.T, scope binding.Scope) {
				b, k := waiting(scope, tc.change)
				w := newWorld(t, b, member("m1", "Widget"))
				if writes := w.run(t, k); (len(writes) > 0) != tc.ours {
					t.Errorf("wrote %v", writes)
				}
				if told := w.events.All(); (len(told) > 0) != tc.ours {
					t.Errorf("told %v", told)
				}
				if w.enqueue(b, eventAdd); (w.queue.Len() > 0) != tc.ours {
					t.Errorf("queue length %d", w.queue.Len())
				}
			})
		})
	}
}

func TestSchedule_bindingIsGone(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		for what, find := range map[string]func(*world){
			"a worker":   func(w *world) { w.settled(t, k) },
			"a reporter": func(w *world) { w.pay(t, k) },
		} {
			w := newWorld(t)
			// What a decision leaves that was being made when the watch told that the binding is gone.
			w.groups.decided = map[key]*decided{k: {clusters: to("m1", 2), written: true}}
			w.unschedulable.add(k, 0, start)
			w.assumed.add(k, b.BindingSpec(), nil, to("m1", 2), start)
			find(w)
			if len(w.groups.decided)+len(w.unschedulable.attempts)+len(w.assumed.assumptions) > 0 {
				t.Errorf("%s finds it gone, and yet there are remembered %v, %v, %v", what, w.groups.decided, w.unschedulable.attempts, w.assumed.assumptions)
			}
		}
	})
}

func TestSchedule_evictedClusters(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope, func(b binding.Binding) {
			b.BindingSpec().Clusters = to("m2", 2)
			b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
		})
		w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
		w.run(t, k)
		got := w.get(t, k)
		if diff := cmp.Diff(to("m2", 2), got.BindingSpec().Clusters); diff != "" {
			t.Errorf("clusters (-want +got):\n%s", diff)
		}
		if len(got.BindingSpec().GracefulEvictionTasks) != 1 {
			t.Error("the eviction was touched")
		}
	})
}

func TestSchedule_affinityInForce(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope, func(b binding.Binding) {
			b.BindingSpec().Placement = &policyv1alpha1.Placement{ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{
				{AffinityName: "home", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}},
				{AffinityName: "away", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}},
			}}
		})
		w := newWorld(t, b, member("m1"), member("m2", "Widget"))
		w.run(t, k)
		if got := w.get(t, k); got.BindingStatus().SchedulerObservedAffinityName != "away" || !cmp.Equal(got.BindingSpec().Clusters, to("m2", 2)) {
			t.Fatalf("affinity %q, clusters %v", got.BindingStatus().SchedulerObservedAffinityName, got.BindingSpec().Clusters)
		}
		// The first term would do again; nothing moves by itself.
		w.editCluster(t, "m1", func(c *clusterv1alpha1.Cluster) { c.Status = member("m1", "Widget").Status })
		w.settled(t, k)
		// Whoever asks for it gets a fresh start.
		w.clock.SetTime(start.Add(time.Minute))
		w.edit(t, k, func(b binding.Binding) {
			b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start.Add(30 * time.Second)}
		})
		w.run(t, k)
		if got := w.get(t, k); got.BindingStatus().SchedulerObservedAffinityName != "home" || !cmp.Equal(got.BindingSpec().Clusters, to("m1", 2)) {
			t.Errorf("affinity %q, clusters %v", got.BindingStatus().SchedulerObservedAffinityName, got.BindingSpec().Clusters)
		}
		w.settled(t, k)
		// The request is done with: the next fallback is not undone by it.
		w.edit(t, k, func(b binding.Binding) {
			b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
		})
		w.run(t, k)
		w.edit(t, k, func(b binding.Binding) { b.BindingSpec().GracefulEvictionTasks = nil })
		w.run(t, k)
		if got := w.get(t, k); got.BindingStatus().SchedulerObservedAffinityName != "away" {
			t.Errorf("affinity %q", got.BindingStatus().SchedulerObservedAffinityName)
		}
	})
}

func TestSchedule_failingWrites(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m1", "Widget"))
		broken := errors.New("no")
		w.fail = func(string) error { return broken }
		if err := w.schedule(t.Context(), k); !errors.Is(err, broken) {
			t.Errorf("error = %v", err)
		}
		if told := w.events.All(); len(told) > 0 {
			t.Errorf("nothing was written, and yet told %v", told)
		}
		w.fail = nil
		w.run(t, k)
		if c := scheduled(t, w.get(t, k)); c.Status != metav1.ConditionTrue {
			t.Errorf("condition = %+v", c)
		}
		w.settled(t, k)
	})
}

// What a decision has to say survives that its status cannot be written: the next attempt finds the replicas where they are to
// be, and has nothing to decide.
func TestSchedule_failingStatusIsSaidLater(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		term := func(name, cluster string) policyv1alpha1.ClusterAffinityTerm {
			return policyv1alpha1.ClusterAffinityTerm{AffinityName: name, ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{cluster}}}
		}
		b, k := waiting(scope, func(b binding.Binding) {
			b.BindingSpec().Placement = &policyv1alpha1.Placement{
				ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{term("home", "m1"), term("away", "m2")}, ReplicaScheduling: halves(),
			}
		})
		w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
		w.run(t, k)
		w.edit(t, k, func(b binding.Binding) {
			b.BindingSpec().Clusters, b.BindingSpec().GracefulEvictionTasks = nil, []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
		})
		conflict := apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, k.Name, errors.New("changed"))
		w.fail = func(what string) error {
			if strings.HasPrefix(what, "update status") {
				return conflict
			}
			return nil
		}
		w.clock.SetTime(start.Add(time.Minute))
		told := len(w.events.All())
		w.run(t, k)
		if len(w.events.All()) == told {
			t.Error("what was placed is not told")
		}
		w.fail = nil
		w.run(t, k)
		w.pay(t, k)
		got := w.get(t, k)
		st := got.BindingStatus()
		if c := got.BindingSpec().Clusters; len(c) != 1 || c[0].Name != "m2" || st.SchedulerObservedAffinityName != "away" {
			t.Errorf("placed on %v, by the term %q", c, st.SchedulerObservedAffinityName)
		}
		if st.SchedulerObservedGeneration != got.GetGeneration() || !st.LastScheduledTime.After(start) {
			t.Errorf("generation %d, status = %+v", got.GetGeneration(), st)
		}
		if len(w.pendingStatuses.outcomes) > 0 {
			t.Errorf("still owes %v", w.pendingStatuses.outcomes)
		}
		w.settled(t, k)
	})
}

// A conflict means that somebody else wrote in between: it is tried again soon, and does not count as a failure.
func TestNext_conflict(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m1", "Widget"))
		conflicts := 0
		w.fail = func(what string) error {
			if strings.HasPrefix(what, "patch") && conflicts == 0 {
				conflicts++
				return apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, k.Name, errors.New("changed"))
			}
			return nil
		}
		w.queue.Add(k)
		w.next(t.Context())
		if n := w.queue.NumRequeues(k); conflicts != 1 || n != 0 {
			t.Errorf("%d conflicts, counted as %d failures", conflicts, n)
		}
		w.comesBack(t)
		if c := scheduled(t, w.get(t, k)); c.Status != metav1.ConditionTrue {
			t.Errorf("condition = %+v", c)
		}

		w.fail = func(string) error { return errors.New("no") }
		w.stir(t, k)
		w.queue.Add(k)
		w.next(t.Context())
		w.queue.Len() // takes in what was added
		if n := w.queue.NumRequeues(k); n != 1 {
			t.Errorf("a failed write is counted %d times", n)
		}
	})
}

// What somebody else wrote while the scheduler decided is not overwritten, but decided on anew.
func TestSchedule_changedMeanwhile(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
		w.fail = func(what string) error {
			if what == "patch "+scope.Name {
				w.fail = nil
				w.edit(t, k, func(b binding.Binding) {
					b.BindingSpec().Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}
				})
			}
			return nil
		}
		if err := w.schedule(t.Context(), k); !apierrors.IsConflict(err) {
			t.Errorf("error = %v, want a conflict", err)
		}
		if got := w.get(t, k).BindingSpec().Clusters; len(got) > 0 {
			t.Errorf("placed on %v by a placement that is no more", got)
		}
		w.run(t, k)
		if got := w.get(t, k).BindingSpec().Clusters; len(got) != 1 || got[0].Name != "m2" {
			t.Errorf("placed on %v, want m2", got)
		}
	})
}

// A cache that does not show the own write yet is waited for; deciding on it would write the same again.
func TestSchedule_cacheIsBehind(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m1", "Widget"))
		shown := w.get(t, k)
		newer := w.get(t, k)
		if err := patch.Merge(t.Context(), w.Scheduler.control, newer, map[string]any{"metadata": map[string]any{"labels": map[string]string{"a": "b"}}}); err != nil {
			t.Fatal(err)
		}
		w.writes = nil
		catchUp := w.showing(shown)
		w.queue.Add(k)
		w.next(t.Context())
		if n := w.queue.NumRequeues(k); len(w.writes) > 0 || n != 0 {
			t.Errorf("wrote %v, counted as %d failures", w.writes, n)
		}
		catchUp()
		w.comesBack(t)
		if len(w.writes) != 2 {
			t.Errorf("wrote %v once the cache had caught up", w.writes)
		}
	})
}

// showing has the cache show a binding as it was, until it catches up.
func (w *world) showing(shown binding.Binding) (catchUp func()) {
	server := w.Scheduler.control.Client
	w.Scheduler.control.Client = interceptor.NewClient(server.(client.WithWatch), interceptor.Funcs{
		Get: func(ctx context.Context, c client.WithWatch, key client.ObjectKey, o client.Object, opts ...client.GetOption) error {
			if b, ok := o.(binding.Binding); ok {
				reflect.ValueOf(b).Elem().Set(reflect.ValueOf(shown.DeepCopyObject()).Elem())
				return nil
			}
			return c.Get(ctx, key, o, opts...)
		},
	})
	return func() { w.Scheduler.control.Client = server }
}

// comesBack waits until something is due by itself, and handles it.
func (w *world) comesBack(t *testing.T) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		w.next(t.Context())
	}()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		t.Fatal("nothing is due")
	}
}

// stir makes the next run write something.
func (w *world) stir(t testing.TB, k key) {
	t.Helper()
	fail := w.fail
	w.fail = nil
	w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas++ })
	w.fail = fail
}

func TestRequestFor(t *testing.T) {
	t.Parallel()
	b, _ := waiting(binding.Namespaced, func(b binding.Binding) {
		b.BindingSpec().Clusters = to("m1", 1)
		b.BindingSpec().GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2"}, {FromCluster: "m3"}}
		b.BindingStatus().SchedulerObservedAffinityName = "home"
	})
	r := NewRequest(b, true)
	if r.Seed != "a" || r.Kind.String() != "example.io/v1, Kind=Widget" || r.Replicas != 2 || !r.Workload || !r.KeepEmpty || r.Affinity != "home" || r.Placement != b.BindingSpec().Placement {
		t.Errorf("request = %+v", r)
	}
	if diff := cmp.Diff([]string{"m2", "m3"}, r.Evicting, cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("evicting (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(to("m1", 1), r.Current); diff != "" {
		t.Errorf("current (-want +got):\n%s", diff)
	}
}
