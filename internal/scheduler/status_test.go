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

// fillQueue adds another binding to the queue.
func (f *fixture) fillQueue() { f.queue.Add(key{Name: "another"}) }

// writePending writes the pending status of a binding and returns the writes.
func (f *fixture) writePending(t testing.TB, k key) []string {
	t.Helper()
	f.writes()
	if err := f.writeStatus(t.Context(), k); err != nil {
		t.Fatalf("settle: %v", err)
	}
	return f.writes()
}

// While other bindings are queued, clusters are written immediately and the status later.
func TestReportOutcome_delaysStatus(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.fillQueue()
		if diff := cmp.Diff([]string{"patch " + scope.Name}, f.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		if got := len(f.events.All()); got != 2 {
			t.Errorf("%d events, want one on the binding and one on the object", got)
		}
		f.expectNoWrites(t, k)
		if diff := cmp.Diff([]string{"update status " + scope.Name}, f.writePending(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		now := metav1.NewTime(start)
		want := workv1alpha2.ResourceBindingStatus{
			SchedulerObservedGeneration: 2, LastScheduledTime: &now,
			Conditions: []metav1.Condition{{
				Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue, Reason: "Success", Message: successMessage, LastTransitionTime: now,
			}},
		}
		if diff := cmp.Diff(&want, f.get(t, k).BindingStatus()); diff != "" {
			t.Errorf("status (-want +got):\n%s", diff)
		}
		if writes := f.writePending(t, k); len(writes) > 0 || len(f.pendingStatuses.outcomes) > 0 {
			t.Errorf("wrote %v after the status; pending: %v", writes, f.pendingStatuses.outcomes)
		}
		f.expectNoWrites(t, k)
	})
}

func TestReportOutcome_immediately(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		setup  func(*fixture)
		change func(binding.Binding)
		want   string
	}{
		"empty queue": {setup: func(*fixture) {}, want: "patch, update status"},
		"no cluster fits": {
			setup:  (*fixture).fillQueue,
			change: func(b binding.Binding) { b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m3"} },
			want:   "update status",
		},
		"another affinity term": {
			setup: (*fixture).fillQueue,
			change: func(b binding.Binding) {
				b.BindingSpec().Placement = &policyv1alpha1.Placement{ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{
					{AffinityName: "home", ClusterAffinity: policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}},
				}}
			},
			want: "patch, update status",
		},
		"reschedule requested": {
			setup:  (*fixture).fillQueue,
			change: func(b binding.Binding) { b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start} },
			want:   "patch, update status",
		},
		"too many pending statuses": {
			setup: func(f *fixture) {
				f.fillQueue()
				for i := range maxPendingStatuses {
					f.pendingStatuses.put(key{Name: fmt.Sprint(i)}, &outcome{})
				}
			},
			want: "patch, update status",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				b, k := newBinding(scope)
				if tc.change != nil {
					tc.change(b)
				}
				f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
				tc.setup(f)
				if got := strings.ReplaceAll(strings.Join(f.run(t, k), ", "), " "+scope.Name, ""); got != tc.want {
					t.Errorf("wrote %q, want %q", got, tc.want)
				}
				if o := f.pendingStatuses.get(f.get(t, k)); o != nil {
					t.Errorf("pending status %+v", o)
				}
			})
		})
	}
}

// A pending status is written together with a later change and does not revert it.
func TestUpdateStatus_includesPending(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		change    func(*fixture, *testing.T, key)
		observed  int64 // generation
		scheduled bool
	}{
		"no scheduling needed": {func(f *fixture, t *testing.T, k key) {
			f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Resource.ResourceVersion = "7" })
		}, 3, true},
		"replicas changed": {func(f *fixture, t *testing.T, k key) {
			f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = 5 })
		}, 4, true},
		"no cluster fits": {func(f *fixture, t *testing.T, k key) {
			f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Placement.ClusterAffinity.ClusterNames = []string{"m3"} })
		}, 2, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				b, k := newBinding(scope, func(b binding.Binding) {
					b.BindingSpec().Placement.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
						ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
						ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
					}
				})
				f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
				f.fillQueue()
				f.run(t, k)
				if f.pendingStatuses.get(b) == nil {
					t.Fatal("no pending status")
				}
				f.queue.Done(first(f.queue.Get()))
				f.clock.SetTime(start.Add(time.Minute))
				tc.change(f, t, k)
				f.run(t, k)
				if o := f.pendingStatuses.get(b); o != nil {
					t.Errorf("still pending status %+v", o)
				}
				got := f.get(t, k)
				st := got.BindingStatus()
				if c := scheduled(
					t,
					got,
				); (c.Status == metav1.ConditionTrue) != tc.scheduled || st.SchedulerObservedGeneration != tc.observed ||
					st.LastScheduledTime == nil {
					t.Errorf(
						"condition %+v, observed generation %d of %d, last scheduled at %v",
						c,
						st.SchedulerObservedGeneration,
						got.GetGeneration(),
						st.LastScheduledTime,
					)
				}
				if writes := f.writePending(t, k); len(writes) > 0 {
					t.Errorf("wrote %v afterwards", writes)
				}
				f.expectNoWrites(t, k)
			})
		})
	}
}

// The pending status is included although the response of another write replaced the object.
func TestUpdateStatus_includesPendingAfterOtherWrite(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, func(b binding.Binding) { b.BindingSpec().Clusters = to("m1", 2) })
		terminating := member("m1", "Widget")
		terminating.Finalizers, terminating.DeletionTimestamp = []string{"test"}, &metav1.Time{Time: start}
		f := newFixture(t, b, terminating)
		before := metav1.NewTime(start.Add(-time.Hour))
		f.pendingStatuses.put(k, &outcome{uid: b.GetUID(), at: before, scheduled: true, reason: "Success", generation: 1, scheduledAt: &before})
		if diff := cmp.Diff([]string{"patch " + scope.Name, "update status " + scope.Name}, f.run(t, k)); diff != "" {
			t.Errorf("writes (-want +got):\n%s", diff)
		}
		got := f.get(t, k)
		if c, st := scheduled(
			t,
			got,
		), got.BindingStatus(); c.Status != metav1.ConditionFalse || !st.LastScheduledTime.Equal(&before) ||
			st.SchedulerObservedGeneration != 1 {
			t.Errorf("status = %+v", st)
		}
	})
}

func first[T any](v T, _ bool) T { return v }

// An outcome does not replace the status of a newer generation.
func TestOutcome_keepsNewerStatus(t *testing.T) {
	t.Parallel()
	b, _ := newBinding(binding.Namespaced)
	b.BindingStatus().SchedulerObservedGeneration, b.BindingStatus().SchedulerObservedAffinityName = 3, "away"
	want := b.BindingStatus().DeepCopy()
	(&outcome{scheduled: true, generation: 2, affinity: "home", scheduledAt: &metav1.Time{Time: start}}).applyTo(b)
	if diff := cmp.Diff(want, b.BindingStatus()); diff != "" {
		t.Errorf("status (-want +got):\n%s", diff)
	}
}

// The pending status of a deleted or recreated binding is not written.
func TestWriteStatus_deletedBinding(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		another, _ := newBinding(scope)
		another.SetUID("another")
		f, bindings, _ := watched(t, scope, b)
		for what, happens := range map[string]func(){
			"deletion":   func() { bindings.Delete(b) },
			"recreation": func() { bindings.Update(b, another) },
		} {
			f.pendingStatuses.put(k, &outcome{uid: b.GetUID(), scheduled: true})
			happens()
			if len(f.pendingStatuses.outcomes) > 0 {
				t.Errorf("after %s: pending %v", what, f.pendingStatuses.outcomes)
			}
		}
		f.pendingStatuses.put(k, &outcome{uid: "another", scheduled: true})
		gone := key{Namespace: k.Namespace, Name: "gone"}
		f.pendingStatuses.put(gone, &outcome{scheduled: true})
		if writes := append(f.writePending(t, k), f.writePending(t, gone)...); len(writes) > 0 {
			t.Errorf("wrote %v", writes)
		}
		if f.pendingStatuses.outcomes[gone] != nil {
			t.Error("the status of a missing binding is still pending")
		}
	})
}

// An outcome that was put during a write stays pending.
func TestPendingStatuses_written(t *testing.T) {
	t.Parallel()
	f, k := newFixture(t), key{Name: "web"}
	one, two := &outcome{generation: 1}, &outcome{generation: 2}
	for _, o := range []*outcome{one, two} {
		if !f.pendingStatuses.put(k, o) {
			t.Fatal("put failed")
		}
	}
	for _, written := range []*outcome{nil, one} {
		if f.pendingStatuses.written(k, written); f.pendingStatuses.outcomes[k] != two {
			t.Errorf("writing %v removed the newer outcome", written)
		}
	}
	if f.pendingStatuses.written(k, two); len(f.pendingStatuses.outcomes) > 0 {
		t.Errorf("pending %v", f.pendingStatuses.outcomes)
	}
}

// A pending status is not written to a stale version, which would be a conflict.
func TestWriteStatus_staleCache(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m1", "Widget"))
		shown := f.get(t, k)
		f.fillQueue()
		f.run(t, k)
		f.writes()
		catchUp := f.showStale(shown)
		f.writeNextStatus(t.Context())
		if writes, n := f.writes(), f.pendingStatuses.queue.NumRequeues(k); len(writes) > 0 || n != 0 {
			t.Errorf("wrote %v, %d failures", writes, n)
		}
		catchUp()
		f.writeNextStatus(t.Context())
		if c := scheduled(t, f.get(t, k)); c.Status != metav1.ConditionTrue {
			t.Errorf("condition = %+v after the cache was current", c)
		}
	})
}

// A status that is written to a version with an unprocessed change requeues the binding. The watch handler ignores the events of
// the scheduler's own writes.
func TestWriteStatus_requeuesConcurrentChange(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f, bindings, _ := watched(t, scope, b)
		before := f.get(t, k)
		f.pendingStatuses.put(k, &outcome{uid: b.GetUID(), scheduled: true, reason: "Success", generation: before.GetGeneration()})
		f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = 5 })
		theirs := f.get(t, k)
		f.writePending(t, k) // before the event of the change
		bindings.Update(before, theirs)
		bindings.Update(theirs, f.get(t, k))
		if !f.queued(t, k) {
			t.Error("the binding is not queued after the change")
		}
	})
}

// The pending status of a binding is written if scheduling was suspended meanwhile, but not if another scheduler is responsible.
func TestWriteStatus_notHandledAnymore(t *testing.T) {
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
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				b, k := newBinding(scope)
				f := newFixture(t, b, member("m1", "Widget"))
				f.fillQueue()
				f.run(t, k)
				f.queue.Done(first(f.queue.Get()))
				f.edit(t, k, func(b binding.Binding) { tc.change(b.BindingSpec()) })
				if writes := f.writePending(t, k); len(writes) != tc.writes || len(f.pendingStatuses.outcomes) > 0 {
					t.Errorf("wrote %v, want %d writes; pending %v", writes, tc.writes, f.pendingStatuses.outcomes)
				}
				if f.queue.Len() > 0 {
					t.Error("the binding is queued")
				}
			})
		})
	}
}

// After shutdown no pending status is written.
func TestWriteNextStatus_shutdown(t *testing.T) {
	t.Parallel()
	b, k := newBinding(binding.Namespaced)
	f := newFixture(t, b)
	f.pendingStatuses.put(k, &outcome{uid: b.GetUID(), scheduled: true})
	f.fail = func(string) error { return errors.New("unavailable") }
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if f.writeNextStatus(ctx); f.pendingStatuses.get(b) == nil || f.pendingStatuses.queue.NumRequeues(k) > 0 {
		t.Error("a status was written after shutdown")
	}
}

// Status writers slow down while bindings are queued, but never stop.
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

// A failed status write is retried.
func TestWriteNextStatus_retries(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope)
		f := newFixture(t, b, member("m1", "Widget"))
		f.fillQueue()
		f.run(t, k)
		errs := []error{
			apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, k.Name, errors.New("changed")),
			errors.New("unavailable"),
		}
		failures := 0
		f.fail = func(string) error {
			if failures == len(errs) {
				return nil
			}
			failures++
			return errs[failures-1]
		}
		for range errs {
			f.writeNextStatus(t.Context())
			if f.pendingStatuses.get(b) == nil {
				t.Fatalf("after %d failures no pending status", failures)
			}
		}
		if n := f.pendingStatuses.queue.NumRequeues(k); n != 1 {
			t.Errorf("%d failures, want 1: a conflict is none", n)
		}
		f.writeNextStatus(t.Context())
		if c := scheduled(
			t,
			f.get(t, k),
		); c.Status != metav1.ConditionTrue || f.pendingStatuses.get(b) != nil ||
			f.pendingStatuses.queue.NumRequeues(k) != 0 {
			t.Errorf("condition %+v, pending %v", c, f.pendingStatuses.outcomes)
		}
	})
}

// The status is finally correct, regardless of the order of events and the delay of status writes.
func TestReportOutcome_converges(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(r *rapid.T) {
		b, k := newBinding(rapid.SampledFrom(binding.Scopes).Draw(r, "scope"))
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"), member("m3"))
		names := rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"m1", "m2", "m3"}), 1, 3, rapid.ID[string])
		steps := map[string]func(*rapid.T){
			"schedule": func(*rapid.T) { f.run(t, k) },
			"schedule, queue filled": func(*rapid.T) {
				f.fillQueue()
				f.run(t, k)
				f.queue.Done(first(f.queue.Get()))
			},
			"write pending": func(*rapid.T) { f.writePending(t, k) },
			"wait":          func(*rapid.T) { f.clock.SetTime(f.clock.Now().Add(time.Second)) },
			"replicas": func(r *rapid.T) {
				n := rapid.Int32Range(1, 3).Draw(r, "replicas")
				f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Replicas = n })
			},
			"placement": func(r *rapid.T) {
				to := names.Draw(r, "clusters")
				f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Placement.ClusterAffinity.ClusterNames = to })
			},
			"template": func(*rapid.T) {
				f.edit(t, k, func(b binding.Binding) { b.BindingSpec().Resource.ResourceVersion += "1" })
			},
			"reschedule": func(*rapid.T) {
				f.edit(t, k, func(b binding.Binding) { b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: f.clock.Now()} })
			},
			"a cluster": func(*rapid.T) {
				f.editCluster(t, "m1", func(c *clusterv1alpha1.Cluster) {
					if c.Status.APIEnablements == nil {
						c.Status = member("m1", "Widget").Status
					} else {
						c.Status.APIEnablements = nil
					}
				})
			},
		}
		r.Repeat(steps)
		f.run(t, k)
		f.writePending(t, k)
		if writes := append(f.run(t, k), f.writePending(t, k)...); len(writes) > 0 {
			r.Errorf("wrote %v at the fixpoint", writes)
		}
		got := f.get(t, k)
		st, c := got.BindingStatus(), scheduled(t, got)
		_, err := f.decide(t.Context(), must(f.snapshots.get(t.Context(), f.control)), got)
		if (c.Status == metav1.ConditionTrue) != (err == nil) {
			r.Errorf("the decision is %v, the condition %+v", err, c)
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
