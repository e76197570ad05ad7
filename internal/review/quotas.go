// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/quota"
)

// quotaKind is the kind of quotas.
var quotaKind = schema.GroupKind{Group: policyv1alpha1.GroupName, Kind: "FederatedResourceQuota"}

// loadQuotas reads the quotas. Without the right to list them, the fleet has none.
func (f *Fleet) loadQuotas(ctx context.Context, control client.Reader, namespace string, recent client.ListOption) error {
	var list policyv1alpha1.FederatedResourceQuotaList
	err := control.List(ctx, &list, recent, client.InNamespace(namespace))
	switch {
	case apierrors.IsForbidden(err):
		f.Incomplete = append(f.Incomplete, "FederatedResourceQuotas, which cannot be listed")
	case apierrors.IsNotFound(err) || meta.IsNoMatchError(err): // the kind is not served: there are none
	case err != nil:
		return fmt.Errorf("list FederatedResourceQuotas: %w", err)
	}
	for i := range list.Items {
		f.Quotas = append(f.Quotas, &list.Items[i])
	}
	return nil
}

// setQuota records the change of a quota; nil deletes it.
func (r *run) setQuota(key types.NamespacedName, q *policyv1alpha1.FederatedResourceQuota) {
	before := r.quotas[key]
	r.edits.quotas[key] = true
	if q == nil {
		delete(r.quotas, key)
		return
	}
	q = q.DeepCopy()
	q.Status = policyv1alpha1.FederatedResourceQuotaStatus{}
	var assigned []policyv1alpha1.StaticClusterAssignment
	if before != nil {
		q.Status, assigned = before.Status, before.Spec.StaticAssignments
	}
	if !equality.Semantic.DeepEqual(assigned, q.Spec.StaticAssignments) {
		r.incomplete("the ResourceQuotas that FederatedResourceQuota %s assigns to clusters", key)
	}
	r.quotas[key] = q
}

// enforcesQuotas reports whether the control plane enforces quotas: a status shows it.
func (r *run) enforcesQuotas() bool {
	return r.Gates.Enabled(features.FederatedQuotaEnforcement) ||
		slices.ContainsFunc(r.fleet.Quotas, func(q *policyv1alpha1.FederatedResourceQuota) bool { return q.Status.Enforced })
}

// collectQuotas records the bindings whose scheduling a changed quota has denied.
func (r *run) collectQuotas() {
	if len(r.edits.quotas) == 0 {
		return
	}
	if !r.enforcesQuotas() {
		r.incomplete("the limits of FederatedResourceQuotas: no status shows that the feature gate FederatedQuotaEnforcement is enabled")
		return
	}
	edited := map[string]bool{}
	for key := range r.edits.quotas {
		edited[key.Namespace] = true
	}
	for t, b := range r.bindings {
		c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.Scheduled)
		if edited[t.key.Namespace] && c != nil && c.Reason == workv1alpha2.BindingReasonQuotaExceeded && r.visible(t) {
			r.concerned[t] |= scheduled
		}
	}
}

// limited reports whether a quota limits the bindings of a namespace.
func (r *run) limited(namespace string) bool { return len(r.limits[namespace]) > 0 }

// setLimits records the quotas that are enforced after the changes, by namespace.
func (r *run) setLimits() {
	if !r.enforcesQuotas() {
		return
	}
	r.limits = map[string][]*policyv1alpha1.FederatedResourceQuota{}
	for key, q := range r.quotas {
		if len(q.Spec.Overall) > 0 {
			r.limits[key.Namespace] = append(r.limits[key.Namespace], q.DeepCopy())
		}
	}
	for _, all := range r.limits {
		slices.SortFunc(all, func(a, b *policyv1alpha1.FederatedResourceQuota) int { return cmp.Compare(a.Name, b.Name) })
	}
}

// admitUsage denies what quotas do not admit, as the webhook does. A binding that is denied is tried again, so that all decreases count
// first. In which order the increases are admitted is not known; it is that of the keys here.
func (r *run) admitUsage(keys []templateKey, effects map[templateKey]*Effect) {
	if len(r.limits) == 0 {
		return
	}
	stored := map[string][]workv1alpha2.ResourceBinding{}
	for t, b := range r.bindings {
		if e := effects[t]; e != nil && !grows(usageOf(e.Before), usageOf(e.After)) {
			b = e.After
		}
		if namespaced, ok := b.(*workv1alpha2.ResourceBinding); ok && r.limited(t.key.Namespace) {
			stored[t.key.Namespace] = append(stored[t.key.Namespace], *namespaced)
		}
	}
	for namespace, all := range r.limits {
		for _, q := range all {
			q.Status = quota.Recompute(q, stored[namespace], r.Now)
		}
	}
	for _, t := range keys {
		e := effects[t]
		if e == nil || e.After == nil || !r.limited(t.key.Namespace) || !grows(usageOf(e.Before), usageOf(e.After)) {
			continue
		}
		denied := r.admit(e, e.After)
		if denied == nil {
			continue
		}
		if e.Err == nil {
			e.Err, e.Unschedulable = denied, true
		}
		if e.After = e.proposed; e.Before != nil && r.admit(e, e.proposed) != nil {
			e.After = e.Before.DeepCopyObject().(binding.Binding)
		}
		r.after[t] = e.After
	}
	r.reportExceeded()
}

// admit reserves the increase of the usage of a binding in all quotas of its namespace, or in none.
func (r *run) admit(e *Effect, next binding.Binding) error {
	all := r.limits[next.GetNamespace()]
	statuses := make([]policyv1alpha1.FederatedResourceQuotaStatus, len(all))
	for i, q := range all {
		var err error
		if statuses[i], _, err = quota.Admit(q, next.GetName(), usageOf(e.Before), usageOf(next), r.Now); err != nil {
			return err
		}
	}
	for i, q := range all {
		q.Status = statuses[i]
	}
	return nil
}

// reportExceeded reports the changed quotas whose limit is exceeded: existing workloads stay, and what increases them later is denied.
func (r *run) reportExceeded() {
	for namespace, all := range r.limits {
		for _, q := range all {
			key := client.ObjectKeyFromObject(q)
			if !r.edits.quotas[key] || r.Visible != nil && !r.Visible(quotaKind, namespace) {
				continue
			}
			for _, name := range slices.Sorted(maps.Keys(q.Spec.Overall)) {
				if used, limit := q.Status.OverallUsed[name], q.Spec.Overall[name]; used.Cmp(limit) > 0 {
					r.incomplete("later increases in namespace %s, which FederatedResourceQuota %s denies: %s of %s %s are used; existing "+
						"workloads stay", namespace, q.Name, used.String(), limit.String(), name)
				}
			}
		}
	}
}

// usageOf returns the usage of a binding; none for nil and for cluster-scoped bindings, which quotas do not limit.
func usageOf(b binding.Binding) corev1.ResourceList {
	if namespaced, ok := b.(*workv1alpha2.ResourceBinding); ok && namespaced != nil {
		return quota.Usage(&namespaced.Spec)
	}
	return nil
}

func grows(before, after corev1.ResourceList) bool {
	for name, q := range after {
		if held := before[name]; q.Cmp(held) > 0 {
			return true
		}
	}
	return false
}
