// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1beta1 holds the kinds of multicluster.x-k8s.io/v1beta1, the Multi-Cluster Services API (KEP 1645). They have the fields of
// v1alpha1: API servers convert between both without a webhook.
//
// +kubebuilder:object:generate=true
// +groupName=multicluster.x-k8s.io
package v1beta1
