// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placementreview

import (
	"context"
	"errors"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apiserver/pkg/endpoints/request"
	"k8s.io/apiserver/pkg/registry/rest"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
)

// REST serves the creation of PlacementReviews.
type REST struct{ Reviewer *Reviewer }

// New implements rest.Storage.
func (*REST) New() runtime.Object { return &reviewv1alpha1.PlacementReview{} }

// Destroy implements rest.Storage.
func (*REST) Destroy() {}

// NamespaceScoped implements rest.Scoper.
func (*REST) NamespaceScoped() bool { return false }

// GetSingularName implements rest.SingularNameProvider.
func (*REST) GetSingularName() string { return "placementreview" }

// Create implements the interface of storage that creates. It stores nothing.
func (r *REST) Create(
	ctx context.Context, object runtime.Object, validate rest.ValidateObjectFunc, _ *metav1.CreateOptions,
) (runtime.Object, error) {
	in, ok := object.(*reviewv1alpha1.PlacementReview)
	if !ok {
		return nil, apierrors.NewBadRequest("the object is not a PlacementReview")
	}
	requester, ok := request.UserFrom(ctx)
	if !ok {
		return nil, apierrors.NewInternalError(errors.New("the request has no user"))
	}
	if validate != nil {
		if err := validate(ctx, in.DeepCopy()); err != nil {
			return nil, err
		}
	}
	status, err := r.Reviewer.Review(ctx, requester, &in.Spec)
	if err != nil {
		return nil, err
	}
	out := in.DeepCopy()
	out.Status = status
	return out, nil
}

var (
	_ rest.Creater              = (*REST)(nil) //nolint:misspell // the name of Kubernetes
	_ rest.Scoper               = (*REST)(nil)
	_ rest.SingularNameProvider = (*REST)(nil)
)
