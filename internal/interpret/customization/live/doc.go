// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package live holds a test of customisations against a real API server: that they are heard of, that Services are found,
// and that events arrive. There is nothing in it to import.
package live
