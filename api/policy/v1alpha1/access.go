// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// PolicySpec is the specification, the same in both scopes; it aliases the policy.
func (p *PropagationPolicy) PolicySpec() *PropagationSpec { return &p.Spec }

// PolicySpec is the specification, the same in both scopes; it aliases the policy.
func (p *ClusterPropagationPolicy) PolicySpec() *PropagationSpec { return &p.Spec }

// OverrideSpec is the specification, the same in both scopes; it aliases the policy.
func (p *OverridePolicy) OverrideSpec() *OverrideSpec { return &p.Spec }

// OverrideSpec is the specification, the same in both scopes; it aliases the policy.
func (p *ClusterOverridePolicy) OverrideSpec() *OverrideSpec { return &p.Spec }
