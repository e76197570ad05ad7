// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package placement interprets the fields of a placement: which clusters a ClusterAffinity selects, by which strategy
// replicas are assigned, and how they are divided. It is pure, and the only place that does so for scheduling, rendering,
// rebalancing, admission and the CLI.
package placement

import (
	"slices"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/util/sets"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// Matches reports whether the affinity selects the cluster: the cluster is not excluded, and matches the names, labels and
// fields that are set (docs/contract/scheduling.md#cluster-affinity). An invalid affinity, which admission rejects, selects no cluster.
func Matches(a policyv1alpha1.ClusterAffinity, c *clusterv1alpha1.Cluster) bool {
	m := Compile(a)
	return m.Matches(c)
}

// Selects reports whether the affinity of a placement, or any of its terms, selects the cluster.
func Selects(p *policyv1alpha1.Placement, c *clusterv1alpha1.Cluster) bool {
	if len(p.ClusterAffinities) == 0 {
		return p.ClusterAffinity == nil || Matches(*p.ClusterAffinity, c)
	}
	return slices.ContainsFunc(p.ClusterAffinities, func(t policyv1alpha1.ClusterAffinityTerm) bool { return Matches(t.ClusterAffinity, c) })
}

// Matcher is a compiled affinity, for matching many clusters. It is immutable.
type Matcher struct {
	names, excluded nameSet
	selector        labels.Selector // nil matches every cluster
	fields          []corev1.NodeSelectorRequirement
	invalid         bool
}

// Compile returns the Matcher of an affinity. The Matcher keeps references to the affinity, which must not be modified.
func Compile(a policyv1alpha1.ClusterAffinity) Matcher {
	m := Matcher{names: newNameSet(a.ClusterNames), excluded: newNameSet(a.ExcludeClusters)}
	if a.LabelSelector != nil {
		selector, err := metav1.LabelSelectorAsSelector(a.LabelSelector)
		m.selector, m.invalid = selector, err != nil
	}
	if a.FieldSelector != nil {
		m.fields = a.FieldSelector.MatchExpressions
	}
	return m
}

// Matches reports whether the affinity selects the cluster, see the function of the same name.
func (m *Matcher) Matches(c *clusterv1alpha1.Cluster) bool {
	if m.invalid || m.excluded.has(c.Name) || m.names.len() > 0 && !m.names.has(c.Name) {
		return false
	}
	if m.selector != nil && !m.selector.Matches(labels.Set(c.Labels)) {
		return false
	}
	for i := range m.fields {
		if !fieldMatches(&m.fields[i], c) {
			return false
		}
	}
	return true
}

// nameSet is a list of names, with an index if it is long.
type nameSet struct {
	list  []string
	index sets.Set[string]
}

// indexAbove is the length of a list above which an index is faster than a linear search.
const indexAbove = 8

func newNameSet(names []string) nameSet {
	s := nameSet{list: names}
	if len(names) > indexAbove {
		s.index = sets.New(names...)
	}
	return s
}

func (s *nameSet) len() int { return len(s.list) }

func (s *nameSet) has(name string) bool {
	if s.index != nil {
		return s.index.Has(name)
	}
	return slices.Contains(s.list, name)
}

// The fields of a cluster that a field selector can name.
const (
	Provider = "provider"
	Region   = "region"
	Zone     = "zone"
)

func fieldMatches(e *corev1.NodeSelectorRequirement, c *clusterv1alpha1.Cluster) bool {
	var matches bool
	switch e.Key {
	case Provider:
		matches = c.Spec.Provider != "" && slices.Contains(e.Values, c.Spec.Provider)
	case Region:
		matches = c.Spec.Region != "" && slices.Contains(e.Values, c.Spec.Region)
	case Zone:
		matches = slices.ContainsFunc(Zones(c), func(z string) bool { return slices.Contains(e.Values, z) })
	default:
		return false
	}
	switch e.Operator {
	case corev1.NodeSelectorOpIn:
		return matches
	case corev1.NodeSelectorOpNotIn:
		return !matches
	default:
		return false
	}
}

// Zones returns the zones of a cluster. The deprecated field spec.zone is used if spec.zones is empty.
func Zones(c *clusterv1alpha1.Cluster) []string {
	if len(c.Spec.Zones) > 0 || c.Spec.Zone == "" {
		return c.Spec.Zones
	}
	return []string{c.Spec.Zone}
}
