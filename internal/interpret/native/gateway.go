// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"cmp"
	"context"
	"encoding/json"
	"maps"
	"slices"

	"k8s.io/apimachinery/pkg/runtime"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/interpret/podspec"
)

// Kinds of the Gateway API.
var (
	gateway = interpret.Kind{
		Reflect: reflectGateway, Aggregate: aggregateGateway, Healthy: gatewayHealthy, Dependencies: gatewayDependencies,
	}
	route = interpret.Kind{Reflect: reflectGateway, Aggregate: aggregateRoute, Healthy: routeHealthy, Dependencies: routeDependencies}
)

func reflectGateway(_ context.Context, observed *Object) (*runtime.RawExtension, error) {
	return interpret.WholeStatus(observed)
}

// isTrue reports whether an object has a condition of a type with status True.
func isTrue(o object, kind string) (found bool, err error) {
	err = field.Each(o, "conditions", func(entry object) error {
		name, c, err := parseCondition(entry)
		found = found || name == kind && c.status == statusTrue
		return err
	})
	return found, err
}

func gatewayHealthy(_ context.Context, observed *Object) (bool, error) {
	status, err := field.Get[object](observed.Object, "status")
	if err != nil {
		return false, err
	}
	return isTrue(status, "Programmed")
}

// routeHealthy reports whether every parent accepts the route and resolves its backends, and there is a parent.
func routeHealthy(_ context.Context, observed *Object) (bool, error) {
	status, err := field.Get[object](observed.Object, "status")
	if err != nil {
		return false, err
	}
	parents, healthy := 0, true
	err = field.Each(status, "parents", func(parent object) error {
		parents++
		for _, kind := range []string{"Accepted", "ResolvedRefs"} {
			ok, err := isTrue(parent, kind)
			if err != nil {
				return err
			}
			healthy = healthy && ok
		}
		return nil
	})
	return healthy && parents > 0, err
}

// gatewayDependencies returns the Secrets of the certificates in the namespace of the Gateway.
func gatewayDependencies(_ context.Context, template *Object) ([]interpret.Dependency, error) {
	spec, err := field.Get[object](template.Object, "spec")
	if err != nil {
		return nil, err
	}
	refs := podspec.References{Namespace: template.GetNamespace()}
	err = field.Each(spec, "listeners", func(listener object) error {
		tls, err := field.Get[object](listener, "tls")
		if err != nil {
			return err
		}
		return field.Each(tls, "certificateRefs", func(ref object) error {
			if own, err := refersTo(ref, template.GetNamespace(), "", "Secret", "Secret"); err != nil || !own {
				return err
			}
			return refs.Add("Secret", ref, "name")
		})
	})
	return refs.Sorted(), err
}

// refersTo reports whether a reference is to an object of a kind in a namespace. missing is the kind of a reference without one.
func refersTo(ref object, namespace, group, kind, missing string) (bool, error) {
	values := map[string]string{}
	for _, name := range []string{"group", "kind", "namespace"} {
		text, err := field.Get[string](ref, name)
		if err != nil {
			return false, err
		}
		values[name] = text
	}
	return values["group"] == group && cmp.Or(values["kind"], missing) == kind && cmp.Or(values["namespace"], namespace) == namespace, nil
}

// routeDependencies returns the ServiceImports of the backends in the namespace of the route.
func routeDependencies(_ context.Context, template *Object) (out []interpret.Dependency, err error) {
	const group = "multicluster.x-k8s.io"
	spec, err := field.Get[object](template.Object, "spec")
	if err != nil {
		return nil, err
	}
	seen := map[string]bool{}
	err = field.Each(spec, "rules", func(rule object) error {
		return field.Each(rule, "backendRefs", func(ref object) error {
			name, err := field.Get[string](ref, "name")
			if err != nil {
				return err
			}
			own, err := refersTo(ref, template.GetNamespace(), group, "ServiceImport", "Service")
			if err != nil || !own || name == "" || seen[name] {
				return err
			}
			seen[name] = true
			out = append(out, interpret.Dependency{
				APIVersion: group + "/v1alpha1", Kind: "ServiceImport", Namespace: template.GetNamespace(), Name: name,
			})
			return nil
		})
	})
	slices.SortFunc(out, func(a, b interpret.Dependency) int { return cmp.Compare(a.Name, b.Name) })
	return out, err
}

// aggregateGateway returns the addresses of all clusters, merged conditions, and the listeners with the sum of their routes.
func aggregateGateway(_ context.Context, template *Object, items []Item) (*Object, error) {
	status, err := statusOf(template)
	if err != nil {
		return nil, err
	}
	var whole []reportedObject
	listeners := nestedObjects{}
	addresses := map[string]object{}
	for _, item := range byCluster(items) {
		reported, found, err := report[object](item)
		if err != nil {
			return nil, err
		}
		if !found {
			continue
		}
		whole = append(whole, reportedObject{item, reported})
		err = field.Each(reported, "addresses", func(o object) error {
			key, err := json.Marshal(o)
			addresses[string(key)] = o
			return err
		})
		if err == nil {
			err = listeners.collect(item, reported, "listeners", []string{"name"})
		}
		if err != nil {
			return nil, reportError(item, err)
		}
	}
	if len(whole) == 0 {
		return template, nil
	}
	if err := mergeObject(status, whole); err != nil {
		return nil, err
	}
	var all []any
	for _, key := range slices.Sorted(maps.Keys(addresses)) {
		all = append(all, addresses[key])
	}
	putList(status, "addresses", all)
	err = listeners.put(status, "listeners", []string{"name"}, func(out object, reports []reportedObject) error {
		sum := int64(0)
		for _, r := range reports {
			n, err := field.Get[int64](r.object, "attachedRoutes")
			if err != nil {
				return reportError(r.item, err)
			}
			sum += n
		}
		out["attachedRoutes"] = sum
		return nil
	})
	if err != nil {
		return nil, err
	}
	return withStatus(template, status)
}

// parentKeys are the fields that identify a parent of a route.
var parentKeys = []string{"parentRef", "controllerName"}

// aggregateRoute returns the conditions of each parent, merged over the clusters that report it.
func aggregateRoute(_ context.Context, template *Object, items []Item) (*Object, error) {
	status, err := statusOf(template)
	if err != nil {
		return nil, err
	}
	parents := nestedObjects{}
	for _, item := range byCluster(items) {
		reported, found, err := report[object](item)
		if err == nil && found {
			err = parents.collect(item, reported, "parents", parentKeys)
		}
		if err != nil {
			return nil, err
		}
	}
	if len(parents) == 0 && len(status) == 0 {
		return template, nil
	}
	if err := parents.put(status, "parents", parentKeys, nil); err != nil {
		return nil, err
	}
	if status["parents"] == nil {
		status["parents"] = []any{} // it is required
	}
	return withStatus(template, status)
}

// reportedObject is a part of the status that a cluster reports.
type reportedObject struct {
	item   Item
	object object
}

// nestedObjects holds the entries of a list in the reports of all clusters, by their key.
type nestedObjects map[string][]reportedObject

// entryKey returns the JSON of some fields of an entry.
func entryKey(entry object, keys []string) (string, error) {
	values := make([]any, len(keys))
	for i, k := range keys {
		values[i] = entry[k]
	}
	b, err := json.Marshal(values)
	return string(b), err
}

func (n nestedObjects) collect(item Item, status object, list string, keys []string) error {
	return field.Each(status, list, func(entry object) error {
		key, err := entryKey(entry, keys)
		n[key] = append(n[key], reportedObject{item, entry})
		return err
	})
}

// put replaces a list in a status by the merged entries, sorted by key. complete, if set, sets more fields of an entry.
func (n nestedObjects) put(status object, list string, keys []string, complete func(object, []reportedObject) error) error {
	old := map[string]object{}
	err := field.Each(status, list, func(entry object) error {
		key, err := entryKey(entry, keys)
		old[key] = entry
		return err
	})
	if err != nil {
		return err
	}
	var out []any
	for _, key := range slices.Sorted(maps.Keys(n)) {
		entry := clone(n[key][0].object)
		delete(entry, "conditions")
		if before := old[key]; before != nil && before["conditions"] != nil {
			entry["conditions"] = before["conditions"]
		}
		if err := mergeObject(entry, n[key]); err != nil {
			return err
		}
		if complete != nil {
			if err := complete(entry, n[key]); err != nil {
				return err
			}
		}
		out = append(out, entry)
	}
	putList(status, list, out)
	return nil
}

// unknownSince is the time of a condition that no cluster reports a time of. The API requires one.
const unknownSince = "1970-01-01T00:00:00Z"

// mergeObject replaces the conditions of an object that the caller owns by those of all clusters. A condition is True if it is True
// in all clusters that report the object; for those that report a problem, False.
func mergeObject(out object, reports []reportedObject) error {
	var members []member
	types := map[string]bool{}
	for _, r := range reports {
		m, err := memberOf(r.item, r.object)
		if err != nil {
			return reportError(r.item, err)
		}
		members = append(members, m)
		for kind := range m.conditions {
			types[kind] = true
		}
	}
	merged := map[string]condition{}
	form := conditionForm{types: slices.Sorted(maps.Keys(types)), times: []string{"lastTransitionTime"}}
	for _, kind := range form.types {
		decisive := statusFalse
		if kind == "Conflicted" || kind == "PartiallyInvalid" {
			decisive = statusTrue
		}
		if c, found := mergeCondition(members, kind, decisive); found {
			c.reason = cmp.Or(c.reason, notReported)
			merged[kind] = c
		}
	}
	if err := form.put(out, merged, members); err != nil {
		return err
	}
	return field.Each(out, "conditions", func(c object) error {
		if !types[typeOf(c)] {
			return nil // it belongs to the template
		}
		if c["lastTransitionTime"] == nil {
			c["lastTransitionTime"] = unknownSince
		}
		if c["message"] == nil {
			c["message"] = "" // it is required
		}
		return nil
	})
}
