// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

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
)

func resources(cpu, pods string) corev1.ResourceList {
	return corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(cpu), corev1.ResourcePods: resource.MustParse(pods)}
}

func deploymentCluster(name string, change ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}, Status: clusterv1alpha1.ClusterStatus{
		APIEnablements: []clusterv1alpha1.APIEnablement{
			{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Kind: "Deployment"}}},
		},
		ResourceSummary: &clusterv1alpha1.ResourceSummary{Allocatable: resources("10", "100"), Allocated: resources("4", "10")},
	}}
	for _, f := range change {
		f(c)
	}
	return c
}

// deploymentBinding returns a scheduled binding of four dynamically divided replicas of one CPU each, in m1 and m2.
func deploymentBinding(t *testing.T) *workv1alpha2.ResourceBinding {
	t.Helper()
	b := &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Namespace:  "default",
			Name:       "web-deployment",
			Generation: 1,
			Labels:     map[string]string{names.PolicyID: "p"},
		},
		Spec: workv1alpha2.ResourceBindingSpec{
			Resource: workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web", UID: "t"},
			Replicas: 4,
			ReplicaRequirements: &workv1alpha2.ReplicaRequirements{
				ResourceRequest: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("1")},
			},
			Clusters: []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}, {Name: "m2", Replicas: 1}},
			Placement: &policyv1alpha1.Placement{
				ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1", "m2", "m3", "tainted"}},
				ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{
					ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
					ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
					WeightPreference:          &policyv1alpha1.ClusterPreferences{DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas},
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

func fakeControl(t *testing.T, objects ...client.Object) client.WithWatch {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clusterv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	return fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).Build()
}

func candidate(cluster string, available int32) Candidate {
	return Candidate{Cluster: cluster, Available: available, Known: true}
}

func TestSimulator_Candidates(t *testing.T) {
	t.Parallel()
	clusters := []client.Object{
		deploymentCluster("m1", tainted), // a current target, but may not receive more replicas
		deploymentCluster("m2"), deploymentCluster("m3", func(c *clusterv1alpha1.Cluster) { c.Status.ResourceSummary = nil }),
		deploymentCluster("tainted", tainted), deploymentCluster("unmatched"),
	}
	s := &Simulator{Control: fakeControl(t, clusters...)}
	b := deploymentBinding(t)
	got, err := s.Candidates(t.Context(), b)
	if diff := cmp.Diff([]Candidate{candidate("m2", 6), candidate("m3", 0)}, got); diff != "" || err != nil {
		t.Errorf("Candidates: %v (-want +got):\n%s", err, diff)
	}
	if len(b.Spec.Clusters) != 2 {
		t.Error("the binding was changed")
	}

	// A cluster from which the workload is being evicted is no candidate.
	b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2"}}
	if got, err := s.Candidates(t.Context(), b); err != nil || cmp.Diff([]Candidate{candidate("m3", 0)}, got) != "" {
		t.Errorf("Candidates = %v, %v", got, err)
	}
}

// Candidates are returned even if not all replicas fit.
func TestSimulator_Candidates_insufficientCapacity(t *testing.T) {
	t.Parallel()
	s := &Simulator{Control: fakeControl(t, deploymentCluster("m1"), deploymentCluster("m2"))}
	b := deploymentBinding(t)
	b.Spec.Replicas = 1000
	got, err := s.Candidates(t.Context(), b)
	if diff := cmp.Diff([]Candidate{candidate("m1", 6), candidate("m2", 6)}, got); diff != "" || err != nil {
		t.Errorf("Candidates: %v (-want +got):\n%s", err, diff)
	}
}

// oneMore is an estimator that returns one available replica for each cluster.
type oneMore struct{}

func (oneMore) Name() string { return "one-more" }
func (oneMore) Estimate(context.Context, *clusterv1alpha1.Cluster, estimate.Request) (int32, error) {
	return 1, nil
}

func TestSimulator_Candidates_usesEstimators(t *testing.T) {
	t.Parallel()
	s := &Simulator{
		Control: fakeControl(t, deploymentCluster("m1"), deploymentCluster("m2")),
		Options: Options{Estimators: &estimate.Estimators{Others: []estimate.Estimator{oneMore{}}}},
	}
	got, err := s.Candidates(t.Context(), deploymentBinding(t))
	if diff := cmp.Diff([]Candidate{candidate("m1", 1), candidate("m2", 1)}, got); diff != "" || err != nil {
		t.Errorf("Candidates: %v (-want +got):\n%s", err, diff)
	}
}

func TestSimulator_errors(t *testing.T) {
	t.Parallel()
	b := deploymentBinding(t)
	b.Spec.Placement = nil
	s := &Simulator{Control: fakeControl(t, deploymentCluster("m1"))}
	if _, err := s.Candidates(t.Context(), b); err == nil || !strings.Contains(err.Error(), "ResourceBinding(default/web-deployment)") {
		t.Errorf("without a placement: %v", err)
	}
	s.Control = interceptor.NewClient(fakeControl(t), interceptor.Funcs{
		List: func(context.Context, client.WithWatch, client.ObjectList, ...client.ListOption) error {
			return errors.New("unavailable")
		},
	})
	if _, err := s.Candidates(t.Context(), deploymentBinding(t)); err == nil {
		t.Error("no error although the clusters cannot be listed")
	}
	if _, err := s.NeedsScheduling(t.Context(), deploymentBinding(t)); err == nil {
		t.Error("no error although the clusters cannot be listed")
	}
}

// The scheduler keeps moved replicas as long as their number stays the same.
func TestSimulator_NeedsScheduling(t *testing.T) {
	t.Parallel()
	s := &Simulator{Control: fakeControl(t, deploymentCluster("m1"), deploymentCluster("m2"), deploymentCluster("m3"))}
	for name, tc := range map[string]struct {
		change func(*workv1alpha2.ResourceBinding)
		want   bool
	}{
		"unchanged": {func(*workv1alpha2.ResourceBinding) {}, false},
		"moved between targets": {func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Clusters[0].Replicas, b.Spec.Clusters[1].Replicas = 1, 3
		}, false},
		"moved to another cluster": {func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Name = "m3" }, false},
		"removed":                  {func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Replicas = 1 }, true},
		"reschedule requested":     {func(b *workv1alpha2.ResourceBinding) { b.Spec.RescheduleTriggeredAt = &metav1.Time{} }, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := deploymentBinding(t)
			tc.change(b)
			if reason, err := s.NeedsScheduling(t.Context(), b); err != nil || (reason != "") != tc.want {
				t.Errorf("NeedsScheduling = %q, %v; want a reason: %v", reason, err, tc.want)
			}
		})
	}
}
