// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"maps"
	"slices"

	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
)

// ValidateRequest validates a Placement, whose placement follows the rules of policies.
func ValidateRequest(p *fleetv1alpha1.Placement) field.ErrorList {
	path := field.NewPath("spec")
	errs := validatePlacement(&p.Spec.Placement, path.Child("placement"))
	for _, name := range slices.Sorted(maps.Keys(p.Spec.ReplicaRequests)) {
		for _, msg := range validation.IsQualifiedName(string(name)) {
			errs = append(errs, field.Invalid(path.Child("replicaRequests"), name, msg))
		}
	}
	return errs
}
