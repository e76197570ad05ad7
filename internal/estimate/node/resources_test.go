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

func replicas(t *testing.T, l *NodeAccounting, r *workv1alpha2.ReplicaRequirements, taken []demand.Assumed) int32 {
	t.Helper()
	n, err := Replicas(t.Context(), []EstimateReplicasPlugin{Resources{}}, ReplicasRequest{Snapshot: l.Snapshot(), ReplicaRequirements: r, AssumedWorkloads: taken})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func claiming(r *workv1alpha2.ReplicaRequirements, c workv1alpha2.NodeClaim) *workv1alpha2.ReplicaRequirements {
	r.NodeClaim = &c
	return r
}

func onNode(operator corev1.NodeSelectorOperator, names ...string) workv1alpha2.NodeClaim {
	return workv1alpha2.NodeClaim{HardNodeAffinity: &corev1.NodeSelector{NodeSelectorTerms: []corev1.NodeSelectorTerm{{
		MatchFields: []corev1.NodeSelectorRequirement{{Key: "metadata.name", Operator: operator, Values: names}},
	}}}}
}

func labelled(operator corev1.NodeSelectorOperator, key string, values ...string) workv1alpha2.NodeClaim {
	return workv1alpha2.NodeClaim{HardNodeAffinity: &corev1.NodeSelector{NodeSelectorTerms: []corev1.NodeSelectorTerm{{
		MatchExpressions: []corev1.NodeSelectorRequirement{{Key: key, Operator: operator, Values: values}},
	}}}}
}

func tolerating(key string) workv1alpha2.NodeClaim {
	return workv1alpha2.NodeClaim{Tolerations: []corev1.Toleration{{Key: key, Operator: corev1.TolerationOpExists}}}
}

func TestResources(t *testing.T) {
	t.Parallel()
	two := func() *NodeAccounting {
		return books(machine("a", "cpu", "4", "memory", "8Gi"), machine("b", "cpu", "3", "memory", "8Gi"))
	}
	tests := map[string]struct {
		ledger  *NodeAccounting
		request *workv1alpha2.ReplicaRequirements
		assumed []demand.Assumed
		want    int32
	}{
		"no nodes":                               {books(), nil, nil, 0},
		"each node by itself":                    {two(), needs("cpu", "2"), nil, 3},
		"the scarcest resource decides":          {two(), needs("cpu", "1", "memory", "4Gi"), nil, 4},
		"nothing requested: free pod slots":      {books(machine("a", "pods", "7"), running("p", "a")), nil, nil, 6},
		"free pod slots bound each node":         {books(machine("a", "pods", "2", "cpu", "9"), machine("b", "cpu", "3")), needs("cpu", "1"), nil, 5},
		"a node that takes no pods":              {books(machine("a", "pods", "0", "cpu", "9")), needs("cpu", "1"), nil, 0},
		"what runs takes room":                   {books(machine("a", "cpu", "4"), running("p", "a", "cpu", "1500m")), needs("cpu", "1"), nil, 2},
		"what has succeeded does not":            {books(machine("a", "cpu", "4"), ended(running("p", "a", "cpu", "3"), corev1.PodSucceeded)), needs("cpu", "1"), nil, 4},
		"what has failed does not":               {books(machine("a", "cpu", "4"), ended(running("p", "a", "cpu", "3"), corev1.PodFailed)), needs("cpu", "1"), nil, 4},
		"what waits for a node does not":         {books(machine("a", "cpu", "4"), running("p", "", "cpu", "3")), needs("cpu", "1"), nil, 4},
		"what came before its node does":         {books(running("p", "a", "cpu", "3"), machine("a", "cpu", "4")), needs("cpu", "1"), nil, 1},
		"a node that is over full":               {books(machine("a", "cpu", "4"), running("p", "a", "cpu", "9"), machine("b", "cpu", "1")), needs("cpu", "1"), nil, 1},
		"a resource that no node offers":         {two(), needs("gpu", "1"), nil, 0},
		"more than there are numbers":            {books(machine("a", "cpu", "1000E", "pods", "1000E")), needs("cpu", "1m"), nil, math.MaxInt32},
		"selector":                               {two(), claiming(needs("cpu", "1"), workv1alpha2.NodeClaim{NodeSelector: map[string]string{"name": "b"}}), nil, 3},
		"affinity by label":                      {two(), claiming(needs("cpu", "1"), labelled(corev1.NodeSelectorOpNotIn, "name", "b")), nil, 4},
		"affinity by name":                       {two(), claiming(needs("cpu", "1"), onNode(corev1.NodeSelectorOpIn, "b")), nil, 3},
		"affinity without terms matches nothing": {two(), claiming(needs("cpu", "1"), workv1alpha2.NodeClaim{HardNodeAffinity: &corev1.NodeSelector{}}), nil, 0},
		"taint NoSchedule":                       {books(tainted(machine("a", "cpu", "4"), corev1.TaintEffectNoSchedule), machine("b", "cpu", "1")), needs("cpu", "1"), nil, 1},
		"taint NoExecute":                        {books(tainted(machine("a", "cpu", "4"), corev1.TaintEffectNoExecute)), needs("cpu", "1"), nil, 0},
		"taint PreferNoSchedule":                 {books(tainted(machine("a", "cpu", "4"), corev1.TaintEffectPreferNoSchedule)), needs("cpu", "1"), nil, 4},
		"taint tolerated":                        {books(tainted(machine("a", "cpu", "4"), corev1.TaintEffectNoSchedule)), claiming(needs("cpu", "1"), tolerating("dedicated")), nil, 4},
		"another taint tolerated":                {books(tainted(machine("a", "cpu", "4"), corev1.TaintEffectNoSchedule)), claiming(needs("cpu", "1"), tolerating("other")), nil, 0},
		"cordoned":                               {books(cordon(machine("a", "cpu", "4"))), needs("cpu", "1"), nil, 0},
		"cordoned, tolerated":                    {books(cordon(machine("a", "cpu", "4"))), claiming(needs("cpu", "1"), tolerating(corev1.TaintNodeUnschedulable)), nil, 4},
		"assumed takes room":                     {two(), needs("cpu", "2"), assumed("x", component(1, "cpu", "3"), component(1, "memory", "1")), 1},
		"assumed takes pod slots":                {books(machine("a", "pods", "7")), nil, assumed("x", component(5)), 2},
		"assumed more than there is room for":    {two(), needs("cpu", "2"), assumed("x", component(99, "cpu", "1")), 0},
		"assumed elsewhere on the nodes": {two(), claiming(needs("cpu", "1"), onNode(corev1.NodeSelectorOpIn, "a")), assumed("x", workv1alpha2.Component{Replicas: 3, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{
			NodeClaim: new(onNode(corev1.NodeSelectorOpIn, "b")), ResourceRequest: list("cpu", "1"),
		}}), 4},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := replicas(t, tc.ledger, tc.request, tc.assumed); got != tc.want {
				t.Errorf("room for %d, want %d", got, tc.want)
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
	two := func() *NodeAccounting { return books(machine("a", "cpu", "4"), machine("b", "cpu", "4")) }
	tests := map[string]struct {
		ledger     *NodeAccounting
		components []workv1alpha2.Component
		assumed    []demand.Assumed
		want       int32
	}{
		"no nodes":                         {books(), []workv1alpha2.Component{component(1)}, nil, 0},
		"one component":                    {two(), []workv1alpha2.Component{component(3, "cpu", "1")}, nil, 2},
		"two components":                   {two(), []workv1alpha2.Component{component(1, "cpu", "3"), component(1, "cpu", "1")}, nil, 2},
		"gaps are no room":                 {two(), []workv1alpha2.Component{component(1, "cpu", "3"), component(1, "cpu", "2")}, nil, 1},
		"pods bound":                       {books(machine("a", "pods", "7")), []workv1alpha2.Component{component(1), component(2)}, nil, 2},
		"each where it belongs":            {two(), []workv1alpha2.Component{on(component(1, "cpu", "1"), "a"), on(component(1, "cpu", "2"), "b")}, nil, 2},
		"nothing is asked for":             {two(), []workv1alpha2.Component{component(0, "cpu", "9")}, nil, math.MaxInt32},
		"no components":                    {two(), nil, nil, math.MaxInt32},
		"assumed takes room":               {two(), []workv1alpha2.Component{component(1, "cpu", "3"), component(1, "cpu", "1")}, assumed("x", component(1, "cpu", "1")), 1},
		"a component without requirements": {books(machine("a", "pods", "9")), []workv1alpha2.Component{{Name: "x", Replicas: 2}, {Name: "y", Replicas: 1}}, nil, 3},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := Components(t.Context(), []EstimateComponentsPlugin{Resources{}}, ComponentsRequest{Snapshot: tc.ledger.Snapshot(), Components: tc.components, AssumedWorkloads: tc.assumed})
			if err != nil || got != tc.want {
				t.Errorf("room for %d sets (%v), want %d", got, err, tc.want)
			}
		})
	}
}

func TestResources_refuses(t *testing.T) {
	t.Parallel()
	bad := labelled("Near", "name", "a")
	l := books(machine("a"))
	_, err := Replicas(t.Context(), []EstimateReplicasPlugin{Resources{}}, ReplicasRequest{Snapshot: l.Snapshot(), ReplicaRequirements: claiming(needs(), bad)})
	if err == nil || !strings.Contains(err.Error(), "NodeResourceEstimator") || !strings.Contains(err.Error(), "node affinity") {
		t.Errorf("an affinity that nobody understands gives %v", err)
	}
	c := component(1)
	c.Name, c.ReplicaRequirements.NodeClaim = "worker", &bad
	_, err = Components(t.Context(), []EstimateComponentsPlugin{Resources{}}, ComponentsRequest{Snapshot: l.Snapshot(), Components: []workv1alpha2.Component{c}})
	if err == nil || !strings.Contains(err.Error(), "component worker") {
		t.Errorf("an affinity that nobody understands gives %v", err)
	}
	if got := replicas(t, l, needs(), assumed("x", c)); got != 109 {
		t.Errorf("somebody else's affinity that nobody understands leaves %d, want 109", got)
	}
}
