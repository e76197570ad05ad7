// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package work defaults the kinds of work.karmada.io in place and validates them. It returns field errors, whose messages are
// a contract (docs/contract/admission.md#bindings). It is pure. Defaulting is idempotent.
package work

import (
	"encoding/json"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation/field"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// DependenciesAnnotation holds the JSON list of the dependencies of a binding's template.
const DependenciesAnnotation = "resourcebinding.karmada.io/dependencies"

// EnsureID sets the permanent ID in the label unless the object has one, and returns the ID.
func EnsureID(object metav1.Object, label string, newID func() string) string {
	labels := object.GetLabels()
	if id := labels[label]; id != "" {
		return id
	}
	if labels == nil {
		labels = map[string]string{}
	}
	labels[label] = newID()
	object.SetLabels(labels)
	return labels[label]
}

// ValidateBinding validates a binding. components enables validation of spec.components, for the feature gate
// MultiplePodTemplatesScheduling.
func ValidateBinding(object metav1.Object, spec *workv1alpha2.ResourceBindingSpec, components bool) field.ErrorList {
	errs := validateDependencies(object.GetAnnotations())
	if components {
		errs = append(errs, validateComponents(spec.Components, field.NewPath("spec", "components"))...)
	}
	return errs
}

// dependency has the fields of a dependent object reference, to validate their types.
type dependency struct {
	APIVersion    string                `json:"apiVersion"`
	Kind          string                `json:"kind"`
	Namespace     string                `json:"namespace"`
	Name          string                `json:"name"`
	LabelSelector *metav1.LabelSelector `json:"labelSelector"`
}

func validateDependencies(annotations map[string]string) field.ErrorList {
	text, ok := annotations[DependenciesAnnotation]
	if !ok {
		return nil
	}
	var dependencies []dependency
	if err := json.Unmarshal([]byte(text), &dependencies); err != nil {
		return field.ErrorList{field.Invalid(field.NewPath("metadata", "annotations").Key(DependenciesAnnotation), text,
			"annotation value must be a valid JSON")}
	}
	return nil
}

func validateComponents(components []workv1alpha2.Component, path *field.Path) (errs field.ErrorList) {
	seen := sets.New[string]()
	for i := range components {
		at, name := path.Index(i).Child("name"), components[i].Name
		switch {
		case name == "":
			errs = append(errs, field.Invalid(at, name, "component names must be non-empty"))
		case seen.Has(name):
			errs = append(errs, field.Invalid(at, name, "component names must be unique"))
		}
		seen.Insert(name)
	}
	return errs
}
