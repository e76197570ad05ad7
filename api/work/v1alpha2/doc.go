// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha2 holds the bindings of work.karmada.io/v1alpha2, the stored version. Each propagated object has a ResourceBinding
// or ClusterResourceBinding, with the settings of its policy, the clusters that the scheduler chose, and the status in those
// clusters.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior beyond the accessors in
// access.go. Both kinds have the same spec and status; code for both uses those accessors.
//
// +kubebuilder:object:generate=true
// +k8s:openapi-model-package=io.karmada.work.v1alpha2
// +groupName=work.karmada.io
package v1alpha2
