// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package faults tests that faults never delete member objects which the control plane was not requested to delete.
//
//	plan (pure, from a seed) ──► runner ──► operations on the control plane
//	                               └──────► faults of processes and connections
//	recorder, one per member ──► removals ──► unjustified (pure), with the changes that the runner requested
//
// A fleet is a `karmada up` process and member clusters with processes of their own, each behind a TCP proxy. Operations of a user
// are chosen from a seed, together with faults: kill -9 of the control plane or of the agent of the member in Pull mode, a paused or
// restarted member, a connection that is cut, slow, or stalled in one or both directions, an expired certificate, rejected credentials.
// After each round all faults end and the members must equal what templates and policies specify. A recorder watches each member
// directly. Each removal of an object that it observes must have a change before it, in the same round, that requires it. A change
// justifies at most one removal of each object. TestInProcess runs a few operations, and faults of the data of the control plane, on a
// fleet in the process of the test.
//
// evictions are operations of another kind: templates that are each placed in one member, while members are drained. At any time each
// template that was applied is in a member.
//
// Invariant: the control plane is never consulted about what it should do. The model in this package determines it from the
// operations alone.
package faults
