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

// object is a JSON object; nil is empty.
type object = map[string]any

// lookupCount reads an integer that is not negative and fits into an int32.
func lookupCount(o object, path ...string) (n int64, found bool, err error) {
	n, found, err = field.Lookup[int64](o, path...)
	if err == nil && (n < 0 || n > math.MaxInt32) {
		return 0, false, fmt.Errorf("%s: %d is out of range", strings.Join(path, "."), n)
	}
	return n, found, err
}

// count is like lookupCount, but returns zero if there is no number.
func count(o object, path ...string) (int64, error) {
	n, _, err := lookupCount(o, path...)
	return n, err
}

// with returns a copy of o with value at the path; nil removes the field. Only the objects on the path are copied.
func with(o object, value any, path ...string) (object, error) {
	out := clone(o)
	inner := out
	for i, key := range path[:len(path)-1] {
		child, ok := inner[key].(object)
		if !ok && inner[key] != nil {
			return nil, field.Mistyped[object](inner[key], path[:i+1])
		}
		if child == nil && value == nil {
			return out, nil
		}
		child = clone(child)
		inner[key] = child
		inner = child
	}
	put(inner, path[len(path)-1], value)
	return out, nil
}

// change returns a copy of o with value at the path.
func change(o *Object, value any, path ...string) (*Object, error) {
	out, err := with(o.Object, value, path...)
	if err != nil {
		return nil, err
	}
	return &Object{Object: out}, nil
}

// put sets a value in an object that the caller owns; nil removes the field.
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
