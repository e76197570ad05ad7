// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/eviction/budget"
	"karmada.io/karmada/internal/eviction/budgets"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/render"
)

// Every voluntary move of a workload ends here: a Work is deleted, or rendered with fewer replicas. Disruption budgets hold it here, so
// that no cause of a move can pass them by.

const (
	// holdInterval is the delay before held moves are evaluated again.
	holdInterval = 2 * time.Second
	// reportTimeout is the time after which a report counts as newer than a reduction of replicas that it does not show.
	reportTimeout = 30 * time.Second
)

// moves holds the moves of one binding that must wait. The zero value holds nothing.
type moves struct {
	// replicas is the number that clusters keep, by cluster.
	replicas map[string]int32
	// leaving lists the clusters that are no longer targets but keep their Work, sorted.
	leaving []string
	// unread lists the clusters whose replicas cannot be read: their Works must not change.
	unread []string
	// assumed reports that the labels of the template are not known, so that budgets may hold moves that they do not select.
	assumed bool
	// reasons has an entry for each cluster, sorted.
	reasons []string
	// updates limits the updates of a staged rollout; nil means that they are not limited.
	updates *updates
}

// keeps reports whether the Work in a cluster that is no longer a target stays.
func (m moves) keeps(cluster string) bool { return slices.Contains(m.leaving, cluster) }

// createsFirst reports whether a Work that stays does not delay others, even if it is purged with mode Directly. The hold would not end
// without a replacement. While it is not certain that a budget holds the Work, only one copy may run.
func (m moves) createsFirst(cluster string) bool {
	return m.keeps(cluster) && !m.assumed && !slices.Contains(m.unread, cluster)
}

// apply returns a binding with the clusters that the Works are rendered for: b itself if nothing is held.
func (m moves) apply(b binding.Binding) binding.Binding {
	if len(m.replicas) == 0 {
		return b
	}
	b = b.DeepCopyObject().(binding.Binding)
	spec := b.BindingSpec()
	for i := range spec.Clusters {
		if n, ok := m.replicas[spec.Clusters[i].Name]; ok {
			spec.Clusters[i].Replicas = n
		}
	}
	for _, cluster := range m.leaving {
		spec.Clusters = append(spec.Clusters, workv1alpha2.TargetCluster{Name: cluster, Replicas: m.replicas[cluster]})
	}
	return b
}

// skip returns the clusters for which no Work is rendered: the pending ones, and those whose Works must not change.
func (m moves) skip(pending map[string]bool) map[string]bool {
	if len(m.unread) == 0 {
		return pending
	}
	out := map[string]bool{}
	maps.Copy(out, pending)
	for _, cluster := range m.unread {
		out[cluster] = true
	}
	return out
}

// holdMoves returns the moves of a binding that its disruption budgets hold. Without a budget it reads only their caches.
func (c *Controller) holdMoves(ctx context.Context, b binding.Binding, works []workv1alpha1.Work) (m moves, err error) {
	all, err := budgets.Of(ctx, c.control, b.GetNamespace())
	returning := c.returning(b)
	if err != nil || len(all)+len(returning) == 0 || budgets.IsJob(b) || !changesClusters(b, works) {
		return m, err
	}
	if !binding.IsWorkload(b.BindingSpec()) {
		if m, err = c.holdDependents(ctx, b, works); err != nil || len(m.leaving) > 0 {
			return m, err
		}
	}
	// A template that was deleted may be created again before the garbage collector deletes the binding, and get the same Works.
	selecting, suffix := all.All(), ""
	if labels, err := c.labels(ctx, b); err == nil {
		selecting = all.Select(labels)
	} else if len(all) > 0 {
		m.assumed, suffix = true, fmt.Sprintf(" if it selects the template, which is not known: %v", err)
	}
	if selecting = append(selecting, returning...); len(selecting) == 0 {
		return m, nil
	}
	if slices.ContainsFunc(works, func(w workv1alpha1.Work) bool { return c.control.Stale(&w) }) {
		return m, requeue.ErrStale // replicas that were removed must not count as available
	}
	w, unread, err := c.workload(ctx, b, works)
	if err != nil {
		return m, err
	}
	m.replicas = map[string]int32{}
	granted := w.Grant(selecting)
	if b.BindingSpec().StagedRollout != nil {
		m.updates = &updates{workload: w.After(granted), budgets: selecting}
	}
	for _, g := range granted {
		if err := unread[g.Cluster]; err != nil {
			m.unread = append(m.unread, g.Cluster)
			if !binding.Existing(b.BindingSpec()).Has(g.Cluster) {
				m.leaving = append(m.leaving, g.Cluster)
			}
			m.reasons = append(m.reasons, fmt.Sprintf("%s: its Work does not change until its replicas are known: %v", g.Cluster, err))
			continue
		}
		copied := w.Copies[slices.IndexFunc(w.Copies, func(copied budget.Copy) bool { return copied.Cluster == g.Cluster })]
		if w.Countable && g.Replicas < copied.Replicas {
			c.reduced.add(workUID(works, g.Cluster), g.Replicas, c.Clock.Now())
		}
		if g.Held == "" {
			continue
		}
		m.replicas[g.Cluster] = g.Replicas
		reason := g.Cluster + ": " + g.Held + suffix
		if copied.Removed {
			m.leaving = append(m.leaving, g.Cluster)
			task := eviction.Task(b.BindingSpec(), g.Cluster)
			if task != nil && task.PurgeMode == policyv1alpha1.PurgeModeDirectly && m.createsFirst(g.Cluster) {
				reason += ", and the replacement is therefore created first despite purge mode Directly"
			}
		}
		m.reasons = append(m.reasons, reason)
	}
	return m, nil
}

// keepState returns the plan for a cluster that a held move keeps: an object that replaced an evicted copy earlier keeps its labels.
func keepState(b binding.Binding, plan *render.Plan, cluster string, existing *workv1alpha1.Work) *render.Plan {
	objects, _ := work.Manifests(existing)
	if len(objects) != 1 || objects[0] == nil {
		return plan
	}
	kept := *plan
	kept.State = eviction.Kept(b.BindingStatus(), cluster, objects[0].GetLabels())
	return &kept
}

// changesClusters reports whether a Work exists in a cluster that is no longer a target, or has a status from which replicas can be
// removed. It only avoids work: a binding in its final state needs no evaluation.
func changesClusters(b binding.Binding, works []workv1alpha1.Work) bool {
	existing := binding.Existing(b.BindingSpec())
	return slices.ContainsFunc(works, func(w workv1alpha1.Work) bool {
		cluster, ok := names.ClusterOf(w.Namespace)
		return ok && w.DeletionTimestamp == nil && (!existing.Has(cluster) || binding.IsWorkload(b.BindingSpec()))
	})
}

// workload returns the copies of a binding and what they are to become. A copy with an error in unread must not change.
func (c *Controller) workload(
	ctx context.Context, b binding.Binding, works []workv1alpha1.Work,
) (w budget.Workload, unread map[string]error, err error) {
	spec := b.BindingSpec()
	targets, existing := binding.Targets(spec), binding.Existing(spec)
	w.Countable = binding.IsWorkload(spec) && len(spec.Components) == 0
	w.Clusters = int32(len(targets))
	for i := range works {
		cluster, ok := names.ClusterOf(works[i].Namespace)
		if !ok || works[i].DeletionTimestamp != nil {
			continue
		}
		copied, err := c.copyOf(ctx, b, &works[i], cluster, w.Countable)
		if errors.Is(err, interpret.ErrNotReady) {
			return w, nil, err // nothing can be rendered
		}
		at := slices.IndexFunc(targets, func(t workv1alpha2.TargetCluster) bool { return t.Name == cluster })
		switch {
		case err != nil:
			if unread == nil {
				unread = map[string]error{}
			}
			unread[cluster], copied.Unknown, copied.Wanted = err, true, copied.Replicas
		case at >= 0 && w.Countable:
			copied.Wanted = targets[at].Replicas
		case at >= 0 || existing.Has(cluster): // its eviction is not complete
			copied.Wanted = copied.Replicas
		default:
			copied.Removed = true
		}
		w.Copies = append(w.Copies, copied)
	}
	w.Expected = assigned(spec.Clusters)
	switch {
	case spec.Placement != nil && placement.Divides(spec.Placement.ReplicaScheduling):
		w.Expected, w.Scale = spec.Replicas, spec.Replicas
	case len(spec.Clusters) == 0: // nothing replaces the copies
		for _, copied := range w.Copies {
			w.Expected += copied.Replicas
		}
		w.Clusters, w.Scale = int32(len(w.Copies)), w.Expected
	default:
		w.Scale = max(spec.Replicas*int32(len(w.Copies)), w.Expected)
	}
	return w, unread, nil
}

func assigned(clusters []workv1alpha2.TargetCluster) (n int32) {
	for _, t := range clusters {
		n += t.Replicas
	}
	return n
}

// copyOf returns the copy of a Work with its available replicas. Wanted and Removed are not set.
func (c *Controller) copyOf(
	ctx context.Context, b binding.Binding, w *workv1alpha1.Work, name string, countable bool,
) (out budget.Copy, err error) {
	out = budget.Copy{Cluster: name, Replicas: 1}
	cluster := &clusterv1alpha1.Cluster{}
	err = c.control.Get(ctx, client.ObjectKey{Name: name}, cluster, client.UnsafeDisableDeepCopy)
	if client.IgnoreNotFound(err) != nil {
		return out, fmt.Errorf("read cluster %s: %w", name, err)
	}
	ready := err == nil && eviction.Ready(cluster)
	if task := eviction.Task(b.BindingSpec(), name); task != nil {
		out.Exempt = task.Reason == workv1alpha2.EvictionReasonApplicationFailure || task.Reason == workv1alpha2.EvictionReasonClusterNotReady
	}
	out.Exempt = out.Exempt || !ready || preserves(b) || // the object stays in the member
		eviction.EvictedAsFailed(b.BindingStatus(), name, w.CreationTimestamp.Time)
	if objects, _ := work.Manifests(w); countable && len(objects) == 1 && objects[0] != nil {
		replicas, err := c.Chain.Replicas(ctx, objects[0])
		switch {
		case err == nil || errors.Is(err, interpret.ErrNoInterpreter):
			out.Replicas = replicas.Count
		case !out.Exempt:
			return out, fmt.Errorf("read the replicas in cluster %s: %w", name, err)
		}
	}
	if !ready {
		return out, nil
	}
	reported, known := available(w)
	if out.Unknown = !known; !known {
		return out, nil
	}
	out.Available = min(reported, out.Replicas)
	if b.BindingSpec().StagedRollout != nil && c.updating(w) {
		if objects, _ := work.Manifests(w); len(objects) == 1 && objects[0] != nil {
			out.Updating = budget.UpdateLoss(objects[0], out.Replicas)
			out.Available = min(out.Available, out.Replicas-out.Updating)
		}
	}
	if at, ok := c.reduced.get(w.UID, reported, c.Clock.Now()); ok {
		out.Available, out.Unknown = min(out.Available, at), true
	}
	return out, nil
}

// available returns how many replicas of a Work are available according to its last report. This may be more than the Work has, if the
// report is older. An object that reports no replicas is available if it is healthy; the number is then the maximum.
func available(w *workv1alpha1.Work) (n int32, known bool) {
	if len(w.Status.ManifestStatuses) == 0 {
		return 0, false
	}
	report := w.Status.ManifestStatuses[0]
	if ready, counts := eviction.ReadyReplicas(report.Status); counts {
		return int32(min(max(ready, 0), math.MaxInt32)), true
	}
	switch workv1alpha2.ResourceHealth(report.Health) {
	case workv1alpha2.ResourceHealthy:
		return math.MaxInt32, true
	case workv1alpha2.ResourceUnhealthy:
		return 0, true
	case workv1alpha2.ResourceUnknown:
	}
	return 0, false
}

func workUID(works []workv1alpha1.Work, cluster string) types.UID {
	for i := range works {
		if works[i].Namespace == names.ExecutionNamespace(cluster) {
			return works[i].UID
		}
	}
	return ""
}

// reductions records the replicas to which Works were reduced, until their reports show it. A Work that is increased again soon after has
// an old report, with more replicas than there are. The state can be lost: the reports are seldom older than a second.
type reductions struct {
	mu   sync.Mutex // guards last
	last map[types.UID]reduction
}

type reduction struct {
	replicas int32
	at       time.Time
}

func (r *reductions) add(uid types.UID, replicas int32, now time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.last == nil {
		r.last = map[types.UID]reduction{}
	}
	for other, old := range r.last {
		if now.Sub(old.at) > reportTimeout {
			delete(r.last, other)
		}
	}
	r.last[uid] = reduction{replicas, now}
}

// at returns when a Work was last recorded.
func (r *reductions) at(uid types.UID) (at time.Time, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	last, ok := r.last[uid]
	return last.at, ok
}

// get returns the replicas to which a Work was reduced, unless a report shows the reduction.
func (r *reductions) get(uid types.UID, reported int32, now time.Time) (replicas int32, ok bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	last, ok := r.last[uid]
	if ok && (reported <= last.replicas || now.Sub(last.at) > reportTimeout) {
		delete(r.last, uid)
		return 0, false
	}
	return last.replicas, ok
}

// holdDependents returns the clusters in which an object stays because a workload of its namespace, which may use it, has not left them.
func (c *Controller) holdDependents(ctx context.Context, b binding.Binding, works []workv1alpha1.Work) (m moves, err error) {
	if b.GetNamespace() == "" {
		return m, nil
	}
	existing := binding.Existing(b.BindingSpec())
	var list workv1alpha2.ResourceBindingList
	for i := range works {
		cluster, ok := names.ClusterOf(works[i].Namespace)
		if !ok || existing.Has(cluster) || works[i].DeletionTimestamp != nil {
			continue
		}
		if list.Items == nil {
			if err := c.control.List(ctx, &list, client.InNamespace(b.GetNamespace()), client.UnsafeDisableDeepCopy); err != nil {
				return m, fmt.Errorf("list the workloads of namespace %s: %w", b.GetNamespace(), err)
			}
		}
		for j := range list.Items {
			other := &list.Items[j]
			if !meta.IsStatusConditionTrue(other.Status.Conditions, workv1alpha2.MoveHeldByBudget) || binding.Existing(&other.Spec).Has(cluster) {
				continue
			}
			if w, err := work.InCluster(ctx, c.control, other, cluster); err != nil {
				return m, err
			} else if w != nil && w.DeletionTimestamp == nil {
				m.leaving = append(m.leaving, cluster)
				m.reasons = append(m.reasons, fmt.Sprintf("%s: %s %s still runs there", cluster, other.Spec.Resource.Kind, other.Spec.Resource.Name))
				break
			}
		}
	}
	slices.Sort(m.leaving)
	slices.Sort(m.reasons)
	return m, nil
}

// setMovesHeld sets the condition MoveHeldByBudget of a binding, and records an event when a move is held. If updates may be held, too, it
// does nothing before the Works are synced.
func (c *Controller) setMovesHeld(ctx context.Context, b binding.Binding, m moves, synced bool) error {
	if m.updates != nil && !synced {
		return nil
	}
	current := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.MoveHeldByBudget)
	held := len(m.reasons) > 0
	if !held && (current == nil || current.Status == metav1.ConditionFalse) {
		return nil
	}
	status, reason, message := metav1.ConditionFalse, workv1alpha2.BudgetAllows, ""
	if held {
		status, reason = metav1.ConditionTrue, workv1alpha2.BudgetExhausted
		message = "Moves wait until enough replacements are available: " + strings.Join(m.reasons, "; ")
	}
	began := held && (current == nil || current.Status != metav1.ConditionTrue)
	_, err := patch.Status(ctx, c.control, b, func(b binding.Binding) {
		conditions.Set(&b.BindingStatus().Conditions, metav1.NewTime(c.Clock.Now()), workv1alpha2.MoveHeldByBudget, status, reason, message, 0)
	})
	if err != nil {
		return client.IgnoreNotFound(err)
	}
	if began {
		c.emit(b, workv1alpha2.MoveHeldByBudget, true, message)
	}
	return nil
}
