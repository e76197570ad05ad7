// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package live tests package customization with a real API server: watches, Services and events. It contains no other code.
package live
