// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package consult

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rebalance"
)

func list(cpu, pods string) corev1.ResourceList {
	return corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(cpu), corev1.ResourcePods: resource.MustParse(pods)}
}

func member(name string, change ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}, Status: clusterv1alpha1.ClusterStatus{
		APIEnablements:  []clusterv1alpha1.APIEnablement{{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Kind: "Deployment"}}}},
		ResourceSummary: &clusterv1alpha1.ResourceSummary{Allocatable: list("10", "100"), Allocated: list("4", "10")},
	}}
	for _, f := range change {
		f(c)
	}
	return c
}

// web wants four replicas of one CPU each, divided by what clusters can take, and has them in m1 and m2.
func web(t *testing.T) *workv1alpha2.ResourceBinding {
	t.Helper()
	b := &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-deployment", Generation: 1, Labels: map[string]string{names.PolicyID: "p"}},
		Spec: workv1alpha2.ResourceBindingSpec{
			Resource: workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web", UID: "t"},
			Replicas: 4, ReplicaRequirements: &workv1alpha2.ReplicaRequirements{ResourceRequest: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("1")}},
			Clusters: []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}, {Name: "m2", Replicas: 1}},
			Placement: &policyv1alpha1.Placement{
				ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1", "m2", "m3", "tainted"}},
				ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{
					ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided, ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
					WeightPreference: &policyv1alpha1.ClusterPreferences{DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas},
				},
			},
		},
		Status: workv1alpha2.ResourceBindingStatus{Conditions: []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue}}},
	}
	applied, err := json.Marshal(b.Spec.Placement)
	if err != nil {
		t.Fatal(err)
	}
	b.Annotations = map[string]string{names.AppliedPlacement: string(applied)}
	return b
}

func tainted(c *clusterv1alpha1.Cluster) {
	c.Spec.Taints = []corev1.Taint{{Key: names.UnschedulableTaint, Effect: corev1.TaintEffectNoSchedule}}
}

func control(t *testing.T, objects ...client.Object) client.WithWatch {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clusterv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	return fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).Build()
}

func known(cluster string, room int32) rebalance.Place {
	return rebalance.Place{Cluster: cluster, Room: room, Known: true}
}

func TestPlaces(t *testing.T) {
	t.Parallel()
	clusters := []client.Object{
		member("m1", tainted), // has it already, and would keep it, but gets no more
		member("m2"), member("m3", func(c *clusterv1alpha1.Cluster) { c.Status.ResourceSummary = nil }),
		member("tainted", tainted), member("unwanted"),
	}
	s := &Scheduler{Control: control(t, clusters...)}
	b := web(t)
	got, err := s.Places(t.Context(), b)
	if diff := cmp.Diff([]rebalance.Place{known("m2", 6), known("m3", 0)}, got); diff != "" || err != nil {
		t.Errorf("Places: %v (-want +got):\n%s", err, diff)
	}
	if len(b.Spec.Clusters) != 2 {
		t.Error("the binding was changed")
	}

	// Where it is being moved away from, it does not go.
	b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2"}}
	if got, err := s.Places(t.Context(), b); err != nil || cmp.Diff([]rebalance.Place{known("m3", 0)}, got) != "" {
		t.Errorf("Places = %v, %v", got, err)
	}
}

// That not all replicas fit at once is no reason to have no answer.
func TestPlaces_notEnoughForAll(t *testing.T) {
	t.Parallel()
	s := &Scheduler{Control: control(t, member("m1"), member("m2"))}
	b := web(t)
	b.Spec.Replicas = 1000
	got, err := s.Places(t.Context(), b)
	if diff := cmp.Diff([]rebalance.Place{known("m1", 6), known("m2", 6)}, got); diff != "" || err != nil {
		t.Errorf("Places: %v (-want +got):\n%s", err, diff)
	}
}

// oneMore is an estimator that has room for one replica everywhere.
type oneMore struct{}

func (oneMore) Name() string { return "one-more" }
func (oneMore) Estimate(context.Context, *clusterv1alpha1.Cluster, estimate.Request) (int32, error) {
	return 1, nil
}

func TestPlaces_asksTheEstimators(t *testing.T) {
	t.Parallel()
	s := &Scheduler{Control: control(t, member("m1"), member("m2")), Estimators: &estimate.Estimators{Others: []estimate.Estimator{oneMore{}}}}
	got, err := s.Places(t.Context(), web(t))
	if diff := cmp.Diff([]rebalance.Place{known("m1", 1), known("m2", 1)}, got); diff != "" || err != nil {
		t.Errorf("Places: %v (-want +got):\n%s", err, diff)
	}
}

func TestPlaces_errors(t *testing.T) {
	t.Parallel()
	b := web(t)
	b.Spec.Placement = nil
	s := &Scheduler{Control: control(t, member("m1"))}
	if _, err := s.Places(t.Context(), b); err == nil || !strings.Contains(err.Error(), "ResourceBinding(default/web-deployment)") {
		t.Errorf("without a placement: %v", err)
	}
	s.Control = interceptor.NewClient(control(t), interceptor.Funcs{
		List: func(context.Context, client.WithWatch, client.ObjectList, ...client.ListOption) error {
			return errors.New("tired")
		},
	})
	if _, err := s.Places(t.Context(), web(t)); err == nil {
		t.Error("no error, although the clusters cannot be read")
	}
	if _, err := s.Due(t.Context(), web(t)); err == nil {
		t.Error("no error, although the clusters cannot be read")
	}
}

// What this package is for: as long as the replicas stay as many, the scheduler leaves them where they are put.
func TestDue(t *testing.T) {
	t.Parallel()
	s := &Scheduler{Control: control(t, member("m1"), member("m2"), member("m3"))}
	for name, tc := range map[string]struct {
		change func(*workv1alpha2.ResourceBinding)
		due    bool
	}{
		"as it was":       {func(*workv1alpha2.ResourceBinding) {}, false},
		"moved":           {func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Replicas, b.Spec.Clusters[1].Replicas = 1, 3 }, false},
		"moved elsewhere": {func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Name = "m3" }, false},
		"taken away":      {func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Replicas = 1 }, true},
		"asked for":       {func(b *workv1alpha2.ResourceBinding) { b.Spec.RescheduleTriggeredAt = &metav1.Time{} }, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := web(t)
			tc.change(b)
			if due, err := s.Due(t.Context(), b); err != nil || (due != "") != tc.due {
				t.Errorf("Due = %q, %v; want one: %v", due, err, tc.due)
			}
		})
	}
}
