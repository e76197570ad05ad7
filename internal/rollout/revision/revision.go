// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package revision defines the revisions of a template: its content without replicas, the override policies that select it, and the same
// of its dependencies. Two revisions are equal if they render the same manifests for every cluster and every number of replicas. It is
// pure.
//
//	template, override policies, dependencies ─► Of, PartOf ─► Content ─► Encode: stored form, Name: identity
//	stored form ─► Decode ─► Part.Restore(current object): the object and policies of that revision
//
// Labels and annotations of Karmada are no content: they identify the policy, and a revision of an older policy must not restore them.
package revision

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/json"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/work/manifest"
)

// Content is the content of a revision: the template, and its dependencies.
type Content struct {
	Part
	// Dependencies are those that no policy selects, but not Secrets.
	Dependencies []Part `json:"dependencies,omitempty"`
	// Secrets are the Secrets among the dependencies. The stored form lacks them.
	Secrets []Part `json:"-"`
}

// Part is one object with its override policies.
type Part struct {
	// Template is the pruned object. A workload has one replica.
	Template map[string]any `json:"template"`
	// Overrides are the policies that select the object, in the order of application.
	Overrides []Override `json:"overrides,omitempty"`
	// Generation is that of the object when the revision was recorded. It does not distinguish revisions.
	Generation int64 `json:"generation,omitempty"`
}

// Override is an override policy.
type Override struct {
	Namespace string                      `json:"namespace,omitempty"` // empty for a ClusterOverridePolicy
	Name      string                      `json:"name"`
	Spec      policyv1alpha1.OverrideSpec `json:"spec"`
}

// Of returns the content of a template without dependencies, with the policies that override.Select returned for it. It does not change
// its arguments. The interpreter of a workload sets its replicas, so that scaling makes no revision.
func Of(
	ctx context.Context, chain interpret.Chain, spec *workv1alpha2.ResourceBindingSpec, template *interpret.Object, policies []override.Policy,
) (*Content, error) {
	object := template
	if binding.IsWorkload(spec) && len(spec.Components) == 0 {
		var err error
		if object, err = chain.Revise(ctx, manifest.WithoutAllocated(template), 1); err != nil {
			return nil, fmt.Errorf("determine the revision of %s %s: %w", template.GetKind(), template.GetName(), err)
		}
	}
	part := PartOf(object, policies)
	part.Generation = template.GetGeneration()
	return &Content{Part: part}, nil
}

// PartOf returns the content of one object with the policies that override.Select returned for it. It does not change its arguments.
func PartOf(object *interpret.Object, policies []override.Policy) Part {
	object, generation := manifest.WithoutAllocated(object).DeepCopy(), object.GetGeneration()
	manifest.Prune(object)
	object.SetLabels(partOf(object.GetLabels(), false))
	object.SetAnnotations(partOf(object.GetAnnotations(), false))
	p := Part{Template: object.Object, Generation: generation}
	for _, o := range policies {
		p.Overrides = append(p.Overrides, Override{Namespace: o.GetNamespace(), Name: o.GetName(), Spec: *o.OverrideSpec().DeepCopy()})
	}
	return p
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
	if err := json.Unmarshal(raw, c); err != nil { // integers become int64
		return nil, fmt.Errorf("decode revision: %w", err)
	}
	return c, nil
}

// EncodeSecrets returns the stored form of the Secrets.
func (c *Content) EncodeSecrets() ([]byte, error) {
	raw, err := json.Marshal(c.Secrets)
	if err != nil {
		return nil, fmt.Errorf("encode the Secrets of a revision: %w", err)
	}
	return raw, nil
}

// DecodeSecrets reads the stored form of the Secrets.
func DecodeSecrets(raw []byte) (out []Part, err error) {
	if err := json.Unmarshal(raw, &out); err != nil {
		return nil, fmt.Errorf("decode the Secrets of a revision: %w", err)
	}
	return out, nil
}

// Find returns the content of a dependency, or nil if the revision has none of the name.
func (c *Content) Find(kind schema.GroupKind, key types.NamespacedName) *Part {
	for _, parts := range [][]Part{c.Dependencies, c.Secrets} {
		for i := range parts {
			if o := parts[i].object(); o.GroupVersionKind().GroupKind() == kind && o.GetNamespace() == key.Namespace && o.GetName() == key.Name {
				return &parts[i]
			}
		}
	}
	return nil
}

func (p *Part) object() *interpret.Object { return &interpret.Object{Object: p.Template} }

// Title returns the kind and the name of the object.
func (p *Part) Title() string { return p.object().GetKind() + " " + p.object().GetName() }

// Key returns the kind and the key of the object.
func (p *Part) Key() (schema.GroupKind, types.NamespacedName) {
	o := p.object()
	return o.GroupVersionKind().GroupKind(), types.NamespacedName{Namespace: o.GetNamespace(), Name: o.GetName()}
}

// identity returns the content without the generation.
func (p *Part) identity() Part { return Part{Template: p.Template, Overrides: p.Overrides} }

// Hash returns a short hash of the content. salt prevents that users who may read the hash, but not the content, can find the content by
// trying.
func (p *Part) Hash(salt string) (string, error) {
	raw, err := json.Marshal(p.identity())
	if err != nil {
		return "", fmt.Errorf("encode %s: %w", p.Title(), err)
	}
	return hash([]byte(salt), raw), nil
}

func hash(all ...[]byte) string {
	sum := sha256.New()
	for _, raw := range all {
		fmt.Fprintf(sum, "%d:", len(raw))
		sum.Write(raw)
	}
	return hex.EncodeToString(sum.Sum(nil))[:hashLength]
}

// maxPrefix is the maximum length of the name of a binding in the name of a revision: 253 without the separator and the hash.
const maxPrefix = 253 - 1 - hashLength

const hashLength = 16

// NumberName returns the name of the ControllerRevision with a number of a binding: of two processes that record the same number, one
// gets a conflict. id is the permanent ID of the binding.
func NumberName(bindingName, id string, number int64) string {
	return prefix(bindingName) + "-" + hash([]byte(id), fmt.Append(nil, number))
}

func prefix(bindingName string) string {
	return strings.TrimRight(bindingName[:min(len(bindingName), maxPrefix)], ".-")
}

// Name returns the identity of the content of a revision of a binding, which is the name of the Secret that stores its Secrets. id is the
// permanent ID of the binding, salt that of its revisions with Secrets, see Part.Hash. Equal contents have equal names.
func (c *Content) Name(bindingName, id, salt string) (string, error) {
	identity := Content{Part: c.identity()}
	for i := range c.Dependencies {
		identity.Dependencies = append(identity.Dependencies, c.Dependencies[i].identity())
	}
	raw, err := identity.Encode()
	if err != nil {
		return "", err
	}
	all := [][]byte{[]byte(id), raw}
	for i := range c.Secrets {
		secret, err := c.Secrets[i].Hash(salt)
		if err != nil {
			return "", err
		}
		all = append(all, []byte(secret))
	}
	return prefix(bindingName) + "-" + hash(all...), nil
}

// Restore returns the object and the override policies of the revision for the current object, whose identity, and labels and
// annotations of Karmada, it keeps. The result does not share data with the revision.
func (p *Part) Restore(current *interpret.Object) (*interpret.Object, []override.Policy) {
	object := p.object().DeepCopy()
	object.SetUID(current.GetUID())
	object.SetGeneration(p.Generation)
	object.SetLabels(merged(object.GetLabels(), partOf(current.GetLabels(), true)))
	object.SetAnnotations(merged(object.GetAnnotations(), partOf(current.GetAnnotations(), true)))
	policies := make([]override.Policy, 0, len(p.Overrides))
	for i := range p.Overrides {
		o := &p.Overrides[i]
		scope := override.Cluster
		if o.Namespace != "" {
			scope = override.Namespaced
		}
		policy := scope.New()
		policy.SetNamespace(o.Namespace)
		policy.SetName(o.Name)
		*policy.OverrideSpec() = *o.Spec.DeepCopy()
		policies = append(policies, policy)
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
