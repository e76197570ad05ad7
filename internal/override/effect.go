// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"context"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/util/sets"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// Changes reports whether the rule changes what a member gets. It must be called before the result of Apply is changed.
func (a *Applied) Changes(prune Prune) bool {
	return a.before == nil || !equality.Semantic.DeepEqual(Effective(a.before, prune).Object, Effective(a.after, prune).Object)
}

// Overwritten reports whether later rules replace all that a rule changes: the result of all rules is the same without it, and has none of
// the values that it set. o is the object before all rules.
func (a *Applied) Overwritten(
	ctx context.Context, o, result *Object, cluster *clusterv1alpha1.Cluster, policies []Policy, revise Revise, prune Prune,
) bool {
	without, _, err := applyExcept(ctx, o, cluster, policies, revise, a)
	if err != nil || a.before == nil {
		return false
	}
	last := Effective(result, prune).Object
	if !equality.Semantic.DeepEqual(Effective(without, prune).Object, last) {
		return false
	}
	set := Effective(a.after, prune).Object
	changed := differing(nil, Effective(a.before, prune).Object, set)
	return len(changed) > 0 && !slices.ContainsFunc(changed, func(path []string) bool {
		return equality.Semantic.DeepEqual(valueAt(set, path), valueAt(last, path))
	})
}

// already is the reason of a rule that does not change an object.
const already = "the object has already what it sets"

// maxPaths is the number of fields that a reason names.
const maxPaths = 3

// idle returns why a rule that does not change what a member gets has no effect.
func (a *Applied) idle(prune Prune) string {
	if a.before == nil {
		return already
	}
	var out []string
	kept := Effective(a.after, prune).Object
	for _, path := range differing(nil, a.before.Object, a.after.Object) {
		why := IneffectiveOn(a.after.GetKind(), path...)
		if why == "" && zero(valueAt(a.before.Object, path)) && zero(valueAt(a.after.Object, path)) {
			why = "has its default value already"
		} else if why == "" && valueAt(kept, path) != nil {
			why = "has an equal value already"
		} else if why == "" {
			why = "has no effect; members do not get it"
		}
		out = append(out, fieldPath(path)+" "+why)
	}
	if len(out) == 0 {
		return already
	}
	return strings.Join(out[:min(len(out), maxPaths)], "; ")
}

// zero reports whether a value is that of a field which is not set.
func zero(value any) bool {
	v := reflect.ValueOf(value)
	return !v.IsValid() || v.IsZero() || (v.Kind() == reflect.Map || v.Kind() == reflect.Slice) && v.Len() == 0
}

// fieldPath returns a path as "metadata.labels[a.example/b]" or "spec.containers[0].image".
func fieldPath(path []string) string {
	var out strings.Builder
	for i, part := range path {
		_, err := strconv.Atoi(part)
		switch {
		case err == nil || strings.ContainsAny(part, "./"):
			fmt.Fprintf(&out, "[%s]", part)
		case i > 0:
			out.WriteString("." + part)
		default:
			out.WriteString(part)
		}
	}
	return out.String()
}

// differing returns the paths below path of the fields in which two values differ. Lists of different lengths are compared as a whole.
func differing(path []string, before, after any) (out [][]string) {
	below := func(key string, b, a any) { out = append(out, differing(append(slices.Clone(path), key), b, a)...) }
	b, beforeIsMap := before.(map[string]any)
	a, afterIsMap := after.(map[string]any)
	listB, _ := before.([]any)
	listA, _ := after.([]any)
	switch {
	case (beforeIsMap || before == nil) && (afterIsMap || after == nil) && (beforeIsMap || afterIsMap):
		for _, key := range sets.List(sets.New(slices.Collect(maps.Keys(b))...).Insert(slices.Collect(maps.Keys(a))...)) {
			below(key, b[key], a[key])
		}
	case len(listA) > 0 && len(listA) == len(listB):
		for i := range listA {
			below(strconv.Itoa(i), listB[i], listA[i])
		}
	case !equality.Semantic.DeepEqual(before, after):
		out = append(out, path)
	}
	return out
}

// valueAt returns the value at a path of differing, or nil.
func valueAt(value any, path []string) any {
	for _, part := range path {
		switch parent := value.(type) {
		case map[string]any:
			value = parent[part]
		case []any:
			i, err := strconv.Atoi(part)
			if err != nil || i >= len(parent) {
				return nil
			}
			value = parent[i]
		default:
			return nil
		}
	}
	return value
}
