// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package apply brings what Works ask for into the members, and what it became back into the Works' status.
//
//	Work events ──► one queue per cluster ──► create, update or delete in the member ──► Work.status, one patch
//	member events ─┘  (own workers, own backoff)
//
// Invariants: a cluster's queue is served by that cluster's workers only, so that no member waits for another. In a member
// only objects marked karmada.io/managed=true are changed, unless the Work says to overwrite; only those of the very Work
// that is being deleted are deleted. Nothing is done to a cluster that is not Ready.
package apply
