// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"context"
	"fmt"
	"slices"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
)

// readSynced reads the objects of a namespace that is synced to clusters without a binding. It reads all clusters, because no binding
// reports which of them have problems.
func (r *Reader) readSynced(ctx context.Context, s *explain.Subject, o *flow.Objects, clusters []string) error {
	if chosen := r.Options.Clusters; len(chosen) > 0 {
		for _, name := range chosen {
			if !slices.Contains(clusters, name) {
				return fmt.Errorf("%s is not in cluster %s, and does not get there", s.FullTitle(), name)
			}
		}
		clusters = chosen
	}
	o.Synced, o.Total = len(clusters) > 0, len(clusters)
	all := make([]flow.Cluster, len(clusters))
	if err := Each(len(all), func(i int) error {
		all[i].Name, all[i].Target = clusters[i], &workv1alpha2.TargetCluster{Name: clusters[i]}
		return r.readCluster(ctx, s, &all[i])
	}); err != nil {
		return err
	}
	done := func(c flow.Cluster) bool { return o.StateOf(&c).State == flow.Done }
	slices.SortStableFunc(all, func(a, b flow.Cluster) int {
		switch first := done(a); {
		case first == done(b):
			return 0
		case first:
			return 1
		}
		return -1
	})
	if limit := r.Options.Limit; limit > 0 && len(all) > limit {
		o.Hidden = map[flow.State]int{}
		for i := range all[limit:] {
			o.Hidden[o.StateOf(&all[limit+i]).State]++
		}
		all = all[:limit]
	}
	o.Clusters = all
	return nil
}
