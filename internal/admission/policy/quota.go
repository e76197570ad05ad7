// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"maps"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// maxQuotaName is the maximum length of the name, which is also used as a label value.
const maxQuotaName = 63

// ValidateQuota validates a FederatedResourceQuota.
func ValidateQuota(q *policyv1alpha1.FederatedResourceQuota) (errs field.ErrorList) {
	if len(q.Name) > maxQuotaName {
		errs = append(errs, field.Invalid(field.NewPath("metadata", "name"), q.Name, "must be no more than 63 characters"))
	}
	path := field.NewPath("spec")
	errs = append(errs, validateResources(q.Spec.Overall, path.Child("overall"))...)
	sums, seen := corev1.ResourceList{}, sets.New[string]()
	for i := range q.Spec.StaticAssignments {
		assignment, at := &q.Spec.StaticAssignments[i], path.Child("staticAssignments").Index(i)
		for _, msg := range names.CheckCluster(assignment.ClusterName) {
			errs = append(errs, field.Invalid(at.Child("clusterName"), assignment.ClusterName, msg))
		}
		if seen.Has(assignment.ClusterName) {
			errs = append(errs, field.Duplicate(at.Child("clusterName"), assignment.ClusterName))
		}
		seen.Insert(assignment.ClusterName)
		errs = append(errs, validateResources(assignment.Hard, at.Child("hard"))...)
		for _, name := range sorted(assignment.Hard) {
			if _, ok := q.Spec.Overall[name]; !ok {
				errs = append(errs, field.Invalid(at.Child("hard").Key(string(name)), name, "assignment resourceName is not exist in overall"))
			}
			sum := sums[name]
			sum.Add(assignment.Hard[name])
			sums[name] = sum
		}
	}
	for _, name := range sorted(q.Spec.Overall) {
		if overall, sum := q.Spec.Overall[name], sums[name]; overall.Cmp(sum) < 0 {
			errs = append(errs, field.Invalid(path.Child("overall").Key(string(name)), overall.String(), "overall is less than assignments"))
		}
	}
	return append(errs, validateQuotaStatus(&q.Status, field.NewPath("status"))...)
}

func validateQuotaStatus(s *policyv1alpha1.FederatedResourceQuotaStatus, path *field.Path) field.ErrorList {
	errs := validateResources(s.Overall, path.Child("overall"))
	errs = append(errs, validateResources(s.OverallUsed, path.Child("overallUsed"))...)
	for i := range s.AggregatedStatus {
		cluster, at := &s.AggregatedStatus[i], path.Child("aggregatedStatus").Index(i)
		errs = append(errs, validateResources(cluster.Hard, at.Child("hard"))...)
		errs = append(errs, validateResources(cluster.Used, at.Child("used"))...)
	}
	return errs
}

// validateResources validates names and quantities by the rules of ResourceQuota, which the members enforce.
func validateResources(list corev1.ResourceList, path *field.Path) (errs field.ErrorList) {
	for _, name := range sorted(list) {
		at := path.Key(string(name))
		if msgs := validation.IsQualifiedName(string(name)); len(msgs) > 0 {
			for _, msg := range msgs {
				errs = append(errs, field.Invalid(at, name, msg))
			}
		} else if !strings.Contains(string(name), "/") && !quotaResources.Has(name) && !isHugePages(name) {
			errs = append(errs, field.Invalid(at, name, "must be a standard resource for quota"))
		}
		errs = append(errs, validateQuantity(name, list[name], at)...)
	}
	return errs
}

func validateQuantity(name corev1.ResourceName, quantity resource.Quantity, path *field.Path) (errs field.ErrorList) {
	if quantity.Sign() < 0 {
		errs = append(errs, field.Invalid(path, quantity.String(), "must be greater than or equal to 0"))
	}
	if countedResources.Has(name) && quantity.MilliValue()%1000 != 0 {
		errs = append(errs, field.Invalid(path, quantity.String(), "must be an integer"))
	}
	return errs
}

func isHugePages(name corev1.ResourceName) bool {
	return strings.HasPrefix(string(name), corev1.ResourceHugePagesPrefix) ||
		strings.HasPrefix(string(name), corev1.ResourceRequestsHugePagesPrefix)
}

func sorted(list corev1.ResourceList) []corev1.ResourceName { return slices.Sorted(maps.Keys(list)) }

var (
	// countedResources are counted in objects, so their quantities are integers.
	countedResources = sets.New(
		corev1.ResourcePods, corev1.ResourceQuotas, corev1.ResourceServices, corev1.ResourceReplicationControllers,
		corev1.ResourceSecrets, corev1.ResourceConfigMaps, corev1.ResourcePersistentVolumeClaims,
		corev1.ResourceServicesNodePorts, corev1.ResourceServicesLoadBalancers,
	)
	// quotaResources are the supported resource names without a domain.
	quotaResources = countedResources.Union(sets.New(
		corev1.ResourceCPU, corev1.ResourceMemory, corev1.ResourceEphemeralStorage,
		corev1.ResourceRequestsCPU, corev1.ResourceRequestsMemory, corev1.ResourceRequestsStorage, corev1.ResourceRequestsEphemeralStorage,
		corev1.ResourceLimitsCPU, corev1.ResourceLimitsMemory, corev1.ResourceLimitsEphemeralStorage,
	))
)
