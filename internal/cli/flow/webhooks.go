// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import "karmada.io/karmada/internal/names"

// WebhookConfiguration is a webhook configuration of Karmada.
type WebhookConfiguration struct {
	Kind, Name string
	// Effect is what holds without it, as a clause.
	Effect string
}

// Title returns the kind and the name.
func (c WebhookConfiguration) Title() string { return c.Kind + " " + c.Name }

// WebhookConfigurations are those of Karmada. Kubernetes calls no webhook about them, so that their deletion cannot be denied.
var WebhookConfigurations = []WebhookConfiguration{
	{"ValidatingWebhookConfiguration", names.ValidatingWebhooks, "policies and other settings are not validated, warnings about them are " +
		"missing, and the namespaces of clusters and protected objects can be deleted"},
	{"MutatingWebhookConfiguration", names.MutatingWebhooks, "policies, bindings and Works get neither defaults nor permanent IDs"},
}
