// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package live tests the webhooks against a real API server: it accepts the configurations and the conversion, calls only
// the webhooks that it must call, and returns their responses. It has no importable code.
package live
