// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package drift implements `karmadactl drift`, which lists the changes of propagated objects that were made in members, and the
// differences that are not applied.
//
//	status.drift of bindings ──► rows ──► table, JSON or YAML
package drift

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/output"
)

// Options select and format the rows.
type Options struct {
	// Output is one of json, yaml and wide, or empty.
	Output string
	// AllNamespaces ignores the namespace of the request.
	AllNamespaces bool
	// Clusters are the names of the clusters whose changes are listed; empty means all.
	Clusters []string
	Clock    clock.PassiveClock
}

// formats are the values of --output.
var formats = []string{output.JSON, output.YAML, output.Wide}

// NewCommand returns the command `drift`.
func NewCommand(s *access.Session) *cobra.Command {
	o, b := Options{Clock: clock.RealClock{}}, command.NewBase(s)
	c := command.WithoutArgs(b.Command(command.Help{
		Use:   "drift [-n NAMESPACE] [-C CLUSTER] [-o json|yaml|wide]",
		Short: "List changes of propagated objects that were made in member clusters",
		Long: `
			List changes of propagated objects that were made in member clusters, in all namespaces.

			A row with RESTORED shows fields that were changed in a cluster and set again, who changed them, and how often, or an
			object that was deleted in a cluster and created again. ADOPTED shows an existing object that was taken over. NOT-APPLIED
			shows fields that the apply strategy CreateOnly does not apply, and those that the API of the cluster does not have. Each
			row shows at most 10 fields, those of the last changes if there were more. Repeated changes are reported every 5 minutes.`,
		Example: `
			# List all changes
			PROGRAM drift

			# List the changes in one cluster
			PROGRAM drift -C member1

			# List the changes of the objects in a namespace, with all fields
			PROGRAM drift -n default -o wide`,
	}, func(ctx context.Context, _ []string) error {
		if err := b.CheckClusters(ctx, o.Clusters); err != nil {
			return err
		}
		o.Output = b.Output.String()
		return Run(ctx, s, b.Control, o)
	}, formats...))
	b.AddClusters(c, &o.Clusters)
	c.Flags().BoolVarP(&o.AllNamespaces, "all-namespaces", "A", false, "If true, list objects of all namespaces and ignore --namespace.")
	return c
}

// Change is the kind of a row.
type Change string

// The kinds of rows.
const (
	Restored   Change = "RESTORED"
	Adopted    Change = "ADOPTED"
	NotApplied Change = "NOT-APPLIED"
)

// Row is one kind of change of one object in one cluster. Programs read its JSON: fields are added, never renamed.
type Row struct {
	Namespace string       `json:"namespace,omitempty"`
	Object    string       `json:"object"`
	Cluster   string       `json:"cluster"`
	Change    Change       `json:"change"`
	Last      *metav1.Time `json:"last,omitempty"`
	Count     int64        `json:"count,omitempty"`
	Fields    []string     `json:"fields,omitempty"`
	Managers  []string     `json:"managers,omitempty"`
}

// deletedObject describes the restoration of a whole object.
const deletedObject = "(object deleted)"

// RowsOf returns the rows of a binding.
func RowsOf(b binding.Binding) (out []Row) {
	resource := b.BindingSpec().Resource
	for _, d := range b.BindingStatus().Drift {
		row := Row{
			Namespace: resource.Namespace, Object: flow.TitleOf(b),
			Cluster: d.ClusterName,
		}
		if d.Corrections > 0 {
			r := row
			r.Change, r.Last, r.Count, r.Fields, r.Managers = Restored, d.LastCorrectionTime, d.Corrections, d.Fields, d.Managers
			out = append(out, r)
		}
		if d.Adoption != nil {
			r := row
			r.Change, r.Last, r.Count, r.Fields = Adopted, &d.Adoption.Time, 1, d.Adoption.Fields
			out = append(out, r)
		}
		if len(d.NotApplied) > 0 {
			r := row
			r.Change, r.Fields = NotApplied, d.NotApplied
			out = append(out, r)
		}
	}
	return out
}

// Run lists the rows of all bindings in the namespace that the user set, or of all bindings.
func Run(ctx context.Context, s *access.Session, control *access.Control, o Options) error {
	if err := output.Check(o.Output, formats...); err != nil {
		return err
	}
	namespace, explicit, err := control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return err
	}
	if o.AllNamespaces || !explicit {
		namespace = metav1.NamespaceAll
	}
	api, err := control.Client()
	if err != nil {
		return err
	}
	rows, bindings := []Row{}, 0 // encoded as [], not null
	if err := access.EachBinding(ctx, api, namespace, func(b binding.Binding) {
		bindings++
		rows = append(rows, slices.DeleteFunc(RowsOf(b), func(r Row) bool {
			return len(o.Clusters) > 0 && !slices.Contains(o.Clusters, r.Cluster)
		})...)
	}); err != nil {
		return err
	}
	if bindings == 0 && namespace != "" && access.NamespaceMissing(ctx, api, namespace) {
		fmt.Fprintf(s.Err, "Warning: namespace %q does not exist.\n", namespace)
	}
	if output.Encodes(o.Output) {
		return output.Encode(s.Out, o.Output, rows, false)
	}
	if len(rows) == 0 {
		_, err := fmt.Fprintln(s.Out, "No changes in member clusters are recorded.")
		return err
	}
	table := [][]string{{"NAMESPACE", "OBJECT", "CLUSTER", "CHANGE", "LAST", "COUNT", "BY", "FIELDS"}}
	for i := range rows {
		r := &rows[i]
		fields := cmp.Or(strings.Join(r.Fields, ", "), "-")
		if r.Change == Restored && len(r.Fields) == 0 {
			fields = deletedObject
		}
		table = append(table, []string{
			cmp.Or(r.Namespace, "-"), r.Object, r.Cluster, string(r.Change), age(o.Clock.Now(), r.Last), cmp.Or(count(r.Count), "-"),
			cmp.Or(strings.Join(r.Managers, ","), "-"), fields,
		})
	}
	output.Terminal{Writer: s.Out}.Table(output.Rows(table))
	return nil
}

func age(now time.Time, t *metav1.Time) string {
	if t == nil {
		return "-"
	}
	return duration.HumanDuration(now.Sub(t.Time))
}

func count(n int64) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}
