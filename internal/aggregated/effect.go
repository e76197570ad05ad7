// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apiserver/pkg/warning"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/review"
)

const (
	// warningTime is the time in which the effect of an update is computed for a warning.
	warningTime = 150 * time.Millisecond
	// approvalTime is the time in which an approved plan is computed again.
	approvalTime = 20 * time.Second
)

// checkEffect adds a warning if the update of a Cluster moves, restarts or deletes more than a few objects. It returns an error if the
// Cluster has an approved plan with another effect.
func (c *clusterAdmission) checkEffect(ctx context.Context, cluster, before *clusterv1alpha1.Cluster) error {
	if c.reviews == nil || equality.Semantic.DeepEqual(selectable(cluster), selectable(before)) {
		return nil
	}
	approved := approvedPlan(cluster, before)
	limit := warningTime
	if approved != "" {
		limit = approvalTime
	}
	computing, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	status, err := c.reviews.Effect(computing, []review.Change{{ApplyCluster: cluster}}, nil, approved == "")
	switch {
	case err != nil && approved != "":
		return fmt.Errorf("compute the approved plan %s again: %w", approved, err)
	case err != nil:
		return nil //nolint:nilerr // without a warning
	case approved != "":
		status.Bindings = nil // the user may not be allowed to read them
		if err := review.CheckApproval(approved, &status); err != nil {
			return err
		}
	}
	if text := review.Warning(&status.Summary, !status.Partial); text != "" {
		warning.AddWarning(ctx, "", text)
	}
	return nil
}

// approvedPlan returns the plan by which an update of a Cluster was approved, or "". A change of taints alone is compared only if it sets
// the annotation: policies taint clusters that fail, and a plan that was approved earlier must not prevent that.
func approvedPlan(cluster, before *clusterv1alpha1.Cluster) string {
	approved, old := cluster.Annotations[names.ApprovedPlan], before.DeepCopy()
	old.Spec.Taints = cluster.Spec.Taints
	if approved == before.Annotations[names.ApprovedPlan] && equality.Semantic.DeepEqual(selectable(cluster), selectable(old)) {
		return ""
	}
	return approved
}

// selectable returns the parts of a Cluster by which users select it, without the taints of the control plane: a cluster that is not ready
// is not a change that a user makes. The control plane sets none with the effect NoExecute.
func selectable(c *clusterv1alpha1.Cluster) []any {
	taints := slices.DeleteFunc(slices.Clone(c.Spec.Taints), func(t corev1.Taint) bool {
		return strings.HasPrefix(t.Key, clusterv1alpha1.GroupName+"/") && t.Effect != corev1.TaintEffectNoExecute
	})
	for i := range taints {
		taints[i].TimeAdded = nil
	}
	return []any{c.Labels, taints, c.Spec.Provider, c.Spec.Region, c.Spec.Zones}
}
