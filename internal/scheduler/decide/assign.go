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

// assign gives the selected clusters, which come by rank, their replicas (semantics §13.7).
func (run *termRun) assign(selected []*candidate) ([]workv1alpha2.TargetCluster, error) {
	r := run.request
	if run.trace != nil {
		run.trace.Division = run.plan.strategy
		run.trace.Notes = append(run.trace.Notes, peerNotes(r)...)
	}
	var replicas []int64 // beside selected; -1 for a cluster that is not to be a target
	switch run.plan.strategy {
	case "":
		return run.targets(selected, make([]int64, len(selected)), run.components()), nil
	case placement.Duplicated:
		replicas = slices.Repeat([]int64{r.replicas()}, len(selected))
	case placement.StaticWeight:
		replicas = run.static(selected)
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

// targets lists clusters by name.
func (run *termRun) targets(clusters []*candidate, replicas []int64, components []workv1alpha2.TargetComponent) []workv1alpha2.TargetCluster {
	byName := make([]int, len(run.snapshot.clusters)) // the place in clusters, from 1
	n := 0
	for i, c := range clusters {
		if replicas[i] >= 0 {
			byName[c.at] = i + 1
			n++
		}
	}
	out := make([]workv1alpha2.TargetCluster, 0, n)
	for at, i := range byName {
		if i > 0 {
			out = append(out, workv1alpha2.TargetCluster{Name: run.snapshot.clusters[at].Name, Replicas: int32(replicas[i-1]), Components: slices.Clone(components)})
		}
	}
	return out
}

// components are those that a target gets: all with all their replicas, when the placement wants a single cluster. With
// several, each gets the whole workload, as an object without replicas does.
func (run *termRun) components() []workv1alpha2.TargetComponent {
	if len(run.plan.limits) == 0 || !run.request.set() {
		return nil
	}
	if l := run.plan.clusterLimit(); l.min != 1 || l.max != 1 {
		return nil
	}
	var out []workv1alpha2.TargetComponent
	for i := range run.request.Components {
		c := &run.request.Components[i]
		out = append(out, workv1alpha2.TargetComponent{Name: c.Name, Replicas: c.Replicas})
	}
	return out
}

// static divides by fixed weights, from scratch.
func (run *termRun) static(selected []*candidate) []int64 {
	weights, meant := staticWeights(selected, run.request.Placement.ReplicaScheduling.WeightPreference)
	if !meant && run.trace != nil {
		run.trace.Notes = append(run.trace.Notes, "no weight of the policy is for any of these clusters, so that all weigh the same")
	}
	got := run.shares(run.request.replicas(), selected, weights)
	run.step("fresh", 0, run.request.replicas(), selected, weights, got, got)
	for i := range got {
		// What is there with no replicas stays in force when the whole workload is scaled to zero: the clusters were
		// chosen, and removing the workload everywhere would lose what it keeps there.
		if got[i] == 0 && (run.request.replicas() > 0 || weights[i] == 0) {
			got[i] = -1
		}
	}
	return got
}

// shares divides n replicas by weight and returns the replicas of each of the clusters.
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

// staticWeights gives every cluster the highest weight of the rules that match it. A cluster that no rule matches takes no
// part. When nobody has a weight, those that a rule with weight 0 matches, the standbys, share alike; when there are none
// of these either, everybody does: meant says whether the preference means anybody, or nothing at all.
func staticWeights(clusters []*candidate, preference *policyv1alpha1.ClusterPreferences) (weights []int64, meant bool) {
	weights = make([]int64, len(clusters))
	if preference == nil || len(preference.StaticWeightList) == 0 {
		for i := range weights {
			weights[i] = 1
		}
		return weights, true
	}
	rules := compileRules(preference.StaticWeightList)
	weighty, standby := false, false
	for i, c := range clusters {
		weights[i] = rules.weight(c)
		weighty = weighty || weights[i] > 0
		standby = standby || weights[i] == 0
	}
	for i := range weights {
		switch {
		case weighty:
			weights[i] = max(weights[i], 0)
		case standby:
			weights[i]++ // from -1 and 0 to 0 and 1
		default:
			weights[i] = 1
		}
	}
	return weights, weighty || standby
}

// rules are static weights, prepared to be asked about many clusters: those that only name clusters are looked up.
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

// weight is the highest weight of the rules that match the cluster, -1 when none does.
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

// step notes a division in the trace; weights and got may be nil where nothing was divided.
func (run *termRun) step(mode string, tier int, n int64, clusters []*candidate, weights, got, result []int64) {
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
		if got != nil {
			share.Assigned = got[i]
		}
		s.Shares = append(s.Shares, share)
	}
	run.trace.Steps = append(run.trace.Steps, s)
}

// peerNotes names the groups that the filters for workload affinity asked.
func peerNotes(r *Request) (notes []string) {
	for _, g := range []struct {
		peers []Peer
		text  string
	}{{r.AffinityPeers, "the workload stays together with "}, {r.AntiAffinityPeers, "the workload stays apart from "}} {
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
