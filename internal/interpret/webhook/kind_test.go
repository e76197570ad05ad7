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
)

// server is a hook that gives one answer, and remembers the question.
type server struct {
	t        testing.TB
	answer   string // YAML of the ResourceInterpreterContext
	err      error
	question map[string]any
}

func (s *server) Call(_ context.Context, _ *Hook, question *configv1alpha1.ResourceInterpreterContext) (*configv1alpha1.ResourceInterpreterContext, error) {
	s.t.Helper()
	b, err := json.Marshal(question)
	if err != nil {
		s.t.Fatal(err)
	}
	s.question = map[string]any{}
	if err := json.Unmarshal(b, &s.question); err != nil {
		s.t.Fatal(err)
	}
	if s.err != nil {
		return nil, s.err
	}
	body, err := yaml.YAMLToJSON([]byte(s.answer))
	if err != nil {
		s.t.Fatalf("parse %s: %v", s.answer, err)
	}
	return Decode(body)
}

// kind is what the server says about Deployments.
func (s *server) kind() interpret.Kind {
	hooks := Hooks([]*configuration{named("conf", map[string][]configv1alpha1.RuleWithOperations{"a.io": {rule("*", "*", "*", "*")}})})
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

// ops calls each operation and gives its result in JSON.
var ops = map[configv1alpha1.InterpreterOperation]func(context.Context, interpret.Kind, *interpret.Object) (any, error){
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

// What goes over the wire, and what comes back (extension-protocols §3).
func TestKind_questionsAndAnswers(t *testing.T) {
	t.Parallel()
	const asked = `uid: u1, kind: {group: apps, version: v1, kind: Deployment}, name: web, namespace: shop, object: ` + web
	tests := map[configv1alpha1.InterpreterOperation]struct {
		question, response, want string
	}{
		replicas: {
			question: `replicas: 0`,
			response: `replicas: 3, replicaRequirements: {resourceRequest: {cpu: "1"}}`,
			want:     `{Count: 3, Requirements: {resourceRequest: {cpu: "1"}}}`,
		},
		components: {question: `replicas: 0`, response: `components: [{name: a, replicas: 2}]`, want: `[{name: a, replicas: 2}]`},
		revise:     {question: `replicas: 4`, want: web},
		retain:     {question: `replicas: 0, observedObject: ` + web, want: web},
		aggregate:  {question: `replicas: 0, aggregatedStatus: [{clusterName: m1, status: {a: 1}}]`, want: web},
		reflect:    {question: `replicas: 0`, response: `rawStatus: {b: [1]}`, want: `{b: [1]}`},
		healthy:    {question: `replicas: 0`, response: `healthy: false`, want: `false`},
		dependencies: {
			question: `replicas: 0`, response: `dependencies: [{apiVersion: v1, kind: Secret, name: s}]`,
			want: `[{apiVersion: v1, kind: Secret, name: s}]`,
		},
	}
	if len(tests) != len(interpret.Operations) {
		t.Errorf("%d of %d operations", len(tests), len(interpret.Operations))
	}
	for operation, tc := range tests {
		t.Run(string(operation), func(t *testing.T) {
			t.Parallel()
			s := &server{t: t, answer: `{response: {uid: u1, successful: true, ` + tc.response + `}}`}
			template := object(t, web)
			got, err := ops[operation](t.Context(), s.kind(), template)
			if err != nil {
				t.Fatal(err)
			}
			want := `{apiVersion: config.karmada.io/v1alpha1, kind: ResourceInterpreterContext, request: {` + asked + `, operation: ` +
				string(operation) + `, ` + tc.question + `}}`
			if diff := cmp.Diff(parsed(t, want), plain(t, s.question)); diff != "" {
				t.Errorf("question: -want +got:\n%s", diff)
			}
			if diff := cmp.Diff(parsed(t, tc.want), plain(t, got)); diff != "" {
				t.Errorf("answer: -want +got:\n%s", diff)
			}
			if diff := cmp.Diff(object(t, web), template); diff != "" {
				t.Errorf("the argument was changed:\n%s", diff)
			}
		})
	}
}

func TestKind_patches(t *testing.T) {
	t.Parallel()
	var steps []string
	for i := range 40 { // each copies what is there so far
		steps = append(steps, fmt.Sprintf(`{"op":"copy","from":"/spec","path":"/spec/x%d"}`, i))
	}
	doubling := "[" + strings.Join(steps, ",") + "]"
	for _, operation := range []configv1alpha1.InterpreterOperation{revise, retain, aggregate} {
		t.Run(string(operation), func(t *testing.T) {
			t.Parallel()
			s := &server{t: t}
			answer := func(patch string) (any, error) {
				b, err := json.Marshal([]byte(patch)) // base64
				if err != nil {
					t.Fatal(err)
				}
				s.answer = fmt.Sprintf(`{response: {uid: u1, successful: true, patchType: JSONPatch, patch: %s}}`, b)
				return ops[operation](t.Context(), s.kind(), object(t, web))
			}
			got, err := answer(`[{"op":"add","path":"/spec/paused","value":true}]`)
			if err != nil {
				t.Fatal(err)
			}
			want := object(t, strings.Replace(web, "spec: {", "spec: {paused: true, ", 1)) // with an integer that no float can hold
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			for patch, wrong := range map[string]string{
				`{}`: "read response.patch",
				`[{"op":"replace","path":"/spec/none","value":1}]`: "apply response.patch",
				`[{"op":"sing"}]`: "read response.patch",
				`[{"op":"test","path":"/metadata/name","value":"other"}]`: "apply response.patch",
				`[{"op":"replace","path":"","value":5}]`:                  "response.patch",
				`[{"op":"remove","path":"/kind"}]`:                        "after response.patch",
				`[{"op":"replace","path":"/metadata/name","value":"x"}]`:  "makes it apps/v1, Kind=Deployment shop/x",
				doubling: "apply response.patch",
				`[` + strings.Repeat(`{"op":"remove","path":"/spec"},`, maxOperations) + `{"op":"remove","path":"/spec"}]`: "10001 steps",
			} {
				if got, err := answer(patch); err == nil || !strings.Contains(err.Error(), wrong) {
					t.Errorf("%.100s: %v, error %v, want one with %q", patch, got, err, wrong)
				}
			}
		})
	}
}

// What is missing or wrong is an error that names hook, operation and object, never an answer.
func TestKind_refuses(t *testing.T) {
	t.Parallel()
	response := func(fields string) string { return `{response: {uid: u1, successful: true, ` + fields + `}}` }
	type test struct {
		operation    configv1alpha1.InterpreterOperation
		answer, want string
	}
	tests := map[string]test{
		"no response":         {healthy, `{}`, "the answer has no response"},
		"the question itself": {healthy, `{request: {uid: u1}}`, "the answer has no response"},
		"another uid": {
			healthy, `{response: {uid: u2, successful: true, healthy: true}}`, "response.uid is not the uid of the request",
		},
		"no uid": {healthy, `{response: {successful: true, healthy: true}}`, "response.uid is not the uid of the request"},
		"another kind": {
			healthy, `{apiVersion: admission.k8s.io/v1, kind: AdmissionReview, response: {uid: u1, successful: true, healthy: true}}`,
			"the answer is a AdmissionReview of admission.k8s.io/v1",
		},
		"failure": {
			healthy, `{response: {uid: u1, successful: false, status: {code: 500, message: no idea}}}`,
			"webhook call failed, get status code: 500, msg: no idea",
		},
		"failure, but an answer":  {healthy, `{response: {uid: u1, healthy: true}}`, "neither successful nor has it a status"},
		"no JSON of ours":         {healthy, `{response: {uid: u1, successful: "yes"}}`, "read the answer as a ResourceInterpreterContext"},
		"InterpretReplica":        {replicas, response(`healthy: true`), "has no replicas"},
		"fewer than no replicas":  {replicas, response(`replicas: -1`), "response.replicas is -1"},
		"InterpretComponent":      {components, response(``), "has no components"},
		"InterpretStatus":         {reflect, response(``), "has no rawStatus"},
		"null for InterpretState": {reflect, response(`rawStatus: null`), "has no rawStatus"},
		"InterpretHealth":         {healthy, response(``), "has no healthy"},
		"InterpretDependency":     {dependencies, response(``), "has no dependencies"},
		"dependency of no kind": {
			dependencies, response(`dependencies: [{apiVersion: v1, name: a}]`), "dependencies[0] needs apiVersion and kind",
		},
		"dependency of no group": {
			dependencies, response(`dependencies: [{kind: Secret, name: a}]`), "dependencies[0] needs apiVersion and kind",
		},
		"dependency on anything": {
			dependencies, response(`dependencies: [{apiVersion: v1, kind: Secret, name: a}, {apiVersion: v1, kind: Secret}]`),
			"dependencies[1] needs a name or a labelSelector",
		},
		"odd selector": {
			dependencies, response(`dependencies: [{apiVersion: v1, kind: Secret, labelSelector: {matchExpressions: [{key: a, operator: Is}]}}]`),
			"dependencies[0].labelSelector",
		},
		"a patch of no type": {retain, response(`patch: W10=`), "a patch without patchType"},
		"a type of no patch": {revise, response(`patchType: JSONPatch`), "a patchType without patch"},
		"another type":       {aggregate, response(`patch: W10=, patchType: MergePatch`), `response.patchType is "MergePatch"`},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := &server{t: t, answer: tc.answer}
			got, err := ops[tc.operation](t.Context(), s.kind(), object(t, web))
			if err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Fatalf("%v, error %v, want one with %q", got, err, tc.want)
			}
			if prefix := "interpreter webhook conf/a.io: " + string(tc.operation) +
				" of Deployment shop/web: "; !strings.HasPrefix(err.Error(), prefix) {
				t.Errorf("error %q does not begin with %q", err, prefix)
			}
		})
	}
}

func TestKind_emptyListsAreAnswers(t *testing.T) {
	t.Parallel()
	s := &server{t: t, answer: `{response: {uid: u1, successful: true, components: [], dependencies: []}}`}
	if got, err := s.kind().Components(t.Context(), object(t, web)); err != nil || len(got) != 0 {
		t.Errorf("components %v, error %v", got, err)
	}
	if got, err := s.kind().Dependencies(t.Context(), object(t, web)); err != nil || len(got) != 0 {
		t.Errorf("dependencies %v, error %v", got, err)
	}
}

func TestKind_callErrors(t *testing.T) {
	t.Parallel()
	s := &server{t: t, err: errors.New("connection refused")}
	for operation, call := range ops {
		_, err := call(t.Context(), s.kind(), object(t, web))
		if !errors.Is(err, s.err) || !strings.Contains(err.Error(), "conf/a.io: "+string(operation)+" of Deployment shop/web: connection "+
			"refused") {
			t.Errorf("%s: %v", operation, err)
		}
	}
}

func TestKind_doesNotAskWhatCannotBeAsked(t *testing.T) {
	t.Parallel()
	s := &server{t: t, answer: `{response: {uid: u1, successful: true}}`}
	for _, count := range []int64{-1, math.MaxInt32 + 1} {
		if _, err := s.kind().Revise(t.Context(), object(t, web), count); err == nil || s.question != nil {
			t.Errorf("%d replicas: error %v, asked %v", count, err, s.question)
		}
	}
	hooks := Hooks([]*configuration{named("conf", map[string][]configv1alpha1.RuleWithOperations{"a.io": {rule("*", "*", "*", "*")}})})
	hooks[0].InterpreterContextVersions = []string{"v2"}
	_, err := Kind(deployments, hooks, s, func() string { return "u1" }).Healthy(t.Context(), object(t, web))
	if err == nil || !strings.Contains(err.Error(), "v2") || s.question != nil {
		t.Errorf("a hook of another version: error %v, asked %v", err, s.question)
	}
}

// A layer has an opinion on an operation exactly when a hook matches it.
func TestKind_onlyWhatHooksAreFor(t *testing.T) {
	t.Parallel()
	for _, operation := range interpret.Operations {
		hooks := Hooks([]*configuration{named("conf", map[string][]configv1alpha1.RuleWithOperations{"a.io": {rule(operation, "apps", "v1",
			"Deployment")}})})
		k := Kind(deployments, hooks, nil, nil)
		for _, other := range interpret.Operations {
			if k.Answers(other) != (other == operation) {
				t.Errorf("a hook for %s answers %s: %v", operation, other, k.Answers(other))
			}
		}
		if Kind(pods, hooks, nil, nil).Answers(operation) {
			t.Errorf("a hook for Deployments answers %s of Pods", operation)
		}
	}
}

// Whatever a hook sends is an object with the same name, or an error.
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
		after, err := patch(sent, changes)
		if (after == nil) != (err != nil) {
			t.Errorf("%v with error %v", after, err)
		}
	})
}
