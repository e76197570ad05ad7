// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package compare

import (
	"context"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/work/render"
)

// readRevisions reads the revisions of a staged rollout. It returns notes about the rollout.
func (c *comparison) readRevisions(ctx context.Context, preview bool) (notes []string, err error) {
	r := c.objects.Rollout
	if r == nil {
		return nil, nil
	}
	if p := flow.RolloutProblem(r); p != nil {
		notes = append(notes, "staged rollout: "+p.Message)
	}
	if preview {
		return append(notes, "a change of override policies makes a new revision, which clusters get in stages"), nil
	}
	c.revisions, err = explain.ReadRevisions(ctx, c.Control, c.chain, c.subject)
	if apierrors.IsForbidden(err) {
		c.unknown = "the object is in a staged rollout, and you may not list ControllerRevisions"
		return notes, nil
	}
	return notes, err
}

// planOf returns the plan of a revision, or nil if it does not exist.
func (c *comparison) planOf(revision int64) *render.Plan {
	if revision == c.revisions.Current {
		return c.plan
	}
	return c.revisions.Plans[revision]
}

// staged compares a cluster with its revision, and that with the revision that it gets later.
func (c *comparison) staged(ctx context.Context, out *Cluster, observed *flow.Cluster) error {
	state := c.objects.StateOf(observed)
	if out.Revision = state.Revision; out.Revision > 0 {
		plan := c.planOf(out.Revision)
		if plan == nil {
			out.Change, out.Error = Unknown, fmt.Sprintf("revision %d does not exist: its ControllerRevision was deleted", out.Revision)
			return nil
		}
		if err := c.against(ctx, out, observed, plan); err != nil {
			return err
		}
	}
	target := c.objects.Rollout.RolloutStatus().Revision
	waits := flow.WaitsForStage(c.objects.Rollout, observed.Name)
	if plan := c.planOf(target); plan != nil && waits != "" {
		later := Cluster{}
		if err := c.against(ctx, &later, observed, plan); err != nil {
			return err
		}
		out.Later = &Later{Revision: target, Reason: waits, Diff: later.Diff, Error: later.Error}
	}
	return nil
}
