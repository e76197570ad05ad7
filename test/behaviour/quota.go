// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

import (
	"context"
	"errors"
	"fmt"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/component-base/featuregate"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/test/env"
)

func quota(t *testing.T, e *env.Env) {
	g := stand(t, e)
	g.gate(features.ResourceQuotaEstimate)
	g.slots(member1, 20)
	g.slots(member2, 4)
	limited := g.limit(member1, "slots", 2, nil)
	g.limit(member2, "important", 0, &corev1.ScopeSelector{MatchExpressions: []corev1.ScopedResourceSelectorRequirement{{
		ScopeName: corev1.ResourceQuotaScopePriorityClass, Operator: corev1.ScopeSelectorOpIn, Values: []string{"important"},
	}}})
	d := g.slotted("nginx", 3)
	p := g.policy("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement.ReplicaScheduling = byRoom()
	g.room(map[string]int32{member1: 2, member2: 4})
	g.create(p, d)
	g.divided(d, map[string]int32{member1: 1, member2: 2})

	// All that the quota and the other cluster leave, and not one more, whatever the nodes have.
	g.room(map[string]int32{member1: 1, member2: 2})
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 6 })
	g.divided(d, map[string]int32{member1: 2, member2: 4})
	g.room(map[string]int32{member1: 0, member2: 0})
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 7 })
	g.unschedulable("Deployment", "nginx", "not enough to schedule")
	g.divided(d, map[string]int32{member1: 2, member2: 4})

	// What is added to the quota is used by the next scaling up, and by what waits for it.
	changeIn(g, e.Members[member1].Client, limited, func(q *corev1.ResourceQuota) { q.Spec.Hard = g.hard(8) })
	g.divided(d, map[string]int32{member1: 3, member2: 4})
	change(g, d, func(d *appsv1.Deployment) { *d.Spec.Replicas = 10 })
	g.divided(d, map[string]int32{member1: 6, member2: 4})
}

// gate starts the control plane anew with a feature on, and without it when the test ends. Only a test that runs alone may.
func (g *ground) gate(feature featuregate.Feature) {
	g.Helper()
	again := func(gates features.Gates) error {
		g.e.Gates = gates
		return errors.Join(g.e.StopControlPlane(), g.e.Restart())
	}
	gates := features.New()
	if err := gates.SetFromMap(map[string]bool{string(feature): true}); err != nil {
		g.Fatal(err)
	}
	if err := again(gates); err != nil {
		g.Fatalf("start the control plane with %s: %v", feature, err)
	}
	g.Cleanup(func() {
		if err := again(nil); err != nil {
			g.Errorf("start the control plane without %s: %v", feature, err)
		}
	})
}

// hard is what a quota allows that is about so many slots.
func (g *ground) hard(n int64) corev1.ResourceList {
	return corev1.ResourceList{corev1.DefaultResourceRequestsPrefix + g.slot(): *resource.NewQuantity(n, resource.DecimalSI)}
}

// limit makes a quota of slots in the scenario's namespace of a member.
func (g *ground) limit(cluster, name string, n int64, scope *corev1.ScopeSelector) *corev1.ResourceQuota {
	g.Helper()
	q := &corev1.ResourceQuota{ObjectMeta: metav1.ObjectMeta{Namespace: g.ns, Name: name}, Spec: corev1.ResourceQuotaSpec{Hard: g.hard(n), ScopeSelector: scope}}
	if err := g.e.Members[cluster].Client.Create(g.Context(), q); err != nil {
		g.Fatalf("create %s in %s: %v", title(q), cluster, err)
	}
	return q
}

// room waits until the estimators of clusters say that so many more pods that take a slot fit.
func (g *ground) room(want map[string]int32) {
	g.Helper()
	ask := estimators.New(g.e.Control, estimators.Options{RequireService: true}, clock.RealClock{})
	defer ask.Close()
	q := estimate.Request{Replicas: 1, Requirements: &workv1alpha2.ReplicaRequirements{
		Namespace: g.ns, ResourceRequest: corev1.ResourceList{g.slot(): resource.MustParse("1")},
	}}
	for cluster, n := range want {
		g.eventually(fmt.Sprintf("room for %d more in %s", n, cluster), func(ctx context.Context) error {
			got, err := ask.Estimate(ctx, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: cluster}}, q)
			if err == nil && got != n {
				err = fmt.Errorf("its estimator says %d", got)
			}
			return err
		})
	}
}
