// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"fmt"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/registry/generic"
	genericregistry "k8s.io/apiserver/pkg/registry/generic/registry"
	apinames "k8s.io/apiserver/pkg/storage/names"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
)

func newScheme() (*runtime.Scheme, error) {
	scheme, err := serving.NewScheme(clusterv1alpha1.GroupVersion, clusterv1alpha1.AddToScheme,
		&clusterv1alpha1.Cluster{}, &clusterv1alpha1.ClusterList{}, &clusterv1alpha1.ClusterProxyOptions{})
	if err != nil {
		return nil, err
	}
	if err := reviewv1alpha1.AddToScheme(scheme); err != nil {
		return nil, fmt.Errorf("register the kinds of %s: %w", reviewv1alpha1.GroupName, err)
	}
	scheme.AddKnownTypes(schema.GroupVersion{Group: reviewv1alpha1.GroupName, Version: runtime.APIVersionInternal},
		&reviewv1alpha1.PlacementReview{})
	kind := clusterv1alpha1.GroupVersion.WithKind(clusterv1alpha1.ResourceKindCluster)
	if err := scheme.AddFieldLabelConversionFunc(kind, selectableFields); err != nil {
		return nil, fmt.Errorf("register the field labels of %s: %w", kind, err)
	}
	return scheme, nil
}

func selectableFields(label, value string) (string, string, error) {
	if label != "metadata.name" {
		return "", "", fmt.Errorf("%q is not a known field selector: only %q", label, "metadata.name")
	}
	return label, value, nil
}

func newStorage(scheme *runtime.Scheme, getter generic.RESTOptionsGetter, clk clock.PassiveClock, models bool,
) (*genericregistry.Store, *serving.StatusREST, error) {
	main := strategy{ObjectTyper: scheme, NameGenerator: apinames.SimpleNameGenerator, clock: clk, models: models}
	return serving.Resource{
		New:      func() runtime.Object { return &clusterv1alpha1.Cluster{} },
		NewList:  func() runtime.Object { return &clusterv1alpha1.ClusterList{} },
		Plural:   clusterv1alpha1.Resource(clusterv1alpha1.ResourcePluralCluster),
		Singular: clusterv1alpha1.Resource(clusterv1alpha1.ResourceSingularCluster),
		Main:     main, Status: statusStrategy{main}, Columns: columns{clock: clk},
	}.Storage(getter)
}
