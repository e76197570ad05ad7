// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package simulated provides member clusters with many pods for measurements of karmada-search. They have no storage and no port, so that
// the cache uses the memory of a process.
package simulated
