// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package get

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/types"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
)

// warnUnknown prints a warning for each printed template with replicas in clusters that are not ready: its numbers are the last known
// ones. It reads nothing unless a row is claimed by a policy, and no bindings unless a cluster is not ready.
func (o *options) warnUnknown(ctx context.Context, kinds []kindTable) {
	shown := map[types.UID]bool{}
	for _, kind := range kinds {
		for i := range kind.table.Rows {
			if object, err := meta.Accessor(kind.table.Rows[i].Object.Object); err == nil && explain.ClaimantOf(object.GetAnnotations()) != nil {
				shown[object.GetUID()] = true
			}
		}
	}
	if o.scope == access.Members || len(shown) == 0 {
		return
	}
	control, err := o.control.Client()
	var clusters clusterv1alpha1.ClusterList
	if err != nil || control.List(ctx, &clusters) != nil {
		return // the warning is optional
	}
	view := flow.View{Lost: map[string]*flow.Problem{}}
	for i := range clusters.Items {
		if p := flow.OfCluster(&clusters.Items[i]); p != nil {
			view.Lost[clusters.Items[i].Name] = p
		}
	}
	if len(view.Lost) == 0 {
		return
	}
	namespace := o.namespace
	if o.allNamespaces {
		namespace = ""
	}
	var lines []string
	_ = access.EachBinding(ctx, control, namespace, func(b binding.Binding) { // the warning is optional
		if p := view.Worst(b); p != nil && p.Kind == flow.StatusUnknown && shown[b.BindingSpec().Resource.UID] {
			lines = append(lines, strings.TrimPrefix(p.Namespace+"/", "/")+p.Object+": "+p.Message)
		}
	})
	slices.Sort(lines)
	for _, line := range lines {
		fmt.Fprintf(o.session.Err, "warning: %s\n", line)
	}
}
