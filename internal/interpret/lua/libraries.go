// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"fmt"
	"math"
	"math/bits"
	"slices"

	glua "github.com/yuin/gopher-lua"

	"karmada.io/karmada/internal/interpret/lua/sandbox"
)

// disabled are functions that raise an error when they are called (docs/contract/interpreter.md#lua-environment).
var disabled = []string{
	"collectgarbage", "dofile", "getfenv", "getmetatable", "load", "loadfile", "loadstring", "rawequal", "rawget", "rawset",
	"setfenv", "setmetatable", "module", "newproxy",
}

// goFunction is a built-in function.
type goFunction func(l *glua.LState) int

// openLibraries creates the built-in globals. Functions of gopher-lua that neither read tables nor allocate much are used
// directly; others are wrapped with a check or a charge. Functions that cannot be interrupted or have no limit are replaced. The
// pattern matcher takes exponential time, and table.concat and string.format allocate on the stack without limit. table.sort is
// replaced because it fails for lists that were longer before.
func (m *machine) openLibraries() {
	l := m.state
	open := func(open glua.LGFunction) map[string]goFunction {
		l.Push(l.NewFunction(open))
		l.Call(0, 1)
		out := map[string]goFunction{}
		l.Get(-1).(*glua.LTable).ForEach(func(name, v glua.LValue) {
			if f, ok := v.(*glua.LFunction); ok {
				out[name.String()] = goFunction(f.GFunction)
			}
		})
		l.Pop(1)
		return out
	}
	base, numbers, system := open(glua.OpenBase), open(glua.OpenMath), open(glua.OpenOs)
	text, list := open(glua.OpenString), open(glua.OpenTable)

	m.base = l.NewTable()
	m.globals = l.NewTable()
	m.globals.RawSetString("__index", m.base)
	m.lazy = m.newLibrary(map[string]goFunction{"__index": m.lazyIndex, "__newindex": m.lazyNewIndex, "__len": m.lazyLen})
	m.strings = l.NewTable()
	l.SetMetatable(glua.LString(""), m.strings)

	m.add(m.base, map[string]goFunction{
		"assert": m.baseAssert, "error": m.baseError, "ipairs": m.baseIpairs, "next": m.baseNext, "pairs": m.basePairs,
		"pcall": m.basePcall, "print": func(*glua.LState) int { return 0 }, "require": m.baseRequire, "select": base["select"],
		"tonumber": base["tonumber"], "tostring": m.baseTostring, "type": base["type"], "unpack": m.baseUnpack, "xpcall": m.baseXpcall,
	})
	for _, name := range disabled {
		m.add(m.base, map[string]goFunction{name: func(l *glua.LState) int {
			l.RaiseError("call function %s is not supported in karmada customized resourceinterpreter.", name)
			return 0
		}})
	}
	m.base.RawSetString("_VERSION", glua.LString(glua.LuaVersion))

	numbers["random"], numbers["randomseed"] = m.mathRandom, m.mathRandomSeed
	mathLibrary := m.newLibrary(numbers)
	mathLibrary.RawSetString("pi", glua.LNumber(math.Pi))
	mathLibrary.RawSetString("huge", glua.LNumber(math.MaxFloat64)) // as in gopher-lua
	modules := m.newLibrary(map[string]goFunction{"loadlib": func(l *glua.LState) int {
		l.RaiseError("loadlib is not supported")
		return 0
	}})
	m.library(m.base, "string", m.newLibrary(m.stringFunctions(text)))
	m.library(m.base, "table", m.newLibrary(map[string]goFunction{
		"concat": m.tableConcat, "getn": m.onTable(list["getn"]), "insert": m.tableInsert, "maxn": m.onTable(list["maxn"]),
		"remove": m.onTable(list["remove"]), "sort": m.tableSort,
	}))
	m.library(m.base, "math", mathLibrary)
	m.library(m.base, "os", m.newLibrary(m.clockFunctions(system)))
	m.library(m.base, "package", modules)
	m.library(modules, "preload", m.newLibrary(map[string]goFunction{"kube": m.loadKube}))
	m.kube = m.metatable(m.newLibrary(m.kubeFunctions()))

	// Remove the tables of gopher-lua, which contain functions for files and processes. Scripts cannot reach them anyway.
	l.G.Global, l.G.Registry = l.NewTable(), l.NewTable()
	l.Env = l.G.Global

	m.nextFunction, m.nextItemFunction = m.newFunction(m.baseNext), m.newFunction(m.nextItem)
	m.callFunction = l.NewFunction(glua.LGFunction(m.callQuietly))
	hooks := [sandbox.HookCount]goFunction{
		sandbox.Charge: m.hookCharge, sandbox.Concat: m.hookConcat, sandbox.Store: m.hookStore, sandbox.Key: m.hookKey,
		sandbox.Table: m.hookTable, sandbox.Arguments: m.hookArguments, sandbox.NoValues: func(*glua.LState) int { return 0 },
	}
	for _, hook := range hooks {
		m.hooks = append(m.hooks, l.NewFunction(glua.LGFunction(hook)))
	}
}

// stepsPerCall is the number of instructions that a call of a built-in function counts as.
const stepsPerCall = 8

func (m *machine) newFunction(f goFunction) *glua.LFunction {
	return m.state.NewFunction(func(l *glua.LState) int {
		m.spend(stepsPerCall)
		return f(l)
	})
}

// add adds functions to a table.
func (m *machine) add(to *glua.LTable, functions map[string]goFunction) {
	for name, f := range functions {
		to.RawSetString(name, m.newFunction(f))
	}
}

func (m *machine) newLibrary(functions map[string]goFunction) *glua.LTable {
	t := m.state.NewTable()
	m.add(t, functions)
	return t
}

// metatable returns the metatable of tables in front of a library. They are filled when a script changes or iterates them.
func (m *machine) metatable(library *glua.LTable) *glua.LTable {
	meta := m.state.NewTable()
	meta.RawSetString("__index", library)
	meta.RawSetString("__newindex", m.lazy.RawGetString("__newindex"))
	return meta
}

// library registers a library in a table.
func (m *machine) library(in *glua.LTable, name string, functions *glua.LTable) {
	m.libraries = append(m.libraries, library{name: name, in: in, meta: m.metatable(functions)})
	m.install(&m.libraries[len(m.libraries)-1])
}

// install puts a new front before a library.
func (m *machine) install(l *library) {
	l.front = m.state.CreateTable(0, 0)
	l.front.Metatable = l.meta
	l.in.RawSetString(l.name, l.front)
	if l.name == "string" {
		m.strings.RawSetString("__index", l.front)
	}
}

// Metamethods of lazy tables.

func (m *machine) lazyIndex(l *glua.LState) int {
	l.Push(m.get(l.CheckTable(1), l.Get(2)))
	return 1
}

func (m *machine) lazyNewIndex(l *glua.LState) int {
	m.set(l.CheckTable(1), l.Get(2), l.Get(3))
	return 0
}

func (m *machine) lazyLen(l *glua.LState) int {
	l.Push(glua.LNumber(m.length(l.CheckTable(1))))
	return 1
}

// tableArgument returns the first argument, which must be a table, and fills it.
func (m *machine) tableArgument() *glua.LTable {
	t := m.state.CheckTable(1)
	m.fill(t)
	return t
}

// Hooks of package sandbox.

func (m *machine) hookCharge(l *glua.LState) int {
	m.charge(int(l.Get(1).(glua.LNumber)))
	return 0
}

func (m *machine) hookConcat(l *glua.LState) int {
	n := l.GetTop()
	size := 0
	for i := n; i > 0; i-- {
		v := l.Get(i)
		if !glua.LVCanConvToString(v) {
			// The same message as the VM, which concatenates from the right.
			left, right := v.Type(), glua.LTString
			switch {
			case i == n && n > 1:
				left, right = l.Get(i-1).Type(), v.Type()
			case i == n-1:
				right = l.Get(n).Type()
			}
			l.RaiseError("cannot perform concat operation between %v and %v", left, right)
		}
		if s, ok := v.(glua.LString); ok {
			size += len(s)
		} else {
			size += sandbox.CostString
		}
	}
	m.spend(size / 1024)
	m.charge(size + sandbox.CostString)
	buffer := make([]byte, 0, size)
	for i := range n {
		buffer = append(buffer, glua.LVAsString(l.Get(i+1))...)
	}
	l.Push(glua.LString(buffer))
	return 1
}

func (m *machine) hookStore(l *glua.LState) int {
	t, ok := l.Get(1).(*glua.LTable)
	if !ok {
		l.SetTable(l.Get(1), l.Get(2), l.Get(3)) // raises the error of the VM
		return 0
	}
	m.set(t, l.Get(2), l.Get(3))
	return 0
}

func (m *machine) hookKey(l *glua.LState) int {
	if n, ok := l.Get(1).(glua.LNumber); ok {
		if i, ok := arrayIndex(n); ok {
			m.charge(i * sandbox.CostItem)
		}
	}
	l.SetTop(1)
	return 1
}

func (m *machine) hookTable(l *glua.LState) int {
	m.charge(l.Get(1).(*glua.LTable).Len() * sandbox.CostItem)
	return 1
}

func (m *machine) hookArguments(l *glua.LState) int {
	n := l.GetTop()
	m.charge(sandbox.CostEmptyTable + n*sandbox.CostItem)
	t := l.CreateTable(n, 1)
	for i := range n {
		t.RawSetInt(i+1, l.Get(i+1))
	}
	t.RawSetString("n", glua.LNumber(n))
	l.Push(t)
	return 1
}

// Functions of the basic library.

func (m *machine) baseAssert(l *glua.LState) int {
	if !l.ToBool(1) {
		l.RaiseError("%s", l.OptString(2, "assertion failed!"))
	}
	return l.GetTop()
}

// baseError treats levels above 2 as 2. To find the lines of outer calls, gopher-lua walks through chains of tail calls.
func (m *machine) baseError(l *glua.LState) int {
	l.Error(l.CheckAny(1), min(l.OptInt(2, 1), 2))
	return 0
}

func (m *machine) baseNext(l *glua.LState) int {
	key, value := m.tableArgument().Next(l.Get(2))
	if key == glua.LNil {
		l.Push(glua.LNil)
		return 1
	}
	l.Push(key)
	l.Push(value)
	return 2
}

func (m *machine) basePairs(l *glua.LState) int {
	t := m.tableArgument()
	l.Push(m.nextFunction)
	l.Push(t)
	l.Push(glua.LNil)
	return 3
}

func (m *machine) baseIpairs(l *glua.LState) int {
	t := m.tableArgument()
	l.Push(m.nextItemFunction)
	l.Push(t)
	l.Push(glua.LNumber(0))
	return 3
}

// nextItem is the iterator of ipairs.
func (m *machine) nextItem(l *glua.LState) int {
	i := l.CheckInt(2) + 1
	v := m.tableArgument().RawGetInt(i)
	if v == glua.LNil {
		return 0
	}
	l.Push(glua.LNumber(i))
	l.Push(v)
	return 2
}

// stepsPerError is the cost of a caught error. Panics are expensive, in proportion to the depth of the stack.
const stepsPerError = 500

// protect calls the function below n arguments on the stack. It pushes true and the results, or false and the error, and
// returns the number of pushed values.
func (m *machine) protect(n int) int {
	l := m.state
	base := l.GetTop() - n - 1
	if v := l.Get(base + 1); v.Type() != glua.LTFunction {
		l.Push(glua.LFalse)
		l.Push(glua.LString("attempt to call a " + v.Type().String() + " value"))
		return 2
	}
	l.Insert(m.callFunction, base+1)
	if err := l.PCall(n+1, glua.MultRet, nil); err != nil {
		m.spend(stepsPerError)
		l.Push(glua.LFalse)
		e := err.(*glua.ApiError) //nolint:errorlint // PCall returns no other type
		m.corrupt = m.corrupt || e.StackTrace != noTraceback
		v := e.Object
		if s, ok := v.(glua.LString); ok && len(s) <= maxString {
			v = glua.LString(withoutAddresses(string(s)))
		}
		l.Push(v)
		return 2
	}
	l.Insert(glua.LTrue, base+1)
	return l.GetTop() - base
}

// callQuietly calls its first argument with the others. Errors have no traceback.
func (m *machine) callQuietly(l *glua.LState) int {
	l.Panic = quietPanic
	l.Call(l.GetTop()-1, glua.MultRet)
	return l.GetTop()
}

func (m *machine) basePcall(l *glua.LState) int {
	l.CheckAny(1)
	return m.protect(l.GetTop() - 1)
}

// baseXpcall calls the handler after unwinding the stack. Scripts cannot observe that, since there is no library debug.
func (m *machine) baseXpcall(l *glua.LState) int {
	f, handler := l.CheckFunction(1), l.CheckFunction(2)
	l.SetTop(0)
	l.Push(f)
	n := m.protect(0)
	if l.Get(l.GetTop()-n+1) == glua.LTrue {
		return n
	}
	failure := l.Get(-1)
	l.SetTop(0)
	l.Push(handler)
	l.Push(failure)
	n = m.protect(1)
	ok := l.GetTop() - n + 1
	l.Replace(ok, glua.LFalse)
	return n
}

func (m *machine) baseTostring(l *glua.LState) int {
	return m.pushString(m.toString(l.CheckAny(1)))
}

// toString returns a value as a string. Tables and functions are numbered in the order of their first use, because addresses
// differ in each run.
func (m *machine) toString(v glua.LValue) string {
	m.charge(sandbox.CostString)
	switch v.(type) {
	case *glua.LTable, *glua.LFunction:
	default:
		return v.String()
	}
	id, found := m.ids[v]
	if !found {
		if m.ids == nil {
			m.ids = map[glua.LValue]int{}
		}
		m.charge(sandbox.CostField)
		id = len(m.ids) + 1
		m.ids[v] = id
	}
	return fmt.Sprintf("%s: 0x%08x", v.Type().String(), id)
}

func (m *machine) baseUnpack(l *glua.LState) int {
	t := m.tableArgument()
	from, to := l.OptInt(2, 1), l.OptInt(3, t.Len())
	if from > to {
		return 0
	}
	n := to - from + 1
	if n <= 0 || n > stackSize/2 {
		l.RaiseError("too many results to unpack")
	}
	m.spend(n)
	for i := range n {
		l.Push(t.RawGetInt(from + i))
	}
	return n
}

// baseRequire returns a module: a library, kube, or a module that the script added to package.preload.
func (m *machine) baseRequire(l *glua.LState) int {
	name := l.CheckString(1)
	if v, ok := m.loaded[name]; ok {
		l.Push(v)
		return 1
	}
	if library, ok := m.base.RawGetString(name).(*glua.LTable); ok {
		l.Push(library)
		return 1
	}
	preload := l.GetField(m.base.RawGetString("package"), "preload")
	if preload.Type() != glua.LTTable {
		l.RaiseError("package.preload must be a table")
	}
	loader := l.GetField(preload, name)
	if loader.Type() != glua.LTFunction {
		l.RaiseError("module %s not found: no field package.preload['%s'] "+
			"(modules are kube, string, table, math, os and those in package.preload)",
			truncate(name), truncate(name))
	}
	l.Push(loader)
	l.Push(glua.LString(name))
	l.Call(1, 1)
	v := l.Get(-1)
	if v == glua.LNil {
		v = glua.LTrue
	}
	if m.loaded == nil {
		m.loaded = map[string]glua.LValue{}
	}
	m.charge(sandbox.CostField)
	m.loaded[name] = v
	l.Push(v)
	return 1
}

// Functions of the table library.

// onTable fills the table in the first argument of f.
func (m *machine) onTable(f goFunction) goFunction {
	return func(l *glua.LState) int {
		m.spend(m.tableArgument().Len() / 64)
		return f(l)
	}
}

func (m *machine) tableConcat(l *glua.LState) int {
	t := m.tableArgument()
	separator := ""
	if l.Get(2) != glua.LNil {
		separator = m.checkString(2)
	}
	from, to := max(l.OptInt(3, 1), 1), min(l.OptInt(4, t.Len()), t.Len())
	var out []byte
	for i := from; i <= to; i++ {
		v := t.RawGetInt(i)
		if !glua.LVCanConvToString(v) {
			l.RaiseError("invalid value (%s) at index %d in table for concat", v.Type().String(), i)
		}
		s := glua.LVAsString(v)
		m.spend(1 + len(s)/1024)
		m.charge((len(s) + len(separator)) * 2) // append doubles the capacity
		out = append(out, s...)
		if i < to {
			out = append(out, separator...)
		}
	}
	m.charge(sandbox.CostString)
	return m.pushString(string(out))
}

func (m *machine) tableInsert(l *glua.LState) int {
	t := m.tableArgument()
	if l.GetTop() < 2 {
		l.RaiseError("wrong number of arguments")
	}
	n := t.Len()
	if l.GetTop() == 2 {
		m.charge(sandbox.CostItem)
		t.Append(l.Get(2))
		return 0
	}
	i, v := l.CheckInt(2), l.CheckAny(3)
	if i < 1 || i > n {
		m.set(t, glua.LNumber(i), v)
		return 0
	}
	m.charge(sandbox.CostItem)
	m.spend((n - i) / 64)
	t.Insert(i, v)
	return 0
}

// tableSort is a stable sort, so that results do not depend on the sort algorithm.
func (m *machine) tableSort(l *glua.LState) int {
	t := m.tableArgument()
	less := l.LessThan
	if l.Get(2) != glua.LNil {
		f := l.CheckFunction(2)
		less = func(a, b glua.LValue) bool {
			l.Push(f)
			l.Push(a)
			l.Push(b)
			l.Call(2, 1)
			v := l.Get(-1)
			l.Pop(1)
			return glua.LVAsBool(v)
		}
	}
	n := t.Len()
	m.charge(n * sandbox.CostItem)
	m.spend(n * bits.Len(uint(n)))
	items := make([]glua.LValue, n)
	for i := range items {
		items[i] = t.RawGetInt(i + 1)
	}
	slices.SortStableFunc(items, func(a, b glua.LValue) int {
		switch {
		case less(a, b):
			return -1
		case less(b, a):
			return 1
		}
		return 0
	})
	for i, v := range items {
		t.RawSetInt(i+1, v)
	}
	return 0
}

// Functions of the libraries os and math.

// maxDateFormat limits the format of os.date. Each of its letters can produce many.
const maxDateFormat = 1000

// clockFunctions returns the functions of os that are available to scripts.
func (m *machine) clockFunctions(system map[string]goFunction) map[string]goFunction {
	return map[string]goFunction{
		"date": func(l *glua.LState) int {
			if len(l.OptString(1, "")) > maxDateFormat {
				l.ArgError(1, "format too long")
			}
			m.charge(sandbox.CostEmptyTable + maxDateFormat)
			return system["date"](l)
		},
		"time": func(l *glua.LState) int {
			if t, ok := l.Get(1).(*glua.LTable); ok {
				m.fill(t)
			}
			return system["time"](l)
		},
	}
}

// nextRandom returns a pseudo-random number in [0, 1). The sequence is the same in each call (SplitMix64, Steele et al. 2014).
func (m *machine) nextRandom() float64 {
	m.random += 0x9e3779b97f4a7c15
	z := m.random
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	z ^= z >> 31
	return float64(z>>11) / (1 << 53)
}

func (m *machine) mathRandom(l *glua.LState) int {
	low, high := glua.LNumber(1), l.OptNumber(1, 1)
	if l.GetTop() == 0 {
		l.Push(glua.LNumber(m.nextRandom()))
		return 1
	}
	if l.GetTop() > 1 {
		low, high = l.CheckNumber(1), l.CheckNumber(2)
	}
	if !(low <= high) {
		l.ArgError(min(l.GetTop(), 2), "interval is empty")
	}
	l.Push(glua.LNumber(math.Floor(float64(low) + m.nextRandom()*(float64(high-low)+1))))
	return 1
}

func (m *machine) mathRandomSeed(l *glua.LState) int {
	m.random = uint64(l.CheckInt64(1))
	return 0
}
