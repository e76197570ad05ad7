// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package deletion answers one question about an object of any kind that somebody wants to delete: may it go? Its labels
// go in, the reason why not comes out. It is pure, so that every API server of ours can ask it, with or without a webhook.
package deletion

import "karmada.io/karmada/internal/names"

// Always is the value of the label that protects an object.
const Always = "Always"

// Forbidden says why an object with these labels may not be deleted; empty means that it may.
func Forbidden(labels map[string]string) string {
	if labels[names.DeletionProtected] != Always {
		return ""
	}
	return "This resource is protected, please make sure to remove the label: " + names.DeletionProtected
}
