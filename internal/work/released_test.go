// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"testing"

	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/test/fakecontrol"
)

// A binding that was let go is not let go again because the cache still shows it; one of the same name is another.
func TestReconcile_letsGoOnce(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"))
	s.settle()
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
	s.Renderer.control = consistency.NewClient(fakecontrol.Cache{Client: s.control, Shown: []client.Object{&b}})
	s.settle()
	if err := s.control.Get(t.Context(), key, &workv1alpha2.ResourceBinding{}); client.IgnoreNotFound(err) != nil || err == nil {
		t.Fatalf("it is still there: %v", err)
	}
	s.writes()
	s.settle()
	if writes := s.writes(); len(writes) > 0 {
		t.Errorf("wrote %q", writes)
	}
	if !s.released.Has(&b) {
		t.Error("it was not remembered")
	}
	again := nginxBinding("m1")
	again.UID, again.DeletionTimestamp = "another", b.DeletionTimestamp
	if s.Renderer.control = consistency.NewClient(fakecontrol.Cache{Client: s.control, Shown: []client.Object{again}}); len(s.settle()) == 0 {
		t.Error("another binding of its name was taken for it")
	}
	s.Renderer.control = consistency.NewClient(s.control)
	s.settle()
	if s.released.Has(&b) || s.released.Has(again) {
		t.Error("it is still remembered, though it is gone")
	}
}
