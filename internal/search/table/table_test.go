// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package table

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// Objects that cannot be decoded, or take hours to decode, have a row with their name. The rows of others are complete.
func TestBuilder_invalidObjects(t *testing.T) {
	t.Parallel()
	pod := func(name, spec string) []byte {
		return []byte(`{"apiVersion":"v1","kind":"Pod","metadata":{"name":"` + name + `","annotations":{` +
			`"resource.karmada.io/cached-from-cluster":"m1"}},"spec":` + spec + `}`)
	}
	for _, include := range []metav1.IncludeObjectPolicy{"", metav1.IncludeNone, metav1.IncludeObject} {
		b := New().Builder(corev1.SchemeGroupVersion.WithKind("Pod"), include)
		for name, spec := range map[string]string{
			"good": `{"nodeName":"n"}`, "typed": `{"nodeName":{}}`,
			"huge": `{"nodeName":"n","containers":[{"name":"a","resources":{"limits":{"cpu":"1e2147483648"}}}]}`,
		} {
			if err := b.Add(t.Context(), pod(name, spec)); err != nil {
				t.Errorf("Add(%s) = %v", name, err)
			}
		}
		table, err := b.Table(t.Context(), metav1.ListMeta{})
		if err != nil {
			t.Fatal(err)
		}
		node, got := 0, map[string]any{}
		for i, c := range table.ColumnDefinitions {
			if c.Name == "Node" {
				node = i
			}
		}
		for _, row := range table.Rows {
			if len(row.Cells) != len(table.ColumnDefinitions) || row.Cells[len(row.Cells)-1] != "m1" ||
				(len(row.Object.Raw) > 0) != (include != metav1.IncludeNone) {
				t.Errorf("include %q: row %v, object %s", include, row.Cells, row.Object.Raw)
				continue
			}
			got[row.Cells[0].(string)] = row.Cells[node]
		}
		if diff := cmp.Diff(map[string]any{"good": "n", "typed": invalid, "huge": invalid}, got); diff != "" {
			t.Errorf("nodes (-want +got):\n%s", diff)
		}
	}
}
