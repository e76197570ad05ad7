// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	glua "github.com/yuin/gopher-lua"

	"karmada.io/karmada/internal/interpret/lua/sandbox"
)

// maxNesting limits the levels of tables that a script created. Objects that are passed in can have any number.
const maxNesting = 1000

// reader converts a result of a script to JSON values.
type reader struct {
	m *machine
	// references are the objects that determine whether an empty table is an object or a list.
	references []any
	empties    map[string]bool // whether the empty value at a path of the references is an object; computed on demand
	path       []step
	open       map[*glua.LTable]struct{} // the tables that contain the current one
	done       map[*glua.LTable]read
}

// step is an element of a path: a name or, if index is not zero, a position in a list.
type step struct {
	name  string
	index int
}

// read is the value of a table.
type read struct {
	value     any
	unchanged bool // the value is the origin of the table
}

// unknownEmpty is an empty table that can be an object or a list.
type unknownEmpty struct{}

// object reads a result that must be an object. An empty table is an empty object.
func (m *machine) object(v glua.LValue, references ...any) (map[string]any, error) {
	out, err := m.read(v, references)
	if err != nil {
		return nil, err
	}
	switch v := out.(type) {
	case map[string]any:
		return v, nil
	case unknownEmpty:
		return map[string]any{}, nil
	case []any:
		if len(v) == 0 {
			return map[string]any{}, nil
		}
		return nil, errors.New("the script returned a list; it must return a table with names")
	}
	return nil, fmt.Errorf("the script returned %s; it must return a table", typeName(out))
}

// list reads a result that must be a list. An empty table is an empty list.
func (m *machine) list(v glua.LValue) ([]any, error) {
	out, err := m.read(v, nil)
	if err != nil {
		return nil, err
	}
	switch v := out.(type) {
	case []any:
		return v, nil
	case unknownEmpty:
		return nil, nil
	case map[string]any:
		if len(v) == 0 {
			return nil, nil
		}
		return nil, errors.New("the script returned a table with names; it must return a list")
	}
	return nil, fmt.Errorf("the script returned %s; it must return a list", typeName(out))
}

func (m *machine) read(v glua.LValue, references []any) (any, error) {
	r := reader{m: m, references: references, open: map[*glua.LTable]struct{}{}, done: map[*glua.LTable]read{}}
	return r.value(v)
}

func typeName(v any) string {
	switch v.(type) {
	case nil:
		return "nil"
	case bool:
		return "a boolean"
	case string:
		return "a string"
	case int64, float64:
		return "a number"
	case []any:
		return "a list"
	}
	return "a table"
}

// errorf returns an error with the path in the result.
func (r *reader) errorf(format string, args ...any) error {
	var path strings.Builder
	path.WriteString("the result")
	for _, s := range r.path {
		if s.index > 0 {
			fmt.Fprintf(&path, "[%d]", s.index)
		} else {
			path.WriteString("." + s.name)
		}
	}
	return fmt.Errorf("%s: %s", truncate(path.String()), fmt.Sprintf(format, args...))
}

func (r *reader) value(v glua.LValue) (any, error) {
	switch v := v.(type) {
	case *glua.LNilType:
		return nil, nil
	case glua.LBool:
		return bool(v), nil
	case glua.LString:
		if err := r.m.reserve(sandbox.CostString + len(v)); err != nil {
			return nil, err
		}
		return validUTF8(string(v)), nil
	case glua.LNumber:
		return r.number(float64(v))
	case *glua.LTable:
		out, err := r.table(v)
		return out.value, err
	}
	return nil, r.errorf("a %s is not a JSON value", v.Type().String())
}

// validUTF8 replaces invalid bytes in a string, as JSON does. Scripts can split characters.
func validUTF8(s string) string {
	if utf8.ValidString(s) {
		return s
	}
	return strings.ToValidUTF8(s, "�")
}

// number returns an int64 for an integral number and a float64 otherwise.
func (r *reader) number(f float64) (any, error) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return nil, r.errorf("%v is not a JSON number", f)
	}
	if exact, ok := r.m.exact[f]; ok {
		return exact, nil
	}
	if f == math.Trunc(f) && f >= math.MinInt64 && f < math.MaxInt64 {
		return int64(f), nil
	}
	return f, nil
}

// table reads a table. If the script did not change it, the value is its origin.
func (r *reader) table(t *glua.LTable) (read, error) {
	if out, ok := r.done[t]; ok {
		// A shared table costs no memory here, but each copy does when the result is encoded.
		return out, r.chargeCopy(out.value)
	}
	if _, ok := r.open[t]; ok {
		return read{}, r.errorf("the table contains itself (cannot encode recursively nested tables to JSON)")
	}
	if len(r.open) >= maxNesting {
		return read{}, r.errorf("tables have more than %d levels", maxNesting)
	}
	o := r.m.origins[t]
	lazy := t.Metatable == r.m.lazy
	if lazy && len(o.children) == 0 {
		out := read{value: o.value, unchanged: true}
		r.done[t] = out
		return out, nil
	}
	if err := r.m.reserve(sandbox.CostTable); err != nil {
		return read{}, err
	}
	if err := r.m.ctx.Err(); err != nil {
		return read{}, err
	}
	r.open[t] = struct{}{}
	var out read
	var err error
	if lazy {
		out, err = r.lazyTable(t, o)
	} else {
		out, err = r.filledTable(t, o)
	}
	delete(r.open, t)
	if err == nil && (lazy || !isEmpty(t)) { // the type of an empty table depends on its path
		r.done[t] = out
	}
	return out, err
}

func isEmpty(t *glua.LTable) bool {
	key, _ := t.Next(glua.LNil)
	return key == glua.LNil && t.Len() == 0
}

// chargeCopy charges for another copy of a value.
func (r *reader) chargeCopy(v any) error {
	switch v := v.(type) {
	case map[string]any:
		if err := r.m.reserve(sandbox.CostTable + len(v)*sandbox.CostField); err != nil {
			return err
		}
		for _, inner := range v {
			if err := r.chargeCopy(inner); err != nil {
				return err
			}
		}
	case []any:
		if err := r.m.reserve(sandbox.CostTable + len(v)*sandbox.CostItem); err != nil {
			return err
		}
		for _, inner := range v {
			if err := r.chargeCopy(inner); err != nil {
				return err
			}
		}
	case string:
		return r.m.reserve(len(v))
	}
	return nil
}

// lazyTable reads a table that was never filled: its origin, with the current values of the tables in it.
func (r *reader) lazyTable(t *glua.LTable, o *origin) (read, error) {
	out := read{value: o.value, unchanged: true}
	var omitted []int
	for _, c := range o.children {
		at := c.at
		now, same, err := r.field(t, at, c.table, nil)
		if err != nil {
			return read{}, err
		}
		if same {
			continue
		}
		_, omit := now.(unknownEmpty)
		switch from := o.value.(type) {
		case map[string]any:
			if out.unchanged {
				out = read{value: maps.Clone(from)}
				if err := r.m.reserve(len(from) * sandbox.CostField); err != nil {
					return read{}, err
				}
			}
			if fields := out.value.(map[string]any); omit {
				delete(fields, at.name)
			} else {
				fields[at.name] = now
			}
		case []any:
			if out.unchanged {
				out = read{value: slices.Clone(from)}
				if err := r.m.reserve(len(from) * sandbox.CostItem); err != nil {
					return read{}, err
				}
			}
			if omit {
				omitted = append(omitted, at.index-1)
			} else {
				out.value.([]any)[at.index-1] = now
			}
		}
	}
	slices.Sort(omitted)
	for _, i := range slices.Backward(omitted) {
		out.value = slices.Delete(out.value.([]any), i, i+1)
	}
	return out, nil
}

// filledTable reads a table that was filled, or that the script created; then o is nil.
func (r *reader) filledTable(t *glua.LTable, o *origin) (read, error) {
	var from any
	if o != nil {
		from = o.value
	}
	names, items, invalid := countKeys(t)
	switch {
	case invalid != nil:
		what := "a " + invalid.Type().String()
		if n, ok := invalid.(glua.LNumber); ok {
			what = n.String()
		}
		return read{}, r.errorf("a key is %s; keys must be names, or numbers from 1 on", what)
	case names > 0 && items > 0:
		return read{}, r.errorf("the table has both names and numbers as keys; it must be either an object or a list")
	case names > 0:
		before, _ := from.(map[string]any)
		return r.fields(t, names, before)
	case items > 0:
		before, _ := from.([]any)
		return r.items(t, items, before)
	case from != nil && allNull(from):
		return read{value: from, unchanged: true}, nil
	}
	return read{value: r.empty()}, nil
}

// countKeys counts the names and the positions among the keys of a table. It stops at the first key that is neither.
func countKeys(t *glua.LTable) (names, items int, invalid glua.LValue) {
	for k, _ := t.Next(glua.LNil); k != glua.LNil; k, _ = t.Next(k) {
		switch n := k.(type) {
		case glua.LString:
			names++
			continue
		case glua.LNumber:
			if _, ok := arrayIndex(n); ok {
				items++
				continue
			}
		}
		return names, items, k
	}
	return names, items, nil
}

// allNull reports whether a value is an object or a list that contains only null.
func allNull(v any) bool {
	switch v := v.(type) {
	case map[string]any:
		for _, inner := range v {
			if inner != nil {
				return false
			}
		}
		return true
	case []any:
		return !slices.ContainsFunc(v, func(v any) bool { return v != nil })
	}
	return false
}

// field reads a value in a table and reports whether it is the same as before, the value in the origin of the table.
func (r *reader) field(t *glua.LTable, at step, v glua.LValue, before any) (now any, same bool, err error) {
	r.path = append(r.path, at)
	defer func() { r.path = r.path[:len(r.path)-1] }()
	switch v := v.(type) {
	case *glua.LTable:
		out, err := r.table(v)
		o := r.m.origins[v]
		same := out.unchanged && o != nil && o.parent == t && o.at == at
		return out.value, same, err
	case glua.LBool:
		if before, ok := before.(bool); ok && before == bool(v) {
			return before, true, nil
		}
	case glua.LString:
		if before, ok := before.(string); ok && before == string(v) {
			return before, true, nil
		}
	case glua.LNumber:
		switch before := before.(type) {
		case int64:
			if float64(before) == float64(v) {
				return before, true, nil
			}
		case float64:
			if before == float64(v) {
				return before, true, nil
			}
		}
	}
	now, err = r.value(v)
	return now, false, err
}

// fields reads a table with names. It is unchanged if every field is and none was removed. A field that is null in the origin
// stays null unless the script set it.
func (r *reader) fields(t *glua.LTable, n int, before map[string]any) (read, error) {
	type change struct {
		key   string
		value any
	}
	var changes []change
	unchanged := 0
	for k, v := t.Next(glua.LNil); k != glua.LNil; k, v = t.Next(k) { // in insertion order
		key := string(k.(glua.LString))
		now, same, err := r.field(t, step{name: key}, v, before[key])
		if err != nil {
			return read{}, err
		}
		if same {
			unchanged++
		} else {
			changes = append(changes, change{key, now})
		}
	}
	if err := r.m.reserve(len(changes) * sandbox.CostField); err != nil {
		return read{}, err
	}
	if len(changes) == 0 && unchanged == len(before) {
		return read{value: before, unchanged: true}, nil
	}
	out := make(map[string]any, n)
	removed := false
	for key, old := range before {
		if old == nil || t.RawGetString(key) != glua.LNil {
			out[key] = old
		} else {
			removed = true
		}
	}
	if len(changes) == 0 && !removed {
		return read{value: before, unchanged: true}, nil
	}
	for _, c := range changes {
		if _, omit := c.value.(unknownEmpty); omit {
			delete(out, c.key)
		} else {
			out[validUTF8(c.key)] = c.value
		}
	}
	return read{value: out}, nil
}

// items reads a list. A missing item is null if the origin contains nulls, and an error otherwise.
func (r *reader) items(t *glua.LTable, n int, before []any) (read, error) {
	length := t.MaxN()
	hasNulls := slices.ContainsFunc(before, func(v any) bool { return v == nil })
	if length < len(before) && allNull(before[length:]) {
		length = len(before)
	}
	if err := r.m.reserve(length * sandbox.CostItem); err != nil {
		return read{}, err
	}
	var out []any // the items read so far; nil while they equal those of before
	for i := range length {
		var old any
		if i < len(before) {
			old = before[i]
		}
		v := t.RawGetInt(i + 1)
		if v == glua.LNil && !hasNulls {
			return read{}, r.errorf("the list has %d items up to number %d, but number %d is missing", n, length, i+1)
		}
		now, same, err := old, v == glua.LNil && old == nil && i < len(before), error(nil)
		if v != glua.LNil {
			now, same, err = r.field(t, step{index: i + 1}, v, old)
		} else if !same {
			now = nil
		}
		if err != nil {
			return read{}, err
		}
		if same && out == nil {
			continue
		}
		if out == nil {
			out = append(make([]any, 0, length), before[:min(i, len(before))]...)
		}
		if _, omit := now.(unknownEmpty); !omit {
			out = append(out, now)
		}
	}
	if out == nil && length == len(before) {
		return read{value: before, unchanged: true}, nil
	}
	if out == nil {
		out = slices.Clone(before[:length])
	}
	return read{value: out}, nil
}

// empty returns the value of an empty table without an origin. It is the empty value of the references at the same path, where
// positions in lists are ignored.
func (r *reader) empty() any {
	if r.empties == nil {
		r.empties = map[string]bool{}
		for _, ref := range r.references {
			r.findEmpties(ref, "")
		}
	}
	var path strings.Builder
	for _, s := range r.path {
		if s.index == 0 {
			path.WriteString("\x00" + s.name)
		}
	}
	object, found := r.empties[path.String()]
	switch {
	case !found:
		return unknownEmpty{}
	case object:
		return map[string]any{}
	}
	return []any{}
}

func (r *reader) findEmpties(v any, path string) {
	switch v := v.(type) {
	case map[string]any:
		if len(v) == 0 {
			r.empties[path] = true
		}
		for key, inner := range v {
			r.findEmpties(inner, path+"\x00"+key)
		}
	case []any:
		if _, found := r.empties[path]; len(v) == 0 && !found {
			r.empties[path] = false
		}
		for _, inner := range v {
			r.findEmpties(inner, path)
		}
	}
}
