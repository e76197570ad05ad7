// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	glua "github.com/yuin/gopher-lua"
)

// Nothing that a script sets survives the call.
func TestMachine_isCleanForEachCall(t *testing.T) {
	t.Parallel()
	const writing = `
calls = (calls or 0) + 1
string.trim = string.trim or function(s) return (s:gsub("^%s+", "")) end
string.n = (string.n or 0) + 1 table.n = (table.n or 0) + 1 math.n = (math.n or 0) + 1
os.n = (os.n or 0) + 1 package.n = (package.n or 0) + 1
package.preload.mine = package.preload.mine or function() return {n = 1} end
local mine, kube = require("mine"), require("kube")
mine.n, kube.n = mine.n + 1, (kube.n or 0) + 1
function f(o)
	local random = math.random(1000000)
	math.randomseed(5)
	return {calls, string.n, table.n, math.n, os.n, package.n, mine.n, kube.n, random, ("  x"):trim(), tostring({}), require("kube") == kube}
end`
	const reading = `function f(o) return {tostring(calls), tostring(string.trim), tostring(string.n), tostring(table.n), tostring(math.n),
tostring(os.n),
tostring(package.n), tostring(package.preload.mine), tostring(require("kube").n), tostring(("x").trim)} end`
	object := map[string]any{}
	var first any
	for range 20 { // at least one of them gets a used machine
		got, err := callScript(t, writing, object)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = got
			want := []any{int64(1), int64(1), int64(1), int64(1), int64(1), int64(1), int64(2), int64(1), got.([]any)[8], "x", "table: 0x00000001",
				true}
			if diff := cmp.Diff(any(want), got); diff != "" {
				t.Fatal(diff)
			}
		}
		if diff := cmp.Diff(first, got); diff != "" {
			t.Fatal(diff)
		}
		got, err = callScript(t, reading, object)
		if want := strings.Repeat("nil ", 10); err != nil || fmt.Sprintln(got.([]any)...) != strings.TrimSpace(want)+"\n" {
			t.Fatalf("%v, %v", got, err)
		}
	}
}

// Errors are reported in conditions and must not change with each run.
func TestMachine_errorsWithoutAddresses(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ body, want string }{
		{`return f[f]`, "attempt to index a non-table object(function) with key 'a function'"},
		{`local x return x[{}]`, "attempt to index a non-table object(nil) with key 'a table'"},
		{`local _, e = pcall(function() local x return x[{}] end) error(e, 0)`, "with key 'a table'"},
		{`error(tostring({}))`, "table: 0x00000001"},
	} {
		if _, err := callScript(t, "function f(o) "+c.body+" end"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.body, err, c.want)
		}
	}
}

func TestMachine_concurrentCalls(t *testing.T) {
	t.Parallel()
	const source = `n = 0 function f(o) for i = 1, 100 do n = n + o.n end o.list[#o.list + 1] = n return o end`
	shared := map[string]any{"n": int64(2), "list": []any{int64(1)}}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 50 {
				got, err := callScript(t, source, shared)
				if diff := cmp.Diff(any(map[string]any{"n": int64(2), "list": []any{int64(1), int64(200)}}), got); err != nil || diff != "" {
					t.Errorf("%v\n%s", err, diff)
				}
			}
		})
	}
	wg.Wait()
}

func TestCompile_cachesScripts(t *testing.T) {
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
		t.Error("another source returned the same script")
	}
}

// Sources that would take long to compile, or nest too deeply, are rejected. Sources that are only long are not.
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
		"a long comment":  {"--" + strings.Repeat("x", 2<<20), "at most 1048576 are allowed"},
		"many statements": {strings.Repeat("x = 1\n", 60_000), "the script is too long"},
		"many constants":  {many(6000, "x = %d\n"), "too many different names and constants"},
		"many names":      {many(6000, "x%d = 1\n"), "too many different names and constants"},
		"many fields":     {"return {" + many(6000, "k%d = 1, ") + "}", "too many different names and constants"},
		"many mentions of many names": {
			many(3000, "x%d = 1\n") + strings.Repeat("x = 1\n", 9000), "names and constants take more than 40000000 steps",
		},
		"many labels":          {many(300, "::l%d::\n"), "too many labels"},
		"deep parentheses":     {"return " + strings.Repeat("(", 100_000) + "1" + strings.Repeat(")", 100_000), ""},
		"deep tables":          {"return " + strings.Repeat("{", 5000) + strings.Repeat("}", 5000), "nested too deeply"},
		"deep negation":        {"return " + strings.Repeat("not ", 5000) + "1", "nested too deeply"},
		"deep indexing":        {"return x" + strings.Repeat(".x", 5000), "nested too deeply"},
		"deep calls":           {"return x" + strings.Repeat("()", 5000), "nested too deeply"},
		"a long concatenation": {"return 'x'" + strings.Repeat("..'x'", 5000), "nested too deeply"},
		"a long sum":           {"return 1" + strings.Repeat("+x", 5000), "nested too deeply"},
		"deep blocks":          {strings.Repeat("do ", 5000) + strings.Repeat("end ", 5000), "nested too deeply"},
		"deep functions": {
			"return " + strings.Repeat("function() return ", 100) + "1" + strings.Repeat(" end", 100), "functions are nested too deeply",
		},
		"many alternatives":               {"if x then " + many(500, "elseif x == %d then y = 1 ") + "end", ""},
		"a typical long script":           {many(1500, "function f%d(o) if o.x then return o.x .. '!' end return nil end\n"), ""},
		"a long list":                     {"return {" + strings.Repeat("1, ", 50_000) + "}", ""},
		"a concatenation of many strings": {"return 'x'" + strings.Repeat("..'x'", 150), ""},
		"an empty source":                 {"  \n", "the script is empty"},
		"a misplaced string":              {`"a\nb"`, `script:1: syntax error near 'a\nb'`},
		"too many registers":              {"return 'x'" + strings.Repeat("..'x'", 300), "script:"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := Compile(c.source)
			if c.err == "" && err != nil || c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)) {
				t.Errorf("%v, want %q", err, c.err)
			}
			if err != nil && len(err.Error()) > 300 {
				t.Errorf("error has %d bytes", len(err.Error()))
			}
		})
	}
}

// A built-in that a script sets to nil or replaces remains so for the call, and is restored for the next one.
func TestMachine_keepsAssignmentsToBuiltIns(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		chunk, body string
		want        any
	}{
		"nil to a global":                         {body: `error = o.message if error == nil then return "none" end return error`, want: "none"},
		"nil to a global in the chunk":            {chunk: `pairs = nil`, body: `return tostring(pairs)`, want: "nil"},
		"a value, and then nil":                   {body: `type = 1 type = nil return tostring(type)`, want: "nil"},
		"nil in an assignment to several targets": {body: `next, pairs = 1 return tostring(next) .. tostring(pairs)`, want: "1nil"},
		"nil through _G":                          {body: `_G.error = nil return tostring(error)`, want: "nil"},
		"nil through _G and a key":                {body: `local k = "error" _G[k] = nil return tostring(error)`, want: "nil"},
		"nil to a library":                        {body: `math = nil return tostring(math)`, want: "nil"},
		"nil to a function of a library":          {body: `string.format = nil return tostring(string.format)`, want: "nil"},
		"nil to a method of strings":              {body: `string.rep = nil return tostring(("x").rep)`, want: "nil"},
		"nil by a key to a library":               {body: `local k = "rep" string[k] = nil return tostring(("x").rep)`, want: "nil"},
		"nil to a function of kube": {
			body: `local kube = require("kube") kube.resourceAdd = nil return tostring(kube.resourceAdd)`, want: "nil",
		},
		"other built-ins remain": {body: `error, string.rep = nil return type(string.sub) .. type(pairs)`, want: "functionfunction"},
		"libraries list their functions": {
			body: `local n = {} for k in pairs(table) do n[#n + 1] = k end return table.concat(n, " ")`,
			want: "concat getn insert maxn remove sort",
		},
		"a local with the name of a built-in": {body: `local error = o.message error = nil return tostring(error)`, want: "nil"},
		"a script that redefines nothing":     {body: `return type(error) .. type(string.format)`, want: "functionfunction"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for range 3 { // machines are reused
				got, err := callScript(t, c.chunk+"\nfunction f(o) "+c.body+" end", map[string]any{})
				if diff := cmp.Diff(c.want, got); err != nil || diff != "" {
					t.Errorf("f(o): %v (-want +got):\n%s", err, diff)
				}
			}
			got, err := callScript(t, "function f() return type(error) .. type(string.rep) .. type(math) end")
			if err != nil || got != "functionfunctiontable" {
				t.Errorf("next script: %v, %v", got, err)
			}
		})
	}
}

func TestRequire_standardLibraries(t *testing.T) {
	t.Parallel()
	got, err := callScript(t, `function f() local out = {} for i, name in ipairs({"string", "table", "math", "os"}) do
out[i] = type(require(name)) == "table" and require(name) == _G[name] end
out[5] = require("string").dump ~= nil and require("os").execute == nil return out end`)
	if diff := cmp.Diff(any([]any{true, true, true, true, true}), got); err != nil || diff != "" {
		t.Errorf("%v (-want +got):\n%s", err, diff)
	}
}

// Calls wait for a slot until their context ends.
// Each call has one of the slots that all calls share. The test is not parallel: it counts them.
func TestRun_occupiesSlot(t *testing.T) { //nolint:paralleltest // see above
	script, err := Compile("function f() return 1 end")
	if err != nil {
		t.Fatal(err)
	}
	during := 0
	err = run(t.Context(), job{script: script, function: "f", results: 1, limits: slowLimits()}, func(*machine, []glua.LValue) error {
		during = len(slots)
		return nil
	})
	if err != nil || during != 1 || len(slots) != 0 {
		t.Errorf("run = %v with %d slots during the call and %d afterwards, want 1 and 0", err, during, len(slots))
	}
	if want := max(4, 2*runtime.GOMAXPROCS(0)); cap(slots) > want {
		t.Errorf("%d slots, want at most %d", cap(slots), want)
	}
}

func TestAcquire(t *testing.T) {
	t.Parallel()
	slots := make(chan struct{}, 1)
	release, err := acquire(t.Context(), slots)
	if err != nil {
		t.Fatal(err)
	}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := acquire(ended, slots); !errors.Is(err, context.Canceled) {
		t.Errorf("acquire without a free slot = %v, want canceled", err)
	}
	release()
	if release, err = acquire(t.Context(), slots); err != nil {
		t.Fatalf("acquire of a released slot: %v", err)
	}
	release()
}
