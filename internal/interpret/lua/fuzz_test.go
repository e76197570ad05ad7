// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	glua "github.com/yuin/gopher-lua"
	"k8s.io/apimachinery/pkg/runtime"
	apijson "k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

// FuzzBridge checks that every JSON object is returned unchanged, regardless of what a script reads or moves.
func FuzzBridge(f *testing.F) {
	for _, s := range []string{
		`{}`, `{"a": null}`, `{"a": [null, 1, null]}`, `{"a": {"b": [], "c": {}}}`, `{"n": 9007199254740993, "f": 1e300, "m": ` +
			`-9223372036854775808}`,
		`{"": {"1": [[[]]]}}`, `{"é\u0000": "\ud83d\ude42"}`, `{"a": [{"b": [1.5, 3.0, true]}, {"b": []}]}`, webJSON(f),
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		var object map[string]any
		if len(text) > 10_000 || apijson.Unmarshal(text, &object) != nil || object == nil {
			return
		}
		before := runtime.DeepCopyJSON(object)
		for _, source := range []string{identity, readAll, restoreAll} {
			got, err := callScript(t, source, object)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(any(before), got); diff != "" {
				t.Fatalf("%s\n%s", source, diff)
			}
		}
		got, err := callScript(t, moveAll, object)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(any(map[string]any{"inner": []any{before}, "value": before}), got); diff != "" {
			t.Fatal(diff)
		}
		if _, err := callScript(t, copyAll, object); err != nil && !strings.Contains(err.Error(), "is missing") {
			t.Fatal(err) // lists with null cannot be copied
		}
		if diff := cmp.Diff(before, object); diff != "" {
			t.Fatalf("argument changed (-before +after):\n%s", diff)
		}
	})
}

func webJSON(t testing.TB) string {
	b, err := json.Marshal(objectOf(t, webObject).Object)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// FuzzScript checks that any source ends within its limits and does not affect the next script. Each run returns the same JSON
// value or error.
func FuzzScript(f *testing.F) {
	for _, c := range hostile {
		f.Add(c.source)
	}
	var c configv1alpha1.CustomizationRules
	if err := yaml.Unmarshal([]byte(benchScripts), &c); err != nil {
		f.Fatal(err)
	}
	for _, r := range Rules {
		f.Add(r.Script(&c))
	}
	for _, s := range []string{identity, readAll, restoreAll, moveAll, copyAll} {
		f.Add(s)
	}
	few := limits{time: 2 * time.Second, steps: 100_000, memory: 8 << 20}
	object := objectOf(f, webObject).Object
	f.Fuzz(func(t *testing.T, source string) {
		script, err := compile(source)
		if err != nil {
			if err.Error() == "" || len(err.Error()) > 3000 || strings.Contains(err.Error(), "\n") {
				t.Fatalf("%q", err)
			}
			return
		}
		before := runtime.DeepCopyJSON(object)
		call := func() string {
			var out any
			err := run(t.Context(), job{script: script, function: "f", args: []any{object, object}, results: 1, limits: &few},
				func(m *machine, results []glua.LValue) error {
					var err error
					out, err = m.read(results[0], []any{object})
					return err
				})
			if err != nil {
				if len(err.Error()) > 3000 {
					t.Fatalf("error has %d bytes", len(err.Error()))
				}
				return "error: " + err.Error()
			}
			if _, empty := out.(unknownEmpty); empty {
				return "empty"
			}
			b, err := json.Marshal(out)
			if err != nil {
				t.Fatal(err)
			}
			return string(b)
		}
		first := call()
		if strings.Contains(first, "fault of the interpreter") && !strings.Contains(first, "index out of range") {
			t.Fatal(first)
		}
		late := strings.HasSuffix(first, context.DeadlineExceeded.Error()) // the clock ended the call, not the number of instructions
		if second := call(); first != second && !late && !strings.HasSuffix(second, context.DeadlineExceeded.Error()) &&
			!strings.Contains(source, "os") {
			t.Fatalf("%s\nsecond call: %s", first, second)
		}
		if diff := cmp.Diff(before, object); diff != "" {
			t.Fatalf("argument changed (-before +after):\n%s", diff)
		}
		got, err := callScript(t, libraryScript, object)
		if err != nil || got != `a-3 Web 1500m nil` {
			t.Fatalf("next script: %v, %v", got, err)
		}
	})
}

// libraryScript uses functions that other scripts could break.
const libraryScript = `function f(o)
	local t = {} for w in ("a"):gmatch("%w") do table.insert(t, w) end
	return string.format("%s-%d %s %s %s", table.concat(t), o.spec.replicas, o.kind, require("kube").resourceAdd("1", "500m"), tostring(x))
end`
