// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"slices"

	glua "github.com/yuin/gopher-lua"
)

// tableFunctions is the table library.
func (m *machine) tableFunctions() map[string]goFunction {
	return map[string]goFunction{
		"concat": m.tableConcat, "getn": m.tableGetn, "insert": m.tableInsert, "maxn": m.tableMaxn, "remove": m.tableRemove, "sort": m.tableSort,
	}
}

func (m *machine) tableGetn(l *glua.LState) int {
	l.Push(glua.LNumber(m.tableArgument().Len()))
	return 1
}

func (m *machine) tableMaxn(l *glua.LState) int {
	l.Push(glua.LNumber(m.tableArgument().MaxN()))
	return 1
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
		m.pay((len(s) + len(separator)) * 2) // slices double
		out = append(out, s...)
		if i < to {
			out = append(out, separator...)
		}
	}
	m.pay(priceString)
	return m.push(string(out))
}

func (m *machine) tableInsert(l *glua.LState) int {
	t := m.tableArgument()
	if l.GetTop() < 2 {
		l.RaiseError("wrong number of arguments")
	}
	n := t.Len()
	if l.GetTop() == 2 {
		m.pay(priceItem)
		t.Append(l.Get(2))
		return 0
	}
	i, v := l.CheckInt(2), l.CheckAny(3)
	if i < 1 || i > n {
		m.set(t, glua.LNumber(i), v)
		return 0
	}
	m.pay(priceItem)
	m.spend((n - i) / 64)
	t.Insert(i, v)
	return 0
}

func (m *machine) tableRemove(l *glua.LState) int {
	t := m.tableArgument()
	i := l.OptInt(2, -1)
	if i > 0 {
		m.spend((t.Len() - i) / 64)
	}
	l.Push(t.Remove(i))
	return 1
}

// tableSort sorts as the script says, or by size. Equal items keep their order.
func (m *machine) tableSort(l *glua.LState) int {
	t := m.tableArgument()
	less := func(a, b glua.LValue) bool { return l.LessThan(a, b) }
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
	m.pay(n * priceItem)
	items := make([]glua.LValue, n)
	for i := range items {
		items[i] = t.RawGetInt(i + 1)
	}
	slices.SortStableFunc(items, func(a, b glua.LValue) int {
		m.spend(1)
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
