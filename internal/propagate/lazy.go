// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"encoding/json"
	"hash/fnv"
	"maps"
	"strconv"
	"strings"

	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

// A policy with lazy activation applies when a user changes the template (docs/contract/propagation.md#lazy-activation). The
// content to which it was applied, or that existed when it claimed the template, is recorded as a hash: on the binding, or on the
// template while there is no binding. The policy applies when the content differs. The decision therefore does not depend on the
// order of events, and a restart does not change it.

// lazyState holds the facts on which the decision about a lazy policy depends.
type lazyState struct {
	bound    bool       // the template has a binding
	recorded string     // hash of the content for which the policy is not applied again; "" if none is recorded
	content  string     // hash of the current content
	claimed  bool       // the policy has claimed the template before
	byUser   bool       // a user created or changed the template since it was reconciled
	known    comparison // the current content compared with that of the last reconcile in this process
}

// activation is a decision about a lazy policy.
type activation int

const (
	// deferred: the policy only claims the template.
	deferred activation = iota
	// refreshed: as deferred, and the fields of the binding that follow from the template are updated.
	refreshed
	// applied: the binding is built from the policy.
	applied
)

// activate decides whether a lazy policy applies.
func (s lazyState) activate() activation {
	var apply bool
	switch {
	case s.recorded != "":
		apply = s.content != s.recorded
	case !s.bound:
		// A claim without record means that the binding was about to be created, or was deleted.
		apply = s.claimed || s.byUser
	case s.known == unknown:
		// After a start: the content may have changed. It is propagated in any case.
		return refreshed
	default:
		apply = s.known == differs
	}
	if apply {
		return applied
	}
	return deferred
}

func isLazy(p policy.Policy) bool {
	return p.PolicySpec().ActivationPreference == policyv1alpha1.LazyActivation
}

// applyLazy claims the template for a lazy policy, and applies the policy if the content of the template changed.
func (d *Detector) applyLazy(
	ctx context.Context, t templateKey, m metadata, p policy.Policy, current binding.Binding, byUser bool,
) error {
	claimed := m.DeepCopy()
	claimBy(p).put(claimed)
	delete(claimed.Annotations, names.LazyContent)
	c, ok := claimOn(m, policy.ScopeOf(p))
	state := lazyState{bound: current != nil, recorded: m.Annotations[names.LazyContent], claimed: ok && c.id == claimBy(p).id, byUser: byUser}
	if state.bound {
		state.recorded = current.GetAnnotations()[names.LazyContent]
	}
	forced := d.records.refreshForced(t)
	if state.claimed && state.recorded != "" && !forced {
		if d.records.applied(t) == m.ResourceVersion || state.bound && !outdated(current, m, "") {
			return nil
		}
	}
	object, err := d.read(ctx, m)
	if err != nil {
		return err
	}
	state.content = userHash(object)
	state.known = d.records.compareUser(t, state.content)
	decision := state.activate()
	if state.bound && current.BindingSpec().Resource.UID != m.UID {
		decision = applied // the template was recreated
	}
	if decision == deferred && forced && state.bound {
		decision = refreshed
	}
	if decision != applied && !state.bound {
		claimed.Annotations[names.LazyContent] = state.content
	}
	if written, err := d.patchMetadata(ctx, m, claimed); err != nil {
		return err
	} else if written != nil {
		object = written
	}
	switch {
	case decision == applied:
		return d.build(ctx, t, m, object, p, current)
	case !state.bound:
		d.records.set(t, object)
		return nil
	default:
		return d.deferPolicy(ctx, t, m, object, current, state, decision == refreshed)
	}
}

// deferPolicy records the content on the binding, and updates the fields that follow from the template if refresh is set.
func (d *Detector) deferPolicy(
	ctx context.Context, t templateKey, m metadata, object *interpret.Object, b binding.Binding, state lazyState, refresh bool,
) error {
	record := func(b binding.Binding) error { //nolint:unparam // as patchBinding requires
		if state.recorded == "" {
			b.SetAnnotations(merged(b.GetAnnotations(), map[string]string{names.LazyContent: state.content}))
		}
		return nil
	}
	if !refresh {
		_, err := d.patchBinding(ctx, b, record)
		if err == nil {
			d.records.set(t, object)
		}
		return err
	}
	size, err := d.measure(ctx, m, object)
	if err != nil {
		return err
	}
	_, err = d.update(ctx, t, m, object, b, func(b binding.Binding, version string) error {
		b.BindingSpec().Resource = reference(m, version)
		size.SetIn(b.BindingSpec())
		return record(b)
	})
	return err
}

// setLazyContent records the content for which the binding is built, or removes the record if the policy is not lazy.
func setLazyContent(b client.Object, p policy.Policy, object *interpret.Object) {
	switch {
	case !isLazy(p):
		if _, ok := b.GetAnnotations()[names.LazyContent]; ok {
			b.SetAnnotations(without(b.GetAnnotations(), names.LazyContent))
		}
	case object != nil:
		b.SetAnnotations(merged(b.GetAnnotations(), map[string]string{names.LazyContent: userHash(object)}))
	}
}

// userHash returns a hash of what users set in a template: everything but its status, the metadata that the API server sets, and
// the labels and annotations of Karmada.
func userHash(o *interpret.Object) string {
	content := map[string]any{"labels": withoutKarmada(o.GetLabels()), "annotations": withoutKarmada(o.GetAnnotations())}
	for k, v := range o.Object {
		if k != "metadata" && k != "status" {
			content[k] = v
		}
	}
	h := fnv.New64a()
	_ = json.NewEncoder(h).Encode(content) // cannot fail: the object was decoded from JSON
	return strconv.FormatUint(h.Sum64(), 16)
}

// withoutKarmada returns the keys that users own (docs/contract/names.md#annotations).
func withoutKarmada(all map[string]string) map[string]string {
	out := maps.Clone(all)
	maps.DeleteFunc(out, func(k, _ string) bool {
		return strings.Contains(k, ".karmada.io") && k != names.SkipAutoPropagation && k != names.ConflictResolution && k != names.ApplyStrategy
	})
	if len(out) == 0 {
		return nil
	}
	return out
}
