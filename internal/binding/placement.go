// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package binding

import (
	"encoding/json"
	"fmt"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// AppliedPlacement returns the placement that the current clusters of a binding were chosen by, or nil if the binding was
// never scheduled. spec.placement may be newer.
func AppliedPlacement(b Binding) (*policyv1alpha1.Placement, error) {
	text := b.GetAnnotations()[names.AppliedPlacement]
	if text == "" {
		return nil, nil
	}
	placement := &policyv1alpha1.Placement{}
	if err := json.Unmarshal([]byte(text), placement); err != nil {
		return nil, fmt.Errorf("decode applied placement of %s: %w", Title(b), err)
	}
	return placement, nil
}
