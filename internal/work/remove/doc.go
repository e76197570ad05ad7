// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package remove removes the objects of deleted Works from members.
//
//	deleted Work ─► each object: released (preserve), kept (a container in use), or deleted in the background ─► finalizer removed
//	managed objects of a member ─► Sweep: an event about those whose Work does not exist
//
// Invariants: only objects with the label karmada.io/managed=true that name the Work are removed, after a live read of the Work.
// The ID of the cluster must be the ID of the Cluster. A deletion has the UID and the version of the object as preconditions.
package remove
