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
)

// runDocuments prints one document per source: the object that was asked for by name, or else a list.
//
// Karmada compatible: the errors of sources do not make the command fail. They are shown, so that nobody takes silence for
// absence.
func (o *options) runDocuments(ctx context.Context, sources []source) error {
	printer, err := o.documentPrinter()
	if err != nil {
		return err
	}
	for given := range o.ask(ctx, sources) {
		for _, err := range given.errs {
			fmt.Fprintf(o.session.Err, "warning: %v\n", err)
		}
		if len(given.infos) == 0 && (o.ignoreNotFound || len(given.errs) > 0) {
			continue
		}
		document, err := o.document(given)
		if err != nil {
			return err
		}
		if err := printer.PrintObj(document, o.session.Out); err != nil {
			return err
		}
	}
	return nil
}

func (o *options) documentPrinter() (printers.ResourcePrinter, error) {
	printer, err := o.print.ToPrinter()
	if err != nil {
		return nil, err
	}
	return printers.NewTypeSetter(scheme.Scheme).WrapToPrinter(printer, nil)
}

func (o *options) document(given answer) (runtime.Object, error) {
	if given.single && len(given.infos) == 1 && !meta.IsListType(given.infos[0].Object) {
		return given.infos[0].Object, nil
	}
	list := &unstructured.UnstructuredList{Object: map[string]any{
		"apiVersion": "v1",
		"kind":       "List",
		"metadata":   map[string]any{"resourceVersion": ""},
	}}
	for _, info := range given.infos {
		item, ok := info.Object.(*unstructured.Unstructured)
		if !ok {
			return nil, fmt.Errorf("unexpected object of type %T in cluster(%s)", info.Object, given.title())
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
