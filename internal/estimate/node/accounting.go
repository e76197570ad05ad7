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

// Ledger adds up the nodes, pods and quotas of one cluster. A pod costs some 200 bytes here, whatever it costs in the
// cluster. It is not safe for concurrent use; its Snapshots are.
type NodeAccounting struct {
	nodes map[string]*nodeInfo
	pods  map[key]pod
	// orphaned is what pods use of nodes that are not known (yet).
	orphaned map[string]amounts
	names    map[string]string // each spelled once in memory
	quotas   map[key]*quota
	workloads

	snapshot *Snapshot // of what is held now; nil after a change
}

// key is namespace and name.
type key = types.NamespacedName

// amounts of resources: CPU in thousandths of a core, everything else in its own unit.
type amounts map[corev1.ResourceName]int64

// entry is a node.
type nodeInfo struct {
	object      *corev1.Node // only what is asked about it
	allocatable amounts
	used        amounts
	view        *view // of what it holds now; nil after a change
}

// pod is what one pod uses, or that it waits for a node.
type pod struct {
	node     string // empty while it waits for one
	requests []request
	owner    types.UID
	// stuck is since when it is known that no node will do; zero if that is not known.
	unschedulableSince time.Time
}

type request struct {
	name  corev1.ResourceName
	value int64
}

// NewLedger holds nothing.
func NewNodeAccounting() *NodeAccounting {
	return &NodeAccounting{
		nodes: map[string]*nodeInfo{}, pods: map[key]pod{}, orphaned: map[string]amounts{}, names: map[string]string{},
		quotas: map[key]*quota{}, workloads: newWorkloads(),
	}
}

// once gives one copy of a string that comes with every object.
func (l *NodeAccounting) once(s string) string {
	if known, ok := l.names[s]; ok {
		return known
	}
	s = strings.Clone(s)
	l.names[s] = s
	return s
}

// SetNode adds a node or notes that it changed.
func (l *NodeAccounting) SetNode(n *corev1.Node) {
	e := l.nodes[n.Name]
	if e == nil {
		e = &nodeInfo{used: l.orphaned[n.Name]}
		if e.used == nil {
			e.used = amounts{}
		}
		delete(l.orphaned, n.Name)
		l.nodes[l.once(n.Name)] = e
	}
	small := &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: n.Name, Labels: n.Labels}}
	small.Spec.Taints, small.Spec.Unschedulable = n.Spec.Taints, n.Spec.Unschedulable
	allocatable := make(amounts, len(n.Status.Allocatable))
	for name, q := range n.Status.Allocatable {
		allocatable[corev1.ResourceName(l.once(string(name)))] = max(demand.Amount(name, q), 0)
	}
	e.object, e.allocatable = small, allocatable
	l.touch(e)
}

// RemoveNode forgets a node. What pods use of it is remembered, for it may come back before they go.
func (l *NodeAccounting) RemoveNode(name string) {
	if e := l.nodes[name]; e != nil {
		if len(e.used) > 0 {
			l.orphaned[name] = e.used
		}
		delete(l.nodes, name)
		l.snapshot = nil
	}
}

// SetNodes makes these all the nodes there are.
func (l *NodeAccounting) SetNodes(nodes []*corev1.Node) {
	there := make(map[string]bool, len(nodes))
	for _, n := range nodes {
		there[n.Name] = true
		l.SetNode(n)
	}
	for name := range maps.Clone(l.nodes) {
		if !there[name] {
			l.RemoveNode(name)
		}
	}
}

func (l *NodeAccounting) touch(e *nodeInfo) { e.view, l.snapshot = nil, nil }

// SetPod adds a pod or notes that it changed. A pod that has ended uses nothing.
func (l *NodeAccounting) SetPod(p *corev1.Pod) {
	k := key{Namespace: p.Namespace, Name: p.Name}
	if p.Status.Phase == corev1.PodSucceeded || p.Status.Phase == corev1.PodFailed {
		l.RemovePod(k.Namespace, k.Name)
		return
	}
	was, known := l.pods[k]
	now := l.podOf(p)
	if known && was.node == now.node && slices.Equal(was.requests, now.requests) {
		// Most changes of pods are of their status: what they use is the same.
		l.pods[k] = now
		return
	}
	l.book(was, -1)
	l.book(now, 1)
	if !known {
		k = key{Namespace: l.once(k.Namespace), Name: strings.Clone(k.Name)}
	}
	l.pods[k] = now
}

func (l *NodeAccounting) podOf(p *corev1.Pod) pod {
	if p.Spec.NodeName == "" {
		out := pod{unschedulableSince: unschedulableSince(p)}
		if owner := metav1.GetControllerOfNoCopy(p); owner != nil {
			// Not once: owners come and go, with every run of a CronJob, and what is spelled once is kept for good.
			out.owner = types.UID(strings.Clone(string(owner.UID)))
		}
		return out
	}
	out := pod{node: l.once(p.Spec.NodeName)}
	for name, q := range podresources.PodRequests(p, podresources.PodResourcesOptions{}) {
		if value := demand.Amount(name, q); value > 0 {
			out.requests = append(out.requests, request{corev1.ResourceName(l.once(string(name))), value})
		}
	}
	slices.SortFunc(out.requests, func(a, b request) int { return strings.Compare(string(a.name), string(b.name)) })
	return out
}

// stuckSince is when the scheduler of the cluster found that no node will do for a pod.
func unschedulableSince(p *corev1.Pod) time.Time {
	for i := range p.Status.Conditions {
		c := &p.Status.Conditions[i]
		if c.Type == corev1.PodScheduled && c.Status == corev1.ConditionFalse && c.Reason == corev1.PodReasonUnschedulable {
			return c.LastTransitionTime.Time
		}
	}
	return time.Time{}
}

// RemovePod forgets a pod.
func (l *NodeAccounting) RemovePod(namespace, name string) {
	k := key{Namespace: namespace, Name: name}
	if was, known := l.pods[k]; known {
		l.book(was, -1)
		delete(l.pods, k)
	}
}

// SetPods makes these all the pods there are.
func (l *NodeAccounting) SetPods(pods []*corev1.Pod) {
	there := make(map[key]bool, len(pods))
	for _, p := range pods {
		there[key{Namespace: p.Namespace, Name: p.Name}] = true
		l.SetPod(p)
	}
	for k := range maps.Clone(l.pods) {
		if !there[k] {
			l.RemovePod(k.Namespace, k.Name)
		}
	}
}

// book adds what a pod uses to its node, or takes it off.
func (l *NodeAccounting) book(p pod, sign int64) {
	if p.node == "" {
		return
	}
	e := l.nodes[p.node]
	used := l.orphaned[p.node]
	switch {
	case e != nil:
		used = e.used
		l.touch(e)
	case used == nil:
		used = amounts{}
		l.orphaned[p.node] = used
	}
	used.add(corev1.ResourcePods, sign)
	for _, r := range p.requests {
		used.add(r.name, sign*r.value)
	}
	if e == nil && len(used) == 0 {
		delete(l.orphaned, p.node)
	}
}

func (a amounts) add(name corev1.ResourceName, value int64) {
	if a[name] += value; a[name] == 0 {
		delete(a, name)
	}
}

// Unschedulable is how many pods of an owner have had no node to go to for at least threshold.
func (l *NodeAccounting) Unschedulable(owner types.UID, threshold time.Duration, now time.Time) int32 {
	n := int64(0)
	for _, p := range l.pods {
		if p.node == "" && p.owner == owner && !p.unschedulableSince.IsZero() && p.unschedulableSince.Add(threshold).Before(now) {
			n++
		}
	}
	return demand.Count(n)
}

// Snapshot is what the ledger holds now. It costs nothing if nothing has changed, and little if little has.
func (l *NodeAccounting) Snapshot() *Snapshot {
	if l.snapshot != nil {
		return l.snapshot
	}
	s := &Snapshot{nodes: make([]*view, 0, len(l.nodes)), quotas: map[string][]*quota{}}
	for _, e := range l.nodes {
		if e.view == nil {
			e.view = viewOf(e)
		}
		s.nodes = append(s.nodes, e.view)
	}
	slices.SortFunc(s.nodes, func(a, b *view) int { return strings.Compare(a.object.Name, b.object.Name) })
	for k, q := range l.quotas {
		s.quotas[k.Namespace] = append(s.quotas[k.Namespace], q)
	}
	l.snapshot = s
	return s
}

// Snapshot is the nodes and quotas of a cluster at one moment. It is immutable.
type Snapshot struct {
	nodes  []*view             // sorted by name
	quotas map[string][]*quota // by namespace, in no order
}

// Nodes is how many nodes there are.
func (s *Snapshot) Nodes() int { return len(s.nodes) }

// view is a node at one moment.
type view struct {
	object *corev1.Node
	free   amounts // of all that it offers; none is negative
}

func viewOf(e *nodeInfo) *view {
	v := &view{object: e.object, free: make(amounts, len(e.allocatable))}
	for name, n := range e.allocatable {
		v.free[name] = max(n-e.used[name], 0)
	}
	return v
}
