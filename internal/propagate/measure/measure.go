// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package measure says what a binding says of its template: how many replicas it has and what each of them needs, or of
// which components it is made, and which workloads it belongs with.
//
//	template ──► interpreter chain ──► Size
//	labels, placement ──► Groups
//
// Invariant: what the interpreter gave is not changed.
package measure

import (
	"context"
	"errors"
	"slices"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// Size is what the interpreter says of a template's replicas, or of its components if it is made of several pod templates.
type Size struct {
	Replicas     int32
	Requirements *workv1alpha2.ReplicaRequirements
	Components   []workv1alpha2.Component
}

// Of is the size that a binding says its template has.
func Of(spec *workv1alpha2.ResourceBindingSpec) Size {
	return Size{Replicas: spec.Replicas, Requirements: spec.ReplicaRequirements, Components: spec.Components}
}

// Put has a binding say so.
func (s Size) SetIn(spec *workv1alpha2.ResourceBindingSpec) {
	spec.Replicas, spec.ReplicaRequirements, spec.Components = s.Replicas, s.Requirements, s.Components
}

// Options say what is kept of what the interpreter says.
type Options struct {
	// Components asks for components (gate MultiplePodTemplatesScheduling).
	Components bool
	// Quotas says by which quotas the pods are counted (gate ResourceQuotaEstimate): their namespace and priority class.
	Quotas bool
}

// Template measures a template. It asks for components first: a kind that has them is not also counted in replicas
// (docs/contract/propagation.md#bindings). A kind that no interpreter has an opinion of has neither; then known is false.
func Template(ctx context.Context, chain interpret.Chain, o Options, template *interpret.Object) (s Size, known bool, err error) {
	if o.Components {
		switch parts, err := chain.Components(ctx, template); {
		case err == nil:
			return Size{Components: o.classed(parts)}, true, nil
		case !errors.Is(err, interpret.ErrNoInterpreter):
			return Size{}, false, err
		}
	}
	switch r, err := chain.Replicas(ctx, template); {
	case errors.Is(err, interpret.ErrNoInterpreter):
		return Size{}, false, nil
	case err != nil:
		return Size{}, false, err
	case r.Count == 0 && r.Requirements == nil:
		// By the rest of its binding it would look like a ConfigMap, and go to every cluster.
		return Size{Requirements: o.located(&workv1alpha2.ReplicaRequirements{}, template.GetNamespace())}, true, nil
	default:
		return Size{Replicas: r.Count, Requirements: o.located(r.Requirements, template.GetNamespace())}, true, nil
	}
}

// located gives requirements with the namespace whose quotas count, that of the template unless the interpreter names
// another.
func (o Options) located(r *workv1alpha2.ReplicaRequirements, namespace string) *workv1alpha2.ReplicaRequirements {
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

func (o Options) classed(all []workv1alpha2.Component) []workv1alpha2.Component {
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

// Groups resolves the affinity groups of a template by its labels (docs/contract/scheduling.md#filters): a workload without the label is in
// none.
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
