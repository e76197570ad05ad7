// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/admission"
)

// Required returns what Apply and Registration install for admission and for the rights of users: the webhook configurations, whose
// webhooks have no address, the ValidatingAdmissionPolicies with their bindings, and the ClusterRoles. Its users look for missing ones: a
// control plane works without them, but does not validate or protect.
func Required() []client.Object {
	out := append(admission.Configurations("", nil, false), admission.Policies()...)
	agents, ofAgent := admissionPolicy(ofAgents(), limits())
	schedulers, ofScheduler := admissionPolicy(ofSchedulers(), schedulerLimits())
	out = append(out, agents, ofAgent, schedulers, ofScheduler)
	for _, role := range roles() {
		out = append(out, role)
	}
	return out
}
