// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"cmp"
	"slices"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/utils/clock"
	"k8s.io/utils/third_party/forked/golang/btree"
)

const (
	// maxEvents and maxEventAge limit the events that a store keeps for watches that resume.
	maxEvents   = 10_000
	maxEventAge = 2 * time.Minute
	// degree is the degree of the trees: wide nodes take less memory.
	degree = 64
)

// Event is a change of an object.
type Event struct {
	Type   watch.EventType
	Object *Object // for a deletion, it has the version of the deletion
	// Previous has the labels and fields before the change; nil if the object was added.
	Previous *Selected
	at       time.Time
}

// Selected holds the values that selectors use.
type Selected struct{ Labels, Fields Pairs }

// Store holds the objects of one kind of one cluster. A reflector writes it. It is safe for concurrent use.
type Store struct {
	// Cluster is the name of the cluster.
	Cluster string
	clock   clock.Clock

	mu     sync.RWMutex // guards the fields below
	source *source      // the one that may write
	tree   *btree.BTree[*Object]
	// version is the resource version up to which the objects are current. All events after floor are in events.
	version, floor uint64
	events         []Event
	// generation counts the times that events were lost: watches cannot continue.
	generation uint64
	synced     bool
	budget     *budget // of the cluster; nil means no limit
	counted    int64   // number of objects that are counted in budget
	released   bool
	notify     func() // called with mu held after each change; it must not block
}

func newStore(cluster string, clk clock.Clock, b *budget, notify func()) *Store {
	return &Store{Cluster: cluster, clock: clk, tree: newTree(), budget: b, notify: notify}
}

func newTree() *btree.BTree[*Object] { return btree.New(degree, less) }

// View is an immutable snapshot of a store.
type View struct {
	tree       *btree.BTree[*Object]
	Version    uint64
	generation uint64
}

// View returns the current objects. It reports false before the first list is complete.
func (s *Store) View() (View, bool) {
	s.mu.Lock() // cloning a tree writes it
	defer s.mu.Unlock()
	return View{tree: s.tree.Clone(), Version: s.version, generation: s.generation}, s.synced
}

// Get returns an object.
func (v View) Get(key types.NamespacedName) (*Object, bool) { return v.tree.Get(at(key)) }

// Len returns the number of objects.
func (v View) Len() int { return v.tree.Len() }

// Ascend calls f with the objects of a namespace ("" means all) after a key in order, until f returns false.
func (v View) Ascend(namespace string, after types.NamespacedName, f func(*Object) bool) {
	from := after
	if namespace > from.Namespace {
		from = types.NamespacedName{Namespace: namespace}
	}
	start := at(from)
	v.tree.AscendGreaterOrEqual(start, func(o *Object) bool {
		if namespace != "" && o.Namespace() != namespace {
			return o.Namespace() < namespace
		}
		if after.Name != "" && !less(start, o) {
			return true // the object of the key itself
		}
		return f(o)
	})
}

// Position is a place in the events of a store.
type Position struct {
	version    uint64
	generation uint64
}

// At returns the position after a view.
func (v View) At() Position { return Position{version: v.Version, generation: v.generation} }

// PositionOf returns the position after a resource version. It reports false if events after it are lost.
func (s *Store) PositionOf(version uint64) (Position, bool) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return Position{version: version, generation: s.generation}, s.synced && version >= s.floor
}

// Since returns the events after a position and the position after them. It reports false if events are lost.
func (s *Store) Since(p Position) ([]Event, Position, bool) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	if p.generation != s.generation || p.version < s.floor {
		return nil, p, false
	}
	first, _ := slices.BinarySearchFunc(s.events, p.version+1, func(e Event, version uint64) int {
		if e.Object.version < version {
			return -1
		}
		return 1
	})
	if first < len(s.events) {
		// Events of one list have the version of their objects, and deletions that of the list: they are in order.
		return slices.Clone(s.events[first:]), Position{version: max(p.version, s.version), generation: p.generation}, true
	}
	return nil, Position{version: max(p.version, s.version), generation: p.generation}, true
}

// Current returns the resource version up to which the objects are current.
func (s *Store) Current() uint64 {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.version
}

// Synced reports whether the first list is complete.
func (s *Store) Synced() bool {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.synced
}

// Connected reports whether the store follows the member.
func (s *Store) Connected() bool {
	s.mu.RLock()
	from := s.source
	s.mu.RUnlock()
	if from == nil {
		return false
	}
	state, _ := from.status()
	return state == Connected
}

// setSource makes a source the only one that may write.
func (s *Store) setSource(from *source) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.source = from
}

// change changes the objects on behalf of a source. Another source may have replaced it while it waited for a response.
func (s *Store) change(from *source, change func()) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.source != from {
		return errEnded
	}
	change()
	s.changed()
	return nil
}

// clear removes all objects until the next list of the source.
func (s *Store) clear(from *source) {
	_ = s.change(from, func() { // the objects now belong to another source
		if s.synced {
			s.reset(nil, 0)
			s.synced = false
		}
	})
}

// touch notifies watchers without a change of objects.
func (s *Store) touch() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.changed()
}

// Add implements cache.ReflectorStore.
func (s *Store) Add(object any) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.put(object.(*Object))
	s.changed()
	return nil
}

// Update implements cache.ReflectorStore.
func (s *Store) Update(object any) error { return s.Add(object) }

// Delete implements cache.ReflectorStore. A deleted object has the version of the deletion.
func (s *Store) Delete(object any) error {
	o := object.(*Object)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.remove(o, o.version)
	s.changed()
	return nil
}

// Bookmark implements cache.ReflectorBookmarkStore.
func (s *Store) Bookmark(version string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.version = max(s.version, parseVersion(version))
	s.changed()
	return nil
}

// Resync implements cache.ReflectorStore.
func (s *Store) Resync() error { return nil }

// Replace implements cache.ReflectorStore. Watches receive the differences, unless the member was restored to an older version.
func (s *Store) Replace(list []any, version string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.replace(list, version)
	s.changed()
	return nil
}

// replace must be called with mu held.
func (s *Store) replace(list []any, version string) {
	current := parseVersion(version)
	objects := make([]*Object, len(list))
	for i := range list {
		objects[i] = list[i].(*Object)
	}
	if !s.synced || current < s.version {
		s.reset(objects, current)
		return
	}
	listed := newTree()
	// Events must be in the order of versions.
	slices.SortFunc(objects, func(a, b *Object) int { return cmp.Compare(a.version, b.version) })
	for _, o := range objects {
		listed.ReplaceOrInsert(o)
	}
	var removed []*Object
	s.tree.Ascend(func(o *Object) bool {
		if _, ok := listed.Get(o); !ok {
			removed = append(removed, o)
		}
		return true
	})
	// An object that changed while events were lost may be older than the current version: it gets the version of the list.
	for _, o := range objects {
		if before, ok := s.tree.Get(o); ok && before.version == o.version {
			continue
		}
		if o.version <= s.version {
			s.reset(objects, current)
			return
		}
		s.put(o)
	}
	for _, o := range removed {
		s.remove(o, current)
	}
	s.version = max(s.version, current)
}

// reset replaces all objects. Watches cannot continue. It must be called with mu held.
func (s *Store) reset(objects []*Object, version uint64) {
	s.tree = newTree()
	for _, o := range objects {
		s.tree.ReplaceOrInsert(o)
	}
	s.events, s.version, s.floor, s.synced = nil, version, version, true
	s.generation++
}

// put must be called with mu held. If the object was recreated while events were lost, watches receive the deletion of the former one. Both
// happened after the current version, the deletion first. Therefore the deletion gets the version before the new object.
func (s *Store) put(o *Object) {
	before, replaced := s.tree.Get(o)
	if replaced && before.identity != o.identity {
		s.remove(o, o.version-1)
		replaced = false
	}
	s.tree.ReplaceOrInsert(o)
	e := Event{Type: watch.Added, Object: o}
	if replaced {
		e.Type, e.Previous = watch.Modified, &Selected{Labels: before.Labels(), Fields: before.Fields()}
	}
	s.record(e)
}

// remove must be called with mu held.
func (s *Store) remove(o *Object, version uint64) {
	before, ok := s.tree.Delete(o)
	if !ok {
		s.version = max(s.version, version)
		return
	}
	last := *before
	last.version = version
	s.record(Event{Type: watch.Deleted, Object: &last, Previous: &Selected{Labels: before.Labels(), Fields: before.Fields()}})
}

// record appends an event. It must be called with mu held.
func (s *Store) record(e Event) {
	e.at = s.clock.Now()
	s.version = max(s.version, e.Object.version)
	s.events = append(s.events, e)
	if len(s.events) > maxEvents {
		s.drop(len(s.events) - maxEvents*3/4)
	}
}

// Expire drops old events.
func (s *Store) Expire() {
	limit := s.clock.Now().Add(-maxEventAge)
	s.mu.Lock()
	defer s.mu.Unlock()
	old, _ := slices.BinarySearchFunc(s.events, limit, func(e Event, limit time.Time) int { return e.at.Compare(limit) })
	if old > 0 {
		s.drop(old)
	}
}

// drop drops the first n events. It must be called with mu held.
func (s *Store) drop(n int) {
	s.floor = max(s.floor, s.events[n-1].Object.version)
	s.events = slices.Clone(s.events[n:])
}

// changed must be called with mu held.
func (s *Store) changed() {
	s.account()
	if s.notify != nil {
		s.notify()
	}
}

// Version returns the resource version of the position.
func (p Position) Version() uint64 { return p.version }
