// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
)

// appliedOverride is an override policy that changed an object in a cluster.
type appliedOverride struct {
	template
	Cluster string `json:"cluster"`
	// Paths are the changes of plaintext overriders, such as "add /spec/replicas 3", and the other overriders with their values.
	Paths []string `json:"paths"`
	// Failed is why the policy could not be applied, or "".
	Failed string `json:"failed,omitempty"`
}

// newOverrides returns the override policies that the Works of an object record, and those that failed. Those of a namespace are in that of
// the object.
func newOverrides(o *flow.Objects) []appliedOverride {
	out := []appliedOverride{}
	for i := range o.Clusters {
		c := &o.Clusters[i]
		if failed, ok := failedOverride(o, c.Name); ok {
			out = append(out, failed)
		}
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
					row.Namespace = o.Namespace
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

// maxValue is the number of characters of the value of an overrider that are shown.
const maxValue = 80

// pathsOf returns what overriders change, sorted.
func pathsOf(overriders map[string]json.RawMessage) []string {
	out := []string{}
	for name, raw := range overriders {
		var plain []struct {
			Operator string          `json:"operator"`
			Path     string          `json:"path"`
			Value    json.RawMessage `json:"value"`
		}
		if name != "plaintext" || json.Unmarshal(raw, &plain) != nil {
			out = append(out, name+" "+shorten(raw))
			continue
		}
		for _, p := range plain {
			out = append(out, strings.TrimSpace(p.Operator+" "+p.Path+" "+shorten(p.Value)))
		}
	}
	slices.Sort(out)
	return out
}

// shorten returns at most maxValue characters of a JSON value.
func shorten(value json.RawMessage) string {
	if text := []rune(string(value)); len(text) > maxValue {
		return string(text[:maxValue]) + "…"
	}
	return string(value)
}
