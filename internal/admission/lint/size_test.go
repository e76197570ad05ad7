// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"fmt"
	"strings"
	"testing"
	"time"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// The time to check many names is not that of all pairs of names and clusters.
func TestCheck_manyClusters(t *testing.T) {
	t.Parallel()
	var missing []any
	for range 1000 {
		missing = append(missing, "m9")
	}
	calls, e := 0, full(t)
	clusters := e.Clusters
	e.Clusters = func() ([]clusterv1alpha1.Cluster, bool) { calls++; return clusters() }
	affinity := map[string]any{"clusterNames": missing}
	suspension := map[string]any{"dispatchingOnClusters": affinity}
	found := Check("ClusterPropagationPolicy", map[string]any{"spec": map[string]any{
		"placement": map[string]any{"clusterAffinity": affinity}, "suspension": suspension,
	}}, e)
	suggested := strings.Count(strings.Join(Texts(found), "\n"), "similar names")
	if len(found) < 2*len(missing) || suggested == 0 || suggested > 2*maxSimilar || calls > 20 {
		t.Errorf("%d findings, %d with similar names, %d reads of the clusters", len(found), suggested, calls)
	}
}

// The time to check many elements of a policy is not that of all pairs of them.
func TestCheck_manyElements(t *testing.T) {
	t.Parallel()
	const n = 6000
	var patches, selectors, weights []any
	for range n {
		patches = append(patches, map[string]any{"path": "/spec/replicas", "operator": "add", "value": "1"})
		selectors = append(selectors, map[string]any{"apiVersion": "apps/v1", "kind": "Deployment"})
		weights = append(weights, map[string]any{"weight": "1", "targetCluster": map[string]any{"clusterNames": []any{"m1"}}})
	}
	rule := map[string]any{"overriders": map[string]any{"plaintext": patches}}
	preference := map[string]any{"weightPreference": map[string]any{"staticWeightList": weights}}
	start := time.Now()
	Check("OverridePolicy", map[string]any{"spec": map[string]any{"resourceSelectors": selectors, "overrideRules": []any{rule}}}, full(t))
	Check("PropagationPolicy", map[string]any{"spec": map[string]any{"placement": map[string]any{"replicaScheduling": preference}}}, full(t))
	if took := time.Since(start); took > 5*time.Second {
		t.Errorf("the checks took %s", took)
	}
}

// The time to compare many schedules without common times is limited.
func TestCheck_manySchedules(t *testing.T) {
	t.Parallel()
	zones := []string{"Europe/Berlin", "Asia/Tokyo", "America/New_York", "UTC"}
	var rules []any
	for i := range 6000 {
		rules = append(rules, map[string]any{
			"name": fmt.Sprint(i), "schedule": fmt.Sprintf("%d-59 %d-23 %d 1-%d *", i%30, i%12, 1+i%28, 1+i/28%12), "targetReplicas": int64(i),
			"timeZone": zones[i%4],
		})
	}
	start := time.Now()
	Check("CronFederatedHPA", map[string]any{"spec": map[string]any{"rules": rules}}, Environment{})
	if took := time.Since(start); took > 5*time.Second {
		t.Errorf("the check took %s", took)
	}
}
