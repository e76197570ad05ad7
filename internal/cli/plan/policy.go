// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// stdin is the file name of the standard input.
const stdin = "-"

// maxPolicyFile is the maximum size of a policy file, in bytes.
const maxPolicyFile = 4 << 20

// ReadPolicies reads the policies in a file, then defaults and validates them as the API server does. It ignores other objects.
func ReadPolicies(
	ctx context.Context, name string, in io.Reader, control *access.Control,
) (found []policy.Policy, overrides []override.Policy, err error) {
	namespace, _, err := control.ToRawKubeConfigLoader().Namespace()
	if err != nil {
		return nil, nil, err
	}
	text, err := readFile(name, in)
	if err != nil {
		return nil, nil, fmt.Errorf("read policy: %w", err)
	}
	scheme := runtime.NewScheme()
	if err := policyv1alpha1.AddToScheme(scheme); err != nil {
		return nil, nil, fmt.Errorf("register kinds: %w", err)
	}
	strict := serializer.NewCodecFactory(scheme, serializer.EnableStrict).UniversalDeserializer()
	for documents := utilyaml.NewYAMLReader(bufio.NewReader(bytes.NewReader(text))); ; {
		document, err := documents.Read()
		if errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, nil, fmt.Errorf("read policy from %s: %w", name, err)
		}
		object, _, err := strict.Decode(document, nil, nil)
		if runtime.IsNotRegisteredError(err) || runtime.IsMissingKind(err) {
			continue
		} else if err != nil {
			return nil, nil, fmt.Errorf("decode policy in %s: %w", name, err)
		}
		if o, ok := object.(override.Policy); ok {
			err := admitOverride(o, namespace)
			if err == nil {
				err = admitRemotely(ctx, control, document, o.GetNamespace(), override.ScopeOf(o).Kind+" "+override.Key(o))
			}
			if err != nil {
				return nil, nil, err
			}
			overrides = append(overrides, o)
			continue
		}
		if p, ok := object.(policy.Policy); ok {
			err := admit(p, namespace)
			if err == nil {
				err = admitRemotely(ctx, control, document, p.GetNamespace(), explain.RefOf(p).String())
			}
			if err != nil {
				return nil, nil, err
			}
			if slices.ContainsFunc(found, func(other policy.Policy) bool { return explain.RefOf(other) == explain.RefOf(p) }) {
				return nil, nil, fmt.Errorf("%s contains %s more than once", name, explain.RefOf(p))
			}
			found = append(found, p)
		}
	}
	if len(found)+len(overrides) == 0 {
		return nil, nil, fmt.Errorf("%s contains no PropagationPolicy, ClusterPropagationPolicy or override policy", name)
	}
	return found, overrides, nil
}

// choose returns the policy of a file that would claim the object, and a sentence about each other policy.
func choose(found []policy.Policy, s *explain.Subject) (chosen policy.Policy, others []string) {
	if len(found) == 0 {
		return nil, nil
	}
	var all explain.Policies
	for _, p := range found {
		if p.GetNamespace() == "" || p.GetNamespace() == s.Namespace {
			all = all.With(p)
		}
	}
	if chosen = all.Best(s.TemplateView()); chosen == nil {
		chosen = found[0]
	}
	for _, p := range found {
		if p != chosen {
			text := fmt.Sprintf("%s in the file does not select %s", explain.RefOf(p), s.FullTitle())
			if match.Selectors(p.PolicySpec().ResourceSelectors, s.TemplateView()) != match.No {
				text = fmt.Sprintf("%s in the file has precedence over %s", explain.RefOf(chosen), explain.RefOf(p))
			}
			others = append(others, text)
		}
	}
	return chosen, others
}

// admitOverride is like admit for override policies.
func admitOverride(p override.Policy, namespace string) error {
	switch {
	case !override.ScopeOf(p).Namespaced:
		p.SetNamespace("")
	case p.GetNamespace() == "":
		p.SetNamespace(namespace)
	}
	admissionpolicy.DefaultOverride(p, p.GetNamespace())
	if errs := admissionpolicy.ValidateOverride(p); len(errs) > 0 {
		return fmt.Errorf("%s %s is invalid: %w", override.ScopeOf(p).Kind, override.Key(p), errs.ToAggregate())
	}
	return nil
}

func readFile(name string, in io.Reader) ([]byte, error) {
	if name != stdin {
		file, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer func() { _ = file.Close() }() // read-only
		in = file
	}
	return io.ReadAll(io.LimitReader(in, maxPolicyFile))
}

// admit defaults and validates a policy as the admission webhooks do on creation.
func admit(p policy.Policy, namespace string) error {
	switch {
	case !policy.ScopeOf(p).Namespaced:
		namespace = ""
	case p.GetNamespace() != "":
		namespace = p.GetNamespace()
	}
	p.SetNamespace(namespace)
	admissionpolicy.DefaultPropagation(p, nil, namespace, func() string { return "planned" })
	if errs := admissionpolicy.ValidatePropagation(p, nil); len(errs) > 0 {
		return fmt.Errorf("%s is invalid: %w", explain.RefOf(p), errs.ToAggregate())
	}
	return nil
}

// addPolicyWarnings adds warnings if a policy would not claim the template, by the production matcher, and a note if it would do so later.
func (p *plan) addPolicyWarnings(ctx context.Context, control client.Reader, s *explain.Subject, added policy.Policy) error {
	ref := explain.RefOf(added)
	warn := func(format string, a ...any) { p.Warnings = append(p.Warnings, fmt.Sprintf(format, a...)) }
	claim, err := s.Claim(ctx, control)
	if err != nil {
		return err
	}
	owned := claim.Policy != nil && claim.Policy.Problem == ""
	if match.Selectors(added.PolicySpec().ResourceSelectors, s.TemplateView()) == match.No ||
		added.GetNamespace() != "" && added.GetNamespace() != s.Namespace {
		text := fmt.Sprintf("%s does not select %s", ref, s.FullTitle())
		if difference := s.Difference(added); difference != "" {
			text += " (" + difference + ")"
		}
		warn("%s; the plan uses its placement only", text)
		if s.Binding != nil && !binding.HasSource(s.Binding) && claim.Policy == nil && claim.Unclaimed == explain.NotSelected {
			warn("no policy selects %s: %s", s.Title(), flow.Unclaimed(s.Binding))
		}
		return nil
	}
	if owned && *claim.Policy == ref {
		return nil
	}
	policies, err := s.Policies(ctx, control)
	switch best := policies.With(added).Best(s.TemplateView()); {
	case owned && (err != nil || !policies.Takes(added, *claim.Policy, s.TemplateView())):
		warn("%s is claimed by %s and stays claimed as long as that policy selects it; %s would not apply", s.Title(), claim.Policy, ref)
	case owned:
		p.Notes = append(p.Notes, fmt.Sprintf("%s takes the object from %s if the feature gate %s is on",
			ref, claim.Policy, features.PropagationPolicyPreemption))
	case err != nil:
		return err
	case best != nil && explain.RefOf(best) != ref:
		warn("%s also selects %s and takes precedence over %s", explain.RefOf(best), s.Title(), ref)
	}
	if s.Binding != nil && added.PolicySpec().ActivationPreference == policyv1alpha1.LazyActivation {
		p.Notes = append(p.Notes, fmt.Sprintf("%s has lazy activation: it takes effect with the next change of the object", ref))
	}
	return nil
}
