// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"context"
	"fmt"
	"slices"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/admission/changes"
	"karmada.io/karmada/internal/admission/lint"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
	"karmada.io/karmada/internal/review"
)

// hints finds probable mistakes in the policies of files: clusters, kinds, namespaces, objects and containers that do not exist. What
// cannot be read is no mistake.
type hints struct {
	control client.Client // nil without a control plane
	kinds   *match.Kinds  // as control
	changes []review.Change
	notes   []string
}

// hints returns the probable mistakes in the changes.
func (o *options) hints(ctx context.Context, specs []reviewv1alpha1.Change) ([]string, error) {
	decoder, err := changes.NewDecoder()
	if err != nil {
		return nil, err
	}
	h := &hints{}
	if len(specs) > 0 {
		if h.changes, err = decoder.Decode(specs); err != nil {
			return nil, err
		}
	}
	isPolicy := func(c review.Change) bool { return c.ApplyPolicy != nil || c.ApplyOverride != nil }
	if !slices.ContainsFunc(h.changes, isPolicy) {
		return nil, nil
	}
	if h.control = o.Client; h.control != nil {
		if h.kinds, err = o.Control.Kinds(); err != nil {
			return nil, err
		}
	}
	environment, err := h.environment(ctx)
	if err != nil {
		return nil, err
	}
	for _, c := range h.changes {
		switch {
		case c.ApplyPolicy != nil:
			ref, kind := explain.RefOf(c.ApplyPolicy).String(), policy.ScopeOf(c.ApplyPolicy).Kind
			h.add(ref, lint.Texts(lint.CheckObject(kind, c.ApplyPolicy, environment))...)
			err = h.selectors(ctx, ref, kind, c.ApplyPolicy.PolicySpec().ResourceSelectors, nil)
		case c.ApplyOverride != nil:
			kind := override.ScopeOf(c.ApplyOverride).Kind
			ref := kind + " " + override.Key(c.ApplyOverride)
			h.add(ref, lint.Texts(lint.CheckObject(kind, c.ApplyOverride, environment))...)
			err = h.selectors(ctx, ref, kind, c.ApplyOverride.OverrideSpec().ResourceSelectors, c.ApplyOverride)
		}
		if err != nil {
			return nil, err
		}
	}
	return h.notes, nil
}

func (h *hints) add(policy string, texts ...string) {
	for _, text := range texts {
		if note := policy + ": " + text; !slices.Contains(h.notes, note) {
			h.notes = append(h.notes, note)
		}
	}
}

// environment returns the clusters, if they are known.
func (h *hints) environment(ctx context.Context) (e lint.Environment, err error) {
	if h.control == nil {
		return e, nil
	}
	var list clusterv1alpha1.ClusterList
	if err := h.control.List(ctx, &list); apierrors.IsForbidden(err) {
		return e, nil
	} else if err != nil {
		return e, fmt.Errorf("list clusters: %w", err)
	}
	for _, c := range h.changes {
		if c.ApplyCluster != nil {
			list.Items = append(list.Items, *c.ApplyCluster)
		}
	}
	e.Clusters = func() ([]clusterv1alpha1.Cluster, bool) { return list.Items, true }
	return e, nil
}

// selectors adds the mistakes in the selectors of a policy, and in the containers that an override policy names.
func (h *hints) selectors(
	ctx context.Context, ref, policyKind string, all []policyv1alpha1.ResourceSelector, p override.Policy,
) error {
	for i, s := range all {
		path := fmt.Sprintf("spec.resourceSelectors[%d]", i)
		kind := schema.FromAPIVersionAndKind(s.APIVersion, s.Kind)
		o, problem := h.planned(s), ""
		if o == nil && h.kinds != nil {
			served, problem := h.kinds.OfPolicy(policyKind, s.APIVersion, s.Kind)
			if problem != "" {
				h.add(ref, path+": "+problem)
				continue
			}
			if served.Kind == "" {
				continue // its API server does not respond
			}
			kind = served
		}
		if s.Name == "" {
			continue
		}
		if o == nil {
			var err error
			if o, problem, err = h.find(ctx, kind, types.NamespacedName{Namespace: s.Namespace, Name: s.Name}); err != nil {
				return err
			}
		}
		switch {
		case problem != "":
			h.add(ref, path+": "+problem)
		case o != nil && p != nil:
			for _, mistake := range override.Mistakes(o, nil, p, true) { // replicas are not known
				h.add(ref, mistake.String())
			}
		}
	}
	return nil
}

// planned returns an object of the files that a selector selects, or nil.
func (h *hints) planned(s policyv1alpha1.ResourceSelector) *unstructured.Unstructured {
	for _, c := range h.changes {
		if t := c.ApplyTemplate; t != nil && match.Selector(s, match.View(t)) != match.No {
			return t
		}
	}
	return nil
}

// find returns an object of the control plane that a selector names. problem is why it does not exist. Both are empty if this is not known.
func (h *hints) find(
	ctx context.Context, kind schema.GroupVersionKind, key types.NamespacedName,
) (o *unstructured.Unstructured, problem string, err error) {
	if h.control == nil {
		return nil, "", nil
	}
	mapping, err := h.control.RESTMapper().RESTMapping(kind.GroupKind(), kind.Version)
	if err != nil || key.Namespace == "" && mapping.Scope.Name() == meta.RESTScopeNameNamespace {
		return nil, "", nil //nolint:nilerr // a selector of objects in all namespaces, or of a kind that is not known
	}
	o = &unstructured.Unstructured{}
	o.SetGroupVersionKind(kind)
	switch err := h.control.Get(ctx, key, o); {
	case err == nil:
		return o, "", nil
	case apierrors.IsForbidden(err):
		return nil, "", nil
	case !apierrors.IsNotFound(err):
		return nil, "", fmt.Errorf("read %s %s: %w", kind.Kind, key, err)
	}
	near, err := access.Near(ctx, h.control, kind, key)
	if err != nil {
		return nil, "", err
	}
	return nil, fmt.Sprintf("%s %q does not exist", kind.Kind, key.Name) + in(key.Namespace) + near, nil
}

func in(namespace string) string {
	if namespace == "" {
		return ""
	}
	return " in namespace " + namespace
}
