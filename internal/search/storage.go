// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"fmt"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	apivalidation "k8s.io/apimachinery/pkg/api/validation"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apiserver/pkg/registry/generic"
	genericregistry "k8s.io/apiserver/pkg/registry/generic/registry"
	"k8s.io/apiserver/pkg/registry/rest"
	apinames "k8s.io/apiserver/pkg/storage/names"
	"sigs.k8s.io/structured-merge-diff/v6/fieldpath"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/admission/policy"
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
	fleet, err := s.fleet(ctx)
	if err != nil {
		return warnings(r)
	}
	return slices.Concat(warnings(r), policy.AffinityWarnings(&r.Spec.TargetCluster, "spec.targetCluster", fleet), unserved(r, fleet))
}

func (s strategy) WarningsOnUpdate(ctx context.Context, obj, _ runtime.Object) []string {
	return s.WarningsOnCreate(ctx, obj)
}

// fleetTimeout bounds the read of the clusters for warnings.
const fleetTimeout = time.Second

// unserved returns a warning for each selector of a kind that no cluster serves. It returns none unless all clusters have reported
// their kinds.
func unserved(r *searchv1alpha1.ResourceRegistry, fleet []clusterv1alpha1.Cluster) (out []string) {
	served := sets.New[schema.GroupVersionKind]()
	for i := range fleet {
		if !meta.IsStatusConditionTrue(fleet[i].Status.Conditions, clusterv1alpha1.ClusterConditionCompleteAPIEnablements) {
			return nil
		}
		for _, enabled := range fleet[i].Status.APIEnablements {
			for _, resource := range enabled.Resources {
				served.Insert(schema.FromAPIVersionAndKind(enabled.GroupVersion, resource.Kind))
			}
		}
	}
	for i, s := range r.Spec.ResourceSelectors {
		if len(fleet) > 0 && !served.Has(schema.FromAPIVersionAndKind(s.APIVersion, s.Kind)) {
			out = append(out, fmt.Sprintf("spec.resourceSelectors[%d]: no cluster serves the kind %s in %s", i, s.Kind, s.APIVersion))
		}
	}
	return out
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
) (*genericregistry.Store, *serving.StatusREST, error) {
	main := strategy{ObjectTyper: scheme, NameGenerator: apinames.SimpleNameGenerator, fleet: fleet}
	resource := searchv1alpha1.Resource("resourceregistries")
	return serving.Resource{
		New:     func() runtime.Object { return &searchv1alpha1.ResourceRegistry{} },
		NewList: func() runtime.Object { return &searchv1alpha1.ResourceRegistryList{} },
		Plural:  resource, Singular: searchv1alpha1.Resource("resourceregistry"),
		Main: main, Status: statusStrategy{main}, Columns: rest.NewDefaultTableConvertor(resource),
	}.Storage(getter)
}
