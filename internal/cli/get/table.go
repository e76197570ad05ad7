// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/cli-runtime/pkg/printers"
	"k8s.io/cli-runtime/pkg/resource"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/names"
)

// Values of the column ADOPTION.
const (
	adopted    = "Y"
	notAdopted = "N"
	// notApplicable is the value for objects in the control plane.
	notApplicable = "-"
)

// pods is the resource whose table hides the column ADOPTION by default.
var pods = schema.GroupResource{Resource: "pods"}

// kindTable holds the rows of all sources for one kind. A kind has several tables if clusters return different columns.
type kindTable struct {
	mapping *meta.RESTMapping
	table   *metav1.Table
}

// sortKey returns the key by which tables are sorted.
func (k kindTable) sortKey() string { return k.mapping.Resource.String() }

// runTables prints tables.
func (o *options) runTables(ctx context.Context, sources []source) error {
	var failed failures
	var kinds []kindTable
	namespaced := !o.allNamespaces
	for r := range o.queryAll(ctx, sources) {
		failed.add(r)
		for _, info := range r.infos {
			namespaced = namespaced && info.Namespaced()
			table, err := asTable(info.Object)
			if err != nil {
				failed.errs = append(failed.errs, r.wrap(err)...)
				continue
			}
			o.addClusterColumns(table, &r, r.isControl())
			kinds = addTable(kinds, kindTable{mapping: info.Mapping, table: table})
		}
	}
	slices.SortStableFunc(kinds, func(a, b kindTable) int { return strings.Compare(a.sortKey(), b.sortKey()) })
	if o.sortBy() != "" {
		for _, kind := range kinds {
			if err := sortRows(kind.table, o.sortBy()); err != nil {
				return err
			}
		}
	}
	written, err := o.printTables(kinds)
	if err != nil {
		return err
	}
	o.warnUnknown(ctx, kinds)
	errs := failed.all()
	if written == 0 && len(errs) == 0 && failed.responded > 0 && !o.ignoreNotFound {
		if namespaced {
			fmt.Fprintf(o.session.Err, "No resources found in %s namespace.\n", o.namespace)
		} else {
			fmt.Fprintln(o.session.Err, "No resources found")
		}
	}
	if written == 0 && failed.responded > 0 && o.scope == access.Karmada && o.namesPods() {
		fmt.Fprintln(o.session.Err, "Pods of propagated workloads are in the members: use --operation-scope=members, or -C CLUSTER")
	}
	return o.report(&failed, errs)
}

// namesPods reports whether pods are requested.
func (o *options) namesPods() bool {
	return slices.ContainsFunc(o.args, func(arg string) bool {
		resource, _, _ := strings.Cut(arg, "/")
		return slices.ContainsFunc(strings.Split(resource, ","), func(name string) bool {
			return slices.Contains([]string{"po", "pod", "pods"}, strings.ToLower(name))
		})
	})
}

// addTable appends rows to the table of the same kind with the same columns.
func addTable(kinds []kindTable, added kindTable) []kindTable {
	for _, kind := range kinds {
		if kind.mapping.Resource == added.mapping.Resource && sameColumns(kind.table, added.table) {
			kind.table.Rows = append(kind.table.Rows, added.table.Rows...)
			return kinds
		}
	}
	return append(kinds, added)
}

// sameColumns compares columns without descriptions, which differ between versions of Kubernetes.
func sameColumns(a, b *metav1.Table) bool {
	return slices.EqualFunc(a.ColumnDefinitions, b.ColumnDefinitions, func(a, b metav1.TableColumnDefinition) bool {
		return a.Name == b.Name && a.Priority == b.Priority && a.Format == b.Format
	})
}

// printTables prints the tables and returns the number of bytes written.
func (o *options) printTables(kinds []kindTable) (int, error) {
	counted := &counter{out: o.session.Out}
	severalKinds := slices.ContainsFunc(kinds, func(k kindTable) bool { return k.mapping.Resource != kinds[0].mapping.Resource })
	hideAdoption := false
	for _, kind := range kinds {
		if len(kind.table.Rows) == 0 {
			continue
		}
		// Karmada compatible: the column is also hidden for kinds that are printed after pods.
		hideAdoption = hideAdoption || kind.mapping.Resource.GroupResource() == pods
		if hideAdoption {
			hideLastColumn(kind.table)
		}
		if counted.written > 0 && !*o.print.NoHeaders {
			fmt.Fprintln(counted)
		}
		if err := o.printer(kind.mapping, severalKinds).PrintObj(kind.table, counted); err != nil {
			return counted.written, fmt.Errorf("print %s: %w", kind.mapping.Resource.Resource, err)
		}
	}
	return counted.written, nil
}

// printer returns the printer for tables of one kind.
func (o *options) printer(mapping *meta.RESTMapping, severalKinds bool) printers.ResourcePrinter {
	human := o.print.HumanReadableFlags
	return printers.NewTablePrinter(printers.PrintOptions{
		Kind:          mapping.GroupVersionKind.GroupKind(),
		WithKind:      severalKinds || *human.ShowKind,
		WithNamespace: o.allNamespaces && mapping.Scope.Name() != meta.RESTScopeNameRoot,
		NoHeaders:     *o.print.NoHeaders,
		Wide:          *o.print.OutputFormat == "wide",
		ColumnLabels:  *human.ColumnLabels,
		ShowLabels:    *human.ShowLabels,
	})
}

// showsCluster reports whether a table of the control plane has a column CLUSTER of its own that is printed, as those of the search proxy
// and of PlacementEvictions.
func (o *options) showsCluster(table *metav1.Table) bool {
	return o.scope == access.Karmada && slices.ContainsFunc(table.ColumnDefinitions, func(c metav1.TableColumnDefinition) bool {
		return strings.EqualFold(c.Name, "cluster") && (c.Priority == 0 || *o.print.OutputFormat == "wide")
	})
}

// addClusterColumns adds CLUSTER after the first column, unless the table has it, and ADOPTION as the last one. withoutAdoption selects
// the value "-".
func (o *options) addClusterColumns(table *metav1.Table, from *response, withoutAdoption bool) {
	width := len(table.ColumnDefinitions)
	first := min(1, width)
	cluster, title := []metav1.TableColumnDefinition{{Name: "Cluster", Type: "string"}}, []any{from.title()}
	if o.showsCluster(table) {
		cluster, title = nil, nil
	}
	table.ColumnDefinitions = slices.Concat(
		table.ColumnDefinitions[:first],
		cluster,
		table.ColumnDefinitions[first:],
		[]metav1.TableColumnDefinition{{Name: "Adoption", Type: "string"}},
	)
	for i := range table.Rows {
		row := &table.Rows[i]
		// A server may return fewer or more cells than columns; keep the added cells aligned.
		cells := make([]any, width)
		copy(cells, row.Cells)
		adoption := notApplicable
		if !withoutAdoption {
			adoption = from.adoptionOf(row.Object.Object)
		}
		row.Cells = slices.Concat(cells[:first], title, cells[first:], []any{adoption})
	}
}

// adoptionOf returns whether an object is managed: it has the label, and its Work exists. An object that stays in a member because its
// removal was pending when the control plane was restored has the label only.
func (r *response) adoptionOf(object runtime.Object) string {
	accessor, err := meta.Accessor(object)
	if err != nil || accessor.GetLabels()[names.Managed] != "true" || r.works.Has(workOf(accessor)) {
		return notAdopted
	}
	return adopted
}

// workOf returns the Work that a member object names.
func workOf(o metav1.Object) types.NamespacedName {
	a := o.GetAnnotations()
	return types.NamespacedName{Namespace: a[names.WorkNamespace], Name: a[names.WorkName]}
}

// maxWorkReads is the number of Works that are read one by one. To find more, those of the cluster are listed.
const maxWorkReads = 10

// missingWorks returns the Works that managed objects of a cluster name and that do not exist. Works that cannot be read are assumed to
// exist.
func (o *options) missingWorks(ctx context.Context, cluster string, infos []*resource.Info) sets.Set[types.NamespacedName] {
	named := sets.Set[types.NamespacedName]{}
	for _, info := range infos {
		table, err := asTable(info.Object)
		if err != nil {
			continue
		}
		for i := range table.Rows {
			object, err := meta.Accessor(table.Rows[i].Object.Object)
			if err == nil && object.GetLabels()[names.Managed] == "true" && object.GetAnnotations()[names.WorkName] != "" {
				named.Insert(workOf(object))
			}
		}
	}
	control, err := o.control.Client()
	if err != nil || len(named) == 0 {
		return nil
	}
	missing := sets.Set[types.NamespacedName]{}
	if len(named) <= maxWorkReads {
		for key := range named {
			if apierrors.IsNotFound(control.Get(ctx, key, &workv1alpha1.Work{})) {
				missing.Insert(key)
			}
		}
		return missing
	}
	existing := sets.Set[types.NamespacedName]{}
	err = access.EachPage(ctx, control, func(list *workv1alpha1.WorkList) {
		for i := range list.Items {
			existing.Insert(client.ObjectKeyFromObject(&list.Items[i]))
		}
	}, client.InNamespace(names.ExecutionNamespace(cluster)))
	if err != nil {
		return nil
	}
	return named.Difference(existing)
}

// hideLastColumn hides the last column unless the output format is wide.
func hideLastColumn(table *metav1.Table) {
	table.ColumnDefinitions[len(table.ColumnDefinitions)-1].Priority = 1
}

// asTable decodes a table. If a server returns a plain object instead, asTable returns a table with its name and age.
func asTable(object runtime.Object) (*metav1.Table, error) {
	raw, isUnstructured := object.(*unstructured.Unstructured)
	if !isUnstructured {
		return nil, fmt.Errorf("unexpected object of type %T", object)
	}
	if raw.GetKind() != "Table" || raw.GroupVersionKind().Group != metav1.GroupName {
		return plainTable(raw), nil
	}
	table := &metav1.Table{}
	if err := runtime.DefaultUnstructuredConverter.FromUnstructured(raw.Object, table); err != nil {
		return nil, fmt.Errorf("decode table: %w", err)
	}
	for i := range table.Rows {
		row := &table.Rows[i].Object
		if row.Raw == nil || row.Object != nil {
			continue
		}
		decoded, err := runtime.Decode(unstructured.UnstructuredJSONScheme, row.Raw)
		if err != nil {
			return nil, fmt.Errorf("decode object in table: %w", err)
		}
		row.Object = decoded
	}
	return table, nil
}

func plainTable(object *unstructured.Unstructured) *metav1.Table {
	age := "<unknown>"
	if created := object.GetCreationTimestamp(); !created.IsZero() {
		age = duration.HumanDuration(time.Since(created.Time))
	}
	return &metav1.Table{
		ColumnDefinitions: []metav1.TableColumnDefinition{
			{Name: "Name", Type: "string", Format: "name"},
			{Name: "Age", Type: "string"},
		},
		Rows: []metav1.TableRow{{Cells: []any{object.GetName(), age}, Object: runtime.RawExtension{Object: object}}},
	}
}

// counter counts the bytes written.
type counter struct {
	out     io.Writer
	written int
}

func (c *counter) Write(text []byte) (int, error) {
	n, err := c.out.Write(text)
	c.written += n
	return n, err
}
