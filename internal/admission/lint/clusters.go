// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/placement"
)

// cluster requires an existing cluster.
func cluster(c *call, at string, value any) {
	name, _ := value.(string)
	c.cluster(at, name, c.field.Effect)
}

func (c *call) cluster(at, name, effect string) {
	if name == "" || c.Clusters == nil {
		return
	}
	if c.clusterNames == nil {
		all, known := c.Clusters()
		if !known {
			return
		}
		c.clusterNames = sets.New[string]()
		for i := range all {
			c.clusterNames.Insert(all[i].Name)
		}
	}
	if c.clusterNames.Has(name) {
		return
	}
	clause := ""
	if len(c.out) < maxSimilar { // it compares the name with all clusters
		clause = similar.Clause(name, c.clusterNames.UnsortedList())
	}
	c.report(at, "cluster %q does not exist%s%s", name, effect, clause)
}

// maxSimilar is the number of findings of a field for which similar names of clusters are looked for.
const maxSimilar = 10

// affinity requires existing clusters, values that clusters have, and that a cluster is selected.
func affinity(c *call, at string, value any) {
	if value == nil {
		return
	}
	a, before := as[policyv1alpha1.ClusterAffinity](value), len(c.out)
	for i, name := range a.ClusterNames {
		c.cluster(fmt.Sprintf("%s.clusterNames[%d]", at, i), name, c.field.Effect)
	}
	missing := len(c.out) - before
	for i, name := range a.ExcludeClusters {
		c.cluster(fmt.Sprintf("%s.exclude[%d]", at, i), name, "")
	}
	if a.FieldSelector != nil {
		for i, e := range a.FieldSelector.MatchExpressions {
			fieldValues(c, fmt.Sprintf("%s.fieldSelector.matchExpressions[%d]", at, i), e)
		}
	}
	all, m := c.clusters(), placement.Compile(a)
	if len(all) == 0 || slices.ContainsFunc(all, func(cluster clusterv1alpha1.Cluster) bool { return m.Matches(&cluster) }) {
		return
	}
	if missing < len(a.ClusterNames) || missing == 0 { // otherwise each name is reported
		c.report(at, "selects no cluster%s", c.field.Effect)
	}
}

// fieldValues requires the values of a field selector that clusters have.
func fieldValues(c *call, at string, e corev1.NodeSelectorRequirement) {
	known := sets.New[string]()
	for _, cluster := range c.clusters() {
		switch e.Key {
		case "provider":
			known.Insert(cluster.Spec.Provider)
		case "region":
			known.Insert(cluster.Spec.Region)
		case "zone":
			known.Insert(cluster.Spec.Zone).Insert(cluster.Spec.Zones...)
		}
	}
	for i, value := range e.Values {
		if known.Len() > 0 && !known.Has(value) {
			c.report(fmt.Sprintf("%s.values[%d]", at, i), "no cluster has the %s %q%s", e.Key, value, similar.Clause(value, sets.List(known)))
		}
	}
}

// placed is affinity for clusters of which the cluster affinity must select one, too.
func placed(c *call, at string, value any) {
	if value == nil {
		return
	}
	p, m := as[policyv1alpha1.Placement](nested(c.object, "spec", "placement")), placement.Compile(as[policyv1alpha1.ClusterAffinity](value))
	selected, both, selects := false, false, compiled(&p)
	for _, cluster := range c.clusters() {
		if m.Matches(&cluster) {
			selected, both = true, both || selects(&cluster)
		}
	}
	if selected && !both {
		c.report(at, "selects no cluster of the cluster affinity%s", c.field.Effect)
		return
	}
	affinity(c, at, value)
}

// compiled returns a function that reports whether an affinity of a placement selects a cluster.
func compiled(p *policyv1alpha1.Placement) func(c *clusterv1alpha1.Cluster) bool {
	var terms []placement.Matcher
	for i := range p.ClusterAffinities {
		terms = append(terms, placement.Compile(p.ClusterAffinities[i].ClusterAffinity))
	}
	if len(terms) == 0 && p.ClusterAffinity != nil {
		terms = append(terms, placement.Compile(*p.ClusterAffinity))
	}
	return func(c *clusterv1alpha1.Cluster) bool {
		return len(terms) == 0 || slices.ContainsFunc(terms, func(m placement.Matcher) bool { return m.Matches(c) })
	}
}

// spread requires labels and fields that clusters have, and not more groups than there are.
func spread(c *call, at string, value any) {
	s := as[policyv1alpha1.SpreadConstraint](value)
	if s.SpreadByLabel != "" && len(validation.IsQualifiedName(s.SpreadByLabel)) > 0 {
		c.report(at+".spreadByLabel", "%q is not a valid label key; no cluster matches", s.SpreadByLabel)
		return
	}
	all := c.clusters()
	if len(all) == 0 {
		return
	}
	groups, keys := sets.New[string](), sets.New[string]()
	for i := range all {
		group := all[i].Name
		switch {
		case s.SpreadByLabel != "":
			group = all[i].Labels[s.SpreadByLabel]
			keys.Insert(slices.Collect(maps.Keys(all[i].Labels))...)
		case s.SpreadByField == policyv1alpha1.SpreadByFieldProvider:
			group = all[i].Spec.Provider
		case s.SpreadByField == policyv1alpha1.SpreadByFieldRegion:
			group = all[i].Spec.Region
		case s.SpreadByField == policyv1alpha1.SpreadByFieldZone:
			groups.Insert(all[i].Spec.Zones...)
			group = all[i].Spec.Zone
		}
		groups.Insert(group)
	}
	switch groups.Delete(""); {
	case groups.Len() == 0 && s.SpreadByLabel != "":
		c.report(at+".spreadByLabel", "no cluster has the label %q%s%s", s.SpreadByLabel, c.field.Effect,
			similar.Clause(s.SpreadByLabel, sets.List(keys)))
	case groups.Len() == 0:
		c.report(at+".spreadByField", "no cluster has a %s%s", s.SpreadByField, c.field.Effect)
	case s.MinGroups > groups.Len():
		c.report(at+".minGroups", "%d is above the number of groups, %d%s", s.MinGroups, groups.Len(), c.field.Effect)
	}
}

// conditionTypes are the types of conditions that components of Karmada report, some of them only if they apply.
var conditionTypes = []string{
	clusterv1alpha1.ClusterConditionReady, clusterv1alpha1.ClusterConditionCompleteAPIEnablements,
	clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady, clusterv1alpha1.ClusterConditionEvictionSuspended,
	clusterv1alpha1.ClusterConditionCredentialsRejected, clusterv1alpha1.ClusterConditionHeldElsewhere,
	clusterv1alpha1.ClusterConditionCompleteProperties, clusterv1alpha1.ClusterConditionUniqueClusterID,
}

// clusterCondition requires a type of condition that a component or a cluster reports.
func clusterCondition(c *call, at string, value any) {
	name, _ := value.(string)
	known, all := sets.New(conditionTypes...), c.clusters()
	for i := range all {
		for _, condition := range all[i].Status.Conditions {
			known.Insert(condition.Type)
		}
	}
	if name != "" && len(all) > 0 && !known.Has(name) {
		c.report(at, "no cluster reports a condition of type %q%s%s; known types: %s", name, c.field.Effect,
			similar.Clause(name, sets.List(known)), strings.Join(sets.List(known), ", "))
	}
}

// cached requires a kind that a cluster serves. It reports none unless all clusters have reported their kinds.
func cached(c *call, at string, value any) {
	apiVersion, kind := stringOf(value, "apiVersion"), stringOf(value, "kind")
	served, all := sets.New[schema.GroupVersionKind](), c.clusters()
	var kinds []string
	for i := range all {
		if !meta.IsStatusConditionTrue(all[i].Status.Conditions, clusterv1alpha1.ClusterConditionCompleteAPIEnablements) {
			return
		}
		for _, enabled := range all[i].Status.APIEnablements {
			for _, resource := range enabled.Resources {
				if served.Insert(schema.FromAPIVersionAndKind(enabled.GroupVersion, resource.Kind)); enabled.GroupVersion == apiVersion {
					kinds = append(kinds, resource.Kind)
				}
			}
		}
	}
	if len(all) > 0 && !served.Has(schema.FromAPIVersionAndKind(apiVersion, kind)) {
		c.report(at, "no cluster serves the kind %s in %s%s", kind, apiVersion, similar.Clause(kind, kinds))
	}
}
