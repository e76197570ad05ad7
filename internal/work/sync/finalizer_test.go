// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"errors"
	"strings"
	"testing"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// A template that outlives its binding has a mark in its status: its numbers are the last ones. A failure does not keep the binding.
func TestReconcile_marksTemplateWithoutBinding(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		status string
		fail   bool
		want   int
	}{
		"reported":           {`, status: {readyReplicas: 2, conditions: [{type: Available, status: "True"}]}`, false, 2},
		"cannot be written":  {`, status: {readyReplicas: 2, conditions: [{type: Available, status: "True"}]}`, true, 1},
		"without a status":   {"", false, 0},
		"being deleted":      {`, status: {readyReplicas: 2}`, false, 0},
		"marked as unknown":  {`, status: {conditions: [{type: karmada.io/StatusUnknown, status: "True", reason: ClusterNotReady}]}`, false, 1},
		"without conditions": {`, status: {readyReplicas: 2}`, false, 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			text := strings.TrimSuffix(deployment, "}") + tc.status + "}"
			if name == "being deleted" {
				text = strings.Replace(text, "generation: 1", `generation: 1, finalizers: [x/y], deletionTimestamp: "2026-01-01T00:00:00Z"`, 1)
			}
			b := nginxBinding()
			b.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)}
			b.Status.LastScheduledTime = &metav1.Time{Time: time.Unix(1, 0)}
			s := newFixture(t, withNative, text, b)
			if tc.fail {
				s.control.Fail = func(w fakecontrol.Write) error {
					if w.Verb == "patch status" {
						return apierrors.NewInternalError(errors.New("rejected"))
					}
					return nil
				}
			}
			s.mustReconcile()
			if err := s.control.Get(t.Context(), client.ObjectKeyFromObject(b), b); !apierrors.IsNotFound(err) {
				t.Fatalf("Get = %v, want the binding deleted", err)
			}
			object, err := s.templates.Get(t.Context(), b.Spec.Resource)
			if err != nil {
				t.Fatal(err)
			}
			conditions, _, _ := unstructured.NestedSlice(object.Object, "status", "conditions")
			if len(conditions) != tc.want {
				t.Fatalf("conditions %v, want %d", conditions, tc.want)
			}
			if tc.want > 0 && !tc.fail {
				last := conditions[len(conditions)-1].(map[string]any)
				if last["type"] != names.StatusUnknown || last["status"] != "True" || last["reason"] != names.NotPropagated {
					t.Errorf("condition %v, want the mark", last)
				}
			}
		})
	}
}

// A deleted binding in a stale cache causes no second write. A recreated binding does.
func TestReconcile_removesFinalizerOnce(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"))
	s.mustReconcile()
	key := types.NamespacedName{Namespace: "default", Name: "nginx-deployment"}
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), key, &b); err != nil {
		t.Fatal(err)
	}
	if err := s.control.Delete(t.Context(), &b); err != nil {
		t.Fatal(err)
	}
	if err := s.control.Get(t.Context(), key, &b); err != nil {
		t.Fatal(err)
	}
	s.writes()
	s.Controller.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{&b}}
	s.mustReconcile()
	if err := s.control.Get(t.Context(), key, &workv1alpha2.ResourceBinding{}); client.IgnoreNotFound(err) != nil || err == nil {
		t.Fatalf("Get = %v, want the binding deleted", err)
	}
	if result, err := s.reconcile(); err != nil || result.RequeueAfter != staleDelay {
		t.Errorf("Reconcile = %+v, %v, want a retry", result, err)
	}
	if writes := s.writes(); len(writes) > 0 {
		t.Errorf("wrote %q", writes)
	}
	recreated := nginxBinding("m1")
	recreated.UID, recreated.DeletionTimestamp, recreated.ResourceVersion = "recreated", b.DeletionTimestamp, "1"
	s.Controller.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{recreated}}
	if len(s.mustReconcile()) == 0 {
		t.Error("no writes for a recreated binding")
	}
}
