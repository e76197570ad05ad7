// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"pgregory.net/rapid"
)

func TestMissing(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		desired, observed string
		want              []string
	}{
		"equal":          {`spec: {a: 1}`, `spec: {a: 1, b: 2}`, nil},
		"other value":    {`spec: {a: 1, b: 2}`, `spec: {a: 2, b: 2}`, []string{"spec.a"}},
		"missing":        {`spec: {a: {b: {c: 1}}}`, `spec: {a: {}}`, []string{"spec.a.b"}},
		"equal quantity": {`spec: {limits: {cpu: 1000m}}`, `spec: {limits: {cpu: 1}}`, nil},
		"item by name": {
			`spec: {containers: [{name: a, image: x}]}`, `spec: {containers: [{name: s}, {name: a, image: y}]}`,
			[]string{`spec.containers[name="a"].image`},
		},
		"missing item":    {`spec: {containers: [{name: a}]}`, `spec: {containers: []}`, []string{`spec.containers[name="a"]`}},
		"other order":     {`spec: {env: [{name: a}, {name: b}]}`, `spec: {env: [{name: b}, {name: a}]}`, []string{"spec.env"}},
		"list of scalars": {`spec: {args: [a]}`, `spec: {args: [b]}`, []string{"spec.args"}},
		"other type":      {`spec: {a: {b: 1}}`, `spec: {a: x}`, []string{"spec.a"}},
		"metadata": {`metadata: {labels: {a: x, b: z}, annotations: {example.com/n: x}}`, `metadata: {labels: {a: x}}`,
			[]string{"metadata.annotations.example.com/n", "metadata.labels.b"}},
		"status": {`status: {a: 1}`, `{}`, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, Missing(parse(t, tc.desired), parse(t, tc.observed), Ownership{}).Texts(10)); diff != "" {
				t.Errorf("Missing(%s, %s) (-want +got):\n%s", tc.desired, tc.observed, diff)
			}
		})
	}
}

func TestMissing_agreesWithContains(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		desired, observed := object(t, "desired"), object(t, "observed")
		got := Missing(desired, observed, Ownership{})
		if Contains(desired, observed, Ownership{}) != (len(got) == 0) {
			t.Fatalf("Missing(%v, %v) = %q, but Contains = %v", desired.Object, observed.Object, got.Texts(10), len(got) != 0)
		}
		if !slices.IsSorted(got.Texts(100)) && len(got) != len(slices.Compact(got.Texts(100))) {
			t.Fatalf("Missing = %q, want each path once", got.Texts(100))
		}
		if after := Missing(desired, Merge(desired, observed, Ownership{unknown: true}), Ownership{}); len(after) > 0 {
			t.Fatalf("Missing = %q after a merge", after.Texts(10))
		}
	})
}

func TestPaths_Texts(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("ä", 300)
	got := Missing(parse(t, `spec: {a: 1, b: 1, `+long+`: 1}`), parse(t, `spec: {}`), Ownership{})
	if len(got) != 3 || len(got.Texts(2)) != 2 {
		t.Fatalf("Missing = %q", got.Texts(3))
	}
	if last := got.Texts(3)[2]; len(last) > maxPath || !strings.HasSuffix(last, "...") || strings.ContainsRune(last, '\uFFFD') {
		t.Errorf("long path %q", last)
	}
}

func TestPaths_Managers(t *testing.T) {
	t.Parallel()
	observed := parse(t, `spec: {a: 1, b: {c: 2}}`)
	entry := func(manager, version, fields string) metav1.ManagedFieldsEntry {
		return metav1.ManagedFieldsEntry{Manager: manager, APIVersion: version, FieldsV1: metav1.NewFieldsV1(fields)}
	}
	observed.SetManagedFields([]metav1.ManagedFieldsEntry{
		entry("z-editor", "v1", `{"f:spec":{"f:a":{}}}`), entry("editor", "v1", `{"f:spec":{"f:b":{"f:c":{}}}}`),
		entry("other", "v1", `{"f:spec":{"f:x":{}}}`), entry(Manager, "v1", `{"f:spec":{"f:a":{}}}`),
		entry("old", "v0", `{"f:spec":{"f:a":{}}}`),
	})
	paths := Missing(parse(t, `spec: {a: 2, b: 3, gone: 1}`), observed, Ownership{})
	if diff := cmp.Diff([]string{"editor", "z-editor"}, paths.Managers(observed, 5)); diff != "" {
		t.Errorf("managers (-want +got):\n%s", diff)
	}
	scaled := entry(Manager, "v1", `{"f:spec":{"f:a":{}}}`)
	scaled.Subresource = "scale"
	observed.SetManagedFields([]metav1.ManagedFieldsEntry{scaled, entry(Manager, "v1", `{"f:spec":{"f:b":{}}}`)})
	if diff := cmp.Diff([]string{"another client (scale)"}, paths.Managers(observed, 5)); diff != "" {
		t.Errorf("managers with the name of Karmada (-want +got):\n%s", diff)
	}
	observed.SetManagedFields([]metav1.ManagedFieldsEntry{
		entry("a", "v1", `{"f:spec":{"f:a":{}}}`), entry("b", "v1", `{"f:spec":{"f:b":{}}}`),
	})
	if got := paths.Managers(observed, 1); len(got) != 1 {
		t.Errorf("Managers(1) = %q", got)
	}
	if got := Missing(parse(t, `metadata: {labels: {a: x, karmada.io/managed: "true"}}`), parse(t, `{}`), Ownership{}).
		WithoutMetadata(func(k string) bool { return strings.Contains(k, "karmada.io/") }).Texts(5); len(got) != 1 {
		t.Errorf("WithoutMetadata = %q", got)
	}
}
