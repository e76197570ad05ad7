// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registry

import (
	"fmt"
	"net/url"
	"strings"

	"k8s.io/apimachinery/pkg/api/equality"
	apivalidation "k8s.io/apimachinery/pkg/api/validation"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/admission/policy"
)

// Validate returns all errors in a registry (docs/contract/admission.md).
func Validate(r *searchv1alpha1.ResourceRegistry) field.ErrorList {
	errs := apivalidation.ValidateObjectMeta(&r.ObjectMeta, false, apivalidation.NameIsDNSSubdomain, field.NewPath("metadata"))
	spec := field.NewPath("spec")
	errs = append(errs, policy.ValidateAffinity(&r.Spec.TargetCluster, spec.Child("targetCluster"))...)
	if len(r.Spec.ResourceSelectors) == 0 {
		errs = append(errs, field.Required(spec.Child("resourceSelectors"), "at least one kind must be selected"))
	}
	for i := range r.Spec.ResourceSelectors {
		errs = append(errs, validateSelector(&r.Spec.ResourceSelectors[i], spec.Child("resourceSelectors").Index(i))...)
	}
	if store := r.Spec.BackendStore; store != nil && store.OpenSearch != nil {
		errs = append(errs, validateOpenSearch(store.OpenSearch, spec.Child("backendStore", "openSearch"))...)
	}
	return errs
}

func validateSelector(s *searchv1alpha1.ResourceSelector, path *field.Path) field.ErrorList {
	var errs field.ErrorList
	if s.APIVersion == "" {
		errs = append(errs, field.Required(path.Child("apiVersion"), ""))
	} else if gv, err := schema.ParseGroupVersion(s.APIVersion); err != nil || gv.Version == "" {
		errs = append(errs, field.Invalid(path.Child("apiVersion"), s.APIVersion, "must be VERSION or GROUP/VERSION, such as apps/v1"))
	}
	if s.Kind == "" {
		errs = append(errs, field.Required(path.Child("kind"), ""))
	} else if strings.ContainsAny(s.Kind, "*/ ") {
		errs = append(errs, field.Invalid(path.Child("kind"), s.Kind, "must be the name of one kind"))
	}
	if s.Namespace != "" {
		for _, msg := range validation.IsDNS1123Label(s.Namespace) {
			errs = append(errs, field.Invalid(path.Child("namespace"), s.Namespace, msg))
		}
	}
	switch s.Projection {
	case "", searchv1alpha1.ProjectionFull, searchv1alpha1.ProjectionMetadata:
	default:
		errs = append(errs, field.NotSupported(path.Child("projection"), s.Projection,
			[]searchv1alpha1.Projection{searchv1alpha1.ProjectionFull, searchv1alpha1.ProjectionMetadata}))
	}
	for i, pruned := range s.PrunedFields {
		if msg := invalidPruned(pruned); msg != "" {
			errs = append(errs, field.Invalid(path.Child("prunedFields").Index(i), pruned, msg))
		}
	}
	return errs
}

func invalidPruned(path string) string {
	first, _, _ := strings.Cut(path, ".")
	switch {
	case path == "" || strings.HasPrefix(path, ".") || strings.HasSuffix(path, ".") || strings.Contains(path, ".."):
		return "must be names separated by dots"
	case first == "metadata" || first == "apiVersion" || first == "kind":
		return "must be below a field other than apiVersion, kind and metadata"
	case strings.ContainsAny(path, "[]*/"):
		return "must not lead into a list"
	}
	return ""
}

func validateOpenSearch(o *searchv1alpha1.OpenSearchConfig, path *field.Path) field.ErrorList {
	var errs field.ErrorList
	if len(o.Addresses) == 0 {
		errs = append(errs, field.Required(path.Child("addresses"), ""))
	}
	for i, address := range o.Addresses {
		u, err := url.Parse(address)
		if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
			// The URL may contain a password.
			errs = append(errs, field.Invalid(path.Child("addresses").Index(i), field.OmitValueType{},
				"must be a valid http or https URL with non-empty scheme and host"))
		}
	}
	return errs
}

// UnencryptedAnnotation permits http addresses of the backend of a registry if it is "true".
const UnencryptedAnnotation = "search.karmada.io/allow-unencrypted-backend"

// SameBackend reports whether a registry has no OpenSearch, or the same as before, with the same credentials. before may be nil.
func SameBackend(r, before *searchv1alpha1.ResourceRegistry) bool {
	config := openSearchOf(r)
	return config == nil || equality.Semantic.DeepEqual(config, openSearchOf(before))
}

func openSearchOf(r *searchv1alpha1.ResourceRegistry) *searchv1alpha1.OpenSearchConfig {
	if r == nil || r.Spec.BackendStore == nil {
		return nil
	}
	return r.Spec.BackendStore.OpenSearch
}

// ValidateEncryption returns an error for each http address, unless UnencryptedAnnotation permits it or the backend is the same as
// before, which may be nil. Credentials and objects of members, such as Secrets, would be readable in the network.
func ValidateEncryption(r, before *searchv1alpha1.ResourceRegistry) (errs field.ErrorList) {
	if r.Annotations[UnencryptedAnnotation] == "true" || SameBackend(r, before) {
		return nil
	}
	path := field.NewPath("spec", "backendStore", "openSearch", "addresses")
	for i, address := range openSearchOf(r).Addresses {
		if u, err := url.Parse(address); err == nil && u.Scheme == "http" {
			errs = append(errs, field.Invalid(path.Index(i), field.OmitValueType{},
				fmt.Sprintf("must be an https URL, unless the annotation %s is \"true\"", UnencryptedAnnotation)))
		}
	}
	return errs
}
