// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package truncate

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"
	"pgregory.net/rapid"
)

func TestText(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		s     string
		limit int
		want  string
	}{
		"short":                   {"abc", 3, "abc"},
		"long":                    {"abcdefgh", 6, "abc…"},
		"in a character":          {"aéé", 4, "a…"},
		"invalid UTF-8":           {"a\xffb", 10, "a?b"},
		"shorter than the mark":   {"abc", 2, ""},
		"as long as the mark":     {"abcd", 3, "…"},
		"truncated a second time": {"abc…", 6, "abc…"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Text(tc.s, tc.limit); got != tc.want {
				t.Errorf("Text(%q, %d) = %q, want %q", tc.s, tc.limit, got, tc.want)
			}
		})
	}
}

func TestStatus_keepsCountersAndMarks(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("x", 900_000)
	raw := fmt.Sprintf(`{"log":%q,"phase":"Running","readyReplicas":3,`+
		`"conditions":[{"type":"Ready","status":"True","message":%q},{"type":"B"}],"nested":{"count":7,"blob":%q}}`, long, long, long)
	got := Status(&runtime.RawExtension{Raw: []byte(raw)}, 1000, "see the Work")
	if len(got.Raw) > 1000 {
		t.Fatalf("%d bytes, want at most 1000", len(got.Raw))
	}
	var v struct {
		Phase         string
		ReadyReplicas int
		Log           string
		Conditions    []struct{ Type, Status string }
		Nested        struct{ Count int }
		Mark          string `json:"karmada.io/truncated"`
	}
	if err := json.Unmarshal(got.Raw, &v); err != nil {
		t.Fatal(err)
	}
	if v.Phase != "Running" || v.ReadyReplicas != 3 || v.Nested.Count != 7 || v.Mark != "see the Work" || !strings.HasSuffix(v.Log, "x…") ||
		len(v.Conditions) != 1 || v.Conditions[0].Status != "True" {
		t.Errorf("%+v", v)
	}
}

func TestStatus_keepsSmallStatus(t *testing.T) {
	t.Parallel()
	for _, raw := range []*runtime.RawExtension{nil, {Raw: []byte(`{"z":1,"a":[1]}`)}, {Raw: []byte(`x`)}} {
		if got := Status(raw, 100, "w"); got != raw {
			t.Errorf("Status(%v) = %v", raw, got)
		}
	}
}

// A status that is no object, or invalid, is replaced.
func TestStatus_replacesInvalidStatus(t *testing.T) {
	t.Parallel()
	for _, raw := range []string{`[` + strings.Repeat("1,", 500) + `1]`, `"` + strings.Repeat("x", 500) + `"`, strings.Repeat("x", 500)} {
		if got := Status(&runtime.RawExtension{Raw: []byte(raw)}, 100, "w"); string(got.Raw) != `{"karmada.io/truncated":"w"}` {
			t.Errorf("Status = %s", got.Raw)
		}
	}
}

func TestFields_keepsTheFirstElements(t *testing.T) {
	t.Parallel()
	list := make([]any, 100)
	for i := range list {
		list[i] = map[string]any{"ip": fmt.Sprintf("192.0.2.%d", i)}
	}
	got := Fields(map[string]any{"addresses": list, "count": int64(100)}, 100)
	want := map[string]any{"addresses": list[:3], "count": int64(100)}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func value(depth int) *rapid.Generator[any] {
	kinds := []*rapid.Generator[any]{
		rapid.Map(rapid.Int64(), func(n int64) any { return n }), rapid.Map(rapid.Bool(), func(b bool) any { return b }),
		rapid.Map(rapid.StringN(0, 100, -1), func(s string) any { return s }), rapid.Just[any](nil),
		rapid.Map(rapid.IntRange(0, 2000), func(n int) any { return strings.Repeat("<", n) }),
	}
	if depth > 0 {
		kinds = append(kinds,
			rapid.Map(rapid.MapOfN(rapid.StringN(0, 20, -1), value(depth-1), 0, 6), func(m map[string]any) any { return m }),
			rapid.Map(rapid.SliceOfN(value(depth-1), 0, 6), func(l []any) any { return l }))
	}
	return rapid.OneOf(kinds...)
}

func TestStatus_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		fields := rapid.MapOfN(rapid.StringN(0, 20, -1), value(3), 0, 8).Draw(t, "fields")
		limit := rapid.IntRange(0, 2000).Draw(t, "limit")
		encoded, err := json.Marshal(fields)
		if err != nil {
			t.Fatal(err)
		}
		raw := &runtime.RawExtension{Raw: encoded}
		got := Status(raw, limit, "elsewhere")
		if len(got.Raw) > max(limit, len("{}")) {
			t.Fatalf("%d bytes, want at most %d", len(got.Raw), limit)
		}
		if !json.Valid(got.Raw) || !utf8.Valid(got.Raw) {
			t.Fatalf("invalid JSON: %s", got.Raw)
		}
		if again := Status(got, limit, "elsewhere"); string(again.Raw) != string(got.Raw) {
			t.Errorf("truncated again: %s, want %s", again.Raw, got.Raw)
		}
		if string(raw.Raw) != string(encoded) {
			t.Error("the argument changed")
		}
		short := Fields(fields, limit)
		if got := size(short); short != nil && got > limit {
			t.Errorf("Fields: %d bytes, want at most %d", got, limit)
		}
		if unchanged, err := json.Marshal(fields); err != nil || string(unchanged) != string(encoded) {
			t.Error("Fields changed its argument")
		}
	})
}

// A deeply nested status is processed in bounded time.
func TestStatus_deep(t *testing.T) {
	t.Parallel()
	deep := `{"a":` + strings.Repeat("[", 5000) + strings.Repeat("]", 5000) + `,"b":1}`
	if got := Status(&runtime.RawExtension{Raw: []byte(deep)}, 1000, "w"); string(got.Raw) != `{"b":1,"karmada.io/truncated":"w"}` {
		t.Errorf("Status = %s", got.Raw)
	}
}

func TestLimits(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		sizes []int
		total int
		want  []int
	}{
		"none":            {nil, 10, []int{}},
		"all fit":         {[]int{3, 2, 5}, 10, []int{3, 2, 5}},
		"one is large":    {[]int{3, 90, 2}, 10, []int{3, 5, 2}},
		"two are large":   {[]int{50, 1, 60}, 11, []int{5, 1, 5}},
		"nothing is left": {[]int{5, 5}, 0, []int{0, 0}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, Limits(tc.sizes, tc.total)); diff != "" {
				t.Errorf("Limits (-want +got):\n%s", diff)
			}
		})
	}
}
