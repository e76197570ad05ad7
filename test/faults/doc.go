// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package faults tests that faults never delete member objects which the control plane was not requested to delete.
//
//	plan (pure, from a seed) ──► runner ──► operations on the control plane
//	                               └──────► faults of processes and connections
//	recorder, one per member ──► removals ──► unjustified (pure), with the changes that the runner requested
//
// A fleet is a `karmada up` process and member clusters with processes of their own, each behind a TCP proxy. Operations of a user
// are chosen from a seed, together with faults. Processes are killed: the control plane or the agent of the member in Pull mode.
// Members are paused or restarted. Connections are cut, slow, or stalled in one or both directions. Certificates expire, and
// credentials are rejected. After each round all faults end and the members must equal what templates and policies specify. A
// recorder watches each member directly. Each removal of an object that it observes must have a change before it, in the same
// round, that requires it. A change justifies at most one removal of each object. TestInProcess runs a few operations, and faults
// of the data of the control plane, on a fleet in the process of the test.
//
// evictions are operations of another kind: templates that are each placed in one member, while members are drained. At any time each
// template that was applied is in a member.
//
// rolledOut kills the control plane while changes are rolled out in stages: each change reaches each cluster once, in order.
//
// outages are rounds of a third kind: clusters are lost for so long that they are not ready. The cause is a fault of the member, of
// its agent or of one direction of a connection. Some last longer than the timeout of a request. Templates with each reason and
// purge mode leave them, while the control plane is killed. If most clusters are lost, or one for a short time, nothing may leave
// them. An old copy is removed only if a replacement is in a cluster that is not lost. With purge mode Directly, which allows one
// copy at most, it is removed before. These rounds use a fleet of their own, with short thresholds. What they read from the control
// plane determines only the times of faults, and when a round ends.
//
// No plan changes a clock: Linux has no separate wall clock for a process, and the agent has no other source of the time.
//
// Invariant: the control plane is never consulted about what it should do. The model in this package determines it from the
// operations alone.
package faults
