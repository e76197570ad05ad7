// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package plural formats numbers of things.
package plural

import (
	"fmt"
	"strings"
)

// Count formats a number and a noun: "1 policy", "2 policies", "0 objects".
func Count[N int | int32 | int64](n N, noun string) string {
	switch stem, isY := strings.CutSuffix(noun, "y"); {
	case n == 1:
	case isY:
		noun = stem + "ies"
	default:
		noun += "s"
	}
	return fmt.Sprintf("%d %s", n, noun)
}
