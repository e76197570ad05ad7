// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var persistentVolume = interpret.Kind{
	Retain: retainVolume,
	Aggregate: phases{
		string(corev1.VolumeFailed), string(corev1.VolumePending), string(corev1.VolumeAvailable),
		string(corev1.VolumeBound), string(corev1.VolumeReleased),
	}.aggregate,
}

// retainVolume keeps the claim that the volume is bound to in the member.
func retainVolume(_ context.Context, desired, observed *Object) (*Object, error) {
	claim, found, err := field.Lookup[object](observed.Object, "spec", "claimRef")
	if err != nil || !found {
		return desired, err
	}
	return change(desired, claim, "spec", "claimRef")
}
