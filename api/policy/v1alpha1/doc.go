// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of policy.karmada.io/v1alpha1: what users write to say which objects go to which
// member clusters (PropagationPolicy), what is changed on the way (OverridePolicy), how much of each resource a
// namespace may use over all clusters (FederatedResourceQuota) and when clusters are tainted (ClusterTaintPolicy).
//
// These are wire types: field names, defaults and enums are a contract with everybody's YAML. They carry no behaviour
// beyond the accessors in access.go.
//
// +kubebuilder:object:generate=true
// +k8s:openapi-model-package=io.karmada.policy.v1alpha1
// +groupName=policy.karmada.io
package v1alpha1
