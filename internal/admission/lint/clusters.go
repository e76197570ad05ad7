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
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names"
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
	c.excluded(at+".exclude", &a)
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

// excluded requires existing clusters that the affinity would select otherwise.
func (c *call) excluded(at string, a *policyv1alpha1.ClusterAffinity) {
	named := sets.New(a.ClusterNames...)
	for i, name := range a.ExcludeClusters {
		path, before := fmt.Sprintf("%s[%d]", at, i), len(c.out)
		if c.cluster(path, name, ""); len(c.out) == before && len(named) > 0 && !named.Has(name) {
			c.report(path, "%q has no effect: clusterNames does not contain it", name)
		}
	}
}

// tiers reports overflow affinities whose clusters all belong to the affinity term, or to the tiers before them.
func tiers(c *call, at string, value any) {
	term := as[policyv1alpha1.ClusterAffinityTerm](value)
	earlier := allNamed(&term.ClusterAffinity)
	for i := range term.OverflowAffinities {
		a := &term.OverflowAffinities[i].ClusterAffinity
		if len(a.ClusterNames) > 0 && earlier.HasAll(a.ClusterNames...) {
			c.report(fmt.Sprintf("%s.overflowAffinities[%d]", at, i), "adds no cluster: the term and the tiers before it have all of its clusters")
		}
		earlier.Insert(allNamed(a).UnsortedList()...)
	}
}

// allNamed returns the clusters that an affinity selects whatever their labels and fields are, if they exist.
func allNamed(a *policyv1alpha1.ClusterAffinity) sets.Set[string] {
	if a.LabelSelector != nil || a.FieldSelector != nil {
		return sets.New[string]()
	}
	return sets.New(a.ClusterNames...).Delete(a.ExcludeClusters...)
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
	m, selects := placement.Compile(as[policyv1alpha1.ClusterAffinity](value)), c.placement()
	selected, both := false, false
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

// placement returns a function that reports whether an affinity of the placement selects a cluster.
func (c *call) placement() func(cluster *clusterv1alpha1.Cluster) bool {
	if c.selects != nil {
		return c.selects
	}
	p := as[policyv1alpha1.Placement](nested(c.object, "spec", "placement"))
	var terms []placement.Matcher
	for i := range p.ClusterAffinities {
		terms = append(terms, placement.Compile(p.ClusterAffinities[i].ClusterAffinity))
		for _, overflow := range p.ClusterAffinities[i].OverflowAffinities {
			terms = append(terms, placement.Compile(overflow.ClusterAffinity))
		}
	}
	if len(terms) == 0 && p.ClusterAffinity != nil {
		terms = append(terms, placement.Compile(*p.ClusterAffinity))
	}
	c.selects = func(cluster *clusterv1alpha1.Cluster) bool {
		return len(terms) == 0 || slices.ContainsFunc(terms, func(m placement.Matcher) bool { return m.Matches(cluster) })
	}
	return c.selects
}

// placedNames reports names of clusters that the placement does not select.
func placedNames(c *call, at string, value any) {
	named, selects, others := as[[]string](value), c.placement(), sets.New[string]()
	if len(named) == 0 {
		return
	}
	all := c.clusters()
	for i := range all {
		if !selects(&all[i]) {
			others.Insert(all[i].Name)
		}
	}
	for i, name := range named {
		if others.Has(name) {
			c.report(fmt.Sprintf("%s[%d]", at, i), "the cluster affinity does not select %s; nothing is dispatched there anyway", name)
		}
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

// readyTaint reports a taint that cluster-controller removes, because the condition Ready does not require it.
func readyTaint(c *call, at string, value any) {
	required := names.NotReadyTaint
	conditions := as[[]metav1.Condition](nested(c.object, "status", "conditions"))
	if ready := meta.FindStatusCondition(conditions, clusterv1alpha1.ClusterConditionReady); ready != nil {
		required = map[metav1.ConditionStatus]string{
			metav1.ConditionTrue: "", metav1.ConditionFalse: names.NotReadyTaint, metav1.ConditionUnknown: names.UnreachableTaint,
		}[ready.Status]
	}
	if stringOf(value, "key") != required {
		ownTaint(c, at, value)
	}
}

// secretOf returns the Secret of a reference.
func (c *call) secretOf(ref any) (found *unstructured.Unstructured, others []string, gone bool) {
	return c.find(corev1.SchemeGroupVersion.WithKind("Secret"), stringOf(ref, "namespace"), stringOf(ref, "name"))
}

// secret requires an existing Secret.
func secret(c *call, at string, value any) {
	if _, others, gone := c.secretOf(value); gone {
		c.missing(at, "Secret", stringOf(value, "name"), others)
	}
}

// inPullMode reports a field that is set in Pull mode.
func inPullMode(text string) checker {
	return func(c *call, at string, value any) {
		if value != nil && value != "" && value != false && c.pull() {
			c.report(at, "%s", text)
		}
	}
}

func (c *call) pull() bool {
	return nestedString(c.object, "spec", "syncMode") == string(clusterv1alpha1.Pull)
}

// withProxy reports headers for a proxy that is not used. A kubeconfig in the Secret can name another proxy.
func withProxy(c *call, at string, value any) {
	if headers, _ := value.(map[string]any); len(headers) == 0 {
		return
	}
	found, _, gone := c.secretOf(nested(c.object, "spec", "secretRef"))
	direct := nestedString(c.object, "spec", "proxyURL") == ""
	switch {
	case c.pull():
		c.report(at, "is not used in Pull mode")
	case direct && gone:
		c.report(at, "has no effect without proxyURL, unless a kubeconfig in the Secret names a proxy")
	case direct && found != nil && nested(found.Object, "data", "kubeconfig") == nil:
		c.report(at, "has no effect without proxyURL")
	}
}

// modeled requires resources that nodes have. They can get those of devices, whose names have a domain, later.
func modeled(c *call, at string, value any) {
	models := as[[]clusterv1alpha1.ResourceModel](value)
	if len(models) < 2 {
		return // all nodes have the only grade
	}
	reported := as[corev1.ResourceList](nested(c.object, "status", "resourceSummary", "allocatable"))
	known := sets.New(corev1.ResourceCPU, corev1.ResourceMemory, corev1.ResourceEphemeralStorage, corev1.ResourcePods)
	known.Insert(slices.Collect(maps.Keys(reported))...)
	for i, r := range models[0].Ranges { // the other grades have the same resources
		if name := string(r.Name); !known.Has(r.Name) && !strings.Contains(name, "/") && !strings.HasPrefix(name, "hugepages-") &&
			!strings.HasPrefix(name, "attachable-volumes-") {
			var similarTo []string
			for existing := range known {
				similarTo = append(similarTo, string(existing))
			}
			c.report(fmt.Sprintf("%s[0].ranges[%d].name", at, i), "nodes have no resource %q%s%s", name, c.field.Effect,
				similar.Clause(name, similarTo))
		}
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

// cachedNamespace requires an existing namespace, of a kind with namespaces.
func cachedNamespace(c *call, at string, value any) {
	apiVersion, kind, namespace := stringOf(value, "apiVersion"), stringOf(value, "kind"), stringOf(value, "namespace")
	at += ".namespace"
	if kinds := c.kinds(apiVersion); namespace != "" && kinds != nil && kinds.WithoutNamespace(apiVersion, kind) {
		c.report(at, "has no effect: objects of kind %s have no namespace; all of them are cached", kind)
		return
	}
	existing(c, at, namespace)
}
