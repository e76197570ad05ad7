// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"fmt"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/log"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/propagate/match"
)

// listGroups returns a function that reads the kinds of an API group in all its versions, the preferred one first. A group that is not
// served has none.
func listGroups(control rest.Interface) func(context.Context, string) ([]*metav1.APIResourceList, error) {
	return func(ctx context.Context, name string) (out []*metav1.APIResourceList, err error) {
		root, group := "/apis/", metav1.APIGroup{PreferredVersion: metav1.GroupVersionForDiscovery{GroupVersion: "v1"}}
		if name == "" {
			root = "/api/"
		} else if err := control.Get().AbsPath(root + name).Do(ctx).Into(&group); err != nil {
			return nil, client.IgnoreNotFound(err)
		}
		for _, version := range match.Versions(&group) {
			list := &metav1.APIResourceList{}
			if err := control.Get().AbsPath(root + version).Do(ctx).Into(list); err != nil {
				return nil, err
			}
			out = append(out, list)
		}
		return out, nil
	}
}

// listKinds returns a function that reads the kinds of an API version from the control plane. An API version that is not served has
// none.
func listKinds(control rest.Interface) func(context.Context, schema.GroupVersion) (sets.Set[string], error) {
	return func(ctx context.Context, version schema.GroupVersion) (sets.Set[string], error) {
		var list metav1.APIResourceList
		if err := control.Get().AbsPath(versionPath(version)).Do(ctx).Into(&list); err != nil && !apierrors.IsNotFound(err) {
			return nil, err
		}
		out := sets.New[string]()
		for i := range list.APIResources {
			out.Insert(list.APIResources[i].Kind)
		}
		return out, nil
	}
}

// versionPath returns the path of the kinds of an API version.
func versionPath(version schema.GroupVersion) string {
	if version.Group == "" {
		return "/api/" + version.Version
	}
	return "/apis/" + version.String()
}

// reference is a field of a valid object that names a kind.
type reference struct {
	path, apiVersion, kind string
	// lower means that the kind is accepted in lower case, too.
	lower bool
}

// selectorWarnings returns a warning for each kind whose objects selectors do not select, at its first selector. It omits the warnings of
// an API group whose kinds cannot be read.
func (d Deps) selectorWarnings(ctx context.Context, selectors []policyv1alpha1.ResourceSelector) (warnings []string) {
	if d.Groups == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	kinds, read, warned := match.Kinds{}, sets.New[string](), sets.New[metav1.TypeMeta]()
	for i, s := range selectors {
		named, group := metav1.TypeMeta{APIVersion: s.APIVersion, Kind: s.Kind}, match.KindOf(s.APIVersion, s.Kind).Group
		if s.APIVersion == "" || warned.Has(named) || builtin.OfKind(schema.FromAPIVersionAndKind(s.APIVersion, s.Kind)) != "" {
			continue // package policy warns about kinds that are never propagated
		}
		if !read.Has(group) {
			read.Insert(group)
			versions, err := d.Groups(ctx, group)
			if kinds.Add(versions...); err != nil {
				kinds.AddUnknown(group)
				log.FromContext(ctx).V(1).Info("Failed to read kinds, omitting warnings about missing kinds", "group", group, "err", err.Error())
			}
		}
		if _, problem := kinds.Of(s.APIVersion, s.Kind); problem != "" {
			warned.Insert(named)
			warnings = append(warnings, fmt.Sprintf("spec.resourceSelectors[%d]: %s", i, problem))
		}
	}
	return warnings
}

// kindWarnings returns a warning for each kind that the control plane does not serve, at its first reference. It omits the warnings of an
// API version whose kinds cannot be read.
func (d Deps) kindWarnings(ctx context.Context, references ...reference) (warnings []string) {
	if d.Kinds == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, lookupTimeout)
	defer cancel()
	known, warned := map[string]sets.Set[string]{}, sets.New[metav1.TypeMeta]()
	for _, r := range references {
		kinds, ok := known[r.apiVersion]
		if !ok {
			kinds = d.kindsOf(ctx, r.apiVersion)
			known[r.apiVersion] = kinds
		}
		named := metav1.TypeMeta{APIVersion: r.apiVersion, Kind: r.kind}
		if kinds == nil || kinds.Has(r.kind) || warned.Has(named) {
			continue
		}
		spelled := spelling(kinds, r.kind)
		if r.lower && spelled != "" && r.kind == strings.ToLower(spelled) {
			continue
		}
		text := fmt.Sprintf("%s: the control plane does not serve kind %q in apiVersion %q", r.path, r.kind, r.apiVersion)
		if spelled != "" {
			text += fmt.Sprintf("; the kind is spelled %q", spelled)
		}
		warned.Insert(named)
		warnings = append(warnings, text)
	}
	return warnings
}

// spelling returns the one of the kinds that differs from a kind in its case only, or "".
func spelling(kinds sets.Set[string], kind string) string {
	for served := range kinds {
		if strings.EqualFold(served, kind) {
			return served
		}
	}
	return ""
}

// kindsOf returns the kinds of an API version, or nil if they are unknown.
func (d Deps) kindsOf(ctx context.Context, apiVersion string) sets.Set[string] {
	version, err := schema.ParseGroupVersion(apiVersion)
	if err == nil && version.Version == "" {
		return nil
	}
	if err != nil {
		return sets.New[string]()
	}
	kinds, err := d.Kinds(ctx, version)
	if err != nil {
		log.FromContext(ctx).V(1).Info("Failed to read kinds, omitting warnings about missing kinds",
			"apiVersion", apiVersion, "err", err.Error())
		return nil
	}
	return kinds
}
