// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"slices"
	"strings"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/placement"
)

// assign assigns replicas to the selected clusters (docs/contract/scheduling.md#replica-assignment).
func (run *termRun) assign(selected []*candidate) ([]workv1alpha2.TargetCluster, error) {
	r := run.request
	if run.trace != nil {
		run.trace.Division = run.plan.strategy
		run.trace.Notes = append(run.trace.Notes, peerNotes(r)...)
	}
	var replicas []int64 // by selected cluster; -1 if it does not become a target
	switch run.plan.strategy {
	case "":
		return run.targets(selected, make([]int64, len(selected)), run.components()), nil
	case placement.Duplicated:
		replicas = slices.Repeat([]int64{r.replicas()}, len(selected))
	case placement.StaticWeight:
		replicas = run.divideStatic(selected)
	default:
		d := division{run: run, clusters: selected}
		if err := d.divide(); err != nil {
			return nil, err
		}
		replicas = d.result
	}
	if r.KeepEmpty {
		for i := range replicas {
			replicas[i] = max(replicas[i], 0)
		}
	}
	return run.targets(selected, replicas, nil), nil
}

func (run *termRun) targets(
	clusters []*candidate, replicas []int64, components []workv1alpha2.TargetComponent,
) []workv1alpha2.TargetCluster {
	byName := make([]int, len(run.snapshot.clusters)) // 1 + index in clusters
	n := 0
	for i, c := range clusters {
		if replicas[i] >= 0 {
			byName[c.index] = i + 1
			n++
		}
	}
	out := make([]workv1alpha2.TargetCluster, 0, n)
	for at, i := range byName {
		if i > 0 {
			out = append(out, workv1alpha2.TargetCluster{
				Name: run.snapshot.clusters[at].Name, Replicas: int32(replicas[i-1]), Components: slices.Clone(components),
			})
		}
	}
	return out
}

// components returns the components of the target if the placement requires a single cluster. With several clusters each gets
// the whole workload, like an object without replicas.
func (run *termRun) components() []workv1alpha2.TargetComponent {
	if len(run.plan.constraints) == 0 || !run.request.isComponentSet() {
		return nil
	}
	if l := run.plan.clusterConstraint(); l.min != 1 || l.max != 1 {
		return nil
	}
	var out []workv1alpha2.TargetComponent
	for i := range run.request.Components {
		c := &run.request.Components[i]
		out = append(out, workv1alpha2.TargetComponent{Name: c.Name, Replicas: c.Replicas})
	}
	return out
}

// divideStatic divides by static weights, regardless of current replicas.
func (run *termRun) divideStatic(selected []*candidate) []int64 {
	weights, matched := staticWeights(selected, run.request.Placement.ReplicaScheduling.WeightPreference)
	if !matched {
		run.note("no static weight matches a selected cluster; all have the same weight")
	}
	got := run.shares(run.request.replicas(), selected, weights)
	run.traceStep(modeFresh, 0, run.request.replicas(), selected, weights, got, got)
	for i := range got {
		// A workload that is scaled to zero keeps its clusters: removing it everywhere would delete data that it keeps there.
		if got[i] == 0 && (run.request.replicas() > 0 || weights[i] == 0) {
			got[i] = -1
		}
	}
	return got
}

// shares divides n replicas by weight and returns the replicas by cluster.
func (run *termRun) shares(n int64, clusters []*candidate, weights []int64) []int64 {
	shares := make([]placement.Share, len(clusters))
	for i, c := range clusters {
		shares[i] = placement.Share{Name: c.name, Weight: weights[i]}
	}
	placement.DivideInPlace(n, shares, run.request.Seed)
	out := make([]int64, len(clusters))
	for i := range shares {
		out[i] = shares[i].Replicas
	}
	return out
}

// staticWeights returns for every cluster the highest weight of the rules that match it; without a match it gets no replicas.
// If no cluster has a positive weight, those with weight 0, the standbys, get equal weights. If there are none either, all
// clusters get equal weights, and matched is false.
func staticWeights(clusters []*candidate, preference *policyv1alpha1.ClusterPreferences) (weights []int64, matched bool) {
	weights = make([]int64, len(clusters))
	if preference == nil || len(preference.StaticWeightList) == 0 {
		for i := range weights {
			weights[i] = 1
		}
		return weights, true
	}
	rules := compileRules(preference.StaticWeightList)
	positive, standby := false, false
	for i, c := range clusters {
		weights[i] = rules.weight(c)
		positive = positive || weights[i] > 0
		standby = standby || weights[i] == 0
	}
	for i := range weights {
		switch {
		case positive:
			weights[i] = max(weights[i], 0)
		case standby:
			weights[i]++ // 0 becomes 1, -1 becomes 0
		default:
			weights[i] = 1
		}
	}
	return weights, positive || standby
}

// rules holds compiled static weights. Rules that only name clusters are looked up by name.
type rules struct {
	named map[string]int64
	other []rule
}

type rule struct {
	affinity placement.Matcher
	weight   int64
}

func compileRules(list []policyv1alpha1.StaticClusterWeight) rules {
	out := rules{named: map[string]int64{}}
	for i := range list {
		target, weight := &list[i].TargetCluster, max(list[i].Weight, 0)
		if len(target.ClusterNames) > 0 && len(target.ExcludeClusters) == 0 && target.LabelSelector == nil && target.FieldSelector == nil {
			for _, name := range target.ClusterNames {
				out.named[name] = max(out.named[name], weight)
			}
			continue
		}
		out.other = append(out.other, rule{placement.Compile(*target), weight})
	}
	return out
}

// weight returns the highest weight of the rules that match the cluster, or -1 if none matches.
func (r *rules) weight(c *candidate) int64 {
	best := int64(-1)
	if weight, ok := r.named[c.name]; ok {
		best = weight
	}
	for i := range r.other {
		if r.other[i].weight > best && r.other[i].affinity.Matches(c.cluster) {
			best = r.other[i].weight
		}
	}
	return best
}

// Modes of a division, see DivisionStep.Mode.
const (
	modeFresh     = "fresh"
	modeSteady    = "steady"
	modeScaleUp   = "scale up"
	modeScaleDown = "scale down"
	modeSpread    = "spread"
)

// traceStep records a division in the trace. weights and assigned are nil if nothing was divided.
func (run *termRun) traceStep(mode string, tier int, n int64, clusters []*candidate, weights, assigned, result []int64) {
	if run.trace == nil {
		return
	}
	s := DivisionStep{Mode: mode, Tier: run.tierName(tier), Replicas: n, Shares: make([]ShareTrace, 0, len(clusters))}
	for i, c := range clusters {
		share := ShareTrace{Cluster: c.name, Result: result[i]}
		if weights != nil {
			share.Weight = weights[i]
			run.trace.of(c).Weight = weights[i]
		}
		if assigned != nil {
			share.Assigned = assigned[i]
		}
		s.Shares = append(s.Shares, share)
	}
	run.trace.Steps = append(run.trace.Steps, s)
}

// peerNotes returns notes with the peers that the workload affinity filters considered.
func peerNotes(r *Request) (notes []string) {
	for _, g := range []struct {
		peers []Peer
		text  string
	}{{r.AffinityPeers, "affinity peers: "}, {r.AntiAffinityPeers, "anti-affinity peers: "}} {
		var names []string
		for _, p := range g.peers {
			if len(p.Clusters) > 0 {
				names = append(names, p.Binding)
			}
		}
		if len(names) > 0 {
			slices.Sort(names)
			notes = append(notes, g.text+strings.Join(names, ", "))
		}
	}
	return notes
}
