// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/fakeapi"
)

// referencesFleet has objects that the pods of the Deployment web refer to: shared is propagated to both clusters, half to m1, local to
// none.
const referencesFleet = `
apiVersion: v1
kind: ConfigMap
metadata: {name: local, namespace: default, uid: u-local}
---
apiVersion: v1
kind: Secret
metadata: {name: half, namespace: default, uid: u-half}
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: half-secret, namespace: default, labels: {propagationpolicy.karmada.io/permanent-id: p}}
spec:
  resource: {apiVersion: v1, kind: Secret, namespace: default, name: half, uid: u-half}
  clusters: [{name: m1}]
---
apiVersion: work.karmada.io/v1alpha2
kind: ResourceBinding
metadata: {name: shared-configmap, namespace: default}
spec:
  resource: {apiVersion: v1, kind: ConfigMap, namespace: default, name: shared, uid: u-shared}
  requiredBy: [{namespace: default, name: web-deployment, clusters: [{name: m1}, {name: m2}]}]
`

// A Deployment whose pods need objects that its clusters do not get is named, with each such object, its clusters and what to do.
func TestObserve_references(t *testing.T) {
	t.Parallel()
	volume := func(source string, fields map[string]any) map[string]any {
		fields[map[bool]string{true: "secretName", false: "name"}[source == "secret"]] = fields["name"]
		return map[string]any{"name": "v", source: fields}
	}
	pod := map[string]any{
		"serviceAccountName": "default", // each cluster has its own
		"volumes": []any{
			volume("configMap", map[string]any{"name": "local"}), volume("configMap", map[string]any{"name": "shared"}),
			volume("secret", map[string]any{"name": "half"}), volume("secret", map[string]any{"name": "nowhere"}),
			volume("secret", map[string]any{"name": "unneeded", "optional": true}),
			volume("configMap", map[string]any{"name": "kube-root-ca.crt"}),
		},
	}
	objects := parseObjects(t, statusFleet+"---"+referencesFleet)
	for _, o := range objects {
		if o.GetName() == "web" && o.GetKind() == "Deployment" {
			fakeapi.Field(pod, "spec", "template", "spec")(o)
		}
		if o.GetName() == "web-deployment" {
			fakeapi.Field([]any{map[string]any{"name": "m1"}, map[string]any{"name": "m2"}}, "spec", "clusters")(o)
		}
	}
	const (
		local   = "ConfigMap local is not propagated to m1, m2: the pods there need it, unless the cluster has it by itself"
		action  = "To propagate it, set propagateDeps: true in the policy of the workload, or select it with a policy"
		half    = "Secret half is not propagated to m2"
		nowhere = "Secret nowhere does not exist in the control plane, and is not propagated to m1, m2"
		create  = "To propagate it, create it, and set propagateDeps: true"
	)
	commands := []string{"why deployment/web", "trace deployment/web --members=false", "tree deployment/web --members=false", "status -v"}
	for _, command := range commands {
		got := runReadOnly(t, objects, strings.Fields(command)...)
		assertInOrder(t, got.Out, []string{local, action, half, nowhere, create})
		for _, other := range []string{"shared is", "shared does", "unneeded", "kube-root", "ServiceAccount"} {
			if strings.Contains(got.Out, other) {
				t.Errorf("%s names %q, which its clusters get or do not need:\n%s", command, other, got.Out)
			}
		}
	}
	if got := runReadOnly(t, objects, "status", "-v"); !strings.Contains(got.Out, "1 workload whose references are not propagated") ||
		!strings.Contains(got.Out, "NotPropagated") {
		t.Errorf("status -v does not count the hint:\n%s", got.Out)
	}

	// A read that is forbidden is no finding.
	secrets := startWithForbidden(t, objects, func(r *http.Request) bool { return strings.Contains(r.URL.Path, "/secrets/") })
	for _, command := range commands {
		got := run(t, append(strings.Fields(command), "--kubeconfig", secrets)...)
		if !strings.Contains(got.Out, local) || strings.Contains(got.Out, "Secret ") {
			t.Errorf("%s without the right to read Secrets names others than the ConfigMap:\n%s", command, got.Out)
		}
	}

	// With propagateDeps, only an object that does not exist is to be created.
	deps := modify(slices.Clone(objects), "ResourceBinding", func(o *unstructured.Unstructured) {
		fakeapi.Field(true, "spec", "propagateDeps")(o)
	})
	for _, command := range commands {
		got := runReadOnly(t, deps, strings.Fields(command)...)
		assertContains(t, command, got.Out, []string{nowhere, "To propagate it, create it"})
		if strings.Contains(got.Out, "set propagateDeps") {
			t.Errorf("%s recommends propagateDeps, which is set:\n%s", command, got.Out)
		}
	}
}
