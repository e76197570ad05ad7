// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package changes

import (
	"encoding/json"
	"fmt"
	"sync"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/config"
)

// schemas returns the schemas of the kinds of policies.
var schemas = sync.OnceValues(func() (map[schema.GroupVersionKind]*apiextensionsv1.JSONSchemaProps, error) {
	definitions, err := config.CustomResourceDefinitions()
	if err != nil {
		return nil, err
	}
	out := map[schema.GroupVersionKind]*apiextensionsv1.JSONSchemaProps{}
	for _, crd := range definitions {
		if crd.Spec.Group != policyv1alpha1.GroupName {
			continue
		}
		for i := range crd.Spec.Versions {
			v := &crd.Spec.Versions[i]
			out[schema.GroupVersionKind{Group: crd.Spec.Group, Version: v.Name, Kind: crd.Spec.Names.Kind}] = v.Schema.OpenAPIV3Schema
		}
	}
	return out, nil
})

// setDefaults sets the defaults of the schema of a policy, as the API server does before admission.
func setDefaults(kind schema.GroupVersionKind, object map[string]any) error {
	all, err := schemas()
	if err != nil {
		return err
	}
	s := all[kind]
	if s == nil {
		return nil // the decoder reports it
	}
	if spec, ok := s.Properties["spec"]; ok {
		return fill(&spec, object["spec"])
	}
	return nil
}

// fill sets the missing fields of a value that have defaults.
func fill(s *apiextensionsv1.JSONSchemaProps, value any) error {
	switch value := value.(type) {
	case map[string]any:
		for name := range s.Properties {
			p := s.Properties[name]
			if _, set := value[name]; !set && p.Default != nil {
				var v any
				if err := json.Unmarshal(p.Default.Raw, &v); err != nil {
					return fmt.Errorf("decode the default of %s: %w", name, err)
				}
				value[name] = v
			}
			if err := fill(&p, value[name]); err != nil {
				return err
			}
		}
	case []any:
		for _, item := range value {
			if s.Items != nil && s.Items.Schema != nil {
				if err := fill(s.Items.Schema, item); err != nil {
					return err
				}
			}
		}
	}
	return nil
}
