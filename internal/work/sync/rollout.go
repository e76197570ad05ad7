// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"fmt"
	"time"

	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/render"
	"karmada.io/karmada/internal/work/strategy"
)

// startInterval is the delay before removals that wait for the start of a rollout are evaluated again, if no event does it.
const startInterval = 30 * time.Second

// Revision is the revision of a template for a cluster.
type Revision struct {
	// ID identifies the revision. It is the value of names.Revision of the Work.
	ID string
	// Template and Overrides are its content. A nil Template means the current template and policies.
	Template  *interpret.Object
	Overrides []override.Policy
}

// Rollouts returns the revisions of the clusters of a binding in a staged rollout. A cluster without an entry keeps what it has. overrides
// are the current policies. An error means that no cluster may be changed.
type Rollouts interface {
	Revisions(
		ctx context.Context, b binding.Binding, template *interpret.Object, overrides []override.Policy,
	) (map[string]Revision, error)
	// Dependency is like Revisions, for an attached binding without a policy. staged is false if no binding that requires it is staged.
	Dependency(
		ctx context.Context, b binding.Binding, template *interpret.Object, overrides []override.Policy,
	) (revisions map[string]Revision, staged bool, err error)
	// Recorded reports whether a revision has the current content of the template of a binding, its policies and its dependencies.
	Recorded(ctx context.Context, b binding.Binding, revision int64) (bool, error)
}

// rollout is a StagedRollout or a ClusterStagedRollout. It has the name of its binding.
type rollout interface {
	client.Object
	RolloutStatus() *fleetv1alpha1.StagedRolloutStatus
}

// unfinished reports whether a rollout has started and not ended.
func unfinished(s *fleetv1alpha1.StagedRolloutStatus) bool {
	return s.Revision != 0 && s.FinishedAt == nil
}

// awaitRollout returns the Works that may be removed from clusters that are no longer targets, and the delay before the others are
// evaluated again, if no event does it. While a rollout is unfinished or about to start, those stay in clusters that the placement no
// longer selects: a change of the policy must not remove what still runs the stable revision. So do their dependencies. Scaling,
// rescheduling and evictions do not wait. With an error, it returns Works that do not wait.
func (c *Controller) awaitRollout(
	ctx context.Context, b binding.Binding, orphans []*workv1alpha1.Work,
) (removable []*workv1alpha1.Work, retry time.Duration, err error) {
	if b.BindingSpec().Placement == nil {
		return c.awaitRequiring(ctx, b, orphans)
	}
	if b.BindingSpec().StagedRollout == nil {
		return orphans, 0, nil
	}
	var waiting []*workv1alpha1.Work
	for _, w := range orphans {
		wanted, err := c.deselected(ctx, b, w)
		if err != nil {
			return nil, 0, err
		}
		if wanted {
			waiting = append(waiting, w)
		} else {
			removable = append(removable, w)
		}
	}
	if len(waiting) == 0 {
		return removable, 0, nil
	}
	r := newRollout(binding.ScopeOf(b))
	err = c.live.Get(ctx, client.ObjectKeyFromObject(b), r) // the cache may not show that it has started
	if client.IgnoreNotFound(err) != nil {
		return removable, 0, fmt.Errorf("read rollout %s: %w", client.ObjectKeyFromObject(b), err)
	}
	status := r.RolloutStatus()
	switch {
	case unfinished(status):
		for _, w := range waiting {
			name, _ := names.ClusterOf(w.Namespace)
			c.emit(b, "RemovalWaitsForRollout", false, fmt.Sprintf("The placement no longer selects cluster %s. The object is removed there "+
				"after the rollout of revision %d has ended.", name, status.Revision))
		}
	case status.Revision == 0 && len(binding.Targets(b.BindingSpec())) == 0:
		return orphans, 0, nil // there is no rollout without a target
	default:
		// The template may have changed together with the policy.
		known := status.Revision != 0
		if known && c.Rollouts != nil {
			known, err = c.Rollouts.Recorded(ctx, b, status.TemplateRevision)
		}
		if known && err == nil {
			return orphans, 0, nil
		}
		retry = startInterval
		if err != nil { // a dependency that cannot be read must not stop the other clusters
			ctrl.LoggerFrom(ctx).Error(err, "Failed to determine whether a rollout starts")
			c.emit(b, "RemovalWaitsForRollout", false, fmt.Sprintf("The placement no longer selects some clusters. The object is removed there "+
				"when it is known whether a rollout starts: %v", err))
		}
	}
	for _, w := range waiting {
		c.Guard.Withdraw(w.UID)
	}
	return removable, retry, nil
}

// deselected reports whether only the placement of a binding has ceased to select the cluster of a Work.
func (c *Controller) deselected(ctx context.Context, b binding.Binding, w *workv1alpha1.Work) (bool, error) {
	name, _ := names.ClusterOf(w.Namespace)
	cluster := &clusterv1alpha1.Cluster{}
	err := c.control.Get(ctx, client.ObjectKey{Name: name}, cluster, client.UnsafeDisableDeepCopy)
	if client.IgnoreNotFound(err) != nil {
		return false, fmt.Errorf("read cluster %s: %w", name, err)
	}
	evicted := eviction.Task(b.BindingSpec(), name) != nil || eviction.Replaced(b.BindingStatus(), name, w.CreationTimestamp.Time)
	return err == nil && w.DeletionTimestamp == nil && !evicted && !placement.Selects(b.BindingSpec().Placement, cluster), nil
}

// awaitRequiring is like awaitRollout, for an attached binding: its objects stay as long as a workload in a staged rollout that requires
// them stays in the cluster.
func (c *Controller) awaitRequiring(
	ctx context.Context, b binding.Binding, orphans []*workv1alpha1.Work,
) (removable []*workv1alpha1.Work, retry time.Duration, err error) {
	for _, w := range orphans {
		stays, err := c.required(ctx, b, w)
		if err != nil {
			return removable, 0, err
		}
		if !stays {
			removable = append(removable, w)
			continue
		}
		retry = holdInterval
		c.Guard.Withdraw(w.UID)
	}
	return removable, retry, nil
}

// required reports whether a binding in a staged rollout that requires an attached binding has a Work in the cluster of a Work.
func (c *Controller) required(ctx context.Context, b binding.Binding, w *workv1alpha1.Work) (bool, error) {
	cluster, _ := names.ClusterOf(w.Namespace)
	for _, by := range b.BindingSpec().RequiredBy {
		requiring := binding.ScopeFor(by.Namespace).New()
		err := c.control.Get(ctx, client.ObjectKey{Namespace: by.Namespace, Name: by.Name}, requiring)
		if client.IgnoreNotFound(err) != nil {
			return false, fmt.Errorf("read binding %s/%s: %w", by.Namespace, by.Name, err)
		}
		if err != nil || requiring.BindingSpec().StagedRollout == nil || w.DeletionTimestamp != nil {
			continue
		}
		if used, err := work.InCluster(ctx, c.control, requiring, cluster); err != nil {
			return false, err
		} else if used != nil && used.DeletionTimestamp == nil {
			return true, nil
		}
	}
	return false, nil
}

// newRollout returns an empty rollout of a scope.
func newRollout(s binding.Scope) rollout {
	if s.Namespaced {
		return &fleetv1alpha1.StagedRollout{}
	}
	return &fleetv1alpha1.ClusterStagedRollout{}
}

// revisions returns the revisions of the clusters of a binding. staged is false if all clusters get the current template.
func (c *Controller) revisions(
	ctx context.Context, b binding.Binding, template *interpret.Object, overrides []override.Policy,
) (revisions map[string]Revision, staged bool, err error) {
	spec := b.BindingSpec()
	switch {
	case spec.StagedRollout != nil && c.Rollouts != nil:
		revisions, err = c.Rollouts.Revisions(ctx, b, template, overrides)
		return revisions, true, err
	case spec.StagedRollout == nil && spec.Placement == nil && len(spec.RequiredBy) > 0 && c.Rollouts != nil:
		return c.Rollouts.Dependency(ctx, b, template, overrides)
	}
	return nil, spec.StagedRollout != nil, nil
}

// plans returns a function that returns the plan of a cluster, or nil if the cluster must not be changed.
func (c *Controller) plans(
	ctx context.Context, b binding.Binding, template *interpret.Object, overrides render.Overrides,
) (func(cluster string) *render.Plan, error) {
	revisions, staged, err := c.revisions(ctx, b, template, overrides.Policies)
	if err != nil {
		return nil, err
	}
	if !staged {
		plan, err := c.plan(b, template, overrides, "")
		return func(string) *render.Plan { return plan }, err
	}
	plans := map[string]*render.Plan{}
	for _, r := range revisions {
		if plans[r.ID] != nil {
			continue
		}
		object, of := template, overrides
		if r.Template != nil {
			object = r.Template
			if of, err = c.forTargets(ctx, b, r.Overrides); err != nil {
				return nil, err
			}
		}
		if plans[r.ID], err = c.plan(b, object, of, r.ID); err != nil {
			return nil, fmt.Errorf("revision %s: %w", r.ID, err)
		}
	}
	return func(cluster string) *render.Plan { return plans[revisions[cluster].ID] }, nil
}

// plan returns the plan of a template. An invalid apply strategy is a terminal error.
func (c *Controller) plan(b binding.Binding, template *interpret.Object, overrides render.Overrides, id string) (*render.Plan, error) {
	plan, err := render.New(c.Chain, b, template, overrides)
	if errors.Is(err, strategy.ErrInvalid) {
		return nil, requeue.Terminal(err)
	}
	if err != nil {
		return nil, err
	}
	if plan.Revision = id; c.InjectState {
		plan.State = eviction.Injected(b.BindingSpec(), b.BindingStatus())
	}
	return plan, nil
}
