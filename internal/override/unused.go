// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/equality"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/placement"
)

// Unused returns why a policy that selects an object changes it in none of the clusters, or "". A rule that fails, or that sets replicas,
// counts as a change.
func Unused(ctx context.Context, o *Object, clusters []*clusterv1alpha1.Cluster, p Policy) string {
	if len(clusters) == 0 {
		return ""
	}
	reached := false
	var names []string
	for _, c := range clusters {
		names = append(names, c.Name)
		for _, rule := range Rules(p.OverrideSpec()) {
			if rule.TargetCluster != nil && !placement.Matches(*rule.TargetCluster, c) {
				continue
			}
			if reached = true; len(rule.Overriders.ReplicasOverrider) > 0 {
				return ""
			}
		}
		after, _, err := Apply(ctx, o, c, []Policy{p}, nil)
		if err != nil || !equality.Semantic.DeepEqual(after.Object, o.Object) {
			return ""
		}
	}
	slices.Sort(names)
	switch missing := MissingContainers(o, p); {
	case !reached && len(names) > maxNames:
		return "its rules select none of its " + plural.Count(len(names), "cluster")
	case !reached:
		return "its rules select none of its clusters: " + strings.Join(names, ", ")
	case len(missing) > 0:
		return missing[0]
	default:
		return "the object has already what its rules set"
	}
}

// maxNames is the number of clusters that a reason names.
const maxNames = 5

// MissingContainers returns a message for each container that rules of a policy name, and that an object with a pod template lacks.
func MissingContainers(o *Object, p Policy) (out []string) {
	if _, found := podSpecs[o.GetKind()]; !found {
		return nil
	}
	var main, all []string
	collect := func(to *[]string, lists ...string) error {
		return eachContainer(o, lists, func(c field.Object) error {
			name, _ := c["name"].(string)
			*to = append(*to, name)
			return nil
		})
	}
	if collect(&main, containers) != nil || collect(&all, containers, initContainers) != nil {
		return nil
	}
	for i, rule := range Rules(p.OverrideSpec()) {
		missing := func(overrider, name string, in []string) {
			if name != "" && !slices.Contains(in, name) {
				out = append(out, fmt.Sprintf("rule %d: %s: the object has no container %q, only: %s", i+1, overrider, name, strings.Join(in, ", ")))
			}
		}
		for overrider, items := range map[string][]policyv1alpha1.CommandArgsOverrider{
			"argsOverrider": rule.Overriders.ArgsOverrider, "commandOverrider": rule.Overriders.CommandOverrider,
		} {
			for _, x := range items {
				missing(overrider, x.ContainerName, main)
			}
		}
		for _, x := range rule.Overriders.ResourcesOverrider {
			missing("resourcesOverrider", x.ContainerName, all)
		}
	}
	slices.Sort(out)
	return out
}
