// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/json"

	"karmada.io/karmada/internal/interpret/field"
)

// report decodes the status that a cluster reports; found is false if it has not reported yet.
func report[T any](item Item) (status T, found bool, err error) {
	if item.Status == nil || len(item.Status.Raw) == 0 || bytes.Equal(bytes.TrimSpace(item.Status.Raw), []byte("null")) {
		return status, false, nil
	}
	if err := json.Unmarshal(item.Status.Raw, &status); err != nil {
		return status, false, reportError(item, err)
	}
	return status, true, nil
}

// reportError returns an error that names the cluster of an invalid report.
func reportError(item Item, err error) error {
	return fmt.Errorf("status reported by cluster %s: %w", item.ClusterName, err)
}

// byCluster returns the reports sorted by cluster, for results that depend on the order.
func byCluster(items []Item) []Item {
	compare := func(a, b Item) int { return cmp.Compare(a.ClusterName, b.ClusterName) }
	if slices.IsSortedFunc(items, compare) {
		return items
	}
	return slices.SortedStableFunc(slices.Values(items), compare)
}

// statusOf returns a copy of the template's status.
func statusOf(template *Object) (object, error) {
	status, err := field.Get[object](template.Object, "status")
	return clone(status), err
}

// withStatus returns the template with the status. An empty status is not added to a template without a status.
func withStatus(template *Object, status object) (*Object, error) {
	if len(status) == 0 && template.Object["status"] == nil {
		return template, nil
	}
	return change(template, status, "status")
}

// encode converts a typed value to unstructured data.
func encode(value any) (object, error) {
	return runtime.DefaultUnstructuredConverter.ToUnstructured(value)
}

// formatTime encodes a time as the API server does: null if it is zero.
func formatTime(t metav1.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.UTC().Format(time.RFC3339)
}

// putList and putTime set a field, or remove it if the value is empty.
func putList(status object, field string, list []any) {
	if len(list) == 0 {
		delete(status, field)
		return
	}
	status[field] = list
}

func putTime(status object, field string, t *metav1.Time) {
	if t.IsZero() {
		delete(status, field)
		return
	}
	status[field] = formatTime(*t)
}

// earlier and later compare two times. A time that is nil or zero is unknown and ignored.
func earlier(a, b *metav1.Time) *metav1.Time {
	if a.IsZero() || !b.IsZero() && b.Before(a) {
		return b
	}
	return a
}

func later(a, b *metav1.Time) *metav1.Time {
	if a.IsZero() || !b.IsZero() && a.Before(b) {
		return b
	}
	return a
}
