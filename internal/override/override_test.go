// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

func encode(tb testing.TB, o *Object) []byte {
	tb.Helper()
	if o == nil {
		return nil
	}
	out, err := json.Marshal(o.Object)
	if err != nil {
		tb.Fatal(err)
	}
	return out
}

const configMap = `{apiVersion: v1, kind: ConfigMap, metadata: {name: settings, namespace: default}, data: {
  db.json: '{"z": 1, "host": "a<b", "big": 12345678901234567890}', db.yaml: "z: 1\nhost: a\nlist: [1, 2]\n",
  two.yaml: "a: 1\n---\nb: 2\n", text: "{"}}`

func TestApply_overriders(t *testing.T) {
	t.Parallel()
	c := "spec.template.spec.containers.0."
	tests := map[string]struct {
		object, overriders string
		want               map[string]any
	}{
		"command: add": {
			deployment, `{commandOverrider: [{containerName: nginx, operator: add, value: ["-g", "daemon off;"]}]}`,
			map[string]any{c + "command": []any{"nginx", "-g", "daemon off;"}},
		},
		"command: remove": {
			deployment, `{commandOverrider: [{containerName: nginx, operator: remove, value: [nginx]}]}`,
			map[string]any{c + "command": []any{}},
		},
		"command: add to a container without one": {
			deployment, `{commandOverrider: [{containerName: sidecar, operator: add, value: [run]}]}`,
			map[string]any{c + "command": []any{"nginx"}, "spec.template.spec.containers.1.command": []any{"run"}},
		},
		"command: remove from a container without one": {
			deployment, `{commandOverrider: [{containerName: sidecar, operator: remove, value: [run]}]}`,
			map[string]any{"spec.template.spec.containers.1.command": nil},
		},
		"command: no such container": {
			deployment, `{commandOverrider: [{containerName: init, operator: add, value: [run]}]}`,
			map[string]any{"spec.template.spec.initContainers.0.command": nil},
		},
		"args": {
			deployment,
			`{argsOverrider: [{containerName: nginx, operator: remove, value: ["-a"]}, {containerName: nginx, operator: add, value: ["-c"]}]}`,
			map[string]any{c + "args": []any{"-b", "-c"}},
		},
		"labels: add overwrites": {
			deployment, `{labelsOverrider: [{operator: add, value: {app: other, tier: web}}]}`,
			map[string]any{"metadata.labels": map[string]any{"app": "other", "tier": "web"}},
		},
		"labels: replace and remove existing keys only": {
			deployment, `{labelsOverrider: [{operator: replace, value: {app: other, tier: web}}, {operator: remove, value: {missing: x}}]}`,
			map[string]any{"metadata.labels": map[string]any{"app": "other"}},
		},
		"labels: remove ignores the value": {
			deployment, `{labelsOverrider: [{operator: remove, value: {app: another-value}}]}`,
			map[string]any{"metadata.labels": map[string]any{}},
		},
		"labels: addIfAbsent": {
			deployment, `{labelsOverrider: [{operator: addIfAbsent, value: {app: other, tier: web}}]}`,
			map[string]any{"metadata.labels": map[string]any{"app": "nginx", "tier": "web"}},
		},
		"annotations: add to an object without any": {
			deployment, `{annotationsOverrider: [{operator: add, value: {a: b}}]}`,
			map[string]any{"metadata.annotations": map[string]any{"a": "b"}},
		},
		"annotations: replace and remove of an object without any": {
			deployment, `{annotationsOverrider: [{operator: replace, value: {a: b}}, {operator: remove, value: {a: b}}]}`,
			map[string]any{"metadata.annotations": nil},
		},
		"replicas: the last entry counts": {
			deployment, `{replicasOverrider: [{value: 3}, {value: 5}]}`, map[string]any{"spec.replicas": int64(5)},
		},
		"resources": {
			deployment, `{resourcesOverrider: [{containerName: nginx, value: {limits: {cpu: "2", memory: 2Gi}, requests: {cpu: 500m}}},
				{containerName: nginx, value: {limits: {cpu: "3"}}}, {containerName: init, value: {requests: {cpu: 1m}}}]}`,
			map[string]any{
				c + "resources": map[string]any{
					"limits": map[string]any{"cpu": "3", "memory": "2Gi"}, "requests": map[string]any{"cpu": "500m"},
				},
				"spec.template.spec.initContainers.0.resources": map[string]any{"requests": map[string]any{"cpu": "1m"}},
				"spec.template.spec.containers.1.resources":     nil,
			},
		},
		"field: JSON keeps the order of keys and the digits of numbers": {
			configMap,
			`{fieldOverrider: [{fieldPath: /data/db.json, json: [{subPath: /host, operator: replace, value: db.local},
				{subPath: /a, operator: add, value: [1]}]}]}`,
			map[string]any{"data.db.json": `{"z":1,"host":"db.local","big":12345678901234567890,"a":[1]}`},
		},
		"field: JSON does not escape other values": {
			configMap, `{fieldOverrider: [{fieldPath: /data/db.json, json: [{subPath: /z, operator: remove}]}]}`,
			map[string]any{"data.db.json": `{"host":"a<b","big":12345678901234567890}`},
		},
		"field: YAML": {
			configMap, `{fieldOverrider: [{fieldPath: /data/db.yaml, yaml: [{subPath: /host, operator: replace, value: b},
				{subPath: /list/1, operator: remove}, {subPath: /list/-, operator: add, value: {c: d}}]}]}`,
			map[string]any{"data.db.yaml": "host: b\nlist:\n- 1\n- c: d\nz: 1\n"},
		},
		"field: YAML takes precedence": {
			configMap, `{fieldOverrider: [{fieldPath: /data/db.yaml, json: [{subPath: /host, operator: remove}],
				yaml: [{subPath: /host, operator: replace, value: b}, {subPath: /list, operator: remove}]}]}`,
			map[string]any{"data.db.yaml": "host: b\nz: 1\n"},
		},
		"plaintext": {
			deployment,
			`{plaintext: [{path: /spec/replicas, operator: replace, value: 4}, {path: /metadata/annotations, operator: add, value: {a: b}},
				{path: /spec/template/spec/containers/1, operator: remove}, {path: /spec/paused, operator: add, value: true}]}`,
			map[string]any{
				"spec.replicas": int64(4), "metadata.annotations": map[string]any{"a": "b"}, "spec.paused": true,
				"spec.template.spec.containers": []any{map[string]any{
					"name": "nginx", "image": "nginx:1.27", "args": []any{"-a", "-b"}, "command": []any{"nginx"},
				}},
			},
		},
		"plaintext: add replaces an existing value": {
			deployment, `{plaintext: [{path: /metadata/labels, operator: add, value: {b: c}}]}`,
			map[string]any{"metadata.labels": map[string]any{"b": "c"}},
		},
		"all overriders in their order": {
			deployment, `{plaintext: [{path: /spec/replicas, operator: replace, value: 9}], replicasOverrider: [{value: 3}],
				imageOverrider: [{component: Tag, operator: replace, value: "2"}, {component: Tag, operator: add, value: "-x"}]}`,
			map[string]any{"spec.replicas": int64(9), c + "image": "nginx:2-x"},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := parse(t, tc.object)
			before := o.DeepCopy()
			after, err := applyTo(t, o, tc.overriders)
			if err != nil {
				t.Fatal(err)
			}
			for path, want := range tc.want {
				var got any
				if key, found := strings.CutPrefix(path, "data."); found {
					got = after.Object["data"].(map[string]any)[key]
				} else {
					got = at(t, after, path)
				}
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("%s (-want +got):\n%s", path, diff)
				}
			}
			if diff := cmp.Diff(before, o); diff != "" {
				t.Errorf("Apply changed its argument:\n%s", diff)
			}
		})
	}
}

// A rule that fails, or whose result is another object, is an error that names the policy and the rule.
func TestApply_errors(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ object, overriders, want string }{
		"plaintext: replace a missing path": {deployment, `{plaintext: [{path: /spec/missing, operator: replace, value: 1}]}`, "missing"},
		"plaintext: replace in a missing container": {
			deployment, `{plaintext: [{path: /spec/template/spec/containers/7/image, operator: replace, value: x}]}`, "none has the index 7",
		},
		"plaintext: remove a missing path": {deployment, `{plaintext: [{path: /spec/missing, operator: remove}]}`, "missing"},
		"plaintext: add below a missing path": {
			deployment, `{plaintext: [{path: /spec/missing/x, operator: add, value: 1}]}`, "missing",
		},
		"plaintext: one of several fails": {
			deployment, `{plaintext: [{path: /spec/replicas, operator: replace, value: 1}, {path: /x, operator: remove}]}`, "x",
		},
		"plaintext: not a pointer": {deployment, `{plaintext: [{path: spec, operator: remove}]}`, "plaintext"},
		"plaintext: an index out of range": {
			deployment,
			`{plaintext: [{path: /spec/template/spec/containers/1000000000, operator: add, value: 1}]}`,
			"1000000000",
		},
		"plaintext: the whole object": {deployment, `{plaintext: [{path: "", operator: replace, value: {a: b}}]}`, "kind"},
		"plaintext: no object":        {deployment, `{plaintext: [{path: "", operator: replace, value: [1]}]}`, "plaintext"},
		"a quantity that programs cannot parse": {
			deployment, `{plaintext: [{path: /spec/template/spec/containers/0/resources, operator: add, ` +
				`value: {limits: {cpu: "1e2147483648"}}}]}`, "limits.cpu",
		},
		"another kind":  {deployment, `{plaintext: [{path: /kind, operator: replace, value: StatefulSet}]}`, "kind"},
		"another group": {deployment, `{plaintext: [{path: /apiVersion, operator: replace, value: v1}]}`, "kind"},
		"another namespace": {
			deployment,
			`{plaintext: [{path: /metadata/namespace, operator: replace, value: kube-system}]}`,
			"namespace",
		},
		"no namespace": {deployment, `{plaintext: [{path: /metadata/namespace, operator: remove}]}`, "namespace"},
		"another name": {deployment, `{plaintext: [{path: /metadata/name, operator: replace, value: other}]}`, "name"},
		"no metadata":  {deployment, `{plaintext: [{path: /metadata, operator: remove}]}`, "name"},
		"an annotation that is a number": {
			deployment,
			`{plaintext: [{path: /metadata/annotations, operator: add, value: {a: 1}}]}`,
			"annotations",
		},
		"labels that are a list": {deployment, `{plaintext: [{path: /metadata/labels, operator: add, value: [a]}]}`, "labels"},
		"an invalid label":       {deployment, `{labelsOverrider: [{operator: add, value: {a: "not a label!"}}]}`, "label a"},
		"field: missing": {
			configMap,
			`{fieldOverrider: [{fieldPath: /data/x, json: [{subPath: /a, operator: remove}]}]}`,
			"/data/x",
		},
		"field: not JSON": {
			configMap,
			`{fieldOverrider: [{fieldPath: /data/text, json: [{subPath: /a, operator: remove}]}]}`,
			"not a JSON document",
		},
		"field: not YAML": {
			configMap,
			`{fieldOverrider: [{fieldPath: /data/text, yaml: [{subPath: /a, operator: remove}]}]}`,
			"YAML",
		},
		"field: several YAML documents": {
			configMap,
			`{fieldOverrider: [{fieldPath: /data/two.yaml, yaml: [{subPath: /a, operator: remove}]}]}`,
			"several YAML documents",
		},
		"field: missing in the document": {
			configMap,
			`{fieldOverrider: [{fieldPath: /data/db.json, json: [{subPath: /a, operator: remove}]}]}`,
			"/data/db.json",
		},
		"field: not a string": {
			configMap,
			`{fieldOverrider: [{fieldPath: /data, json: [{subPath: /a, operator: remove}]}]}`,
			"not a string",
		},
		"containers of another type": {
			`{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default}, spec: {template: {spec: {containers: 1}}}}`,
			`{imageOverrider: [{component: Tag, operator: replace, value: "2"}]}`, "containers",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			after, err := applyTo(t, parse(t, tc.object), tc.overriders)
			failure := AsError(err)
			if failure == nil || failure.Retry || failure.Policy.GetName() != "override" || !strings.Contains(err.Error(), tc.want) ||
				!strings.Contains(err.Error(), "OverridePolicy default/override, rule 1") {
				t.Errorf("Apply = %v, %v, want an error about %s", after, err, tc.want)
			}
		})
	}
	failing := func(context.Context, *Object, int64) (*Object, error) { return nil, errors.New("webhook timed out") }
	p := policyOf(t, `{overriders: {replicasOverrider: [{value: 3}]}}`)
	_, _, err := Apply(t.Context(), parse(t, deployment), cluster("m1"), []Policy{p}, failing)
	if failure := AsError(err); failure == nil || !failure.Retry || !strings.Contains(err.Error(), "replicasOverrider: webhook timed out") {
		t.Errorf("Apply with a failing interpreter: %v, want an error to retry", err)
	}
	if AsError(errors.New("other")) != nil {
		t.Error("AsError of another error is not nil")
	}
}

// Rules are applied in their order to the clusters that they select; later policies win.
func TestApply_rules(t *testing.T) {
	t.Parallel()
	label := func(value string) string { return `{labelsOverrider: [{operator: add, value: {by: ` + value + `}}]}` }
	first := policyOf(t, `{overrideRules: [
		{targetCluster: {clusterNames: [m1]}, overriders: `+label("first")+`},
		{targetCluster: {labelSelector: {matchLabels: {env: prod}}}, overriders: {annotationsOverrider: [{operator: add, value: {env: prod}}]}},
		{targetCluster: {fieldSelector: {matchExpressions: [{key: region, operator: In, values: [eu]}]}},
			overriders: {annotationsOverrider: [{operator: add, value: {region: eu}}]}}]}`)
	second := policyOf(t, `{targetCluster: {exclude: [m2]}, overriders: `+label("second")+`}`)
	second.Name = "second"
	prod := func(c *clusterv1alpha1.Cluster) { c.Labels = map[string]string{"env": "prod"} }
	eu := func(c *clusterv1alpha1.Cluster) { c.Spec.Region = "eu" }
	for name, tc := range map[string]struct {
		cluster *clusterv1alpha1.Cluster
		label   string
		applied []string
	}{
		"by name":                            {cluster("m1"), "second", []string{"override 0", "second 0"}},
		"deprecated form, excluded":          {cluster("m2"), "", nil},
		"by label":                           {cluster("m2", prod), "", []string{"override 1"}},
		"by field":                           {cluster("m2", eu), "", []string{"override 2"}},
		"all rules":                          {cluster("m1", prod, eu), "second", []string{"override 0", "override 1", "override 2", "second 0"}},
		"a cluster that no first rule names": {cluster("m3"), "second", []string{"second 0"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := parse(t, deployment)
			after, applied, err := Apply(t.Context(), o, tc.cluster, []Policy{first, second}, noRevise)
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, a := range applied {
				got = append(got, a.Policy.GetName()+" "+string(rune('0'+a.Rule)))
			}
			if diff := cmp.Diff(tc.applied, got); diff != "" {
				t.Errorf("applied (-want +got):\n%s", diff)
			}
			if by := after.GetLabels()["by"]; by != tc.label {
				t.Errorf("label by = %q, want %q", by, tc.label)
			}
			if len(applied) == 0 && after != o {
				t.Error("the object was copied without a rule")
			}
		})
	}
}

// The contract defines the annotations: lists of {policyName, overriders} sorted by name, one for each kind of policy.
func TestAnnotations(t *testing.T) {
	t.Parallel()
	rule := `{overriders: {imageOverrider: [{component: Registry, operator: replace, value: example.com}],
		plaintext: [{path: /a, operator: add, value: {c: 1, b: "<"}}]}}`
	op := policyOf(t, `{overrideRules: [`+rule+`, {overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}]}`)
	other := policyOf(t, `{overriders: {argsOverrider: [{containerName: c, operator: add, value: [x]}]}}`)
	other.Name = "a"
	cop := &policyv1alpha1.ClusterOverridePolicy{Spec: *other.Spec.DeepCopy()}
	cop.Name = "cluster"
	applied := func(p Policy, i int) Applied {
		return Applied{Policy: p, Rule: i, Overriders: Rules(p.OverrideSpec())[i].Overriders}
	}
	got, err := Annotations([]Applied{applied(cop, 0), applied(op, 0), applied(op, 1), applied(other, 0)})
	if err != nil {
		t.Fatal(err)
	}
	args := `"overriders":{"argsOverrider":[{"containerName":"c","operator":"add","value":["x"]}]}}`
	want := map[string]string{
		names.AppliedClusterOverrides: `[{"policyName":"cluster",` + args + `]`,
		names.AppliedOverrides: `[{"policyName":"a",` + args + `,{"policyName":"override","overriders":{` +
			`"plaintext":[{"path":"/a","operator":"add","value":{"b":"\u003c","c":1}}],` +
			`"imageOverrider":[{"component":"Registry","operator":"replace","value":"example.com"}]}},` +
			`{"policyName":"override","overriders":{"labelsOverrider":[{"operator":"add","value":{"a":"b"}}]}}]`,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("Annotations (-want +got):\n%s", diff)
	}
	if none, err := Annotations(nil); err != nil || len(none) != 0 {
		t.Errorf("Annotations(nil) = %v, %v", none, err)
	}
}

// A list that is too long for an annotation has the names of the policies only.
func TestAnnotations_bounded(t *testing.T) {
	t.Parallel()
	p := policyOf(t, `{overriders: {annotationsOverrider: [{operator: add, value: {a: b}}]}}`)
	p.Spec.Overriders.AnnotationsOverrider[0].Value["a"] = strings.Repeat("x", maxAnnotation)
	got, err := Annotations([]Applied{{Policy: p, Overriders: p.Spec.Overriders}})
	if want := `[{"policyName":"override","overriders":{}}]`; err != nil || got[names.AppliedOverrides] != want {
		t.Errorf("Annotations = %v, %v, want %s", got, err, want)
	}
}
