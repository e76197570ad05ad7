// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"encoding/binary"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// grouping holds the groups of all clusters of a snapshot by one key. Groups are identified by their index in values.
type grouping struct {
	values []string
	of     [][]int32 // the groups of each cluster, by its index in the snapshot
	class  []int32   // equal for clusters that are in the same groups
}

// grouping returns the groups of all clusters by a key. The result is cached.
func (s *Snapshot) grouping(by groupKey) *grouping {
	s.mu.Lock()
	defer s.mu.Unlock()
	g := s.groupings[by]
	if g == nil {
		g = newGrouping(s.clusters, by)
		if s.groupings == nil {
			s.groupings = map[groupKey]*grouping{}
		}
		s.groupings[by] = g
	}
	return g
}

func newGrouping(clusters []*clusterv1alpha1.Cluster, by groupKey) *grouping {
	g := &grouping{of: make([][]int32, len(clusters)), class: make([]int32, len(clusters))}
	numbers, sets := map[string]int32{}, map[string]int32{}
	all := make([]int32, 0, len(clusters)) // backs g.of
	var values []string
	var set []byte
	for i, c := range clusters {
		values = by.groups(values[:0], c)
		start := len(all)
		for _, value := range values {
			n, ok := numbers[value]
			if !ok {
				n = int32(len(g.values))
				numbers[value] = n
				g.values = append(g.values, value)
			}
			all = append(all, n)
		}
		g.of[i] = all[start:len(all):len(all)]
		set = set[:0]
		for _, n := range g.of[i] {
			set = binary.AppendUvarint(set, uint64(n))
		}
		n, ok := sets[string(set)]
		if !ok {
			n = int32(len(sets))
			sets[string(set)] = n
		}
		g.class[i] = n
	}
	return g
}

// groupings returns the groupings of all constraints except the one by cluster.
func (run *termRun) groupings() []*grouping {
	limits := run.plan.groupConstraints()
	out := make([]*grouping, len(limits))
	for i, l := range limits {
		out[i] = run.snapshot.grouping(l.by)
	}
	return out
}
