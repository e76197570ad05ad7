// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Snapshot is the clusters at one moment. It is immutable and may be shared by any number of decisions at once.
type Snapshot struct {
	clusters []*clusterv1alpha1.Cluster // sorted by name
}

// NewSnapshot keeps the clusters themselves; they must not change any more.
func NewSnapshot(clusters []*clusterv1alpha1.Cluster) *Snapshot {
	s := &Snapshot{clusters: slices.Clone(clusters)}
	slices.SortFunc(s.clusters, func(a, b *clusterv1alpha1.Cluster) int { return cmp.Compare(a.Name, b.Name) })
	return s
}

// Staying leaves out of targets the clusters that are being removed. A cluster that is not in the snapshot stays: that it
// is not known is no evidence that it is gone.
func (s *Snapshot) Staying(targets []workv1alpha2.TargetCluster) []workv1alpha2.TargetCluster {
	var out []workv1alpha2.TargetCluster
	for _, t := range targets {
		i, found := slices.BinarySearchFunc(s.clusters, t.Name, func(c *clusterv1alpha1.Cluster, name string) int { return cmp.Compare(c.Name, name) })
		if !found || s.clusters[i].DeletionTimestamp.IsZero() {
			out = append(out, t)
		}
	}
	return out
}

// Request is what is to be placed, and where it is now.
type Request struct {
	// Kind is the kind of the template; clusters that do not serve it are left out.
	Kind schema.GroupVersionKind
	// Seed breaks ties in the division: the UID of the template.
	Seed string
	// Placement is the policy's; it is required.
	Placement *policyv1alpha1.Placement
	// Replicas is the count to place; Workload says whether the template has replicas at all (it may have 0).
	Replicas int32
	Workload bool
	// Current is where the workload is now. A cluster that has it keeps it in spite of new taints and vanished APIs.
	Current []workv1alpha2.TargetCluster
	// Evicting names the clusters that the workload is being moved away from.
	Evicting []string
	// Affinity names the affinity term that Current was chosen by; earlier terms are not tried again.
	Affinity string
	// KeepEmpty keeps chosen clusters that get no replicas.
	KeepEmpty bool
}

// Decision is where the workload goes.
type Decision struct {
	// Clusters are the targets, sorted by name. Replicas is 0 for what is not a workload.
	Clusters []workv1alpha2.TargetCluster
	// Affinity names the affinity term that was taken; empty when the placement has no named terms.
	Affinity string
	// Trace explains the decision; it is filled when there was no decision, too.
	Trace Trace
}

// Trace is how a decision came about.
type Trace struct {
	// Terms are the affinity terms in the order in which they were tried; the last one decided.
	Terms []TermTrace `json:"terms"`
}

// TermTrace is what happened to one affinity term.
type TermTrace struct {
	// Affinity is the name of the term, empty for an unnamed one.
	Affinity string `json:"affinity,omitempty"`
	// Clusters holds one verdict for each cluster, sorted by name.
	Clusters []Verdict `json:"clusters"`
	// Division says how replicas were given: Duplicated, StaticWeight, or empty for what has no replicas.
	Division string `json:"division,omitempty"`
	// Error says why the term did not do.
	Error string `json:"error,omitempty"`
}

// Verdict is what became of one cluster.
type Verdict struct {
	Cluster string `json:"cluster"`
	// Filter and Reason name the first filter that left the cluster out and say why; both empty when it passed all.
	Filter string `json:"filter,omitempty"`
	Reason string `json:"reason,omitempty"`
	// Chosen says whether the cluster is a target. A cluster can pass every filter and yet not be chosen.
	Chosen bool `json:"chosen"`
	// Weight is the cluster's claim in a division, and Replicas what it got.
	Weight   int64 `json:"weight,omitempty"`
	Replicas int32 `json:"replicas,omitempty"`
}

// FitError says that no cluster passed the filters. Only a change of clusters or of the placement can help.
type FitError struct {
	// Total counts the clusters there are; Reasons counts them by why they were left out.
	Total   int
	Reasons map[string]int
	// Unknown are the clusters that the placement names and that do not exist.
	Unknown []string
}

// Error has the form that the contract gives (semantics §13.3), and says more only of names that mean no cluster.
func (e *FitError) Error() string {
	if e.Total == 0 {
		return "0/0 clusters are available: no cluster exists."
	}
	parts := make([]string, 0, len(e.Reasons))
	for reason, n := range e.Reasons {
		parts = append(parts, fmt.Sprintf("%d %s", n, reason))
	}
	slices.Sort(parts)
	message := fmt.Sprintf("0/%d clusters are available: %s.", e.Total, strings.Join(parts, ", "))
	if len(e.Unknown) > 0 {
		message += fmt.Sprintf(" The placement names clusters that do not exist: %s.", strings.Join(e.Unknown, ", "))
	}
	return message
}

// UnschedulableError says that clusters fit and the workload still cannot be placed as the policy wants it.
type UnschedulableError struct{ Message string }

func (e *UnschedulableError) Error() string { return e.Message }

var errNoPlacement = errors.New("the binding has no placement")

// Decide places a workload. The error is a *FitError, an *UnschedulableError, or says what is wrong with the request; the
// Decision then holds only the Trace.
func Decide(s *Snapshot, r Request) (Decision, error) {
	if r.Placement == nil {
		return Decision{}, errNoPlacement
	}
	var d Decision
	var first error
	for _, term := range terms(r) {
		clusters, trace, err := decideTerm(s, r, term)
		d.Trace.Terms = append(d.Trace.Terms, trace)
		if err == nil {
			d.Clusters, d.Affinity = clusters, term.name
			return d, nil
		}
		if first == nil {
			first = err
		}
	}
	return d, first
}

// term is one way to choose the candidates.
type term struct {
	name     string
	affinity *policyv1alpha1.ClusterAffinity // nil: every cluster
}

// terms lists what is to be tried, beginning with the term in force: a workload does not go back to an earlier term by
// itself (semantics §13.8).
func terms(r Request) []term {
	p := r.Placement
	if len(p.ClusterAffinities) == 0 {
		return []term{{affinity: p.ClusterAffinity}}
	}
	all := make([]term, 0, len(p.ClusterAffinities))
	start := 0
	for i := range p.ClusterAffinities {
		a := &p.ClusterAffinities[i]
		if a.AffinityName == r.Affinity {
			start = i
		}
		all = append(all, term{name: a.AffinityName, affinity: &a.ClusterAffinity})
	}
	return all[start:]
}

func decideTerm(s *Snapshot, r Request, t term) ([]workv1alpha2.TargetCluster, TermTrace, error) {
	trace := TermTrace{Affinity: t.name}
	var feasible []*clusterv1alpha1.Cluster
	fit := &FitError{Total: len(s.clusters), Reasons: map[string]int{}}
	for _, c := range s.clusters {
		v := Verdict{Cluster: c.Name}
		for _, f := range filters {
			if reason := f.check(&r, t, c); reason != "" {
				v.Filter, v.Reason = f.name, reason
				fit.Reasons[reason]++
				break
			}
		}
		if v.Filter == "" {
			feasible = append(feasible, c)
		}
		trace.Clusters = append(trace.Clusters, v)
	}
	if len(feasible) == 0 {
		fit.Unknown = s.unknown(t.affinity)
		trace.Error = fit.Error()
		return nil, trace, fit
	}
	targets, err := assign(r, feasible, &trace)
	if err != nil {
		trace.Error = err.Error()
		return nil, trace, err
	}
	return targets, trace, nil
}

// unknown lists the clusters that an affinity names and that do not exist.
func (s *Snapshot) unknown(a *policyv1alpha1.ClusterAffinity) (out []string) {
	if a == nil {
		return nil
	}
	for _, name := range a.ClusterNames {
		if !slices.ContainsFunc(s.clusters, func(c *clusterv1alpha1.Cluster) bool { return c.Name == name }) {
			out = append(out, name)
		}
	}
	return out
}
