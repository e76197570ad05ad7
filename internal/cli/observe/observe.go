// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package observe reads the objects through which one template reaches its members, for package flow.
//
// It reads Works and member objects by name, those of the clusters with the most serious problems first, and no more than a
// limit. It lists nothing but the events of the template, the override policies, and the other policies if none claims it. It writes
// nothing.
package observe

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

const (
	// parallel is the number of clusters that are read at the same time.
	parallel = 16
	// memberTimeout limits the wait for one member.
	memberTimeout = 5 * time.Second
	// maxEvents is the number of events that are read.
	maxEvents = 500
	// maxReads is the number of times that all objects are read if the binding changes.
	maxReads = 3
)

// Options selects what is read.
type Options struct {
	// Limit is the number of clusters; 0 means all. Clusters are the names of clusters to read; empty means all that have or get the object.
	Limit    int
	Clusters []string
	// Members selects the objects in the members, which are read through the cluster proxy.
	Members bool
	// Events selects the events of the template, References the bindings of the objects that its pods need.
	Events, References bool
}

// Members returns the kinds of the control plane, and configurations of clients of members, through the cluster proxy.
type Members interface {
	ToRESTMapper() (meta.RESTMapper, error)
	MemberConfig(cluster string) (*rest.Config, error)
}

// Reader reads the objects of templates.
type Reader struct {
	Access  Members
	Control client.Reader
	// CommandLine makes the commands in messages. Nil means those for the control plane of the current context.
	CommandLine flow.CommandLine
	Options     Options
}

// Refresh reads the template and the binding of a subject again.
func (r *Reader) Refresh(ctx context.Context, s *explain.Subject) (*explain.Subject, error) {
	template := &unstructured.Unstructured{}
	template.SetGroupVersionKind(s.Kind)
	key := types.NamespacedName{Namespace: s.Namespace, Name: s.Name}
	switch err := r.Control.Get(ctx, key, template); {
	case apierrors.IsNotFound(err), apierrors.IsForbidden(err):
		return explain.NewSubject(ctx, r.Control, s.Kind, key, nil)
	case err != nil:
		return nil, err
	}
	return explain.NewSubject(ctx, r.Control, s.Kind, key, template)
}

// Read reads the objects of a subject. If the binding has another generation afterwards, Read reads them again, because the Works may be
// those of another decision.
func (r *Reader) Read(ctx context.Context, s *explain.Subject) (*flow.Objects, error) {
	for n := 1; ; n++ {
		o, err := r.read(ctx, s)
		if err != nil || n == maxReads || s.Binding == nil {
			return o, err
		}
		now := binding.ScopeOf(s.Binding).New()
		if r.Control.Get(ctx, client.ObjectKeyFromObject(s.Binding), now) != nil || now.GetGeneration() == s.Binding.GetGeneration() {
			return o, nil
		}
		if s, err = r.Refresh(ctx, s); err != nil {
			return nil, err
		}
	}
}

func (r *Reader) read(ctx context.Context, s *explain.Subject) (*flow.Objects, error) {
	o := &flow.Objects{Kind: s.Kind.Kind, Namespace: s.Namespace, Name: s.Name, Template: s.Template, Binding: s.Binding}
	claim, err := s.Claim(ctx, r.Control)
	if err != nil {
		return nil, err
	}
	o.Unclaimed = claim.Unclaimed
	if claim.Policy != nil {
		o.PolicyProblem, claim.Policy.Problem = cmp.Or(claim.Policy.Problem, claim.Unmet), ""
		o.Policy = claim.Policy.String()
	}
	if r.Options.Events && s.Template != nil {
		if o.Events, err = r.events(ctx, s.Template); err != nil {
			return nil, err
		}
	}
	if s.Binding == nil {
		return o, r.readSynced(ctx, s, o, claim.Synced)
	}
	o.Held = flow.UnscheduledReason(s.Binding)
	if s.Binding.BindingSpec().Placement == nil {
		o.Held = "" // it is not scheduled
	}
	generation := int64(0)
	if s.Template != nil {
		generation = s.Template.GetGeneration()
	}
	if r.Options.References {
		o.Lacking = explain.Unpropagated(ctx, r.Control, s)
	}
	if o.Rollout, err = explain.Rollout(ctx, r.Control, s.Binding, r.CommandLine); apierrors.IsForbidden(err) {
		o.RolloutUnread = true
	} else if err != nil {
		return nil, err
	}
	pending, err := r.overrides(ctx, s, o)
	if err != nil {
		return nil, err
	}
	view := flow.View{Generation: generation, Rollout: o.Rollout}
	order := view.Order(s.Binding)
	if chosen := r.Options.Clusters; len(chosen) > 0 {
		for _, name := range chosen {
			if !slices.Contains(order, name) {
				return nil, fmt.Errorf("%s is not in cluster %s, and does not get there", s.FullTitle(), name)
			}
		}
		order = slices.DeleteFunc(order, func(name string) bool { return !slices.Contains(chosen, name) })
	}
	o.Total = len(order)
	if limit := r.Options.Limit; limit > 0 && len(order) > limit {
		o.Hidden = map[flow.State]int{}
		for _, name := range order[limit:] {
			o.Hidden[view.Summarize(s.Binding, name)]++
		}
		order = order[:limit]
	}
	o.Clusters = make([]flow.Cluster, len(order))
	targets := binding.Targets(s.Binding.BindingSpec())
	return o, Each(len(order), func(i int) error {
		c := &o.Clusters[i]
		c.Name = order[i]
		if at := slices.IndexFunc(targets, func(t workv1alpha2.TargetCluster) bool { return t.Name == c.Name }); at >= 0 {
			c.Target = &targets[at]
		}
		if err := r.readCluster(ctx, s, c); err != nil {
			return err
		}
		if pending != nil && c.Target != nil && c.Cluster != nil && c.Work != nil && len(c.Unread) == 0 {
			c.Overrides = pending(c.Cluster, c.Work)
		}
		return nil
	})
}

// overrides returns a function that compares a Work with the override policies, see explain.PendingOverrides, or nil.
func (r *Reader) overrides(
	ctx context.Context, s *explain.Subject, o *flow.Objects,
) (pending func(*clusterv1alpha1.Cluster, *workv1alpha1.Work) string, err error) {
	if s.Template == nil {
		return nil, nil
	}
	pending, o.OverridesUnread, err = explain.PendingOverrides(ctx, r.Control, s)
	return pending, err
}

// Each calls f for 0 to n-1, some of them at the same time, and returns the first error.
func Each(n int, f func(i int) error) error {
	errs := make([]error, n)
	slots := make(chan struct{}, parallel)
	var group sync.WaitGroup
	for i := range n {
		slots <- struct{}{}
		group.Go(func() {
			defer func() { <-slots }()
			errs[i] = f(i)
		})
	}
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func (r *Reader) events(ctx context.Context, template *unstructured.Unstructured) ([]corev1.Event, error) {
	namespace := template.GetNamespace()
	if namespace == "" {
		namespace = metav1.NamespaceDefault
	}
	var list corev1.EventList
	err := r.Control.List(ctx, &list, client.InNamespace(namespace), client.Limit(maxEvents),
		client.MatchingFields{"involvedObject.uid": string(template.GetUID())})
	if apierrors.IsForbidden(err) {
		return nil, nil // the conditions of the other objects have most times
	} else if err != nil {
		return nil, fmt.Errorf("list events of %s %s: %w", template.GetKind(), template.GetName(), err)
	}
	return list.Items, nil
}

func (r *Reader) readCluster(ctx context.Context, s *explain.Subject, c *flow.Cluster) error {
	cluster := &clusterv1alpha1.Cluster{}
	switch err := r.Control.Get(ctx, types.NamespacedName{Name: c.Name}, cluster); {
	case err == nil:
		c.Cluster = cluster
	case apierrors.IsForbidden(err) && s.Binding != nil:
		c.Cluster, c.Unread = reportedCluster(s.Binding, c.Name), append(c.Unread, "clusters")
	case !apierrors.IsNotFound(err):
		return fmt.Errorf("get cluster %s: %w", c.Name, err)
	}
	find := func() (*workv1alpha1.Work, error) { return work.InCluster(ctx, r.Control, s.Binding, c.Name) }
	if s.Binding == nil {
		find = func() (*workv1alpha1.Work, error) { return s.SyncWork(ctx, r.Control, c.Name) }
	}
	found, err := find()
	switch {
	case apierrors.IsForbidden(err) && s.Binding != nil:
		name := names.Work(s.Kind.Kind, s.Namespace, s.Name)
		c.Work, c.Unread = reportedWork(s.Binding, c.Name, name), append(c.Unread, "works")
	case err != nil:
		return err
	default:
		c.Work = found
	}
	if !r.Options.Members || c.Cluster == nil {
		return nil
	}
	ctx, cancel := context.WithTimeout(ctx, memberTimeout)
	defer cancel()
	c.Looked = true
	object, err := r.MemberObject(ctx, c.Name, s)
	switch {
	case err == nil:
		c.Member = object
		if w := c.Work; w != nil && len(w.Status.ManifestStatuses) > 0 &&
			(w.Status.ManifestStatuses[0].Health == workv1alpha1.ResourceUnhealthy || flow.NotStarted(s.Kind, w.Status.ManifestStatuses[0].Status)) {
			c.Pods = r.PodReason(ctx, c.Name, s, object)
		}
	case !apierrors.IsNotFound(err):
		c.MemberError = explain.Denied(err)
		// The control plane need not reach the API server of a Pull-mode cluster.
		c.Unreachable = c.Cluster.Spec.SyncMode == clusterv1alpha1.Push &&
			(apierrors.IsServiceUnavailable(err) || errors.Is(err, context.DeadlineExceeded))
	}
	return nil
}

// maxPods is the number of pods that are read.
const maxPods = 100

// PodReason reads why pods of a workload in a member are not ready. member is the workload there; it is read if it is nil. PodReason
// returns "" if there is no reason, or it cannot be read.
func (r *Reader) PodReason(ctx context.Context, cluster string, s *explain.Subject, member *unstructured.Unstructured) string {
	ctx, cancel := context.WithTimeout(ctx, memberTimeout)
	defer cancel()
	var err error
	if member == nil {
		if member, err = r.MemberObject(ctx, cluster, s); err != nil {
			return ""
		}
	}
	if s.Kind.GroupKind() == (schema.GroupKind{Kind: "Pod"}) {
		pod := &corev1.Pod{}
		if runtime.DefaultUnstructuredConverter.FromUnstructured(member.Object, pod) != nil {
			return ""
		}
		return flow.PodReason(pod)
	}
	selector, found, _ := unstructured.NestedMap(member.Object, "spec", "selector")
	var parsed metav1.LabelSelector
	if !found || runtime.DefaultUnstructuredConverter.FromUnstructured(selector, &parsed) != nil {
		return ""
	}
	labels, err := metav1.LabelSelectorAsSelector(&parsed)
	config, configErr := r.Access.MemberConfig(cluster)
	if err != nil || configErr != nil || labels.Empty() {
		return ""
	}
	api, err := kubernetes.NewForConfig(config)
	if err != nil {
		return ""
	}
	pods, err := api.CoreV1().Pods(s.Namespace).List(ctx, metav1.ListOptions{LabelSelector: labels.String(), Limit: maxPods})
	if err != nil {
		return ""
	}
	if reason := flow.PodsReason(pods.Items); reason != "" {
		return reason
	}
	return CreateFailure(member)
}

// CreateFailure returns why pods of a workload in a member cannot be created, or "".
func CreateFailure(member *unstructured.Unstructured) string {
	conditions, _, _ := unstructured.NestedSlice(member.Object, "status", "conditions")
	for _, c := range conditions {
		if c, _ := c.(map[string]any); c["type"] == "ReplicaFailure" && c["status"] == "True" {
			wanted, _, _ := unstructured.NestedInt64(member.Object, "spec", "replicas")
			created, _, _ := unstructured.NestedInt64(member.Object, "status", "replicas")
			if n := wanted - created; n > 0 {
				return fmt.Sprintf("%s cannot be created: %v", explain.Count(n, "pod"), c["message"])
			}
			return fmt.Sprintf("pods cannot be created: %v", c["message"])
		}
	}
	return ""
}

// MemberObject reads the object of a template in a member through the cluster proxy.
func (r *Reader) MemberObject(ctx context.Context, cluster string, s *explain.Subject) (*unstructured.Unstructured, error) {
	member, err := r.Member(cluster, s)
	if err != nil {
		return nil, err
	}
	return member.Get(ctx, s.Name, metav1.GetOptions{})
}

// Member returns a client of a member for objects of the kind and in the namespace of a template, through the cluster proxy.
func (r *Reader) Member(cluster string, s *explain.Subject) (dynamic.ResourceInterface, error) {
	mapper, err := r.Access.ToRESTMapper()
	if err != nil {
		return nil, err
	}
	mapping, err := mapper.RESTMapping(s.Kind.GroupKind(), s.Kind.Version)
	if err != nil {
		return nil, err
	}
	config, err := r.Access.MemberConfig(cluster)
	if err != nil {
		return nil, err
	}
	api, err := dynamic.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	return api.Resource(mapping.Resource).Namespace(s.Namespace), nil
}

// Limit returns the limit of the number of clusters, or 0 for all.
func Limit(limit int, all bool) int {
	if all {
		return 0
	}
	return limit
}

// Cell returns the cell of a state in a table.
func Cell(s flow.State) output.Cell {
	return output.Cell{Text: string(s), Color: map[flow.State]output.Color{
		flow.Done: output.Good, flow.Waiting: output.Pending, flow.Failed: output.Bad,
	}[s]}
}

// Hidden describes the clusters that are not listed, or returns "".
func Hidden(states map[flow.State]int) string {
	var parts []string
	total := 0
	for _, s := range []flow.State{flow.Failed, flow.Waiting, flow.Done} {
		if n := states[s]; n > 0 {
			total += n
			parts = append(parts, fmt.Sprintf("%d %s", n, map[flow.State]string{
				flow.Failed: "not applied", flow.Waiting: "not up to date or not healthy", flow.Done: "healthy",
			}[s]))
		}
	}
	if total == 0 {
		return ""
	}
	return explain.Count(int64(total), "more cluster") + ": " + strings.Join(parts, ", ")
}
