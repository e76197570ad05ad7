// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/marks"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Decision is the decision about one object, which why and plan show. Programs read its JSON: fields are added, never renamed.
type Decision struct {
	// Template is the name of the object as kubectl prints it.
	Template  string `json:"template"`
	Namespace string `json:"namespace,omitempty"`
	// Policy is the policy that claims the object, or that a plan uses instead. It is nil if there is none.
	Policy *PolicyRef `json:"policy,omitempty"`
	// Binding is the name of the binding. It is empty if there is none.
	Binding string `json:"binding,omitempty"`
	// Replicas is the requested number of replicas.
	Replicas int32 `json:"replicas,omitempty"`
	// Held is the reason why the scheduler ignores the binding. Due is the reason why it would schedule the binding now. If
	// both are empty, the current result still holds.
	Held string `json:"held,omitempty"`
	Due  string `json:"due,omitempty"`
	// ApplyStrategy is how the object is enforced in members; empty means Merge.
	ApplyStrategy policyv1alpha1.ApplyStrategy `json:"applyStrategy,omitempty"`
	// Affinity is the affinity term that the decision uses.
	Affinity string `json:"affinity,omitempty"`
	// Error is the reason why the binding is unschedulable.
	Error string `json:"error,omitempty"`
	// Notes lists further facts, such as scheduler-estimators that were not used, with the reason.
	Notes []string `json:"notes,omitempty"`
	// Estimates are the estimates that the decision depends on, by cluster.
	Estimates map[string]estimate.Estimate `json:"estimates,omitempty"`
	// Trace records the decision; nil if none was made.
	Trace *decide.Trace `json:"trace,omitempty"`

	// FullTitle is the name of the object with its namespace, and HasReplicas reports whether its targets have replicas.
	FullTitle   string `json:"-"`
	HasReplicas bool   `json:"-"`
	estimators  EstimatorReport
	capacity    string
	suspended   []string // notes on clusters from which evictions are suspended
}

// NewDecision returns the decision about an object, before it is made.
func NewDecision(s *Subject) Decision {
	return Decision{Template: s.Title(), Namespace: s.Namespace, FullTitle: s.FullTitle()}
}

// Make makes the decision that the scheduler would make for a binding now. It returns the clusters that were used, and those of the
// decision. An unschedulable binding is no error.
func (d *Decision) Make(
	ctx context.Context, control client.Reader, scheduler *Scheduler, b binding.Binding,
) (*decide.Snapshot, []workv1alpha2.TargetCluster, error) {
	c, err := scheduler.Read(ctx, control, b)
	if err != nil {
		return nil, nil, err
	}
	outcome, report, unschedulable := scheduler.Decide(ctx, c)
	if unschedulable != nil && len(outcome.Trace.Terms) == 0 {
		return nil, nil, fmt.Errorf("schedule %s: %w", d.Template, unschedulable)
	}
	if d.Due = c.NeedsScheduling; d.Held != "" {
		d.Due = ""
	}
	spec := b.BindingSpec()
	d.Replicas, d.Affinity, d.Trace, d.Estimates, d.estimators = spec.Replicas, outcome.Affinity, &outcome.Trace, outcome.Estimates, report
	estimate.NewSnapshot(c.Clusters, c.ResourceModels).Explain(c.EstimateRequest, d.Estimates)
	d.suspended = suspended(c.Clusters, spec)
	d.HasReplicas = binding.IsWorkload(spec) && len(spec.Components) == 0
	if unschedulable != nil {
		d.Error = unschedulable.Error()
	} else if note := d.capacityNote(ctx, c); note != "" {
		d.Notes, d.capacity = append(d.Notes, note), note
	}
	return decide.NewSnapshot(c.Clusters), outcome.Clusters, nil
}

// StaysUnclaimed is the end of the message about an eviction of an object that no policy claims: the scheduler does not replace it.
const StaysUnclaimed = "; it stays until a policy claims it"

// suspended returns a note for each cluster of a binding that workloads may have a reason to leave, and from which evictions are suspended.
func suspended(clusters []*clusterv1alpha1.Cluster, spec *workv1alpha2.ResourceBindingSpec) (out []string) {
	for _, c := range clusters {
		s := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionEvictionSuspended)
		evicts := slices.ContainsFunc(c.Spec.Taints, func(t corev1.Taint) bool { return t.Effect == corev1.TaintEffectNoExecute })
		if s != nil && s.Status == metav1.ConditionTrue && eviction.Targets(spec, c.Name) && (evicts || !eviction.Ready(c)) {
			out = append(out, fmt.Sprintf("the object does not leave cluster %s, because evictions are suspended: %s",
				c.Name, strings.TrimSuffix(s.Message, ".")))
		}
	}
	return out
}

// capacityNote returns a note if static weights assign more replicas to clusters than they can run, or "". It uses the estimates
// from the cluster status, which the decision itself does not use.
func (d *Decision) capacityNote(ctx context.Context, c *scheduler.Simulation) string {
	if len(d.Trace.Terms) == 0 || !d.HasReplicas {
		return ""
	}
	last := d.Trace.Terms[len(d.Trace.Terms)-1]
	if last.Division != placement.StaticWeight {
		return ""
	}
	known := map[string]bool{}
	for _, cluster := range c.Clusters {
		known[cluster.Name] = cluster.Status.ResourceSummary != nil
	}
	var over []string
	estimates := (&estimate.Estimators{}).Gather(ctx, estimate.NewSnapshot(c.Clusters, c.ResourceModels), c.EstimateRequest)
	for _, v := range last.Clusters {
		e, found := estimates[v.Cluster]
		if added := v.Replicas - v.Current; v.Chosen && found && known[v.Cluster] && e.Min != estimate.Unlimited && added > e.Min {
			over = append(over, fmt.Sprintf("%s gets %d more, and has capacity for %d", v.Cluster, added, e.Min))
		}
	}
	if len(over) == 0 {
		return ""
	}
	return fmt.Sprintf("the strategy %s ignores capacity: %s", last.Division, Names(over))
}

// EstimatorNotes returns the notes on estimators; see EstimatorReport.
func (d *Decision) EstimatorNotes(all bool) []string { return d.estimators.Notes(all) }

// Reason returns the reason for a cluster with the remarks of its estimators, and with their errors if wide is set.
func (d *Decision) Reason(reasons Reasons, v decide.Verdict, wide bool) string {
	reason := reasons.Of(v)
	if remarks := Remarks(d.Estimates[v.Cluster], wide); remarks != "" {
		reason += " (" + remarks + ")"
	}
	return reason
}

// Explanation explains the placement of one object. Programs read its JSON: fields are added, never renamed.
type Explanation struct {
	Decision
	// Unclaimed is the reason why no policy claims the object. Nearly lists policies that fail to match in a single respect.
	Unclaimed string      `json:"unclaimed,omitempty"`
	Nearly    []NearMatch `json:"nearly,omitempty"`
	// Synced lists the clusters to which a namespace is synced without a policy and a binding.
	Synced []string `json:"synced,omitempty"`
	// Effect is what holds for an object that lost its policy.
	Effect string `json:"effect,omitempty"`
	// AlsoMatching lists the policies that select the object and do not claim it.
	AlsoMatching []Loser `json:"alsoMatching,omitempty"`
	// Components holds the replicas by component, if there are several.
	Components map[string]int32 `json:"components,omitempty"`
	// Conditions are all conditions of the binding.
	Conditions []metav1.Condition `json:"conditions,omitempty"`
	// NotApplied lists the clusters where applying the object failed, Leaving those that it is evicted from.
	NotApplied []clusterMessage `json:"notApplied,omitempty"`
	Leaving    []clusterMessage `json:"leaving,omitempty"`
	// NotReady lists clusters with the reason why pods there are not ready.
	NotReady []clusterMessage `json:"notReady,omitempty"`
	// OtherTerms explains the affinity terms that the decision did not try.
	OtherTerms []OtherTerm `json:"otherTerms,omitempty"`
	// Kept lists the copies in clusters that are no longer targets.
	Kept []flow.Copy `json:"kept,omitempty"`
	// Moves lists the evictions that ended, oldest first.
	Moves []move `json:"moves,omitempty"`
	// Overrides lists the clusters of the binding for which rules of override policies apply or fail.
	Overrides []Manifest `json:"overrides,omitempty"`
	// Drift lists the changes that were made in clusters.
	Drift []workv1alpha2.ClusterDrift `json:"drift,omitempty"`
	// Rollout is the state of the staged rollout, or nil.
	Rollout *fleetv1alpha1.StagedRolloutStatus `json:"rollout,omitempty"`
	// RequiredBy lists the bindings that the object is a dependency of, with their clusters.
	RequiredBy []workv1alpha2.BindingSnapshot `json:"requiredBy,omitempty"`
	// Bound are the clusters of the binding, Decided those of a decision made now.
	Bound   []workv1alpha2.TargetCluster `json:"bound"`
	Decided []workv1alpha2.TargetCluster `json:"decided"`

	overrideNotes []string
	// unmet is why the policy is not applied, or "". onlySuspended reports whether the object is not applied for no other reason than that
	// its dispatching is suspended.
	unmet         string
	onlySuspended bool
	// replicasKept reports whether the clusters keep other replicas than the object has, because it lost its policy.
	replicasKept bool
	rollout      flow.Rollout
	commandLine  flow.CommandLine
	// undecided is why the decision of the scheduler could not be made, or "".
	undecided string
	// strategyProblem is the error of an invalid apply strategy, or "".
	strategyProblem string
	workload        bool
	nowhere         bool // no cluster has or gets the object
	unobserved      bool // the scheduler has not observed the latest generation of the binding
}

// SetCommandLine sets how the text names commands. Without it, they are for the control plane of the current context.
func (e *Explanation) SetCommandLine(line flow.CommandLine) {
	e.commandLine, e.rollout = line, flow.WithCommandLine(e.rollout, line)
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
		Decision: NewDecision(s), Unclaimed: claim.Unclaimed, Nearly: claim.Nearly, Synced: claim.Synced,
		Bound: []workv1alpha2.TargetCluster{}, Decided: []workv1alpha2.TargetCluster{}, // encoded as [], not null
	}
	e.Policy, e.unmet = claim.Policy, claim.Unmet
	if e.AlsoMatching, err = s.Losers(ctx, control); err != nil {
		return nil, err
	}
	for _, text := range MarkNotes(s) {
		e.AddNote(text)
	}
	if s.Binding == nil {
		e.AddNote(flow.LastStatus(s.Template))
		return e, nil
	}
	e.addBinding(s.Binding)
	e.addKept(ctx, control, s.Binding)
	switch e.rollout, err = Rollout(ctx, control, s.Binding, nil); {
	case apierrors.IsForbidden(err):
		e.Notes = append(e.Notes, "the staged rollout is not shown: no permission to read it")
	case err != nil:
		return nil, err
	case e.rollout != nil:
		e.Rollout = e.rollout.RolloutStatus()
	}
	if err := e.addUnclaimed(ctx, control, s); err != nil {
		return nil, err
	}
	if e.ApplyStrategy, err = ApplyStrategy(s); err != nil {
		e.Notes, e.strategyProblem = append(e.Notes, err.Error()), err.Error()
	}
	if err := e.addOverrides(ctx, control, s); err != nil {
		return nil, err
	}
	e.addScaling(ctx, control, s)
	for _, lacking := range Unpropagated(ctx, control, s) {
		e.AddNote(lacking)
	}
	for _, ungrouped := range Ungrouped(s) {
		e.AddNote(ungrouped)
	}
	if s.Binding.BindingSpec().Placement == nil || e.Effect != "" {
		return e, nil // it is only propagated as a dependency, or keeps its clusters without its policy
	}
	_, decided, err := e.Make(ctx, control, scheduler, s.Binding)
	if apierrors.IsForbidden(err) {
		e.undecided = "the decision of the scheduler is not known: " + Denied(err)
		e.Notes = append(e.Notes, e.undecided)
		return e, nil
	} else if err != nil {
		return nil, err
	}
	e.Decided, e.Notes = append(e.Decided, decided...), append(e.Notes, e.estimators.Notes(true)...)
	for _, note := range e.suspended {
		e.AddNote(note)
	}
	return e, e.addOtherTerms(ctx, control, scheduler, s.Binding)
}

// MarkNotes returns notes about labels and annotations of a template and of its binding whose values have no meaning.
func MarkNotes(s *Subject) (out []string) {
	if s.Template != nil {
		out = marks.Check(s.Kind.GroupKind(), s.Template)
	}
	if s.Binding != nil {
		name := binding.ScopeOf(s.Binding).Name
		for _, text := range marks.Check(workv1alpha2.GroupVersion.WithKind(name).GroupKind(), s.Binding) {
			out = append(out, name+": "+text)
		}
	}
	return out
}

// addKept adds the copies in clusters that are no longer targets.
func (e *Explanation) addKept(ctx context.Context, control client.Reader, b binding.Binding) {
	lost := sync.OnceValue(func() map[string]*flow.Problem {
		var list clusterv1alpha1.ClusterList
		if control.List(ctx, &list) != nil {
			return nil
		}
		out := map[string]*flow.Problem{}
		for i := range list.Items {
			out[list.Items[i].Name] = flow.OfCluster(&list.Items[i])
		}
		return out
	})
	e.Kept = flow.Kept(b, func(cluster string) *flow.Problem {
		problem, exists := lost()[cluster]
		if !exists && lost() != nil {
			return &flow.Problem{Kind: flow.ClusterNotReady, Message: cluster + " does not exist"}
		}
		return problem
	})
}

// addUnclaimed adds what holds for an object that lost its policy.
func (e *Explanation) addUnclaimed(ctx context.Context, control client.Reader, s *Subject) error {
	if !binding.Orphaned(s.Binding) {
		return nil
	}
	if e.Effect = flow.Unclaimed(s.Binding); s.Template == nil || len(e.Bound) == 0 {
		return nil
	}
	chain, _, err := Interpreters(ctx, control)
	if err != nil {
		return err
	}
	if frozen := Frozen(ctx, chain, s); frozen != "" {
		e.replicasKept = true
		e.Effect += "; " + strings.TrimPrefix(frozen, "no policy claims it: ")
	}
	return nil
}

// AddNote adds a note, unless it is "".
func (e *Explanation) AddNote(note string) {
	if note != "" {
		e.Notes, e.overrideNotes = append(e.Notes, note), append(e.overrideNotes, note)
	}
}

// AddNotReady adds the reason why pods in a cluster are not ready, unless it is "".
func (e *Explanation) AddNotReady(cluster, reason string) {
	if reason != "" {
		e.NotReady = append(e.NotReady, clusterMessage{Cluster: cluster, Message: reason})
	}
}

// OtherTerm is an affinity term that a decision did not try.
type OtherTerm struct {
	decide.TermTrace
	// Later reports whether the term follows those that were tried.
	Later bool `json:"later,omitempty"`
	// Decided are the clusters that the term would give.
	Decided []workv1alpha2.TargetCluster `json:"decided,omitempty"`
}

// addOtherTerms decides with each affinity term that the decision did not try.
func (e *Explanation) addOtherTerms(ctx context.Context, control client.Reader, scheduler *Scheduler, b binding.Binding) error {
	terms, later := b.BindingSpec().Placement.ClusterAffinities, false
	for i := range terms {
		if slices.ContainsFunc(e.Trace.Terms, func(t decide.TermTrace) bool { return t.Affinity == terms[i].AffinityName }) {
			later = true
			continue
		}
		alone := b.DeepCopyObject().(binding.Binding)
		alone.BindingSpec().Placement.ClusterAffinities = terms[i : i+1]
		alone.BindingStatus().SchedulerObservedAffinityName = ""
		d := Decision{}
		_, decided, err := d.Make(ctx, control, scheduler, alone)
		if err != nil {
			return err
		}
		t := OtherTerm{TermTrace: d.Trace.Terms[0], Later: later, Decided: decided}
		t.Index = i
		e.OtherTerms = append(e.OtherTerms, t)
	}
	return nil
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
	e.Notes, e.overrideNotes = append(e.Notes, notes...), append(e.overrideNotes, notes...)
	return nil
}

// addBinding copies the fields of the binding that the explanation shows.
func (e *Explanation) addBinding(b binding.Binding) {
	spec, status := b.BindingSpec(), b.BindingStatus()
	e.Binding, e.Replicas, e.Bound = b.GetName(), spec.Replicas, append(e.Bound, spec.Clusters...)
	e.HasReplicas = binding.IsWorkload(spec) && len(spec.Components) == 0
	e.Conditions, e.RequiredBy, e.Drift = status.Conditions, spec.RequiredBy, status.Drift
	e.Held, e.onlySuspended = flow.HeldReason(b), flow.OnlySuspended(b)
	e.workload, e.nowhere = binding.IsWorkload(spec), len(binding.Existing(spec)) == 0
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
		message := task.Message
		if !binding.HasSource(b) {
			message += StaysUnclaimed
		}
		e.Leaving = append(e.Leaving, clusterMessage{Cluster: task.FromCluster, Reason: task.Reason, Message: message})
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
