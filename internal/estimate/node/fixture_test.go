// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"fmt"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

func list(pairs ...string) corev1.ResourceList {
	out := corev1.ResourceList{}
	for i := 0; i < len(pairs); i += 2 {
		out[corev1.ResourceName(pairs[i])] = resource.MustParse(pairs[i+1])
	}
	return out
}

// newNode returns a node with the allocatable resources, and 110 pods by default.
func newNode(name string, pairs ...string) *corev1.Node {
	n := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{"name": name}}}
	n.Status.Allocatable = list(append([]string{"pods", "110"}, pairs...)...)
	return n
}

func tainted(n *corev1.Node, effect corev1.TaintEffect) *corev1.Node {
	n.Spec.Taints = append(n.Spec.Taints, corev1.Taint{Key: "dedicated", Value: "x", Effect: effect})
	return n
}

func unschedulable(n *corev1.Node) *corev1.Node {
	n.Spec.Unschedulable = true
	return n
}

// newPod returns a pod on a node, or a pending pod.
func newPod(name, on string, pairs ...string) *corev1.Pod {
	p := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: name}}
	p.Spec.NodeName = on
	p.Spec.Containers = []corev1.Container{{Name: "c", Resources: corev1.ResourceRequirements{Requests: list(pairs...)}}}
	return p
}

func withPhase(p *corev1.Pod, phase corev1.PodPhase) *corev1.Pod {
	p.Status.Phase = phase
	return p
}

// account returns an Accounting of the objects.
func account(objects ...any) *Accounting {
	l := NewAccounting()
	for _, o := range objects {
		switch o := o.(type) {
		case *corev1.Node:
			l.SetNode(o)
		case *corev1.Pod:
			l.SetPod(o)
		case *corev1.ResourceQuota:
			l.SetQuota(o)
		default:
			panic(fmt.Sprintf("unexpected %T", o))
		}
	}
	return l
}

func requirements(pairs ...string) *workv1alpha2.ReplicaRequirements {
	return &workv1alpha2.ReplicaRequirements{Namespace: "ns", ResourceRequest: list(pairs...)}
}

func component(replicas int32, pairs ...string) workv1alpha2.Component {
	return workv1alpha2.Component{Replicas: replicas,
		ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: list(pairs...)}}
}

func assumed(namespace string, components ...workv1alpha2.Component) []demand.Assumed {
	return []demand.Assumed{{Namespace: namespace, Components: components}}
}
