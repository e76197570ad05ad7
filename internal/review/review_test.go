// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/review"
	"karmada.io/karmada/internal/work/strategy"
)

// pp returns a PropagationPolicy in namespace default with these resource selectors and this placement.
func pp(t testing.TB, name, selectors, placement string) *policyv1alpha1.PropagationPolicy {
	return parse[policyv1alpha1.PropagationPolicy](t, `{metadata: {name: `+name+`, namespace: default},
		spec: {resourceSelectors: [`+selectors+`], placement: `+placement+`}}`)
}

func op(t testing.TB, name, rules string) *policyv1alpha1.OverridePolicy {
	return parse[policyv1alpha1.OverridePolicy](t, `{metadata: {name: `+name+`, namespace: default},
		spec: {resourceSelectors: [{apiVersion: apps/v1, kind: Deployment}], overrideRules: [`+rules+`]}}`)
}

const (
	divided  = `replicaScheduling: {replicaSchedulingType: Divided, replicaDivisionPreference: Aggregated}`
	selected = `{apiVersion: apps/v1, kind: Deployment, labelSelector: {matchLabels: {tier: NAME}}}`
)

func in(clusters string) string { return `{clusterAffinity: {clusterNames: [` + clusters + `]}}` }
func tier(name string) string   { return strings.ReplaceAll(selected, "NAME", name) }
func split(clusters string) string {
	return `{clusterAffinity: {clusterNames: [` + clusters + `]}, ` + divided + `}`
}

func web(t testing.TB, name, tier, image string) any {
	return template(t, `{apiVersion: apps/v1, kind: Deployment, metadata: {name: `+name+`, namespace: default, labels: {tier: `+tier+`}},
		spec: {replicas: 2, selector: {matchLabels: {app: `+name+`}}, template: {metadata: {labels: {app: `+name+`}},
		spec: {containers: [{name: main, image: "`+image+`"}]}}}}`)
}

func deletion(group, version, kind, namespace, name string) review.Change {
	return review.Change{Delete: &review.Reference{
		Kind: schema.GroupVersionKind{Group: group, Version: version, Kind: kind}, Namespace: namespace, Name: name,
	}}
}

// A ConfigMap has no replicas, also if the workload that needs it has. An object that exists in a cluster and is not managed stays there.
func TestRun_objectsThatAreNotManaged(t *testing.T) {
	t.Parallel()
	for message, want := range map[string]string{
		"":                     "m1 Delete",
		"quota exceeded":       "m1 Delete",
		strategy.WillNotManage: "",
	} {
		f := newFleet(t, pp(t, "files", `{apiVersion: v1, kind: ConfigMap}`, in("m1, m2")),
			template(t, `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, namespace: default}}`))
		b := f.Bindings[0]
		for i := range b.BindingSpec().Clusters {
			b.BindingSpec().Clusters[i].Replicas = 3
		}
		b.BindingStatus().AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", AppliedMessage: message}}
		result := f.run(t, review.Change{Drain: "m1"})
		status, err := result.Status(nil)
		if err != nil || len(status.Bindings) != 1 {
			t.Fatalf("Status = %+v, %v, want one binding", status, err)
		}
		got := ""
		for _, c := range status.Bindings[0].Changes {
			got += c.Cluster + " " + string(c.Action)
		}
		if got != want {
			t.Errorf("changes with the message %q = %q, want %q", message, got, want)
		}
		for _, target := range append(status.Bindings[0].Before, status.Bindings[0].After...) {
			if target.Replicas != 0 {
				t.Errorf("%s has %d replicas, want none", target.Name, target.Replicas)
			}
		}
		if n := status.Summary.ReplicasMoved; n != 0 {
			t.Errorf("%d replicas moved, want 0", n)
		}
	}
}

// An object that fits no other cluster loses its replicas in the lost one, although its binding keeps it.
func TestRun_lostClusterUnschedulable(t *testing.T) {
	t.Parallel()
	f := newFleet(t, pp(t, "front", tier("front"), in("m1")), web(t, "web", "front", "nginx:1"))
	status, err := f.run(t, review.Change{Lose: "m1"}).Status(nil)
	if err != nil || len(status.Bindings) != 1 {
		t.Fatalf("Status = %+v, %v, want one binding", status, err)
	}
	if b := status.Bindings[0]; b.Error == "" || len(b.Changes) != 1 || b.Changes[0].Action != "Lose" || status.Summary.Lost != 1 {
		t.Errorf("review = %+v, want an error, and that m1 is lost", b)
	}
}

// An object whose policy was deleted loses its replicas in a cluster, which no other gets.
func TestRun_lostClusterWithoutPolicy(t *testing.T) {
	t.Parallel()
	f := newFleet(t, pp(t, "front", tier("front"), in("m1, m2")), web(t, "web", "front", "nginx:1"))
	for _, b := range f.Bindings {
		b.SetLabels(nil)
	}
	status, err := f.run(t, review.Change{Lose: "m1"}).Status(nil)
	if err != nil || len(status.Bindings) != 1 {
		t.Fatalf("Status = %+v, %v, want one binding", status, err)
	}
	b := status.Bindings[0]
	if len(b.Before) != 2 || len(b.After) != 1 || b.After[0].Name != "m2" || len(b.Changes) != 1 || b.Changes[0].Action != "Lose" {
		t.Errorf("review = %+v, want that m1 is lost", b)
	}
}

func TestRun(t *testing.T) {
	t.Parallel()
	base := func(t *testing.T) *fleet {
		return newFleet(t, pp(t, "front", tier("front"), in("m1, m2")), pp(t, "back", tier("back"), split("m1, m2, m3")),
			web(t, "web", "front", "nginx:1"), web(t, "api", "back", "api:1"), web(t, "other", "none", "x"))
	}
	const policies = "policy.karmada.io"
	tests := map[string]struct {
		changes func(t *testing.T) []review.Change
		want    []string
		reason  string // of the first effect
	}{
		"nothing": {func(*testing.T) []review.Change { return nil }, nil, ""},
		"the same policy": {func(t *testing.T) []review.Change {
			return []review.Change{apply(pp(t, "front", tier("front"), in("m1, m2")))}
		}, nil, ""},
		"another cluster": {func(t *testing.T) []review.Change {
			return []review.Change{apply(pp(t, "front", tier("front"), in("m2, m3")))}
		}, []string{"default/web m1:2,m2:2 → m2:2,m3:2: m1 Delete, m3 Create"}, "the placement changed"},
		"preserved": {func(t *testing.T) []review.Change {
			p := pp(t, "front", tier("front"), in("m2"))
			p.Spec.PreserveResourcesOnDeletion = new(true)
			return []review.Change{apply(p)}
		}, []string{"default/web m1:2,m2:2 → m2:2: m1 Release, m2 Update"}, "the placement changed"},
		"a policy no longer selects": {func(t *testing.T) []review.Change {
			return []review.Change{apply(pp(t, "front", tier("nothing"), in("m1, m2")))}
		}, []string{"default/web m1:2,m2:2 → m1:2,m2:2: "}, "no policy selects the template; it stays in its clusters"},
		"a deleted policy, and another one": {func(t *testing.T) []review.Change {
			return []review.Change{
				deletion(policies, "v1alpha1", "PropagationPolicy", "default", "front"),
				apply(pp(t, "all", `{apiVersion: apps/v1, kind: Deployment}`, in("m3"))),
			}
		}, []string{"default/other - → m3:2: m3 Create", "default/web m1:2,m2:2 → m3:2: m1 Delete, m2 Delete, m3 Create"},
			"PropagationPolicy default/all selects the template"},
		"a lost cluster": {func(*testing.T) []review.Change { return []review.Change{{Lose: "m1"}} },
			[]string{"default/api m1:2 → m2:2: m1 Lose, m2 Create", "default/web m1:2,m2:2 → m2:2: m1 Lose"}, "cluster m1 is lost"},
		"a drained cluster": {func(*testing.T) []review.Change { return []review.Change{{Drain: "m1"}} },
			[]string{"default/api m1:2 → m2:2: m1 Delete, m2 Create", "default/web m1:2,m2:2 → m2:2: m1 Delete"}, "cluster m1 is drained"},
		"a taint for new workloads": {func(*testing.T) []review.Change {
			return []review.Change{{Taint: "m1", Taints: []corev1.Taint{{Key: "a", Effect: corev1.TaintEffectNoSchedule}}}}
		}, nil, ""},
		"a taint that evicts": {func(*testing.T) []review.Change {
			return []review.Change{{Taint: "m1", Taints: []corev1.Taint{{Key: "a", Effect: corev1.TaintEffectNoExecute}}}}
		}, []string{"default/api m1:2 → m2:2: m1 Delete, m2 Create", "default/web m1:2,m2:2 → m2:2: m1 Delete"},
			"taint a:NoExecute is not tolerated"},
		"a new image": {func(t *testing.T) []review.Change { return []review.Change{apply(web(t, "web", "front", "nginx:2"))} },
			[]string{"default/web m1:2,m2:2 → m1:2,m2:2: m1 Restart, m2 Restart"}, "the manifest changes"},
		"a new template, then its policy": {func(t *testing.T) []review.Change {
			return []review.Change{
				apply(web(t, "new", "front", "nginx:1")), apply(pp(t, "own", `{apiVersion: apps/v1, kind: Deployment, name: new}`, in("m3"))),
			}
		}, []string{"default/new - → m1:2,m2:2: m1 Create, m2 Create"},
			"PropagationPolicy default/front selects the template, and claims it before PropagationPolicy default/own exists"},
		"a new template after its policy": {func(t *testing.T) []review.Change {
			return []review.Change{
				apply(pp(t, "own", `{apiVersion: apps/v1, kind: Deployment, name: new}`, in("m3"))), apply(web(t, "new", "front", "nginx:1")),
			}
		}, []string{"default/new - → m3:2: m3 Create"}, "PropagationPolicy default/own selects the template"},
		"a new template and the only policy that selects it": {func(t *testing.T) []review.Change {
			return []review.Change{
				apply(web(t, "new", "x", "nginx:1")), apply(pp(t, "own", `{apiVersion: apps/v1, kind: Deployment, name: new}`, in("m3"))),
			}
		}, []string{"default/new - → m3:2: m3 Create"}, "PropagationPolicy default/own selects the template"},
		"another label": {func(t *testing.T) []review.Change { return []review.Change{apply(web(t, "web", "back", "nginx:1"))} },
			[]string{"default/web m1:2,m2:2 → m1:2: m1 Update, m2 Delete"}, "PropagationPolicy default/back selects the template"},
		"a deleted template": {func(*testing.T) []review.Change {
			return []review.Change{deletion("apps", "v1", "Deployment", "default", "web")}
		}, []string{"default/web m1:2,m2:2 → -: m1 Delete, m2 Delete"}, "the template is deleted"},
		"an override": {func(t *testing.T) []review.Change {
			return []review.Change{apply(op(t, "o",
				`{targetCluster: {clusterNames: [m2]}, overriders: {imageOverrider: [{component: Tag, operator: replace, value: "3"}]}}`))}
		}, []string{"default/web m1:2,m2:2 → m1:2,m2:2: m2 Restart"}, "the manifest changes"},
		"an override without restart": {func(t *testing.T) []review.Change {
			return []review.Change{apply(op(t, "o", `{overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}`))}
		}, []string{"default/api m1:2 → m1:2: m1 Update", "default/web m1:2,m2:2 → m1:2,m2:2: m1 Update, m2 Update"}, "the manifest changes"},
		"an override that fails": {func(t *testing.T) []review.Change {
			return []review.Change{apply(op(t, "o",
				`{targetCluster: {clusterNames: [m2]}, overriders: {plaintext: [{path: /spec/x/y, operator: remove}]}}`))}
		}, []string{"default/web m1:2,m2:2 → m1:2,m2:2:  ERROR"}, ""},
		"a label of a cluster that an override selects": {func(t *testing.T) []review.Change {
			c := newCluster(t, "m2")
			c.Labels, c.Status = map[string]string{"region": "x"}, clusterv1alpha1.ClusterStatus{}
			return []review.Change{
				apply(op(t, "o", `{targetCluster: {labelSelector: {matchLabels: {region: x}}},
					overriders: {imageOverrider: [{component: Tag, operator: replace, value: "3"}]}}`)), apply(c),
			}
		}, []string{"default/web m1:2,m2:2 → m1:2,m2:2: m2 Restart"}, "the manifest changes"},
		"unschedulable": {func(t *testing.T) []review.Change {
			return []review.Change{apply(pp(t, "front", tier("front"), in("m9")))}
		},
			[]string{"default/web m1:2,m2:2 → m1:2,m2:2:  ERROR"}, ""},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := base(t)
			got := f.run(t, tc.changes(t)...)
			if diff := cmp.Diff(tc.want, summary(got)); diff != "" {
				t.Fatalf("effects (-want +got):\n%s", diff)
			}
			if len(got.Effects) > 0 && got.Effects[0].Reason != tc.reason {
				t.Errorf("reason = %q, want %q", got.Effects[0].Reason, tc.reason)
			}
			again := f.run(t, tc.changes(t)...)
			if diff := cmp.Diff(summary(got), summary(again)); diff != "" {
				t.Errorf("the review changed its input (-first +second):\n%s", diff)
			}
		})
	}
}
