// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/utils/ptr"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// disabled reports fields of a propagation policy that another field disables.
func disabled(c *call, at string, value any) {
	spec := as[policyv1alpha1.PropagationSpec](value)
	c.disabledFailover(at+".failover", &spec)
	c.disabledRollout(at+".rolloutStrategy", &spec)
}

func (c *call) disabledFailover(at string, spec *policyv1alpha1.PropagationSpec) {
	f := spec.Failover
	if f == nil {
		return
	}
	if f.Application != nil && f.ApplicationMigrationPolicy != nil {
		c.report(at+".applicationMigrationPolicy", "has no effect beside application")
	}
	purge := func(at string, mode policyv1alpha1.PurgeMode, state *policyv1alpha1.StatePreservation, where string) {
		if directly := mode == policyv1alpha1.PurgeModeDirectly; directly && ptr.Deref(spec.PreserveResourcesOnDeletion, false) {
			c.report(at+"."+where, "Directly does not delete the old copy, because preserveResourcesOnDeletion is true")
		} else if !directly && state != nil && len(state.Rules) > 0 {
			c.report(at+".statePreservation", "has no effect unless the purge mode of the eviction is Directly")
		}
	}
	if a := f.Application; a != nil {
		purge(at+".application", a.PurgeMode, a.StatePreservation, "purgeMode")
	}
	if m := f.ApplicationMigrationPolicy; m != nil && f.Application == nil {
		purge(at+".applicationMigrationPolicy", m.PurgePolicy, nil, "purgePolicy")
	}
	if r := f.Rescheduling; r != nil {
		purge(at+".rescheduling", r.PurgeMode, nil, "purgeMode")
	}
	if f.Cluster == nil {
		return
	}
	purge(at+".cluster", f.Cluster.PurgeMode, f.Cluster.StatePreservation, "purgeMode")
	tolerations := spec.Placement.ClusterTolerations
	if i := slices.IndexFunc(tolerations, toleratesAll); i >= 0 && !slices.ContainsFunc(tolerations[:i], expires) {
		c.report(at+".cluster", "has no effect on evictions because of taints: spec.placement.clusterTolerations[%d] tolerates all taints", i)
	}
}

// toleratesAll reports whether no taint causes an eviction.
func toleratesAll(t corev1.Toleration) bool {
	return t.Key == "" && t.Operator == corev1.TolerationOpExists && t.TolerationSeconds == nil &&
		(t.Effect == "" || t.Effect == corev1.TaintEffectNoExecute)
}

// expires reports whether a taint causes an eviction later. The first toleration that matches a taint counts.
func expires(t corev1.Toleration) bool {
	return t.TolerationSeconds != nil && (t.Effect == "" || t.Effect == corev1.TaintEffectNoExecute)
}

func (c *call) disabledRollout(at string, spec *policyv1alpha1.PropagationSpec) {
	r := spec.RolloutStrategy
	if r == nil || r.Type != policyv1alpha1.RolloutStaged {
		return
	}
	if spec.ApplyStrategy == policyv1alpha1.ApplyCreateOnly {
		c.report(at+".type", "Staged changes no existing object with applyStrategy CreateOnly")
	}
	if r.Staged == nil {
		return
	}
	if s := r.Staged; s.MaxFailures != nil && s.OnFailure != nil && s.OnFailure.Action == policyv1alpha1.RolloutContinue {
		c.report(at+".staged.maxFailures", "has no effect with the action Continue of onFailure")
	}
	stages := r.Staged.Stages
	without := func(s policyv1alpha1.RolloutStage) bool { return s.Gate == nil }
	if n := len(stages); r.Staged.Gate != nil && n > 0 && stages[n-1].ClusterAffinity == nil && stages[n-1].Replicas == nil &&
		!slices.ContainsFunc(stages, without) {
		c.report(at+".staged.gate", "has no effect: all %d stages have a gate, and the last one selects all other clusters", n)
	}
}
