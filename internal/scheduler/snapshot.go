// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"fmt"
	"sync"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/util/sets"
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

func newClusterState(clusters []*clusterv1alpha1.Cluster, resourceModels bool) *clusterState {
	return &clusterState{clusters: decide.NewSnapshot(clusters), capacity: estimate.NewSnapshot(clusters, resourceModels)}
}

// snapshots keeps the cluster state, so that many decisions share it. A changed cluster is replaced; the rest is kept.
type snapshots struct {
	resourceModels bool // see Options.ResourceModels

	mu      sync.Mutex // guards current
	current *clusterState

	changesMu sync.Mutex // guards names; it is held only briefly, by the handlers of cluster events
	names     sets.Set[string]
}

// changed must be called after a change of a cluster is visible in the cache.
func (s *snapshots) changed(cluster string) {
	s.changesMu.Lock()
	defer s.changesMu.Unlock()
	if s.names == nil {
		s.names = sets.New[string]()
	}
	s.names.Insert(cluster)
}

func (s *snapshots) takeChanged() sets.Set[string] {
	s.changesMu.Lock()
	defer s.changesMu.Unlock()
	names := s.names
	s.names = nil
	return names
}

// get returns the current state of all clusters. The first call lists them.
func (s *snapshots) get(ctx context.Context, control client.Reader) (*clusterState, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	names := s.takeChanged()
	if s.current == nil {
		clusters, err := listClusters(ctx, control, client.UnsafeDisableDeepCopy) // not modified
		if err != nil {
			return nil, err
		}
		s.current = newClusterState(clusters, s.resourceModels)
		return s.current, nil
	}
	if len(names) == 0 {
		return s.current, nil
	}
	changes := make(map[string]*clusterv1alpha1.Cluster, len(names))
	for name := range names {
		c := &clusterv1alpha1.Cluster{}
		err := control.Get(ctx, client.ObjectKey{Name: name}, c, client.UnsafeDisableDeepCopy) // not modified
		switch {
		case apierrors.IsNotFound(err):
			changes[name] = nil
		case err != nil:
			for name := range names {
				s.changed(name)
			}
			return nil, fmt.Errorf("read cluster %s: %w", name, err)
		default:
			changes[name] = c
		}
	}
	s.current = s.current.with(changes)
	return s.current, nil
}

// with returns the state after changes of clusters by name; nil means that the cluster was deleted.
func (s *clusterState) with(changes map[string]*clusterv1alpha1.Cluster) *clusterState {
	return &clusterState{clusters: s.clusters.With(changes), capacity: s.capacity.With(changes)}
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
