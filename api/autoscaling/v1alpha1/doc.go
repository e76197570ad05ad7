// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of autoscaling.karmada.io/v1alpha1: FederatedHPA, which scales a workload by its load
// in all clusters, and CronFederatedHPA, which scales by the clock.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior.
//
// +kubebuilder:object:generate=true
// +groupName=autoscaling.karmada.io
package v1alpha1
