// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of search.karmada.io/v1alpha1: ResourceRegistry, which selects what is cached from which
// clusters, and the endpoints Search and Proxying, through which the cache is read. An aggregated API server serves them.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +k8s:openapi-gen=true
// +k8s:openapi-model-package=io.karmada.search.v1alpha1
// +groupName=search.karmada.io
package v1alpha1
