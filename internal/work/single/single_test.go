// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package single

import (
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/test/fakecontrol"
)

// A Work that another service or cluster uses since it was read is not deleted. The caller must decide again: no event may follow.
func TestRemove_keepsChangedWork(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t, &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: "karmada-es-m1", Name: "report", UID: "1", Labels: map[string]string{"service": "old"},
	}})
	key := client.ObjectKey{Namespace: "karmada-es-m1", Name: "report"}
	var read, latest workv1alpha1.Work
	for _, w := range []*workv1alpha1.Work{&read, &latest} {
		if err := control.Get(t.Context(), key, w); err != nil {
			t.Fatal(err)
		}
	}
	latest.Labels["service"] = "new"
	if err := control.Update(t.Context(), &latest); err != nil {
		t.Fatal(err)
	}
	writer := Writer{Control: control}
	if err := writer.Remove(t.Context(), &read); !apierrors.IsConflict(err) {
		t.Errorf("Remove of an old version: %v, want a conflict", err)
	}
	if err := control.Get(t.Context(), key, &read); err != nil {
		t.Fatalf("the changed Work: %v, want it to exist", err)
	}
	for range 2 {
		if err := writer.Remove(t.Context(), &read); err != nil {
			t.Errorf("Remove: %v", err)
		}
	}
	if err := control.Get(t.Context(), key, &latest); !apierrors.IsNotFound(err) {
		t.Errorf("the Work: %v, want not found", err)
	}
}
