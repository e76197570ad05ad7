// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"sync"

	"k8s.io/apimachinery/pkg/runtime/schema"
	toolscache "k8s.io/client-go/tools/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret/webhook"
)

var (
	_ manager.Runnable               = (*Layers)(nil)
	_ manager.LeaderElectionRunnable = (*Layers)(nil)
)

// NeedLeaderElection returns false, so that the layers of a new leader are already ready.
func (*Layers) NeedLeaderElection() bool { return false }

// Start updates the layers until ctx ends.
func (l *Layers) Start(ctx context.Context) error {
	synced, err := l.watch(ctx)
	if err != nil {
		return err
	}
	if !toolscache.WaitForCacheSync(ctx.Done(), synced...) {
		return ctx.Err()
	}
	problems, err := l.rebuild(ctx)
	if err != nil {
		return err
	}
	l.changes.take() // the first layers are not a change
	close(l.ready)
	var wg sync.WaitGroup
	defer wg.Wait()
	wg.Go(func() { l.changes.run(ctx) })
	for elected := l.elected; ; {
		if elected == nil { // only the leader records events
			l.report(problems)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-elected:
			elected = nil
		case <-l.dirty:
			if problems, err = l.rebuild(ctx); err != nil {
				return err
			}
		}
	}
}

// watch requests a rebuild after each change. The returned functions report whether all objects were read.
func (l *Layers) watch(ctx context.Context) ([]toolscache.InformerSynced, error) {
	requestRebuild := func() {
		select {
		case l.dirty <- struct{}{}:
		default: // already requested
		}
	}
	handler := toolscache.ResourceEventHandlerFuncs{
		AddFunc: func(any) { requestRebuild() }, UpdateFunc: func(any, any) { requestRebuild() }, DeleteFunc: func(any) { requestRebuild() },
	}
	var synced []toolscache.InformerSynced
	for _, o := range []client.Object{
		&configv1alpha1.ResourceInterpreterCustomization{}, &configv1alpha1.ResourceInterpreterWebhookConfiguration{},
	} {
		informer, err := l.cache.GetInformer(ctx, o)
		if err == nil {
			_, err = informer.AddEventHandler(handler)
		}
		if err != nil {
			return nil, fmt.Errorf("watch %T: %w", o, err)
		}
		synced = append(synced, informer.HasSynced)
	}
	return synced, nil
}

// rebuild reads all objects, replaces the layers that changed, and returns the problems of the objects.
func (l *Layers) rebuild(ctx context.Context) ([]problem, error) {
	var (
		customizations configv1alpha1.ResourceInterpreterCustomizationList
		configurations configv1alpha1.ResourceInterpreterWebhookConfigurationList
	)
	if err := l.reader.List(ctx, &customizations, client.UnsafeDisableDeepCopy); err != nil {
		return nil, fmt.Errorf("list ResourceInterpreterCustomizations: %w", err)
	}
	if err := l.reader.List(ctx, &configurations, client.UnsafeDisableDeepCopy); err != nil {
		return nil, fmt.Errorf("list ResourceInterpreterWebhookConfigurations: %w", err)
	}
	list := pointers(customizations.Items)
	want, unused := merge(list)
	var previous scriptLayer
	if s := l.scripts.Load(); s != nil {
		previous = *s
	}
	scripts, changedScripts := newScriptLayer(previous, want, l.build)
	l.scripts.Store(&scripts)

	hooks, changedHooks, all := newHookLayer(l.hooks.Load(), webhook.Hooks(pointers(configurations.Items)), hookOptions{
		services: l.reader, clock: l.Clock, newID: l.NewID, onFailure: l.reportHookFailure,
	})
	l.hooks.Store(hooks)
	l.changes.add(append(changedScripts, changedHooks...), all)
	return slices.Concat(scriptProblems(list, scripts, unused), hooks.problems()), nil
}

func pointers[T any](list []T) []*T {
	out := make([]*T, len(list))
	for i := range list {
		out[i] = &list[i]
	}
	return out
}

// Listener is called with the kinds whose interpreter changed; nil means any kind. ctx ends with the process.
type Listener func(ctx context.Context, gvks []schema.GroupVersionKind)

// OnChange registers a function that is called after scripts or hooks changed and the new layer is published, but not for the
// first layers. Several changes can be combined. Listeners are called one after another; a slow listener delays the others, but
// not the layers.
func (l *Layers) OnChange(f Listener) {
	l.changes.mu.Lock()
	defer l.changes.mu.Unlock()
	l.changes.listeners = append(l.changes.listeners, f)
}

// changes collects the changes that listeners were not notified of yet.
type changes struct {
	signal chan struct{}

	mu        sync.Mutex // protects the fields below
	listeners []Listener
	kinds     map[schema.GroupVersionKind]bool
	all       bool
}

func (c *changes) add(kinds []schema.GroupVersionKind, all bool) {
	if len(kinds) == 0 && !all {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, k := range kinds {
		c.kinds[k] = true
	}
	c.all = c.all || all
	select {
	case c.signal <- struct{}{}:
	default:
	}
}

// take removes and returns the pending kinds, sorted, and the listeners. found is false if there are none.
func (c *changes) take() (kinds []schema.GroupVersionKind, listeners []Listener, found bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	found = c.all || len(c.kinds) > 0
	if !c.all {
		for k := range c.kinds {
			kinds = append(kinds, k)
		}
		slices.SortFunc(kinds, func(a, b schema.GroupVersionKind) int { return cmp.Compare(a.String(), b.String()) })
	}
	clear(c.kinds)
	c.all = false
	return kinds, slices.Clone(c.listeners), found
}

func (c *changes) run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-c.signal:
		}
		kinds, listeners, found := c.take()
		if !found {
			continue
		}
		for _, f := range listeners {
			f(ctx, kinds)
		}
	}
}
