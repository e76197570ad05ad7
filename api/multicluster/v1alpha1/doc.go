// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of multicluster.x-k8s.io/v1alpha1, the Multi-Cluster Services API (KEP 1645), the
// ClusterProfile API (KEP 4322) and the PlacementDecision API (KEP 5313) of Kubernetes SIG Multicluster, as far as their wire format
// goes.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=multicluster.x-k8s.io
package v1alpha1
