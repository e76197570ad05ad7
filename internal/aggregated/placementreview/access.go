// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placementreview

import (
	"context"
	"fmt"
	"slices"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// access decides what a user may read. It is used for one review by one goroutine.
type access struct {
	ctx        context.Context //nolint:containedctx // of one review
	user       user.Info
	authorizer authorizer.Authorizer
	mapper     meta.RESTMapper
	// all reports whether the user may review all bindings.
	all bool
	// only holds the reviewed namespaces; empty means all.
	only []string

	decisions map[question]bool
	err       error // the first one: nothing is known about the rights
	hidden    bool  // whether objects of reviewed namespaces are not visible
}

// question is a right in a namespace; "" means all namespaces, or cluster-scoped objects.
type question struct {
	verb, group, resource, namespace, name string
}

func (a *access) ask(q question) bool {
	allowed, known := a.decisions[q]
	if known || a.err != nil {
		return allowed
	}
	resource, subresource, _ := strings.Cut(q.resource, "/")
	decision, _, err := a.authorizer.Authorize(a.ctx, authorizer.AttributesRecord{
		User: a.user, Verb: q.verb, APIGroup: q.group, APIVersion: "*", Resource: resource, Subresource: subresource,
		Namespace: q.namespace, Name: q.name, ResourceRequest: true,
	})
	if allowed = decision == authorizer.DecisionAllow; err != nil && !allowed {
		a.err = fmt.Errorf("check whether user %q may %s %s: %w", a.user.GetName(), q.verb, q.resource, err)
	}
	a.decisions[q] = allowed
	return allowed
}

// everywhere reports whether the user has a right in a namespace, or in all.
func (a *access) everywhere(q question) bool {
	namespace := q.namespace
	q.namespace = ""
	if a.ask(q) || namespace == "" {
		return a.decisions[q]
	}
	q.namespace = namespace
	return a.ask(q)
}

func bindings(namespace string) question {
	q := question{verb: "list", group: workv1alpha2.GroupName, resource: "resourcebindings", namespace: namespace}
	if namespace == "" {
		q.resource = "clusterresourcebindings"
	}
	return q
}

// visible reports whether templates of a kind in a namespace are reviewed. Every error makes them invisible; the review then fails.
func (a *access) visible(kind schema.GroupKind, namespace string) bool {
	switch {
	case len(a.only) > 0 && !slices.Contains(a.only, namespace):
		return false
	case a.all:
		return true
	case !a.everywhere(bindings(namespace)):
		return false
	}
	mapping, err := a.mapper.RESTMapping(kind)
	if err != nil { // the kind was removed: there are no rights to it
		a.hidden = true
		return false
	}
	q := question{verb: "get", group: kind.Group, resource: mapping.Resource.Resource, namespace: namespace}
	if !a.everywhere(q) {
		a.hidden = true
		return false
	}
	return true
}

// check returns an error unless the user may read the objects of changes, and the bindings of the namespaces that the review names.
func (a *access) check(spec *reviewv1alpha1.PlacementReviewSpec) error {
	if a.all = a.ask(question{verb: "create", group: reviewv1alpha1.GroupName, resource: "placementreviews/all"}); a.err != nil {
		return apierrors.NewInternalError(a.err)
	}
	a.only = spec.Namespaces
	for _, namespace := range spec.Namespaces {
		if namespace == "" {
			return apierrors.NewBadRequest("spec.namespaces: the name of a namespace is empty")
		}
		if q := bindings(namespace); !a.all && !a.everywhere(q) {
			return a.forbidden(q)
		}
	}
	for i := range spec.Changes {
		q, err := a.questionOf(&spec.Changes[i])
		if err != nil {
			return apierrors.NewBadRequest(fmt.Sprintf("spec.changes[%d]: %v", i, err))
		}
		if !a.all && !a.ask(q) {
			return a.forbidden(q)
		}
	}
	return nil
}

func (a *access) forbidden(q question) error {
	if a.err != nil {
		return apierrors.NewInternalError(a.err)
	}
	reason := fmt.Errorf("user %q cannot %s resource %q in API group %q", a.user.GetName(), q.verb, q.resource, q.group)
	if q.namespace != "" {
		reason = fmt.Errorf("%w in the namespace %q", reason, q.namespace)
	}
	return apierrors.NewForbidden(schema.GroupResource{Group: q.group, Resource: q.resource}, q.name, reason)
}

// questionOf returns the right to read the object of a change.
func (a *access) questionOf(c *reviewv1alpha1.Change) (question, error) {
	if c.Operation != reviewv1alpha1.ChangeApply && c.Operation != reviewv1alpha1.ChangeDelete {
		return question{verb: "get", group: clusterv1alpha1.GroupName, resource: clusterv1alpha1.ResourcePluralCluster, name: c.Cluster}, nil
	}
	o := &unstructured.Unstructured{}
	if err := o.UnmarshalJSON(c.Object.Raw); err != nil {
		return question{}, fmt.Errorf("object: %w", err)
	}
	kind := o.GroupVersionKind()
	mapping, err := a.mapper.RESTMapping(kind.GroupKind(), kind.Version)
	if err != nil {
		return question{}, fmt.Errorf("object: %w", err)
	}
	namespaced := mapping.Scope.Name() == meta.RESTScopeNameNamespace
	if namespaced != (o.GetNamespace() != "") {
		return question{}, fmt.Errorf("object: metadata.namespace of %s %s: must be set if the kind is namespaced, and only then",
			o.GetKind(), o.GetName())
	}
	return question{
		verb: "get", group: kind.Group, resource: mapping.Resource.Resource, namespace: o.GetNamespace(), name: o.GetName(),
	}, nil
}
