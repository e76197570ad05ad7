// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package patch

import (
	"encoding/json"
	"maps"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// Applying the difference to the current status must result in the next one.
func TestDifference(t *testing.T) {
	t.Parallel()
	var value func(depth int) *rapid.Generator[any]
	value = func(depth int) *rapid.Generator[any] {
		kinds := []*rapid.Generator[any]{
			rapid.Map(rapid.Int64Range(0, 2), func(n int64) any { return n }), rapid.Map(rapid.Bool(), func(b bool) any { return b }),
			rapid.Map(rapid.SampledFrom([]string{"", "x"}), func(s string) any { return s }),
			rapid.Map(rapid.SliceOfN(rapid.Int64Range(0, 1), 0, 2), func(l []int64) any {
				out := []any{}
				for _, n := range l {
					out = append(out, n)
				}
				return out
			}),
		}
		if depth > 0 {
			object := rapid.MapOfN(rapid.SampledFrom([]string{"a", "b", "c"}), value(depth-1), 0, 3)
			kinds = append(kinds, rapid.Map(object, func(m map[string]any) any { return m }))
		}
		return rapid.OneOf(kinds...)
	}
	object := rapid.MapOfN(rapid.SampledFrom([]string{"a", "b", "c"}), value(2), 0, 3)
	rapid.Check(t, func(t *rapid.T) {
		var current, next any = object.Draw(t, "current"), object.Draw(t, "next")
		if rapid.Bool().Draw(t, "no status yet") {
			current = nil
		}
		before := map[string]any{"kind": "x"}
		if current != nil {
			before["status"] = current
		}
		got := mergePatch(viaJSON(t, before), viaJSON(t, map[string]any{"status": Difference(current, next)}))
		if diff := cmp.Diff(viaJSON(t, map[string]any{"kind": "x", "status": next}), got); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
		if len(viaJSON(t, Difference(next, next)).(map[string]any)) > 0 {
			t.Errorf("a difference to itself: %v", Difference(next, next))
		}
	})
}

// mergePatch applies a JSON merge patch (RFC 7386).
func mergePatch(target, patch any) any {
	changes, ok := patch.(map[string]any)
	if !ok {
		return patch
	}
	out := map[string]any{}
	if old, ok := target.(map[string]any); ok {
		maps.Copy(out, old)
	}
	for k, v := range changes {
		if v == nil {
			delete(out, k)
		} else {
			out[k] = mergePatch(out[k], v)
		}
	}
	return out
}

func viaJSON(t *rapid.T, value any) any {
	raw, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	var out any
	if err := json.Unmarshal(raw, &out); err != nil {
		t.Fatal(err)
	}
	return out
}
