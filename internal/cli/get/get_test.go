// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"pgregory.net/rapid"
)

func TestSortObjects(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		values []any
		want   string
		err    string
	}{
		"numbers":                   {[]any{int64(10), int64(9), 9.5}, "1 2 0", ""},
		"quantities":                {[]any{"1Gi", "900Mi", "2"}, "2 1 0", ""},
		"text":                      {[]any{"pod-b", "pod-a"}, "1 0", ""},
		"missing value sorts first": {[]any{"b", nil, "a"}, "1 2 0", ""},
		"equal values keep order":   {[]any{"a", "a", "a"}, "0 1 2", ""},
		"no object has the field":   {[]any{nil, nil}, "", "couldn't find any field"},
		"not comparable":            {[]any{map[string]any{}, map[string]any{}}, "", "cannot compare"},
		"different types":           {[]any{"a", int64(1)}, "", "cannot compare"},
		"empty":                     {nil, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			objects := make([]unstructured.Unstructured, 0, len(test.values))
			for i, value := range test.values {
				object := map[string]any{"at": string(rune('0' + i))}
				if value != nil {
					object["field"] = value
				}
				objects = append(objects, unstructured.Unstructured{Object: object})
			}
			err := sortObjects(objects, ".field")
			if test.err != "" {
				if err == nil || !strings.Contains(err.Error(), test.err) {
					t.Errorf("error %v, want %s", err, test.err)
				}
				return
			}
			var order []string
			for _, object := range objects {
				order = append(order, object.Object["at"].(string))
			}
			if got := strings.Join(order, " "); err != nil || got != test.want {
				t.Errorf("order %s, want %s; error %v", got, test.want, err)
			}
		})
	}
}

func TestSortObjects_invalidField(t *testing.T) {
	t.Parallel()
	if err := sortObjects(nil, "{.metadata"); err == nil || !strings.Contains(err.Error(), "--sort-by") {
		t.Errorf("error %v", err)
	}
}

// Kubernetes versions differ in the columns of a kind.
func TestAddTable_separatesDifferentColumns(t *testing.T) {
	t.Parallel()
	table := func(columns ...string) *metav1.Table {
		made := &metav1.Table{Rows: []metav1.TableRow{{}}}
		for _, name := range columns {
			made.ColumnDefinitions = append(made.ColumnDefinitions, metav1.TableColumnDefinition{Name: name, Description: "x" + name})
		}
		return made
	}
	mapping := &meta.RESTMapping{Resource: schema.GroupVersionResource{Version: "v1", Resource: "pods"}}
	var kinds []kindTable
	for _, added := range []*metav1.Table{table("Name", "Age"), table("Name", "Status"), table("Name", "Age")} {
		kinds = addTable(kinds, kindTable{mapping: mapping, table: added})
	}
	if len(kinds) != 2 || len(kinds[0].table.Rows) != 2 || len(kinds[1].table.Rows) != 1 {
		t.Errorf("%d tables", len(kinds))
	}
}

// The added cells are aligned with their headers for any number of cells.
func TestAddClusterColumns(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		table := &metav1.Table{ColumnDefinitions: make([]metav1.TableColumnDefinition, rapid.IntRange(0, 5).Draw(t, "columns"))}
		for range rapid.IntRange(0, 3).Draw(t, "rows") {
			table.Rows = append(table.Rows, metav1.TableRow{Cells: make([]any, rapid.IntRange(0, 7).Draw(t, "cells"))})
		}
		(&options{}).addClusterColumns(table, &response{source: source{cluster: "m1"}}, true)
		last := len(table.ColumnDefinitions) - 1
		at := min(1, last-1)
		if table.ColumnDefinitions[at].Name != "Cluster" || table.ColumnDefinitions[last].Name != "Adoption" {
			t.Fatalf("columns %v", table.ColumnDefinitions)
		}
		for _, row := range table.Rows {
			if len(row.Cells) != last+1 || row.Cells[at] != "m1" || row.Cells[last] != notApplicable {
				t.Fatalf("cells %v below %d columns", row.Cells, last+1)
			}
		}
	})
}
