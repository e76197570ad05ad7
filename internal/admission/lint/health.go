// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// withoutHealth are built-in kinds whose objects have no health.
var withoutHealth = []schema.GroupKind{{Kind: "ConfigMap"}, {Kind: "Secret"}, {Kind: "ServiceAccount"}}

// healthy reports application failover of a policy that selects only kinds without a health.
func healthy(c *call, at string, value any) {
	kinds := c.kindsOfSelectors()
	if value == nil || len(kinds) == 0 ||
		slices.ContainsFunc(kinds, func(kind schema.GroupKind) bool { return !slices.Contains(withoutHealth, kind) }) {
		return
	}
	c.report(at, "has no effect: a %s has no health, unless a customization interprets it", kinds[0].Kind)
}

// neverUnknown reports a ClusterTaintPolicy for clusters in Push mode whose conditions require an unknown condition Ready. Only clusters
// in Pull mode can have it.
func neverUnknown(c *call, at string, value any) {
	spec := as[policyv1alpha1.ClusterTaintPolicySpec](value)
	selects := func(*clusterv1alpha1.Cluster) bool { return true }
	if spec.TargetClusters != nil {
		m := placement.Compile(*spec.TargetClusters)
		selects = m.Matches
	}
	pushed := 0
	all := c.clusters()
	for i := range all {
		if !selects(&all[i]) {
			continue
		}
		if all[i].Spec.SyncMode != clusterv1alpha1.Push {
			return
		}
		pushed++
	}
	if pushed == 0 {
		return
	}
	for _, list := range []struct {
		name     string
		required []policyv1alpha1.MatchCondition
	}{{"addOnConditions", spec.AddOnConditions}, {"removeOnConditions", spec.RemoveOnConditions}} {
		if statuses := met(list.required)[clusterv1alpha1.ClusterConditionReady]; statuses.Len() == 1 && statuses.Has("Unknown") {
			c.report(fmt.Sprintf("%s.%s", at, list.name), "never hold: the selected clusters are in Push mode, in which Ready is True or False")
		}
	}
}
