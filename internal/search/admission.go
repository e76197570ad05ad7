// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authorization/authorizer"

	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/search/registry"
)

// registryAdmission requires that users who set the backend of a ResourceRegistry may read its Secret. Without this check a registry would
// disclose any Secret to its addresses.
type registryAdmission struct{ authorizer authorizer.Authorizer }

var _ admission.ValidationInterface = registryAdmission{}

// Handles implements admission.Interface.
func (registryAdmission) Handles(operation admission.Operation) bool {
	return operation == admission.Create || operation == admission.Update
}

// Validate implements admission.ValidationInterface.
func (c registryAdmission) Validate(ctx context.Context, a admission.Attributes, _ admission.ObjectInterfaces) error {
	r, isRegistry := a.GetObject().(*searchv1alpha1.ResourceRegistry)
	if !isRegistry || a.GetSubresource() != "" {
		return nil
	}
	before, _ := a.GetOldObject().(*searchv1alpha1.ResourceRegistry)
	if registry.SameBackend(r, before) {
		return nil
	}
	ref := r.Spec.BackendStore.OpenSearch.SecretRef
	if ref.Name == "" {
		return nil
	}
	decision, _, err := c.authorizer.Authorize(ctx, authorizer.AttributesRecord{
		User: a.GetUserInfo(), Verb: "get", APIVersion: "v1", Resource: "secrets", Namespace: ref.Namespace, Name: ref.Name,
		ResourceRequest: true,
	})
	switch {
	case decision == authorizer.DecisionAllow:
		return nil
	case err != nil:
		return apierrors.NewInternalError(fmt.Errorf("check access to secret %s/%s: %w", ref.Namespace, ref.Name, err))
	}
	return apierrors.NewForbidden(a.GetResource().GroupResource(), r.Name,
		fmt.Errorf("user %q cannot get secret %s/%s, whose contents would be sent to OpenSearch",
			a.GetUserInfo().GetName(), ref.Namespace, ref.Name))
}
