// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package revision defines the revisions of a template: its content without replicas, and the override policies that select it. Two
// revisions are equal if they render the same manifest for every cluster and every number of replicas. It is pure.
//
//	template, override policies ─► Of ─► Content ─► Encode: stored form, Name: identity
//	stored form ─► Decode ─► Content.Restore(current template): the template and policies of that revision
//
// Labels and annotations of Karmada are no content: they identify the policy, and a revision of an older policy must not restore them.
package revision

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/work/manifest"
)

// Content is the content of a revision.
type Content struct {
	// Template is the pruned template. A workload has one replica.
	Template map[string]any `json:"template"`
	// Overrides are the policies that select the template, in the order of application.
	Overrides []Override `json:"overrides,omitempty"`
	// Generation is that of the template when the revision was recorded. It does not distinguish revisions.
	Generation int64 `json:"generation,omitempty"`
}

// Override is an override policy.
type Override struct {
	Namespace string                      `json:"namespace,omitempty"` // empty for a ClusterOverridePolicy
	Name      string                      `json:"name"`
	Spec      policyv1alpha1.OverrideSpec `json:"spec"`
}

// Of returns the content of a template with the policies that override.Select returned for it. It does not change its arguments. The
// interpreter of a workload sets its replicas, so that scaling makes no revision.
func Of(
	ctx context.Context, chain interpret.Chain, spec *workv1alpha2.ResourceBindingSpec, template *interpret.Object, policies []override.Policy,
) (*Content, error) {
	object := manifest.WithoutAllocated(template)
	if binding.IsWorkload(spec) && len(spec.Components) == 0 {
		var err error
		if object, err = chain.Revise(ctx, object, 1); err != nil {
			return nil, fmt.Errorf("determine the revision of %s %s: %w", template.GetKind(), template.GetName(), err)
		}
	}
	object = object.DeepCopy()
	manifest.Prune(object)
	object.SetLabels(partOf(object.GetLabels(), false))
	object.SetAnnotations(partOf(object.GetAnnotations(), false))
	c := &Content{Template: object.Object, Generation: template.GetGeneration()}
	for _, p := range policies {
		c.Overrides = append(c.Overrides, Override{Namespace: p.GetNamespace(), Name: p.GetName(), Spec: *p.OverrideSpec().DeepCopy()})
	}
	return c, nil
}

// partOf returns the entries of labels or annotations that belong to Karmada, or the others; nil if there are none.
func partOf(entries map[string]string, karmada bool) map[string]string {
	var out map[string]string
	for key, value := range entries {
		domain, _, _ := strings.Cut(key, "/")
		if (domain == "karmada.io" || strings.HasSuffix(domain, ".karmada.io")) == karmada {
			if out == nil {
				out = map[string]string{}
			}
			out[key] = value
		}
	}
	return out
}

// Encode returns the stored form.
func (c *Content) Encode() ([]byte, error) {
	raw, err := json.Marshal(c)
	if err != nil {
		return nil, fmt.Errorf("encode revision: %w", err)
	}
	return raw, nil
}

// Decode reads the stored form.
func Decode(raw []byte) (*Content, error) {
	c := &Content{}
	if err := json.Unmarshal(raw, c); err != nil {
		return nil, fmt.Errorf("decode revision: %w", err)
	}
	object := &unstructured.Unstructured{}
	template, err := json.Marshal(c.Template)
	if err == nil {
		err = object.UnmarshalJSON(template) // integers become int64
	}
	if err != nil {
		return nil, fmt.Errorf("decode the template of a revision: %w", err)
	}
	c.Template = object.Object
	return c, nil
}

// maxPrefix is the maximum length of the name of a binding in the name of a revision: 253 without the separator and the hash.
const maxPrefix = 253 - 1 - hashLength

const hashLength = 16

// Name returns the name of the object that stores the revision of a binding. id is the permanent ID of the binding. Equal contents have
// equal names.
func (c *Content) Name(bindingName, id string) (string, error) {
	raw, err := (&Content{Template: c.Template, Overrides: c.Overrides}).Encode()
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(append([]byte(id+"\x00"), raw...))
	prefix := strings.TrimRight(bindingName[:min(len(bindingName), maxPrefix)], ".-")
	return prefix + "-" + hex.EncodeToString(sum[:])[:hashLength], nil
}

// Restore returns the template and the override policies of the revision for the current template, whose identity, and labels and
// annotations of Karmada, it keeps. The result does not share data with the revision.
func (c *Content) Restore(current *interpret.Object) (*interpret.Object, []override.Policy) {
	object := (&interpret.Object{Object: c.Template}).DeepCopy()
	object.SetUID(current.GetUID())
	object.SetGeneration(c.Generation)
	object.SetLabels(merged(object.GetLabels(), partOf(current.GetLabels(), true)))
	object.SetAnnotations(merged(object.GetAnnotations(), partOf(current.GetAnnotations(), true)))
	policies := make([]override.Policy, 0, len(c.Overrides))
	for i := range c.Overrides {
		o := &c.Overrides[i]
		scope := override.Cluster
		if o.Namespace != "" {
			scope = override.Namespaced
		}
		p := scope.New()
		p.SetNamespace(o.Namespace)
		p.SetName(o.Name)
		*p.OverrideSpec() = *o.Spec.DeepCopy()
		policies = append(policies, p)
	}
	return object, policies
}

// merged adds entries to a map, which may be nil.
func merged(into, add map[string]string) map[string]string {
	for key, value := range add {
		if into == nil {
			into = map[string]string{}
		}
		into[key] = value
	}
	return into
}
