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

// Simulation holds a binding's request and everything else that a decision about it depends on. It may be modified before
// Decide, to answer what-if questions.
type Simulation struct {
	// NeedsScheduling is why the scheduler would schedule the binding now, or "" if it would keep the current result.
	NeedsScheduling string
	// Clusters are all clusters.
	Clusters []*clusterv1alpha1.Cluster
	// Request is the request of the binding, with Explain set.
	Request decide.Request
	// EstimateRequest is the request to the estimators; Decide sets its Clusters.
	EstimateRequest estimate.Request
	// Profile, Estimators and ResourceModels: see Options.
	Profile        *decide.Profile
	Estimators     *estimate.Estimators
	ResourceModels bool

	state *clusterState // that of Clusters; nil if they may have been modified
}

// Result is the result of a simulation.
type Result struct {
	decide.Decision
	// Estimates holds the estimates that the decision used, by cluster; empty if it depends on no capacity.
	Estimates map[string]estimate.Estimate
}

// NewSimulation reads the simulation of a binding, for a scheduler with the Profile, Estimators, ResourceModels and KeepEmpty
// of the options. It ignores Assume: only the scheduler itself knows the replicas that it assumes. It writes nothing.
func NewSimulation(ctx context.Context, control client.Reader, b binding.Binding, o Options) (*Simulation, error) {
	clusters, err := listClusters(ctx, control)
	if err != nil {
		return nil, err
	}
	return newSimulation(ctx, control, b, o, clusters, decide.NewSnapshot(clusters))
}

func newSimulation(
	ctx context.Context, control client.Reader, b binding.Binding, o Options, clusters []*clusterv1alpha1.Cluster, snapshot *decide.Snapshot,
) (s *Simulation, err error) {
	s = &Simulation{
		Clusters: clusters, Request: NewRequest(b, o.KeepEmpty), EstimateRequest: estimateRequest(b),
		Profile: o.Profile, Estimators: o.Estimators, ResourceModels: o.ResourceModels,
	}
	if s.Profile == nil {
		s.Profile = decide.Default()
	}
	if s.Estimators == nil {
		s.Estimators = &estimate.Estimators{}
	}
	s.Request.Explain = true
	s.NeedsScheduling, _ = needsScheduling(snapshot, b)
	if s.Request.AffinityPeers, err = peersOf(ctx, control, b, affinityGroup, currentClusters); err != nil {
		return nil, err
	}
	if s.Request.AntiAffinityPeers, err = peersOf(ctx, control, b, antiAffinityGroup, currentClusters); err != nil {
		return nil, err
	}
	return s, nil
}

// Decide makes the decision with the code of the scheduler. If it returns an error, the result still has the trace.
func (s *Simulation) Decide(ctx context.Context) (Result, error) {
	state := s.state
	if state == nil {
		state = newClusterState(s.Clusters, s.ResourceModels)
	}
	estimates := gather(ctx, s.Profile, s.Estimators, state, s.Request, s.EstimateRequest)
	d, err := s.Profile.Decide(state.clusters, s.Request, knownEstimates(estimates))
	return Result{d, estimates}, err
}
