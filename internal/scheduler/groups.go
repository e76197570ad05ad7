// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"fmt"
	"sync"

	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Names of the cache indices of ResourceBindings by their groups.
const (
	byAffinityGroup     = "workloadAffinityGroup"
	byAntiAffinityGroup = "workloadAntiAffinityGroup"
)

// groupOf returns a group of a binding, or "" if it has none.
type groupOf func(binding.Binding) string

func affinityGroup(b binding.Binding) string {
	if g := b.BindingSpec().WorkloadAffinityGroups; g != nil {
		return g.AffinityGroup
	}
	return ""
}

func antiAffinityGroup(b binding.Binding) string {
	if g := b.BindingSpec().WorkloadAffinityGroups; g != nil {
		return g.AntiAffinityGroup
	}
	return ""
}

// indexGroups adds the indices by group to the manager's cache.
func indexGroups(ctx context.Context, indexer client.FieldIndexer) error {
	for name, group := range map[string]groupOf{byAffinityGroup: affinityGroup, byAntiAffinityGroup: antiAffinityGroup} {
		if err := indexer.IndexField(ctx, &workv1alpha2.ResourceBinding{}, name, indexed(group)); err != nil {
			return fmt.Errorf("index ResourceBinding by %s: %w", name, err)
		}
	}
	return nil
}

func indexed(group groupOf) client.IndexerFunc {
	return func(o client.Object) []string {
		if b, ok := o.(*workv1alpha2.ResourceBinding); ok && group(b) != "" {
			return []string{group(b)}
		}
		return nil
	}
}

// groups serializes the decisions about members of affinity groups, and holds their results until the cache shows them; see
// the package comment.
type groups struct {
	mu      sync.Mutex // held during a decision
	decided map[key]*decided
}

// decided is the result of a decision.
type decided struct {
	clusters []workv1alpha2.TargetCluster
	written  bool
}

// decide calls f with the affinity and anti-affinity peers of b and records its result.
func (g *groups) decide(
	ctx context.Context, control *consistency.Client, b binding.Binding,
	f func(affinity, antiAffinity []decide.Peer) (decide.Decision, error),
) (decide.Decision, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	var peers [2][]decide.Peer
	for i, by := range []struct {
		index string
		of    groupOf
	}{{byAffinityGroup, affinityGroup}, {byAntiAffinityGroup, antiAffinityGroup}} {
		if by.of(b) == "" {
			continue
		}
		var err error
		clustersOf := func(other binding.Binding) []workv1alpha2.TargetCluster { return g.clustersOf(other, control) }
		peers[i], err = peersOf(ctx, control, b, by.of, clustersOf, client.MatchingFields{by.index: by.of(b)}, client.UnsafeDisableDeepCopy)
		if err != nil {
			return decide.Decision{}, err
		}
	}
	d, err := f(peers[0], peers[1])
	if err != nil {
		delete(g.decided, client.ObjectKeyFromObject(b)) // it keeps its current clusters
		return d, err
	}
	if g.decided == nil {
		g.decided = map[key]*decided{}
	}
	g.decided[client.ObjectKeyFromObject(b)] = &decided{clusters: d.Clusters}
	return d, nil
}

// markWritten records that a decision was written. It is forgotten as soon as the cache shows the write, because other
// controllers may change the binding afterwards.
func (g *groups) markWritten(k key) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if d := g.decided[k]; d != nil {
		d.written = true
	}
}

// clustersOf returns the clusters of a binding, including a decision that the cache does not show yet. It must be called
// with mu held.
func (g *groups) clustersOf(b binding.Binding, control *consistency.Client) []workv1alpha2.TargetCluster {
	k := client.ObjectKeyFromObject(b)
	d := g.decided[k]
	if d != nil && (!d.written || control.Stale(b)) {
		return d.clusters
	}
	delete(g.decided, k)
	return b.BindingSpec().Clusters
}

func currentClusters(b binding.Binding) []workv1alpha2.TargetCluster { return b.BindingSpec().Clusters }

// peersOf returns the other members of a binding's group in its namespace that have clusters. A ClusterResourceBinding has
// no peers: groups do not span namespaces.
func peersOf(
	ctx context.Context, control client.Reader, b binding.Binding, of groupOf,
	clustersOf func(binding.Binding) []workv1alpha2.TargetCluster, o ...client.ListOption,
) ([]decide.Peer, error) {
	group := of(b)
	if group == "" || b.GetNamespace() == "" {
		return nil, nil
	}
	var list workv1alpha2.ResourceBindingList
	if err := control.List(ctx, &list, append(o, client.InNamespace(b.GetNamespace()))...); err != nil {
		return nil, fmt.Errorf("list group %s of %s: %w", group, binding.Title(b), err)
	}
	var out []decide.Peer
	for i := range list.Items {
		other := &list.Items[i]
		if other.Name == b.GetName() || other.DeletionTimestamp != nil || of(other) != group {
			continue
		}
		p := decide.Peer{Binding: other.Name}
		for _, c := range clustersOf(other) {
			p.Clusters = append(p.Clusters, c.Name)
		}
		if len(p.Clusters) > 0 {
			out = append(out, p)
		}
	}
	return out, nil
}

// forget removes the result of a decision that was not written, or of a deleted binding.
func (g *groups) forget(k key) {
	g.mu.Lock()
	defer g.mu.Unlock()
	delete(g.decided, k)
}
