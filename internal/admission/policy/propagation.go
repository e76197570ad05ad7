// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/work/strategy"
)

// A policy that selects this kind propagates dependencies: a ServiceImport needs its EndpointSlices.
const (
	serviceImportVersion = "multicluster.x-k8s.io/v1alpha1"
	serviceImportKind    = "ServiceImport"
)

// defaultGracePeriod is the default of failover.application.gracePeriodSeconds.
const defaultGracePeriod int32 = 600

// DefaultPropagation sets the defaults of a policy. old is nil on creation; namespace is the namespace of the request. newID
// returns a new permanent ID. On creation it sets the ID, even if the user set one, and the finalizer. A policy that was stored
// without an ID gets both on its next update.
func DefaultPropagation(p, old policy.Policy, namespace string, newID func() string) {
	scope, spec := policy.ScopeOf(p), p.PolicySpec()
	if scope.Namespaced {
		defaultSelectors(spec.ResourceSelectors, namespace)
	}
	DefaultPlacement(&spec.Placement)
	if slices.ContainsFunc(spec.ResourceSelectors, func(s policyv1alpha1.ResourceSelector) bool {
		return s.APIVersion == serviceImportVersion && s.Kind == serviceImportKind
	}) {
		spec.PropagateDeps = true
	}
	if f := spec.Failover; f != nil && f.Application != nil &&
		f.Application.PurgeMode == policyv1alpha1.PurgeModeGracefully && f.Application.GracePeriodSeconds == nil {
		seconds := defaultGracePeriod
		f.Application.GracePeriodSeconds = &seconds
	}
	if old == nil || old.GetLabels()[scope.IDLabel] == "" {
		setIdentity(p, scope, newID())
	}
}

func setIdentity(p policy.Policy, scope policy.Scope, id string) {
	labels := p.GetLabels()
	if labels == nil {
		labels = map[string]string{}
	}
	labels[scope.IDLabel] = id
	p.SetLabels(labels)
	if !slices.Contains(p.GetFinalizers(), scope.Finalizer) {
		p.SetFinalizers(append(p.GetFinalizers(), scope.Finalizer))
	}
}

// ValidatePropagation validates a policy. old is nil on creation.
func ValidatePropagation(p, old policy.Policy) field.ErrorList {
	scope, spec, path := policy.ScopeOf(p), p.PolicySpec(), field.NewPath("spec")
	errs := validateID(p, old, scope)
	if old != nil && old.PolicySpec().SchedulerName != spec.SchedulerName {
		errs = append(errs, field.Invalid(path.Child("schedulerName"), spec.SchedulerName, "the schedulerName should not be updated"))
	}
	namespace := ""
	if scope.Namespaced {
		namespace = p.GetNamespace()
	}
	errs = append(errs, validateSelectors(spec.ResourceSelectors, namespace, path.Child("resourceSelectors"))...)
	errs = append(errs, validatePreemption(spec, path.Child("resourceSelectors"))...)
	errs = append(errs, validatePlacement(&spec.Placement, path.Child("placement"))...)
	errs = append(errs, validateApplyStrategy(spec, path)...)
	errs = append(errs, validateRollout(spec, path.Child("rolloutStrategy"))...)
	var stored *policyv1alpha1.PropagationSpec
	if old != nil {
		stored = old.PolicySpec()
		errs = append(errs, validateDroppedRollout(spec, stored, path.Child("rolloutStrategy"))...)
	}
	errs = append(errs, validateVariables(spec, stored, path.Child("rolloutStrategy"))...)
	errs = append(errs, validateFailover(spec.Failover, spec.PropagateDeps, path.Child("failover"))...)
	return append(errs, validateSuspension(spec.Suspension, path.Child("suspension"))...)
}

func validateID(p, old policy.Policy, scope policy.Scope) field.ErrorList {
	path, id := field.NewPath("metadata", "labels").Key(scope.IDLabel), p.GetLabels()[scope.IDLabel]
	if old != nil {
		if was := old.GetLabels()[scope.IDLabel]; was != "" && was != id {
			return field.ErrorList{field.Invalid(path, id,
				fmt.Sprintf("label %s is immutable, it can only be set by the system during creation", scope.IDLabel))}
		}
	}
	if id == "" {
		return field.ErrorList{field.Required(path,
			fmt.Sprintf("label %s is required, it should be set by the mutating admission webhook during creation", scope.IDLabel))}
	}
	return nil
}

func validatePreemption(spec *policyv1alpha1.PropagationSpec, path *field.Path) (errs field.ErrorList) {
	if spec.Preemption != policyv1alpha1.PreemptAlways {
		return nil
	}
	for i := range spec.ResourceSelectors {
		if spec.ResourceSelectors[i].Name == "" {
			errs = append(errs, field.Invalid(path.Index(i).Child("name"), "",
				"name cannot be empty if preemption is Always, the empty name may cause unexpected resources preemption"))
		}
	}
	return errs
}

func validateApplyStrategy(spec *policyv1alpha1.PropagationSpec, path *field.Path) field.ErrorList {
	switch {
	case spec.ApplyStrategy == "":
		return nil
	case !slices.Contains(strategy.Values, spec.ApplyStrategy):
		return field.ErrorList{field.NotSupported(path.Child("applyStrategy"), spec.ApplyStrategy, strategy.Values)}
	case spec.ApplyStrategy != policyv1alpha1.ApplyMerge && spec.ConflictResolution == policyv1alpha1.ConflictOverwrite:
		return field.ErrorList{field.Invalid(path.Child("conflictResolution"), spec.ConflictResolution, fmt.Sprintf(
			"cannot be combined with applyStrategy %s, which does not overwrite existing objects", spec.ApplyStrategy))}
	}
	return nil
}

func validateSuspension(s *policyv1alpha1.Suspension, path *field.Path) field.ErrorList {
	if s == nil || s.Dispatching == nil || !*s.Dispatching || s.DispatchingOnClusters == nil ||
		len(s.DispatchingOnClusters.ClusterNames) == 0 {
		return nil
	}
	return field.ErrorList{field.Invalid(path.Child("dispatching"), true,
		"suspension dispatching cannot co-exist with dispatchingOnClusters.clusterNames")}
}
