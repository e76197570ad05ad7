// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package eviction

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

// Situation holds the facts about a task that Assess evaluates.
type Situation struct {
	Task *workv1alpha2.GracefulEvictionTask
	// Cluster is the cluster of the task; nil if it does not exist.
	Cluster *clusterv1alpha1.Cluster
	Spec    *workv1alpha2.ResourceBindingSpec
	Status  *workv1alpha2.ResourceBindingStatus
	// Observed reports whether the scheduler has nothing to do for the latest generation of the binding, see binding.Observed.
	Observed bool
	// CauseHolds reports whether the reason of the task still holds, see Cause.
	CauseHolds bool
	// NotReady names the target clusters that are not ready. Their last report is no evidence that the object runs there.
	NotReady []string
	// Replaced is the time at which the scheduler had first replaced the copy, see FirstReplaced; zero if it is not known.
	Replaced time.Time
	// Suspended reports whether evictions are suspended because the control plane may be disconnected.
	Suspended bool
	// Timeout is the grace period of tasks without one.
	Timeout time.Duration
	Now     time.Time
}

// Action is what happens to a task.
type Action int

const (
	// Keep changes nothing.
	Keep Action = iota
	// Recover marks the task: its reason no longer holds, and the scheduler may select the cluster again.
	Recover
	// Relapse takes Recover back: the reason holds again.
	Relapse
	// End removes the task. The copy in its cluster is deleted unless the cluster is a target.
	End
)

// Assessment is the decision on a task.
type Assessment struct {
	Action Action
	// Reason describes the decision.
	Reason string
	// Outcome is set with End.
	Outcome workv1alpha2.FailoverOutcome
	// Blocked is the reason why the object, or its old copy, cannot leave the cluster; empty if it has left or is about to.
	Blocked string
	// Leaving is set with Blocked if another cluster was selected: only the old copy stays.
	Leaving bool
	// After is the time after which to assess again without an event; 0 means never.
	After time.Duration
}

// Assess decides on a task (docs/concepts/failover.md#life-of-an-eviction).
func Assess(s Situation) Assessment {
	task := s.Task
	switch suppress := task.SuppressDeletion; {
	case suppress != nil && !*suppress && Targets(s.Spec, task.FromCluster):
		// The copy stays: no deletion was confirmed.
		return Assessment{Action: End, Reason: "suppressDeletion is false, and the cluster is a target", Outcome: workv1alpha2.FailoverCanceled}
	case suppress != nil && !*suppress:
		return Assessment{Action: End, Reason: "deletion was confirmed", Outcome: workv1alpha2.FailoverConfirmed}
	case s.Cluster == nil || s.Cluster.DeletionTimestamp != nil:
		return Assessment{Action: End, Reason: "the cluster was removed", Outcome: workv1alpha2.FailoverConfirmed}
	case Targets(s.Spec, task.FromCluster):
		return s.assessTarget()
	case suppress != nil:
		return Assessment{Reason: "deletion is suppressed until suppressDeletion is set to false"}
	case s.Suspended:
		return Assessment{Reason: "evictions are suspended"}
	case len(s.Spec.Clusters) == 0:
		return Assessment{Reason: "no replacement", Blocked: s.noReplacement()}
	}
	return s.assessLeaving()
}

// assessTarget decides on a task whose cluster is still a target: no replacement was found yet, or the cluster was selected again.
func (s Situation) assessTarget() Assessment {
	switch {
	case s.CauseHolds && s.Task.Recovered:
		return Assessment{Action: Relapse, Reason: "the reason holds again, after the scheduler selected the cluster again"}
	case s.CauseHolds:
		return Assessment{Reason: "waiting for the scheduler", Blocked: s.noReplacement()}
	}
	return Assessment{Action: End, Reason: "the reason no longer holds", Outcome: workv1alpha2.FailoverCanceled}
}

// assessLeaving decides on a task whose cluster is no longer a target, so that ending it deletes the copy.
func (s Situation) assessLeaving() Assessment {
	task := s.Task
	switch {
	case !s.CauseHolds && !task.Recovered:
		return Assessment{Action: Recover, Reason: "the reason no longer holds; the scheduler may select the cluster again"}
	case s.CauseHolds && task.Recovered:
		return Assessment{Action: Relapse, Reason: "the reason holds again"}
	case !s.Observed || !scheduled(s.Status):
		return Assessment{Reason: "waiting for the scheduler"}
	}
	if task.PurgeMode != policyv1alpha1.PurgeModeDirectly {
		// A deletion that waits for the cluster could not be canceled. A cluster that has just become ready loses its taints first, and
		// the scheduler may select it again.
		if !Ready(s.Cluster) {
			return Assessment{Reason: "waiting for the cluster, to decide again when it is ready"}
		}
		if left := min(settled(s.Cluster).Sub(s.Now), settleReady); left > 0 {
			return Assessment{Reason: "the cluster has just become ready", After: left}
		}
	}
	waiting := Assessment{}
	switch missing := Unhealthy(s.Spec, s.Status); {
	case len(s.NotReady) > 0:
		waiting.Reason = "waiting for the replacement in " + strings.Join(s.NotReady, ", ") + ", which is not ready"
	case len(missing) > 0:
		waiting.Reason = "waiting for a healthy replacement in " + strings.Join(missing, ", ")
	default:
		return Assessment{Action: End, Reason: "replacement is healthy", Outcome: workv1alpha2.FailoverReplaced}
	}
	if !s.CauseHolds {
		return waiting
	}
	if waiting.After = max(s.deadline().Sub(s.Now), 0); waiting.After > 0 {
		return waiting
	}
	if why := s.notRunning(); why != "" {
		waiting.Blocked, waiting.Leaving = "the grace period is over, but "+why, true
		return waiting
	}
	return Assessment{Action: End, Reason: "the grace period is over", Outcome: workv1alpha2.FailoverTimedOut}
}

// notRunning returns why the copy is not deleted after the grace period, or "". The object must be applied in all targets, and the
// clusters that replace the copy must be ready. These are the targets that the object did not have before the eviction; all targets
// if there are none. Another target that is not ready does not prevent the deletion.
func (s Situation) notRunning() string {
	var unapplied, lost []string
	added := func(cluster string) bool { return !slices.Contains(s.Task.ClustersBeforeFailover, cluster) }
	replaced := slices.ContainsFunc(s.Spec.Clusters, func(t workv1alpha2.TargetCluster) bool { return added(t.Name) })
	for _, t := range s.Spec.Clusters {
		if item := itemOf(s.Status, t.Name); item == nil || !item.Applied {
			unapplied = append(unapplied, t.Name)
		}
		if slices.Contains(s.NotReady, t.Name) && (added(t.Name) || !replaced) {
			lost = append(lost, t.Name)
		}
	}
	slices.Sort(unapplied)
	slices.Sort(lost)
	switch {
	case len(lost) > 0:
		return "the replacement is in " + strings.Join(lost, ", ") + ", which is not ready"
	case len(unapplied) > 0:
		return "the object is not applied in " + strings.Join(unapplied, ", ")
	}
	return ""
}

// settleReady is the time for which a cluster must be ready before a copy in it is evicted or deleted.
const settleReady = 5 * time.Second

// settled returns the time from which a cluster that is ready has been so for settleReady.
func settled(c *clusterv1alpha1.Cluster) time.Time {
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if ready == nil {
		return time.Time{}
	}
	return ready.LastTransitionTime.Add(settleReady)
}

// FirstReplaced returns the time at which the scheduler replaced the copy: that of the latest scheduling. decided is false before the
// scheduler has replaced it. Later results are later schedulings: a caller keeps the first one while decided is true.
func (s Situation) FirstReplaced() (at time.Time, decided bool) {
	at = s.Now
	if s.Task.CreationTimestamp != nil {
		at = s.Task.CreationTimestamp.Time
	}
	if last := s.Status.LastScheduledTime; last != nil && last.After(at) {
		at = last.Time
	}
	decided = s.Observed && scheduled(s.Status) && len(s.Spec.Clusters) > 0 && !Targets(s.Spec, s.Task.FromCluster)
	return at, decided
}

// deadline returns the end of the grace period. It starts when the copy was first replaced.
func (s Situation) deadline() time.Time {
	start := s.Replaced
	if start.IsZero() {
		start, _ = s.FirstReplaced()
	}
	grace := s.Timeout
	if seconds := s.Task.GracePeriodSeconds; seconds != nil {
		grace = time.Duration(*seconds) * time.Second
	}
	return start.Add(grace)
}

// noReplacement returns the reason why the scheduler does not replace the copy, or "" if it has not decided yet.
func (s Situation) noReplacement() string {
	if suspension := s.Spec.Suspension; suspension != nil && suspension.Scheduling != nil && *suspension.Scheduling {
		return "scheduling is suspended"
	}
	c := meta.FindStatusCondition(s.Status.Conditions, workv1alpha2.Scheduled)
	if c == nil || c.Status != metav1.ConditionFalse {
		return ""
	}
	return strings.TrimSuffix(c.Message, " The current cluster is kept.")
}

func scheduled(st *workv1alpha2.ResourceBindingStatus) bool {
	return meta.IsStatusConditionTrue(st.Conditions, workv1alpha2.Scheduled)
}

func itemOf(st *workv1alpha2.ResourceBindingStatus, cluster string) *workv1alpha2.AggregatedStatusItem {
	for i := range st.AggregatedStatus {
		if st.AggregatedStatus[i].ClusterName == cluster {
			return &st.AggregatedStatus[i]
		}
	}
	return nil
}

// Unhealthy returns the target clusters, sorted, in which the object is not healthy with all of its replicas. A report from before
// the replicas were added is not sufficient. The cluster must report as many ready replicas as it was assigned, if it counts them.
func Unhealthy(spec *workv1alpha2.ResourceBindingSpec, st *workv1alpha2.ResourceBindingStatus) (out []string) {
	for _, t := range spec.Clusters {
		item := itemOf(st, t.Name)
		switch {
		case item == nil || !item.Applied || item.Health != workv1alpha2.ResourceHealthy:
			out = append(out, t.Name)
		case t.Replicas > 0 && binding.IsWorkload(spec) && len(spec.Components) == 0:
			if ready, counts := ReadyReplicas(item.Status); counts && ready < int64(t.Replicas) {
				out = append(out, fmt.Sprintf("%s (%d of %d replicas ready)", t.Name, ready, t.Replicas))
			}
		}
	}
	slices.Sort(out)
	return out
}

// ReadyReplicas returns the number of ready replicas in a reported status, and whether it counts replicas.
func ReadyReplicas(status *runtime.RawExtension) (ready int64, counts bool) {
	if status == nil {
		return 0, false
	}
	var fields struct {
		Replicas      *int64 `json:"replicas"`
		ReadyReplicas *int64 `json:"readyReplicas"`
	}
	if json.Unmarshal(status.Raw, &fields) != nil || fields.Replicas == nil && fields.ReadyReplicas == nil {
		return 0, false
	}
	if fields.ReadyReplicas == nil {
		return 0, true
	}
	return *fields.ReadyReplicas, true
}

// maxHistory is the number of ended evictions that a binding records.
const maxHistory = 10

// Record appends the end of a task to the history of a binding, unless the history has it already. A different outcome of the same
// task replaces the recorded one: the task was not removed after that was recorded.
func Record(
	st *workv1alpha2.ResourceBindingStatus, spec *workv1alpha2.ResourceBindingSpec, task *workv1alpha2.GracefulEvictionTask,
	a Assessment, now time.Time,
) {
	r := workv1alpha2.FailoverRecord{
		FromCluster: task.FromCluster, Reason: task.Reason, Message: task.Message, Outcome: a.Outcome,
		StartTime: metav1.NewTime(now), CompletionTime: metav1.NewTime(now),
	}
	if task.CreationTimestamp != nil {
		r.StartTime = *task.CreationTimestamp
	}
	at := slices.IndexFunc(st.FailoverHistory, func(o workv1alpha2.FailoverRecord) bool {
		return o.FromCluster == r.FromCluster && o.StartTime.Equal(&r.StartTime) && o.Reason == r.Reason
	})
	if at >= 0 && st.FailoverHistory[at].Outcome == r.Outcome {
		return
	}
	for _, t := range spec.Clusters {
		r.ToClusters = append(r.ToClusters, t.Name)
	}
	if a.Outcome != workv1alpha2.FailoverCanceled && task.PurgeMode == policyv1alpha1.PurgeModeDirectly {
		r.PreservedLabelState = task.PreservedLabelState
	}
	if at >= 0 {
		st.FailoverHistory[at] = r
		return
	}
	st.FailoverHistory = append(st.FailoverHistory, r)
	if extra := len(st.FailoverHistory) - maxHistory; extra > 0 {
		st.FailoverHistory = slices.Clone(st.FailoverHistory[extra:])
	}
}

// Replaced reports whether the history shows that the copy in a cluster was evicted, and that its replacement was healthy or its
// deletion was confirmed. The copy is identified by its time of creation. Copies that left because their policy changed do not
// count: the change may be a mistake.
func Replaced(st *workv1alpha2.ResourceBindingStatus, cluster string, created time.Time) bool {
	return slices.ContainsFunc(st.FailoverHistory, func(r workv1alpha2.FailoverRecord) bool {
		return r.FromCluster == cluster && r.Reason != workv1alpha2.EvictionReasonRescheduled && !created.After(r.CompletionTime.Time) &&
			(r.Outcome == workv1alpha2.FailoverReplaced || r.Outcome == workv1alpha2.FailoverConfirmed)
	})
}

// EvictedAsFailed reports whether the last eviction of the copy in a cluster has ended, and its reason was that the workload failed
// there. The copy is identified by its time of creation.
func EvictedAsFailed(st *workv1alpha2.ResourceBindingStatus, cluster string, created time.Time) bool {
	for i := len(st.FailoverHistory) - 1; i >= 0; i-- {
		if r := &st.FailoverHistory[i]; r.FromCluster == cluster {
			return r.Reason == workv1alpha2.EvictionReasonApplicationFailure && r.Outcome != workv1alpha2.FailoverCanceled &&
				!created.After(r.CompletionTime.Time)
		}
	}
	return false
}

// Kept returns the labels among those of an object in a cluster that an earlier eviction passed to it.
func Kept(st *workv1alpha2.ResourceBindingStatus, cluster string, labels map[string]string) map[string]string {
	for i := len(st.FailoverHistory) - 1; i >= 0; i-- {
		r := &st.FailoverHistory[i]
		if r.Outcome == workv1alpha2.FailoverCanceled || !slices.Contains(r.ToClusters, cluster) {
			continue
		}
		kept := maps.Clone(r.PreservedLabelState)
		maps.DeleteFunc(kept, func(key, value string) bool { return labels[key] != value })
		return kept
	}
	return nil
}

// Injected returns the labels for the replacement of an evicted copy, from the last task or the last eviction that ended. They
// are set if the object has one target, a replacement, and the copy was deleted before (docs/contract/work.md#rendering).
func Injected(spec *workv1alpha2.ResourceBindingSpec, st *workv1alpha2.ResourceBindingStatus) map[string]string {
	if len(spec.Clusters) != 1 {
		return nil
	}
	target := spec.Clusters[0].Name
	if n := len(spec.GracefulEvictionTasks); n > 0 {
		task := &spec.GracefulEvictionTasks[n-1]
		switch {
		case task.FromCluster == target: // no replacement yet
		case task.PurgeMode == policyv1alpha1.PurgeModeDirectly && !slices.Contains(task.ClustersBeforeFailover, target):
			return task.PreservedLabelState
		default:
			return nil
		}
	}
	for i := len(st.FailoverHistory) - 1; i >= 0; i-- {
		if r := &st.FailoverHistory[i]; r.Outcome != workv1alpha2.FailoverCanceled {
			if slices.Contains(r.ToClusters, target) {
				return r.PreservedLabelState
			}
			return nil
		}
	}
	return nil
}
