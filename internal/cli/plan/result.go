// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"context"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/lint"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/scheduler/decide"
)

// plan is the result. Programs read its JSON: fields are added, never renamed.
type plan struct {
	explain.Decision
	// Changes describes the changes that the plan assumes.
	Changes []string `json:"changes"`
	// Today are the clusters of the binding, Planned those of the plan. If the binding is unschedulable, Planned are the
	// clusters that it keeps.
	Today   []workv1alpha2.TargetCluster `json:"today"`
	Planned []workv1alpha2.TargetCluster `json:"planned"`
	// Moves holds the difference for each cluster in Today or Planned, sorted by name.
	Moves []move `json:"moves"`
	// Sum is the total number of replicas; nil if the object has none.
	Sum *sum `json:"sum,omitempty"`
	// Manifests holds the clusters in Planned whose manifests override policies change, with the difference from the template.
	Manifests []explain.Manifest `json:"manifests,omitempty"`
	// changed are the clusters whose manifests the planned changes change, apart from replicas.
	changed []string
	// Unknown is why the planned clusters are not known, or "". Planned and Moves are then empty.
	Unknown string `json:"unknown,omitempty"`
	// Warnings are risks of the change.
	Warnings []string `json:"warnings,omitempty"`
}

// move is the difference for one cluster.
type move struct {
	Cluster string `json:"cluster"`
	// Today and Planned are the replicas, 0 for an object without replicas. They are nil if the object is not in the cluster.
	Today   *int32 `json:"today,omitempty"`
	Planned *int32 `json:"planned,omitempty"`
	// Reason is the reason for the planned state.
	Reason string `json:"reason"`
}

// changed reports whether the planned state differs from the current one.
func (m move) changed() bool {
	return (m.Today == nil) != (m.Planned == nil) || m.Today != nil && *m.Today != *m.Planned
}

// sum is the total number of replicas in all clusters.
type sum struct {
	Today   int64 `json:"today"`
	Planned int64 `json:"planned"`
}

// newPlan makes the decision that the scheduler would make with the changes. An unschedulable binding is no error. allNotes
// selects the long form of the notes on estimators.
func newPlan(
	ctx context.Context, control client.Reader, scheduler *explain.Scheduler, s *explain.Subject, changes change, allNotes bool,
) (*plan, error) {
	if excluded := s.Excluded(); excluded != "" && s.Binding == nil {
		return nil, fmt.Errorf("plan %s: %s", s.Title(), excluded)
	}
	clusters, environment, denied, err := changes.readClusters(ctx, control)
	if err != nil {
		return nil, err
	}
	p := &plan{
		Decision: explain.NewDecision(s),
		// Encoded as [], not null.
		Changes: []string{}, Today: []workv1alpha2.TargetCluster{}, Planned: []workv1alpha2.TargetCluster{}, Moves: []move{},
	}
	if changes.policy != nil {
		ref := explain.RefOf(changes.policy)
		p.Policy = &ref
		if !changes.transfer {
			if err := p.addPolicyWarnings(ctx, control, s, changes.policy); err != nil {
				return nil, err
			}
		}
		changes.claims = len(p.Warnings) == 0
		p.Notes = append(p.Notes, lint.Texts(lint.CheckObject(policy.ScopeOf(changes.policy).Kind, changes.policy, environment))...)
	}
	for _, o := range changes.overrides {
		p.Notes = append(p.Notes, lint.Texts(lint.CheckObject(override.ScopeOf(o).Kind, o, environment))...)
		if len(override.Select([]override.Policy{o}, s.TemplateView())) == 0 {
			p.Warnings = append(p.Warnings, fmt.Sprintf("%s %s in the file does not select %s",
				override.ScopeOf(o).Kind, override.Key(o), s.FullTitle()))
		}
	}
	p.Notes = append(p.Notes, changes.notes...)
	chain, note, err := explain.Interpreters(ctx, control)
	if err != nil {
		return nil, err
	}
	b, err := p.currentBinding(ctx, control, chain, s, &changes)
	if err != nil {
		return nil, err
	}
	p.Today = append(p.Today, b.BindingSpec().Clusters...)
	if err := changes.applyTo(ctx, chain, b, s); err != nil {
		return nil, err
	}
	if p.ApplyStrategy, err = explain.ApplyStrategy(s.With(b)); err != nil {
		p.Warnings = append(p.Warnings, err.Error())
	}
	if suspended := flow.SuspendedNote(b); suspended != "" {
		p.Notes = append(p.Notes, suspended)
	}
	if b.BindingSpec().Placement == nil {
		return nil, fmt.Errorf("%s has no placement of its own, it is propagated as a dependency; specify a policy with -f", s.Title())
	}
	if p.Unknown = denied; denied != "" {
		p.HasReplicas = binding.IsWorkload(b.BindingSpec()) && len(b.BindingSpec().Components) == 0
		return p, nil
	}
	snapshot, decided, err := p.Make(ctx, explain.WithClusters{Reader: control, Clusters: clusters}, scheduler, b)
	if err != nil {
		return nil, err
	}
	p.addDecision(snapshot, decided)
	p.Notes = append(p.Notes, p.EstimatorNotes(allNotes)...)
	if note != "" {
		p.Notes = append(p.Notes, note)
	}
	p.addWarnings(&changes, snapshot)
	b.BindingSpec().Clusters = p.Planned
	planned := explain.WithClusters{Reader: control, Clusters: clusters}
	if err := p.addManifests(ctx, planned, b, s, changes.overrides); err != nil {
		return nil, err
	}
	return p, nil
}

// addManifests sets what the clusters get, and the clusters for which this changes.
func (p *plan) addManifests(
	ctx context.Context, control explain.WithClusters, b binding.Binding, s *explain.Subject, overrides []override.Policy,
) error {
	manifests, notes, err := explain.Manifests(ctx, control, b, s, overrides)
	if err != nil {
		return err
	}
	p.Manifests = manifests
	for _, note := range notes {
		if !slices.Contains(p.Notes, note) {
			p.Notes = append(p.Notes, note)
		}
	}
	return p.addChanged(ctx, control.Reader, b, s)
}

// addChanged sets the clusters whose manifests the planned changes change.
func (p *plan) addChanged(ctx context.Context, control client.Reader, b binding.Binding, s *explain.Subject) error {
	if len(p.Changes) == 0 {
		return nil
	}
	current, _, err := explain.Manifests(ctx, control, b, s, nil)
	p.changed = explain.ChangedManifests(current, p.Manifests)
	return err
}

// readClusters returns the clusters after the changes, and those to which policies can refer. If the user may not list clusters, denied is
// the reason, and none are known.
func (c *change) readClusters(
	ctx context.Context, control client.Reader,
) (clusters []clusterv1alpha1.Cluster, environment lint.Environment, denied string, err error) {
	var list clusterv1alpha1.ClusterList
	switch err := control.List(ctx, &list); {
	case apierrors.IsForbidden(err):
		return nil, environment, explain.Denied(err), nil
	case err != nil:
		return nil, environment, "", fmt.Errorf("list clusters: %w", err)
	}
	clusters, err = c.clusters(list.Items)
	environment.Clusters = func() ([]clusterv1alpha1.Cluster, bool) { return clusters, true }
	return clusters, environment, "", err
}

// currentBinding returns a copy of the binding as the detector would write it with the policy that claims the object, and adds the changes
// to the plan. If there is no binding, it returns the one that would be created.
func (p *plan) currentBinding(
	ctx context.Context, control client.Reader, chain interpret.Chain, s *explain.Subject, changes *change,
) (binding.Binding, error) {
	if err := p.choosePolicy(ctx, control, s, changes); err != nil {
		return nil, err
	}
	var b binding.Binding
	if s.Binding != nil {
		p.Binding, b = s.Binding.GetName(), s.Binding.DeepCopyObject().(binding.Binding)
	} else {
		b = unclaimedBinding(s)
	}
	before := b.BindingSpec().Replicas
	if effective := changes.effective; s.Template != nil && (effective != nil || !binding.HasSource(b)) {
		uninterpreted, err := bind(ctx, chain, b, s, effective, changes.claims)
		if err != nil {
			return nil, err
		}
		if uninterpreted {
			p.Notes = append(p.Notes, fmt.Sprintf("no available interpreter supports the kind %s; the plan ignores spec.replicas", s.Kind.Kind))
		}
	}
	after := b.BindingSpec().Replicas
	switch {
	case s.Binding == nil:
		before = after
	case before != after && changes.replicas == nil:
		p.Changes = append(p.Changes, fmt.Sprintf("the %s of the object instead of %d", explain.Replicas(int64(after)), before))
	}
	p.Changes, p.Held = append(p.Changes, changes.describe(before)...), flow.HeldReason(b)
	return b, nil
}

// choosePolicy sets the policy that the binding is planned with, unless the binding has the one that claims the object.
func (p *plan) choosePolicy(ctx context.Context, control client.Reader, s *explain.Subject, changes *change) error {
	bound := s.Binding != nil
	if changes.effective = changes.policy; changes.effective != nil || bound && (binding.HasSource(s.Binding) || s.Template == nil) {
		return nil
	}
	effective, err := s.EffectivePolicy(ctx, control)
	switch {
	case bound && apierrors.IsForbidden(err):
		p.Notes = append(p.Notes, "no policy claims the object; no permission to list the policies that could")
		return nil
	case err != nil:
		return err
	case effective == nil && !bound:
		return fmt.Errorf("no policy selects %s; specify one with -f", s.Title())
	case effective == nil && len(s.Binding.BindingSpec().RequiredBy) == 0:
		p.Warnings = append(p.Warnings, fmt.Sprintf("no policy selects %s: %s", s.Title(), flow.Unclaimed(s.Binding)))
	case effective != nil:
		ref := explain.RefOf(effective)
		p.Policy, changes.effective, changes.claims = &ref, effective, true
		note := "the object has no binding yet; %s selects it"
		if bound {
			note = "%s selects the object, but has not claimed it yet"
		}
		p.Notes = append(p.Notes, fmt.Sprintf(note, ref))
	}
	return nil
}

// addDecision compares the decision with the current clusters.
func (p *plan) addDecision(clusters *decide.Snapshot, decided []workv1alpha2.TargetCluster) {
	p.Planned = append(p.Planned, decided...)
	if p.Error != "" {
		p.Planned = append(p.Planned, clusters.WithoutTerminating(p.Today)...)
	}
	p.addMoves()
	if p.HasReplicas {
		p.Sum = &sum{Today: totalReplicas(p.Today), Planned: totalReplicas(p.Planned)}
	}
}

func totalReplicas(clusters []workv1alpha2.TargetCluster) (n int64) {
	for i := range clusters {
		n += int64(clusters[i].Replicas)
	}
	return n
}

// addMoves compares Today and Planned.
func (p *plan) addMoves() {
	term := &p.Trace.Terms[len(p.Trace.Terms)-1]
	reasons, verdicts := explain.NewReasons(term), map[string]decide.Verdict{}
	for _, v := range term.Clusters {
		verdicts[v.Cluster] = v
	}
	moves := map[string]*move{}
	moveOf := func(cluster string) *move {
		m, ok := moves[cluster]
		if !ok {
			m = &move{Cluster: cluster}
			if v, ok := verdicts[cluster]; ok {
				m.Reason = p.Reason(reasons, v, false)
			} else {
				m.Reason = "the cluster does not exist"
			}
			if p.Error != "" {
				m.Reason += "; unschedulable, so the current state is kept"
			}
			moves[cluster] = m
		}
		return m
	}
	for i := range p.Today {
		moveOf(p.Today[i].Name).Today = &p.Today[i].Replicas
	}
	for i := range p.Planned {
		moveOf(p.Planned[i].Name).Planned = &p.Planned[i].Replicas
	}
	for _, m := range moves {
		p.Moves = append(p.Moves, *m)
	}
	slices.SortFunc(p.Moves, byCluster)
}

// addWarnings adds warnings and notes on the changes. clusters are those after the changes.
func (p *plan) addWarnings(changes *change, clusters *decide.Snapshot) {
	var lost []string // clusters that have the object today only
	for _, m := range p.Moves {
		if m.Today != nil && (m.Planned == nil || clusters.Cluster(m.Cluster) == nil) {
			lost = append(lost, m.Cluster)
		}
	}
	if len(lost) > 0 && len(lost) == len(p.Today) {
		text := "the object would leave all of its clusters and start in others"
		if p.Error != "" || len(p.Planned) == 0 {
			text = "the object would leave all of its clusters and run in none"
		}
		p.Warnings = append(p.Warnings, text+": "+explain.Names(lost))
	}
	for _, t := range changes.taints {
		i := slices.IndexFunc(p.Moves, func(m move) bool { return m.Cluster == t.cluster && m.Today != nil })
		if t.remove || i < 0 || p.Moves[i].Planned == nil {
			continue
		}
		switch t.taint.Effect {
		case corev1.TaintEffectNoExecute:
			p.Notes = append(p.Notes, fmt.Sprintf("the scheduler moves no replicas off %s because of a taint; with the feature gate Failover, "+
				"workloads that do not tolerate NoExecute are evicted (plan that with --without-cluster)", t.cluster))
		case corev1.TaintEffectNoSchedule:
			p.Notes = append(p.Notes, fmt.Sprintf("the taint keeps new workloads off %s and does not move existing ones", t.cluster))
		case corev1.TaintEffectPreferNoSchedule:
			p.Notes = append(p.Notes, "the scheduler ignores taints with effect PreferNoSchedule")
		}
	}
}

func byCluster(a, b move) int { return strings.Compare(a.Cluster, b.Cluster) }
