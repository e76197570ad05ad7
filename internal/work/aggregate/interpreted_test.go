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
	"karmada.io/karmada/internal/interpret"
)

type failingLayer struct{ err error }

func (failingLayer) Name() string { return "failing" }
func (f failingLayer) Kind(schema.GroupVersionKind) (interpret.Kind, error) {
	if errors.Is(f.err, interpret.ErrNotReady) {
		return interpret.Kind{}, f.err
	}
	return interpret.Kind{Aggregate: func(context.Context, *interpret.Object, []workv1alpha2.AggregatedStatusItem) (*interpret.Object, error) {
		return nil, f.err
	}}, nil
}

func TestReconcile_setsConditionInterpreted(t *testing.T) {
	t.Parallel()
	failure := errors.New("cannot aggregate")
	for name, tc := range map[string]struct {
		err, returned error
		got           int
	}{"not ready": {err: interpret.ErrNotReady}, "error": {err: failure, returned: failure, got: 2}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, interpret.Chain{failingLayer{tc.err}}, deployment, nginxBinding("m1"), workIn("m1", healthy))
			result, err := s.reconcile()
			if !errors.Is(err, tc.returned) || (result.RequeueAfter > 0) != (tc.returned == nil) {
				t.Errorf("Reconcile = %+v, %v, want %v, or a retry", result, err, tc.returned)
			}
			got := s.events.All()
			if len(got) != tc.got || tc.got > 0 && (got[0].Reason != "AggregateStatusFailed" || !got[0].Warning) {
				t.Errorf("events %+v", got)
			}
			if diff := cmp.Diff(map[string]any{"observedGeneration": int64(3), "replicas": int64(1)}, s.templateStatus()); diff != "" {
				t.Errorf("template status (-want +got):\n%s", diff)
			}
			c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.Interpreted)
			if (c != nil) != (tc.got > 0) || c != nil && (c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "cannot aggregate")) {
				t.Errorf("condition %+v", c)
			}
			s.Chain = withNative
			s.run()
			if c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.Interpreted); c != nil && c.Status != metav1.ConditionTrue {
				t.Errorf("condition %+v after the interpreter recovered", c)
			}
			s.expect("again", 0, 0, 0)
		})
	}
}

// A failure of an interpreter in a cluster is reported on the binding with the name of the cluster.
func TestReconcile_setsConditionInterpretedForCluster(t *testing.T) {
	t.Parallel()
	w := workIn("m2", healthy)
	w.Status.Conditions = append(
		w.Status.Conditions,
		metav1.Condition{Type: workv1alpha1.WorkInterpreted, Status: metav1.ConditionFalse, Reason: "x", Message: "line 3: no"},
	)
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", healthy), w)
	s.run()
	c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.Interpreted)
	if c == nil || c.Status != metav1.ConditionFalse || c.Message != "cluster m2: line 3: no" {
		t.Errorf("condition %+v", c)
	}
	s.expect("again", 0, 0, 0)
}
