// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"fmt"

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
	"karmada.io/karmada/internal/work/render"
	"karmada.io/karmada/internal/work/strategy"
)

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

// awaitRollout returns the Works that may be removed from clusters that are no longer targets. While a rollout is unfinished, those stay
// in clusters that the placement no longer selects: a change of the policy must not remove what still runs the stable revision.
// Scaling, rescheduling and evictions do not wait.
func (c *Controller) awaitRollout(ctx context.Context, b binding.Binding, orphans []*workv1alpha1.Work) ([]*workv1alpha1.Work, error) {
	placed := b.BindingSpec().Placement
	if len(orphans) == 0 || b.BindingSpec().StagedRollout == nil || placed == nil {
		return orphans, nil
	}
	r := newRollout(binding.ScopeOf(b))
	err := c.live.Get(ctx, client.ObjectKeyFromObject(b), r) // the cache may not show that it has started
	if client.IgnoreNotFound(err) != nil {
		return nil, fmt.Errorf("read rollout %s: %w", client.ObjectKeyFromObject(b), err)
	}
	if err != nil || !unfinished(r.RolloutStatus()) {
		return orphans, nil
	}
	var out []*workv1alpha1.Work
	for _, w := range orphans {
		name, _ := names.ClusterOf(w.Namespace)
		cluster := &clusterv1alpha1.Cluster{}
		err := c.control.Get(ctx, client.ObjectKey{Name: name}, cluster, client.UnsafeDisableDeepCopy)
		if client.IgnoreNotFound(err) != nil {
			return nil, fmt.Errorf("read cluster %s: %w", name, err)
		}
		evicted := eviction.Task(b.BindingSpec(), name) != nil || eviction.Replaced(b.BindingStatus(), name, w.CreationTimestamp.Time)
		if err != nil || w.DeletionTimestamp != nil || evicted || placement.Selects(placed, cluster) {
			out = append(out, w)
			continue
		}
		c.Guard.Withdraw(w.UID)
		c.emit(b, "RemovalWaitsForRollout", false, fmt.Sprintf("The placement no longer selects cluster %s. The object is removed there after "+
			"the rollout of revision %d has ended.", name, r.RolloutStatus().Revision))
	}
	return out, nil
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
