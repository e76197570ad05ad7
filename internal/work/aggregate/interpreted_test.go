// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/work"
)

type failing struct{ err error }

func (failing) Name() string { return "failing" }
func (f failing) Kind(schema.GroupVersionKind) (interpret.Kind, error) {
	if errors.Is(f.err, interpret.ErrNotReady) {
		return interpret.Kind{}, f.err
	}
	return interpret.Kind{Aggregate: func(context.Context, *interpret.Object, []workv1alpha2.AggregatedStatusItem) (*interpret.Object, error) {
		return nil, f.err
	}}, nil
}

func TestReconcile_interpreterFails(t *testing.T) {
	t.Parallel()
	cannot := errors.New("cannot add")
	for name, tc := range map[string]struct {
		err, returned error
		told          int
	}{"it is not ready": {err: interpret.ErrNotReady}, "it cannot": {err: cannot, returned: cannot, told: 1}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := setUp(t, interpret.Chain{failing{tc.err}}, deployment, nginxBinding("m1"), workIn("m1", fine))
			result, err := s.Reconcile(t.Context(), binding.Namespaced, request)
			if !errors.Is(err, tc.returned) || (result.RequeueAfter == work.UntilReady) != (tc.returned == nil) {
				t.Errorf("Reconcile = %+v, %v, want %v, or to be back when it is ready", result, err, tc.returned)
			}
			told := s.events.All()
			if len(told) != tc.told || tc.told > 0 && (told[0].Reason != "AggregateStatusFailed" || !told[0].Warning) {
				t.Errorf("events %+v", told)
			}
			if diff := cmp.Diff(map[string]any{"observedGeneration": int64(3), "replicas": int64(1)}, s.templateStatus()); diff != "" {
				t.Errorf("the template's status changed (-want +got):\n%s", diff)
			}
			c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.Interpreted)
			if (c != nil) != (tc.told > 0) || c != nil && (c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "cannot add")) {
				t.Errorf("condition %+v", c)
			}
			s.Chain = withNative
			s.run()
			if c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.Interpreted); c != nil && c.Status != metav1.ConditionTrue {
				t.Errorf("condition %+v after it works again", c)
			}
			s.expect("at rest", 0, 0, 0)
		})
	}
}

// What a member's object could not be interpreted by is said on the binding, by cluster.
func TestReconcile_interpreterFailsInACluster(t *testing.T) {
	t.Parallel()
	w := workIn("m2", fine)
	w.Status.Conditions = append(w.Status.Conditions, metav1.Condition{Type: workv1alpha1.WorkInterpreted, Status: metav1.ConditionFalse, Reason: "x", Message: "line 3: no"})
	s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", fine), w)
	s.run()
	c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.Interpreted)
	if c == nil || c.Status != metav1.ConditionFalse || c.Message != "cluster m2: line 3: no" {
		t.Errorf("condition %+v", c)
	}
	s.expect("at rest", 0, 0, 0)
}
