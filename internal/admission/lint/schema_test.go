// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"slices"
	"strings"
	"testing"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"

	"karmada.io/karmada/config"
)

// Each field with free text of each kind is in the table: it is checked, or it has a reason.
func TestFields_complete(t *testing.T) {
	t.Parallel()
	definitions, err := config.CustomResourceDefinitions()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range definitions {
		kind := d.Spec.Names.Kind
		for _, v := range d.Spec.Versions {
			if !v.Storage {
				continue
			}
			eachText(v.Schema.OpenAPIV3Schema, "", func(path string) {
				top, _, _ := strings.Cut(strings.TrimSuffix(path, "[]"), ".")
				if slices.Contains([]string{"apiVersion", "kind", "metadata", "status"}, top) || slices.ContainsFunc(Fields, func(f Field) bool {
					return slices.Contains(f.Kinds, kind) && (path == f.Path || strings.HasPrefix(path, f.Path+".") && whole(f))
				}) {
					return
				}
				t.Errorf("%s: %s is not in the table", kind, path)
			})
		}
	}
}

// whole reports whether a row is about all fields below its path.
func whole(f Field) bool {
	return f.Unchecked != "" || f.Rule != runs && f.Path != "spec.placement" && (f.Path != "spec" || slices.Contains(f.Kinds, approvals[0]) ||
		slices.Contains(f.Kinds, approvals[1]))
}

// eachText calls f with the path of each field with free text.
func eachText(s *apiextensionsv1.JSONSchemaProps, path string, f func(path string)) {
	switch {
	case s == nil:
	case len(s.Properties) > 0:
		for name, property := range s.Properties {
			eachText(&property, strings.TrimPrefix(path+"."+name, "."), f)
		}
	case s.Items != nil:
		eachText(s.Items.Schema, path+"[]", f)
	case s.Type == "string" && len(s.Enum) == 0 && s.Pattern == "" && s.Format == "":
		f(path)
	case s.AdditionalProperties != nil:
		eachText(s.AdditionalProperties.Schema, path, f)
	}
}
