// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of work.karmada.io/v1alpha1. Work carries one rendered object to one member cluster and its
// status back. The bindings of this version are served but not stored (see v1alpha2).
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=work.karmada.io
package v1alpha1
