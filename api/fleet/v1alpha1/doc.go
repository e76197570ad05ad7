// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package v1alpha1 holds the kinds of fleet.karmada.io/v1alpha1: StagedRollout, ClusterStagedRollout, RolloutApproval and
// ClusterRolloutApproval control how a change of a workload reaches clusters in stages.
// PlacementDisruptionBudget and ClusterPlacementDisruptionBudget limit moves of workloads, and PlacementEviction requests one.
//
// These are wire types: field names, defaults and enums are a contract. They have no behavior. Upstream Karmada lacks this group.
//
// +kubebuilder:object:generate=true
// +groupName=fleet.karmada.io
package v1alpha1
