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

// matcher compiles a condition as the oldest supported API server does.
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

// matches reports whether a condition is true for an object. An evaluation error fails the test.
func matches(t testing.TB, m matchconditions.Matcher, object map[string]any) bool {
	t.Helper()
	obj := &unstructured.Unstructured{Object: object}
	attributes := admission.NewAttributesRecord(obj, nil, schema.GroupVersionKind{}, "ns", "a",
		schema.GroupVersionResource{}, "", admission.Create, nil, false, nil)
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

// integers converts whole numbers to int64, as the API server decodes them.
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
	idMatcher := matcher(t, lacksID(names.BindingID))
	for text, want := range map[string]bool{
		`{metadata: {name: a}}`:                                                        true,
		`{metadata: {name: a, labels: null}}`:                                          true,
		`{metadata: {name: a, labels: {}}}`:                                            true,
		`{metadata: {name: a, labels: {b: c}}}`:                                        true,
		`{metadata: {name: a, labels: {resourcebinding.karmada.io/permanent-id: ""}}}`: true,
		`{metadata: {name: a, labels: {resourcebinding.karmada.io/permanent-id: x}}}`:  false,
	} {
		if got := matches(t, idMatcher, parse(t, text)); got != want {
			t.Errorf("mutation of %s: matched = %v, want %v", text, got, want)
		}
	}
	validation := matcher(t, &bindingNeedsValidation)
	for text, want := range map[string]bool{
		`{metadata: {name: a}}`:                                                             false,
		`{metadata: {name: a, annotations: null}, spec: null}`:                              false,
		`{metadata: {name: a, annotations: {b: c}}, spec: {resource: {}}}`:                  false,
		`{metadata: {name: a}, spec: 5}`:                                                    false,
		`{metadata: {name: a}, spec: {components: [{name: a}]}}`:                            true,
		`{metadata: {name: a}, spec: {components: 7}}`:                                      true,
		`{metadata: {name: a, annotations: {resourcebinding.karmada.io/dependencies: ""}}}`: true,

		`{metadata: {name: a}, spec: {replicaRequirements: {resourceRequest: {cpu: 100m, memory: 1.5Gi, pods: 3, a: 1e3, b: 5E}}}}`: false,
		`{metadata: {name: a}, spec: {resource: {resourcePerReplicas: {cpu: "0.25"}}}}`:                                             false,
		`{metadata: {name: a}, spec: {replicaRequirements: 1, resource: {resourcePerReplicas: [1e1000]}}}`:                          false,
		`{metadata: {name: a}, spec: {replicaRequirements: {resourceRequest: {a: [b], cpu: "1e2147483648"}}}}`:                      true,
		`{metadata: {name: a}, spec: {replicaRequirements: {resourceRequest: {cpu: "1E-1000"}}}}`:                                   true,
		`{metadata: {name: a}, spec: {replicaRequirements: {resourceRequest: {cpu: "99999999999999999999"}}}}`:                      true,
		`{metadata: {name: a}, spec: {resource: {resourcePerReplicas: {cpu: "1e2147483648"}}}}`:                                     true,
	} {
		if got := matches(t, validation, parse(t, text)); got != want {
			t.Errorf("validation of %s: matched = %v, want %v", text, got, want)
		}
	}
}

// workWith returns a Work that has an ID and the manifest.
func workWith(manifest string) string {
	return `{metadata: {labels: {work.karmada.io/permanent-id: x}}, spec: {workload: {manifests: [` + manifest + `]}}}`
}

func TestConditions_works(t *testing.T) {
	t.Parallel()
	const (
		labels      = `labels: {a: b, work.karmada.io/permanent-id: x}`
		withID      = `{metadata: {labels: {work.karmada.io/permanent-id: x}}`
		annotations = `annotations: {resourcetemplate.karmada.io/managed-labels: "a,work.karmada.io/permanent-id",
			resourcetemplate.karmada.io/managed-annotations: "resourcetemplate.karmada.io/managed-annotations,` +
			`resourcetemplate.karmada.io/managed-labels"}`
		good = `{kind: ConfigMap, metadata: {name: a, ` + labels + `, ` + annotations + `}}`
	)
	defaulting := matcher(t, &workNeedsDefaulting)
	for name, tc := range map[string]struct {
		work string
		want bool
	}{
		"no ID":                         {`{metadata: {}, spec: {workload: {manifests: [` + good + `]}}}`, true},
		"no ID, being deleted":          {`{metadata: {deletionTimestamp: "2026-01-01T00:00:00Z"}, spec: {workload: {manifests: [{}]}}}`, false},
		"no manifests":                  {workWith(``), false},
		"no workload":                   {withID + `, spec: {}}`, false},
		"null workload":                 {withID + `, spec: {workload: null}}`, false},
		"null manifests":                {withID + `, spec: {workload: {manifests: null}}}`, false},
		"workload of wrong type":        {withID + `, spec: {workload: 5}}`, false},
		"manifests of wrong type":       {withID + `, spec: {workload: {manifests: {a: b}}}}`, false},
		"spec of wrong type":            {withID + `, spec: a}`, false},
		"no spec":                       {withID + `}`, false},
		"prepared manifest":             {workWith(good), false},
		"two prepared manifests":        {workWith(good + `, ` + good), false},
		"one of two manifests prepared": {workWith(good + `, {kind: ConfigMap, metadata: {name: a}}`), true},
		"manifest of wrong type":        {workWith(`5`), true},
		"null manifest":                 {workWith(`null`), true},
		"no metadata":                   {workWith(`{kind: ConfigMap}`), true},
		"metadata of wrong type":        {workWith(`{kind: ConfigMap, metadata: 5}`), true},
		"null metadata":                 {workWith(`{kind: ConfigMap, metadata: null}`), true},
		"labels of wrong type":          {workWith(`{metadata: {labels: 5, ` + annotations + `}}`), true},
		"annotations of wrong type":     {workWith(`{metadata: {` + labels + `, annotations: [a]}}`), true},
		"records of wrong type": {workWith(`{metadata: {` + labels + `, annotations: ` +
			`{resourcetemplate.karmada.io/managed-labels: 5, resourcetemplate.karmada.io/managed-annotations: {}}}}`), true},
		"status":                 {workWith(`{metadata: {` + labels + `, ` + annotations + `}, status: {}}`), true},
		"resource version":       {workWith(`{metadata: {resourceVersion: "1", ` + labels + `, ` + annotations + `}}`), true},
		"owner references":       {workWith(`{metadata: {ownerReferences: [], ` + labels + `, ` + annotations + `}}`), true},
		"ID of another Work":     {workWith(`{metadata: {labels: {a: b, work.karmada.io/permanent-id: y}, ` + annotations + `}}`), true},
		"unrecorded label":       {workWith(`{metadata: {labels: {c: b, work.karmada.io/permanent-id: x}, ` + annotations + `}}`), true},
		"additional label":       {workWith(`{metadata: {labels: {c: d, a: b, work.karmada.io/permanent-id: x}, ` + annotations + `}}`), true},
		"recorded label missing": {workWith(`{metadata: {labels: {work.karmada.io/permanent-id: x}, ` + annotations + `}}`), true},
		"no records":             {workWith(`{metadata: {` + labels + `, annotations: {}}}`), true},
	} {
		if got := matches(t, defaulting, parse(t, tc.work)); got != tc.want {
			t.Errorf("%s: matched = %v, want %v", name, got, tc.want)
		}
	}
}

// The condition never fails, and it is true whenever defaulting changes the Work.
func TestConditions_arbitraryWorks(t *testing.T) {
	t.Parallel()
	defaulting := matcher(t, &workNeedsDefaulting)
	leaf := rapid.SampledFrom([]any{nil, int64(1), 1.5, true, "", "x", "x,metadata", map[string]any{}, []any{}})
	key := rapid.SampledFrom(
		[]string{"kind", "metadata", "labels", "annotations", "status", "uid", names.WorkID, names.ManagedLabels, names.ManagedAnnotations, "x"},
	)
	var value func(depth int) *rapid.Generator[any]
	value = func(depth int) *rapid.Generator[any] {
		if depth == 0 {
			return leaf
		}
		return rapid.OneOf(leaf, rapid.Map(rapid.MapOfN(key, value(depth-1), 0, 5), func(m map[string]any) any { return m }))
	}
	rapid.Check(t, func(rt *rapid.T) {
		object := map[string]any{
			"metadata": map[string]any{"labels": map[string]any{names.WorkID: "x"}},
			"spec":     map[string]any{"workload": map[string]any{"manifests": []any{value(3).Draw(rt, "manifest")}}},
		}
		matched := matches(t, defaulting, runtime.DeepCopyJSON(object))
		if matched {
			return
		}
		raw, err := json.Marshal(object)
		if err != nil {
			rt.Fatal(err)
		}
		var w workv1alpha1.Work
		if err := json.Unmarshal(raw, &w); err != nil {
			rt.Fatalf("not matched, but not a Work: %s", raw)
		}
		before := string(w.Spec.Workload.Manifests[0].Raw)
		if errs := work.DefaultWork(&w, nil); len(errs) > 0 {
			return // an invalid manifest may be stored: the member rejects it
		}
		if after := string(w.Spec.Workload.Manifests[0].Raw); before != after {
			rt.Fatalf("not matched, but defaulting changes %s to %s", before, after)
		}
	})
}

// A defaulted Work does not match.
func TestConditions_afterDefaulting(t *testing.T) {
	t.Parallel()
	defaulting := matcher(t, &workNeedsDefaulting)
	text := rapid.StringMatching(`[a-z]{1,3}`)
	rapid.Check(t, func(rt *rapid.T) {
		manifest, err := json.Marshal(map[string]any{
			"kind":       rapid.SampledFrom([]string{"Deployment", "Job", "Service"}).Draw(rt, "kind"),
			"apiVersion": "v1",
			"metadata": map[string]any{
				"name":        "a",
				"uid":         "x",
				"labels":      rapid.MapOfN(text, text, 0, 20).Draw(rt, "labels"),
				"annotations": rapid.MapOfN(text, text, 0, 20).Draw(rt, "annotations"),
			},
			"status": map[string]any{},
		})
		if err != nil {
			rt.Fatal(err)
		}
		w := &workv1alpha1.Work{
			Spec: workv1alpha1.WorkSpec{
				Workload: workv1alpha1.WorkloadTemplate{Manifests: []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: manifest}}}},
			},
		}
		if errs := work.DefaultWork(w, func() string { return "x" }); len(errs) > 0 {
			rt.Fatal(errs)
		}
		raw, err := json.Marshal(w)
		if err != nil {
			rt.Fatal(err)
		}
		if matches(t, defaulting, parse(t, string(raw))) {
			rt.Fatalf("matched %s after defaulting", raw)
		}
	})
}
