// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"maps"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
)

// Paths are the paths of fields of an object, sorted.
type Paths []fieldpath.Path

// Missing returns the fields of desired that observed does not have, or has with other values. It compares as Contains does: the
// result is empty if and only if Contains returns true. A list whose items have no keys is one field, and so is a single value that
// another manager has replaced.
func Missing(desired, observed *unstructured.Unstructured, owners Ownership) Paths {
	var c collector
	metadata := fieldpath.MakePathOrDie("metadata")
	c.strings(desired.GetLabels(), observed.GetLabels(), append(metadata.Copy(), field("labels")))
	c.strings(desired.GetAnnotations(), observed.GetAnnotations(), append(metadata.Copy(), field("annotations")))
	c.maps(without(desired.Object), without(observed.Object), "", owners.root(), nil)
	slices.SortFunc(c.paths, fieldpath.Path.Compare)
	return c.paths
}

// Texts returns the first limit paths in the notation of field paths, such as `spec.containers[name="web"].image`. Longer texts
// than maxPath bytes are cut.
func (p Paths) Texts(limit int) []string {
	var out []string
	for _, path := range p[:min(limit, len(p))] {
		text := strings.TrimPrefix(path.String(), ".")
		if len(text) > maxPath {
			text = strings.ToValidUTF8(text[:maxPath-len("...")], "") + "..."
		}
		out = append(out, text)
	}
	return out
}

// maxPath bounds the text of one path: keys can be as long as an object.
const maxPath = 256

// OtherClient names a client that has no name of its own in the managed fields of an object.
const OtherClient = "another client"

// Managers returns the sorted names of at most limit field managers, other than Karmada, that set one of the fields or a field
// below it. One with the name of Karmada that writes through a subresource is named "another client (scale)".
func (p Paths) Managers(observed *unstructured.Unstructured, limit int) []string {
	found := map[string]bool{}
	for _, e := range observed.GetManagedFields() {
		if e.FieldsV1 == nil || e.APIVersion != observed.GetAPIVersion() || ownEntry(e) {
			continue
		}
		var fields fieldpath.Set
		if err := fields.FromJSON(e.FieldsV1.GetRawReader()); err != nil {
			continue
		}
		if slices.ContainsFunc(p, func(path fieldpath.Path) bool { return has(&fields, path) }) {
			name := e.Manager
			if slices.Contains(managers, name) {
				name = OtherClient + " (" + e.Subresource + ")"
			}
			found[name] = true
		}
	}
	out := slices.Sorted(maps.Keys(found))
	return out[:min(limit, len(out))]
}

// has reports whether a set has a path or a path below it.
func has(fields *fieldpath.Set, path fieldpath.Path) bool {
	if fields.Has(path) {
		return true
	}
	for _, element := range path {
		fields = fields.WithPrefix(element)
	}
	return !fields.Empty()
}

func field(name string) fieldpath.PathElement { return fieldpath.PathElement{FieldName: &name} }

// collector collects the paths of missing fields. It walks as contains does.
type collector struct{ paths Paths }

func (c *collector) add(path fieldpath.Path) { c.paths = append(c.paths, path.Copy()) }

func (c *collector) strings(part, whole map[string]string, path fieldpath.Path) {
	for k, v := range part {
		if got, ok := whole[k]; !ok || got != v {
			c.add(append(path, field(k)))
		}
	}
}

func (c *collector) values(desired, observed any, name string, n node, path fieldpath.Path) {
	if n.replaced() {
		if !equalAtomic(desired, observed, name) {
			c.add(path)
		}
		return
	}
	switch d := desired.(type) {
	case map[string]any:
		if o, ok := observed.(map[string]any); ok {
			c.maps(d, o, name, n, path)
			return
		}
	case []any:
		if o, ok := observed.([]any); ok {
			c.lists(d, o, name, n, path)
			return
		}
	}
	if !contains(desired, observed, name, n) {
		c.add(path)
	}
}

func (c *collector) maps(desired, observed map[string]any, name string, n node, path fieldpath.Path) {
	for k, d := range desired {
		if d == nil {
			continue
		}
		below := append(path.Copy(), field(k))
		o, ok := observed[k]
		if !ok {
			if list, isList := d.([]any); !isList || len(list) > 0 {
				c.add(below)
			}
			continue
		}
		c.values(d, o, inherit(name, k), n.child(below[len(below)-1]), below)
	}
}

func (c *collector) lists(desired, observed []any, name string, n node, path fieldpath.Path) {
	if containsList(desired, observed, name, n) {
		return
	}
	before := len(c.paths)
	for _, keys := range keysOf(name) {
		match, ok := pair(desired, observed, keys)
		if !ok {
			continue
		}
		for i, d := range desired {
			below := append(path.Copy(), keyOf(d, keys))
			if j := match.observed[i]; j >= 0 {
				c.values(d, observed[j], name, n.child(keyOf(observed[j], keys)), below)
			} else {
				c.add(below)
			}
		}
		break
	}
	if len(c.paths) == before { // no keys, or only the order differs
		c.add(path)
	}
}

// WithoutMetadata returns the paths without the labels and annotations for which skip returns true.
func (p Paths) WithoutMetadata(skip func(key string) bool) Paths {
	return slices.DeleteFunc(slices.Clone(p), func(path fieldpath.Path) bool {
		return len(path) == 3 && path[0].Equals(field("metadata")) && path[2].FieldName != nil && skip(*path[2].FieldName)
	})
}
