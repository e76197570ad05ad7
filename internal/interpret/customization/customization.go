// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package customization puts in force what users teach Karmada about kinds: scripts and interpreter webhooks.
//
//	ResourceInterpreterCustomization          ─► merge ─► compile ─► Customized(): a layer of interpreters
//	ResourceInterpreterWebhookConfiguration   ─► hooks and the ways to them ─► Webhooks(): the layer below it
//	what changed                              ─► OnChange: look again at the objects of these kinds
//	what is wrong                             ─► events on the customisation or configuration
//
// Invariants: a layer is ErrNotReady until all that it is made of was read, for an unread customisation is not an absent one.
// What is broken, a script or a hook, fails for the operations that it is for, and never lets another layer answer. A layer
// in force does not change, it is replaced as a whole; asking which interpreter a kind has takes no lock and calls nobody.
package customization

import (
	"sync/atomic"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/lua"
	"karmada.io/karmada/internal/interpret/webhook"
)

// Options are the surroundings. All fields are required.
type Options struct {
	Events events.Recorder
	// Clock says how long a hook that fails has been left alone.
	Clock clock.PassiveClock
	// NewID makes identities of questions to hooks.
	NewID func() string
}

// Customization keeps the layers of what users teach.
type Customization struct {
	Options
	cache   cache.Cache
	reader  client.Reader // from the cache
	elected <-chan struct{}
	build   compiler

	scripts atomic.Pointer[scriptLayer] // nil until it was read
	hooks   atomic.Pointer[hookLayer]   // nil until it was read
	ready   chan struct{}               // closed when both are there
	dirty   chan struct{}               // asks for both to be read again
	told    map[problem]bool            // of the loop alone

	changes changes
}

// Setup adds the layers to the manager. They are kept in every replica, whether it leads or not.
func Setup(mgr manager.Manager, o Options) (*Customization, error) {
	c := newCustomization(o, mgr.GetCache(), mgr.GetClient(), mgr.Elected(), lua.Kind)
	return c, mgr.Add(c)
}

func newCustomization(o Options, ca cache.Cache, reader client.Reader, elected <-chan struct{}, build compiler) *Customization {
	return &Customization{
		Options: o, cache: ca, reader: reader, elected: elected, build: build,
		ready: make(chan struct{}), dirty: make(chan struct{}, 1), told: map[problem]bool{},
		changes: changes{signal: make(chan struct{}, 1), kinds: map[schema.GroupVersionKind]bool{}},
	}
}

// Ready is closed when both layers answer.
func (c *Customization) Ready() <-chan struct{} { return c.ready }

// Customized is the layer of scripts, the first one of the chain.
func (c *Customization) Customized() interpret.Layer { return &scripts{&c.scripts} }

// Webhooks is the layer of interpreter webhooks, the second one of the chain.
func (c *Customization) Webhooks() interpret.Layer { return &webhooks{&c.hooks} }

type scripts struct{ now *atomic.Pointer[scriptLayer] }

func (*scripts) Name() string { return "customization" }

// Kind implements interpret.Layer.
func (s *scripts) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	l := s.now.Load()
	if l == nil {
		return interpret.Kind{}, interpret.ErrNotReady
	}
	return (*l)[gvk].kind, nil
}

// Source implements interpret.Sourced: the names of the customisations.
func (s *scripts) Source(gvk schema.GroupVersionKind, o operation) string {
	l := s.now.Load()
	if l == nil {
		return ""
	}
	return (*l)[gvk].source(o)
}

type webhooks struct{ now *atomic.Pointer[hookLayer] }

func (*webhooks) Name() string { return "webhook" }

// Kind implements interpret.Layer.
func (w *webhooks) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	l := w.now.Load()
	if l == nil {
		return interpret.Kind{}, interpret.ErrNotReady
	}
	return l.kind(gvk), nil
}

// Source implements interpret.Sourced: "<configuration>/<hook>".
func (w *webhooks) Source(gvk schema.GroupVersionKind, o operation) string {
	l := w.now.Load()
	if l == nil {
		return ""
	}
	if h := webhook.Select(l.hooks, o, gvk); h != nil {
		return h.ID()
	}
	return ""
}

var (
	_ interpret.Layer   = (*scripts)(nil)
	_ interpret.Sourced = (*scripts)(nil)
	_ interpret.Layer   = (*webhooks)(nil)
	_ interpret.Sourced = (*webhooks)(nil)
)
