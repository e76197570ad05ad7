// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"fmt"
	"maps"
	"math"
	"slices"

	glua "github.com/yuin/gopher-lua"
)

// origin is where a table comes from: the object or list of which it is the image, and where the script found it.
//
// At first such a table is empty, and the VM asks for each field (its metatable is machine.lazy). Most scripts look at few
// fields of large objects. When the script looks at many, goes through the table or writes to it, it is filled, and is an
// ordinary table from then on.
type origin struct {
	value  any          // map[string]any or []any; never changed
	parent *glua.LTable // nil for an argument
	at     step         // in the parent
	// inner are the tables that the script has found in this one while it was empty, and asked how often it was asked.
	inner []link
	asked int
}

// link is a table in another.
type link struct {
	at    step
	table *glua.LTable
}

// oftenAsked is how many fields are cheaper to give one by one than to fill the table of a usual object.
const oftenAsked = 8

// exactLimit is up to where a Lua number holds every integer.
const exactLimit = 1 << 53

// value is a JSON value as scripts see it.
func (m *machine) value(v any) glua.LValue {
	return m.child(v, nil, step{})
}

// child is value for one that is in a table.
func (m *machine) child(v any, parent *glua.LTable, at step) glua.LValue {
	switch v := v.(type) {
	case nil:
		return glua.LNil
	case bool:
		return glua.LBool(v)
	case string:
		return glua.LString(v)
	case int64:
		if v >= exactLimit || v <= -exactLimit {
			m.remember(v)
		}
		return glua.LNumber(v)
	case float64:
		return glua.LNumber(v)
	case map[string]any, []any:
		m.pay(priceLazy)
		t := m.state.CreateTable(0, 0)
		t.Metatable = m.lazy
		m.origins[t] = &origin{value: v, parent: parent, at: at}
		return t
	case int:
		return glua.LNumber(v)
	case int32:
		return glua.LNumber(v)
	}
	m.state.RaiseError("%s", fmt.Sprintf("a value of Go type %T is no JSON", v))
	return nil
}

// remember keeps an integer that a Lua number rounds, so that a script can carry it elsewhere. Of two that round to the same
// number neither is kept: the script cannot say which it means.
func (m *machine) remember(v int64) {
	if m.exact == nil {
		m.exact = map[float64]int64{}
	}
	rounded := float64(v)
	if other, ok := m.exact[rounded]; ok && other != v {
		delete(m.exact, rounded)
		if rounded < math.MaxInt64 {
			m.exact[rounded] = int64(rounded)
		}
		return
	}
	m.exact[rounded] = v
}

// get is a field of a table that is not filled yet.
func (m *machine) get(t *glua.LTable, key glua.LValue) glua.LValue {
	o := m.origins[t]
	if o.asked++; o.asked > oftenAsked {
		m.fill(t)
		return t.RawGet(key)
	}
	switch from := o.value.(type) {
	case map[string]any:
		if name, ok := key.(glua.LString); ok {
			return m.found(t, o, from[string(name)], step{name: string(name)})
		}
	case []any:
		if n, ok := key.(glua.LNumber); ok {
			if i, ok := arrayIndex(n); ok && i <= len(from) {
				return m.found(t, o, from[i-1], step{index: i})
			}
		}
	}
	return glua.LNil
}

// found is a value in a table that is not filled yet. The same field gives the same table every time.
func (m *machine) found(t *glua.LTable, o *origin, v any, at step) glua.LValue {
	switch v.(type) {
	case map[string]any, []any:
	default:
		return m.child(v, t, at)
	}
	for _, l := range o.inner {
		if l.at == at {
			return l.table
		}
	}
	out := m.child(v, t, at)
	if t.Metatable == m.lazy {
		o.inner = append(o.inner, link{at, out.(*glua.LTable)})
	}
	return out
}

// length is that of a table, as the library counts: up to the last item that is not nil.
func (m *machine) length(t *glua.LTable) int {
	if t.Metatable != m.lazy {
		return t.Len()
	}
	list, _ := m.origins[t].value.([]any)
	n := len(list)
	for n > 0 && list[n-1] == nil {
		n--
	}
	return n
}

// fill makes a table what its origin is, if that has not been done. Keys are in order, so that pairs gives the same on
// every run.
func (m *machine) fill(t *glua.LTable) {
	if t.Metatable != m.lazy {
		return
	}
	o := m.origins[t]
	switch from := o.value.(type) {
	case map[string]any:
		m.pay(len(from) * priceField)
		m.spend(len(from))
		*t = *m.state.CreateTable(0, len(from))
		m.keys = slices.AppendSeq(m.keys[:0], maps.Keys(from))
		slices.Sort(m.keys)
		for _, key := range m.keys {
			if v := from[key]; v != nil {
				t.RawSetString(key, m.found(t, o, v, step{name: key}))
			}
		}
	case []any:
		m.pay(len(from) * priceItem)
		m.spend(len(from))
		*t = *m.state.CreateTable(len(from), 0)
		for i, v := range from {
			t.RawSetInt(i+1, m.found(t, o, v, step{index: i + 1}))
		}
	}
	o.inner = nil
}

// set stores a value in a table as the VM does, and charges what that may take.
func (m *machine) set(t *glua.LTable, key, value glua.LValue) {
	m.fill(t)
	switch k := key.(type) {
	case glua.LNumber:
		if i, ok := arrayIndex(k); ok {
			m.setIndex(t, i, value)
			return
		}
		if math.IsNaN(float64(k)) {
			m.state.RaiseError("table index is NaN")
		}
	case *glua.LNilType:
		m.state.RaiseError("table index is nil")
	}
	if value != glua.LNil && t.RawGet(key) == glua.LNil {
		m.pay(priceField)
	}
	t.RawSet(key, value)
}

// setIndex is set for a key in the array of the table. The library fills the gap between its end and the index.
func (m *machine) setIndex(t *glua.LTable, i int, value glua.LValue) {
	if t.RawGetInt(i) == glua.LNil {
		if value == glua.LNil {
			return
		}
		gap := max(i-t.Len(), 1)
		m.pay(gap * priceItem)
		m.spend(gap / 16)
	}
	t.RawSetInt(i, value)
}

// arrayIndex is a number as an index in the array of a table, where the library keeps positive integers.
func arrayIndex(n glua.LNumber) (int, bool) {
	if n >= 1 && n < glua.LNumber(glua.MaxArrayIndex) && float64(n) == math.Trunc(float64(n)) {
		return int(n), true
	}
	return 0, false
}
