// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/test/fakecontrol"
)

// Without a status subresource, an update without the status would remove what the operator in the member recorded there.
func TestMerge_keepsStatus(t *testing.T) {
	t.Parallel()
	desired := fakecontrol.Parse(t, `{apiVersion: example.com/v1, kind: Bucket, metadata: {name: b, namespace: default}, spec: {size: 2}}`)
	observed := fakecontrol.Parse(
		t,
		`{apiVersion: example.com/v1, kind: Bucket, metadata: {name: b, namespace: default}, spec: {size: 1}, status: {id: x-1}}`,
	)
	next, err := merge(t.Context(), interpret.Chain{native.Layer()}, desired, observed)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(observed.Object["status"], next.Object["status"]); diff != "" {
		t.Errorf("status (-want +got):\n%s", diff)
	}
	if status, ok := next.Object["status"].(map[string]any); ok {
		status["id"] = "changed"
	}
	if diff := cmp.Diff(map[string]any{"id": "x-1"}, observed.Object["status"]); diff != "" {
		t.Errorf("the observed object changed:\n%s", diff)
	}
	if desired.Object["status"] != nil {
		t.Error("the manifest changed")
	}
	if unchanged(next, observed) {
		t.Error("a different spec counts as unchanged")
	}
}
