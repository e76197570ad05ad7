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
)

// deepest is how many levels a table that a script made may have. Objects that come in may have any number.
const deepest = 1000

// reader turns what a script returns into JSON values.
type reader struct {
	m *machine
	// references are the objects that say what an empty table is.
	references []any
	empties    map[string]bool // by path: whether it is an object; made from the references when it is needed
	path       []step
	open       map[*glua.LTable]struct{} // the tables around
	done       map[*glua.LTable]read
}

// step is a part of a path: a name or, if it is not zero, a position in a list.
type step struct {
	name  string
	index int
}

// read is a value that was a table.
type read struct {
	value any
	kept  bool // it is the table's origin
}

// void stands for an empty table of which nobody knows whether it is an object or a list.
type void struct{}

// object reads a result that must be a table for an object. An empty one is an empty object.
func (m *machine) object(v glua.LValue, references ...any) (map[string]any, error) {
	got, err := m.read(v, references)
	if err != nil {
		return nil, err
	}
	switch v := got.(type) {
	case map[string]any:
		return v, nil
	case void:
		return map[string]any{}, nil
	case []any:
		if len(v) == 0 {
			return map[string]any{}, nil
		}
		return nil, errors.New("the script returned a list; it must return a table with names")
	}
	return nil, fmt.Errorf("the script returned %s; it must return a table", typeName(got))
}

// list reads a result that must be a table for a list. An empty one is an empty list.
func (m *machine) list(v glua.LValue) ([]any, error) {
	got, err := m.read(v, nil)
	if err != nil {
		return nil, err
	}
	switch v := got.(type) {
	case []any:
		return v, nil
	case void:
		return nil, nil
	case map[string]any:
		if len(v) == 0 {
			return nil, nil
		}
		return nil, errors.New("the script returned a table with names; it must return a list")
	}
	return nil, fmt.Errorf("the script returned %s; it must return a list", typeName(got))
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

// fail names the place in the result.
func (r *reader) fail(format string, args ...any) error {
	var where strings.Builder
	where.WriteString("the result")
	for _, s := range r.path {
		if s.index > 0 {
			fmt.Fprintf(&where, "[%d]", s.index)
		} else {
			where.WriteString("." + s.name)
		}
	}
	return fmt.Errorf("%s: %s", truncate(where.String()), fmt.Sprintf(format, args...))
}

func (r *reader) value(v glua.LValue) (any, error) {
	switch v := v.(type) {
	case *glua.LNilType:
		return nil, nil
	case glua.LBool:
		return bool(v), nil
	case glua.LString:
		if err := r.m.charge(priceString + len(v)); err != nil {
			return nil, err
		}
		return text(string(v)), nil
	case glua.LNumber:
		return r.number(float64(v))
	case *glua.LTable:
		out, err := r.table(v)
		return out.value, err
	}
	return nil, r.fail("a %s is no JSON value", v.Type().String())
}

// text is a string as JSON would write it: scripts can cut characters in two.
func text(s string) string {
	if utf8.ValidString(s) {
		return s
	}
	return strings.ToValidUTF8(s, "�")
}

// number is an integer if it can be.
func (r *reader) number(f float64) (any, error) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return nil, r.fail("%v is no JSON number", f)
	}
	if exact, ok := r.m.exact[f]; ok {
		return exact, nil
	}
	if f == math.Trunc(f) && f >= math.MinInt64 && f < math.MaxInt64 {
		return int64(f), nil
	}
	return f, nil
}

// table reads a table. It is what its origin is if the script changed nothing in it.
func (r *reader) table(t *glua.LTable) (read, error) {
	if out, ok := r.done[t]; ok {
		// It is there twice, which is harmless in memory, but not when it is written out.
		return out, r.chargeCopy(out.value)
	}
	if _, ok := r.open[t]; ok {
		return read{}, r.fail("the table contains itself (cannot encode recursively nested tables to JSON)")
	}
	if len(r.open) >= deepest {
		return read{}, r.fail("tables are nested more than %d deep", deepest)
	}
	o := r.m.origins[t]
	lazy := t.Metatable == r.m.lazy
	if lazy && len(o.inner) == 0 {
		out := read{value: o.value, kept: true}
		r.done[t] = out
		return out, nil
	}
	if err := r.m.charge(priceTable); err != nil {
		return read{}, err
	}
	if err := r.m.ctx.Err(); err != nil {
		return read{}, err
	}
	r.open[t] = struct{}{}
	var out read
	var err error
	if lazy {
		out, err = r.changed(t, o)
	} else {
		out, err = r.contents(t, o)
	}
	delete(r.open, t)
	if err == nil && (lazy || touched(t)) { // what an empty one stands for depends on where it is
		r.done[t] = out
	}
	return out, err
}

// chargeCopy charges for a value that appears once more.
func (r *reader) chargeCopy(v any) error {
	switch v := v.(type) {
	case map[string]any:
		if err := r.m.charge(priceTable + len(v)*priceField); err != nil {
			return err
		}
		for _, inner := range v {
			if err := r.chargeCopy(inner); err != nil {
				return err
			}
		}
	case []any:
		if err := r.m.charge(priceTable + len(v)*priceItem); err != nil {
			return err
		}
		for _, inner := range v {
			if err := r.chargeCopy(inner); err != nil {
				return err
			}
		}
	case string:
		return r.m.charge(len(v))
	}
	return nil
}

// changed reads a table that was never filled: what it was before, with what has become of the tables in it.
func (r *reader) changed(t *glua.LTable, o *origin) (read, error) {
	out := read{value: o.value, kept: true}
	var dropped []int
	for _, l := range o.inner {
		at := l.at
		now, same, err := r.inner(t, at, l.table, nil)
		if err != nil {
			return read{}, err
		}
		if same {
			continue
		}
		_, empty := now.(void)
		switch from := o.value.(type) {
		case map[string]any:
			if out.kept {
				out = read{value: maps.Clone(from)}
				if err := r.m.charge(len(from) * priceField); err != nil {
					return read{}, err
				}
			}
			if fields := out.value.(map[string]any); empty {
				delete(fields, at.name)
			} else {
				fields[at.name] = now
			}
		case []any:
			if out.kept {
				out = read{value: slices.Clone(from)}
				if err := r.m.charge(len(from) * priceItem); err != nil {
					return read{}, err
				}
			}
			if empty {
				dropped = append(dropped, at.index-1)
			} else {
				out.value.([]any)[at.index-1] = now
			}
		}
	}
	slices.Sort(dropped)
	for _, i := range slices.Backward(dropped) {
		out.value = slices.Delete(out.value.([]any), i, i+1)
	}
	return out, nil
}

func (r *reader) contents(t *glua.LTable, o *origin) (read, error) {
	var from any
	if o != nil {
		from = o.value
	}
	names, items, strange := count(t)
	switch {
	case strange != nil:
		what := "a " + strange.Type().String()
		if n, ok := strange.(glua.LNumber); ok {
			what = n.String()
		}
		return read{}, r.fail("a key is %s; keys must be names, or numbers from 1 on", what)
	case names > 0 && items > 0:
		return read{}, r.fail("the table has both names and numbers as keys, so that it is neither an object nor a list")
	case names > 0:
		before, _ := from.(map[string]any)
		return r.fields(t, names, before)
	case items > 0:
		before, _ := from.([]any)
		return r.items(t, items, before)
	case from != nil && allNull(from):
		return read{value: from, kept: true}, nil
	}
	return read{value: r.empty()}, nil
}

// count counts the keys of a table by what they are, and gives the first one that is neither a name nor a position.
func count(t *glua.LTable) (names, items int, strange glua.LValue) {
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

// allNull says whether a script sees nothing in a value.
func allNull(v any) bool {
	isNull := func(v any) bool { return v == nil }
	switch v := v.(type) {
	case map[string]any:
		for _, inner := range v {
			if inner != nil {
				return false
			}
		}
		return true
	case []any:
		return !slices.ContainsFunc(v, func(v any) bool { return !isNull(v) })
	}
	return false
}

// inner reads a value in a table and says whether it is what was there before. Before is what the table's origin has there.
func (r *reader) inner(t *glua.LTable, at step, v glua.LValue, before any) (now any, same bool, err error) {
	r.path = append(r.path, at)
	defer func() { r.path = r.path[:len(r.path)-1] }()
	switch v := v.(type) {
	case *glua.LTable:
		out, err := r.table(v)
		o := r.m.origins[v]
		same := out.kept && o != nil && o.parent == t && o.at == at
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

// fields reads a table with names. It is what it was before if every field is, and none is gone. What is null in the
// origin stays null unless the script put something there.
func (r *reader) fields(t *glua.LTable, n int, before map[string]any) (read, error) {
	type change struct {
		key   string
		value any
	}
	var changes []change
	kept := 0
	for k, v := t.Next(glua.LNil); k != glua.LNil; k, v = t.Next(k) { // in the order in which they were set
		key := string(k.(glua.LString))
		now, same, err := r.inner(t, step{name: key}, v, before[key])
		if err != nil {
			return read{}, err
		}
		if same {
			kept++
		} else {
			changes = append(changes, change{key, now})
		}
	}
	if err := r.m.charge(len(changes) * priceField); err != nil {
		return read{}, err
	}
	if len(changes) == 0 && kept == len(before) {
		return read{value: before, kept: true}, nil
	}
	out := make(map[string]any, n)
	gone := false
	for key, old := range before {
		if old == nil || t.RawGetString(key) != glua.LNil {
			out[key] = old
		} else {
			gone = true
		}
	}
	if len(changes) == 0 && !gone {
		return read{value: before, kept: true}, nil
	}
	for _, c := range changes {
		if _, empty := c.value.(void); empty {
			delete(out, c.key)
		} else {
			out[text(c.key)] = c.value
		}
	}
	return read{value: out}, nil
}

// items reads a list. A hole is an error, but where the origin has nulls, it is one of them.
func (r *reader) items(t *glua.LTable, n int, before []any) (read, error) {
	length := t.MaxN()
	hasNulls := slices.ContainsFunc(before, func(v any) bool { return v == nil })
	if length < len(before) && allNull(before[length:]) {
		length = len(before)
	}
	if err := r.m.charge(length * priceItem); err != nil {
		return read{}, err
	}
	var out []any // what is there up to here; nil as long as it is the beginning of before
	for i := range length {
		var old any
		if i < len(before) {
			old = before[i]
		}
		v := t.RawGetInt(i + 1)
		if v == glua.LNil && !hasNulls {
			return read{}, r.fail("the list has %d items up to number %d, but number %d is missing", n, length, i+1)
		}
		now, same, err := old, v == glua.LNil && old == nil && i < len(before), error(nil)
		if v != glua.LNil {
			now, same, err = r.inner(t, step{index: i + 1}, v, old)
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
		if _, empty := now.(void); !empty {
			out = append(out, now)
		}
	}
	if out == nil && length == len(before) {
		return read{value: before, kept: true}, nil
	}
	if out == nil {
		out = slices.Clone(before[:length])
	}
	return read{value: out}, nil
}

// empty is what an empty table without an origin stands for: what the references have at the same path, whatever the
// positions in lists.
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
	object, known := r.empties[path.String()]
	switch {
	case !known:
		return void{}
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
		if _, known := r.empties[path]; len(v) == 0 && !known {
			r.empties[path] = false
		}
		for _, inner := range v {
			r.findEmpties(inner, path)
		}
	}
}
