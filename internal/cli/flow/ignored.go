// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"fmt"
	"strings"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/plural"
)

// IgnoredFields returns the fields of an object that clusters ignore, because their API does not have them, or "".
func IgnoredFields(b binding.Binding) string {
	var fields, clusters []string
	for _, d := range b.BindingStatus().Drift {
		if unknown := binding.UnknownFields(d.NotApplied); len(unknown) > 0 {
			if len(clusters) == 0 {
				fields = unknown
			}
			clusters = append(clusters, d.ClusterName)
		}
	}
	switch n := len(clusters); n {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf("%s ignores %s", clusters[0], strings.Join(fields, ", "))
	default:
		return fmt.Sprintf("%s and %s ignore %s", clusters[0], plural.Count(n-1, "other cluster"), strings.Join(fields, ", "))
	}
}
