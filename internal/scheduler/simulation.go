// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"

	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Case is one binding and all that a decision about it depends on, read from live objects. It may be changed before it is
// decided, to see what would be if.
type Simulation struct {
	// Due says why the scheduler would decide anew now; empty when it would leave the binding as it is.
	NeedsScheduling string
	// Clusters are all clusters.
	Clusters []*clusterv1alpha1.Cluster
	// Request is what the binding asks for; it is explained.
	Request decide.Request
	// Question is what it needs room for; its Clusters are filled in by Decide.
	Question estimate.Request
	// Profile, Estimators and Models are the scheduler's, as of Options.
	Profile        *decide.Profile
	Estimators     *estimate.Estimators
	ResourceModels bool
}

// Outcome is what came of a case.
type Result struct {
	decide.Decision
	// Estimates are the answers that the decision depended on, by cluster; none when it depended on no capacity.
	Estimates map[string]estimate.Estimate
}

// Read reads the case of a binding for a scheduler with these options, of which Profile, Estimators, Models and KeepEmpty
// have a say. What such a scheduler assumes (Assume) is known to itself alone. Nothing is written.
func NewSimulation(ctx context.Context, control client.Reader, b binding.Binding, o Options) (*Simulation, error) {
	clusters, err := listClusters(ctx, control)
	if err != nil {
		return nil, err
	}
	c := &Simulation{
		Clusters: clusters, Request: NewRequest(b, o.KeepEmpty), Question: questionOf(b),
		Profile: o.Profile, Estimators: o.Estimators, ResourceModels: o.ResourceModels,
	}
	if c.Profile == nil {
		c.Profile = decide.Default()
	}
	if c.Estimators == nil {
		c.Estimators = &estimate.Estimators{}
	}
	c.Request.Explain = true
	c.NeedsScheduling, _ = needsScheduling(decide.NewSnapshot(clusters), b)
	if c.Request.AffinityPeers, err = peersOf(ctx, control, b, affinityGroup, currentClusters); err != nil {
		return nil, err
	}
	if c.Request.AntiAffinityPeers, err = peersOf(ctx, control, b, antiAffinityGroup, currentClusters); err != nil {
		return nil, err
	}
	return c, nil
}

// Decide decides the case with the code that places bindings. The error is that of the decision, whose Trace is given all
// the same.
func (c *Simulation) Decide(ctx context.Context) (Result, error) {
	now := &clusterState{clusters: decide.NewSnapshot(c.Clusters), capacity: estimate.NewSnapshot(c.Clusters, c.ResourceModels, nil)}
	estimates := gather(ctx, c.Profile, c.Estimators, now, c.Request, c.Question)
	d, err := c.Profile.Decide(now.clusters, c.Request, knownEstimates(estimates))
	return Result{d, estimates}, err
}
