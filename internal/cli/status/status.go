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
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/kubectl/pkg/util/templates"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/output"
)

const (
	// maxProblems is the number of problems that are listed by default.
	maxProblems = 10
	// pageSize is the number of objects per list request.
	pageSize = 500
)

type options struct {
	session *access.Session
	control *access.Control
	output  output.Flag
	color   output.ColorFlag
	all     bool
}

// NewCommand returns the command `status`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{session: s, control: access.NewControl(s)}
	command := &cobra.Command{
		Use:                   "status",
		DisableFlagsInUseLine: true,
		Short:                 "Show the state of clusters and propagated objects, and the most serious problems",
		Long: templates.LongDesc(`
			Show the state of clusters and propagated objects, and the most serious problems.

			An object has a problem if it is not scheduled, if a manifest cannot be rendered, if a cluster has not applied it, if its
			removal is held, or if a cluster reports that it is not healthy. Each object is listed once, with its most serious
			problem; those that concern most clusters are listed first, then the oldest ones. Use trace and why to examine one object.

			With --namespace, only objects in that namespace are considered.`),
		Example: templates.Examples(strings.ReplaceAll(`
			# Show the state of the fleet and its ten most serious problems
			PROGRAM status

			# Show all problems of objects in the namespace shop
			PROGRAM status -n shop --all`, "PROGRAM", s.Program())),
		Args: cobra.NoArgs,
		RunE: func(command *cobra.Command, _ []string) error { return o.run(command.Context()) },
	}
	o.control.AddFlags(command.Flags())
	o.control.AddNamespaceFlag(command.Flags())
	o.output.AddTo(command, output.JSON, output.YAML)
	o.color.AddTo(command)
	command.Flags().BoolVar(&o.all, "all", false, "If true, list all problems. By default, the ten most serious ones are listed.")
	access.CompleteControlFlags(command, o.control)
	return command
}

func (o *options) run(ctx context.Context) error {
	if err := o.output.Check(); err != nil {
		return err
	}
	t, err := o.color.Terminal(o.session.Out, o.session.Env["NO_COLOR"])
	if err != nil {
		return err
	}
	control, err := o.control.Reader()
	if err != nil {
		return err
	}
	limit := maxProblems
	if o.all {
		limit = 0
	}
	f, err := read(ctx, control, o.control.Namespace, limit)
	if err != nil {
		return err
	}
	if o.output.Encodes() {
		return o.output.Encode(o.session.Out, f, false)
	}
	f.print(t, time.Now())
	return nil
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
	err := pages(ctx, control, func(list *workv1alpha2.ResourceBindingList) {
		for i := range list.Items {
			f.addBinding(&list.Items[i])
		}
	}, client.InNamespace(namespace))
	if err != nil || namespace != "" {
		return f, err
	}
	return f, pages(ctx, control, func(list *workv1alpha2.ClusterResourceBindingList) {
		for i := range list.Items {
			f.addBinding(&list.Items[i])
		}
	})
}

// errExpired is returned if the list of objects takes longer than the API server keeps its versions.
var errExpired = errors.New("the objects changed too much while they were listed; try again")

// pages lists objects in pages and calls each for every page.
func pages[L any, PL interface {
	*L
	client.ObjectList
}](ctx context.Context, control client.Reader, each func(PL), options ...client.ListOption) error {
	token := ""
	for {
		list := PL(new(L)) // decoding into the last page would keep some of its fields
		switch err := control.List(ctx, list, append(options, client.Limit(pageSize), client.Continue(token))...); {
		case apierrors.IsResourceExpired(err):
			return errExpired
		case err != nil:
			return err
		}
		each(list)
		if token = list.GetContinue(); token == "" {
			return nil
		}
	}
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
