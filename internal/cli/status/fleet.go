// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/names"
)

// Kind is the kind of a problem, the most serious first.
type Kind string

// The kinds of problems of clusters and of objects.
const (
	ClusterNotReady Kind = "ClusterNotReady"
	NotScheduled    Kind = "NotScheduled"
	NotRendered     Kind = "NotRendered"
	NotApplied      Kind = "NotApplied"
	RemovalHeld     Kind = "RemovalHeld"
	NotHealthy      Kind = "NotHealthy"
	NotReported     Kind = "NotReported"
)

var kinds = []Kind{ClusterNotReady, NotScheduled, NotRendered, NotApplied, RemovalHeld, NotHealthy, NotReported}

func (k Kind) rank() int { return slices.Index(kinds, k) }

// Problem is a problem of a cluster or of an object.
type Problem struct {
	Kind Kind `json:"kind"`
	// Object is the cluster or the template, as TYPE/NAME.
	Object    string `json:"object"`
	Namespace string `json:"namespace,omitempty"`
	// Clusters is the number of clusters with the problem; 0 if it does not concern individual clusters.
	Clusters int `json:"clusters,omitempty"`
	// Since is the time at which the condition that reports the problem changed; nil if no condition does.
	Since *metav1.Time `json:"since,omitempty"`
	// Message is the reason.
	Message string `json:"message"`
}

// compare orders problems: the most serious first, then those in most clusters, then the oldest.
func compare(a, b Problem) int {
	age := 0
	switch {
	case a.Since != nil && b.Since != nil:
		age = a.Since.Compare(b.Since.Time)
	case a.Since != nil:
		age = -1
	case b.Since != nil:
		age = 1
	}
	return cmp.Or(cmp.Compare(a.Kind.rank(), b.Kind.rank()), cmp.Compare(b.Clusters, a.Clusters), age,
		strings.Compare(a.Namespace, b.Namespace), strings.Compare(a.Object, b.Object))
}

// Fleet is the state of the clusters and of the propagated objects. Programs read its JSON: fields are added, never renamed.
type Fleet struct {
	// Clusters is the number of clusters, Ready the number of those that are ready, Cordoned the number of those that accept no
	// new workloads.
	Clusters int `json:"clusters"`
	Ready    int `json:"ready"`
	Cordoned int `json:"cordoned"`
	// Objects is the number of propagated objects, Healthy the number of those without a problem, Suspended the number of those
	// whose scheduling or dispatching is suspended.
	Objects   int `json:"objects"`
	Healthy   int `json:"healthy"`
	Suspended int `json:"suspended"`
	// Problems is the number of problems by kind. An object counts once, with its most serious problem.
	Problems map[Kind]int `json:"problems"`
	// Worst are the most serious problems, at most limit.
	Worst []Problem `json:"worst"`

	limit int
}

// newFleet returns an empty fleet. limit is the number of problems that it keeps; 0 means all.
func newFleet(limit int) *Fleet {
	return &Fleet{Problems: map[Kind]int{}, Worst: []Problem{}, limit: limit}
}

// add adds a problem. It keeps the worst ones only, so that memory is bounded.
func (f *Fleet) add(p Problem) {
	f.Problems[p.Kind]++
	at, _ := slices.BinarySearchFunc(f.Worst, p, compare)
	if f.limit > 0 && at >= f.limit {
		return
	}
	f.Worst = slices.Insert(f.Worst, at, p)
	if f.limit > 0 && len(f.Worst) > f.limit {
		f.Worst = f.Worst[:f.limit]
	}
}

// addCluster adds a cluster.
func (f *Fleet) addCluster(c *clusterv1alpha1.Cluster) {
	f.Clusters++
	for i := range c.Spec.Taints {
		if c.Spec.Taints[i].Key == names.UnschedulableTaint && c.Spec.Taints[i].Effect == corev1.TaintEffectNoSchedule {
			f.Cordoned++
		}
	}
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	problem := Problem{Kind: ClusterNotReady, Object: "cluster/" + c.Name}
	switch {
	case ready == nil:
		created := c.CreationTimestamp
		problem.Since, problem.Message = &created, "the cluster has never reported its status"
	case ready.Status != metav1.ConditionTrue:
		problem.Since, problem.Message = &ready.LastTransitionTime, ready.Reason+": "+ready.Message
	default:
		f.Ready++
		return
	}
	f.add(problem)
}

// addBinding adds a propagated object.
func (f *Fleet) addBinding(b binding.Binding) {
	f.Objects++
	s := b.BindingSpec().Suspension
	if s != nil && (s.Scheduling != nil && *s.Scheduling || s.Dispatching != nil && *s.Dispatching || s.DispatchingOnClusters != nil) {
		f.Suspended++
	}
	problem := worst(b)
	if problem == nil {
		f.Healthy++
		return
	}
	r := b.BindingSpec().Resource
	problem.Object = strings.ToLower(binding.TemplateKind(b).GroupKind().String()) + "/" + r.Name
	problem.Namespace = r.Namespace
	f.add(*problem)
}

// worst returns the most serious problem of an object, without its name, or nil.
func worst(b binding.Binding) *Problem {
	spec, status := b.BindingSpec(), b.BindingStatus()
	failing := func(kind Kind, name string) *Problem {
		c := meta.FindStatusCondition(status.Conditions, name)
		if c == nil || (name == workv1alpha2.RemovalHeld) != (c.Status == metav1.ConditionTrue) {
			return nil
		}
		return &Problem{Kind: kind, Since: &c.LastTransitionTime, Message: c.Reason + ": " + c.Message}
	}
	created := b.GetCreationTimestamp()
	if spec.Placement != nil {
		if p := failing(NotScheduled, workv1alpha2.Scheduled); p != nil {
			return p
		}
		if meta.FindStatusCondition(status.Conditions, workv1alpha2.Scheduled) == nil {
			reason := explain.HeldReason(b)
			if reason == "" {
				reason = "the scheduler has not observed the binding yet"
			}
			return &Problem{Kind: NotScheduled, Since: &created, Message: reason}
		}
	}
	if p := failing(NotRendered, workv1alpha2.Rendered); p != nil {
		return p
	}
	var messages [3]string
	var counts [3]int
	reported := map[string]bool{}
	count := func(i int, cluster, message string) {
		if counts[i]++; messages[i] == "" || cluster+": "+message < messages[i] {
			messages[i] = cluster + ": " + message
		}
	}
	for i := range status.AggregatedStatus {
		item := &status.AggregatedStatus[i]
		reported[item.ClusterName] = true
		switch {
		case !item.Applied:
			count(0, item.ClusterName, cmp.Or(item.AppliedMessage, "not applied yet"))
		case item.Health == workv1alpha2.ResourceUnhealthy:
			count(1, item.ClusterName, "the object is not healthy")
		}
	}
	targets := binding.Targets(spec)
	for i := range targets {
		if !reported[targets[i].Name] {
			count(2, targets[i].Name, "the cluster has not reported the object yet")
		}
	}
	applied := meta.FindStatusCondition(status.Conditions, workv1alpha2.FullyApplied)
	switch {
	case counts[0] > 0:
		p := &Problem{Kind: NotApplied, Clusters: counts[0], Message: messages[0]}
		if applied != nil && applied.Status != metav1.ConditionTrue {
			p.Since = &applied.LastTransitionTime
		}
		return p
	case counts[2] > 0 && (applied == nil || applied.Status != metav1.ConditionTrue):
		return &Problem{Kind: NotApplied, Clusters: counts[2], Message: messages[2]}
	}
	if p := failing(RemovalHeld, workv1alpha2.RemovalHeld); p != nil {
		return p
	}
	switch {
	case counts[1] > 0:
		return &Problem{Kind: NotHealthy, Clusters: counts[1], Message: messages[1]}
	case counts[2] > 0:
		return &Problem{Kind: NotReported, Clusters: counts[2], Message: messages[2]}
	default:
		return nil
	}
}

// summary returns the number of problems of objects by kind, as text.
func (f *Fleet) summary() string {
	var parts []string
	for _, k := range kinds {
		if n := f.Problems[k]; n > 0 && k != ClusterNotReady {
			parts = append(parts, fmt.Sprintf("%d %s", n, map[Kind]string{
				NotScheduled: "not scheduled", NotRendered: "not rendered", NotApplied: "not applied", RemovalHeld: "with held removals",
				NotHealthy: "not healthy", NotReported: "not reported",
			}[k]))
		}
	}
	return strings.Join(parts, ", ")
}
