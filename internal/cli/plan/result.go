// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"context"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

// plan is the answer. Its JSON is for programs: fields are added, never renamed.
type plan struct {
	// Template names the object as kubectl does, Namespace where it is.
	Template  string `json:"template"`
	Namespace string `json:"namespace,omitempty"`
	// Changes are what was taken to be different, in words.
	Changes []string `json:"changes"`
	// Binding is the name of the binding, "" when there is none and the plan is for a first placement; Policy is the policy
	// that was planned with where it is not that of the binding.
	Binding string          `json:"binding,omitempty"`
	Policy  *explain.Policy `json:"policy,omitempty"`
	// Replicas are those that would be asked for.
	Replicas int32 `json:"replicas,omitempty"`
	// Held says why the scheduler would leave the binding alone whatever happens, and Due why it would act. When both are
	// empty it would not act by itself.
	Held string `json:"held,omitempty"`
	Due  string `json:"due,omitempty"`
	// Today are the clusters that the binding names, Planned those of the plan. When it is impossible these are the same,
	// for the scheduler keeps what was chosen earlier.
	Today   []workv1alpha2.TargetCluster `json:"today"`
	Planned []workv1alpha2.TargetCluster `json:"planned"`
	// Moves are the clusters with the difference, sorted by name: all that are in Today or Planned.
	Moves []move `json:"moves"`
	// Sum adds up replicas; nil for what has none.
	Sum *sum `json:"sum,omitempty"`
	// Affinity is the affinity term that would be taken.
	Affinity string `json:"affinity,omitempty"`
	// Error says why the object could not be placed.
	Error string `json:"error,omitempty"`
	// Warnings are what to think about before making the change, Notes further facts. Each is a sentence.
	Warnings []string `json:"warnings,omitempty"`
	Notes    []string `json:"notes,omitempty"`
	// Estimates and Trace are those of the decision, as of karmadactl why.
	Estimates map[string]estimate.Estimate `json:"estimates,omitempty"`
	Trace     *decide.Trace                `json:"trace"`

	title   string
	without []string
}

// move is the difference for one cluster.
type move struct {
	Cluster string `json:"cluster"`
	// Today and Planned are the replicas; nil where the object is not. They are 0 for what has no replicas.
	Today   *int32 `json:"today,omitempty"`
	Planned *int32 `json:"planned,omitempty"`
	// Reason says why the plan has it so.
	Reason string `json:"reason"`
}

// changed says whether the plan differs from today.
func (m move) changed() bool {
	return (m.Today == nil) != (m.Planned == nil) || m.Today != nil && *m.Today != *m.Planned
}

// sum adds up the replicas in all clusters.
type sum struct {
	Today   int64 `json:"today"`
	Planned int64 `json:"planned"`
}

// compute makes the plan, as the scheduler would decide, with few or all notes on estimators. The error says that there is
// no telling; that the object could not be placed is a plan, too.
func compute(ctx context.Context, control client.Reader, as *explain.Scheduler, s *explain.Subject, what change, all bool) (*plan, error) {
	var list clusterv1alpha1.ClusterList
	if err := control.List(ctx, &list); err != nil {
		return nil, fmt.Errorf("list the clusters: %w", err)
	}
	clusters, err := what.clusters(list.Items)
	if err != nil {
		return nil, err
	}
	p := &plan{
		Template: s.Title(), Namespace: s.Namespace, title: s.FullTitle(), without: what.without,
		Changes: []string{}, Today: []workv1alpha2.TargetCluster{}, Planned: []workv1alpha2.TargetCluster{}, Moves: []move{}, // lists, for programs
	}
	if what.policy != nil {
		name := explain.Name(what.policy)
		p.Policy = &name
		if p.Warnings, err = caveats(ctx, control, s, what.policy); err != nil {
			return nil, err
		}
		p.Notes = admissionpolicy.PropagationWarnings(what.policy, func(name string) bool {
			return slices.ContainsFunc(clusters, func(c clusterv1alpha1.Cluster) bool { return c.Name == name })
		})
	}
	chain, note, err := chainOf(ctx, control)
	if err != nil {
		return nil, err
	}
	b, err := p.binding(ctx, control, chain, s, &what)
	if err != nil {
		return nil, err
	}
	p.Changes = append(p.Changes, what.words(b.BindingSpec().Replicas)...)
	p.Today = append(p.Today, b.BindingSpec().Clusters...)
	if err := what.binding(ctx, chain, b, s); err != nil {
		return nil, err
	}
	if b.BindingSpec().Placement == nil {
		return nil, fmt.Errorf("%s has no placement of its own, it follows what depends on it: name a policy to plan with (-f)", s.Title())
	}
	c, err := as.Read(ctx, world{control, clusters}, b)
	if err != nil {
		return nil, err
	}
	decision, asked, impossible := as.Decide(ctx, c)
	if impossible != nil && len(decision.Trace.Terms) == 0 {
		return nil, fmt.Errorf("plan %s: %w", s.Title(), impossible)
	}
	p.take(b, c, decision, impossible)
	p.Notes = append(p.Notes, asked.Notes(all)...)
	if note != "" {
		p.Notes = append(p.Notes, note)
	}
	p.warn(&what, decide.NewSnapshot(c.Clusters))
	return p, nil
}

// binding is the binding that the plan begins with, for the caller to change.
func (p *plan) binding(ctx context.Context, control client.Reader, chain interpret.Chain, s *explain.Subject, what *change) (binding.Binding, error) {
	if s.Binding != nil {
		p.Binding, p.Held = s.Binding.GetName(), explain.Held(s.Binding)
		return s.Binding.DeepCopyObject().(binding.Binding), nil
	}
	by := what.policy
	if by == nil {
		var err error
		if by, err = s.Governing(ctx, control); err != nil {
			return nil, err
		}
		if by == nil {
			return nil, fmt.Errorf("%s is not propagated, for no policy selects it: name one to plan with (-f)", s.Title())
		}
		name := explain.Name(by)
		p.Policy = &name
		p.Notes = append(p.Notes, fmt.Sprintf("it has no binding yet; %s selects it", name))
	}
	b, unread, err := bindingOf(ctx, chain, s, by)
	if err != nil {
		return nil, err
	}
	if unread {
		p.Notes = append(p.Notes, fmt.Sprintf("no interpreter here reads the replicas of a %s: it was taken to have none", s.Kind.Kind))
	}
	p.Held = explain.Held(b)
	return b, nil
}

// take takes over what came of it.
func (p *plan) take(b binding.Binding, c *scheduler.Case, decision scheduler.Outcome, impossible error) {
	spec := b.BindingSpec()
	p.Replicas, p.Affinity, p.Trace, p.Estimates = spec.Replicas, decision.Affinity, &decision.Trace, decision.Estimates
	if p.Due = c.Due; p.Held != "" {
		p.Due = ""
	}
	p.Planned = append(p.Planned, decision.Clusters...)
	if impossible != nil {
		p.Error = impossible.Error()
		p.Planned = append(p.Planned, decide.NewSnapshot(c.Clusters).Staying(p.Today)...)
	}
	p.compare()
	if binding.Workload(spec) && len(spec.Components) == 0 {
		p.Sum = &sum{Today: total(p.Today), Planned: total(p.Planned)}
	}
}

func total(clusters []workv1alpha2.TargetCluster) (n int64) {
	for i := range clusters {
		n += int64(clusters[i].Replicas)
	}
	return n
}

// compare fills in the moves.
func (p *plan) compare() {
	term := &p.Trace.Terms[len(p.Trace.Terms)-1]
	reasons, verdicts := explain.NewReasons(term), map[string]decide.Verdict{}
	for _, v := range term.Clusters {
		verdicts[v.Cluster] = v
	}
	moves := map[string]*move{}
	at := func(cluster string) *move {
		m, ok := moves[cluster]
		if !ok {
			m = &move{Cluster: cluster}
			if v, ok := verdicts[cluster]; ok {
				m.Reason = p.reason(reasons, v)
			} else {
				m.Reason = "there is no such cluster"
			}
			if p.Error != "" {
				m.Reason += "; kept, for nothing better is known"
			}
			moves[cluster] = m
		}
		return m
	}
	for i := range p.Today {
		at(p.Today[i].Name).Today = &p.Today[i].Replicas
	}
	for i := range p.Planned {
		at(p.Planned[i].Name).Planned = &p.Planned[i].Replicas
	}
	for _, m := range moves {
		p.Moves = append(p.Moves, *m)
	}
	slices.SortFunc(p.Moves, byCluster)
}

// reason says why a cluster is treated as it is, and what is odd about the estimates of its room.
func (p *plan) reason(reasons explain.Reasons, v decide.Verdict) string {
	text := reasons.Of(v)
	if remarks := explain.Remarks(p.Estimates[v.Cluster], false); remarks != "" {
		text += " (" + remarks + ")"
	}
	return text
}

// warn says what is to be thought about. clusters are those that there would be.
func (p *plan) warn(what *change, clusters *decide.Snapshot) {
	var lost []string // clusters that have it today and would not have it then
	for _, m := range p.Moves {
		if m.Today != nil && (m.Planned == nil || clusters.Cluster(m.Cluster) == nil) {
			lost = append(lost, m.Cluster)
		}
	}
	if len(lost) > 0 && len(lost) == len(p.Today) {
		text := "it would leave every cluster that has it, and start anew elsewhere"
		if p.Error != "" || len(p.Planned) == 0 {
			text = "it would run nowhere, for it would be lost everywhere"
		}
		p.Warnings = append(p.Warnings, text+": "+explain.Some(lost))
	}
	for _, t := range what.taints {
		i := slices.IndexFunc(p.Moves, func(m move) bool { return m.Cluster == t.cluster && m.Today != nil })
		if t.remove || i < 0 || p.Moves[i].Planned == nil {
			continue
		}
		switch t.taint.Effect {
		case corev1.TaintEffectNoExecute:
			p.Notes = append(p.Notes, fmt.Sprintf("a taint makes the scheduler move nothing away from %s; with the feature Failover, "+
				"what does not tolerate a taint NoExecute is evicted (see --without-cluster)", t.cluster))
		case corev1.TaintEffectNoSchedule:
			p.Notes = append(p.Notes, fmt.Sprintf("the taint keeps new workloads away from %s, and moves nothing that is there", t.cluster))
		case corev1.TaintEffectPreferNoSchedule:
			p.Notes = append(p.Notes, "a taint PreferNoSchedule means nothing to the scheduler")
		}
	}
}

func byCluster(a, b move) int { return strings.Compare(a.Cluster, b.Cluster) }
