// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"slices"
	"strings"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// referrer holds the settings of a binding that requires another one.
type referrer struct {
	overwrite, preserve bool
}

func newReferrer(spec *workv1alpha2.ResourceBindingSpec) referrer {
	p := spec.PreserveResourcesOnDeletion
	return referrer{overwrite: spec.ConflictResolution == policyv1alpha1.ConflictOverwrite, preserve: p != nil && *p}
}

// mergeReferrers returns the settings of an attached binding without a policy: Overwrite and true win. conflict is the message of the
// event if the referrers disagree, or "" (docs/contract/propagation.md#dependencies).
func mergeReferrers(all []referrer) (merged referrer, conflict string) {
	var overwrites, preserves int
	for _, r := range all {
		if r.overwrite {
			overwrites++
		}
		if r.preserve {
			preserves++
		}
	}
	var problems []string
	if overwrites > 0 && overwrites < len(all) {
		problems = append(problems, "ConflictResolution conflicted (Overwrite vs Abort)")
	}
	if preserves > 0 && preserves < len(all) {
		problems = append(problems, "PreserveResourcesOnDeletion conflicted (true vs false)")
	}
	if len(problems) > 0 {
		conflict = "Dependency policy conflict detected: " + strings.Join(problems, "; ") + "."
	}
	return referrer{overwrite: overwrites > 0, preserve: preserves > 0}, conflict
}

// conflictResolution returns the value of the field of a binding.
func (r referrer) conflictResolution() policyv1alpha1.ConflictResolution {
	if r.overwrite {
		return policyv1alpha1.ConflictOverwrite
	}
	return policyv1alpha1.ConflictAbort
}

// snapshotOf returns the entry in requiredBy for a binding. It includes the clusters that the binding is being evicted from: its copy
// there needs its dependencies until it is deleted.
func snapshotOf(b *workv1alpha2.ResourceBinding) workv1alpha2.BindingSnapshot {
	s := workv1alpha2.BindingSnapshot{Namespace: b.Namespace, Name: b.Name, Clusters: b.Spec.Clusters}
	for i := range b.Spec.GracefulEvictionTasks {
		task := &b.Spec.GracefulEvictionTasks[i]
		listed := slices.ContainsFunc(s.Clusters, func(t workv1alpha2.TargetCluster) bool { return t.Name == task.FromCluster })
		if listed || task.PurgeMode == policyv1alpha1.PurgeModeDirectly {
			continue
		}
		leaving := workv1alpha2.TargetCluster{Name: task.FromCluster}
		if task.Replicas != nil {
			leaving.Replicas = *task.Replicas
		}
		s.Clusters = append(slices.Clone(s.Clusters), leaving)
	}
	return s
}

func sameBinding(a, b workv1alpha2.BindingSnapshot) bool {
	return a.Namespace == b.Namespace && a.Name == b.Name
}

// withSnapshot returns a copy of requiredBy with an entry added or replaced.
func withSnapshot(all []workv1alpha2.BindingSnapshot, s workv1alpha2.BindingSnapshot) []workv1alpha2.BindingSnapshot {
	out := slices.Clone(all)
	for i := range out {
		if sameBinding(out[i], s) {
			out[i] = s
			return out
		}
	}
	return append(out, s)
}

// withoutSnapshot returns a copy of requiredBy without an entry.
func withoutSnapshot(all []workv1alpha2.BindingSnapshot, s workv1alpha2.BindingSnapshot) []workv1alpha2.BindingSnapshot {
	return slices.DeleteFunc(slices.Clone(all), func(o workv1alpha2.BindingSnapshot) bool { return sameBinding(o, s) })
}
