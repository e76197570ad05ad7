// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package leave plans and requests that objects leave a cluster, for `karmadactl drain` and the web console.
//
//	binding, cluster ──► Decide (code of the scheduler) ──► where its replicas go, or why it stays ──► PlacementEviction
package leave

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/eviction/budgets"
	"karmada.io/karmada/internal/names"
)

// Departure describes how an object would leave a cluster.
type Departure struct {
	// Stays is why the object stays; empty if it can leave.
	Stays string `json:"stays,omitempty"`
	// To holds the clusters that get its replicas, as "member2:+3".
	To []string `json:"to"`
	// Budgets names the disruption budgets for which its removal waits.
	Budgets string `json:"budgets,omitempty"`
}

// PlanEviction returns how an object would leave a cluster.
func PlanEviction(ctx context.Context, api client.Client, b binding.Binding, cluster string) (*Departure, error) {
	if !eviction.Targets(b.BindingSpec(), cluster) {
		return nil, errors.New("the object is not in the cluster")
	}
	w := &Workload{Binding: b}
	if err := w.Decide(ctx, api, cluster); err != nil {
		return nil, err
	}
	return &Departure{Stays: w.Stays, To: append([]string{}, w.To...), Budgets: w.Waits(ctx, api)}, nil
}

// NewEviction returns a request to move an object away from a cluster.
func NewEviction(b types.NamespacedName, cluster string) *fleetv1alpha1.PlacementEviction {
	e := &fleetv1alpha1.PlacementEviction{Spec: fleetv1alpha1.PlacementEvictionSpec{Binding: b.Name, Cluster: cluster}}
	e.Namespace, e.GenerateName = b.Namespace, b.Name[:min(len(b.Name), 200)]+"-"
	return e
}

// Start cordons a cluster and requests to move those of its objects away that can leave. It returns the number of requests, also of earlier
// ones, and why each of the other objects stays. It calls list after the cordon, so that nothing is scheduled to the cluster later; objects
// of bindings that are not in the cluster, or have no placement, are left out.
func Start(
	ctx context.Context, api client.Client, name, owner string, list func(context.Context) ([]binding.Binding, error),
) (evicted int, stays []string, err error) {
	c := &clusterv1alpha1.Cluster{}
	if err := api.Get(ctx, types.NamespacedName{Name: name}, c); err != nil {
		return 0, nil, err
	}
	before := c.DeepCopy()
	if c.Spec.Taints = SetCordon(c.Spec.Taints, true); len(c.Spec.Taints) != len(before.Spec.Taints) {
		patch := client.MergeFromWithOptions(before, client.MergeFromWithOptimisticLock{})
		if err := api.Patch(ctx, c, patch, client.FieldOwner(owner)); err != nil {
			return 0, nil, err
		}
	}
	bindings, err := list(ctx)
	if err != nil {
		return 0, nil, err
	}
	var clusters clusterv1alpha1.ClusterList
	if err := api.List(ctx, &clusters); err != nil {
		return 0, nil, err
	}
	reader := explain.WithClusters{Reader: api, Clusters: clusters.Items}
	var all []*Workload
	for _, b := range bindings {
		if !Leaves(b, name) {
			continue
		}
		w := &Workload{Binding: b}
		if err := w.Decide(ctx, reader, name); err != nil {
			w.Stays = err.Error()
		}
		all = append(all, w)
	}
	evictions, err := Evict(ctx, api, name, all, owner)
	for _, w := range all {
		if w.Stays != "" {
			stays = append(stays, w.Title()+": "+w.Stays)
		}
	}
	return len(evictions), stays, err
}

// Leaves reports whether a drain of a cluster concerns an object. One without a placement follows the workloads that depend on it.
func Leaves(b binding.Binding, cluster string) bool {
	return b.BindingSpec().Placement != nil && eviction.Targets(b.BindingSpec(), cluster) && b.GetDeletionTimestamp() == nil
}

// Workload is an object in a cluster that it should leave.
type Workload struct {
	Binding binding.Binding
	// Stays is why the object stays; empty if it can leave.
	Stays string
	// Fixed reports whether objects of its kind are never moved.
	Fixed bool
	// To holds the clusters that get its replicas, as "member2:+3", and More their numbers.
	To   []string
	More map[string]int32
	// Budgets names the disruption budgets for which its removal waits.
	Budgets string
}

// Title returns the kind and the name of the object.
func (w *Workload) Title() string {
	r := w.Binding.BindingSpec().Resource
	if r.Namespace == "" {
		return r.Kind + " " + r.Name
	}
	return r.Kind + " " + r.Namespace + "/" + r.Name
}

// cordonTaint keeps new workloads off a cluster.
var cordonTaint = corev1.Taint{Key: names.UnschedulableTaint, Effect: corev1.TaintEffectNoSchedule}

// SetCordon adds or removes the cordon taint.
func SetCordon(before []corev1.Taint, cordoned bool) []corev1.Taint {
	at := slices.IndexFunc(before, func(taint corev1.Taint) bool { return taint.MatchTaint(&cordonTaint) })
	switch {
	case cordoned && at < 0:
		return append(slices.Clone(before), cordonTaint)
	case !cordoned && at >= 0:
		return slices.Delete(slices.Clone(before), at, at+1)
	}
	return before
}

// Decide sets where an object can go, or why it stays.
func (w *Workload) Decide(ctx context.Context, control client.Reader, name string) error {
	spec := w.Binding.BindingSpec()
	switch {
	case w.Binding.GetNamespace() == "":
		w.Stays = "cluster-scoped objects are not evicted"
	case !eviction.Movable(spec):
		w.Stays = spec.Resource.Kind + " objects are not evicted"
	case eviction.Finished(spec, w.Binding.BindingStatus(), name):
		w.Stays = "the Job has finished"
	}
	if w.Fixed = w.Stays != ""; w.Fixed {
		return nil
	}
	if reason := flow.UnscheduledReason(w.Binding); reason != "" {
		w.Stays = reason
		return nil
	}
	scheduler := explain.DefaultScheduler()
	simulation, err := scheduler.Read(ctx, control, w.Binding)
	if err != nil {
		return err
	}
	simulation.Request.Evicting = append(simulation.Request.Evicting, name)
	result, _, err := scheduler.Decide(ctx, simulation)
	if err != nil {
		w.Stays = err.Error()
		return nil
	}
	before := map[string]int32{}
	w.More = map[string]int32{}
	for _, t := range spec.Clusters {
		before[t.Name] = t.Replicas
	}
	for _, t := range result.Clusters {
		if more, had := t.Replicas-before[t.Name], eviction.Targets(spec, t.Name); more > 0 {
			w.To = append(w.To, fmt.Sprintf("%s:+%d", t.Name, more))
			w.More[t.Name] = more
		} else if !had {
			w.To = append(w.To, t.Name)
		}
	}
	return nil
}

// Waits returns the disruption budgets that select a workload, for which its removal from the cluster waits. Budgets that the user may not
// list are left out.
func (w *Workload) Waits(ctx context.Context, api client.Reader) string {
	all, err := budgets.Of(ctx, api, w.Binding.GetNamespace())
	if err != nil || len(all) == 0 {
		return ""
	}
	labels, err := budgets.TemplateLabels(ctx, api, w.Binding)
	if err != nil {
		return ""
	}
	var titles []string
	for _, b := range all.Select(labels) {
		titles = append(titles, b.Title)
	}
	return strings.Join(titles, ", ")
}

// Evict creates a PlacementEviction for each object that can leave and has none, and returns their keys by binding. An object whose
// PlacementEviction the control plane rejects stays.
func Evict(
	ctx context.Context, api client.Client, name string, all []*Workload, owner string,
) (map[types.NamespacedName]types.NamespacedName, error) {
	var running fleetv1alpha1.PlacementEvictionList
	if err := api.List(ctx, &running, client.MatchingLabels{names.DrainedCluster: name}); err != nil {
		return nil, err
	}
	out := map[types.NamespacedName]types.NamespacedName{}
	for i := range running.Items {
		if e := &running.Items[i]; e.Status.CompletionTime == nil && e.Spec.Cluster == name {
			out[types.NamespacedName{Namespace: e.Namespace, Name: e.Spec.Binding}] = client.ObjectKeyFromObject(e)
		}
	}
	for _, w := range all {
		key := client.ObjectKeyFromObject(w.Binding)
		if _, exists := out[key]; exists || w.Stays != "" {
			continue
		}
		e := NewEviction(key, name)
		e.Labels = map[string]string{names.DrainedCluster: name}
		switch err := api.Create(ctx, e, client.FieldOwner(owner)); {
		case apierrors.IsForbidden(err), apierrors.IsInvalid(err), apierrors.IsNotFound(err):
			w.Stays = err.Error()
			continue
		case err != nil:
			return nil, fmt.Errorf("evict %s from cluster %s: %w", w.Title(), name, err)
		}
		out[key] = client.ObjectKeyFromObject(e)
	}
	return out, nil
}
