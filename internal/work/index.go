// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

// OwnerIndex is a cache index of Works by the object that they implement, such as a quota or a Service.
type OwnerIndex struct {
	// Field is the name of the index in the cache.
	Field string
	// Of returns the object of a Work.
	Of func(client.Object) (types.NamespacedName, bool)
}

// ByLabels returns the object that two labels of a Work identify, for OwnerIndex.Of.
func ByLabels(namespace, name string) func(client.Object) (types.NamespacedName, bool) {
	return func(w client.Object) (types.NamespacedName, bool) {
		l := w.GetLabels()
		key := types.NamespacedName{Namespace: l[namespace], Name: l[name]}
		return key, key.Name != "" && key.Namespace != ""
	}
}

// Register adds the index to a cache. It can be added once.
func (i OwnerIndex) Register(ctx context.Context, indexer client.FieldIndexer) error {
	if err := indexer.IndexField(ctx, &workv1alpha1.Work{}, i.Field, i.Keys); err != nil {
		return fmt.Errorf("index works by %s: %w", i.Field, err)
	}
	return nil
}

// Keys returns the keys of a Work in the index.
func (i OwnerIndex) Keys(w client.Object) []string {
	if key, ok := i.Of(w); ok {
		return []string{key.String()}
	}
	return nil
}

// List returns the Works of an object. The cache of control must have the index.
func (i OwnerIndex) List(
	ctx context.Context, control client.Reader, owner types.NamespacedName, options ...client.ListOption,
) ([]workv1alpha1.Work, error) {
	var list workv1alpha1.WorkList
	if err := control.List(ctx, &list, append(options, client.MatchingFields{i.Field: owner.String()})...); err != nil {
		return nil, fmt.Errorf("list works by %s %s: %w", i.Field, owner, err)
	}
	return list.Items, nil
}

// Requeue returns a handler that requeues the object of a Work.
func (i OwnerIndex) Requeue() handler.EventHandler {
	return handler.EnqueueRequestsFromMapFunc(func(_ context.Context, w client.Object) []ctrl.Request {
		if key, ok := i.Of(w); ok {
			return []ctrl.Request{{NamespacedName: key}}
		}
		return nil
	})
}
