// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/review"
)

// A plan shows what quotas deny, and what a changed quota admits.
func TestRun_quotas(t *testing.T) {
	t.Parallel()
	// requesting returns a Deployment whose replicas request 1 CPU each.
	requesting := func(t *testing.T, name, tier string, replicas int64) *interpret.Object {
		o := web(t, name, tier, "x").(*interpret.Object)
		spec := o.Object["spec"].(map[string]any)
		spec["replicas"] = replicas
		container := spec["template"].(map[string]any)["spec"].(map[string]any)["containers"].([]any)[0].(map[string]any)
		container["resources"] = map[string]any{"requests": map[string]any{"cpu": "1"}}
		return o
	}
	quota := func(t *testing.T, cpu string) *policyv1alpha1.FederatedResourceQuota {
		return parse[policyv1alpha1.FederatedResourceQuota](t, `{metadata: {name: q, namespace: default}, spec: {overall: {cpu: "`+cpu+`"}},
			status: {enforced: true}}`)
	}
	edit := func(q *policyv1alpha1.FederatedResourceQuota) review.Change { return review.Change{ApplyQuota: q} }
	none := deletion("policy.karmada.io", "v1alpha1", "FederatedResourceQuota", "default", "q")
	for name, tc := range map[string]struct {
		limit      string // "": no quota
		blocked    bool   // api, which has 2 replicas, was denied 4
		changes    func(t *testing.T) []review.Change
		want       []string
		failure    string // of the first effect
		incomplete string
	}{
		"within the limit": {limit: "8", changes: func(t *testing.T) []review.Change {
			return []review.Change{apply(requesting(t, "api", "back", 4))}
		}, want: []string{"default/api m1:2 → m1:4: m1 Scale"}},
		"denied scaling": {limit: "7", changes: func(t *testing.T) []review.Change {
			return []review.Change{apply(requesting(t, "api", "back", 4))}
		}, want: []string{"default/api m1:2 → m1:2:  ERROR"}, failure: "exceeded for resource cpu: requested sum 8, limit 7"},
		"denied cluster": {limit: "6", changes: func(t *testing.T) []review.Change {
			return []review.Change{apply(pp(t, "front", tier("front"), in("m1, m2, m3")))}
		}, want: []string{"default/web m1:2,m2:2 → m1:2,m2:2:  ERROR"}, failure: "requested sum 8, limit 6"},
		"denied creation": {limit: "7", changes: func(t *testing.T) []review.Change {
			return []review.Change{apply(requesting(t, "new", "back", 2))}
		}, want: []string{"default/new - → :  ERROR"}, failure: "requested sum 8, limit 7"},
		"a decrease makes room": {limit: "6", changes: func(t *testing.T) []review.Change {
			return []review.Change{apply(requesting(t, "api", "back", 4)), apply(pp(t, "front", tier("front"), in("m1")))}
		}, want: []string{"default/api m1:2 → m1:4: m1 Scale", "default/web m1:2,m2:2 → m1:2: m2 Delete"}},
		"one of two increases": {limit: "8", changes: func(t *testing.T) []review.Change {
			return []review.Change{apply(requesting(t, "api", "back", 4)), apply(pp(t, "front", tier("front"), in("m1, m2, m3")))}
		}, want: []string{"default/api m1:2 → m1:4: m1 Scale", "default/web m1:2,m2:2 → m1:2,m2:2:  ERROR"}},
		"moves need no capacity": {limit: "6", changes: func(*testing.T) []review.Change { return []review.Change{{Drain: "m1"}} },
			want: []string{"default/api m1:2 → m2:2: m1 Delete, m2 Create", "default/web m1:2,m2:2 → m2:2: m1 Delete"}},
		"a higher limit": {limit: "6", blocked: true, changes: func(t *testing.T) []review.Change { return []review.Change{edit(quota(t, "8"))} },
			want: []string{"default/api m1:2 → m1:4: m1 Scale"}},
		"a limit that is still too low": {limit: "6", blocked: true, changes: func(t *testing.T) []review.Change {
			return []review.Change{edit(quota(t, "7"))}
		}},
		"no limit": {limit: "6", blocked: true, changes: func(*testing.T) []review.Change { return []review.Change{none} },
			want: []string{"default/api m1:2 → m1:4: m1 Scale"}},
		"a lower limit": {limit: "6", changes: func(t *testing.T) []review.Change { return []review.Change{edit(quota(t, "5"))} },
			incomplete: "FederatedResourceQuota q denies: 6 of 5 cpu are used"},
		"a first quota": {changes: func(t *testing.T) []review.Change { return []review.Change{edit(quota(t, "5"))} },
			incomplete: "FederatedQuotaEnforcement"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFleet(t, pp(t, "front", tier("front"), in("m1, m2")), pp(t, "back", tier("back"), split("m1, m2, m3")),
				requesting(t, "web", "front", 2), requesting(t, "api", "back", 2))
			if tc.limit != "" {
				f.Quotas = []*policyv1alpha1.FederatedResourceQuota{quota(t, tc.limit)}
			}
			if tc.blocked {
				for _, b := range f.Bindings {
					if b.BindingSpec().Resource.Name == "api" {
						b.BindingSpec().Replicas = 4
						b.BindingStatus().Conditions = []metav1.Condition{{
							Type: workv1alpha2.Scheduled, Status: metav1.ConditionFalse, Reason: workv1alpha2.BindingReasonQuotaExceeded,
						}}
					}
				}
				f.templates[templateKey("Deployment", "default", "api")].Object["spec"].(map[string]any)["replicas"] = int64(4)
			}
			got := f.run(t, tc.changes(t)...)
			if diff := cmp.Diff(tc.want, summary(got)); diff != "" {
				t.Fatalf("effects (-want +got):\n%s", diff)
			}
			if tc.failure != "" && (got.Effects[0].Err == nil || !strings.Contains(got.Effects[0].Err.Error(), tc.failure)) {
				t.Errorf("error = %v, want %s", got.Effects[0].Err, tc.failure)
			}
			if notes := strings.Join(got.Incomplete, "\n"); (notes != "") != (tc.incomplete != "") || !strings.Contains(notes, tc.incomplete) {
				t.Errorf("incomplete = %q, want %q", notes, tc.incomplete)
			}
			again := f.run(t, tc.changes(t)...)
			if diff := cmp.Diff(summary(got), summary(again)); diff != "" {
				t.Errorf("the review changed its input (-first +second):\n%s", diff)
			}
		})
	}
}
