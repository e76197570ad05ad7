// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"context"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/propagate/match"
)

func decode[T any](tb testing.TB, text string) T {
	tb.Helper()
	var out T
	if err := yaml.UnmarshalStrict([]byte(text), &out); err != nil {
		tb.Fatalf("decode %s: %v", text, err)
	}
	return out
}

// parse decodes a manifest as the API server does: integers are int64.
func parse(tb testing.TB, text string) *Object {
	tb.Helper()
	raw, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		tb.Fatal(err)
	}
	o := &Object{}
	if err := o.UnmarshalJSON(raw); err != nil {
		tb.Fatalf("decode %s: %v", text, err)
	}
	return o
}

// policyOf returns an OverridePolicy in namespace default with the spec.
func policyOf(tb testing.TB, spec string) *policyv1alpha1.OverridePolicy {
	tb.Helper()
	p := &policyv1alpha1.OverridePolicy{Spec: decode[policyv1alpha1.OverrideSpec](tb, spec)}
	p.Namespace, p.Name = "default", "override"
	return p
}

func cluster(name string, mutate ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{}
	c.Name = name
	for _, m := range mutate {
		m(c)
	}
	return c
}

var revise = interpret.Chain{native.Layer()}.Revise

const deployment = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default, labels: {app: nginx}},
  spec: {replicas: 2,
  template: {spec: {initContainers: [{name: init, image: "init:1"}], containers: [
    {name: nginx, image: "nginx:1.27", args: ["-a", "-b"], command: [nginx]}, {name: sidecar, image: "quay.io/side/car:2"}]}}}}`

// applyTo applies the overriders to an object for cluster m1.
func applyTo(tb testing.TB, o *Object, overriders string) (*Object, error) {
	tb.Helper()
	p := policyOf(tb, "{overrideRules: [{overriders: "+overriders+"}]}")
	after, _, err := Apply(tb.Context(), o, cluster("m1"), []Policy{p}, revise)
	return after, err
}

// at returns the value at a dotted path; numbers are indexes of lists.
func at(tb testing.TB, o *Object, path string) any {
	tb.Helper()
	var value any = o.Object
	for part := range strings.SplitSeq(path, ".") {
		switch parent := value.(type) {
		case map[string]any:
			value = parent[part]
		case []any:
			value = parent[part[0]-'0']
		default:
			tb.Fatalf("%s: no such field in %v", path, o.Object)
		}
	}
	return value
}

func templateOf(o *Object) match.Template {
	return match.Template{
		APIVersion: o.GetAPIVersion(), Kind: o.GetKind(), Namespace: o.GetNamespace(), Name: o.GetName(), Labels: o.GetLabels(),
	}
}

func noRevise(_ context.Context, o *unstructured.Unstructured, _ int64) (*unstructured.Unstructured, error) {
	return o, nil
}
