// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"fmt"
	"io"
	"net/http"
	"slices"
	"sync"

	authenticationv1 "k8s.io/api/authentication/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer/json"
	"k8s.io/apimachinery/pkg/runtime/serializer/protobuf"
	"k8s.io/apimachinery/pkg/runtime/serializer/recognizer"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/apiserver/pkg/endpoints/request"
)

// maxReview limits the size of a review, in bytes.
const maxReview = 64 << 10

// reviewDecoder returns the decoder of reviews in JSON and protobuf. Its kinds have no quantities.
var reviewDecoder = sync.OnceValue(func() runtime.Decoder {
	scheme := runtime.NewScheme()
	utilruntime.Must(authorizationv1.AddToScheme(scheme))
	utilruntime.Must(authenticationv1.AddToScheme(scheme))
	return recognizer.NewDecoder(json.NewSerializerWithOptions(json.DefaultMetaFactory, scheme, scheme, json.SerializerOptions{}),
		protobuf.NewSerializer(scheme, scheme))
})

// selfReview reports whether a request asks for the name or the rights of its own user. Dashboards send it before all others.
func selfReview(info *request.RequestInfo) bool {
	return info.IsResourceRequest && info.Verb == "create" && info.Subresource == "" &&
		slices.Contains([]string{"selfsubjectaccessreviews", "selfsubjectrulesreviews", "selfsubjectreviews"}, info.Resource) &&
		(info.APIGroup == authorizationv1.GroupName || info.APIGroup == authenticationv1.GroupName) && info.APIVersion == "v1"
}

// review answers a self review. Kube-apiserver would answer for this server, unless this server may impersonate the user.
func (c controlPlane) review(w http.ResponseWriter, r *http.Request, requester user.Info) error {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxReview))
	if err != nil {
		return apierrors.NewBadRequest(fmt.Sprintf("read the review: %v", err))
	}
	object, kind, err := reviewDecoder().Decode(body, nil, nil)
	if err != nil {
		return apierrors.NewBadRequest(fmt.Sprintf("decode the review: %v", err))
	}
	switch review := object.(type) {
	case *authorizationv1.SelfSubjectAccessReview:
		if review.Status, err = c.accessOf(r, requester, review.Spec); err != nil {
			return err
		}
	case *authorizationv1.SelfSubjectRulesReview:
		review.Status = authorizationv1.SubjectRulesReviewStatus{
			ResourceRules: []authorizationv1.ResourceRule{}, NonResourceRules: []authorizationv1.NonResourceRule{},
			Incomplete: true, EvaluationError: "this proxy does not list rules: use SelfSubjectAccessReviews",
		}
	case *authenticationv1.SelfSubjectReview:
		review.Status.UserInfo = authenticationv1.UserInfo{
			Username: requester.GetName(), UID: requester.GetUID(), Groups: requester.GetGroups(), Extra: map[string]authenticationv1.ExtraValue{},
		}
		for key, values := range requester.GetExtra() {
			review.Status.UserInfo.Extra[key] = values
		}
	default:
		return apierrors.NewBadRequest(fmt.Sprintf("the body is a %s, want a self review", kind))
	}
	object.GetObjectKind().SetGroupVersionKind(*kind)
	writeJSON(w, http.StatusCreated, object)
	return nil
}

// accessOf returns whether the control plane permits an access to the user. Reads of kinds that this server has cached are permitted to
// all its users.
func (c controlPlane) accessOf(r *http.Request, requester user.Info, spec authorizationv1.SelfSubjectAccessReviewSpec,
) (status authorizationv1.SubjectAccessReviewStatus, _ error) {
	attributes := authorizer.AttributesRecord{User: requester}
	switch resource, path := spec.ResourceAttributes, spec.NonResourceAttributes; {
	case (resource == nil) == (path == nil):
		return status, apierrors.NewBadRequest("exactly one of resourceAttributes and nonResourceAttributes must be set")
	case path != nil:
		attributes.Path, attributes.Verb = path.Path, path.Verb
	default:
		if reads := []string{"get", "list", "watch"}; c.cached != nil && resource.Subresource == "" && slices.Contains(reads, resource.Verb) &&
			c.cached(schema.GroupResource{Group: resource.Group, Resource: resource.Resource}) {
			return authorizationv1.SubjectAccessReviewStatus{Allowed: true, Reason: "the kind is cached for all users of the proxy"}, nil
		}
		attributes.ResourceRequest, attributes.Verb, attributes.Namespace = true, resource.Verb, resource.Namespace
		attributes.APIGroup, attributes.APIVersion, attributes.Resource = resource.Group, resource.Version, resource.Resource
		attributes.Subresource, attributes.Name = resource.Subresource, resource.Name
	}
	decision, reason, err := c.authorizer.Authorize(r.Context(), attributes)
	if err != nil {
		status.EvaluationError = err.Error()
	}
	status.Allowed, status.Denied, status.Reason = decision == authorizer.DecisionAllow, decision == authorizer.DecisionDeny, reason
	return status, nil
}
