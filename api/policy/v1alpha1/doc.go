// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of policy.karmada.io/v1alpha1: which objects are propagated to which
// member clusters (PropagationPolicy), what is changed for single clusters (OverridePolicy), how much of each resource a
// namespace may use over all clusters (FederatedResourceQuota) and when clusters are tainted (ClusterTaintPolicy).
//
// These are wire types: field names, defaults and enums are a contract with users' YAML. They have no behavior beyond the
// accessors in access.go.
//
// +kubebuilder:object:generate=true
// +k8s:openapi-model-package=io.karmada.policy.v1alpha1
// +groupName=policy.karmada.io
package v1alpha1
