// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package component is the one bootstrap of every Karmada server.
//
//	flags ──► Options ──► Part{Name, After, Run} ──► RunParts: start in order, wait for readiness, stop in reverse
//
// A component is the same value whether it runs alone (`karmada scheduler`) or beside the others in one process
// (`karmada up`). A part returns its error; nothing in a room exits the process.
package component
