// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// RolloutSpec is the specification, the same in both scopes; it aliases the rollout.
func (r *StagedRollout) RolloutSpec() *StagedRolloutSpec { return &r.Spec }

// RolloutStatus is the status, the same in both scopes; it aliases the rollout.
func (r *StagedRollout) RolloutStatus() *StagedRolloutStatus { return &r.Status }

// RolloutSpec is the specification, the same in both scopes; it aliases the rollout.
func (r *ClusterStagedRollout) RolloutSpec() *StagedRolloutSpec { return &r.Spec }

// RolloutStatus is the status, the same in both scopes; it aliases the rollout.
func (r *ClusterStagedRollout) RolloutStatus() *StagedRolloutStatus { return &r.Status }
