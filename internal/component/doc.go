// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package component starts every Karmada server.
//
//	Server{flags, Run} ──► Command ──► logging, client config, endpoints, pprof ──► RunParts
//	RunParts: start the parts in order, wait for readiness, stop in reverse
//
// The same Server value runs alone (`karmada scheduler`) or with the others in one process (`karmada up`). A part returns its
// error; no package exits the process.
package component
