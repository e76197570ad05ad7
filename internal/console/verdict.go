// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/names"
)

// verdict is the most serious problem of an object, in the words of the lists, and what can be changed. Its kind is empty if the object
// only waits, or has no problem.
type verdict struct {
	flow.Problem
	State flow.State `json:"state"`
	// Hints are facts about the object in the cluster that may have caused the problem.
	Hints []string `json:"hints"`
	// Change holds the policies whose change may end the problem.
	Change []template `json:"change"`
}

// newVerdict returns the verdict on an object. nearly are the policies that almost select it.
func newVerdict(o *flow.Objects, timeline *flow.Timeline, nearly []explain.NearMatch, overrides []appliedOverride) *verdict {
	v := &verdict{State: flow.Done, Hints: []string{}, Change: []template{}}
	if o.Binding == nil {
		v.unbound(o, timeline, nearly)
		return v
	}
	if p := o.View().Worst(o.Binding); p != nil {
		v.Problem, v.State = *p, observe.StateOf(*p)
	}
	v.inClusters(o)
	if v.Kind == "" && v.State == flow.Done && len(timeline.Waiting) > 0 {
		v.State, v.Message = flow.Waiting, timeline.Waiting[0]
	}
	if v.Kind == flow.NotScheduled && o.Policy != "" {
		v.change(policyTemplate(o.Policy))
	}
	v.addField(o)
	for i := range overrides {
		switch a := &overrides[i]; {
		case a.Failed != "" && v.Kind == flow.NotRendered:
			v.change(a.template)
		case a.Failed == "" && a.Cluster == v.Cluster && slices.Contains([]flow.ProblemKind{flow.NotHealthy, flow.NotApplied}, v.Kind):
			v.Hints = append(v.Hints, a.Kind+" "+strings.TrimPrefix(a.Namespace+"/"+a.Name, "/")+" changes it there: "+strings.Join(a.Paths, ", "))
			v.change(a.template)
		}
	}
	return v
}

// addField adds the field of the policy that keeps an object from being applied.
func (v *verdict) addField(o *flow.Objects) {
	if v.Kind != flow.NotApplied || o.Policy == "" {
		return
	}
	field := ""
	switch s := o.Binding.BindingSpec().Suspension; {
	case strings.Contains(v.Message, names.ConflictResolution):
		field = "spec.conflictResolution: Overwrite lets Karmada take the object over"
	case !strings.Contains(v.Message, flow.Suspended) || s == nil:
	case s.Dispatching != nil && *s.Dispatching:
		field = "spec.suspension.dispatching suspends it"
	case s.DispatchingOnClusters != nil:
		field = "spec.suspension.dispatchingOnClusters suspends it"
	}
	if field != "" {
		v.Hints = append(v.Hints, o.Policy+": "+field)
		v.change(policyTemplate(o.Policy))
	}
}

func (v *verdict) change(t template) {
	if !slices.Contains(v.Change, t) {
		v.Change = append(v.Change, t)
	}
}

// unbound sets the verdict on an object without a binding.
func (v *verdict) unbound(o *flow.Objects, timeline *flow.Timeline, nearly []explain.NearMatch) {
	v.State = flow.Waiting
	switch {
	case o.Policy != "" && len(timeline.Waiting) > 0:
		v.Message = timeline.Waiting[0]
	case o.Unclaimed == explain.NotSelected:
		v.Message = unclaimedMessage(nearly)
	default:
		v.Message = o.Unclaimed
	}
	if o.Policy == "" && o.Template != nil && slices.Contains(workloadKinds, o.Template.GroupVersionKind()) {
		v.Kind, v.State = flow.NoPolicy, flow.Failed
	}
	for i := range nearly[:min(len(nearly), 3)] {
		v.change(policyTemplate(nearly[i].Policy.String()))
	}
}

// inClusters sets the clusters of the problem, and the reason there. Without a problem, it sets what the first cluster waits for.
func (v *verdict) inClusters(o *flow.Objects) {
	if v.Kind == flow.NotRendered {
		for i := range o.Clusters {
			if flow.RenderFailure(o.Binding, o.Clusters[i].Name) != "" {
				v.Cluster = cmp.Or(v.Cluster, o.Clusters[i].Name)
				v.Clusters++
			}
		}
	}
	for i := range o.Clusters {
		c := &o.Clusters[i]
		s := o.StateOf(c)
		if v.Kind == "" && v.State == flow.Done && s.State != flow.Done {
			v.State, v.Cluster = s.State, c.Name
		}
		if s.State != flow.Done && c.Name == v.Cluster && s.Message != "" && (v.Kind == "" || problemIn(o, c, s) == v.Kind) {
			v.Message = strings.TrimPrefix(s.Message, "cluster "+c.Name+": ")
		}
	}
	v.Message = strings.TrimPrefix(v.Message, v.Cluster+": ")
}

// policyTemplate returns the policy that a text such as "PropagationPolicy default/web" names.
func policyTemplate(text string) template {
	kind, key, _ := strings.Cut(text, " ")
	namespace, name, found := strings.Cut(key, "/")
	if !found {
		namespace, name = "", key
	}
	return template{policyv1alpha1.GroupVersion.Group, policyv1alpha1.GroupVersion.Version, kind, namespace, name}
}

// clusterState is the state of an object in one cluster.
type clusterState struct {
	flow.ClusterState
	// Problem is the kind of the problem there, as in the lists; empty if the object only waits.
	Problem flow.ProblemKind `json:"problem,omitempty"`
	// Ready is the number of ready replicas that the cluster reports; nil without replicas.
	Ready *int32 `json:"ready,omitempty"`
}

func newClusterState(o *flow.Objects, c *flow.Cluster) clusterState {
	s := o.StateOf(c)
	out := clusterState{ClusterState: s, Problem: problemIn(o, c, s)}
	if s.Replicas != nil {
		out.Ready = readyOf(o.Binding.BindingStatus(), c.Name)
	}
	return out
}

// readyOf returns the ready replicas that a cluster reports, or 0.
func readyOf(status *workv1alpha2.ResourceBindingStatus, cluster string) *int32 {
	n := int32(0)
	for i := range status.AggregatedStatus {
		if item := &status.AggregatedStatus[i]; item.ClusterName == cluster {
			n = readyIn(item)
		}
	}
	return &n
}

// failures are the kinds of problems of failed stages.
var failures = map[flow.Stage]flow.ProblemKind{ //nolint:gochecknoglobals // a constant table
	flow.Rendered: flow.NotRendered, flow.Applied: flow.NotApplied, flow.Healthy: flow.NotHealthy, flow.Removed: flow.RemovalHeld,
	flow.RolledOut: flow.RolloutFailed,
}

// problemIn returns the kind of the problem of an object in a cluster, or "".
func problemIn(o *flow.Objects, c *flow.Cluster, s flow.ClusterState) flow.ProblemKind {
	lost := c.Unreachable || c.Cluster != nil && flow.OfCluster(c.Cluster) != nil
	missing := c.Looked && c.Member == nil && c.MemberError == ""
	unhealthy := c.Work != nil && len(c.Work.Status.ManifestStatuses) > 0 &&
		c.Work.Status.ManifestStatuses[0].Health == workv1alpha1.ResourceUnhealthy
	switch {
	case s.State == flow.Done:
		return ""
	case s.Stage == flow.Healthy && lost:
		return flow.StatusUnknown
	case s.Stage == flow.Rendered && s.State == flow.Failed && flow.RenderFailure(o.Binding, c.Name) == "":
		return flow.RestartHeld
	case s.State == flow.Failed:
		return failures[s.Stage]
	case s.Stage == flow.Healthy && (missing || unhealthy):
		return flow.NotHealthy
	}
	return ""
}

// failedRule matches the override policy in the reason of a failed rendering.
var failedRule = regexp.MustCompile(`((?:Cluster)?OverridePolicy) (\S+), rule \d+: `)

// failedOverride returns the override policy that could not be applied to the manifest of a cluster.
func failedOverride(o *flow.Objects, cluster string) (out appliedOverride, failed bool) {
	if o.Binding == nil {
		return out, false
	}
	reason := flow.RenderFailure(o.Binding, cluster)
	found := failedRule.FindStringSubmatchIndex(reason)
	if found == nil {
		return out, false
	}
	out.template = policyTemplate(reason[found[2]:found[3]] + " " + reason[found[4]:found[5]])
	out.Cluster, out.Paths, out.Failed = cluster, []string{}, reason[found[5]+len(", "):]
	return out, true
}
