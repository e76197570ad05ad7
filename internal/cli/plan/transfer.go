// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"context"
	"io"

	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/policy"
)

// Preview is the plan for an object that is moved to another policy.
type Preview struct {
	// Removed are the clusters that the object would leave.
	Removed []string
	// Unschedulable is the reason why the object could not be scheduled, or "".
	Unschedulable string

	plan *plan
}

// WithPolicy plans an object with a policy that is going to claim it.
func WithPolicy(
	ctx context.Context, control client.Reader, scheduler *explain.Scheduler, s *explain.Subject, p policy.Policy,
) (*Preview, error) {
	result, err := newPlan(ctx, control, scheduler, s, change{policy: p, transfer: true}, false)
	if err != nil {
		return nil, err
	}
	out := &Preview{Unschedulable: result.Error, plan: result}
	for _, m := range result.Moves {
		if m.Today != nil && m.Planned == nil {
			out.Removed = append(out.Removed, m.Cluster)
		}
	}
	return out, nil
}

// Print prints the plan as `karmadactl plan` does.
func (p *Preview) Print(out io.Writer) { (&page{out: out, plan: p.plan}).print() }
