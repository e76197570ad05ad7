// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	appsv1 "k8s.io/api/apps/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/rollout/revision"
	"karmada.io/karmada/internal/work/sync"
)

// defaultHistory is the default of revisionHistoryLimit.
const defaultHistory = 5

// list reads the revisions of a binding, sorted by number. It reads live: few bindings have a strategy, and a watch of all
// ControllerRevisions would serve them only.
func (c *Controller) list(ctx context.Context, b binding.Binding) ([]appsv1.ControllerRevision, error) {
	var list appsv1.ControllerRevisionList
	err := c.live.List(ctx, &list, client.InNamespace(namespaceOf(b)), client.MatchingLabels{binding.ScopeOf(b).IDLabel: binding.ID(b)})
	if err != nil {
		return nil, fmt.Errorf("list revisions of %s: %w", binding.Title(b), err)
	}
	out := slices.DeleteFunc(list.Items, func(r appsv1.ControllerRevision) bool { return !metav1.IsControlledBy(&r, b) })
	slices.SortFunc(out, func(a, b appsv1.ControllerRevision) int { return cmp.Compare(a.Revision, b.Revision) })
	return out, nil
}

// record creates the revision of a content if there is none. It returns all revisions, and the number of this one.
func (c *Controller) record(
	ctx context.Context, b binding.Binding, content *revision.Content,
) (all []appsv1.ControllerRevision, current int64, err error) {
	if all, err = c.list(ctx, b); err != nil {
		return nil, 0, err
	}
	name, err := content.Name(b.GetName(), binding.ID(b))
	if err != nil {
		return nil, 0, err
	}
	next := int64(1)
	for i := range all {
		if all[i].Name == name {
			return all, all[i].Revision, nil
		}
		next = max(next, all[i].Revision+1)
	}
	raw, err := rawOf(content)
	if err != nil {
		return nil, 0, err
	}
	created := &appsv1.ControllerRevision{
		ObjectMeta: metav1.ObjectMeta{
			Namespace: namespaceOf(b), Name: name, Labels: map[string]string{binding.ScopeOf(b).IDLabel: binding.ID(b)},
			OwnerReferences: []metav1.OwnerReference{owner(b)},
		},
		Data: raw, Revision: next,
	}
	if err := c.control.Create(ctx, created); apierrors.IsAlreadyExists(err) {
		return nil, 0, requeue.ErrStale // that of a deleted binding, which the garbage collector deletes
	} else if err != nil {
		return nil, 0, fmt.Errorf("create revision %s/%s: %w", created.Namespace, name, err)
	}
	return append(all, *created), next, nil
}

// prune deletes the oldest revisions above the limit. Revisions in use are kept.
func (c *Controller) prune(
	ctx context.Context, r Rollout, strategy *policyv1alpha1.StagedStrategy, revisions []appsv1.ControllerRevision,
) error {
	limit, status := defaultHistory, r.RolloutStatus()
	if l := strategy.RevisionHistoryLimit; l != nil {
		limit = int(*l)
	}
	used := sets.New(status.Revision, status.StableRevision, status.TemplateRevision)
	for i := range status.Clusters {
		used.Insert(status.Clusters[i].Revision)
	}
	unused := slices.DeleteFunc(slices.Clone(revisions), func(o appsv1.ControllerRevision) bool { return used.Has(o.Revision) })
	for i := range max(len(unused)-limit, 0) {
		if err := client.IgnoreNotFound(c.control.Delete(ctx, &unused[i])); err != nil {
			return fmt.Errorf("delete revision %s/%s: %w", unused[i].Namespace, unused[i].Name, err)
		}
	}
	return nil
}

// Revisions implements sync.Rollouts.
func (c *Controller) Revisions(
	ctx context.Context, b binding.Binding, template *interpret.Object, overrides []override.Policy,
) (map[string]sync.Revision, error) {
	r, err := c.read(ctx, b)
	if err != nil || r == nil || r.RolloutStatus().Revision == 0 {
		return nil, err
	}
	content, err := revision.Of(ctx, c.Chain, b.BindingSpec(), template, overrides)
	if err != nil {
		return nil, err
	}
	name, err := content.Name(b.GetName(), binding.ID(b))
	if err != nil {
		return nil, err
	}
	stored, err := c.list(ctx, b)
	if err != nil {
		return nil, err
	}
	byNumber, out := map[int64]sync.Revision{}, map[string]sync.Revision{}
	for i := range stored {
		revised := sync.Revision{Number: stored[i].Revision}
		if stored[i].Name != name {
			old, err := revision.Decode(stored[i].Data.Raw)
			if err != nil {
				return nil, fmt.Errorf("%s/%s: %w", stored[i].Namespace, stored[i].Name, err)
			}
			revised.Template, revised.Overrides = old.Restore(template)
		}
		byNumber[revised.Number] = revised
	}
	for _, cluster := range r.RolloutStatus().Clusters {
		if cluster.Revision == 0 {
			continue // it waits for its stage
		}
		revised, ok := byNumber[cluster.Revision]
		if !ok {
			return nil, fmt.Errorf("cluster %s: revision %d of %s not found: the ControllerRevision was deleted", cluster.Name, cluster.Revision,
				binding.Title(b))
		}
		out[cluster.Name] = revised
	}
	return out, nil
}
