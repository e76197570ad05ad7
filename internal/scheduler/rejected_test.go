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

// Clusters that the API server refuses are not written, and the binding says why (semantics §13.9); it is tried again.
func TestSchedule_refusedClusters(t *testing.T) {
	t.Parallel()
	quota := &apierrors.StatusError{ErrStatus: metav1.Status{Status: metav1.StatusFailure, Code: 403, Reason: "QuotaExceeded",
		Message: "FederatedResourceQuota(default/q) exceeded for resource cpu: requested sum 3, limit 2."}}
	for name, tc := range map[string]struct {
		refusal error
		reason  string // empty: nothing is said
	}{
		"a quota":    {quota, workv1alpha2.BindingReasonQuotaExceeded},
		"a webhook":  {apierrors.NewForbidden(schema.GroupResource{Resource: "bindings"}, "web", errors.New("no")), workv1alpha2.BindingReasonSchedulerError},
		"a schema":   {apierrors.NewInvalid(schema.GroupKind{Kind: "Binding"}, "web", nil), workv1alpha2.BindingReasonSchedulerError},
		"an outage":  {apierrors.NewInternalError(errors.New("down")), ""},
		"a conflict": {apierrors.NewConflict(schema.GroupResource{Resource: "bindings"}, "web", errors.New("changed")), ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			each(t, func(t *testing.T, scope binding.Scope) {
				b, k := waiting(scope, func(b binding.Binding) { b.BindingSpec().Clusters = to("m1", 1) })
				w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
				w.fail = func(what string) error {
					if strings.HasPrefix(what, "patch") {
						return tc.refusal
					}
					return nil
				}
				if err := w.schedule(t.Context(), k); !errors.Is(err, tc.refusal) {
					t.Errorf("error = %v", err)
				}
				got := w.get(t, k)
				if diff := cmp.Diff(to("m1", 1), got.BindingSpec().Clusters); diff != "" {
					t.Errorf("clusters (-want +got):\n%s", diff)
				}
				if tc.reason == "" {
					if st, told := got.BindingStatus(), w.events.All(); len(st.Conditions)+len(told) > 0 {
						t.Errorf("conditions %v, told %v", st.Conditions, told)
					}
					return
				}
				want := tc.refusal.Error() + " The cluster chosen earlier is kept."
				if c := scheduled(t, got); c.Status != metav1.ConditionFalse || c.Reason != tc.reason || c.Message != want || len(w.events.All()) != 2 {
					t.Errorf("condition %+v, told %v", c, w.events.All())
				}
				w.fail = nil
				w.run(t, k)
				if c := scheduled(t, w.get(t, k)); c.Status != metav1.ConditionTrue {
					t.Errorf("condition = %+v", c)
				}
				w.settled(t, k)
			})
		})
	}
}

// broken is a filter that panics.
type broken struct{}

func (broken) Name() string { return "Broken" }
func (broken) Filter(*decide.Query) func(*clusterv1alpha1.Cluster) string {
	return func(*clusterv1alpha1.Cluster) string { panic("no such thing") }
}

// A plugin that panics ends no more than the attempt: the binding keeps its clusters and says what happened.
func TestNext_panic(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope, func(b binding.Binding) {
			b.BindingSpec().Clusters = to("m1", 1)
			b.BindingSpec().WorkloadAffinityGroups = &workv1alpha2.WorkloadAffinityGroups{AntiAffinityGroup: "app=web"}
		})
		w := newWorld(t, b, member("m1", "Widget"))
		sound := w.Profile
		w.Profile = must(decide.New("*", broken{}))
		w.queue.Add(k)
		w.next(t.Context())
		got := w.get(t, k)
		if c := scheduled(t, got); c.Reason != workv1alpha2.BindingReasonSchedulerError || len(got.BindingSpec().Clusters) != 1 {
			t.Errorf("condition %+v, clusters %v", c, got.BindingSpec().Clusters)
		}
		w.queue.Len() // takes in what was added
		if n := w.queue.NumRequeues(k); n != 1 {
			t.Errorf("it is counted as %d failures", n)
		}
		w.Profile = sound
		w.run(t, k)
		if c := scheduled(t, w.get(t, k)); c.Status != metav1.ConditionTrue {
			t.Errorf("condition = %+v", c)
		}
	})
}
