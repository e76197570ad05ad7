// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kind of remedy.karmada.io/v1alpha1: Remedy, which turns conditions of clusters into actions
// that others carry out.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=remedy.karmada.io
package v1alpha1
