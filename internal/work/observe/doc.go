// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package observe watches the managed objects of a member, and reports their status in the Works.
//
//	list and watch of each kind ─► Cache ─► Entry ─► Observer: compare with the Work, interpret ─► Observation
//	Observations of a Work ─► Reporter ─► Work.status   coalesced
//
// A watch keeps no objects: each is compared with its Work and interpreted, and then replaced by its Observation. An object is read again
// only if its Work or an interpreter changed since.
//
// Invariants: a list shows every object that this process, or the one before, wrote. An error of the connection is never evidence about an
// object, and never reported as the result of a Work.
package observe
