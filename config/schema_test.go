// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package config_test

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apiextensions-apiserver/pkg/apis/apiextensions"
	structuralschema "k8s.io/apiextensions-apiserver/pkg/apiserver/schema"
	schemacel "k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/defaulting"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/listtype"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/schema/pruning"
	"k8s.io/apiextensions-apiserver/pkg/apiserver/validation"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/util/validation/field"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	celconfig "k8s.io/apiserver/pkg/apis/cel"
	"sigs.k8s.io/yaml"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Objects of users must decode without unknown fields, and pass the schema. Objects of the aggregated groups have no CRD and are
// only decoded.
func TestAccepted(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	kinds, seen := served(t), map[schema.GroupVersionKind]bool{}
	for _, file := range files {
		for i, object := range documents(t, file) {
			gvk := object.GroupVersionKind()
			seen[gvk] = true
			t.Run(fmt.Sprintf("%s/%d-%s", filepath.Base(file), i, gvk.Kind), func(t *testing.T) {
				t.Parallel()
				decodeStrictly(t, object)
				if kind, ok := kinds[gvk]; ok {
					if errs := kind.create(t, object); len(errs) > 0 {
						t.Error(errs.ToAggregate())
					}
				}
			})
		}
	}
	for gvk := range kinds {
		if !seen[gvk] {
			t.Errorf("testdata has no %s", gvk)
		}
	}
}

// decodeStrictly fails for fields that the Go type does not have, and for those that it loses or changes.
func decodeStrictly(t *testing.T, object *unstructured.Unstructured) {
	t.Helper()
	content, err := object.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	codecs := serializer.NewCodecFactory(scheme(t), serializer.EnableStrict)
	typed, _, err := codecs.UniversalDeserializer().Decode(content, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	back, err := runtime.DefaultUnstructuredConverter.ToUnstructured(typed.DeepCopyObject())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(withoutEmpty(object.Object), withoutEmpty(back)); diff != "" {
		t.Errorf("after a round through the Go type (-before +after):\n%s", diff)
	}
}

// withoutEmpty drops what means the same whether it is there or not: empty values below optional fields.
func withoutEmpty(value any) any {
	switch v := value.(type) {
	case map[string]any:
		kept := map[string]any{}
		for key, member := range v {
			if member = withoutEmpty(member); member != nil {
				kept[key] = member
			}
		}
		if len(kept) == 0 {
			return nil
		}
		return kept
	case []any:
		kept := make([]any, len(v))
		for i := range v {
			kept[i] = withoutEmpty(v[i])
		}
		return kept
	case string:
		if v == "" {
			return nil
		}
	case bool:
		if !v {
			return nil
		}
	case uint64:
		return withoutEmpty(int64(v))
	case int64:
		if v == 0 {
			return nil
		}
	}
	return value
}

func scheme(t *testing.T) *runtime.Scheme {
	t.Helper()
	s := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		appsv1alpha1.AddToScheme, autoscalingv1alpha1.AddToScheme, clusterv1alpha1.AddToScheme, configv1alpha1.AddToScheme,
		fleetv1alpha1.AddToScheme, multiclusterv1alpha1.AddToScheme, multiclusterv1beta1.AddToScheme,
		networkingv1alpha1.AddToScheme, policyv1alpha1.AddToScheme, remedyv1alpha1.AddToScheme,
		searchv1alpha1.AddToScheme, workv1alpha1.AddToScheme, workv1alpha2.AddToScheme,
	} {
		if err := add(s); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// kind is one version of a CRD, ready to check objects in the way of an API server.
type kind struct {
	structural *structuralschema.Structural
	openAPI    validation.SchemaValidator
	rules      *schemacel.Validator
	hasStatus  bool
}

func served(t *testing.T) map[schema.GroupVersionKind]kind {
	t.Helper()
	kinds := map[schema.GroupVersionKind]kind{}
	for _, crd := range definitions(t) {
		converted := internal(t, crd)
		for _, v := range converted.Spec.Versions {
			props, err := apiextensions.GetSchemaForVersion(converted, v.Name)
			if err != nil {
				t.Fatal(err)
			}
			structural, err := structuralschema.NewStructural(props.OpenAPIV3Schema)
			if err != nil {
				t.Fatal(err)
			}
			openAPI, _, err := validation.NewSchemaValidator(props.OpenAPIV3Schema)
			if err != nil {
				t.Fatal(err)
			}
			subresources, err := apiextensions.GetSubresourcesForVersion(converted, v.Name)
			if err != nil {
				t.Fatal(err)
			}
			gvk := schema.GroupVersionKind{Group: converted.Spec.Group, Version: v.Name, Kind: converted.Spec.Names.Kind}
			kinds[gvk] = kind{
				structural: structural,
				openAPI:    openAPI,
				rules:      schemacel.NewValidator(structural, true, celconfig.PerCallLimit),
				hasStatus:  subresources != nil && subresources.Status != nil,
			}
		}
	}
	return kinds
}

// create returns the validation errors of creating the object; a status that is a subresource is ignored.
func (k kind) create(t *testing.T, object *unstructured.Unstructured) field.ErrorList {
	t.Helper()
	return k.update(t, object, nil)
}

// update returns the validation errors of replacing old by object.
func (k kind) update(t *testing.T, object, old *unstructured.Unstructured) field.ErrorList {
	t.Helper()
	content := k.prepare(object)
	unknown := pruning.PruneWithOptions(content, k.structural, true, structuralschema.UnknownFieldPathOptions{TrackUnknownFieldPaths: true})
	var errs field.ErrorList
	for _, path := range unknown {
		errs = append(errs, field.Invalid(field.NewPath(path), "", "unknown field"))
	}
	errs = append(errs, validation.ValidateCustomResource(nil, content, k.openAPI)...)
	errs = append(errs, listtype.ValidateListSetsAndMaps(nil, k.structural, content)...)
	var before any
	if old != nil {
		before = k.prepare(old)
	}
	if k.rules != nil {
		broken, _ := k.rules.Validate(t.Context(), nil, k.structural, content, before, celconfig.RuntimeCELCostBudget)
		errs = append(errs, broken...)
	}
	return errs
}

func (k kind) prepare(object *unstructured.Unstructured) map[string]any {
	content := object.DeepCopy().Object
	if k.hasStatus {
		delete(content, "status")
	}
	defaulting.Default(content, k.structural)
	return content
}

// documents reads the objects of a file, of which there must be some.
func documents(t *testing.T, file string) []*unstructured.Unstructured {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	objects := parse(t, content)
	if len(objects) == 0 {
		t.Fatalf("%s is empty", file)
	}
	return objects
}

func parse(t *testing.T, content []byte) []*unstructured.Unstructured {
	t.Helper()
	var objects []*unstructured.Unstructured
	for reader := utilyaml.NewYAMLReader(bufio.NewReader(bytes.NewReader(content))); ; {
		document, err := reader.Read()
		if errors.Is(err, io.EOF) {
			return objects
		}
		if err != nil {
			t.Fatal(err)
		}
		asJSON, err := yaml.YAMLToJSONStrict(document)
		if err != nil {
			t.Fatal(err)
		}
		object := &unstructured.Unstructured{}
		if err := object.UnmarshalJSON(asJSON); err != nil {
			t.Fatal(err)
		}
		objects = append(objects, object)
	}
}

// mentions reports whether an error contains the text.
func mentions(errs field.ErrorList, text string) bool {
	return slices.ContainsFunc(errs, func(err *field.Error) bool { return strings.Contains(err.Error(), text) })
}
