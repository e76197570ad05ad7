// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifest

import (
	"cmp"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
)

// WithoutAllocated returns a template without the node ports that its API server allocated, so that each member allocates its own
// (docs/contract/work.md#pruned-fields). It returns obj itself if there are none, and otherwise a copy. A port is allocated if no manager
// owns the field. Without managed fields the origin is unknown, and all ports stay.
func WithoutAllocated(obj *unstructured.Unstructured) *unstructured.Unstructured {
	if gvk := obj.GroupVersionKind(); gvk.Group != corev1.GroupName || gvk.Kind != "Service" {
		return obj
	}
	owned := &fieldpath.Set{}
	entries := obj.GetManagedFields()
	for _, e := range entries {
		var fields fieldpath.Set
		if e.FieldsV1 == nil || e.APIVersion != obj.GetAPIVersion() || fields.FromJSON(e.FieldsV1.GetRawReader()) != nil {
			return obj
		}
		owned = owned.Union(&fields)
	}
	if len(entries) == 0 {
		return obj
	}
	out := obj.DeepCopy()
	spec, _ := out.Object["spec"].(map[string]any)
	if spec == nil {
		return obj
	}
	changed := false
	remove := func(from map[string]any, field string, path ...any) {
		if _, found := from[field]; found && !owned.Has(fieldpath.MakePathOrDie(append(path, field)...)) {
			delete(from, field)
			changed = true
		}
	}
	remove(spec, "healthCheckNodePort", "spec")
	ports, _ := spec["ports"].([]any)
	for i := range ports {
		port, _ := ports[i].(map[string]any)
		if number, ok := port["port"].(int64); ok {
			protocol, _ := port["protocol"].(string)
			key := fieldpath.KeyByFields("port", number, "protocol", cmp.Or(protocol, string(corev1.ProtocolTCP)))
			remove(port, "nodePort", "spec", "ports", key)
		}
	}
	if !changed {
		return obj
	}
	return out
}
