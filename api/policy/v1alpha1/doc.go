// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of policy.karmada.io/v1alpha1. PropagationPolicy selects objects and the clusters that they are
// propagated to. OverridePolicy changes manifests for single clusters. FederatedResourceQuota limits a namespace over all clusters.
// ClusterTaintPolicy taints clusters.
//
// These are wire types: field names, defaults and enums are a contract with users' YAML. They have no behavior beyond the
// accessors in access.go.
//
// +kubebuilder:object:generate=true
// +k8s:openapi-model-package=io.karmada.policy.v1alpha1
// +groupName=policy.karmada.io
package v1alpha1
