// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var clusterRole = interpret.Kind{Retain: retainClusterRole}

// retainClusterRole keeps the rules that the member aggregates from its own ClusterRoles.
func retainClusterRole(_ context.Context, desired, observed *Object) (*Object, error) {
	if _, aggregated, err := field.Lookup[object](desired.Object, "aggregationRule"); err != nil || !aggregated {
		return desired, err
	}
	rules, found, err := field.Lookup[[]any](observed.Object, "rules")
	if err != nil {
		return nil, err
	}
	if !found {
		return change(desired, nil, "rules")
	}
	return change(desired, rules, "rules")
}
