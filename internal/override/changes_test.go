// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

func TestDiffersFor(t *testing.T) {
	t.Parallel()
	region := func(name string) func(*clusterv1alpha1.Cluster) {
		return func(c *clusterv1alpha1.Cluster) { c.Spec.Region = name }
	}
	labeled := func(c *clusterv1alpha1.Cluster) { c.Labels = map[string]string{"env": "prod"} }
	const (
		byName    = `{overrideRules: [{targetCluster: {clusterNames: [m1]}, overriders: {}}]}`
		byLabel   = `{overrideRules: [{overriders: {}}, {targetCluster: {labelSelector: {matchLabels: {env: prod}}}, overriders: {}}]}`
		byRegion  = `{targetCluster: {fieldSelector: {matchExpressions: [{key: region, operator: In, values: [eu]}]}}, overriders: {}}`
		variable  = `{expandVariables: true, overriders: {argsOverrider: [{containerName: c, operator: add, value: ["${cluster.region}"]}]}}`
		literal   = `{overriders: {argsOverrider: [{containerName: c, operator: add, value: ["${cluster.region}"]}]}}`
		elsewhere = `{expandVariables: true, targetCluster: {clusterNames: [m2]},
			overriders: {argsOverrider: [{containerName: c, operator: add, value: ["${cluster.region}"]}]}}`
	)
	for name, tc := range map[string]struct {
		spec          string
		before, after *clusterv1alpha1.Cluster
		want          bool
	}{
		"selected by name":               {byName, cluster("m1"), cluster("m1", labeled, region("eu")), false},
		"label added":                    {byLabel, cluster("m1"), cluster("m1", labeled), true},
		"label removed":                  {byLabel, cluster("m1", labeled), cluster("m1"), true},
		"region changed":                 {byRegion, cluster("m1", region("us")), cluster("m1", region("eu")), true},
		"other region":                   {byRegion, cluster("m1", region("us")), cluster("m1", region("asia")), false},
		"value of a variable":            {variable, cluster("m1", region("us")), cluster("m1", region("eu")), true},
		"a variable gets a value":        {variable, cluster("m1"), cluster("m1", region("eu")), true},
		"a variable has no value":        {variable, cluster("m1"), cluster("m1", labeled), false},
		"an unused label":                {variable, cluster("m1", region("eu")), cluster("m1", region("eu"), labeled), false},
		"variables are off":              {literal, cluster("m1", region("us")), cluster("m1", region("eu")), false},
		"the rule is for other clusters": {elsewhere, cluster("m1", region("us")), cluster("m1", region("eu")), false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := DiffersFor(policyOf(t, tc.spec), tc.before, tc.after); got != tc.want {
				t.Errorf("DiffersFor = %v, want %v", got, tc.want)
			}
		})
	}
}
