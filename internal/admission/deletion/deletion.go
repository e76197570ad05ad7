// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package deletion implements deletion protection (docs/contract/admission.md#deletion-protection). It is pure, so that API
// servers can use it with or without a webhook.
package deletion

import "karmada.io/karmada/internal/names"

// Always is the value of the label that protects an object.
const Always = "Always"

// Forbidden returns the reason why an object with these labels must not be deleted, or "" if it may be deleted.
func Forbidden(labels map[string]string) string {
	if labels[names.DeletionProtected] != Always {
		return ""
	}
	return "This resource is protected, please make sure to remove the label: " + names.DeletionProtected
}
