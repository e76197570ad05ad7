// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"cmp"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret/webhook"
)

// source of events.
const source = "resource-interpreter"

// Reasons of events; all are warnings.
const (
	// reasonScript: a script does not compile, so that its operation fails.
	reasonScript = "CompileScriptFailed"
	// reasonConflict: a script is not used, because another customisation has one for the same operation and kind.
	reasonConflict = "InterpreterConflict"
	// reasonHook: a webhook cannot be called, or does not answer.
	reasonHook = "CallInterpreterWebhookFailed"
)

// problem is something that is wrong with an object until it is changed.
type problem struct {
	on              corev1.ObjectReference
	reason, message string
}

// tell emits problems that were not there before.
func (c *Customization) tell(problems []problem) {
	now := make(map[problem]bool, len(problems))
	for _, p := range problems {
		now[p] = true
		if !c.told[p] {
			c.Events.Emit(events.Event{On: p.on, Source: source, Reason: p.reason, Warning: true, Message: p.message})
		}
	}
	c.told = now
}

// hookFailed tells of a call without an answer. The same words are not repeated: see package events.
func (c *Customization) hookFailed(hook *webhook.Hook, err error) {
	c.Events.Emit(events.Event{On: hookReference(hook), Source: source, Reason: reasonHook, Warning: true, Message: hookMessage(hook, err)})
}

func hookMessage(hook *webhook.Hook, err error) string {
	return fmt.Sprintf("Webhook %s: %v", hook.Name, err)
}

func hookReference(hook *webhook.Hook) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: configv1alpha1.GroupVersion.String(), Kind: "ResourceInterpreterWebhookConfiguration", Name: hook.Configuration,
		UID: hook.UID,
	}
}

// problems are the hooks that cannot be called at all.
func (l *hookLayer) problems() []problem {
	var out []problem
	for _, h := range l.hooks {
		if err := l.unreachable[h]; err != nil {
			out = append(out, problem{on: hookReference(h), reason: reasonHook, message: hookMessage(h, err)})
		}
	}
	return out
}

// scriptProblems are the scripts that do not compile, and those that do not count.
func scriptProblems(list []*customization, layer scriptLayer, late []shadowed) []problem {
	byName := map[string]*customization{}
	for _, c := range list {
		byName[c.Name] = c
	}
	on := func(name string) corev1.ObjectReference {
		return corev1.ObjectReference{
			APIVersion: configv1alpha1.GroupVersion.String(), Kind: "ResourceInterpreterCustomization", Name: name, UID: byName[name].UID,
		}
	}
	var out []problem
	for gvk, c := range layer {
		for _, b := range c.broken {
			out = append(out, problem{
				on: on(b.owner), reason: reasonScript,
				message: fmt.Sprintf("The script does not compile, so that %s fails for every %s: %v", b.operation, gvk.Kind, b.err),
			})
		}
	}
	for _, s := range late {
		out = append(out, problem{
			on: on(s.owner), reason: reasonConflict,
			message: fmt.Sprintf("The script for %s is not used: ResourceInterpreterCustomization %s has one for the same kind, and its name comes first", s.operation, s.by),
		})
	}
	slices.SortFunc(out, func(a, b problem) int {
		return cmp.Or(cmp.Compare(a.on.Name, b.on.Name), cmp.Compare(a.message, b.message))
	})
	return out
}

func byString(a, b schema.GroupVersionKind) int { return cmp.Compare(a.String(), b.String()) }
