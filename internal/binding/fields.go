// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package binding

import (
	"slices"
	"strings"
)

// UnknownFields returns those of the texts that name a field that the API of a cluster does not have, as `unknown field "spec.a"`. They
// are warnings of an API server, and entries of notApplied in the drift of a Work.
func UnknownFields(texts []string) []string {
	return slices.DeleteFunc(slices.Clone(texts), func(text string) bool { return !strings.HasPrefix(text, "unknown field ") })
}
