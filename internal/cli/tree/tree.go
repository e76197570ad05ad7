// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package tree implements `karmadactl tree`, which shows the objects that belong to a template.
//
//	TYPE/NAME ──► observe.Reader ──► node: template ─► policy, binding ─► clusters ─► Work, member object ──► table, JSON or YAML
package tree

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/duration"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/command"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/names"
)

// Node is an object with the objects that belong to it. Programs read its JSON: fields are added, never renamed.
type Node struct {
	// Kind is "Cluster" for the node that groups the objects of one cluster.
	Kind      string `json:"kind"`
	Namespace string `json:"namespace,omitempty"`
	Name      string `json:"name"`
	// Missing reports whether the object does not exist although it should.
	Missing bool `json:"missing,omitempty"`
	// Created is the time of creation.
	Created *metav1.Time `json:"created,omitempty"`
	// State is the state of the object, Message the details.
	State    flow.State `json:"state,omitempty"`
	Message  string     `json:"message,omitempty"`
	Children []*Node    `json:"children,omitempty"`
	// Hidden counts the clusters without a node, by state.
	Hidden map[flow.State]int `json:"hidden,omitempty"`
	// Note names the objects that the user may not read.
	Note string `json:"note,omitempty"`
}

type options struct {
	command.Objects
	all     bool
	members bool
}

// NewCommand returns the command `tree`.
func NewCommand(s *access.Session) *cobra.Command {
	o := &options{Objects: command.NewObjects(s)}
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
	reader := &observe.Reader{Access: o.Control, Control: o.Client, Options: observe.Options{
		Limit: observe.Limit(explain.MaxRows, o.all), Members: o.members,
	}}
	for i, s := range subjects {
		objects, err := reader.Read(ctx, s)
		if err != nil {
			return err
		}
		root := New(objects)
		if err := addDependencies(ctx, o.Client, root, s); err != nil {
			return err
		}
		if err := o.Print(root, i > 0, func() { Print(o.Terminal, root, clock.RealClock{}.Now()) }); err != nil {
			return err
		}
	}
	return nil
}

// New returns the tree of the objects of a template.
func New(o *flow.Objects) *Node {
	root := &Node{Kind: o.Kind, Namespace: o.Namespace, Name: o.Name, Missing: o.Template == nil, Note: o.Note()}
	if o.Template != nil {
		root.Created = created(o.Template)
	}
	if o.Policy != "" {
		kind, name, _ := strings.Cut(o.Policy, " ")
		p := &Node{Kind: kind, Name: name, Message: o.PolicyProblem}
		if namespace, short, found := strings.Cut(name, "/"); found {
			p.Namespace, p.Name = namespace, short
		}
		root.Children = append(root.Children, p)
	} else if o.Unclaimed != "" && o.Binding == nil {
		root.State, root.Message = flow.Waiting, o.Unclaimed
	}
	if o.Binding == nil {
		return root
	}
	b := &Node{
		Kind:      binding.ScopeOf(o.Binding).Name,
		Namespace: o.Namespace,
		Name:      o.Binding.GetName(),
		Created:   created(o.Binding),
		Hidden:    o.Hidden,
	}
	b.State, b.Message = bindingState(o)
	for i := range o.Clusters {
		b.Children = append(b.Children, clusterNode(o, &o.Clusters[i]))
	}
	root.Children = append(root.Children, b)
	return root
}

func created(o metav1.Object) *metav1.Time {
	at := o.GetCreationTimestamp()
	return &at
}

// bindingState returns the state of a binding by its conditions.
func bindingState(o *flow.Objects) (flow.State, string) {
	if problems := flow.ProblemsOf(o.Binding); len(problems) > 0 {
		return stateOf(problems[0]), problems[0].Message
	}
	switch full := meta.FindStatusCondition(o.Binding.BindingStatus().Conditions, workv1alpha2.FullyApplied); {
	case o.Held != "":
		return flow.Waiting, o.Held
	case o.Total == 0:
		return flow.Done, "no clusters"
	case full == nil || full.Status != metav1.ConditionTrue:
		return flow.Waiting, "not fully applied yet"
	default:
		return flow.Done, explain.Count(int64(o.Total), "cluster")
	}
}

// stateOf returns the state of an object with a problem.
func stateOf(p flow.Problem) flow.State {
	if p.Kind.Waits() || p.Kind == flow.NotScheduled && p.Since == nil {
		return flow.Waiting
	}
	return flow.Failed
}

// clusterNode returns the node of a cluster, with its Work and its member object.
func clusterNode(o *flow.Objects, c *flow.Cluster) *Node {
	state := o.StateOf(c)
	n := &Node{Kind: "Cluster", Name: c.Name, State: state.State, Message: state.Message, Missing: c.Cluster == nil}
	if state.Replicas != nil {
		n.Message = strings.TrimSuffix(explain.Replicas(int64(*state.Replicas))+"; "+n.Message, "; ")
	}
	work := &Node{
		Kind:      "Work",
		Namespace: names.ExecutionNamespace(c.Name),
		Name:      names.Work(o.Kind, o.Namespace, o.Name),
		Missing:   c.Work == nil,
	}
	if c.Work != nil {
		work.Name, work.Created, work.State = c.Work.Name, created(c.Work), flow.Done
		if state.Stage != flow.Healthy {
			work.State = state.State
		}
	}
	n.Children = append(n.Children, work)
	if !c.Looked {
		return n
	}
	member := &Node{Kind: o.Kind, Namespace: o.Namespace, Name: o.Name}
	switch {
	case c.Member != nil:
		member.Created, member.State = created(c.Member), flow.Done
		if c.Member.GetLabels()[names.Managed] != "true" {
			member.State, member.Message = flow.Failed, "not managed by Karmada"
		}
	case c.MemberError != "":
		member.State, member.Message = flow.Waiting, "unknown: "+c.MemberError
	default:
		member.Missing = true
	}
	work.Children = append(work.Children, member)
	return n
}

// addDependencies adds the bindings of the objects that the template requires.
func addDependencies(ctx context.Context, control client.Reader, root *Node, s *explain.Subject) error {
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
		n := &Node{
			Kind:      "ResourceBinding",
			Namespace: b.Namespace,
			Name:      b.Name,
			Created:   created(b),
			Message:   "required by the object",
			State:     flow.Done,
		}
		if p := (flow.View{}).Worst(b); p != nil {
			n.State, n.Message = stateOf(*p), n.Message+"; "+p.Message
		}
		r := b.Spec.Resource
		n.Children = []*Node{{Kind: r.Kind, Namespace: r.Namespace, Name: r.Name}}
		root.Children = append(root.Children, n)
	}
	return nil
}

// Print prints a tree as a table.
func Print(t output.Terminal, root *Node, now time.Time) {
	rows := [][]output.Cell{output.Text("OBJECT", "STATE", "AGE", "DETAIL")}
	var add func(n *Node, first, rest string)
	add = func(n *Node, first, rest string) {
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
