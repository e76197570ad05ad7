// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"encoding/json"
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// Manifests decodes the objects of a Work. An object that cannot be decoded is nil and has an error.
func Manifests(w *workv1alpha1.Work) (out []*interpret.Object, errs []error) {
	for i := range w.Spec.Workload.Manifests {
		o := &unstructured.Unstructured{}
		if err := o.UnmarshalJSON(w.Spec.Workload.Manifests[i].Raw); err != nil {
			errs = append(errs, fmt.Errorf("decode manifest %d: %w", i, err))
			o = nil
		}
		out = append(out, o)
	}
	return out, errs
}

// MayHold reports whether a Work holds an object, or none that can be decoded. Versions may differ.
func MayHold(w *workv1alpha1.Work, kind schema.GroupKind, object types.NamespacedName) bool {
	other := false
	for i := range w.Spec.Workload.Manifests {
		var m metav1.PartialObjectMetadata
		if json.Unmarshal(w.Spec.Workload.Manifests[i].Raw, &m) != nil || m.Kind == "" {
			continue
		}
		if m.GroupVersionKind().GroupKind() == kind && m.Namespace == object.Namespace && m.Name == object.Name {
			return true
		}
		other = true
	}
	return !other
}

// Managed reports whether Karmada manages an object of a member.
func Managed(o metav1.Object) bool { return o.GetLabels()[names.Managed] == "true" }

// SameObject reports whether two objects have the same kind, namespace and name. Versions may differ.
func SameObject(a, b *interpret.Object) bool {
	return a.GroupVersionKind().GroupKind() == b.GroupVersionKind().GroupKind() && ObjectName(a) == ObjectName(b)
}

// ObjectName returns the name of an object in messages: "default/nginx", or "nginx" without a namespace.
func ObjectName(o metav1.Object) string {
	return strings.TrimPrefix(o.GetNamespace()+"/"+o.GetName(), "/")
}

// Reference returns a reference to a Work for events.
func Reference(w *workv1alpha1.Work) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: workv1alpha1.GroupVersion.String(), Kind: "Work", Namespace: w.Namespace, Name: w.Name, UID: w.UID,
	}
}

// TemplateReference returns a reference to the template of a manifest for events. Without a template, its UID is empty.
func TemplateReference(manifest *interpret.Object) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: manifest.GetAPIVersion(), Kind: manifest.GetKind(), Namespace: manifest.GetNamespace(), Name: manifest.GetName(),
		UID: types.UID(manifest.GetAnnotations()[names.TemplateUID]),
	}
}
