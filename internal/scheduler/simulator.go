// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

// Simulator predicts the decisions of a scheduler with the same configuration. Controllers that change spec.clusters use it
// to choose changes that the scheduler would not revert. It writes nothing. Only Control is required.
type Simulator struct {
	// Control is the control plane; a cached client is recommended.
	Control client.Reader
	// Options holds the options of the scheduler; see NewSimulation.
	Options Options

	mu    sync.Mutex // guards the following fields
	known map[string]*clusterv1alpha1.Cluster
	state *clusterState // that of known
}

// Candidate is a cluster that could receive replicas of a workload.
type Candidate struct {
	Cluster string
	// Available is how many more replicas fit, if Known.
	Available int32
	Known     bool
}

// Candidates returns the clusters that pass every filter in the current affinity term, sorted by name. Current targets get no
// exemption from filters: the question is whether they could receive more replicas.
func (s *Simulator) Candidates(ctx context.Context, b binding.Binding) ([]Candidate, error) {
	unplaced := b.DeepCopyObject().(binding.Binding)
	unplaced.BindingSpec().Clusters = nil
	simulation, err := s.simulation(ctx, unplaced)
	if err != nil {
		return nil, err
	}
	result, err := simulation.Decide(ctx)
	if len(result.Trace.Terms) == 0 {
		return nil, fmt.Errorf("simulate scheduling of %s: %w", binding.Title(b), errors.Join(errors.New("empty trace"), err))
	}
	// Any other error means that not all replicas can be placed at once, which is not required here.
	var out []Candidate
	for _, v := range result.Trace.Terms[0].Clusters {
		if v.Filter != "" {
			continue
		}
		e, ok := result.Estimates[v.Cluster]
		c := Candidate{Cluster: v.Cluster}
		if c.Known = ok && e.Known(); c.Known {
			c.Available = e.Min
		}
		out = append(out, c)
	}
	return out, nil
}

// NeedsScheduling returns why the scheduler would schedule the binding, or "" if it would keep the current result
// (docs/contract/scheduling.md#when-a-binding-is-scheduled).
func (s *Simulator) NeedsScheduling(ctx context.Context, b binding.Binding) (string, error) {
	simulation, err := s.simulation(ctx, b)
	if err != nil {
		return "", err
	}
	return simulation.NeedsScheduling, nil
}

// Outcome holds the changes of a binding that a scheduler would write.
type Outcome struct {
	Clusters []workv1alpha2.TargetCluster
	// Affinity names the chosen affinity term.
	Affinity string
	// Failure is why no clusters satisfy the placement; Clusters are then the current ones that still exist. Reason is the reason of the
	// condition Scheduled.
	Failure error
	Reason  string
}

// Schedule returns the decision about a binding. needed is false if its current result still holds.
func (s *Simulator) Schedule(ctx context.Context, b binding.Binding) (out Outcome, needed bool, err error) {
	simulation, err := s.simulation(ctx, b)
	if err != nil || simulation.NeedsScheduling == "" {
		return out, false, err
	}
	simulation.Request.Explain = false
	result, failure := simulation.Decide(ctx)
	if failure == nil {
		return Outcome{result.Clusters, result.Affinity, nil, workv1alpha2.BindingReasonSuccess}, true, nil
	}
	current := slices.DeleteFunc(simulation.state.clusters.WithoutTerminating(b.BindingSpec().Clusters),
		func(t workv1alpha2.TargetCluster) bool { return simulation.state.clusters.Cluster(t.Name) == nil })
	return Outcome{current, b.BindingStatus().SchedulerObservedAffinityName, failure, reasonOf(failure)}, true, nil
}

func (s *Simulator) simulation(ctx context.Context, b binding.Binding) (*Simulation, error) {
	clusters, state, err := s.clusters(ctx)
	if err != nil {
		return nil, fmt.Errorf("simulate scheduling of %s: %w", binding.Title(b), err)
	}
	simulation, err := newSimulation(ctx, s.Control, b, s.Options, clusters, state.clusters)
	if err != nil {
		return nil, fmt.Errorf("simulate scheduling of %s: %w", binding.Title(b), err)
	}
	simulation.state = state
	return simulation, nil
}

// clusters returns all clusters and their state. The state of unchanged clusters comes from the last call.
func (s *Simulator) clusters(ctx context.Context) ([]*clusterv1alpha1.Cluster, *clusterState, error) {
	clusters, err := listClusters(ctx, s.Control, client.UnsafeDisableDeepCopy) // not modified
	if err != nil {
		return nil, nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	changes, current := map[string]*clusterv1alpha1.Cluster{}, make(map[string]*clusterv1alpha1.Cluster, len(clusters))
	for _, c := range clusters {
		current[c.Name] = c
		if old := s.known[c.Name]; old == nil || c.ResourceVersion == "" || old.UID != c.UID || old.ResourceVersion != c.ResourceVersion {
			changes[c.Name] = c
		}
	}
	for name := range s.known {
		if current[name] == nil {
			changes[name] = nil
		}
	}
	switch {
	case s.state == nil:
		s.state = newClusterState(clusters, s.Options.ResourceModels)
	case len(changes) > 0:
		s.state = s.state.with(changes)
	}
	s.known = current
	return clusters, s.state, nil
}
