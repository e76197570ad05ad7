// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package status implements `karmadactl status`, which shows the state of the fleet and its most serious problems.
//
//	clusters, bindings (in pages) ──► Fleet: counts, and the worst problems ──► text, JSON or YAML
//
// The status of a binding contains that of its clusters, so Works and members are not read. Memory does not grow with the number of
// objects.
package status

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/util/duration"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
)

// maxProblems is the number of problems that are listed by default.
const maxProblems = 10

type options struct {
	command.Base
	all bool
}

// NewCommand returns the command `status`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Base: command.NewBase(s)}
	c := command.WithoutArgs(o.Command(command.Help{
		Use: "status", Short: "Show the state of clusters and propagated objects, and the most serious problems",
		Long: `
			Show the state of clusters and propagated objects, and the most serious problems.

			An object has a problem if it is not scheduled, if a manifest cannot be rendered, if a cluster has not applied it, if its
			removal is held, or if a cluster reports that it is not healthy. Each object is listed once, with its most serious
			problem; those that concern most clusters are listed first, then the oldest ones. Use trace and why to examine one object.

			With --namespace, only objects in that namespace are considered.`,
		Example: `
			# Show the state of the fleet and its ten most serious problems
			PROGRAM status

			# Show all problems of objects in the namespace shop
			PROGRAM status -n shop --all`,
	}, func(ctx context.Context, _ []string) error { return o.run(ctx) }, output.JSON, output.YAML))
	o.AddColor(c)
	c.Flags().BoolVar(&o.all, "all", false, "If true, list all problems. By default, the ten most serious ones are listed.")
	return c
}

func (o *options) run(ctx context.Context) error {
	t, err := o.OpenTerminal()
	if err != nil {
		return err
	}
	control, err := o.Control.Client()
	if err != nil {
		return err
	}
	f, err := read(ctx, control, o.Control.Namespace, observe.Limit(maxProblems, o.all))
	if err != nil {
		return err
	}
	return o.Print(f, false, func() { f.print(t, time.Now()) })
}

// read reads the fleet. namespace is "" for all objects.
func read(ctx context.Context, control client.Reader, namespace string, limit int) (*Fleet, error) {
	f := newFleet(limit)
	var clusters clusterv1alpha1.ClusterList
	if err := control.List(ctx, &clusters); err != nil {
		return nil, err
	}
	for i := range clusters.Items {
		f.addCluster(&clusters.Items[i])
	}
	return f, access.EachBinding(ctx, control, namespace, f.addBinding)
}

// print prints the fleet.
func (f *Fleet) print(t output.Terminal, now time.Time) {
	clusters := fmt.Sprintf("%d, %d ready", f.Clusters, f.Ready)
	if n := f.Clusters - f.Ready; n > 0 {
		clusters += t.Paint(fmt.Sprintf(", %d not ready", n), output.Bad)
	}
	if f.Cordoned > 0 {
		clusters += fmt.Sprintf(", %d cordoned", f.Cordoned)
	}
	objects := fmt.Sprintf("%d, %d healthy", f.Objects, f.Healthy)
	if text := f.summary(); text != "" {
		objects += t.Paint(", "+text, output.Bad)
	}
	if f.Suspended > 0 {
		objects += fmt.Sprintf(" (%d suspended)", f.Suspended)
	}
	t.Printf("Clusters:   %s\nObjects:    %s\n", clusters, objects)
	if len(f.Worst) == 0 {
		return
	}
	rows := [][]output.Cell{output.Text("PROBLEM", "NAMESPACE", "OBJECT", "CLUSTERS", "SINCE", "REASON")}
	for i := range f.Worst {
		p := &f.Worst[i]
		row := output.Text(string(p.Kind), p.Namespace, p.Object, "", "", p.Message)
		row[0].Color = output.Bad
		if p.Kind.rank() >= NotHealthy.rank() {
			row[0].Color = output.Pending
		}
		if p.Clusters > 0 {
			row[3].Text = fmt.Sprint(p.Clusters)
		}
		if p.Since != nil && !p.Since.IsZero() {
			row[4].Text = duration.HumanDuration(now.Sub(p.Since.Time))
		}
		rows = append(rows, row)
	}
	t.Printf("\n")
	t.Table(rows)
	total := 0
	for _, n := range f.Problems {
		total += n
	}
	if more := total - len(f.Worst); more > 0 {
		t.Printf("%s (use --all to list them)\n", explain.Count(int64(more), "more problem"))
	}
}
