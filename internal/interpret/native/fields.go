// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"fmt"
	"maps"
	"math"
	"strings"

	"karmada.io/karmada/internal/interpret/field"
)

// object is a JSON object; the nil one is empty.
type object = map[string]any

// lookupCount reads a number of things: an integer that the API would take as int32, and not below zero.
func lookupCount(o object, path ...string) (n int64, there bool, err error) {
	n, there, err = field.Lookup[int64](o, path...)
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

// with is a copy of o that has value at the path; a nil value removes what is there. Only the objects on the path are copied.
func with(o object, value any, path ...string) (object, error) {
	out := clone(o)
	at := out
	for i, key := range path[:len(path)-1] {
		inner, ok := at[key].(object)
		if !ok && at[key] != nil {
			return nil, field.Mistyped[object](at[key], path[:i+1])
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
