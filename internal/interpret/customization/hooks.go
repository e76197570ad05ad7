// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"sync/atomic"

	apiequality "k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/webhook"
)

// hookLayer is the layer of all hooks. It is immutable, except for the cache of kinds.
type hookLayer struct {
	hookOptions
	hooks []*webhook.Hook
	// Each hook has an endpoint or, if its configuration is invalid, an error.
	endpoints map[*webhook.Hook]*endpoint
	invalid   map[*webhook.Hook]error
	// kinds caches interpreters. Because of wildcards they cannot be computed in advance. There are at most as many as kinds in
	// the control plane.
	kinds atomic.Pointer[map[schema.GroupVersionKind]interpret.Kind]
}

// hookOptions are the dependencies of a hookLayer.
type hookOptions struct {
	services  client.Reader
	clock     clock.PassiveClock
	newID     func() string
	onFailure func(*webhook.Hook, error) // called after a call without a response
}

// newHookLayer returns a layer of hooks, or previous if the hooks are the same; previous can be nil. Endpoints whose
// configuration is unchanged are kept. The changed kinds can contain duplicates; all is true if any kind can have changed.
func newHookLayer(
	previous *hookLayer, hooks []*webhook.Hook, o hookOptions,
) (layer *hookLayer, changed []schema.GroupVersionKind, all bool) {
	if previous != nil && apiequality.Semantic.DeepEqual(previous.hooks, hooks) {
		return previous, nil, false
	}
	layer = &hookLayer{hookOptions: o, hooks: hooks, endpoints: map[*webhook.Hook]*endpoint{}, invalid: map[*webhook.Hook]error{}}
	layer.kinds.Store(&map[schema.GroupVersionKind]interpret.Kind{})
	markChanged := func(h *webhook.Hook) {
		kinds, wildcard := h.Kinds()
		changed, all = append(changed, kinds...), all || wildcard
	}
	oldHooks, oldEndpoints := map[string]*webhook.Hook{}, map[string]*endpoint{}
	if previous != nil {
		for _, h := range previous.hooks {
			oldHooks[h.ID()], oldEndpoints[h.ID()] = h, previous.endpoints[h]
		}
	}
	for _, h := range hooks {
		oldHook, oldEndpoint := oldHooks[h.ID()], oldEndpoints[h.ID()]
		delete(oldHooks, h.ID())
		switch {
		case oldHook == nil:
			markChanged(h)
		case !apiequality.Semantic.DeepEqual(oldHook.ResourceInterpreterWebhook, h.ResourceInterpreterWebhook):
			markChanged(oldHook)
			markChanged(h)
		}
		if oldEndpoint != nil && oldEndpoint.matches(h) {
			layer.endpoints[h] = oldEndpoint
			delete(oldEndpoints, h.ID())
		} else if e, err := newEndpoint(h, o.services, o.clock); err != nil {
			layer.invalid[h] = fmt.Errorf("invalid configuration: %w", err)
		} else {
			layer.endpoints[h] = e
		}
	}
	for _, removed := range oldHooks {
		markChanged(removed)
	}
	for _, e := range oldEndpoints {
		if e != nil {
			e.close()
		}
	}
	return layer, changed, all
}

// kind returns the interpreter of a kind without blocking.
func (l *hookLayer) kind(gvk schema.GroupVersionKind) interpret.Kind {
	if len(l.hooks) == 0 {
		return interpret.Kind{}
	}
	for {
		cached := l.kinds.Load()
		if k, ok := (*cached)[gvk]; ok {
			return k
		}
		k := webhook.Kind(gvk, l.hooks, l, l.newID)
		extended := maps.Clone(*cached)
		extended[gvk] = k
		if l.kinds.CompareAndSwap(cached, &extended) {
			return k
		}
	}
}

// Call implements webhook.Caller.
func (l *hookLayer) Call(ctx context.Context, hook *webhook.Hook, request *webhook.Context) (*webhook.Context, error) {
	e := l.endpoints[hook]
	if e == nil {
		return nil, l.invalid[hook]
	}
	response, err := e.call(ctx, request)
	var open *circuitOpenError
	if err != nil && ctx.Err() == nil && !errors.As(err, &open) {
		l.onFailure(hook, err)
	}
	return response, err
}

var _ webhook.Caller = (*hookLayer)(nil)
