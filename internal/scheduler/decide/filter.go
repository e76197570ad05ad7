// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/klog/v2"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// builtin returns the built-in plugins. Filters run in this order, and the first that excludes a cluster determines the
// reason: the user's choice comes before the properties of the cluster. Names and reasons are defined by the contract
// (docs/contract/scheduling.md#filters).
func builtin() []Plugin {
	return []Plugin{
		filter{clusterAffinityName, clusterAffinity},
		filter{"ClusterEviction", clusterEviction},
		ignoredForExisting{filter{"TaintToleration", taintToleration}},
		ignoredForExisting{filter{"APIEnablement", apiEnablement}},
		filter{"SpreadConstraint", spreadConstraint},
		ignoredForExisting{filter{"WorkloadAffinity", workloadAffinity}},
		ignoredForExisting{filter{"WorkloadAntiAffinity", workloadAntiAffinity}},
		scorer{"ClusterLocality", clusterLocality},
	}
}

const clusterAffinityName = "ClusterAffinity"

// filter implements Filter by a function.
type filter struct {
	name    string
	prepare func(q *Query) func(c *clusterv1alpha1.Cluster) string
}

func (f filter) Name() string                                                { return f.name }
func (f filter) Filter(q *Query) func(c *clusterv1alpha1.Cluster) (r string) { return f.prepare(q) }

// ignoredForExisting implements IgnoredForExisting by a filter.
type ignoredForExisting struct{ filter }

func (ignoredForExisting) IgnoredForExisting() {}

// scorer implements Scorer by a function.
type scorer struct {
	name    string
	prepare func(q *Query) func(c *clusterv1alpha1.Cluster) int64
}

func (s scorer) Name() string                                          { return s.name }
func (s scorer) Score(q *Query) func(c *clusterv1alpha1.Cluster) int64 { return s.prepare(q) }

func clusterAffinity(q *Query) func(*clusterv1alpha1.Cluster) string {
	if q.Affinity == nil {
		return nil
	}
	m := placement.Compile(*q.Affinity)
	overflow := make([]placement.Matcher, 0, len(q.Overflow))
	for i := range q.Overflow {
		overflow = append(overflow, placement.Compile(q.Overflow[i].ClusterAffinity))
	}
	return func(c *clusterv1alpha1.Cluster) string {
		if m.Matches(c) || slices.ContainsFunc(overflow, func(m placement.Matcher) bool { return m.Matches(c) }) {
			return ""
		}
		return "cluster(s) did not match the placement cluster affinity constraint"
	}
}

func clusterEviction(q *Query) func(*clusterv1alpha1.Cluster) string {
	if len(q.Request.Evicting) == 0 && !q.Request.avoiding {
		return nil
	}
	evicting, failed := sets.New(q.Request.Evicting...), sets.New[string]()
	if q.Request.avoiding {
		failed.Insert(q.Request.Avoid...)
	}
	return func(c *clusterv1alpha1.Cluster) string {
		switch {
		case evicting.Has(c.Name):
			return "cluster(s) is in the process of eviction"
		case failed.Has(c.Name):
			return "cluster(s) where the workload failed before rescheduling was requested last"
		}
		return ""
	}
}

func taintToleration(q *Query) func(*clusterv1alpha1.Cluster) string {
	tolerations := q.Request.Placement.ClusterTolerations
	return func(c *clusterv1alpha1.Cluster) string {
		for i := range c.Spec.Taints {
			taint := &c.Spec.Taints[i]
			if taint.Effect != corev1.TaintEffectNoSchedule && taint.Effect != corev1.TaintEffectNoExecute {
				continue
			}
			tolerates := func(t corev1.Toleration) bool { return t.ToleratesTaint(klog.Logger{}, taint, false) }
			if !slices.ContainsFunc(tolerations, tolerates) {
				return "cluster(s) had untolerated taint {" + taint.ToString() + "}"
			}
		}
		return ""
	}
}

func apiEnablement(q *Query) func(*clusterv1alpha1.Cluster) string {
	serving := q.snapshot.servingKind(q.Request.Kind)
	return func(c *clusterv1alpha1.Cluster) string {
		if serving.Has(c.Name) {
			return ""
		}
		return "cluster(s) did not have the API resource"
	}
}

// serves reports whether the cluster is known to serve the kind. If its list of APIs is incomplete, a kind that is not in it
// counts as not served until the list is collected again.
func serves(c *clusterv1alpha1.Cluster, groupVersion, kind string) bool {
	for i := range c.Status.APIEnablements {
		e := &c.Status.APIEnablements[i]
		hasKind := func(r clusterv1alpha1.APIResource) bool { return r.Kind == kind }
		if e.GroupVersion == groupVersion && slices.ContainsFunc(e.Resources, hasKind) {
			return true
		}
	}
	return false
}

// spreadConstraint excludes clusters that belong to no group of a constraint. Karmada compatible: it does so even if the
// constraints are ignored otherwise.
func spreadConstraint(q *Query) func(*clusterv1alpha1.Cluster) string {
	type rule struct {
		by     groupKey
		reason string
	}
	var rules []rule
	for i := range q.Request.Placement.SpreadConstraints {
		switch by := groupKeyOf(&q.Request.Placement.SpreadConstraints[i]); {
		case by.label != "":
			rules = append(rules, rule{by, "cluster(s) did not have label " + by.label})
		case by.field == policyv1alpha1.SpreadByFieldZone:
			rules = append(rules, rule{by, "cluster(s) did not have zones property"})
		case by.field == policyv1alpha1.SpreadByFieldProvider, by.field == policyv1alpha1.SpreadByFieldRegion:
			rules = append(rules, rule{by, "cluster(s) did not have " + string(by.field) + " property"})
		}
	}
	if len(rules) == 0 {
		return nil
	}
	slices.SortFunc(rules, func(a, b rule) int { return a.by.compare(b.by) })
	return func(c *clusterv1alpha1.Cluster) string {
		for i := range rules {
			if !rules[i].by.hasGroup(c) {
				return rules[i].reason
			}
		}
		return ""
	}
}

func workloadAffinity(q *Query) func(*clusterv1alpha1.Cluster) string {
	var common sets.Set[string] // the clusters of all peers
	for _, p := range q.Request.AffinityPeers {
		switch {
		case len(p.Clusters) == 0: // not scheduled yet
		case common == nil:
			common = sets.New(p.Clusters...)
		default:
			common = common.Intersection(sets.New(p.Clusters...))
		}
	}
	if common == nil {
		return nil
	}
	return func(c *clusterv1alpha1.Cluster) string {
		if common.Has(c.Name) {
			return ""
		}
		return "ResourceBinding with the same affinity group does not target this cluster"
	}
}

func workloadAntiAffinity(q *Query) func(*clusterv1alpha1.Cluster) string {
	if len(q.Request.AntiAffinityPeers) == 0 {
		return nil
	}
	taken := sets.New[string]()
	for _, p := range q.Request.AntiAffinityPeers {
		taken.Insert(p.Clusters...)
	}
	return func(c *clusterv1alpha1.Cluster) string {
		if taken.Has(c.Name) {
			return "cluster already has workload with the same anti-affinity group"
		}
		return ""
	}
}

// clusterLocality prefers current targets (docs/contract/scheduling.md#scores).
func clusterLocality(q *Query) func(*clusterv1alpha1.Cluster) int64 {
	if len(q.current) == 0 {
		return nil
	}
	return func(c *clusterv1alpha1.Cluster) int64 {
		if q.Targets(c.Name) {
			return 100
		}
		return 0
	}
}
