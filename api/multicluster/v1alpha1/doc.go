// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of multicluster.x-k8s.io/v1alpha1, the Multi-Cluster Services API of Kubernetes SIG
// Multicluster (KEP 1645), as far as its wire format goes.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=multicluster.x-k8s.io
package v1alpha1
