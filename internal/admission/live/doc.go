// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package live holds tests of the webhooks against a real API server: that it takes the configurations and the conversion,
// calls what it should and nothing more, and passes on what we answer. There is nothing in it to import.
package live
