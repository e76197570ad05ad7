// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package component is the one bootstrap of every Karmada server.
//
//	Server{flags, Run} ──► Command ──► logging, client config, endpoints, pprof ──► RunParts
//	RunParts: start the parts in order, wait for readiness, stop in reverse
//
// A component is the same value whether it runs alone (`karmada scheduler`) or beside the others in one process
// (`karmada up`). A part returns its error; no package exits the process.
package component
