// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
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

// PropagationWarnings returns warnings about probable mistakes in a valid policy. A nil clusterExists means that it is unknown
// which clusters exist.
func PropagationWarnings(p policy.Policy, clusterExists func(name string) bool) (warnings []string) {
	scope, spec, path := policy.ScopeOf(p), p.PolicySpec(), field.NewPath("spec")
	if spec.Association {
		warnings = append(warnings, path.Child("association").String()+": has no effect; use propagateDeps")
	}
	if scope.Namespaced {
		warnings = append(warnings, namespaceWarnings(p.GetNamespace(), field.NewPath("metadata", "namespace"))...)
	}
	for i := range spec.ResourceSelectors {
		warnings = append(warnings, selectorWarnings(&spec.ResourceSelectors[i], path.Child("resourceSelectors").Index(i), !scope.Namespaced)...)
	}
	warnings = append(warnings, ignoredSelectorWarnings(spec.ResourceSelectors, path.Child("resourceSelectors"))...)
	warnings = append(warnings, overwriteWarnings(spec, path)...)
	warnings = append(warnings, placementWarnings(&spec.Placement, path.Child("placement"), clusterExists)...)
	if s := spec.Suspension; clusterExists != nil && s != nil && s.DispatchingOnClusters != nil {
		warnings = append(warnings, missingNames(s.DispatchingOnClusters.ClusterNames,
			path.Child("suspension", "dispatchingOnClusters", "clusterNames"), clusterExists)...)
	}
	return warnings
}

// selectorWarnings returns warnings if no object that a selector selects is propagated. The namespace of a selector in a namespaced policy
// is that of the policy.
func selectorWarnings(s *policyv1alpha1.ResourceSelector, path *field.Path, anyNamespace bool) (warnings []string) {
	if rule := builtin.OfKind(schema.FromAPIVersionAndKind(s.APIVersion, s.Kind)); rule != "" {
		warnings = append(warnings, fmt.Sprintf("%s: objects of kind %s in %s are never propagated: they %s", path, s.Kind, s.APIVersion, rule))
	}
	if anyNamespace {
		warnings = append(warnings, namespaceWarnings(s.Namespace, path.Child("namespace"))...)
	}
	return warnings
}

// namespaceWarnings returns a warning if objects in a namespace are not propagated.
func namespaceWarnings(namespace string, path *field.Path) []string {
	switch {
	case names.Reserved(namespace):
		return []string{fmt.Sprintf("%s: objects in namespace %q are never propagated", path, namespace)}
	case strings.HasPrefix(namespace, "kube-"):
		return []string{fmt.Sprintf("%s: objects in namespace %q are not propagated, unless --skipped-propagating-namespaces "+
			"of karmada-controller-manager is changed; its default is kube-.*", path, namespace)}
	}
	return nil
}
