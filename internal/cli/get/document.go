// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"context"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/cli-runtime/pkg/printers"
	"k8s.io/kubectl/pkg/scheme"

	"karmada.io/karmada/internal/names"
)

// runDocuments prints the object requested by name, or a list with all objects. An annotation names the cluster of each object of a member.
// JSON and YAML are one document. In other formats, the objects of each source are printed by themselves.
//
// Karmada compatible: errors of sources do not fail the command. Unlike Karmada, it prints them as warnings. With
// --require-all-clusters, an unreachable member is an error.
func (o *options) runDocuments(ctx context.Context, sources []source) error {
	printer, err := o.documentPrinter()
	if err != nil {
		return err
	}
	var failed failures
	d := document{single: true}
	whole := slices.Contains([]string{"json", "yaml"}, *o.print.OutputFormat)
	print := func() error {
		defer func() { d = document{single: true} }()
		if len(d.objects) == 0 && !d.empty {
			return nil
		}
		object, err := o.merge(d)
		if err != nil {
			return err
		}
		return printer.PrintObj(object, o.session.Out)
	}
	for r := range o.queryAll(ctx, sources) {
		failed.add(r)
		for _, info := range r.infos {
			d.objects = append(d.objects, withCluster(r.source, info.Object))
		}
		d.single = d.single && (r.single || len(r.infos) == 0)
		d.empty = d.empty || !o.ignoreNotFound && r.unreachable == nil && len(r.errs) == 0
		if !whole {
			if err := print(); err != nil {
				return err
			}
		}
	}
	if err := print(); err != nil {
		return err
	}
	for _, err := range failed.all() {
		fmt.Fprintf(o.session.Err, "warning: %v\n", err)
	}
	return o.report(&failed, nil)
}

// document holds the objects of one document.
type document struct {
	objects []runtime.Object
	// single reports whether one object was requested by name, empty whether an empty list is printed.
	single, empty bool
}

func (o *options) documentPrinter() (printers.ResourcePrinter, error) {
	printer, err := o.print.ToPrinter()
	if err != nil {
		return nil, err
	}
	return printers.NewTypeSetter(scheme.Scheme).WrapToPrinter(printer, nil)
}

// withCluster returns an object of a member with an annotation that names the cluster.
func withCluster(from source, object runtime.Object) runtime.Object {
	if o, ok := object.(*unstructured.Unstructured); ok && !from.isControl() && !o.IsList() {
		o = o.DeepCopy()
		annotations := o.GetAnnotations()
		if annotations == nil {
			annotations = map[string]string{}
		}
		annotations[names.CachedFromCluster] = from.cluster
		o.SetAnnotations(annotations)
		return o
	}
	return object
}

// merge returns the only object of a document, or a list.
func (o *options) merge(d document) (runtime.Object, error) {
	if d.single && len(d.objects) == 1 && !meta.IsListType(d.objects[0]) {
		return d.objects[0], nil
	}
	list := &unstructured.UnstructuredList{Object: map[string]any{
		"apiVersion": "v1",
		"kind":       "List",
		"metadata":   map[string]any{"resourceVersion": ""},
	}}
	for _, object := range d.objects {
		item, ok := object.(*unstructured.Unstructured)
		if !ok {
			return nil, fmt.Errorf("unexpected object of type %T", object)
		}
		list.Items = append(list.Items, *item)
	}
	if o.sortBy() != "" {
		if err := sortObjects(list.Items, o.sortBy()); err != nil {
			return nil, err
		}
	}
	return list, nil
}
