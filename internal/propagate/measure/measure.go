// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package measure computes the fields of a binding that describe its template: replicas and requirements or components, and the
// affinity groups. It also adapts the placement of a policy to templates that cannot be divided.
//
//	template ──► interpreter chain ──► Size
//	labels, placement ──► Groups
//	template, placement ──► Placement
//
// Invariant: results of the interpreter are not changed.
package measure

import (
	"context"
	"errors"
	"slices"

	batchv1 "k8s.io/api/batch/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/placement"
)

// Size holds the replicas of a template and their requirements, or its components if it has several pod templates.
type Size struct {
	Replicas     int32
	Requirements *workv1alpha2.ReplicaRequirements
	Components   []workv1alpha2.Component
}

// Of returns the size in the spec of a binding.
func Of(spec *workv1alpha2.ResourceBindingSpec) Size {
	return Size{Replicas: spec.Replicas, Requirements: spec.ReplicaRequirements, Components: spec.Components}
}

// SetIn sets the size in the spec of a binding.
func (s Size) SetIn(spec *workv1alpha2.ResourceBindingSpec) {
	spec.Replicas, spec.ReplicaRequirements, spec.Components = s.Replicas, s.Requirements, s.Components
}

// Options selects the results of the interpreter that are used.
type Options struct {
	// Components enables components (gate MultiplePodTemplatesScheduling).
	Components bool
	// Quotas keeps the namespace and priority class, which select quotas (gate ResourceQuotaEstimate).
	Quotas bool
}

// ComponentsError is returned by Template if the components, and not the replicas, of a template cannot be read.
type ComponentsError struct{ Err error }

func (e *ComponentsError) Error() string { return e.Err.Error() }

// Unwrap returns the error of the interpreter.
func (e *ComponentsError) Unwrap() error { return e.Err }

// Template returns the size of a template. A kind with components has no replicas (docs/contract/propagation.md#bindings).
// known is false if no interpreter returns components or replicas.
func Template(ctx context.Context, chain interpret.Chain, o Options, template *interpret.Object) (s Size, known bool, err error) {
	if o.Components {
		switch parts, err := chain.Components(ctx, template); {
		case err == nil:
			return Size{Components: o.components(parts)}, true, nil
		case !errors.Is(err, interpret.ErrNoInterpreter):
			return Size{}, false, &ComponentsError{Err: err}
		}
	}
	switch r, err := chain.Replicas(ctx, template); {
	case errors.Is(err, interpret.ErrNoInterpreter):
		return Size{}, false, nil
	case err != nil:
		return Size{}, false, err
	case r.Count == 0 && r.Requirements == nil:
		// Without requirements the binding would look like that of a ConfigMap, and would be propagated to every cluster.
		return Size{Requirements: o.withNamespace(&workv1alpha2.ReplicaRequirements{}, template.GetNamespace())}, true, nil
	default:
		return Size{Replicas: r.Count, Requirements: o.withNamespace(r.Requirements, template.GetNamespace())}, true, nil
	}
}

// withNamespace returns requirements with the namespace of the template, unless the interpreter has set one. Without Quotas it
// removes the priority class.
func (o Options) withNamespace(r *workv1alpha2.ReplicaRequirements, namespace string) *workv1alpha2.ReplicaRequirements {
	if r == nil {
		return nil
	}
	out := *r
	switch {
	case !o.Quotas:
		out.PriorityClassName = ""
	case out.Namespace == "":
		out.Namespace = namespace
	}
	return &out
}

// components returns components without priority classes, unless Quotas is set.
func (o Options) components(all []workv1alpha2.Component) []workv1alpha2.Component {
	if o.Quotas {
		return all
	}
	out := slices.Clone(all)
	for i := range out {
		if r := out[i].ReplicaRequirements; r != nil && r.PriorityClassName != "" {
			without := *r
			without.PriorityClassName = ""
			out[i].ReplicaRequirements = &without
		}
	}
	return out
}

// Groups returns the affinity groups of a template by its labels (docs/contract/scheduling.md#filters). A workload without the
// label has no group.
func Groups(labels map[string]string, p *policyv1alpha1.Placement) *workv1alpha2.WorkloadAffinityGroups {
	if p.WorkloadAffinity == nil {
		return nil
	}
	group := func(key string) string {
		if value, ok := labels[key]; ok && key != "" {
			return key + "=" + value
		}
		return ""
	}
	var out workv1alpha2.WorkloadAffinityGroups
	if a := p.WorkloadAffinity.Affinity; a != nil {
		out.AffinityGroup = group(a.GroupByLabelKey)
	}
	if a := p.WorkloadAffinity.AntiAffinity; a != nil {
		out.AntiAffinityGroup = group(a.GroupByLabelKey)
	}
	if out == (workv1alpha2.WorkloadAffinityGroups{}) {
		return nil
	}
	return &out
}

// Indexed reports whether a template is an Indexed Job. The completion indexes of a part would start at 0 in each cluster.
func Indexed(template *interpret.Object) bool {
	gvk := template.GroupVersionKind()
	mode, _, _ := unstructured.NestedString(template.Object, "spec", "completionMode")
	return gvk.Group == batchv1.GroupName && gvk.Kind == "Job" && mode == string(batchv1.IndexedCompletion)
}

// DependsOnTemplate reports whether Placement needs the template to adapt the placement to its kind.
func DependsOnTemplate(kind schema.GroupKind, p *policyv1alpha1.Placement) bool {
	return kind == schema.GroupKind{Group: batchv1.GroupName, Kind: "Job"} && placement.Divides(p.ReplicaScheduling)
}

// Placement returns a copy of the placement of a policy for a template. A template that cannot be divided is assigned to one
// cluster as a whole (docs/contract/propagation.md#bindings); whole reports whether the placement was changed for this reason.
// template may be nil if DependsOnTemplate is false.
func Placement(template *interpret.Object, p *policyv1alpha1.Placement) (out *policyv1alpha1.Placement, whole bool) {
	out = p.DeepCopy()
	if template == nil || !Indexed(template) || !placement.Divides(p.ReplicaScheduling) {
		return out, false
	}
	one := policyv1alpha1.SpreadConstraint{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}
	constraints := []policyv1alpha1.SpreadConstraint{one}
	for _, c := range p.SpreadConstraints {
		if c.SpreadByLabel != "" || c.SpreadByField != "" && c.SpreadByField != policyv1alpha1.SpreadByFieldCluster {
			c.MinGroups, c.MaxGroups = 1, 1 // one cluster is in one group
			constraints = append(constraints, c)
		}
	}
	out.SpreadConstraints = constraints
	if !placement.DividesByCapacity(p.ReplicaScheduling) { // static weights ignore spread constraints
		out.ReplicaScheduling = &policyv1alpha1.ReplicaSchedulingStrategy{
			ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDuplicated,
		}
	}
	return out, true
}
