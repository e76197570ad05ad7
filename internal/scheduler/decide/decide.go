// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"slices"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Decision is the result of scheduling a workload.
type Decision struct {
	// Clusters are the targets, sorted by name. Replicas is 0 for an object without replicas.
	Clusters []workv1alpha2.TargetCluster
	// Affinity names the chosen affinity term; empty if the placement has no named terms.
	Affinity string
	// Exceeded describes a spread constraint whose maximum Clusters exceed; empty if they satisfy all of them.
	Exceeded string
	// Trace explains the decision. It is also set if Decide returns an error.
	Trace Trace
}

// Decide places a workload. If it returns an error, a *FitError, *CapacityError or *UnschedulableError or an error about the
// request, the Decision has only the Trace. If several affinity terms fail, the error of the first one tried is returned
// (docs/contract/scheduling.md#affinity-terms); the Trace has all of them.
func (p *Profile) Decide(s *Snapshot, r Request, e Estimates) (Decision, error) {
	if r.Placement == nil {
		return Decision{}, errNoPlacement
	}
	if len(r.Avoid) > 0 && !r.avoiding {
		avoiding := r
		avoiding.avoiding = true
		if d, err := p.Decide(s, avoiding, e); err == nil {
			return d, nil
		}
	}
	var d Decision
	var first error
	for _, t := range s.terms(&r) {
		run := p.newRun(s, &r, t)
		clusters, err := run.decide(e)
		d.Trace.Terms = append(d.Trace.Terms, run.result(clusters, err))
		if err == nil {
			d.Clusters, d.Affinity, d.Exceeded = clusters, t.name, run.exceeded
			return d, nil
		}
		if first == nil {
			first = err
		}
	}
	return d, first
}

// EstimatesNeeded returns the names of the clusters, sorted, whose estimates may affect Decide. Most decisions need none.
func (p *Profile) EstimatesNeeded(s *Snapshot, r Request) []string {
	if r.Placement == nil || r.withoutReplicas() {
		return nil
	}
	var out []string
	for _, t := range s.terms(&r) {
		run := p.newRun(s, &r, t)
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

// term is an affinity term: one way to choose the candidates.
type term struct {
	index    int
	name     string
	affinity *policyv1alpha1.ClusterAffinity // nil selects all clusters
	overflow []policyv1alpha1.OverflowAffinity
}

// terms returns the terms to try, starting with the one by which the current targets were chosen. A workload returns to an earlier
// term only if rescheduling is requested, or if the later terms fail and it has no target left. The targets were lost, deleted or are
// being deleted, or it is being evicted from them (docs/contract/scheduling.md#affinity-terms).
func (s *Snapshot) terms(r *Request) []term {
	p := r.Placement
	if len(p.ClusterAffinities) == 0 {
		return []term{{affinity: p.ClusterAffinity}}
	}
	all := make([]term, 0, len(p.ClusterAffinities))
	start := -1
	for i := range p.ClusterAffinities {
		a := &p.ClusterAffinities[i]
		if start < 0 && r.Affinity != "" && a.AffinityName == r.Affinity && !r.Reschedule {
			start = i
		}
		t := term{index: i, name: a.AffinityName, affinity: &a.ClusterAffinity}
		if r.Workload || r.isComponentSet() {
			t.overflow = a.OverflowAffinities
		}
		all = append(all, t)
	}
	if start <= 0 {
		return all
	}
	if s.hasTarget(r) {
		return all[start:]
	}
	return append(slices.Clone(all[start:]), all[:start]...)
}

// hasTarget reports whether a current target exists that the workload does not have to leave.
func (s *Snapshot) hasTarget(r *Request) bool {
	return slices.ContainsFunc(r.Current, func(t workv1alpha2.TargetCluster) bool {
		return !slices.Contains(r.Evicting, t.Name) &&
			slices.ContainsFunc(s.clusters, func(c *clusterv1alpha1.Cluster) bool {
				return c.Name == t.Name && c.DeletionTimestamp.IsZero()
			})
	})
}

// termRun is the state of the decision for one affinity term.
type termRun struct {
	profile    *Profile
	snapshot   *Snapshot
	request    *Request
	term       term
	query      Query
	plan       plan
	planError  error
	candidates []candidate  // by name
	ranked     []*candidate // by rank, or by name if the rank has no effect
	exceeded   string       // see Decision.Exceeded
	trace      *TermTrace   // nil unless Request.Explain is set
}

// candidate is a cluster that passed the filters.
type candidate struct {
	cluster *clusterv1alpha1.Cluster
	name    string
	// tier is 0 for the affinity term itself, i+1 for its overflow affinity i.
	tier  int
	score int64
	// estimate is how many more replicas the cluster can run, current how many it has; available is the sum.
	estimate, current, available int64
	target                       bool // is a current target, possibly without replicas
	keep                         bool // is a current target that is kept if possible
	full                         bool // can neither keep nor get replicas
	index                        int  // in the snapshot
	rank                         int  // in ranked
}

func (p *Profile) newRun(s *Snapshot, r *Request, t term) *termRun {
	run := &termRun{profile: p, snapshot: s, request: r, term: t}
	run.query = Query{Request: r, Affinity: t.affinity, Overflow: t.overflow, snapshot: s}
	if len(r.Current) > 0 {
		run.query.current = make(map[string]int32, len(r.Current))
		for _, c := range r.Current {
			if _, duplicate := run.query.current[c.Name]; !duplicate {
				run.query.current[c.Name] = max(c.Replicas, 0)
			}
		}
	}
	run.plan, run.planError = newPlan(r, t)
	if r.Explain {
		run.trace = &TermTrace{}
	}
	return run
}

func (run *termRun) decide(e Estimates) ([]workv1alpha2.TargetCluster, error) {
	run.filter()
	run.ended(StepFilter)
	if len(run.candidates) == 0 {
		return nil, run.fitError()
	}
	if run.planError != nil {
		return nil, run.planError
	}
	run.score()
	run.ended(StepScore)
	run.estimate(e)
	run.rank()
	selected, err := run.spread()
	run.ended(StepSelect)
	if err != nil {
		return nil, err
	}
	targets, err := run.assign(selected)
	run.ended(StepAssign)
	return targets, err
}

func (run *termRun) ended(step Step) {
	if run.request.Ended != nil {
		run.request.Ended(step)
	}
}

// result returns the trace of the term.
func (run *termRun) result(clusters []workv1alpha2.TargetCluster, err error) TermTrace {
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

// note adds a note to the trace.
func (run *termRun) note(text string) {
	if run.trace != nil {
		run.trace.Notes = append(run.trace.Notes, text)
	}
}
