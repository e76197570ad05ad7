// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import "karmada.io/karmada/internal/placement"

// Trace explains a decision.
type Trace struct {
	// Terms are the affinity terms in the order in which they were tried. The last one was chosen, unless it has an error.
	Terms []TermTrace `json:"terms"`
}

// TermTrace explains the decision for one affinity term. Without Request.Explain only Index, Affinity and Error are set.
type TermTrace struct {
	// Index is the index of the term in clusterAffinities.
	Index int `json:"index,omitempty"`
	// Affinity is the name of the term; empty for an unnamed one.
	Affinity string `json:"affinity,omitempty"`
	// Clusters holds one verdict for each cluster, sorted by name.
	Clusters []Verdict `json:"clusters,omitempty"`
	// Spread explains the selection by spread constraints; nil without constraints.
	Spread *SpreadTrace `json:"spread,omitempty"`
	// Division is the strategy by which replicas were assigned; empty for an object without replicas. Steps are the divisions
	// in order.
	Division placement.Strategy `json:"division,omitempty"`
	Steps    []DivisionStep     `json:"steps,omitempty"`
	// Notes are further explanations.
	Notes []string `json:"notes,omitempty"`
	// Error is why the term failed.
	Error string `json:"error,omitempty"`
}

// Verdict explains the decision about one cluster.
type Verdict struct {
	Cluster string `json:"cluster"`
	// Filter is the first filter that excluded the cluster and Reason its reason; both are empty if the cluster passed all.
	Filter string `json:"filter,omitempty"`
	Reason string `json:"reason,omitempty"`
	// ToleratedReason is the filter and reason that would exclude the cluster if it were not a current target.
	ToleratedReason string `json:"toleratedReason,omitempty"`
	// Tier is the overflow affinity that selects the cluster; empty for the affinity term itself.
	Tier string `json:"tier,omitempty"`
	// Scores are the scores of the plugins, without zeros. Score is their sum.
	Scores []PluginScore `json:"scores,omitempty"`
	Score  int64         `json:"score,omitempty"`
	// Estimate is how many more replicas the cluster can run; nil if it is unknown or has no effect.
	Estimate *int64 `json:"estimate,omitempty"`
	// Current is the number of current replicas.
	Current int32 `json:"current,omitempty"`
	// NotSelected is why the spread constraints did not select the cluster although it passed all filters.
	NotSelected string `json:"notSelected,omitempty"`
	// Chosen is whether the cluster became a target. A cluster that passed all filters may not be chosen.
	Chosen bool `json:"chosen"`
	// Weight is the weight in the last division. Replicas is the number of assigned replicas.
	Weight   int64 `json:"weight,omitempty"`
	Replicas int32 `json:"replicas,omitempty"`
}

// PluginScore is the score of one plugin.
type PluginScore struct {
	Plugin string `json:"plugin"`
	Score  int64  `json:"score"`
}

// SpreadTrace explains the selection by spread constraints.
type SpreadTrace struct {
	// Constraints are the constraints as they were applied.
	Constraints []ConstraintTrace `json:"constraints"`
	// Ignored is why the constraints were not applied; empty if they were.
	Ignored string `json:"ignored,omitempty"`
	// Method is how clusters were selected: "clusters", the first by rank; "groups", the best combination of groups, then
	// clusters of these by rank; "search", the first combination of clusters found that satisfies all constraints.
	Method string `json:"method,omitempty"`
	// Need is how many replicas the selected clusters must be able to run together; nil if this is not required.
	Need *int64 `json:"need,omitempty"`
	// Rank is the order of preference of the clusters: by tier, score, available replicas and name.
	Rank []string `json:"rank,omitempty"`
	// Groups are the groups of the constraints, except those by cluster.
	Groups []GroupTrace `json:"groups,omitempty"`
	// Swaps are the swaps for more capacity, in order.
	Swaps []Swap `json:"swaps,omitempty"`
	// Selected are the selected clusters, sorted by name.
	Selected []string `json:"selected,omitempty"`
}

// ConstraintTrace is a limit of the number of groups.
type ConstraintTrace struct {
	// By is the key of the groups: "cluster", "region", "zone", "provider", or "label KEY".
	By string `json:"by"`
	// Min and Max limit the number of groups. Max 0 means no maximum.
	Min int `json:"min"`
	Max int `json:"max,omitempty"`
}

// GroupTrace is one group of clusters.
type GroupTrace struct {
	By       string   `json:"by"`
	Value    string   `json:"value"`
	Clusters []string `json:"clusters"`
	// Available is how many replicas its clusters can run together, including the current ones.
	Available int64 `json:"available"`
	// Weight is the score of the group if the method is "groups".
	Weight int64 `json:"weight,omitempty"`
	Chosen bool  `json:"chosen"`
}

// Swap replaces a selected cluster by one with more capacity.
type Swap struct {
	Out string `json:"out"`
	In  string `json:"in"`
}

// DivisionStep is one division of replicas.
type DivisionStep struct {
	// Mode is the kind of division: "fresh", all replicas regardless of current ones; "scale up", added replicas; "scale
	// down", current replicas are reduced; "steady", nothing changes; "spread", single replicas move to missing groups.
	Mode string `json:"mode"`
	// Tier is the overflow affinity of the clusters; empty for the affinity term itself.
	Tier string `json:"tier,omitempty"`
	// Replicas is the number of divided replicas.
	Replicas int64 `json:"replicas"`
	// Shares are the shares of the clusters, in the order of the division.
	Shares []ShareTrace `json:"shares"`
}

// ShareTrace is the share of one cluster in a division.
type ShareTrace struct {
	Cluster string `json:"cluster"`
	// Weight is the weight of the cluster. Assigned is the change of its replicas by this step, and Result the replicas after it.
	Weight   int64 `json:"weight,omitempty"`
	Assigned int64 `json:"assigned,omitempty"`
	Result   int64 `json:"result"`
}
