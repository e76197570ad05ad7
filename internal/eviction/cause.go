// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package eviction

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/klog/v2"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Due is the time at which a workload must leave a cluster. The zero value means never.
type Due struct {
	// At is the time of the eviction. It may be in the past.
	At time.Time
	// Message describes the reason; the same reason always has the same message.
	Message string
}

// Never reports whether there is no reason to leave.
func (d Due) Never() bool { return d.Message == "" }

// Reached reports whether the workload must leave now.
func (d Due) Reached(now time.Time) bool { return !d.Never() && !d.At.After(now) }

// ByTaints returns when a workload with the tolerations must leave a cluster with the taints
// (docs/contract/failover.md#taints). A taint that is tolerated for a limited time and has no timeAdded is tolerated: the end of
// the time is not known.
func ByTaints(taints []corev1.Taint, tolerations []corev1.Toleration, now time.Time) (due Due) {
	for i := range taints {
		taint := &taints[i]
		if taint.Effect != corev1.TaintEffectNoExecute {
			continue
		}
		added := now
		if taint.TimeAdded != nil {
			added = taint.TimeAdded.Time
		}
		at := slices.IndexFunc(tolerations, func(t corev1.Toleration) bool { return t.ToleratesTaint(klog.Logger{}, taint, false) })
		if at < 0 {
			due = due.earlier(Due{added, fmt.Sprintf("taint %s is not tolerated", taint.ToString())})
			continue
		}
		if seconds := tolerations[at].TolerationSeconds; seconds != nil && taint.TimeAdded != nil {
			due = due.earlier(Due{
				added.Add(duration(*seconds)),
				fmt.Sprintf("taint %s is tolerated for %d s only", taint.ToString(), max(*seconds, 0)),
			})
		}
	}
	return due
}

// duration converts seconds. More seconds than a time.Duration can hold become its maximum, and not a negative value.
func duration(seconds int64) time.Duration {
	return time.Duration(min(max(seconds, 0), math.MaxInt64/int64(time.Second))) * time.Second
}

// earlier returns the earlier of two times, and the first message in alphabetical order if they are equal.
func (d Due) earlier(other Due) Due {
	switch {
	case d.Never():
		return other
	case other.Never(), d.At.Before(other.At):
		return d
	case other.At.Before(d.At), other.Message < d.Message:
		return other
	}
	return d
}

// Application is the behavior of a workload that fails in a cluster: failover.application of the policy, or its short form.
type Application struct {
	Toleration time.Duration
	Purge      policyv1alpha1.PurgeMode
	// GracePeriodSeconds is nil for the default of the controller manager.
	GracePeriodSeconds *int32
	State              *policyv1alpha1.StatePreservation
	// Readiness reports whether the workload also leaves a cluster that is not ready.
	Readiness bool
}

// defaultToleration is the default of decisionConditions.tolerationSeconds.
const defaultToleration int32 = 300

// ApplicationOf returns the behavior of a policy for failed workloads, or nil if they stay.
func ApplicationOf(f *policyv1alpha1.FailoverBehavior) *Application {
	toleration := func(d policyv1alpha1.DecisionConditions) time.Duration {
		seconds := defaultToleration
		if d.TolerationSeconds != nil {
			seconds = max(*d.TolerationSeconds, 0)
		}
		return time.Duration(seconds) * time.Second
	}
	switch {
	case f == nil:
		return nil
	case f.Application != nil:
		a := f.Application
		return &Application{
			Toleration: toleration(a.DecisionConditions), Purge: cmp.Or(a.PurgeMode, policyv1alpha1.PurgeModeGracefully),
			GracePeriodSeconds: a.GracePeriodSeconds, State: a.StatePreservation,
		}
	case f.ApplicationMigrationPolicy != nil:
		m := f.ApplicationMigrationPolicy
		return &Application{
			Toleration: toleration(m.DecisionConditions), Purge: cmp.Or(m.PurgePolicy, policyv1alpha1.PurgeModeGracefully), Readiness: true,
		}
	}
	return nil
}

// ByHealth returns when a workload must leave a cluster in which it has been unhealthy since a time; zero means that it is not.
func (a *Application) ByHealth(unhealthySince time.Time) Due {
	if a == nil || unhealthySince.IsZero() {
		return Due{}
	}
	return Due{unhealthySince.Add(a.Toleration), fmt.Sprintf("unhealthy for %v", a.Toleration)}
}

// ByReadiness returns when a workload must leave a cluster that is not ready. A cluster that was never observed, or that rejects the
// credentials, is no reason.
func (a *Application) ByReadiness(c *clusterv1alpha1.Cluster) Due {
	if a == nil || !a.Readiness || c == nil || Rejected(c) {
		return Due{}
	}
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if ready == nil || ready.Status == metav1.ConditionTrue {
		return Due{}
	}
	return Due{lostAt(c).Add(a.Toleration), fmt.Sprintf("cluster not ready for %v", a.Toleration)}
}

// Ready reports whether a cluster exists, is not being deleted, and is ready.
func Ready(c *clusterv1alpha1.Cluster) bool {
	return c != nil && c.DeletionTimestamp == nil && meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
}

// Health returns the health that a cluster reports for an object. It is Unknown without a report, or if the object is not applied.
func Health(st *workv1alpha2.ResourceBindingStatus, cluster string) workv1alpha2.ResourceHealth {
	for i := range st.AggregatedStatus {
		if item := &st.AggregatedStatus[i]; item.ClusterName == cluster && item.Applied && item.Health != "" {
			return item.Health
		}
	}
	return workv1alpha2.ResourceUnknown
}

// HeldByBudget reports whether disruption budgets hold moves of a binding.
func HeldByBudget(st *workv1alpha2.ResourceBindingStatus) bool {
	return meta.IsStatusConditionTrue(st.Conditions, workv1alpha2.MoveHeldByBudget)
}

// Held reports whether clusters that are no longer targets can keep copies because disruption budgets or the limit of removals hold them.
func Held(st *workv1alpha2.ResourceBindingStatus) bool {
	return HeldByBudget(st) || meta.IsStatusConditionTrue(st.Conditions, workv1alpha2.RemovalHeld)
}

// Cause reports whether the reason of an eviction task still holds. cluster is the cluster of the task; nil if it does not exist.
// tolerations belong to the placement by which the current clusters were chosen. A reason of another producer always holds.
func Cause(
	task *workv1alpha2.GracefulEvictionTask, c *clusterv1alpha1.Cluster, tolerations []corev1.Toleration,
	spec *workv1alpha2.ResourceBindingSpec, st *workv1alpha2.ResourceBindingStatus, now time.Time,
) bool {
	switch task.Reason {
	case workv1alpha2.EvictionReasonTaintUntolerated:
		return c == nil || ByTaints(c.Spec.Taints, tolerations, now).Reached(now)
	case workv1alpha2.EvictionReasonClusterNotReady:
		return !Ready(c) && !Rejected(c)
	case workv1alpha2.EvictionReasonApplicationFailure:
		return !Ready(c) || Health(st, task.FromCluster) != workv1alpha2.ResourceHealthy
	case workv1alpha2.EvictionReasonRescheduled:
		return !Targets(spec, task.FromCluster)
	}
	return true
}

// Targets reports whether a cluster is in spec.clusters.
func Targets(spec *workv1alpha2.ResourceBindingSpec, cluster string) bool {
	return slices.ContainsFunc(spec.Clusters, func(t workv1alpha2.TargetCluster) bool { return t.Name == cluster })
}

// Task returns the eviction task of a cluster, or nil if there is none.
func Task(spec *workv1alpha2.ResourceBindingSpec, cluster string) *workv1alpha2.GracefulEvictionTask {
	for i := range spec.GracefulEvictionTasks {
		if spec.GracefulEvictionTasks[i].FromCluster == cluster {
			return &spec.GracefulEvictionTasks[i]
		}
	}
	return nil
}

// Request holds the parameters of a new task.
type Request struct {
	Cluster, Producer, Reason, Message string
	Purge                              policyv1alpha1.PurgeMode
	GracePeriodSeconds                 *int32
	State                              map[string]string
}

// maxMessage is the limit of the API for the message of a task, in characters.
const maxMessage = 1024

// NewTask returns a task to evict an object from a cluster (docs/contract/failover.md#graceful-eviction).
func NewTask(spec *workv1alpha2.ResourceBindingSpec, r Request, now time.Time) workv1alpha2.GracefulEvictionTask {
	task := workv1alpha2.GracefulEvictionTask{
		FromCluster: r.Cluster, Producer: r.Producer, Reason: r.Reason, Message: r.Message, PurgeMode: r.Purge,
		PreservedLabelState: r.State, CreationTimestamp: new(metav1.NewTime(now)),
	}
	if len(task.Message) > maxMessage {
		task.Message = task.Message[:maxMessage]
	}
	switch r.Purge {
	case policyv1alpha1.PurgeModeNever:
		task.SuppressDeletion = new(true)
	case policyv1alpha1.PurgeModeGracefully:
		task.GracePeriodSeconds = r.GracePeriodSeconds
	case policyv1alpha1.PurgeModeDirectly:
	}
	for _, t := range spec.Clusters {
		if t.Name == r.Cluster && t.Replicas > 0 {
			task.Replicas = new(t.Replicas)
		}
		task.ClustersBeforeFailover = append(task.ClustersBeforeFailover, t.Name)
	}
	return task
}

// Movable reports whether an object may be evicted. A CustomResourceDefinition or a Namespace may not: deleting it in a member would
// also delete objects there that Karmada does not manage.
func Movable(spec *workv1alpha2.ResourceBindingSpec) bool {
	return spec.Resource.Kind != "CustomResourceDefinition" && spec.Resource.Kind != "Namespace"
}
