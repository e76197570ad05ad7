// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package config_test

import (
	"strings"
	"testing"

	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/validation"

	"karmada.io/karmada/config"
)

// An API server refuses a CRD that is not structural, whose defaults do not fit its schema, or whose rules cost too much.
func TestAnAPIServerAcceptsEveryCRD(t *testing.T) {
	t.Parallel()
	for _, crd := range definitions(t) {
		t.Run(crd.Name, func(t *testing.T) {
			t.Parallel()
			if errs := validation.ValidateCustomResourceDefinition(t.Context(), internal(t, crd)); len(errs) > 0 {
				t.Error(errs.ToAggregate())
			}
		})
	}
}

func TestBindingsAreStoredAsV1alpha2AndServedAsBoth(t *testing.T) {
	t.Parallel()
	seen := 0
	for _, crd := range definitions(t) {
		if crd.Spec.Group != "work.karmada.io" || crd.Spec.Names.Kind == "Work" {
			continue
		}
		seen++
		stored := map[string]bool{}
		for _, v := range crd.Spec.Versions {
			if !v.Served {
				t.Errorf("%s: %s is not served", crd.Name, v.Name)
			}
			stored[v.Name] = v.Storage
		}
		if !stored["v1alpha2"] || stored["v1alpha1"] || len(stored) != 2 {
			t.Errorf("%s: stored = %v", crd.Name, stored)
		}
	}
	if seen != 2 {
		t.Errorf("saw %d kinds of binding", seen)
	}
}

func TestEveryFieldIsDescribed(t *testing.T) {
	t.Parallel()
	for _, crd := range definitions(t) {
		for _, v := range crd.Spec.Versions {
			undescribed(t, crd.Spec.Names.Kind, v.Schema.OpenAPIV3Schema)
		}
	}
}

func undescribed(t *testing.T, path string, schema *apiextensionsv1.JSONSchemaProps) {
	t.Helper()
	for name, property := range schema.Properties {
		if property.Description == "" && name != "metadata" {
			t.Errorf("%s.%s has no description", path, name)
		}
		if strings.Contains(property.Description, "+k8s:") || strings.Contains(property.Description, "+kubebuilder:") {
			t.Errorf("%s.%s shows a marker to users", path, name)
		}
		undescribed(t, path+"."+name, &property)
	}
	if schema.Items != nil && schema.Items.Schema != nil {
		undescribed(t, path+"[]", schema.Items.Schema)
	}
}

func definitions(t *testing.T) []*apiextensionsv1.CustomResourceDefinition {
	t.Helper()
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		t.Fatal(err)
	}
	if len(crds) < 20 {
		t.Fatalf("only %d CRDs", len(crds))
	}
	return crds
}

// internal turns a CRD into what the API server works on, after defaulting.
func internal(t *testing.T, crd *apiextensionsv1.CustomResourceDefinition) *apiextensions.CustomResourceDefinition {
	t.Helper()
	apiextensionsv1.SetObjectDefaults_CustomResourceDefinition(crd)
	converted := &apiextensions.CustomResourceDefinition{}
	if err := apiextensionsv1.Convert_v1_CustomResourceDefinition_To_apiextensions_CustomResourceDefinition(crd, converted, nil); err != nil {
		t.Fatal(err)
	}
	for _, v := range crd.Spec.Versions {
		if v.Storage {
			converted.Status.StoredVersions = []string{v.Name}
		}
	}
	return converted
}
