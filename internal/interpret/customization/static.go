// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"context"
	"errors"
	"sync/atomic"

	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/lua"
	"karmada.io/karmada/internal/interpret/webhook"
)

// Scripts returns an immutable layer of the given customizations, for commands.
func Scripts(list []*configv1alpha1.ResourceInterpreterCustomization) interpret.Layer {
	want, _ := merge(list)
	layer, _ := newScriptLayer(nil, want, lua.Kind)
	var current atomic.Pointer[scriptLayer]
	current.Store(&layer)
	return &scripts{&current}
}

// Hooks returns an immutable layer of the webhooks in the given configurations, for Explain. Its operations return an error,
// because commands do not call webhooks.
func Hooks(list []*configv1alpha1.ResourceInterpreterWebhookConfiguration) interpret.Layer {
	return staticHooks(webhook.Hooks(list))
}

// staticHooks are hooks in the order of precedence.
type staticHooks []*webhook.Hook

func (staticHooks) Name() string { return (*webhooks)(nil).Name() }

// Kind implements interpret.Layer.
func (h staticHooks) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	return webhook.Kind(gvk, h, h, func() string { return "" }), nil
}

// Source implements interpret.Sourced.
func (h staticHooks) Source(gvk schema.GroupVersionKind, o operation) string {
	if hook := webhook.Select(h, o, gvk); hook != nil {
		return hook.ID()
	}
	return ""
}

// Call implements webhook.Caller.
func (staticHooks) Call(context.Context, *webhook.Hook, *webhook.Context) (*webhook.Context, error) {
	return nil, errors.New("interpreter webhooks are called only by the control plane, not from the command line")
}

var (
	_ interpret.Layer   = staticHooks(nil)
	_ interpret.Sourced = staticHooks(nil)
	_ webhook.Caller    = staticHooks(nil)
)
