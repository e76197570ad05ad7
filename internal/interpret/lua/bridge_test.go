// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

//nolint:dupword // Lua ends every block with end
package lua

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	glua "github.com/yuin/gopher-lua"
	"k8s.io/apimachinery/pkg/runtime"
	apijson "k8s.io/apimachinery/pkg/util/json"
	"pgregory.net/rapid"
)

// callScript calls function f of a script and reads the result, with the arguments as references.
func callScript(t testing.TB, source string, args ...any) (any, error) {
	t.Helper()
	script, err := Compile(source)
	if err != nil {
		t.Fatal(err)
	}
	var out any
	err = run(t.Context(), job{script: script, function: "f", args: args, results: 1, limits: slowLimits()},
		func(m *machine, results []glua.LValue) error {
			out, err = m.read(results[0], args)
			if _, empty := out.(unknownEmpty); empty {
				out = map[string]any{}
			}
			return err
		})
	return out, err
}

// slowLimits returns the limits of every call with more time, because tests share the CPU.
func slowLimits() *limits {
	l := callLimits
	l.time = time.Minute
	return &l
}

// anyJSON generates JSON values as the API machinery decodes them, with at most depth levels.
func anyJSON(depth int) *rapid.Generator[any] {
	text := rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{"", "1", "n", "a.b", "\x00", "é", "日本", "🙂", "\u2028", "spec",
		"replicas",
		"end"}))
	leaves := []*rapid.Generator[any]{
		rapid.Just[any](nil),
		rapid.Map(rapid.Bool(), func(b bool) any { return b }),
		rapid.Map(text, func(s string) any { return s }),
		rapid.Map(rapid.Int64(), func(n int64) any { return n }),
		rapid.Map(rapid.SampledFrom([]int64{0, 1, -1, math.MaxInt64, math.MinInt64, math.MaxInt64 - 1, 1 << 53, 1<<53 + 1, -(1 << 53) - 1,
			1<<62 + 1}),
			func(n int64) any { return n }),
		rapid.Map(rapid.Float64(), func(f float64) any { return f }),
		rapid.Map(rapid.SampledFrom([]float64{0.5, 3, math.Copysign(0, -1), math.MaxFloat64, math.SmallestNonzeroFloat64, 1e18, 1 << 63}),
			func(f float64) any { return f }),
		rapid.Just[any](map[string]any{}),
		rapid.Just[any]([]any{}),
	}
	if depth == 0 {
		return rapid.OneOf(leaves...)
	}
	inner := anyJSON(depth - 1)
	return rapid.OneOf(append(leaves,
		rapid.Map(rapid.SliceOfN(inner, 0, 5), func(l []any) any { return l }),
		rapid.Map(rapid.MapOfN(text, inner, 0, 6), func(m map[string]any) any { return m }),
		rapid.Map(rapid.MapOfN(text, inner, 0, 6), func(m map[string]any) any { return m }),
	)...)
}

func anyObject() *rapid.Generator[map[string]any] {
	return rapid.Map(rapid.MapOfN(rapid.String(), anyJSON(4), 0, 6), func(m map[string]any) map[string]any { return m })
}

const (
	identity = `function f(o) return o end`
	// readAll reads every value, which fills every table.
	readAll = `local function touch(o) if type(o) == "table" then for k, v in pairs(o) do touch(v) end
for i = 1, #o do touch(o[i]) end end end
function f(o) touch(o) return o end`
	// restoreAll changes every table and restores it.
	restoreAll = `local function restore(o) if type(o) ~= "table" then return end
for k, v in pairs(o) do restore(v) o[k] = nil o[k] = v end if #o == 0 then o.x_ = 1 o.x_ = nil end end
function f(o) restore(o) return o end`
	// moveAll moves everything to other paths.
	moveAll = `function f(o) return {inner = {o}, value = o} end`
	// copyAll copies every value into new tables.
	copyAll = `local function copy(o) if type(o) ~= "table" then return o end
local r = {} for k, v in pairs(o) do r[k] = copy(v) end return r end
function f(o) return copy(o) end`
)

func TestBridge_isLossless(t *testing.T) {
	t.Parallel()
	for name, source := range map[string]string{"not read": identity, "read": readAll, "changed and restored": restoreAll} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rapid.Check(t, func(rt *rapid.T) {
				object := anyObject().Draw(rt, "object")
				before := runtime.DeepCopyJSON(object)
				got, err := callScript(t, source, object)
				if err != nil {
					rt.Fatal(err)
				}
				if diff := cmp.Diff(before, got); diff != "" {
					rt.Fatalf("%s", diff)
				}
				if diff := cmp.Diff(before, object); diff != "" {
					rt.Fatalf("argument changed (-before +after):\n%s", diff)
				}
			})
		})
	}
}

func TestBridge_movesTables(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		object := anyObject().Draw(rt, "object")
		got, err := callScript(t, moveAll, object)
		if err != nil {
			rt.Fatal(err)
		}
		if diff := cmp.Diff(any(map[string]any{"inner": []any{object}, "value": object}), got); diff != "" {
			rt.Fatalf("%s", diff)
		}
	})
}

// A copy made by a script equals the original, except for values that Lua tables cannot represent: null and floats that are
// integral.
func TestBridge_copies(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		object := anyObject().Draw(rt, "object")
		want, ok := copyOf(object)
		if !ok {
			return
		}
		got, err := callScript(t, copyAll, object)
		if err != nil {
			rt.Fatal(err)
		}
		if want == nil {
			want = map[string]any{}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			rt.Fatalf("%s", diff)
		}
	})
}

// copyOf returns the JSON value of a copy that a script makes of v. It returns false if a script cannot copy the value, or if
// empty tables at the same path have different types.
func copyOf(v any) (any, bool) {
	switch v := v.(type) {
	case map[string]any:
		out := map[string]any{}
		for k, inner := range v {
			if inner == nil {
				continue
			}
			copied, ok := copyOf(inner)
			if !ok {
				return nil, false
			}
			out[k] = copied
		}
		return out, len(v) == 0 || len(out) > 0
	case []any:
		out := make([]any, len(v))
		for i, inner := range v {
			copied, ok := copyOf(inner)
			if !ok || copied == nil {
				return nil, false
			}
			switch inner := inner.(type) {
			case map[string]any:
				if len(inner) == 0 {
					return nil, false
				}
			case []any:
				if len(inner) == 0 {
					return nil, false
				}
			}
			out[i] = copied
		}
		return out, true
	case int64:
		return v, v < 1<<53 && v > -(1<<53)
	case float64:
		if v == math.Trunc(v) && math.Abs(v) < 1<<53 {
			return int64(v), true
		}
		return v, v != math.Trunc(v) || math.Abs(v) > 1<<63
	}
	return v, true
}

func TestBridge_results(t *testing.T) {
	t.Parallel()
	object := `{"metadata": {"name": "n", "labels": {}, "finalizers": [], "big": 9007199254740993}, 
"spec": {"list": [1, null, 3], "empty": {}, "none": [],
"an empty table": null, "containers": [{"resources": {}, "args": []}, {"resources": {"cpu": 1}, "args": ["a"]}]}}`
	for name, c := range map[string]struct{ body, want string }{
		"a field is added": {`o.spec = {a = 1} o.metadata = nil return o`, `{"spec": {"a": 1}}`},
		"a field is removed": {
			`o.spec = nil o.metadata.labels = nil o.metadata.finalizers = nil return o`, `{"metadata": {"name": "n", "big": 9007199254740993}}`,
		},
		"unchanged fields are kept": {
			`o.metadata.name = "m" o.spec = nil return o`, `{"metadata": {"name": "m", "labels": {}, "finalizers": [], "big": 9007199254740993}}`,
		},
		"unchanged null fields are kept": {
			`o.spec.list = nil o.spec.empty = nil o.spec.none = nil o.spec.containers = nil o.spec.x = 1 return o.spec`,
			`{"an empty table": null, "x": 1}`,
		},
		"null is read as nil":          {`return {a = o.spec.nothing == nil, b = o.spec.list}`, `{"a": true, "b": [1, null, 3]}`},
		"a list with nulls is changed": {`o.spec.list[1] = 5 return {l = o.spec.list}`, `{"l": [5, null, 3]}`},
		"a list with nulls grows":      {`o.spec.list[4] = 4 return {l = o.spec.list}`, `{"l": [1, null, 3, 4]}`},
		"a null item of a list is set": {`o.spec.list[2] = 2 return {l = o.spec.list}`, `{"l": [1, 2, 3]}`},
		"a list shrinks": {
			`table.remove(o.spec.containers, 1) return o.spec.containers`, `[{"resources": {"cpu": 1}, "args": ["a"]}]`,
		},
		"items are swapped": {
			`local c = o.spec.containers c[1], c[2] = c[2], c[1] return c`,
			`[{"resources": {"cpu": 1}, "args": ["a"]}, {"resources": {}, "args": []}]`,
		},
		"a name is added to an empty list":    {`o.spec.none.x = 1 return o.spec.none`, `{"x": 1}`},
		"an item is added to an empty object": {`o.spec.empty[1] = 1 return o.spec.empty`, `[1]`},
		"a large integer moves":               {`return {other = o.metadata.big}`, `{"other": 9007199254740993}`},
		"a new empty table has the type of the original": {
			`return {metadata = {labels = {}, finalizers = {}}}`, `{"metadata": {"labels": {}, "finalizers": []}}`,
		},
		"a new empty table in a list": {
			`return {spec = {containers = {{resources = {}, args = {}, x = 1}}}}`,
			`{"spec": {"containers": [{"resources": {}, "args": [], "x": 1}]}}`,
		},
		"a new empty table elsewhere is omitted": {`return {a = 1, b = {}, c = {d = {}}, e = {{}, 1}}`, `{"a": 1, "c": {}, "e": [1]}`},
		"one new empty table in two places": {
			`local e = {} return {metadata = {labels = e, finalizers = e}}`, `{"metadata": {"labels": {}, "finalizers": []}}`,
		},
		"a table that was emptied is omitted": {`local c = o.spec.containers[2] c.args[1] = nil c.resources.cpu = nil return c`, `{}`},
		"one table in two places": {
			`local t = {x = 1} return {a = t, b = {t, t}}`, `{"a": {"x": 1}, "b": [{"x": 1}, {"x": 1}]}`,
		},
		"one object in two places": {
			`return {a = o.metadata, b = {o.metadata}}`,
			`{"a": {"name": "n", "labels": {}, "finalizers": [], "big": 9007199254740993}, "b": [{"name": "n", "labels": {}, "finalizers": ` +
				`[], "big": 9007199254740993}]}`,
		},
		"numbers": {
			`return {1, 1.5, 2^53, 1e30, -1, 2^63, -2^63, 0.1 + 0.2}`,
			`[1, 1.5, 9007199254740992, 1e30, -1, 9223372036854775808, -9223372036854775808, 0.30000000000000004]`,
		},
		"split characters": {
			`return {a = ("é"):sub(1, 1), b = "x" .. ("é"):sub(2)}`, `{"a": "\ufffd", "b": "x\ufffd"}`,
		},
		"split characters in names": {`return {[("é"):sub(1, 1)] = 1}`, `{"\ufffd": 1}`},
		"an empty table":            {`return {}`, `{}`},
		"iteration is in the order of keys": {
			`local s = "" for k in pairs(o.metadata) do s = s .. k .. " " end return s`, `"big finalizers labels name "`,
		},
		"a string key that looks like a number": {`o.metadata["1"] = "a" return {o.metadata["1"], o.metadata[1]}`, `["a"]`},
		"lengths of tables that are not read":   {`return {#o.spec.list, #o.spec.none, #o.spec.empty, #o}`, `[3, 0, 0, 0]`},
		"writes to tables that are not read": {
			`o.spec.containers[3] = "x" o.spec.containers[2].resources.cpu = 2 return o.spec.containers`,
			`[{"resources": {}, "args": []}, {"resources": {"cpu": 2}, "args": ["a"]}, "x"]`,
		},
		"every function fills tables": {
			`local c, l = o.spec.containers, o.spec.list return {next(c), unpack(c[2].args), table.maxn(l), select("#", unpack(l)), ` +
				`next(o.spec.empty) == nil, table.getn(c)}`,
			`[1, "a", 3, 3, true, 2]`,
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var in, want any
			if err := apijson.Unmarshal([]byte(object), &in); err != nil {
				t.Fatal(err)
			}
			if err := apijson.Unmarshal([]byte(c.want), &want); err != nil {
				t.Fatal(err)
			}
			before := runtime.DeepCopyJSONValue(in)
			got, err := callScript(t, "function f(o) "+c.body+" end", in)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(before, in); diff != "" {
				t.Errorf("argument changed (-before +after):\n%s", diff)
			}
		})
	}
}

func TestBridge_reportsPathOfInvalidValue(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ body, want string }{
		"a function":                {`return {spec = {f = f}}`, "the result.spec.f: a function is not a JSON value"},
		"names and numbers as keys": {`return {a = {1, b = 2}}`, "the result.a: the table has both names and numbers"},
		"a missing item": {
			`return {l = {1, nil, 3}}`,
			"the result.l: the list has 2 items up to number 3, but number 2 is missing",
		},
		"a fraction as key":                     {`return {[1.5] = 1}`, "the result: a key is 1.5"},
		"zero as key":                           {`return {[0] = 1}`, "the result: a key is 0"},
		"a boolean as key":                      {`return {a = {[true] = 1}}`, "the result.a: a key is a boolean"},
		"a table as key":                        {`return {[{}] = 1}`, "the result: a key is a table"},
		"not a number":                          {`return {n = 0/0}`, "the result.n: NaN is not a JSON number"},
		"infinity":                              {`return {{n = {1, -1/0}}}`, "the result[1].n[2]: -Inf is not a JSON number"},
		"a table in itself":                     {`local t = {} t.a = {b = {t}} return t`, "cannot encode recursively nested tables to JSON"},
		"an object in itself":                   {`o.me = o return o`, "cannot encode recursively nested tables to JSON"},
		"deep nesting":                          {`local t = {} for i = 1, 2000 do t = {t} end return t`, "tables have more than 1000 levels"},
		"a table that is doubled 60 times":      {`local t = {1} for i = 1, 60 do t = {t, t} end return t`, "not enough memory"},
		"an object that is repeated many times": {`local t = {} for i = 1, 200000 do t[i] = o end return t`, "not enough memory"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			first := ""
			for range 3 { // errors are reported in conditions, so they must be stable
				_, err := callScript(t, "function f(o) "+c.body+" end",
					map[string]any{"list": []any{"a", "b", "c"}, "object": map[string]any{"x": strings.Repeat("x", 100)}})
				if err == nil || !strings.Contains(err.Error(), c.want) {
					t.Fatalf("%v, want %s", err, c.want)
				}
				if first != "" && first != err.Error() {
					t.Errorf("%v, want the same error each time: %s", err, first)
				}
				first = err.Error()
			}
		})
	}
}
