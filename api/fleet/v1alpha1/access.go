// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	"fmt"
	"slices"
)

// RolloutSpec is the specification, the same in both scopes; it aliases the rollout.
func (r *StagedRollout) RolloutSpec() *StagedRolloutSpec { return &r.Spec }

// RolloutStatus is the status, the same in both scopes; it aliases the rollout.
func (r *StagedRollout) RolloutStatus() *StagedRolloutStatus { return &r.Status }

// RolloutSpec is the specification, the same in both scopes; it aliases the rollout.
func (r *ClusterStagedRollout) RolloutSpec() *StagedRolloutSpec { return &r.Spec }

// RolloutStatus is the status, the same in both scopes; it aliases the rollout.
func (r *ClusterStagedRollout) RolloutStatus() *StagedRolloutStatus { return &r.Status }

// Failure returns why clusters do not get the revision of the template, or "" if they do or still may. The rollout failed, too many
// clusters failed, or another revision was requested.
func (s *StagedRolloutStatus) Failure() string {
	isFailed := func(c RolloutClusterStatus) bool { return c.State == RolloutClusterFailed }
	switch {
	case s.TemplateRevision == 0:
		return ""
	case s.Revision != s.TemplateRevision:
		return fmt.Sprintf("revision %d was requested instead of revision %d of the template", s.Revision, s.TemplateRevision)
	case s.Phase == RolloutFailed, s.Phase == RolloutRollingBack && s.Revision != s.StableRevision:
		return s.Message
	case s.Phase == RolloutPaused && slices.ContainsFunc(s.Clusters, isFailed):
		return s.Message
	}
	return ""
}
