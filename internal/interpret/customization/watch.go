// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
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
	_ manager.Runnable               = (*Customization)(nil)
	_ manager.LeaderElectionRunnable = (*Customization)(nil)
)

// NeedLeaderElection lets a replica that takes over start with layers that are ready.
func (*Customization) NeedLeaderElection() bool { return false }

// Start keeps the layers until ctx ends.
func (c *Customization) Start(ctx context.Context) error {
	synced, err := c.watch(ctx)
	if err != nil {
		return err
	}
	// Nothing may be answered before every customisation is known.
	if !toolscache.WaitForCacheSync(ctx.Done(), synced...) {
		return ctx.Err()
	}
	problems, err := c.rebuild(ctx)
	if err != nil {
		return err
	}
	c.changes.drop() // nobody has seen anything else
	close(c.ready)
	var wg sync.WaitGroup
	defer wg.Wait()
	wg.Go(func() { c.changes.run(ctx) })
	for elected := c.elected; ; {
		if elected == nil { // replicas that do not lead leave the telling to the one that does
			c.tell(problems)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-elected:
			elected = nil
		case <-c.dirty:
			if problems, err = c.rebuild(ctx); err != nil {
				return err
			}
		}
	}
}

// watch asks for another look whenever something changes; the cache is never older than what its handlers hear. It gives
// what says whether everything that is there has been read.
func (c *Customization) watch(ctx context.Context) ([]toolscache.InformerSynced, error) {
	look := func() {
		select {
		case c.dirty <- struct{}{}:
		default: // one is coming
		}
	}
	var synced []toolscache.InformerSynced
	for _, o := range []client.Object{&configv1alpha1.ResourceInterpreterCustomization{},
		&configv1alpha1.ResourceInterpreterWebhookConfiguration{}} {
		informer, err := c.cache.GetInformer(ctx, o)
		if err != nil {
			return nil, fmt.Errorf("watch %T: %w", o, err)
		}
		_, err = informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
			AddFunc: func(any) { look() }, UpdateFunc: func(any, any) { look() }, DeleteFunc: func(any) { look() },
		})
		if err != nil {
			return nil, fmt.Errorf("watch %T: %w", o, err)
		}
		synced = append(synced, informer.HasSynced)
	}
	return synced, nil
}

// rebuild reads everything and replaces the layers that differ. It says what is wrong with what it read.
func (c *Customization) rebuild(ctx context.Context) ([]problem, error) {
	var (
		customizations configv1alpha1.ResourceInterpreterCustomizationList
		configurations configv1alpha1.ResourceInterpreterWebhookConfigurationList
	)
	if err := c.reader.List(ctx, &customizations, client.UnsafeDisableDeepCopy); err != nil {
		return nil, fmt.Errorf("list customizations: %w", err)
	}
	if err := c.reader.List(ctx, &configurations, client.UnsafeDisableDeepCopy); err != nil {
		return nil, fmt.Errorf("list interpreter webhooks: %w", err)
	}
	list := pointers(customizations.Items)
	want, late := merge(list)
	var before scriptLayer
	if l := c.scripts.Load(); l != nil {
		before = *l
	}
	scripts, changed := newScriptLayer(before, want, c.build)
	c.scripts.Store(&scripts)

	hooks, concerned, all := newHookLayer(c.hooks.Load(), webhook.Hooks(pointers(configurations.Items)), surroundings{
		services: c.reader, clock: c.Clock, newID: c.NewID, failed: c.hookFailed,
	})
	c.hooks.Store(hooks)
	c.changes.add(append(changed, concerned...), all)
	return slices.Concat(scriptProblems(list, scripts, late), hooks.problems()), nil
}

func pointers[T any](list []T) []*T {
	out := make([]*T, len(list))
	for i := range list {
		out[i] = &list[i]
	}
	return out
}

// Listener hears of kinds that are interpreted differently; nil means any. ctx ends with the process.
type Listener func(ctx context.Context, gvks []schema.GroupVersionKind)

// OnChange has f called whenever scripts or hooks were added, changed or removed, once the layer with them is in force; not
// for those that are there when it starts. Several changes may come as one. Listeners are called one after another, so that
// one that waits delays the others, but no layer.
func (c *Customization) OnChange(f Listener) {
	c.changes.mu.Lock()
	defer c.changes.mu.Unlock()
	c.changes.listeners = append(c.changes.listeners, f)
}

// changes collects what listeners have not heard of yet.
type changes struct {
	signal chan struct{}

	mu        sync.Mutex // guards all below
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

// take gives what is to be told, sorted, and to whom; something is false when there is nothing.
func (c *changes) take() (kinds []schema.GroupVersionKind, listeners []Listener, something bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	something = c.all || len(c.kinds) > 0
	if !c.all {
		for k := range c.kinds {
			kinds = append(kinds, k)
		}
		slices.SortFunc(kinds, byString)
	}
	clear(c.kinds)
	c.all = false
	return kinds, slices.Clone(c.listeners), something
}

// drop forgets what was not told.
func (c *changes) drop() { _, _, _ = c.take() }

func (c *changes) run(ctx context.Context) {
	for {
		select {
		case <-ctx.Done():
			return
		case <-c.signal:
		}
		kinds, listeners, something := c.take()
		if !something {
			continue
		}
		for _, f := range listeners {
			f(ctx, kinds)
		}
	}
}
