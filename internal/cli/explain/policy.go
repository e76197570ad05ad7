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
	"k8s.io/component-base/featuregate"
	"k8s.io/utils/ptr"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/similar"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// PolicyRef names a propagation policy.
type PolicyRef struct {
	// Kind is PropagationPolicy or ClusterPropagationPolicy.
	Kind      string `json:"kind"`
	Namespace string `json:"namespace,omitempty"`
	Name      string `json:"name"`
	// Problem is the reason why the policy no longer applies to the template, or "".
	Problem string `json:"problem,omitempty"`
}

// String returns the policy as "PropagationPolicy default/web".
func (r PolicyRef) String() string {
	if r.Namespace == "" {
		return r.Kind + " " + r.Name
	}
	return r.Kind + " " + r.Namespace + "/" + r.Name
}

// RefOf returns the reference to a policy.
func RefOf(p policy.Policy) PolicyRef {
	return PolicyRef{Kind: policy.ScopeOf(p).Kind, Namespace: p.GetNamespace(), Name: p.GetName()}
}

// Claim is the policy that claims a template, or why none does.
type Claim struct {
	// Policy is nil if no policy claims the template.
	Policy *PolicyRef `json:"policy,omitempty"`
	// Unclaimed is the reason why no policy claims the template.
	Unclaimed string `json:"unclaimed,omitempty"`
	// Unmet is why the policy is not applied, although it selects the template, or "".
	Unmet string `json:"unmet,omitempty"`
	// Nearly lists policies that fail to match in a single respect, the most likely mistakes first.
	Nearly []NearMatch `json:"nearly,omitempty"`
	// Synced lists the clusters to which a namespace is synced without a policy.
	Synced []string `json:"synced,omitempty"`
}

// NearMatch is a policy that fails to match a template in a single respect.
type NearMatch struct {
	Policy PolicyRef `json:"policy"`
	// Difference describes the respect.
	Difference string `json:"difference"`

	rank     int // index of the respect in mismatch; lower is more likely a mistake
	distance int // edit distance of the names, or 0
}

// rankOfName is the rank of a different name, the respect in which policies for other objects differ.
const rankOfName = 4

// Likely reports whether the difference is probably a mistake.
func (n NearMatch) Likely() bool { return n.rank < rankOfName }

// TemplateView returns the template as selectors see it. It has no labels if the template could not be read.
func (s *Subject) TemplateView() match.Template {
	t := match.Template{APIVersion: s.Kind.GroupVersion().String(), Kind: s.Kind.Kind, Namespace: s.Namespace, Name: s.Name}
	if s.Template != nil {
		t.Labels = s.Template.GetLabels()
	}
	return t
}

// claimant returns the policy that the annotations of the template name. It falls back to those of the binding if the
// template could not be read.
func (s *Subject) claimant() (ref *PolicyRef, scope policy.Scope) {
	var annotations map[string]string
	switch {
	case s.Template != nil:
		annotations = s.Template.GetAnnotations()
	case s.Binding != nil:
		annotations = s.Binding.GetAnnotations()
	}
	ref = ClaimantOf(annotations)
	if ref != nil && ref.Kind == policy.Cluster.Kind {
		return ref, policy.Cluster
	}
	return ref, policy.Namespaced
}

// ClaimantOf returns the policy that the annotations of a template name, or nil.
func ClaimantOf(annotations map[string]string) *PolicyRef {
	for _, scope := range policy.Scopes {
		if name := annotations[scope.NameAnnotation]; name != "" {
			return &PolicyRef{Kind: scope.Kind, Namespace: annotations[scope.NamespaceAnnotation], Name: name}
		}
	}
	return nil
}

// Claim reads the policies and returns the claim of the template. It ignores policies that the user may not read.
func (s *Subject) Claim(ctx context.Context, control client.Reader) (Claim, error) {
	ref, scope := s.claimant()
	if ref == nil {
		return s.unclaimed(ctx, control)
	}
	p := scope.New()
	err := control.Get(ctx, types.NamespacedName{Namespace: ref.Namespace, Name: ref.Name}, p)
	switch {
	case apierrors.IsNotFound(err):
		ref.Problem = "the policy does not exist"
	case apierrors.IsForbidden(err):
	case err != nil:
		return Claim{}, fmt.Errorf("get %s: %w", ref, err)
	case p.GetDeletionTimestamp() != nil:
		ref.Problem = "the policy is being deleted"
	case s.Template != nil && match.Selectors(p.PolicySpec().ResourceSelectors, s.TemplateView()) == match.No:
		ref.Problem = "the policy no longer selects the object"
	default:
		unmet := Unmet(ctx, control, p, s.Binding == nil) // with a binding, the gate may be off
		if unmet == "" && s.Binding == nil && s.Template != nil {
			unmet = Deferred(p, s.Template.GetAnnotations())
		}
		return Claim{Policy: ref, Unmet: unmet}, nil
	}
	return Claim{Policy: ref}, nil
}

// Loser is a policy that selects a template and does not claim it.
type Loser struct {
	Policy PolicyRef `json:"policy"`
	// Reason is why another policy claims the template.
	Reason string `json:"reason"`

	preempts policy.Policy // set if it takes the template, unless the feature gate of preemption is off
}

// Losers returns the policies that select the template besides the one that claims it, sorted by name. It returns none if the user may
// not list policies.
func (s *Subject) Losers(ctx context.Context, control client.Reader) (out []Loser, err error) {
	ref, _ := s.claimant()
	if ref == nil || s.Template == nil {
		return nil, nil
	}
	policies, err := s.Policies(ctx, control)
	if apierrors.IsForbidden(err) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	all, t := policies.all(), s.TemplateView()
	at := slices.IndexFunc(all, func(p policy.Policy) bool { return RefOf(p) == *ref })
	for _, p := range all {
		if RefOf(p) != *ref && policies.selects(p, t) {
			l := Loser{Policy: RefOf(p), Reason: "the object was claimed before the policy existed"}
			if at >= 0 {
				l.Reason = whyLost(p, all[at], t)
				if _, takes := match.Preemptor(all[at], []policy.Policy{p}, t); takes {
					l.preempts = p
				}
			}
			out = append(out, l)
		}
	}
	slices.SortFunc(out, func(a, b Loser) int { return strings.Compare(a.Policy.String(), b.Policy.String()) })
	return out, nil
}

// whyLost returns why a policy that selects a template does not claim it, but winner does.
func whyLost(p, winner policy.Policy, t match.Template) string {
	pair := []policy.Policy{p, winner}
	best, _ := match.Best(pair, t)
	precision := func(p policy.Policy) match.Precision { return match.Selectors(p.PolicySpec().ResourceSelectors, t) }
	switch namespaced := winner.GetNamespace() != ""; {
	case p.GetDeletionTimestamp() != nil:
		return "it is being deleted"
	case namespaced != (p.GetNamespace() != "") && namespaced:
		return "a PropagationPolicy takes precedence over it"
	case namespaced != (p.GetNamespace() != "") || RefOf(best) == RefOf(p):
		return "it has precedence, but the object is already claimed, and " + whyNotPreempted(p, winner, t)
	case ptr.Deref(p.PolicySpec().Priority, 0) != ptr.Deref(winner.PolicySpec().Priority, 0):
		return fmt.Sprintf("its priority %d is lower than %d", ptr.Deref(p.PolicySpec().Priority, 0), ptr.Deref(winner.PolicySpec().Priority, 0))
	case precision(p) != precision(winner):
		return "its selector is less specific"
	default:
		return "it has the same priority, and the name " + winner.GetName() + " comes first"
	}
}

// whyNotPreempted returns why a policy with precedence does not take a template from the one that claims it, as a clause.
func whyNotPreempted(p, from policy.Policy, t match.Template) string {
	_, takes := match.Preemptor(from, []policy.Policy{p}, t)
	switch {
	case p.PolicySpec().Preemption != policyv1alpha1.PreemptAlways:
		return "only a policy with preemption Always takes it"
	case takes:
		return "preemption Always has not taken it yet; if this persists, see the events of the policy"
	case match.Selectors(p.PolicySpec().ResourceSelectors, t) != match.ByName:
		return "preemption takes only objects that the policy selects by name"
	}
	return "preemption takes it only from a policy of a lower priority"
}

// CheckPreemption sets the reason of the policies that would take the object, if the feature gate of preemption is off. gatesOff returns
// those of the gates of a policy that are off, see GatesOff of package access.
func (e *Explanation) CheckPreemption(
	ctx context.Context, gatesOff func(context.Context, client.Object, ...featuregate.Feature) ([]featuregate.Feature, error),
) error {
	const gate = features.PropagationPolicyPreemption
	for i := range e.AlsoMatching {
		l := &e.AlsoMatching[i]
		if l.preempts == nil {
			continue
		}
		switch off, err := gatesOff(ctx, l.preempts, gate); {
		case err != nil:
			return err
		case len(off) > 0:
			l.Reason = fmt.Sprintf("it has precedence, but the object is already claimed, and spec.preemption has no effect without the "+
				"feature gate %s, which is off in the webhook", gate)
		}
	}
	return nil
}

// EffectivePolicy returns the policy that claims the template and still selects it, or else the one that would claim it. It
// returns nil if there is none.
func (s *Subject) EffectivePolicy(ctx context.Context, control client.Reader) (policy.Policy, error) {
	policies, err := s.Policies(ctx, control)
	if err != nil {
		return nil, err
	}
	if ref, _ := s.claimant(); ref != nil {
		for _, p := range policies.all() {
			if RefOf(p) == *ref && p.GetDeletionTimestamp() == nil && policies.selects(p, s.TemplateView()) {
				return p, nil
			}
		}
	}
	return policies.Best(s.TemplateView()), nil
}

// Difference returns the single respect in which a policy fails to match the template. It returns "" if the policy matches
// or differs in several respects.
func (s *Subject) Difference(p policy.Policy) string {
	n, _ := nearMatch(p, s.TemplateView())
	return n.Difference
}

// NotSelected is the reason of an object that no policy selects.
const NotSelected = "no policy selects the object"

// Excluded returns why the template is never propagated, as a sentence without a final period, or "".
func (s *Subject) Excluded() string {
	if names.Reserved(s.Namespace) {
		return "objects in namespace " + s.Namespace + " are never propagated"
	}
	if rule := builtin.OfKind(s.Kind); rule != "" {
		return fmt.Sprintf("objects of kind %s in %s are never propagated: they %s", s.Kind.Kind, s.Kind.GroupVersion(), rule)
	}
	if s.Template != nil {
		if rule := builtin.Rule(s.Kind.GroupKind(), s.Template); rule != "" {
			return "the object is never propagated: it " + rule
		}
	}
	return ""
}

// unclaimed returns why no policy claims the template.
func (s *Subject) unclaimed(ctx context.Context, control client.Reader) (Claim, error) {
	if s.Template == nil {
		return Claim{Unclaimed: "the object does not exist or cannot be read, and its binding names no policy"}, nil
	}
	if excluded := s.Excluded(); excluded != "" {
		return Claim{Unclaimed: excluded}, nil
	}
	if owner := flow.ServiceOwner(s.Template); owner != "" {
		return Claim{Unclaimed: owner + " propagates the object"}, nil
	}
	if owner := s.Template.GetLabels()[names.ClaimedBy]; owner != "" {
		return Claim{Unclaimed: "the object has the label " + names.ClaimedBy + "=" + owner}, nil
	}
	policies, err := s.Policies(ctx, control)
	if apierrors.IsForbidden(err) {
		return Claim{Unclaimed: "unknown, no permission to list policies"}, nil
	} else if err != nil {
		return Claim{}, err
	}
	if best := policies.Best(s.TemplateView()); best != nil {
		if unmet := Unmet(ctx, control, best, s.Binding == nil); unmet != "" {
			return Claim{Unclaimed: fmt.Sprintf("%s selects the object; %s", RefOf(best), unmet), Unmet: unmet}, nil
		}
		return Claim{
			Unclaimed: fmt.Sprintf("%s selects the object but has not claimed it yet; if this persists, see the events of both", RefOf(best)),
		}, nil
	}
	if claim, ok, err := s.synced(ctx, control); ok || err != nil {
		return claim, err
	}
	return Claim{Unclaimed: NotSelected, Nearly: policies.Nearly(s.TemplateView())}, nil
}

// Nearly returns the policies that fail to match a template in a single respect, the most likely mistakes first.
func (p Policies) Nearly(t match.Template) (out []NearMatch) {
	for _, candidate := range p.all() {
		if candidate.GetDeletionTimestamp() != nil && p.selects(candidate, t) {
			out = append(out, NearMatch{Policy: RefOf(candidate), Difference: "the policy is being deleted"})
			continue
		}
		if n, ok := nearMatch(candidate, t); ok {
			out = append(out, n)
		}
	}
	slices.SortFunc(out, func(a, b NearMatch) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(a.distance, b.distance), strings.Compare(a.Policy.String(), b.Policy.String()))
	})
	return out
}

// Policies holds the policies that can select a template, and those of other namespaces, which cannot.
type Policies struct {
	namespaced, cluster, otherNamespaces []policy.Policy
}

// Policies lists the policies. It omits those of other namespaces if the user may not list them.
func (s *Subject) Policies(ctx context.Context, control client.Reader) (Policies, error) {
	var out Policies
	namespaced, cluster := policy.Namespaced.NewList(), policy.Cluster.NewList()
	err := control.List(ctx, namespaced)
	if apierrors.IsForbidden(err) && s.Namespace != "" {
		err = control.List(ctx, namespaced, client.InNamespace(s.Namespace))
	}
	if err != nil {
		return out, err
	}
	if err := control.List(ctx, cluster); err != nil {
		return out, err
	}
	return NewPolicies(s.Namespace, append(policy.Items(namespaced), policy.Items(cluster)...)), nil
}

// NewPolicies returns policies for the templates of a namespace.
func NewPolicies(namespace string, all []policy.Policy) (out Policies) {
	for _, p := range all {
		switch p.GetNamespace() {
		case "":
			out.cluster = append(out.cluster, p)
		case namespace:
			out.namespaced = append(out.namespaced, p)
		default:
			out.otherNamespaces = append(out.otherNamespaces, p)
		}
	}
	return out
}

// With returns the policies with one added. It replaces the policy of the same name.
func (p Policies) With(added policy.Policy) Policies {
	put := func(list []policy.Policy) []policy.Policy {
		kept := slices.DeleteFunc(slices.Clone(list), func(old policy.Policy) bool { return old.GetName() == added.GetName() })
		return append(kept, added)
	}
	if added.GetNamespace() == "" {
		p.cluster = put(p.cluster)
	} else {
		p.namespaced = put(p.namespaced)
	}
	return p
}

// Best returns the policy that would claim an unclaimed template, or nil. A namespaced policy takes precedence over a
// cluster policy (docs/contract/propagation.md#selecting-a-policy).
func (p Policies) Best(t match.Template) policy.Policy {
	if best, ok := match.Best(p.namespaced, t); ok && t.Namespace != "" {
		return best
	}
	if best, ok := match.Best(p.cluster, t); ok {
		return best
	}
	return nil
}

// Preempting returns the policy that would take the template from current, or nil.
func (p Policies) Preempting(current policy.Policy, t match.Template) policy.Policy {
	for _, list := range [][]policy.Policy{p.namespaced, p.cluster} {
		if better, ok := match.Preemptor(current, list, t); ok && RefOf(better) != RefOf(current) {
			return better
		}
	}
	return nil
}

// Takes reports whether a policy would take the template from the one that owner names by preemption.
func (p Policies) Takes(added policy.Policy, owner PolicyRef, t match.Template) bool {
	for _, current := range p.all() {
		if RefOf(current) == owner {
			_, takes := match.Preemptor(current, []policy.Policy{added}, t)
			return takes
		}
	}
	return false
}

func (p Policies) all() []policy.Policy {
	return slices.Concat(p.namespaced, p.cluster, p.otherNamespaces)
}

func (p Policies) selects(candidate policy.Policy, t match.Template) bool {
	return !slices.Contains(p.otherNamespaces, candidate) && match.Selectors(candidate.PolicySpec().ResourceSelectors, t) != match.No
}

// nearMatch returns the single respect in which a policy fails to match a template. ok is false if it matches or differs in
// several respects.
func nearMatch(p policy.Policy, t match.Template) (n NearMatch, ok bool) {
	for _, s := range p.PolicySpec().ResourceSelectors {
		if p.GetNamespace() != "" {
			s.Namespace = p.GetNamespace() // a namespaced policy selects in its own namespace only
		}
		difference, rank := mismatch(s, t)
		distance := 0
		if rank == rankOfName {
			var near bool
			if distance, near = similar.Distance(t.Name, s.Name); !near {
				continue // a policy for another object
			}
		}
		if difference != "" && (!ok || rank < n.rank || rank == n.rank && distance < n.distance) {
			n, ok = NearMatch{Policy: RefOf(p), Difference: difference, rank: rank, distance: distance}, true
		}
	}
	return n, ok
}

// mismatch returns the single respect in which a selector fails to match a template, or "". It runs the production matcher
// on a copy of the selector that agrees with the template in one respect at a time.
func mismatch(s policyv1alpha1.ResourceSelector, t match.Template) (difference string, rank int) {
	if match.Selector(s, t) != match.No {
		return "", 0
	}
	for i, respect := range []struct {
		adapt    func(*policyv1alpha1.ResourceSelector)
		describe func() string
	}{
		{func(s *policyv1alpha1.ResourceSelector) {
			if strings.EqualFold(s.Kind, t.Kind) {
				s.Kind = t.Kind
			}
		}, func() string { return fmt.Sprintf("selects kind %q, the kind is spelled %q", s.Kind, t.Kind) }},
		{func(s *policyv1alpha1.ResourceSelector) { s.APIVersion = t.APIVersion }, func() string {
			return fmt.Sprintf("selects apiVersion %s, the object has %s", s.APIVersion, t.APIVersion)
		}},
		{func(s *policyv1alpha1.ResourceSelector) { s.LabelSelector = nil }, func() string {
			return fmt.Sprintf("selects labels %s, the object has %s", metav1.FormatLabelSelector(s.LabelSelector), labels.FormatLabels(t.Labels))
		}},
		{func(s *policyv1alpha1.ResourceSelector) { s.Namespace = "" }, func() string {
			return "selects objects in namespace " + s.Namespace
		}},
		{func(s *policyv1alpha1.ResourceSelector) { s.Name = t.Name }, func() string {
			return "selects name " + s.Name
		}},
	} {
		adapted := s
		if respect.adapt(&adapted); match.Selector(adapted, t) != match.No {
			return respect.describe(), i
		}
	}
	return "", 0
}
