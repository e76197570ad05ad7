// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"slices"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/patch"
)

// summarize writes the summary of a rollout in the status of its binding, if its phase or the revision changed, or another stage has
// started. Without stages, each cluster is one. generation is that of the template when its revision was recorded.
func (c *Controller) summarize(ctx context.Context, b binding.Binding, status *fleetv1alpha1.StagedRolloutStatus, generation int64) error {
	next := summaryOf(status, generation)
	if old := b.BindingStatus().Rollout; old != nil && old.Phase == next.Phase && old.ObservedGeneration == next.ObservedGeneration &&
		old.StartedAt.Equal(next.StartedAt) && old.CompletedAt.Equal(next.CompletedAt) {
		stages := len(b.BindingSpec().StagedRollout.Stages) > 0
		if old.CurrentCluster == next.CurrentCluster || stages && stageOf(status, old.CurrentCluster) == stageOf(status, next.CurrentCluster) {
			return nil
		}
	}
	_, err := patch.Status(ctx, c.control, b, func(b binding.Binding) { b.BindingStatus().Rollout = next })
	return err
}

// stageOf returns the stage of a cluster, or "" if it has none.
func stageOf(status *fleetv1alpha1.StagedRolloutStatus, cluster string) string {
	i := slices.IndexFunc(status.Clusters, func(c fleetv1alpha1.RolloutClusterStatus) bool { return c.Name == cluster })
	if i < 0 {
		return ""
	}
	return status.Clusters[i].Stage
}

// summaryOf returns the summary of a rollout.
func summaryOf(status *fleetv1alpha1.StagedRolloutStatus, generation int64) *workv1alpha2.RolloutStatus {
	out := &workv1alpha2.RolloutStatus{
		ObservedGeneration: generation, Message: status.Message, StartedAt: status.StartedAt, CompletedAt: status.FinishedAt,
		Phase: workv1alpha2.RolloutProgressing,
	}
	failure := status.Failure()
	switch {
	case failure != "":
		out.Phase, out.Message = workv1alpha2.RolloutFailed, failure
	case status.Phase == fleetv1alpha1.RolloutSucceeded:
		out.Phase = workv1alpha2.RolloutSucceeded
	case status.Phase == fleetv1alpha1.RolloutPending:
		out.Phase = workv1alpha2.RolloutPending
	}
	for i := range status.Clusters {
		switch cluster := &status.Clusters[i]; {
		case cluster.Revision != status.Revision:
		case cluster.State == fleetv1alpha1.RolloutClusterHealthy:
			out.CompletedClusters = append(out.CompletedClusters, cluster.Name)
		case out.CurrentCluster == "":
			out.CurrentCluster = cluster.Name
			out.CurrentClusterStartedAt, out.GateSatisfiedSince = cluster.StartedAt, cluster.GateSatisfiedSince
		}
	}
	return out
}
