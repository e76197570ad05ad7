// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var persistentVolumeClaim = interpret.Kind{
	Retain:    retainClaim,
	Aggregate: phases{string(corev1.ClaimLost), string(corev1.ClaimPending), string(corev1.ClaimBound)}.aggregate,
	Healthy:   claimHealthy,
}

// retainClaim keeps the volume that the member bound the claim to.
func retainClaim(_ context.Context, desired, observed *Object) (*Object, error) {
	volume, err := field.Get[string](observed.Object, "spec", "volumeName")
	if err != nil || volume == "" {
		return desired, err
	}
	return change(desired, volume, "spec", "volumeName")
}

func claimHealthy(_ context.Context, observed *Object) (bool, error) {
	phase, err := field.Get[string](observed.Object, "status", "phase")
	return phase == string(corev1.ClaimBound), err
}
