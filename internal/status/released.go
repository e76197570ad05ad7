// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"sync"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

// Released remembers the objects whose finalizer this process took off and that a cache may still show: letting go twice
// would be a write for nothing. Another object of the same name is another. It is a memory, not a state, as that of a Writer
// is. The zero value is empty.
type Released struct {
	mu   sync.Mutex
	uids map[types.NamespacedName]types.UID
}

// Note remembers an object that was let go.
func (r *Released) Note(o metav1.Object) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.uids == nil {
		r.uids = map[types.NamespacedName]types.UID{}
	}
	r.uids[keyOf(o)] = o.GetUID()
}

// Has says whether this very object was let go.
func (r *Released) Has(o metav1.Object) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	uid, ok := r.uids[keyOf(o)]
	return ok && uid == o.GetUID()
}

// Forget drops what is remembered of an object that is gone.
func (r *Released) Forget(key types.NamespacedName) {
	r.mu.Lock()
	defer r.mu.Unlock()
	delete(r.uids, key)
}

func keyOf(o metav1.Object) types.NamespacedName {
	return types.NamespacedName{Namespace: o.GetNamespace(), Name: o.GetName()}
}
