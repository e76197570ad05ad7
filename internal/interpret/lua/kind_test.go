// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// objectOf decodes an object from YAML, with integers as the API machinery decodes them.
func objectOf(t testing.TB, text string) *interpret.Object {
	t.Helper()
	b, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	var o interpret.Object
	if err := o.UnmarshalJSON(b); err != nil {
		t.Fatal(err)
	}
	return &o
}

// allRules returns rules with the same script for every operation.
func allRules(script string) configv1alpha1.CustomizationRules {
	var out configv1alpha1.CustomizationRules
	for _, r := range Rules {
		r.SetScript(&out, script)
	}
	return out
}

const webObject = `
apiVersion: example.io/v1
kind: Web
metadata: {name: web, namespace: shop, generation: 7}
spec:
  replicas: 3
  empty: {}
  template:
    metadata: {labels: {app: web}}
    spec:
      nodeSelector: {disk: ssd}
      containers:
      - {name: a, resources: {requests: {cpu: 100m}, limits: {memory: 1Gi}}, env: [{name: X, valueFrom: {secretKeyRef: {name: token}}}]}
      volumes: [{name: v, configMap: {name: settings}}]
status: {phase: Fine, conditions: []}`

// operation calls an operation of a kind and returns its result.
type operation func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error)

var (
	retain operation = func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error) {
		observed := o.DeepCopy()
		observed.Object["spec"] = map[string]any{"replicas": int64(9), "owned": []any{}}
		out, err := k.Retain(t.Context(), o, observed)
		return changes(o, out), err
	}
	revise operation = func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error) {
		out, err := k.Revise(t.Context(), o, 5)
		return changes(o, out), err
	}
	aggregate operation = func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error) {
		out, err := k.Aggregate(t.Context(), o, []workv1alpha2.AggregatedStatusItem{
			{
				ClusterName: "a", Status: &runtime.RawExtension{Raw: []byte(`{"ready": 2, "big": 9007199254740993}`)}, Applied: true,
				Health: workv1alpha2.ResourceHealthy,
			},
			{ClusterName: "b", AppliedMessage: "no"},
		})
		return changes(o, out), err
	}
	aggregateWithoutItems operation = func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error) {
		out, err := k.Aggregate(t.Context(), o, nil)
		return changes(o, out), err
	}
	reflectStatus operation = func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error) {
		out, err := k.Reflect(t.Context(), o)
		if err != nil {
			return nil, err
		}
		return string(out.Raw), nil
	}
	health operation = func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Healthy(t.Context(), o)
	}
	replicas operation = func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Replicas(t.Context(), o)
	}
	components operation = func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Components(t.Context(), o)
	}
	dependencies operation = func(t *testing.T, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Dependencies(t.Context(), o)
	}
)

// changes returns the top-level fields of out that differ from those of in.
func changes(in, out *interpret.Object) map[string]any {
	if out == nil {
		return nil
	}
	diff := map[string]any{}
	for key, v := range out.Object {
		if !cmp.Equal(v, in.Object[key]) {
			diff[key] = v
		}
	}
	for key := range in.Object {
		if _, ok := out.Object[key]; !ok {
			diff[key] = nil
		}
	}
	return diff
}

func TestKind_operations(t *testing.T) {
	t.Parallel()
	object := objectOf(t, webObject)
	spec := object.Object["spec"].(map[string]any)
	for name, c := range map[string]struct {
		call   operation
		script string
		want   any
		err    string
	}{
		"Retain keeps fields of the member": {
			call: retain, script: `function Retain(desiredObj, observedObj) desiredObj.spec = {replicas = observedObj.spec.replicas, owned = ` +
				`{}, empty = {}, gone = {}} return desiredObj end`,
			want: map[string]any{"spec": map[string]any{"replicas": int64(9), "owned": []any{}, "empty": map[string]any{}}},
		},
		"Retain changes nothing": {call: retain, script: `function Retain(desiredObj) return desiredObj end`, want: map[string]any{}},
		"Retain returns nothing": {call: retain, script: `function Retain() end`, err: "the script returned nil; it must return a table"},
		"Retain returns a number": {
			call: retain, script: `function Retain() return 1 end`, err: "the script returned a number; it must return a table",
		},
		"Retain returns a list": {
			call: retain, script: `function Retain() return {1} end`, err: "the script returned a list; it must return a table with names",
		},
		"Retain returns a part of the object": {
			call: retain, script: `function Retain(d) return d.spec end`, err: "the script returned a table without apiVersion and kind",
		},
		"Retain returns another object": {
			call: retain, script: `function Retain(d) d.metadata.name = "x" return d end`, err: "the script returned another object, Web shop/x",
		},

		"ReviseReplica sets the count": {
			call: revise, script: `function ReviseReplica(obj, desiredReplica) obj.spec.replicas = desiredReplica return obj end`,
			want: map[string]any{"spec": map[string]any{"replicas": int64(5), "empty": spec["empty"], "template": spec["template"]}},
		},
		"ReviseReplica returns a string": {
			call: revise, script: `function ReviseReplica() return "x" end`, err: "the script returned a string; it must return a table",
		},

		"AggregateStatus sums": {
			call: aggregate, script: `function AggregateStatus(desiredObj, statusItems)
				local n, s = 0, {}
				for i, item in ipairs(statusItems) do
					if item.status ~= nil then n = n + item.status.ready s.big = item.status.big end
					s[i .. ""] = item.clusterName .. tostring(item.applied) .. tostring(item.appliedMessage) .. tostring(item.health)
				end
				s.ready = n s.left = {} desiredObj.status = s return desiredObj end`,
			want: map[string]any{"status": map[string]any{"ready": int64(2), "big": int64(9007199254740993), "1": "atruenilHealthy",
				"2": "bnilnonil"}},
		},
		"AggregateStatus keeps empty lists of the template": {call: aggregate, script: `function AggregateStatus(d) d.status.phase = "x" ` +
			`return d end`,
			want: map[string]any{"status": map[string]any{"phase": "x", "conditions": []any{}}}},
		"AggregateStatus without status items": {
			call: aggregateWithoutItems, script: `function AggregateStatus(d, items) d.status = {items = tostring(items)} return d end`,
			want: map[string]any{"status": map[string]any{"items": "nil"}},
		},
		"AggregateStatus returns nothing": {call: aggregate, script: `function AggregateStatus() end`, err: "the script returned nil"},

		"ReflectStatus returns some fields": {
			call: reflectStatus,
			script: `function ReflectStatus(o) return {phase = o.status.phase, generation = o.metadata.generation, conditions = ` +
				`o.status.conditions, none = {}} end`,
			want: `{"conditions":[],"generation":7,"phase":"Fine"}`,
		},
		"ReflectStatus returns the status": {
			call: reflectStatus, script: `function ReflectStatus(o) return o.status end`, want: `{"conditions":[],"phase":"Fine"}`,
		},
		"ReflectStatus returns an empty table": {call: reflectStatus, script: `function ReflectStatus(o) return {} end`, want: `{}`},
		"ReflectStatus returns nil": {
			call: reflectStatus, script: `function ReflectStatus(o) return o.status.nothing end`,
			err: "the script returned nil; it must return a table",
		},
		"ReflectStatus returns a function": {
			call: reflectStatus, script: `function ReflectStatus(o) return {f = ReflectStatus} end`, err: "the result.f: a function is not a " +
				"JSON value",
		},

		"InterpretHealth is true": {
			call: health, script: `function InterpretHealth(o) return o.status.phase == "Fine" end`, want: true,
		},
		"InterpretHealth is false": {call: health, script: `function InterpretHealth(o) return false end`, want: false},
		"InterpretHealth returns nothing": {
			call: health, script: `function InterpretHealth(o) end`, err: "the script returned nil; it must return true or false",
		},
		"InterpretHealth returns a string": {
			call: health, script: `function InterpretHealth(o) return "true" end`,
			err: "the script returned a string; it must return true or false",
		},
		"InterpretHealth fails in line two": {
			call: health, script: "function InterpretHealth(o)\nreturn o.status.x.y end",
			err: "script:2: attempt to index a non-table object(nil) with key 'y' (a field before it is missing",
		},

		"GetReplicas returns a number": {
			call: replicas, script: `function GetReplicas(o) return o.spec.replicas end`, want: interpret.Replicas{Count: 3},
		},
		"GetReplicas returns a fraction": {
			call: replicas, script: `function GetReplicas(o) return 2.9, nil end`, want: interpret.Replicas{Count: 2},
		},
		"GetReplicas returns requirements": {
			call: replicas,
			script: `function GetReplicas(o) return 1, {resourceRequest = {cpu = "1", memory = 2}, nodeClaim = {nodeSelector = {a = "b"}, ` +
				`tolerations = {{key = "k", operator = "Exists"}}}, namespace = "n", priorityClassName = "p"} end`,
			want: interpret.Replicas{Count: 1, Requirements: &workv1alpha2.ReplicaRequirements{
				ResourceRequest: corev1.ResourceList{"cpu": resource.MustParse("1"), "memory": resource.MustParse("2")},
				NodeClaim: &workv1alpha2.NodeClaim{NodeSelector: map[string]string{"a": "b"},
					Tolerations: []corev1.Toleration{{Key: "k", Operator: "Exists"}}},
				Namespace: "n", PriorityClassName: "p"}},
		},
		"GetReplicas uses kube": {
			call: replicas,
			script: `local kube = require("kube") function GetReplicas(o) return o.spec.replicas, ` +
				`kube.accuratePodRequirements(o.spec.template) end`,
			want: interpret.Replicas{Count: 3, Requirements: &workv1alpha2.ReplicaRequirements{
				ResourceRequest: corev1.ResourceList{"cpu": resource.MustParse("100m"), "memory": resource.MustParse("1Gi")},
				NodeClaim:       &workv1alpha2.NodeClaim{NodeSelector: map[string]string{"disk": "ssd"}}}},
		},
		"GetReplicas uses the priority class from kube": {
			call: replicas,
			script: `local kube = require("kube") function GetReplicas(o) o.spec.template.spec.priorityClassName = "high" return 1, ` +
				`{priorityClassName = kube.accuratePodRequirements(o.spec.template).priorityClassName} end`,
			want: interpret.Replicas{Count: 1, Requirements: &workv1alpha2.ReplicaRequirements{PriorityClassName: "high"}},
		},
		"GetReplicas gets nil from kube": {
			call: replicas,
			script: `local kube = require("kube") function GetReplicas(o) return 1, kube.accuratePodRequirements({spec = {containers = ` +
				`{{name = "x"}}}}) end`,
			want: interpret.Replicas{Count: 1},
		},
		"GetReplicas returns nil": {
			call: replicas, script: `function GetReplicas(o) end`, err: "the script returned nil; it must return the number of replicas",
		},
		"GetReplicas returns a negative number": {
			call: replicas, script: `function GetReplicas(o) return -1 end`, err: "the script returned -1 replicas",
		},
		"GetReplicas returns too many": {call: replicas, script: `function GetReplicas(o) return 2^31 end`, err: "2147483648 replicas"},
		"GetReplicas returns NaN":      {call: replicas, script: `function GetReplicas(o) return 0/0 end`, err: "NaN replicas"},
		"GetReplicas returns requirements that are a string": {
			call: replicas, script: `function GetReplicas(o) return 1, "x" end`,
			err: "replica requirements: the script returned a string; it must return a table",
		},
		"GetReplicas returns an invalid quantity": {
			call: replicas, script: `function GetReplicas(o) return 1, {resourceRequest = {cpu = "much"}} end`, err: "replica requirements: ",
		},
		"GetReplicas returns a quantity with a huge exponent": {
			call: replicas, script: `function GetReplicas(o) return 1, {resourceRequest = {cpu = "1e9666699999999"}} end`, err: "out of range",
		},
		"GetReplicas returns a field of the wrong type": {
			call: replicas, script: `function GetReplicas(o) return 1, {nodeClaim = 5} end`, err: "replica requirements: ",
		},
		"GetComponents returns a list": {
			call: components,
			script: `function GetComponents(o) return {{name = "a", replicas = 2, replicaRequirements = {resourceRequest = ` +
				`o.spec.template.spec.containers[1].resources.requests, priorityClassName = "p"}}, {name = "b", replicas = o.spec.replicas}} end`,
			want: []workv1alpha2.Component{{Name: "a", Replicas: 2,
				ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{
					ResourceRequest: corev1.ResourceList{"cpu": resource.MustParse("100m")}, PriorityClassName: "p"}}, {Name: "b", Replicas: 3}},
		},
		"GetComponents returns an empty table": {
			call: components, script: `function GetComponents(o) return {} end`, want: []workv1alpha2.Component(nil),
		},
		"GetComponents returns nil": {call: components, script: `function GetComponents(o) end`, want: []workv1alpha2.Component(nil)},
		"GetComponents returns names": {
			call: components, script: `function GetComponents(o) return {name = "a"} end`,
			err: "the script returned a table with names; it must return a list",
		},
		"GetComponents returns a fraction": {
			call: components, script: `function GetComponents(o) return {{name = "a", replicas = 1.5}} end`, err: "replicas",
		},
		"GetDependencies returns a list": {
			call: dependencies,
			script: `function GetDependencies(o) return {{apiVersion = "v1", kind = "Secret", name = "b", namespace = "n"}, {apiVersion = ` +
				`"v1", kind = "Secret", labelSelector = {matchLabels = {a = "b"}}}, {apiVersion = "v1", kind = "Secret", name = "b", namespace ` +
				`= "n"}} end`,
			want: []interpret.Dependency{{APIVersion: "v1", Kind: "Secret",
				LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"a": "b"}}},
				{APIVersion: "v1", Kind: "Secret", Namespace: "n", Name: "b"}},
		},
		"GetDependencies uses kube": {
			call: dependencies,
			script: `local kube = require("kube") function GetDependencies(o) return kube.getPodDependencies(o.spec.template, ` +
				`o.metadata.namespace) end`,
			want: []interpret.Dependency{{APIVersion: "v1", Kind: "ConfigMap", Namespace: "shop", Name: "settings"},
				{APIVersion: "v1", Kind: "Secret", Namespace: "shop", Name: "token"}},
		},
		"GetDependencies returns an empty table": {
			call: dependencies, script: `function GetDependencies(o) return {} end`, want: []interpret.Dependency(nil),
		},
		"GetDependencies returns nil": {
			call: dependencies, script: `function GetDependencies(o) end`, err: "the script returned nil; it must return a list",
		},
		"GetDependencies omits the name": {
			call: dependencies,
			script: `function GetDependencies(o) return {{apiVersion = "v1", kind = "Secret", name = "a"}, {apiVersion = "v1", kind = ` +
				`"Secret"}} end`,
			err: "the result[2]: name and labelSelector are missing",
		},
		"GetDependencies omits the kind": {
			call: dependencies, script: `function GetDependencies(o) return {{apiVersion = "v1", name = "Secret"}} end`,
			err: "the result[1]: kind is missing",
		},
		"GetDependencies omits the version": {
			call: dependencies, script: `function GetDependencies(o) return {{kind = "Secret", name = "x"}} end`,
			err: "the result[1]: apiVersion is missing",
		},
		"GetDependencies returns a list of strings": {
			call: dependencies, script: `function GetDependencies(o) return {"x"} end`, err: "the result[1]: ",
		},

		"one function of any name": {
			call: health, script: `local function helper(o) return o.status.phase end function IsItWell(o) return helper(o) == "Fine" end`,
			want: true,
		},
		"one function beside other names": {call: health, script: `version = 1 function IsItWell(o) return version == 1 end`, want: true},
		"an alias of a built-in function": {call: health, script: `each = pairs function IsItWell(o) return each ~= nil end`, want: true},
		"several functions, one with the right name": {
			call: health, script: `function Helper(o) return o.status.phase end function InterpretHealth(o) return Helper(o) == "Fine" end`,
			want: true,
		},
		"several functions, none with the right name": {call: health, script: `function A() end function B() end`,
			err: "not found function InterpretHealth: the script defines several global functions (A, B)"},
		"no function": {
			call: health, script: `local x = 1`, err: "not found function InterpretHealth: the script defines no global function",
		},
		"a number with the right name": {
			call: health, script: `InterpretHealth = 5 function Other() return true end`, err: "InterpretHealth is not a function: number",
		},
		"a chunk that fails": {
			call: health, script: "\nlocal x = nil + 1", err: "script:2: cannot perform add operation between nil and number",
		},
		"a script that does not parse": {
			call: health, script: "function InterpretHealth(o)\n  return if\nend", err: "script:2: syntax error near 'if'",
		},
		"a string instead of a number": {call: replicas, script: `function GetReplicas(o) return "3" end`, err: "the script returned a string"},
		"an error of the script": {
			call: health, script: `function InterpretHealth(o) error("cannot say") end`, err: "script:1: cannot say",
		},
		"a failed assertion": {
			call: health, script: `function InterpretHealth(o) assert(o.status.x, "x is missing") end`, err: "script:1: x is missing",
		},
		"a call of kube with too many arguments": {
			call: health, script: `function InterpretHealth(o) require("kube").accuratePodRequirements(o, o) end`,
			err: "kube.accuratePodRequirements takes 1 arguments, not 2",
		},
		"a call of kube with a number": {
			call: health, script: `function InterpretHealth(o) require("kube").accuratePodRequirements(1) end`,
			err: "bad argument #1 to accuratePodRequirements (table expected, got number)",
		},
		"a call of kube with an invalid pod": {
			call:   health,
			script: `function InterpretHealth(o) require("kube").accuratePodRequirements({spec = {containers = {{resources = 1}}}}) end`,
			err:    "containers[0].resources: want an object, found an integer",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			k, kindErr := Kind("mine", allRules(c.script))
			before := object.DeepCopy()
			got, err := c.call(t, k, before)
			if diff := cmp.Diff(object, before); diff != "" {
				t.Errorf("argument changed (-before +after):\n%s", diff)
			}
			if c.err == "" {
				if err != nil || kindErr != nil {
					t.Fatal(err, kindErr)
				}
				if diff := cmp.Diff(c.want, got); diff != "" {
					t.Error(diff)
				}
				return
			}
			if err == nil || !strings.Contains(err.Error(), c.err) {
				t.Fatalf("%v, want %s", err, c.err)
			}
			for _, part := range []string{"customization mine: ", " of Web shop/web: "} {
				if !strings.Contains(err.Error(), part) {
					t.Errorf("error %q does not contain %q", err, part)
				}
			}
		})
	}
}

func TestKind_ignoresMissingAndBlankScripts(t *testing.T) {
	t.Parallel()
	for name, rules := range map[string]configv1alpha1.CustomizationRules{"no scripts": {}, "blank scripts": allRules(" \n")} {
		k, err := Kind("mine", rules)
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
		for _, operation := range interpret.Operations {
			if k.Implements(operation) {
				t.Errorf("%s: the kind implements %s", name, operation)
			}
		}
		for _, v := range Check(rules) {
			if v.Set || v.Err != nil {
				t.Errorf("%s: Check = %+v", name, v)
			}
		}
	}
}

// The error about an invalid status contains its cluster.
func TestKind_invalidStatusItem(t *testing.T) {
	t.Parallel()
	k, err := Kind("mine", allRules(`function AggregateStatus(o) return o end`))
	if err != nil {
		t.Fatal(err)
	}
	_, err = k.Aggregate(t.Context(), objectOf(t, webObject),
		[]workv1alpha2.AggregatedStatusItem{{ClusterName: "far", Status: &runtime.RawExtension{Raw: []byte(`{`)}}})
	if err == nil || !strings.Contains(err.Error(), "status of cluster far: ") {
		t.Error(err)
	}
}

func TestKind_canceledContext(t *testing.T) {
	t.Parallel()
	k, err := Kind("mine", allRules(`function InterpretHealth(o) return true end`))
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := k.Healthy(ctx, objectOf(t, webObject)); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

func TestCheck(t *testing.T) {
	t.Parallel()
	want := []configv1alpha1.InterpreterOperation{"Retain", "InterpretReplica", "InterpretComponent", "ReviseReplica", "InterpretStatus",
		"AggregateStatus", "InterpretHealth", "InterpretDependency"}
	for name, c := range map[string]struct{ script, err string }{
		"a valid script":               {"function Retain(a, b) return a end", ""},
		"a script that does not parse": {"function Retain(a, b)\nreturn a +\nend", "script:3: syntax error near 'end'"},
		"a script without an end":      {"function Retain(a, b)", "script: syntax error at the end of the script"},
		"a chunk that fails":           {"\n\nlocal x = nil .. 'x'", "script:3: cannot perform concat operation"},
		"a chunk without functions":    {"local x = 1", "not found function "},
		"a goto without a label":       {"goto nowhere", "nowhere"},
		"a break without a loop":       {"break", "no loop to break"},
		"too many locals":              {strings.Repeat("local x\n", 300), "too many local variables"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for i, v := range Check(allRules(c.script)) {
				if v.Operation != want[i] || !v.Set {
					t.Errorf("%d: %+v, want %s", i, v, want[i])
				}
				if c.err == "" && v.Err != nil || c.err != "" && (v.Err == nil || !strings.Contains(v.Err.Error(), c.err)) {
					t.Errorf("%v, want %s", v.Err, c.err)
				}
			}
		})
	}
}

func TestCheck_limitsCodeOutsideOfFunctions(t *testing.T) {
	t.Parallel()
	hostile := configv1alpha1.CustomizationRules{Retention: &configv1alpha1.LocalValueRetention{LuaScript: "while true do end"}}
	if v := Check(hostile)[0]; !errors.Is(v.Err, context.DeadlineExceeded) {
		t.Errorf("%+v", v)
	}
}

// The customization of a published article, with a function of another name than in the API.
func TestKind_article(t *testing.T) {
	t.Parallel()
	b, err := os.ReadFile("testdata/article.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var c configv1alpha1.ResourceInterpreterCustomization
	if err := yaml.UnmarshalStrict(b, &c); err != nil {
		t.Fatal(err)
	}
	k, err := Kind(c.Name, c.Spec.Customizations)
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range Check(c.Spec.Customizations) {
		if v.Err != nil {
			t.Errorf("%s: %v", v.Operation, v.Err)
		}
	}
	ctx := t.Context()
	desired := objectOf(t, `{apiVersion: apps/v1, kind: Deployment, metadata: {name: d, namespace: n}, spec: {replicas: 3}}`)
	if got, err := k.Replicas(ctx, desired); err != nil || got.Count != 3 || got.Requirements != nil {
		t.Errorf("Replicas = %v, %v", got, err)
	}
	if got, err := k.Replicas(ctx, objectOf(t, `{apiVersion: apps/v1, kind: Deployment, metadata: {name: d}, spec: {}}`)); err != nil ||
		got.Count != 1 {
		t.Errorf("Replicas = %v, %v", got, err)
	}
	observed := objectOf(t, `{apiVersion: apps/v1, kind: Deployment, metadata: {name: d, namespace: n}, spec: {replicas: 8}, status: `+
		`{replicas: 8, readyReplicas: 7}}`)
	if got, err := k.Healthy(ctx, observed); err != nil || got {
		t.Errorf("Healthy = %v, %v", got, err)
	}
	observed.Object["status"].(map[string]any)["readyReplicas"] = int64(8)
	if got, err := k.Healthy(ctx, observed); err != nil || !got {
		t.Errorf("Healthy = %v, %v", got, err)
	}
	if got, err := k.Healthy(ctx, desired); err != nil || got {
		t.Errorf("Healthy without a status = %v, %v", got, err)
	}
	retained, err := k.Retain(ctx, desired, observed)
	if diff := cmp.Diff(map[string]any{"spec": map[string]any{"replicas": int64(8)}}, changes(desired, retained)); diff != "" || err != nil {
		t.Errorf("Retain: %v %s", err, diff)
	}
	item := workv1alpha2.AggregatedStatusItem{ClusterName: "a", Status: &runtime.RawExtension{Raw: []byte(`{"replicas": 2, ` +
		`"readyReplicas": 1, "availableReplicas": 1}`)}}
	aggregated, err := k.Aggregate(ctx, desired, []workv1alpha2.AggregatedStatusItem{item, item, {ClusterName: "c"}})
	want := map[string]any{"status": map[string]any{"replicas": int64(4), "readyReplicas": int64(2), "availableReplicas": int64(2)}}
	if diff := cmp.Diff(want, changes(desired, aggregated)); diff != "" || err != nil {
		t.Errorf("Aggregate: %v %s", err, diff)
	}
}
