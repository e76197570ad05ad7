// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"context"
	"fmt"
	"slices"
	"sync"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

// unseen remembers the Works that were made for a binding and that the cache has not been seen to show. A binding that goes
// a moment after its Works were made must find them all: what it misses then is nobody's for ever. It is a memory, not a
// state: when a process starts, its cache shows what earlier ones made.
type unseen struct {
	mu    sync.Mutex
	works map[string][]types.NamespacedName // by the permanent ID of the binding
}

// add is called before a Work is made: whether that worked may never be known.
func (u *unseen) add(binding string, work types.NamespacedName) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.works == nil {
		u.works = map[string][]types.NamespacedName{}
	}
	if !slices.Contains(u.works[binding], work) {
		u.works[binding] = append(u.works[binding], work)
	}
}

func (u *unseen) take(binding string) []types.NamespacedName {
	u.mu.Lock()
	defer u.mu.Unlock()
	out := u.works[binding]
	delete(u.works, binding)
	return out
}

// complete adds to the Works of a binding, as the cache shows them, those that it does not show yet.
func (u *unseen) complete(ctx context.Context, live client.Reader, binding, label string, works []workv1alpha1.Work) ([]workv1alpha1.Work, error) {
	for _, key := range u.take(binding) {
		if slices.ContainsFunc(works, func(w workv1alpha1.Work) bool { return w.Namespace == key.Namespace && w.Name == key.Name }) {
			continue
		}
		var w workv1alpha1.Work
		err := live.Get(ctx, key, &w)
		if apierrors.IsNotFound(err) {
			continue // it was never made, or is gone again
		}
		if err != nil {
			u.add(binding, key)
			return nil, fmt.Errorf("read work %s: %w", key, err)
		}
		u.add(binding, key) // until the cache shows it
		if w.Labels[label] == binding {
			works = append(works, w)
		}
	}
	return works, nil
}
