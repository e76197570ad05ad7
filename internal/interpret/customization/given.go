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

// Scripts is the layer that the given customisations would be if they were all there is. It is for commands, which watch
// nothing; it is ready, and does not change.
func Scripts(list []*configv1alpha1.ResourceInterpreterCustomization) interpret.Layer {
	want, _ := merge(list)
	layer, _ := newScriptLayer(nil, want, lua.Kind)
	var now atomic.Pointer[scriptLayer]
	now.Store(&layer)
	return &scripts{&now}
}

// Hooks is the layer that the webhooks of the given configurations would be if they were all there is, for explanations:
// it says which hook answers what. A hook that is asked gives an error, because nobody is called from here.
func Hooks(list []*configv1alpha1.ResourceInterpreterWebhookConfiguration) interpret.Layer {
	return uncalled(webhook.Hooks(list))
}

// uncalled are hooks, the preferred ones first.
type uncalled []*webhook.Hook

func (uncalled) Name() string { return (*webhooks)(nil).Name() }

// Kind implements interpret.Layer.
func (u uncalled) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	return webhook.Kind(gvk, u, u, func() string { return "" }), nil
}

// Source implements interpret.Sourced.
func (u uncalled) Source(gvk schema.GroupVersionKind, o operation) string {
	if h := webhook.Select(u, o, gvk); h != nil {
		return h.ID()
	}
	return ""
}

// Call implements webhook.Caller.
func (uncalled) Call(context.Context, *webhook.Hook,
	*configv1alpha1.ResourceInterpreterContext) (*configv1alpha1.ResourceInterpreterContext, error) {
	return nil, errors.New("interpreter webhooks are called by Karmada only, not from the command line")
}

var (
	_ interpret.Layer   = uncalled(nil)
	_ interpret.Sourced = uncalled(nil)
	_ webhook.Caller    = uncalled(nil)
)
