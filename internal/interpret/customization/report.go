// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"cmp"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/types"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret/webhook"
	"karmada.io/karmada/internal/machinery/events"
)

// source of events.
const source = "resource-interpreter"

// Reasons of events; all are warnings.
const (
	// reasonScript: a script does not compile; its operation fails.
	reasonScript = "CompileScriptFailed"
	// reasonConflict: a script is not used, because another customization has precedence.
	reasonConflict = "InterpreterConflict"
	// reasonHook: a webhook cannot be called, or returned no response.
	reasonHook = "CallInterpreterWebhookFailed"
)

// problem is a defect of an object that lasts until the object is changed.
type problem struct {
	on              corev1.ObjectReference
	reason, message string
}

// report records an event for each problem that is new.
func (l *Layers) report(problems []problem) {
	current := make(map[problem]bool, len(problems))
	for _, p := range problems {
		current[p] = true
		if !l.reported[p] {
			l.Events.Emit(events.Event{On: p.on, Source: source, Reason: p.reason, Warning: true, Message: p.message})
		}
	}
	l.reported = current
}

// reportHookFailure records an event for a failed call. Package events suppresses repeated messages.
func (l *Layers) reportHookFailure(hook *webhook.Hook, err error) {
	l.Events.Emit(events.Event{
		On: hookReference(hook), Source: source, Reason: reasonHook, Warning: true, Message: hookMessage(hook, err),
	})
}

func hookMessage(hook *webhook.Hook, err error) string {
	return fmt.Sprintf("Webhook %s: %v", hook.Name, err)
}

func reference(kind, name string, uid types.UID) corev1.ObjectReference {
	return corev1.ObjectReference{APIVersion: configv1alpha1.GroupVersion.String(), Kind: kind, Name: name, UID: uid}
}

func hookReference(hook *webhook.Hook) corev1.ObjectReference {
	return reference("ResourceInterpreterWebhookConfiguration", hook.Configuration, hook.UID)
}

// problems returns a problem for each hook with an invalid configuration.
func (l *hookLayer) problems() []problem {
	var out []problem
	for _, h := range l.hooks {
		if err := l.invalid[h]; err != nil {
			out = append(out, problem{on: hookReference(h), reason: reasonHook, message: hookMessage(h, err)})
		}
	}
	return out
}

// scriptProblems returns a problem for each script that does not compile or is not used.
func scriptProblems(list []*customization, layer scriptLayer, unused []unusedScript) []problem {
	uids := map[string]types.UID{}
	for _, c := range list {
		uids[c.Name] = c.UID
	}
	var out []problem
	add := func(owner, reason, message string) {
		on := reference("ResourceInterpreterCustomization", owner, uids[owner])
		out = append(out, problem{on: on, reason: reason, message: message})
	}
	for gvk, c := range layer {
		for _, b := range c.broken {
			add(b.owner, reasonScript, fmt.Sprintf("The script does not compile; %s fails for every %s: %v", b.operation, gvk.Kind, b.err))
		}
	}
	for _, s := range unused {
		add(s.owner, reasonConflict, fmt.Sprintf("The script for %s is not used: ResourceInterpreterCustomization %s for the same kind "+
			"precedes it by name", s.operation, s.by))
	}
	slices.SortFunc(out, func(a, b problem) int {
		return cmp.Or(cmp.Compare(a.on.Name, b.on.Name), cmp.Compare(a.message, b.message))
	})
	return out
}
