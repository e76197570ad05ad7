// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// scopedWorks is a client that reads Works from caches that hold one execution namespace each. A process that owns some of the
// clusters does not hold the Works of the others. After share, it reads them from the shared cache, which holds all.
type scopedWorks struct {
	client.Client
	open func(namespace string) (cache.Cache, error)

	mu     sync.RWMutex // guards the fields below
	shared bool
	byName map[string]*scopedCache // by execution namespace
}

type scopedCache struct {
	cache  client.Reader
	cancel context.CancelFunc
	synced bool
}

func newScopedWorks(control client.Client, open func(namespace string) (cache.Cache, error)) *scopedWorks {
	return &scopedWorks{Client: control, open: open, byName: map[string]*scopedCache{}}
}

// Get implements client.Reader.
func (w *scopedWorks) Get(ctx context.Context, key types.NamespacedName, o client.Object, options ...client.GetOption) error {
	if _, ok := o.(*workv1alpha1.Work); !ok {
		return w.Client.Get(ctx, key, o, options...)
	}
	from, err := w.reader(key.Namespace)
	if err != nil {
		return err
	}
	return from.Get(ctx, key, o, options...)
}

// List implements client.Reader. Without a namespace, it returns the Works of all owned clusters.
func (w *scopedWorks) List(ctx context.Context, list client.ObjectList, options ...client.ListOption) error {
	works, ok := list.(*workv1alpha1.WorkList)
	if !ok {
		return w.Client.List(ctx, list, options...)
	}
	applied := &client.ListOptions{}
	applied.ApplyOptions(options)
	if applied.Namespace != "" || w.isShared() {
		from, err := w.reader(applied.Namespace)
		if err != nil {
			return err
		}
		return from.List(ctx, list, options...)
	}
	works.Items = nil
	for _, from := range w.readers() {
		var page workv1alpha1.WorkList
		if err := from.List(ctx, &page, options...); err != nil {
			return err
		}
		works.Items = append(works.Items, page.Items...)
	}
	return nil
}

func (w *scopedWorks) isShared() bool {
	w.mu.RLock()
	defer w.mu.RUnlock()
	return w.shared
}

// reader returns the cache that holds the Works of an execution namespace. The error is a *requeue.WaitError if there is none yet.
func (w *scopedWorks) reader(namespace string) (client.Reader, error) {
	w.mu.RLock()
	defer w.mu.RUnlock()
	if w.shared {
		return w.Client, nil
	}
	if c := w.byName[namespace]; c != nil && c.synced {
		return c.cache, nil
	}
	return nil, requeue.After(minBackoff, fmt.Sprintf("the works in %s have not been read yet", namespace))
}

// readers returns all caches that are synced.
func (w *scopedWorks) readers() (out []client.Reader) {
	w.mu.RLock()
	defer w.mu.RUnlock()
	for _, c := range w.byName {
		if c.synced {
			out = append(out, c.cache)
		}
	}
	return out
}

// share makes the client read from the shared cache, and ends the others.
func (w *scopedWorks) share() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.shared = true
	for _, c := range w.byName {
		c.cancel()
	}
	clear(w.byName)
}

// add opens the cache of an execution namespace until ctx ends.
func (w *scopedWorks) add(ctx context.Context, namespace string) (cache.Cache, *scopedCache, error) {
	opened, err := w.open(namespace)
	if err != nil {
		return nil, nil, fmt.Errorf("watch the works in %s: %w", namespace, err)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.shared {
		return nil, nil, nil
	}
	ctx, cancel := context.WithCancel(ctx)
	c := &scopedCache{cache: opened, cancel: cancel}
	w.byName[namespace] = c
	context.AfterFunc(ctx, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.byName[namespace] == c {
			delete(w.byName, namespace)
		}
	})
	go func() {
		if err := opened.Start(ctx); err != nil && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).Error(err, "Failed to watch works", "namespace", namespace)
		}
	}()
	return opened, c, nil
}

// watchScoped reads the Works of an owned cluster until its ownership ends, and enqueues them. It tries again until that succeeds.
func (e *Executor) watchScoped(s *clusterWorker) {
	for delay := requeue.Min; ; delay = min(2*delay, requeue.Max) {
		err := e.tryWatchScoped(s)
		if err == nil || s.ctx.Err() != nil || e.scoped.isShared() {
			return
		}
		ctrl.LoggerFrom(s.ctx).Error(err, "Failed to watch works; retrying", "cluster", s.cluster, "delay", delay.String())
		select {
		case <-s.ctx.Done():
			return
		case <-time.After(delay):
		}
	}
}

func (e *Executor) tryWatchScoped(s *clusterWorker) error {
	works, entry, err := e.scoped.add(s.ctx, names.ExecutionNamespace(s.cluster))
	if err != nil || works == nil { // the shared cache is used
		return err
	}
	informer, err := works.GetInformer(s.ctx, &workv1alpha1.Work{})
	if err == nil && !works.WaitForCacheSync(s.ctx) {
		err = errors.New("the cache ended")
	}
	if err == nil {
		e.scoped.mu.Lock()
		entry.synced = true
		e.scoped.mu.Unlock()
		_, err = informer.AddEventHandler(e.workEvents())
	}
	if err != nil {
		entry.cancel()
	}
	return err
}

// Lead makes the executor of the leader use the shared cache, which holds the Works of all clusters in any case.
func (e *Executor) Lead(ctx context.Context) error {
	if e.scoped == nil {
		return nil
	}
	works, err := e.cache.GetInformer(ctx, &workv1alpha1.Work{}) // returns when it is synced
	if err != nil {
		return fmt.Errorf("watch Work: %w", err)
	}
	e.scoped.share()
	if _, err := works.AddEventHandler(e.workEvents()); err != nil {
		return fmt.Errorf("watch Work: %w", err)
	}
	return nil
}
