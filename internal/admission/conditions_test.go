// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"encoding/json"
	"testing"

	admissionregistrationv1 "k8s.io/api/admissionregistration/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/version"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/cel"
	"k8s.io/apiserver/pkg/admission/plugin/webhook/matchconditions"
	"k8s.io/apiserver/pkg/cel/environment"
	"pgregory.net/rapid"
	"sigs.k8s.io/yaml"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/admission/work"
	"karmada.io/karmada/internal/names"
)

// matcher compiles a condition as an API server does; the oldest one that works with us decides what it may use.
func matcher(t testing.TB, condition *admissionregistrationv1.MatchCondition) matchconditions.Matcher {
	t.Helper()
	env := environment.MustBaseEnvSet(version.MajorMinor(1, 30))
	evaluator := cel.NewConditionCompiler(env).CompileCondition(
		[]cel.ExpressionAccessor{(*matchconditions.MatchCondition)(condition)},
		cel.OptionalVariableDeclarations{HasAuthorizer: true}, environment.NewExpressions,
	)
	if errs := evaluator.CompilationErrors(); len(errs) > 0 {
		t.Fatalf("compile %s: %v", condition.Name, errs)
	}
	fail := admissionregistrationv1.Fail
	return matchconditions.NewMatcher(evaluator, &fail, "webhook", "validating", condition.Name)
}

// calls says whether the API server calls the webhook for an object; an error in the condition fails the test.
func calls(t testing.TB, m matchconditions.Matcher, object map[string]any) bool {
	t.Helper()
	obj := &unstructured.Unstructured{Object: object}
	attributes := admission.NewAttributesRecord(obj, nil, schema.GroupVersionKind{}, "ns", "a", schema.GroupVersionResource{}, "", admission.Create, nil, false, nil)
	result := m.Match(t.Context(), &admission.VersionedAttributes{Attributes: attributes, VersionedObject: obj}, nil, nil)
	if result.Error != nil {
		t.Fatalf("condition on %v: %v", object, result.Error)
	}
	return result.Matches
}

func parse(t testing.TB, text string) (out map[string]any) {
	t.Helper()
	raw, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	obj := map[string]any{}
	if err := json.Unmarshal(raw, &obj); err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	return runtime.DeepCopyJSON(integers(obj).(map[string]any))
}

// integers turns numbers into what the API server reads: integers where they are.
func integers(value any) any {
	switch v := value.(type) {
	case float64:
		if v == float64(int64(v)) {
			return int64(v)
		}
	case map[string]any:
		for key := range v {
			v[key] = integers(v[key])
		}
	case []any:
		for i := range v {
			v[i] = integers(v[i])
		}
	}
	return value
}

func TestConditions_bindings(t *testing.T) {
	t.Parallel()
	identified := matcher(t, unidentified(names.BindingID))
	for text, want := range map[string]bool{
		`{metadata: {name: a}}`:                                                        true,
		`{metadata: {name: a, labels: null}}`:                                          true,
		`{metadata: {name: a, labels: {}}}`:                                            true,
		`{metadata: {name: a, labels: {b: c}}}`:                                        true,
		`{metadata: {name: a, labels: {resourcebinding.karmada.io/permanent-id: ""}}}`: true,
		`{metadata: {name: a, labels: {resourcebinding.karmada.io/permanent-id: x}}}`:  false,
	} {
		if got := calls(t, identified, parse(t, text)); got != want {
			t.Errorf("mutation of %s: called %v, want %v", text, got, want)
		}
	}
	questionable := matcher(t, &questionableBinding)
	for text, want := range map[string]bool{
		`{metadata: {name: a}}`:                                                             false,
		`{metadata: {name: a, annotations: null}, spec: null}`:                              false,
		`{metadata: {name: a, annotations: {b: c}}, spec: {resource: {}}}`:                  false,
		`{metadata: {name: a}, spec: 5}`:                                                    false,
		`{metadata: {name: a}, spec: {components: [{name: a}]}}`:                            true,
		`{metadata: {name: a}, spec: {components: 7}}`:                                      true,
		`{metadata: {name: a, annotations: {resourcebinding.karmada.io/dependencies: ""}}}`: true,
	} {
		if got := calls(t, questionable, parse(t, text)); got != want {
			t.Errorf("validation of %s: called %v, want %v", text, got, want)
		}
	}
}

// prepared is a Work in order, but for the manifest's own part of its metadata.
func prepared(manifest string) string {
	return `{metadata: {labels: {work.karmada.io/permanent-id: x}}, spec: {workload: {manifests: [` + manifest + `]}}}`
}

func TestConditions_works(t *testing.T) {
	t.Parallel()
	const (
		labels      = `labels: {a: b, work.karmada.io/permanent-id: x}`
		annotations = `annotations: {resourcetemplate.karmada.io/managed-labels: "a,work.karmada.io/permanent-id",
			resourcetemplate.karmada.io/managed-annotations: "resourcetemplate.karmada.io/managed-annotations,resourcetemplate.karmada.io/managed-labels"}`
		good = `{kind: ConfigMap, metadata: {name: a, ` + labels + `, ` + annotations + `}}`
	)
	unprepared := matcher(t, &unpreparedWork)
	for name, tc := range map[string]struct {
		work string
		want bool
	}{
		"no ID":                      {`{metadata: {}, spec: {workload: {manifests: [` + good + `]}}}`, true},
		"no ID, but being deleted":   {`{metadata: {deletionTimestamp: "2026-01-01T00:00:00Z"}, spec: {workload: {manifests: [{}]}}}`, false},
		"no manifests":               {prepared(``), false},
		"no workload":                {`{metadata: {labels: {work.karmada.io/permanent-id: x}}, spec: {}}`, false},
		"null workload":              {`{metadata: {labels: {work.karmada.io/permanent-id: x}}, spec: {workload: null}}`, false},
		"null manifests":             {`{metadata: {labels: {work.karmada.io/permanent-id: x}}, spec: {workload: {manifests: null}}}`, false},
		"odd workload":               {`{metadata: {labels: {work.karmada.io/permanent-id: x}}, spec: {workload: 5}}`, false},
		"odd manifests":              {`{metadata: {labels: {work.karmada.io/permanent-id: x}}, spec: {workload: {manifests: {a: b}}}}`, false},
		"odd spec":                   {`{metadata: {labels: {work.karmada.io/permanent-id: x}}, spec: a}`, false},
		"no spec":                    {`{metadata: {labels: {work.karmada.io/permanent-id: x}}}`, false},
		"all in order":               {prepared(good), false},
		"two in order":               {prepared(good + `, ` + good), false},
		"one of two in order":        {prepared(good + `, {kind: ConfigMap, metadata: {name: a}}`), true},
		"manifest that is none":      {prepared(`5`), true},
		"null manifest":              {prepared(`null`), true},
		"no metadata":                {prepared(`{kind: ConfigMap}`), true},
		"odd metadata":               {prepared(`{kind: ConfigMap, metadata: 5}`), true},
		"null metadata":              {prepared(`{kind: ConfigMap, metadata: null}`), true},
		"odd labels":                 {prepared(`{metadata: {labels: 5, ` + annotations + `}}`), true},
		"odd annotations":            {prepared(`{metadata: {` + labels + `, annotations: [a]}}`), true},
		"odd record":                 {prepared(`{metadata: {` + labels + `, annotations: {resourcetemplate.karmada.io/managed-labels: 5, resourcetemplate.karmada.io/managed-annotations: {}}}}`), true},
		"status":                     {prepared(`{metadata: {` + labels + `, ` + annotations + `}, status: {}}`), true},
		"resource version":           {prepared(`{metadata: {resourceVersion: "1", ` + labels + `, ` + annotations + `}}`), true},
		"owner":                      {prepared(`{metadata: {ownerReferences: [], ` + labels + `, ` + annotations + `}}`), true},
		"ID of another Work":         {prepared(`{metadata: {labels: {a: b, work.karmada.io/permanent-id: y}, ` + annotations + `}}`), true},
		"label that is not recorded": {prepared(`{metadata: {labels: {c: b, work.karmada.io/permanent-id: x}, ` + annotations + `}}`), true},
		"one label more":             {prepared(`{metadata: {labels: {c: d, a: b, work.karmada.io/permanent-id: x}, ` + annotations + `}}`), true},
		"one label less":             {prepared(`{metadata: {labels: {work.karmada.io/permanent-id: x}, ` + annotations + `}}`), true},
		"no record":                  {prepared(`{metadata: {` + labels + `, annotations: {}}}`), true},
	} {
		if got := calls(t, unprepared, parse(t, tc.work)); got != tc.want {
			t.Errorf("%s: called %v, want %v", name, got, tc.want)
		}
	}
}

// The condition never fails, whatever a Work holds; and it calls unless defaulting would change nothing.
func TestConditions_worksOfAnyShape(t *testing.T) {
	t.Parallel()
	unprepared := matcher(t, &unpreparedWork)
	leaf := rapid.SampledFrom([]any{nil, int64(1), 1.5, true, "", "x", "x,metadata", map[string]any{}, []any{}})
	key := rapid.SampledFrom([]string{"kind", "metadata", "labels", "annotations", "status", "uid", names.WorkID, names.ManagedLabels, names.ManagedAnnotations, "x"})
	var anything func(depth int) *rapid.Generator[any]
	anything = func(depth int) *rapid.Generator[any] {
		if depth == 0 {
			return leaf
		}
		return rapid.OneOf(leaf, rapid.Map(rapid.MapOfN(key, anything(depth-1), 0, 5), func(m map[string]any) any { return m }))
	}
	rapid.Check(t, func(rt *rapid.T) {
		object := map[string]any{
			"metadata": map[string]any{"labels": map[string]any{names.WorkID: "x"}},
			"spec":     map[string]any{"workload": map[string]any{"manifests": []any{anything(3).Draw(rt, "manifest")}}},
		}
		called := calls(t, unprepared, runtime.DeepCopyJSON(object))
		if called {
			return
		}
		raw, err := json.Marshal(object)
		if err != nil {
			rt.Fatal(err)
		}
		var w workv1alpha1.Work
		if err := json.Unmarshal(raw, &w); err != nil {
			rt.Fatalf("not called for what is no Work: %s", raw)
		}
		before := string(w.Spec.Workload.Manifests[0].Raw)
		if errs := work.DefaultWork(&w, nil); len(errs) > 0 {
			return // what is refused may be stored unseen: the member refuses it, too
		}
		if after := string(w.Spec.Workload.Manifests[0].Raw); before != after {
			rt.Fatalf("not called, but defaulting changes %s to %s", before, after)
		}
	})
}

// What defaulting made is never sent to it again.
func TestConditions_afterDefaulting(t *testing.T) {
	t.Parallel()
	unprepared := matcher(t, &unpreparedWork)
	text := rapid.StringMatching(`[a-z]{1,3}`)
	rapid.Check(t, func(rt *rapid.T) {
		manifest, err := json.Marshal(map[string]any{
			"kind": rapid.SampledFrom([]string{"Deployment", "Job", "Service"}).Draw(rt, "kind"), "apiVersion": "v1",
			"metadata": map[string]any{"name": "a", "uid": "x", "labels": rapid.MapOfN(text, text, 0, 20).Draw(rt, "labels"), "annotations": rapid.MapOfN(text, text, 0, 20).Draw(rt, "annotations")},
			"status":   map[string]any{},
		})
		if err != nil {
			rt.Fatal(err)
		}
		w := &workv1alpha1.Work{Spec: workv1alpha1.WorkSpec{Workload: workv1alpha1.WorkloadTemplate{Manifests: []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: manifest}}}}}}
		if errs := work.DefaultWork(w, func() string { return "x" }); len(errs) > 0 {
			rt.Fatal(errs)
		}
		raw, err := json.Marshal(w)
		if err != nil {
			rt.Fatal(err)
		}
		if calls(t, unprepared, parse(t, string(raw))) {
			rt.Fatalf("called for %s", raw)
		}
	})
}
