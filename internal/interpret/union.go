// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret

import (
	"cmp"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// Union is every dependency once, sorted by apiVersion, kind, namespace, name and selector (semantics §12).
func Union(lists ...[]Dependency) []Dependency {
	all := slices.Concat(lists...)
	slices.SortFunc(all, compare)
	return slices.CompactFunc(all, func(a, b Dependency) bool { return compare(a, b) == 0 })
}

func compare(a, b Dependency) int {
	return cmp.Or(
		strings.Compare(a.APIVersion, b.APIVersion), strings.Compare(a.Kind, b.Kind),
		strings.Compare(a.Namespace, b.Namespace), strings.Compare(a.Name, b.Name),
		strings.Compare(selector(a), selector(b)),
	)
}

// selector spells a label selector; two spell alike only when they select the same.
func selector(d Dependency) string {
	if d.LabelSelector == nil {
		return ""
	}
	return metav1.FormatLabelSelector(d.LabelSelector)
}
