// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package drift implements `karmadactl drift`, which lists the changes of propagated objects that were made in members, and the
// differences that are not applied.
//
//	status.drift of bindings ──► rows ──► table, JSON or YAML
package drift

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/client-go/dynamic"
	"k8s.io/kubectl/pkg/util/templates"
	"k8s.io/utils/clock"
	"sigs.k8s.io/yaml"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
)

const wide = "wide"

// formats are the values of --output.
var formats = []cobra.Completion{"json", "yaml", wide}

// Options select and format the rows.
type Options struct {
	// Output is one of json, yaml and wide, or empty.
	Output string
	// AllNamespaces ignores the namespace of the request.
	AllNamespaces bool
	Clock         clock.PassiveClock
}

// NewCommand returns the command `drift`.
func NewCommand(s *access.Session) *cobra.Command {
	o, control := Options{Clock: clock.RealClock{}}, access.NewControl(s)
	command := &cobra.Command{
		Use:                   "drift [-n NAMESPACE] [-o json|yaml|wide]",
		DisableFlagsInUseLine: true,
		Short:                 "List changes of propagated objects that were made in member clusters",
		Long: templates.LongDesc(`
			List changes of propagated objects that were made in member clusters, in all namespaces.

			A row with RESTORED shows fields that were changed in a cluster and set again, who changed them, and how often. ADOPTED
			shows an existing object that was taken over. NOT-APPLIED shows fields that the apply strategy CreateOnly does not apply.
			Each row shows at most 10 fields. Repeated changes are reported every 5 minutes.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# List all changes
			PROGRAM drift

			# List the changes of the objects in a namespace, with all fields
			PROGRAM drift -n default -o wide`, "PROGRAM", s.Program())),
		Args: cobra.NoArgs,
		RunE: func(command *cobra.Command, _ []string) error {
			_, explicit, err := control.ToRawKubeConfigLoader().Namespace()
			if err != nil {
				return err
			}
			o.AllNamespaces = o.AllNamespaces || !explicit
			return Run(command.Context(), s.Out, control, o)
		},
	}
	control.AddFlags(command.Flags())
	control.AddNamespaceFlag(command.Flags())
	command.Flags().BoolVarP(&o.AllNamespaces, "all-namespaces", "A", false, "If true, list objects of all namespaces and ignore --namespace.")
	command.Flags().StringVarP(&o.Output, "output", "o", "", "Output format. One of: (json, yaml, wide).")
	// The registration fails only for unknown flags.
	_ = command.RegisterFlagCompletionFunc("output", cobra.FixedCompletions(formats, cobra.ShellCompDirectiveNoFileComp))
	access.CompleteControlFlags(command, control)
	return command
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

// RowsOf returns the rows of a binding.
func RowsOf(b binding.Binding) (out []Row) {
	resource := b.BindingSpec().Resource
	for _, d := range b.BindingStatus().Drift {
		row := Row{
			Namespace: resource.Namespace, Object: strings.ToLower(binding.TemplateKind(b).GroupKind().String()) + "/" + resource.Name,
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

// pageSize is the number of bindings that one request lists.
const pageSize = 500

// Run lists the rows of all bindings in the namespace of the control, or in all namespaces and cluster-scoped.
func Run(ctx context.Context, out io.Writer, control *access.Control, o Options) error {
	if o.Output != "" && !slices.Contains(formats, o.Output) {
		return fmt.Errorf("unsupported output format %q, must be one of: json, yaml, wide", o.Output)
	}
	namespace, _, err := control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return err
	}
	config, err := control.ToRESTConfig()
	if err != nil {
		return err
	}
	api, err := dynamic.NewForConfig(config)
	if err != nil {
		return err
	}
	rows := []Row{} // encoded as [], not null
	for _, s := range binding.Scopes {
		var lister dynamic.ResourceInterface = api.Resource(workv1alpha2.GroupVersion.WithResource("clusterresourcebindings"))
		switch {
		case s.Namespaced && o.AllNamespaces:
			lister = api.Resource(workv1alpha2.GroupVersion.WithResource("resourcebindings"))
		case s.Namespaced:
			lister = api.Resource(workv1alpha2.GroupVersion.WithResource("resourcebindings")).Namespace(namespace)
		case !o.AllNamespaces:
			continue
		}
		for page := (metav1.ListOptions{Limit: pageSize}); ; {
			items, err := lister.List(ctx, page)
			if err != nil {
				return err
			}
			for i := range items.Items {
				b := s.New()
				if err := runtime.DefaultUnstructuredConverter.FromUnstructured(items.Items[i].Object, b); err != nil {
					return fmt.Errorf("decode %s %s: %w", s.Name, items.Items[i].GetName(), err)
				}
				rows = append(rows, RowsOf(b)...)
			}
			if page.Continue = items.GetContinue(); page.Continue == "" {
				break
			}
		}
	}
	return o.print(out, rows)
}

func (o Options) print(out io.Writer, rows []Row) error {
	switch o.Output {
	case "json":
		encoder := json.NewEncoder(out)
		encoder.SetIndent("", "  ")
		return encoder.Encode(rows)
	case "yaml":
		text, err := yaml.Marshal(rows)
		if err != nil {
			return fmt.Errorf("encode drift: %w", err)
		}
		_, err = out.Write(text)
		return err
	}
	if len(rows) == 0 {
		_, err := fmt.Fprintln(out, "No changes in member clusters are recorded.")
		return err
	}
	table := [][]string{{"NAMESPACE", "OBJECT", "CLUSTER", "CHANGE", "LAST", "COUNT", "BY", "FIELDS"}}
	for i := range rows {
		r := &rows[i]
		table = append(table, []string{
			orDash(r.Namespace), r.Object, r.Cluster, string(r.Change), age(o.Clock.Now(), r.Last), count(r.Count),
			orDash(strings.Join(r.Managers, ",")), o.fields(r.Fields),
		})
	}
	explain.PrintTable(out, "", table)
	return nil
}

// maxFields is the number of fields in a row without -o wide.
const maxFields = 2

func (o Options) fields(all []string) string {
	if o.Output == wide || len(all) <= maxFields {
		return orDash(strings.Join(all, ", "))
	}
	return fmt.Sprintf("%s and %d more", strings.Join(all[:maxFields], ", "), len(all)-maxFields)
}

func age(now time.Time, t *metav1.Time) string {
	if t == nil {
		return "-"
	}
	return duration.HumanDuration(now.Sub(t.Time))
}

func count(n int64) string {
	if n == 0 {
		return "-"
	}
	return fmt.Sprint(n)
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}
