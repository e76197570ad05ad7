// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rollout/advance"
)

// observe returns the targets of a binding with what their Works report.
func (c *Controller) observe(ctx context.Context, b binding.Binding, works []workv1alpha1.Work) ([]advance.Cluster, error) {
	byNamespace := map[string]*workv1alpha1.Work{}
	for i := range works {
		byNamespace[works[i].Namespace] = &works[i]
	}
	var out []advance.Cluster
	for _, target := range binding.Targets(b.BindingSpec()) {
		cluster := &clusterv1alpha1.Cluster{}
		err := c.control.Get(ctx, client.ObjectKey{Name: target.Name}, cluster, client.UnsafeDisableDeepCopy)
		if apierrors.IsNotFound(err) {
			cluster = nil
		} else if err != nil {
			return nil, fmt.Errorf("read cluster %s: %w", target.Name, err)
		}
		entry := advance.Cluster{Name: target.Name, Stage: advance.StageOf(b.BindingSpec().StagedRollout, cluster)}
		if cluster != nil {
			entry.Reachable = meta.IsStatusConditionTrue(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		}
		if w := byNamespace[names.ExecutionNamespace(target.Name)]; w != nil && w.DeletionTimestamp == nil {
			entry.Exists = true
			report(&entry, w)
		}
		out = append(out, entry)
	}
	return out, nil
}

// report sets what a Work reports. A report of an earlier generation of the Work, or of an earlier generation of the object in the member,
// is no evidence.
func report(entry *advance.Cluster, w *workv1alpha1.Work) {
	if n, err := strconv.ParseInt(w.Annotations[names.Revision], 10, 64); err == nil && n > 0 {
		entry.Revision = n
	}
	applied := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied)
	if applied == nil || applied.Status != metav1.ConditionTrue || applied.ObservedGeneration != w.Generation ||
		len(w.Status.ManifestStatuses) == 0 || meta.IsStatusConditionFalse(w.Status.Conditions, workv1alpha1.WorkInterpreted) {
		return
	}
	s := &w.Status.ManifestStatuses[0]
	var status struct {
		Generation         int64 `json:"generation"`
		ObservedGeneration int64 `json:"observedGeneration"`
		Conditions         []struct {
			Type   string                 `json:"type"`
			Status metav1.ConditionStatus `json:"status"`
		} `json:"conditions"`
	}
	if s.Status != nil && json.Unmarshal(s.Status.Raw, &status) != nil {
		status.Conditions = nil // of another type: no condition is satisfied
	}
	entry.Observed = status.ObservedGeneration >= status.Generation
	entry.Healthy = s.Health != workv1alpha1.ResourceUnhealthy // Unknown: the kind has no health
	entry.Conditions = map[string]metav1.ConditionStatus{}
	for _, condition := range status.Conditions {
		entry.Conditions[condition.Type] = condition.Status
	}
}

// approvals returns the approvals of a rollout.
func (c *Controller) approvals(ctx context.Context, r Rollout) (out []advance.Approval, err error) {
	add := func(created metav1.Time, spec *fleetv1alpha1.RolloutApprovalSpec) {
		if spec.Rollout == r.GetName() {
			out = append(out, advance.Approval{Stage: spec.Stage, Revision: spec.Revision, Created: created.Time})
		}
	}
	if r.GetNamespace() == "" {
		var list fleetv1alpha1.ClusterRolloutApprovalList
		if err := c.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
			return nil, fmt.Errorf("list approvals: %w", err)
		}
		for i := range list.Items {
			add(list.Items[i].CreationTimestamp, &list.Items[i].Spec)
		}
		return out, nil
	}
	var list fleetv1alpha1.RolloutApprovalList
	if err := c.control.List(ctx, &list, client.InNamespace(r.GetNamespace()), client.UnsafeDisableDeepCopy); err != nil {
		return nil, fmt.Errorf("list approvals in namespace %s: %w", r.GetNamespace(), err)
	}
	for i := range list.Items {
		add(list.Items[i].CreationTimestamp, &list.Items[i].Spec)
	}
	return out, nil
}
