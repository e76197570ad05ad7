// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"maps"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// byteResources are the resources of quotas without a domain that are measured in bytes, apart from huge pages.
var byteResources = []corev1.ResourceName{
	corev1.ResourceMemory, corev1.ResourceEphemeralStorage, corev1.ResourceRequestsMemory, corev1.ResourceRequestsStorage,
	corev1.ResourceRequestsEphemeralStorage, corev1.ResourceLimitsMemory, corev1.ResourceLimitsEphemeralStorage,
}

// wholeBytes reports limits of a quota with a fraction of a byte.
func wholeBytes(c *call, at string, value any) {
	limits := as[corev1.ResourceList](value)
	for _, name := range slices.Sorted(maps.Keys(limits)) {
		if amount := limits[name]; slices.Contains(byteResources, name) && amount.MilliValue()%1000 != 0 {
			c.report(at+"["+string(name)+"]", "%s has a fraction of a byte: m is a thousandth; megabytes are M or Mi", amount.String())
		}
	}
}

// requestable reports whether a limit of a quota can be of requests of replicas, which are all that is counted over all clusters
// (docs/contract/quota.md#enforcement).
func requestable(name string) bool {
	switch {
	case strings.HasPrefix(name, countPrefix), strings.Contains(name, ".storageclass.storage.k8s.io/"):
		return false
	case strings.Contains(name, "/"):
		return true
	}
	request := strings.TrimPrefix(name, corev1.DefaultResourceRequestsPrefix)
	return slices.Contains(ofContainers, request) || strings.HasPrefix(request, corev1.ResourceHugePagesPrefix)
}

// overall reports limits over all clusters that limit nothing. An assignment requires the same resource in overall.
func overall(c *call, at string, value any) {
	limits := as[corev1.ResourceList](value)
	assigned := corev1.ResourceList{}
	for _, a := range as[[]policyv1alpha1.StaticClusterAssignment](nested(c.object, "spec", "staticAssignments")) {
		maps.Copy(assigned, a.Hard)
	}
	for _, name := range slices.Sorted(maps.Keys(limits)) {
		if _, found := assigned[name]; !found && !requestable(string(name)) {
			c.report(at+"["+string(name)+"]", "limits nothing: containers cannot request it, and overall counts only requests; "+
				"use staticAssignments")
		}
	}
}
