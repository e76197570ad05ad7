// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"testing"

	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/fakecontrol"
)

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
