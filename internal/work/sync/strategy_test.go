// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/names"
)

func TestReconcile_passesApprovalsOn(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Spec.ApplyStrategy = policyv1alpha1.ApplyAdopt
	s := newFixture(t, interpret.Chain{native.Layer()}, deployment, b)
	s.mustReconcile()
	work := func() *workv1alpha1.Work {
		t.Helper()
		var list workv1alpha1.WorkList
		if err := s.control.List(t.Context(), &list); err != nil || len(list.Items) != 1 {
			t.Fatalf("%d Works, %v", len(list.Items), err)
		}
		return &list.Items[0]
	}
	if w := work(); w.Spec.ApplyStrategy != policyv1alpha1.ApplyAdopt || len(w.Spec.AdoptUIDs) > 0 {
		t.Errorf("strategy %q, UIDs %q", w.Spec.ApplyStrategy, w.Spec.AdoptUIDs)
	}
	old := nginxBinding("m1")
	s.editBinding(func(b *workv1alpha2.ResourceBinding) {
		b.Annotations = map[string]string{names.AdoptionApproved: "m1=u"}
	})
	approvedBinding := nginxBinding("m1")
	approvedBinding.Annotations = map[string]string{names.AdoptionApproved: "m1=u"}
	if !approved.Update(event.UpdateEvent{ObjectOld: old, ObjectNew: approvedBinding}) {
		t.Error("an approval does not requeue the binding")
	}
	if writes := s.mustReconcile(); len(writes) != 1 || !slices.Equal(work().Spec.AdoptUIDs, []types.UID{"u"}) {
		t.Errorf("writes %q, UIDs %q", writes, work().Spec.AdoptUIDs)
	}
	s.expectNoWrites()
}

// An invalid annotation changes no Work, and is retried only after a change.
func TestReconcile_reportsInvalidStrategy(t *testing.T) {
	t.Parallel()
	invalid := strings.Replace(deployment, "uid: template", "uid: template, annotations: {work.karmada.io/apply-strategy: Replace}", 1)
	s := newFixture(t, interpret.Chain{native.Layer()}, invalid, nginxBinding("m1"))
	for range 2 {
		if _, err := s.reconcile(); err == nil || !strings.Contains(err.Error(), `unsupported value "Replace"`) {
			t.Fatalf("Reconcile = %v, want an error", err)
		}
	}
	if got := s.writes(); len(got) != 1 || !strings.Contains(got[0], "status") {
		t.Errorf("writes %q, want the condition once", got)
	}
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		t.Fatal(err)
	}
	c := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.Rendered)
	if c == nil || c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "must be one of: Merge, CreateOnly, Adopt") {
		t.Errorf("condition %+v", c)
	}
}
