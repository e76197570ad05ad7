// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

//nolint:dupword // Lua ends every block with end
package lua

import (
	"context"
	"errors"
	"fmt"
	"math"
	"runtime"
	"strings"
	"testing"
	"time"

	glua "github.com/yuin/gopher-lua"
)

// hostile contains scripts that exceed limits, or try to break built-ins, and key words of their errors. pcall does not prevent
// the errors.
var hostile = map[string]struct{ source, want string }{
	"a loop":                    {`function f() while true do end end`, "deadline"},
	"a loop in the chunk":       {`while true do end`, "deadline"},
	"a loop by goto":            {`function f() ::again:: goto again end`, "deadline"},
	"a loop by repeat":          {`function f() repeat until false end`, "deadline"},
	"a long for loop":           {`function f() for i = 1, 1e18 do end end`, "deadline"},
	"a for loop with step 0":    {`function f() for i = 2, 1, 0 do end end`, "deadline"},
	"a loop in pcall":           {`function f() pcall(function() while true do end end) return {} end`, "deadline"},
	"a loop of pcalls of loops": {`function f() while true do pcall(function() while true do end end) end end`, "deadline"},
	"a loop in a handler":       {`function f() xpcall(error, function() while true do end end) return {} end`, "deadline"},
	"a loop as the last call":   {`local function g() while true do end end function f() return pcall(g) end`, "deadline"},
	"infinite tail calls":       {`function f() return f() end`, "deadline"},
	"a loop in a comparison":    {`function f() local t = {3, 1, 2} table.sort(t, function() while true do end end) end`, "deadline"},
	"a loop in a replacement":   {`function f() ("x"):gsub("x", function() while true do end end) end`, "deadline"},
	"an infinite iterator":      {`function f() for x in function() return 1 end do end end`, "deadline"},
	"repeated gmatch":           {`function f() local s = ("a"):rep(1000) while true do for w in s:gmatch("a") do end end end`, ""},
	"recursion":                 {`function f() return 1 + f() end`, "stack overflow"},
	"recursion through pcall":   {`local function g() pcall(g) g() end function f() g() end`, ""},
	"recursion through gsub":    {`function f() return ("x"):gsub("x", f) end`, "stack overflow"},
	"recursion through sort":    {`function f() table.sort({1, 2}, f) end`, "stack overflow"},
	"recursion through xpcall":  {`function f() xpcall(f, f) end`, ""},
	"recursion in a handler":    {`local function h() xpcall(error, h) end function f() xpcall(error, h) error("x") end`, ""},
	"an exponential recursion": {
		`local function g(n) if n > 0 then pcall(g, n - 1) pcall(g, n - 1) end end function f() g(60) end`, "deadline",
	},
	"an error after tail calls": {
		`local function g(n) if n == 0 then error("x", 3) end return g(n - 1) end function f() g(100000) end`, "script:1: x",
	},
	"errors after tail calls": {
		`local function g(n) if n == 0 then error("x", 9) end return g(n - 1) end function f() for i = 1, 3 do pcall(g, 20000) ` +
			`xpcall(function() g(20000) end, function() g(20000) end) end return 1 .. nil end`,
		"concat",
	},
	"doubling strings": {`function f() local s = "x" while true do s = s .. s end end`, "not enough memory"},
	"doubling strings in pcall": {
		`function f() local s = "x" while true do pcall(function() s = s .. s end) end end`, "not enough memory",
	},
	"joining many strings": {
		`function f() local t, s = {}, ("x"):rep(100000) for i = 1, 1e6 do t[i] = s .. i end end`, "not enough memory",
	},
	"string.rep":                    {`function f() return {("x"):rep(1e9)} end`, "not enough memory"},
	"string.rep with an overflow":   {`function f() return {("x"):rep(2^53), ("xy"):rep(2^62)} end`, "not enough memory"},
	"string.rep of an empty string": {`function f() local s = (""):rep(2^53) error("fine") end`, "fine"},
	"repeated string.rep":           {`function f() local t = {} for i = 1, 1e6 do t[i] = ("x"):rep(1e6) end end`, "not enough memory"},
	"a string argument of 1000001 bytes": {
		`function f() local s = ("x"):rep(1e6) .. "x" return {s:upper()} end`,
		"at most 1000000 are allowed",
	},
	"gsub with a result that grows": {`function f() local s = ("x"):rep(1e5) return {(s:gsub("x", s))} end`, "not enough memory"},
	"gsub with a replacement that grows": {
		`function f() local s = ("x"):rep(1e6) return {(s:gsub("^.*$", ("%0"):rep(1000)))} end`, "not enough memory",
	},
	"string.format with widths": {`function f() return {string.format("%999999999d", 1)} end`, "invalid format"},
	"string.format of long strings": {
		`function f() local s = ("x"):rep(1e6) return {string.format(("%s"):rep(200), unpack((function() local t = {} for i = 1, 200 do ` +
			`t[i] = s end return t end)()))} end`,
		"not enough memory",
	},
	"table.concat": {
		`function f() local t, s = {}, ("x"):rep(1e5) for i = 1, 10000 do t[i] = s end return {table.concat(t, s)} end`, "not enough memory",
	},
	"string.char":                {`function f() while true do string.char(unpack({1, 2, 3, 4, 5, 6, 7, 8, 9})) end end`, ""},
	"string.byte":                {`function f() return {("x"):rep(1e6):byte(1, -1)} end`, "string slice too long"},
	"os.date":                    {`function f() return {os.date(("%c"):rep(100000))} end`, "format too long"},
	"a list with a gap":          {`function f() local t = {} t[67108863] = 1 return t end`, "not enough memory"},
	"a list with a gap of nil":   {`function f() local t = {} for i = 1, 100 do t[60000000 + i] = nil end error("fine") end`, "fine"},
	"a list with a computed gap": {`function f() local t, k = {}, 67108862 t[k + 1] = 1 return t end`, "not enough memory"},
	"a gap in an assignment to several targets": {`function f() local t, u = {}, {} t[67108863], u.x = 1, 2 end`, "not enough memory"},
	"a gap in a constructor":                    {`function f() local k = 67108863 return {[k] = 1} end`, "not enough memory"},
	"a constant gap":                            {`function f() return {[67108863] = 1} end`, "not enough memory"},
	"a gap by table.insert":                     {`function f() table.insert({}, 67108863, 1) end`, "not enough memory"},
	"a gap in an argument":                      {`function f(o) o.list[67108863] = 1 end`, "not enough memory"},
	"repeated gaps": {
		`function f() local all = {} for i = 1, 1e6 do local t = {} t[100000] = 1 all[i] = t end end`, "not enough memory",
	},
	"gaps in another table": {
		`function f() local big = {} for i = 1, 1e5 do big[i] = i end local all = {} for i = 1, 1e6 do local t = big t[#t + 1], t = 1, {} ` +
			`all[i] = t end end`,
		"not enough memory",
	},
	"tables in tables": {`function f() local t = {} while true do t = {t} end end`, "not enough memory"},
	"many tables":      {`function f() local t = {} for i = 1, 1e8 do t[i] = {} end end`, "not enough memory"},
	"many tables with fields": {
		`function f() local t = {} for i = 1, 1e8 do t[i] = {a = i, b = i} t[i].c = i end end`, "not enough memory",
	},
	"many names":               {`function f() local t = {} for i = 1, 1e8 do t["k" .. i] = i end end`, "not enough memory"},
	"many globals":             {`function f() for i = 1, 1e8 do _G["k" .. i] = i end end`, "not enough memory"},
	"many fields in a library": {`function f() for i = 1, 1e8 do string["k" .. i] = i end end`, "not enough memory"},
	"many closures": {
		`function f() local t = {} for i = 1, 1e8 do t[i] = function() return i end end end`, "not enough memory",
	},
	"a chain of closures": {
		`function f() local g = function() end while true do local h = g g = function() return h end end end`, "not enough memory",
	},
	"many numbers": {`function f() local t = {} for i = 1, 1e8 do t[i] = i + 0.5 end end`, ""},
	"a constructor with a call": {
		`function f() local t, all = {}, {} for i = 1, 3000 do t[i] = i end for i = 1, 1e8 do all[i] = {unpack(t)} end end`,
		"not enough memory",
	},
	"varargs in tables": {
		`function f() local t, all = {}, {} for i = 1, 3000 do t[i] = i end local function g(...) return {...} end for i = 1, 1e8 do ` +
			`all[i] = g(unpack(t)) end end`,
		"not enough memory",
	},
	"repeated arg": {
		`function f() local t, all = {}, {} for i = 1, 3000 do t[i] = i end local function g(...) return arg end for i = 1, 1e8 do all[i] ` +
			`= g(unpack(t)) end end`,
		"not enough memory",
	},
	"unpack of many items":    {`function f() return unpack({}, 1, 1e8) end`, "too many results to unpack"},
	"unpack with an overflow": {`function f() return unpack({}, -2^53, 2^53) end`, "too many results to unpack"},
	"varargs that double":     {`local function g(...) return g(1, 2, 3, 4, 5, 6, 7, 8, ...) end function f() g() end`, ""},
	"results that double": {
		`local function g(n) if n == 0 then return 1 end return 0, g(n - 1) end function f() while true do g(200) end end`, "deadline",
	},
	"tostring of many tables": {`function f() for i = 1, 1e8 do tostring({}) end end`, "not enough memory"},
	"next among removed names": {
		`function f() local t = {} for i = 1, 1e4 do t["k" .. i] = 1 end for i = 1, 1e4 do t["k" .. i] = nil end for i = 1, 1e7 do ` +
			`next(t) end end`,
		"deadline",
	},
	"insert at the front":               {`function f() local t = {} for i = 1, 1e7 do table.insert(t, 1, i) end end`, ""},
	"a pattern that backtracks":         {`function f() return {("a"):rep(30):find(("a-"):rep(30) .. "b")} end`, "deadline"},
	"a pattern with * that backtracks":  {`function f() return {("a"):rep(100):match(("a*"):rep(20) .. "b")} end`, "deadline"},
	"a pattern tried at many positions": {`function f() return {("a"):rep(1e5):find(".-.-b")} end`, "deadline"},
	"a pattern that backtracks, in pcall": {
		`function f() while true do pcall(string.find, ("a"):rep(30), ("a-"):rep(30) .. "b") end end`, "deadline",
	},
	"a long pattern":            {`function f() return {("a"):rep(1e5):find(("a?"):rep(6000))} end`, "malformed pattern"},
	"many captures":             {`function f() return {("a"):find(("()"):rep(33))} end`, "too many captures"},
	"repeated balanced matches": {`function f() return {("("):rep(1e6):gsub("%b()", "")} end`, "deadline"},
	"frontiers":                 {`function f() for i = 1, 1e8 do ("x"):rep(1e5):gsub("%f[%w]x-y", "") end end`, ""},
	"a very long error":         {`function f() error(("x"):rep(1e6)) end`, "xxx"},
	"an error that is a table":  {`function f() error({}) end`, "a table without a message"},
	"an error with a message":   {`function f() error({message = "mine"}) end`, "mine"},
	"an error that is nil":      {`function f() error() end`, ""},
	"a quantity with many digits": {
		`local kube = require("kube") function f() return {kube.resourceAdd(("9"):rep(1000))} end`, "quantity too long",
	},
	"a quantity with a large exponent": {`local kube = require("kube") function f() return {kube.resourceAdd("1e999999999")} end`, ""},
	"a quantity with a huge exponent": {
		`local kube = require("kube") function f() return {kube.resourceAdd("1e9666699999999")} end`, "out of range",
	},
	"redefined functions": {
		`string.format = nil pairs = nil string.rep = function() return "mine" end _G.string = {} _G._G = nil function f() ` +
			`error(("x"):rep(2)) end`,
		"mine",
	},
	"_G with cycles": {`_G._G = _G _G.x = {_G} function f() return _G end`, ""},
	"kube with fields": {
		`local kube = require("kube") kube.resourceAdd = nil kube.x = 1 require("kube").y = 2 function f() error("x" .. kube.x .. kube.y) end`,
		"x12",
	},
	"preload": {
		`package.preload.m = function() return {x = 1} end function f() error("m" .. require("m").x) end`, "m1",
	},
	"preload that loads itself": {
		`package.preload.m = function() return require("m") end function f() require("m") end`, "stack overflow",
	},
	"require of a file": {`function f() require("../../etc/passwd") end`, "module ../../etc/passwd not found"},
	"a metatable of strings": {
		`string.__index = function() return "bad" end string.__add = function() return "bad" end function f() return ("x").y.z end`,
		"attempt to index",
	},
	"a call of nil":                 {`function f() return (nil)() end`, "attempt to call a non-function object"},
	"many errors":                   {`function f() for i = 1, 1e8 do pcall(error, "x") end end`, ""},
	"many errors of deep recursion": {`local function g() g() end function f() for i = 1, 1e8 do pcall(g) end end`, "deadline"},
}

// Scripts that exceed limits are stopped, the next script is not affected, and the memory is released. The test is not parallel,
// because it measures the memory of the process.
func TestLimits_stopHostileScripts(t *testing.T) {
	arg := map[string]any{"list": []any{int64(1)}}
	checkNext := func() {
		t.Helper()
		got, err := callScript(t, `function f(o) local t = {} for w in ("b a"):gmatch("%w") do table.insert(t, w) end table.sort(t)
return {s = string.format("%s-%d", table.concat(t, ","), #o.list), r = ("x"):rep(2), k = require("kube").resourceAdd("1", "500m"),
free = x == nil and k1 == nil and string.k1 == nil} end`, arg)
		want := map[string]any{"s": "a,b-1", "r": "xx", "k": "1500m", "free": true}
		if err != nil || !equal(want, got) {
			t.Errorf("next script: %v, %v", got, err)
		}
	}
	var before, after runtime.MemStats
	checkNext()
	runtime.GC()
	runtime.ReadMemStats(&before)
	for name, c := range hostile {
		t.Run(name, func(t *testing.T) {
			script, err := Compile(c.source)
			if err != nil {
				t.Fatal(err)
			}
			var start, end runtime.MemStats
			few := limits{time: 10 * time.Second, steps: 1_000_000, memory: 16 << 20}
			runtime.ReadMemStats(&start)
			err = run(t.Context(), job{script: script, function: "f", args: []any{arg}, results: 1, limits: &few},
				func(m *machine, results []glua.LValue) error {
					_, err := m.object(results[0])
					return err
				})
			runtime.ReadMemStats(&end)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %s", err, c.want)
			}
			if c.want == "deadline" && !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("error is not context.DeadlineExceeded: %v", err)
			}
			if err != nil && len(err.Error()) > 2000 {
				t.Errorf("error has %d bytes", len(err.Error()))
			}
			if used := end.TotalAlloc - start.TotalAlloc; used > 8<<20+8*uint64(few.memory) {
				t.Errorf("allocated %d MiB", used>>20)
			}
			if deep := int64(end.StackInuse) - int64(start.StackInuse); deep > 8<<20 {
				t.Errorf("stack grew by %d MiB", deep>>20)
			}
			t.Logf("%d MiB: %v", (end.TotalAlloc-start.TotalAlloc)>>20, err)
			checkNext()
		})
	}
	runtime.GC()
	runtime.GC() // pools drop items that were idle for two collections
	runtime.ReadMemStats(&after)
	if grown := int64(after.HeapAlloc) - int64(before.HeapAlloc); grown > 32<<20 {
		t.Errorf("heap grew by %d MiB", grown>>20)
	}
}

// Scripts with few but slow instructions are stopped by the clock.
func TestLimits_deadline(t *testing.T) {
	t.Parallel()
	for name, source := range map[string]string{
		"lengths of lists with many nil items": `function f() local t = {} for i = 1, 1e5 do t[i] = 1 end for i = 1e5, 1, -1 do t[i] = nil end ` +
			`for i = 1, 1e7 do local n = #t end end`,
		"next in a list with many nil items": `function f() local t = {} for i = 1, 1e5 do t[i] = 1 end for i = 1, 1e5 do t[i] = nil end for ` +
			`i = 1, 1e7 do next(t) end end`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			script, err := Compile(source)
			if err != nil {
				t.Fatal(err)
			}
			j := job{script: script, function: "f", limits: &limits{time: 20 * time.Millisecond, steps: math.MaxInt, memory: math.MaxInt}}
			if err := run(t.Context(), j, nil); !errors.Is(err, context.DeadlineExceeded) ||
				!strings.Contains(err.Error(), "context deadline exceeded") {
				t.Errorf("%v", err)
			}
		})
	}
}

func TestLimits_callerContext(t *testing.T) {
	t.Parallel()
	script, err := Compile(`function f() while true do end end`)
	if err != nil {
		t.Fatal(err)
	}
	endless := limits{time: time.Hour, steps: math.MaxInt, memory: math.MaxInt}
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error)
	go func() { done <- run(ctx, job{script: script, function: "f", limits: &endless}, nil) }()
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	ctx, cancel = context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	if err := run(ctx, job{script: script, function: "f", limits: &endless}, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("%v", err)
	}
}

func TestLimits_allowLargeObjects(t *testing.T) {
	t.Parallel()
	items := make([]any, 20_000) // 1.3 MB as JSON, the limit of an API server
	for i := range items {
		items[i] = map[string]any{"name": fmt.Sprintf("item-%d", i), "status": "True", "count": int64(i), "inner": map[string]any{"a": "b"}}
	}
	sum := `function f(o) local r, n, names = {}, 0, {} for i, v in ipairs(o.items) do n = n + v.count
names[#names + 1] = v.name .. "=" .. v.status
r[i] = {name = v.name, count = n} end
table.sort(names) return {n = n, names = #table.concat(names, ","), r = #r} end`
	for _, source := range []string{readAll, sum} {
		script, err := Compile(source)
		if err != nil {
			t.Fatal(err)
		}
		j := job{script: script, function: "f", args: []any{map[string]any{"items": items}}, results: 1, limits: slowLimits()}
		err = run(t.Context(), j, func(m *machine, results []glua.LValue) error {
			_, err := m.object(results[0])
			t.Logf("%d steps and %d MiB remaining", m.budget, m.memory>>20)
			return err
		})
		if err != nil {
			t.Error(err)
		}
	}
}

func equal(a, b any) bool { return show(asLua(a)) == show(asLua(b)) }

// asLua converts a value for show.
func asLua(v any) glua.LValue {
	m := newMachine()
	m.begin(context.Background(), callLimits)
	t := m.value(v)
	fillAll(m, t)
	return t
}

func fillAll(m *machine, v glua.LValue) {
	if t, ok := v.(*glua.LTable); ok {
		m.fill(t)
		t.ForEach(func(_, v glua.LValue) { fillAll(m, v) })
	}
}
