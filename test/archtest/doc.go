// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package archtest holds the tests that enforce the architecture and the language of this repository: imports between packages,
// limits of pure packages, the length of files and functions, and wording. It has no code but tests.
//
//	go list, source files ──► rules, each with its reason ──► a failure that names file, rule and reason
//
// To change a rule, change it here, in review, with its reason. Do not work around it.
package archtest
