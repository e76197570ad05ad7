// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"sync"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"

	"karmada.io/karmada/internal/interpret"
)

// objectKey identifies an object of any version of its kind.
type objectKey struct {
	kind schema.GroupKind
	key  types.NamespacedName
}

// index maps objects to the bindings that they concern: that of a template, and those that depend on an object. It is a cache: it
// is filled by reconciling.
type index struct {
	mu         sync.Mutex // guards the fields below
	entries    map[types.NamespacedName]entry
	templates  map[objectKey]types.NamespacedName
	names      map[objectKey]sets.Set[types.NamespacedName]
	via        map[objectKey]sets.Set[types.NamespacedName] // bindings whose dependencies were read from the object
	namespaces map[objectKey]sets.Set[types.NamespacedName] // bindings with selectors; the key has no name
	expired    int                                          // number of calls of expire
	retains    sets.Set[types.NamespacedName]               // bindings whose copies need dependencies of an earlier template or cluster
}

// entry holds the last read state of the template of a binding.
type entry struct {
	template     objectKey
	version      string // resourceVersion of the template; "" if it must be read again
	dependencies []interpret.Dependency
	via          []objectKey // dependencies whose own dependencies are included
	// attached holds the UIDs of the dependencies that are attached.
	attached map[objectKey]types.UID
}

func newIndex() *index {
	return &index{
		entries: map[types.NamespacedName]entry{}, templates: map[objectKey]types.NamespacedName{},
		names: map[objectKey]sets.Set[types.NamespacedName]{}, via: map[objectKey]sets.Set[types.NamespacedName]{},
		namespaces: map[objectKey]sets.Set[types.NamespacedName]{},
		retains:    sets.New[types.NamespacedName](),
	}
}

// interpreters returns a number that changes when interpreters change.
func (x *index) interpreters() int {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.expired
}

// set records the template and the dependencies of a binding. by is the result of interpreters before the interpretation.
func (x *index) set(b types.NamespacedName, e entry, by int) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if by != x.expired {
		e.version = "" // another interpreter may determine other dependencies
	}
	e.attached = x.entries[b].attached
	x.remove(b)
	x.entries[b] = e
	x.templates[e.template] = b
	for i := range e.dependencies {
		into, at := x.place(&e.dependencies[i])
		insert(into, at, b)
	}
	for _, at := range e.via {
		insert(x.via, at, b)
	}
}

// follow records that the dependencies of a binding include those of an object, which is read afterwards.
func (x *index) follow(b types.NamespacedName, at objectKey) {
	x.mu.Lock()
	defer x.mu.Unlock()
	insert(x.via, at, b)
}

func insert(into map[objectKey]sets.Set[types.NamespacedName], at objectKey, b types.NamespacedName) {
	if into[at] == nil {
		into[at] = sets.New[types.NamespacedName]()
	}
	into[at].Insert(b)
}

func remove(from map[objectKey]sets.Set[types.NamespacedName], at objectKey, b types.NamespacedName) {
	if from[at].Delete(b); len(from[at]) == 0 {
		delete(from, at)
	}
}

// setAttached records the dependencies of a binding that are attached, and returns those that were recorded before.
func (x *index) setAttached(b types.NamespacedName, attached map[objectKey]types.UID) (before map[objectKey]types.UID) {
	x.mu.Lock()
	defer x.mu.Unlock()
	e, ok := x.entries[b]
	if ok {
		before, e.attached = e.attached, attached
		x.entries[b] = e
	}
	return before
}

// forget drops a binding.
func (x *index) forget(b types.NamespacedName) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.retains.Delete(b)
	x.remove(b)
}

// setRetaining records whether events of the Works of a binding are needed.
func (x *index) setRetaining(b types.NamespacedName, retaining bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if retaining {
		x.retains.Insert(b)
	} else {
		x.retains.Delete(b)
	}
}

// retaining reports whether events of the Works of a binding are needed.
func (x *index) retaining(b types.NamespacedName) bool {
	x.mu.Lock()
	defer x.mu.Unlock()
	return x.retains.Has(b)
}

func (x *index) remove(b types.NamespacedName) {
	e, ok := x.entries[b]
	if !ok {
		return
	}
	delete(x.entries, b)
	if x.templates[e.template] == b {
		delete(x.templates, e.template)
	}
	for i := range e.dependencies {
		from, at := x.place(&e.dependencies[i])
		remove(from, at, b)
	}
	for _, at := range e.via {
		remove(x.via, at, b)
	}
}

// place returns the map and the key of a dependency.
func (x *index) place(d *interpret.Dependency) (map[objectKey]sets.Set[types.NamespacedName], objectKey) {
	at := keyOf(d)
	if d.Name == "" {
		return x.namespaces, at
	}
	return x.names, at
}

// dependencies returns those recorded for a version of the template of a binding.
func (x *index) dependencies(b types.NamespacedName, version string) ([]interpret.Dependency, bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	e, ok := x.entries[b]
	return e.dependencies, ok && version != "" && e.version == version
}

// expire causes the templates of some kinds to be interpreted again.
func (x *index) expire(concerned func(schema.GroupKind) bool) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.expired++
	for b, e := range x.entries {
		if concerned(e.template.kind) {
			e.version = ""
			x.entries[b] = e
		}
	}
}

// concerned returns the bindings to reconcile after an event of an object: created (old is nil), changed, or deleted (m is nil).
func (x *index) concerned(kind schema.GroupKind, old, m *metav1.PartialObjectMetadata) []types.NamespacedName {
	if m == nil {
		return nil // garbage collection deletes the binding
	}
	at := objectKey{kind: kind, key: types.NamespacedName{Namespace: m.Namespace, Name: m.Name}}
	out := sets.New[types.NamespacedName]()
	x.mu.Lock()
	defer x.mu.Unlock()
	if b, ok := x.templates[at]; ok && old != nil && changed(old, m) {
		out.Insert(b)
	}
	if old == nil || old.UID != m.UID {
		for b := range x.names[at] {
			if x.entries[b].attached[at] != m.UID {
				out.Insert(b)
			}
		}
	}
	if old == nil || changed(old, m) {
		for b := range x.via[at] {
			x.expired++ // a reconcile that has read the object before must not record its result as current
			if e, ok := x.entries[b]; ok {
				e.version = ""
				x.entries[b] = e
			}
			out.Insert(b)
		}
	}
	for b := range x.namespaces[objectKey{kind: kind, key: types.NamespacedName{Namespace: m.Namespace}}] {
		e := x.entries[b]
		for i := range e.dependencies {
			if d := &e.dependencies[i]; d.Name == "" && keyOf(d).kind == kind && d.Namespace == m.Namespace && e.affects(d, at, old, m) {
				out.Insert(b)
			}
		}
	}
	return out.UnsortedList()
}

// affects reports whether an event changes which objects a dependency with a selector refers to.
func (e entry) affects(d *interpret.Dependency, at objectKey, old, m *metav1.PartialObjectMetadata) bool {
	selector, err := metav1.LabelSelectorAsSelector(d.LabelSelector)
	if err != nil {
		return false
	}
	matches := selector.Matches(labels.Set(m.Labels))
	if old == nil || old.UID != m.UID {
		return matches && e.attached[at] != m.UID
	}
	return matches != selector.Matches(labels.Set(old.Labels))
}

// changed reports whether an update of a template may have changed its dependencies.
func changed(old, m *metav1.PartialObjectMetadata) bool {
	if m.Generation == 0 {
		return old.ResourceVersion != m.ResourceVersion
	}
	return old.Generation != m.Generation || old.UID != m.UID
}

// keyOf returns the key of the object of a dependency; the name is empty if the dependency has a selector.
func keyOf(d *interpret.Dependency) objectKey {
	gvk := schema.FromAPIVersionAndKind(d.APIVersion, d.Kind)
	return objectKey{kind: gvk.GroupKind(), key: types.NamespacedName{Namespace: d.Namespace, Name: d.Name}}
}
