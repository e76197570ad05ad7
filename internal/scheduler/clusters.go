// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"slices"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/util/sets"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/panics"
)

// passInterval is the minimum time between two passes over the bindings because of changed clusters. A pass handles all
// changes since the last one.
const passInterval = time.Second

// clusterChange is the change of a cluster since the last pass. before is nil if the cluster was created, after if it was
// deleted.
type clusterChange struct {
	before, after *clusterv1alpha1.Cluster
	// between holds the versions between them that differ for decisions; nil if the cluster did not exist. A binding may have
	// been evaluated with any of them.
	between []*clusterv1alpha1.Cluster
}

// affectsDecisions reports whether the change can affect any decision: a change of labels, spec, deletion timestamp or served
// kinds. Other parts of the status change continuously.
func (c *clusterChange) affectsDecisions() bool {
	return len(c.between) > 0 || differ(c.before, c.after)
}

// removes reports whether targets can no longer be in the cluster.
func (c *clusterChange) removes() bool {
	if c.after == nil || c.after.DeletionTimestamp != nil {
		return true
	}
	return slices.ContainsFunc(append([]*clusterv1alpha1.Cluster{c.before}, c.between...), func(v *clusterv1alpha1.Cluster) bool {
		return v != nil && v.UID != c.after.UID
	})
}

// name returns the name of the cluster.
func (c *clusterChange) name() string {
	if c.before == nil && c.after == nil {
		return nameOf(c.between[0], nil)
	}
	return nameOf(c.before, c.after)
}

// differ reports whether the difference between two versions of a cluster can affect any decision. A version is nil if the cluster
// does not exist.
func differ(before, after *clusterv1alpha1.Cluster) bool {
	if before == nil || after == nil {
		return before != after
	}
	return affectsDecisions(before, after)
}

// clusterChanges collects the changes of clusters between two passes.
type clusterChanges struct {
	mu      sync.Mutex
	changes map[string]*clusterChange
	pending chan struct{} // has an element if there are changes
}

func newClusterChanges() *clusterChanges { return &clusterChanges{pending: make(chan struct{}, 1)} }

// add records a change, unless no decision depends on it.
func (c *clusterChanges) add(before, after *clusterv1alpha1.Cluster) {
	if before != nil && after != nil && !affectsDecisions(before, after) && !freesCapacity(before, after) {
		return
	}
	name := nameOf(before, after)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.changes == nil {
		c.changes = map[string]*clusterChange{}
	}
	next := &clusterChange{before: before, after: after}
	if earlier := c.changes[name]; earlier != nil {
		next = earlier.followedBy(next)
	}
	c.changes[name] = next
	c.notify()
}

// followedBy returns the change from c.before to next.after.
func (c *clusterChange) followedBy(next *clusterChange) *clusterChange {
	out := &clusterChange{before: c.before, after: next.after, between: slices.Clone(c.between)}
	if differ(c.before, c.after) && differ(c.after, next.after) {
		out.between = append(out.between, c.after)
	}
	out.between = append(out.between, next.between...)
	return out
}

func (c *clusterChanges) notify() {
	select {
	case c.pending <- struct{}{}:
	default: // a pass is pending
	}
}

// restore adds changes again after a failed pass.
func (c *clusterChanges) restore(changes []*clusterChange) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.changes == nil {
		c.changes = map[string]*clusterChange{}
	}
	for _, change := range changes {
		if later := c.changes[change.name()]; later != nil {
			change = change.followedBy(later)
		}
		c.changes[change.name()] = change
	}
	c.notify()
}

func nameOf(before, after *clusterv1alpha1.Cluster) string {
	if after != nil {
		return after.Name
	}
	return before.Name
}

// take returns the changes since the last call: those that can affect any decision, and those that only provide capacity.
func (c *clusterChanges) take() (relevant, capacity []*clusterChange) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, change := range c.changes {
		if change.affectsDecisions() {
			relevant = append(relevant, change)
		} else {
			capacity = append(capacity, change)
		}
	}
	c.changes = nil
	return relevant, capacity
}

// affectsDecisions reports whether a change of a cluster can affect any decision: a change of its labels, its spec, its
// deletion timestamp or its served kinds. Other parts of the status change continuously. The generation of a recreated
// cluster starts again, so that the UIDs are compared, too.
func affectsDecisions(old, c *clusterv1alpha1.Cluster) bool {
	return old.UID != c.UID || old.Generation != c.Generation || (old.DeletionTimestamp == nil) != (c.DeletionTimestamp == nil) ||
		!equality.Semantic.DeepEqual(old.Labels, c.Labels) || !equality.Semantic.DeepEqual(old.Status.APIEnablements, c.Status.APIEnablements)
}

// freesCapacity reports whether a change of a cluster's status may provide capacity for an unschedulable binding.
func freesCapacity(old, c *clusterv1alpha1.Cluster) bool {
	return !equality.Semantic.DeepEqual(old.Status.ResourceSummary, c.Status.ResourceSummary)
}

// clusterChanged records a change of a cluster. The snapshot includes it at once; bindings are requeued by the next pass.
func (s *Scheduler) clusterChanged(before, after *clusterv1alpha1.Cluster) {
	s.snapshots.changed(nameOf(before, after))
	s.clusters.add(before, after)
}

// runPasses requeues the bindings that changed clusters affect, at most once in passInterval, until ctx is done.
func (s *Scheduler) runPasses(ctx context.Context) {
	var last time.Time
	for {
		select {
		case <-s.clusters.pending:
		case <-ctx.Done():
			return
		}
		if wait := passInterval - s.Clock.Since(last); wait > 0 {
			select {
			case <-s.Clock.After(wait):
			case <-ctx.Done():
				return
			}
		}
		last = s.Clock.Now()
		if err := panics.Recover(func() error { return s.pass(ctx) }); err != nil {
			ctrl.LoggerFrom(ctx).Error(err, "Failed to requeue bindings after clusters changed; retrying")
		}
	}
}

// pass requeues the bindings that the changes since the last pass can affect. Their affinities select a changed cluster, their
// target was deleted, or they are unschedulable and a cluster may have capacity now.
func (s *Scheduler) pass(ctx context.Context) error {
	relevant, capacity := s.clusters.take()
	done := false
	defer func() {
		if !done { // an error or a panic
			s.clusters.restore(relevant)
		}
	}()
	removed := sets.New[string]()
	for _, c := range relevant {
		if c.removes() {
			removed.Insert(c.name())
		}
	}
	for k, priority := range s.interests.affected(relevant) {
		s.requeueAfterClusterChange(k, priorityqueue.AddOpts{Priority: &priority})
	}
	if len(capacity) > 0 {
		s.retryUnschedulable(s.interests.selecting(capacity))
	}
	if len(removed) > 0 {
		if err := s.requeueTargeting(ctx, removed); err != nil {
			return err
		}
	}
	done = true
	return nil
}

// requeueTargeting requeues the bindings that target one of the clusters.
func (s *Scheduler) requeueTargeting(ctx context.Context, clusters sets.Set[string]) error {
	bindings, err := binding.List(func(l binding.ObjectList) error { return s.control.List(ctx, l, client.UnsafeDisableDeepCopy) })
	if err != nil {
		return err
	}
	for _, b := range bindings {
		for i := range b.BindingSpec().Clusters {
			if clusters.Has(b.BindingSpec().Clusters[i].Name) && s.handles(b) {
				s.requeueAfterClusterChange(client.ObjectKeyFromObject(b), priorityqueue.AddOpts{Priority: new(priority(b))})
				break
			}
		}
	}
	return nil
}

func (s *Scheduler) requeueAfterClusterChange(k key, o priorityqueue.AddOpts) {
	incoming.WithLabelValues(eventCluster).Inc()
	s.queue.AddWithOpts(o, k)
}
