// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package binding

import (
	"encoding/json"
	"strconv"

	"karmada.io/karmada/internal/names"
)

// RemovalApproval returns the merge patch that approves the held removals of a binding, for its current generation only. If keep is set,
// the objects stay in the members.
func RemovalApproval(b Binding, keep bool) ([]byte, error) {
	value := strconv.FormatInt(b.GetGeneration(), 10)
	if keep {
		value = names.RemovalKeeps + value
	}
	return json.Marshal(map[string]any{"metadata": map[string]any{
		"uid": b.GetUID(), "annotations": map[string]any{names.RemovalApproved: value},
	}})
}
