// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package manifest

import (
	"errors"
	"fmt"
	"strings"

	"github.com/rogpeppe/go-internal/diff"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/yaml"
)

// maxDiff bounds a difference, in bytes.
const maxDiff = 32 << 10

// Difference returns the difference between two objects in the unified format, without fields that a manifest does not have; ""
// means none. Values of Secrets are masked.
func Difference(beforeName string, before *unstructured.Unstructured, afterName string, after *unstructured.Unstructured) (string, error) {
	before, after = before.DeepCopy(), after.DeepCopy()
	for _, o := range []*unstructured.Unstructured{before, after} {
		Prune(o)
		for _, field := range []string{"annotations", "labels"} {
			if all, found, _ := unstructured.NestedMap(o.Object, "metadata", field); found && len(all) == 0 {
				unstructured.RemoveNestedField(o.Object, "metadata", field)
			}
		}
	}
	if before.GroupVersionKind() == corev1.SchemeGroupVersion.WithKind("Secret") {
		maskSecret(before, after)
	}
	return DifferenceOf(beforeName, before.Object, afterName, after.Object)
}

// DifferenceOf returns the difference between two values as YAML in the unified format; "" means none.
func DifferenceOf(beforeName string, before map[string]any, afterName string, after map[string]any) (string, error) {
	from, errFrom := yaml.Marshal(before)
	to, errTo := yaml.Marshal(after)
	if err := errors.Join(errFrom, errTo); err != nil {
		return "", fmt.Errorf("encode manifest: %w", err)
	}
	if len(before) == 0 {
		from = nil
	}
	text := string(diff.Diff(beforeName, from, afterName, to))
	_, text, _ = strings.Cut(text, "\n") // the command line of diff
	if len(text) > maxDiff {
		text = strings.ToValidUTF8(text[:maxDiff], "") + "\n… (truncated)\n"
	}
	return text, nil
}

// maskSecret replaces the values of two versions of a Secret, so that only the fact of a change is visible.
func maskSecret(before, after *unstructured.Unstructured) {
	for _, field := range []string{"data", "stringData"} {
		a, _, _ := unstructured.NestedMap(before.Object, field)
		b, _, _ := unstructured.NestedMap(after.Object, field)
		for key := range a {
			if value, found := b[key]; found && fmt.Sprint(value) == fmt.Sprint(a[key]) {
				a[key], b[key] = "***", "***"
			} else {
				a[key] = "*** (before)"
			}
		}
		for key, value := range b {
			if value != "***" {
				b[key] = "*** (after)"
			}
		}
		for o, values := range map[*unstructured.Unstructured]map[string]any{before: a, after: b} {
			if len(values) > 0 {
				o.Object[field] = values
			}
		}
	}
}
