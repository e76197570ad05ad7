// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package webhook

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/test/fuzzbound"
)

// fakeCaller returns one response and records the request.
type fakeCaller struct {
	t        testing.TB
	response string // YAML of a Context
	err      error
	request  map[string]any
}

func (s *fakeCaller) Call(_ context.Context, _ *Hook, request *Context) (*Context, error) {
	s.t.Helper()
	b, err := json.Marshal(request)
	if err != nil {
		s.t.Fatal(err)
	}
	s.request = map[string]any{}
	if err := json.Unmarshal(b, &s.request); err != nil {
		s.t.Fatal(err)
	}
	if s.err != nil {
		return nil, s.err
	}
	body, err := yaml.YAMLToJSON([]byte(s.response))
	if err != nil {
		s.t.Fatalf("parse %s: %v", s.response, err)
	}
	return Decode(body)
}

// kind returns the interpreter of Deployments.
func (s *fakeCaller) kind() interpret.Kind {
	hooks := Hooks([]*configuration{configurationOf("conf", map[string][]configv1alpha1.RuleWithOperations{"a.io": {rule("*", "*", "*",
		"*")}})})
	return Kind(deployments, hooks, s, func() string { return "u1" })
}

func object(t testing.TB, text string) *interpret.Object {
	t.Helper()
	body, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	o := &interpret.Object{}
	if err := o.UnmarshalJSON(body); err != nil {
		t.Fatal(err)
	}
	return o
}

const web = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: web, namespace: shop}, spec: {replicas: 9007199254740993}}`

// operations calls each operation.
var operations = map[configv1alpha1.InterpreterOperation]func(context.Context, interpret.Kind, *interpret.Object) (any, error){
	replicas: func(ctx context.Context, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Replicas(ctx, o)
	},
	components: func(ctx context.Context, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Components(ctx, o)
	},
	revise: func(ctx context.Context, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Revise(ctx, o, 4)
	},
	retain: func(ctx context.Context, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Retain(ctx, o, o)
	},
	aggregate: func(ctx context.Context, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Aggregate(ctx, o, []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1",
			Status: &runtime.RawExtension{Raw: []byte(`{"a":1}`)}}})
	},
	reflect: func(ctx context.Context, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Reflect(ctx, o)
	},
	healthy: func(ctx context.Context, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Healthy(ctx, o)
	},
	dependencies: func(ctx context.Context, k interpret.Kind, o *interpret.Object) (any, error) {
		return k.Dependencies(ctx, o)
	},
}

func plain(t testing.TB, value any) any {
	t.Helper()
	b, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	var out any
	if err := json.Unmarshal(b, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

func parsed(t testing.TB, text string) any {
	t.Helper()
	var out any
	if err := yaml.Unmarshal([]byte(text), &out); err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	return out
}

func TestKind_requestsAndResponses(t *testing.T) {
	t.Parallel()
	const common = `uid: u1, kind: {group: apps, version: v1, kind: Deployment}, name: web, namespace: shop, object: ` + web
	tests := map[configv1alpha1.InterpreterOperation]struct {
		request, response, want string
	}{
		replicas: {
			request:  `replicas: 0`,
			response: `replicas: 3, replicaRequirements: {resourceRequest: {cpu: "1"}}`,
			want:     `{Count: 3, Requirements: {resourceRequest: {cpu: "1"}}}`,
		},
		components: {request: `replicas: 0`, response: `components: [{name: a, replicas: 2}]`, want: `[{name: a, replicas: 2}]`},
		revise:     {request: `replicas: 4`, want: web},
		retain:     {request: `replicas: 0, observedObject: ` + web, want: web},
		aggregate:  {request: `replicas: 0, aggregatedStatus: [{clusterName: m1, status: {a: 1}}]`, want: web},
		reflect:    {request: `replicas: 0`, response: `rawStatus: {b: [1]}`, want: `{b: [1]}`},
		healthy:    {request: `replicas: 0`, response: `healthy: false`, want: `false`},
		dependencies: {
			request: `replicas: 0`, response: `dependencies: [{apiVersion: v1, kind: Secret, name: s}]`,
			want: `[{apiVersion: v1, kind: Secret, name: s}]`,
		},
	}
	if len(tests) != len(interpret.Operations) {
		t.Errorf("%d test cases, want %d", len(tests), len(interpret.Operations))
	}
	for operation, tc := range tests {
		t.Run(string(operation), func(t *testing.T) {
			t.Parallel()
			s := &fakeCaller{t: t, response: `{response: {uid: u1, successful: true, ` + tc.response + `}}`}
			template := object(t, web)
			got, err := operations[operation](t.Context(), s.kind(), template)
			if err != nil {
				t.Fatal(err)
			}
			want := `{apiVersion: config.karmada.io/v1alpha1, kind: ResourceInterpreterContext, request: {` + common + `, operation: ` +
				string(operation) + `, ` + tc.request + `}}`
			if diff := cmp.Diff(parsed(t, want), plain(t, s.request)); diff != "" {
				t.Errorf("request (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(parsed(t, tc.want), plain(t, got)); diff != "" {
				t.Errorf("result (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(object(t, web), template); diff != "" {
				t.Errorf("argument changed (-before +after):\n%s", diff)
			}
		})
	}
}

func TestKind_patches(t *testing.T) {
	t.Parallel()
	var steps []string
	for i := range 40 { // each doubles the object
		steps = append(steps, fmt.Sprintf(`{"op":"copy","from":"/spec","path":"/spec/x%d"}`, i))
	}
	doubling := "[" + strings.Join(steps, ",") + "]"
	for _, operation := range []configv1alpha1.InterpreterOperation{revise, retain, aggregate} {
		t.Run(string(operation), func(t *testing.T) {
			t.Parallel()
			s := &fakeCaller{t: t}
			call := func(patch string) (any, error) {
				b, err := json.Marshal([]byte(patch)) // base64
				if err != nil {
					t.Fatal(err)
				}
				s.response = fmt.Sprintf(`{response: {uid: u1, successful: true, patchType: JSONPatch, patch: %s}}`, b)
				return operations[operation](t.Context(), s.kind(), object(t, web))
			}
			got, err := call(`[{"op":"add","path":"/spec/paused","value":true}]`)
			if err != nil {
				t.Fatal(err)
			}
			want := object(t, strings.Replace(web, "spec: {", "spec: {paused: true, ", 1)) // with an integer that a float rounds
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			for patch, want := range map[string]string{
				`{}`: "decode response.patch",
				`[{"op":"replace","path":"/spec/none","value":1}]`: "apply response.patch",
				`[{"op":"unknown"}]`: "decode response.patch",
				`[{"op":"test","path":"/metadata/name","value":"other"}]`: "apply response.patch",
				`[{"op":"replace","path":"","value":5}]`:                  "response.patch",
				`[{"op":"remove","path":"/kind"}]`:                        "after response.patch",
				`[{"op":"replace","path":"/metadata/name","value":"x"}]`:  "changes the object to apps/v1, Kind=Deployment shop/x",
				doubling: "apply response.patch",
				`[` + strings.Repeat(`{"op":"remove","path":"/spec"},`, maxOperations) +
					`{"op":"remove","path":"/spec"}]`: "10001 operations",
			} {
				if got, err := call(patch); err == nil || !strings.Contains(err.Error(), want) {
					t.Errorf("%.100s: %v, error %v, want one with %q", patch, got, err, want)
				}
			}
		})
	}
}

// An invalid response is an error with the hook, the operation and the object.
func TestKind_rejectsInvalidResponses(t *testing.T) {
	t.Parallel()
	response := func(fields string) string { return `{response: {uid: u1, successful: true, ` + fields + `}}` }
	type test struct {
		operation      configv1alpha1.InterpreterOperation
		response, want string
	}
	tests := map[string]test{
		"no response":        {healthy, `{}`, "response is missing"},
		"the request itself": {healthy, `{request: {uid: u1}}`, "response is missing"},
		"another uid": {
			healthy, `{response: {uid: u2, successful: true, healthy: true}}`, "response.uid is not the uid of the request",
		},
		"no uid": {healthy, `{response: {successful: true, healthy: true}}`, "response.uid is not the uid of the request"},
		"another kind": {
			healthy, `{apiVersion: admission.k8s.io/v1, kind: AdmissionReview, response: {uid: u1, successful: true, healthy: true}}`,
			"the response is a AdmissionReview of admission.k8s.io/v1",
		},
		"failure": {
			healthy, `{response: {uid: u1, successful: false, status: {code: 500, message: no idea}}}`,
			"webhook call failed, get status code: 500, msg: no idea",
		},
		"failure with a result": {healthy, `{response: {uid: u1, healthy: true}}`, "not successful and has no status"},
		"JSON of another type": {
			healthy, `{response: {uid: u1, successful: "yes"}}`, "decode the response as a ResourceInterpreterContext",
		},
		"InterpretReplica": {replicas, response(`healthy: true`), "has no replicas"},
		"huge exponent": {
			replicas, response(`replicas: 1, replicaRequirements: {resourceRequest: {cpu: "1e9666699999999"}}`), "out of range",
		},
		"negative replicas":   {replicas, response(`replicas: -1`), "response.replicas is -1"},
		"InterpretComponent":  {components, response(``), "has no components"},
		"InterpretStatus":     {reflect, response(``), "has no rawStatus"},
		"null rawStatus":      {reflect, response(`rawStatus: null`), "has no rawStatus"},
		"InterpretHealth":     {healthy, response(``), "has no healthy"},
		"InterpretDependency": {dependencies, response(``), "has no dependencies"},
		"dependency without kind": {
			dependencies, response(`dependencies: [{apiVersion: v1, name: a}]`), "dependencies[0] has no apiVersion or no kind",
		},
		"dependency without apiVersion": {
			dependencies, response(`dependencies: [{kind: Secret, name: a}]`), "dependencies[0] has no apiVersion or no kind",
		},
		"dependency without name": {
			dependencies, response(`dependencies: [{apiVersion: v1, kind: Secret, name: a}, {apiVersion: v1, kind: Secret}]`),
			"dependencies[1] has neither name nor labelSelector",
		},
		"invalid selector": {
			dependencies,
			response(`dependencies: [{apiVersion: v1, kind: Secret, labelSelector: {matchExpressions: [{key: a, operator: Is}]}}]`),
			"dependencies[0].labelSelector",
		},
		"patch without type": {retain, response(`patch: W10=`), "a patch without patchType"},
		"type without patch": {revise, response(`patchType: JSONPatch`), "a patchType without patch"},
		"another patch type": {aggregate, response(`patch: W10=, patchType: MergePatch`), `response.patchType is "MergePatch"`},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := &fakeCaller{t: t, response: tc.response}
			got, err := operations[tc.operation](t.Context(), s.kind(), object(t, web))
			if err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Fatalf("%v, error %v, want one with %q", got, err, tc.want)
			}
			if prefix := "interpreter webhook conf/a.io: " + string(tc.operation) +
				" of Deployment shop/web: "; !strings.HasPrefix(err.Error(), prefix) {
				t.Errorf("error %q does not start with %q", err, prefix)
			}
		})
	}
}

func TestKind_acceptsEmptyLists(t *testing.T) {
	t.Parallel()
	s := &fakeCaller{t: t, response: `{response: {uid: u1, successful: true, components: [], dependencies: []}}`}
	if got, err := s.kind().Components(t.Context(), object(t, web)); err != nil || len(got) != 0 {
		t.Errorf("components %v, error %v", got, err)
	}
	if got, err := s.kind().Dependencies(t.Context(), object(t, web)); err != nil || len(got) != 0 {
		t.Errorf("dependencies %v, error %v", got, err)
	}
}

func TestKind_callErrors(t *testing.T) {
	t.Parallel()
	s := &fakeCaller{t: t, err: errors.New("connection refused")}
	for operation, call := range operations {
		_, err := call(t.Context(), s.kind(), object(t, web))
		if !errors.Is(err, s.err) || !strings.Contains(err.Error(), "conf/a.io: "+string(operation)+" of Deployment shop/web: connection "+
			"refused") {
			t.Errorf("%s: %v", operation, err)
		}
	}
}

func TestKind_validatesBeforeCalling(t *testing.T) {
	t.Parallel()
	s := &fakeCaller{t: t, response: `{response: {uid: u1, successful: true}}`}
	for _, count := range []int64{-1, math.MaxInt32 + 1} {
		if _, err := s.kind().Revise(t.Context(), object(t, web), count); err == nil || s.request != nil {
			t.Errorf("%d replicas: error %v, request %v", count, err, s.request)
		}
	}
	hooks := Hooks([]*configuration{configurationOf("conf", map[string][]configv1alpha1.RuleWithOperations{"a.io": {rule("*", "*", "*",
		"*")}})})
	hooks[0].InterpreterContextVersions = []string{"v2"}
	_, err := Kind(deployments, hooks, s, func() string { return "u1" }).Healthy(t.Context(), object(t, web))
	if err == nil || !strings.Contains(err.Error(), "v2") || s.request != nil {
		t.Errorf("a hook of another version: error %v, request %v", err, s.request)
	}
}

func TestKind_implementsMatchedOperations(t *testing.T) {
	t.Parallel()
	for _, operation := range interpret.Operations {
		hooks := Hooks([]*configuration{configurationOf("conf", map[string][]configv1alpha1.RuleWithOperations{"a.io": {rule(operation,
			"apps", "v1",
			"Deployment")}})})
		k := Kind(deployments, hooks, nil, nil)
		for _, other := range interpret.Operations {
			if k.Implements(other) != (other == operation) {
				t.Errorf("kind with a hook for %s implements %s: %v", operation, other, k.Implements(other))
			}
		}
		if Kind(pods, hooks, nil, nil).Implements(operation) {
			t.Errorf("a hook for Deployments implements %s of Pods", operation)
		}
	}
}

// FuzzPatch checks that patch returns either an object or an error.
func FuzzPatch(f *testing.F) {
	for _, seed := range []string{
		`[{"op":"add","path":"/spec/paused","value":true}]`, `[{"op":"replace","path":"","value":null}]`,
		`[{"op":"move","from":"/spec","path":"/spec/a"}]`,
		`[{"op":"copy","from":"","path":"/spec/a"}]`, `[{"op":"remove","path":"/metadata/-1"}]`, `[null]`, `null`,
		`[{"op":"test","path":"/spec","value":null}]`,
		`[{"op":"add","path":"/a~0~1","value":[]},{"op":"add","path":"/a~0~1/-","value":{}},{"op":"move","from":"/a~0~1/0","path":"/a~0~1/5"}]`,
	} {
		f.Add([]byte(seed))
	}
	before := object(f, web)
	sent, err := before.MarshalJSON()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, changes []byte) {
		var after *interpret.Object
		var err error
		fuzzbound.Check(t, func() { after, err = patch(sent, changes) })
		if (after == nil) != (err != nil) {
			t.Errorf("%v with error %v", after, err)
		}
	})
}
