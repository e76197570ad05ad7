// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package webhook is the layer of interpreters that users run themselves, behind HTTPS (extension-protocols §3).
//
//	configurations ─► Hooks: in the order in which they are preferred
//	kind, hooks    ─► Kind: for each operation the first hook that matches; a question, the Caller, a checked answer
//
// It is pure: the Caller does the talking. One hook answers one question. Whatever is wrong with the answer is an error, and
// never the silence that would let the next layer speak or make a list empty: a hook that is broken must not look like one
// that says "nothing".
package webhook

import (
	"cmp"
	"context"
	"slices"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// everything stands for all operations, groups, versions or kinds.
const everything = "*"

// Version is the version of ResourceInterpreterContext that is spoken here.
const Version = "v1alpha1"

// Hook is one webhook of a configuration. It shares memory with it.
type Hook struct {
	// Configuration is the name of the ResourceInterpreterWebhookConfiguration, and UID its UID.
	Configuration string
	UID           types.UID
	configv1alpha1.ResourceInterpreterWebhook
}

// ID names the hook among all: "<configuration>/<hook>".
func (h *Hook) ID() string { return h.Configuration + "/" + h.Name }

// Hooks are the webhooks of all configurations, the preferred ones first: by ID, whatever the order of the configurations.
func Hooks(configurations []*configv1alpha1.ResourceInterpreterWebhookConfiguration) []*Hook {
	var out []*Hook
	for _, c := range configurations {
		for i := range c.Webhooks {
			out = append(out, &Hook{Configuration: c.Name, UID: c.UID, ResourceInterpreterWebhook: c.Webhooks[i]})
		}
	}
	// Names are unique in a configuration; should admission not have seen to it, the first of them wins.
	slices.SortStableFunc(out, func(a, b *Hook) int { return cmp.Compare(a.ID(), b.ID()) })
	return out
}

// Matches says whether the hook is registered for an operation on a kind.
func (h *Hook) Matches(operation configv1alpha1.InterpreterOperation, gvk schema.GroupVersionKind) bool {
	return slices.ContainsFunc(h.Rules, func(r configv1alpha1.RuleWithOperations) bool {
		return has(r.Operations, operation) && has(r.APIGroups, gvk.Group) && has(r.APIVersions, gvk.Version) && has(r.Kinds, gvk.Kind)
	})
}

func has[S ~string](list []S, item S) bool {
	return slices.ContainsFunc(list, func(s S) bool { return s == everything || s == item })
}

// Kinds lists the kinds that the hook is registered for, some perhaps twice; all is true when they cannot be listed because
// a rule has a wildcard.
func (h *Hook) Kinds() (kinds []schema.GroupVersionKind, all bool) {
	for _, r := range h.Rules {
		if slices.Contains(r.APIGroups, everything) || slices.Contains(r.APIVersions, everything) || slices.Contains(r.Kinds, everything) {
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

// Select finds the one hook that answers an operation on a kind, nil when none does. The hooks are in the order of Hooks.
func Select(hooks []*Hook, operation configv1alpha1.InterpreterOperation, gvk schema.GroupVersionKind) *Hook {
	for _, h := range hooks {
		if h.Matches(operation, gvk) {
			return h
		}
	}
	return nil
}

// Caller brings a question to a hook and its answer back. An error means that there is no answer. What it gives back is
// checked here, and changed by nobody.
type Caller interface {
	Call(ctx context.Context, hook *Hook, question *configv1alpha1.ResourceInterpreterContext) (*configv1alpha1.ResourceInterpreterContext,
		error)
}
