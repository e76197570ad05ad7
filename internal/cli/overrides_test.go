// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/test/fakeapi"
)

// overridden returns a fleet with override policies for the Deployment nginx and another Deployment. One policy of nginx applies to
// all clusters but member3, and one fails in member2.
func overridden(t *testing.T) []*unstructured.Unstructured {
	t.Helper()
	return append(readFleet(t, "placed"), parseObjects(t, `
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterOverridePolicy
metadata: {name: labels}
spec:
  overrideRules:
    - targetCluster: {clusterNames: [nowhere]}
      overriders: {labelsOverrider: [{operator: add, value: {never: applied}}]}
    - targetCluster: {exclude: [member3]}
      overriders: {labelsOverrider: [{operator: add, value: {tier: web}}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: broken, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx, namespace: default}]
  overrideRules:
    - targetCluster: {clusterNames: [member2]}
      overriders: {plaintext: [{path: /spec/missing, operator: remove}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: other, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: other, namespace: default}]
  overriders: {labelsOverrider: [{operator: add, value: {never: applied}}]}
`)...)
}

const (
	member1Rules = "member1: ClusterOverridePolicy labels rule 2\n"
	member2Error = "member2: fails, the manifest stays as it is: OverridePolicy default/broken, rule 1: plaintext: "
	labelDiff    = `
       propagationpolicy.karmada.io/namespace: default
     labels:
       app: nginx
  +    tier: web
     name: nginx
     namespace: default
`
)

func TestWhy_overrides(t *testing.T) {
	t.Parallel()
	got := runReadOnly(t, overridden(t), "why", "deployment/nginx")
	assertInOrder(t, got.Out, []string{"Overrides:      " + member1Rules, "Overrides:      " + member2Error, "Scheduler:"})
	if got.Code != 0 || strings.Contains(got.Out, "never") || strings.Contains(got.Out, "rule 1\n") {
		t.Errorf("exit code %d\n%s", got.Code, got.Out)
	}
	got = runReadOnly(t, overridden(t), "why", "deployment/nginx", "-o", "json")
	assertInOrder(t, got.Out, []string{`"overrides": [`, `"cluster": "member1"`, `"kind": "ClusterOverridePolicy"`, `"rule": 2`,
		`"cluster": "member2"`, `"error": "OverridePolicy default/broken, rule 1: plaintext: `})
	if strings.Contains(got.Out, `"diff"`) {
		t.Errorf("why prints differences:\n%s", got.Out)
	}
}

func TestPlan_overrides(t *testing.T) {
	t.Parallel()
	got := runReadOnly(t, overridden(t), "plan", "deployment/nginx")
	assertInOrder(
		t,
		got.Out,
		[]string{"Overrides in " + member1Rules + "  --- without overrides\n  +++ manifest\n", labelDiff, "Overrides in " + member2Error},
	)
	if got.Code != 0 || strings.Contains(got.Out, "never") || strings.Contains(got.Out, "in member3") {
		t.Errorf("exit code %d\n%s", got.Code, got.Out)
	}
	got = runReadOnly(t, overridden(t), "plan", "deployment/nginx", "-o", "json")
	assertInOrder(
		t,
		got.Out,
		[]string{`"manifests": [`, `"cluster": "member1"`, `"diff": "--- without overrides\n+++ manifest\n`, `"cluster": "member2"`, `"error": `},
	)
}

// Override policies in a file replace those of the same name, and are defaulted and validated as in the API server.
func TestPlan_overridesFromStandardInput(t *testing.T) {
	t.Parallel()
	const head = "apiVersion: policy.karmada.io/v1alpha1\nkind: OverridePolicy\nmetadata: {name: broken}\nspec:\n" +
		"  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}]\n"
	for name, test := range map[string]struct {
		policy, err string
		want        []string
	}{
		"replaces a policy": {
			policy: head + "  expandVariables: true\n  overriders: {annotationsOverrider: [{operator: add, value: {in: '${cluster.name}'}}]}",
			want: []string{
				"the overrides of OverridePolicy default/broken\n",
				"Overrides in member1: ClusterOverridePolicy labels rule 2, OverridePolicy default/broken rule 1\n", "+    in: member1\n",
				"Overrides in member2: ClusterOverridePolicy labels rule 2, OverridePolicy default/broken rule 1\n", "+    in: member2\n",
				"Overrides in member3: OverridePolicy default/broken rule 1\n",
			},
		},
		"invalid": {
			policy: head + "  expandVariables: true\n  overriders: {annotationsOverrider: [{operator: add, value: {in: '${HOME}'}}]}",
			err:    "error: OverridePolicy default/broken is invalid: spec.overriders: Invalid value: unknown variable ${HOME}",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			servers := &fakeapi.Server{Control: &fakeapi.Cluster{Objects: overridden(t)}}
			var out, errOut buffer
			code := Run(t.Context(), &access.Session{
				Args: []string{"karmadactl", "plan", "deployment/nginx", "-f", "-", "--kubeconfig", servers.Start(t)},
				Env:  map[string]string{"HOME": filepath.Join(t.TempDir(), "home")}, In: strings.NewReader(test.policy), Out: &out, Err: &errOut,
			})
			if !strings.HasPrefix(errOut.String(), test.err) || (code == 0) != (test.err == "") {
				t.Errorf("exit code %d\n%s%s", code, out.String(), errOut.String())
			}
			assertInOrder(t, out.String(), test.want)
		})
	}
}

// Without permission to list override policies, the output states that they are ignored.
func TestExplain_withoutOverridePolicies(t *testing.T) {
	t.Parallel()
	forbidden := func(r *http.Request) bool { return strings.Contains(r.URL.Path, "overridepolicies") }
	for _, command := range []string{"why", "plan"} {
		got := run(t, command, "deployment/nginx", "--kubeconfig", startWithForbidden(t, overridden(t), forbidden))
		want := []string{
			"Note: ClusterOverridePolicy objects are ignored: no permission to list them.\n",
			"Note: OverridePolicy objects are ignored: no permission to list them.\n",
		}
		assertInOrder(t, got.Out, want)
		if got.Code != 0 || strings.Contains(got.Out, "Overrides") {
			t.Errorf("%s: exit code %d\n%s%s", command, got.Code, got.Out, got.Err)
		}
	}
}

// plan reports changes of manifests if no replicas move, override policies of a file that do not concern the object, and that
// static weights ignore capacity.
func TestPlan_tellsWhatHasNoEffect(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "overrides.yaml")
	const other = "apiVersion: policy.karmada.io/v1alpha1\nkind: OverridePolicy\nmetadata: {name: other}\nspec:\n" +
		"  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: other}]\n" +
		"  overriders: {annotationsOverrider: [{operator: add, value: {a: b}}]}\n"
	if err := os.WriteFile(file, []byte(other), 0o600); err != nil {
		t.Fatal(err)
	}
	got := runReadOnly(t, overridden(t), "plan", "deployment/nginx", "-f", file)
	assertInOrder(t, got.Out, []string{
		"WARNING: OverridePolicy default/other in the file does not select deployment.apps/nginx",
		"The clusters and replicas stay as they are.\n",
	})
	for kind, want := range map[string]string{ // the policies that are left
		"OverridePolicy":        "The clusters and replicas stay as they are.\n",
		"ClusterOverridePolicy": "No changes.\n", // they apply already
	} {
		other := map[string]string{"OverridePolicy": "ClusterOverridePolicy", "ClusterOverridePolicy": "OverridePolicy"}[kind]
		assertInOrder(t, runReadOnly(t, without(overridden(t), other), "plan", "deployment/nginx").Out, []string{want})
	}
	for overriders, want := range map[string]string{
		"labelsOverrider: [{operator: add, value: {tier: db}}]":                "; the manifests in member1 change as shown.\n",
		"labelsOverrider: [{operator: add, value: {karmada.io/managed: 'x'}}]": "; the manifests in member1 no longer have overrides.\n",
	} {
		changed := "apiVersion: policy.karmada.io/v1alpha1\nkind: ClusterOverridePolicy\nmetadata: {name: labels}\nspec:\n" +
			"  overrideRules: [{targetCluster: {clusterNames: [member1]}, overriders: {" + overriders + "}}]\n"
		if err := os.WriteFile(file, []byte(changed), 0o600); err != nil {
			t.Fatal(err)
		}
		got = runReadOnly(t, overridden(t), "plan", "deployment/nginx", "-f", file)
		assertInOrder(t, got.Out, []string{"The clusters and replicas stay as they are" + want})
		if strings.Contains(got.Out, "+    karmada.io/managed") {
			t.Errorf("plan shows a label that Karmada sets:\n%s", got.Out)
		}
	}
	const policies = "apiVersion: policy.karmada.io/v1alpha1\nkind: PropagationPolicy\nmetadata: {name: %s}\nspec:\n" +
		"  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: %s}]\n"
	if err := os.WriteFile(file, fmt.Appendf(nil, policies+"---\n"+policies, "a", "redis", "web", "nginx"), 0o600); err != nil {
		t.Fatal(err)
	}
	got = runReadOnly(t, overridden(t), "plan", "deployment/nginx", "-f", file)
	assertInOrder(t, got.Out, []string{
		"the placement of PropagationPolicy default/web\n", "Note: PropagationPolicy default/a in the file does not select deployment.apps/nginx",
	})
	small := modify(readFleet(t, "placed"), "Cluster", fakeapi.Field(map[string]any{
		"allocatable": map[string]any{"cpu": "1", "pods": "2"}, "allocated": map[string]any{"pods": "1"},
	}, "status", "resourceSummary"))
	got = runReadOnly(t, small, "plan", "deployment/nginx", "--replicas=60")
	assertInOrder(t, got.Out, []string{"Note: the strategy StaticWeight ignores capacity: member1 gets 27 more, and has capacity for "})
}

// Rules that change nothing that members get are no overrides of an object, and notes name their policies.
func TestOverrides_withoutEffect(t *testing.T) {
	t.Parallel()
	const policy = "apiVersion: policy.karmada.io/v1alpha1\nkind: OverridePolicy\nmetadata: {name: nothing, namespace: default}\nspec:\n" +
		"  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx}]\n  overriders: "
	const removed = " has no effect; Karmada removes the field after the overrides"
	for overriders, want := range map[string]string{
		"{labelsOverrider: [{operator: add, value: {karmada.io/managed: 'false'}}]}": "rule 1: metadata.labels[karmada.io/managed] has no " +
			"effect; Karmada sets it after the overrides",
		"{plaintext: [{path: /metadata/uid, operator: replace, value: a}]}": "rule 1: metadata.uid" + removed,
		"{annotationsOverrider: [{operator: add, value: {deployment.kubernetes.io/revision: '2'}}]}": "rule 1: " +
			"metadata.annotations[deployment.kubernetes.io/revision]" + removed,
		"{plaintext: [{path: /spec/minReadySeconds, operator: add, value: 0}]}": "rule 1: spec.minReadySeconds has its default value already",
		"{plaintext: [{path: /spec/template, operator: add, value: {metadata: {name: a}}}]}": "rule 1: spec.template.metadata.name has no " +
			"effect; pods get only labels, annotations and finalizers of their template",
		"{replicasOverrider: [{value: 3}]}\n  targetCluster: {clusterNames: [member1]}": "the object has already what its rules set",
		"{labelsOverrider: [{operator: add, value: {app: nginx}}]}":                     "the object has already what its rules set",
		"{plaintext: [{path: /metadata/finalizers, operator: add, value: []}]}":         "rule 1: metadata.finalizers" + removed,
	} {
		objects := append(readFleet(t, "placed"), parseObjects(t, policy+overriders)...)
		for _, command := range []string{"why", "plan"} {
			got := runReadOnly(t, objects, command, "deployment/nginx")
			assertContains(t, command, got.Out, []string{
				"OverridePolicy default/nothing selects the object and changes nothing in its clusters: " + want,
			})
			if strings.Contains(got.Out, "Overrides") || strings.Contains(got.Out, "managed:") {
				t.Errorf("%s of %s lists overrides:\n%s", command, overriders, got.Out)
			}
			if command == "plan" {
				assertContains(t, command, got.Out, []string{"No changes.\n"})
			}
		}
		assertContains(t, "status", runReadOnly(t, objects, "status", "-v", "--all").Out, []string{"ChangesNothing", want})
	}
}

// Rules that later rules overwrite are listed as such, also those of another policy.
func TestWhy_overwrittenRules(t *testing.T) {
	t.Parallel()
	objects := append(readFleet(t, "placed"), parseObjects(t, `
apiVersion: policy.karmada.io/v1alpha1
kind: ClusterOverridePolicy
metadata: {name: labels}
spec:
  overrideRules:
    - overriders: {labelsOverrider: [{operator: add, value: {tier: web}}]}
    - overriders: {labelsOverrider: [{operator: add, value: {tier: db, team: a}}]}
---
apiVersion: policy.karmada.io/v1alpha1
kind: OverridePolicy
metadata: {name: replicas, namespace: default}
spec:
  resourceSelectors: [{apiVersion: apps/v1, kind: Deployment, name: nginx, namespace: default}]
  overrideRules:
    - targetCluster: {clusterNames: [member1]}
      overriders: {labelsOverrider: [{operator: add, value: {tier: cache, team: b}}]}
`)...)
	const first, second = "ClusterOverridePolicy labels rule 1 (overwritten by later rules), ", "ClusterOverridePolicy labels rule 2"
	got := runReadOnly(t, objects, "why", "deployment/nginx")
	assertInOrder(t, got.Out, []string{
		"member1: " + first + second + " (overwritten by later rules), OverridePolicy default/replicas rule 1\n", first + second + "\n",
	})
	got = runReadOnly(t, objects, "why", "deployment/nginx", "-o", "json")
	assertInOrder(t, got.Out, []string{`"cluster": "member1"`, `"overwritten": true`, `"overwritten": true`, `"cluster": "member2"`,
		`"overwritten": true`})
}
