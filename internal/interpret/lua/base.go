// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"fmt"

	glua "github.com/yuin/gopher-lua"
)

// disabled are functions that exist to say that they do not (extension-protocols §4).
var disabled = []string{
	"collectgarbage", "dofile", "getfenv", "getmetatable", "load", "loadfile", "loadstring", "rawequal", "rawget", "rawset",
	"setfenv", "setmetatable", "module", "newproxy",
}

// goFunction is a function that scripts call.
type goFunction func(l *glua.LState) int

// openLibraries makes what is behind a script's globals. The functions of the library are taken as they are where they look
// at no table and allocate nothing of note.
func (m *machine) openLibraries() {
	l := m.state
	stock := func(open glua.LGFunction) *glua.LTable {
		l.Push(l.NewFunction(open))
		l.Call(0, 1)
		t := l.Get(-1).(*glua.LTable)
		l.Pop(1)
		return t
	}
	base, math, clock := stock(glua.OpenBase), stock(glua.OpenMath), stock(glua.OpenOs)
	pick := func(from *glua.LTable, names ...string) map[string]goFunction {
		out := map[string]goFunction{}
		for _, name := range names {
			out[name] = goFunction(from.RawGetString(name).(*glua.LFunction).GFunction)
		}
		return out
	}

	m.base = l.NewTable()
	m.globals = l.NewTable()
	m.globals.RawSetString("__index", m.base)
	m.lazy = m.functions(map[string]goFunction{"__index": m.lazyIndex, "__newindex": m.lazyNewIndex, "__len": m.lazyLen})
	m.stringish = l.NewTable()
	l.SetMetatable(glua.LString(""), m.stringish)

	m.add(m.base, pick(base, "select", "tonumber", "type"))
	m.add(m.base, map[string]goFunction{
		"assert": m.assert, "error": m.raise, "ipairs": m.ipairs, "next": m.next, "pairs": m.pairs, "pcall": m.pcall, "print": m.print,
		"require": m.require, "tostring": m.tostring, "unpack": m.unpack, "xpcall": m.xpcall,
	})
	for _, name := range disabled {
		m.add(m.base, map[string]goFunction{name: func(l *glua.LState) int {
			l.RaiseError("call function %s is not supported in karmada customized resourceinterpreter.", name)
			return 0
		}})
	}
	m.base.RawSetString("_VERSION", glua.LString(glua.LuaVersion))

	mathematics := l.NewTable()
	math.ForEach(func(k, v glua.LValue) {
		if f, ok := v.(*glua.LFunction); ok {
			m.add(mathematics, map[string]goFunction{k.String(): goFunction(f.GFunction)})
		} else {
			l.RawSet(mathematics, k, v)
		}
	})
	m.add(mathematics, map[string]goFunction{"random": m.randomNumber, "randomseed": m.randomSeed})

	m.library(m.base, "string", m.functions(m.stringFunctions()))
	m.library(m.base, "table", m.functions(m.tableFunctions()))
	m.library(m.base, "math", mathematics)
	m.library(m.base, "os", m.functions(m.clockFunctions(pick(clock, "date", "time"))))
	modules := m.functions(map[string]goFunction{"loadlib": func(l *glua.LState) int {
		l.RaiseError("loadlib is not supported")
		return 0
	}})
	m.library(m.base, "package", modules)
	m.library(modules, "preload", m.functions(map[string]goFunction{"kube": m.loadKube}))
	m.kube = l.NewTable()
	m.kube.RawSetString("__index", m.functions(m.kubeFunctions()))

	// What is left of the library's own, with files and processes in it, is out of reach for scripts anyway; now it is gone.
	l.G.Global, l.G.Registry = l.NewTable(), l.NewTable()
	l.Env = l.G.Global

	m.following, m.advancing = l.NewFunction(glua.LGFunction(m.metered(m.next))), l.NewFunction(glua.LGFunction(m.metered(m.nextItem)))
	m.quietly = l.NewFunction(glua.LGFunction(m.callQuietly))

	for _, f := range []goFunction{m.hiddenCharge, m.concat, m.store, m.key, m.table, m.arguments, m.nothing} { // as hiddenNames
		m.hidden = append(m.hidden, l.NewFunction(glua.LGFunction(f)))
	}
}

// add puts functions into a table.
func (m *machine) add(into *glua.LTable, functions map[string]goFunction) {
	for name, f := range functions {
		into.RawSetString(name, m.state.NewFunction(glua.LGFunction(m.metered(f))))
	}
}

// metered counts each call as some instructions.
func (m *machine) metered(f goFunction) goFunction {
	const steps = 8
	return func(l *glua.LState) int {
		m.spend(steps)
		return f(l)
	}
}

func (m *machine) functions(functions map[string]goFunction) *glua.LTable {
	t := m.state.NewTable()
	m.add(t, functions)
	return t
}

// library makes a library known. Scripts see an empty table in front of it, so that what they add is their own.
func (m *machine) library(into *glua.LTable, name string, functions *glua.LTable) {
	meta := m.state.NewTable()
	meta.RawSetString("__index", functions)
	m.libraries = append(m.libraries, library{name: name, into: into, meta: meta})
	m.install(&m.libraries[len(m.libraries)-1])
}

// install puts a fresh front before a library.
func (m *machine) install(l *library) {
	l.front = m.state.CreateTable(0, 0)
	l.front.Metatable = l.meta
	l.into.RawSetString(l.name, l.front)
	if l.name == "string" {
		m.stringish.RawSetString("__index", l.front)
	}
}

// What the VM calls for tables that are not filled yet.

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

// tableArgument is the first argument, which must be a table, filled.
func (m *machine) tableArgument() *glua.LTable {
	t := m.state.CheckTable(1)
	m.fill(t)
	return t
}

// What meter put into the script.

func (m *machine) hiddenCharge(l *glua.LState) int {
	m.pay(int(l.Get(1).(glua.LNumber)))
	return 0
}

func (m *machine) concat(l *glua.LState) int {
	n := l.GetTop()
	size := 0
	for i := n; i > 0; i-- {
		v := l.Get(i)
		if !glua.LVCanConvToString(v) {
			// The message is the VM's, which joins from the right.
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
			size += priceString
		}
	}
	m.spend(size / 1024)
	m.pay(size + priceString)
	buffer := make([]byte, 0, size)
	for i := range n {
		buffer = append(buffer, glua.LVAsString(l.Get(i+1))...)
	}
	l.Push(glua.LString(buffer))
	return 1
}

func (m *machine) store(l *glua.LState) int {
	t, ok := l.Get(1).(*glua.LTable)
	if !ok {
		l.SetTable(l.Get(1), l.Get(2), l.Get(3)) // which says what is wrong
		return 0
	}
	m.set(t, l.Get(2), l.Get(3))
	return 0
}

func (m *machine) key(l *glua.LState) int {
	if n, ok := l.Get(1).(glua.LNumber); ok {
		if i, ok := arrayIndex(n); ok {
			m.pay(i * priceItem)
		}
	}
	l.SetTop(1)
	return 1
}

func (m *machine) table(l *glua.LState) int {
	m.pay(l.Get(1).(*glua.LTable).Len() * priceItem)
	return 1
}

func (m *machine) arguments(l *glua.LState) int {
	n := l.GetTop()
	m.pay(priceEmptyTable + n*priceItem)
	t := l.CreateTable(n, 1)
	for i := range n {
		t.RawSetInt(i+1, l.Get(i+1))
	}
	t.RawSetString("n", glua.LNumber(n))
	l.Push(t)
	return 1
}

func (m *machine) nothing(*glua.LState) int { return 0 }

// What scripts call.

func (m *machine) assert(l *glua.LState) int {
	if !l.ToBool(1) {
		l.RaiseError("%s", l.OptString(2, "assertion failed!"))
	}
	return l.GetTop()
}

// raise is error. Levels above 2 are 2: to find the line of others, the library walks through chains of tail calls.
func (m *machine) raise(l *glua.LState) int {
	l.Error(l.CheckAny(1), min(l.OptInt(2, 1), 2))
	return 0
}

func (m *machine) next(l *glua.LState) int {
	key, value := m.tableArgument().Next(l.Get(2))
	if key == glua.LNil {
		l.Push(glua.LNil)
		return 1
	}
	l.Push(key)
	l.Push(value)
	return 2
}

func (m *machine) pairs(l *glua.LState) int {
	t := m.tableArgument()
	l.Push(m.following)
	l.Push(t)
	l.Push(glua.LNil)
	return 3
}

func (m *machine) ipairs(l *glua.LState) int {
	t := m.tableArgument()
	l.Push(m.advancing)
	l.Push(t)
	l.Push(glua.LNumber(0))
	return 3
}

// nextItem is what ipairs repeats.
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

// stepsOfError is what an error costs that is caught: panics are dear, the more so the deeper the stack is.
const stepsOfError = 500

// protect calls the function below n arguments on the stack and leaves true and its results there, or false and the error.
func (m *machine) protect(n int) int {
	l := m.state
	base := l.GetTop() - n - 1
	if v := l.Get(base + 1); v.Type() != glua.LTFunction {
		l.Push(glua.LFalse)
		l.Push(glua.LString("attempt to call a " + v.Type().String() + " value"))
		return 2
	}
	l.Insert(m.quietly, base+1)
	if err := l.PCall(n+1, glua.MultRet, nil); err != nil {
		m.spend(stepsOfError)
		l.Push(glua.LFalse)
		e := err.(*glua.ApiError) //nolint:errorlint // it is one, and never wrapped
		m.faulty = m.faulty || e.StackTrace != quiet
		v := e.Object
		if s, ok := v.(glua.LString); ok && len(s) <= longestString {
			v = glua.LString(stable(string(s)))
		}
		l.Push(v)
		return 2
	}
	l.Insert(glua.LTrue, base+1)
	return l.GetTop() - base
}

// callQuietly calls its first argument with the others, so that an error builds no traceback.
func (m *machine) callQuietly(l *glua.LState) int {
	l.Panic = quietPanic
	l.Call(l.GetTop()-1, glua.MultRet)
	return l.GetTop()
}

func (m *machine) pcall(l *glua.LState) int {
	l.CheckAny(1)
	return m.protect(l.GetTop() - 1)
}

// xpcall calls the handler after the stack is unwound. Without debug, no script can see the difference.
func (m *machine) xpcall(l *glua.LState) int {
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

// print writes nowhere: there is nobody to read it.
func (m *machine) print(*glua.LState) int { return 0 }

func (m *machine) tostring(l *glua.LState) int {
	return m.push(m.name(l.CheckAny(1)))
}

// name is a value as a string. Tables and functions are named by when they were first asked for, not by an address, which
// nobody could repeat.
func (m *machine) name(v glua.LValue) string {
	m.pay(priceString)
	switch v.(type) {
	case *glua.LTable, *glua.LFunction:
	default:
		return v.String()
	}
	id, known := m.ids[v]
	if !known {
		if m.ids == nil {
			m.ids = map[glua.LValue]int{}
		}
		m.pay(priceField)
		id = len(m.ids) + 1
		m.ids[v] = id
	}
	return fmt.Sprintf("%s: 0x%08x", v.Type().String(), id)
}

func (m *machine) unpack(l *glua.LState) int {
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

// require gives a module: kube, or what the script put into package.preload.
func (m *machine) require(l *glua.LState) int {
	name := l.CheckString(1)
	if v, ok := m.loaded[name]; ok {
		l.Push(v)
		return 1
	}
	preload := l.GetField(m.base.RawGetString("package"), "preload")
	if preload.Type() != glua.LTTable {
		l.RaiseError("package.preload must be a table")
	}
	loader := l.GetField(preload, name)
	if loader.Type() != glua.LTFunction {
		l.RaiseError("module %s not found: no field package.preload['%s'] (there is only kube, and what the script puts there)", truncate(name), truncate(name))
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
	m.pay(priceField)
	m.loaded[name] = v
	l.Push(v)
	return 1
}
