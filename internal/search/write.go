// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/search/cache"
)

var errNoInfo = errors.New("the request has no request info")

// written records the last writes through this process, so that later reads show them.
type written struct {
	mu       sync.Mutex // guards the fields below
	versions map[schema.GroupVersionKind]map[string]uint64
	deleted  map[schema.GroupVersionKind]map[deletion]types.UID
}

// deletion identifies a deleted object of a kind.
type deletion struct {
	cluster string
	types.NamespacedName
}

func newWritten() *written {
	return &written{
		versions: map[schema.GroupVersionKind]map[string]uint64{}, deleted: map[schema.GroupVersionKind]map[deletion]types.UID{},
	}
}

// recordDeletion records that an object was deleted. An empty UID means that it was not.
func (o *written) recordDeletion(kind schema.GroupVersionKind, cluster string, key types.NamespacedName, uid types.UID) {
	if uid == "" {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.deleted[kind] == nil {
		o.deleted[kind] = map[deletion]types.UID{}
	}
	o.deleted[kind][deletion{cluster, key}] = uid
}

func (o *written) record(kind schema.GroupVersionKind, cluster string, version uint64) {
	if version == 0 {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.versions[kind] == nil {
		o.versions[kind] = map[string]uint64{}
	}
	o.versions[kind][cluster] = max(o.versions[kind][cluster], version)
}

// wait waits until the caches show the writes, but not longer than readBound.
func (o *written) wait(ctx context.Context, kind schema.GroupVersionKind, sources []cache.Source) {
	deadline := time.Now().Add(readBound) //nolint:forbidigo // it bounds a wait
	for i := range sources {
		s := &sources[i]
		o.mu.Lock()
		version := o.versions[kind][s.Cluster]
		o.mu.Unlock()
		for version > s.Current() && !s.Outdated && time.Now().Before(deadline) { //nolint:forbidigo // see above
			select {
			case <-ctx.Done():
				return
			case <-time.After(5 * time.Millisecond):
			}
		}
		if version > 0 {
			o.mu.Lock()
			if o.versions[kind][s.Cluster] == version {
				delete(o.versions[kind], s.Cluster) // visible now, or lost
			}
			o.mu.Unlock()
		}
	}
	o.waitDeleted(ctx, kind, sources, deadline)
}

// waitDeleted waits until the caches do not show deleted objects, but not longer than the deadline.
func (o *written) waitDeleted(ctx context.Context, kind schema.GroupVersionKind, sources []cache.Source, deadline time.Time) {
	o.mu.Lock()
	pending := maps.Clone(o.deleted[kind])
	o.mu.Unlock()
	for d, uid := range pending {
		i := slices.IndexFunc(sources, func(s cache.Source) bool { return s.Cluster == d.cluster })
		for i >= 0 && !sources[i].Outdated && time.Now().Before(deadline) && //nolint:forbidigo // it bounds a wait
			shows(sources[i], d.NamespacedName, uid) {
			select {
			case <-ctx.Done():
				return
			case <-time.After(5 * time.Millisecond):
			}
		}
		o.mu.Lock()
		if o.deleted[kind][d] == uid {
			delete(o.deleted[kind], d) // visible now, or lost
		}
		o.mu.Unlock()
	}
}

// shows reports whether a cache has an object with a UID.
func shows(s cache.Source, key types.NamespacedName, uid types.UID) bool {
	view, _ := s.View()
	object, found := view.Get(key)
	if !found {
		return false
	}
	content, err := object.Unstructured()
	return err == nil && content.GetUID() == uid
}
