// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/template"
)

// warnUnknown prints a warning for each printed template with replicas in clusters that are not ready, or without a binding: its numbers
// are the last known ones. It reads nothing unless a row is claimed by a policy, or shows ready pods without one. For claimed templates
// it reads bindings only if a cluster is not ready.
func (o *options) warnUnknown(ctx context.Context, kinds []kindTable) {
	shown, unclaimed := map[types.UID]bool{}, map[types.UID]string{}
	for _, kind := range kinds {
		for i := range kind.table.Rows {
			row := &kind.table.Rows[i]
			object, err := meta.Accessor(row.Object.Object)
			switch {
			case err != nil || len(row.Cells) < 2 || row.Cells[1] != controlTitle:
			case explain.ClaimantOf(object.GetAnnotations()) != nil:
				shown[object.GetUID()] = true
			case template.CarriesUnknown(kind.mapping.GroupVersionKind.GroupKind()) && showsReady(kind.table, row.Cells):
				title := flow.Title(kind.mapping.GroupVersionKind.GroupKind(), object.GetName())
				unclaimed[object.GetUID()] = strings.TrimPrefix(object.GetNamespace()+"/", "/") + title
			}
		}
	}
	if o.scope == access.Members || len(shown)+len(unclaimed) == 0 {
		return
	}
	control, err := o.control.Client()
	var clusters clusterv1alpha1.ClusterList
	if err != nil || len(shown) > 0 && control.List(ctx, &clusters) != nil {
		return // the warning is optional
	}
	view := flow.View{Lost: map[string]*flow.Problem{}}
	for i := range clusters.Items {
		if p := flow.OfCluster(&clusters.Items[i]); p != nil {
			view.Lost[clusters.Items[i].Name] = p
		}
	}
	if len(view.Lost)+len(unclaimed) == 0 {
		return
	}
	namespace := o.namespace
	if o.allNamespaces {
		namespace = ""
	}
	var lines []string
	err = access.EachBinding(ctx, control, namespace, func(b binding.Binding) {
		delete(unclaimed, b.BindingSpec().Resource.UID)
		if p := view.Unknown(b); p != nil && shown[b.BindingSpec().Resource.UID] {
			lines = append(lines, strings.TrimPrefix(p.Namespace+"/", "/")+p.Object+": "+p.Message)
		}
	})
	if err != nil {
		return
	}
	for _, title := range unclaimed {
		lines = append(lines, title+" has no binding: its numbers are the last ones that its clusters reported")
	}
	slices.Sort(lines)
	for _, line := range lines {
		fmt.Fprintf(o.session.Err, "warning: %s\n", line)
	}
}

// showsReady reports whether a row of a workload shows ready pods.
func showsReady(table *metav1.Table, cells []any) bool {
	i := slices.IndexFunc(table.ColumnDefinitions, func(c metav1.TableColumnDefinition) bool { return c.Name == "Ready" })
	if i < 0 || i >= len(cells) {
		return false
	}
	text := fmt.Sprint(cells[i]) // "2/3" or a number
	return text != "" && text[0] >= '1' && text[0] <= '9'
}
