// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"cmp"
	"fmt"
	"slices"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/util/jsonpath"
	kubectlget "k8s.io/kubectl/pkg/cmd/get"

	"karmada.io/karmada/internal/machinery/quantity"
)

// sortRows sorts the rows of a table by a field of their objects. The sorter of kubectl exits the process if two values cannot
// be compared.
func sortRows(table *metav1.Table, field string) error {
	return sortBy(table.Rows, field, func(row metav1.TableRow) map[string]any {
		if object, ok := row.Object.Object.(*unstructured.Unstructured); ok {
			return object.Object
		}
		return nil
	})
}

// sortObjects sorts objects by a field.
func sortObjects(objects []unstructured.Unstructured, field string) error {
	return sortBy(objects, field, func(object unstructured.Unstructured) map[string]any { return object.Object })
}

// sortBy sorts elements by a field of their objects. Elements without the field sort first. It returns an error if no element
// has the field.
func sortBy[T any](elements []T, field string, object func(T) map[string]any) error {
	expression, err := kubectlget.RelaxedJSONPathExpression(field)
	if err != nil {
		return fmt.Errorf("--sort-by %q: %w", field, err)
	}
	parser := jsonpath.New("sort-by").AllowMissingKeys(true)
	if err := parser.Parse(expression); err != nil {
		return fmt.Errorf("--sort-by %q: %w", field, err)
	}
	type keyed struct {
		element T
		key     any
	}
	all := make([]keyed, 0, len(elements))
	found := false
	for _, element := range elements {
		results, err := parser.FindResults(object(element))
		if err != nil {
			return fmt.Errorf("--sort-by %q: %w", field, err)
		}
		one := keyed{element: element}
		if len(results) > 0 && len(results[0]) > 0 {
			one.key, found = results[0][0].Interface(), true
		}
		all = append(all, one)
	}
	if len(elements) > 0 && !found {
		return fmt.Errorf("couldn't find any field with path %q in the list of objects", expression)
	}
	var failed error
	slices.SortStableFunc(all, func(a, b keyed) int {
		order, err := compare(a.key, b.key)
		if err != nil {
			failed = fmt.Errorf("--sort-by %q: %w", field, err)
		}
		return order
	})
	for i := range all {
		elements[i] = all[i].element
	}
	return failed
}

// compare compares two values of a field. nil sorts first; quantities are compared by amount, other strings by bytes.
func compare(a, b any) (int, error) {
	switch {
	case a == nil && b == nil:
		return 0, nil
	case a == nil:
		return -1, nil
	case b == nil:
		return 1, nil
	}
	if left, ok := number(a); ok {
		if right, ok := number(b); ok {
			return cmp.Compare(left, right), nil
		}
	}
	left, leftIsText := a.(string)
	right, rightIsText := b.(string)
	if !leftIsText || !rightIsText {
		return 0, fmt.Errorf("cannot compare %v with %v", a, b)
	}
	if amount, err := quantity.Parse(left); err == nil {
		if other, err := quantity.Parse(right); err == nil {
			return amount.Cmp(other), nil
		}
	}
	return cmp.Compare(left, right), nil
}

func number(value any) (float64, bool) {
	switch number := value.(type) {
	case int64:
		return float64(number), true
	case float64:
		return number, true
	}
	return 0, false
}
