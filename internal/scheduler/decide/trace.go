// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import "karmada.io/karmada/internal/placement"

// Trace is how a decision came about.
type Trace struct {
	// Terms are the affinity terms in the order in which they were tried; the last one decided.
	Terms []TermTrace `json:"terms"`
}

// TermTrace is what happened to one affinity term. Without Request.Explain it has Index, Affinity and Error only.
type TermTrace struct {
	// Index is the place of the term among clusterAffinities, from 0.
	Index int `json:"index,omitempty"`
	// Affinity is the name of the term, empty for an unnamed one.
	Affinity string `json:"affinity,omitempty"`
	// Clusters holds one verdict for each cluster, sorted by name.
	Clusters []Verdict `json:"clusters,omitempty"`
	// Spread says how the spread constraints chose among the clusters that passed; nil when there are none.
	Spread *SpreadTrace `json:"spread,omitempty"`
	// Division says how replicas were given: one of the strategies below, or empty for what has no replicas. Steps are
	// the divisions one after the other.
	Division placement.Strategy `json:"division,omitempty"`
	Steps    []DivisionStep     `json:"steps,omitempty"`
	// Notes are further facts, each a sentence.
	Notes []string `json:"notes,omitempty"`
	// Error says why the term did not do.
	Error string `json:"error,omitempty"`
}

// Verdict is what became of one cluster.
type Verdict struct {
	Cluster string `json:"cluster"`
	// Filter and Reason name the first filter that left the cluster out and say why; both empty when it passed all.
	Filter string `json:"filter,omitempty"`
	Reason string `json:"reason,omitempty"`
	// Despite is what would have left the cluster out, filter and reason, if it did not have the workload already.
	ToleratedReason string `json:"toleratedReason,omitempty"`
	// Tier is the overflow affinity that the cluster belongs to; empty for the affinity term itself.
	Tier string `json:"tier,omitempty"`
	// Scores are what the scorers gave, without those that gave 0, and Score is their sum.
	Scores []PluginScore `json:"scores,omitempty"`
	Score  int64         `json:"score,omitempty"`
	// Estimate is how many more replicas the cluster can take; nil when that is unknown or plays no part.
	Estimate *int64 `json:"estimate,omitempty"`
	// Current is what it has now.
	Current int32 `json:"current,omitempty"`
	// NotSelected says why the cluster, which passed every filter, was not among those to divide among.
	NotSelected string `json:"notSelected,omitempty"`
	// Chosen says whether the cluster is a target. A cluster can pass every filter and yet not be chosen.
	Chosen bool `json:"chosen"`
	// Weight is the cluster's claim in a division, and Replicas what it has in the end.
	Weight   int64 `json:"weight,omitempty"`
	Replicas int32 `json:"replicas,omitempty"`
}

// PluginScore is what one scorer gave a cluster.
type PluginScore struct {
	Plugin string `json:"plugin"`
	Score  int64  `json:"score"`
}

// SpreadTrace is how spread constraints chose clusters.
type SpreadTrace struct {
	// Constraints are the bounds as they were applied.
	Constraints []ConstraintTrace `json:"constraints"`
	// Ignored says why the constraints had no say; empty when they had.
	Ignored string `json:"ignored,omitempty"`
	// Method says how clusters were chosen: "clusters", the first by rank; "groups", the best combination of groups, then
	// clusters of these by rank; "search", the first combination of clusters that keeps all constraints.
	Method string `json:"method,omitempty"`
	// Need is how many replicas the chosen clusters must be able to hold together; nil when that is not asked.
	Need *int64 `json:"need,omitempty"`
	// Rank is the order in which clusters are preferred: by tier, score, available replicas and name.
	Rank []string `json:"rank,omitempty"`
	// Groups are what the constraints count, except for single clusters.
	Groups []GroupTrace `json:"groups,omitempty"`
	// Swaps are the exchanges for more capacity, in order.
	Swaps []Swap `json:"swaps,omitempty"`
	// Selected are the clusters chosen, sorted by name.
	Selected []string `json:"selected,omitempty"`
}

// ConstraintTrace is a bound on the number of groups.
type ConstraintTrace struct {
	// By is what makes the groups: "cluster", "region", "zone", "provider", or "label KEY".
	By string `json:"by"`
	// Min and Max bound the number of groups; Max is 0 where there is no upper bound.
	Min int `json:"min"`
	Max int `json:"max,omitempty"`
}

// GroupTrace is one group of clusters.
type GroupTrace struct {
	By       string   `json:"by"`
	Value    string   `json:"value"`
	Clusters []string `json:"clusters"`
	// Available is what its clusters can hold together, including what they have now.
	Available int64 `json:"available"`
	// Weight ranks groups among each other, with the method "groups".
	Weight int64 `json:"weight,omitempty"`
	Chosen bool  `json:"chosen"`
}

// Swap is an exchange of a chosen cluster for one that can hold more.
type Swap struct {
	Out string `json:"out"`
	In  string `json:"in"`
}

// DivisionStep is one division of replicas.
type DivisionStep struct {
	// Mode says from what: "fresh", from nothing; "scale up", what is missing is added; "scale down", what is there is
	// reduced; "steady", nothing is divided; "spread", single replicas move so that enough groups have some.
	Mode string `json:"mode"`
	// Tier is the overflow affinity whose clusters take part, empty for the affinity term itself.
	Tier string `json:"tier,omitempty"`
	// Replicas is the number divided.
	Replicas int64 `json:"replicas"`
	// Shares are the clusters that take part, in the order of the division.
	Shares []ShareTrace `json:"shares"`
}

// ShareTrace is one cluster's part in a division.
type ShareTrace struct {
	Cluster string `json:"cluster"`
	// Weight is its claim, Got what it got for it, or lost, and Result what it has after the step.
	Weight   int64 `json:"weight,omitempty"`
	Assigned int64 `json:"assigned,omitempty"`
	Result   int64 `json:"result"`
}
