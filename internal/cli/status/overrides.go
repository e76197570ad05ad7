// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"fmt"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/override"
)

// maxSample is the number of objects of an override policy that are read. Nothing is concluded about a policy that selects more.
const maxSample = 20

// addUnusedOverrides adds a hint for each override policy that selects objects, and changes none of them in their clusters.
func (h *hints) addUnusedOverrides(ctx context.Context) error {
	if len(h.clusters) == 0 || !h.readBindings {
		return nil
	}
	for _, u := range h.uses {
		p, isOverride := u.policy.(override.Policy)
		if !isOverride || u.propagation != nil || u.problem != "" || u.partial || u.selected == 0 || u.selected > len(u.sample) {
			continue
		}
		reason, err := h.unused(ctx, u, p)
		if err != nil {
			return err
		}
		if reason != "" {
			h.hint(flow.ChangesNothing, u.title, u.policy.GetNamespace(),
				fmt.Sprintf("it selects %s: %s", explain.Count(int64(u.selected), "object"), reason))
		}
	}
	return nil
}

// unused returns why a policy changes no object in its clusters, or "" if it changes one, or if this is not known.
func (h *hints) unused(ctx context.Context, u *use, p override.Policy) (reason string, err error) {
	for _, uid := range u.sample {
		b := h.sampled[uid]
		if b == nil {
			continue // not propagated
		}
		s, err := explain.FromBinding(ctx, h.control, b)
		if err != nil {
			return "", err
		}
		clusters := explain.TargetsOf(b, h.clusters)
		if s.Template == nil || len(clusters) == 0 {
			return "", nil
		}
		if reason = override.Unused(ctx, s.Template, clusters, p); reason == "" {
			return "", nil
		}
		reason = s.Title() + ": " + reason
	}
	return reason, nil
}
