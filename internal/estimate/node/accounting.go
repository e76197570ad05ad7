// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"maps"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	podresources "k8s.io/component-helpers/resource"

	"karmada.io/karmada/internal/estimate/demand"
)

// Accounting sums the resources of the nodes, pods and quotas of one cluster. A pod takes about 200 bytes. It is not safe
// for concurrent use; its Snapshots are.
type Accounting struct {
	nodes map[string]*nodeInfo
	pods  map[key]pod
	// unassigned is the usage of pods by the name of a node that has not been added.
	unassigned map[string]amounts
	interned   map[string]string // one copy of each string
	quotas     map[key]*quota
	workloads

	snapshot *Snapshot // of the current state; nil after a change
}

// key is a namespace and a name.
type key = types.NamespacedName

// amounts holds amounts of resources: CPU in millicores, other resources in their unit.
type amounts map[corev1.ResourceName]int64

// nodeInfo is a node and its usage.
type nodeInfo struct {
	object      *corev1.Node // without unused fields
	allocatable amounts
	used        amounts
	view        *view // of the current state; nil after a change
}

// pod holds the usage of a pod, or since when a pending pod is unschedulable.
type pod struct {
	node     string // empty for a pending pod
	requests []request
	owner    types.UID
	// unschedulableSince is when the scheduler found no node; zero if the pod is not unschedulable.
	unschedulableSince time.Time
}

type request struct {
	name  corev1.ResourceName
	value int64
}

// NewAccounting returns an empty Accounting.
func NewAccounting() *Accounting {
	return &Accounting{
		nodes: map[string]*nodeInfo{}, pods: map[key]pod{}, unassigned: map[string]amounts{}, interned: map[string]string{},
		quotas: map[key]*quota{}, workloads: newWorkloads(),
	}
}

// intern returns the shared copy of a string.
func (a *Accounting) intern(s string) string {
	if shared, ok := a.interned[s]; ok {
		return shared
	}
	s = strings.Clone(s)
	a.interned[s] = s
	return s
}

// SetNode adds or updates a node.
func (a *Accounting) SetNode(n *corev1.Node) {
	e := a.nodes[n.Name]
	if e == nil {
		e = &nodeInfo{used: a.unassigned[n.Name]}
		if e.used == nil {
			e.used = amounts{}
		}
		delete(a.unassigned, n.Name)
		a.nodes[a.intern(n.Name)] = e
	}
	trimmed := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: n.Name, Labels: n.Labels}}
	trimmed.Spec.Taints, trimmed.Spec.Unschedulable = n.Spec.Taints, n.Spec.Unschedulable
	allocatable := make(amounts, len(n.Status.Allocatable))
	for name, q := range n.Status.Allocatable {
		allocatable[corev1.ResourceName(a.intern(string(name)))] = max(demand.Amount(name, q), 0)
	}
	e.object, e.allocatable = trimmed, allocatable
	a.invalidate(e)
}

// RemoveNode removes a node. The usage of its pods is kept: the node may be added again before they are removed.
func (a *Accounting) RemoveNode(name string) {
	if e := a.nodes[name]; e != nil {
		if len(e.used) > 0 {
			a.unassigned[name] = e.used
		}
		delete(a.nodes, name)
		a.snapshot = nil
	}
}

// SetNodes replaces all nodes.
func (a *Accounting) SetNodes(nodes []*corev1.Node) {
	current := make(map[string]bool, len(nodes))
	for _, n := range nodes {
		current[n.Name] = true
		a.SetNode(n)
	}
	for name := range maps.Clone(a.nodes) {
		if !current[name] {
			a.RemoveNode(name)
		}
	}
}

func (a *Accounting) invalidate(e *nodeInfo) { e.view, a.snapshot = nil, nil }

// SetPod adds or updates a pod. A succeeded or failed pod has no usage and is removed.
func (a *Accounting) SetPod(p *corev1.Pod) {
	k := key{Namespace: p.Namespace, Name: p.Name}
	if p.Status.Phase == corev1.PodSucceeded || p.Status.Phase == corev1.PodFailed {
		a.RemovePod(k.Namespace, k.Name)
		return
	}
	before, found := a.pods[k]
	after := a.podOf(p)
	if found && before.node == after.node && slices.Equal(before.requests, after.requests) {
		// Most updates of pods change only their status, not their usage.
		a.pods[k] = after
		return
	}
	a.account(before, -1)
	a.account(after, 1)
	if !found {
		k = key{Namespace: a.intern(k.Namespace), Name: strings.Clone(k.Name)}
	}
	a.pods[k] = after
}

func (a *Accounting) podOf(p *corev1.Pod) pod {
	if p.Spec.NodeName == "" {
		out := pod{unschedulableSince: unschedulableSince(p)}
		if owner := metav1.GetControllerOfNoCopy(p); owner != nil {
			// Not interned: every run of a CronJob has a new owner, and interned strings are never freed.
			out.owner = types.UID(strings.Clone(string(owner.UID)))
		}
		return out
	}
	out := pod{node: a.intern(p.Spec.NodeName)}
	for name, q := range podresources.PodRequests(p, podresources.PodResourcesOptions{}) {
		if value := demand.Amount(name, q); value > 0 {
			out.requests = append(out.requests, request{corev1.ResourceName(a.intern(string(name))), value})
		}
	}
	slices.SortFunc(out.requests, func(a, b request) int { return strings.Compare(string(a.name), string(b.name)) })
	return out
}

// unschedulableSince returns when the member's scheduler found that no node fits a pod.
func unschedulableSince(p *corev1.Pod) time.Time {
	for i := range p.Status.Conditions {
		c := &p.Status.Conditions[i]
		if c.Type == corev1.PodScheduled && c.Status == corev1.ConditionFalse && c.Reason == corev1.PodReasonUnschedulable {
			return c.LastTransitionTime.Time
		}
	}
	return time.Time{}
}

// RemovePod removes a pod.
func (a *Accounting) RemovePod(namespace, name string) {
	k := key{Namespace: namespace, Name: name}
	if before, found := a.pods[k]; found {
		a.account(before, -1)
		delete(a.pods, k)
	}
}

// SetPods replaces all pods.
func (a *Accounting) SetPods(pods []*corev1.Pod) {
	current := make(map[key]bool, len(pods))
	for _, p := range pods {
		current[key{Namespace: p.Namespace, Name: p.Name}] = true
		a.SetPod(p)
	}
	for k := range maps.Clone(a.pods) {
		if !current[k] {
			a.RemovePod(k.Namespace, k.Name)
		}
	}
}

// account adds the usage of a pod to its node, or subtracts it if sign is -1.
func (a *Accounting) account(p pod, sign int64) {
	if p.node == "" {
		return
	}
	e := a.nodes[p.node]
	used := a.unassigned[p.node]
	switch {
	case e != nil:
		used = e.used
		a.invalidate(e)
	case used == nil:
		used = amounts{}
		a.unassigned[p.node] = used
	}
	used.add(corev1.ResourcePods, sign)
	for _, r := range p.requests {
		used.add(r.name, sign*r.value)
	}
	if e == nil && len(used) == 0 {
		delete(a.unassigned, p.node)
	}
}

func (a amounts) add(name corev1.ResourceName, value int64) {
	if a[name] += value; a[name] == 0 {
		delete(a, name)
	}
}

// Unschedulable returns how many pods of an owner have been unschedulable for at least threshold.
func (a *Accounting) Unschedulable(owner types.UID, threshold time.Duration, now time.Time) int32 {
	n := int64(0)
	for _, p := range a.pods {
		if p.node == "" && p.owner == owner && !p.unschedulableSince.IsZero() && p.unschedulableSince.Add(threshold).Before(now) {
			n++
		}
	}
	return demand.Count(n)
}

// Snapshot returns a view of the current state. It is cheap if little has changed since the last call.
func (a *Accounting) Snapshot() *Snapshot {
	if a.snapshot != nil {
		return a.snapshot
	}
	s := &Snapshot{nodes: make([]*view, 0, len(a.nodes)), quotas: map[string][]*quota{}}
	for _, e := range a.nodes {
		if e.view == nil {
			e.view = viewOf(e)
		}
		s.nodes = append(s.nodes, e.view)
	}
	slices.SortFunc(s.nodes, func(a, b *view) int { return strings.Compare(a.object.Name, b.object.Name) })
	for k, q := range a.quotas {
		s.quotas[k.Namespace] = append(s.quotas[k.Namespace], q)
	}
	a.snapshot = s
	return s
}

// Snapshot is an immutable view of the nodes and quotas of a cluster.
type Snapshot struct {
	nodes  []*view             // sorted by name
	quotas map[string][]*quota // by namespace, unordered
}

// Nodes returns the number of nodes.
func (s *Snapshot) Nodes() int { return len(s.nodes) }

// view is an immutable view of a node.
type view struct {
	object *corev1.Node
	free   amounts // of each allocatable resource, not negative
}

func viewOf(e *nodeInfo) *view {
	v := &view{object: e.object, free: make(amounts, len(e.allocatable))}
	for name, n := range e.allocatable {
		v.free[name] = max(n-e.used[name], 0)
	}
	return v
}
