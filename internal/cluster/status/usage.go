// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"maps"
	"slices"
	"strings"
	"sync"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	podresources "k8s.io/component-helpers/resource"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// usage holds the sums of the nodes and pods of one member. A pod takes about 200 bytes.
type usage struct {
	clock clock.PassiveClock

	mu    sync.Mutex // guards the fields below
	nodes map[string]*node
	pods  map[string]pod // by namespace/name
	// used holds the requests of the pods by node, including pods on unknown nodes.
	used                    map[string]amounts
	allocated, allocating   amounts
	names                   map[corev1.ResourceName]corev1.ResourceName // interned strings
	nodesSynced, podsSynced bool                                        // the first list was received
}

// amounts holds quantities by resource: CPU in millicores, others in their base unit.
type amounts map[corev1.ResourceName]int64

type node struct {
	allocatable amounts
	ready       bool
	resolution  resolution
}

type pod struct {
	node     string // empty if the pod is not scheduled
	requests []amount
}

type amount struct {
	name  corev1.ResourceName
	value int64
}

func newUsage(clk clock.PassiveClock) *usage {
	return &usage{
		clock: clk, nodes: map[string]*node{}, pods: map[string]pod{}, used: map[string]amounts{},
		allocated: amounts{}, allocating: amounts{}, names: map[corev1.ResourceName]corev1.ResourceName{},
	}
}

func toAmount(name corev1.ResourceName, q resource.Quantity) int64 {
	if name == corev1.ResourceCPU {
		return q.MilliValue()
	}
	return q.Value()
}

func toQuantity(name corev1.ResourceName, value int64) resource.Quantity {
	switch {
	case name == corev1.ResourceCPU:
		return *resource.NewMilliQuantity(value, resource.DecimalSI)
	case name == corev1.ResourceMemory, name == corev1.ResourceEphemeralStorage,
		strings.HasPrefix(string(name), corev1.ResourceHugePagesPrefix):
		return *resource.NewQuantity(value, resource.BinarySI)
	}
	return *resource.NewQuantity(value, resource.DecimalSI)
}

func (a amounts) add(requests []amount, sign int64) {
	for _, r := range requests {
		if a[r.name] += sign * r.value; a[r.name] == 0 {
			delete(a, r.name)
		}
	}
}

func (a amounts) list() corev1.ResourceList {
	if len(a) == 0 {
		return nil
	}
	list := make(corev1.ResourceList, len(a))
	for name, value := range a {
		list[name] = toQuantity(name, value)
	}
	return list
}

// intern must be called with mu held.
func (u *usage) intern(name corev1.ResourceName) corev1.ResourceName {
	if known, ok := u.names[name]; ok {
		return known
	}
	name = corev1.ResourceName(strings.Clone(string(name)))
	u.names[name] = name
	return name
}

// setNode must be called with mu held.
func (u *usage) setNode(n *corev1.Node) {
	entry := &node{allocatable: amounts{}}
	for name, q := range n.Status.Allocatable {
		entry.allocatable[u.intern(name)] = toAmount(name, q)
	}
	for i := range n.Status.Conditions {
		switch c := &n.Status.Conditions[i]; c.Type {
		case corev1.NodeReady:
			entry.ready = c.Status == corev1.ConditionTrue
		case clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady:
			entry.resolution = resolution{status: c.Status, heartbeat: c.LastHeartbeatTime.Time, observed: u.clock.Now()}
			if before := u.nodes[n.Name]; before != nil && before.resolution.heartbeat.Equal(entry.resolution.heartbeat) {
				entry.resolution.observed = before.resolution.observed
			}
		default: // not used
		}
	}
	u.nodes[strings.Clone(n.Name)] = entry
}

// setPod must be called with mu held.
func (u *usage) setPod(p *corev1.Pod) {
	key := p.Namespace + "/" + p.Name
	u.forget(key)
	if finished(p) {
		return
	}
	entry := pod{requests: []amount{{u.intern(corev1.ResourcePods), 1}}}
	for name, q := range podresources.PodRequests(p, podresources.PodResourcesOptions{}) {
		if value := toAmount(name, q); value != 0 {
			entry.requests = append(entry.requests, amount{u.intern(name), value})
		}
	}
	if p.Spec.NodeName == "" {
		u.allocating.add(entry.requests, 1)
	} else {
		entry.node = strings.Clone(p.Spec.NodeName)
		u.allocated.add(entry.requests, 1)
		on := u.used[entry.node]
		if on == nil {
			on = amounts{}
			u.used[entry.node] = on
		}
		on.add(entry.requests, 1)
	}
	u.pods[key] = entry
}

func finished(p *corev1.Pod) bool {
	return p.Status.Phase == corev1.PodSucceeded || p.Status.Phase == corev1.PodFailed
}

// forget must be called with mu held.
func (u *usage) forget(key string) {
	entry, ok := u.pods[key]
	if !ok {
		return
	}
	delete(u.pods, key)
	if entry.node == "" {
		u.allocating.add(entry.requests, -1)
		return
	}
	u.allocated.add(entry.requests, -1)
	if on := u.used[entry.node]; on != nil {
		if on.add(entry.requests, -1); len(on) == 0 {
			delete(u.used, entry.node)
		}
	}
}

// forgetPods must be called with mu held.
func (u *usage) forgetPods() {
	clear(u.pods)
	clear(u.used)
	clear(u.allocated)
	clear(u.allocating)
}

func (u *usage) synced() bool {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.nodesSynced && u.podsSynced
}

// summarize returns the sums. If there are models, it counts the nodes of each grade.
func (u *usage) summarize(models []clusterv1alpha1.ResourceModel) (*clusterv1alpha1.NodeSummary, *clusterv1alpha1.ResourceSummary) {
	u.mu.Lock()
	defer u.mu.Unlock()
	count := &clusterv1alpha1.NodeSummary{TotalNum: int32(len(u.nodes))}
	allocatable := amounts{}
	for _, n := range u.nodes {
		if n.ready {
			count.ReadyNum++
		}
		for name, value := range n.allocatable {
			allocatable[name] += value
		}
	}
	return count, &clusterv1alpha1.ResourceSummary{
		Allocatable: allocatable.list(), Allocating: u.allocating.list(), Allocated: u.allocated.list(),
		AllocatableModelings: u.grade(models),
	}
}

// grade counts the nodes of each grade by their free resources. A node without free pod slots has no grade. It must be called
// with mu held.
func (u *usage) grade(models []clusterv1alpha1.ResourceModel) []clusterv1alpha1.AllocatableModeling {
	if len(models) == 0 {
		return nil
	}
	counts := make([]clusterv1alpha1.AllocatableModeling, len(models))
	for i := range models {
		counts[i].Grade = models[i].Grade
	}
	for _, name := range slices.Sorted(maps.Keys(u.nodes)) {
		free, used := u.nodes[name].allocatable, u.used[name]
		if free[corev1.ResourcePods] <= used[corev1.ResourcePods] {
			continue
		}
		counts[gradeOf(models, free, used)].Count++
	}
	return counts
}

// gradeOf returns the index of the highest model whose lower bounds are all covered by the free resources.
func gradeOf(models []clusterv1alpha1.ResourceModel, allocatable, used amounts) int {
	for i := len(models) - 1; i > 0; i-- {
		reaches := true
		for _, r := range models[i].Ranges {
			if allocatable[r.Name]-used[r.Name] < toAmount(r.Name, r.Min) {
				reaches = false
				break
			}
		}
		if reaches {
			return i
		}
	}
	return 0
}
