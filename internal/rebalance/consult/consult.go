// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package consult asks the scheduler's own code before replicas are moved behind its back: where could they go, and would it
// leave them there? Bindings go in, answers come out; nothing is written.
package consult

import (
	"context"
	"errors"
	"fmt"

	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/rebalance"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Scheduler answers as the scheduler does that has the same choices. Fields other than Control may be left out.
type Scheduler struct {
	// Control is the control plane, best through a cache.
	Control client.Reader
	// Profile is the choice of plugins, nil for all. Estimators say how much fits where, nil by what clusters report of
	// themselves.
	Profile    *decide.Profile
	Estimators *estimate.Estimators
	// Ungraded leaves the grades of nodes out of estimates (feature gate CustomizedClusterResourceModeling is off).
	Ungraded bool
}

// Places lists the clusters that could get replicas of a workload, sorted by name, with how many more fit: those that pass
// every filter, in the affinity term in force, without the indulgence for clusters that have the workload already.
func (s *Scheduler) Places(ctx context.Context, b binding.Binding) ([]rebalance.Place, error) {
	newcomer := b.DeepCopyObject().(binding.Binding)
	newcomer.BindingSpec().Clusters = nil
	c, err := s.read(ctx, newcomer)
	if err != nil {
		return nil, err
	}
	outcome, err := c.Decide(ctx)
	if len(outcome.Trace.Terms) == 0 {
		return nil, fmt.Errorf("ask the scheduler where %s could go: %w", binding.Title(b), errors.Join(errors.New("no answer"), err))
	}
	// Another error says that not all replicas could be placed at once, which nobody wants here.
	var out []rebalance.Place
	for _, v := range outcome.Trace.Terms[0].Clusters {
		if v.Filter != "" {
			continue
		}
		e, asked := outcome.Estimates[v.Cluster]
		p := rebalance.Place{Cluster: v.Cluster}
		if p.Known = asked && e.Known(); p.Known {
			p.Room = e.Min
		}
		out = append(out, p)
	}
	return out, nil
}

// Due says why the scheduler would decide about a binding anew; empty when it would leave it as it is (semantics §13.2).
func (s *Scheduler) Due(ctx context.Context, b binding.Binding) (string, error) {
	c, err := s.read(ctx, b)
	if err != nil {
		return "", err
	}
	return c.Due, nil
}

func (s *Scheduler) read(ctx context.Context, b binding.Binding) (*scheduler.Case, error) {
	o := scheduler.Options{Profile: s.Profile, Estimators: s.Estimators, Models: !s.Ungraded}
	c, err := scheduler.Read(ctx, s.Control, b, o)
	if err != nil {
		return nil, fmt.Errorf("read what the scheduler knows about %s: %w", binding.Title(b), err)
	}
	return c, nil
}
