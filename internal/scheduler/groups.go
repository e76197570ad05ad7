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
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Names of the cache's indices of ResourceBindings by their groups.
const (
	byAffinityGroup     = "workloadAffinityGroup"
	byAntiAffinityGroup = "workloadAntiAffinityGroup"
)

// groupOf gives a group that a binding is in, empty when it is in none.
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

// indexGroups makes the manager's cache find the bindings of a group.
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

// groups decides about the members of affinity groups one at a time, and remembers what was decided until the cache shows
// it.
type groups struct {
	mu sync.Mutex // held for as long as a decision takes
	// decided are the last decisions about bindings, which may not be in the cache yet.
	decided map[key]*decided
}

// decided is where a binding goes.
type decided struct {
	clusters []workv1alpha2.TargetCluster
	written  bool
}

// decide lets f decide about b, told where the other members of its groups are.
func (g *groups) decide(ctx context.Context, control *consistency.Client, b binding.Binding, f func(together, apart []decide.Peer) (decide.Decision, error)) (decide.Decision, error) {
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
		known := func(other binding.Binding) []workv1alpha2.TargetCluster { return g.clustersOf(other, control) }
		if peers[i], err = peersOf(ctx, control, b, by.of, known, client.MatchingFields{by.index: by.of(b)}, client.UnsafeDisableDeepCopy); err != nil {
			return decide.Decision{}, err
		}
	}
	d, err := f(peers[0], peers[1])
	if err != nil {
		delete(g.decided, client.ObjectKeyFromObject(b)) // it stays where it is, and not where it was to go once
		return d, err
	}
	if g.decided == nil {
		g.decided = map[key]*decided{}
	}
	g.decided[client.ObjectKeyFromObject(b)] = &decided{clusters: d.Clusters}
	return d, nil
}

// wrote notes that a decision was written: from the time on at which the cache shows that, the binding speaks for itself,
// for others may move it.
func (g *groups) markWritten(k key) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if d := g.decided[k]; d != nil {
		d.written = true
	}
}

// known is where a binding is, or will be once the cache shows what was decided.
func (g *groups) clustersOf(b binding.Binding, control *consistency.Client) []workv1alpha2.TargetCluster {
	k := client.ObjectKeyFromObject(b)
	d := g.decided[k]
	if d != nil && (!d.written || control.Stale(b)) {
		return d.clusters
	}
	delete(g.decided, k) // the cache has it
	return b.BindingSpec().Clusters
}

// whereIs is where a binding is by its own word.
func currentClusters(b binding.Binding) []workv1alpha2.TargetCluster { return b.BindingSpec().Clusters }

// peersOf are the other members of a binding's group in its namespace, those that are somewhere. What is in no namespace has
// none, whatever it says: the members of all namespaces are not of one group.
func peersOf(ctx context.Context, control client.Reader, b binding.Binding, of groupOf, at func(binding.Binding) []workv1alpha2.TargetCluster, o ...client.ListOption) ([]decide.Peer, error) {
	group := of(b)
	if group == "" || b.GetNamespace() == "" {
		return nil, nil
	}
	var list workv1alpha2.ResourceBindingList
	if err := control.List(ctx, &list, append(o, client.InNamespace(b.GetNamespace()))...); err != nil {
		return nil, fmt.Errorf("list the group %s of %s: %w", group, binding.Title(b), err)
	}
	var out []decide.Peer
	for i := range list.Items {
		other := &list.Items[i]
		if other.Name == b.GetName() || other.DeletionTimestamp != nil || of(other) != group {
			continue
		}
		p := decide.Peer{Binding: other.Name}
		for _, c := range at(other) {
			p.Clusters = append(p.Clusters, c.Name)
		}
		if len(p.Clusters) > 0 {
			out = append(out, p)
		}
	}
	return out, nil
}

// forget drops a decision that was not written, or that is history.
func (g *groups) forget(k key) {
	g.mu.Lock()
	defer g.mu.Unlock()
	delete(g.decided, k)
}
