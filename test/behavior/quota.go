// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/test/env"
)

func quota(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.setSlots(member1, 20)
	f.setSlots(member2, 4)
	limited := f.createQuota(member1, "slots", 2, nil)
	f.createQuota(member2, "important", 0, &corev1.ScopeSelector{MatchExpressions: []corev1.ScopedResourceSelectorRequirement{{
		ScopeName: corev1.ResourceQuotaScopePriorityClass, Operator: corev1.ScopeSelectorOpIn, Values: []string{"important"},
	}}})
	d := f.deploymentWithSlots("nginx", 3)
	p := f.policy("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement.ReplicaScheduling = byCapacity()
	f.waitEstimates(map[string]int32{member1: 2, member2: 4})
	f.create(p, d)
	f.waitDivided(d, map[string]int32{member1: 1, member2: 2})

	// The quota and the capacity of the other cluster bound the replicas, although nodes have more capacity.
	f.waitEstimates(map[string]int32{member1: 1, member2: 2})
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 6 })
	f.waitDivided(d, map[string]int32{member1: 2, member2: 4})
	f.waitEstimates(map[string]int32{member1: 0, member2: 0})
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 7 })
	f.waitUnschedulable("Deployment", "nginx", "not enough to schedule")
	f.waitDivided(d, map[string]int32{member1: 2, member2: 4})

	// A raised quota is used by the next scaling up and by unschedulable workloads.
	changeIn(f, e.Members[member1].Client, limited, func(q *corev1.ResourceQuota) { q.Spec.Hard = f.slotQuantity(8) })
	f.waitDivided(d, map[string]int32{member1: 3, member2: 4})
	change(f, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 10 })
	f.waitDivided(d, map[string]int32{member1: 6, member2: 4})
}

// slotQuantity returns the resource list of n slots, as a quota names them.
func (f *fixture) slotQuantity(n int64) corev1.ResourceList {
	return corev1.ResourceList{corev1.DefaultResourceRequestsPrefix + f.slotResource(): *resource.NewQuantity(n, resource.DecimalSI)}
}

// createQuota creates a quota of slots in the namespace of the scenario in a member.
func (f *fixture) createQuota(cluster, name string, n int64, scope *corev1.ScopeSelector) *corev1.ResourceQuota {
	f.Helper()
	q := &corev1.ResourceQuota{
		ObjectMeta: metav1.ObjectMeta{Namespace: f.ns, Name: name},
		Spec:       corev1.ResourceQuotaSpec{Hard: f.slotQuantity(n), ScopeSelector: scope},
	}
	if err := f.e.Members[cluster].Client.Create(f.Context(), q); err != nil {
		f.Fatalf("create %s in %s: %v", objectName(q), cluster, err)
	}
	return q
}

// waitEstimates waits until the estimators of clusters report these available replicas of pods with one slot each.
func (f *fixture) waitEstimates(want map[string]int32) {
	f.Helper()
	options := f.e.Estimators
	options.RequireService = true
	ask := estimators.New(f.e.Control, options, clock.RealClock{})
	defer ask.Close()
	q := estimate.Request{Replicas: 1, Requirements: &workv1alpha2.ReplicaRequirements{
		Namespace: f.ns, ResourceRequest: corev1.ResourceList{f.slotResource(): resource.MustParse("1")},
	}}
	for cluster, n := range want {
		f.eventually(fmt.Sprintf("%d available replicas in %s", n, cluster), func(ctx context.Context) error {
			got, err := ask.Estimate(ctx, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: cluster}}, q)
			if err == nil && got != n {
				err = fmt.Errorf("its estimator reports %d", got)
			}
			return err
		})
	}
}
