// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"encoding/json"
	"maps"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	"karmada.io/karmada/internal/interpret"
)

// kubectl records an empty map of annotations for a manifest without annotations. Those of others stay.
func TestMerged_annotations(t *testing.T) {
	t.Parallel()
	const claim = "propagationpolicy.karmada.io/name"
	for name, tc := range map[string]struct {
		last    string // annotations of the last manifest
		current map[string]string
		next    map[string]string
		applied metav1.ManagedFieldsOperationType
		want    map[string]string
	}{
		"none": {`{}`, map[string]string{claim: "web", "a": "1"}, nil, metav1.ManagedFieldsOperationUpdate,
			map[string]string{claim: "web", "a": "1"}},
		"removed": {`{"a":"1"}`, map[string]string{claim: "web", "a": "1", "b": "2"}, nil, metav1.ManagedFieldsOperationUpdate,
			map[string]string{claim: "web", "b": "2"}},
		"another": {`{"a":"1"}`, map[string]string{claim: "web", "a": "1", "b": "2"}, map[string]string{"c": "3"},
			metav1.ManagedFieldsOperationUpdate, map[string]string{claim: "web", "b": "2", "c": "3"}},
		"applied by the server": {`{}`, map[string]string{claim: "web", "a": "1"}, map[string]string{"c": "3"},
			metav1.ManagedFieldsOperationApply, map[string]string{claim: "web", "c": "3"}},
	} {
		object := func(annotations map[string]string) *interpret.Object {
			o := &interpret.Object{}
			o.Object = map[string]any{"apiVersion": "v1", "kind": "ConfigMap", "metadata": map[string]any{"name": "web"}}
			o.SetAnnotations(annotations)
			return o
		}
		current := maps.Clone(tc.current)
		current[corev1.LastAppliedConfigAnnotation] = `{"metadata":{"name":"web","annotations":` + tc.last + `}}`
		fields := map[string]any{}
		for k := range current {
			fields["f:"+k] = map[string]any{}
		}
		owned, err := json.Marshal(map[string]any{"f:metadata": map[string]any{"f:annotations": fields}})
		if err != nil {
			t.Fatal(err)
		}
		before := object(current)
		before.SetManagedFields([]metav1.ManagedFieldsEntry{{
			Manager: "kubectl", Operation: tc.applied, APIVersion: "v1", FieldsType: "FieldsV1",
			FieldsV1: &metav1.FieldsV1{Raw: owned},
		}})
		got, err := merged(object(tc.next), before)
		if err != nil {
			t.Fatal(err)
		}
		annotations := got.GetAnnotations()
		delete(annotations, corev1.LastAppliedConfigAnnotation)
		if !maps.Equal(annotations, tc.want) {
			t.Errorf("%s: annotations %v, want %v", name, annotations, tc.want)
		}
	}
}
