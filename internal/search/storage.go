// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	apivalidation "k8s.io/apimachinery/pkg/api/validation"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apiserver/pkg/registry/generic"
	genericregistry "k8s.io/apiserver/pkg/registry/generic/registry"
	"k8s.io/apiserver/pkg/registry/rest"
	apinames "k8s.io/apiserver/pkg/storage/names"
	corev1client "k8s.io/client-go/kubernetes/typed/core/v1"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/admission/lint"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/search/registry"
)

func newScheme() (*runtime.Scheme, error) {
	return serving.NewScheme(searchv1alpha1.GroupVersion, searchv1alpha1.AddToScheme,
		&searchv1alpha1.ResourceRegistry{}, &searchv1alpha1.ResourceRegistryList{}, &searchv1alpha1.Search{}, &searchv1alpha1.Proxying{})
}

// strategy prepares and validates a ResourceRegistry for the main endpoint.
type strategy struct {
	runtime.ObjectTyper
	apinames.NameGenerator
	// fleet returns all clusters, for warnings about kinds that none serves.
	fleet func(context.Context) ([]clusterv1alpha1.Cluster, error)
	// namespaces reads the namespaces of the control plane, for warnings about others. Nil means no such warnings.
	namespaces corev1client.NamespacesGetter
}

// find returns a namespace, or the names of others. known is false if it cannot be read.
func (s strategy) find(
	ctx context.Context, kind schema.GroupVersionKind, key types.NamespacedName,
) (o *unstructured.Unstructured, others []string, known bool) {
	if kind.Kind != "Namespace" || s.namespaces == nil {
		return nil, nil, false
	}
	_, err := s.namespaces.Namespaces().Get(ctx, key.Name, metav1.GetOptions{})
	if !apierrors.IsNotFound(err) {
		return &unstructured.Unstructured{}, nil, err == nil
	}
	list, err := s.namespaces.Namespaces().List(ctx, metav1.ListOptions{Limit: maxNamespaces})
	if err == nil {
		for i := range list.Items {
			others = append(others, list.Items[i].Name)
		}
	}
	return nil, others, true
}

// maxNamespaces is the number of namespaces among which similar names are looked for.
const maxNamespaces = 500

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
	r := obj.(*searchv1alpha1.ResourceRegistry)
	return append(registry.Validate(r), registry.ValidateEncryption(r, nil)...)
}

func (strategy) ValidateUpdate(_ context.Context, obj, old runtime.Object) field.ErrorList {
	r, before := obj.(*searchv1alpha1.ResourceRegistry), old.(*searchv1alpha1.ResourceRegistry)
	return slices.Concat(apivalidation.ValidateObjectMetaUpdate(&r.ObjectMeta, &before.ObjectMeta, field.NewPath("metadata")),
		registry.Validate(r), registry.ValidateEncryption(r, before))
}

func (s strategy) WarningsOnCreate(ctx context.Context, obj runtime.Object) []string {
	ctx, cancel := context.WithTimeout(ctx, fleetTimeout)
	defer cancel()
	r := obj.(*searchv1alpha1.ResourceRegistry)
	found := lint.CheckObject("ResourceRegistry", r, lint.Environment{
		Clusters: sync.OnceValues(func() ([]clusterv1alpha1.Cluster, bool) {
			fleet, err := s.fleet(ctx)
			return fleet, err == nil
		}),
		Find: func(kind schema.GroupVersionKind, key types.NamespacedName) (*unstructured.Unstructured, []string, bool) {
			return s.find(ctx, kind, key)
		},
	})
	return append(warnings(r), lint.Texts(found)...)
}

func (s strategy) WarningsOnUpdate(ctx context.Context, obj, _ runtime.Object) []string {
	return s.WarningsOnCreate(ctx, obj)
}

// fleetTimeout bounds the read of the clusters for warnings.
const fleetTimeout = time.Second

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
	return serving.ResetFields(searchv1alpha1.GroupVersion, "status")
}

// statusStrategy is the strategy of the status subresource. It changes only the status.
type statusStrategy struct{ strategy }

func (statusStrategy) PrepareForUpdate(_ context.Context, obj, old runtime.Object) {
	r, before := obj.(*searchv1alpha1.ResourceRegistry), old.(*searchv1alpha1.ResourceRegistry)
	r.Spec = before.Spec
	serving.KeepMetadata(&r.ObjectMeta, &before.ObjectMeta)
}

func (statusStrategy) ValidateUpdate(context.Context, runtime.Object, runtime.Object) field.ErrorList {
	return nil
}

func (statusStrategy) WarningsOnUpdate(context.Context, runtime.Object, runtime.Object) []string {
	return nil
}

func (statusStrategy) GetResetFields() map[fieldpath.APIVersion]*fieldpath.Set {
	return serving.ResetFields(searchv1alpha1.GroupVersion, "spec")
}

func newStorage(scheme *runtime.Scheme, getter generic.RESTOptionsGetter, fleet func(context.Context) ([]clusterv1alpha1.Cluster, error),
	namespaces corev1client.NamespacesGetter,
) (*genericregistry.Store, *serving.StatusREST, error) {
	main := strategy{ObjectTyper: scheme, NameGenerator: apinames.SimpleNameGenerator, fleet: fleet, namespaces: namespaces}
	resource := searchv1alpha1.Resource("resourceregistries")
	return serving.Resource{
		New:     func() runtime.Object { return &searchv1alpha1.ResourceRegistry{} },
		NewList: func() runtime.Object { return &searchv1alpha1.ResourceRegistryList{} },
		Plural:  resource, Singular: searchv1alpha1.Resource("resourceregistry"),
		Main: main, Status: statusStrategy{main}, Columns: rest.NewDefaultTableConvertor(resource),
	}.Storage(getter)
}
