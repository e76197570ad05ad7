// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/similar"
)

// ofContainers are the resources of containers without a domain, apart from huge pages.
var ofContainers = []string{string(corev1.ResourceCPU), string(corev1.ResourceMemory), string(corev1.ResourceEphemeralStorage)}

// mebibyte is an amount of bytes that each container needs.
var mebibyte = resource.MustParse("1Mi")

// tooSmall returns the message of an amount of bytes below mebibyte, and the amount that a number without a unit may mean.
func tooSmall(written string, amount *resource.Quantity) string {
	text := fmt.Sprintf("is %d bytes", amount.Value())
	if _, err := strconv.Atoi(written); err == nil {
		return text + "; did you mean " + written + "Mi?"
	}
	return text + ", less than 1Mi"
}

// containerResources requires requests and limits that containers can have.
func containerResources(c *call, at string, value any) {
	r := as[policyv1alpha1.ContainerResources](value)
	for _, list := range []struct {
		name    string
		amounts corev1.ResourceList
	}{{"limits", r.Limits}, {"requests", r.Requests}} {
		for _, key := range slices.Sorted(maps.Keys(list.amounts)) {
			path, name, amount := at+"."+list.name+"["+string(key)+"]", string(key), list.amounts[key]
			limit, limited := r.Limits[key]
			switch fraction := amount.MilliValue()%1000 != 0; {
			case !strings.Contains(name, "/") && !slices.Contains(ofContainers, name) && !strings.HasPrefix(name, corev1.ResourceHugePagesPrefix):
				c.report(path, "is not a resource of containers%s%s", c.field.Effect, similar.Clause(name, ofContainers))
			case amount.Sign() < 0:
				c.report(path, "%s is negative%s", amount.String(), c.field.Effect)
			case fraction && strings.Contains(name, "/"):
				c.report(path, "%s is not a whole number%s", amount.String(), c.field.Effect)
			case fraction && name != string(corev1.ResourceCPU):
				c.report(path, "%s has a fraction of a byte: m is a thousandth; megabytes are M or Mi", amount.String())
			case slices.Contains(ofContainers[1:], name) && amount.Sign() > 0 && amount.Cmp(mebibyte) < 0:
				c.report(path, "%s", tooSmall(fmt.Sprint(nested(value, list.name, name)), &amount))
			case list.name == "requests" && limited && amount.Cmp(limit) > 0:
				c.report(path, "%s is above the limit %s%s", amount.String(), limit.String(), c.field.Effect)
			}
		}
	}
}
