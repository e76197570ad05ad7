// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"fmt"
	"sync"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/tools/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

// table holds the rows of one kind, made from its objects by a list and a watch. It implements cache.ReflectorStore. It does not keep the
// objects: a binding of 1,000 clusters takes a megabyte, its row less than a kilobyte.
type table[T any] struct {
	convert func(object any) T
	notify  func()

	mu      sync.RWMutex
	rows    map[types.NamespacedName]T
	version int
}

// newTable returns a table that calls notify after each change.
func newTable[T any](convert func(object any) T, notify func()) *table[T] {
	return &table[T]{convert: convert, notify: notify, rows: map[types.NamespacedName]T{}}
}

func keyOf(object any) types.NamespacedName {
	o := object.(metav1.Object) //nolint:forcetypeassert // objects of a list or a watch
	return types.NamespacedName{Namespace: o.GetNamespace(), Name: o.GetName()}
}

// Add implements cache.ReflectorStore.
func (t *table[T]) Add(object any) error {
	row, key := t.convert(object), keyOf(object)
	t.mu.Lock()
	defer t.notify()
	defer t.mu.Unlock()
	t.rows[key] = row
	t.version++
	return nil
}

// Update implements cache.ReflectorStore.
func (t *table[T]) Update(object any) error { return t.Add(object) }

// Delete implements cache.ReflectorStore.
func (t *table[T]) Delete(object any) error {
	t.mu.Lock()
	defer t.notify()
	defer t.mu.Unlock()
	delete(t.rows, keyOf(object))
	t.version++
	return nil
}

// Replace implements cache.ReflectorStore.
func (t *table[T]) Replace(objects []any, _ string) error {
	rows := make(map[types.NamespacedName]T, len(objects))
	for _, o := range objects {
		rows[keyOf(o)] = t.convert(o)
	}
	t.mu.Lock()
	defer t.notify()
	defer t.mu.Unlock()
	t.rows = rows
	t.version++
	return nil
}

// Resync implements cache.ReflectorStore.
func (t *table[T]) Resync() error { return nil }

// each calls f for each row, in no order.
func (t *table[T]) each(f func(key types.NamespacedName, row T)) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	for key, row := range t.rows {
		f(key, row)
	}
}

// source lists and watches a kind with the credentials of one user.
type source struct {
	control   client.WithWatch
	namespace string
	list      func() client.ObjectList
	object    runtime.Object
}

// readable reports whether the user may list the kind. Other errors are returned.
func (s source) readable(ctx context.Context) (bool, error) {
	err := s.control.List(ctx, s.list(), client.InNamespace(s.namespace), client.Limit(1))
	switch {
	case apierrors.IsForbidden(err):
		return false, nil
	case meta.IsNoMatchError(err):
		return false, fmt.Errorf("the API server is not a Karmada control plane: %w", err)
	}
	return err == nil, err
}

// fill keeps a table up to date until ctx ends. It returns after the first list.
func fill[T any](ctx context.Context, s source, t *table[T]) error {
	synced := make(chan struct{})
	store := &firstReplace{ReflectorStore: t, done: sync.OnceFunc(func() { close(synced) })}
	lists := &cache.ListWatch{
		ListWithContextFunc: func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
			list := s.list()
			return list, s.control.List(ctx, list, &client.ListOptions{Namespace: s.namespace, Raw: &o, Limit: o.Limit, Continue: o.Continue})
		},
		WatchFuncWithContext: func(ctx context.Context, o metav1.ListOptions) (watch.Interface, error) {
			return s.control.Watch(ctx, s.list(), &client.ListOptions{Namespace: s.namespace, Raw: &o})
		},
	}
	reflector := cache.NewReflectorWithOptions(lists, s.object, store, cache.ReflectorOptions{Name: "console"})
	go reflector.RunWithContext(ctx)
	select {
	case <-synced:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

// firstReplace calls done after the first list.
type firstReplace struct {
	cache.ReflectorStore
	done func()
}

func (f *firstReplace) Replace(objects []any, version string) error {
	defer f.done()
	return f.ReflectorStore.Replace(objects, version)
}

// fleet holds the rows of one user in one namespace, or in all.
type fleet struct {
	clusters *table[clusterRow]
	bindings map[string]*table[bindingRow] // by the name of the scope
	// unreadable lists the kinds that the user may not list.
	unreadable []string

	start sync.Once
	err   error
}

// run starts the lists and watches of a fleet and waits for the lists.
func (f *fleet) run(ctx context.Context, control client.WithWatch, namespace string) error {
	f.start.Do(func() {
		clusters := source{control, "", func() client.ObjectList { return &clusterv1alpha1.ClusterList{} }, &clusterv1alpha1.Cluster{}}
		f.err = fillIfReadable(ctx, f, "clusters", clusters, f.clusters)
		if f.err != nil {
			return
		}
		bindings := source{control, namespace, func() client.ObjectList { return &workv1alpha2.ResourceBindingList{} },
			&workv1alpha2.ResourceBinding{}}
		f.err = fillIfReadable(ctx, f, "resourcebindings", bindings, f.bindings[binding.Namespaced.Name])
		if f.err != nil || namespace != "" {
			return
		}
		global := source{control, "", func() client.ObjectList { return &workv1alpha2.ClusterResourceBindingList{} },
			&workv1alpha2.ClusterResourceBinding{}}
		f.err = fillIfReadable(ctx, f, "clusterresourcebindings", global, f.bindings[binding.Cluster.Name])
	})
	return f.err
}

func fillIfReadable[T any](ctx context.Context, f *fleet, kind string, s source, t *table[T]) error {
	readable, err := s.readable(ctx)
	if err != nil {
		return err
	}
	if !readable {
		f.unreadable = append(f.unreadable, kind)
		return nil
	}
	return fill(ctx, s, t)
}

// fleets are the fleets of one session by namespace.
type fleets struct {
	mu   sync.Mutex
	all  map[string]*fleet
	next chan struct{} // closed at the next change of a row
}

// changed returns a channel that is closed at the next change of a row.
func (f *fleets) changed() <-chan struct{} {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.next == nil {
		f.next = make(chan struct{})
	}
	return f.next
}

func (f *fleets) notify() {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.next != nil {
		close(f.next)
		f.next = nil
	}
}

// fleet returns the rows that the user may read in a namespace; empty means all.
func (s *session) fleet(namespace string) (*fleet, error) {
	s.fleets.mu.Lock()
	found := s.fleets.all[namespace]
	if found == nil {
		found = &fleet{clusters: newTable(newClusterRow, s.fleets.notify), bindings: map[string]*table[bindingRow]{}}
		for _, scope := range binding.Scopes {
			found.bindings[scope.Name] = newTable(newBindingRow, s.fleets.notify)
		}
		if s.fleets.all == nil {
			s.fleets.all = map[string]*fleet{}
		}
		s.fleets.all[namespace] = found
	}
	s.fleets.mu.Unlock()
	if err := found.run(s.ctx, s.client, namespace); err != nil {
		s.fleets.mu.Lock()
		if s.fleets.all[namespace] == found {
			delete(s.fleets.all, namespace) // the next request tries again
		}
		s.fleets.mu.Unlock()
		return nil, err
	}
	return found, nil
}
