// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fleet

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"time"
)

// fieldSet is a set of fields in the format FieldsV1: "f:<name>", "k:<key of an item>" and ".", the field itself.
type fieldSet = map[string]any

// keysOf maps fields with lists of maps to the keys of their items. Other lists are atomic.
var keysOf = map[string][]string{
	"containers": {"name"}, "initContainers": {"name"}, "ephemeralContainers": {"name"}, "env": {"name"}, "volumes": {"name"},
	"volumeMounts": {"mountPath"}, "volumeDevices": {"devicePath"}, "imagePullSecrets": {"name"}, "conditions": {"type"},
	"ownerReferences": {"uid"}, "hostAliases": {"ip"}, "topologySpreadConstraints": {"topologyKey", "whenUnsatisfiable"},
}

// containerPorts and servicePorts are the keys of the two kinds of lists named ports.
var containerPorts, servicePorts = []string{"containerPort", "protocol"}, []string{"port", "protocol"}

// valueSets contains lists of values that have several owners, granularMaps maps with several owners, and atomicMaps maps
// with one owner.
var (
	valueSets    = map[string]bool{"finalizers": true}
	granularMaps = map[string]bool{
		"labels": true, "annotations": true, "data": true, "binaryData": true, "requests": true, "limits": true, "nodeSelector": true,
	}
	atomicMaps = map[string]bool{"selector": true, "nodeAffinity": true, "matchLabels": true}
)

// changedFields returns the fields of now that differ from before. With a nil before it returns all fields.
func changedFields(before, now map[string]any) fieldSet {
	out := fieldSet{}
	for name, value := range now {
		switch name {
		case "apiVersion", "kind", "status":
		case "metadata":
			a, _ := before[name].(map[string]any)
			b, _ := value.(map[string]any)
			metadata := fieldSet{}
			for _, owned := range []string{"labels", "annotations", "finalizers", "ownerReferences"} {
				if v, ok := b[owned]; ok {
					addChanged(metadata, owned, a[owned], v)
				}
			}
			if len(metadata) > 0 {
				out["f:metadata"] = metadata
			}
		default:
			addChanged(out, name, before[name], value)
		}
	}
	return out
}

// addChanged adds a field to out if its value differs.
func addChanged(out fieldSet, name string, before, now any) {
	if before != nil && reflect.DeepEqual(before, now) {
		return
	}
	switch now := now.(type) {
	case map[string]any:
		if len(now) == 0 || atomicMaps[name] {
			break
		}
		a, _ := before.(map[string]any)
		children := fieldSet{}
		if granularMaps[name] && a == nil {
			children["."] = fieldSet{}
		}
		for k, v := range now {
			addChanged(children, k, a[k], v)
		}
		if len(children) > 0 {
			out["f:"+name] = children
		}
		return
	case []any:
		if children, ok := changedItems(name, before, now); ok {
			if len(children) > 0 {
				out["f:"+name] = children
			}
			return
		}
	}
	out["f:"+name] = fieldSet{}
}

// changedItems returns the changed items of a list. ok is false if the list is atomic.
func changedItems(name string, before any, now []any) (out fieldSet, ok bool) {
	a, _ := before.([]any)
	out = fieldSet{}
	if valueSets[name] {
		for _, v := range now {
			if !slices.Contains(a, v) {
				out[fmt.Sprintf("v:%q", v)] = fieldSet{}
			}
		}
		return out, true
	}
	old := map[string]map[string]any{}
	for _, item := range a {
		if key := keyOf(name, item); key != "" {
			old[key], _ = item.(map[string]any)
		}
	}
	if before == nil {
		out["."] = fieldSet{}
	}
	for _, item := range now {
		key := keyOf(name, item)
		if key == "" {
			return nil, false
		}
		previous := old[key]
		children := fieldSet{}
		if previous == nil {
			children["."] = fieldSet{}
		}
		for k, v := range item.(map[string]any) {
			addChanged(children, k, previous[k], v)
		}
		if len(children) > 0 {
			out[key] = children
		}
	}
	return out, true
}

// keyOf returns the path element of an item, or "" if the list is atomic.
func keyOf(name string, item any) string {
	m, ok := item.(map[string]any)
	if !ok {
		return ""
	}
	keys := keysOf[name]
	if name == "ports" {
		if keys = servicePorts; m["containerPort"] != nil {
			keys = containerPorts
		}
	}
	if len(keys) == 0 {
		return ""
	}
	var b bytes.Buffer
	b.WriteString("k:{")
	for i, k := range keys {
		v, ok := m[k]
		if !ok {
			return ""
		}
		encoded, err := json.Marshal(v)
		if err != nil {
			return ""
		}
		if i > 0 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%q:%s", k, encoded)
	}
	b.WriteByte('}')
	return b.String()
}

// union adds the fields of more to out.
func union(out, more fieldSet) {
	for k, v := range more {
		child, _ := v.(fieldSet)
		if present, ok := out[k].(fieldSet); ok {
			union(present, child)
		} else {
			out[k] = child
		}
	}
}

// intersect returns the fields of owned that are also in all.
func intersect(owned, all fieldSet) fieldSet {
	out := fieldSet{}
	for k, v := range owned {
		within, ok := all[k].(fieldSet)
		if child, _ := v.(fieldSet); k == "." || len(child) == 0 {
			if ok || k == "." {
				out[k] = fieldSet{}
			}
		} else if ok {
			if rest := intersect(child, within); len(rest) > 0 {
				out[k] = rest
			}
		}
	}
	if len(out) == 1 && out["."] != nil && len(all) == 0 {
		return fieldSet{}
	}
	return out
}

// subtract returns the fields of owned that are not in lost.
func subtract(owned, lost fieldSet) fieldSet {
	out := fieldSet{}
	for k, v := range owned {
		taken, ok := lost[k].(fieldSet)
		child, _ := v.(fieldSet)
		switch {
		case !ok:
			out[k] = child
		case len(child) > 0:
			if rest := subtract(child, taken); len(rest) > 0 {
				out[k] = rest
			}
		}
	}
	return out
}

// setManagedFields sets metadata.managedFields of now after a write by a manager.
func setManagedFields(before, now map[string]any, manager string, at time.Time) {
	metadata := now["metadata"].(map[string]any)
	if before == nil {
		metadata["managedFields"] = []any{managedEntry(now, manager, changedFields(nil, now), at)}
		return
	}
	changed := changedFields(before, now)
	all := changedFields(nil, now)
	previous, _ := before["metadata"].(map[string]any)["managedFields"].([]any)
	var entries []any
	found := false
	for _, e := range previous {
		entry, ok := e.(map[string]any)
		if !ok {
			continue
		}
		entry = maps.Clone(entry)
		owned, _ := entry["fieldsV1"].(fieldSet)
		owned = intersect(owned, all)
		if entry["manager"] == manager && entry["operation"] == "Update" {
			found = true
			union(owned, changed)
			entry["time"] = at.UTC().Format(time.RFC3339)
		} else {
			owned = subtract(owned, changed)
		}
		if len(owned) > 0 {
			entry["fieldsV1"] = owned
			entries = append(entries, entry)
		}
	}
	if !found && len(changed) > 0 {
		entries = append(entries, managedEntry(now, manager, changed, at))
	}
	metadata["managedFields"] = entries
}

func managedEntry(o map[string]any, manager string, owned fieldSet, at time.Time) map[string]any {
	return map[string]any{
		"manager": manager, "operation": "Update", "apiVersion": o["apiVersion"], "time": at.UTC().Format(time.RFC3339),
		"fieldsType": "FieldsV1", "fieldsV1": owned,
	}
}
