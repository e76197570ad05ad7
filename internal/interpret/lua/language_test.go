// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

//nolint:dupword // Lua ends every block with end
package lua

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	glua "github.com/yuin/gopher-lua"
	"pgregory.net/rapid"
)

// show formats a Lua value.
func show(v glua.LValue) string {
	t, ok := v.(*glua.LTable)
	if !ok {
		if s, ok := v.(glua.LString); ok {
			return fmt.Sprintf("%q", string(s))
		}
		return v.String()
	}
	var parts []string
	t.ForEach(func(k, v glua.LValue) { parts = append(parts, show(k)+"="+show(v)) })
	slices.Sort(parts)
	return "{" + strings.Join(parts, " ") + "}"
}

// runHere calls function f of a source in this package. It returns all results in a table, or the error.
func runHere(t testing.TB, source string) string {
	script, err := Compile(source + "\nlocal f_ = f\nf = function(...) return {f_(...)} end")
	if err != nil {
		return "error: " + err.Error()
	}
	out := ""
	err = run(t.Context(), job{script: script, function: "f", results: 1, limits: slowLimits()},
		func(_ *machine, results []glua.LValue) error {
			out = show(results[0])
			return nil
		})
	if err != nil {
		return "error: " + strings.TrimSpace(err.Error())
	}
	return out
}

// runPlain is runHere with plain gopher-lua.
func runPlain(source string) string {
	l := glua.NewState()
	defer l.Close()
	fn, err := l.Load(strings.NewReader(source+"\nlocal f_ = f\nf = function(...) return {f_(...)} end"), chunkName)
	if err != nil {
		return "error: " + syntaxError(err).Error()
	}
	l.Push(fn)
	if err = l.PCall(0, 0, nil); err == nil {
		l.Push(l.GetGlobal("f"))
		err = l.PCall(0, 1, nil)
	}
	if failure, ok := errors.AsType[*glua.ApiError](err); ok {
		return "error: " + strings.TrimSpace(failure.Object.String())
	}
	return show(l.Get(-1))
}

// Scripts cannot observe that they are rewritten: they have the same results, and the same errors in the same lines.
func TestRewrite_keepsResults(t *testing.T) {
	t.Parallel()
	for name, body := range map[string]string{
		"concatenation is right associative":       `return 1 .. 2 .. "x" .. 3 .. -4.5`,
		"concatenation of calls uses one value":    `local function g() return "a", "b" end return g() .. g(), (g()), g()`,
		"concatenation in parentheses":             `return ("a" .. "b") .. ("c" .. ("d" .. "e"))`,
		"concatenation of nil":                     "local t = {}\nreturn 'a' ..\n t.x",
		"concatenation of a table":                 "return\n\n{} .. 'x' .. 'y'",
		"concatenation of a boolean in the middle": "return 'a' .. true .. 'c'",
		"concatenation as a parameter":             `local function g(a) a = a .. "x" return a end return g("1")`,
		"concatenation into parameters":            `local function g(a, b) b = a .. b a = b .. a return a, b end return g(1, 2)`,
		"concatenation of varargs":                 `local function g(...) return ... .. "x" end return g("1", "2")`,
		"a dynamic key":                            `local t = {} for i = 1, 5 do t[i] = i * i end t["a".."b"] = 1 return t`,
		"a dynamic key on a call":                  `local t = {} local function g() return t end g()[1 + 1] = 3 g()["x"] = 4 return t, #t`,
		"a dynamic key uses one value":             `local t = {} local function g() return 1, 2 end t[g()] = g() return t`,
		"a key that is nil":                        "local t, k = {}, nil\nt[k] = 1",
		"a key that is not a number":               "local t = {}\n\nt[0/0] = 1",
		"a key on nil":                             "local t\n\nt[1 + 1] = 1",
		"a name on nil":                            "local t\nt.x = 1",
		"a key on a string":                        "local s, k = 'x', 'y'\ns[k] = 1",
		"assignment of too few values":             `local t, k = {a = 1, b = 2}, "a" t[k], t.b = nil return t`,
		"upvalues in a dynamic key":                `local n, t = 0, {} local function g() n = n + 1 t[n] = n return t end g() g() return g()`,
		"constructors":                             `local k = "k" return {1, 2, x = 3, [k] = 4, [10] = 5, [2 ^ 3] = 6, nested = {{}, {1}}}`,
		"constructors with calls":                  `local function g() return 1, 2, 3 end return {g()}, {g(), g()}, {(g())}, {g(), x = g()}`,
		"constructors with varargs": `local function g(...) return {...}, {..., 1}, {(...)}, select("#", ...) end return ` +
			`g(1, nil, 3)`,
		"constructors with a nil key": "local k\nreturn {\n[k] = 1}",
		"a large constructor":         "return {" + strings.Repeat("1, ", 120) + "}",
		"further arguments in ...": `local function g(a, ...) local b, c = ... return a, b, c, select("#", ...) end ` +
			`return g(1, 2, 3, 4)`,
		"ignored further arguments":          `local function g(a, ...) return a end return g(1, 2)`,
		"arg in a function that mentions it": `local function g(...) return arg.n, arg[2], #arg end return g(1, 2, 3)`,
		"arg beside ...":                     `local function g(...) local x = ... return x, arg end return g(1, 2)`,
		"arg in a nested function":           `local function g(...) local function h() return arg[1] end return h() end return g(7)`,
		"arg in the chunk":                   `return arg`,
		"arg as a parameter":                 `local function g(arg) return arg end return g(3)`,
		"recursion through a local": `local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end ` +
			`return fib(15)`,
		"recursion through local f = function": `local fac = function(n) return n end fac = function(n) if n == 0 then return 1 end ` +
			`return n * fac(n - 1) end return fac(5)`,
		"tail calls": `local function g(n, t) if n == 0 then return t end t[#t + 1] = n return g(n - 1, t) ` +
			`end return #g(5000, {})`,
		"methods": `local o = {n = 1} function o:add(x) self.n = self.n + x return self end function ` +
			`o.get(s) return s.n end return o:add(2):add(3):get()`,
		"methods of nested tables": `local o = {a = {b = {}}} function o.a.b.g() return 1 end function o.a.b:h() return ` +
			`self == o.a.b end return o.a.b.g(), o.a.b:h()`,
		"methods of strings": `return ("abc"):upper():lower():rep(2):len(), #"abc", type(("x").len)`,
		"closures in loops": `local t = {} for i = 1, 3 do t[i] = function() i = i + 1 return i end end return ` +
			`t[1](), t[1](), t[2]()`,
		"while with a table in the condition": `local n = 0 while #{n} > 0 and n < 3 do n = n + 1 end return n`,
		"repeat with locals of its body":      `local n = 0 repeat local done = n >= 3 n = n + 1 until done or #{} > 0 return n`,
		"repeat with closures": `local t = {} local n = 0 repeat local k = n t[#t + 1] = function() return k end n = ` +
			`n + 1 until k >= 2 return t[1](), t[3]()`,
		"break": `local t = {} for i = 1, 10 do if i > 3 then break end t[i] = {} end while true do ` +
			`break end return #t`,
		"goto continue": `local t = {} for i = 1, 5 do if i % 2 == 0 then goto continue end t[#t + 1] = i ` +
			`::continue:: end return t`,
		"goto back": `local n, t = 0, {} ::again:: n = n + 1 t[n] = {n} if n < 3 then goto again end return t`,
		"else if": `local function g(n) if n == 1 then return {1} elseif n == 2 then return {2, 2} else ` +
			`local t = {} t.x = n return t end end return g(1), g(2), g(3)`,
		"logic": `local t = {} return t.x or {1}, t.x and {2}, not t.x, (t.x or "a") .. "b", nil == false`,
		"comparisons of concatenations": `local a = "x" if a .. "y" == "xy" and a .. "z" ~= "xy" then return a .. "!" end ` +
			`return "no"`,
		"iteration": `local n, s = 0, "" for k, v in pairs({a = 1, b = 2}) do n = n + v end for i, v in ` +
			`ipairs({5, 6, nil, 7}) do s = s .. i .. v end return n, s`,
		"iteration over a list with nil items": `local t, s = {1, nil, 3}, "" for k, v in pairs(t) do s = s .. k end return s, #t`,
		"iteration with next": `local t = {10, 20, x = 30} local n = 0 local k, v = next(t) while k do n = n + v k, ` +
			`v = next(t, k) end return n, next({})`,
		"deleting while iterating": `local t = {a = 1, b = 2, c = 3} for k in pairs(t) do t[k] = nil end return next(t)`,
		"errors with positions":    "local ok, e = pcall(function()\nerror('x')\nend) return ok, e",
		"errors of level 2": "local function g() error('x', 2) end\nlocal ok, e = pcall(function()\ng()\nend) " +
			"return ok, e",
		"errors without positions":   `return pcall(error, "x", 0)`,
		"errors that are tables":     `local ok, e = pcall(error, {code = 3}) return ok, e.code`,
		"errors of the VM":           "local ok, e = pcall(function() local a\n\nreturn a.b end) return ok, e",
		"errors that are not caught": "local t = {}\nlocal x = t.a.b",
		"errors in a chunk":          "end\nlocal u = nil\nu.x = 1\nfunction g()",
		"pcall returns all results":  `return pcall(function(...) return ... end, 1, nil, 3)`,
		"pcall of a number":          `return pcall(3)`,
		"pcall in pcall":             `return pcall(pcall, error, "x")`,
		"xpcall":                     "return xpcall(function() error('x') end, function(e) return 'handled ' .. e end)",
		"xpcall without error":       `return xpcall(function() return 1, 2 end, function(e) return e end)`,
		"assert":                     `return pcall(assert, nil, "no"), pcall(assert, 1, 2), select("#", assert(1, 2, 3))`,
		"select":                     `return select("#", 1, nil), select(2, "a", "b", "c"), select(-1, "a", "b")`,
		"unpack":                     `return unpack({1, 2, 3}), unpack({1, 2, 3}, 2), unpack({1, 2}, 1, 3)`,
		"tonumber and tostring": `return tonumber("10"), tonumber("0x1f"), tonumber("z", 36), tonumber("x"), ` +
			`tonumber(" 5 "), tostring(nil), tostring(1.5), tostring(10), tostring(true)`,
		"type":                     `return type(nil), type({}), type(type), type("")`,
		"arithmetic":               `return 7 % 3, -7 % 3, 2 ^ 10, 1 / 4, "10" + 5, -"2", 1e15, 2^53`,
		"arithmetic on nil":        "return 1 +\nnil",
		"calling nil":              "local t = {}\nt.x()",
		"numbers in for":           `local t = {} for i = 10, 1, -3 do t[#t + 1] = i end for i = 1, 0 do t.x = 1 end return t`,
		"for with a string":        `for i = 1, "x" do end`,
		"long strings and escapes": "return [[a\nb]], [==[]]]==], 'a\\065\\n\\t\\\"'",
		"comments":                 "-- one\n--[[ two\n]] return 1 -- three",
		"math": `return math.floor(1.7), math.ceil(1.2), math.max(1, 3, 2), math.min(2, 1), ` +
			`math.abs(-1), math.huge > 1, math.pi > 3, math.fmod(7, 3), math.sqrt(16), math.pow(2, 3)`,
		"table functions": `local t = {3, 1, 2} table.sort(t) table.insert(t, 4) table.insert(t, 1, 0) local x = ` +
			`table.remove(t) local y = table.remove(t, 1) return t, x, y, table.concat(t, "-"), table.concat({}), table.maxn(t), table.getn(t)`,
		"table.sort with a function":     `local t = {"b", "a", "c"} table.sort(t, function(a, b) return a > b end) return t`,
		"table.sort of mixed types":      `local t = {1, "a"} table.sort(t)`,
		"table.concat ranges":            `local t = {1, 2, 3} return table.concat(t, ",", 2), table.concat(t, ",", 3, 2)`,
		"table.concat of a table":        "return\ntable.concat({1, {}})",
		"table.remove of an empty table": `return table.remove({})`,
		"string functions": `return ("x"):rep(3), ("x"):rep(0), ("x"):rep(-1), ("abc"):sub(2), ("abc"):sub(-2, ` +
			`-1), ("abc"):sub(2, 10), ("abc"):sub(0), ("abc"):reverse(), ("aB"):upper(), ("aB"):lower(), ("abc"):byte(2), string.char(97, ` +
			`98), ("abc"):len()`,
		"string.find": `return ("hello world"):find("o w"), ("hello"):find("l+"), ("hello"):find("xyz"), ` +
			`("a.b"):find(".", 1, true), ("a.b"):find("%."), ("hello"):find("l", 4), ("key=val"):find("(%w+)=(%w+)")`,
		"string.match": `return ("key = val"):match("^(%w+)%s*=%s*(%w+)$"), ` +
			`("2024-01-02"):match("(%d+)-(%d+)-(%d+)"), ("abc"):match("b"), ("x"):match("()"), ("hello"):match(".-l")`,
		"string.gmatch": `local t = {} for k, v in ("a=1, b=2"):gmatch("(%w+)=(%w+)") do t[k] = v end local n ` +
			`= 0 for w in ("one two"):gmatch("%a+") do n = n + 1 end return t, n`,
		"string.gsub": `return ("hello"):gsub("l", "L"), ("hello"):gsub("l", "L", 1), ("abc"):gsub("%w", ` +
			`"%0%0"), ("abc"):gsub("", "-"), ("a b"):gsub("(%w) (%w)", "%2 %1"), ("x"):gsub("x", "%%")`,
		"string.gsub with tables and functions": `return ("$a $b"):gsub("%$(%w+)", {a = "1"}), ("abc"):gsub("%w", function(c) if c == ` +
			`"b" then return "X" end end), ("abc"):gsub("b", function() return 5 end)`,
		"string.format": `return string.format("%d %s %5.2f %x %5s|%-5s| %% %c %i %g", 3, "x", 1.5, 255, "a", ` +
			`"b", 65, 7, 0.1), string.format("%s %s", nil, true), string.format("%s", 1.0), string.format("%03d", 7), string.format("%q", 'a"b')`,
		"split by a pattern": `local function split(s, sep) local t = {} for part in string.gmatch(s, "([^" .. sep ` +
			`.. "]+)") do t[#t + 1] = part end return t end return split("a,b,c", ",")`,
		"deep copies": `local function copy(o) if type(o) ~= "table" then return o end local r = {} for k, v ` +
			`in pairs(o) do r[copy(k)] = copy(v) end return r end return copy({1, {a = {2}}, x = "y"})`,
		"os": `return os.time({year = 2020, month = 1, day = 2, hour = 3}) > 0, ` +
			`type(os.date("%Y")), os.date("!%Y-%m-%d", 0), type(os.time())`,
		"globals": `x = 1 local function g() x = x + 1 return x end g() return x, _G.x, _G["x"]`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			source := "function f()\n" + body + "\nend"
			got, want := runHere(t, source), runPlain(source)
			got, _, _ = strings.Cut(got, " (") // without the hint
			want, _, _ = strings.Cut(want, " (")
			if got != want {
				t.Errorf("%s\ngot:         %s\ngopher-lua:  %s", body, got, want)
			}
		})
	}
}

func TestLibraries_disabledFunctions(t *testing.T) {
	t.Parallel()
	for _, name := range disabled {
		want := "call function " + name + " is not supported in karmada customized resourceinterpreter."
		if got := runHere(t, "function f() return "+name+"() end"); !strings.Contains(got, want) {
			t.Errorf("%s: %s", name, got)
		}
	}
	for _, name := range []string{
		"io", "debug", "coroutine", "channel", "os.execute", "os.exit", "os.getenv", "os.remove", "os.clock", "os.tmpname", "package.loaded",
		"package.loaders",
		"package.path", "_printregs",
	} {
		if got := runHere(t, "function f() return tostring("+name+") end"); got != `{1="nil"}` {
			t.Errorf("%s = %s", name, got)
		}
	}
	if got := runHere(t, `function f() package.loadlib("x", "y") end`); !strings.Contains(got, "loadlib is not supported") {
		t.Error(got)
	}
	if got := runHere(t, `function f() string.dump(f) end`); !strings.Contains(got, "not support") {
		t.Error(got)
	}
}

// Assignments to several targets follow the Lua manual. gopher-lua does not.
func TestRewrite_multipleAssignment(t *testing.T) {
	t.Parallel()
	for body, want := range map[string]string{
		`local i, t, u = 1, {}, {} i, t[i], u.x, t[i + 1] = i + 1, 20, 30, 40, 50 return i, t, u`:             `{1=2 2={1=20 2=40} 3={"x"=30}}`,
		`local t = {1, 2} local i, j = 1, 2 t[i], t[j] = t[j], t[i] return t`:                                 `{1={1=2 2=1}}`,
		`local t, a = {}, 1 t[a], a = a, 2 return t, a`:                                                       `{1={1=1} 2=2}`,
		`local t, a = {}, 1 t.x, t = 5, {} return t`:                                                          `{1={}}`,
		`local c, u, a = 0, {}, 7 local function g() c, u.x = 1, a end g() return c, u`:                       `{1=1 2={"x"=7}}`,
		`local function g(a, b) b, a = b .. "x", 1 return a, b end return g(1, 2)`:                            `{1=1 2="2x"}`,
		`local function g(a, b) b, a = tostring(b) .. "x", 1 return a, b end return g(1, 2)`:                  `{1=1 2="2x"}`,
		`local function g() return 1, 2, 3 end local t, k = {}, "k" t[k], t.y, t[k .. 1] = g() return t`:      `{1={"k"=1 "k1"=3 "y"=2}}`,
		`local n = 0 local function g() n = n + 1 return n end local t, k = {}, "a" t[k] = g(), g() return t`: `{1={"a"=1}}`,
		`local a, b, c = 1 a, b, c = b, a return a, b, c`:                                                     `{2=1}`,
	} {
		if got := runHere(t, "function f() "+body+" end"); got != want {
			t.Errorf("%s\n%s, want %s", body, got, want)
		}
	}
}

// writeAssignments replaces the assignments to several targets that statement marks with @.
func writeAssignments(source string, write func(targets []string, values string) string) string {
	parts := strings.Split(source, "@")
	for i := 1; i < len(parts); i += 2 {
		targets, values, _ := strings.Cut(parts[i], " = ")
		parts[i] = write(strings.Split(targets, "|"), values)
	}
	return strings.Join(parts, "")
}

func asOneStatement(targets []string, values string) string {
	return strings.Join(targets, ", ") + " = " + values
}

// asBlock writes an assignment to several independent targets as a block that plain gopher-lua executes correctly.
func asBlock(targets []string, values string) string {
	names, assigns := make([]string, len(targets)), ""
	for i := range targets {
		names[i] = fmt.Sprintf("v%d", i)
		assigns = " " + targets[i] + " = " + names[i] + assigns
	}
	return "do local " + strings.Join(names, ", ") + " = " + values + assigns + " end"
}

// statement generates a statement over the variables a, b and the tables t, u, with at most depth levels of nesting.
func statement(t *rapid.T, depth int) string {
	e := func() string { return expression(t, 2) }
	several := func() string {
		return rapid.SampledFrom([]string{"a", "b", "c", "d", "g", "u.y", "u.z", "t[1]", "t[2]"}).Draw(t, "one of several")
	}
	target := func() string {
		return rapid.SampledFrom([]string{"a", "b", "t.x", "t[1]", "t[a]", "u[t.x]", "u[b]", "t[#t + 1]", "u.y", "g"}).Draw(t, "target")
	}
	kinds := 6
	if depth > 0 {
		kinds = 14
	}
	block := func() string {
		n := rapid.IntRange(0, 3).Draw(t, "n")
		var out []string
		for range n {
			out = append(out, statement(t, depth-1))
		}
		return strings.Join(out, "\n")
	}
	switch rapid.IntRange(0, kinds).Draw(t, "kind") {
	case 0, 1, 2:
		return target() + " = " + e()
	case 3:
		return "@" + several() + "|" + several() + " = " + e() + ", " + e() + "@"
	case 4:
		return "@" + several() + "|" + several() + "|" + several() + " = many(" + e() + ")@"
	case 5:
		return "log(" + e() + ", " + e() + ")"
	case 6:
		return "local a, b = " + e() + ", " + e()
	case 7:
		return "if " + e() + " then\n" + block() + "\nelseif " + e() + " then\n" + block() + "\nelse\n" + block() + "\nend"
	case 8:
		return "for i = 1, 3 do\n" + block() + "\nend"
	case 9:
		return "do local n = 0 repeat n = n + 1\n" + block() + "\nuntil n > 2 or " + e() + " end"
	case 10:
		return "do local n = 0 while n < 3 and type(" + e() + ") ~= 'x' do n = n + 1\n" + block() + "\nend end"
	case 11:
		return "do local function h(a, ...)\n" + block() + "\nreturn a, ... end\n" + target() + " = h(" + e() + ", " + e() + ") end"
	case 12:
		return "pcall(function()\n" + block() + "\nend)"
	case 13:
		return "local t = {x = " + e() + ", " + e() + ", [" + e() + "] = " + e() + ", many(" + e() + ")}"
	}
	return "function g(a)\n" + block() + "\nreturn " + e() + " end"
}

func expression(t *rapid.T, depth int) string {
	kinds := 6
	if depth > 0 {
		kinds = 12
	}
	e := func() string { return expression(t, depth-1) }
	switch rapid.IntRange(0, kinds).Draw(t, "expression") {
	case 0:
		return rapid.SampledFrom([]string{"1", "2", "0", "-1.5", "40"}).Draw(t, "number")
	case 1:
		return rapid.SampledFrom([]string{`"x"`, `""`, `"10"`, "nil", "true", "false"}).Draw(t, "constant")
	case 2, 3:
		return rapid.SampledFrom([]string{"a", "b", "t.x", "t[1]", "u.y", "t[a]", "u[b]", "#t"}).Draw(t, "variable")
	case 4, 5, 6:
		return rapid.SampledFrom([]string{"a", "b"}).Draw(t, "name")
	case 7:
		return "(" + e() + " .. " + e() + ")"
	case 8:
		return e() + " .. " + e() + " .. " + e()
	case 9:
		return "(" + e() + " or " + e() + ")"
	case 10:
		return "(" + e() + " == " + e() + ")"
	case 11:
		return "many(" + e() + ")"
	}
	return "(" + e() + " and {" + e() + "})"
}

func TestRewrite_keepsResultsOfRandomPrograms(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(rt *rapid.T) {
		var body []string
		for range rapid.IntRange(1, 6).Draw(rt, "statements") {
			body = append(body, statement(rt, 2))
		}
		source := `local out = {}
local function log(...) for i = 1, select("#", ...) do local v = select(i, ...)
	out[#out + 1] = type(v) == "table" and "table" or tostring(v) end end
local function many(x) return x, "m", x end
function f()
local a, b, c, d, t, u = 1, "s", 2, "r", {1, 2, x = 3}, {}
local ok, e = pcall(function()
` + strings.Join(body, "\n") + `
end)
log(ok, e, a, b, c, d)
return out, t, u
end`
		if got, want := runHere(t, writeAssignments(source, asOneStatement)), runPlain(writeAssignments(source, asBlock)); got != want {
			rt.Fatalf("%s\ngot:         %s\ngopher-lua:  %s", source, got, want)
		}
	})
}
