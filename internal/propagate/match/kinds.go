// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package match

import (
	"fmt"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names/builtin"
)

// KindOf returns the kind that a selector with these fields selects, or that an object with them has. Selectors select all versions of a
// kind, and the kind is case-sensitive.
func KindOf(apiVersion, kind string) schema.GroupKind {
	return schema.GroupKind{Group: group(apiVersion), Kind: kind}
}

// Selectable reports whether the objects of a resource can be propagated: they can be listed, watched and deleted.
func Selectable(r *metav1.APIResource) bool {
	return !strings.Contains(r.Name, "/") && sets.New(r.Verbs...).HasAll("list", "watch", "delete")
}

// Versions returns the versions of an API group, such as "apps/v1", in the order in which its kinds are selected: the preferred one first.
// The kinds of the Multi-Cluster Services API stay in v1alpha1, as upstream propagates them, although API servers prefer v1beta1.
func Versions(group *metav1.APIGroup) []string {
	first := group.PreferredVersion.GroupVersion
	claimed := multiclusterv1alpha1.GroupVersion.String()
	for _, v := range group.Versions {
		if v.GroupVersion == claimed {
			first = claimed
		}
	}
	out := []string{first}
	for _, v := range group.Versions {
		if v.GroupVersion != first {
			out = append(out, v.GroupVersion)
		}
	}
	return out
}

// Kinds holds kinds that a control plane serves. The zero value is empty.
type Kinds struct {
	selectable map[schema.GroupKind]schema.GroupVersionKind
	other      sets.Set[schema.GroupKind]
	spelling   map[schema.GroupKind]string // by kind in lower case
	served     sets.Set[schema.GroupVersionKind]
	unknown    sets.Set[string]
	global     sets.Set[schema.GroupKind] // without a namespace
	resources  sets.Set[schema.GroupResource]
}

// Add adds the kinds of one group, whose versions are in the order of preference.
func (k *Kinds) Add(versions ...*metav1.APIResourceList) {
	if k.selectable == nil {
		k.selectable, k.other = map[schema.GroupKind]schema.GroupVersionKind{}, sets.New[schema.GroupKind]()
		k.spelling, k.served = map[schema.GroupKind]string{}, sets.New[schema.GroupVersionKind]()
		k.global, k.resources = sets.New[schema.GroupKind](), sets.New[schema.GroupResource]()
	}
	for _, list := range versions {
		version, err := schema.ParseGroupVersion(list.GroupVersion)
		if err != nil {
			continue
		}
		for i := range list.APIResources {
			r := &list.APIResources[i]
			kind := schema.GroupKind{Group: version.Group, Kind: r.Kind}
			if strings.Contains(r.Name, "/") {
				continue
			}
			k.served.Insert(version.WithKind(r.Kind))
			k.resources.Insert(schema.GroupResource{Group: version.Group, Resource: r.Name})
			k.spelling[schema.GroupKind{Group: version.Group, Kind: strings.ToLower(r.Kind)}] = r.Kind
			if _, known := k.selectable[kind]; known {
				continue
			}
			if !Selectable(r) || builtin.OfKind(version.WithKind(r.Kind)) != "" {
				k.other.Insert(kind)
				continue
			}
			k.selectable[kind] = version.WithKind(r.Kind)
			if !r.Namespaced {
				k.global.Insert(kind)
			}
		}
	}
}

// AddUnknown records that the kinds of a group are not all known.
func (k *Kinds) AddUnknown(group string) {
	if k.unknown == nil {
		k.unknown = sets.New[string]()
	}
	k.unknown.Insert(group)
}

// Of returns the kind that a selector with these fields selects, in the preferred version. problem is the reason why it selects no object,
// or "". If both are empty, it is not known whether the kind is served.
func (k *Kinds) Of(apiVersion, kind string) (gvk schema.GroupVersionKind, problem string) {
	named := KindOf(apiVersion, kind)
	if gvk, ok := k.selectable[named]; ok {
		return gvk, ""
	}
	if k.other.Has(named) {
		return gvk, fmt.Sprintf("objects of kind %q in apiVersion %q are never propagated", kind, apiVersion)
	}
	return gvk, k.notServed(apiVersion, kind)
}

// OfPolicy returns the same as Of for a selector of a policy of a kind. Policies with a namespace select no cluster-scoped objects.
func (k *Kinds) OfPolicy(policy, apiVersion, kind string) (gvk schema.GroupVersionKind, problem string) {
	gvk, problem = k.Of(apiVersion, kind)
	if namespaced := policy == "PropagationPolicy" || policy == "OverridePolicy"; namespaced && k.global.Has(gvk.GroupKind()) {
		return schema.GroupVersionKind{}, fmt.Sprintf("objects of kind %q have no namespace; use a Cluster%s", kind, policy)
	}
	return gvk, problem
}

// Unserved returns why the control plane does not serve a kind in this version, or "" if it does or if that is not known. lower accepts
// the kind in lower case.
func (k *Kinds) Unserved(apiVersion, kind string, lower bool) string {
	version, err := schema.ParseGroupVersion(apiVersion)
	if err == nil && version.Version == "" {
		return "" // required fields are validated
	}
	named := KindOf(apiVersion, kind)
	if spelled := k.spelling[schema.GroupKind{Group: named.Group, Kind: strings.ToLower(kind)}]; lower && kind == strings.ToLower(spelled) {
		kind = spelled
	}
	if err == nil && k.served.Has(version.WithKind(kind)) {
		return ""
	}
	return k.notServed(apiVersion, kind)
}

// UnservedResource returns why the control plane does not serve a resource in any version, or "" if it does or if that is not known.
func (k *Kinds) UnservedResource(resource schema.GroupResource) string {
	if k.resources.Has(resource) || k.unknown.Has(resource.Group) {
		return ""
	}
	var others []string
	for served := range k.resources {
		if served.Group == resource.Group {
			others = append(others, served.Resource)
		}
	}
	return fmt.Sprintf("the control plane does not serve the resource %q", resource) + similar.Clause(resource.Resource, others)
}

// WithoutNamespace reports whether the objects of a kind are known to be cluster-scoped.
func (k *Kinds) WithoutNamespace(apiVersion, kind string) bool {
	return k.global.Has(KindOf(apiVersion, kind))
}

// Spelled returns the kind of a reference, which can be in lower case, as the control plane spells it.
func (k *Kinds) Spelled(apiVersion, kind string) schema.GroupVersionKind {
	gvk := schema.FromAPIVersionAndKind(apiVersion, kind)
	if spelled := k.spelling[schema.GroupKind{Group: gvk.Group, Kind: strings.ToLower(kind)}]; spelled != "" {
		gvk.Kind = spelled
	}
	return gvk
}

// notServed returns that a kind is not served, or "" if the kinds of its group are not all known.
func (k *Kinds) notServed(apiVersion, kind string) string {
	named := KindOf(apiVersion, kind)
	text := fmt.Sprintf("the control plane does not serve kind %q in apiVersion %q", kind, apiVersion)
	if spelled := k.spelling[schema.GroupKind{Group: named.Group, Kind: strings.ToLower(kind)}]; spelled != "" && spelled != kind {
		return fmt.Sprintf("%s; the kind is spelled %q", text, spelled)
	}
	if k.unknown.Has(named.Group) {
		return ""
	}
	var kinds []string
	for served := range k.served {
		if served.Group == named.Group {
			kinds = append(kinds, served.Kind)
		}
	}
	return text + similar.Clause(kind, kinds)
}
