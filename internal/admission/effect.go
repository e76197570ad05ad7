// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"encoding/json"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/log"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/names"
	placementreview "karmada.io/karmada/internal/review"
)

const (
	// warningTimeout bounds the computation of a warning, and warningLatency the request for it.
	warningTimeout = 150 * time.Millisecond
	warningLatency = 200 * time.Millisecond
	// approvalTimeout bounds the computation of an approved plan. It is below the timeout of the webhooks of policies.
	approvalTimeout = 8 * time.Second
)

// createReview returns a function that creates a PlacementReview.
func createReview(
	control client.Client,
) func(context.Context, *reviewv1alpha1.PlacementReviewSpec) (*reviewv1alpha1.PlacementReviewStatus, error) {
	return func(ctx context.Context, spec *reviewv1alpha1.PlacementReviewSpec) (*reviewv1alpha1.PlacementReviewStatus, error) {
		r := &reviewv1alpha1.PlacementReview{Spec: *spec}
		err := control.Create(ctx, r)
		return &r.Status, err
	}
}

// checkEffect returns a warning if a policy moves, restarts or deletes more than a few objects, and an error if it has an approved plan
// with another effect. The effect of a policy without an approved plan is computed only if warns is set.
func checkEffect[P client.Object](ctx context.Context, deps Deps, r review[P], warns bool) ([]string, field.ErrorList) {
	approved, path := r.object.GetAnnotations()[names.ApprovedPlan], field.NewPath("metadata", "annotations").Key(names.ApprovedPlan)
	switch {
	case approved == "" && (!warns || deps.Review == nil):
		return nil, nil
	case deps.Review == nil:
		return nil, field.ErrorList{field.Forbidden(path, "the effect of the policy cannot be computed: PlacementReviews are not served")}
	}
	raw, err := json.Marshal(r.object)
	if err != nil {
		return nil, field.ErrorList{field.InternalError(path, err)}
	}
	spec := &reviewv1alpha1.PlacementReviewSpec{Limit: 1, Changes: []reviewv1alpha1.Change{{
		Operation: reviewv1alpha1.ChangeApply, Object: &runtime.RawExtension{Raw: raw},
	}}}
	if r.namespace != "" {
		spec.Namespaces = []string{r.namespace} // a policy with a namespace has no effect in others
	}
	latency := approvalTimeout
	if approved == "" {
		latency, spec.Timeout = warningLatency, &metav1.Duration{Duration: warningTimeout}
	} else {
		spec.Limit = 0
	}
	ctx, cancel := context.WithTimeout(ctx, latency)
	defer cancel()
	status, err := deps.Review(ctx, spec)
	switch {
	case err != nil && approved == "":
		log.FromContext(ctx).V(1).Info("Failed to compute the effect of a policy, omitting the warning", "err", err.Error())
		return nil, nil
	case err != nil:
		return nil, field.ErrorList{field.InternalError(path, err)}
	case approved != "":
		if r.namespace == "" {
			status.Bindings = nil // the user may not be allowed to read those of all namespaces
		}
		if err := placementreview.CheckApproval(approved, status); err != nil {
			return nil, field.ErrorList{field.Forbidden(path, err.Error())}
		}
	}
	if text := placementreview.Warning(&status.Summary, !status.Partial); text != "" {
		return []string{text}, nil
	}
	return nil, nil
}
