// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// reviser is an interpreter layer that returns an error for one number of replicas.
type reviser struct{ refused int64 }

func (*reviser) Name() string { return "reviser" }
func (r *reviser) Kind(schema.GroupVersionKind) (interpret.Kind, error) {
	return interpret.Kind{Revise: func(_ context.Context, o *interpret.Object, n int64) (*interpret.Object, error) {
		if n == r.refused {
			return nil, errors.New("line 3: no such number")
		}
		return o, nil
	}}, nil
}

// A failure to render for one cluster is reported in the condition with the cluster and the cause. Other clusters are rendered.
func TestReconcile_setsConditionRendered(t *testing.T) {
	t.Parallel()
	r := &reviser{refused: 7}
	b := nginxBinding("m1", "m2")
	b.Spec.Clusters[0].Replicas = 7
	s := newFixture(t, interpret.Chain{r}, deployment, b)
	condition := func() *metav1.Condition {
		t.Helper()
		var b workv1alpha2.ResourceBinding
		if err := s.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
			t.Fatal(err)
		}
		return meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Rendered)
	}
	if _, err := s.reconcile(); err == nil || !strings.Contains(err.Error(), "cluster m1") {
		t.Errorf("Reconcile: %v, want an error that names the cluster", err)
	}
	c := condition()
	if c == nil || c.Status != metav1.ConditionFalse || c.Reason != workv1alpha2.RenderFailed || !strings.Contains(c.Message, "cluster m1") ||
		!strings.Contains(c.Message, "line 3") {
		t.Errorf("condition %+v", c)
	}
	if got := s.writes(); len(got) != 2 || !strings.Contains(got[0], names.ExecutionNamespace("m2")) {
		t.Errorf("wrote %q, want the Work of m2 and the condition", got)
	}
	if _, err := s.reconcile(); err == nil {
		t.Error("no error in the second run")
	}
	if got := s.writes(); len(got) != 0 {
		t.Errorf("the second run wrote %q", got)
	}
	r.refused = 0
	s.mustReconcile()
	if c := condition(); c == nil || c.Status != metav1.ConditionTrue {
		t.Errorf("condition %+v after the failure ended", c)
	}
	s.expectNoWrites()
}
