// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"encoding/json"
	"maps"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"pgregory.net/rapid"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
	"sigs.k8s.io/structured-merge-diff/v6/value"
	"sigs.k8s.io/yaml"
)

func parse(t testing.TB, text string) *unstructured.Unstructured {
	t.Helper()
	raw, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		t.Fatalf("parse %s: %v", text, err)
	}
	o := &unstructured.Unstructured{}
	if err := o.UnmarshalJSON([]byte(`{"apiVersion":"v1","kind":"X"}`)); err != nil {
		t.Fatal(err)
	}
	var fields map[string]any
	if err := json.Unmarshal(raw, &fields); err != nil {
		t.Fatal(err)
	}
	maps.Copy(o.Object, fields)
	return o
}

// owned returns the ownership of an object with managed fields of the managers "karmada" and "other", as JSON. The object has no
// managed fields if both are empty.
func owned(t testing.TB, observed *unstructured.Unstructured, ours, others string) Ownership {
	t.Helper()
	var entries []metav1.ManagedFieldsEntry
	for manager, fields := range map[string]string{Manager: ours, "other": others} {
		if fields != "" {
			entries = append(entries, metav1.ManagedFieldsEntry{
				Manager: manager, APIVersion: "v1", FieldsType: "FieldsV1", FieldsV1: metav1.NewFieldsV1(fields),
			})
		}
	}
	observed = observed.DeepCopy()
	observed.SetManagedFields(entries)
	owners, err := OwnershipOf(observed)
	if err != nil {
		t.Fatal(err)
	}
	return owners
}

const containers = `{"f:spec":{"f:containers":{"k:{\"name\":\"a\"}":{".":{},"f:name":{},"f:image":{}},
	"k:{\"name\":\"b\"}":{".":{},"f:name":{}}}}}`

func TestMerge(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		desired, observed, ours, others, want string
		set                                   bool // Contains compares sets as lists
	}{
		"a field of the manifest is set": {
			desired: `spec: {a: 1}`, observed: `spec: {a: 2}`, others: `{"f:spec":{"f:a":{}}}`, want: `spec: {a: 1}`,
		},
		"a field that was removed from the manifest is removed": {
			desired: `spec: {a: 1}`, observed: `spec: {a: 1, b: 2}`, ours: `{"f:spec":{"f:a":{},"f:b":{}}}`, want: `spec: {a: 1}`,
		},
		"a field of another manager stays": {
			desired: `spec: {a: 1}`, observed: `spec: {a: 1, b: 2}`, ours: `{"f:spec":{"f:a":{}}}`, others: `{"f:spec":{"f:b":{}}}`,
			want: `spec: {a: 1, b: 2}`,
		},
		"a field without owner stays": {
			desired: `spec: {a: 1}`, observed: `spec: {a: 1, b: 2}`, ours: `{"f:spec":{"f:a":{}}}`, want: `spec: {a: 1, b: 2}`,
		},
		"a field that another manager set, too, stays": {
			desired: `spec: {a: 1}`, observed: `spec: {a: 1, b: 2}`, ours: `{"f:spec":{"f:b":{}}}`, others: `{"f:spec":{"f:b":{}}}`,
			want: `spec: {a: 1, b: 2}`,
		},
		"a removed struct is removed with the defaults in it": {
			desired: `spec: {}`, observed: `spec: {probe: {path: x, period: 10}}`, ours: `{"f:spec":{"f:probe":{".":{},"f:path":{}}}}`,
			want: `spec: {}`,
		},
		"a removed struct with fields of others keeps these": {
			desired: `spec: {}`, observed: `spec: {probe: {path: x, period: 10}}`, ours: `{"f:spec":{"f:probe":{".":{},"f:path":{}}}}`,
			others: `{"f:spec":{"f:probe":{"f:period":{}}}}`, want: `spec: {probe: {period: 10}}`,
		},
		"null in the manifest counts as missing": {
			desired: `spec: {a: null, b: null}`, observed: `spec: {a: 1}`, ours: `{"f:spec":{"f:x":{}}}`, want: `spec: {a: 1}`,
		},
		"an atomic map is replaced": {
			desired: `spec: {selector: {a: x}}`, observed: `spec: {selector: {a: y, b: z}}`, ours: `{"f:spec":{"f:selector":{}}}`,
			want: `spec: {selector: {a: x}}`,
		},
		"items with keys: changed, added and removed; the sidecar stays": {
			desired:  `spec: {containers: [{name: c}, {name: a, image: new}]}`,
			observed: `spec: {containers: [{name: side}, {name: a, image: old, policy: default}, {name: b}]}`,
			ours:     containers,
			want:     `spec: {containers: [{name: side}, {name: c}, {name: a, image: new, policy: default}]}`,
		},
		"the order of desired items is enforced": {
			desired: `spec: {containers: [{name: b}, {name: a}]}`, observed: `spec: {containers: [{name: a}, {name: x}, {name: b}]}`,
			ours: containers, want: `spec: {containers: [{name: b}, {name: x}, {name: a}]}`,
		},
		"a removed item stays as far as another manager set it": {
			desired: `spec: {containers: []}`, observed: `spec: {containers: [{name: a, image: x, tty: true}]}`, ours: containers,
			others: `{"f:spec":{"f:containers":{"k:{\"name\":\"a\"}":{"f:tty":{}}}}}`, want: `spec: {containers: [{name: a, tty: true}]}`,
		},
		"a key with a default": {
			desired: `spec: {ports: [{port: 80, nodePort: 1}]}`, observed: `spec: {ports: [{port: 80, protocol: TCP, targetPort: 80}]}`,
			ours: `{"f:spec":{"f:ports":{"k:{\"port\":80,\"protocol\":\"TCP\"}":{".":{},"f:port":{}}}}}`,
			want: `spec: {ports: [{port: 80, nodePort: 1, protocol: TCP, targetPort: 80}]}`,
		},
		"a list without keys is replaced": {
			desired: `spec: {args: [a]}`, observed: `spec: {args: [a, b]}`, ours: `{"f:spec":{"f:args":{}}}`, want: `spec: {args: [a]}`,
		},
		"a list without keys, by an unknown owner": {
			desired: `spec: {rules: [{name: a}]}`, observed: `spec: {rules: [{name: a, x: y}, {name: b}]}`, ours: `{"f:spec":{"f:x":{}}}`,
			want: `spec: {rules: [{name: a}]}`,
		},
		"a set keeps the values of others": {
			desired: `spec: {set: [a, c]}`, observed: `spec: {set: [x, a, b]}`, ours: `{"f:spec":{"f:set":{"v:\"a\"":{},"v:\"b\"":{}}}}`,
			others: `{"f:spec":{"f:set":{"v:\"x\"":{}}}}`, want: `spec: {set: [x, a, c]}`, set: true,
		},
		"duplicate keys make the list a single value": {
			desired: `spec: {containers: [{name: a}, {name: a}]}`, observed: `spec: {containers: [{name: a}, {name: x}]}`, ours: containers,
			want: `spec: {containers: [{name: a}, {name: a}]}`,
		},
		"without managed fields everything else is removed": {
			desired: `spec: {a: 1}`, observed: `spec: {a: 2, b: 3}`, want: `spec: {a: 1}`,
		},
		"an equal quantity keeps its spelling": {
			desired: `spec: {limits: {cpu: 1000m}}`, observed: `spec: {limits: {cpu: "1"}}`, ours: `{"f:spec":{"f:limits":{"f:cpu":{}}}}`,
			want: `spec: {limits: {cpu: "1"}}`,
		},
		"a field outside of spec": {
			desired: `data: {a: x}`, observed: `data: {a: y, b: z, c: w}`, ours: `{"f:data":{"f:a":{},"f:c":{}}}`, want: `data: {a: x, b: z}`,
		},
		"the status of the member stays": {
			desired: `spec: {a: 1}`, observed: "spec: {a: 1}\nstatus: {x: 1}", ours: `{"f:status":{"f:x":{}}}`,
			want: "spec: {a: 1}\nstatus: {x: 1}",
		},
		"other types are replaced": {
			desired: `spec: {a: {b: 1}}`, observed: `spec: {a: [x]}`, ours: `{"f:spec":{"f:a":{}}}`, want: `spec: {a: {b: 1}}`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			desired, observed, want := parse(t, tc.desired), parse(t, tc.observed), parse(t, tc.want)
			owners := owned(t, observed, tc.ours, tc.others)
			before := observed.DeepCopy()
			got := Merge(desired, observed, owners)
			if diff := cmp.Diff(want.Object, got.Object); diff != "" {
				t.Errorf("Merge (-want +got):\n%s", diff)
			}
			if !tc.set && !Contains(desired, got, Ownership{}) {
				t.Errorf("the result does not contain the manifest: %v", got.Object)
			}
			if diff := cmp.Diff(got.Object, Merge(desired, got, owners).Object); diff != "" {
				t.Errorf("second merge (-first +second):\n%s", diff)
			}
			if diff := cmp.Diff(before.Object, observed.Object); diff != "" {
				t.Errorf("Merge modified observed:\n%s", diff)
			}
		})
	}
}

func TestOwnershipOf(t *testing.T) {
	t.Parallel()
	o := parse(t, `spec: {a: 1}`)
	entry := func(manager, version, subresource, fields string) metav1.ManagedFieldsEntry {
		return metav1.ManagedFieldsEntry{Manager: manager, APIVersion: version, Subresource: subresource, FieldsType: "FieldsV1",
			FieldsV1: metav1.NewFieldsV1(fields)}
	}
	o.SetManagedFields([]metav1.ManagedFieldsEntry{
		entry("karmada-agent", "v1", "", `{"f:spec":{"f:a":{}}}`),
		entry("karmada", "v1", "", `{"f:spec":{"f:b":{}}}`),
		entry("karmada", "v2", "", `{"f:spec":{"f:c":{}}}`),
		entry("karmada", "v1", "status", `{"f:status":{"f:d":{}}}`),
		entry("kubectl", "v1", "", `{"f:spec":{"f:e":{}}}`),
	})
	owners, err := OwnershipOf(o)
	if err != nil {
		t.Fatal(err)
	}
	path := fieldpath.MakePathOrDie
	if want := fieldpath.NewSet(path("spec", "a"), path("spec", "b")); !owners.ours.Equals(want) {
		t.Errorf("ours = %s, want %s", owners.ours, want)
	}
	if want := fieldpath.NewSet(path("spec", "e"), path("status", "d")); !owners.others.Equals(want) {
		t.Errorf("others = %s, want %s", owners.others, want)
	}
	o.SetManagedFields([]metav1.ManagedFieldsEntry{entry("karmada", "v1", "", `{"k:x":{}}`)})
	if _, err := OwnershipOf(o); err == nil {
		t.Error("malformed managed fields: no error")
	}
}

// tree draws fields of a spec: scalars, maps, lists of scalars and lists of items with names.
func tree(depth int) *rapid.Generator[any] {
	scalar := rapid.SampledFrom([]any{"x", "y", int64(1), true})
	if depth == 0 {
		return scalar
	}
	names := rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"a", "b", "c"}), 0, 3, rapid.ID)
	return rapid.Custom(func(t *rapid.T) any {
		switch rapid.IntRange(0, 3).Draw(t, "shape") {
		case 0:
			return scalar.Draw(t, "scalar")
		case 1:
			return rapid.SliceOfN(scalar, 0, 2).Draw(t, "list")
		case 2:
			out := []any{}
			for _, name := range names.Draw(t, "items") {
				out = append(out, map[string]any{"name": name, "v": tree(depth-1).Draw(t, "field")})
			}
			return out
		}
		return rapid.MapOfN(rapid.SampledFrom([]string{"p", "q", "r"}), tree(depth-1), 0, 3).Draw(t, "map")
	})
}

func object(t *rapid.T, label string) *unstructured.Unstructured {
	spec := rapid.MapOfN(rapid.SampledFrom([]string{"p", "q", "r"}), tree(3), 0, 3).Draw(t, label)
	return &unstructured.Unstructured{Object: map[string]any{"apiVersion": "v1", "kind": "X", "spec": spec}}
}

func fields(o *unstructured.Unstructured) *fieldpath.Set {
	return fieldpath.SetFromValue(value.NewValueInterface(o.Object))
}

// The result contains the manifest, and merging again changes nothing, with any owners of the fields.
func TestMerge_isIdempotent(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		desired, previous, observed := object(t, "desired"), object(t, "previous"), object(t, "observed")
		owners := Ownership{ours: fields(previous), others: &fieldpath.Set{}}
		if rapid.Bool().Draw(t, "others") {
			owners.others = fields(object(t, "foreign"))
		}
		once := Merge(desired, observed, owners)
		if !Contains(desired, once, Ownership{}) {
			t.Fatalf("Merge = %v, want it to contain %v", once.Object, desired.Object)
		}
		if diff := cmp.Diff(once.Object, Merge(desired, once, owners).Object); diff != "" {
			t.Fatalf("second merge (-first +second):\n%s", diff)
		}
		if diff := cmp.Diff(desired.Object, Merge(desired, desired, owners).Object); diff != "" {
			t.Fatalf("merge into an equal object (-want +got):\n%s", diff)
		}
	})
}
