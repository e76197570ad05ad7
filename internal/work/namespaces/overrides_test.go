// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package namespaces

import (
	"slices"
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/yaml"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
)

func overridePolicy(t *testing.T, name, spec string) *policyv1alpha1.ClusterOverridePolicy {
	t.Helper()
	p := &policyv1alpha1.ClusterOverridePolicy{ObjectMeta: metav1.ObjectMeta{Name: name, Generation: 1}}
	if err := yaml.UnmarshalStrict([]byte(spec), &p.Spec); err != nil {
		t.Fatal(err)
	}
	return p
}

// ClusterOverridePolicies change the manifests of synced namespaces. A failure for one cluster leaves its Work as it is.
func TestReconcile_appliesOverrides(t *testing.T) {
	t.Parallel()
	c, h := newController(t, All, 2, namespace("web", map[string]string{"team": "a"}))
	recorder := &events.Fake{}
	c.Events = recorder
	run(t, c, request("", "web"))
	before := works(t, h)["karmada-es-member001"]
	p := overridePolicy(
		t,
		"injection",
		`{resourceSelectors: [{apiVersion: v1, kind: Namespace, labelSelector: {matchLabels: {team: a}}}], overrideRules: [
		{overriders: {labelsOverrider: [{operator: add, value: {istio-injection: enabled, karmada.io/managed: "false"}}]}},
		{targetCluster: {clusterNames: [member001]}, overriders: {plaintext: [{path: /spec, operator: remove}]}}]}`,
	)
	if err := h.Create(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	writes(h)
	_, err := c.Reconcile(t.Context(), request("", "web"))
	if err == nil || !strings.Contains(err.Error(), "namespace web, cluster member001: ClusterOverridePolicy injection, rule 2") ||
		writes(h) != 1 {
		t.Errorf("Reconcile = %v, want an error for member001 and a write for member002", err)
	}
	if now := works(t, h)["karmada-es-member001"]; now.ResourceVersion != before.ResourceVersion {
		t.Error("the Work of member001 was written")
	}
	if got := recorder.All(); len(got) != 1 || got[0].Message != "Apply cluster override policy(injection) for cluster(member001) failed." {
		t.Errorf("events %+v", got)
	}
	w := works(t, h)["karmada-es-member002"]
	var manifest metav1.PartialObjectMetadata
	if err := json.Unmarshal(w.Spec.Workload.Manifests[0].Raw, &manifest); err != nil {
		t.Fatal(err)
	}
	if l := manifest.Labels; l["istio-injection"] != "enabled" || l["team"] != "a" || l[names.Managed] != "true" {
		t.Errorf("labels %v", l)
	}
	if a := w.Annotations[names.AppliedClusterOverrides]; !strings.HasPrefix(
		a,
		`[{"policyName":"injection","overriders":{"labelsOverrider":`,
	) {
		t.Errorf("annotation %s", a)
	}

	if err := h.Delete(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	run(t, c, request("", "web"))
	w = works(t, h)["karmada-es-member002"]
	if raw := string(w.Spec.Workload.Manifests[0].Raw); strings.Contains(raw, "istio") || w.Annotations[names.AppliedClusterOverrides] != "" {
		t.Errorf("after the deletion of the policy: %s, annotations %v", raw, w.Annotations)
	}
	writes(h)
	if run(t, c, request("", "web")); writes(h) != 0 {
		t.Error("the second run wrote")
	}
}

// Policies and clusters requeue the namespaces that they concern.
func TestOverrideEvents(t *testing.T) {
	t.Parallel()
	byLabel := overridePolicy(t, "by-label", `{resourceSelectors: [{apiVersion: v1, kind: Namespace, labelSelector: {matchLabels: {team: a}}}],
		overrideRules: [{targetCluster: {labelSelector: {matchLabels: {env: prod}}}, overriders: {}}]}`)
	c, _ := newController(
		t,
		All,
		1,
		namespace("web", map[string]string{"team": "a"}),
		namespace("api", nil),
		namespace("kube-public", map[string]string{"team": "a"}),
		byLabel,
	)
	byName := byLabel.DeepCopy()
	byName.Generation = 2
	byName.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{{APIVersion: "v1", Kind: "Namespace", Name: "api"}}
	before, prod := member("member001"), member("member001")
	prod.Labels = map[string]string{"env": "prod"}
	other := prod.DeepCopy()
	other.Labels["x"] = "y"
	updated := func(o, n client.Object) event.UpdateEvent { return event.UpdateEvent{ObjectOld: o, ObjectNew: n} }
	policies, clusters := c.policyEvents(), c.overridesChanged()
	for name, tc := range map[string]struct {
		change func(q queue)
		want   []string
	}{
		"created":     {func(q queue) { policies.Create(t.Context(), event.CreateEvent{Object: byLabel}, q) }, []string{"/web"}},
		"deleted":     {func(q queue) { policies.Delete(t.Context(), event.DeleteEvent{Object: byName}, q) }, []string{"/api"}},
		"updated":     {func(q queue) { policies.Update(t.Context(), updated(byLabel, byName), q) }, []string{"/api", "/web"}},
		"not changed": {func(q queue) { policies.Update(t.Context(), updated(byLabel, byLabel), q) }, nil},
		"at the start": {
			func(q queue) {
				policies.Create(t.Context(), event.CreateEvent{Object: byLabel, IsInInitialList: true}, q)
			}, nil,
		},
		"label of a cluster":         {func(q queue) { clusters.Update(t.Context(), updated(before, prod), q) }, []string{"member001/web"}},
		"another label of a cluster": {func(q queue) { clusters.Update(t.Context(), updated(prod, other), q) }, nil},
	} {
		if got := queued(t, tc.change); !slices.Equal(got, tc.want) {
			t.Errorf("%s: queued %q, want %q", name, got, tc.want)
		}
	}
}
