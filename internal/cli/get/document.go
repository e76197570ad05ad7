// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/cli-runtime/pkg/printers"
	"k8s.io/kubectl/pkg/scheme"

	"karmada.io/karmada/internal/names"
)

// runDocuments prints one document per source: the object requested by name, or a list.
//
// Karmada compatible: errors of sources do not fail the command. Unlike Karmada, it prints them as warnings. With
// --require-all-clusters, an unreachable member is an error.
func (o *options) runDocuments(ctx context.Context, sources []source) error {
	printer, err := o.documentPrinter()
	if err != nil {
		return err
	}
	var failed failures
	for r := range o.queryAll(ctx, sources) {
		failed.add(r)
		if len(r.infos) == 0 && (o.ignoreNotFound || r.unreachable != nil || len(r.errs) > 0) {
			continue
		}
		document, err := o.document(r)
		if err != nil {
			return err
		}
		if err := printer.PrintObj(document, o.session.Out); err != nil {
			return err
		}
	}
	for _, err := range failed.all() {
		fmt.Fprintf(o.session.Err, "warning: %v\n", err)
	}
	return o.report(&failed, nil)
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

func (o *options) document(r response) (runtime.Object, error) {
	if r.single && len(r.infos) == 1 && !meta.IsListType(r.infos[0].Object) {
		return withCluster(r.source, r.infos[0].Object), nil
	}
	list := &unstructured.UnstructuredList{Object: map[string]any{
		"apiVersion": "v1",
		"kind":       "List",
		"metadata":   map[string]any{"resourceVersion": ""},
	}}
	for _, info := range r.infos {
		item, ok := withCluster(r.source, info.Object).(*unstructured.Unstructured)
		if !ok {
			return nil, fmt.Errorf("unexpected object of type %T in cluster(%s)", info.Object, r.title())
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
