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
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/template"
)

// maxCompared is the number of templates whose generation is compared with the reported ones: the bindings are read for it.
const maxCompared = 500

// numbered are the printed templates whose numbers can be older than they look, by UID.
type numbered struct {
	// claimed holds the generations of those that a policy claims; 0 if the kind has no replicas.
	claimed map[types.UID]int64
	// unclaimed holds the titles of others that show ready pods.
	unclaimed map[types.UID]string
	// compared is the number of claimed ones with a generation.
	compared int
	// last identifies the last claimed one.
	last     schema.GroupKind
	lastName types.NamespacedName
}

func newNumbered(kinds []kindTable) *numbered {
	t := &numbered{claimed: map[types.UID]int64{}, unclaimed: map[types.UID]string{}}
	for _, kind := range kinds {
		gk := kind.mapping.GroupVersionKind.GroupKind()
		for i := range kind.table.Rows {
			row := &kind.table.Rows[i]
			object, err := meta.Accessor(row.Object.Object)
			switch {
			case err != nil || len(row.Cells) < 2 || row.Cells[1] != controlTitle:
			case explain.ClaimantOf(object.GetAnnotations()) != nil:
				t.last, t.lastName = gk, types.NamespacedName{Namespace: object.GetNamespace(), Name: object.GetName()}
				t.claimed[object.GetUID()] = 0
				if template.CarriesUnknown(gk) {
					t.claimed[object.GetUID()] = object.GetGeneration()
					t.compared++
				}
			case template.CarriesUnknown(gk) && showsReady(kind.table, row.Cells):
				t.unclaimed[object.GetUID()] = strings.TrimPrefix(object.GetNamespace()+"/", "/") + flow.Title(gk, object.GetName())
			}
		}
	}
	return t
}

// eachBinding calls each for the bindings of the templates, and others.
func (t *numbered) eachBinding(ctx context.Context, control client.Reader, namespace string, each func(binding.Binding)) error {
	if len(t.claimed) != 1 || len(t.unclaimed) > 0 {
		return access.EachBinding(ctx, control, namespace, each)
	}
	b, _, err := binding.Find(t.last, t.lastName, func(key types.NamespacedName, b binding.Binding) error {
		return control.Get(ctx, key, b.(client.Object))
	})
	if b != nil {
		each(b)
	}
	return err
}

// warnUnknown prints a warning for each printed template with replicas in clusters that are not ready, or without a binding, or of which
// clusters have reported an older generation: its numbers are the last known ones. It reads nothing unless a row is claimed by a policy,
// or shows ready pods without one. The bindings of claimed templates without replicas are read only if a cluster is not ready.
func (o *options) warnUnknown(ctx context.Context, kinds []kindTable) {
	t := newNumbered(kinds)
	if o.scope == access.Members || len(t.claimed)+len(t.unclaimed) == 0 {
		return
	}
	control, err := o.control.Client()
	var clusters clusterv1alpha1.ClusterList
	if err != nil || len(t.claimed) > 0 && control.List(ctx, &clusters) != nil {
		return // the warning is optional
	}
	lost := map[string]*flow.Problem{}
	for i := range clusters.Items {
		if p := flow.OfCluster(&clusters.Items[i]); p != nil {
			lost[clusters.Items[i].Name] = p
		}
	}
	compare := t.compared > 0 && t.compared <= maxCompared
	if len(lost)+len(t.unclaimed) == 0 && !compare {
		return
	}
	namespace := o.namespace
	if o.allNamespaces {
		namespace = ""
	}
	var lines []string
	add := func(p *flow.Problem, suffix string) {
		lines = append(lines, strings.TrimPrefix(p.Namespace+"/", "/")+p.Object+": "+p.Message+suffix)
	}
	err = t.eachBinding(ctx, control, namespace, func(b binding.Binding) {
		delete(t.unclaimed, b.BindingSpec().Resource.UID)
		generation, claimed := t.claimed[b.BindingSpec().Resource.UID]
		if !claimed {
			return
		}
		view := flow.View{Lost: lost, Generation: generation}
		if p := view.Unknown(b); p != nil {
			add(p, "")
		}
		// The later stages of a rollout have an older generation until it reaches them: `rollout status` shows it.
		if generation == 0 || !compare || b.BindingSpec().StagedRollout != nil {
			return
		}
		if p := view.Outdated(b); p != nil && p.Clusters > 1 {
			add(p, ", and "+plural.Count(p.Clusters-1, "more cluster"))
		} else if p != nil {
			add(p, "")
		}
	})
	if err != nil {
		return
	}
	for _, title := range t.unclaimed {
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
