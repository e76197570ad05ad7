// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"errors"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
)

// Users that may not read a Secret cannot make karmada-search send it to an address of their choice.
func TestRegistryAdmission(t *testing.T) {
	t.Parallel()
	decide := func(_ context.Context, a authorizer.Attributes) (authorizer.Decision, string, error) {
		if a.GetUser().GetName() != "alice" || a.GetVerb() != "get" || a.GetAPIGroup() != "" || a.GetResource() != "secrets" ||
			a.GetNamespace() != "default" || !a.IsResourceRequest() {
			t.Errorf("attributes = %+v", a)
		}
		switch a.GetName() {
		case "own":
			return authorizer.DecisionAllow, "", nil
		case "broken":
			return authorizer.DecisionNoOpinion, "", errors.New("unreachable")
		}
		return authorizer.DecisionNoOpinion, "", nil
	}
	checks := registryAdmission{authorizer.AuthorizerFunc(decide)}
	with := func(address, secret string) *searchv1alpha1.ResourceRegistry {
		r := &searchv1alpha1.ResourceRegistry{}
		r.Spec.BackendStore = &searchv1alpha1.BackendStoreConfig{OpenSearch: &searchv1alpha1.OpenSearchConfig{
			Addresses: []string{address}, SecretRef: clusterv1alpha1.LocalSecretReference{Namespace: "default", Name: secret},
		}}
		return r
	}
	allowed := func(err error) bool { return err == nil }
	for name, tc := range map[string]struct {
		r, before   *searchv1alpha1.ResourceRegistry
		subresource string
		want        func(error) bool
	}{
		"no backend":          {r: &searchv1alpha1.ResourceRegistry{}, want: allowed},
		"no Secret":           {r: with("https://a", ""), want: allowed},
		"readable Secret":     {r: with("https://a", "own"), want: allowed},
		"foreign Secret":      {r: with("https://a", "foreign"), want: apierrors.IsForbidden},
		"review fails":        {r: with("https://a", "broken"), want: apierrors.IsInternalError},
		"unchanged":           {r: with("https://a", "foreign"), before: with("https://a", "foreign"), want: allowed},
		"other address":       {r: with("https://b", "foreign"), before: with("https://a", "foreign"), want: apierrors.IsForbidden},
		"other Secret":        {r: with("https://a", "foreign"), before: with("https://a", "own"), want: apierrors.IsForbidden},
		"backend of a former": {r: with("https://a", "foreign"), before: &searchv1alpha1.ResourceRegistry{}, want: apierrors.IsForbidden},
		"status":              {r: with("https://a", "foreign"), subresource: "status", want: allowed},
	} {
		operation := admission.Create
		if tc.before != nil {
			operation = admission.Update
		}
		resource := searchv1alpha1.GroupVersion.WithResource("resourceregistries")
		kind := searchv1alpha1.GroupVersion.WithKind("ResourceRegistry")
		a := admission.NewAttributesRecord(tc.r, tc.before, kind, "", "a", resource, tc.subresource, operation, nil, false,
			&user.DefaultInfo{Name: "alice"})
		if err := checks.Validate(t.Context(), a, nil); !tc.want(err) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
