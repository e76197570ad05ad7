// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kind of operator.karmada.io/v1alpha1: Karmada, which describes a control plane in a host cluster.
// It is a kind of the host cluster, not of the control plane.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=operator.karmada.io
package v1alpha1
