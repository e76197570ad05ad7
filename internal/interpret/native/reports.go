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

// report decodes what a cluster says about an object; there is false when it has said nothing yet.
func report[T any](item Item) (status T, there bool, err error) {
	if item.Status == nil || len(item.Status.Raw) == 0 || bytes.Equal(bytes.TrimSpace(item.Status.Raw), []byte("null")) {
		return status, false, nil
	}
	if err := json.Unmarshal(item.Status.Raw, &status); err != nil {
		return status, false, untrusted(item, err)
	}
	return status, true, nil
}

// untrusted says whose report is unusable; others must be able to tell which cluster to look at.
func untrusted(item Item, err error) error {
	return fmt.Errorf("status reported by cluster %s: %w", item.ClusterName, err)
}

// byCluster is the reports in the order of their clusters, for sums in which the order shows.
func byCluster(items []Item) []Item {
	compare := func(a, b Item) int { return cmp.Compare(a.ClusterName, b.ClusterName) }
	if slices.IsSortedFunc(items, compare) {
		return items
	}
	return slices.SortedStableFunc(slices.Values(items), compare)
}

// statusOf is a copy of the template's status to write into.
func statusOf(template *Object) (object, error) {
	status, err := field.Get[object](template.Object, "status")
	return clone(status), err
}

// withStatus is the template with another status; an empty one is no reason to give it any.
func withStatus(template *Object, status object) (*Object, error) {
	if len(status) == 0 && template.Object["status"] == nil {
		return template, nil
	}
	return change(template, status, "status")
}

// encode turns a typed value into unstructured data.
func encode(value any) (object, error) {
	return runtime.DefaultUnstructuredConverter.ToUnstructured(value)
}

// stamp is a time as the API server writes it: null when it is not known.
func stamp(t metav1.Time) any {
	if t.IsZero() {
		return nil
	}
	return t.UTC().Format(time.RFC3339)
}

// putList and putTime write what there is, and remove the field when there is nothing.
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
	status[field] = stamp(*t)
}

// earlier and later choose between two times, either of which may be nil or zero: not known.
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
