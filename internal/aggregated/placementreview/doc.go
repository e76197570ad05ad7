// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package placementreview serves PlacementReviews: what changes would do to the bindings that the user may read.
//
//	PlacementReview ─► rights to the changed objects ─► caches ─► review.Run with the rights to namespaces and kinds ─► page of the status
//
// Invariants: nothing is stored or written. A review, its errors and its sums depend only on bindings in namespaces where the user may list
// ResourceBindings, of templates of kinds that the user may get there. A user who may create placementreviews/all, as the admission webhook
// may, reviews all bindings.
package placementreview
