// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/clusters/leave"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/strategy"
)

// drainCluster cordons a cluster and moves its workloads away, if the effect is that of the plan that the user saw.
func drainCluster(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	var body struct {
		Cluster  string `json:"cluster"`
		PlanHash string `json:"planHash"`
	}
	if err := decode(&body); err != nil {
		return nil, err
	}
	if body.PlanHash == "" {
		return nil, apierrors.NewBadRequest("planHash is required: plan the drain first")
	}
	request := planRequest{Changes: []plannedChange{{Operation: reviewv1alpha1.ChangeDrain, Cluster: body.Cluster}}}
	if err := s.checkPlan(r.Context(), request, body.PlanHash, clusterv1alpha1.Resource("clusters"), body.Cluster); err != nil {
		return nil, err
	}
	// A drain that has begun ends, also if the browser leaves.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(r.Context()), drainTimeout)
	defer cancel()
	evicted, stays, err := leave.Start(ctx, s.client, body.Cluster, fieldOwner, s.bindings)
	return map[string]any{"evicted": evicted, "stays": append([]string{}, stays...)}, err
}

// drainTimeout limits the time in which a drain requests to move the workloads away.
const drainTimeout = 10 * time.Minute

// bindings reads all bindings but those of cluster-scoped objects, which are not evicted.
func (s *session) bindings(ctx context.Context) (out []binding.Binding, err error) {
	for list, next := (&workv1alpha2.ResourceBindingList{}), true; next; {
		token := list.Continue
		list = &workv1alpha2.ResourceBindingList{}
		if err := s.client.List(ctx, list, client.Limit(firstPage), client.Continue(token)); err != nil {
			return nil, err
		}
		for i := range list.Items {
			out = append(out, &list.Items[i])
		}
		next = list.Continue != ""
	}
	return out, nil
}

// evictWorkload returns how an object would leave a cluster. If the request has that response, it requests to move the object.
func evictWorkload(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	var body struct {
		Namespace string `json:"namespace"`
		Binding   string `json:"binding"`
		Cluster   string `json:"cluster"`
		// Planned is the response that the user saw; nil only plans.
		Planned *leave.Departure `json:"planned,omitempty"`
	}
	if err := decode(&body); err != nil {
		return nil, err
	}
	key := types.NamespacedName{Namespace: body.Namespace, Name: body.Binding}
	b := binding.ScopeFor(key.Namespace).New()
	if err := s.client.Get(r.Context(), key, b); err != nil {
		return nil, err
	}
	now, err := leave.PlanEviction(r.Context(), s.client, b, body.Cluster)
	if err != nil || body.Planned == nil {
		return now, err
	}
	switch {
	case now.Stays != "":
		return nil, apierrors.NewBadRequest(now.Stays)
	case !slices.Equal(now.To, body.Planned.To) || now.Budgets != body.Planned.Budgets:
		return nil, apierrors.NewConflict(workv1alpha2.Resource("resourcebindings"), body.Binding, errPlanChanged)
	}
	return now, s.client.Create(r.Context(), leave.NewEviction(key, body.Cluster), client.FieldOwner(fieldOwner))
}

var errNotUnmanaged = errors.New("the object in the cluster is managed already, or was deleted")

// adoptionHint is part of the message of a cluster in which an object waits for the approval of its take-over.
const adoptionHint = "karmadactl adopt "

// approveAdoption approves the take-over of the object that exists in a cluster now.
func approveAdoption(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	var body struct {
		template
		Cluster string `json:"cluster"`
	}
	if err := decode(&body); err != nil {
		return nil, err
	}
	ctx := r.Context()
	gvk := schema.GroupVersionKind{Group: body.Group, Version: body.Version, Kind: body.Kind}
	subject, err := explain.NewSubject(ctx, s.client, gvk, types.NamespacedName{Namespace: body.Namespace, Name: body.Name}, nil)
	if err != nil {
		return nil, err
	}
	conflict := func(err error) error {
		return apierrors.NewConflict(schema.GroupResource{Group: body.Group, Resource: body.Kind}, body.Name, err)
	}
	if subject.Binding == nil {
		return nil, conflict(errors.New("it is not propagated"))
	}
	object, err := (&observe.Reader{Access: s, Control: s.client}).MemberObject(ctx, body.Cluster, subject)
	switch {
	case err != nil:
		return nil, err
	case object.GetUID() == "" || object.GetLabels()[names.Managed] == "true":
		return nil, conflict(errNotUnmanaged)
	}
	b := subject.Binding
	approvals := strategy.ParseApprovals(b.GetAnnotations())
	approvals[body.Cluster] = object.GetUID()
	patch, err := json.Marshal(map[string]any{"metadata": map[string]any{
		"uid": b.GetUID(), "resourceVersion": b.GetResourceVersion(),
		"annotations": map[string]any{names.AdoptionApproved: approvals.String()},
	}})
	if err != nil {
		return nil, err
	}
	return struct{}{}, s.client.Patch(ctx, b, client.RawPatch(types.MergePatchType, patch), client.FieldOwner(fieldOwner))
}

// adoptionsOf returns the clusters whose objects wait for an approval, with the messages.
func adoptionsOf(status *workv1alpha2.ResourceBindingStatus) (out []clusterError) {
	for i := range status.AggregatedStatus {
		if item := &status.AggregatedStatus[i]; !item.Applied && strings.Contains(item.AppliedMessage, adoptionHint) {
			out = append(out, clusterError{item.ClusterName, item.AppliedMessage})
		}
	}
	return out
}
