// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"slices"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/work"
)

// SyncWork returns the Work by which a namespace is synced to a cluster without a policy, or nil.
func (s *Subject) SyncWork(ctx context.Context, control client.Reader, cluster string) (*workv1alpha1.Work, error) {
	kind, key := s.Kind.GroupKind(), types.NamespacedName{Name: s.Name}
	w, _, err := work.Find(ctx, control, names.ExecutionNamespace(cluster), names.Works(kind, "", s.Name), kind, key)
	if err != nil || w == nil || w.DeletionTimestamp != nil {
		return nil, err
	}
	return w, nil
}

// synced returns the claim of a namespace that no policy selects: it is synced to members without one. ok is false for other objects.
func (s *Subject) synced(ctx context.Context, control client.Reader) (claim Claim, ok bool, err error) {
	if s.Kind.GroupKind() != (schema.GroupKind{Kind: "Namespace"}) || s.Binding != nil {
		return Claim{}, false, nil
	}
	const unneeded = "a namespace needs no policy"
	var clusters clusterv1alpha1.ClusterList
	err = control.List(ctx, &clusters)
	for i := 0; err == nil && i < len(clusters.Items); i++ {
		var w *workv1alpha1.Work
		if w, err = s.SyncWork(ctx, control, clusters.Items[i].Name); w != nil {
			claim.Synced = append(claim.Synced, clusters.Items[i].Name)
		}
	}
	slices.Sort(claim.Synced)
	skipped := builtin.NotSynced(s.Template)
	switch {
	case apierrors.IsForbidden(err):
		return Claim{Unclaimed: unneeded + "; where it is synced to is unknown, no permission to read clusters and works"}, true, nil
	case err != nil:
		return Claim{}, false, err
	case len(claim.Synced) > 0:
		claim.Unclaimed = unneeded + ": it is synced to " + Names(claim.Synced)
	case skipped != "":
		claim.Unclaimed = NotSelected + ", and it is not synced without one: it " + skipped
	default:
		claim.Unclaimed = unneeded + ", but it has no Work: no cluster needs it, or --skipped-propagating-namespaces excludes it"
	}
	return claim, true, nil
}
