// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/test/fakecontrol"
)

// empty reports whether a map entry is an empty map, as of labels and annotations.
func empty(_ string, v any) bool {
	m, ok := v.(map[string]any)
	return ok && len(m) == 0
}

func TestReplace(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ desired, observed, want string }{
		"keys": {
			`{apiVersion: v1, kind: ConfigMap, metadata: {name: x}, data: {new: a}}`,
			`{apiVersion: v1, kind: ConfigMap, metadata: {name: x, labels: {team: red}, finalizers: [a/b]}, data: {old: a}, binaryData: {o: YQ==}}`,
			`{apiVersion: v1, kind: ConfigMap, metadata: {name: x, labels: {team: red}, finalizers: [a/b]}, data: {new: a}}`,
		},
		"list items and nested fields": {
			`{apiVersion: apps/v1, kind: Deployment, metadata: {name: x}, spec: {template: {spec: {containers: [{name: web, image: b}]}}}}`,
			`{apiVersion: apps/v1, kind: Deployment, metadata: {name: x}, spec: {paused: true, template: {spec: {
				initContainers: [{name: i}], containers: [{name: old}, {name: web, image: a, command: [c]}]}}}, status: {replicas: 1}}`,
			`{apiVersion: apps/v1, kind: Deployment, metadata: {name: x}, spec: {template: {spec: {containers: [{name: web, image: b}]}}},
				status: {replicas: 1}}`,
		},
		"retained fields": {
			`{apiVersion: v1, kind: Service, metadata: {name: x}, spec: {ports: [{name: new, port: 80}]}}`,
			`{apiVersion: v1, kind: Service, metadata: {name: x}, spec: {clusterIP: 10.0.0.1, selector: {a: b}, ports: [{name: old, port: 8080}]}}`,
			`{apiVersion: v1, kind: Service, metadata: {name: x}, spec: {clusterIP: 10.0.0.1, ports: [{name: new, port: 80}]}}`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			chain, desired := interpret.Chain{native.Layer()}, fakecontrol.Parse(t, tc.desired)
			observed := fakecontrol.Parse(t, tc.observed)
			observed.SetManagedFields(fakecontrol.Parse(t, `{apiVersion: v1, kind: ConfigMap, metadata: {managedFields: [
				{manager: kubectl, operation: Update, apiVersion: v1, fieldsType: FieldsV1, fieldsV1: {"f:data": {}}}]}}`).GetManagedFields())
			next, err := Replace(t.Context(), chain, desired, observed)
			if err != nil || next == nil {
				t.Fatalf("Replace = %v, %v, want a write", next, err)
			}
			next.SetManagedFields(nil)
			if diff := cmp.Diff(fakecontrol.Parse(t, tc.want).Object, next.Object, cmpopts.IgnoreMapEntries(empty)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			if again, err := Replace(t.Context(), chain, desired, next); err != nil || again != nil {
				t.Errorf("Replace of the result = %v, %v, want no write", again, err)
			}
		})
	}
}
