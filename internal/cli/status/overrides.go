// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"fmt"
	"slices"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
)

// maxSample is the number of objects of an override policy that are read. Nothing is concluded about a policy that selects more.
const maxSample = 20

// addUnusedOverrides adds a hint for each override policy that selects objects, and changes none of them in their clusters, or that has
// rules or overriders that change none of them.
func (h *hints) addUnusedOverrides(ctx context.Context) error {
	if len(h.clusters) == 0 || !h.readBindings {
		return nil
	}
	var chain interpret.Chain
	for _, u := range h.uses {
		p, isOverride := u.policy.(override.Policy)
		if !isOverride || u.propagation != nil || len(u.problems) > 0 || u.partial || u.selected == 0 || u.selected > len(u.sample) {
			continue
		}
		if chain == nil {
			var err error
			if chain, _, err = explain.Interpreters(ctx, h.control); err != nil {
				return err
			}
		}
		reason, mistakes, err := h.unused(ctx, chain, u, p)
		if err != nil {
			return err
		}
		if reason != "" {
			mistakes = []string{fmt.Sprintf("it selects %s: %s", explain.Count(int64(u.selected), "object"), reason)}
		}
		for _, text := range mistakes {
			h.hint(flow.ChangesNothing, u.title, u.policy.GetNamespace(), text)
		}
	}
	return nil
}

// unused returns why a policy changes no object in its clusters, or "" if it changes one, or if this is not known. mistakes are those that
// concern all objects.
func (h *hints) unused(
	ctx context.Context, chain interpret.Chain, u *use, p override.Policy,
) (reason string, mistakes []string, err error) {
	var common []override.Mistake
	changes, first := false, true
	for _, uid := range u.sample {
		b := h.sampled[uid]
		if b == nil {
			continue // not propagated
		}
		s, err := explain.FromBinding(ctx, h.control, b)
		if err != nil {
			return "", nil, err
		}
		clusters, replicated := explain.TargetsOf(b, h.clusters), binding.IsWorkload(b.BindingSpec())
		if s.Template == nil || len(clusters) == 0 {
			return "", nil, nil
		}
		why, idle := "", []override.Mistake(nil)
		if targets := explain.OverrideTargets(ctx, chain, b, s.Template, h.clusters); len(targets) > 0 {
			why, idle = override.Unused(ctx, s.Template, targets, p, replicated, chain.Revise, explain.Prune)
		}
		found := slices.Concat(override.Unreached(clusters, p), override.Mistakes(s.Template, nil, p, replicated), idle)
		if first {
			common, first = found, false
		}
		common = slices.DeleteFunc(common, func(m override.Mistake) bool {
			return !slices.ContainsFunc(found, func(other override.Mistake) bool { return other.Where == m.Where })
		})
		if changes = changes || why == ""; changes && len(common) == 0 {
			return "", nil, nil
		}
		reason = s.Title() + ": " + why
	}
	if !changes {
		return reason, nil, nil
	}
	for _, m := range common {
		mistakes = append(mistakes, m.String())
	}
	return "", mistakes, nil
}
