// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	utiljson "k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/controllers"
)

// decodeTimeout bounds the decoding of one object. It normally takes microseconds.
const decodeTimeout = 5 * time.Second

// Controllers can decode every object that the API server accepts. Otherwise one object would block the whole kind. The test
// sets every number, quantity, duration and time of every kind to extreme values, in a dry run.
func TestBounds(t *testing.T) {
	t.Parallel()
	e := hub
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		t.Fatal(err)
	}
	for _, crd := range crds {
		for i := range crd.Spec.Versions {
			version := &crd.Spec.Versions[i]
			t.Run(crd.Spec.Names.Kind+" "+version.Name, func(t *testing.T) {
				t.Parallel()
				gvk := schema.GroupVersionKind{Group: crd.Spec.Group, Version: version.Name, Kind: crd.Spec.Names.Kind}
				testBounds(t, e.Control, gvk, version, crd.Spec.Scope == apiextensionsv1.NamespaceScoped)
			})
		}
	}
}

// specs holds the specs of kinds for which the required fields are not sufficient.
var specs = map[string]string{
	"MultiClusterService":              `{types: [CrossCluster]}`,
	"MultiClusterIngress":              `{defaultBackend: {service: {name: a, port: {number: 80}}}}`,
	"PlacementDisruptionBudget":        `{selector: {}, minAvailable: 1}`,
	"ClusterPlacementDisruptionBudget": `{selector: {}, minAvailable: 1}`,
	"CronFederatedHPA": `{scaleTargetRef: {apiVersion: apps/v1, kind: Deployment, name: a}, ` +
		`rules: [{name: a, schedule: "@daily", targetReplicas: 1}]}`,
}

func testBounds(
	t *testing.T,
	control client.Client,
	gvk schema.GroupVersionKind,
	version *apiextensionsv1.CustomResourceDefinitionVersion,
	namespaced bool,
) {
	t.Helper()
	root := version.Schema.OpenAPIV3Schema
	base := &unstructured.Unstructured{Object: fill(root).(map[string]any)}
	base.SetGroupVersionKind(gvk)
	base.SetName("bounds-" + version.Name)
	if namespaced {
		base.SetNamespace("default")
	}
	if text, ok := specs[gvk.Kind]; ok {
		base.Object["spec"] = parse(t, text)
	}
	if gvk.Kind == "ResourceInterpreterWebhookConfiguration" {
		base.Object["webhooks"] = []any{parse(t, `{name: a.b.c, clientConfig: {url: "https://a"}, interpreterContextVersions: [v1alpha1]}`)}
	}
	stored := base.DeepCopy()
	if err := control.Create(t.Context(), stored); err != nil {
		t.Fatalf("create the minimal object: %v", err)
	}
	decodes(t, stored, nil, nil)
	for p, value := range extremes(root, nil) {
		changed := base.DeepCopy()
		set(changed.Object, root, p, value)
		var err error
		if p[0] == "status" && version.Subresources != nil && version.Subresources.Status != nil {
			patch, encodeErr := json.Marshal(map[string]any{"status": changed.Object["status"]})
			if encodeErr != nil {
				t.Fatal(encodeErr)
			}
			err = control.Status().Patch(t.Context(), changed, client.RawPatch(types.MergePatchType, patch), client.DryRunAll)
		} else {
			changed.SetName("another")
			err = control.Create(t.Context(), changed, client.DryRunAll)
		}
		if err == nil {
			decodes(t, changed, p, value)
		}
	}
}

func parse(t *testing.T, text string) (out map[string]any) {
	t.Helper()
	raw, err := yaml.YAMLToJSON([]byte(text))
	if err == nil {
		err = utiljson.Unmarshal(raw, &out)
	}
	if err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	return out
}

// decodes fails the test if a typed client cannot decode an object.
func decodes(t *testing.T, object *unstructured.Unstructured, path []string, value any) {
	t.Helper()
	raw, err := json.Marshal(object)
	if err != nil {
		t.Fatal(err)
	}
	typed, err := controllers.Scheme().New(object.GroupVersionKind())
	if err != nil {
		t.Fatalf("no type: %v", err)
	}
	done := make(chan error, 1)
	go func() { done <- json.Unmarshal(raw, typed) }()
	select {
	case err := <-done:
		if err != nil {
			t.Errorf("%s = %.40v is accepted, but not decoded: %v", strings.Join(path, "."), value, err)
		}
	case <-time.After(decodeTimeout):
		t.Errorf("%s = %.40v is accepted, but decoding it takes more than %v", strings.Join(path, "."), value, decodeTimeout)
	}
}

var (
	integers   = []any{int64(math.MaxInt32) + 1, int64(math.MinInt32) - 1, int64(math.MaxInt64), 1e19}
	quantities = []any{"1e2147483648", "-1E-2147483649", "1e-10000000", "0e999999999", strings.Repeat("9", 100000), int64(math.MaxInt64)}
	durations  = []any{"forever", "", "9999999999999h", "-1s", "1e9s", "2026-13-01T00:00:00Z", "99999-01-01T00:00:00Z"}
)

var temporal = regexp.MustCompile(`(?i)time|duration|interval|period`)

// extremes iterates over the paths of a schema with extreme values. "[]" and "{}" in a path are an element and a key.
func extremes(s *apiextensionsv1.JSONSchemaProps, path []string) func(yield func([]string, any) bool) {
	return func(yield func([]string, any) bool) {
		each := func(child *apiextensionsv1.JSONSchemaProps, name string) bool {
			for p, value := range extremes(child, append(slices.Clone(path), name)) {
				if !yield(p, value) {
					return false
				}
			}
			return true
		}
		var values []any
		switch {
		case s.XIntOrString:
			values = quantities
		case s.Type == "integer":
			values = integers
		case s.Type == "string" && len(path) > 0 && (s.Format != "" || temporal.MatchString(path[len(path)-1])):
			values = durations
		}
		for _, value := range values {
			if !yield(path, value) {
				return
			}
		}
		for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
			if child := s.Properties[name]; (len(path) != 0 || name != "metadata") && !each(&child, name) {
				return
			}
		}
		if s.Items != nil && s.Items.Schema != nil && !each(s.Items.Schema, "[]") {
			return
		}
		if s.AdditionalProperties != nil && s.AdditionalProperties.Schema != nil {
			each(s.AdditionalProperties.Schema, "{}")
		}
	}
}

// fill returns a minimal value with all required fields.
func fill(s *apiextensionsv1.JSONSchemaProps) any {
	switch {
	case s.Default != nil:
		var value any
		if json.Unmarshal(s.Default.Raw, &value) == nil {
			return value
		}
	case len(s.Enum) > 0:
		var value any
		if json.Unmarshal(s.Enum[0].Raw, &value) == nil {
			return value
		}
	}
	switch s.Type {
	case "object":
		object := map[string]any{}
		for _, name := range s.Required {
			child := s.Properties[name]
			object[name] = fill(&child)
		}
		return object
	case "array":
		if s.MinItems != nil && *s.MinItems > 0 || s.Items != nil {
			return []any{fill(s.Items.Schema)}
		}
		return []any{}
	case "integer", "number":
		return int64(1)
	case "boolean":
		return true
	}
	if s.XIntOrString {
		return "1"
	}
	if s.Format == "date-time" {
		return "2026-01-01T00:00:00Z"
	}
	return "a"
}

// set sets the value at a path and fills the objects on the way.
func set(object map[string]any, s *apiextensionsv1.JSONSchemaProps, path []string, value any) {
	var at func(current any, s *apiextensionsv1.JSONSchemaProps, path []string) any
	at = func(current any, s *apiextensionsv1.JSONSchemaProps, path []string) any {
		if len(path) == 0 {
			return value
		}
		if current == nil {
			current = fill(s)
		}
		switch path[0] {
		case "[]":
			return []any{at(fill(s.Items.Schema), s.Items.Schema, path[1:])}
		case "{}":
			return map[string]any{"a": at(nil, s.AdditionalProperties.Schema, path[1:])}
		}
		fields, ok := current.(map[string]any)
		if !ok {
			panic(fmt.Sprintf("%v is %T, want an object", path, current))
		}
		child := s.Properties[path[0]]
		fields[path[0]] = at(fields[path[0]], &child, path[1:])
		return fields
	}
	at(object, s, path)
}

// A quantity that takes forever to decode does not reach the decoder of the cluster API.
func TestBounds_clusters(t *testing.T) {
	t.Parallel()
	e := hub
	const grade = `[{"grade":0,"ranges":[{"name":"cpu","min":"0","max":"1e2147483648"}]}]`
	cluster := parse(t, `{apiVersion: cluster.karmada.io/v1alpha1, kind: Cluster, metadata: {name: huge},
		spec: {syncMode: Push, apiEndpoint: "https://127.0.0.1:1", resourceModels: `+grade+`}}`)
	normal := &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: "normal", Labels: map[string]string{"commit": "12e45678"}},
		Spec:       clusterv1alpha1.ClusterSpec{SyncMode: clusterv1alpha1.Push, APIEndpoint: "https://127.0.0.1:1"},
	}
	if err := e.Control.Create(t.Context(), normal); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), decodeTimeout)
	defer cancel()
	for name, err := range map[string]error{
		"create": e.Control.Create(ctx, &unstructured.Unstructured{Object: cluster}, client.DryRunAll),
		"merge patch": e.Control.Patch(ctx, normal.DeepCopy(), client.RawPatch("application/merge-patch+json",
			[]byte(`{"spec":{"resourceModels":`+grade+`}}`))),
		"JSON patch": e.Control.Patch(ctx, normal.DeepCopy(), client.RawPatch("application/json-patch+json",
			[]byte(`[{"op":"add","path":"/spec/resourceModels","value":`+grade+`}]`))),
		"apply": e.Control.Patch(ctx, normal.DeepCopy(), client.RawPatch("application/apply-patch+yaml",
			[]byte(`{apiVersion: cluster.karmada.io/v1alpha1, kind: Cluster, metadata: {name: normal}, spec: {resourceModels: `+grade+`}}`)),
			client.FieldOwner("test")),
	} {
		if err == nil || !strings.Contains(err.Error(), "exponent is out of range") {
			t.Errorf("%s: error %v, want that the exponent is out of range", name, err)
		}
	}
	if err := e.Control.Delete(t.Context(), normal); err != nil {
		t.Error(err)
	}
}
