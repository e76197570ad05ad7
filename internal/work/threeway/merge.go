// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"maps"
	"slices"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
	"sigs.k8s.io/structured-merge-diff/v6/value"
)

// separate lists the top-level fields that Merge does not merge. The caller has merged the metadata into desired. The API server or
// a controller of the member owns the other fields.
var separate = []string{"apiVersion", "kind", "metadata", "status"}

// Merge returns observed with the fields of desired. apiVersion, kind and metadata come from desired. The status comes from
// observed unless desired has one.
func Merge(desired, observed *unstructured.Unstructured, owners Ownership) *unstructured.Unstructured {
	root, out := owners.root(), map[string]any{}
	d, o := without(desired.Object), without(observed.Object)
	maps.Copy(out, mergeMaps(d, o, root, ""))
	for _, k := range separate {
		if v, ok := desired.Object[k]; ok {
			out[k] = v
		} else if v, ok := observed.Object[k]; ok && k == "status" {
			out[k] = v
		}
	}
	return &unstructured.Unstructured{Object: out}
}

// without returns the top-level fields that are merged.
func without(object map[string]any) map[string]any {
	out := make(map[string]any, len(object))
	for k, v := range object {
		if !slices.Contains(separate, k) {
			out[k] = v
		}
	}
	return out
}

// merge returns the value to write for a field that both sides have.
func merge(desired, observed any, n node, field string) any {
	if equalValues(desired, observed, field) {
		return observed
	}
	switch d := desired.(type) {
	case map[string]any:
		if o, ok := observed.(map[string]any); ok && !n.atomic() {
			return mergeMaps(d, o, n, field)
		}
	case []any:
		if o, ok := observed.([]any); ok && !n.atomic() {
			return mergeLists(d, o, n, field)
		}
	}
	return desired
}

func mergeMaps(desired, observed map[string]any, n node, field string) map[string]any {
	out := make(map[string]any, max(len(desired), len(observed)))
	for k, o := range observed {
		below := n.child(fieldpath.FieldNameElement(k))
		if d := desired[k]; d != nil {
			out[k] = merge(d, o, below, inherit(field, k))
		} else if rest, keep := remove(o, below); keep {
			out[k] = rest
		}
	}
	for k, d := range desired {
		if _, ok := observed[k]; !ok && d != nil {
			out[k] = d
		}
	}
	return out
}

func mergeLists(desired, observed []any, n node, field string) []any {
	kind := n.list()
	switch {
	case len(kind.keys) > 0:
		if merged, ok := mergeKeyed(desired, observed, kind.keys, n, field); ok {
			return merged
		}
	case kind.set:
		return mergeSets(desired, observed, n)
	}
	return desired
}

// mergeKeyed merges lists of maps that are identified by keys. Items of desired have the order of desired; other items keep their
// place. It returns false if keys are missing or not unique.
func mergeKeyed(desired, observed []any, keys []string, n node, field string) (out []any, ok bool) {
	match, ok := pair(desired, observed, keys)
	if !ok {
		return nil, false
	}
	next := 0 // the next item of desired
	add := func() {
		d := desired[next]
		if i := match.observed[next]; i >= 0 {
			d = merge(d, observed[i], n.child(keyOf(observed[i], keys)), field)
		}
		out = append(out, d)
		next++
	}
	for i, o := range observed {
		if match.desired[i] >= 0 {
			add() // in the order of desired
			continue
		}
		if rest, keep := removeItem(o, n.child(keyOf(o, keys)), keys); keep {
			out = append(out, rest)
		}
	}
	for next < len(desired) {
		add()
	}
	return out, true
}

// mergeSets merges lists of scalars: items of others stay.
func mergeSets(desired, observed []any, n node) (out []any) {
	for _, o := range observed {
		below := n.child(fieldpath.ValueElement(value.NewValueInterface(o)))
		if slices.Contains(desired, o) || !below.ours.any() && !n.unknown || below.others.any() {
			out = append(out, o)
		}
	}
	for _, d := range desired {
		if !slices.Contains(out, d) {
			out = append(out, d)
		}
	}
	return out
}

// remove returns a value of observed that desired does not have, without the fields that Karmada set. keep is false if nothing is
// left.
func remove(observed any, n node) (rest any, keep bool) {
	switch {
	case n.unknown:
		return nil, false
	case !n.ours.any():
		return observed, true
	case n.ours.here && !n.others.any():
		return nil, false // including fields below it that have no owner, such as defaults
	case !n.ours.nested():
		return observed, true // another manager set the same value
	}
	switch o := observed.(type) {
	case map[string]any:
		left := mergeMaps(nil, o, n, "")
		return left, len(left) > 0
	case []any:
		left := mergeLists(nil, o, n, "")
		return left, len(left) > 0
	}
	return nil, false
}

// removeItem is like remove, for an item of a list. The keys of an item belong to all managers of the item.
func removeItem(observed any, n node, keys []string) (rest any, keep bool) {
	item, isMap := observed.(map[string]any)
	if n.unknown || !isMap || !n.ours.any() || !n.others.any() {
		return observed, !n.unknown && !n.ours.any()
	}
	left := mergeMaps(nil, item, n, "")
	for _, k := range keys {
		if v, ok := item[k]; ok {
			left[k] = v
		}
	}
	return left, true
}

// pairs holds the matching items of two lists by index, -1 if there is none.
type pairs struct{ desired, observed []int }

// pair matches the items of two lists by their keys. It returns false if an item has no key, or a key is not unique.
func pair(desired, observed []any, keys []string) (p pairs, ok bool) {
	p = pairs{desired: slices.Repeat([]int{-1}, len(observed)), observed: slices.Repeat([]int{-1}, len(desired))}
	if !allHaveKey(desired, keys) || !allHaveKey(observed, keys) {
		return p, false
	}
	for i, d := range desired {
		for j, o := range observed {
			if !sameKey(d, o, keys) {
				continue
			}
			if p.observed[i] >= 0 || p.desired[j] >= 0 {
				return p, false
			}
			p.observed[i], p.desired[j] = j, i
		}
		for _, earlier := range desired[:i] {
			if sameKey(d, earlier, keys) {
				return p, false
			}
		}
	}
	return p, true
}

// keyDefaults are the values of keys that API servers add.
var keyDefaults = map[string]any{"protocol": "TCP"}

func keyField(item any, name string) any {
	m, _ := item.(map[string]any)
	if v := m[name]; v != nil {
		return v
	}
	return keyDefaults[name]
}

// hasKey reports whether an item has at least one of the fields that identify it.
func hasKey(item any, keys []string) bool {
	m, ok := item.(map[string]any)
	return ok && slices.ContainsFunc(keys, func(k string) bool { return isScalar(m[k]) && m[k] != nil })
}

func sameKey(a, b any, keys []string) bool {
	for _, k := range keys {
		x, y := keyField(a, k), keyField(b, k)
		if !isScalar(x) || !isScalar(y) || !equalScalars(x, y) {
			return false
		}
	}
	return true
}

// keyOf returns the path element of an item.
func keyOf(item any, keys []string) fieldpath.PathElement {
	var fields value.FieldList
	for _, k := range keys {
		if v := keyField(item, k); v != nil && isScalar(v) {
			fields = append(fields, value.Field{Name: k, Value: value.NewValueInterface(v)})
		}
	}
	fields.Sort()
	return fieldpath.PathElement{Key: &fields}
}
