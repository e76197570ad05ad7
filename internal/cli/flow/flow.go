// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package flow describes how far one template has reached its members.
//
//	Objects: template, policy, binding, Works, member objects, events
//	   │ Clusters: the state of each cluster, and what it waits for
//	   ▼ Timeline: what happened when, from the write of the template to the status in it, and what it waits for
//
// It is pure: karmadactl reads the objects (package observe) and prints the results.
package flow

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

// Objects are the objects through which one template reaches its members.
type Objects struct {
	// Kind, Namespace and Name identify the template.
	Kind, Namespace, Name string
	// Template is nil if it does not exist or may not be read.
	Template *unstructured.Unstructured
	// Policy is the policy that claims the template, as "PropagationPolicy default/web"; "" if none does. Unclaimed is the
	// reason why none does. PolicyProblem is the reason why the policy no longer applies.
	Policy, Unclaimed, PolicyProblem string
	// Binding is nil if it does not exist. Synced reports that the object is a namespace that has Works without a policy and a binding.
	Binding binding.Binding
	Synced  bool
	// Held is the reason why the scheduler ignores the binding.
	Held string
	// Rollout is the staged rollout of the object, or nil.
	Rollout Rollout
	// RolloutUnread and OverridesUnread report whether the user may not read it, and the override policies.
	RolloutUnread, OverridesUnread bool
	// Clusters holds the read clusters, in the order of Order: those with the most serious problem first.
	Clusters []Cluster
	// Total is the number of clusters that have or get the object, Hidden the number of those that were not read, by state.
	Total  int
	Hidden map[State]int
	// Lacking describes objects that the pods need, and that are not propagated to their clusters.
	Lacking []string
	// Events are those on the template and the binding. They may be missing.
	Events []corev1.Event
}

// View returns the inputs of the state of the object besides its binding.
func (o *Objects) View() View {
	v := View{Generation: o.generation(), Rollout: o.Rollout, Lost: map[string]*Problem{}}
	for i := range o.Clusters {
		if c := o.Clusters[i].Cluster; c != nil {
			v.Lost[c.Name] = OfCluster(c)
		}
	}
	return v
}

// Cluster holds the objects of one cluster.
type Cluster struct {
	Name string
	// Target is nil if the object is being removed from the cluster.
	Target *workv1alpha2.TargetCluster
	// Cluster is nil if it does not exist, Work if it does not exist.
	Cluster *clusterv1alpha1.Cluster
	Work    *workv1alpha1.Work
	// Overrides is why the Work has other rules of override policies than those that apply now, or "".
	Overrides string
	// Unread lists the kinds of those of the two that the user may not read, "clusters" and "works". They have what the binding reports.
	Unread []string
	// Member is the object in the member. Looked reports whether the member was read; MemberError is the reason why it could
	// not be read. Unreachable reports that the member, which should respond, did not.
	Member      *unstructured.Unstructured
	Looked      bool
	MemberError string
	Unreachable bool
	// Pods is the reason why pods of the object in the member are not ready, or "".
	Pods string
}

// Note returns sentences about objects that the pods lack, and about those that the user may not read, or "".
func (o *Objects) Note() string {
	var notes, kinds []string
	if o.Binding == nil {
		if last := LastStatus(o.Template); last != "" {
			notes = append(notes, "Note: "+last+".")
		}
	}
	if o.Binding != nil {
		if ignored := IgnoredFields(o.Binding); ignored != "" {
			notes = append(notes, "Note: "+ignored+".")
		}
	}
	for _, lacking := range o.Lacking {
		notes = append(notes, "Note: "+lacking+".")
	}
	if o.RolloutUnread {
		kinds = append(kinds, "stagedrollouts")
	}
	for i := range o.Clusters {
		kinds = append(kinds, o.Clusters[i].Unread...)
	}
	slices.Sort(kinds)
	if kinds = slices.Compact(kinds); len(kinds) > 0 {
		notes = append(notes, "Not read, because you lack the permission: "+strings.Join(kinds, ", ")+
			". Their states are those that the binding reports.")
	}
	if o.OverridesUnread {
		notes = append(notes, "Not read, because you lack the permission: override policies. Whether a change of them is applied is not known.")
	}
	return strings.Join(notes, "\n")
}

// LastStatus returns a clause about the status of a workload that has no binding, if it shows pods, or "". template can be nil.
func LastStatus(template *unstructured.Unstructured) string {
	if template == nil || template.GetDeletionTimestamp() != nil {
		return ""
	}
	status, _, _ := unstructured.NestedMap(template.Object, "status")
	if !slices.ContainsFunc([]string{"replicas", "currentNumberScheduled", "active"}, func(field string) bool {
		pods, ok := status[field].(int64)
		return ok && pods > 0
	}) {
		return ""
	}
	text := "the object has no binding; its status is the last one that its clusters reported"
	conditions, _ := status["conditions"].([]any)
	for _, v := range conditions {
		if c, _ := v.(map[string]any); c["type"] == names.StatusUnknown && c["reason"] == names.NotPropagated {
			return fmt.Sprintf("%s before %v", text, c["lastTransitionTime"])
		}
	}
	return text
}

// State is the state of a step.
type State string

// The states.
const (
	Done    State = "Done"
	Waiting State = "Waiting"
	Failed  State = "Failed"
)

// rank orders states by urgency.
func (s State) rank() int { return slices.Index([]State{Failed, Waiting, Done}, s) }

// Stage is a part of the way of an object.
type Stage string

// The stages, in causal order. Rendered, Applied, Healthy and Removed are per cluster. RolledOut is per cluster, and once for the rollout.
const (
	Written    Stage = "Written"
	Claimed    Stage = "Claimed"
	Bound      Stage = "Bound"
	Scheduled  Stage = "Scheduled"
	Rendered   Stage = "Rendered"
	Applied    Stage = "Applied"
	Healthy    Stage = "Healthy"
	Removed    Stage = "Removed"
	AllApplied Stage = "AllApplied"
	RolledOut  Stage = "RolledOut"
	Reported   Stage = "Reported"
)

// ClusterState is the state of a template in one cluster. Programs read its JSON: fields are added, never renamed.
type ClusterState struct {
	Cluster string `json:"cluster"`
	// Replicas are those assigned to the cluster; nil without replicas.
	Replicas *int32 `json:"replicas,omitempty"`
	// Stage is the first stage that is not Done, or Healthy. State is its state, Message the reason.
	Stage   Stage  `json:"stage"`
	State   State  `json:"state"`
	Message string `json:"message,omitempty"`
	// Revision is the one that a staged rollout gives the cluster, RolloutStage the stage of the cluster.
	Revision     int64  `json:"revision,omitempty"`
	RolloutStage string `json:"rolloutStage,omitempty"`
}

// Summarize returns the state of a cluster as the binding reports it, without its Work. It is used to select the clusters whose Works are
// read.
func (v View) Summarize(b binding.Binding, cluster string) State {
	if m := inRollout(v.Rollout, cluster); m != nil {
		if state, _ := rolloutState(v.Rollout, m); state != Done {
			return state
		}
	}
	items := b.BindingStatus().AggregatedStatus
	at := slices.IndexFunc(items, func(i workv1alpha2.AggregatedStatusItem) bool { return i.ClusterName == cluster })
	switch {
	case at < 0:
		return Waiting
	case !items[at].Applied:
		return Failed
	case items[at].Health == workv1alpha2.ResourceUnhealthy || parseReported(items[at].Status).stale(v.generation(cluster)) != "":
		return Waiting
	default:
		return Done
	}
}

// Order returns the clusters that have or get the object: those with the most serious problem first, then by name.
func (v View) Order(b binding.Binding) []string {
	spec := b.BindingSpec()
	state := map[string]State{}
	for _, t := range binding.Targets(spec) {
		state[t.Name] = v.Summarize(b, t.Name)
	}
	for i := range spec.GracefulEvictionTasks {
		state[spec.GracefulEvictionTasks[i].FromCluster] = Waiting
	}
	// A cluster that reports a status, but is no target, still has the object.
	for i := range b.BindingStatus().AggregatedStatus {
		if name := b.BindingStatus().AggregatedStatus[i].ClusterName; state[name] == "" {
			state[name] = Waiting
		}
	}
	out := make([]string, 0, len(state))
	for name := range state {
		out = append(out, name)
	}
	slices.SortFunc(out, func(a, b string) int {
		return cmp.Or(cmp.Compare(state[a].rank(), state[b].rank()), cmp.Compare(a, b))
	})
	return out
}

// step is a step of one cluster, without its time.
type step struct {
	stage   Stage
	state   State
	message string
}

// steps returns the steps of a cluster. The last one is the first that is not Done.
func (o *Objects) steps(c *Cluster) []step {
	if c.Target == nil {
		return []step{o.removal(c)}
	}
	var out []step
	add := func(stage Stage, state State, message string) bool {
		out = append(out, step{stage, state, message})
		return state == Done
	}
	if !add(o.rendered(c)) || !add(o.applied(c)) {
		return out
	}
	if add(o.healthyOrPaused(c)) && o.Rollout != nil {
		add(o.rolledOut(c))
	}
	return out
}

// StateOf returns the state of a cluster.
func (o *Objects) StateOf(c *Cluster) ClusterState {
	steps := o.steps(c)
	last := steps[len(steps)-1]
	s := ClusterState{Cluster: c.Name, Stage: last.stage, State: last.state, Message: last.message}
	if c.Target != nil && o.Binding != nil && binding.IsWorkload(o.Binding.BindingSpec()) && len(o.Binding.BindingSpec().Components) == 0 {
		s.Replicas = &c.Target.Replicas
	}
	if m := inRollout(o.Rollout, c.Name); m != nil {
		s.Revision, s.RolloutStage = m.Revision, m.Stage
	}
	return s
}

func (o *Objects) removal(c *Cluster) step {
	s := step{Removed, Waiting, "the cluster is no longer a target; waits for the removal of the object"}
	if c.Work == nil {
		s.message = "the cluster is no longer a target; waits for the binding to remove its status"
	}
	if o.Binding == nil {
		return s
	}
	if held := meta.FindStatusCondition(o.Binding.BindingStatus().Conditions, workv1alpha2.RemovalHeld); held != nil &&
		held.Status == metav1.ConditionTrue {
		s.state, s.message = Failed, "the removal is held: "+held.Message+keptIn(o.Binding, c)
	}
	if held := meta.FindStatusCondition(o.Binding.BindingStatus().Conditions, workv1alpha2.MoveHeldByBudget); held != nil &&
		held.Status == metav1.ConditionTrue {
		s.message = "the move is held: " + held.Message + keptIn(o.Binding, c)
	}
	for i := range o.Binding.BindingSpec().GracefulEvictionTasks {
		if t := &o.Binding.BindingSpec().GracefulEvictionTasks[i]; t.FromCluster == c.Name {
			s.message = fmt.Sprintf("evicted by %s (%s); waits until the replacement is healthy", t.Producer, t.Reason)
		}
	}
	if c.Work == nil {
		return s
	}
	if removed := condition(c.Work, workv1alpha1.WorkRemoved); removed != nil && removed.Status == metav1.ConditionFalse {
		s.state, s.message = Failed, removed.Message
	}
	if problem := clusterProblem(c); problem != "" {
		s.message = problem
	}
	return s
}

func (o *Objects) rendered(c *Cluster) (Stage, State, string) { //nolint:unparam // passed to add
	failed := ""
	if o.Binding != nil {
		failed = RenderFailure(o.Binding, c.Name)
	}
	m := inRollout(o.Rollout, c.Name)
	switch generation, current := o.generationIn(c), renderedGeneration(c.Work); {
	case c.Cluster == nil:
		return Rendered, Waiting, "the cluster does not exist"
	case m != nil && m.Revision == 0 && c.Work == nil:
		_, state, message := o.rolledOut(c)
		return Rendered, state, message
	case failed != "":
		return Rendered, Failed, failed
	case c.Work == nil && slices.Contains(c.Unread, "works"):
		return Rendered, Waiting, "the cluster has not reported the object yet"
	case c.Work == nil:
		return Rendered, Waiting, "the Work does not exist yet"
	case m != nil && m.Revision > 0 && revisionOf(c.Work) > 0 && revisionOf(c.Work) != m.Revision:
		return Rendered, Waiting, fmt.Sprintf("the Work has revision %d of the object, not %d", revisionOf(c.Work), m.Revision)
	case generation > 0 && current > 0 && current < generation:
		return Rendered, Waiting, fmt.Sprintf("the Work has generation %d of the object, not %d", current, generation)
	case o.overridesPending(c):
		held := meta.FindStatusCondition(o.Binding.BindingStatus().Conditions, workv1alpha2.RestartHeld)
		if held != nil && held.Status == metav1.ConditionTrue {
			return Rendered, Failed, "the restart is held: " + held.Message
		}
		return Rendered, Waiting, c.Overrides
	}
	return Rendered, Done, "Work " + c.Work.Namespace + "/" + c.Work.Name
}

// overridesPending reports whether a Work has other rules of override policies than those that its cluster is to have. Older revisions
// have rules of their own, and so have dependencies in a staged rollout.
func (o *Objects) overridesPending(c *Cluster) bool {
	return c.Overrides != "" && o.Binding != nil && !HeldRevision(o.Rollout, c.Name) && (o.Rollout != nil || revisionOf(c.Work) == 0)
}

func (o *Objects) applied(c *Cluster) (Stage, State, string) { //nolint:unparam // passed to add
	applied := condition(c.Work, workv1alpha1.WorkApplied)
	current := applied != nil && (applied.ObservedGeneration == 0 || applied.ObservedGeneration >= c.Work.Generation)
	dispatching := condition(c.Work, workv1alpha1.WorkDispatching)
	switch problem := clusterProblem(c); {
	case current && applied.Status == metav1.ConditionTrue && o.Binding != nil && slices.Contains(c.Unread, "works") &&
		suspended(o.Binding, c.Name):
		return Applied, Waiting, "dispatching is suspended; whether the cluster has the latest manifest is not known"
	case current && applied.Status == metav1.ConditionTrue:
		return Applied, Done, ""
	case c.Work.Spec.SuspendDispatching != nil && *c.Work.Spec.SuspendDispatching:
		return Applied, Waiting, "dispatching is suspended"
	case problem != "":
		return Applied, Waiting, problem
	case current:
		return Applied, Failed, applied.Message
	case dispatching != nil && dispatching.Status == metav1.ConditionFalse:
		return Applied, Waiting, dispatching.Message
	case applied != nil:
		return Applied, Waiting, fmt.Sprintf("generation %d of the Work is applied, not %d", applied.ObservedGeneration, c.Work.Generation)
	default:
		return Applied, Waiting, "the Work has not been applied yet"
	}
}

func (o *Objects) healthy(c *Cluster) (Stage, State, string) { //nolint:unparam // passed to add
	if i := condition(c.Work, workv1alpha1.WorkInterpreted); i != nil && i.Status == metav1.ConditionFalse {
		return Healthy, Failed, i.Message
	}
	if e := condition(c.Work, workv1alpha1.WorkEnforced); e != nil && e.Status == metav1.ConditionFalse {
		return Healthy, Failed, "changes in the cluster are not restored at once: " + e.Message
	}
	if c.Looked && c.Member == nil && c.MemberError == "" {
		return Healthy, Waiting, "the object is missing in the cluster"
	}
	statuses := c.Work.Status.ManifestStatuses
	switch problem := clusterProblem(c); {
	case problem != "":
		return Healthy, Waiting, o.unknown(c) + problem + "; the last status is kept"
	case c.Unreachable:
		return Healthy, Waiting, o.unknown(c) + c.MemberError
	case len(statuses) == 0:
		return Healthy, Waiting, "the cluster has not reported a status yet"
	}
	r := parseReported(statuses[0].Status)
	desired, inMember := o.desired(c)
	switch stale := cmp.Or(r.stale(o.generationIn(c)), o.staleInMember(c, r)); {
	case stale != "":
		return Healthy, Waiting, stale
	case statuses[0].Health == workv1alpha1.ResourceUnhealthy:
		return Healthy, Waiting, "the object is not healthy" + r.suffix(desired) + podSuffix(c)
	case statuses[0].Health == workv1alpha1.ResourceUnknown:
		return Healthy, Waiting, "the health of the object is not known"
	case o.rollsOut(r):
		return Healthy, Waiting, "the rollout has not ended: " + r.counters().String() + podSuffix(c)
	case inMember && c.Member.GroupVersionKind().Group == appsv1.GroupName && r.Replicas != nil && *r.Replicas < desired:
		return Healthy, Waiting, "pods are missing" + r.suffix(desired) + podSuffix(c)
	case c.Pods != "":
		return Healthy, Waiting, "pods have not started" + podSuffix(c)
	case o.Binding != nil && ScalingFailure(bound(o.Binding), statuses[0].Status) != "":
		return Healthy, Waiting, ScalingFailure(bound(o.Binding), statuses[0].Status)
	default:
		return Healthy, Done, ""
	}
}

// assigned returns the replicas of a cluster, or 0 without replicas.
func (o *Objects) assigned(c *Cluster) int64 {
	if o.Binding == nil {
		return 0
	}
	return assigned(o.Binding, c.Name)
}

// desired returns the replicas that a cluster is to have after overrides: those of the object in the member, or of the manifest if the
// member was not read, or the assigned ones if the kind has no spec.replicas. inMember reports whether they are those in the member.
func (o *Objects) desired(c *Cluster) (n int64, inMember bool) {
	for _, object := range []*unstructured.Unstructured{c.Member, manifestOf(c.Work)} {
		if object == nil {
			continue
		}
		if n, found, err := unstructured.NestedInt64(object.Object, "spec", "replicas"); found && err == nil {
			return n, object == c.Member
		}
	}
	return o.assigned(c), false
}

// Replicas returns the replicas that the manifests of all targets have together, and those of the template. Both are 0 unless the
// targets are assigned all replicas of the template, and all of them were read.
func (o *Objects) Replicas() (wanted, replicas int64) {
	if o.Template == nil || o.Binding == nil || len(o.Clusters) < o.Total {
		return 0, 0
	}
	replicas, found, err := unstructured.NestedInt64(o.Template.Object, "spec", "replicas")
	if !found || err != nil {
		return 0, 0
	}
	sum := int64(0)
	for i := range o.Clusters {
		if c := &o.Clusters[i]; c.Target != nil {
			n, _ := o.desired(c)
			wanted, sum = wanted+n, sum+o.assigned(c)
		}
	}
	if sum < replicas {
		return 0, 0
	}
	return wanted, replicas
}

// rollsOut reports whether a Deployment still has pods that are not ready or not updated. It counts as healthy before.
func (o *Objects) rollsOut(r reported) bool {
	if o.Binding == nil || binding.TemplateKind(o.Binding).GroupKind() != appsv1.SchemeGroupVersion.WithKind("Deployment").GroupKind() {
		return false
	}
	n := r.counters()
	return n[1] != 0 && n[0] != n[1] || n[0] != n[2] // a healthy one has updated pods; a customization may not report them
}

// unknown returns "2 unknown: " for a cluster with 2 replicas, and "" without replicas.
func (o *Objects) unknown(c *Cluster) string {
	if c.Target == nil || o.Binding == nil || !binding.IsWorkload(o.Binding.BindingSpec()) || len(o.Binding.BindingSpec().Components) > 0 {
		return ""
	}
	return fmt.Sprintf("%d unknown: ", c.Target.Replicas)
}

// staleInMember returns why a reported status is older than the object in the member, or "".
func (o *Objects) staleInMember(c *Cluster, r reported) string {
	if c.Member == nil {
		return ""
	}
	raw, err := json.Marshal(c.Member.Object["status"])
	if err != nil {
		return ""
	}
	now, generation := parseReported(&runtime.RawExtension{Raw: raw}), c.Member.GetGeneration()
	switch {
	case r.Generation != nil && *r.Generation < generation:
		return fmt.Sprintf("the reported status is of generation %d in the cluster, which has %d", *r.Generation, generation)
	case now.ObservedGeneration != nil && *now.ObservedGeneration < generation:
		return "the cluster has not processed the latest change of the object"
	case c.Member.GroupVersionKind().Group != appsv1.GroupName: // a customization may report other fields
	case r.Replicas != nil && now.Replicas != nil &&
		(*r.Replicas != *now.Replicas || r.ReadyReplicas != now.ReadyReplicas || r.UpdatedReplicas != now.UpdatedReplicas):
		desired, _ := o.desired(c)
		return "the cluster has a later status, which it has not reported yet" + now.suffix(desired)
	}
	return ""
}

func bound(b binding.Binding) schema.GroupVersionKind {
	r := b.BindingSpec().Resource
	return schema.FromAPIVersionAndKind(r.APIVersion, r.Kind)
}

// podSuffix returns why pods in a member are not ready, after "; ", or "".
func podSuffix(c *Cluster) string {
	if c.Pods == "" {
		return ""
	}
	return "; " + c.Pods
}

// clusterProblem returns why the control plane cannot work with a cluster, or "".
func clusterProblem(c *Cluster) string {
	if c.Cluster == nil {
		return "the cluster does not exist"
	}
	p := OfCluster(c.Cluster)
	if p == nil || meta.FindStatusCondition(c.Cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady) == nil {
		return ""
	}
	return lost(c.Name, p) + " (" + p.Message + ")"
}

func condition(w *workv1alpha1.Work, name string) *metav1.Condition {
	return meta.FindStatusCondition(w.Status.Conditions, name)
}

// exists reports whether the template exists, as far as it may be read, and is not being deleted.
func (o *Objects) exists() bool { return o.Template == nil || o.Template.GetDeletionTimestamp() == nil }

// generation returns the generation of the template, or 0 if it is not known.
func (o *Objects) generation() int64 {
	if o.Template == nil {
		return 0
	}
	return o.Template.GetGeneration()
}

// renderedGeneration returns the generation of the template that a Work was rendered from, or 0 if it is not known.
func renderedGeneration(w *workv1alpha1.Work) int64 {
	manifest := manifestOf(w)
	if manifest == nil {
		return 0
	}
	n, err := strconv.ParseInt(manifest.GetAnnotations()[names.TemplateGeneration], 10, 64)
	if err != nil {
		return 0
	}
	return n
}

// manifestOf returns the first manifest of a Work, or nil if it cannot be read. w can be nil.
func manifestOf(w *workv1alpha1.Work) *unstructured.Unstructured {
	if w == nil || len(w.Spec.Workload.Manifests) == 0 {
		return nil
	}
	manifest := &unstructured.Unstructured{}
	if err := manifest.UnmarshalJSON(w.Spec.Workload.Manifests[0].Raw); err != nil {
		return nil // another program wrote it
	}
	return manifest
}
