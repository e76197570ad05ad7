// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package customization provides the layers of interpreters that users configure: scripts and interpreter webhooks.
//
//	ResourceInterpreterCustomization          ─► merge ─► compile ─► Customized(), the first layer
//	ResourceInterpreterWebhookConfiguration   ─► hooks and their endpoints ─► Webhooks(), the second layer
//	changed kinds                             ─► OnChange: interpret objects of these kinds again
//	problems                                  ─► events on the customization or configuration
//
// Invariants: a layer returns ErrNotReady until all its sources were read, because a customization that was not read yet may
// implement the operation. If a script or hook is invalid, its operations return an error, so that no other layer handles them.
// A published layer is immutable and replaced as a whole. Looking up a kind takes no lock and makes no request.
package customization

import (
	"sync/atomic"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/lua"
	"karmada.io/karmada/internal/interpret/webhook"
	"karmada.io/karmada/internal/machinery/events"
)

// Options are the dependencies of Layers. All fields but Quiet are required.
type Options struct {
	Events events.Recorder
	// Clock measures how long a failing hook is not called.
	Clock clock.PassiveClock
	// NewID returns a new UID for a request to a hook.
	NewID func() string
	// Quiet leaves the reports about invalid customizations to karmada-controller-manager, for agents.
	Quiet bool
}

// Layers keeps the layers of customizations and webhooks up to date.
type Layers struct {
	Options
	cache   cache.Cache
	reader  client.Reader // reads from the cache
	elected <-chan struct{}
	build   compiler

	scripts  atomic.Pointer[scriptLayer] // nil until it was read
	hooks    atomic.Pointer[hookLayer]   // nil until it was read
	ready    chan struct{}               // closed when both layers exist
	dirty    chan struct{}               // requests a rebuild of both layers
	reported map[problem]bool            // used only by the goroutine of Start

	changes changes
}

// Setup adds the layers to the manager. They run in every replica, whether it is the leader or not.
func Setup(mgr manager.Manager, o Options) (*Layers, error) {
	elected := mgr.Elected()
	if o.Quiet {
		elected = make(chan struct{}) // never closed
	}
	l := newLayers(o, mgr.GetCache(), mgr.GetClient(), elected, lua.Kind)
	return l, mgr.Add(l)
}

func newLayers(o Options, ca cache.Cache, reader client.Reader, elected <-chan struct{}, build compiler) *Layers {
	return &Layers{
		Options: o, cache: ca, reader: reader, elected: elected, build: build,
		ready: make(chan struct{}), dirty: make(chan struct{}, 1), reported: map[problem]bool{},
		changes: changes{signal: make(chan struct{}, 1), kinds: map[schema.GroupVersionKind]bool{}},
	}
}

// Ready is closed when both layers are ready.
func (l *Layers) Ready() <-chan struct{} { return l.ready }

// Customized returns the layer of scripts, the first one of the chain.
func (l *Layers) Customized() interpret.Layer { return &scripts{&l.scripts} }

// Webhooks returns the layer of interpreter webhooks, the second one of the chain.
func (l *Layers) Webhooks() interpret.Layer { return &webhooks{&l.hooks} }

type scripts struct{ current *atomic.Pointer[scriptLayer] }

func (*scripts) Name() string { return "customization" }

// Kind implements interpret.Layer.
func (s *scripts) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	l := s.current.Load()
	if l == nil {
		return interpret.Kind{}, interpret.ErrNotReady
	}
	return (*l)[gvk].kind, nil
}

// Source implements interpret.Sourced. It returns the names of the customizations.
func (s *scripts) Source(gvk schema.GroupVersionKind, o operation) string {
	l := s.current.Load()
	if l == nil {
		return ""
	}
	return (*l)[gvk].source(o)
}

type webhooks struct{ current *atomic.Pointer[hookLayer] }

func (*webhooks) Name() string { return "webhook" }

// Kind implements interpret.Layer.
func (w *webhooks) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	l := w.current.Load()
	if l == nil {
		return interpret.Kind{}, interpret.ErrNotReady
	}
	return l.kind(gvk), nil
}

// Source implements interpret.Sourced. It returns "<configuration>/<hook>".
func (w *webhooks) Source(gvk schema.GroupVersionKind, o operation) string {
	l := w.current.Load()
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
