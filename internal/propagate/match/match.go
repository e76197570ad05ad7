// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package match selects the policy of a template. It is pure. The result depends on the policies, but not on their order, and on
// the kind, name, namespace and labels of the template (docs/contract/propagation.md#selecting-a-policy).
package match

import (
	"cmp"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/policy"
)

// Template holds the fields of an object that selectors match.
type Template struct {
	APIVersion, Kind, Namespace, Name string
	Labels                            map[string]string
}

// View returns the fields of an object.
func View(o *unstructured.Unstructured) Template {
	return Template{
		APIVersion: o.GetAPIVersion(), Kind: o.GetKind(), Namespace: o.GetNamespace(), Name: o.GetName(), Labels: o.GetLabels(),
	}
}

// Precision is the precision with which a selector selects a template. The higher one has precedence.
type Precision int

// Values of Precision. No means that the template is not selected.
const (
	No Precision = iota
	ByKind
	ByLabel
	ByName
)

// group returns the API group of an apiVersion.
func group(apiVersion string) string {
	name, _, found := strings.Cut(apiVersion, "/")
	if !found {
		return "" // the core group
	}
	return name
}

// Selector returns the precision of one selector. It selects objects in all versions of its kind: they are the same objects. The label
// selector is ignored if there is a name.
func Selector(s policyv1alpha1.ResourceSelector, t Template) Precision {
	if KindOf(s.APIVersion, s.Kind) != KindOf(t.APIVersion, t.Kind) || s.Namespace != "" && s.Namespace != t.Namespace {
		return No
	}
	switch {
	case s.Name == t.Name:
		return ByName
	case s.Name != "":
		return No
	case s.LabelSelector == nil:
		return ByKind
	}
	selector, err := metav1.LabelSelectorAsSelector(s.LabelSelector)
	if err != nil || !selector.Matches(labels.Set(t.Labels)) {
		return No
	}
	return ByLabel
}

// Selectors returns the highest precision of several selectors.
func Selectors(all []policyv1alpha1.ResourceSelector, t Template) Precision {
	best := No
	for i := range all {
		best = max(best, Selector(all[i], t))
	}
	return best
}

// Best returns the policy for the template: by the highest priority, then the highest precision, then the first name. It ignores
// policies that are being deleted. ok is false if no policy selects the template.
func Best[P policy.Policy](policies []P, t Template) (best P, ok bool) {
	var precision Precision
	for _, p := range policies {
		if p.GetDeletionTimestamp() != nil {
			continue
		}
		next := Selectors(p.PolicySpec().ResourceSelectors, t)
		if next == No {
			continue
		}
		if !ok || better(p, next, best, precision) {
			best, precision, ok = p, next, true
		}
	}
	return best, ok
}

// Preemptor returns the policy that takes the template from the policy current, which claims it: the best policy that may preempt
// (docs/contract/propagation.md#preemption). Only a selector with a name preempts. ok is false if there is none.
func Preemptor[P policy.Policy](current policy.Policy, policies []P, t Template) (best P, ok bool) {
	for _, p := range policies {
		if p.GetDeletionTimestamp() != nil || p.PolicySpec().Preemption != policyv1alpha1.PreemptAlways ||
			Selectors(p.PolicySpec().ResourceSelectors, t) != ByName || !precedes(p, current) {
			continue
		}
		if !ok || better(p, ByName, best, ByName) {
			best, ok = p, true
		}
	}
	return best, ok
}

// precedes reports whether a policy may take templates from another one. A namespaced policy may take them from each cluster
// policy, and a policy from one of the same kind with a lower priority.
func precedes(p, from policy.Policy) bool {
	if namespaced := p.GetNamespace() != ""; namespaced != (from.GetNamespace() != "") {
		return namespaced
	}
	return priority(p) > priority(from)
}

func better(a policy.Policy, aPrecision Precision, b policy.Policy, bPrecision Precision) bool {
	return cmp.Or(
		cmp.Compare(priority(a), priority(b)),
		cmp.Compare(aPrecision, bPrecision),
		cmp.Compare(b.GetName(), a.GetName()),
	) > 0
}

func priority(p policy.Policy) int32 {
	if v := p.PolicySpec().Priority; v != nil {
		return *v
	}
	return 0
}
