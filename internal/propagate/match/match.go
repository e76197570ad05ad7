// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package match says which policy a template belongs to. It is pure: the answer depends only on the policies and on the
// template's kind, name, namespace and labels, and not on their order (contract: semantics §5).
package match

import (
	"cmp"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/policy"
)

// Template is what a selector can see of an object.
type Template struct {
	APIVersion, Kind, Namespace, Name string
	Labels                            map[string]string
}

// Precision says how closely a selector describes a template; a closer description wins.
type Precision int

// The degrees of precision. No means that the selector does not select the template.
const (
	No Precision = iota
	ByKind
	ByLabel
	ByName
)

// Selector says how closely one selector describes the template. A name decides alone; a label selector is looked at only
// without one.
func Selector(s policyv1alpha1.ResourceSelector, t Template) Precision {
	if s.APIVersion != t.APIVersion || s.Kind != t.Kind || s.Namespace != "" && s.Namespace != t.Namespace {
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

// Selectors says how closely the best of several selectors describes the template.
func Selectors(all []policyv1alpha1.ResourceSelector, t Template) Precision {
	best := No
	for i := range all {
		best = max(best, Selector(all[i], t))
	}
	return best
}

// Best picks the policy for the template: the highest priority, then the closest description, then the first name. A
// policy that is being deleted takes no new templates. ok is false when none selects it.
func Best[P policy.Policy](policies []P, t Template) (best P, ok bool) {
	var precision Precision
	for _, p := range policies {
		if p.GetDeletionTimestamp() != nil {
			continue
		}
		how := Selectors(p.PolicySpec().ResourceSelectors, t)
		if how == No {
			continue
		}
		if !ok || better(p, how, best, precision) {
			best, precision, ok = p, how, true
		}
	}
	return best, ok
}

func better(p policy.Policy, how Precision, than policy.Policy, thanHow Precision) bool {
	return cmp.Or(
		cmp.Compare(priority(p), priority(than)),
		cmp.Compare(how, thanHow),
		cmp.Compare(than.GetName(), p.GetName()),
	) > 0
}

func priority(p policy.Policy) int32 {
	if v := p.PolicySpec().Priority; v != nil {
		return *v
	}
	return 0
}
