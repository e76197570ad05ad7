// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package admissiontest has functions for the tests of the packages that default and validate objects.
package admissiontest

import (
	"testing"

	"k8s.io/apimachinery/pkg/util/validation/field"
	"sigs.k8s.io/yaml"
)

// Parse returns the object in a YAML text. An unknown field fails the test.
func Parse[T any](t testing.TB, text string) (out T) {
	t.Helper()
	if err := yaml.UnmarshalStrict([]byte(text), &out); err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	return out
}

// Messages returns the messages of errors, or nil if there are none.
func Messages(errs field.ErrorList) (out []string) {
	for _, err := range errs {
		out = append(out, err.Error())
	}
	return out
}
