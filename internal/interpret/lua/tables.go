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
type origin struct {
	value  any          // map[string]any or []any; never changed
	parent *glua.LTable // nil for an argument
	key    string       // in a parent that is an object
	index  int          // from 1, in a parent that is a list
}

// exactLimit is up to where a Lua number holds every integer.
const exactLimit = 1 << 53

// value is a JSON value as scripts see it. Objects and lists become empty tables that fill themselves when they are
// looked at.
func (m *machine) value(v any) glua.LValue {
	return m.child(v, origin{})
}

func (m *machine) child(v any, from origin) glua.LValue {
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
		t := m.state.CreateTable(0, 0)
		t.Metatable = m.lazy
		from.value = v
		m.origins[t] = from
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

// fill makes a table what its origin is, if that has not been done. Keys are in order, so that pairs gives the same on
// every run.
func (m *machine) fill(t *glua.LTable) {
	if t.Metatable != m.lazy {
		return
	}
	t.Metatable = glua.LNil
	switch v := m.origins[t].value.(type) {
	case map[string]any:
		m.pay(priceTable + len(v)*priceField)
		m.spend(len(v))
		*t = *m.state.CreateTable(0, len(v))
		for _, key := range slices.Sorted(maps.Keys(v)) {
			t.RawSetString(key, m.child(v[key], origin{parent: t, key: key}))
		}
	case []any:
		m.pay(priceTable + len(v)*priceItem)
		m.spend(len(v))
		*t = *m.state.CreateTable(len(v), 0)
		for i, item := range v {
			t.RawSetInt(i+1, m.child(item, origin{parent: t, index: i + 1}))
		}
	}
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
