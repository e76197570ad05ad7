// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review_test

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/review"
)

// report makes all replicas of all bindings ready.
func (f *fleet) report() {
	for _, b := range f.Bindings {
		for _, target := range binding.Targets(b.BindingSpec()) {
			b.BindingStatus().AggregatedStatus = append(b.BindingStatus().AggregatedStatus, workv1alpha2.AggregatedStatusItem{
				ClusterName: target.Name, Applied: true, Health: workv1alpha2.ResourceHealthy,
				Status: &runtime.RawExtension{Raw: fmt.Appendf(nil, `{"replicas":%d,"readyReplicas":%[1]d}`, target.Replicas)},
			})
		}
	}
}

// recreate makes an update of a Deployment stop all pods at once.
func recreate(o *interpret.Object) {
	o.Object["spec"].(map[string]any)["strategy"] = map[string]any{"type": "Recreate"}
}

// A plan states which changes wait for a disruption budget. They have no influence on its hash.
func TestRun_budgets(t *testing.T) {
	t.Parallel()
	budget := func(namespace, tier, minAvailable string) fleetv1alpha1.PlacementDisruptionBudget {
		return fleetv1alpha1.PlacementDisruptionBudget{
			ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "b"},
			Spec: fleetv1alpha1.PlacementDisruptionBudgetSpec{
				Selector: metav1.LabelSelector{MatchLabels: map[string]string{"tier": tier}}, MinAvailable: new(intstr.Parse(minAvailable)),
			},
		}
	}
	image := func(t *testing.T) []review.Change { return []review.Change{apply(web(t, "web", "front", "nginx:2"))} }
	drain := func(*testing.T) []review.Change { return []review.Change{{Drain: "m1"}} }
	for name, tc := range map[string]struct {
		budget  fleetv1alpha1.PlacementDisruptionBudget
		changes func(t *testing.T) []review.Change
		staged  bool
		silent  bool // no cluster has reported
		want    []string
	}{
		"part stays": {budget: budget("default", "back", "50%"), changes: drain, want: []string{
			"api m1: PlacementDisruptionBudget b requires 1 available replicas: 1 of 2 replicas stay until replacements are available",
		}},
		"all stay": {budget: budget("default", "back", "100%"), changes: drain, want: []string{
			"api m1: PlacementDisruptionBudget b requires 2 available replicas: 2 of 2 replicas stay until replacements are available",
		}},
		"not reported": {budget: budget("default", "back", "50%"), changes: drain, silent: true, want: []string{
			"api m1: PlacementDisruptionBudget b requires 1 available replicas before a copy without available replicas is removed: " +
				"2 of 2 replicas stay until replacements are available",
		}},
		"other namespace": {budget: budget("other", "back", "100%"), changes: drain},
		"other template":  {budget: budget("default", "none", "100%"), changes: drain},
		"loss": {budget: budget("default", "back", "100%"), changes: func(*testing.T) []review.Change {
			return []review.Change{{Lose: "m1"}}
		}},
		"one of two duplicates": {budget: budget("default", "front", "50%"), changes: func(t *testing.T) []review.Change {
			return []review.Change{apply(pp(t, "front", tier("front"), in("m2")))}
		}},
		"rollout without stages": {budget: budget("default", "front", "100%"), changes: image},
		"staged rollout": {budget: budget("default", "front", "50%"), changes: image, staged: true, want: []string{
			"web m2: PlacementDisruptionBudget b requires 2 available replicas, and the update may make 2 of 2 replicas unavailable",
		}},
		"staged rollout, never": {budget: budget("default", "front", "75%"), changes: image, staged: true, want: []string{
			"web m1: PlacementDisruptionBudget b requires 3 available replicas, and the update may make 2 of 2 replicas unavailable: " +
				"it never starts, unless the workload or the budget changes",
			"web m2: PlacementDisruptionBudget b requires 3 available replicas, and the update may make 2 of 2 replicas unavailable: " +
				"it never starts, unless the workload or the budget changes",
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			front, deployment := pp(t, "front", tier("front"), in("m1, m2")), web(t, "web", "front", "nginx:1").(*interpret.Object)
			if tc.staged {
				front.Spec.RolloutStrategy = &policyv1alpha1.RolloutStrategy{
					Type: policyv1alpha1.RolloutStaged, Staged: &policyv1alpha1.StagedStrategy{},
				}
			}
			recreate(deployment)
			f := newFleet(t, front, pp(t, "back", tier("back"), split("m1, m2, m3")), deployment, web(t, "api", "back", "api:1"))
			if !tc.silent {
				f.report()
			}
			changes := tc.changes(t)
			for _, c := range changes {
				if c.ApplyTemplate != nil {
					recreate(c.ApplyTemplate)
				}
			}
			without := f.run(t, changes...)
			f.Budgets.Namespaced = []fleetv1alpha1.PlacementDisruptionBudget{tc.budget}
			result := f.run(t, changes...)
			var got []string
			for _, e := range result.Effects {
				for _, c := range e.Changes {
					if c.Held != "" {
						got = append(got, e.After.BindingSpec().Resource.Name+" "+c.Cluster+": "+c.Held)
					}
				}
			}
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("held changes (-want +got):\n%s", diff)
			}
			if n := int(result.Summary().Held); n != len(tc.want) {
				t.Errorf("summary has %d held changes, want %d", n, len(tc.want))
			}
			a, err := without.Status(changes)
			if err != nil {
				t.Fatal(err)
			}
			b, err := result.Status(changes)
			if err != nil || a.PlanHash != b.PlanHash {
				t.Errorf("plan %s with the budget, %s without (error %v)", b.PlanHash, a.PlanHash, err)
			}
		})
	}
}
