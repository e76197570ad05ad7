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

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/webhook"
)

// hookLayer is the layer of all hooks. It never changes; kinds is what it remembers.
type hookLayer struct {
	hooks []*webhook.Hook
	// endpoints are the ways to the hooks; unreachable says why there is none.
	endpoints   map[*webhook.Hook]*endpoint
	unreachable map[*webhook.Hook]error
	newID       func() string
	failed      func(*webhook.Hook, error) // hears of calls without an answer
	// kinds holds the interpreters made so far: with wildcards, they cannot be made beforehand. There are no more of them
	// than kinds in the control plane.
	kinds atomic.Pointer[map[schema.GroupVersionKind]interpret.Kind]
}

// surroundings are what the hooks of all layers share.
type surroundings struct {
	services client.Reader
	clock    clock.PassiveClock
	newID    func() string
	failed   func(*webhook.Hook, error)
}

// newHookLayer takes the ways to hooks that did not move from the layer before, which may be nil; when nothing differs, it is
// that layer. It says for which kinds hooks differ: all, or those listed, some perhaps twice.
func newHookLayer(before *hookLayer, hooks []*webhook.Hook, s surroundings) (after *hookLayer, changed []schema.GroupVersionKind,
	all bool) {
	if before != nil && apiequality.Semantic.DeepEqual(before.hooks, hooks) {
		return before, nil, false
	}
	after = &hookLayer{
		hooks: hooks, endpoints: map[*webhook.Hook]*endpoint{}, unreachable: map[*webhook.Hook]error{}, newID: s.newID, failed: s.failed,
	}
	after.kinds.Store(&map[schema.GroupVersionKind]interpret.Kind{})
	concern := func(h *webhook.Hook) {
		kinds, wild := h.Kinds()
		changed, all = append(changed, kinds...), all || wild
	}
	old, ways := map[string]*webhook.Hook{}, map[string]*endpoint{}
	if before != nil {
		for _, h := range before.hooks {
			old[h.ID()], ways[h.ID()] = h, before.endpoints[h]
		}
	}
	for _, h := range hooks {
		was, way := old[h.ID()], ways[h.ID()]
		delete(old, h.ID())
		switch {
		case was == nil:
			concern(h)
		case !apiequality.Semantic.DeepEqual(was.ResourceInterpreterWebhook, h.ResourceInterpreterWebhook):
			concern(was)
			concern(h)
		}
		if way != nil && way.leadsTo(h) {
			after.endpoints[h] = way
			delete(ways, h.ID())
		} else if e, err := newEndpoint(h, s.services, s.clock); err != nil {
			after.unreachable[h] = fmt.Errorf("it cannot be called: %w", err)
		} else {
			after.endpoints[h] = e
		}
	}
	for _, gone := range old {
		concern(gone)
	}
	for _, e := range ways {
		if e != nil {
			e.close()
		}
	}
	return after, changed, all
}

// kind gives the interpreter of a kind without waiting for anybody.
func (l *hookLayer) kind(gvk schema.GroupVersionKind) interpret.Kind {
	if len(l.hooks) == 0 {
		return interpret.Kind{}
	}
	for {
		known := l.kinds.Load()
		if k, ok := (*known)[gvk]; ok {
			return k
		}
		k := webhook.Kind(gvk, l.hooks, l, l.newID)
		more := maps.Clone(*known)
		more[gvk] = k
		if l.kinds.CompareAndSwap(known, &more) {
			return k
		}
	}
}

// Call implements webhook.Caller.
func (l *hookLayer) Call(ctx context.Context, hook *webhook.Hook,
	question *configv1alpha1.ResourceInterpreterContext) (*configv1alpha1.ResourceInterpreterContext, error) {
	e := l.endpoints[hook]
	if e == nil {
		return nil, l.unreachable[hook]
	}
	answer, err := e.call(ctx, question)
	var left *leftAloneError
	if err != nil && ctx.Err() == nil && !errors.As(err, &left) {
		l.failed(hook, err)
	}
	return answer, err
}

var _ webhook.Caller = (*hookLayer)(nil)
