// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package review computes what changes of policies, override policies, quotas, templates and clusters would do to the bindings of a
// fleet and to the objects in its clusters (docs/concepts/plan.md).
//
//	Fleet, Changes ──► affected bindings ──► propagate.Preview ──► evictions ──► scheduler.Preview ──► dependencies ─┐
//	                                                                                                                 ▼
//	                                            Result ◄── Create, Update, Restart, Scale, Delete ◄── render before and after
//
// Each step is the code of the controller that makes the change later; this package only computes which bindings a change can affect,
// and compares the results. It reads values and functions of a Fleet, and writes nothing. Bindings that no change can affect are not
// computed.
package review
