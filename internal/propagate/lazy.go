// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"maps"
	"strconv"
	"strings"

	"k8s.io/apimachinery/pkg/labels"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

// A policy with lazy activation applies when a user changes the template (docs/contract/propagation.md#lazy-activation). A hash of
// the content to which it was applied, or which existed at the claim, is recorded on the binding, or on the template while there is
// no binding. The policy applies when the content differs. The decision therefore does not depend on the order of events, and a
// restart does not change it.

// lazyState holds the facts on which the decision about a lazy policy depends.
type lazyState struct {
	bound    bool       // the template has a binding
	recorded string     // hash of the content for which the policy is not applied again; "" if none is recorded
	content  string     // hash of the current content
	claimed  bool       // the policy has claimed the template before
	byUser   bool       // a user created or changed the template since it was reconciled
	known    comparison // the current content compared with the one of the last reconcile in this process
}

// comparison is the result of comparing contents.
type comparison int

const (
	unknown comparison = iota
	same
	differs
)

// activation is a decision about a policy.
type activation int

const (
	// deferred: the policy only claims the template.
	deferred activation = iota
	// refreshed: as deferred, and the fields of the binding that follow from the template are updated.
	refreshed
	// applied: the binding is built from the policy.
	applied
	// settled: nothing changed since the policy was applied or deferred.
	settled
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

// activation decides whether a lazy policy with a claim applies. It reads the template unless nothing changed.
func (d *Detector) activation(ctx context.Context, p *pass, c claim) (decision activation, err error) {
	before, ok := claimOn(p.m, c.scope)
	s := lazyState{bound: p.binding != nil, recorded: p.m.Annotations[names.LazyContent], claimed: ok && before.id == c.id, byUser: p.byUser()}
	if s.bound {
		s.recorded = p.binding.GetAnnotations()[names.LazyContent]
	}
	forced := p.last.refreshes > 0
	if s.claimed && s.recorded != "" && !forced {
		if p.last.version == p.m.ResourceVersion || s.bound && !p.outdated() {
			return settled, nil
		}
	}
	if p.object, err = d.read(ctx, p); err != nil {
		return deferred, err
	}
	p.content = userHash(p.object)
	s.content = p.content
	switch {
	case p.last.version == "":
	case p.last.user == s.content:
		s.known = same
	default:
		s.known = differs
	}
	decision = s.activate()
	switch {
	case s.bound && p.binding.BindingSpec().Resource.UID != p.m.UID: // the template was recreated
		return applied, nil
	case decision == deferred && forced && s.bound:
		return refreshed, nil
	}
	return decision, nil
}

// byUser reports whether a user may have created or changed the template since the last pass. One that existed before its kind was watched
// counts as created by a user if it is not older than the policy.
func (p *pass) byUser() bool {
	created := p.m.CreationTimestamp
	return p.last.observed == touched || p.last.observed == listed && !created.Before(new(p.policy.GetCreationTimestamp()))
}

// deferPolicy records the content for which the policy is not applied. If decision is refreshed, it updates the fields of the binding that
// follow from the template.
func (d *Detector) deferPolicy(ctx context.Context, p *pass, decision activation) (err error) {
	recordContent := func(b binding.Binding) error { //nolint:unparam // as patchBinding requires
		if b.GetAnnotations()[names.LazyContent] == "" {
			b.SetAnnotations(labels.Merge(b.GetAnnotations(), map[string]string{names.LazyContent: p.content}))
		}
		return nil
	}
	if decision != refreshed {
		if p.binding != nil {
			_, err = d.patchBinding(ctx, p.binding, recordContent)
		}
		if err == nil {
			d.records.set(p.templateKey, p.last, p.object)
		}
		return err
	}
	size, err := d.measure(ctx, p)
	if err != nil {
		return err
	}
	_, err = d.update(ctx, p, func(b binding.Binding, version string) error {
		b.BindingSpec().Resource = p.reference(version)
		size.SetIn(b.BindingSpec())
		return recordContent(b)
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
		b.SetAnnotations(labels.Merge(b.GetAnnotations(), map[string]string{names.LazyContent: userHash(object)}))
	}
}

// userHash returns a hash of the fields of a template that users set. It omits the status, the metadata that the API server sets,
// and the labels and annotations of Karmada.
func userHash(o *interpret.Object) string {
	h := hashWith(o, map[string]any{"labels": withoutKarmada(o.GetLabels()), "annotations": withoutKarmada(o.GetAnnotations())})
	return strconv.FormatUint(h, 16)
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
