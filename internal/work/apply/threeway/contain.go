// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// Contains reports whether observed has everything that desired sets: all its fields, labels and annotations with the same
// values. observed may have more fields, and more items in lists whose items have keys. Null and an empty list in desired equal a
// missing field. Other metadata and the status are not compared.
func Contains(desired, observed *unstructured.Unstructured) bool {
	return ContainsMetadata(desired, observed) && containsMap(without(desired.Object), without(observed.Object), "")
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

func contains(desired, observed any, field string) bool {
	switch d := desired.(type) {
	case map[string]any:
		o, ok := observed.(map[string]any)
		return ok && containsMap(d, o, field)
	case []any:
		o, ok := observed.([]any)
		return ok && containsList(d, o, field)
	}
	return equalValues(desired, observed, field)
}

func containsMap(desired, observed map[string]any, field string) bool {
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
		if !contains(d, o, inherit(field, k)) {
			return false
		}
	}
	return true
}

// containsList compares lists by the usual keys of their items, in the order of desired, or item by item.
func containsList(desired, observed []any, field string) bool {
	for _, keys := range keysOf(field) {
		match, ok := pair(desired, observed, keys)
		if !ok {
			continue
		}
		last := -1
		for i, d := range desired {
			j := match.observed[i]
			if j <= last || !contains(d, observed[j], field) {
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
		if !contains(desired[i], observed[i], field) {
			return false
		}
	}
	return true
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

// Fields whose values are quantities, with everything below them, and suffixes of fields whose values are durations. Equal values
// of these may be written in several ways.
var (
	quantities = []string{
		"requests", "limits", "capacity", "allocatable", "hard", "overhead", "podFixed", "sizeLimit", "averageValue", "divisor",
	}
	durations = []string{"duration", "timeout", "interval", "period", "delay"}
)

// inherit returns the description of a field below another: "quantity/" is inherited by everything below.
func inherit(field, name string) string {
	quantity, _ := split(field)
	if quantity || slices.Contains(quantities, name) {
		return "quantity/" + name
	}
	return name
}

func split(field string) (quantity bool, name string) {
	name, quantity = strings.CutPrefix(field, "quantity/")
	return quantity, name
}

// equalValues reports whether two values are equal in meaning.
func equalValues(a, b any, field string) bool {
	if !isScalar(a) || !isScalar(b) {
		return reflect.DeepEqual(a, b)
	}
	if equalScalars(a, b) {
		return true
	}
	quantity, name := split(field)
	if quantity {
		x, errX := resource.ParseQuantity(fmt.Sprint(a))
		y, errY := resource.ParseQuantity(fmt.Sprint(b))
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

// equalScalars compares scalars. Integers and floating-point numbers of the same value are equal.
func equalScalars(a, b any) bool {
	if a == b {
		return true
	}
	x, okX := number(a)
	y, okY := number(b)
	return okX && okY && x == y
}

func number(v any) (float64, bool) {
	switch n := v.(type) {
	case int64:
		return float64(n), true
	case float64:
		return n, true
	}
	return 0, false
}
