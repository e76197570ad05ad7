// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/selection"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// workloadKinds are the kinds that are expected to have a policy. Those of their objects that have none are listed, too.
var workloadKinds = []schema.GroupVersionKind{ //nolint:gochecknoglobals // a constant table
	appsv1.SchemeGroupVersion.WithKind("Deployment"), appsv1.SchemeGroupVersion.WithKind("StatefulSet"),
	appsv1.SchemeGroupVersion.WithKind("DaemonSet"), batchv1.SchemeGroupVersion.WithKind("Job"),
	batchv1.SchemeGroupVersion.WithKind("CronJob"),
}

// unclaimedSelector selects objects without the labels of claimed ones, so that lists and watches omit these.
func unclaimedSelector() labels.Selector {
	out := labels.NewSelector()
	for _, key := range []string{names.PolicyID, names.ClusterPolicyID} {
		if r, err := labels.NewRequirement(key, selection.DoesNotExist, nil); err == nil { // the keys are constants
			out = out.Add(*r)
		}
	}
	return out
}

const notSelected = "no policy selects it, and it runs in no cluster"

// newTemplateRow returns a function that makes the row of a template from its metadata. The row has a problem if the template has no policy
// and is expected to have one.
func newTemplateRow(kind schema.GroupVersionKind) func(object any) bindingRow {
	return func(object any) bindingRow {
		o := object.(*metav1.PartialObjectMetadata) //nolint:forcetypeassert // the tables of templates
		r := bindingRow{
			template: template{kind.Group, kind.Version, kind.Kind, o.Namespace, o.Name}, Created: o.CreationTimestamp.DeepCopy(), labels: o.Labels,
		}
		if explain.ClaimantOf(o.Annotations) == nil && o.Labels[names.ClaimedBy] == "" && metav1.GetControllerOf(o) == nil &&
			builtin.Rule(kind.GroupKind(), o) == "" && !strings.HasPrefix(o.Namespace, "kube-") {
			r.Problem = &flow.Problem{
				Kind: flow.NoPolicy, Object: flow.Title(kind.GroupKind(), o.Name), Namespace: o.Namespace, Message: notSelected, Since: r.Created,
			}
		}
		return r
	}
}

// newSelectorRow returns a policy with its selectors only.
func newSelectorRow(object any) policy.Policy {
	p := object.(policy.Policy) //nolint:forcetypeassert // the tables of policies
	out := policy.ScopeOf(p).New()
	out.SetNamespace(p.GetNamespace())
	out.SetName(p.GetName())
	out.SetDeletionTimestamp(p.GetDeletionTimestamp().DeepCopy())
	out.PolicySpec().ResourceSelectors = p.PolicySpec().ResourceSelectors
	return out
}

// loadUnclaimed starts the lists and watches of templates without a policy, and of policies.
func (f *fleet) loadUnclaimed(ctx context.Context, control client.WithWatch, namespace string) error {
	var loads []func() error
	for _, kind := range workloadKinds {
		s := source{
			control: control, namespace: namespace, object: &metav1.PartialObjectMetadata{}, selector: unclaimedSelector(),
			list: func() client.ObjectList {
				list := &metav1.PartialObjectMetadataList{}
				list.SetGroupVersionKind(kind.GroupVersion().WithKind(kind.Kind + "List"))
				return list
			},
		}
		loads = append(loads, func() error { return fillIfReadable(ctx, f, kind.Kind, s, f.templates[kind]) })
	}
	for _, scope := range policy.Scopes {
		s := source{control: control, object: scope.New(), list: func() client.ObjectList { return scope.NewList().(client.ObjectList) }}
		if scope.Kind == policy.Namespaced.Kind {
			s.namespace = namespace
		}
		loads = append(loads, func() error { return fillIfReadable(ctx, f, scope.Kind, s, f.policies[scope.Kind]) })
	}
	return observe.Each(len(loads), func(i int) error { return loads[i]() })
}

// unclaimed returns the rows of the templates in a namespace that have neither a policy nor a binding, as dependencies have one.
func (f *fleet) unclaimed(namespace string) (out []*bindingRow) {
	for _, kind := range workloadKinds {
		f.templates[kind].each(func(key types.NamespacedName, r *bindingRow) {
			if r.Problem != nil && (namespace == "" || key.Namespace == namespace) && !f.bound(r) {
				out = append(out, r)
			}
		})
	}
	return out
}

// bound reports whether a template has a binding.
func (f *fleet) bound(r *bindingRow) bool {
	for _, name := range names.Bindings(schema.GroupKind{Group: r.Group, Kind: r.Kind}, r.Name) {
		b := f.bindings[binding.Namespaced.Name].get(types.NamespacedName{Namespace: r.Namespace, Name: name})
		if b != nil && b.Group == r.Group && b.Kind == r.Kind && b.Name == r.Name {
			return true
		}
	}
	return false
}

// unclaimedMessage is the message of an object that no policy selects. nearly are those that almost do.
func unclaimedMessage(nearly []explain.NearMatch) string {
	if len(nearly) == 0 {
		return notSelected
	}
	return notSelected + "; " + nearly[0].Policy.String() + " " + nearly[0].Difference
}

// explain adds the policy that almost selects an object to the rows that no policy selects, and the reasons of pods to those of objects
// that are not healthy. It is called for the rows of a page only.
func (r *rows) explain(page []*bindingRow) {
	byNamespace, explained := map[string]explain.Policies{}, 0
	for i, b := range page {
		if b.has(flow.NotHealthy) && explained < maxExplained {
			explained++
			page[i] = b.withMessage(r.session.podReason(b, b.Problem.Cluster))
		}
		if !b.has(flow.NoPolicy) {
			continue
		}
		all, read := byNamespace[b.Namespace]
		if !read {
			all = explain.NewPolicies(b.Namespace, r.fleet.policiesOf(b.Namespace))
			byNamespace[b.Namespace] = all
		}
		t := match.Template{
			APIVersion: schema.GroupVersion{Group: b.Group, Version: b.Version}.String(), Kind: b.Kind, Namespace: b.Namespace, Name: b.Name,
			Labels: b.labels,
		}
		message := unclaimedMessage(all.Nearly(t))
		if best := all.Best(t); best != nil {
			message = explain.RefOf(best).String() + " selects it, but has not claimed it yet"
		}
		page[i] = b.withMessage(message)
	}
}

// withMessage returns the row with another message of its problem.
func (r *bindingRow) withMessage(message string) *bindingRow {
	if message == r.Problem.Message {
		return r
	}
	row, problem := *r, *r.Problem
	problem.Message = message
	row.Problem = &problem
	return &row
}

// policyOf returns the propagation policy of a row, or nil.
func (f *fleet) policyOf(r *policyRow) *policy.Policy {
	if known := f.policies[r.Kind]; known != nil {
		return known.get(types.NamespacedName{Namespace: r.Namespace, Name: r.Name})
	}
	return nil
}

// policiesOf returns the policies that can select objects of a namespace.
func (f *fleet) policiesOf(namespace string) (out []policy.Policy) {
	for _, scope := range policy.Scopes {
		f.policies[scope.Kind].each(func(key types.NamespacedName, p *policy.Policy) {
			if key.Namespace == "" || key.Namespace == namespace {
				out = append(out, *p)
			}
		})
	}
	return out
}
