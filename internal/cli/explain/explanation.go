// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"fmt"
	"io"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Explanation explains the placement of one object. Programs read its JSON: fields are added, never renamed.
type Explanation struct {
	// Template is the name of the object as kubectl prints it.
	Template  string `json:"template"`
	Namespace string `json:"namespace,omitempty"`
	Claim
	// Binding is the name of the binding. It is empty if there is none; then the fields below are empty, too.
	Binding string `json:"binding,omitempty"`
	// Replicas is the requested number of replicas; Components holds it by component, if there are several.
	Replicas   int32            `json:"replicas,omitempty"`
	Components map[string]int32 `json:"components,omitempty"`
	// Conditions are all conditions of the binding.
	Conditions []metav1.Condition `json:"conditions,omitempty"`
	// NotApplied lists the clusters where applying the object failed, Leaving those that it is evicted from.
	NotApplied []clusterMessage `json:"notApplied,omitempty"`
	Leaving    []clusterMessage `json:"leaving,omitempty"`
	// Moves lists the evictions that ended, oldest first.
	Moves []move `json:"moves,omitempty"`
	// Overrides lists the clusters of the binding for which rules of override policies apply or fail.
	Overrides []Manifest `json:"overrides,omitempty"`
	// ApplyStrategy is how the object is enforced in members; empty means Merge.
	ApplyStrategy policyv1alpha1.ApplyStrategy `json:"applyStrategy,omitempty"`
	// Drift lists the changes that were made in clusters.
	Drift []workv1alpha2.ClusterDrift `json:"drift,omitempty"`
	// RequiredBy lists the bindings that the object is a dependency of, with their clusters.
	RequiredBy []workv1alpha2.BindingSnapshot `json:"requiredBy,omitempty"`
	// Held is the reason why the scheduler ignores the binding. Due is the reason why it would schedule the binding now. If
	// both are empty, the current result still holds.
	Held string `json:"held,omitempty"`
	Due  string `json:"due,omitempty"`
	// Bound are the clusters of the binding, Decided those of a decision made now.
	Bound   []workv1alpha2.TargetCluster `json:"bound"`
	Decided []workv1alpha2.TargetCluster `json:"decided"`
	// Affinity is the affinity term that the decision uses.
	Affinity string `json:"affinity,omitempty"`
	// Error is the reason why the binding is unschedulable.
	Error string `json:"error,omitempty"`
	// Estimates are the estimates that the decision depends on, by cluster.
	Estimates map[string]estimate.Estimate `json:"estimates,omitempty"`
	// Notes lists what was not used, such as scheduler-estimators, with the reason.
	Notes []string `json:"notes,omitempty"`
	// Trace records the decision; nil if none was made.
	Trace *decide.Trace `json:"trace,omitempty"`

	estimators    EstimatorReport
	overrideNotes []string
	// strategyProblem is the error of an invalid apply strategy, or "".
	strategyProblem string
	title           string
	workload        bool
	unobserved      bool // the scheduler has not observed the latest generation of the binding
}

// clusterMessage is a message about one cluster.
type clusterMessage struct {
	Cluster string `json:"cluster"`
	Reason  string `json:"reason,omitempty"`
	Message string `json:"message,omitempty"`
}

// move is an eviction that ended.
type move struct {
	From    string    `json:"from"`
	To      []string  `json:"to,omitempty"`
	Reason  string    `json:"reason"`
	Message string    `json:"message,omitempty"`
	Outcome string    `json:"outcome"`
	At      time.Time `json:"at"`
}

// String describes the move and its reason.
func (m move) String() string {
	text := "left " + m.From + " for " + Names(m.To)
	if m.Outcome == string(workv1alpha2.FailoverCanceled) {
		text = "stayed in " + m.From
	}
	text += " at " + m.At.UTC().Format(time.RFC3339) + ": " + m.Reason
	if m.Message != "" {
		text += ", " + m.Message
	}
	return text + " (" + m.Outcome + ")"
}

// Explain explains one object by the decision that the scheduler would make now.
func Explain(ctx context.Context, control client.Reader, scheduler *Scheduler, s *Subject) (*Explanation, error) {
	claim, err := s.Claim(ctx, control)
	if err != nil {
		return nil, err
	}
	e := &Explanation{
		Template: s.Title(), Namespace: s.Namespace, Claim: claim, title: s.FullTitle(),
		Bound: []workv1alpha2.TargetCluster{}, Decided: []workv1alpha2.TargetCluster{}, // encoded as [], not null
	}
	if s.Binding == nil {
		return e, nil
	}
	e.addBinding(s.Binding)
	if e.ApplyStrategy, err = ApplyStrategy(s); err != nil {
		e.Notes, e.strategyProblem = append(e.Notes, err.Error()), err.Error()
	}
	if err := e.addOverrides(ctx, control, s); err != nil {
		return nil, err
	}
	if s.Binding.BindingSpec().Placement == nil {
		return e, nil // it is only propagated as a dependency
	}
	c, err := scheduler.Read(ctx, control, s.Binding)
	if err != nil {
		return nil, err
	}
	outcome, estimators, unschedulable := scheduler.Decide(ctx, c)
	if unschedulable != nil && len(outcome.Trace.Terms) == 0 {
		return nil, fmt.Errorf("explain %s: %w", s.Title(), unschedulable)
	}
	e.Due = c.NeedsScheduling
	if e.Held != "" {
		e.Due = ""
	}
	e.Decided, e.Affinity = append(e.Decided, outcome.Clusters...), outcome.Affinity
	e.Trace, e.Estimates = &outcome.Trace, outcome.Estimates
	e.estimators, e.Notes = estimators, append(e.Notes, estimators.Notes(true)...)
	if unschedulable != nil {
		e.Error = unschedulable.Error()
	}
	return e, nil
}

// addOverrides adds the rules of override policies, without differences, which karmadactl plan shows.
func (e *Explanation) addOverrides(ctx context.Context, control client.Reader, s *Subject) error {
	manifests, notes, err := Manifests(ctx, control, s.Binding, s, nil)
	if err != nil {
		return err
	}
	for _, m := range manifests {
		m.Diff = ""
		e.Overrides = append(e.Overrides, m)
	}
	e.Notes, e.overrideNotes = append(e.Notes, notes...), notes
	return nil
}

// addBinding copies the fields of the binding that the explanation shows.
func (e *Explanation) addBinding(b binding.Binding) {
	spec, status := b.BindingSpec(), b.BindingStatus()
	e.Binding, e.Replicas, e.Bound = b.GetName(), spec.Replicas, append(e.Bound, spec.Clusters...)
	e.Conditions, e.RequiredBy, e.Drift = status.Conditions, spec.RequiredBy, status.Drift
	e.Held = HeldReason(b)
	e.workload = binding.IsWorkload(spec)
	e.unobserved = !binding.Observed(b)
	for i := range spec.Components {
		if e.Components == nil {
			e.Components = map[string]int32{}
		}
		e.Components[spec.Components[i].Name] = spec.Components[i].Replicas
	}
	for i := range status.AggregatedStatus {
		if item := &status.AggregatedStatus[i]; !item.Applied && item.AppliedMessage != "" {
			e.NotApplied = append(e.NotApplied, clusterMessage{Cluster: item.ClusterName, Message: item.AppliedMessage})
		}
	}
	for i := range spec.GracefulEvictionTasks {
		task := &spec.GracefulEvictionTasks[i]
		e.Leaving = append(e.Leaving, clusterMessage{Cluster: task.FromCluster, Reason: task.Reason, Message: task.Message})
	}
	for i := range status.FailoverHistory {
		r := &status.FailoverHistory[i]
		e.Moves = append(e.Moves, move{
			From: r.FromCluster, To: r.ToClusters, Reason: r.Reason, Message: r.Message, Outcome: string(r.Outcome), At: r.CompletionTime.Time,
		})
	}
}

// PrintBinding explains a binding with the default flags of the scheduler and without scheduler-estimators.
func PrintBinding(ctx context.Context, out io.Writer, control client.Reader, b binding.Binding) error {
	s, err := FromBinding(ctx, control, b)
	if err != nil {
		return err
	}
	e, err := Explain(ctx, control, DefaultScheduler(), s)
	if err != nil {
		return err
	}
	e.Print(out, PrintOptions{})
	return nil
}
