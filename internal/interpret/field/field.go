// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package field reads typed values from unstructured objects. Null counts as missing, and so does every field of a missing
// object. A value of another type is an error that names the path. Objects are not changed.
package field

import (
	"fmt"
	"strings"
)

// Object is a JSON object; nil is empty.
type Object = map[string]any

// Lookup returns the value at a path, and whether there is one.
func Lookup[T any](o Object, path ...string) (value T, found bool, err error) {
	for i, key := range path {
		v := o[key]
		if v == nil {
			return value, false, nil
		}
		if i == len(path)-1 {
			if value, found = v.(T); !found {
				err = Mistyped[T](v, path)
			}
			return value, found, err
		}
		inner, ok := v.(Object)
		if !ok {
			return value, false, Mistyped[Object](v, path[:i+1])
		}
		o = inner
	}
	return value, false, nil
}

// Get is like Lookup, but returns the zero value if there is none.
func Get[T any](o Object, path ...string) (T, error) {
	value, _, err := Lookup[T](o, path...)
	return value, err
}

// Each calls visit with every object of the list at key.
func Each(o Object, key string, visit func(Object) error) error {
	list, err := Get[[]any](o, key)
	if err != nil {
		return err
	}
	for i, v := range list {
		element, ok := v.(Object)
		if !ok {
			return Mistyped[Object](v, []string{fmt.Sprintf("%s[%d]", key, i)})
		}
		if err := visit(element); err != nil {
			return fmt.Errorf("%s[%d].%w", key, i, err)
		}
	}
	return nil
}

// Mistyped returns an error for a value at a path that is not a T.
func Mistyped[T any](got any, path []string) error {
	var want T
	return fmt.Errorf("%s: want %s, found %s", strings.Join(path, "."), TypeName(want), TypeName(got))
}

// TypeName returns the type of a JSON value for an error message.
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
