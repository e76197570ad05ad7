// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"encoding/json"
	"slices"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
)

// appliedOverride is an override policy that changed an object in a cluster.
type appliedOverride struct {
	template
	Cluster string `json:"cluster"`
	// Paths are the changed fields of plaintext overriders, or the names of other overriders.
	Paths []string `json:"paths"`
}

// newOverrides returns the override policies that the Works of an object record. Those of a namespace are in that of the object.
func newOverrides(namespace string, clusters []flow.Cluster) []appliedOverride {
	out := []appliedOverride{}
	for i := range clusters {
		c := &clusters[i]
		if c.Work == nil {
			continue
		}
		for kind, key := range map[string]string{
			"ClusterOverridePolicy": names.AppliedClusterOverrides, "OverridePolicy": names.AppliedOverrides,
		} {
			var applied []struct {
				PolicyName string                     `json:"policyName"`
				Overriders map[string]json.RawMessage `json:"overriders"`
			}
			if json.Unmarshal([]byte(c.Work.Annotations[key]), &applied) != nil {
				continue // no annotation
			}
			for _, a := range applied {
				row := appliedOverride{Cluster: c.Name, Paths: pathsOf(a.Overriders)}
				row.Group, row.Version, row.Kind = policyv1alpha1.GroupVersion.Group, policyv1alpha1.GroupVersion.Version, kind
				if row.Name = a.PolicyName; kind == "OverridePolicy" {
					row.Namespace = namespace
				}
				out = append(out, row)
			}
		}
	}
	slices.SortFunc(out, func(a, b appliedOverride) int {
		return cmp.Or(cmp.Compare(a.Cluster, b.Cluster), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Name, b.Name))
	})
	return out
}

// pathsOf returns what overriders change, sorted.
func pathsOf(overriders map[string]json.RawMessage) []string {
	out := []string{}
	for name, raw := range overriders {
		var plain []struct {
			Path string `json:"path"`
		}
		if name != "plaintext" || json.Unmarshal(raw, &plain) != nil {
			out = append(out, name)
			continue
		}
		for _, p := range plain {
			out = append(out, p.Path)
		}
	}
	slices.Sort(out)
	return out
}
