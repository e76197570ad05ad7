// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package conversion

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"pgregory.net/rapid"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

const (
	metadata = `{"creationTimestamp":"2026-01-01T00:00:00Z","labels":{"a":"b"},"managedFields":[{"fieldsV1":{"f:x":{}},` +
		`"future":1}],"name":"nginx-deployment","namespace":"shop"}`
	hubJSON = `{"apiVersion":"work.karmada.io/v1alpha2","kind":"ResourceBinding","metadata":` + metadata + `,"spec":{
		"resource":{"apiVersion":"apps/v1","kind":"Deployment","namespace":"shop","name":"nginx","uid":"u","resourceVersion":"7"},
		"replicas":3,"replicaRequirements":{"resourceRequest":{"cpu":"100m"},"nodeClaim":{"nodeSelector":{"a":"b"}}},
		"clusters":[{"name":"m1","replicas":2},{"name":"m2","replicas":1}],"schedulerName":"s","propagateDeps":true},
		"status":{"schedulerObservedGeneration":2,"conditions":[{"type":"Scheduled","status":"True","reason":"Success","message":"",` +
		`"lastTransitionTime":"2026-01-01T00:00:00Z"}],
		"aggregatedStatus":[{"clusterName":"m1","status":{"replicas":2},"applied":true,"health":"Healthy"},{"clusterName":"m2",` +
		`"appliedMessage":"no"}]}}`
	oldJSON = `{"kind":"ResourceBinding","apiVersion":"work.karmada.io/v1alpha1","metadata":` + metadata + `,"spec":{
		"resource":{"apiVersion":"apps/v1","kind":"Deployment","namespace":"shop","name":"nginx","resourceVersion":"7",` +
		`"resourcePerReplicas":{"cpu":"100m"},"replicas":3},
		"clusters":[{"name":"m1","replicas":2},{"name":"m2","replicas":1}]},
		"status":{"conditions":[{"type":"Scheduled","status":"True","reason":"Success","message":"","lastTransitionTime":"2026-01-01T00:00:00Z"}],
		"aggregatedStatus":[{"clusterName":"m1","status":{"replicas":2},"applied":true},{"clusterName":"m2","appliedMessage":"no"}]}}`
	roundTripped = `{"kind":"ResourceBinding","apiVersion":"work.karmada.io/v1alpha2","metadata":` + metadata + `,"spec":{
		"resource":{"apiVersion":"apps/v1","kind":"Deployment","namespace":"shop","name":"nginx","resourceVersion":"7"},
		"replicas":3,"replicaRequirements":{"resourceRequest":{"cpu":"100m"}},"clusters":[{"name":"m1","replicas":2},{"name":"m2","replicas":1}]},
		"status":{"conditions":[{"type":"Scheduled","status":"True","reason":"Success","message":"","lastTransitionTime":"2026-01-01T00:00:00Z"}],
		"aggregatedStatus":[{"clusterName":"m1","status":{"replicas":2},"applied":true},{"clusterName":"m2","appliedMessage":"no"}]}}`
)

func generic(t interface {
	Helper()
	Fatalf(format string, args ...any)
}, raw []byte,
) (out any) {
	t.Helper()
	if err := json.Unmarshal(raw, &out); err != nil {
		t.Fatalf("decode %s: %v", raw, err)
	}
	return out
}

func TestBinding(t *testing.T) {
	t.Parallel()
	tests := map[string]struct{ in, version, want string }{
		"to v1alpha1":                    {in: hubJSON, version: old, want: oldJSON},
		"to v1alpha2":                    {in: oldJSON, version: hub, want: roundTripped},
		"notation of values to v1alpha1": {in: notation(hub), version: old, want: notation(old)},
		"notation of values to v1alpha2": {in: notation(old), version: hub, want: notation(hub)},
		"v1alpha1 unchanged":             {in: oldJSON, version: old, want: oldJSON},
		"v1alpha2 unchanged":             {in: hubJSON, version: hub, want: hubJSON},
		"only required fields to v1alpha1": {
			in: `{"apiVersion":"work.karmada.io/v1alpha2","kind":"ClusterResourceBinding","spec":{"resource":{"apiVersion":"v1",` +
				`"kind":"Namespace","name":"a"}}}`,
			version: old,
			want: `{"apiVersion":"work.karmada.io/v1alpha1","kind":"ClusterResourceBinding","spec":{"resource":{"apiVersion":"v1",` +
				`"kind":"Namespace","name":"a"}}}`,
		},
		"only required fields to v1alpha2": {
			in: `{"apiVersion":"work.karmada.io/v1alpha1","kind":"ClusterResourceBinding","spec":{"resource":{"apiVersion":"v1",` +
				`"kind":"Namespace","name":"a"}}}`,
			version: hub,
			want: `{"apiVersion":"work.karmada.io/v1alpha2","kind":"ClusterResourceBinding","spec":{"resource":{"apiVersion":"v1",` +
				`"kind":"Namespace","name":"a"}}}`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := Binding([]byte(tc.in), tc.version)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(generic(t, []byte(tc.want)), generic(t, got)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}

func TestBinding_rejectsInvalidObjects(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ in, version, want string }{
		"not JSON": {in: `{`, version: hub, want: "decode object"},
		"list":     {in: `[]`, version: hub, want: "decode object"},
		"another kind": {in: `{"apiVersion":"work.karmada.io/v1alpha1","kind":"Work"}`, version: hub, want: `convert Work ` +
			`"work.karmada.io/v1alpha1": unsupported kind`},
		"unknown version": {in: hubJSON, version: "work.karmada.io/v1", want: `convert ResourceBinding ` +
			`shop/nginx-deployment: unsupported conversion from "work.karmada.io/v1alpha2" to "work.karmada.io/v1"`},
		"unknown version unchanged": {in: `{"apiVersion":"a/v1","kind":"ResourceBinding"}`, version: "a/v1", want: `unsupported ` +
			`conversion from "a/v1" to "a/v1"`},
		"field of wrong type": {in: `{"apiVersion":"work.karmada.io/v1alpha1","kind":"ResourceBinding","metadata":{"name":"a"},` +
			`"spec":{"clusters":5}}`, version: hub, want: "convert ResourceBinding /a: json: cannot unmarshal"},
	} {
		if _, err := Binding([]byte(tc.in), tc.version); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: error %v, want %q", name, err, tc.want)
		}
	}
}

// v1alpha1 is a binding of either scope.
type v1alpha1 struct {
	metav1.TypeMeta `json:",inline"`
	Metadata        json.RawMessage                    `json:"metadata"`
	Spec            workv1alpha1.ResourceBindingSpec   `json:"spec"`
	Status          workv1alpha1.ResourceBindingStatus `json:"status"`
}

// drawV1alpha1 draws v1alpha1 bindings with any subset of fields.
var drawV1alpha1 = rapid.Custom(func(t *rapid.T) v1alpha1 {
	word := rapid.StringMatching(`[a-z]{1,5}`)
	maybe := rapid.StringMatching(`[a-z]{0,2}`)
	b := v1alpha1{
		TypeMeta: metav1.TypeMeta{
			APIVersion: old,
			Kind:       rapid.SampledFrom([]string{"ResourceBinding", "ClusterResourceBinding"}).Draw(t, "kind"),
		},
		Metadata: json.RawMessage(`{"name":"a"}`),
		Spec: workv1alpha1.ResourceBindingSpec{Resource: workv1alpha1.ObjectReference{
			APIVersion: word.Draw(t, "apiVersion"), Kind: word.Draw(t, "kind"), Namespace: maybe.Draw(t, "namespace"), Name: word.Draw(t, "name"),
			ResourceVersion: maybe.Draw(t, "resourceVersion"), Replicas: rapid.Int32().Draw(t, "replicas"),
		}},
	}
	for range rapid.IntRange(0, 3).Draw(t, "clusters") {
		b.Spec.Clusters = append(
			b.Spec.Clusters,
			workv1alpha1.TargetCluster{Name: word.Draw(t, "cluster"), Replicas: rapid.Int32().Draw(t, "share")},
		)
	}
	for range rapid.IntRange(0, 2).Draw(t, "resources") {
		if b.Spec.Resource.ReplicaResourceRequirements == nil {
			b.Spec.Resource.ReplicaResourceRequirements = corev1.ResourceList{}
		}
		b.Spec.Resource.ReplicaResourceRequirements[corev1.ResourceName(word.Draw(t, "resource"))] = resource.MustParse(
			rapid.SampledFrom([]string{"1", "100m", "2Gi"}).Draw(t, "quantity"),
		)
	}
	for range rapid.IntRange(0, 2).Draw(t, "conditions") {
		b.Status.Conditions = append(b.Status.Conditions, metav1.Condition{
			Type: word.Draw(t, "condition"), Status: "True", Reason: word.Draw(t, "reason"),
			LastTransitionTime: metav1.Unix(rapid.Int64Range(0, math.MaxInt32).Draw(t, "time"), 0),
		})
	}
	for range rapid.IntRange(0, 3).Draw(t, "statuses") {
		item := workv1alpha1.AggregatedStatusItem{
			ClusterName:    word.Draw(t, "cluster"),
			Applied:        rapid.Bool().Draw(t, "applied"),
			AppliedMessage: maybe.Draw(t, "message"),
		}
		if rapid.Bool().Draw(t, "status") {
			item.Status = &runtime.RawExtension{Raw: []byte(`{"` + word.Draw(t, "field") + `":1}`)}
		}
		b.Status.AggregatedStatus = append(b.Status.AggregatedStatus, item)
	}
	return b
})

// A v1alpha1 binding survives the conversion to v1alpha2 and back, and so does the v1alpha2 binding made from it.
func TestBinding_roundTrip(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		before, err := json.Marshal(drawV1alpha1.Draw(t, "binding"))
		if err != nil {
			t.Fatal(err)
		}
		up, err := Binding(before, hub)
		if err != nil {
			t.Fatal(err)
		}
		down, err := Binding(up, old)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(generic(t, before), generic(t, down)); diff != "" {
			t.Fatalf("v1alpha1: -before +after:\n%s", diff)
		}
		again, err := Binding(down, hub)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(up), string(again)); diff != "" {
			t.Fatalf("v1alpha2: -before +after:\n%s", diff)
		}
	})
}

// notation returns a binding with values that would change if they were decoded and encoded again. A quantity with this exponent
// would not even be decoded.
func notation(version string) string {
	const request = `{"cpu":"0.10","memory":"1e2147483648","pods":1}`
	spec := `"resource":{"name":"a","namespace":"","resourcePerReplicas":` + request + `,"replicas":0}`
	if version == hub {
		spec = `"resource":{"name":"a","namespace":""},"replicas":0,"replicaRequirements":{"resourceRequest":` + request + `}`
	}
	return `{"apiVersion":"` + version + `","kind":"ResourceBinding","metadata":{},"spec":{` + spec +
		`,"clusters":[{"name":"m1","replicas":0}]},"status":{"conditions":[{"lastTransitionTime":"2026-01-01T00:00:00.5+02:00"}],` +
		`"aggregatedStatus":[{"clusterName":"m1","applied":false}]}}`
}
