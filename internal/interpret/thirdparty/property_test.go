// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package thirdparty

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"pgregory.net/rapid"
)

// omitSome returns v without some of its fields and elements.
func omitSome(t *rapid.T, v any) any {
	missing := func() bool { return rapid.IntRange(0, 9).Draw(t, "missing") == 0 }
	switch v := v.(type) {
	case object:
		out := object{}
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if !missing() {
				out[key] = omitSome(t, v[key])
			}
		}
		return out
	case []any:
		out := []any{}
		for _, element := range v {
			if !missing() {
				out = append(out, omitSome(t, element))
			}
		}
		return out
	}
	return v
}

// corrupt returns v with unexpected values in some places.
func corrupt(t *rapid.T, v any) any {
	if rapid.IntRange(0, 19).Draw(t, "spoil") == 0 {
		invalid := []any{nil, true, int64(-1), 1.5, "", "x", []any{}, object{}, []any{nil}, object{"name": []any{}}}
		return rapid.SampledFrom(invalid).Draw(t, "junk")
	}
	switch v := v.(type) {
	case object:
		out := object{}
		for _, key := range slices.Sorted(maps.Keys(v)) {
			out[key] = corrupt(t, v[key])
		}
		return out
	case []any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = corrupt(t, v[i])
		}
		return out
	}
	return v
}

// changed returns the example with changed inputs. Objects keep their kind and name.
func (e example) changed(t *rapid.T, change func(*rapid.T, any) any) example {
	one := func(o object) object {
		if o == nil {
			return nil
		}
		out, ok := change(t, o).(object)
		if !ok {
			out = object{}
		}
		metadata, ok := out["metadata"].(object)
		if !ok {
			metadata = object{}
		}
		original := o["metadata"].(object)
		metadata["name"], metadata["namespace"] = original["name"], original["namespace"]
		out["apiVersion"], out["kind"], out["metadata"] = o["apiVersion"], o["kind"], metadata
		return out
	}
	e.desired, e.observed = one(e.desired), one(e.observed)
	reports := make(map[string]any, len(e.reports))
	for _, cluster := range slices.Sorted(maps.Keys(e.reports)) {
		reports[cluster] = change(t, e.reports[cluster])
	}
	e.reports = reports
	return e
}

// byKind groups the examples by kind: checking a property for each of them takes too long.
func byKind(t testing.TB) map[schema.GroupVersionKind][]example {
	t.Helper()
	kinds := map[schema.GroupVersionKind][]example{}
	for _, e := range examples(t) {
		kinds[e.gvk] = append(kinds[e.gvk], e)
	}
	return kinds
}

func TestKinds_acceptMissingFields(t *testing.T) {
	t.Parallel()
	for gvk, all := range byKind(t) {
		t.Run(kindPath(gvk), func(t *testing.T) {
			t.Parallel()
			k := kindOf(t, gvk)
			rapid.Check(t, func(r *rapid.T) {
				e := rapid.SampledFrom(all).Draw(r, "example").changed(r, omitSome)
				if _, err := e.run(t, k); err != nil {
					r.Fatalf("%s of %v, %v, %v: %v", e.rule, e.desired, e.observed, e.reports, err)
				}
			})
		})
	}
}

func TestKinds_handleInvalidInput(t *testing.T) {
	t.Parallel()
	for gvk, all := range byKind(t) {
		t.Run(kindPath(gvk), func(t *testing.T) {
			t.Parallel()
			k := kindOf(t, gvk)
			rapid.Check(t, func(r *rapid.T) {
				e := rapid.SampledFrom(all).Draw(r, "example").changed(r, corrupt)
				before := e.copy()
				first, firstErr := e.run(t, k)
				if diff := cmp.Diff([]object{before.desired, before.observed}, []object{e.desired, e.observed}); diff != "" {
					r.Fatalf("%s changed an argument (-before +after):\n%s", e.rule, diff)
				}
				second, secondErr := e.run(t, k)
				if (firstErr == nil) != (secondErr == nil) {
					r.Fatalf("%s: first error %v, second error %v", e.rule, firstErr, secondErr)
				}
				if diff := cmp.Diff(plain(t, first), plain(t, second)); firstErr == nil && diff != "" {
					r.Fatalf("%s: results differ (-first +second):\n%s", e.rule, diff)
				}
			})
		})
	}
}

func TestKinds_acceptObjectsWithoutMetadata(t *testing.T) {
	t.Parallel()
	for _, e := range examples(t) {
		t.Run(e.name(), func(t *testing.T) {
			t.Parallel()
			e := e.copy()
			delete(e.desired, "metadata")
			delete(e.observed, "metadata")
			if _, err := e.run(t, kindOf(t, e.gvk)); err != nil {
				t.Error(err)
			}
		})
	}
}
