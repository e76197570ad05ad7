// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/test/fakecontrol"
)

// Without a status subresource, an update without the status would remove what the operator in the member recorded there.
func TestPlan_keepsStatus(t *testing.T) {
	t.Parallel()
	desired := fakecontrol.Parse(t, `{apiVersion: example.com/v1, kind: Bucket, metadata: {name: b, namespace: default}, spec: {size: 2}}`)
	observed := fakecontrol.Parse(t,
		`{apiVersion: example.com/v1, kind: Bucket, metadata: {name: b, namespace: default}, spec: {size: 1}, status: {id: x-1}}`)
	chain := interpret.Chain{native.Layer()}
	next, err := Plan(t.Context(), chain, desired, observed, false)
	if err != nil || next == nil {
		t.Fatalf("Plan = %v, %v, want a write", next, err)
	}
	if diff := cmp.Diff(observed.Object["status"], next.Object["status"]); diff != "" {
		t.Errorf("status (-want +got):\n%s", diff)
	}
	if desired.Object["status"] != nil {
		t.Error("the manifest changed")
	}
	if again, err := Plan(t.Context(), chain, desired, next, false); err != nil || again != nil {
		t.Errorf("Plan of the result = %v, %v, want no write", again, err)
	}
}
