// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package podspec

import (
	"fmt"
	"regexp"

	"k8s.io/apimachinery/pkg/api/resource"
)

// Package resource does not terminate for quantities whose exponent overflows 32 bits.
var (
	hugeExponent     = regexp.MustCompile(`^[-+]?[0-9.]+[eE][-+]?[0-9]{10,}$`)
	hugeExponentJSON = regexp.MustCompile(`"[-+]?[0-9.]+[eE][-+]?[0-9]{10,}"`)
)

// ParseQuantity parses a quantity. Unlike resource.ParseQuantity, it returns for any input.
func ParseQuantity(text string) (resource.Quantity, error) {
	if hugeExponent.MatchString(text) {
		return resource.Quantity{}, fmt.Errorf("the exponent of quantity %.50q is out of range", text)
	}
	return resource.ParseQuantity(text)
}

// CheckQuantities returns an error if JSON contains a string that ParseQuantity rejects because of its exponent. It must be called
// before untrusted JSON is decoded into a type with quantities.
func CheckQuantities(json []byte) error {
	if found := hugeExponentJSON.Find(json); found != nil {
		return fmt.Errorf("the exponent of quantity %.50s is out of range", found)
	}
	return nil
}
