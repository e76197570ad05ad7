// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"slices"

	"k8s.io/apimachinery/pkg/runtime/schema"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/propagate/match"
)

// reviewView is a review with what runs now.
type reviewView struct {
	*reviewv1alpha1.PlacementReviewStatus
	// Warnings are probable mistakes in the changes.
	Warnings []string          `json:"warnings,omitempty"`
	Bindings []reviewedBinding `json:"bindings"`
}

// reviewedBinding is the effect on a binding.
type reviewedBinding struct {
	reviewv1alpha1.BindingReview
	// Ready holds the ready replicas by the clusters that have them now; nil without replicas.
	Ready map[string]int32 `json:"ready,omitempty"`
	// Warnings are why clusters of the plan do not run the object.
	Warnings []string `json:"warnings,omitempty"`
}

// withStates adds the states of the reviewed objects, and the probable mistakes in the changes.
func (s *session) withStates(
	ctx context.Context, review *reviewv1alpha1.PlacementReviewStatus, changes []plannedChange,
) (*reviewView, error) {
	all, err := s.rows(ctx, s.scope)
	if err != nil {
		return nil, err
	}
	reviewed := make(map[[2]string]*bindingRow, len(review.Bindings))
	for i := range review.Bindings {
		reviewed[[2]string{review.Bindings[i].Namespace, review.Bindings[i].Name}] = nil
	}
	for _, b := range all.bindings {
		key := [2]string{b.Namespace, b.Binding}
		if _, found := reviewed[key]; found {
			reviewed[key] = b
		}
	}
	out := &reviewView{PlacementReviewStatus: review, Bindings: []reviewedBinding{}}
	if out.Warnings, err = s.hints(ctx, changes); err != nil {
		return nil, err
	}
	for i := range review.Bindings {
		e := reviewedBinding{BindingReview: review.Bindings[i]}
		if b := reviewed[[2]string{e.Namespace, e.Name}]; b != nil {
			e.Ready, e.Warnings = b.readyIn(), b.warnings(e.After)
		}
		out.Bindings = append(out.Bindings, e)
	}
	return out, nil
}

// readyIn returns the ready replicas by cluster, or nil without replicas.
func (r *bindingRow) readyIn() map[string]int32 {
	if r.Replicas == nil {
		return nil
	}
	out := map[string]int32{}
	for i := range r.cells {
		out[r.cells[i].cluster] = r.cells[i].ready
	}
	return out
}

// warnings returns why targets do not run the object: its dispatching is suspended there, it is not applied, or it waits for its stage.
func (r *bindingRow) warnings(targets []workv1alpha2.TargetCluster) (out []string) {
	for i := range targets {
		name := targets[i].Name
		at := slices.IndexFunc(r.cells, func(c cell) bool { return c.cluster == name })
		switch {
		case r.suspended.of(name):
			out = append(out, name+": "+flow.Suspended)
		case at >= 0 && !r.cells[at].applied && r.cells[at].reason != "":
			out = append(out, name+": "+r.cells[at].reason)
		}
	}
	return out
}

// winner returns a policy that claimed an object which another policy selects by its kind and its name, or "". The labels of claimed
// objects are not known.
func (r *rows) winner(loser *policyRow) string {
	p := r.fleet.policyOf(loser)
	if p == nil {
		return ""
	}
	for _, b := range r.bindings {
		t := match.Template{
			APIVersion: schema.GroupVersion{Group: b.Group, Version: b.Version}.String(), Kind: b.Kind, Namespace: b.Namespace, Name: b.Name,
		}
		if b.Policy != "" && (loser.Namespace == "" || loser.Namespace == b.Namespace) &&
			match.Selectors((*p).PolicySpec().ResourceSelectors, t) != match.No {
			return b.Policy
		}
	}
	return ""
}
