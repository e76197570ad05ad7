// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/fakeapi"
)

// readFleet returns the objects of an archive of TestExplainGolden.
func readFleet(t *testing.T, name string) []*unstructured.Unstructured {
	t.Helper()
	return parseObjects(t, readArchive(t, name, "fleet.yaml"))
}

// readEstimators returns the scheduler-estimators of an archive, in the format of startEstimators.
func readEstimators(t *testing.T, name string) string {
	t.Helper()
	return readArchive(t, name, "estimators")
}

func readArchive(t *testing.T, archive, name string) string {
	t.Helper()
	content, err := txtar.ParseFile("testdata/explain/" + archive + ".txtar")
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(content.Files, func(f txtar.File) bool { return f.Name == name })
	if i < 0 {
		t.Fatalf("%s has no file %s", archive, name)
	}
	return string(content.Files[i].Data)
}

// modify changes all objects of a kind in place.
func modify(objects []*unstructured.Unstructured, kind string, change func(*unstructured.Unstructured)) []*unstructured.Unstructured {
	for _, o := range objects {
		if o.GetKind() == kind {
			change(o)
		}
	}
	return objects
}

// without removes all objects of a kind.
func without(objects []*unstructured.Unstructured, kind string) []*unstructured.Unstructured {
	return slices.DeleteFunc(objects, func(o *unstructured.Unstructured) bool { return o.GetKind() == kind })
}

// TestWhy covers errors and states that the archives do not.
func TestWhy(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		objects []*unstructured.Unstructured
		args    []string
		// want holds parts of the output, in order.
		want []string
		err  string
	}{
		"no binding yet": {
			objects: without(readFleet(t, "placed"), "ResourceBinding"), args: []string{"why", "deployment/nginx"},
			want: []string{"PropagationPolicy default/web\n", "none yet (see the events of the object)\n"},
		},
		"policy no longer selects the object": {
			objects: modify(readFleet(t, "placed"), "PropagationPolicy", fakeapi.Field([]any{}, "spec", "resourceSelectors")),
			args:    []string{"why", "deployment/nginx"}, want: []string{"default/web (the policy no longer selects the object)\n"},
		},
		"template is missing": {
			objects: without(readFleet(t, "placed"), "Deployment"), args: []string{"why", "rb/nginx-deployment"},
			want: []string{"deployment.apps/nginx in namespace default, 6 replicas\n", "PropagationPolicy default/web\n", "Result: member1=3"},
		},
		"scheduling is suspended": {
			objects: modify(readFleet(t, "spread"), "ResourceBinding", fakeapi.Field(true, "spec", "suspension", "scheduling")),
			args:    []string{"why", "deployment/shop"},
			want: []string{"ignores the binding: scheduling is suspended\n",
				"if the scheduler did not ignore the binding (scheduling is suspended). The binding has no clusters.\n"},
		},
		"another scheduler": {
			objects: modify(readFleet(t, "spread"), "ResourceBinding", fakeapi.Field("mine", "spec", "schedulerName")),
			args:    []string{"why", "deployment/shop"}, want: []string{"ignores the binding: it is assigned to the scheduler mine\n"},
		},
		"apply strategy and drift": {
			objects: modify(readFleet(t, "placed"), "ResourceBinding", func(o *unstructured.Unstructured) {
				fakeapi.Field("CreateOnly", "spec", "applyStrategy")(o)
				fakeapi.Field([]any{
					map[string]any{"clusterName": "member1", "corrections": int64(2), "fields": []any{"spec.a"}},
					map[string]any{"clusterName": "member2", "notApplied": []any{"spec.b"}},
				}, "status", "drift")(o)
			}),
			args: []string{"why", "deployment/nginx"},
			want: []string{"CreateOnly (existing objects are not changed)\n", "member1: restored 2 times: spec.a\n",
				"member2: spec.b (apply strategy CreateOnly)\n"},
		},
		"invalid apply strategy": {
			objects: modify(readFleet(t, "placed"), "Deployment",
				fakeapi.Field("Replace", "metadata", "annotations", "work.karmada.io/apply-strategy")),
			args: []string{"why", "deployment/nginx"}, want: []string{`unsupported value "Replace"`},
		},
		"dependency": {
			objects: modify(readFleet(t, "placed"), "ResourceBinding", func(o *unstructured.Unstructured) {
				unstructured.RemoveNestedField(o.Object, "spec", "placement")
				clusters := []any{map[string]any{"name": "member9"}}
				owner := map[string]any{"namespace": "default", "name": "shop-deployment", "clusters": clusters}
				fakeapi.Field([]any{owner}, "spec", "requiredBy")(o)
			}),
			args: []string{"why", "deployment/nginx"},
			want: []string{"default/shop-deployment (member9)\n", "nothing to do: the object has no placement of its own\n"},
		},
		"decision differs but no scheduling is needed": {
			objects: modify(readFleet(t, "placed"), "ResourceBinding",
				fakeapi.Field([]any{map[string]any{"name": "member1", "replicas": int64(6)}}, "spec", "clusters")),
			args: []string{"why", "deployment/nginx"},
			want: []string{"nothing to do\n",
				"Result: member1=3, member2=2, member3=1, if the binding were scheduled again. The binding keeps member1=6 until "},
		},
		"no clusters": {
			objects: without(readFleet(t, "spread"), "Cluster"), args: []string{"why", "deployment/shop"},
			want: []string{"No clusters found.\n", "Unschedulable: 0/0 clusters are available",
				"Result: unschedulable; not running in any cluster.\n"},
		},
		"several objects": {
			objects: readFleet(t, "unclaimed"), args: []string{"why", "cm", "taken", "settings"},
			want: []string{"configmap/taken in namespace default\n", "\n\nconfigmap/settings in namespace default\n"},
		},
		"no arguments": {args: []string{"why"}, err: "error: required argument missing: TYPE/NAME\n"},
		"unknown object": {
			args: []string{"why", "deployment/nginx"}, err: "Error from server (NotFound): deployments.apps \"nginx\" not found\n",
		},
		"unknown output format": {
			args: []string{"why", "deployment/nginx", "-o", "xml"},
			err:  "error: unsupported output format \"xml\", must be one of: json, yaml, wide\n",
		},
		"no name": {args: []string{"why", "deployments"}, err: "error: resource(s) were provided, but no name was specified\n"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := runReadOnly(t, test.objects, test.args...)
			if got.Err != test.err || (got.Code == 0) != (test.err == "") {
				t.Errorf("exit code %d, error %s", got.Code, got.Err)
			}
			assertInOrder(t, got.Out, test.want)
		})
	}
}

// assertInOrder fails the test unless the text contains the parts in their order.
func assertInOrder(t *testing.T, text string, parts []string) {
	t.Helper()
	rest := text
	for _, part := range parts {
		_, after, found := strings.Cut(rest, part)
		if !found {
			t.Fatalf("%q is missing or out of order in\n%s", part, text)
		}
		rest = after
	}
}

// shape replaces all values with their types and keeps names and nesting.
func shape(value any) any {
	switch v := value.(type) {
	case map[string]any:
		out := map[string]any{}
		for k, inner := range v {
			out[k] = shape(inner)
		}
		return out
	case []any:
		if len(v) == 0 {
			return []any{}
		}
		return []any{shape(v[0])}
	case string:
		return "string"
	case float64:
		return "number"
	case bool:
		return "bool"
	default:
		return v
	}
}

func shapeOf(t *testing.T, text string) any {
	t.Helper()
	var value any
	if err := json.Unmarshal([]byte(text), &value); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return shape(value)
}

// Programs read the JSON output: fields may be added only.
func TestWhy_json(t *testing.T) {
	t.Parallel()
	target := []any{map[string]any{"name": "string", "replicas": "number"}}
	want := map[string]any{
		"template": "string", "namespace": "string", "policy": map[string]any{"kind": "string", "name": "string"},
		"binding": "string", "replicas": "number", "due": "string", "bound": []any{}, "decided": target,
		"estimates": map[string]any{}, "notes": []any{"string"},
		"trace": map[string]any{"terms": []any{map[string]any{
			"clusters": []any{map[string]any{"cluster": "string", "filter": "string", "reason": "string", "chosen": "bool"}},
			"division": "string",
			"steps": []any{map[string]any{"mode": "string", "replicas": "number", "shares": []any{
				map[string]any{"cluster": "string", "weight": "number", "assigned": "number", "result": "number"}}}},
			"spread": map[string]any{
				"constraints": []any{map[string]any{"by": "string", "min": "number", "max": "number"}},
				"method":      "string",
				"need":        "number",
				"rank":        []any{"string"},
				"selected":    []any{"string"},
				"groups": []any{
					map[string]any{"by": "string", "value": "string", "clusters": []any{"string"}, "available": "number", "chosen": "bool"},
				},
			},
		}}},
	}
	for _, cluster := range []string{"lima", "oslo", "paris", "tokyo"} {
		source := map[string]any{"name": "string", "value": "number"}
		if cluster == "lima" {
			source["remark"] = "string"
		}
		want["estimates"].(map[string]any)[cluster] = map[string]any{"min": "number", "sources": []any{source}}
	}
	got := runReadOnly(t, readFleet(t, "spread"), "why", "deployment/shop", "-o", "json")
	if diff := cmp.Diff(any(want), shapeOf(t, got.Out)); diff != "" || got.Code != 0 {
		t.Errorf("exit code %d %s\n-want +got\n%s", got.Code, got.Err, diff)
	}
}
