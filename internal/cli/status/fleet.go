// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"fmt"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/propagate/match"
)

// Fleet is the state of the clusters and of the propagated objects. Programs read its JSON: fields are added, never renamed.
type Fleet struct {
	// Clusters is the number of clusters, Ready the number of those that are ready, Cordoned the number of those that accept no
	// new workloads.
	Clusters int `json:"clusters"`
	Ready    int `json:"ready"`
	Cordoned int `json:"cordoned"`
	// Objects is the number of objects with a binding, and of those that a policy has claimed for a minute and that have none. Healthy
	// counts the objects without a problem, and Suspended those whose scheduling or dispatching is suspended. Objects is the sum of Healthy
	// and of the problems of objects.
	Objects   int `json:"objects"`
	Healthy   int `json:"healthy"`
	Suspended int `json:"suspended"`
	// Problems is the number of problems by kind. An object counts once, with its most serious problem.
	Problems map[flow.ProblemKind]int `json:"problems"`
	// Worst are the most serious problems, at most limit.
	Worst []flow.Problem `json:"worst"`
	// Namespace is the only namespace that is read; "" means all.
	Namespace string `json:"namespace,omitempty"`
	// Unread names what the user may not list. The numbers do not include it.
	Unread []string `json:"unread,omitempty"`
	// Restored is the time when the control plane was restored from a backup, if that is so recent that the clusters may not have been
	// read since.
	Restored *metav1.Time `json:"restored,omitempty"`

	// MissingWebhooks names the webhook configurations of Karmada that do not exist, with their kind.
	MissingWebhooks []string `json:"missingWebhooks,omitempty"`

	limit int
	// hints lists the hints in Worst, too.
	hints    bool
	now      time.Time
	webhooks []flow.WebhookConfiguration
	// commandLine makes the commands in messages.
	commandLine flow.CommandLine
	// lost holds the problems of clusters that are not ready, generations those of templates by UID.
	lost        map[string]*flow.Problem
	generations map[types.UID]int64
	// rollouts holds the staged rollouts by the namespace and the name of their binding.
	rollouts map[types.NamespacedName]flow.Rollout
	// sampled holds objects that override policies select, with their bindings, and clusters the clusters.
	sampled  map[types.UID]binding.Binding
	clusters map[string]*clusterv1alpha1.Cluster
	// attached holds the UIDs of templates that are propagated because others require them; it is complete if readBindings is set.
	attached     map[types.UID]bool
	readBindings bool
	// references holds the objects that the pods of workloads need, by the UID of the workload; only if hints are listed.
	references map[types.UID][]explain.Reference
	// users are the workloads with references, propagated the clusters of the objects that they can refer to.
	users      []user
	propagated map[referred][]workv1alpha2.TargetCluster
	// bound holds the UIDs of templates with a binding, orphaned those of templates whose reports name the missing policy, hinted the subjects
	// of hints.
	bound    map[types.UID]bool
	orphaned map[types.UID]bool
	hinted   map[subject]bool
	// kinds are the kinds that the control plane serves; nil means that they are not known.
	kinds *match.Kinds
	// unclaimed holds the bindings of objects that lost their policy and have no other problem.
	unclaimed []binding.Binding
}

// subject identifies the object of a problem.
type subject struct {
	kind              flow.ProblemKind
	namespace, object string
}

// newFleet returns an empty fleet. limit is the number of problems that it keeps; 0 means all.
func newFleet(limit int, hints bool, now time.Time, line flow.CommandLine) *Fleet {
	return &Fleet{
		Problems: map[flow.ProblemKind]int{}, Worst: []flow.Problem{}, limit: limit, hints: hints, now: now, commandLine: line,
		lost: map[string]*flow.Problem{}, generations: map[types.UID]int64{},
		rollouts: map[types.NamespacedName]flow.Rollout{}, sampled: map[types.UID]binding.Binding{},
		clusters: map[string]*clusterv1alpha1.Cluster{}, attached: map[types.UID]bool{},
		bound: map[types.UID]bool{}, orphaned: map[types.UID]bool{}, hinted: map[subject]bool{},
		references: map[types.UID][]explain.Reference{}, propagated: map[referred][]workv1alpha2.TargetCluster{},
	}
}

// unread records that the user may not list a resource.
func (f *Fleet) unread(resource string) {
	if at, found := slices.BinarySearch(f.Unread, resource); !found {
		f.Unread = slices.Insert(f.Unread, at, resource)
	}
}

// add adds a problem. It keeps the worst ones only, so that memory is bounded.
func (f *Fleet) add(p flow.Problem) {
	if subject := (subject{p.Kind, p.Namespace, p.Object}); !p.Kind.IsHint() || !f.hinted[subject] { // a policy can have several hints
		f.Problems[p.Kind]++
		f.hinted[subject] = true
	}
	if p.Kind.IsHint() && !f.hints {
		return
	}
	at, _ := slices.BinarySearchFunc(f.Worst, p, flow.Compare)
	if f.limit > 0 && at >= f.limit {
		return
	}
	f.Worst = slices.Insert(f.Worst, at, p)
	if f.limit > 0 && len(f.Worst) > f.limit {
		f.Worst = f.Worst[:f.limit]
	}
}

// addCluster adds a cluster.
func (f *Fleet) addCluster(c *clusterv1alpha1.Cluster) {
	f.Clusters++
	f.clusters[c.Name] = c
	if at := explain.RestoredAt(c, f.now); !at.IsZero() && (f.Restored == nil || at.After(f.Restored.Time)) {
		f.Restored = &metav1.Time{Time: at}
	}
	for i := range c.Spec.Taints {
		if c.Spec.Taints[i].Key == names.UnschedulableTaint && c.Spec.Taints[i].Effect == corev1.TaintEffectNoSchedule {
			f.Cordoned++
		}
	}
	if names.Pending(c.Spec.Taints) {
		f.add(flow.Problem{Kind: flow.ClusterPending, Object: "cluster/" + c.Name, Since: &c.CreationTimestamp,
			Message: "an agent registered the cluster; approve it with `" + f.commandLine.Of("", "approve", "cluster", c.Name) + "`, or delete it"})
	}
	if c.DeletionTimestamp != nil {
		f.add(flow.Problem{Kind: flow.ClusterLeaving, Object: "cluster/" + c.Name, Since: c.DeletionTimestamp,
			Message: "waits for the removal of its workloads; finalizers: " + explain.Names(c.Finalizers)})
	}
	p := flow.OfCluster(c)
	if p == nil {
		f.Ready++
		return
	}
	f.lost[c.Name] = p
	f.add(*p)
}

// addBinding adds a propagated object.
func (f *Fleet) addBinding(b binding.Binding) {
	f.Objects++
	if flow.IsSuspended(b.BindingSpec()) {
		f.Suspended++
	}
	f.addMoves(b)
	f.addSettingMarks(bindingKind(b), b)
	if ignored := flow.IgnoredFields(b); ignored != "" {
		f.add(flow.Problem{Kind: flow.FieldsIgnored, Object: flow.TitleOf(b), Namespace: b.GetNamespace(), Message: ignored})
	}
	r := b.BindingSpec().Resource
	f.bound[r.UID] = true
	if _, found := f.sampled[r.UID]; found {
		f.sampled[r.UID] = b.DeepCopyObject().(binding.Binding)
	}
	f.addReferences(b)
	f.addUnservedDependencies(b)
	unclaimed := false
	if len(b.BindingSpec().RequiredBy) > 0 {
		f.attached[r.UID] = true
	} else {
		// A former dependency without clusters is none: it never had a policy.
		unclaimed = !binding.HasSource(b) && b.GetDeletionTimestamp() == nil && len(b.BindingSpec().Clusters) > 0
	}
	if unclaimed {
		f.orphaned[r.UID] = true
	}
	view := flow.View{Lost: f.lost, Generation: f.generations[r.UID]}
	if b.BindingSpec().StagedRollout != nil {
		view.Rollout = flow.WithCommandLine(
			f.rollouts[types.NamespacedName{Namespace: b.GetNamespace(), Name: b.GetName()}], f.commandLine)
	}
	problem := view.Worst(b)
	if problem == nil {
		if f.Healthy++; unclaimed {
			f.unclaimed = append(f.unclaimed, b.DeepCopyObject().(binding.Binding))
		}
		return
	}
	if problem.Kind == flow.NotScheduled && problem.Since != nil && f.now.Sub(problem.Since.Time) > schedulingTime &&
		!binding.Observed(b) && flow.UnscheduledReason(b) == "" && !flow.Unschedulable(b) {
		problem.Message += "; check that it runs"
	}
	if problem.Kind == flow.NotScheduled && binding.Orphaned(b) {
		f.orphaned[r.UID] = true // the message names the missing policy
	}
	if unclaimed {
		problem.Message += "; no policy claims it"
	}
	f.add(*problem)
}

// schedulingTime is the time after which a scheduler that has not observed a binding is considered not to run.
const schedulingTime = time.Minute

// moveAge is the time for which status shows that an object moved.
const moveAge = time.Hour

// addMoves adds a hint if an object left a cluster recently, or is to leave one.
func (f *Fleet) addMoves(b binding.Binding) {
	var last *metav1.Time
	message := ""
	for i := range b.BindingStatus().FailoverHistory {
		r := &b.BindingStatus().FailoverHistory[i]
		if f.now.Sub(r.CompletionTime.Time) < moveAge && r.Outcome != workv1alpha2.FailoverCanceled {
			last, message = &r.CompletionTime, fmt.Sprintf("left %s for %s: %s", r.FromCluster, explain.Names(r.ToClusters), r.Reason)
		}
	}
	for i := range b.BindingSpec().GracefulEvictionTasks {
		task := &b.BindingSpec().GracefulEvictionTasks[i]
		last, message = task.CreationTimestamp, fmt.Sprintf("is leaving %s: %s", task.FromCluster, task.Reason)
		if blocks(b, task.FromCluster) {
			message = fmt.Sprintf("should leave %s: %s; the eviction is blocked", task.FromCluster, task.Reason)
		} else if !binding.HasSource(b) {
			message = fmt.Sprintf("should leave %s: %s%s", task.FromCluster, task.Reason, explain.StaysUnclaimed)
		}
	}
	if message != "" {
		f.add(flow.Problem{Kind: flow.Moved, Object: flow.TitleOf(b), Namespace: b.GetNamespace(), Since: last, Message: message})
	}
}

// blocks reports whether the condition EvictionBlocked of a binding names a cluster that the object should leave.
func blocks(b binding.Binding, cluster string) bool {
	c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.EvictionBlocked)
	return c != nil && c.Status == metav1.ConditionTrue && strings.Contains(c.Message, " "+cluster+" (")
}

// ofCluster reports whether problems of a kind are those of clusters.
func ofCluster(kind flow.ProblemKind) bool { return kind.Rank() <= flow.ClusterPending.Rank() }

// summary returns the number of problems of the selected kinds as text.
func (f *Fleet) summary(selected func(flow.ProblemKind) bool) string {
	var parts []string
	for _, k := range flow.ProblemKinds {
		if n := f.Problems[k.Kind]; n > 0 && selected(k.Kind) {
			text := fmt.Sprintf("%d %s", n, k.After(n))
			if k.Kind == flow.MissingReference && !f.hints {
				text = "at least " + text // few of them are looked for
			}
			parts = append(parts, text)
		}
	}
	return strings.Join(parts, ", ")
}
