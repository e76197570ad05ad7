// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi

import (
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/managedfields"
	"k8s.io/client-go/applyconfigurations"
	"k8s.io/client-go/kubernetes/scheme"
)

// newFieldManager returns the field manager of a kind: with the schema of a built-in kind, otherwise without a schema. No schema has the
// cells of tables.
func newFieldManager(k *kind) (*managedfields.FieldManager, error) {
	converter := managedfields.NewDeducedTypeConverter()
	if scheme.Scheme.Recognizes(k.gvk()) && k.columns == nil {
		converter = applyconfigurations.NewTypeConverter(scheme.Scheme)
	}
	version := k.gvk().GroupVersion()
	return managedfields.NewDefaultCRDFieldManager(converter, oneVersion{}, oneVersion{}, oneVersion{}, k.gvk(), version, "", nil)
}

// managed returns an object after a write by a manager, with metadata.managedFields. before is nil if the object is created; next is the
// new object, or the applied one. It may change both.
func managed(k *kind, before, next content, w writer) (content, error) {
	live := &unstructured.Unstructured{Object: before}
	if before == nil {
		live = &unstructured.Unstructured{Object: content{"metadata": content{}}}
		live.SetGroupVersionKind(k.gvk())
	}
	var out runtime.Object = &unstructured.Unstructured{Object: next}
	if !w.apply {
		out = k.fields.UpdateNoErrors(live, out, w.manager)
		return out.(*unstructured.Unstructured).Object, nil
	}
	out, err := k.fields.Apply(live, out, w.manager, w.forced)
	if err != nil {
		return nil, err
	}
	return out.(*unstructured.Unstructured).Object, nil
}

// oneVersion converts, completes and creates objects for field managers: an object keeps its version.
type oneVersion struct{ runtime.ObjectConvertor }

// ConvertToVersion implements runtime.ObjectConvertor.
func (oneVersion) ConvertToVersion(in runtime.Object, _ runtime.GroupVersioner) (runtime.Object, error) {
	return in, nil
}

// Default implements runtime.ObjectDefaulter.
func (oneVersion) Default(runtime.Object) {}

// New implements runtime.ObjectCreater.
func (oneVersion) New(kind schema.GroupVersionKind) (runtime.Object, error) {
	out := &unstructured.Unstructured{}
	out.SetGroupVersionKind(kind)
	return out, nil
}
