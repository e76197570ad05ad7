// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"

	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Case is one binding and all that a decision about it depends on, read from live objects. It may be changed before it is
// decided, to see what would be if.
type Case struct {
	// Due says why the scheduler would decide anew now; empty when it would leave the binding as it is.
	Due string
	// Clusters are all clusters.
	Clusters []*clusterv1alpha1.Cluster
	// Request is what the binding asks for; it is explained.
	Request decide.Request
	// Demand is what it needs room for.
	Demand Demand
	// Profile and Estimator are the scheduler's; Estimator may be nil.
	Profile   *decide.Profile
	Estimator Estimator
}

// Read reads the case of a binding. Nothing is written.
func Read(ctx context.Context, control client.Reader, b binding.Binding, e Estimator) (Case, error) {
	clusters, err := listClusters(ctx, control)
	if err != nil {
		return Case{}, err
	}
	c := Case{Clusters: clusters, Request: RequestFor(b, false), Demand: DemandOf(b), Profile: decide.Default(), Estimator: e}
	c.Request.Explain = true
	c.Due, _ = due(decide.NewSnapshot(clusters), b)
	if c.Request.Together, err = peersOf(ctx, control, b, affinityGroup, whereIs); err != nil {
		return Case{}, err
	}
	if c.Request.Apart, err = peersOf(ctx, control, b, antiAffinityGroup, whereIs); err != nil {
		return Case{}, err
	}
	return c, nil
}

// Decide decides the case with the code that places bindings.
func (c *Case) Decide(ctx context.Context) (decide.Decision, error) {
	s := decide.NewSnapshot(c.Clusters)
	return c.Profile.Decide(s, c.Request, estimate(ctx, c.Profile, c.Estimator, s, c.Request, c.Demand))
}
