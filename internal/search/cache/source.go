// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metainternalversion "k8s.io/apimachinery/pkg/apis/meta/internalversion"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/dynamic"
	toolscache "k8s.io/client-go/tools/cache"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/member"
)

const (
	// pageSize is the number of objects that are read from a member at once.
	pageSize = 500
	// minDelay and maxDelay bound the delay before a member is read again after a failure. notServedDelay is the delay if the member
	// does not serve the kind.
	minDelay       = 500 * time.Millisecond
	maxDelay       = 15 * time.Second
	notServedDelay = 30 * time.Second
)

// State is the state of the connection between a cache and a member.
type State int

// The states.
const (
	Starting    State = iota // the first list is in progress
	Connected                // the cache follows the member
	Unreachable              // the last attempt failed; the objects may be outdated
	NotServed                // the member does not serve the kind
	Limited                  // the limit of kinds or objects of the cluster is reached; nothing is cached
)

// source fills a store from a member until it is stopped.
type source struct {
	store  *Store
	wanted Kind
	codecs *codecs
	learn  func(cluster string, mapping *meta.RESTMapping)
	pages  pages

	cancel context.CancelFunc
	done   sync.WaitGroup
	// exceeded is set when the member has more objects than may be cached.
	exceeded atomic.Bool
	// received counts the objects of the list in progress, before they are in the store.
	received atomic.Int64

	mu    sync.Mutex // guards the fields below
	state State
	err   error
	// settled is closed when the first attempt has ended.
	settled     chan struct{}
	settledOnce sync.Once
}

// set records the result of an attempt.
func (s *source) set(state State, err error) {
	s.mu.Lock()
	changed := s.state != state
	s.state, s.err = state, err
	s.mu.Unlock()
	if state != Starting {
		s.settledOnce.Do(func() { close(s.settled) })
	}
	if changed {
		s.store.touch()
	}
}

func (s *source) status() (State, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.state, s.err
}

// run follows the member until ctx ends.
func (s *source) run(ctx context.Context, m connection) {
	log := ctrl.LoggerFrom(ctx).WithValues("cluster", m.Name, "kind", s.wanted.GroupVersionKind.String())
	delay := minDelay
	defer func() { s.set(Unreachable, context.Cause(ctx)) }()
	for ctx.Err() == nil {
		wait := delay
		mapping, err := m.Mapper.RESTMapping(s.wanted.GroupKind(), s.wanted.Version)
		switch {
		case meta.IsNoMatchError(err):
			s.set(NotServed, nil)
			s.store.clear(s)
			wait, delay = notServedDelay, minDelay
		case err != nil:
			s.fail(ctx, err)
		default:
			s.learn(m.Name, mapping)
			connected := s.follow(ctx, m, mapping)
			switch {
			case s.exceeded.Swap(false):
				s.set(Limited, errLimited)
				s.store.clear(s)
				wait, delay = limitedDelay, minDelay
			case connected:
				delay = minDelay
				wait = minDelay
			}
		}
		if delay = min(2*delay, maxDelay); ctx.Err() == nil {
			log.V(2).Info("Reading the member again after a delay", "delay", wait)
		}
		select {
		case <-ctx.Done():
		case <-s.store.clock.After(wait):
		}
	}
}

func (s *source) fail(ctx context.Context, err error) {
	if ctx.Err() == nil && !s.exceeded.Load() {
		s.set(Unreachable, member.WithoutURL(err))
		watchErrors.WithLabelValues(s.store.Cluster).Inc()
	}
}

// follow lists and watches the member until an error occurs. It reports whether it was connected.
func (s *source) follow(ctx context.Context, m connection, mapping *meta.RESTMapping) (connected bool) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var mu sync.Mutex // guards connected
	var resource dynamic.ResourceInterface = m.objects.Resource(mapping.Resource)
	if mapping.Scope.Name() == meta.RESTScopeNameNamespace && len(s.wanted.Namespaces) == 1 {
		resource = m.objects.Resource(mapping.Resource).Namespace(s.wanted.Namespaces[0])
	}
	observe := func(err error) {
		if err != nil {
			s.fail(ctx, err)
			return
		}
		mu.Lock()
		defer mu.Unlock()
		connected = true
		s.set(Connected, nil)
	}
	reflector := toolscache.NewReflectorWithOptions(&toolscache.ListWatch{
		ListWithContextFunc: func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
			list, err := s.list(ctx, resource, o)
			if err != nil {
				observe(err)
			}
			return list, err
		},
		WatchFuncWithContext: func(ctx context.Context, o metav1.ListOptions) (watch.Interface, error) {
			w, err := resource.Watch(ctx, o)
			if err != nil {
				if o.SendInitialEvents == nil || !apierrors.IsInvalid(err) { // an older member; the reflector lists instead
					observe(err)
				}
				return nil, err
			}
			if o.SendInitialEvents == nil {
				observe(nil)
			}
			return s.convert(w, o.SendInitialEvents != nil && *o.SendInitialEvents, func() { observe(nil) }, stop), nil
		},
	}, &Object{}, writer{s.store, s, stop}, toolscache.ReflectorOptions{Name: "search", TypeDescription: s.wanted.Kind})
	reflector.WatchListPageSize = pageSize
	if err := reflector.ListAndWatchWithContext(ctx); err != nil {
		s.fail(ctx, err)
	}
	mu.Lock()
	defer mu.Unlock()
	return connected
}

// list reads one page.
func (s *source) list(ctx context.Context, resource dynamic.ResourceInterface, o metav1.ListOptions) (runtime.Object, error) {
	ctx, end := s.pages.begin(ctx)
	defer end()
	page, err := resource.List(ctx, o)
	if err != nil {
		return nil, err
	}
	out := &metainternalversion.List{ListMeta: metav1.ListMeta{
		ResourceVersion: page.GetResourceVersion(), Continue: page.GetContinue(), RemainingItemCount: page.GetRemainingItemCount(),
	}}
	for i := range page.Items {
		u := &page.Items[i]
		if !s.wanted.selects(u.GetNamespace()) {
			continue
		}
		object, err := s.encode(u)
		if err != nil {
			return nil, err
		}
		out.Items = append(out.Items, object)
		page.Items[i].Object = nil // allows its memory to be reused
	}
	if o.Continue == "" {
		s.received.Store(0)
	}
	if !s.store.admitsAll(int(s.received.Add(int64(len(out.Items))))) {
		s.exceeded.Store(true)
		return nil, errLimited
	}
	return out, nil
}

// encode sets the kind: items of a list of a built-in kind have none, and a member could name another one.
func (s *source) encode(u *unstructured.Unstructured) (*Object, error) {
	u.SetGroupVersionKind(s.wanted.GroupVersionKind)
	return encode(u, s.store.Cluster, s.wanted.Projection, SelectableFields(s.wanted.GroupKind()), s.codecs)
}

// convert returns a watch of compressed objects. It calls synced after the initial events, or when a later event arrives. If initial is
// true, the watch begins with all objects. If they exceed the limit, it calls stop, which ends the reflector: it would start the watch
// again at once.
func (s *source) convert(w watch.Interface, initial bool, synced, stop func()) watch.Interface {
	s.received.Store(0)
	out := &converted{in: w, events: make(chan watch.Event), stopped: make(chan struct{})}
	go func() {
		defer close(out.events)
		for in := range w.ResultChan() {
			initial = initial && in.Type != watch.Bookmark
			e, ok := s.event(in, synced)
			if !ok {
				continue
			}
			if initial && in.Type == watch.Added && !s.store.admitsAll(int(s.received.Add(1))) {
				s.exceeded.Store(true)
				w.Stop()
				stop()
				return
			}
			select {
			case out.events <- e:
			case <-out.stopped:
				return
			}
		}
	}()
	return out
}

// converted is a watch of compressed objects. watch.Filter would leak a goroutine when it is stopped.
type converted struct {
	in      watch.Interface
	events  chan watch.Event
	stopped chan struct{}
	once    sync.Once
}

// Stop implements watch.Interface.
func (c *converted) Stop() {
	c.once.Do(func() { close(c.stopped) })
	c.in.Stop()
}

// ResultChan implements watch.Interface.
func (c *converted) ResultChan() <-chan watch.Event { return c.events }

// event returns an event with a compressed object. It reports false for an object that is not selected.
func (s *source) event(in watch.Event, synced func()) (watch.Event, bool) {
	u, ok := in.Object.(*unstructured.Unstructured)
	if !ok {
		return in, true // an error status
	}
	if in.Type == watch.Bookmark {
		object, err := bookmark(u)
		if err != nil {
			return in, false
		}
		if object.synced {
			synced()
		}
		return watch.Event{Type: in.Type, Object: object}, true
	}
	if !s.wanted.selects(u.GetNamespace()) {
		return in, false
	}
	object, err := s.encode(u)
	if err != nil {
		return watch.Event{Type: watch.Error, Object: &metav1.Status{
			Status: metav1.StatusFailure, Code: 500, Reason: metav1.StatusReasonInternalError,
			Message: fmt.Sprintf("decode an object of cluster %s: %v", s.store.Cluster, err),
		}}, true
	}
	return watch.Event{Type: in.Type, Object: object}, true
}

// start runs the source until end.
func (s *source) start(ctx context.Context, m connection) {
	s.store.setSource(s)
	// The source outlives the reconcile that starts it.
	ctx, s.cancel = context.WithCancel(context.WithoutCancel(ctx))
	unlink := context.AfterFunc(m.Context, s.cancel) //nolint:contextcheck // the source ends with the connection
	s.done.Go(func() {
		defer unlink() // the connection outlives a source whose registry changes
		s.run(ctx, m)
	})
}

// end ends the source without waiting for the member.
func (s *source) end() {
	if s.cancel != nil {
		s.cancel()
	}
}

// writer is a Store that only its current source may write. An earlier source may still be waiting for a response.
type writer struct {
	*Store
	source *source
	stop   context.CancelFunc // ends the reflector
}

// Add implements cache.ReflectorStore.
func (w writer) Add(object any) error {
	o := object.(*Object)
	if !w.admits(o) {
		return w.exceed()
	}
	return w.change(w.source, func() { w.put(o) })
}

// Update implements cache.ReflectorStore.
func (w writer) Update(object any) error { return w.Add(object) }

// Delete implements cache.ReflectorStore.
func (w writer) Delete(object any) error {
	o := object.(*Object)
	return w.change(w.source, func() { w.remove(o, o.version) })
}

// Replace implements cache.ReflectorStore.
func (w writer) Replace(list []any, version string) error {
	if !w.admitsAll(len(list)) {
		return w.exceed()
	}
	return w.change(w.source, func() { w.replace(list, version) })
}

// Bookmark implements cache.ReflectorBookmarkStore.
func (w writer) Bookmark(version string) error {
	return w.change(w.source, func() { w.version = max(w.version, parseVersion(version)) })
}

// exceed ends the reflector: a cache without some of the objects would be misleading.
func (w writer) exceed() error {
	w.source.exceeded.Store(true)
	w.stop()
	return errLimited
}

// errLimited is the state of a source whose cluster has too many objects.
var errLimited = errors.New("the cluster has more objects than the limit of the cache")

// errEnded is returned to a source that has been replaced.
var errEnded = errors.New("another connection fills the cache")

func parseVersion(version string) uint64 {
	out, _ := strconv.ParseUint(version, 10, 64) // 0 means that nothing is known
	return out
}

func splitPath(field string) []string { return strings.Split(field, ".") }
