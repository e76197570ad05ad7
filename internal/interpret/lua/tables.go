// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"fmt"
	"maps"
	"math"
	"slices"

	glua "github.com/yuin/gopher-lua"

	"karmada.io/karmada/internal/interpret/lua/sandbox"
)

// origin is the object or list that a table was created from, and where the script found it.
//
// A new table is empty, and the VM requests each field through its metatable (machine.lazy), since most scripts read few
// fields of large objects. A table that the script iterates, writes or reads often is filled, and is ordinary from then on.
type origin struct {
	value  any          // map[string]any or []any; never modified
	parent *glua.LTable // nil for an argument
	at     step         // in the parent
	// children are the tables that the script read from this one while it was lazy, and reads the number of such accesses.
	children []child
	reads    int
}

// child is a table in another table.
type child struct {
	at    step
	table *glua.LTable
}

// maxLazyReads is the number of lazy reads after which a table is filled, which is then cheaper for typical objects.
const maxLazyReads = 8

// maxExact is the limit below which a Lua number represents every integer.
const maxExact = 1 << 53

// costLazy is the cost of a table that is not filled, in bytes.
const costLazy = 256

// value converts a JSON value to Lua.
func (m *machine) value(v any) glua.LValue {
	return m.convert(v, nil, step{})
}

// convert is like value, for a value in the table parent.
func (m *machine) convert(v any, parent *glua.LTable, at step) glua.LValue {
	switch v := v.(type) {
	case nil:
		return glua.LNil
	case bool:
		return glua.LBool(v)
	case string:
		return glua.LString(v)
	case int64:
		if v >= maxExact || v <= -maxExact {
			m.keepExact(v)
		}
		return glua.LNumber(v)
	case float64:
		return glua.LNumber(v)
	case map[string]any, []any:
		m.charge(costLazy)
		t := m.state.CreateTable(0, 0)
		t.Metatable = m.lazy
		m.origins[t] = &origin{value: v, parent: parent, at: at}
		return t
	case int:
		return glua.LNumber(v)
	case int32:
		return glua.LNumber(v)
	}
	m.state.RaiseError("%s", fmt.Sprintf("a value of Go type %T is not JSON", v))
	return nil
}

// keepExact records an integer that a Lua number rounds, so that a script can move it without loss. If two integers round to
// the same number, neither is kept, since a result cannot be attributed to one of them.
func (m *machine) keepExact(v int64) {
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

// get returns a field of a lazy table.
func (m *machine) get(t *glua.LTable, key glua.LValue) glua.LValue {
	o := m.origins[t]
	if o.reads++; o.reads > maxLazyReads {
		m.fill(t)
		return t.RawGet(key)
	}
	switch from := o.value.(type) {
	case map[string]any:
		if name, ok := key.(glua.LString); ok {
			return m.field(t, o, from[string(name)], step{name: string(name)})
		}
	case []any:
		if n, ok := key.(glua.LNumber); ok {
			if i, ok := arrayIndex(n); ok && i <= len(from) {
				return m.field(t, o, from[i-1], step{index: i})
			}
		}
	}
	return glua.LNil
}

// field converts a value in a table that is lazy or is being filled. Every read of a field returns the same table.
func (m *machine) field(t *glua.LTable, o *origin, v any, at step) glua.LValue {
	switch v.(type) {
	case map[string]any, []any:
	default:
		return m.convert(v, t, at)
	}
	for _, c := range o.children {
		if c.at == at {
			return c.table
		}
	}
	out := m.convert(v, t, at)
	if t.Metatable == m.lazy {
		o.children = append(o.children, child{at, out.(*glua.LTable)})
	}
	return out
}

// length returns the length of a table as gopher-lua counts it: up to the last item that is not nil.
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

// fill copies the fields that a table inherits through its metatable: those of the origin of a lazy table, or the built-ins of
// a library. Keys are inserted in order, so that pairs returns the same order in each run. A table without a metatable is not
// changed.
func (m *machine) fill(t *glua.LTable) {
	meta, ok := t.Metatable.(*glua.LTable)
	switch {
	case !ok:
		return
	case meta != m.lazy:
		m.fillBuiltIns(t, meta.RawGetString("__index").(*glua.LTable))
		return
	}
	o := m.origins[t]
	switch from := o.value.(type) {
	case map[string]any:
		m.charge(len(from) * sandbox.CostField)
		m.spend(len(from))
		*t = *m.state.CreateTable(0, len(from))
		m.keys = slices.AppendSeq(m.keys[:0], maps.Keys(from))
		slices.Sort(m.keys)
		for _, key := range m.keys {
			if v := from[key]; v != nil {
				t.RawSetString(key, m.field(t, o, v, step{name: key}))
			}
		}
	case []any:
		m.charge(len(from) * sandbox.CostItem)
		m.spend(len(from))
		*t = *m.state.CreateTable(len(from), 0)
		for i, v := range from {
			t.RawSetInt(i+1, m.field(t, o, v, step{index: i + 1}))
		}
	}
	o.children = nil
}

// fillBuiltIns copies built-ins into the table of a script, so that the script can remove them.
func (m *machine) fillBuiltIns(t, from *glua.LTable) {
	values := map[string]glua.LValue{}
	from.ForEach(func(name, v glua.LValue) { values[name.String()] = v })
	m.charge(len(values) * sandbox.CostField)
	t.Metatable = glua.LNil
	for _, name := range slices.Sorted(maps.Keys(values)) {
		t.RawSetString(name, values[name])
	}
}

// set stores a value in a table as the VM does, and charges for it.
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
		m.charge(sandbox.CostField)
	}
	t.RawSet(key, value)
}

// setIndex is like set, for a key in the array of the table. gopher-lua fills the gap between the end of the array and the
// index.
func (m *machine) setIndex(t *glua.LTable, i int, value glua.LValue) {
	if t.RawGetInt(i) == glua.LNil {
		if value == glua.LNil {
			return
		}
		gap := max(i-t.Len(), 1)
		m.charge(gap * sandbox.CostItem)
		m.spend(gap / 16)
	}
	t.RawSetInt(i, value)
}

// arrayIndex returns a number as an index of a table's array, which contains positive integers.
func arrayIndex(n glua.LNumber) (int, bool) {
	if n >= 1 && n < glua.LNumber(glua.MaxArrayIndex) && float64(n) == math.Trunc(float64(n)) {
		return int(n), true
	}
	return 0, false
}
