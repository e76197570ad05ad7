// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package work defaults and validates the kinds of work.karmada.io. In goes one object; out come changes made in place
// and what is wrong as field errors, whose texts are a contract (semantics §4.2, §4.3). It is pure; permanent IDs come
// from a function. Defaulting twice is the same as defaulting once.
package work

import (
	"encoding/json"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation/field"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// DependenciesAnnotation holds, on a binding, the JSON list of what its template refers to.
const DependenciesAnnotation = "resourcebinding.karmada.io/dependencies"

// Identify gives an object a permanent ID under the label unless it has one, and says which it has.
func Identify(object metav1.Object, label string, newID func() string) string {
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

// ValidateBinding says what is wrong with a binding. The components count only where workloads with several pod templates
// are scheduled.
func ValidateBinding(object metav1.Object, spec *workv1alpha2.ResourceBindingSpec, components bool) field.ErrorList {
	errs := validateDependencies(object.GetAnnotations())
	if components {
		errs = append(errs, validateComponents(spec.Components, field.NewPath("spec", "components"))...)
	}
	return errs
}

// dependency has the fields of a dependent object reference; only their types matter here.
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
