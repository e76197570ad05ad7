// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"fmt"
	"maps"
	"math"
	"strings"
)

// object is a JSON object; the nil one is empty.
type object = map[string]any

// lookup reads the value at a path. Null counts as missing, and so does everything inside a missing object; a value of
// another type than T is an error that names the path.
func lookup[T any](o object, path ...string) (value T, there bool, err error) {
	for i, key := range path {
		v := o[key]
		if v == nil {
			return value, false, nil
		}
		if i == len(path)-1 {
			if value, there = v.(T); !there {
				err = mistyped[T](v, path)
			}
			return value, there, err
		}
		inner, ok := v.(object)
		if !ok {
			return value, false, mistyped[object](v, path[:i+1])
		}
		o = inner
	}
	return value, false, nil
}

// get is lookup for callers to whom a missing value is a zero one.
func get[T any](o object, path ...string) (T, error) {
	value, _, err := lookup[T](o, path...)
	return value, err
}

// lookupCount reads a number of things: an integer that the API would take as int32, and not below zero.
func lookupCount(o object, path ...string) (n int64, there bool, err error) {
	n, there, err = lookup[int64](o, path...)
	if err == nil && (n < 0 || n > math.MaxInt32) {
		return 0, false, fmt.Errorf("%s: %d is out of range", strings.Join(path, "."), n)
	}
	return n, there, err
}

// count is lookupCount for callers to whom a missing number is zero.
func count(o object, path ...string) (int64, error) {
	n, _, err := lookupCount(o, path...)
	return n, err
}

// each calls do with every object of the list at key.
func each(o object, key string, do func(object) error) error {
	list, err := get[[]any](o, key)
	if err != nil {
		return err
	}
	for i, v := range list {
		element, ok := v.(object)
		if !ok {
			return mistyped[object](v, []string{fmt.Sprintf("%s[%d]", key, i)})
		}
		if err := do(element); err != nil {
			return fmt.Errorf("%s[%d].%w", key, i, err)
		}
	}
	return nil
}

// with is a copy of o that has value at the path; a nil value removes what is there. Only the objects on the path are copied.
func with(o object, value any, path ...string) (object, error) {
	out := clone(o)
	at := out
	for i, key := range path[:len(path)-1] {
		inner, ok := at[key].(object)
		if !ok && at[key] != nil {
			return nil, mistyped[object](at[key], path[:i+1])
		}
		if inner == nil && value == nil {
			return out, nil
		}
		inner = clone(inner)
		at[key] = inner
		at = inner
	}
	put(at, path[len(path)-1], value)
	return out, nil
}

// change is a copy of o that has value at the path.
func change(o *Object, value any, path ...string) (*Object, error) {
	out, err := with(o.Object, value, path...)
	if err != nil {
		return nil, err
	}
	return &Object{Object: out}, nil
}

// put sets a value in an object that is the caller's own, or removes it when it is nil.
func put(o object, key string, value any) {
	if value == nil {
		delete(o, key)
		return
	}
	o[key] = value
}

func clone(o object) object {
	if o == nil {
		return object{}
	}
	return maps.Clone(o)
}

func mistyped[T any](found any, path []string) error {
	var want T
	return fmt.Errorf("%s: want %s, found %s", strings.Join(path, "."), typeName(want), typeName(found))
}

func typeName(v any) string {
	switch v.(type) {
	case nil:
		return "null"
	case bool:
		return "a boolean"
	case string:
		return "a string"
	case int64:
		return "an integer"
	case float64:
		return "a number with a fraction"
	case []any:
		return "a list"
	case object:
		return "an object"
	}
	return fmt.Sprintf("%T", v)
}
