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

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	utilyaml "k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// stdin is the file name that means the standard input.
const stdin = "-"

// maxPolicyFile bounds what is read, in bytes: more is no policy.
const maxPolicyFile = 4 << 20

// readPolicy reads the one policy in a file, as the API server would take it: with defaults, and refused if it is invalid.
// Other objects in the file are passed over.
func readPolicy(name string, in io.Reader, namespace string) (policy.Policy, error) {
	text, err := read(name, in)
	if err != nil {
		return nil, err
	}
	scheme := runtime.NewScheme()
	if err := policyv1alpha1.AddToScheme(scheme); err != nil {
		return nil, fmt.Errorf("register kinds: %w", err)
	}
	strict := serializer.NewCodecFactory(scheme, serializer.EnableStrict).UniversalDeserializer()
	var found policy.Policy
	for documents := utilyaml.NewYAMLReader(bufio.NewReader(bytes.NewReader(text))); ; {
		document, err := documents.Read()
		if errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("read the policy in %s: %w", name, err)
		}
		object, _, err := strict.Decode(document, nil, nil)
		if runtime.IsNotRegisteredError(err) || runtime.IsMissingKind(err) {
			continue
		} else if err != nil {
			return nil, fmt.Errorf("read the policy in %s: %w", name, err)
		}
		p, ok := object.(policy.Policy)
		switch {
		case !ok:
		case found != nil:
			return nil, fmt.Errorf("%s has more than one policy: %s and %s", name, explain.Name(found), explain.Name(p))
		default:
			found = p
		}
	}
	if found == nil {
		return nil, fmt.Errorf("%s has no PropagationPolicy or ClusterPropagationPolicy", name)
	}
	return found, admit(found, namespace)
}

func read(name string, in io.Reader) ([]byte, error) {
	if name != stdin {
		file, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer func() { _ = file.Close() }() // nothing was written to it
		in = file
	}
	text, err := io.ReadAll(io.LimitReader(in, maxPolicyFile))
	if err != nil {
		return nil, fmt.Errorf("read the policy in %s: %w", name, err)
	}
	return text, nil
}

// admit defaults and validates a policy as at its creation.
func admit(p policy.Policy, namespace string) error {
	if _, namespaced := p.(*policyv1alpha1.PropagationPolicy); !namespaced {
		namespace = ""
	} else if p.GetNamespace() != "" {
		namespace = p.GetNamespace()
	}
	p.SetNamespace(namespace)
	admissionpolicy.DefaultPropagation(p, nil, namespace, func() string { return "planned" })
	if errs := admissionpolicy.ValidatePropagation(p, nil); len(errs) > 0 {
		return fmt.Errorf("%s would be refused: %w", explain.Name(p), errs.ToAggregate())
	}
	return nil
}

// caveats say what keeps a policy from having a say in the template, as the code that matches them has it.
func caveats(ctx context.Context, control client.Reader, s *explain.Subject, p policy.Policy) ([]string, error) {
	name := explain.Name(p)
	standing, err := s.Standing(ctx, control)
	if err != nil {
		return nil, err
	}
	if claim := standing.Policy; claim != nil && claim.Problem == "" && *claim != name {
		return []string{fmt.Sprintf("%s belongs to %s, and stays with it as long as that selects it: %s would not take it over", s.Title(), claim, name)}, nil
	}
	if match.Selectors(p.PolicySpec().ResourceSelectors, s.See()) == match.No || p.GetNamespace() != "" && p.GetNamespace() != s.Namespace {
		text := fmt.Sprintf("%s does not select %s", name, s.FullTitle())
		if difference := s.Misses(p); difference != "" {
			text += ": " + difference
		}
		return []string{text + ". This plan is for the placement alone"}, nil
	}
	if standing.Policy != nil {
		return nil, nil
	}
	policies, err := s.Policies(ctx, control)
	if err != nil {
		return nil, err
	}
	if best := policies.With(p).Best(s.See()); best != nil && explain.Name(best) != name {
		return []string{fmt.Sprintf("%s selects %s as well, and goes before %s", explain.Name(best), s.Title(), name)}, nil
	}
	return nil, nil
}
