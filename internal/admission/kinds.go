// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/log"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// listKinds returns a function that reads the kinds of an API version from the control plane. An API version that is not served has
// none.
func listKinds(control rest.Interface) func(context.Context, schema.GroupVersion) (sets.Set[string], error) {
	return func(ctx context.Context, version schema.GroupVersion) (sets.Set[string], error) {
		path := "/apis/" + version.String()
		if version.Group == "" {
			path = "/api/" + version.Version
		}
		var list metav1.APIResourceList
		if err := control.Get().AbsPath(path).Do(ctx).Into(&list); err != nil && !apierrors.IsNotFound(err) {
			return nil, err
		}
		out := sets.New[string]()
		for i := range list.APIResources {
			out.Insert(list.APIResources[i].Kind)
		}
		return out, nil
	}
}

// reference is a field of a valid object that names a kind.
type reference struct{ path, apiVersion, kind string }

// selected returns the references of resource selectors.
func selected(selectors []policyv1alpha1.ResourceSelector) []reference {
	out := make([]reference, 0, len(selectors))
	for i, s := range selectors {
		out = append(out, reference{fmt.Sprintf("spec.resourceSelectors[%d]", i), s.APIVersion, s.Kind})
	}
	return out
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
		warned.Insert(named)
		warnings = append(warnings, fmt.Sprintf("%s: the control plane does not serve kind %q in apiVersion %q",
			r.path, r.kind, r.apiVersion))
	}
	return warnings
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
