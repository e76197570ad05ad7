// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/sets"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/plural"
)

// conditionKinds holds the kinds of the problems that conditions of a binding report, the most serious first.
var conditionKinds = []struct {
	condition string
	kind      ProblemKind
}{
	{workv1alpha2.Scheduled, NotScheduled}, {workv1alpha2.Rendered, NotRendered}, {workv1alpha2.FullyApplied, NotApplied},
	{workv1alpha2.RemovalHeld, RemovalHeld}, {workv1alpha2.RestartHeld, RestartHeld}, {workv1alpha2.EvictionBlocked, EvictionBlocked},
	{workv1alpha2.MoveHeldByBudget, MoveHeld}, {workv1alpha2.Enforced, FieldsContested},
	{workv1alpha2.StatusUnknown, StatusUnknown}, {workv1alpha2.Interpreted, NotReported},
}

// ReportsProblem reports whether a condition of a binding reports a problem: RemovalHeld, RestartHeld, EvictionBlocked, MoveHeldByBudget
// and StatusUnknown do if they are True, others if they are not.
func ReportsProblem(c *metav1.Condition) bool {
	problemIfTrue := []string{
		workv1alpha2.RemovalHeld, workv1alpha2.RestartHeld, workv1alpha2.EvictionBlocked, workv1alpha2.MoveHeldByBudget,
		workv1alpha2.StatusUnknown,
	}
	return slices.Contains(problemIfTrue, c.Type) == (c.Status == metav1.ConditionTrue)
}

// ProblemsOf returns the problems that the conditions of a binding report, the most serious first, and that the scheduler has not observed
// its latest change. All commands derive from it what is wrong with an object.
func ProblemsOf(b binding.Binding) []Problem { return View{}.conditions(b) }

// conditions returns the problems of ProblemsOf.
func (v View) conditions(b binding.Binding) (out []Problem) {
	spec, status := b.BindingSpec(), b.BindingStatus()
	removing := b.GetDeletionTimestamp() != nil && meta.IsStatusConditionTrue(status.Conditions, workv1alpha2.RemovalHeld)
	for _, k := range conditionKinds {
		c := meta.FindStatusCondition(status.Conditions, k.condition)
		switch scheduling := k.kind == NotScheduled; {
		case scheduling && (spec.Placement == nil || removing): // propagated as a dependency, or waits for an approval instead
		case c != nil && k.kind == NotApplied && len(binding.Existing(spec)) == 0: // no cluster has or gets the object
		case c != nil && ReportsProblem(c) && !(scheduling && binding.Orphaned(b)):
			message := c.Reason + ": " + c.Message
			p := Problem{Kind: k.kind, Since: &c.LastTransitionTime, Message: message}
			switch {
			case k.kind == NotApplied && OnlySuspended(b):
				p.Message = Suspended
			case k.kind == MoveHeld || k.kind == RemovalHeld:
				p.Message += keptNote(Kept(b, v.lost))
			}
			out = append(out, p)
		case scheduling && (c == nil || !binding.Observed(b)):
			p := Problem{Kind: NotScheduled, Message: unobserved(b)}
			if c == nil {
				created := b.GetCreationTimestamp()
				p.Since = &created
			}
			out = append(out, p)
		case scheduling && len(binding.Existing(spec))+len(status.AggregatedStatus) == 0 && UnscheduledReason(b) != "":
			out = append(out, Problem{Kind: NotScheduled, Message: "no cluster has or gets the object: " + UnscheduledReason(b)})
		}
	}
	return out
}

// Copy is the copy of an object in a cluster that is no longer a target. Programs read its JSON: fields are added, never renamed.
type Copy struct {
	Name string `json:"name"`
	// Replicas are those that the cluster reported last; nil if it reported none.
	Replicas *int32 `json:"replicas,omitempty"`
	// Lost is why the cluster does not report its replicas now, or "".
	Lost string `json:"lost,omitempty"`
}

// Kept returns the copies that clusters keep which are no longer targets, sorted by cluster. lost returns the problem of a cluster that is
// not ready, or nil.
func Kept(b binding.Binding, lost func(cluster string) *Problem) (out []Copy) {
	targets := sets.New[string]()
	for _, t := range binding.Targets(b.BindingSpec()) {
		targets.Insert(t.Name)
	}
	for i := range b.BindingStatus().AggregatedStatus {
		if item := &b.BindingStatus().AggregatedStatus[i]; !targets.Has(item.ClusterName) {
			out = append(out, copyOf(item, lost(item.ClusterName)))
		}
	}
	slices.SortFunc(out, func(a, b Copy) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// LostCopies describes the copies in clusters that are no longer targets and are not ready.
func (o *Objects) LostCopies() (out []string) {
	if o.Binding == nil {
		return nil
	}
	for _, c := range Kept(o.Binding, o.View().lost) {
		if c.Lost != "" {
			out = append(out, c.String())
		}
	}
	return out
}

// copyOf returns the copy that a cluster reports.
func copyOf(item *workv1alpha2.AggregatedStatusItem, problem *Problem) Copy {
	c := Copy{Name: item.ClusterName, Replicas: binding.ReportedReplicas(item)}
	switch {
	case problem == nil:
	case problem.Since == nil && problem.Message != "":
		c.Lost = problem.Message // it does not exist
	default:
		c.Lost = lost(item.ClusterName, problem)
	}
	return c
}

// maxKept is the number of clusters that a message names.
const maxKept = 5

// keptNote returns what clusters keep that are no longer targets, each after "; ".
func keptNote(kept []Copy) (out string) {
	for _, c := range kept[:min(len(kept), maxKept)] {
		out += "; " + c.Name + " " + c.keeps()
	}
	if more := len(kept) - maxKept; more > 0 {
		out += "; and " + plural.Count(more, "more cluster")
	}
	return out
}

// keeps returns what the cluster keeps: "keeps 2 replicas".
func (c Copy) keeps() string {
	switch {
	case c.Replicas == nil && c.Lost != "":
		return "keeps the object, as far as it is known: " + c.Lost
	case c.Replicas == nil:
		return "keeps the object"
	case c.Lost != "":
		return "kept " + plural.Count(int(*c.Replicas), "replica") + " when it last reported: " + c.Lost
	}
	return "keeps " + plural.Count(int(*c.Replicas), "replica")
}

// String names the cluster with its replicas, if the object has any.
func (c Copy) String() string {
	switch {
	case c.Lost != "" && c.Replicas != nil:
		return fmt.Sprintf("%s: unknown (%s; it last reported %s)", c.Name, c.Lost, plural.Count(int(*c.Replicas), "replica"))
	case c.Lost != "":
		return fmt.Sprintf("%s: unknown (%s)", c.Name, c.Lost)
	case c.Replicas == nil:
		return c.Name
	}
	return fmt.Sprintf("%s=%d", c.Name, *c.Replicas)
}

// keptIn returns what a cluster keeps, after "; ", or "". The cluster must not be a target.
func keptIn(b binding.Binding, c *Cluster) string {
	for i := range b.BindingStatus().AggregatedStatus {
		if item := &b.BindingStatus().AggregatedStatus[i]; item.ClusterName == c.Name {
			var problem *Problem
			if c.Cluster != nil {
				problem = OfCluster(c.Cluster)
			}
			return "; it " + copyOf(item, problem).keeps()
		}
	}
	return ""
}

// Unschedulable reports whether the scheduler reports that it found no clusters for a binding.
func Unschedulable(b binding.Binding) bool {
	c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.Scheduled)
	return c != nil && ReportsProblem(c)
}

// problemOf returns the problem of a kind that the conditions of a binding report, or nil.
func problemOf(b binding.Binding, kind ProblemKind) *Problem {
	all := ProblemsOf(b)
	if at := slices.IndexFunc(all, func(p Problem) bool { return p.Kind == kind }); at >= 0 {
		return &all[at]
	}
	return nil
}

// unobserved returns why the scheduler has not observed the latest generation of a binding.
func unobserved(b binding.Binding) string {
	status, scheduler := b.BindingStatus(), "karmada-scheduler"
	if hasOwnScheduler(b.BindingSpec()) {
		scheduler = "the scheduler " + b.BindingSpec().SchedulerName + ", which schedulerName of the policy selects,"
	}
	switch held := UnscheduledReason(b); {
	case held != "":
		return held
	case meta.FindStatusCondition(status.Conditions, workv1alpha2.Scheduled) == nil:
		return scheduler + " has not observed the binding yet"
	default:
		return fmt.Sprintf("%s has observed generation %d, not %d", scheduler, status.SchedulerObservedGeneration, b.GetGeneration())
	}
}

// RenderFailure returns why the manifest of a cluster could not be rendered, or "". The message of the condition Rendered names the
// clusters; one without a name concerns all.
func RenderFailure(b binding.Binding, cluster string) string {
	c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.Rendered)
	if c == nil || !ReportsProblem(c) {
		return ""
	}
	named := func(name string) bool { return strings.Contains(c.Message, "cluster "+name+": ") }
	isNamed := func(t workv1alpha2.TargetCluster) bool { return named(t.Name) }
	if !slices.ContainsFunc(binding.Targets(b.BindingSpec()), isNamed) {
		return c.Message
	}
	for part := range strings.SplitSeq(strings.ReplaceAll(c.Message, "; cluster ", "\ncluster "), "\n") {
		if strings.HasPrefix(part, "cluster "+cluster+": ") {
			return part
		}
	}
	return ""
}

// Suspended is why an object is not applied whose dispatching is suspended.
const Suspended = "dispatching is suspended"

// OnlySuspended reports whether an object is not applied in some clusters, and its dispatching to all of these is suspended. Its condition
// FullyApplied then reports a failure that did not happen.
func OnlySuspended(b binding.Binding) (found bool) {
	waits := binding.Existing(b.BindingSpec())
	for i := range b.BindingStatus().AggregatedStatus {
		item := &b.BindingStatus().AggregatedStatus[i]
		if item.Applied {
			waits.Delete(item.ClusterName)
		} else if item.AppliedMessage != "" {
			return false
		}
	}
	for cluster := range waits {
		if !suspended(b, cluster) {
			return false
		}
	}
	return len(waits) > 0
}

// SuspendedNote returns to which clusters the dispatching of an object is suspended, as a sentence without a final period, or "".
func SuspendedNote(b binding.Binding) string {
	s, to := b.BindingSpec().Suspension, ""
	switch {
	case s == nil:
	case s.Dispatching != nil && *s.Dispatching:
		to = "all clusters"
	case s.DispatchingOnClusters != nil && len(s.DispatchingOnClusters.ClusterNames) > 0:
		to = strings.Join(s.DispatchingOnClusters.ClusterNames, ", ")
	}
	if to == "" {
		return ""
	}
	return "dispatching to " + to + " is suspended: changes of the object get there when it is resumed"
}

// suspended reports whether the dispatching of an object to a cluster is suspended.
func suspended(b binding.Binding, cluster string) bool {
	s := b.BindingSpec().Suspension
	return s != nil && (s.Dispatching != nil && *s.Dispatching ||
		s.DispatchingOnClusters != nil && slices.Contains(s.DispatchingOnClusters.ClusterNames, cluster))
}
