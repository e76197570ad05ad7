// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"math"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

func replicas(t *testing.T, l *Accounting, r *workv1alpha2.ReplicaRequirements, taken []demand.Assumed) int32 {
	t.Helper()
	n, err := Replicas(t.Context(), []EstimateReplicasPlugin{Resources{}},
		ReplicasRequest{Snapshot: l.Snapshot(), ReplicaRequirements: r, AssumedWorkloads: taken})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func withClaim(r *workv1alpha2.ReplicaRequirements, c workv1alpha2.NodeClaim) *workv1alpha2.ReplicaRequirements {
	r.NodeClaim = &c
	return r
}

func onNode(operator corev1.NodeSelectorOperator, names ...string) workv1alpha2.NodeClaim {
	return workv1alpha2.NodeClaim{HardNodeAffinity: &corev1.NodeSelector{NodeSelectorTerms: []corev1.NodeSelectorTerm{{
		MatchFields: []corev1.NodeSelectorRequirement{{Key: "metadata.name", Operator: operator, Values: names}},
	}}}}
}

func withLabel(operator corev1.NodeSelectorOperator, key string, values ...string) workv1alpha2.NodeClaim {
	return workv1alpha2.NodeClaim{HardNodeAffinity: &corev1.NodeSelector{NodeSelectorTerms: []corev1.NodeSelectorTerm{{
		MatchExpressions: []corev1.NodeSelectorRequirement{{Key: key, Operator: operator, Values: values}},
	}}}}
}

func tolerating(key string) workv1alpha2.NodeClaim {
	return workv1alpha2.NodeClaim{Tolerations: []corev1.Toleration{{Key: key, Operator: corev1.TolerationOpExists}}}
}

func TestResources(t *testing.T) {
	t.Parallel()
	two := func() *Accounting {
		return account(newNode("a", "cpu", "4", "memory", "8Gi"), newNode("b", "cpu", "3", "memory", "8Gi"))
	}
	tests := map[string]struct {
		accounting *Accounting
		request    *workv1alpha2.ReplicaRequirements
		assumed    []demand.Assumed
		want       int32
	}{
		"no nodes":                    {account(), nil, nil, 0},
		"each node separately":        {two(), requirements("cpu", "2"), nil, 3},
		"the scarcest resource":       {two(), requirements("cpu", "1", "memory", "4Gi"), nil, 4},
		"no requests: free pod slots": {account(newNode("a", "pods", "7"), newPod("p", "a")), nil, nil, 6},
		"free pod slots limit each node": {account(newNode("a", "pods", "2", "cpu", "9"), newNode("b", "cpu", "3")),
			requirements("cpu", "1"), nil, 5},
		"a node without pod slots": {account(newNode("a", "pods", "0", "cpu", "9")), requirements("cpu", "1"), nil, 0},
		"running pods": {account(newNode("a", "cpu", "4"), newPod("p", "a", "cpu", "1500m")), requirements("cpu", "1"),
			nil, 2},
		"succeeded pods do not count": {
			account(newNode("a", "cpu", "4"), withPhase(newPod("p", "a", "cpu", "3"), corev1.PodSucceeded)), requirements("cpu", "1"), nil, 4},
		"failed pods do not count": {account(newNode("a", "cpu", "4"), withPhase(newPod("p", "a", "cpu", "3"), corev1.PodFailed)),
			requirements("cpu", "1"), nil, 4},
		"pending pods do not count": {account(newNode("a", "cpu", "4"), newPod("p", "", "cpu", "3")), requirements("cpu", "1"), nil,
			4},
		"a pod added before its node": {account(newPod("p", "a", "cpu", "3"), newNode("a", "cpu", "4")), requirements("cpu", "1"), nil,
			1},
		"an overcommitted node": {account(newNode("a", "cpu", "4"), newPod("p", "a", "cpu", "9"), newNode("b", "cpu", "1")),
			requirements("cpu", "1"), nil, 1},
		"a resource that no node has": {two(), requirements("gpu", "1"), nil, 0},
		"overflow": {account(newNode("a", "cpu", "1000E", "pods", "1000E")), requirements("cpu", "1m"), nil,
			math.MaxInt32},
		"selector": {two(),
			withClaim(requirements("cpu", "1"), workv1alpha2.NodeClaim{NodeSelector: map[string]string{"name": "b"}}), nil, 3},
		"affinity by label": {two(), withClaim(requirements("cpu", "1"), withLabel(corev1.NodeSelectorOpNotIn, "name", "b")),
			nil, 4},
		"affinity by name": {two(), withClaim(requirements("cpu", "1"), onNode(corev1.NodeSelectorOpIn, "b")), nil, 3},
		"affinity without terms matches nothing": {two(),
			withClaim(requirements("cpu", "1"), workv1alpha2.NodeClaim{HardNodeAffinity: &corev1.NodeSelector{}}), nil, 0},
		"taint NoSchedule": {
			account(tainted(newNode("a", "cpu", "4"), corev1.TaintEffectNoSchedule), newNode("b", "cpu", "1")), requirements("cpu", "1"), nil, 1},
		"taint NoExecute": {account(tainted(newNode("a", "cpu", "4"), corev1.TaintEffectNoExecute)),
			requirements("cpu", "1"), nil, 0},
		"taint PreferNoSchedule": {account(tainted(newNode("a", "cpu", "4"), corev1.TaintEffectPreferNoSchedule)),
			requirements("cpu", "1"), nil, 4},
		"taint tolerated": {account(tainted(newNode("a", "cpu", "4"), corev1.TaintEffectNoSchedule)),
			withClaim(requirements("cpu", "1"), tolerating("dedicated")), nil, 4},
		"another taint tolerated": {account(tainted(newNode("a", "cpu", "4"), corev1.TaintEffectNoSchedule)),
			withClaim(requirements("cpu", "1"), tolerating("other")), nil, 0},
		"cordoned": {account(unschedulable(newNode("a", "cpu", "4"))), requirements("cpu", "1"), nil, 0},
		"cordoned, tolerated": {account(unschedulable(newNode("a", "cpu", "4"))),
			withClaim(requirements("cpu", "1"), tolerating(corev1.TaintNodeUnschedulable)), nil, 4},
		"assumed workloads": {two(), requirements("cpu", "2"),
			assumed("x", component(1, "cpu", "3"), component(1, "memory", "1")), 1},
		"assumed workloads use pod slots":      {account(newNode("a", "pods", "7")), nil, assumed("x", component(5)), 2},
		"assumed workloads above the capacity": {two(), requirements("cpu", "2"), assumed("x", component(99, "cpu", "1")), 0},
		"assumed workloads on their nodes": {two(), withClaim(requirements("cpu", "1"), onNode(corev1.NodeSelectorOpIn, "a")),
			assumed("x", workv1alpha2.Component{Replicas: 3, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{
				NodeClaim: new(onNode(corev1.NodeSelectorOpIn, "b")), ResourceRequest: list("cpu", "1"),
			}}), 4},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := replicas(t, tc.accounting, tc.request, tc.assumed); got != tc.want {
				t.Errorf("got %d, want %d", got, tc.want)
			}
		})
	}
}

func TestResources_sets(t *testing.T) {
	t.Parallel()
	on := func(c workv1alpha2.Component, name string) workv1alpha2.Component {
		c.ReplicaRequirements.NodeClaim = new(onNode(corev1.NodeSelectorOpIn, name))
		return c
	}
	two := func() *Accounting { return account(newNode("a", "cpu", "4"), newNode("b", "cpu", "4")) }
	tests := map[string]struct {
		accounting *Accounting
		components []workv1alpha2.Component
		assumed    []demand.Assumed
		want       int32
	}{
		"no nodes":       {account(), []workv1alpha2.Component{component(1)}, nil, 0},
		"one component":  {two(), []workv1alpha2.Component{component(3, "cpu", "1")}, nil, 2},
		"two components": {two(), []workv1alpha2.Component{component(1, "cpu", "3"), component(1, "cpu", "1")}, nil, 2},
		"free amounts of two nodes are not combined": {two(), []workv1alpha2.Component{component(1, "cpu", "3"), component(1, "cpu", "2")}, nil,
			1},
		"pod slots": {account(newNode("a", "pods", "7")), []workv1alpha2.Component{component(1), component(2)}, nil, 2},
		"components on their nodes": {two(),
			[]workv1alpha2.Component{on(component(1, "cpu", "1"), "a"), on(component(1, "cpu", "2"), "b")}, nil, 2},
		"no replicas":   {two(), []workv1alpha2.Component{component(0, "cpu", "9")}, nil, math.MaxInt32},
		"no components": {two(), nil, nil, math.MaxInt32},
		"assumed workloads": {two(), []workv1alpha2.Component{component(1, "cpu", "3"), component(1, "cpu", "1")},
			assumed("x", component(1, "cpu", "1")), 1},
		"a component without requirements": {account(newNode("a", "pods", "9")),
			[]workv1alpha2.Component{{Name: "x", Replicas: 2}, {Name: "y", Replicas: 1}}, nil, 3},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := Components(t.Context(), []EstimateComponentsPlugin{Resources{}},
				ComponentsRequest{Snapshot: tc.accounting.Snapshot(), Components: tc.components, AssumedWorkloads: tc.assumed})
			if err != nil || got != tc.want {
				t.Errorf("got %d sets, %v; want %d", got, err, tc.want)
			}
		})
	}
}

func TestResources_invalidAffinity(t *testing.T) {
	t.Parallel()
	bad := withLabel("Near", "name", "a")
	l := account(newNode("a"))
	_, err := Replicas(t.Context(), []EstimateReplicasPlugin{Resources{}},
		ReplicasRequest{Snapshot: l.Snapshot(), ReplicaRequirements: withClaim(requirements(), bad)})
	if err == nil || !strings.Contains(err.Error(), "NodeResourceEstimator") || !strings.Contains(err.Error(), "node affinity") {
		t.Errorf("unexpected error for an invalid affinity: %v", err)
	}
	c := component(1)
	c.Name, c.ReplicaRequirements.NodeClaim = "worker", &bad
	_, err = Components(t.Context(), []EstimateComponentsPlugin{Resources{}},
		ComponentsRequest{Snapshot: l.Snapshot(), Components: []workv1alpha2.Component{c}})
	if err == nil || !strings.Contains(err.Error(), "component worker") {
		t.Errorf("unexpected error for an invalid affinity: %v", err)
	}
	if got := replicas(t, l, requirements(), assumed("x", c)); got != 109 {
		t.Errorf("got %d replicas with an invalid affinity of an assumed workload, want 109", got)
	}
}
