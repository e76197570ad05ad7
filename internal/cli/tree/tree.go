// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package tree implements `karmadactl tree`, which shows the objects that belong to a template.
//
//	TYPE/NAME ──► observe.Reader ──► observe.Node: template ─► policy, binding ─► clusters ─► Work, member object ──► table, JSON or YAML
package tree

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/names"
)

type options struct {
	command.Objects
	all     bool
	members bool
}

// NewCommand returns the command `tree`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Objects: command.NewObjects(s)}
	o.Deleted = true
	c := o.Command(command.Help{
		Use:   "tree (TYPE NAME | TYPE/NAME ...)",
		Short: "Show the policy, the binding, the Works and the member objects of an object",
		Long: `
			Show the policy, the binding, the Works and the member objects of an object.

			Each object is shown with its age and its state. Objects that are propagated because this one requires them are shown
			with their bindings. If there are more than 20 clusters, those with problems are shown and the others are counted.`,
		Example: `
			# Show everything that belongs to the deployment nginx
			PROGRAM tree deployment/nginx

			# Show it without reading the members
			PROGRAM tree deployment/nginx --members=false`,
	}, o.run, output.JSON, output.YAML)
	o.AddColor(c)
	c.Flags().BoolVar(&o.all, "all", false, "If true, show all clusters. By default, at most 20 are shown.")
	c.Flags().BoolVar(&o.members, "members", true, "If true, read the objects in the members.")
	return c
}

func (o *options) run(ctx context.Context, args []string) error {
	subjects, err := o.Subjects(ctx, args)
	if err != nil {
		return err
	}
	reader := &observe.Reader{Access: o.Control, Control: o.Client, CommandLine: o.Control.CommandLine, Options: observe.Options{
		Limit: observe.Limit(explain.MaxRows, o.all), Members: o.members, References: true,
	}}
	for i, s := range subjects {
		objects, err := reader.Read(ctx, s)
		if err != nil {
			return err
		}
		root := observe.Tree(objects)
		if err := addDependencies(ctx, o.Client, root, s); err != nil {
			return err
		}
		if err := o.Print(root, i > 0, func() { Print(o.Terminal, root, clock.RealClock{}.Now()) }); err != nil {
			return err
		}
	}
	return nil
}

// addDependencies adds the bindings of the objects that the template requires.
func addDependencies(ctx context.Context, control client.Reader, root *observe.Node, s *explain.Subject) error {
	if s.Binding == nil || s.Namespace == "" {
		return nil
	}
	var list workv1alpha2.ResourceBindingList
	if err := control.List(ctx, &list, client.InNamespace(s.Namespace),
		client.HasLabels{names.DependedBy(s.Binding.GetNamespace(), s.Binding.GetName())}); err != nil {
		return fmt.Errorf("list the bindings of dependencies: %w", err)
	}
	slices.SortFunc(list.Items, func(a, b workv1alpha2.ResourceBinding) int { return strings.Compare(a.Name, b.Name) })
	for i := range list.Items {
		b := &list.Items[i]
		n := &observe.Node{
			Kind:      "ResourceBinding",
			Namespace: b.Namespace,
			Name:      b.Name,
			Created:   &b.CreationTimestamp,
			Message:   "required by the object",
			State:     flow.Done,
		}
		if p := (flow.View{}).Worst(b); p != nil {
			n.State, n.Message = observe.StateOf(*p), n.Message+"; "+p.Message
		}
		r := b.Spec.Resource
		n.Children = []*observe.Node{{Kind: r.Kind, Namespace: r.Namespace, Name: r.Name}}
		root.Children = append(root.Children, n)
	}
	return nil
}

// Print prints a tree as a table.
func Print(t output.Terminal, root *observe.Node, now time.Time) {
	rows := [][]output.Cell{output.Text("OBJECT", "STATE", "AGE", "DETAIL")}
	var add func(n *observe.Node, first, rest string)
	add = func(n *observe.Node, first, rest string) {
		name := n.Name
		if n.Namespace != "" {
			name = n.Namespace + "/" + name
		}
		row := output.Text(first+n.Kind+" "+name, "", "", n.Message)
		row[1] = observe.Cell(n.State)
		if n.Missing {
			row[1] = output.Cell{Text: "Missing", Color: output.Bad}
		}
		if n.Created != nil && !n.Created.IsZero() {
			row[2].Text = duration.HumanDuration(now.Sub(n.Created.Time))
		}
		rows = append(rows, row)
		hidden := observe.Hidden(n.Hidden)
		for i, child := range n.Children {
			if i == len(n.Children)-1 && hidden == "" {
				add(child, rest+"└─ ", rest+"   ")
			} else {
				add(child, rest+"├─ ", rest+"│  ")
			}
		}
		if hidden != "" {
			rows = append(rows, output.Text(rest+"└─ "+hidden, "", "", ""))
		}
	}
	add(root, "", "")
	t.Table(rows)
	if root.Note != "" {
		t.Printf("%s\n", root.Note)
	}
}
