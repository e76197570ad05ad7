// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var secret = interpret.Kind{Retain: retainSecret}

// retainSecret keeps the service account token that the member has issued.
func retainSecret(_ context.Context, desired, observed *Object) (*Object, error) {
	kind, err := field.Get[string](desired.Object, "type")
	if err != nil || kind != string(corev1.SecretTypeServiceAccountToken) {
		return desired, err
	}
	data, found, err := field.Lookup[object](observed.Object, "data")
	if err != nil || !found {
		return desired, err
	}
	return change(desired, data, "data")
}
