// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"cmp"
	"fmt"

	"k8s.io/component-base/featuregate"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/features"
	propagationpolicy "karmada.io/karmada/internal/policy"
)

// gated is a kind or the path of a field that has no effect without a feature gate.
type gated struct {
	path    string
	feature featuregate.Feature
	used    bool
}

// gateWarnings returns a warning for each used kind or field whose feature gate is off. It reads the gates of this process. The
// components that implement the fields can have other gates.
func (d Deps) gateWarnings(all ...gated) (warnings []string) {
	for _, g := range all {
		if g.used && d.Gates != nil && !d.Gates.Enabled(g.feature) {
			warnings = append(warnings, fmt.Sprintf("%s: has no effect without the feature gate %[2]s, which is off in the webhook; "+
				"set --feature-gates=%[2]s=true in all components", g.path, g.feature))
		}
	}
	return warnings
}

// propagationGates returns the fields of a policy with a feature gate, sorted by path.
func propagationGates(p propagationpolicy.Policy) []gated {
	spec := p.PolicySpec()
	f := policyv1alpha1.FailoverBehavior{}
	if spec.Failover != nil {
		f = *spec.Failover
	}
	application := f.Application
	return []gated{
		{
			"spec.failover.application with purgeMode Gracefully", features.GracefulEviction,
			application != nil && cmp.Or(application.PurgeMode, policyv1alpha1.PurgeModeGracefully) == policyv1alpha1.PurgeModeGracefully,
		},
		{
			"spec.failover.application.statePreservation", features.StatefulFailoverInjection,
			application != nil && application.StatePreservation != nil,
		},
		{"spec.failover.cluster", features.Failover, f.Cluster != nil},
		{
			"spec.failover.cluster.statePreservation", features.StatefulFailoverInjection,
			f.Cluster != nil && f.Cluster.StatePreservation != nil,
		},
		{"spec.placement.workloadAffinity", features.WorkloadAffinity, spec.Placement.WorkloadAffinity != nil},
		{"spec.preemption", features.PropagationPolicyPreemption, spec.Preemption == policyv1alpha1.PreemptAlways},
		{"spec.propagateDeps", features.PropagateDeps, spec.PropagateDeps},
		{"spec.schedulePriority", features.PriorityBasedScheduling, spec.SchedulePriority != nil},
	}
}
