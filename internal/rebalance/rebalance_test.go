// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rebalance

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestReportedReplicas(t *testing.T) {
	t.Parallel()
	item := func(status string) workv1alpha2.AggregatedStatusItem {
		i := workv1alpha2.AggregatedStatusItem{ClusterName: "m1", Applied: true}
		if status != "" {
			i.Status = &runtime.RawExtension{Raw: []byte(status)}
		}
		return i
	}
	tests := map[string]struct {
		item workv1alpha2.AggregatedStatusItem
		want map[string]ReplicaCounts
	}{
		"counts": {
			item(`{"replicas":3,"readyReplicas":2,"generation":4,"observedGeneration":4}`),
			map[string]ReplicaCounts{"m1": {3, 2}},
		},
		"none ready":          {item(`{"replicas":3,"unavailableReplicas":3}`), map[string]ReplicaCounts{"m1": {3, 0}}},
		"zero counts omitted": {item(`{"observedGeneration":1}`), map[string]ReplicaCounts{"m1": {0, 0}}},
		"outdated":            {item(`{"replicas":3,"readyReplicas":3,"generation":5,"observedGeneration":4}`), map[string]ReplicaCounts{}},
		"negative":            {item(`{"replicas":-3,"readyReplicas":-2}`), map[string]ReplicaCounts{"m1": {0, 0}}},
		"no counts":           {item(`{"succeeded":1}`), map[string]ReplicaCounts{}},
		"counts are strings":  {item(`{"replicas":"3"}`), map[string]ReplicaCounts{}},
		"no status":           {item(""), map[string]ReplicaCounts{}},
		"not applied": {
			workv1alpha2.AggregatedStatusItem{ClusterName: "m1", Status: item(`{"replicas":3}`).Status},
			map[string]ReplicaCounts{},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := &workv1alpha2.ResourceBinding{
				Status: workv1alpha2.ResourceBindingStatus{AggregatedStatus: []workv1alpha2.AggregatedStatusItem{tc.item}},
			}
			if diff := cmp.Diff(tc.want, ReportedReplicas(b)); diff != "" {
				t.Errorf("ReportedReplicas (-want +got):\n%s", diff)
			}
		})
	}
}

func TestWithoutReplicaCount(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		apiVersion, status string
		want               bool
	}{
		"Job":                        {"batch/v1", `{"active":1}`, true},
		"Job without status":         {"batch/v1", `{}`, false},
		"custom kind with count":     {"example.io/v1", `{"replicas":0}`, false},
		"custom kind without count":  {"example.io/v1", `{"observedGeneration":1}`, true},
		"Deployment with zero count": {"apps/v1", `{"observedGeneration":1}`, false},
		"invalid status":             {"batch/v1", `[]`, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := &workv1alpha2.ResourceBinding{}
			b.Spec.Resource.APIVersion = tc.apiVersion
			for _, applied := range []bool{true, false} {
				b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{
					{ClusterName: "m1", Applied: applied, Status: &runtime.RawExtension{Raw: []byte(tc.status)}},
				}
				if got := WithoutReplicaCount(b)["m1"]; got != (tc.want && applied) {
					t.Errorf("applied %v: WithoutReplicaCount = %v", applied, got)
				}
			}
		})
	}
}

func TestHasCurrentStatus(t *testing.T) {
	t.Parallel()
	now := time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	member := func(status metav1.ConditionStatus, since time.Duration) *clusterv1alpha1.Cluster {
		c := &clusterv1alpha1.Cluster{}
		c.Status.Conditions = []metav1.Condition{{Type: "Ready", Status: status, LastTransitionTime: metav1.NewTime(now.Add(-since))}}
		return c
	}
	deleting := member("True", time.Hour)
	deleting.DeletionTimestamp = &metav1.Time{Time: now}
	tests := map[string]struct {
		cluster *clusterv1alpha1.Cluster
		want    bool
	}{
		"ready for a minute": {member("True", time.Minute), true},
		"ready for a second": {member("True", time.Second), false},
		"not ready":          {member("False", time.Hour), false},
		"unknown":            {member("Unknown", time.Hour), false},
		"being deleted":      {deleting, false},
		"no condition":       {&clusterv1alpha1.Cluster{}, false},
		"missing":            {nil, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := HasCurrentStatus(tc.cluster, now, time.Minute); got != tc.want {
				t.Errorf("HasCurrentStatus = %v, want %v", got, tc.want)
			}
		})
	}
}

func TestComplete_SchedulingSuspended(t *testing.T) {
	t.Parallel()
	spec := workv1alpha2.ResourceBindingSpec{
		Replicas: 3,
		Clusters: []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}, {Name: "m2", Replicas: 2}},
	}
	if !Complete(&spec) || SchedulingSuspended(&spec) {
		t.Error("3 of 3: not complete, or suspended")
	}
	spec.Replicas = 4
	spec.Suspension = &workv1alpha2.Suspension{Scheduling: new(true)}
	if Complete(&spec) || !SchedulingSuspended(&spec) {
		t.Error("3 of 4: complete, or not suspended")
	}
	spec.Suspension.Scheduling = nil
	if SchedulingSuspended(&spec) {
		t.Error("suspended although suspension.scheduling is unset")
	}
}
