// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/dynamic"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/member"
)

// Kind is a kind to cache for one cluster.
type Kind struct {
	schema.GroupVersionKind
	// Namespaces limits the objects; empty means all. It is sorted.
	Namespaces []string
	Projection Projection
}

func (k *Kind) selects(namespace string) bool {
	if len(k.Namespaces) == 0 || namespace == "" {
		return true
	}
	_, found := slices.BinarySearch(k.Namespaces, namespace)
	return found
}

// Caches holds the caches of all clusters: one store for each kind of a cluster, which all requests share. It is safe for
// concurrent use.
type Caches struct {
	clock  clock.WithTicker
	limits Limits
	hub    hub
	pages  pages

	mu sync.RWMutex // guards the fields below
	// kinds are the kinds that any cluster should cache.
	kinds     sets.Set[schema.GroupVersionKind]
	byKind    map[schema.GroupVersionKind]map[string]*entry
	resources map[schema.GroupVersionResource]*meta.RESTMapping // of the control plane
	// learned are the resources of members, by cluster. A member does not change what the control plane or another member serves.
	learned map[schema.GroupVersionResource]map[string]*meta.RESTMapping
	budgets map[string]*budget // by cluster
	codecs  map[schema.GroupVersionKind]*codecs
	plain   *codec // shared by all kinds; nil before it is needed
	unready sets.Set[string]
	members map[string]connection
}

// connection is a member with a client whose lists wait for their place among the pages.
type connection struct {
	*member.Member
	objects dynamic.Interface
}

// entry is a cache of one kind of one cluster. source is nil while there is no connection to the cluster.
type entry struct {
	kind    Kind
	store   *Store
	source  *source
	started time.Time
	// limited reports whether the cluster has too many kinds; nothing is cached then.
	limited bool
}

// state returns the state of the cache; source is the source of the entry, read with mu held.
func (e *entry) state(source *source) State {
	switch {
	case e.limited:
		return Limited
	case source == nil:
		return Starting
	}
	state, _ := source.status()
	return state
}

// New returns empty caches.
func New(clk clock.WithTicker, limits Limits) *Caches {
	return &Caches{
		limits: limits, pages: newPages(), learned: map[schema.GroupVersionResource]map[string]*meta.RESTMapping{}, budgets: map[string]*budget{},
		clock: clk, byKind: map[schema.GroupVersionKind]map[string]*entry{}, resources: map[schema.GroupVersionResource]*meta.RESTMapping{},
		codecs: map[schema.GroupVersionKind]*codecs{}, hub: hub{watchers: map[schema.GroupVersionKind]map[*Watcher]struct{}{}},
		unready: sets.New[string](), members: map[string]connection{},
	}
}

// Run expires old events until ctx ends. Then it stops all caches.
func (c *Caches) Run(ctx context.Context) {
	ticker := c.clock.NewTicker(maxEventAge / 4)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			c.mu.Lock()
			var sources []*source
			for _, clusters := range c.byKind {
				for _, e := range clusters {
					if e.source != nil {
						sources = append(sources, e.source)
						e.source = nil
					}
				}
			}
			c.members = nil
			c.mu.Unlock()
			for _, s := range sources {
				s.end()
				s.done.Wait()
			}
			return
		case <-ticker.C():
			c.mu.RLock()
			for _, clusters := range c.byKind {
				for _, e := range clusters {
					e.store.Expire()
				}
			}
			c.mu.RUnlock()
		}
	}
}

// Register makes a resource known. Reads of it are served from the cache, also while no cluster is connected.
func (c *Caches) Register(mapping *meta.RESTMapping) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.resources[mapping.Resource] = mapping
}

// learn makes a resource known that a member serves.
func (c *Caches) learn(cluster string, mapping *meta.RESTMapping) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.learned[mapping.Resource] == nil {
		c.learned[mapping.Resource] = map[string]*meta.RESTMapping{}
	}
	c.learned[mapping.Resource][cluster] = mapping
}

// Mapping returns the kind of a cached resource: that of the control plane, or of the first member that serves it. It reports false if
// no cluster should cache it.
func (c *Caches) Mapping(resource schema.GroupVersionResource) (*meta.RESTMapping, bool) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	mapping := c.resources[resource]
	if mapping != nil && c.kinds.Has(mapping.GroupVersionKind) {
		return mapping, true
	}
	of := c.learned[resource]
	for _, cluster := range slices.Sorted(maps.Keys(of)) {
		if c.kinds.Has(of[cluster].GroupVersionKind) {
			return of[cluster], true
		}
	}
	return mapping, false
}

// Has reports whether any version of a resource is cached.
func (c *Caches) Has(resource schema.GroupResource) bool {
	c.mu.RLock()
	var versions []schema.GroupVersionResource
	for known := range c.resources {
		if known.GroupResource() == resource {
			versions = append(versions, known)
		}
	}
	for known := range c.learned {
		if known.GroupResource() == resource {
			versions = append(versions, known)
		}
	}
	c.mu.RUnlock()
	return slices.ContainsFunc(versions, func(v schema.GroupVersionResource) bool { _, ok := c.Mapping(v); return ok })
}

// SetKinds declares the kinds that any cluster should cache.
func (c *Caches) SetKinds(kinds sets.Set[schema.GroupVersionKind]) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.kinds = kinds
	for kind, clusters := range c.byKind {
		if len(clusters) == 0 && !kinds.Has(kind) {
			c.drop(kind)
		}
	}
}

// drop removes what remains of a kind that no cluster caches. It must be called with mu held.
func (c *Caches) drop(kind schema.GroupVersionKind) {
	delete(c.byKind, kind)
	delete(c.codecs, kind)
}

// Set makes a cluster cache kinds, and no others. It stops and removes the caches of other kinds.
func (c *Caches) Set(ctx context.Context, cluster string, kinds []Kind) error {
	wanted, limited := map[schema.GroupVersionKind]Kind{}, map[schema.GroupVersionKind]bool{}
	for i, k := range slices.SortedFunc(slices.Values(kinds), func(a, b Kind) int { return cmp.Compare(a.String(), b.String()) }) {
		wanted[k.GroupVersionKind] = k
		limited[k.GroupVersionKind] = c.limits.Kinds > 0 && i >= c.limits.Kinds
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for kind, clusters := range c.byKind {
		e := clusters[cluster]
		if e == nil {
			continue
		}
		if k, ok := wanted[kind]; ok && reflect.DeepEqual(k, e.kind) && limited[kind] == e.limited {
			continue
		}
		if e.source != nil {
			e.source.end()
		}
		e.store.release()
		if delete(clusters, cluster); len(clusters) == 0 && !c.kinds.Has(kind) {
			c.drop(kind)
		}
		c.hub.wake(kind, "")
	}
	if len(wanted) > 0 && c.budgets[cluster] == nil {
		c.budgets[cluster] = &budget{most: int64(c.limits.Objects)}
	}
	for kind, k := range wanted {
		if c.byKind[kind] == nil {
			c.byKind[kind] = map[string]*entry{}
		}
		if c.byKind[kind][cluster] != nil {
			continue
		}
		e := &entry{kind: k, started: c.clock.Now(), limited: limited[kind]}
		e.store = newStore(cluster, c.clock, c.budgets[cluster], func() { c.hub.wake(kind, cluster) })
		c.byKind[kind][cluster] = e
		if m, connected := c.members[cluster]; connected {
			if err := c.start(ctx, e, m); err != nil {
				return err
			}
		}
		c.hub.wake(kind, "")
	}
	return nil
}

// Connect fills the caches of a cluster through a connection, until the context of the connection ends.
func (c *Caches) Connect(ctx context.Context, m *member.Member) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.members == nil {
		return nil // stopped
	}
	connected := connection{m, m.Dynamic}
	if m.Config != nil {
		var err error
		if connected.objects, err = c.pages.client(m); err != nil {
			return fmt.Errorf("connect to cluster %s: %w", m.Name, err)
		}
	}
	c.members[m.Name] = connected
	for _, clusters := range c.byKind {
		e := clusters[m.Name]
		if e == nil {
			continue
		}
		if e.source != nil {
			e.source.end()
		}
		if err := c.start(ctx, e, connected); err != nil {
			return err
		}
	}
	return nil
}

// start must be called with mu held.
func (c *Caches) start(ctx context.Context, e *entry, m connection) error {
	kind := e.kind.GroupVersionKind
	if e.limited {
		return nil
	}
	if c.codecs[kind] == nil {
		if c.plain == nil {
			var err error
			if c.plain, err = newCodec(nil); err != nil {
				return err
			}
		}
		c.codecs[kind] = &codecs{plain: c.plain, confidential: kind.Group == "" && kind.Kind == "Secret"}
	}
	e.source = &source{
		store: e.store, wanted: e.kind, codecs: c.codecs[kind], learn: c.learn, pages: c.pages, settled: make(chan struct{}),
	}
	e.source.start(ctx, m)
	return nil
}

// SetReady declares whether a cluster is ready. Reads omit clusters that are not ready; their caches are kept.
func (c *Caches) SetReady(cluster string, ready bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.unready.Has(cluster) != ready {
		return
	}
	if ready {
		c.unready.Delete(cluster)
	} else {
		c.unready.Insert(cluster)
	}
	for kind, clusters := range c.byKind {
		if clusters[cluster] != nil {
			c.hub.wake(kind, "")
		}
	}
}

// Forget removes a cluster that is deleted.
func (c *Caches) Forget(ctx context.Context, cluster string) error {
	err := c.Set(ctx, cluster, nil)
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.members, cluster)
	delete(c.budgets, cluster)
	for resource, of := range c.learned {
		if delete(of, cluster); len(of) == 0 {
			delete(c.learned, resource)
		}
	}
	c.unready.Delete(cluster)
	watchErrors.DeleteLabelValues(cluster)
	return err
}

// Reason states why a read omits a cluster or may return outdated objects of it.
type Reason string

// The reasons.
const (
	NotReady     Reason = "not ready"
	NotSynced    Reason = "not synced yet"
	NotReachable Reason = "not reachable"
	LimitReached Reason = "limit of cached kinds or objects reached"
)

// Source is the cache of one cluster to read from.
type Source struct {
	*Store
	// Complete is false if parts of the objects are not cached.
	Complete bool
	// Outdated is true if the member cannot be reached.
	Outdated bool
}

// Sources returns the caches of a kind, sorted by cluster, and the clusters that are omitted, by reason. It waits for first lists
// that are in progress until the deadline, but only for caches that are younger than the deadline allows.
func (c *Caches) Sources(ctx context.Context, kind schema.GroupVersionKind, bound time.Duration) ([]Source, map[string]Reason) {
	c.mu.RLock()
	entries := slices.Collect(maps.Values(c.byKind[kind]))
	sources := make(map[string]*source, len(entries))
	unready := sets.New[string]()
	for _, e := range entries {
		sources[e.store.Cluster] = e.source
		if c.unready.Has(e.store.Cluster) {
			unready.Insert(e.store.Cluster)
		}
	}
	c.mu.RUnlock()
	slices.SortFunc(entries, func(a, b *entry) int { return cmp.Compare(a.store.Cluster, b.store.Cluster) })
	c.await(ctx, entries, sources, unready, bound)
	var out []Source
	omitted := map[string]Reason{}
	for _, e := range entries {
		cluster := e.store.Cluster
		state := e.state(sources[cluster])
		synced := e.store.Synced()
		switch {
		case unready.Has(cluster):
			omitted[cluster] = NotReady
		case state == Limited:
			omitted[cluster] = LimitReached
		case state == NotServed:
		case !synced && state == Unreachable:
			omitted[cluster] = NotReachable
		case !synced:
			omitted[cluster] = NotSynced
		default:
			out = append(out, Source{Store: e.store, Complete: e.kind.Projection.Complete(), Outdated: state == Unreachable})
		}
	}
	return out, omitted
}

// Kept returns the caches of a kind of clusters that are not ready, which reads omit, sorted by cluster. Their objects may be outdated.
func (c *Caches) Kept(kind schema.GroupVersionKind) (out []Source) {
	c.mu.RLock()
	defer c.mu.RUnlock()
	for _, cluster := range slices.Sorted(maps.Keys(c.byKind[kind])) {
		if e := c.byKind[kind][cluster]; c.unready.Has(cluster) && e.store.Synced() {
			out = append(out, Source{Store: e.store, Complete: e.kind.Projection.Complete(), Outdated: true})
		}
	}
	return out
}

// await waits for the first attempts of sources that started less than bound ago.
func (c *Caches) await(ctx context.Context, entries []*entry, sources map[string]*source, unready sets.Set[string], bound time.Duration) {
	now := c.clock.Now()
	var timeout <-chan time.Time
	for _, e := range entries {
		s := sources[e.store.Cluster]
		left := bound - now.Sub(e.started)
		if s == nil || left <= 0 || unready.Has(e.store.Cluster) {
			continue
		}
		if timeout == nil {
			timeout = c.clock.After(left)
		}
		select {
		case <-s.settled:
		case <-ctx.Done():
			return
		case <-timeout:
			return
		}
	}
}

// AwaitStart waits until the first attempts to fill the caches of all ready clusters have ended, but not longer than bound. It reports
// whether they have.
func (c *Caches) AwaitStart(ctx context.Context, bound time.Duration) bool {
	changes, stop := c.WatchAll()
	defer stop()
	timeout := c.clock.NewTimer(bound)
	defer timeout.Stop()
	for c.starting() {
		select {
		case <-changes.C:
			changes.Take()
		case <-timeout.C():
			return false
		case <-ctx.Done():
			return false
		}
	}
	return true
}

// starting reports whether a first attempt to fill a cache of a ready cluster has not ended.
func (c *Caches) starting() bool {
	c.mu.RLock()
	defer c.mu.RUnlock()
	for _, clusters := range c.byKind {
		for cluster, e := range clusters {
			if !c.unready.Has(cluster) && e.state(e.source) == Starting {
				return true
			}
		}
	}
	return false
}

// Stores returns all stores by kind, also stores that are not synced or whose cluster is not ready.
func (c *Caches) Stores() map[schema.GroupVersionKind][]*Store {
	c.mu.RLock()
	defer c.mu.RUnlock()
	out := make(map[schema.GroupVersionKind][]*Store, len(c.byKind))
	for kind, clusters := range c.byKind {
		for _, e := range clusters {
			out[kind] = append(out[kind], e.store)
		}
	}
	return out
}

// States returns the state of each cache of a cluster, by kind.
func (c *Caches) States(cluster string) map[schema.GroupVersionKind]State {
	c.mu.RLock()
	defer c.mu.RUnlock()
	out := map[schema.GroupVersionKind]State{}
	for kind, clusters := range c.byKind {
		if e := clusters[cluster]; e != nil {
			out[kind] = e.state(e.source)
		}
	}
	return out
}
