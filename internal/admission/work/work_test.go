// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"pgregory.net/rapid"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/admission/admissiontest"
	"karmada.io/karmada/internal/names"
)

const freshID = "11111111-2222-3333-4444-555555555555"

func newID() string { return freshID }

func TestEnsureID(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		labels map[string]string
		want   map[string]string
	}{
		"no labels":   {want: map[string]string{names.BindingID: freshID}},
		"empty ID":    {labels: map[string]string{names.BindingID: "", "a": "b"}, want: map[string]string{names.BindingID: freshID, "a": "b"}},
		"existing ID": {labels: map[string]string{names.BindingID: "x"}, want: map[string]string{names.BindingID: "x"}},
	} {
		b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Labels: tc.labels}}
		if got := EnsureID(b, names.BindingID, newID); got != tc.want[names.BindingID] {
			t.Errorf("%s: ID %q", name, got)
		}
		if diff := cmp.Diff(tc.want, b.Labels); diff != "" {
			t.Errorf("%s: -want +got:\n%s", name, diff)
		}
	}
}

func TestValidateBinding(t *testing.T) {
	t.Parallel()
	const invalid = `metadata.annotations[resourcebinding.karmada.io/dependencies]: Invalid value: %q: annotation value must be a valid JSON`
	tests := map[string]struct {
		dependencies   string
		componentNames []string
		components     bool
		want           []string
	}{
		"list of references": {
			dependencies: `[{"apiVersion":"v1","kind":"ConfigMap","namespace":"a","name":"b"},{"kind":"Secret",` +
				`"labelSelector":{"matchLabels":{"a":"b"}}}]`,
		},
		"empty list":               {dependencies: `[]`},
		"not JSON":                 {dependencies: `[`, want: []string{fmt.Sprintf(invalid, `[`)}},
		"JSON object":              {dependencies: `{"a":"b"}`, want: []string{fmt.Sprintf(invalid, `{"a":"b"}`)}},
		"field of wrong type":      {dependencies: `[{"kind":5}]`, want: []string{fmt.Sprintf(invalid, `[{"kind":5}]`)}},
		"components not validated": {componentNames: []string{"", "a", "a"}},
		"invalid components": {componentNames: []string{"", "a", "b", "a"}, components: true, want: []string{
			`spec.components[0].name: Invalid value: "": component names must be non-empty`,
			`spec.components[3].name: Invalid value: "a": component names must be unique`,
		}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := &workv1alpha2.ResourceBinding{}
			if tc.dependencies != "" {
				b.Annotations = map[string]string{DependenciesAnnotation: tc.dependencies}
			}
			for _, component := range tc.componentNames {
				b.Spec.Components = append(b.Spec.Components, workv1alpha2.Component{Name: component})
			}
			if diff := cmp.Diff(tc.want, admissiontest.Messages(ValidateBinding(b, &b.Spec, tc.components))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
	empty := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Annotations: map[string]string{DependenciesAnnotation: ""}}}
	if errs := ValidateBinding(empty, &empty.Spec, false); len(errs) != 1 {
		t.Errorf("empty annotation: errors %v, want one", errs)
	}
}

func newWork(manifests ...string) *workv1alpha1.Work {
	w := &workv1alpha1.Work{}
	for _, m := range manifests {
		w.Spec.Workload.Manifests = append(w.Spec.Workload.Manifests, workv1alpha1.Manifest{RawExtension: runtime.RawExtension{Raw: []byte(m)}})
	}
	return w
}

func TestDefaultWork(t *testing.T) {
	t.Parallel()
	w := newWork(
		`{"kind":"Service","apiVersion":"v1","metadata":{"name":"a","uid":"x","annotations":{"b":"c"},"labels":{"d":"e"}},` +
			`"spec":{"clusterIP":"10.0.0.1","ports":[{"port":9007199254740993}]},"status":{}}`,
	)
	if errs := DefaultWork(w, newID); len(errs) > 0 {
		t.Fatal(errs)
	}
	if got := w.Labels[names.WorkID]; got != freshID {
		t.Errorf("ID %q", got)
	}
	want := `{"apiVersion":"v1","kind":"Service","metadata":{"annotations":{"b":"c",` +
		`"resourcetemplate.karmada.io/managed-annotations":"b,resourcetemplate.karmada.io/managed-annotations,` +
		`resourcetemplate.karmada.io/managed-labels",` +
		`"resourcetemplate.karmada.io/managed-labels":"d,work.karmada.io/permanent-id"},` +
		`"labels":{"d":"e","work.karmada.io/permanent-id":"` + freshID + `"},"name":"a"},"spec":{"ports":[{"port":9007199254740993}]}}`
	if diff := cmp.Diff(want, string(w.Spec.Workload.Manifests[0].Raw)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}

	// A manifest that needs no change keeps its bytes and the order of its keys.
	reordered := `{ "kind":"ConfigMap", "metadata":{"labels":{"work.karmada.io/permanent-id":"x"},` +
		`"annotations":{"resourcetemplate.karmada.io/managed-labels":"work.karmada.io/permanent-id",` +
		`"resourcetemplate.karmada.io/managed-annotations":"resourcetemplate.karmada.io/managed-annotations,` +
		`resourcetemplate.karmada.io/managed-labels"}}}`
	w = newWork(reordered)
	w.Labels = map[string]string{names.WorkID: "x"}
	if errs := DefaultWork(w, newID); len(errs) > 0 {
		t.Fatal(errs)
	}
	if diff := cmp.Diff(reordered, string(w.Spec.Workload.Manifests[0].Raw)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}

func TestDefaultWork_rejectsInvalidManifests(t *testing.T) {
	t.Parallel()
	for raw, want := range map[string]string{
		``:     `spec.workload.manifests[1]: Invalid value: "": manifest must be a JSON object`,
		`5`:    `spec.workload.manifests[1]: Invalid value: "5": manifest must be a JSON object`,
		`[{}]`: `spec.workload.manifests[1]: Invalid value: "[{}]": manifest must be a JSON object`,
		`null`: `spec.workload.manifests[1].kind: Required value: kind is required`,
		`{}`:   `spec.workload.manifests[1].kind: Required value: kind is required`,
		`{"kind":"A","metadata":{"labels":{"a":1}}}`: `spec.workload.manifests[1].metadata.labels: Invalid value: ` +
			`must be a map of strings to strings`,
		`{"kind":"A","metadata":{"annotations":7}}`: `spec.workload.manifests[1].metadata.annotations: Invalid value: ` +
			`must be a map of strings to strings`,
		`{"kind":"A","metadata":7}`: `spec.workload.manifests[1].metadata.labels: Invalid value: must be a map of strings to strings`,
	} {
		w := newWork(`{"kind":"ConfigMap"}`, raw)
		if diff := cmp.Diff([]string{want}, admissiontest.Messages(DefaultWork(w, newID))); diff != "" {
			t.Errorf("%s: -want +got:\n%s", raw, diff)
		}
	}
}

func TestDefaultWork_idempotent(t *testing.T) {
	t.Parallel()
	words := rapid.SampledFrom([]string{"a", "b", names.WorkID, names.ManagedLabels, names.ManagedAnnotations, "uid"})
	rapid.Check(t, func(t *rapid.T) {
		object := map[string]any{
			"kind": rapid.SampledFrom([]string{"Deployment", "Job", "Service", "Secret"}).Draw(t, "kind"),
			"metadata": map[string]any{
				"labels":      rapid.MapOf(words, words).Draw(t, "labels"),
				"annotations": rapid.MapOf(words, words).Draw(t, "annotations"),
				"uid":         "x",
			},
			"status": rapid.MapOf(words, words).Draw(t, "status"),
		}
		raw, err := json.Marshal(object)
		if err != nil {
			t.Fatal(err)
		}
		once := newWork(string(raw))
		if errs := DefaultWork(once, newID); len(errs) > 0 {
			t.Fatal(errs)
		}
		twice := once.DeepCopy()
		if errs := DefaultWork(twice, func() string { t.Fatal("new ID for a Work with an ID"); return "" }); len(errs) > 0 {
			t.Fatal(errs)
		}
		if diff := cmp.Diff(once, twice); diff != "" {
			t.Fatalf("-once +twice:\n%s", diff)
		}
	})
}
