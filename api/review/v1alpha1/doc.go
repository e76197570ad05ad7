// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kind of review.karmada.io/v1alpha1: PlacementReview, which reports the effect of changes before they are
// made. An aggregated API server serves it, which is why it is not in the group of the CRDs, fleet.karmada.io.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior. Upstream Karmada lacks this group.
//
// +kubebuilder:object:generate=true
// +k8s:openapi-gen=true
// +k8s:openapi-model-package=io.karmada.review.v1alpha1
// +groupName=review.karmada.io
package v1alpha1
