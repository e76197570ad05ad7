// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package changes decodes the changes of a PlacementReview. Policies get the defaults of their schemas and of the admission webhooks, and
// are validated by the code of the webhooks.
package changes

import (
	"encoding/json"
	"errors"
	"fmt"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	admissionpolicy "karmada.io/karmada/internal/admission/policy"
	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/review"
)

// Decoder decodes changes.
type Decoder struct {
	typed runtime.Decoder
	kinds *runtime.Scheme
}

// NewDecoder returns a Decoder. Unknown fields of policies and Clusters are errors.
func NewDecoder() (*Decoder, error) {
	scheme := runtime.NewScheme()
	if err := errors.Join(policyv1alpha1.AddToScheme(scheme), clusterv1alpha1.AddToScheme(scheme)); err != nil {
		return nil, fmt.Errorf("register kinds: %w", err)
	}
	return &Decoder{typed: serializer.NewCodecFactory(scheme, serializer.EnableStrict).UniversalDeserializer(), kinds: scheme}, nil
}

// Decode returns the changes of a review.
func (d *Decoder) Decode(all []reviewv1alpha1.Change) ([]review.Change, error) {
	if len(all) == 0 {
		return nil, errors.New("spec.changes: required")
	}
	out := make([]review.Change, 0, len(all))
	for i := range all {
		c, err := d.decode(&all[i])
		if err != nil {
			return nil, fmt.Errorf("spec.changes[%d]: %w", i, err)
		}
		out = append(out, c)
	}
	return out, nil
}

func (d *Decoder) decode(c *reviewv1alpha1.Change) (out review.Change, err error) {
	object := c.Operation == reviewv1alpha1.ChangeApply || c.Operation == reviewv1alpha1.ChangeDelete
	switch {
	case object && (c.Object == nil || len(c.Object.Raw) == 0):
		return out, fmt.Errorf("object: required for %s", c.Operation)
	case !object && c.Cluster == "":
		return out, fmt.Errorf("cluster: required for %s", c.Operation)
	}
	switch c.Operation {
	case reviewv1alpha1.ChangeApply:
		return d.apply(c.Object.Raw)
	case reviewv1alpha1.ChangeDelete:
		o := &unstructured.Unstructured{}
		if err := decodeObject(c.Object.Raw, o); err != nil {
			return out, err
		}
		return review.Change{Delete: &review.Reference{Kind: o.GroupVersionKind(), Namespace: o.GetNamespace(), Name: o.GetName()}}, nil
	case reviewv1alpha1.ChangeLoseCluster:
		return review.Change{Lose: c.Cluster}, nil
	case reviewv1alpha1.ChangeDrain:
		return review.Change{Drain: c.Cluster}, nil
	case reviewv1alpha1.ChangeTaint:
		for _, t := range c.Taints {
			if t.Key == "" || t.Effect == "" {
				return out, errors.New("taints: key and effect are required")
			}
		}
		return review.Change{Taint: c.Cluster, Taints: c.Taints}, nil
	}
	return out, fmt.Errorf("operation: unsupported value %q, must be Apply, Delete, LoseCluster, Drain or Taint", c.Operation)
}

// decodeObject decodes an object of any kind.
func decodeObject(raw []byte, o *unstructured.Unstructured) error {
	if err := json.Unmarshal(raw, &map[string]any{}); err != nil {
		return fmt.Errorf("object: %w", err)
	}
	if err := o.UnmarshalJSON(raw); err != nil {
		return fmt.Errorf("object: %w", err)
	}
	if o.GetName() == "" {
		return fmt.Errorf("object: %s has no name", o.GetKind())
	}
	if errs := quantity.ValidateContent(o.Object); len(errs) > 0 {
		return fmt.Errorf("object: %w", errs.ToAggregate())
	}
	return nil
}

// Templated reports whether objects of a group are templates, and not settings of Karmada.
func Templated(kind schema.GroupVersionKind) bool {
	return kind.Group != policyv1alpha1.GroupName && kind.Group != clusterv1alpha1.GroupName
}

func (d *Decoder) apply(raw []byte) (out review.Change, err error) {
	o := &unstructured.Unstructured{}
	if err := decodeObject(raw, o); err != nil {
		return out, err
	}
	if Templated(o.GroupVersionKind()) {
		return review.Change{ApplyTemplate: o}, nil
	}
	if err := setDefaults(o.GroupVersionKind(), o.Object); err != nil {
		return out, err
	}
	if into, err := d.kinds.New(o.GroupVersionKind()); err == nil { // decoding reports other kinds
		if errs := quantity.ValidateAs(o.Object, into); len(errs) > 0 {
			return out, fmt.Errorf("object: %w", errs.ToAggregate())
		}
	}
	if raw, err = o.MarshalJSON(); err != nil {
		return out, fmt.Errorf("object: %w", err)
	}
	object, kind, err := d.typed.Decode(raw, nil, nil)
	if err != nil {
		return out, fmt.Errorf("object: %w", err)
	}
	switch object := object.(type) {
	case *clusterv1alpha1.Cluster:
		return review.Change{ApplyCluster: object}, nil
	case *policyv1alpha1.FederatedResourceQuota:
		return review.Change{ApplyQuota: object}, nil
	case override.Policy:
		if !override.ScopeOf(object).Namespaced {
			object.SetNamespace("")
		}
		admissionpolicy.DefaultOverride(object, object.GetNamespace())
		if errs := admissionpolicy.ValidateOverride(object); len(errs) > 0 {
			return out, fmt.Errorf("%s %s is invalid: %w", kind.Kind, override.Key(object), errs.ToAggregate())
		}
		return review.Change{ApplyOverride: object}, nil
	case policy.Policy:
		if !policy.ScopeOf(object).Namespaced {
			object.SetNamespace("")
		}
		admissionpolicy.DefaultPropagation(object, nil, object.GetNamespace(), func() string { return "planned" })
		if errs := admissionpolicy.ValidatePropagation(object, nil); len(errs) > 0 {
			return out, fmt.Errorf("%s %s is invalid: %w", kind.Kind, policy.Key(object), errs.ToAggregate())
		}
		return review.Change{ApplyPolicy: object}, nil
	}
	return out, fmt.Errorf("object: the effect of %s is not reviewed", kind.Kind)
}
