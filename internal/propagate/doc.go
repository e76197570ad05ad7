// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package propagate turns a template and the policy that selects it into a binding.
//
//	discovery ─► metadata watch of every kind ─► template ─┐
//	                                                       ├─► match (pure) ─► claim the template ─► build the binding
//	PropagationPolicy, ClusterPropagationPolicy ───────────┘                     1 write              1 write
//
// Templates are watched as metadata only; the whole object is read when a policy claims it or its content changed.
//
// Invariants: a template belongs to one policy and keeps it until that policy lets go of it; letting go never removes the
// binding, the Works or anything in a member. A kind that discovery fails to list is not a kind that vanished.
package propagate
