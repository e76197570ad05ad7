// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package binding

import (
	"encoding/json"
	"math"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Reporter is a cluster whose last report the status of a template includes.
type Reporter struct {
	Name string
	// Replicas are those assigned to a target. Of a former target, they are those that it reported last.
	Replicas int32
	// Former reports whether the cluster is no longer a target, and keeps its copy.
	Former bool
}

// Reporters returns the targets, and then the clusters that report the object and are no longer targets.
func Reporters(spec *workv1alpha2.ResourceBindingSpec, items []workv1alpha2.AggregatedStatusItem) []Reporter {
	targets := Targets(spec)
	out, isTarget := make([]Reporter, 0, len(targets)), make(map[string]bool, len(targets))
	for i := range targets {
		isTarget[targets[i].Name] = true
		out = append(out, Reporter{Name: targets[i].Name, Replicas: targets[i].Replicas})
	}
	for i := range items {
		if isTarget[items[i].ClusterName] {
			continue
		}
		r := Reporter{Name: items[i].ClusterName, Former: true}
		if n := ReportedReplicas(&items[i]); n != nil {
			r.Replicas = *n
		}
		out = append(out, r)
	}
	return out
}

// ReportedReplicas returns the replicas that a cluster reported last, or nil if it reported none.
func ReportedReplicas(item *workv1alpha2.AggregatedStatusItem) *int32 {
	var status struct {
		Replicas *int64 `json:"replicas"`
	}
	if item.Status == nil || json.Unmarshal(item.Status.Raw, &status) != nil || status.Replicas == nil {
		return nil
	}
	return new(int32(max(0, min(*status.Replicas, math.MaxInt32))))
}
