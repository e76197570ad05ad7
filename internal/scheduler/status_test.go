// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

// crowded has another binding wait for clusters.
func (w *world) crowded() { w.queue.Add(key{Name: "another"}) }

// pay writes what is owed and says what was written.
func (w *world) pay(t testing.TB, k key) []string {
	t.Helper()
	w.writes = nil
	if err := w.writeStatus(t.Context(), k); err != nil {
		t.Fatalf("settle: %v", err)
	}
	return w.writes
}

// While others wait for clusters, a binding gets its clusters at once, and the status that says so later: the same one.
func TestReport_later(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
		w.crowded()
		if diff := cmp.Diff([]string{"patch " + scope.Name}, w.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		if got := len(w.events.All()); got != 2 {
			t.Errorf("%d events, want one on the binding and one on the object", got)
		}
		w.clock.SetTime(start.Add(time.Minute))
		w.settled(t, k)
		if diff := cmp.Diff([]string{"update status " + scope.Name}, w.pay(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		now := metav1.NewTime(start)
		want := workv1alpha2.ResourceBindingStatus{
			SchedulerObservedGeneration: 2, LastScheduledTime: &now,
			Conditions: []metav1.Condition{{
				Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue, Reason: "Success", Message: successMessage, LastTransitionTime: now,
			}},
		}
		if diff := cmp.Diff(&want, w.get(t, k).BindingStatus()); diff != "" {
			t.Errorf("status (-want +got):\n%s", diff)
		}
		if writes := w.pay(t, k); len(writes) > 0 || len(w.pendingStatuses.outcomes) > 0 {
			t.Errorf("it was written, and then %v; owed: %v", writes, w.pendingStatuses.outcomes)
		}
		w.settled(t, k)
	})
}

func TestReport_atOnce(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		world  func(*world)
		change func(binding.Binding)
		want   string
	}{
		"nobody waits": {world: func(*world) {}, want: "patch, update status"},
		"nothing fits": {
			world:  (*world).crowded,
			change: func(b binding.Binding) { b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m3"} },
			want:   "update status",
		},
		"another term is in force": {
			world: (*world).crowded,
			change: func(b binding.Binding) {
				b.BindingSpec().Placement = &policyv1alpha1.Placement{ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{
					{AffinityName: "home", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}},
				}}
			},
			want: "patch, update status",
		},
		"a rescheduling was asked for": {
			world:  (*world).crowded,
			change: func(b binding.Binding) { b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start} },
			want:   "patch, update status",
		},
		"too much is owed": {
			world: func(w *world) {
				w.crowded()
				for i := range maxPendingStatuses {
					w.pendingStatuses.put(key{Name: fmt.Sprint(i)}, &outcome{})
				}
			},
			want: "patch, update status",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			each(t, func(t *testing.T, scope binding.Scope) {
				b, k := waiting(scope)
				if tc.change != nil {
					tc.change(b)
				}
				w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
				tc.world(w)
				if got := strings.ReplaceAll(strings.Join(w.run(t, k), ", "), " "+scope.Name, ""); got != tc.want {
					t.Errorf("wrote %q, want %q", got, tc.want)
				}
				if o := w.pendingStatuses.get(w.get(t, k)); o != nil {
					t.Errorf("owes %+v", o)
				}
			})
		})
	}
}

// What is owed goes along with what is written in the meantime, and does not come back after it.
func TestReport_laterAndMore(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change   func(*world, *testing.T, key)
		observed int64 // the generation that was looked at in the end
		placed   bool
	}{
		"a change that moves nothing": {func(w *world, t *testing.T, k key) {
			w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Resource.ResourceVersion = "7" })
		}, 3, true},
		"a change of replicas": {func(w *world, t *testing.T, k key) {
			w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = 5 })
		}, 4, true},
		"nothing fits any more": {func(w *world, t *testing.T, k key) {
			w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m3"} })
		}, 2, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			each(t, func(t *testing.T, scope binding.Scope) {
				b, k := waiting(scope, func(b binding.Binding) {
					b.BindingSpec().Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
						ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided, ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
					}
				})
				w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
				w.crowded()
				w.run(t, k)
				if w.pendingStatuses.get(b) == nil {
					t.Fatal("nothing is owed")
				}
				w.queue.Done(first(w.queue.Get()))
				w.clock.SetTime(start.Add(time.Minute))
				tc.change(w, t, k)
				w.run(t, k)
				if o := w.pendingStatuses.get(b); o != nil {
					t.Errorf("still owes %+v", o)
				}
				got := w.get(t, k)
				st := got.BindingStatus()
				if c := scheduled(t, got); (c.Status == metav1.ConditionTrue) != tc.placed || st.SchedulerObservedGeneration != tc.observed || st.LastScheduledTime == nil {
					t.Errorf("condition %+v, observed generation %d of %d, last scheduled at %v", c, st.SchedulerObservedGeneration, got.GetGeneration(), st.LastScheduledTime)
				}
				if writes := w.pay(t, k); len(writes) > 0 {
					t.Errorf("then wrote %v", writes)
				}
				w.settled(t, k)
			})
		})
	}
}

// The same, where the answer to another write has taken the place of what the status was about to say.
func TestReport_laterAndLeaving(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope, func(b binding.Binding) { b.BindingSpec().Clusters = to("m1", 2) })
		leaving := member("m1", "Widget")
		leaving.Finalizers, leaving.DeletionTimestamp = []string{"test"}, &metav1.Time{Time: start}
		w := newWorld(t, b, leaving)
		before := metav1.NewTime(start.Add(-time.Hour))
		w.pendingStatuses.put(k, &outcome{uid: b.GetUID(), at: before, scheduled: true, reason: "Success", generation: 1, scheduledAt: &before})
		if diff := cmp.Diff([]string{"patch " + scope.Name, "update status " + scope.Name}, w.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		got := w.get(t, k)
		if c, st := scheduled(t, got), got.BindingStatus(); c.Status != metav1.ConditionFalse || !st.LastScheduledTime.Equal(&before) || st.SchedulerObservedGeneration != 1 {
			t.Errorf("status = %+v", st)
		}
	})
}

func first[T any](v T, _ bool) T { return v }

// A status that says something newer is not set back, whoever wrote it.
func TestOutcome_isOlder(t *testing.T) {
	t.Parallel()
	b, _ := waiting(binding.Namespaced)
	b.BindingStatus().SchedulerObservedGeneration, b.BindingStatus().SchedulerObservedAffinityName = 3, "away"
	want := b.BindingStatus().DeepCopy()
	(&outcome{scheduled: true, generation: 2, affinity: "home", scheduledAt: &metav1.Time{Time: start}}).applyTo(b)
	if diff := cmp.Diff(want, b.BindingStatus()); diff != "" {
		t.Errorf("status (-want +got):\n%s", diff)
	}
}

// Nothing is written for a binding that is gone, nor into another one of its name.
func TestSettle_gone(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		another, _ := waiting(scope)
		another.SetUID("another")
		w, bindings, _ := watched(t, scope, b)
		for what, happens := range map[string]func(){
			"its deletion":             func() { bindings.Delete(b) },
			"another one in its place": func() { bindings.Update(b, another) },
		} {
			w.pendingStatuses.put(k, &outcome{uid: b.GetUID(), scheduled: true})
			happens()
			if len(w.pendingStatuses.outcomes) > 0 {
				t.Errorf("after %s there is still owed %v", what, w.pendingStatuses.outcomes)
			}
		}
		w.pendingStatuses.put(k, &outcome{uid: "another", scheduled: true})
		gone := key{Namespace: k.Namespace, Name: "gone"}
		w.pendingStatuses.put(gone, &outcome{scheduled: true})
		if writes := append(w.pay(t, k), w.pay(t, gone)...); len(writes) > 0 {
			t.Errorf("wrote %v", writes)
		}
		if w.pendingStatuses.outcomes[gone] != nil {
			t.Error("what is gone is still owed a status")
		}
	})
}

// What came while an outcome was being written is still owed.
func TestOwed_settled(t *testing.T) {
	t.Parallel()
	w, k := newWorld(t), key{Name: "web"}
	one, two := &outcome{generation: 1}, &outcome{generation: 2}
	for _, o := range []*outcome{one, two} {
		if !w.pendingStatuses.put(k, o) {
			t.Fatal("cannot owe it")
		}
	}
	for _, written := range []*outcome{nil, one} {
		if w.pendingStatuses.written(k, written); w.pendingStatuses.outcomes[k] != two {
			t.Errorf("writing %v settled what came later", written)
		}
	}
	if w.pendingStatuses.written(k, two); len(w.pendingStatuses.outcomes) > 0 {
		t.Errorf("still owes %v", w.pendingStatuses.outcomes)
	}
}

// What is owed is not written onto what the cache showed before: that would only be refused.
func TestSettle_cacheIsBehind(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m1", "Widget"))
		shown := w.get(t, k)
		w.crowded()
		w.run(t, k)
		w.writes = nil
		catchUp := w.showing(shown)
		w.writeNextStatus(t.Context())
		if n := w.pendingStatuses.queue.NumRequeues(k); len(w.writes) > 0 || n != 0 {
			t.Errorf("wrote %v, counted as %d failures", w.writes, n)
		}
		catchUp()
		w.writeNextStatus(t.Context())
		if c := scheduled(t, w.get(t, k)); c.Status != metav1.ConditionTrue {
			t.Errorf("condition = %+v once the cache had caught up", c)
		}
	})
}

// A status that is written onto a change nobody has looked at does not hide the change from the scheduler: its own writes are
// no news to it, nor is what they were made onto.
func TestSettle_ontoAChange(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w, bindings, _ := watched(t, scope, b)
		before := w.get(t, k)
		w.pendingStatuses.put(k, &outcome{uid: b.GetUID(), scheduled: true, reason: "Success", generation: before.GetGeneration()})
		w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = 5 })
		theirs := w.get(t, k)
		w.pay(t, k) // before the watch tells of the change
		bindings.Update(before, theirs)
		bindings.Update(theirs, w.get(t, k))
		if !w.due(t, k) {
			t.Error("the change does not make the binding due")
		}
	})
}

// What is owed is said of a binding whose scheduling was suspended since, for it was placed; not of one that has another
// scheduler by now, which may have something else to say.
func TestSettle_notOursAnyMore(t *testing.T) {
	t.Parallel()
	for what, tc := range map[string]struct {
		change func(*workv1alpha2.ResourceBindingSpec)
		writes int
	}{
		"suspended": {func(s *workv1alpha2.ResourceBindingSpec) {
			s.Suspension = &workv1alpha2.Suspension{Scheduling: new(true)}
		}, 1},
		"another scheduler": {func(s *workv1alpha2.ResourceBindingSpec) { s.SchedulerName = "another" }, 0},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			each(t, func(t *testing.T, scope binding.Scope) {
				b, k := waiting(scope)
				w := newWorld(t, b, member("m1", "Widget"))
				w.crowded()
				w.run(t, k)
				w.queue.Done(first(w.queue.Get()))
				w.edit(t, k, func(b binding.Binding) { tc.change(b.BindingSpec()) })
				if writes := w.pay(t, k); len(writes) != tc.writes || len(w.pendingStatuses.outcomes) > 0 {
					t.Errorf("wrote %v, want %d writes; still owes %v", writes, tc.writes, w.pendingStatuses.outcomes)
				}
				if w.queue.Len() > 0 {
					t.Error("it is to be scheduled")
				}
			})
		})
	}
}

// At the end nothing is tried that cannot succeed: what is owed may be thousands.
func TestSettleNext_ends(t *testing.T) {
	t.Parallel()
	b, k := waiting(binding.Namespaced)
	w := newWorld(t, b)
	w.pendingStatuses.put(k, &outcome{uid: b.GetUID(), scheduled: true})
	w.fail = func(string) error { return errors.New("too late") }
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if w.writeNextStatus(ctx) || w.pendingStatuses.queue.NumRequeues(k) > 0 {
		t.Error("a status is written after the end")
	}
}

// Reporters make room for those who place, but never stop.
func TestRest(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		took    time.Duration
		waiting int
		want    time.Duration
	}{
		{time.Second, 0, 0},
		{5 * time.Millisecond, 1, 10 * time.Millisecond},
		{40 * time.Millisecond, 5000, 80 * time.Millisecond},
		{time.Minute, 5000, maxRest},
	} {
		if got := rest(tc.took, tc.waiting); got != tc.want {
			t.Errorf("rest(%v, %d) = %v, want %v", tc.took, tc.waiting, got, tc.want)
		}
	}
}

// A reporter that fails, or whose cache is behind, comes back.
func TestSettleNext_comesBack(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope)
		w := newWorld(t, b, member("m1", "Widget"))
		w.crowded()
		w.run(t, k)
		refusals := []error{apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, k.Name, errors.New("changed")), errors.New("no answer")}
		failures := 0
		w.fail = func(string) error {
			if failures == len(refusals) {
				return nil
			}
			failures++
			return refusals[failures-1]
		}
		for range refusals {
			w.writeNextStatus(t.Context())
			if w.pendingStatuses.get(b) == nil {
				t.Fatalf("after %d failures nothing is owed", failures)
			}
		}
		if n := w.pendingStatuses.queue.NumRequeues(k); n != 1 {
			t.Errorf("a conflict and a failure count as %d failures", n)
		}
		w.writeNextStatus(t.Context())
		if c := scheduled(t, w.get(t, k)); c.Status != metav1.ConditionTrue || w.pendingStatuses.get(b) != nil || w.pendingStatuses.queue.NumRequeues(k) != 0 {
			t.Errorf("condition %+v, owed %v", c, w.pendingStatuses.outcomes)
		}
	})
}

// Whatever happens in which order, and however late statuses are written: in the end they say what is true.
func TestReport_converges(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(r *rapid.T) {
		b, k := waiting(rapid.SampledFrom(binding.Scopes).Draw(r, "scope"))
		w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"), member("m3"))
		names := rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"m1", "m2", "m3"}), 1, 3, rapid.ID[string])
		steps := map[string]func(*rapid.T){
			"schedule": func(*rapid.T) { w.run(t, k) },
			"schedule, others wait": func(*rapid.T) {
				w.crowded()
				w.run(t, k)
				w.queue.Done(first(w.queue.Get()))
			},
			"pay":  func(*rapid.T) { w.pay(t, k) },
			"wait": func(*rapid.T) { w.clock.SetTime(w.clock.Now().Add(time.Second)) },
			"replicas": func(r *rapid.T) {
				n := rapid.Int32Range(1, 3).Draw(r, "replicas")
				w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = n })
			},
			"placement": func(r *rapid.T) {
				to := names.Draw(r, "clusters")
				w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Placement.ClusterAffinity.ClusterNames = to })
			},
			"template": func(*rapid.T) {
				w.edit(t, k, func(b binding.Binding) { b.BindingSpec().Resource.ResourceVersion += "1" })
			},
			"reschedule": func(*rapid.T) {
				w.edit(t, k, func(b binding.Binding) { b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: w.clock.Now()} })
			},
			"a cluster": func(*rapid.T) {
				w.editCluster(t, "m1", func(c *clusterv1alpha1.Cluster) {
					if c.Status.APIEnablements == nil {
						c.Status = member("m1", "Widget").Status
					} else {
						c.Status.APIEnablements = nil
					}
				})
			},
		}
		r.Repeat(steps)
		w.run(t, k)
		w.pay(t, k)
		if writes := append(w.run(t, k), w.pay(t, k)...); len(writes) > 0 {
			r.Errorf("at rest wrote %v", writes)
		}
		got := w.get(t, k)
		st, c := got.BindingStatus(), scheduled(t, got)
		_, err := w.decide(t.Context(), must(w.snapshots.get(t.Context(), w.control)), got)
		if (c.Status == metav1.ConditionTrue) != (err == nil) {
			r.Errorf("deciding gives %v, and the condition is %+v", err, c)
		}
		if err == nil && (st.SchedulerObservedGeneration != got.GetGeneration() || st.LastScheduledTime == nil || rescheduleRequested(got)) {
			r.Errorf("generation %d, status %+v", got.GetGeneration(), st)
		}
	})
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
