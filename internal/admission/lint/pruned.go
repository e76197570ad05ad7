// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"fmt"
	"reflect"
	"strings"

	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"

	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
)

// cachedTypes are further kinds whose fields are known, by API version and kind.
var cachedTypes = map[schema.GroupVersionKind]any{
	{Version: "v1", Kind: "Node"}:                                corev1.Node{},
	{Version: "v1", Kind: "PersistentVolume"}:                    corev1.PersistentVolume{},
	{Version: "v1", Kind: "PersistentVolumeClaim"}:               corev1.PersistentVolumeClaim{},
	{Version: "v1", Kind: "Pod"}:                                 corev1.Pod{},
	{Group: "networking.k8s.io", Version: "v1", Kind: "Ingress"}: networkingv1.Ingress{},
}

// typeOf returns the type of a kind whose fields are known, or nil.
func typeOf(gvk schema.GroupVersionKind) reflect.Type {
	if known, found := builtins[gvk.GroupKind()]; found && gvk.Version == "v1" {
		return reflect.TypeOf(known.object)
	}
	return reflect.TypeOf(cachedTypes[gvk])
}

// prunable requires paths that remove something from the cache: fields that objects have, and that all selectors of the kind list. A kind
// has one cache, with all that its selectors cache.
func prunable(c *call, at string, value any) {
	selectors := as[[]searchv1alpha1.ResourceSelector](value)
	full := map[schema.GroupVersionKind]int{} // number of selectors that cache more than metadata
	listed := map[schema.GroupVersionKind]map[string]int{}
	for i := range selectors {
		s := &selectors[i]
		if gvk := schema.FromAPIVersionAndKind(s.APIVersion, s.Kind); s.Projection != searchv1alpha1.ProjectionMetadata {
			if full[gvk]++; listed[gvk] == nil {
				listed[gvk] = map[string]int{}
			}
			for path := range sets.New(s.PrunedFields...) {
				listed[gvk][path]++
			}
		}
	}
	for i := range selectors {
		s, at := &selectors[i], fmt.Sprintf("%s[%d].prunedFields", at, i)
		if s.Projection == searchv1alpha1.ProjectionMetadata {
			if len(s.PrunedFields) > 0 {
				c.report(at, "has no effect with the projection Metadata")
			}
			continue
		}
		gvk := schema.FromAPIVersionAndKind(s.APIVersion, s.Kind)
		for j, path := range s.PrunedFields {
			if at := fmt.Sprintf("%s[%d]", at, j); listed[gvk][path] < full[gvk] {
				c.report(at, "has no effect: another selector of the kind does not list it")
			} else if t := typeOf(gvk); t != nil {
				c.prunes(at, t, s.Kind, path)
			}
		}
	}
}

// prunes reports a path that objects of a type do not have, or that leads into a list.
func (c *call) prunes(at string, t reflect.Type, kind, path string) {
	parts := strings.Split(path, ".")
	if wrong, clause := unknownField(t, parts); wrong > 0 {
		c.report(at, "%s has no field %s%s%s", kind, strings.Join(parts[:wrong], "."), c.field.Effect, clause)
	} else if list := intoList(t, parts); list != "" {
		c.report(at, "leads into the list %s%s", list, c.field.Effect)
	}
}

// intoList returns the path of a list above the end of a path, or "".
func intoList(t reflect.Type, path []string) string {
	for i, name := range path {
		for t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		switch {
		case reflect.PointerTo(t).Implements(unmarshaler):
			return ""
		case t.Kind() == reflect.Slice && t.Elem().Kind() != reflect.Uint8:
			return strings.Join(path[:i], ".")
		case t.Kind() != reflect.Struct:
			return ""
		}
		next, found := fieldsOf(t)[name]
		if !found {
			return ""
		}
		t = next
	}
	return ""
}
