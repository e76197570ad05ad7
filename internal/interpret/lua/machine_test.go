// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Nothing that a script leaves behind is there in the next call, be it its own.
func TestMachine_forgets(t *testing.T) {
	t.Parallel()
	const leaving = `
calls = (calls or 0) + 1
string.trim = string.trim or function(s) return (s:gsub("^%s+", "")) end
string.n = (string.n or 0) + 1 table.n = (table.n or 0) + 1 math.n = (math.n or 0) + 1 os.n = (os.n or 0) + 1 package.n = (package.n or 0) + 1
package.preload.mine = package.preload.mine or function() return {n = 1} end
local mine, kube = require("mine"), require("kube")
mine.n, kube.n = mine.n + 1, (kube.n or 0) + 1
function f(o)
	local random = math.random(1000000)
	math.randomseed(5)
	return {calls, string.n, table.n, math.n, os.n, package.n, mine.n, kube.n, random, ("  x"):trim(), tostring({}), require("kube") == kube}
end`
	const looking = `function f(o) return {tostring(calls), tostring(string.trim), tostring(string.n), tostring(table.n), tostring(math.n), tostring(os.n),
tostring(package.n), tostring(package.preload.mine), tostring(require("kube").n), tostring(("x").trim)} end`
	object := map[string]any{}
	var first any
	for range 20 { // one of them gets a machine that was used
		got, err := through(t, leaving, object)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = got
			want := []any{int64(1), int64(1), int64(1), int64(1), int64(1), int64(1), int64(2), int64(1), got.([]any)[8], "x", "table: 0x00000001", true}
			if diff := cmp.Diff(any(want), got); diff != "" {
				t.Fatal(diff)
			}
		}
		if diff := cmp.Diff(first, got); diff != "" {
			t.Fatal(diff)
		}
		got, err = through(t, looking, object)
		if want := strings.Repeat("nil ", 10); err != nil || fmt.Sprintln(got.([]any)...) != strings.TrimSpace(want)+"\n" {
			t.Fatalf("%v, %v", got, err)
		}
	}
}

// Errors name no address: they become conditions, which should stay the same.
func TestMachine_namesNoAddress(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ body, want string }{
		{`return f[f]`, "attempt to index a non-table object(function) with key 'a function'"},
		{`local x return x[{}]`, "attempt to index a non-table object(nil) with key 'a table'"},
		{`local _, e = pcall(function() local x return x[{}] end) error(e, 0)`, "with key 'a table'"},
		{`error(tostring({}))`, "table: 0x00000001"},
	} {
		if _, err := through(t, "function f(o) "+c.body+" end"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.body, err, c.want)
		}
	}
}

// Many calls at once do not disturb each other.
func TestMachine_manyAtOnce(t *testing.T) {
	t.Parallel()
	const source = `n = 0 function f(o) for i = 1, 100 do n = n + o.n end o.list[#o.list + 1] = n return o end`
	shared := map[string]any{"n": int64(2), "list": []any{int64(1)}}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 50 {
				got, err := through(t, source, shared)
				if diff := cmp.Diff(any(map[string]any{"n": int64(2), "list": []any{int64(1), int64(200)}}), got); err != nil || diff != "" {
					t.Errorf("%v\n%s", err, diff)
				}
			}
		})
	}
	wg.Wait()
}

func TestCompile_once(t *testing.T) {
	t.Parallel()
	const source = `function f() return "compiled once" end`
	one, err := Compile(source)
	if err != nil {
		t.Fatal(err)
	}
	if two, err := Compile(source); err != nil || one != two {
		t.Error("the same source was compiled twice")
	}
	if other, err := Compile(source + " "); err != nil || one == other {
		t.Error("another source was not")
	}
}

// Sources that would take the compiler long, or too deep, are refused; those that are merely long are not.
func TestCompile_bounds(t *testing.T) {
	t.Parallel()
	many := func(n int, text string) string {
		var out strings.Builder
		for i := range n {
			fmt.Fprintf(&out, text, i)
		}
		return out.String()
	}
	for name, c := range map[string]struct{ source, err string }{
		"a long comment":          {"--" + strings.Repeat("x", 2<<20), "at most 1048576 are allowed"},
		"many statements":         {strings.Repeat("x = 1\n", 60_000), "the script is too long"},
		"many constants":          {many(6000, "x = %d\n"), "too many different names and constants"},
		"many names":              {many(6000, "x%d = 1\n"), "too many different names and constants"},
		"many fields":             {"return {" + many(6000, "k%d = 1, ") + "}", "too many different names and constants"},
		"many mentions of many":   {many(3000, "x%d = 1\n") + strings.Repeat("x = 1\n", 9000), "names and constants take more than 40000000 steps"},
		"many labels":             {many(300, "::l%d::\n"), "too many labels"},
		"deep parentheses":        {"return " + strings.Repeat("(", 100_000) + "1" + strings.Repeat(")", 100_000), ""},
		"deep tables":             {"return " + strings.Repeat("{", 5000) + strings.Repeat("}", 5000), "nested too deeply"},
		"deep negation":           {"return " + strings.Repeat("not ", 5000) + "1", "nested too deeply"},
		"deep indexing":           {"return x" + strings.Repeat(".x", 5000), "nested too deeply"},
		"deep calls":              {"return x" + strings.Repeat("()", 5000), "nested too deeply"},
		"a long concatenation":    {"return 'x'" + strings.Repeat("..'x'", 5000), "nested too deeply"},
		"a long sum":              {"return 1" + strings.Repeat("+x", 5000), "nested too deeply"},
		"deep blocks":             {strings.Repeat("do ", 5000) + strings.Repeat("end ", 5000), "nested too deeply"},
		"deep functions":          {"return " + strings.Repeat("function() return ", 100) + "1" + strings.Repeat(" end", 100), "functions are nested too deeply"},
		"many alternatives":       {"if x then " + many(500, "elseif x == %d then y = 1 ") + "end", ""},
		"a usual long script":     {many(1500, "function f%d(o) if o.x then return o.x .. '!' end return nil end\n"), ""},
		"a long list":             {"return {" + strings.Repeat("1, ", 50_000) + "}", ""},
		"a concatenation of many": {"return 'x'" + strings.Repeat("..'x'", 150), ""},
		"a string out of place":   {`"a\nb"`, `script:1: syntax error near 'a\nb'`},
		"too many registers":      {"return 'x'" + strings.Repeat("..'x'", 300), "script:"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := Compile(c.source)
			if c.err == "" && err != nil || c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)) {
				t.Errorf("%v, want %q", err, c.err)
			}
			if err != nil && len(err.Error()) > 300 {
				t.Errorf("an error of %d bytes", len(err.Error()))
			}
		})
	}
}
