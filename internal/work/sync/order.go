// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// A workload that starts in a member before the ConfigMaps and Secrets that it mounts restarts with an increasing delay. Its first
// Work in a cluster is therefore created after those of its dependencies are applied there. The wait is bounded, because a
// dependency that cannot be applied must not block the workload.
const (
	// dependencyTimeout is the maximum wait after the binding was scheduled.
	dependencyTimeout = 15 * time.Second
	// attachTimeout is the maximum wait for the first attached binding: the dependencies may not exist in the control plane.
	attachTimeout = 3 * time.Second
	// minDependencyInterval and maxDependencyInterval bound the delay between two checks, which grows with the time already waited.
	minDependencyInterval, maxDependencyInterval = 250 * time.Millisecond, 2 * time.Second
)

// pendingClusters returns the target clusters without a Work in which dependencies of the template are not applied yet, and the
// delay before the next check.
func (c *Controller) pendingClusters(
	ctx context.Context, b binding.Binding, template *interpret.Object, works []workv1alpha1.Work,
) (map[string]bool, time.Duration, error) {
	spec, scheduled := b.BindingSpec(), b.BindingStatus().LastScheduledTime
	if !spec.PropagateDeps || !binding.ScopeOf(b).Namespaced || scheduled == nil {
		return nil, 0, nil
	}
	waited := c.Clock.Since(scheduled.Time)
	if waited.Abs() >= dependencyTimeout { // negative if the clock of the scheduler is ahead
		return nil, 0, nil
	}
	var missing []string
	for _, target := range binding.Targets(spec) {
		if !exists(works, target.Name) {
			missing = append(missing, target.Name)
		}
	}
	if len(missing) == 0 {
		return nil, 0, nil
	}
	dependencies, err := c.Chain.Dependencies(ctx, template)
	if errors.Is(err, interpret.ErrNotReady) {
		return nil, 0, err
	}
	if err != nil || len(dependencies) == 0 {
		return nil, 0, nil // internal/dependencies reports the error
	}
	applied, err := c.dependenciesApplied(ctx, b, waited)
	if err != nil {
		return nil, 0, err
	}
	pending := map[string]bool{}
	for _, cluster := range missing {
		if !applied(cluster) {
			pending[cluster] = true
		}
	}
	return pending, min(max(waited/2, minDependencyInterval), maxDependencyInterval), nil
}

func exists(works []workv1alpha1.Work, cluster string) bool {
	return slices.ContainsFunc(works, func(w workv1alpha1.Work) bool { return w.Namespace == names.ExecutionNamespace(cluster) })
}

// dependenciesApplied returns a function that reports whether the attached bindings of b are applied in a cluster.
func (c *Controller) dependenciesApplied(ctx context.Context, b binding.Binding, waited time.Duration) (func(cluster string) bool, error) {
	var attached workv1alpha2.ResourceBindingList
	label := client.HasLabels{names.DependedBy(b.GetNamespace(), b.GetName())}
	// Not modified.
	if err := c.control.List(ctx, &attached, client.InNamespace(b.GetNamespace()), label, client.UnsafeDisableDeepCopy); err != nil {
		return nil, fmt.Errorf("list the dependencies of %s: %w", binding.Title(b), err)
	}
	if len(attached.Items) == 0 {
		return func(string) bool { return waited >= attachTimeout }, nil
	}
	applied := map[string]int{} // the number of attached bindings by execution namespace
	for i := range attached.Items {
		works, err := work.Of(ctx, c.control, &attached.Items[i])
		if err != nil {
			return nil, err
		}
		in := sets.New[string]()
		for j := range works {
			if meta.IsStatusConditionTrue(works[j].Status.Conditions, workv1alpha1.WorkApplied) {
				in.Insert(works[j].Namespace)
			}
		}
		for namespace := range in {
			applied[namespace]++
		}
	}
	return func(cluster string) bool { return applied[names.ExecutionNamespace(cluster)] == len(attached.Items) }, nil
}
