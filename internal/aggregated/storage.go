// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"fmt"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/registry/generic"
	genericregistry "k8s.io/apiserver/pkg/registry/generic/registry"
	"k8s.io/apiserver/pkg/registry/rest"
	apinames "k8s.io/apiserver/pkg/storage/names"
	"k8s.io/utils/clock"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// newScheme returns a scheme with the kinds of the group. The only version is also the internal version, so no conversion
// takes place.
func newScheme() (*runtime.Scheme, error) {
	scheme := runtime.NewScheme()
	if err := clusterv1alpha1.AddToScheme(scheme); err != nil {
		return nil, fmt.Errorf("register the kinds of %s: %w", clusterv1alpha1.GroupName, err)
	}
	internal := schema.GroupVersion{Group: clusterv1alpha1.GroupName, Version: runtime.APIVersionInternal}
	scheme.AddKnownTypes(internal, &clusterv1alpha1.Cluster{}, &clusterv1alpha1.ClusterList{}, &clusterv1alpha1.ClusterProxyOptions{})
	kind := clusterv1alpha1.GroupVersion.WithKind(clusterv1alpha1.ResourceKindCluster)
	if err := scheme.AddFieldLabelConversionFunc(kind, selectableFields); err != nil {
		return nil, fmt.Errorf("register the field labels of %s: %w", kind, err)
	}
	core := schema.GroupVersion{Version: "v1"}
	metav1.AddToGroupVersion(scheme, core)
	scheme.AddUnversionedTypes(core, &metav1.Status{}, &metav1.APIVersions{}, &metav1.APIGroupList{}, &metav1.APIGroup{},
		&metav1.APIResourceList{})
	return scheme, nil
}

func selectableFields(label, value string) (string, string, error) {
	if label != "metadata.name" {
		return "", "", fmt.Errorf("%q is not a known field selector: only %q", label, "metadata.name")
	}
	return label, value, nil
}

// clusterREST serves clusters.
type clusterREST struct{ *genericregistry.Store }

// statusREST serves clusters/status from the same store.
type statusREST struct{ store *genericregistry.Store }

func newStorage(scheme *runtime.Scheme, getter generic.RESTOptionsGetter, clk clock.PassiveClock, models bool,
) (*clusterREST, *statusREST, error) {
	main := strategy{ObjectTyper: scheme, NameGenerator: apinames.SimpleNameGenerator, clock: clk, models: models}
	store := &genericregistry.Store{
		NewFunc:                   func() runtime.Object { return &clusterv1alpha1.Cluster{} },
		NewListFunc:               func() runtime.Object { return &clusterv1alpha1.ClusterList{} },
		DefaultQualifiedResource:  clusterv1alpha1.Resource(clusterv1alpha1.ResourcePluralCluster),
		SingularQualifiedResource: clusterv1alpha1.Resource(clusterv1alpha1.ResourceSingularCluster),
		CreateStrategy:            main,
		UpdateStrategy:            main,
		DeleteStrategy:            main,
		ResetFieldsStrategy:       main,
		TableConvertor:            columns{clock: clk},
	}
	if err := store.CompleteWithOptions(&generic.StoreOptions{RESTOptions: getter}); err != nil {
		return nil, nil, fmt.Errorf("prepare the storage of clusters: %w", err)
	}
	forStatus := *store
	forStatus.UpdateStrategy = statusStrategy{main}
	forStatus.ResetFieldsStrategy = statusStrategy{main}
	return &clusterREST{store}, &statusREST{&forStatus}, nil
}

func (s *statusREST) New() runtime.Object { return &clusterv1alpha1.Cluster{} }

// Destroy does nothing: the main endpoint owns the store.
func (s *statusREST) Destroy() {}

func (s *statusREST) Get(ctx context.Context, name string, options *metav1.GetOptions) (runtime.Object, error) {
	return s.store.Get(ctx, name, options)
}

func (s *statusREST) Update(ctx context.Context, name string, obj rest.UpdatedObjectInfo, create rest.ValidateObjectFunc,
	update rest.ValidateObjectUpdateFunc, _ bool, options *metav1.UpdateOptions,
) (runtime.Object, bool, error) {
	// The status endpoint never creates objects.
	return s.store.Update(ctx, name, obj, create, update, false, options)
}

func (s *statusREST) GetResetFields() map[fieldpath.APIVersion]*fieldpath.Set {
	return s.store.GetResetFields()
}

func (s *statusREST) ConvertToTable(ctx context.Context, object, tableOptions runtime.Object) (*metav1.Table, error) {
	return s.store.ConvertToTable(ctx, object, tableOptions)
}

var (
	_ rest.StandardStorage      = (*clusterREST)(nil)
	_ rest.SingularNameProvider = (*clusterREST)(nil)
	_ rest.Patcher              = (*statusREST)(nil)
	_ rest.TableConvertor       = (*statusREST)(nil)
	_ rest.ResetFieldsStrategy  = (*statusREST)(nil)
)
