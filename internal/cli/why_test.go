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

// fleetOf gives the objects of an archive of TestExplaining, besideOf what is beside its clusters.
func fleetOf(t *testing.T, name string) []*unstructured.Unstructured {
	t.Helper()
	return objectsIn(t, fileOf(t, name, "fleet.yaml"))
}

func besideOf(t *testing.T, name string) string {
	t.Helper()
	return fileOf(t, name, "beside.estimators")
}

func fileOf(t *testing.T, archive, name string) string {
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

func changed(objects []*unstructured.Unstructured, kind string, change func(*unstructured.Unstructured)) []*unstructured.Unstructured {
	for _, o := range objects {
		if o.GetKind() == kind {
			change(o)
		}
	}
	return objects
}

func without(objects []*unstructured.Unstructured, kind string) []*unstructured.Unstructured {
	return slices.DeleteFunc(objects, func(o *unstructured.Unstructured) bool { return o.GetKind() == kind })
}

// What the archives do not show: what goes wrong, and rare states.
func TestWhy(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		objects []*unstructured.Unstructured
		args    []string
		// want are parts of the output, in order.
		want []string
		err  string
	}{
		"claimed, and no binding yet": {
			objects: without(fleetOf(t, "placed"), "ResourceBinding"), args: []string{"why", "deployment/nginx"},
			want: []string{"PropagationPolicy default/web\n", "none yet: the events of the object say why\n"},
		},
		"the policy selects something else now": {
			objects: changed(fleetOf(t, "placed"), "PropagationPolicy", fakeapi.Field([]any{}, "spec", "resourceSelectors")),
			args:    []string{"why", "deployment/nginx"}, want: []string{"default/web: it does not select the object any more\n"},
		},
		"the template is gone": {
			objects: without(fleetOf(t, "placed"), "Deployment"), args: []string{"why", "rb/nginx-deployment"},
			want: []string{"deployment.apps/nginx in namespace default, 6 replicas\n", "PropagationPolicy default/web\n", "Result: member1=3"},
		},
		"suspended": {
			objects: changed(fleetOf(t, "spread"), "ResourceBinding", fakeapi.Field(true, "spec", "suspension", "scheduling")),
			args:    []string{"why", "deployment/shop"},
			want: []string{"leaves it alone: scheduling is suspended\n",
				"if the scheduler did not leave it alone (scheduling is suspended). The binding says no cluster.\n"},
		},
		"another scheduler": {
			objects: changed(fleetOf(t, "spread"), "ResourceBinding", fakeapi.Field("mine", "spec", "schedulerName")),
			args:    []string{"why", "deployment/shop"}, want: []string{"leaves it alone: the binding is for the scheduler mine\n"},
		},
		"a dependency": {
			objects: changed(fleetOf(t, "placed"), "ResourceBinding", func(o *unstructured.Unstructured) {
				unstructured.RemoveNestedField(o.Object, "spec", "placement")
				fakeapi.Field([]any{map[string]any{"namespace": "default", "name": "shop-deployment", "clusters": []any{map[string]any{"name": "member9"}}}},
					"spec", "requiredBy")(o)
			}),
			args: []string{"why", "deployment/nginx"},
			want: []string{"default/shop-deployment, which needs it, to member9\n", "it has no placement of its own, so there is nothing to decide\n"},
		},
		"a decision that nobody is about to make": {
			objects: changed(fleetOf(t, "placed"), "ResourceBinding",
				fakeapi.Field([]any{map[string]any{"name": "member1", "replicas": int64(6)}}, "spec", "clusters")),
			args: []string{"why", "deployment/nginx"},
			want: []string{"has nothing to decide\n", "Result: member1=3, member2=2, member3=1, if it were decided anew. The binding says member1=6, and that stays"},
		},
		"no clusters": {
			objects: without(fleetOf(t, "spread"), "Cluster"), args: []string{"why", "deployment/shop"},
			want: []string{"There are no clusters.\n", "Not placed: 0/0 clusters are available", "Result: it cannot be placed, and is nowhere.\n"},
		},
		"several": {
			objects: fleetOf(t, "unclaimed"), args: []string{"why", "cm", "taken", "settings"},
			want: []string{"configmap/taken in namespace default\n", "\n\nconfigmap/settings in namespace default\n"},
		},
		"nothing":        {args: []string{"why"}, err: "error: say what is to be explained: TYPE/NAME\n"},
		"no such object": {args: []string{"why", "deployment/nginx"}, err: "Error from server (NotFound): deployments.apps \"nginx\" not found\n"},
		"no such output": {args: []string{"why", "deployment/nginx", "-o", "xml"}, err: "error: unknown output format \"xml\": use json, yaml or wide\n"},
		"no name":        {args: []string{"why", "deployments"}, err: "error: resource(s) were provided, but no name was specified\n"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := runAgainst(t, test.objects, test.args...)
			if got.Err != test.err || (got.Code == 0) != (test.err == "") {
				t.Errorf("exit code %d, error %s", got.Code, got.Err)
			}
			inOrder(t, got.Out, test.want)
		})
	}
}

// inOrder wants parts of a text in their order.
func inOrder(t *testing.T, text string, parts []string) {
	t.Helper()
	rest := text
	for _, part := range parts {
		_, after, found := strings.Cut(rest, part)
		if !found {
			t.Fatalf("%q is not in its place in\n%s", part, text)
		}
		rest = after
	}
}

// shape replaces all values by their types, so that only names and nesting are left.
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

// Programs read this: fields may be added, and nothing else.
func TestWhyAsJSON(t *testing.T) {
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
				map[string]any{"cluster": "string", "weight": "number", "got": "number", "result": "number"}}}},
			"spread": map[string]any{
				"constraints": []any{map[string]any{"by": "string", "min": "number", "max": "number"}}, "method": "string", "need": "number",
				"rank": []any{"string"}, "selected": []any{"string"},
				"groups": []any{map[string]any{"by": "string", "value": "string", "clusters": []any{"string"}, "available": "number", "chosen": "bool"}},
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
	got := runAgainst(t, fleetOf(t, "spread"), "why", "deployment/shop", "-o", "json")
	if diff := cmp.Diff(any(want), shapeOf(t, got.Out)); diff != "" || got.Code != 0 {
		t.Errorf("exit code %d %s\n-want +got\n%s", got.Code, got.Err, diff)
	}
}
