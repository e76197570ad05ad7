// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of cluster.karmada.io/v1alpha1: Cluster, one for each member cluster, and the options
// of its proxy. They are served by the aggregated API server, not by a CRD.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +k8s:openapi-gen=true
// +k8s:openapi-model-package=io.karmada.cluster.v1alpha1
// +groupName=cluster.karmada.io
package v1alpha1
