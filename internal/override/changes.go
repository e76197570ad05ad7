// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"k8s.io/apimachinery/pkg/api/equality"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// DiffersFor reports whether other rules of a policy apply to a new version of a cluster, or whether the values of their variables
// differ.
func DiffersFor(p Policy, before, after *clusterv1alpha1.Cluster) bool {
	spec := p.OverrideSpec()
	for _, rule := range Rules(spec) {
		was, is := true, true
		if rule.TargetCluster != nil {
			m := placement.Compile(*rule.TargetCluster)
			was, is = m.Matches(before), m.Matches(after)
		}
		if was != is || is && spec.ExpandVariables && !sameExpansion(&rule.Overriders, before, after) {
			return true
		}
	}
	return false
}

func sameExpansion(x *policyv1alpha1.Overriders, before, after *clusterv1alpha1.Cluster) bool {
	a, errA := Expand(x, before)
	b, errB := Expand(x, after)
	return (errA == nil) == (errB == nil) && (errA != nil || equality.Semantic.DeepEqual(a, b))
}
