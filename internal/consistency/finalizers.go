// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package consistency

import (
	"sync"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

// FinalizerTracker records objects whose finalizer this process removed, so that a stale cache does not cause a second
// write. It distinguishes objects by UID. The zero value is ready to use.
type FinalizerTracker struct {
	mu   sync.Mutex
	uids map[types.NamespacedName]types.UID
}

// Removed records that the finalizer of an object was removed.
func (t *FinalizerTracker) Removed(o metav1.Object) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.uids == nil {
		t.uids = map[types.NamespacedName]types.UID{}
	}
	t.uids[keyOf(o)] = o.GetUID()
}

// Has reports whether the finalizer of this object was removed.
func (t *FinalizerTracker) Has(o metav1.Object) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	uid, ok := t.uids[keyOf(o)]
	return ok && uid == o.GetUID()
}

// Forget drops the record of an object that no longer exists.
func (t *FinalizerTracker) Forget(key types.NamespacedName) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.uids, key)
}
