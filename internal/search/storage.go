// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/api/equality"
	apivalidation "k8s.io/apimachinery/pkg/api/validation"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apiserver/pkg/registry/generic"
	genericregistry "k8s.io/apiserver/pkg/registry/generic/registry"
	"k8s.io/apiserver/pkg/registry/rest"
	apinames "k8s.io/apiserver/pkg/storage/names"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"

	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/search/registry"
)

// newScheme returns a scheme with the kinds of the group. The only version is also the internal version, so no conversion takes
// place.
func newScheme() (*runtime.Scheme, error) {
	scheme := runtime.NewScheme()
	if err := searchv1alpha1.AddToScheme(scheme); err != nil {
		return nil, fmt.Errorf("register the kinds of %s: %w", searchv1alpha1.GroupName, err)
	}
	internal := schema.GroupVersion{Group: searchv1alpha1.GroupName, Version: runtime.APIVersionInternal}
	scheme.AddKnownTypes(internal, &searchv1alpha1.ResourceRegistry{}, &searchv1alpha1.ResourceRegistryList{}, &searchv1alpha1.Search{},
		&searchv1alpha1.Proxying{})
	core := schema.GroupVersion{Version: "v1"}
	metav1.AddToGroupVersion(scheme, core)
	scheme.AddUnversionedTypes(core, &metav1.Status{}, &metav1.APIVersions{}, &metav1.APIGroupList{}, &metav1.APIGroup{},
		&metav1.APIResourceList{})
	return scheme, nil
}

// strategy prepares and validates a ResourceRegistry for the main endpoint.
type strategy struct {
	runtime.ObjectTyper
	apinames.NameGenerator
}

func (strategy) NamespaceScoped() bool          { return false }
func (strategy) AllowCreateOnUpdate() bool      { return false }
func (strategy) AllowUnconditionalUpdate() bool { return true }
func (strategy) Canonicalize(runtime.Object)    {}

func (strategy) PrepareForCreate(_ context.Context, obj runtime.Object) {
	r := obj.(*searchv1alpha1.ResourceRegistry)
	r.Status = searchv1alpha1.ResourceRegistryStatus{}
	r.Generation = 1
}

func (strategy) PrepareForUpdate(_ context.Context, obj, old runtime.Object) {
	r, before := obj.(*searchv1alpha1.ResourceRegistry), old.(*searchv1alpha1.ResourceRegistry)
	r.Status = before.Status
	if !equality.Semantic.DeepEqual(r.Spec, before.Spec) {
		r.Generation = before.Generation + 1
	}
}

func (strategy) Validate(_ context.Context, obj runtime.Object) field.ErrorList {
	return registry.Validate(obj.(*searchv1alpha1.ResourceRegistry))
}

func (strategy) ValidateUpdate(_ context.Context, obj, old runtime.Object) field.ErrorList {
	r, before := obj.(*searchv1alpha1.ResourceRegistry), old.(*searchv1alpha1.ResourceRegistry)
	return append(apivalidation.ValidateObjectMetaUpdate(&r.ObjectMeta, &before.ObjectMeta, field.NewPath("metadata")),
		registry.Validate(r)...)
}

func (strategy) WarningsOnCreate(_ context.Context, obj runtime.Object) []string {
	return warnings(obj.(*searchv1alpha1.ResourceRegistry))
}

func (strategy) WarningsOnUpdate(_ context.Context, obj, _ runtime.Object) []string {
	return warnings(obj.(*searchv1alpha1.ResourceRegistry))
}

func warnings(r *searchv1alpha1.ResourceRegistry) (out []string) {
	for i, s := range r.Spec.ResourceSelectors {
		if s.APIVersion == "v1" && s.Kind == "Secret" && s.Projection != searchv1alpha1.ProjectionMetadata {
			out = append(out, fmt.Sprintf("spec.resourceSelectors[%d]: every user with access to the search API can read the Secrets of the "+
				"selected clusters; consider projection: Metadata", i))
		}
	}
	return out
}

// GetResetFields returns the fields that the main endpoint ignores in server-side apply.
func (strategy) GetResetFields() map[fieldpath.APIVersion]*fieldpath.Set {
	return resetFields("status")
}

// statusStrategy is the strategy of the status subresource. It changes only the status.
type statusStrategy struct{ strategy }

func (statusStrategy) PrepareForUpdate(_ context.Context, obj, old runtime.Object) {
	r, before := obj.(*searchv1alpha1.ResourceRegistry), old.(*searchv1alpha1.ResourceRegistry)
	r.Spec = before.Spec
	managed, version := r.ManagedFields, r.ResourceVersion
	r.ObjectMeta = *before.ObjectMeta.DeepCopy()
	r.ManagedFields, r.ResourceVersion = managed, version
}

func (statusStrategy) ValidateUpdate(context.Context, runtime.Object, runtime.Object) field.ErrorList {
	return nil
}

func (statusStrategy) WarningsOnUpdate(context.Context, runtime.Object, runtime.Object) []string {
	return nil
}

func (statusStrategy) GetResetFields() map[fieldpath.APIVersion]*fieldpath.Set {
	return resetFields("spec")
}

func resetFields(name string) map[fieldpath.APIVersion]*fieldpath.Set {
	return map[fieldpath.APIVersion]*fieldpath.Set{
		fieldpath.APIVersion(searchv1alpha1.GroupVersion.String()): fieldpath.NewSet(fieldpath.MakePathOrDie(name)),
	}
}

// registryREST serves resourceregistries, and statusREST their status from the same store.
type (
	registryREST struct{ *genericregistry.Store }
	statusREST   struct{ store *genericregistry.Store }
)

func newStorage(scheme *runtime.Scheme, getter generic.RESTOptionsGetter) (*registryREST, *statusREST, error) {
	main := strategy{ObjectTyper: scheme, NameGenerator: apinames.SimpleNameGenerator}
	resource := searchv1alpha1.Resource("resourceregistries")
	store := &genericregistry.Store{
		NewFunc:                   func() runtime.Object { return &searchv1alpha1.ResourceRegistry{} },
		NewListFunc:               func() runtime.Object { return &searchv1alpha1.ResourceRegistryList{} },
		DefaultQualifiedResource:  resource,
		SingularQualifiedResource: searchv1alpha1.Resource("resourceregistry"),
		CreateStrategy:            main,
		UpdateStrategy:            main,
		DeleteStrategy:            main,
		ResetFieldsStrategy:       main,
		TableConvertor:            rest.NewDefaultTableConvertor(resource),
	}
	if err := store.CompleteWithOptions(&generic.StoreOptions{RESTOptions: getter}); err != nil {
		return nil, nil, fmt.Errorf("prepare the storage of registries: %w", err)
	}
	forStatus := *store
	forStatus.UpdateStrategy = statusStrategy{main}
	forStatus.ResetFieldsStrategy = statusStrategy{main}
	return &registryREST{store}, &statusREST{&forStatus}, nil
}

func (s *statusREST) New() runtime.Object { return &searchv1alpha1.ResourceRegistry{} }

// Destroy does nothing: the main endpoint owns the store.
func (s *statusREST) Destroy() {}

func (s *statusREST) Get(ctx context.Context, name string, options *metav1.GetOptions) (runtime.Object, error) {
	return s.store.Get(ctx, name, options)
}

func (s *statusREST) Update(ctx context.Context, name string, obj rest.UpdatedObjectInfo, create rest.ValidateObjectFunc,
	update rest.ValidateObjectUpdateFunc, _ bool, options *metav1.UpdateOptions,
) (runtime.Object, bool, error) {
	return s.store.Update(ctx, name, obj, create, update, false, options)
}

func (s *statusREST) GetResetFields() map[fieldpath.APIVersion]*fieldpath.Set {
	return s.store.GetResetFields()
}

func (s *statusREST) ConvertToTable(ctx context.Context, object, options runtime.Object) (*metav1.Table, error) {
	return s.store.ConvertToTable(ctx, object, options)
}

var (
	_ rest.StandardStorage      = (*registryREST)(nil)
	_ rest.SingularNameProvider = (*registryREST)(nil)
	_ rest.Patcher              = (*statusREST)(nil)
)
