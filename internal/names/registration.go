// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package names

import "strings"

// Users and groups of the registration of Pull-mode clusters (docs/contract/clusters.md#registration).
const (
	// BootstrapGroup is the group of the bootstrap tokens that register clusters.
	BootstrapGroup = "system:bootstrappers:karmada:default-cluster-token"
	// AgentsGroup is the group of all agents, and the organization in their certificates.
	AgentsGroup = "system:karmada:agents"
	// AgentUserPrefix precedes the name of the cluster in the user name of its agent.
	AgentUserPrefix = "system:karmada:agent:"
	// AccessGenerator is the name that karmadactl of upstream uses in place of a cluster to create the access of an agent.
	AccessGenerator = "rbac-generator"

	// TokenCluster is the annotation of a bootstrap token with the only cluster that it may register.
	TokenCluster = "registration.karmada.io/cluster"
	// AgentRequest is the annotation of the access of an agent with the UID of the signing request that it was created for.
	AgentRequest = "registration.karmada.io/certificate-request"
)

// AgentUser returns the user name of the agent of a cluster.
func AgentUser(cluster string) string { return AgentUserPrefix + cluster }

// ClusterOfAgent returns the cluster of an agent by its user name.
func ClusterOfAgent(user string) (cluster string, ok bool) {
	return strings.CutPrefix(user, AgentUserPrefix)
}
