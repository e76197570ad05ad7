// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serving

import (
	"context"
	"fmt"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/registry/generic"
	genericregistry "k8s.io/apiserver/pkg/registry/generic/registry"
	"k8s.io/apiserver/pkg/registry/rest"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"
)

// NewScheme returns a scheme with the kinds of a group, which add registers. The only version is also the internal version of kinds, so
// no conversion takes place.
func NewScheme(version schema.GroupVersion, add func(*runtime.Scheme) error, kinds ...runtime.Object) (*runtime.Scheme, error) {
	scheme := runtime.NewScheme()
	if err := add(scheme); err != nil {
		return nil, fmt.Errorf("register the kinds of %s: %w", version.Group, err)
	}
	scheme.AddKnownTypes(schema.GroupVersion{Group: version.Group, Version: runtime.APIVersionInternal}, kinds...)
	core := schema.GroupVersion{Version: "v1"}
	metav1.AddToGroupVersion(scheme, core)
	scheme.AddUnversionedTypes(core, &metav1.Status{}, &metav1.APIVersions{}, &metav1.APIGroupList{}, &metav1.APIGroup{},
		&metav1.APIResourceList{})
	return scheme, nil
}

// Resource is a stored resource with the subresource status.
type Resource struct {
	New, NewList     func() runtime.Object
	Plural, Singular schema.GroupResource
	// Main is the strategy of the resource, and Status the strategy of its status.
	Main interface {
		rest.RESTCreateStrategy
		rest.RESTUpdateStrategy
		rest.ResetFieldsStrategy
	}
	Status interface {
		rest.RESTUpdateStrategy
		rest.ResetFieldsStrategy
	}
	Columns rest.TableConvertor
}

// Storage returns the storages of the resource and of its status, which use one store.
func (r Resource) Storage(getter generic.RESTOptionsGetter) (*genericregistry.Store, *StatusREST, error) {
	store := &genericregistry.Store{
		NewFunc: r.New, NewListFunc: r.NewList, DefaultQualifiedResource: r.Plural, SingularQualifiedResource: r.Singular,
		CreateStrategy: r.Main, UpdateStrategy: r.Main, DeleteStrategy: r.Main, ResetFieldsStrategy: r.Main, TableConvertor: r.Columns,
	}
	if err := store.CompleteWithOptions(&generic.StoreOptions{RESTOptions: getter}); err != nil {
		return nil, nil, fmt.Errorf("prepare the storage of %s: %w", r.Plural, err)
	}
	status := *store
	status.UpdateStrategy, status.ResetFieldsStrategy = r.Status, r.Status
	return store, &StatusREST{&status}, nil
}

// StatusREST serves the status of a resource.
type StatusREST struct{ store *genericregistry.Store }

// New implements rest.Storage.
func (s *StatusREST) New() runtime.Object { return s.store.NewFunc() }

// Destroy does nothing: the main endpoint owns the store.
func (s *StatusREST) Destroy() {}

// Get implements rest.Getter.
func (s *StatusREST) Get(ctx context.Context, name string, options *metav1.GetOptions) (runtime.Object, error) {
	return s.store.Get(ctx, name, options)
}

// Update implements rest.Updater. It never creates objects.
func (s *StatusREST) Update(ctx context.Context, name string, obj rest.UpdatedObjectInfo, create rest.ValidateObjectFunc,
	update rest.ValidateObjectUpdateFunc, _ bool, options *metav1.UpdateOptions,
) (runtime.Object, bool, error) {
	return s.store.Update(ctx, name, obj, create, update, false, options)
}

// GetResetFields implements rest.ResetFieldsStrategy.
func (s *StatusREST) GetResetFields() map[fieldpath.APIVersion]*fieldpath.Set {
	return s.store.GetResetFields()
}

// ConvertToTable implements rest.TableConvertor.
func (s *StatusREST) ConvertToTable(ctx context.Context, object, options runtime.Object) (*metav1.Table, error) {
	return s.store.ConvertToTable(ctx, object, options)
}

// ResetFields returns a field that an endpoint ignores in server-side apply.
func ResetFields(version schema.GroupVersion, field string) map[fieldpath.APIVersion]*fieldpath.Set {
	return map[fieldpath.APIVersion]*fieldpath.Set{
		fieldpath.APIVersion(version.String()): fieldpath.NewSet(fieldpath.MakePathOrDie(field)),
	}
}

// KeepMetadata restores the metadata of an object before an update of its status, except for managedFields.
func KeepMetadata(m, before *metav1.ObjectMeta) {
	managed, version := m.ManagedFields, m.ResourceVersion
	*m = *before.DeepCopy()
	m.ManagedFields, m.ResourceVersion = managed, version
}

var (
	_ rest.StandardStorage      = (*genericregistry.Store)(nil)
	_ rest.SingularNameProvider = (*genericregistry.Store)(nil)
	_ rest.Patcher              = (*StatusREST)(nil)
	_ rest.TableConvertor       = (*StatusREST)(nil)
	_ rest.ResetFieldsStrategy  = (*StatusREST)(nil)
)
