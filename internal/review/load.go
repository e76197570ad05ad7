// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"context"
	"errors"
	"fmt"
	"slices"

	schedulingv1 "k8s.io/api/scheduling/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
)

// Load reads a fleet from a control plane. namespace limits the bindings and their templates to a namespace; "" means all. The metadata
// and the contents of templates are read when a review needs them.
func Load(ctx context.Context, control client.Reader, mapper meta.RESTMapper, namespace string) (*Fleet, error) {
	// A list from the watch cache of the API server, which is recent enough for a plan, does not read etcd.
	recent := &client.ListOptions{Raw: &metav1.ListOptions{ResourceVersion: "0"}}
	f := &Fleet{}
	var clusters clusterv1alpha1.ClusterList
	if err := control.List(ctx, &clusters, recent); err != nil {
		return nil, fmt.Errorf("list clusters: %w", err)
	}
	for i := range clusters.Items {
		f.Clusters = append(f.Clusters, &clusters.Items[i])
	}
	for _, s := range policy.Scopes {
		list := s.NewList()
		if err := control.List(ctx, list, recent, within(s.Namespaced, namespace)); err != nil {
			return nil, fmt.Errorf("list %s: %w", s.Kind, err)
		}
		f.Policies = append(f.Policies, policy.Items(list)...)
	}
	for _, s := range override.Scopes(true) {
		list := s.NewList()
		if err := control.List(ctx, list, recent, within(s.Namespaced, namespace)); err != nil {
			return nil, fmt.Errorf("list %s: %w", s.Kind, err)
		}
		f.Overrides = append(f.Overrides, override.Items(list)...)
	}
	var err error
	f.Bindings, err = binding.List(func(list binding.ObjectList) error {
		if _, cluster := list.(*workv1alpha2.ClusterResourceBindingList); cluster && namespace != "" {
			return nil
		}
		return control.List(ctx, list, recent, client.InNamespace(namespace))
	})
	if err != nil {
		return nil, err
	}
	if err := errors.Join(f.loadBudgets(ctx, control, namespace, recent), f.loadQuotas(ctx, control, namespace, recent)); err != nil {
		return nil, err
	}
	f.Metadata = func(ctx context.Context, kind schema.GroupVersionKind) ([]*metav1.PartialObjectMetadata, error) {
		if misspelled(mapper, kind) {
			return nil, nil // as below
		}
		var list metav1.PartialObjectMetadataList
		list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
		if err := control.List(ctx, &list, recent, client.InNamespace(namespace)); err != nil {
			if meta.IsNoMatchError(err) || apierrors.IsNotFound(err) {
				return nil, nil // the kind is not served: there are no templates
			}
			return nil, err
		}
		out := make([]*metav1.PartialObjectMetadata, len(list.Items))
		for i := range list.Items {
			out[i] = &list.Items[i]
			out[i].SetGroupVersionKind(kind)
		}
		return out, nil
	}
	f.ReadFrom(control)
	return f, nil
}

// misspelled reports whether the control plane serves a kind with another spelling. REST mappers also accept kinds in lower case, such as
// "deployment"; selectors do not.
func misspelled(mapper meta.RESTMapper, kind schema.GroupVersionKind) bool {
	mapping, err := mapper.RESTMapping(kind.GroupKind(), kind.Version)
	if err != nil {
		return false // the list reports it
	}
	served, err := mapper.KindsFor(mapping.Resource)
	return err == nil && !slices.ContainsFunc(served, func(k schema.GroupVersionKind) bool { return k.GroupKind() == kind.GroupKind() })
}

// loadBudgets reads the disruption budgets. Without the right to list them, the fleet has none.
func (f *Fleet) loadBudgets(ctx context.Context, control client.Reader, namespace string, recent client.ListOption) error {
	var list fleetv1alpha1.PlacementDisruptionBudgetList
	var cluster fleetv1alpha1.ClusterPlacementDisruptionBudgetList
	err := control.List(ctx, &list, recent, client.InNamespace(namespace))
	if err == nil {
		err = control.List(ctx, &cluster, recent)
	}
	switch {
	case apierrors.IsForbidden(err) || apierrors.IsNotFound(err) || meta.IsNoMatchError(err):
		f.Incomplete = append(f.Incomplete, "disruption budgets, which cannot be listed")
	case err != nil:
		return fmt.Errorf("list disruption budgets: %w", err)
	}
	f.Budgets = Budgets{Namespaced: list.Items, Cluster: cluster.Items}
	return nil
}

// ReadFrom sets the functions that read the contents of templates and PriorityClasses.
func (f *Fleet) ReadFrom(control client.Reader) {
	f.Template = func(ctx context.Context, ref workv1alpha2.ObjectReference) (*interpret.Object, error) {
		o := &unstructured.Unstructured{}
		o.SetGroupVersionKind(schema.FromAPIVersionAndKind(ref.APIVersion, ref.Kind))
		err := control.Get(ctx, client.ObjectKey{Namespace: ref.Namespace, Name: ref.Name}, o)
		if apierrors.IsNotFound(err) || meta.IsNoMatchError(err) {
			return nil, nil
		}
		return o, err
	}
	f.PriorityClass = func(ctx context.Context, name string) (*schedulingv1.PriorityClass, error) {
		class := &schedulingv1.PriorityClass{}
		return class, control.Get(ctx, client.ObjectKey{Name: name}, class)
	}
}

// within returns the option that limits a list of a namespaced kind to a namespace.
func within(namespaced bool, namespace string) client.ListOption {
	if !namespaced {
		namespace = ""
	}
	return client.InNamespace(namespace)
}
