// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/scheduler/decide"
)

// If the API server rejects the clusters, the binding reports the error and keeps its clusters; the scheduler retries.
func TestSchedule_rejectedClusters(t *testing.T) {
	t.Parallel()
	quota := &apierrors.StatusError{ErrStatus: metav1.Status{Status: metav1.StatusFailure, Code: 403, Reason: "QuotaExceeded",
		Message: "FederatedResourceQuota(default/q) exceeded for resource cpu: requested sum 3, limit 2."}}
	for name, tc := range map[string]struct {
		rejection error
		reason    string // "" if nothing is reported
	}{
		"quota": {quota, workv1alpha2.BindingReasonQuotaExceeded},
		"webhook": {
			apierrors.NewForbidden(schema.GroupResource{Resource: "bindings"}, "web", errors.New("no")),
			workv1alpha2.BindingReasonSchedulerError,
		},
		"schema":   {apierrors.NewInvalid(schema.GroupKind{Kind: "Binding"}, "web", nil), workv1alpha2.BindingReasonSchedulerError},
		"outage":   {apierrors.NewInternalError(errors.New("down")), ""},
		"conflict": {apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, "web", errors.New("changed")), ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				b, k := newBinding(scope, func(b binding.Binding) { b.BindingSpec().Clusters = to("m1", 1) })
				f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
				f.fail = func(what string) error {
					if strings.HasPrefix(what, "patch") {
						return tc.rejection
					}
					return nil
				}
				if err := f.schedule(t.Context(), k); !errors.Is(err, tc.rejection) {
					t.Errorf("error = %v", err)
				}
				got := f.get(t, k)
				if diff := cmp.Diff(to("m1", 1), got.BindingSpec().Clusters); diff != "" {
					t.Errorf("clusters (-want +got):\n%s", diff)
				}
				if tc.reason == "" {
					if st, recorded := got.BindingStatus(), f.events.All(); len(st.Conditions)+len(recorded) > 0 {
						t.Errorf("conditions %v, events %v", st.Conditions, recorded)
					}
					return
				}
				want := strings.TrimSuffix(tc.rejection.Error(), ".") + ". The current cluster is kept."
				if c := scheduled(t, got); c.Status != metav1.ConditionFalse || c.Reason != tc.reason || c.Message != want || len(f.events.All()) != 2 {
					t.Errorf("condition %+v, events %v", c, f.events.All())
				}
				f.fail = nil
				f.run(t, k)
				if c := scheduled(t, f.get(t, k)); c.Status != metav1.ConditionTrue {
					t.Errorf("condition = %+v", c)
				}
				f.expectNoWrites(t, k)
			})
		})
	}
}

// broken is a filter that panics.
type broken struct{}

func (broken) Name() string { return "Broken" }
func (broken) Filter(*decide.Query) func(*clusterv1alpha1.Cluster) string {
	return func(*clusterv1alpha1.Cluster) string { panic("broken plugin") }
}

// A panic of a plugin fails only this attempt: the binding keeps its clusters and reports the error.
func TestNext_panic(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, func(b binding.Binding) {
			b.BindingSpec().Clusters = to("m1", 1)
			b.BindingSpec().WorkloadAffinityGroups = &workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: "app=web"}
		})
		f := newFixture(t, b, member("m1", "Widget"))
		sound := f.Profile
		f.Profile = must(decide.New("*", broken{}))
		f.queue.Add(k)
		f.next(t.Context())
		got := f.get(t, k)
		if c := scheduled(t, got); c.Reason != workv1alpha2.BindingReasonSchedulerError || len(got.BindingSpec().Clusters) != 1 {
			t.Errorf("condition %+v, clusters %v", c, got.BindingSpec().Clusters)
		}
		f.queue.Len() // processes added items
		if n := f.queue.NumRequeues(k); n != 1 {
			t.Errorf("%d failures, want 1", n)
		}
		f.Profile = sound
		f.run(t, k)
		if c := scheduled(t, f.get(t, k)); c.Status != metav1.ConditionTrue {
			t.Errorf("condition = %+v", c)
		}
	})
}

// A panic outside of the decision, in a status writer or in an event handler does not end the process, and the work is retried.
func TestPanic_isRetried(t *testing.T) {
	t.Parallel()
	b, k := newBinding(binding.Namespaced)
	f, bindings, clusters := watched(t, binding.Namespaced, b, member("m1", "Widget"))
	f.fail = func(string) error { panic("broken") }
	f.queue.Add(k)
	f.next(t.Context())
	f.queue.Len() // processes added items
	if n := f.queue.NumRequeues(k); n != 1 {
		t.Errorf("%d failures of the worker, want 1", n)
	}
	f.pendingStatuses.put(k, outcomeOf(f.get(t, k), decide.Decision{}, nil, start))
	f.writeNextStatus(t.Context())
	if n := f.pendingStatuses.queue.NumRequeues(k); n != 1 {
		t.Errorf("%d failures of the status writer, want 1", n)
	}
	sound := f.clusters
	f.clusters = nil
	clusters.Add(member("m2"))
	f.clusters = sound
	f.fail = nil
	bindings.Add(b)
	for len(f.get(t, k).BindingSpec().Clusters) == 0 {
		f.next(t.Context()) // waits for the retry
	}
}
