// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"fmt"
	"net/http"
	"slices"
	"strings"

	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cli/clusters/leave"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
)

// maxClusterEvents is the number of events of a cluster that are read.
const maxClusterEvents = 100

// clusterView is the page of one cluster.
type clusterView struct {
	reading
	clusterRow
	Endpoint string `json:"endpoint,omitempty"`
	// APIs is the number of kinds that the cluster serves.
	APIs int    `json:"apis"`
	Pods *usage `json:"pods,omitempty"`
	// Labels are those that the selectors of policies match.
	Labels map[string]string `json:"labels,omitempty"`
	// Renewed is the time at which the agent of the cluster renewed its Lease.
	Renewed    *metav1.MicroTime  `json:"renewed,omitempty"`
	Conditions []metav1.Condition `json:"conditions"`
	Events     []event            `json:"events"`
	// Policies are those that events name and that exist.
	Policies []string `json:"policies"`
	// Counts are the numbers of objects by state, as in the matrix.
	Counts map[string]int `json:"counts"`
	// Page holds the objects in the cluster, those with problems first.
	Page     []objectInCluster `json:"page"`
	Matching int               `json:"matching"`
}

// objectInCluster is an object in one cluster.
type objectInCluster struct {
	template
	// State is a state of the matrix.
	State string `json:"state"`
	// Replicas are those assigned to the cluster, Ready those that it reports; nil if it has not applied the object.
	Replicas *int32 `json:"replicas,omitempty"`
	Ready    *int32 `json:"ready,omitempty"`
	// Message is the reason of a problem in the cluster, or of the departure.
	Message string `json:"message,omitempty"`

	row *bindingRow
}

func viewCluster(ctx context.Context, s *session, q query) (any, error) {
	name := q.Get("name")
	all, err := s.rows(ctx, q.namespace(s))
	if err != nil {
		return nil, err
	}
	c := &clusterv1alpha1.Cluster{}
	if err := s.client.Get(ctx, types.NamespacedName{Name: name}, c); err != nil {
		return nil, err
	}
	out := clusterView{
		reading: all.reading, clusterRow: newClusterRow(c), Endpoint: c.Spec.APIEndpoint, Labels: c.Labels, Counts: map[string]int{},
		Conditions: append([]metav1.Condition{}, c.Status.Conditions...), Events: []event{},
	}
	for i := range c.Status.APIEnablements {
		out.APIs += len(c.Status.APIEnablements[i].Resources)
	}
	if summary := c.Status.ResourceSummary; summary != nil {
		out.Pods = newUsage(summary, corev1.ResourcePods)
	}
	lease := &coordinationv1.Lease{}
	if err := s.client.Get(ctx, types.NamespacedName{Namespace: names.ClusterNamespace, Name: name}, lease); err == nil {
		out.Renewed = lease.Spec.RenewTime // a detail for those who may read it; only agents have a Lease
	}
	var events corev1.EventList
	err = s.client.List(ctx, &events, client.InNamespace(metav1.NamespaceDefault), client.Limit(maxClusterEvents),
		client.MatchingFields{"involvedObject.kind": "Cluster", "involvedObject.name": name})
	if err != nil && !apierrors.IsForbidden(err) {
		return nil, fmt.Errorf("list events of cluster %s: %w", name, err)
	}
	out.Events = append(out.Events, newEvents(events.Items)...)
	out.Policies = s.policiesIn(ctx, out.Events, "")
	found := all.inCluster(name, q)
	for i := range found {
		out.Counts[found[i].State]++
	}
	out.Page, out.Matching = paged(found, q), len(found)
	for i := range out.Page {
		out.Page[i].explain(s, name, i < maxExplained)
	}
	return out, nil
}

// urgentCells are the states in the order of a list.
const urgentCells = string(cellFailing) + string(cellLost) + string(cellLeaving) + string(cellPending) + string(cellHealthy)

// inCluster returns the objects in a cluster that match a search, those with problems first.
func (r *rows) inCluster(cluster string, q query) (out []objectInCluster) {
	words := strings.Fields(strings.ToLower(q.Get("search")))
	lost := slices.ContainsFunc(r.clusters, func(c *clusterRow) bool { return c.Name == cluster && !c.Ready })
	for _, b := range r.bindings {
		at := slices.IndexFunc(b.cells, func(c cell) bool { return c.cluster == cluster })
		if at < 0 || !containsAll(words, b.Kind, b.Namespace, b.Name, b.message()) {
			continue
		}
		o := objectInCluster{template: b.template, State: string(b.cells[at].state), row: b}
		if lost {
			o.State = string(cellLost)
		}
		out = append(out, o)
	}
	slices.SortStableFunc(out, func(a, b objectInCluster) int {
		return cmp.Or(cmp.Compare(strings.Index(urgentCells, a.State), strings.Index(urgentCells, b.State)), compareNames(a.row, b.row))
	})
	return out
}

// explain sets the replicas of an object in a cluster, and the reason of its state there, with that of its pods if pods is set.
func (o *objectInCluster) explain(s *session, cluster string, pods bool) {
	b := o.row
	at := slices.IndexFunc(b.cells, func(c cell) bool { return c.cluster == cluster })
	if at >= 0 && b.Replicas != nil && b.cells[at].applied {
		replicas, ready := b.cells[at].replicas, b.cells[at].ready
		o.Replicas, o.Ready = &replicas, &ready
	}
	if b.Problem != nil && b.Problem.Cluster == cluster && o.State != string(cellHealthy) {
		o.Message = strings.TrimPrefix(b.Problem.Message, cluster+": ")
	}
	if o.State == string(cellFailing) && o.Replicas != nil {
		o.Message = cmp.Or(o.Message, fmt.Sprintf("%d of %d replicas are ready", *o.Ready, *o.Replicas))
		if pods {
			unhealthy := *b
			unhealthy.Problem = &flow.Problem{Message: o.Message}
			o.Message = s.podReason(&unhealthy, cluster)
		}
	}
	if o.State == string(cellFailing) && b.has(flow.NotRendered) {
		o.Message = cmp.Or(o.Message, "its manifest could not be rendered")
	}
	if at >= 0 && !b.cells[at].applied {
		o.Message = cmp.Or(o.Message, b.cells[at].reason)
	}
	for i := range b.evictions {
		if e := &b.evictions[i]; e.Cluster == cluster {
			o.Message = strings.TrimSuffix(e.Reason+": "+e.Message, ": ")
		}
	}
}

// cordonCluster marks a cluster as unschedulable, or as schedulable again.
func cordonCluster(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	var body struct {
		Cluster  string `json:"cluster"`
		Cordoned bool   `json:"cordoned"`
	}
	if err := decode(&body); err != nil {
		return nil, err
	}
	return struct{}{}, s.changeTaints(r.Context(), body.Cluster, func(before []corev1.Taint) []corev1.Taint {
		return leave.SetCordon(before, body.Cordoned)
	})
}

// changeTaints changes the taints of a cluster. It writes nothing if they are the same.
func (s *session) changeTaints(ctx context.Context, cluster string, change func([]corev1.Taint) []corev1.Taint) error {
	c := &clusterv1alpha1.Cluster{}
	if err := s.client.Get(ctx, types.NamespacedName{Name: cluster}, c); err != nil {
		return err
	}
	before := c.DeepCopy()
	if c.Spec.Taints = change(slices.Clone(c.Spec.Taints)); len(c.Spec.Taints) == len(before.Spec.Taints) {
		return nil
	}
	return s.client.Patch(ctx, c, client.MergeFromWithOptions(before, client.MergeFromWithOptimisticLock{}), client.FieldOwner(fieldOwner))
}
