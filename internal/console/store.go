// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"
	"sync"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/tools/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// table holds the rows of one kind, made from its objects by a list and a watch. It implements cache.ReflectorStore. It does not keep the
// objects: a binding of 1,000 clusters takes a megabyte, its row less than a kilobyte.
type table[T any] struct {
	convert func(object any) T
	notify  func()

	mu     sync.Mutex
	rows   map[types.NamespacedName]*entry[T]
	sorted []*entry[T] // the entries of rows by their keys; nil after entries were added or removed
}

// entry is an object of a table. Rows do not change: a changed object has another row.
type entry[T any] struct {
	key types.NamespacedName
	row *T
}

// newTable returns a table that calls notify after each change.
func newTable[T any](convert func(object any) T, notify func()) *table[T] {
	return &table[T]{convert: convert, notify: notify, rows: map[types.NamespacedName]*entry[T]{}}
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
	if e := t.rows[key]; e != nil {
		e.row = &row
	} else {
		t.rows[key], t.sorted = &entry[T]{key, &row}, nil
	}
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
	t.sorted = nil
	return nil
}

// Replace implements cache.ReflectorStore.
func (t *table[T]) Replace(objects []any, _ string) error {
	rows := make(map[types.NamespacedName]*entry[T], len(objects))
	for _, o := range objects {
		key := keyOf(o)
		rows[key] = &entry[T]{key, new(t.convert(o))}
	}
	t.mu.Lock()
	defer t.notify()
	defer t.mu.Unlock()
	t.rows, t.sorted = rows, nil
	return nil
}

// Resync implements cache.ReflectorStore.
func (t *table[T]) Resync() error { return nil }

// each calls f for each row, in the order of the keys.
func (t *table[T]) each(f func(key types.NamespacedName, row *T)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.sorted == nil {
		t.sorted = slices.SortedFunc(maps.Values(t.rows), func(a, b *entry[T]) int {
			return cmp.Or(strings.Compare(a.key.Namespace, b.key.Namespace), strings.Compare(a.key.Name, b.key.Name))
		})
	}
	for _, e := range t.sorted {
		f(e.key, e.row)
	}
}

// get returns the row of an object, or nil.
func (t *table[T]) get(key types.NamespacedName) *T {
	t.mu.Lock()
	defer t.mu.Unlock()
	if e := t.rows[key]; e != nil {
		return e.row
	}
	return nil
}

// clear removes all rows.
func (t *table[T]) clear() { _ = t.Replace(nil, "") } // it returns nil

// source lists and watches a kind with the credentials of one user.
type source struct {
	control   client.WithWatch
	namespace string
	list      func() client.ObjectList
	object    runtime.Object
	// report is called with the result of each list and watch; nil means success. Nil ignores them.
	report func(error)
	// selector selects the objects; nil selects all.
	selector labels.Selector
}

// readable reports whether the user may list the kind. Other errors are returned.
func (s source) readable(ctx context.Context) (bool, error) {
	return s.explain(s.control.List(ctx, s.list(), client.InNamespace(s.namespace), client.Limit(1)))
}

// explain reports whether the user may list the kind, by the error of a list. Other errors are returned.
func (s source) explain(err error) (readable bool, _ error) {
	if apierrors.IsForbidden(err) {
		return false, nil
	}
	return err == nil, err
}

// firstPage is the number of objects of the first list, whose rows are shown while the others are read.
const firstPage = 500

// begin fills a table with the first objects. It returns whether the user may list the kind, and whether there are more objects.
func begin[T any](ctx context.Context, s source, t *table[T]) (readable, more bool, err error) {
	list := s.list()
	err = s.control.List(ctx, list, &client.ListOptions{Namespace: s.namespace, Limit: firstPage, LabelSelector: s.selector})
	if readable, err = s.explain(err); !readable {
		return false, false, err
	}
	return true, list.GetContinue() != "", meta.EachListItem(list, func(o runtime.Object) error { return t.Add(o) })
}

// fill keeps a table up to date until ctx ends. It calls done after the first complete list.
func fill[T any](ctx context.Context, s source, t *table[T], done func()) {
	store := &firstReplace{ReflectorStore: t, done: sync.OnceFunc(done)}
	lists := &cache.ListWatch{
		ListWithContextFunc: func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
			list := s.list()
			err := s.control.List(ctx, list, &client.ListOptions{
				Namespace: s.namespace, Raw: &o, Limit: o.Limit, Continue: o.Continue, LabelSelector: s.selector,
			})
			s.report(err)
			return list, err
		},
		WatchFuncWithContext: func(ctx context.Context, o metav1.ListOptions) (watch.Interface, error) {
			w, err := s.control.Watch(ctx, s.list(), &client.ListOptions{Namespace: s.namespace, Raw: &o, LabelSelector: s.selector})
			s.report(err)
			return w, err
		},
	}
	reflector := cache.NewReflectorWithOptions(lists, s.object, store, cache.ReflectorOptions{Name: "console"})
	go reflector.RunWithContext(ctx)
}

// firstReplace calls done after the first list.
type firstReplace struct {
	cache.ReflectorStore
	done func()
}

func (f *firstReplace) Replace(objects []any, version string) error {
	f.done() // the rows notify views, which read whether the list is complete
	return f.ReflectorStore.Replace(objects, version)
}
