// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

// item waits for the decision of a user.
type item struct {
	// Kind is "removal", "restart", "adoption", "rollout" or "cluster".
	Kind    string       `json:"kind"`
	Since   *metav1.Time `json:"since,omitempty"`
	Message string       `json:"message"`
	// Cluster is set for a cluster and an adoption, Template and Binding for all others.
	Cluster  string    `json:"cluster,omitempty"`
	Template *template `json:"template,omitempty"`
	Binding  string    `json:"binding,omitempty"`
	// Generation is that of the binding, which the approval is valid for.
	Generation int64 `json:"generation,omitempty"`
	// Rollout is a staged rollout whose Revision waits for the approval of Stage.
	Rollout  string `json:"rollout,omitempty"`
	Stage    string `json:"stage,omitempty"`
	Revision int64  `json:"revision,omitempty"`
}

// inboxView is the page of items that wait for a user, the oldest first.
type inboxView struct {
	reading
	Items    []item `json:"items"`
	Matching int    `json:"matching"`
}

func viewInbox(ctx context.Context, s *session, q query) (any, error) {
	all, err := s.rows(ctx, q.namespace(s))
	if err != nil {
		return nil, err
	}
	clusters, bindings := all.clusters, all.bindings
	var items []item
	for i := range clusters {
		if c := clusters[i]; c.Pending {
			items = append(items, item{Kind: "cluster", Cluster: c.Name, Since: c.Created,
				Message: "An agent registered the cluster. It receives workloads after you approve it."})
		}
	}
	for i := range bindings {
		b := bindings[i]
		for _, a := range b.adoptions {
			items = append(items, item{Kind: "adoption", Template: &b.template, Binding: b.Binding, Cluster: a.Cluster, Message: a.Error})
		}
		if b.held == nil {
			continue
		}
		kind := "removal"
		if b.held.Type == workv1alpha2.RestartHeld {
			kind = "restart"
		}
		items = append(items, item{
			Kind: kind, Template: &b.template, Binding: b.Binding, Since: &b.held.LastTransitionTime, Message: b.held.Message,
			Generation: b.generation,
		})
	}
	for _, r := range all.rollouts {
		if r.approval >= 0 {
			items = append(items, r.item())
		}
	}
	slices.SortFunc(items, func(a, b item) int {
		if order := timeOf(a.Since).Compare(timeOf(b.Since)); order != 0 {
			return order
		}
		return strings.Compare(a.Cluster+a.Binding+a.Rollout, b.Cluster+b.Binding+b.Rollout)
	})
	return inboxView{Items: paged(items, q), Matching: len(items), reading: all.reading}, nil
}

var errNotHeld = errors.New("the binding changed since the page showed it; check again what is held")

// approveHeld approves the removals or restarts of one binding for its current generation.
func approveHeld(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	var body struct {
		Namespace string `json:"namespace"`
		Binding   string `json:"binding"`
		// Generation is that of the binding which the user saw.
		Generation int64 `json:"generation"`
		// Restart approves restarts, not removals.
		Restart bool `json:"restart"`
		// Keep leaves the objects in the members, unmanaged.
		Keep bool `json:"keep"`
	}
	if err := decode(&body); err != nil {
		return nil, err
	}
	b := binding.ScopeFor(body.Namespace).New()
	if err := s.client.Get(r.Context(), types.NamespacedName{Namespace: body.Namespace, Name: body.Binding}, b); err != nil {
		return nil, err
	}
	kind := workv1alpha2.RemovalHeld
	if body.Restart {
		kind = workv1alpha2.RestartHeld
	}
	held := meta.FindStatusCondition(b.BindingStatus().Conditions, kind)
	if held == nil || held.Status != metav1.ConditionTrue || b.GetGeneration() != body.Generation {
		return nil, apierrors.NewConflict(workv1alpha2.Resource(strings.ToLower(binding.ScopeOf(b).Name)+"s"), body.Binding, errNotHeld)
	}
	patch, err := binding.RemovalApproval(b, body.Keep)
	if body.Restart {
		patch, err = binding.RestartApproval(b, held)
	}
	if err != nil {
		return nil, err
	}
	return struct{}{}, s.client.Patch(r.Context(), b, client.RawPatch(types.MergePatchType, patch), client.FieldOwner("karmada-console"))
}

// approveCluster removes the taint of a cluster that an agent registered.
func approveCluster(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	var body struct {
		Cluster string `json:"cluster"`
	}
	if err := decode(&body); err != nil {
		return nil, err
	}
	return struct{}{}, s.changeTaints(r.Context(), body.Cluster, func(before []corev1.Taint) []corev1.Taint {
		return slices.DeleteFunc(before, func(t corev1.Taint) bool { return t.Key == names.PendingTaint })
	})
}
