// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/names"
)

// ProblemKind is the kind of a problem, the most serious first.
type ProblemKind string

// The kinds of problems. Those from PolicyDeleted on concern policies and settings.
const (
	ClusterNotReady  ProblemKind = "ClusterNotReady"
	ClusterLeaving   ProblemKind = "ClusterBeingDeleted"
	ClusterPending   ProblemKind = "ClusterPending"
	NotScheduled     ProblemKind = "NotScheduled"
	NotRendered      ProblemKind = "NotRendered"
	NotApplied       ProblemKind = "NotApplied"
	RemovalHeld      ProblemKind = "RemovalHeld"
	RestartHeld      ProblemKind = "RestartHeld"
	EvictionBlocked  ProblemKind = "EvictionBlocked"
	MoveHeld         ProblemKind = "MoveHeld"
	FieldsContested  ProblemKind = "FieldsContested"
	RolloutFailed    ProblemKind = "RolloutFailed"
	RolloutReturned  ProblemKind = "RolloutReturned"
	RolloutPaused    ProblemKind = "RolloutPaused"
	RolloutWaits     ProblemKind = "RolloutWaitsForApproval"
	StatusUnknown    ProblemKind = "StatusUnknown"
	NotHealthy       ProblemKind = "NotHealthy"
	RollingOut       ProblemKind = "RollingOut"
	NotReported      ProblemKind = "NotReported"
	PolicyDeleted    ProblemKind = "PolicyDeleted"
	PolicyNotApplied ProblemKind = "PolicyNotApplied"
	ClusterTainted   ProblemKind = "ClusterTainted"
	ObjectsLeft      ProblemKind = "ObjectsLeft"
	GateOff          ProblemKind = "GateOff"
	ScalingFails     ProblemKind = "ScalingFails"
	NotPropagated    ProblemKind = "NotPropagated"
	NoPolicy         ProblemKind = "NoPolicy"
	SelectsNothing   ProblemKind = "SelectsNothing"
	ChangesNothing   ProblemKind = "ChangesNothing"
	MissingReference ProblemKind = "MissingReference"
	FieldsIgnored    ProblemKind = "FieldsIgnored"
	PolicyLoses      ProblemKind = "PolicyLoses"
	Moved            ProblemKind = "Moved"
)

// KindName is a kind with its name after a number. One is the name after 1 if it differs.
type KindName struct {
	Kind      ProblemKind
	Name, One string
}

// After returns the name of the kind after a number.
func (k KindName) After(n int) string {
	if n == 1 && k.One != "" {
		return k.One
	}
	return k.Name
}

// ProblemKinds lists the kinds.
var ProblemKinds = []KindName{
	{Kind: ClusterNotReady, Name: "not ready"}, {Kind: ClusterLeaving, Name: "being deleted"}, {Kind: ClusterPending, Name: "not approved"},
	{Kind: NotScheduled, Name: "not scheduled"}, {Kind: NotRendered, Name: "not rendered"}, {Kind: NotApplied, Name: "not applied"},
	{RemovalHeld, "with held removals", "with a held removal"}, {RestartHeld, "with held restarts", "with a held restart"},
	{EvictionBlocked, "with blocked evictions", "with a blocked eviction"}, {MoveHeld, "with held moves", "with a held move"},
	{FieldsContested, "with contested fields", "with a contested field"},
	{Kind: RolloutFailed, Name: "whose rollout failed"}, {Kind: RolloutReturned, Name: "returned to an older revision"},
	{Kind: RolloutPaused, Name: "whose rollout is paused"}, {Kind: RolloutWaits, Name: "whose rollout waits for an approval"},
	{Kind: StatusUnknown, Name: "unknown"}, {Kind: NotHealthy, Name: "not healthy"}, {Kind: RollingOut, Name: "being rolled out"},
	{Kind: NotReported, Name: "not reported"},
	{PolicyDeleted, "objects without their policy", "object without its policy"},
	{PolicyNotApplied, "policies that are not applied", "policy that is not applied"},
	{ClusterTainted, "clusters with taints that keep workloads away", "cluster with taints that keep workloads away"},
	{ObjectsLeft, "reports of objects in clusters that no Work manages", "report of objects in a cluster that no Work manages"},
	{GateOff, "settings whose feature gate is off", "setting whose feature gate is off"},
	{ScalingFails, "autoscalers that fail", "autoscaler that fails"},
	{NotPropagated, "workloads whose references are not propagated", "workload whose references are not propagated"},
	{NoPolicy, "objects that no policy selects", "object that no policy selects"},
	{SelectsNothing, "policies with a selector that matches nothing", "policy with a selector that matches nothing"},
	{ChangesNothing, "override policies that change nothing", "override policy that changes nothing"},
	{MissingReference, "settings with fields that have no effect", "setting with a field that has no effect"},
	{FieldsIgnored, "objects with fields that clusters ignore", "object with fields that clusters ignore"},
	{PolicyLoses, "policies that lose to others", "policy that loses to others"}, {Moved, "objects that moved", "object that moved"},
}

// Rank returns the position of the kind; the lowest is the most serious.
func (k ProblemKind) Rank() int {
	for i := range ProblemKinds {
		if ProblemKinds[i].Kind == k {
			return i
		}
	}
	return -1
}

// IsHint reports whether the kind concerns policies and settings instead of the state of clusters and objects.
func (k ProblemKind) IsHint() bool { return k.Rank() >= PolicyDeleted.Rank() }

// Waits reports whether a problem of the kind ends without an action: the status of clusters is missing or not final.
func (k ProblemKind) Waits() bool { return k.Rank() >= StatusUnknown.Rank() && !k.IsHint() }

// Problem is a problem of a cluster or of an object. Programs read its JSON: fields are added, never renamed.
type Problem struct {
	Kind ProblemKind `json:"kind"`
	// Object is the cluster or the template, as TYPE/NAME.
	Object    string `json:"object"`
	Namespace string `json:"namespace,omitempty"`
	// Clusters is the number of clusters with the problem; 0 if it does not concern individual clusters.
	Clusters int `json:"clusters,omitempty"`
	// Since is the time at which the condition that reports the problem changed; nil if no condition does.
	Since *metav1.Time `json:"since,omitempty"`
	// Message is the reason.
	Message string `json:"message"`
	// Cluster is the first cluster with the problem.
	Cluster string `json:"cluster,omitempty"`
}

// Compare orders problems: the most serious first, then those in most clusters, then the oldest. It is a strict order, with the kinds that
// ProblemKinds lacks first, by name.
func Compare(a, b Problem) int {
	if a.Kind != b.Kind {
		return cmp.Or(cmp.Compare(a.Kind.Rank(), b.Kind.Rank()), cmp.Compare(a.Kind, b.Kind))
	}
	age := 0
	switch {
	case a.Clusters != b.Clusters:
		return cmp.Compare(b.Clusters, a.Clusters)
	case a.Since != nil && b.Since != nil:
		age = a.Since.Compare(b.Since.Time)
	case a.Since != nil:
		age = -1
	case b.Since != nil:
		age = 1
	}
	return cmp.Or(age, strings.Compare(a.Namespace, b.Namespace), strings.Compare(a.Object, b.Object))
}

// OfCluster returns why the control plane cannot work with a cluster, or nil.
func OfCluster(c *clusterv1alpha1.Cluster) *Problem {
	p := &Problem{Kind: ClusterNotReady, Object: "cluster/" + c.Name}
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	switch {
	case ready == nil:
		created := c.CreationTimestamp
		p.Since, p.Message = &created, "the cluster has never reported its status"
	case ready.Status != metav1.ConditionTrue:
		p.Since, p.Message = &ready.LastTransitionTime, ready.Reason+": "+ready.Message
	default:
		return nil
	}
	suspended := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionEvictionSuspended)
	if suspended != nil && suspended.Status == metav1.ConditionTrue {
		p.Message += "; evictions are suspended: " + strings.TrimSuffix(suspended.Message, ".")
	}
	return p
}

// lostReporter is like lost, and adds that a cluster is no longer a target.
func lostReporter(r binding.Reporter, p *Problem) string {
	if r.Former {
		return lost(r.Name, p) + " and is no longer a target"
	}
	return lost(r.Name, p)
}

// lost returns "NAME has not been ready since TIME" for the problem of a cluster.
func lost(cluster string, p *Problem) string {
	if p.Since == nil || p.Since.IsZero() {
		return cluster + " is not ready"
	}
	return cluster + " has not been ready since " + p.Since.UTC().Format(time.RFC3339)
}

// Unclaimed returns what holds for an object that lost its policy, as a clause whose subject is the object.
func Unclaimed(b binding.Binding) string {
	if len(b.BindingSpec().Clusters) == 0 {
		return "it has no clusters, and gets none until a policy claims it"
	}
	return "it keeps its clusters and its replicas in each of them, and gets other changes of the template"
}

// HeldReason returns why the scheduler ignores a binding, or "" if it does not.
func HeldReason(b binding.Binding) string {
	if reason := UnscheduledReason(b); reason != "" || !hasOwnScheduler(b.BindingSpec()) {
		return reason
	}
	return "it is assigned to the scheduler " + b.BindingSpec().SchedulerName
}

// UnscheduledReason returns why no scheduler acts on a binding, or "" if one does.
func UnscheduledReason(b binding.Binding) string {
	spec := b.BindingSpec()
	switch {
	case b.GetDeletionTimestamp() != nil:
		return "the binding is being deleted"
	case !binding.HasSource(b):
		return "no policy owns the binding"
	case spec.Suspension != nil && spec.Suspension.Scheduling != nil && *spec.Suspension.Scheduling:
		return "scheduling is suspended"
	default:
		return ""
	}
}

// hasOwnScheduler reports whether another scheduler than karmada-scheduler schedules a binding.
func hasOwnScheduler(spec *workv1alpha2.ResourceBindingSpec) bool {
	return spec.SchedulerName != "" && spec.SchedulerName != names.DefaultScheduler
}

// reported holds the generations and replicas of a reported status. Missing fields are nil.
type reported struct {
	Generation         *int64 `json:"generation"`
	ObservedGeneration *int64 `json:"observedGeneration"`
	// TemplateGeneration is the generation of the template that the status belongs to.
	TemplateGeneration *int64 `json:"resourceTemplateGeneration"`
	Replicas           *int64 `json:"replicas"`
	UpdatedReplicas    int64  `json:"updatedReplicas"`
	ReadyReplicas      int64  `json:"readyReplicas"`
	// The counters of a DaemonSet.
	DesiredNumberScheduled int64 `json:"desiredNumberScheduled"`
	UpdatedNumberScheduled int64 `json:"updatedNumberScheduled"`
	NumberReady            int64 `json:"numberReady"`
}

// counters are the numbers of pods, of updated pods and of ready pods in a status.
type counters [3]int64

// counters returns the numbers of a workload of group apps.
func (r reported) counters() (c counters) {
	if r.Replicas != nil {
		c[0] = *r.Replicas
	}
	return counters{c[0] + r.DesiredNumberScheduled, r.UpdatedReplicas + r.UpdatedNumberScheduled, r.ReadyReplicas + r.NumberReady}
}

func (c counters) String() string {
	return fmt.Sprintf("%s, %d updated, %d ready", plural.Count(int(c[0]), "pod"), c[1], c[2])
}

func parseReported(status *runtime.RawExtension) (r reported) {
	if status == nil || json.Unmarshal(status.Raw, &r) != nil {
		return reported{} // a kind with other fields
	}
	return r
}

// stale returns why a reported status does not describe a generation of the template, or "". generation is 0 if it is not known.
func (r reported) stale(generation int64) string {
	switch {
	case r.TemplateGeneration != nil && generation > *r.TemplateGeneration && *r.TemplateGeneration > 0:
		return fmt.Sprintf("the reported status is of generation %d of the object, not %d", *r.TemplateGeneration, generation)
	case r.Generation != nil && r.ObservedGeneration != nil && *r.ObservedGeneration < *r.Generation:
		return "the cluster has not processed the latest change of the object"
	}
	return ""
}

// View holds the inputs of the state of an object besides its binding.
type View struct {
	// Generation is the generation of the template, or 0 if it is not known.
	Generation int64
	// Lost holds the problems of clusters that are not ready, by name.
	Lost map[string]*Problem
	// Rollout is the staged rollout of the object, or nil.
	Rollout Rollout
}

// lost returns the problem of a cluster that is not ready, or nil.
func (v View) lost(cluster string) *Problem { return v.Lost[cluster] }

// generation returns the generation of the template that a cluster is to report, or 0 if it is not known.
func (v View) generation(cluster string) int64 {
	if HeldRevision(v.Rollout, cluster) {
		return 0
	}
	return v.Generation
}

// Title returns the name of an object as kubectl prints it: "deployment.apps/nginx".
func Title(kind schema.GroupKind, name string) string {
	return strings.ToLower(kind.String()) + "/" + name
}

// TitleOf returns the title of the template of a binding.
func TitleOf(b binding.Binding) string {
	return Title(binding.TemplateKind(b).GroupKind(), b.BindingSpec().Resource.Name)
}

// Worst returns the most serious problem of an object, or nil.
func (v View) Worst(b binding.Binding) *Problem {
	p := v.worst(b)
	if p != nil {
		p.Object, p.Namespace = TitleOf(b), b.BindingSpec().Resource.Namespace
	}
	return p
}

func (v View) worst(b binding.Binding) *Problem {
	reported := map[ProblemKind]*Problem{}
	clusters := v.clusters(b)
	for _, p := range v.problems(b, clusters) {
		reported[p.Kind] = &p
	}
	if p := RolloutProblem(v.Rollout); p != nil {
		reported[p.Kind] = p
	}
	if p := reported[NotApplied]; p != nil && clusters[NotApplied] == nil && clusters[NotReported] != nil {
		clusters[NotApplied] = clusters[NotReported] // more precise than the condition
		clusters[NotApplied].Kind = NotApplied
	}
	if p, lost := reported[NotScheduled], clusters[StatusUnknown]; p != nil && lost != nil {
		p.Message += "; " + lost.Message // where it still is
	}
	for _, kind := range ProblemKinds {
		p := cmp.Or(clusters[kind.Kind], reported[kind.Kind])
		if p == nil {
			continue
		}
		if c := reported[kind.Kind]; c != nil && p.Since == nil {
			p.Since = c.Since
		}
		return p
	}
	return nil
}

// Unknown returns the problem of an object whose status in some clusters is not known, or nil. Others can be more serious.
func (v View) Unknown(b binding.Binding) *Problem {
	p := v.clusters(b)[StatusUnknown]
	if p != nil {
		p.Object, p.Namespace = TitleOf(b), b.BindingSpec().Resource.Namespace
	}
	return p
}

// Outdated returns the problem of an object whose status in some clusters is of an older generation, or nil. Others can be more serious.
// Clusters that are not ready do not count: see Unknown.
func (v View) Outdated(b binding.Binding) (p *Problem) {
	for i := range b.BindingStatus().AggregatedStatus {
		item := &b.BindingStatus().AggregatedStatus[i]
		name, stale := item.ClusterName, v.stale(b, item.ClusterName, parseReported(item.Status))
		if stale == "" || v.Lost[name] != nil {
			continue
		}
		if p == nil {
			p = &Problem{Kind: NotReported, Object: TitleOf(b), Namespace: b.BindingSpec().Resource.Namespace}
		}
		if p.Clusters++; p.Cluster == "" || name < p.Cluster {
			p.Cluster, p.Message = name, name+": "+stale
		}
	}
	return p
}

// stale returns why the status of an object that a cluster reported is not the latest, or "".
func (v View) stale(b binding.Binding, cluster string, r reported) string {
	stale := r.stale(v.generation(cluster))
	if stale != "" && suspended(b, cluster) {
		return "dispatching is suspended: " + stale
	}
	return stale
}

// Problems returns the problems that the conditions of a binding report, see ProblemsOf, as far as the view does not explain them: the
// condition FullyApplied also counts clusters whose state is not known, those that get nothing before their stage, and former targets.
func (v View) Problems(b binding.Binding) []Problem { return v.problems(b, v.clusters(b)) }

func (v View) problems(b binding.Binding, clusters map[ProblemKind]*Problem) []Problem {
	explained := clusters[NotApplied] == nil && (slices.ContainsFunc(binding.Targets(b.BindingSpec()), v.unstarted) ||
		clusters[NotReported] == nil && (slices.ContainsFunc(b.BindingStatus().AggregatedStatus, stateUnknown) || neverApplied(b)))
	return slices.DeleteFunc(v.conditions(b), func(p Problem) bool { return explained && p.Kind == NotApplied })
}

// stateUnknown reports whether the state of an object in a cluster is not known, because its watch fails.
func stateUnknown(i workv1alpha2.AggregatedStatusItem) bool {
	return !i.Applied && strings.HasPrefix(i.AppliedMessage, binding.StateUnknown)
}

// neverApplied reports whether a cluster that is no longer a target has not applied the object. It is evicted from there.
func neverApplied(b binding.Binding) bool {
	items := b.BindingStatus().AggregatedStatus
	return slices.ContainsFunc(binding.Reporters(b.BindingSpec(), items), func(r binding.Reporter) bool {
		return r.Former && slices.ContainsFunc(items, func(i workv1alpha2.AggregatedStatusItem) bool {
			return i.ClusterName == r.Name && !i.Applied
		})
	})
}

// unstarted reports whether a cluster gets nothing before its stage of the first rollout.
func (v View) unstarted(t workv1alpha2.TargetCluster) bool {
	m := inRollout(v.Rollout, t.Name)
	return m != nil && m.Revision == 0
}

// clusters returns the problems of the clusters of an object by kind. The message of each names the first cluster.
func (v View) clusters(b binding.Binding) map[ProblemKind]*Problem {
	out, seen := map[ProblemKind]*Problem{}, map[string]bool{}
	add := func(kind ProblemKind, cluster, message string) {
		if out[kind] == nil {
			out[kind] = &Problem{Kind: kind, Cluster: cluster, Message: message}
		}
		if p := out[kind]; cluster <= p.Cluster {
			p.Cluster, p.Message = cluster, message
		}
		out[kind].Clusters++
	}
	spec, targets := b.BindingSpec(), binding.Targets(b.BindingSpec())
	var unknown []binding.Reporter
	reporters := binding.Reporters(spec, b.BindingStatus().AggregatedStatus)
	for i := range b.BindingStatus().AggregatedStatus {
		item := &b.BindingStatus().AggregatedStatus[i]
		r := parseReported(item.Status)
		seen[item.ClusterName] = true
		reporter := reporters[slices.IndexFunc(reporters, func(r binding.Reporter) bool { return r.Name == item.ClusterName })]
		lost := v.Lost[item.ClusterName] != nil
		switch stale := v.stale(b, item.ClusterName, r); {
		case !item.Applied && item.AppliedMessage == "" && suspended(b, item.ClusterName):
			add(NotApplied, item.ClusterName, item.ClusterName+": not applied: "+Suspended)
		case !item.Applied && !lost && reporter.Former && item.AppliedMessage == "": // it gets removed
		case !item.Applied && (!lost || !reporter.Former && !stateUnknown(*item)):
			add(NotApplied, item.ClusterName, item.ClusterName+": "+cmp.Or(item.AppliedMessage, "not applied yet"))
		case lost:
			unknown = append(unknown, reporter)
		case item.Health == workv1alpha2.ResourceUnhealthy:
			suffix := ""
			if p := out[NotHealthy]; p == nil || item.ClusterName <= p.Cluster { // the message names the first cluster
				suffix = r.assignedSuffix(assigned(b, item.ClusterName))
			}
			add(NotHealthy, item.ClusterName, item.ClusterName+": the object is not healthy"+suffix)
		case stale != "":
			add(NotReported, item.ClusterName, item.ClusterName+": "+stale)
		}
	}
	for i := range targets {
		switch name := targets[i].Name; {
		case seen[name] || v.unstarted(targets[i]):
		case suspended(b, name):
			add(NotApplied, name, name+": not applied: "+Suspended)
		default:
			add(NotReported, name, name+": the cluster has not reported the object yet")
		}
	}
	if p := LostClusters(unknown, binding.IsWorkload(spec) && len(spec.Components) == 0, v.Lost); p != nil {
		out[StatusUnknown] = p
	}
	return out
}

// assigned returns the replicas of an object in a cluster, or 0 without replicas.
func assigned(b binding.Binding, cluster string) int64 {
	if !binding.IsWorkload(b.BindingSpec()) || len(b.BindingSpec().Components) > 0 {
		return 0
	}
	for _, t := range binding.Targets(b.BindingSpec()) {
		if t.Name == cluster {
			return int64(t.Replicas)
		}
	}
	return 0
}

// LostClusters returns the problem of an object in clusters that are not ready, or nil. applied are clusters that applied the object,
// replicated reports whether it has replicas.
func LostClusters(applied []binding.Reporter, replicated bool, problems map[string]*Problem) (p *Problem) {
	for i := range applied {
		c := problems[applied[i].Name]
		if c == nil {
			continue
		}
		if p == nil {
			p = &Problem{Kind: StatusUnknown}
		}
		if p.Clusters++; p.Cluster == "" || applied[i].Name <= p.Cluster {
			p.Cluster, p.Since, p.Message = applied[i].Name, c.Since, lostReporter(applied[i], c)
			if replicated && applied[i].Replicas > 0 {
				p.Message = fmt.Sprintf("%d unknown: %s", applied[i].Replicas, p.Message)
			}
		}
	}
	return p
}
