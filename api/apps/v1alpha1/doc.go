// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kind of apps.karmada.io/v1alpha1: WorkloadRebalancer, a one-time request to reschedule
// workloads.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=apps.karmada.io
package v1alpha1
