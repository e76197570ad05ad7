// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package table converts objects of several clusters to tables for kubectl get. The kinds that kube-apiserver serves have the columns
// that it prints, other kinds name and creation time. Each table ends with the column Cluster.
package table

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/registry/rest"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	// The kinds that have printers.
	_ "k8s.io/kubernetes/pkg/apis/admissionregistration/install"
	_ "k8s.io/kubernetes/pkg/apis/apps/install"
	_ "k8s.io/kubernetes/pkg/apis/autoscaling/install"
	_ "k8s.io/kubernetes/pkg/apis/batch/install"
	_ "k8s.io/kubernetes/pkg/apis/certificates/install"
	_ "k8s.io/kubernetes/pkg/apis/coordination/install"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
	_ "k8s.io/kubernetes/pkg/apis/discovery/install"
	_ "k8s.io/kubernetes/pkg/apis/events/install"
	_ "k8s.io/kubernetes/pkg/apis/networking/install"
	_ "k8s.io/kubernetes/pkg/apis/node/install"
	_ "k8s.io/kubernetes/pkg/apis/policy/install"
	_ "k8s.io/kubernetes/pkg/apis/rbac/install"
	_ "k8s.io/kubernetes/pkg/apis/scheduling/install"
	_ "k8s.io/kubernetes/pkg/apis/storage/install"
	"k8s.io/kubernetes/pkg/printers"
	printersinternal "k8s.io/kubernetes/pkg/printers/internalversion"

	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/names"
)

// Generator converts objects to tables. It is safe for concurrent use.
type Generator struct {
	printer *printers.HumanReadableGenerator
}

// New returns a Generator.
func New() *Generator {
	return &Generator{printer: printers.NewTableGenerator().With(printersinternal.AddHandlers)}
}

// Builder collects the rows of a table.
type Builder struct {
	generator *Generator
	kind      schema.GroupVersionKind
	include   metav1.IncludeObjectPolicy
	table     metav1.Table
	general   rest.TableConvertor // for kinds without a printer
	typed     runtime.Object      // an empty object of other kinds
}

// Builder returns a Builder for objects of one kind. include determines the object in each row; empty means its metadata.
func (g *Generator) Builder(kind schema.GroupVersionKind, include metav1.IncludeObjectPolicy) *Builder {
	b := &Builder{generator: g, kind: kind, include: include}
	b.table.SetGroupVersionKind(metav1.SchemeGroupVersion.WithKind("Table"))
	b.table.Rows = []metav1.TableRow{}
	var err error
	if b.typed, err = legacyscheme.Scheme.New(kind); err != nil {
		b.general = rest.NewDefaultTableConvertor(schema.GroupResource{Group: kind.Group, Resource: kind.Kind})
	}
	return b
}

// invalid is the text in the columns of an object that cannot be decoded.
const invalid = "<invalid>"

// Add adds an object as JSON. An object that its kind cannot represent has a row with its name only: a member must not hide the objects of
// others.
func (b *Builder) Add(ctx context.Context, raw []byte) error {
	object, metadata, err := b.decode(raw)
	if err != nil && b.general == nil {
		return b.addInvalid(ctx, raw)
	}
	if err != nil {
		return err
	}
	table, err := b.convert(ctx, object)
	if err != nil {
		return fmt.Errorf("print %s %s/%s: %w", b.kind.Kind, metadata.GetNamespace(), metadata.GetName(), err)
	}
	b.columns(table)
	for _, row := range table.Rows {
		if err := b.add(row, raw, object, metadata); err != nil {
			return err
		}
	}
	return nil
}

func (b *Builder) addInvalid(ctx context.Context, raw []byte) error {
	object := &unstructured.Unstructured{}
	if err := object.UnmarshalJSON(raw); err != nil {
		return err
	}
	if err := b.describe(ctx); err != nil {
		return err
	}
	row := metav1.TableRow{Cells: []any{object.GetName()}}
	for range b.table.ColumnDefinitions[2:] { // the columns of the name and of the cluster are known
		row.Cells = append(row.Cells, invalid)
	}
	return b.add(row, raw, object, object)
}

// add adds a row without the column of the cluster.
func (b *Builder) add(row metav1.TableRow, raw []byte, object runtime.Object, metadata metav1.Object) error {
	row.Cells = append(row.Cells, metadata.GetAnnotations()[names.CachedFromCluster])
	switch b.include {
	case metav1.IncludeNone:
		row.Object = runtime.RawExtension{}
	case metav1.IncludeObject:
		row.Object = runtime.RawExtension{Raw: raw}
	default:
		partial, err := partialMetadata(object, metadata)
		if err != nil {
			return err
		}
		row.Object = runtime.RawExtension{Raw: partial}
	}
	b.table.Rows = append(b.table.Rows, row)
	return nil
}

// decode parses an object: as the internal type of Kubernetes if it has a printer for the kind. Parsing takes most of the time of a row,
// so each object is parsed once.
func (b *Builder) decode(raw []byte) (runtime.Object, metav1.Object, error) {
	if b.general != nil {
		object := &unstructured.Unstructured{}
		return object, object, object.UnmarshalJSON(raw)
	}
	if errs := quantity.Validate(raw, b.typed); len(errs) > 0 {
		return nil, nil, errs.ToAggregate()
	}
	object, err := runtime.Decode(legacyscheme.Codecs.UniversalDecoder(), raw)
	if err != nil {
		return nil, nil, err
	}
	metadata, err := meta.Accessor(object)
	return object, metadata, err
}

// partialMetadata returns the metadata of a decoded object as PartialObjectMetadata.
func partialMetadata(object runtime.Object, metadata metav1.Object) ([]byte, error) {
	if u, ok := object.(*unstructured.Unstructured); ok {
		return Metadata(u)
	}
	partial := meta.AsPartialObjectMetadata(metadata)
	partial.SetGroupVersionKind(metav1.SchemeGroupVersion.WithKind("PartialObjectMetadata"))
	return json.Marshal(partial)
}

// columns sets the columns if they are not set.
func (b *Builder) columns(table *metav1.Table) {
	if len(b.table.ColumnDefinitions) > 0 {
		return
	}
	b.table.ColumnDefinitions = slices.Concat(table.ColumnDefinitions,
		[]metav1.TableColumnDefinition{{Name: "Cluster", Type: "string", Description: "Cluster of the object."}})
}

func (b *Builder) convert(ctx context.Context, object runtime.Object) (*metav1.Table, error) {
	if b.general != nil {
		return b.general.ConvertToTable(ctx, object, &metav1.TableOptions{})
	}
	return b.generator.printer.GenerateTable(object, printers.GenerateOptions{Wide: true})
}

// Table returns the table. A table without rows has columns, too.
func (b *Builder) Table(ctx context.Context, list metav1.ListMeta) (*metav1.Table, error) {
	if err := b.describe(ctx); err != nil {
		return nil, err
	}
	b.table.ListMeta = list
	return &b.table, nil
}

// describe sets the columns by an empty object if they are not set.
func (b *Builder) describe(ctx context.Context) error {
	if len(b.table.ColumnDefinitions) > 0 {
		return nil
	}
	empty := fmt.Appendf(nil, `{"apiVersion":%q,"kind":%q,"metadata":{"name":"x"}}`, b.kind.GroupVersion(), b.kind.Kind)
	object, _, err := b.decode(empty)
	if err != nil {
		return err
	}
	table, err := b.convert(ctx, object)
	if err != nil {
		return err
	}
	b.columns(table)
	return nil
}

// Metadata returns an object as PartialObjectMetadata.
func Metadata(object *unstructured.Unstructured) ([]byte, error) {
	partial := unstructured.Unstructured{Object: map[string]any{"metadata": object.Object["metadata"]}}
	partial.SetGroupVersionKind(metav1.SchemeGroupVersion.WithKind("PartialObjectMetadata"))
	return partial.MarshalJSON()
}
