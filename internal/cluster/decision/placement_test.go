// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decision

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/test/fakecontrol"
)

// newMember returns a cluster that can run a number of pods.
func newMember(name, tier string, pods int64) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{"tier": tier}}}
	c.Status.APIEnablements = []clusterv1alpha1.APIEnablement{{
		GroupVersion: "v1", Resources: []clusterv1alpha1.APIResource{{Name: "configmaps", Kind: "ConfigMap"}},
	}}
	c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}}
	c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: corev1.ResourceList{
		corev1.ResourcePods: *resource.NewQuantity(pods, resource.DecimalSI),
	}}
	return c
}

// placements is a control plane with a Placement shop.
type placements struct {
	*testing.T

	control *fakecontrol.Control
	c       *Placements
}

func newPlacements(t *testing.T, spec fleetv1alpha1.PlacementSpec, members ...client.Object) *placements {
	t.Helper()
	p := &fleetv1alpha1.Placement{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "shop", UID: "uid", Generation: 1}, Spec: spec}
	control := fakecontrol.WithObjects(t, append(members, p)...)
	clock := clocktesting.NewFakePassiveClock(time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC))
	return &placements{t, control, NewPlacements(control, &scheduler.Simulator{Control: control}, clock, nil)}
}

func (f *placements) get() *fleetv1alpha1.Placement {
	f.Helper()
	p := &fleetv1alpha1.Placement{}
	if err := f.control.Get(f.Context(), client.ObjectKey{Namespace: "default", Name: "shop"}, p); err != nil {
		f.Fatal(err)
	}
	return p
}

// reconcile reconciles twice, and returns the clusters of the status, those of the PlacementDecisions, and the condition. The second run
// must write nothing.
func (f *placements) reconcile() string {
	f.Helper()
	for range 2 {
		f.control.Writes(fakecontrol.Write.ByKind)
		if _, err := f.c.Reconcile(f.Context(), ctrl.Request{NamespacedName: client.ObjectKeyFromObject(f.get())}); err != nil {
			f.Fatal(err)
		}
	}
	if writes := f.control.Writes(fakecontrol.Write.ByKind); len(writes) > 0 {
		f.Errorf("the second run wrote %v", writes)
	}
	p := f.get()
	var status, published []string
	for _, c := range p.Status.Clusters {
		status = append(status, fmt.Sprintf("%s=%d", c.Name, c.Replicas))
	}
	var list multiclusterv1alpha1.PlacementDecisionList
	if err := f.control.List(f.Context(), &list); err != nil {
		f.Fatal(err)
	}
	for _, d := range list.Items {
		owner := metav1.GetControllerOf(&d)
		if owner == nil || owner.Kind != "Placement" || d.Labels[multiclusterv1alpha1.LabelPlacementKey] != "shop" {
			f.Errorf("PlacementDecision %s: owner %v, labels %v", d.Name, owner, d.Labels)
		}
		for _, c := range d.Decisions {
			published = append(published, c.ClusterProfileRef.Name)
		}
	}
	slices.Sort(published)
	c := meta.FindStatusCondition(p.Status.Conditions, fleetv1alpha1.PlacementScheduled)
	return fmt.Sprintf("%s | %s in %d | %s %s", strings.Join(status, " "), strings.Join(published, " "), len(list.Items), c.Status, c.Reason)
}

func (f *placements) expect(want string) {
	f.Helper()
	if diff := cmp.Diff(want, f.reconcile()); diff != "" {
		f.Fatalf("status | PlacementDecisions | condition (-want +got):\n%s", diff)
	}
}

func gold() policyv1alpha1.Placement {
	return policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{
		LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"tier": "gold"}},
	}}
}

func TestPlacements_publishesDecision(t *testing.T) {
	t.Parallel()
	f := newPlacements(t, fleetv1alpha1.PlacementSpec{Placement: gold()},
		newMember("m1", "gold", 10), newMember("m2", "silver", 10), newMember("m3", "gold", 10))
	f.expect("m1=0 m3=0 | m1 m3 in 1 | True Success")

	// It follows the clusters.
	if err := f.control.Create(f.Context(), newMember("m4", "gold", 10)); err != nil {
		f.Fatal(err)
	}
	if err := f.control.Delete(f.Context(), newMember("m1", "gold", 10)); err != nil {
		f.Fatal(err)
	}
	f.expect("m3=0 m4=0 | m3 m4 in 1 | True Success")

	// Without clusters, the current ones stay.
	p := f.get()
	p.Spec.Placement.ClusterAffinity.LabelSelector.MatchLabels["tier"] = "none"
	p.Generation++
	if err := f.control.Update(f.Context(), p); err != nil {
		f.Fatal(err)
	}
	f.expect("m3=0 m4=0 | m3 m4 in 1 | False NoClusterFit")
}

func TestPlacements_neverScheduled(t *testing.T) {
	t.Parallel()
	f := newPlacements(t, fleetv1alpha1.PlacementSpec{Placement: gold()}, newMember("m2", "silver", 10))
	f.expect(" |  in 0 | False NoClusterFit")
}

// Replicas are divided by the available resources, and stay where they are while the clusters hold.
func TestPlacements_dividesReplicas(t *testing.T) {
	t.Parallel()
	divided := policyv1alpha1.Placement{ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
		WeightPreference:          &policyv1alpha1.ClusterPreferences{DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas},
	}}
	requests := map[corev1.ResourceName]fleetv1alpha1.PlacementQuantity{corev1.ResourcePods: "1"}
	f := newPlacements(t, fleetv1alpha1.PlacementSpec{Placement: divided, Replicas: new(int32(4)), ReplicaRequests: requests},
		newMember("m1", "gold", 30), newMember("m2", "gold", 10))
	f.expect("m1=3 m2=1 | m1 m2 in 1 | True Success")
	m1 := newMember("m1", "gold", 0)
	if err := f.control.Get(f.Context(), client.ObjectKeyFromObject(m1), m1); err != nil {
		f.Fatal(err)
	}
	m1.Status = newMember("m1", "gold", 1).Status
	if err := f.control.Status().Update(f.Context(), m1); err != nil {
		f.Fatal(err)
	}
	f.expect("m1=3 m2=1 | m1 m2 in 1 | True Success")
	p := f.get()
	p.Spec.Replicas = new(int32(100))
	p.Generation++
	if err := f.control.Update(f.Context(), p); err != nil {
		f.Fatal(err)
	}
	f.expect("m1=3 m2=1 | m1 m2 in 1 | False Unschedulable")
}
