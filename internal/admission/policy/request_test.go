// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func TestRequestWarnings(t *testing.T) {
	t.Parallel()
	p := &fleetv1alpha1.Placement{}
	if got := RequestWarnings(p, func(string) bool { return false }); len(got) > 0 {
		t.Errorf("warnings about an empty Placement: %q", got)
	}
	p.Spec.ReplicaRequests = map[corev1.ResourceName]fleetv1alpha1.PlacementQuantity{"cpu": "1"}
	p.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}
	p.Spec.Placement.WorkloadAffinity = &policyv1alpha1.WorkloadAffinity{}
	p.Spec.Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByLabel: "%"}}
	want := []string{
		`spec.placement.spreadConstraints[0].spreadByLabel: "%" is not a valid label key; no cluster matches`,
		`spec.placement.clusterAffinity.clusterNames[0]: cluster "m1" does not exist`,
		"spec.placement.workloadAffinity: has no effect without a workload",
		"spec.replicaRequests: has no effect without replicas",
	}
	if diff := cmp.Diff(want, RequestWarnings(p, func(string) bool { return false })); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	p.Spec.Replicas = new(int32(1))
	if diff := cmp.Diff([]string{want[0], want[2]}, RequestWarnings(p, nil)); diff != "" {
		t.Errorf("with replicas, while the clusters are not known: -want +got\n%s", diff)
	}
}
