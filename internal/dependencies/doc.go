// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package dependencies propagates the objects that a template refers to: the controller dependencies-distributor
// (docs/contract/propagation.md#dependencies).
//
//	ResourceBinding with propagateDeps ─► template, read live ─► interpreter ─► dependencies
//	                                                                              │ those that exist
//	                                                                              ▼
//	attached binding of each: spec.requiredBy, label depended-by                1 write if something changed
//
// An attached binding without a policy is not scheduled. Its Works go to the clusters of spec.requiredBy.
//
// Invariants: the controller writes only the fields that it owns, and only if the binding has not changed since it was read. A
// dependency is detached only if the interpreter was ready and returned a result without it. It is also detached if the requiring
// binding, read live, is being deleted or does not propagate dependencies. A missing object is not detached: garbage collection
// deletes its binding.
//
// A copy of the template in a member needs its dependencies until it is updated or deleted. The entry in spec.requiredBy therefore
// keeps a cluster until the copy there no longer needs the object. Then its Work is deleted, or has applied a template that does
// not refer to the object. Meanwhile events of these Works requeue the binding. The dependencies of a binding that is being deleted
// are detached after its Works are deleted, which the removal guard may delay.
package dependencies
