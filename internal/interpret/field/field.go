// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package field reads fields of objects: an object and a path go in, a value of the wanted type comes out, or an error that
// names the path. Null counts as missing, and so does everything inside a missing object. It changes nothing.
package field

import (
	"fmt"
	"strings"
)

// Object is a JSON object; the nil one is empty.
type Object = map[string]any

// Lookup reads the value at a path. Null counts as missing, and so does everything inside a missing object; a value of
// another type than T is an error that names the path.
func Lookup[T any](o Object, path ...string) (value T, there bool, err error) {
	for i, key := range path {
		v := o[key]
		if v == nil {
			return value, false, nil
		}
		if i == len(path)-1 {
			if value, there = v.(T); !there {
				err = Mistyped[T](v, path)
			}
			return value, there, err
		}
		inner, ok := v.(Object)
		if !ok {
			return value, false, Mistyped[Object](v, path[:i+1])
		}
		o = inner
	}
	return value, false, nil
}

// Get is Lookup for callers to whom a missing value is a zero one.
func Get[T any](o Object, path ...string) (T, error) {
	value, _, err := Lookup[T](o, path...)
	return value, err
}

// Each calls do with every object of the list at key.
func Each(o Object, key string, do func(Object) error) error {
	list, err := Get[[]any](o, key)
	if err != nil {
		return err
	}
	for i, v := range list {
		element, ok := v.(Object)
		if !ok {
			return Mistyped[Object](v, []string{fmt.Sprintf("%s[%d]", key, i)})
		}
		if err := do(element); err != nil {
			return fmt.Errorf("%s[%d].%w", key, i, err)
		}
	}
	return nil
}

// Mistyped is the error that a value at a path is not a T.
func Mistyped[T any](found any, path []string) error {
	var want T
	return fmt.Errorf("%s: want %s, found %s", strings.Join(path, "."), TypeName(want), TypeName(found))
}

// TypeName is what to call the type of a JSON value in a sentence.
func TypeName(v any) string {
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
	case Object:
		return "an object"
	}
	return fmt.Sprintf("%T", v)
}
