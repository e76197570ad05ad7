// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"fmt"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/equality"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
)

func parseManifest(t *testing.T, text string) *interpret.Object {
	t.Helper()
	o := &interpret.Object{}
	if err := yaml.Unmarshal([]byte(text), &o.Object); err != nil {
		t.Fatal(err)
	}
	return o
}

// The difference has neither fields of the server nor values of Secrets.
func TestDifference(t *testing.T) {
	t.Parallel()
	const head = "apiVersion: v1\nkind: Secret\nmetadata: {name: s, uid: u, resourceVersion: '7', annotations: " +
		"{kubectl.kubernetes.io/last-applied-configuration: c2VjcmV0}}\n"
	before := parseManifest(t, head+"data: {same: c2FtZQ==, changed: YQ==, removed: Yg==}\nstatus: {a: b}")
	after := parseManifest(t, head+"data: {same: c2FtZQ==, changed: Yw==, added: ZA==}")
	got, err := Difference("template", before, "manifest", after)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		"\n-  changed: '*** (before)'\n", "\n-  removed: '*** (before)'\n", "\n+  added: '*** (after)'\n", "\n+  changed: '*** (after)'\n",
		"\n   same: '***'\n",
	} {
		if !strings.Contains(got, part) {
			t.Errorf("the difference has no %q:\n%s", part, got)
		}
	}
	for _, part := range []string{"c2", "YQ", "Yg", "Yw", "ZA", "uid", "status", "resourceVersion"} {
		if strings.Contains(got, part) {
			t.Errorf("the difference contains %q:\n%s", part, got)
		}
	}
	if got, err := Difference("template", before, "manifest", before); err != nil || got != "" {
		t.Errorf("difference of equal objects = %q, %v", got, err)
	}
	empty := parseManifest(t, "apiVersion: v1\nkind: Secret\nmetadata: {name: s, labels: {}, annotations: {}}")
	without := parseManifest(t, "apiVersion: v1\nkind: Secret\nmetadata: {name: s}")
	if got, err := Difference("template", without, "manifest", empty); err != nil || got != "" {
		t.Errorf("difference of objects without labels = %q, %v", got, err)
	}
}

// Equal manifests are printed once, long ones are cut.
func TestPrintManifests_isBounded(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("+ line\n", 100)
	var all []Manifest
	for i := range 10 {
		all = append(
			all,
			Manifest{Cluster: fmt.Sprintf("m%d", i), Rules: []RuleRef{{Kind: "OverridePolicy", Name: "p", Rule: i/2 + 1}}, Diff: long},
		)
	}
	got := PrintManifests(all, false)
	if n := strings.Count(got, "\n"); n > maxManifests*(maxDiffLines+2)+1 {
		t.Errorf("%d lines:\n%s", n, got)
	}
	for _, part := range []string{
		"Overrides in m0, m1: OverridePolicy p rule 1\n", "… 60 more lines", "2 more groups of clusters with other differences",
	} {
		if !strings.Contains(got, part) {
			t.Errorf("no %q in\n%s", part, got)
		}
	}
	if n := strings.Count(PrintManifests(all, true), "+ line"); n != 500 {
		t.Errorf("%d lines of differences with all, want 500", n)
	}
}

// The fields that Karmada removes from objects of one kind only are those that Prune removes. Prune also removes what API servers do not
// keep, and nothing else.
func TestPrune_agreesWithOverrides(t *testing.T) {
	t.Parallel()
	for _, o := range []string{
		"kind: Deployment\nmetadata: {annotations: {deployment.kubernetes.io/revision: a, deployment.kubernetes.io/revision-history: b}}",
		"kind: PersistentVolumeClaim\nmetadata: {annotations: {volume.kubernetes.io/selected-node: a}}",
		"kind: Job\nspec: {ttlSecondsAfterFinished: 1}",
	} {
		before := parseManifest(t, o)
		if len(override.Within(func(path ...string) string { return override.IneffectiveOn(before.GetKind(), path...) }, before.Object)) == 0 {
			t.Errorf("%s: overrides of the field count as effective", o)
		}
		after := before.DeepCopy()
		if Prune(after); strings.Contains(fmt.Sprint(after.Object), "kubernetes.io/") || strings.Contains(fmt.Sprint(after.Object), "ttl") {
			t.Errorf("%s: the field is not pruned: %v", o, after.Object)
		}
	}
	const head = "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {replicas: 0, template: {spec: {containers: [{name: c}]}}"
	want, got := parseManifest(t, head+"}"), parseManifest(t, head+", minReadySeconds: 0, missing: 1, paused: false}")
	if Prune(want); fmt.Sprint(want.Object["spec"].(map[string]any)["replicas"]) != "0" {
		t.Errorf("0 replicas are removed: %v", want.Object)
	}
	if Prune(got); !equality.Semantic.DeepEqual(want.Object, got.Object) {
		t.Errorf("defaults and unknown fields stay: %v", got.Object)
	}
	other := parseManifest(t, "apiVersion: example.io/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {missing: 0}")
	if Prune(other); other.Object["spec"].(map[string]any)["missing"] == nil {
		t.Errorf("a field of a custom kind is removed: %v", other.Object)
	}
}

// The reason of a rule that sets the same value in another form is not that members do not get the field.
func TestPrune_otherForm(t *testing.T) {
	t.Parallel()
	o := parseManifest(t, "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {template: {spec: {containers: [{name: c, "+
		"resources: {limits: {cpu: '1'}}}]}}}")
	p := &policyv1alpha1.OverridePolicy{}
	if err := yaml.Unmarshal([]byte("spec: {overrideRules: [{overriders: {plaintext: [{path: "+
		"/spec/template/spec/containers/0/resources/limits/cpu, operator: replace, value: 1000m}]}}]}"), p); err != nil {
		t.Fatal(err)
	}
	m1 := &clusterv1alpha1.Cluster{}
	m1.Name = "m1"
	got, _ := override.Unused(t.Context(), o, []override.Target{{Cluster: m1, Manifest: o}}, p, true, nil, Prune)
	if want := "rule 1: spec.template.spec.containers[0].resources.limits.cpu has an equal value already"; got != want {
		t.Errorf("reason %q, want %q", got, want)
	}
}
