// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/admission/lint"
	"karmada.io/karmada/internal/propagate/match"
)

// maxSelectors is the number of selectors of a policy that are checked.
const maxSelectors = 20

// hints returns probable mistakes in the policies of changes: selectors that select no object, and affinities that no cluster matches.
// What the user may not read is no mistake.
func (s *session) hints(ctx context.Context, changes []plannedChange) (out []string, err error) {
	end, err := startPlan(ctx)
	if err != nil {
		return nil, err
	}
	defer end()
	var policies, planned []*unstructured.Unstructured
	var added []clusterv1alpha1.Cluster
	for _, c := range changes {
		if c.Operation != reviewv1alpha1.ChangeApply || c.YAML == "" {
			continue
		}
		o, err := s.parse(c.YAML)
		switch {
		case err != nil:
		case o.GroupVersionKind().GroupVersion() == policyv1alpha1.GroupVersion && slices.Contains(policyKinds, o.GetKind()):
			policies = append(policies, o)
		case o.GroupVersionKind() == clusterv1alpha1.GroupVersion.WithKind("Cluster"):
			var cluster clusterv1alpha1.Cluster
			if runtime.DefaultUnstructuredConverter.FromUnstructured(o.Object, &cluster) == nil {
				added = append(added, cluster)
			}
		default:
			planned = append(planned, o)
		}
	}
	clusters := sync.OnceValues(func() ([]clusterv1alpha1.Cluster, bool) {
		var list clusterv1alpha1.ClusterList
		err := s.client.List(ctx, &list)
		return append(list.Items, added...), err == nil
	})
	for _, o := range policies {
		out = append(out, s.selectorHints(ctx, o, planned)...)
		out = append(out, lint.Texts(lint.Check(o.GetKind(), o.Object, lint.Environment{Clusters: clusters}))...)
	}
	slices.Sort(out)
	return slices.Compact(out), nil
}

// selectorHints returns the selectors of a policy that select no object: neither one of the control plane nor a planned one.
func (s *session) selectorHints(ctx context.Context, o *unstructured.Unstructured, planned []*unstructured.Unstructured) (out []string) {
	var p struct {
		Spec struct {
			ResourceSelectors []policyv1alpha1.ResourceSelector `json:"resourceSelectors"`
		} `json:"spec"`
	}
	if runtime.DefaultUnstructuredConverter.FromUnstructured(o.Object, &p) != nil {
		return nil // the validation reports it
	}
	texts := newPolicyRow(o).Selects
	for i, selector := range p.Spec.ResourceSelectors[:min(len(p.Spec.ResourceSelectors), maxSelectors)] {
		if o.GetNamespace() != "" {
			selector.Namespace = o.GetNamespace()
		}
		selects := func(t *unstructured.Unstructured) bool { return match.Selector(selector, match.View(t)) != match.No }
		if !slices.ContainsFunc(planned, selects) && s.selectsNothing(ctx, &selector) {
			out = append(out, fmt.Sprintf("spec.resourceSelectors[%d]: no object matches: %s", i, texts[i]))
		}
	}
	return out
}

// selectsNothing reports whether the control plane has no object that a selector selects.
func (s *session) selectsNothing(ctx context.Context, selector *policyv1alpha1.ResourceSelector) bool {
	kind := schema.FromAPIVersionAndKind(selector.APIVersion, selector.Kind)
	mapping, err := s.mapper.RESTMapping(kind.GroupKind(), kind.Version)
	if err != nil {
		return meta.IsNoMatchError(err)
	}
	namespaced := mapping.Scope.Name() == meta.RESTScopeNameNamespace
	if selector.Name != "" && (selector.Namespace != "" || !namespaced) {
		object := &metav1.PartialObjectMetadata{}
		object.SetGroupVersionKind(kind)
		key := types.NamespacedName{Name: selector.Name}
		if namespaced {
			key.Namespace = selector.Namespace
		}
		return apierrors.IsNotFound(s.client.Get(ctx, key, object))
	}
	options := []client.ListOption{client.Limit(1), client.InNamespace(selector.Namespace)}
	if selector.Name != "" {
		options = append(options, client.MatchingFields{"metadata.name": selector.Name})
	} else if selector.LabelSelector != nil {
		labels, err := metav1.LabelSelectorAsSelector(selector.LabelSelector)
		if err != nil {
			return false // the validation reports it
		}
		options = append(options, client.MatchingLabelsSelector{Selector: labels})
	}
	list := &metav1.PartialObjectMetadataList{}
	list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
	return s.client.List(ctx, list, options...) == nil && len(list.Items) == 0
}

const namePattern = `([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)`

// policyName matches a policy with its name in a message, as the pages do.
var policyName = regexp.MustCompile(`((?:Cluster)?(?:Propagation|Override)Policy) (?:` + namePattern + `/)?` + namePattern)

// maxNamedPolicies is the number of policies named by events whose existence is checked.
const maxNamedPolicies = 10

// policiesIn returns the policies that events name and that exist, in the words of the events. Those without a namespace are in that of
// the object of the events.
func (s *session) policiesIn(ctx context.Context, events []event, namespace string) []string {
	found := map[string]bool{}
	out := []string{}
	for i := range events {
		for _, match := range policyName.FindAllStringSubmatch(events[i].Message, -1) {
			if _, known := found[match[0]]; known || len(found) >= maxNamedPolicies {
				continue
			}
			o := &metav1.PartialObjectMetadata{}
			o.SetGroupVersionKind(policyv1alpha1.GroupVersion.WithKind(match[1]))
			key := types.NamespacedName{Name: match[3]}
			if !strings.HasPrefix(match[1], "Cluster") {
				if key.Namespace = match[2]; key.Namespace == "" {
					key.Namespace = namespace
				}
			}
			if found[match[0]] = s.client.Get(ctx, key, o) == nil; found[match[0]] {
				out = append(out, match[0])
			}
		}
	}
	return out
}
