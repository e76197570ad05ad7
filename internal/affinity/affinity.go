// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package affinity says which clusters a ClusterAffinity means. It is pure, and the one answer for placements, override
// rules, taint policies and registries.
package affinity

import (
	"slices"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/util/sets"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// Matches says whether every part of the affinity allows the cluster: it is not excluded, and its labels, its fields and
// its name match where the affinity speaks of them (contract: semantics §13.3). An affinity that cannot be understood
// matches nothing; admission refuses such a one.
func Matches(a policyv1alpha1.ClusterAffinity, c *clusterv1alpha1.Cluster) bool {
	m := Compile(a)
	return m.Matches(c)
}

// Matcher is an affinity that was understood once, to be asked about many clusters. It is immutable.
type Matcher struct {
	names, excluded nameSet
	selector        labels.Selector // nil: every label
	fields          []corev1.NodeSelectorRequirement
	broken          bool
}

// Compile understands an affinity. The Matcher keeps parts of it; they must not change any more.
func Compile(a policyv1alpha1.ClusterAffinity) Matcher {
	m := Matcher{names: newNameSet(a.ClusterNames), excluded: newNameSet(a.ExcludeClusters)}
	if a.LabelSelector != nil {
		selector, err := metav1.LabelSelectorAsSelector(a.LabelSelector)
		m.selector, m.broken = selector, err != nil
	}
	if a.FieldSelector != nil {
		m.fields = a.FieldSelector.MatchExpressions
	}
	return m
}

// Matches is what the function of that name says of the affinity that the matcher was compiled from.
func (m *Matcher) Matches(c *clusterv1alpha1.Cluster) bool {
	if m.broken || m.excluded.has(c.Name) || m.names.len() > 0 && !m.names.has(c.Name) {
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

// nameSet is a list of names, with an index where it is long.
type nameSet struct {
	list  []string
	index sets.Set[string]
}

// manyNames is where an index begins to be faster than looking through the list.
const manyNames = 8

func newNameSet(names []string) nameSet {
	s := nameSet{list: names}
	if len(names) > manyNames {
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

// The fields of a cluster that an affinity can speak of.
const (
	Provider = "provider"
	Region   = "region"
	Zone     = "zone"
)

func fieldMatches(e *corev1.NodeSelectorRequirement, c *clusterv1alpha1.Cluster) bool {
	var wanted bool
	switch e.Key {
	case Provider:
		wanted = c.Spec.Provider != "" && slices.Contains(e.Values, c.Spec.Provider)
	case Region:
		wanted = c.Spec.Region != "" && slices.Contains(e.Values, c.Spec.Region)
	case Zone:
		wanted = slices.ContainsFunc(Zones(c), func(z string) bool { return slices.Contains(e.Values, z) })
	default:
		return false
	}
	switch e.Operator {
	case corev1.NodeSelectorOpIn:
		return wanted
	case corev1.NodeSelectorOpNotIn:
		return !wanted
	default:
		return false
	}
}

// Zones are the zones that a cluster is in; the older field counts where the newer one is empty.
func Zones(c *clusterv1alpha1.Cluster) []string {
	if len(c.Spec.Zones) > 0 || c.Spec.Zone == "" {
		return c.Spec.Zones
	}
	return []string{c.Spec.Zone}
}
