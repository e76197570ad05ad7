// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha2 holds the bindings of work.karmada.io/v1alpha2, the stored version: one ResourceBinding or
// ClusterResourceBinding for each propagated object, which says what the policy asked for, which clusters the scheduler
// chose, and what those clusters report.
//
// These are wire types: field names, defaults and enums are a contract. They carry no behaviour beyond the accessors in
// access.go. Both kinds hold the same spec and status, so code for them is written once, over those accessors.
//
// +kubebuilder:object:generate=true
// +groupName=work.karmada.io
package v1alpha2
