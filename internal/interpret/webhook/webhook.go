// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package webhook implements interpreters with webhooks (docs/contract/protocols.md#interpreter-webhook).
//
//	configurations ─► Hooks: in the order of precedence
//	kind, hooks    ─► Kind: for each operation the first hook that matches; a request, the Caller, a validated response
//
// The package is pure: the Caller does the I/O. One hook handles each operation. An invalid response is an error. It never means
// that the next layer handles the operation, or that a list is empty.
package webhook

import (
	"cmp"
	"context"
	"slices"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// wildcard matches all operations, groups, versions or kinds.
const wildcard = "*"

// Context is the request and the response of a hook.
type Context = configv1alpha1.ResourceInterpreterContext

// Version is the supported version of Context.
const Version = "v1alpha1"

// Hook is one webhook of a configuration. It shares memory with the configuration.
type Hook struct {
	// Configuration and UID are the name and the UID of the ResourceInterpreterWebhookConfiguration.
	Configuration string
	UID           types.UID
	configv1alpha1.ResourceInterpreterWebhook
}

// ID returns "<configuration>/<hook>", which is unique.
func (h *Hook) ID() string { return h.Configuration + "/" + h.Name }

// Hooks returns the webhooks of all configurations in the order of precedence, by ID.
func Hooks(configurations []*configv1alpha1.ResourceInterpreterWebhookConfiguration) []*Hook {
	var out []*Hook
	for _, c := range configurations {
		for i := range c.Webhooks {
			out = append(out, &Hook{Configuration: c.Name, UID: c.UID, ResourceInterpreterWebhook: c.Webhooks[i]})
		}
	}
	// Admission ensures that names are unique in a configuration. Otherwise the first hook has precedence.
	slices.SortStableFunc(out, func(a, b *Hook) int { return cmp.Compare(a.ID(), b.ID()) })
	return out
}

// Matches reports whether the hook is registered for an operation on a kind.
func (h *Hook) Matches(operation configv1alpha1.InterpreterOperation, gvk schema.GroupVersionKind) bool {
	return slices.ContainsFunc(h.Rules, func(r configv1alpha1.RuleWithOperations) bool {
		return has(r.Operations, operation) && has(r.APIGroups, gvk.Group) && has(r.APIVersions, gvk.Version) && has(r.Kinds, gvk.Kind)
	})
}

func has[S ~string](list []S, item S) bool {
	return slices.ContainsFunc(list, func(s S) bool { return s == wildcard || s == item })
}

// Kinds returns the kinds that the hook is registered for, possibly with duplicates; all is true if a rule has a wildcard.
func (h *Hook) Kinds() (kinds []schema.GroupVersionKind, all bool) {
	for _, r := range h.Rules {
		if slices.Contains(r.APIGroups, wildcard) || slices.Contains(r.APIVersions, wildcard) || slices.Contains(r.Kinds, wildcard) {
			return nil, true
		}
		for _, group := range r.APIGroups {
			for _, version := range r.APIVersions {
				for _, kind := range r.Kinds {
					kinds = append(kinds, schema.GroupVersionKind{Group: group, Version: version, Kind: kind})
				}
			}
		}
	}
	return kinds, false
}

// Select returns the hook for an operation on a kind, or nil. The hooks must be in the order of Hooks.
func Select(hooks []*Hook, operation configv1alpha1.InterpreterOperation, gvk schema.GroupVersionKind) *Hook {
	for _, h := range hooks {
		if h.Matches(operation, gvk) {
			return h
		}
	}
	return nil
}

// Caller sends a request to a hook and returns the response, which this package validates. An error means that no response was
// received.
type Caller interface {
	Call(ctx context.Context, hook *Hook, request *Context) (*Context, error)
}
