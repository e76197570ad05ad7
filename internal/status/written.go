// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"strconv"
	"sync"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
)

// Written remembers the versions of the objects that this process wrote last, to tell when a cache does not show them yet.
// Deciding on what a cache showed before one's own write leads to writing twice, or into a conflict. It is a memory, not a
// state: losing it costs a write.
type Written struct {
	mu       sync.Mutex
	versions map[types.UID]uint64
}

// Note remembers an object as the server answered it.
func (w *Written) Note(o metav1.Object) {
	version, err := strconv.ParseUint(o.GetResourceVersion(), 10, 64)
	if err != nil {
		return // a server that does not number its versions is trusted to be seen in time
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.versions == nil {
		w.versions = map[types.UID]uint64{}
	}
	w.versions[o.GetUID()] = version
}

// Behind says whether an object, as a cache shows it, is older than what was written.
func (w *Written) Behind(o metav1.Object) bool {
	version, err := strconv.ParseUint(o.GetResourceVersion(), 10, 64)
	if err != nil {
		return false
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	last, ok := w.versions[o.GetUID()]
	if ok && version >= last {
		delete(w.versions, o.GetUID()) // the cache has caught up
		return false
	}
	return ok
}

// Forget drops what is remembered of an object that is gone.
func (w *Written) Forget(uid types.UID) {
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.versions, uid)
}
