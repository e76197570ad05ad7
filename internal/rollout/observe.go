// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"sync"

	appsv1 "k8s.io/api/apps/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rollout/advance"
	"karmada.io/karmada/internal/rollout/revision"
)

// observe returns the targets of a binding with what their Works report. content is that of the target revision; nil means unknown.
func (c *Controller) observe(
	ctx context.Context, b binding.Binding, works []workv1alpha1.Work, content *revision.Content,
) ([]advance.Cluster, error) {
	byNamespace := map[string]*workv1alpha1.Work{}
	for i := range works {
		byNamespace[works[i].Namespace] = &works[i]
	}
	var out []advance.Cluster
	stages := advance.StagesOf(b.BindingSpec().StagedRollout)
	for _, target := range binding.Targets(b.BindingSpec()) {
		cluster := &clusterv1alpha1.Cluster{}
		err := c.control.Get(ctx, client.ObjectKey{Name: target.Name}, cluster, client.UnsafeDisableDeepCopy)
		if apierrors.IsNotFound(err) {
			cluster = nil
		} else if err != nil {
			return nil, fmt.Errorf("read cluster %s: %w", target.Name, err)
		}
		entry := advance.Cluster{
			Name: target.Name, Stages: stages(cluster),
			Replicas: int(target.Replicas), Disruption: disruption(content, int(target.Replicas)),
		}
		if cluster != nil {
			entry.Reachable = meta.IsStatusConditionTrue(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		}
		if w := byNamespace[names.ExecutionNamespace(target.Name)]; w != nil && w.DeletionTimestamp == nil {
			entry.Exists = true
			checker := sync.OnceValue(func() func(string) string { return c.checker(w) }) //nolint:contextcheck // bounded
			entry.Check = func(expression string) string { return checker()(expression) }
			report(&entry, w)
		}
		out = append(out, entry)
	}
	return out, nil
}

// maxRevision is above every number of a revision. Dependencies without a strategy have a hash instead, which may consist of digits.
const maxRevision = 1_000_000_000

// revisionOf returns the number of the revision of a Work, or 0 if it has none.
func revisionOf(w *workv1alpha1.Work) int64 {
	n, err := strconv.ParseInt(w.Annotations[names.Revision], 10, 64)
	if err != nil || n > maxRevision {
		return 0
	}
	return max(n, 0)
}

// report sets what a Work reports. A report of an earlier generation of the Work, or of an earlier generation of the object in the member,
// is no evidence.
func report(entry *advance.Cluster, w *workv1alpha1.Work) {
	entry.Revision = revisionOf(w)
	if len(w.Status.ManifestStatuses) > 0 {
		s := &w.Status.ManifestStatuses[0]
		if ready, counts := eviction.ReadyReplicas(s.Status); counts {
			entry.Ready = int(ready)
		} else if s.Health == workv1alpha1.ResourceHealthy {
			entry.Ready = entry.Replicas
		}
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

// disruption returns how many replicas an update to a revision can make unavailable in a cluster: what the update strategy of a Deployment
// or StatefulSet permits, if no override policy can change it, and otherwise all.
func disruption(content *revision.Content, replicas int) int {
	if content == nil || len(content.Overrides) > 0 {
		return replicas
	}
	object := &unstructured.Unstructured{Object: content.Template}
	if object.GetAPIVersion() != appsv1.SchemeGroupVersion.String() {
		return replicas
	}
	switch object.GetKind() {
	case "Deployment":
		var d appsv1.Deployment
		if runtime.DefaultUnstructuredConverter.FromUnstructured(content.Template, &d) != nil ||
			d.Spec.Strategy.Type == appsv1.RecreateDeploymentStrategyType {
			return replicas
		}
		unavailable, surge := intstr.FromString("25%"), intstr.FromString("25%")
		if r := d.Spec.Strategy.RollingUpdate; r != nil {
			unavailable, surge = *cmp.Or(r.MaxUnavailable, &unavailable), *cmp.Or(r.MaxSurge, &surge)
		}
		down, err := intstr.GetScaledValueFromIntOrPercent(&unavailable, replicas, false)
		up, err2 := intstr.GetScaledValueFromIntOrPercent(&surge, replicas, true)
		switch {
		case err != nil || err2 != nil:
			return replicas
		case down == 0 && up == 0:
			return min(1, replicas)
		}
		return min(down, replicas)
	case "StatefulSet": // it replaces one pod at a time
		var s appsv1.StatefulSet
		if runtime.DefaultUnstructuredConverter.FromUnstructured(content.Template, &s) == nil &&
			s.Spec.UpdateStrategy.Type != appsv1.OnDeleteStatefulSetStrategyType &&
			(s.Spec.UpdateStrategy.RollingUpdate == nil || s.Spec.UpdateStrategy.RollingUpdate.MaxUnavailable == nil) {
			return min(1, replicas)
		}
	}
	return replicas
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
