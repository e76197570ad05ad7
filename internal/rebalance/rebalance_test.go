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
	"karmada.io/karmada/internal/names"
)

func TestApplied(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-deployment"}}
	if p, err := Applied(b); p != nil || err != nil {
		t.Errorf("never scheduled: %v, %v", p, err)
	}
	b.Annotations = map[string]string{names.AppliedPlacement: `{"clusterAffinity":{"clusterNames":["m1"]}}`}
	if p, err := Applied(b); err != nil || p.ClusterAffinity.ClusterNames[0] != "m1" {
		t.Errorf("scheduled: %v, %v", p, err)
	}
	b.Annotations[names.AppliedPlacement] = "{"
	if p, err := Applied(b); p != nil || err == nil {
		t.Errorf("nonsense: %v, %v", p, err)
	}
}

func TestReports(t *testing.T) {
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
		want map[string]Report
	}{
		"counted":                     {item(`{"replicas":3,"readyReplicas":2,"generation":4,"observedGeneration":4}`), map[string]Report{"m1": {3, 2}}},
		"none ready":                  {item(`{"replicas":3,"unavailableReplicas":3}`), map[string]Report{"m1": {3, 0}}},
		"none at all, but looked at":  {item(`{"observedGeneration":1}`), map[string]Report{"m1": {0, 0}}},
		"not looked at yet":           {item(`{"replicas":3,"readyReplicas":3,"generation":5,"observedGeneration":4}`), map[string]Report{}},
		"negative":                    {item(`{"replicas":-3,"readyReplicas":-2}`), map[string]Report{"m1": {0, 0}}},
		"of a kind that counts not":   {item(`{"succeeded":1}`), map[string]Report{}},
		"of numbers that are strings": {item(`{"replicas":"3"}`), map[string]Report{}},
		"no status":                   {item(""), map[string]Report{}},
		"not applied":                 {workv1alpha2.AggregatedStatusItem{ClusterName: "m1", Status: item(`{"replicas":3}`).Status}, map[string]Report{}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := &workv1alpha2.ResourceBinding{Status: workv1alpha2.ResourceBindingStatus{AggregatedStatus: []workv1alpha2.AggregatedStatusItem{tc.item}}}
			if diff := cmp.Diff(tc.want, Reports(b)); diff != "" {
				t.Errorf("Reports (-want +got):\n%s", diff)
			}
		})
	}
}

func TestSilent(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		apiVersion, status string
		want               bool
	}{
		"a Job":                              {"batch/v1", `{"active":1}`, true},
		"a Job of which nothing is known":    {"batch/v1", `{}`, false},
		"a kind of the user's that counts":   {"example.io/v1", `{"replicas":0}`, false},
		"a kind of the user's that does not": {"example.io/v1", `{"observedGeneration":1}`, true},
		"a Deployment that has none":         {"apps/v1", `{"observedGeneration":1}`, false},
		"what cannot be read":                {"batch/v1", `[]`, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := &workv1alpha2.ResourceBinding{}
			b.Spec.Resource.APIVersion = tc.apiVersion
			for _, applied := range []bool{true, false} {
				b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Applied: applied, Status: &runtime.RawExtension{Raw: []byte(tc.status)}}}
				if got := Silent(b)["m1"]; got != (tc.want && applied) {
					t.Errorf("applied %v: Silent = %v", applied, got)
				}
			}
		})
	}
}

func TestTrusted(t *testing.T) {
	t.Parallel()
	now := time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	member := func(status metav1.ConditionStatus, since time.Duration) *clusterv1alpha1.Cluster {
		c := &clusterv1alpha1.Cluster{}
		c.Status.Conditions = []metav1.Condition{{Type: "Ready", Status: status, LastTransitionTime: metav1.NewTime(now.Add(-since))}}
		return c
	}
	going := member("True", time.Hour)
	going.DeletionTimestamp = &metav1.Time{Time: now}
	tests := map[string]struct {
		cluster *clusterv1alpha1.Cluster
		want    bool
	}{
		"ready for long":    {member("True", time.Minute), true},
		"ready just now":    {member("True", time.Second), false},
		"not ready":         {member("False", time.Hour), false},
		"unknown":           {member("Unknown", time.Hour), false},
		"going":             {going, false},
		"never reported":    {&clusterv1alpha1.Cluster{}, false},
		"that is not there": {nil, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Trusted(tc.cluster, now, time.Minute); got != tc.want {
				t.Errorf("Trusted = %v, want %v", got, tc.want)
			}
		})
	}
}

func TestCompleteAndHeld(t *testing.T) {
	t.Parallel()
	spec := workv1alpha2.ResourceBindingSpec{Replicas: 3, Clusters: []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}, {Name: "m2", Replicas: 2}}}
	if !Complete(&spec) || Held(&spec) {
		t.Error("3 of 3 are not complete, or held")
	}
	spec.Replicas = 4
	spec.Suspension = &workv1alpha2.Suspension{Scheduling: new(true)}
	if Complete(&spec) || !Held(&spec) {
		t.Error("3 of 4 are complete, or not held")
	}
	spec.Suspension.Scheduling = nil
	if Held(&spec) {
		t.Error("held without a word about scheduling")
	}
}
