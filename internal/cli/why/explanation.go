// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package why

import (
	"context"
	"fmt"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/scheduler/decide"
)

// explanation is the answer for one object. Its JSON is for programs: fields are added, never renamed.
type explanation struct {
	// Template names the object as kubectl does, Namespace where it is.
	Template  string `json:"template"`
	Namespace string `json:"namespace,omitempty"`
	explain.Standing
	// Binding is the name of the binding, "" when there is none; then nothing follows.
	Binding string `json:"binding,omitempty"`
	// Replicas are those asked for, of each component by its name when there are several.
	Replicas   int32            `json:"replicas,omitempty"`
	Components map[string]int32 `json:"components,omitempty"`
	// Conditions are those of the binding, all of them.
	Conditions []metav1.Condition `json:"conditions,omitempty"`
	// NotApplied are the clusters where the object is not as it should be, and Leaving those that it is moving away from.
	NotApplied []clusterMessage `json:"notApplied,omitempty"`
	Leaving    []clusterMessage `json:"leaving,omitempty"`
	// RequiredBy are the bindings that the object follows as a dependency, with their clusters.
	RequiredBy []workv1alpha2.BindingSnapshot `json:"requiredBy,omitempty"`
	// Held says why the scheduler leaves the binding alone whatever happens, and Due why it decides anew now. When both are
	// empty it leaves the binding as it is until something changes.
	Held string `json:"held,omitempty"`
	Due  string `json:"due,omitempty"`
	// Bound are the clusters that the binding names, Decided those that a decision now chooses.
	Bound   []workv1alpha2.TargetCluster `json:"bound"`
	Decided []workv1alpha2.TargetCluster `json:"decided"`
	// Affinity is the affinity term that was taken.
	Affinity string `json:"affinity,omitempty"`
	// Error says why there is no decision.
	Error string `json:"error,omitempty"`
	// Estimates are the answers about the room in each cluster that the decision depended on.
	Estimates map[string]estimate.Estimate `json:"estimates,omitempty"`
	// Notes say which estimators had no say in that, and why; each is a sentence.
	Notes []string `json:"notes,omitempty"`
	// Trace is how the decision came about; nil when nothing was decided.
	Trace *decide.Trace `json:"trace,omitempty"`

	asked    explain.Asked
	title    string
	workload bool
	behind   bool // the scheduler has not looked at the newest version yet
}

// clusterMessage is something about one cluster.
type clusterMessage struct {
	Cluster string `json:"cluster"`
	Reason  string `json:"reason,omitempty"`
	Message string `json:"message,omitempty"`
}

// newExplanation explains one object, by the decision that the scheduler would make.
func newExplanation(ctx context.Context, control client.Reader, as *explain.Scheduler, s *explain.Subject) (*explanation, error) {
	standing, err := s.Standing(ctx, control)
	if err != nil {
		return nil, err
	}
	answer := &explanation{
		Template: s.Title(), Namespace: s.Namespace, Standing: standing, title: s.FullTitle(),
		Bound: []workv1alpha2.TargetCluster{}, Decided: []workv1alpha2.TargetCluster{}, // lists, for programs
	}
	if s.Binding == nil {
		return answer, nil
	}
	answer.describe(s.Binding)
	if s.Binding.BindingSpec().Placement == nil {
		return answer, nil // it is only here because others depend on it
	}
	c, err := as.Read(ctx, control, s.Binding)
	if err != nil {
		return nil, err
	}
	outcome, asked, undecided := as.Decide(ctx, c)
	if undecided != nil && len(outcome.Trace.Terms) == 0 {
		return nil, fmt.Errorf("explain %s: %w", s.Title(), undecided)
	}
	answer.Due = c.Due
	if answer.Held != "" {
		answer.Due = ""
	}
	answer.Decided, answer.Affinity = append(answer.Decided, outcome.Clusters...), outcome.Affinity
	answer.Trace, answer.Estimates = &outcome.Trace, outcome.Estimates
	answer.asked, answer.Notes = asked, asked.Notes(true)
	if undecided != nil {
		answer.Error = undecided.Error()
	}
	return answer, nil
}

// describe takes over what the binding says.
func (e *explanation) describe(b binding.Binding) {
	spec, status := b.BindingSpec(), b.BindingStatus()
	e.Binding, e.Replicas, e.Bound = b.GetName(), spec.Replicas, append(e.Bound, spec.Clusters...)
	e.Conditions, e.RequiredBy = status.Conditions, spec.RequiredBy
	e.Held = explain.Held(b)
	e.workload = binding.Workload(spec)
	e.behind = status.SchedulerObservedGeneration < b.GetGeneration()
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
}
