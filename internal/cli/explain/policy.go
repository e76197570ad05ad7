// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// Policy names a propagation policy, and says what is wrong with it.
type Policy struct {
	// Kind is PropagationPolicy or ClusterPropagationPolicy.
	Kind      string `json:"kind"`
	Namespace string `json:"namespace,omitempty"`
	Name      string `json:"name"`
	// Problem says why it has no say in the template any more; empty when it has.
	Problem string `json:"problem,omitempty"`
}

// String is the form for people: "PropagationPolicy default/web".
func (p Policy) String() string {
	if p.Namespace == "" {
		return p.Kind + " " + p.Name
	}
	return p.Kind + " " + p.Namespace + "/" + p.Name
}

// Name names a policy.
func Name(p policy.Policy) Policy {
	kind := "ClusterPropagationPolicy"
	if _, namespaced := p.(*policyv1alpha1.PropagationPolicy); namespaced {
		kind = "PropagationPolicy"
	}
	return Policy{Kind: kind, Namespace: p.GetNamespace(), Name: p.GetName()}
}

// Standing is how a template stands with the policies.
type Standing struct {
	// Policy is the one that claims the template; nil when none does.
	Policy *Policy `json:"policy,omitempty"`
	// Unclaimed says why no policy does; empty when one does.
	Unclaimed string `json:"unclaimed,omitempty"`
	// Nearly are the policies that differ from the template in a single respect, those most likely meant first.
	Nearly []Nearly `json:"nearly,omitempty"`
}

// Nearly is a policy that does not select a template, by a single difference.
type Nearly struct {
	Policy Policy `json:"policy"`
	// Difference is what the policy selects instead.
	Difference string `json:"difference"`

	likely int // place of the respect in missedBy; 0 for what is most likely a slip
}

// byName is the respect in which most policies miss most objects: they are for others.
const byName = 4

// Likely says whether the policy may well have been meant for the template.
func (n Nearly) Likely() bool { return n.likely < byName }

// See is what selectors can see of the template, as far as it could be read.
func (s *Subject) See() match.Template {
	t := match.Template{APIVersion: s.Kind.GroupVersion().String(), Kind: s.Kind.Kind, Namespace: s.Namespace, Name: s.Name}
	if s.Template != nil {
		t.Labels = s.Template.GetLabels()
	}
	return t
}

// claim reads the claim of a policy off the template, or off the binding of a template that cannot be read.
func (s *Subject) claim() *Policy {
	var marked metav1.Object
	switch {
	case s.Template != nil:
		marked = s.Template
	case s.Binding != nil:
		marked = s.Binding
	default:
		return nil
	}
	annotations := marked.GetAnnotations()
	switch {
	case annotations[names.PolicyName] != "":
		return &Policy{Kind: "PropagationPolicy", Namespace: annotations[names.PolicyNamespace], Name: annotations[names.PolicyName]}
	case annotations[names.ClusterPolicyName] != "":
		return &Policy{Kind: "ClusterPropagationPolicy", Name: annotations[names.ClusterPolicyName]}
	default:
		return nil
	}
}

// Standing reads the policies. What must not be read is left open.
func (s *Subject) Standing(ctx context.Context, control client.Reader) (Standing, error) {
	claim := s.claim()
	if claim == nil {
		return s.unclaimed(ctx, control)
	}
	var p policy.Policy = &policyv1alpha1.ClusterPropagationPolicy{}
	if claim.Namespace != "" {
		p = &policyv1alpha1.PropagationPolicy{}
	}
	err := control.Get(ctx, types.NamespacedName{Namespace: claim.Namespace, Name: claim.Name}, p)
	switch {
	case apierrors.IsNotFound(err):
		claim.Problem = "it does not exist any more"
	case apierrors.IsForbidden(err):
	case err != nil:
		return Standing{}, fmt.Errorf("read %s: %w", claim, err)
	case p.GetDeletionTimestamp() != nil:
		claim.Problem = "it is being deleted"
	case s.Template != nil && match.Selectors(p.PolicySpec().ResourceSelectors, s.See()) == match.No:
		claim.Problem = "it does not select the object any more"
	}
	return Standing{Policy: claim}, nil
}

// Governing is the policy that has a say in the template: the one that claims it and still selects it, or else the one
// that will. It is nil when there is none.
func (s *Subject) Governing(ctx context.Context, control client.Reader) (policy.Policy, error) {
	policies, err := s.Policies(ctx, control)
	if err != nil {
		return nil, err
	}
	if claim := s.claim(); claim != nil {
		for _, p := range policies.all() {
			if Name(p) == *claim && p.GetDeletionTimestamp() == nil && policies.selects(p, s.See()) {
				return p, nil
			}
		}
	}
	return policies.Best(s.See()), nil
}

// Misses says in which single respect a policy does not select the template; empty when it selects it, or differs in more.
func (s *Subject) Misses(p policy.Policy) string {
	n, _ := nearly(p, s.See())
	return n.Difference
}

// unclaimed says why no policy claims the template.
func (s *Subject) unclaimed(ctx context.Context, control client.Reader) (Standing, error) {
	if s.Template == nil {
		return Standing{Unclaimed: "the object is gone, or must not be read, and its binding names no policy"}, nil
	}
	if names.Reserved(s.Namespace) {
		return Standing{Unclaimed: "nothing in the namespace " + s.Namespace + " is ever propagated"}, nil
	}
	if owner := s.Template.GetLabels()[names.ClaimedBy]; owner != "" {
		return Standing{Unclaimed: fmt.Sprintf("it belongs to %s (label %s), so policies leave it alone", owner, names.ClaimedBy)}, nil
	}
	policies, err := s.Policies(ctx, control)
	if apierrors.IsForbidden(err) {
		return Standing{Unclaimed: "why not cannot be said without permission to list policies"}, nil
	} else if err != nil {
		return Standing{}, err
	}
	if best := policies.Best(s.See()); best != nil {
		return Standing{Unclaimed: fmt.Sprintf("%s selects it, but has not claimed it yet; if that lasts, the events of both say why", Name(best))}, nil
	}
	out := Standing{Unclaimed: "no policy selects it"}
	for _, p := range policies.all() {
		if p.GetDeletionTimestamp() != nil && policies.selects(p, s.See()) {
			out.Nearly = append(out.Nearly, Nearly{Policy: Name(p), Difference: "it is being deleted, and takes nothing new"})
			continue
		}
		if n, ok := nearly(p, s.See()); ok {
			out.Nearly = append(out.Nearly, n)
		}
	}
	slices.SortFunc(out.Nearly, func(a, b Nearly) int {
		return cmp.Or(cmp.Compare(a.likely, b.likely), strings.Compare(a.Policy.String(), b.Policy.String()))
	})
	return out, nil
}

// Policies are those that may have a say in a template, and those of other namespaces, which have none.
type Policies struct {
	own, cluster, elsewhere []policy.Policy
}

// Policies lists the policies. Those of other namespaces are left out when they must not be read.
func (s *Subject) Policies(ctx context.Context, control client.Reader) (Policies, error) {
	var out Policies
	var namespaced policyv1alpha1.PropagationPolicyList
	var cluster policyv1alpha1.ClusterPropagationPolicyList
	err := control.List(ctx, &namespaced)
	if apierrors.IsForbidden(err) && s.Namespace != "" {
		err = control.List(ctx, &namespaced, client.InNamespace(s.Namespace))
	}
	if err != nil {
		return out, err
	}
	if err := control.List(ctx, &cluster); err != nil {
		return out, err
	}
	for i := range namespaced.Items {
		p := &namespaced.Items[i]
		if p.Namespace == s.Namespace {
			out.own = append(out.own, p)
		} else {
			out.elsewhere = append(out.elsewhere, p)
		}
	}
	for i := range cluster.Items {
		out.cluster = append(out.cluster, &cluster.Items[i])
	}
	return out, nil
}

// With is the policies and one more, which takes the place of the one of its name.
func (p Policies) With(added policy.Policy) Policies {
	put := func(list []policy.Policy) []policy.Policy {
		kept := slices.DeleteFunc(slices.Clone(list), func(o policy.Policy) bool { return o.GetName() == added.GetName() })
		return append(kept, added)
	}
	if added.GetNamespace() == "" {
		p.cluster = put(p.cluster)
	} else {
		p.own = put(p.own)
	}
	return p
}

// Best is the policy that takes a template which nobody has claimed, nil if none does: one of its namespace goes before
// one of the cluster (semantics §5).
func (p Policies) Best(t match.Template) policy.Policy {
	if best, ok := match.Best(p.own, t); ok && t.Namespace != "" {
		return best
	}
	if best, ok := match.Best(p.cluster, t); ok {
		return best
	}
	return nil
}

func (p Policies) all() []policy.Policy { return slices.Concat(p.own, p.cluster, p.elsewhere) }

func (p Policies) selects(o policy.Policy, t match.Template) bool {
	return !slices.Contains(p.elsewhere, o) && match.Selectors(o.PolicySpec().ResourceSelectors, t) != match.No
}

// nearly says in which single respect a policy misses a template; it is not ok when there are more, or none.
func nearly(p policy.Policy, t match.Template) (n Nearly, ok bool) {
	for _, s := range p.PolicySpec().ResourceSelectors {
		if p.GetNamespace() != "" {
			s.Namespace = p.GetNamespace() // whatever it says, it selects nowhere else
		}
		difference, likely := missedBy(s, t)
		if difference != "" && (!ok || likely < n.likely) {
			n, ok = Nearly{Policy: Name(p), Difference: difference, likely: likely}, true
		}
	}
	return n, ok
}

// missedBy says what a selector wants instead, if it would select the template but for one respect. It is found out by
// asking the code that selects about the selector without that respect.
func missedBy(s policyv1alpha1.ResourceSelector, t match.Template) (difference string, likely int) {
	if match.Selector(s, t) != match.No {
		return "", 0
	}
	wanted := s
	for i, respect := range []struct {
		adapt func(*policyv1alpha1.ResourceSelector)
		say   func() string
	}{
		{func(s *policyv1alpha1.ResourceSelector) {
			if strings.EqualFold(s.Kind, t.Kind) {
				s.Kind = t.Kind
			}
		}, func() string { return fmt.Sprintf("it selects the kind %q, which is spelt %q", wanted.Kind, t.Kind) }},
		{func(s *policyv1alpha1.ResourceSelector) { s.APIVersion = t.APIVersion }, func() string {
			return fmt.Sprintf("it selects apiVersion %s, and this is %s", wanted.APIVersion, t.APIVersion)
		}},
		{func(s *policyv1alpha1.ResourceSelector) { s.LabelSelector = nil }, func() string {
			return fmt.Sprintf("it selects by the labels %s, and this has %s", metav1.FormatLabelSelector(wanted.LabelSelector), labels.FormatLabels(t.Labels))
		}},
		{func(s *policyv1alpha1.ResourceSelector) { s.Namespace = "" }, func() string {
			return fmt.Sprintf("it selects in the namespace %s", wanted.Namespace)
		}},
		{func(s *policyv1alpha1.ResourceSelector) { s.Name = t.Name }, func() string {
			return fmt.Sprintf("it selects the name %s", wanted.Name)
		}},
	} {
		adapted := s
		if respect.adapt(&adapted); match.Selector(adapted, t) != match.No {
			return respect.say(), i
		}
	}
	return "", 0
}
