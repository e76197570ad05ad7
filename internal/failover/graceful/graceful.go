// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package graceful implements resource-binding-graceful-eviction-controller and
// cluster-resource-binding-graceful-eviction-controller, which end eviction tasks.
//
//	eviction task ─► evict.Assess ─► history and condition in the status ─► task removed ─► work/sync deletes the copy
//
// A replacement counts only if its Work, read live, shows it. The report in the binding may come from an earlier copy in the same
// cluster, which is being deleted.
//
// The history is written before the task is removed, so that work/sync treats the deletion of the copy as expected. Both writes
// fail if the binding changed since it was read, and are repeated after a restart.
package graceful

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/work"
)

// Options configure the controllers; all fields are required.
type Options struct {
	failover.Evictor
	// Timeout is the grace period of tasks without one.
	Timeout time.Duration
	// Taints reports whether taints evict workloads. If not, taints are no reason for an eviction that has begun. Its old copy is not
	// deleted before the replacement is healthy, and the scheduler may select the cluster again.
	Taints bool
}

// Controller handles the bindings of both scopes. The cache must have indexes.BindingsByEviction.
type Controller struct {
	Options
	failover.Controllers
	live client.Reader

	mu sync.Mutex // guards replaced
	// replaced holds since when the copies of tasks are replaced, by binding and cluster. After a restart it is the latest scheduling.
	replaced map[types.NamespacedName]map[string]replacement
}

// replacement is the first replacement of the copy of a task, which is identified by its creation.
type replacement struct{ created, at time.Time }

// Name returns the name of the controller of a scope, which is also the source of its events.
func Name(s binding.Scope) string {
	if s.Namespaced {
		return "resource-binding-graceful-eviction-controller"
	}
	return "cluster-resource-binding-graceful-eviction-controller"
}

// New returns the controllers. live reads uncached.
func New(control client.Client, live client.Reader, o Options) *Controller {
	o.Control = consistency.NewClient(control)
	c := &Controller{Options: o, live: live, replaced: map[types.NamespacedName]map[string]replacement{}}
	c.Controllers = failover.Controllers{
		Control: o.Control, Name: Name, Bindings: evicting, Clusters: clusterChanged, Index: indexes.BindingsByEviction,
		Concerns: func(b binding.Binding) bool { return concerned(b.(client.Object)) },
		Forget:   c.forget,
		Decide:   c.decide,
	}
	return c
}

var (
	// evicting passes bindings with tasks, or that had tasks or a blocked eviction.
	evicting = predicate.Funcs{
		CreateFunc: func(e event.CreateEvent) bool { return concerned(e.Object) },
		UpdateFunc: func(e event.UpdateEvent) bool { return concerned(e.ObjectOld) || concerned(e.ObjectNew) },
		DeleteFunc: func(event.DeleteEvent) bool { return false },
	}
	clusterChanged = predicate.Funcs{
		CreateFunc: func(event.CreateEvent) bool { return false }, // the bindings are reconciled at the start
		UpdateFunc: func(e event.UpdateEvent) bool {
			return failover.ReadinessChanged(e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster))
		},
	}
)

func concerned(o client.Object) bool {
	b, ok := o.(binding.Binding)
	return ok && (len(b.BindingSpec().GracefulEvictionTasks) > 0 || blocked(b))
}

func blocked(b binding.Binding) bool {
	return meta.IsStatusConditionTrue(b.BindingStatus().Conditions, workv1alpha2.EvictionBlocked)
}

func (c *Controller) forget(_ binding.Scope, k types.NamespacedName) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.replaced, k)
}

// firstReplaced returns the time at which the scheduler first replaced the copy of a task: later schedulings do not extend its grace
// period.
func (c *Controller) firstReplaced(k types.NamespacedName, s eviction.Situation) time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	at, decided := s.FirstReplaced()
	task := s.Task
	known := c.replaced[k][task.FromCluster]
	switch {
	case eviction.Targets(s.Spec, task.FromCluster):
		delete(c.replaced[k], task.FromCluster)
	case !known.at.IsZero() && known.created.Equal(task.CreationTimestamp.Time):
		return known.at
	case decided:
		if c.replaced[k] == nil {
			c.replaced[k] = map[string]replacement{}
		}
		c.replaced[k][task.FromCluster] = replacement{task.CreationTimestamp.Time, at}
	}
	return at
}

// ended is a task that ends.
type ended struct {
	task       workv1alpha2.GracefulEvictionTask
	assessment eviction.Assessment
}

// outcome holds the decisions on all tasks of a binding.
type outcome struct {
	tasks   []workv1alpha2.GracefulEvictionTask // that remain
	ended   []ended
	blocked []string
	reason  string // of blocked
	after   time.Duration
}

// decide assesses the tasks of one binding.
func (c *Controller) decide(ctx context.Context, b binding.Binding) (time.Duration, error) {
	now := c.Clock.Now()
	o, err := c.assess(ctx, b, now)
	if err != nil {
		return 0, err
	}
	err = c.write(ctx, b, o, now)
	if err != nil && !requeue.Expected(err) {
		for _, e := range o.ended {
			failover.EmitEvicted(c.Events, Name(binding.ScopeOf(b)), b, e.task.FromCluster, err)
		}
	}
	return o.after, err
}

// assess decides on the tasks of a binding.
func (c *Controller) assess(ctx context.Context, b binding.Binding, now time.Time) (o outcome, err error) {
	placement, err := binding.AppliedPlacement(b)
	if err != nil {
		return o, err
	}
	var tolerations []corev1.Toleration
	if placement != nil {
		tolerations = placement.ClusterTolerations
	}
	fleet, err := c.Fleet.Observe(ctx)
	if err != nil {
		return o, err
	}
	var notReady []string
	if len(b.BindingSpec().GracefulEvictionTasks) > 0 {
		if notReady, err = c.notReady(ctx, b.BindingSpec()); err != nil {
			return o, err
		}
	}
	if len(notReady) > 0 { // no event of these clusters requeues the binding
		o.after = failover.SuspendedInterval
	}
	for _, task := range b.BindingSpec().GracefulEvictionTasks {
		if task.CreationTimestamp == nil {
			task.CreationTimestamp = new(metav1.NewTime(now))
		}
		cluster, err := failover.Cluster(ctx, c.Control, task.FromCluster)
		if err != nil {
			return o, err
		}
		situation := eviction.Situation{
			Task: &task, Cluster: cluster, Observed: binding.Observed(b), Spec: b.BindingSpec(), Status: b.BindingStatus(),
			CauseHolds: (c.Taints || task.Reason != workv1alpha2.EvictionReasonTaintUntolerated) &&
				eviction.Cause(&task, cluster, tolerations, b.BindingSpec(), b.BindingStatus(), now),
			NotReady: notReady, Suspended: cluster != nil && fleet.Suspends(cluster), Timeout: c.Timeout, Now: now,
		}
		situation.Replaced = c.firstReplaced(client.ObjectKeyFromObject(b.(client.Object)), situation)
		a, err := c.confirm(ctx, b, situation)
		if err != nil {
			return o, err
		}
		// With purge mode Directly, the copy is deleted before the task ends.
		remains := task.PurgeMode != policyv1alpha1.PurgeModeDirectly
		if remains && a.Outcome == workv1alpha2.FailoverReplaced && !binding.IsWorkload(b.BindingSpec()) {
			if waits, err := c.needed(ctx, b, cluster, now); err != nil {
				return o, err
			} else if waits {
				a = eviction.Assessment{Reason: "waiting for the workloads of the namespace", After: dependentInterval}
			}
		}
		if situation.Suspended {
			o.after = failover.Earliest(o.after, failover.SuspendedInterval)
		}
		o.after = failover.Earliest(o.after, a.After)
		if a.Blocked != "" {
			if o.reason = cmp.Or(o.reason, workv1alpha2.ReplacementMissing); !a.Leaving {
				o.reason = workv1alpha2.NoReplacement
			}
			o.blocked = append(o.blocked, fmt.Sprintf("%s (%s): %s", task.FromCluster, describe(&task), a.Blocked))
		}
		switch a.Action {
		case eviction.End:
			o.ended = append(o.ended, ended{task, a})
			continue
		case eviction.Recover, eviction.Relapse:
			task.Recovered = a.Action == eviction.Recover
		case eviction.Keep:
		}
		o.tasks = append(o.tasks, task)
	}
	slices.Sort(o.blocked)
	return o, nil
}

// replacementInterval is the delay before a task is assessed again whose replacement is reported in the binding only.
const replacementInterval = time.Second

// confirm decides on a task. Before a copy is deleted because of its replacement, it decides again with the Works of the target
// clusters, read live.
func (c *Controller) confirm(ctx context.Context, b binding.Binding, s eviction.Situation) (eviction.Assessment, error) {
	a := eviction.Assess(s)
	if a.Outcome != workv1alpha2.FailoverReplaced && a.Outcome != workv1alpha2.FailoverTimedOut {
		return a, nil
	}
	var works []workv1alpha1.Work
	for _, t := range s.Spec.Clusters {
		w, err := work.InCluster(ctx, c.live, b, t.Name)
		if err != nil {
			return a, fmt.Errorf("read the work of a replacement in cluster %s: %w", t.Name, err)
		}
		if w != nil {
			works = append(works, *w)
		}
	}
	status := *s.Status
	status.AggregatedStatus = work.Items(work.OwnedBy(b, works))
	s.Status = &status
	if a = eviction.Assess(s); a.Action != eviction.End {
		a.After = failover.Earliest(a.After, replacementInterval) // the binding may never show a difference
	}
	return a, nil
}

// notReady returns the target clusters that are not ready, sorted.
func (c *Controller) notReady(ctx context.Context, spec *workv1alpha2.ResourceBindingSpec) (out []string, err error) {
	for _, t := range spec.Clusters {
		cluster, err := failover.Cluster(ctx, c.Control, t.Name)
		if err != nil {
			return nil, err
		}
		if !eviction.Ready(cluster) {
			out = append(out, t.Name)
		}
	}
	slices.Sort(out)
	return out, nil
}

// dependentInterval is how often an object that waits for the workloads of its namespace is assessed.
const dependentInterval = 2 * time.Second

// needed reports whether a workload in the namespace of an object is being evicted from a cluster, or still waits for its eviction.
// Its pods may use the object, for example a ConfigMap that is selected by the same policy.
func (c *Controller) needed(ctx context.Context, b binding.Binding, cluster *clusterv1alpha1.Cluster, now time.Time) (bool, error) {
	if b.GetNamespace() == "" {
		return false, nil
	}
	all, err := indexes.BindingsByEviction.List(ctx, c.Control, indexes.EvictedWorkloads(b.GetNamespace(), cluster.Name),
		client.UnsafeDisableDeepCopy)
	if len(all) > 0 || err != nil || len(cluster.Spec.Taints) == 0 {
		return len(all) > 0, err
	}
	var workloads workv1alpha2.ResourceBindingList
	if err := c.Control.List(ctx, &workloads, client.InNamespace(b.GetNamespace()), client.UnsafeDisableDeepCopy); err != nil {
		return false, err
	}
	for i := range workloads.Items {
		w := &workloads.Items[i]
		if w.DeletionTimestamp != nil || !binding.IsWorkload(&w.Spec) || !eviction.Targets(&w.Spec, cluster.Name) ||
			!eviction.Movable(&w.Spec) || eviction.Finished(&w.Spec, &w.Status, cluster.Name) {
			continue
		}
		placement, err := binding.AppliedPlacement(w)
		if err != nil {
			return false, err
		}
		if placement != nil && eviction.ByTaints(cluster.Spec.Taints, placement.ClusterTolerations, now).Reached(now) {
			return true, nil
		}
	}
	return false, nil
}

func describe(task *workv1alpha2.GracefulEvictionTask) string {
	if task.Message == "" {
		return task.Reason
	}
	return task.Reason + ", " + task.Message
}

// write writes the history and the condition, then the remaining tasks.
func (c *Controller) write(ctx context.Context, b binding.Binding, o outcome, now time.Time) error {
	wasBlocked := blocked(b)
	message := ""
	if len(o.blocked) > 0 {
		message = "The object stays in a cluster that it should leave: " + strings.Join(o.blocked, "; ")
	}
	if _, err := patch.Status(ctx, c.Control, client.Object(b), func(client.Object) {
		st := b.BindingStatus()
		for _, e := range o.ended {
			eviction.Record(st, b.BindingSpec(), &e.task, e.assessment, now)
		}
		switch {
		case message != "":
			conditions.Set(&st.Conditions, metav1.NewTime(now), workv1alpha2.EvictionBlocked, metav1.ConditionTrue,
				o.reason, message, 0)
		case wasBlocked:
			conditions.Set(&st.Conditions, metav1.NewTime(now), workv1alpha2.EvictionBlocked, metav1.ConditionFalse,
				workv1alpha2.EvictionUnblocked, "", 0)
		}
	}); err != nil {
		return err
	}
	source := Name(binding.ScopeOf(b))
	if message != "" && !wasBlocked {
		failover.Emit(c.Events, source, b, failover.ReasonBlocked, true, message)
	}
	if _, err := patch.Latest(ctx, c.Control, client.Object(b), func(client.Object) {
		b.BindingSpec().GracefulEvictionTasks = o.tasks
	}); err != nil {
		return err
	}
	for _, e := range o.ended {
		failover.CountEnd(e.task.Reason, string(e.assessment.Outcome), now.Sub(e.task.CreationTimestamp.Time))
		if e.assessment.Outcome == workv1alpha2.FailoverCanceled {
			failover.Emit(c.Events, source, b, failover.ReasonCanceled, false, fmt.Sprintf(
				"The object stays in cluster %s: %s (%s).", e.task.FromCluster, e.assessment.Reason, describe(&e.task)))
			continue
		}
		failover.EmitEvicted(c.Events, source, b, e.task.FromCluster, nil)
	}
	return nil
}
