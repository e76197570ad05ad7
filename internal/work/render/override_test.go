// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package render

import (
	"strings"
	"testing"

	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
)

func overridesOf(tb testing.TB, spec string, clusters ...string) Overrides {
	tb.Helper()
	p := &policyv1alpha1.OverridePolicy{}
	p.Namespace, p.Name = "default", "override"
	if err := yaml.UnmarshalStrict([]byte(spec), &p.Spec); err != nil {
		tb.Fatal(err)
	}
	o := Overrides{Policies: []override.Policy{p}, Clusters: map[string]*clusterv1alpha1.Cluster{}}
	for _, name := range clusters {
		c := &clusterv1alpha1.Cluster{}
		c.Name = name
		o.Clusters[name] = c
	}
	return o
}

// A member gets the same manifest if overrides change fields that Karmada sets or removes afterwards.
func TestPlan_Work_ineffectiveOverrides(t *testing.T) {
	t.Parallel()
	target := workv1alpha2.TargetCluster{Name: "member1", Replicas: 2}
	manifestOf := func(spec string) string {
		t.Helper()
		plan, err := New(chain, resourceBinding(), parse(t, nginx), overridesOf(t, spec, "member1"))
		if err != nil {
			t.Fatal(err)
		}
		w, _, err := plan.Work(t.Context(), target, plan.Names()[0], "id")
		if err != nil {
			t.Fatal(err)
		}
		return string(w.Spec.Workload.Manifests[0].Raw)
	}
	want := manifestOf(`{overriders: {}}`)
	for path, value := range map[string]string{
		"/status": `{a: b}`, "/metadata/uid": "other", "/metadata/generation": "77", "/metadata/resourceVersion": `"1"`,
		"/metadata/creationTimestamp": `"2020-01-01T00:00:00Z"`, "/metadata/deletionTimestamp": `"2020-01-01T00:00:00Z"`,
		"/metadata/managedFields": "[]", "/metadata/selfLink": "a", "/metadata/finalizers": "[a/b]", "/metadata/ownerReferences": "[]",
		"/metadata/labels/karmada.io~1managed": `"false"`, "/metadata/labels/work.karmada.io~1permanent-id": "other",
		"/metadata/labels/resourcebinding.karmada.io~1permanent-id":               "other",
		"/metadata/annotations/work.karmada.io~1name":                             "other",
		"/metadata/annotations/work.karmada.io~1namespace":                        "other",
		"/metadata/annotations/work.karmada.io~1conflict-resolution":              "overwrite",
		"/metadata/annotations/work.karmada.io~1apply-strategy":                   "Merge",
		"/metadata/annotations/resourcebinding.karmada.io~1name":                  "other",
		"/metadata/annotations/resourcebinding.karmada.io~1namespace":             "other",
		"/metadata/annotations/resourcetemplate.karmada.io~1uid":                  "other",
		"/metadata/annotations/resourcetemplate.karmada.io~1generation":           `"77"`,
		"/metadata/annotations/resourcetemplate.karmada.io~1managed-labels":       "other",
		"/metadata/annotations/kubectl.kubernetes.io~1last-applied-configuration": "other",
	} {
		parts, err := override.ParsePointer(path)
		if err != nil || override.Ineffective(parts...) == "" {
			t.Errorf("%s is not listed as ineffective: %v", path, err)
		}
		if got := manifestOf(`{overriders: {plaintext: [{path: ` + path + `, operator: add, value: ` + value + `}]}}`); got != want {
			t.Errorf("an override of %s changes the manifest:\n%s\nwant\n%s", path, got, want)
		}
	}
}

// Overrides are applied to the revised template, before the marks of ownership: they cannot remove these. The Work records them.
func TestPlan_Work_overrides(t *testing.T) {
	t.Parallel()
	o := overridesOf(t, `{overrideRules: [{targetCluster: {clusterNames: [member1]}, overriders: {replicasOverrider: [{value: 7}],
		labelsOverrider: [{operator: add, value: {karmada.io/managed: "false", tier: web}}, {operator: remove, value: {app: ""}}],
		plaintext: [{path: /metadata/annotations, operator: add, value: {a: b}}]}}]}`, "member1", "member2")
	plan, err := New(chain, resourceBinding(), parse(t, nginx), o)
	if err != nil {
		t.Fatal(err)
	}
	manifestFor := func(cluster string) (*interpret.Object, map[string]string, int) {
		t.Helper()
		w, applied, err := plan.Work(t.Context(), workv1alpha2.TargetCluster{Name: cluster, Replicas: 2}, plan.Names()[0], "id")
		if err != nil {
			t.Fatal(err)
		}
		return parse(t, string(w.Spec.Workload.Manifests[0].Raw)), w.Annotations, len(applied)
	}
	m, annotations, applied := manifestFor("member1")
	labels := m.GetLabels()
	if m.Object["spec"].(map[string]any)["replicas"] != int64(7) || labels["tier"] != "web" || labels["app"] != "" ||
		labels[names.Managed] != "true" || labels[names.BindingID] != "rb-id" || applied != 1 {
		t.Errorf("member1: %d rules, manifest %v", applied, m.Object)
	}
	if a := m.GetAnnotations(); a["a"] != "b" || a[names.WorkName] == "" || a[names.AppliedOverrides] != "" ||
		!strings.Contains(a[names.ManagedAnnotations], "a,") || a["deployment.kubernetes.io/revision"] != "" {
		t.Errorf("member1: annotations of the manifest %v", a)
	}
	if a := annotations[names.AppliedOverrides]; !strings.HasPrefix(a, `[{"policyName":"override","overriders":{"plaintext":[`) {
		t.Errorf("member1: annotation of the Work %s", a)
	}
	m, annotations, applied = manifestFor("member2")
	if m.Object["spec"].(map[string]any)["replicas"] != int64(2) || m.GetLabels()["app"] != "nginx" || applied != 0 {
		t.Errorf("member2: %d rules, manifest %v", applied, m.Object)
	}
	if _, found := annotations[names.AppliedOverrides]; found {
		t.Errorf("member2: annotations %v", annotations)
	}
}

func TestPlan_Work_failedOverride(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		overrides Overrides
		failed    bool // the error concerns a rule
	}{
		"a rule fails": {
			overridesOf(t, `{overriders: {plaintext: [{path: /spec/missing, operator: remove}]}}`, "member1"), true,
		},
		"the cluster is unknown": {overridesOf(t, `{overriders: {}}`, "member2"), false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			plan, err := New(chain, resourceBinding(), parse(t, nginx), tc.overrides)
			if err != nil {
				t.Fatal(err)
			}
			w, _, err := plan.Work(t.Context(), workv1alpha2.TargetCluster{Name: "member1"}, plan.Names()[0], "id")
			if w != nil || err == nil || !strings.Contains(err.Error(), "cluster member1") || (override.AsError(err) != nil) != tc.failed {
				t.Errorf("Work = %v, %v, want an error that names the cluster", w, err)
			}
		})
	}
}
