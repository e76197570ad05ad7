// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package apply applies Works in members and reports the status of the member objects in the Works.
//
//	Work events ──► one queue per cluster ──► create, update or delete in the member ──► Work.status, one update
//	member events ─┘  (own workers, own backoff)
//
// A watch of a kind in a member keeps no objects: each is compared with its Work and interpreted, and then replaced by the result,
// an observation. An object is read again only if its Work or an interpreter changed since.
//
// Invariants: the queue of a cluster is served by the workers of that cluster only, so that one member cannot delay another.
// Only objects with the label karmada.io/managed=true are changed, unless the Work requests to overwrite others; only those
// of a deleted Work are deleted, and only in the cluster whose ID the Cluster has. Nothing is changed in a cluster that is not
// ready. An error of the connection is never reported as the result of a Work.
package apply
