// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/yaml"
)

// reportedBy returns the report of a cluster.
func reportedBy(t *testing.T, cluster, status string) Item {
	t.Helper()
	raw, err := yaml.YAMLToJSON([]byte(status))
	if err != nil {
		t.Fatal(err)
	}
	return Item{ClusterName: cluster, Status: &runtime.RawExtension{Raw: raw}}
}

func TestGatewayHealthy(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		route  bool
		status string
		want   bool
	}{
		"programmed gateway":  {false, `{status: {conditions: [{type: Programmed, status: "True"}]}}`, true},
		"gateway that is not": {false, `{status: {conditions: [{type: Programmed, status: "False"}]}}`, false},
		"new gateway":         {false, `{spec: {}}`, false},
		"accepted route": {true, `{status: {parents: [{conditions: [{type: Accepted, status: "True"}, ` +
			`{type: ResolvedRefs, status: "True"}]}]}}`, true},
		"route without parents":  {true, `{status: {parents: []}}`, false},
		"route without backends": {true, `{status: {parents: [{conditions: [{type: Accepted, status: "True"}]}]}}`, false},
	}
	for name, tc := range tests {
		interpreter := gateway
		if tc.route {
			interpreter = route
		}
		got, err := interpreter.Healthy(t.Context(), &unstructured.Unstructured{Object: parseMap(t, tc.status)})
		if err != nil || got != tc.want {
			t.Errorf("%s: Healthy = %v, %v", name, got, err)
		}
	}
}

func TestAggregateGateway(t *testing.T) {
	t.Parallel()
	template := &unstructured.Unstructured{Object: parseMap(t, `{metadata: {name: g}, spec: {}}`)}
	got, err := gateway.Aggregate(t.Context(), template, []Item{
		reportedBy(t, "m2", `{addresses: [{type: IPAddress, value: 2.2.2.2}], conditions: [{type: Programmed, status: "False", reason: Invalid,
  message: no address, lastTransitionTime: "2030-01-02T00:00:00Z"}], listeners: [{name: http, attachedRoutes: 2}]}`),
		reportedBy(t, "m1", `{addresses: [{type: IPAddress, value: 1.1.1.1}], conditions: [{type: Programmed, status: "True",
  reason: Programmed, lastTransitionTime: "2030-01-01T00:00:00Z"}], listeners: [{name: http, attachedRoutes: 1}]}`),
	})
	if err != nil {
		t.Fatal(err)
	}
	want := parseMap(t, `{addresses: [{type: IPAddress, value: 1.1.1.1}, {type: IPAddress, value: 2.2.2.2}],
conditions: [{type: Programmed, status: "False", reason: Invalid, message: In cluster m2. no address,
  lastTransitionTime: "2030-01-02T00:00:00Z"}],
listeners: [{name: http, attachedRoutes: 3}]}`)
	if diff := cmp.Diff(want, got.Object["status"]); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestAggregateRoute(t *testing.T) {
	t.Parallel()
	template := &unstructured.Unstructured{Object: parseMap(t, `{metadata: {name: r}, spec: {}}`)}
	accepted := `{type: Accepted, status: "True", reason: Accepted, message: "", lastTransitionTime: "2030-01-01T00:00:00Z"}`
	rejected := `{type: Accepted, status: "False", reason: NotAllowed, message: "", lastTransitionTime: "2030-01-02T00:00:00Z"}`
	parent := func(name, condition string) string {
		return `{parentRef: {name: ` + name + `}, controllerName: c, conditions: [` + condition + `]}`
	}
	items := []Item{
		reportedBy(t, "m1", `{parents: [`+parent("a", accepted)+`, `+parent("b", accepted)+`]}`),
		reportedBy(t, "m2", `{parents: [`+parent("a", accepted)+`, `+parent("b", rejected)+`]}`),
	}
	got, err := route.Aggregate(t.Context(), template, items)
	if err != nil {
		t.Fatal(err)
	}
	want := parseMap(t, `{parents: [{parentRef: {name: a}, controllerName: c, conditions: [{type: Accepted, status: "True", reason: Accepted,
  message: In all clusters., lastTransitionTime: "2030-01-01T00:00:00Z"}]}, {parentRef: {name: b}, controllerName: c, conditions: [
  {type: Accepted, status: "False", reason: NotAllowed, message: In cluster m2., lastTransitionTime: "2030-01-02T00:00:00Z"}]}]}`)
	if diff := cmp.Diff(want, got.Object["status"]); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	again, err := route.Aggregate(t.Context(), got, items)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(got.Object, again.Object); diff != "" {
		t.Errorf("aggregating again changed the status:\n%s", diff)
	}
	if left, err := route.Aggregate(t.Context(), got, nil); err != nil || len(left.Object["status"].(object)["parents"].([]any)) != 0 {
		t.Errorf("without reports: %v, %v", left, err)
	}
}

func TestGatewayDependencies(t *testing.T) {
	t.Parallel()
	g := &unstructured.Unstructured{Object: parseMap(t, `{metadata: {namespace: ns}, spec: {listeners: [{tls: {certificateRefs: [{name: a},
  {kind: Secret, namespace: other, name: b}, {group: example.com, kind: Certificate, name: c}]}}]}}`)}
	got, err := gateway.Dependencies(t.Context(), g)
	if err != nil || len(got) != 1 || got[0].Kind != "Secret" || got[0].Name != "a" {
		t.Errorf("Dependencies of a Gateway = %+v, %v", got, err)
	}
	r := &unstructured.Unstructured{Object: parseMap(t, `{metadata: {namespace: ns}, spec: {rules: [{backendRefs: [{name: s},
  {group: multicluster.x-k8s.io, kind: ServiceImport, name: i}, {group: multicluster.x-k8s.io, kind: ServiceImport, name: i}]}]}}`)}
	got, err = route.Dependencies(t.Context(), r)
	if err != nil || len(got) != 1 || got[0].Kind != "ServiceImport" || got[0].Name != "i" ||
		got[0].APIVersion != "multicluster.x-k8s.io/v1alpha1" {
		t.Errorf("Dependencies of a route = %+v, %v", got, err)
	}
}
