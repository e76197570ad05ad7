// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"cmp"

	"k8s.io/component-base/featuregate"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/features"
	propagationpolicy "karmada.io/karmada/internal/policy"
)

// Gated is a kind or the path of a field that has no effect without a feature gate.
type Gated struct {
	Path    string
	Feature featuregate.Feature
	// Used reports whether an object uses it.
	Used bool
}

// The kinds with a feature gate.
var (
	ServiceGate     = Gated{"MultiClusterService", features.MultiClusterService, true}
	TaintPolicyGate = Gated{"ClusterTaintPolicy", features.Failover, true}
)

// OverallGate returns the field of a FederatedResourceQuota with a feature gate.
func OverallGate(q *policyv1alpha1.FederatedResourceQuota) Gated {
	return Gated{"spec.overall (limit of all clusters together)", features.FederatedQuotaEnforcement, len(q.Spec.Overall) > 0}
}

// PropagationGates returns the fields of a policy with a feature gate, sorted by path.
func PropagationGates(p propagationpolicy.Policy) []Gated {
	spec := p.PolicySpec()
	f := policyv1alpha1.FailoverBehavior{}
	if spec.Failover != nil {
		f = *spec.Failover
	}
	application := f.Application
	return []Gated{
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

// RequiredClass returns the PriorityClass without which a policy is not applied if its gate is on, or "".
func RequiredClass(p propagationpolicy.Policy) string {
	priority := p.PolicySpec().SchedulePriority
	if priority == nil || priority.PriorityClassSource != policyv1alpha1.KubePriorityClass {
		return ""
	}
	return priority.PriorityClassName
}
