// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package archtest holds the tests that keep the architecture true: which package may import which, what pure rooms must
// not know, and what every file and package owes its readers. It has no code but tests.
//
//	go list, the source files ──► rules, each a literal with its reason ──► a failure that names file, rule and reason
//
// A rule that is in the way is changed here, in review, with its reason; it is never worked around.
package archtest
