// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
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
	// Note describes objects that the pods lack, and names those that the user may not read.
	Note string `json:"note,omitempty"`
}

// Tree returns the tree of the objects of a template.
func Tree(o *flow.Objects) *Node {
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
	} else if o.Synced && o.Binding == nil {
		root.State, root.Message, root.Hidden = flow.Done, o.Unclaimed, o.Hidden
		for i := range o.Clusters {
			root.Children = append(root.Children, clusterNode(o, &o.Clusters[i]))
		}
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
	if o.Rollout != nil {
		b.Children = append(b.Children, rolloutNode(o.Rollout))
	}
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
	if problems := o.View().Problems(o.Binding); len(problems) > 0 {
		return StateOf(problems[0]), problems[0].Message
	}
	switch full := meta.FindStatusCondition(o.Binding.BindingStatus().Conditions, workv1alpha2.FullyApplied); {
	case o.Held != "":
		return flow.Waiting, o.Held
	case o.Total == 0:
		return flow.Done, "no clusters"
	case full == nil || full.Status != metav1.ConditionTrue:
		return flow.Waiting, "not fully applied yet"
	case slices.ContainsFunc(o.Clusters, func(c flow.Cluster) bool { return o.StateOf(&c).State != flow.Done }):
		return flow.Waiting, explain.Count(int64(o.Total), "cluster") + ", not all up to date and healthy"
	default:
		return flow.Done, explain.Count(int64(o.Total), "cluster")
	}
}

// rolloutNode returns the node of a staged rollout.
func rolloutNode(r flow.Rollout) *Node {
	kind := "StagedRollout"
	if r.GetNamespace() == "" {
		kind = "ClusterStagedRollout"
	}
	n := &Node{Kind: kind, Namespace: r.GetNamespace(), Name: r.GetName(), Created: created(r), State: flow.Done}
	n.Message = fmt.Sprintf("revision %d", r.RolloutStatus().Revision)
	if p := flow.RolloutProblem(r); p != nil {
		n.State, n.Message = StateOf(*p), p.Message
	}
	return n
}

// StateOf returns the state of an object with a problem.
func StateOf(p flow.Problem) flow.State {
	if p.Kind.Waits() || p.Kind == flow.RolloutWaits || p.Kind == flow.RolloutPaused || p.Kind == flow.RolloutReturned ||
		p.Kind == flow.NotScheduled && p.Since == nil || p.Message == flow.Suspended {
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
		if state.Stage != flow.Healthy && state.Stage != flow.RolledOut {
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
		switch {
		case state.Stage == flow.Healthy:
			member.State = state.State
		case state.State != flow.Done && state.Stage != flow.RolledOut:
			member.State, member.Message = flow.Waiting, "not up to date"
		}
		if c.Member.GetLabels()[names.Managed] != "true" {
			member.State, member.Message = flow.Failed, "not managed by Karmada"
			if o.Synced {
				member.State, member.Message = flow.Done, "existed in the cluster before, not managed by Karmada"
			}
		}
	case c.MemberError != "":
		member.State, member.Message = flow.Waiting, "unknown: "+c.MemberError
	default:
		member.Missing = true
	}
	work.Children = append(work.Children, member)
	return n
}
