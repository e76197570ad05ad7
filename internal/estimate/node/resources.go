// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/component-helpers/scheduling/corev1/nodeaffinity"
	"k8s.io/klog/v2"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/estimate/pack"
)

// maxSets is the maximum number of whole workloads.
const maxSets = 1 << 16

// Resources is the plugin for the free resources and pod slots of the eligible nodes.
type Resources struct{}

// Name implements the plugin interfaces.
func (Resources) Name() string { return "NodeResourceEstimator" }

// Estimate implements EstimateReplicasPlugin.
func (Resources) Estimate(_ context.Context, q ReplicasRequest) (int32, Result) {
	var c *workv1alpha2.NodeClaim
	if q.ReplicaRequirements != nil {
		c = q.ReplicaRequirements.NodeClaim
	}
	allowed, err := q.Snapshot.allowed(c)
	if err != nil {
		return 0, Result{Code: Error, Err: err}
	}
	s := demand.OfReplica(q.ReplicaRequirements)
	p := q.Snapshot.packing(s, q.AssumedWorkloads)
	return demand.Count(p.Fit(withPod(s.Items[0], allowed))), Result{}
}

// EstimateComponents implements EstimateComponentsPlugin: whole workloads are assigned to nodes one after the other, each
// component to the first eligible nodes. The result is at most maxSets.
func (Resources) EstimateComponents(_ context.Context, q ComponentsRequest) (int32, Result) {
	s := demand.OfComponents(q.Components)
	if len(s.Items) == 0 {
		return 0, Result{Code: Nooperation}
	}
	items := make([]pack.Item, len(s.Items))
	for i, item := range s.Items {
		component := &q.Components[item.Index]
		allowed, err := q.Snapshot.allowed(claimOf(component))
		if err != nil {
			return 0, Result{Code: Error, Err: fmt.Errorf("component %s: %w", component.Name, err)}
		}
		items[i] = withPod(item, allowed)
	}
	p := q.Snapshot.packing(s, q.AssumedWorkloads)
	return demand.Count(p.Sets(items, maxSets)), Result{}
}

func claimOf(c *workv1alpha2.Component) *workv1alpha2.NodeClaim {
	if c.ReplicaRequirements == nil {
		return nil
	}
	return c.ReplicaRequirements.NodeClaim
}

// withPod adds a pod slot as last resource.
func withPod(item demand.Item, allowed []bool) pack.Item {
	return pack.Item{Need: append(slices.Clone(item.Need), 1), Replicas: item.Replicas, Allowed: allowed}
}

// packing returns the nodes with their free resources, after assumed workloads are assigned to them.
func (s *Snapshot) packing(set demand.Set, assumed []demand.Assumed) *pack.Packing {
	width := len(set.Names) + 1
	all := make([]int64, width*len(s.nodes))
	nodes := make([]pack.Node, len(s.nodes))
	for i, n := range s.nodes {
		free := all[i*width : (i+1)*width]
		for j, name := range set.Names {
			free[j] = n.free[name]
		}
		free[width-1] = n.free[corev1.ResourcePods]
		nodes[i] = pack.Node{Free: free, Count: 1}
	}
	p := pack.New(nodes)
	for i := range assumed {
		for _, item := range set.Project(assumed[i].Components) {
			// An invalid claim of another workload must not fail this request: assign it to any node.
			allowed, err := s.allowed(claimOf(&assumed[i].Components[item.Index]))
			if err != nil {
				allowed = nil
			}
			p.Put(withPod(item, allowed))
		}
	}
	return p
}

// allowed reports for each node whether it matches a claim.
func (s *Snapshot) allowed(c *workv1alpha2.NodeClaim) ([]bool, error) {
	var pod corev1.Pod
	var tolerations []corev1.Toleration
	if c != nil {
		tolerations, pod.Spec.NodeSelector = c.Tolerations, c.NodeSelector
		if c.HardNodeAffinity != nil {
			if _, err := nodeaffinity.NewNodeSelector(c.HardNodeAffinity); err != nil {
				return nil, fmt.Errorf("parse node affinity: %w", err)
			}
			pod.Spec.Affinity = &corev1.Affinity{NodeAffinity: &corev1.NodeAffinity{
				RequiredDuringSchedulingIgnoredDuringExecution: c.HardNodeAffinity,
			}}
		}
	}
	affinity := nodeaffinity.GetRequiredNodeAffinity(&pod)
	out := make([]bool, len(s.nodes))
	for i, n := range s.nodes {
		if !tolerated(n.object, tolerations) {
			continue
		}
		match, err := affinity.Match(n.object)
		if err != nil {
			return nil, fmt.Errorf("match node affinity: %w", err)
		}
		out[i] = match
	}
	return out, nil
}

// cordoned is the taint of an unschedulable node. The cluster adds it with a delay, or not at all.
var cordoned = corev1.Taint{Key: corev1.TaintNodeUnschedulable, Effect: corev1.TaintEffectNoSchedule}

// tolerated reports whether all NoSchedule and NoExecute taints of a node are tolerated.
func tolerated(n *corev1.Node, tolerations []corev1.Toleration) bool {
	tolerates := func(taint *corev1.Taint) bool {
		return slices.ContainsFunc(tolerations, func(t corev1.Toleration) bool { return t.ToleratesTaint(klog.Logger{}, taint, false) })
	}
	if n.Spec.Unschedulable && !tolerates(&cordoned) {
		return false
	}
	for i := range n.Spec.Taints {
		if taint := &n.Spec.Taints[i]; taint.Effect != corev1.TaintEffectPreferNoSchedule && !tolerates(taint) {
			return false
		}
	}
	return true
}
