// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package binding

import (
	"encoding/json"
	"strconv"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

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

// RestartID identifies the hold of the restarts of a binding by its condition RestartHeld, for the annotation names.RestartApproved: an
// approval does not apply to a later hold.
func RestartID(held *metav1.Condition) string {
	return held.LastTransitionTime.UTC().Format(time.RFC3339)
}

// RestartApproval returns the merge patch that approves the held restarts of a binding.
func RestartApproval(b Binding, held *metav1.Condition) ([]byte, error) {
	return json.Marshal(map[string]any{"metadata": map[string]any{
		"uid": b.GetUID(), "annotations": map[string]any{names.RestartApproved: RestartID(held)},
	}})
}

// ApproveCommand returns the command that approves the held removals or restarts of a binding.
func ApproveCommand(b Binding) string {
	if namespace := b.GetNamespace(); namespace != "" {
		return "karmadactl approve " + b.GetName() + " -n " + namespace
	}
	return "karmadactl approve " + strings.ToLower(ScopeOf(b).Name) + "/" + b.GetName()
}
