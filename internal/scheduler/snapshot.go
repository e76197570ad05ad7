// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"fmt"
	"sync"

	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/scheduler/decide"
)

// clusterState holds all clusters at one point in time. It is immutable.
type clusterState struct {
	clusters *decide.Snapshot
	capacity *estimate.Snapshot
}

// snapshots keeps the cluster state until a cluster changes, so that many decisions share it.
type snapshots struct {
	resourceModels bool // see Options.ResourceModels

	mu       sync.Mutex    // guards the following fields
	current  *clusterState // nil after a cluster changed
	capacity *estimate.Snapshot
}

// invalidate must be called after a change of a cluster.
func (s *snapshots) invalidate() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.current = nil
}

func (s *snapshots) get(ctx context.Context, control client.Reader) (*clusterState, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.current != nil {
		return s.current, nil
	}
	clusters, err := listClusters(ctx, control, client.UnsafeDisableDeepCopy) // not modified
	if err != nil {
		return nil, err
	}
	s.capacity = estimate.NewSnapshot(clusters, s.resourceModels, s.capacity)
	s.current = &clusterState{clusters: decide.NewSnapshot(clusters), capacity: s.capacity}
	return s.current, nil
}

func listClusters(ctx context.Context, control client.Reader, o ...client.ListOption) ([]*clusterv1alpha1.Cluster, error) {
	var list clusterv1alpha1.ClusterList
	if err := control.List(ctx, &list, o...); err != nil {
		return nil, fmt.Errorf("list clusters: %w", err)
	}
	clusters := make([]*clusterv1alpha1.Cluster, 0, len(list.Items))
	for i := range list.Items {
		clusters = append(clusters, &list.Items[i])
	}
	return clusters, nil
}
