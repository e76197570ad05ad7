// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/util/validation"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret/field"
)

// overrideMetadata changes the labels or the annotations of an object.
func overrideMetadata(o *Object, key string, x *policyv1alpha1.LabelAnnotationOverrider) error {
	metadata, err := child(o.Object, "metadata")
	if err != nil {
		return err
	}
	entries, found, err := field.Lookup[field.Object](metadata, key)
	if err != nil {
		return fmt.Errorf("metadata.%w", err)
	}
	adds := x.Operator == policyv1alpha1.OverriderOpAdd || x.Operator == policyv1alpha1.OverriderOpAddIfAbsent
	if !found {
		if !adds {
			return nil
		}
		entries = field.Object{}
	}
	for _, name := range slices.Sorted(maps.Keys(x.Value)) {
		value := x.Value[name]
		_, exists := entries[name]
		switch {
		case exists && x.Operator == policyv1alpha1.OverriderOpRemove:
			delete(entries, name)
		case exists && x.Operator == policyv1alpha1.OverriderOpReplace,
			!exists && x.Operator == policyv1alpha1.OverriderOpAddIfAbsent,
			x.Operator == policyv1alpha1.OverriderOpAdd:
			if key == "labels" {
				if problems := validation.IsValidLabelValue(value); len(problems) > 0 {
					return fmt.Errorf("label %s: invalid value %q: %s", name, value, strings.Join(problems, "; "))
				}
			}
			entries[name] = value
		}
	}
	if found || len(entries) > 0 {
		metadata[key] = entries
	}
	return nil
}
