// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"slices"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Decision is where the workload goes.
type Decision struct {
	// Clusters are the targets, sorted by name. Replicas is 0 for what is not a workload.
	Clusters []workv1alpha2.TargetCluster
	// Affinity names the affinity term that was taken; empty when the placement has no named terms.
	Affinity string
	// Trace explains the decision; it is filled when there was no decision, too.
	Trace Trace
}

// Decide places a workload. The error is a *FitError, an *UnschedulableError, or says what is wrong with the request; the
// Decision then holds only the Trace. When several affinity terms fail, the error is that of the first (semantics §13.8);
// those of the others are in the Trace.
func (p *Profile) Decide(s *Snapshot, r Request, e Estimates) (Decision, error) {
	if r.Placement == nil {
		return Decision{}, errNoPlacement
	}
	var d Decision
	var first error
	for _, t := range terms(&r) {
		run := p.begin(s, &r, t)
		clusters, err := run.decide(e)
		d.Trace.Terms = append(d.Trace.Terms, run.finish(clusters, err))
		if err == nil {
			d.Clusters, d.Affinity = clusters, t.name
			return d, nil
		}
		if first == nil {
			first = err
		}
	}
	return d, first
}

// Questions names the clusters, sorted, whose estimates Decide should be given: those that some affinity term may use
// where it depends on what they can take. Most decisions depend on nothing of that kind.
func (p *Profile) EstimatesNeeded(s *Snapshot, r Request) []string {
	if r.Placement == nil || r.countless() {
		return nil
	}
	var out []string
	for _, t := range terms(&r) {
		run := p.begin(s, &r, t)
		if run.filter(); !run.needsEstimates() {
			continue
		}
		for i := range run.candidates {
			out = append(out, run.candidates[i].name)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// term is one way to choose the candidates.
type term struct {
	index    int
	name     string
	affinity *policyv1alpha1.ClusterAffinity // nil: every cluster
	overflow []policyv1alpha1.OverflowAffinity
}

// terms lists what is to be tried, beginning with the term in force: a workload does not go back to an earlier term by
// itself (semantics §13.8).
func terms(r *Request) []term {
	p := r.Placement
	if len(p.ClusterAffinities) == 0 {
		return []term{{affinity: p.ClusterAffinity}}
	}
	all := make([]term, 0, len(p.ClusterAffinities))
	start := -1 // the first of that name; no name is none that is in force
	for i := range p.ClusterAffinities {
		a := &p.ClusterAffinities[i]
		if start < 0 && r.Affinity != "" && a.AffinityName == r.Affinity && !r.Reschedule {
			start = i
		}
		t := term{index: i, name: a.AffinityName, affinity: &a.ClusterAffinity}
		if r.Workload || r.set() {
			t.overflow = a.OverflowAffinities
		}
		all = append(all, t)
	}
	return all[max(start, 0):]
}

// termRun decides one affinity term.
type termRun struct {
	profile    *Profile
	snapshot   *Snapshot
	request    *Request
	term       term
	query      Query
	plan       plan
	planError  error
	candidates []candidate  // what passed the filters, by name
	ranked     []*candidate // the same by rank, or by name where the rank plays no part
	trace      *TermTrace   // nil unless it is to be explained
}

// candidate is a cluster that passed the filters.
type candidate struct {
	cluster *clusterv1alpha1.Cluster
	name    string
	// tier is 0 for the affinity term itself, i+1 for its overflow affinity i.
	tier  int
	score int64
	// estimate is how many more replicas it can take, current how many it has; available is the sum.
	estimate, current, available int64
	target                       bool // it has the workload now, perhaps with no replicas
	settled                      bool // it has the workload now, and is to keep it if possible
	full                         bool // nothing can be divided to it
	at, place                    int  // its places in the snapshot, which is by name, and by rank
}

func (p *Profile) begin(s *Snapshot, r *Request, t term) *termRun {
	run := &termRun{profile: p, snapshot: s, request: r, term: t}
	run.query = Query{Request: r, Affinity: t.affinity, Overflow: t.overflow, snapshot: s}
	if len(r.Current) > 0 {
		run.query.current = make(map[string]int32, len(r.Current))
		for _, c := range r.Current {
			if _, twice := run.query.current[c.Name]; !twice {
				run.query.current[c.Name] = max(c.Replicas, 0)
			}
		}
	}
	run.plan, run.planError = planOf(r, t)
	if r.Explain {
		run.trace = &TermTrace{}
	}
	return run
}

// decide goes through the steps.
func (run *termRun) decide(e Estimates) ([]workv1alpha2.TargetCluster, error) {
	run.filter()
	if len(run.candidates) == 0 {
		return nil, run.unfit()
	}
	if run.planError != nil {
		return nil, run.planError
	}
	run.score()
	run.estimate(e)
	run.rank()
	selected, err := run.spread()
	if err != nil {
		return nil, err
	}
	return run.assign(selected)
}

// finish gives the trace of the term.
func (run *termRun) finish(clusters []workv1alpha2.TargetCluster, err error) TermTrace {
	t := TermTrace{}
	if run.trace != nil {
		t = *run.trace
		for _, c := range clusters {
			v := t.verdict(c.Name)
			v.Chosen, v.Replicas = true, c.Replicas
		}
	}
	t.Index, t.Affinity = run.term.index, run.term.name
	if err != nil {
		t.Error = err.Error()
	}
	return t
}
