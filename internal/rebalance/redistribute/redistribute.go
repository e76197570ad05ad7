// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package redistribute writes into a binding how many of its replicas each cluster gets. A binding and the new numbers go
// in, one patch comes out. The scheduler writes the same field: the patch holds for the version that was read, so that a
// decision that came between is never undone; the caller looks again some other time.
package redistribute

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/api/equality"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

// Clusters patches spec.clusters of b, which is left alone, and gives the binding as the server answered. Nothing is
// written when nothing changes. The error is a conflict when b is not the newest version.
func Clusters(ctx context.Context, control client.Client, b binding.Binding, clusters []workv1alpha2.TargetCluster) (binding.Binding, error) {
	after := b.DeepCopyObject().(binding.Binding)
	if equality.Semantic.DeepEqual(b.BindingSpec().Clusters, clusters) {
		return after, nil
	}
	after.BindingSpec().Clusters = clusters
	patch := client.MergeFromWithOptions(b, client.MergeFromWithOptimisticLock{})
	if err := control.Patch(ctx, after, patch); err != nil {
		return nil, fmt.Errorf("patch the clusters of %s: %w", binding.Title(b), err)
	}
	return after, nil
}
