// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package propagate creates the binding of a template from the policy that selects it.
//
//	discovery ─► metadata watch of every kind ─► template ─┐
//	                                                       ├─► match (pure) ─► claim the template ─► build the binding
//	PropagationPolicy, ClusterPropagationPolicy ───────────┘                     1 write              1 write
//
// Each reconcile of a template is a pass: it reads the metadata, the binding and the record once, and then takes numbered steps.
// Only the metadata of templates is cached. The whole object is read when a policy claims it or its content changed.
//
// Invariants: a template belongs to one policy until that policy releases it. A release does not delete the binding, the Works or
// member objects. A kind is not taken as deleted because discovery of its group fails.
package propagate
