// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of networking.karmada.io/v1alpha1: MultiClusterService, which makes a service of some
// clusters reachable in others, and MultiClusterIngress, an Ingress over several clusters.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=networking.karmada.io
package v1alpha1
