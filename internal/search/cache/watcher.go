// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"sync"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
)

// hub notifies watchers of changes. Its lock may be taken with the locks of Caches and Store held, and not the other way round.
type hub struct {
	mu       sync.RWMutex // guards watchers
	watchers map[schema.GroupVersionKind]map[*Watcher]struct{}
}

// wake notifies the watchers of a kind of changes in a cluster; "" means that clusters were added or removed.
func (h *hub) wake(kind schema.GroupVersionKind, cluster string) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	for w := range h.watchers[kind] {
		w.mark(cluster)
	}
	for w := range h.watchers[anyKind] {
		w.mark(cluster)
	}
}

// Watcher is notified of changes in the caches of a kind.
type Watcher struct {
	// C receives a value after changes.
	C chan struct{}

	mu    sync.Mutex // guards the fields below
	dirty sets.Set[string]
	all   bool
}

// anyKind is the key of the watchers of all kinds.
var anyKind = schema.GroupVersionKind{}

// WatchAll returns a Watcher of all kinds. stop must be called.
func (c *Caches) WatchAll() (w *Watcher, stop func()) { return c.Watch(anyKind) }

// Watch returns a Watcher of a kind. stop must be called.
func (c *Caches) Watch(kind schema.GroupVersionKind) (w *Watcher, stop func()) {
	w = &Watcher{C: make(chan struct{}, 1), dirty: sets.New[string]()}
	h := &c.hub
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.watchers[kind] == nil {
		h.watchers[kind] = map[*Watcher]struct{}{}
	}
	h.watchers[kind][w] = struct{}{}
	return w, func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		delete(h.watchers[kind], w)
		if len(h.watchers[kind]) == 0 {
			delete(h.watchers, kind)
		}
	}
}

// Take returns the clusters with changes since the last call. all is true if clusters were added or removed.
func (w *Watcher) Take() (dirty sets.Set[string], all bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	dirty, all = w.dirty, w.all
	w.dirty, w.all = sets.New[string](), false
	return dirty, all
}

// mark does not block.
func (w *Watcher) mark(cluster string) {
	w.mu.Lock()
	if cluster == "" {
		w.all = true
	} else {
		w.dirty.Insert(cluster)
	}
	w.mu.Unlock()
	select {
	case w.C <- struct{}{}:
	default: // a value is pending
	}
}
