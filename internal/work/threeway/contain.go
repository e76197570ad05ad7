// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"

	"karmada.io/karmada/internal/machinery/quantity"
)

// Contains reports whether observed has all fields, labels and annotations of desired with the same values. It may have more
// fields, and more items in lists whose items have keys. Null and an empty list in desired equal a missing field. Other metadata
// and the status are not compared. owners are the owners of the fields of observed. A single value that another manager has
// replaced must be equal. The zero value means that no such field is known.
func Contains(desired, observed *unstructured.Unstructured, owners Ownership) bool {
	return ContainsMetadata(desired, observed) && containsMap(without(desired.Object), without(observed.Object), "", owners.root())
}

// ContainsMetadata reports whether observed has all labels and annotations of desired, with the same values.
func ContainsMetadata(desired, observed *unstructured.Unstructured) bool {
	return containsStrings(desired.GetLabels(), observed.GetLabels()) &&
		containsStrings(desired.GetAnnotations(), observed.GetAnnotations())
}

// containsStrings reports whether whole contains all entries of part.
func containsStrings(part, whole map[string]string) bool {
	for k, v := range part {
		if got, ok := whole[k]; !ok || got != v {
			return false
		}
	}
	return true
}

func contains(desired, observed any, field string, n node) bool {
	if n.replaced() {
		return equalAtomic(desired, observed, field)
	}
	switch d := desired.(type) {
	case map[string]any:
		o, ok := observed.(map[string]any)
		return ok && containsMap(d, o, field, n)
	case []any:
		o, ok := observed.([]any)
		return ok && containsList(d, o, field, n)
	}
	return equalValues(desired, observed, field)
}

func containsMap(desired, observed map[string]any, field string, n node) bool {
	for k, d := range desired {
		if d == nil {
			continue
		}
		o, ok := observed[k]
		if !ok {
			if list, isList := d.([]any); !isList || len(list) > 0 {
				return false
			}
			continue
		}
		if !contains(d, o, inherit(field, k), n.child(fieldpath.FieldNameElement(k))) {
			return false
		}
	}
	return true
}

// containsList compares lists by the usual keys of their items, in the order of desired, or item by item.
func containsList(desired, observed []any, field string, n node) bool {
	for _, keys := range keysOf(field) {
		match, ok := pair(desired, observed, keys)
		if !ok {
			continue
		}
		last := -1
		for i, d := range desired {
			j := match.observed[i]
			if j <= last || !contains(d, observed[j], field, n.child(keyOf(observed[j], keys))) {
				return false
			}
			last = j
		}
		return true
	}
	if len(desired) != len(observed) {
		return false
	}
	for i := range desired {
		if !contains(desired[i], observed[i], field, node{}) {
			return false
		}
	}
	return true
}

// equalAtomic reports whether a single value equals the value in the manifest. The API server may have added only values of
// valueDefaults.
func equalAtomic(desired, observed any, field string) bool {
	switch d := desired.(type) {
	case map[string]any:
		o, ok := observed.(map[string]any)
		return ok && equalMaps(d, o, field)
	case []any:
		o, ok := observed.([]any)
		return ok && len(d) == len(o) && equalItems(d, o, field)
	}
	return equalValues(desired, observed, field)
}

func equalItems(desired, observed []any, field string) bool {
	for i := range desired {
		if !equalAtomic(desired[i], observed[i], field) {
			return false
		}
	}
	return true
}

func equalMaps(desired, observed map[string]any, field string) bool {
	for k, o := range observed {
		if d := desired[k]; d != nil {
			if !equalAtomic(d, o, inherit(field, k)) {
				return false
			}
			continue
		}
		if o != nil && (opaque(field) || valueDefaults[k] != o) {
			return false
		}
	}
	return containsMap(desired, observed, field, node{}) // no field is missing
}

// valueDefaults are the values that API servers add to the parts of single values, such as the subjects of a RoleBinding. An update because
// of any other default changes nothing in the member.
var valueDefaults = map[string]any{
	"apiGroup": "rbac.authorization.k8s.io", "apiVersion": "v1", "divisor": "0", "protocol": "TCP",
}

func allHaveKey(items []any, keys []string) bool {
	return !slices.ContainsFunc(items, func(item any) bool { return !hasKey(item, keys) })
}

// listKeys are the fields that identify the items of lists of the Kubernetes API, by the name of the list.
var listKeys = map[string][][]string{
	"conditions":                {{"type"}},
	"hostAliases":               {{"ip"}},
	"ports":                     {{"containerPort", "protocol"}, {"port", "protocol"}},
	"topologySpreadConstraints": {{"topologyKey", "whenUnsatisfiable"}},
	"volumeDevices":             {{"devicePath"}},
	"volumeMounts":              {{"mountPath"}},
}

// keysOf returns the candidates for the keys of a list. Items of lists that are not listed are identified by their name.
func keysOf(field string) [][]string {
	_, name := split(field)
	if keys, ok := listKeys[name]; ok {
		return keys
	}
	return [][]string{{"name"}}
}

// durations are suffixes of fields whose values are durations. Equal durations, as equal quantities, may be written in several ways.
var durations = []string{"duration", "timeout", "interval", "period", "delay"}

// userKeys are fields whose keys users choose: a key has no meaning in them, even if it usually holds a quantity or a duration.
var userKeys = []string{
	"data", "stringData", "binaryData", "labels", "annotations", "matchLabels", "selector", "nodeSelector",
}

const quantityPrefix, opaquePrefix = "quantity/", "opaque/"

// inherit returns the description of a field below another. Everything below a quantity, or below one of userKeys, inherits that.
func inherit(field, name string) string {
	switch {
	case opaque(field) || slices.Contains(userKeys, name):
		return opaquePrefix + name
	case strings.HasPrefix(field, quantityPrefix) || quantity.IsField(name):
		return quantityPrefix + name
	}
	return name
}

// opaque reports whether users choose the keys of a field.
func opaque(field string) bool { return strings.HasPrefix(field, opaquePrefix) }

// split returns the name of a field, and whether its value is a quantity.
func split(field string) (isQuantity bool, name string) {
	name, isQuantity = strings.CutPrefix(field, quantityPrefix)
	return isQuantity, strings.TrimPrefix(name, opaquePrefix)
}

// equalValues reports whether two values are equal in meaning.
func equalValues(a, b any, field string) bool {
	if !isScalar(a) || !isScalar(b) {
		return reflect.DeepEqual(a, b)
	}
	if equalScalars(a, b) {
		return true
	}
	if opaque(field) {
		return false
	}
	isQuantity, name := split(field)
	if isQuantity {
		x, errX := quantity.Parse(fmt.Sprint(a))
		y, errY := quantity.Parse(fmt.Sprint(b))
		return errX == nil && errY == nil && x.Cmp(y) == 0
	}
	lower := strings.ToLower(name)
	if slices.ContainsFunc(durations, func(suffix string) bool { return strings.HasSuffix(lower, suffix) }) {
		x, errX := time.ParseDuration(fmt.Sprint(a))
		y, errY := time.ParseDuration(fmt.Sprint(b))
		return errX == nil && errY == nil && x == y
	}
	return false
}

func isScalar(v any) bool {
	switch v.(type) {
	case map[string]any, []any:
		return false
	}
	return true
}

// equalScalars compares scalars. An integer and a floating-point number of exactly the same value are equal.
func equalScalars(a, b any) bool {
	if a == b {
		return true
	}
	switch x := a.(type) {
	case int64:
		f, ok := b.(float64)
		return ok && equalNumbers(x, f)
	case float64:
		i, ok := b.(int64)
		return ok && equalNumbers(i, x)
	}
	return false
}

// equalNumbers compares exactly: two integers may have the same nearest floating-point number.
func equalNumbers(i int64, f float64) bool {
	return f >= math.MinInt64 && f < math.MaxInt64 && f == math.Trunc(f) && int64(f) == i
}
