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

// moment is the clusters as they were at one time. It is immutable.
type clusterState struct {
	clusters *decide.Snapshot
	capacity *estimate.Snapshot // what they have free
}

// snapshots keeps the clusters of one moment until one of them changes, so that thousands of decisions share them.
type snapshots struct {
	resourceModels bool // see Options.Models

	mu       sync.Mutex
	current  *clusterState // nil when a cluster changed since
	capacity *estimate.Snapshot
}

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
	// Nobody changes what is in the cache: it can be shared instead of copied.
	clusters, err := listClusters(ctx, control, client.UnsafeDisableDeepCopy)
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
		return nil, fmt.Errorf("list the clusters: %w", err)
	}
	clusters := make([]*clusterv1alpha1.Cluster, 0, len(list.Items))
	for i := range list.Items {
		clusters = append(clusters, &list.Items[i])
	}
	return clusters, nil
}
