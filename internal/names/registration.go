// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package names

import (
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
)

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
	// TokenSingleUse is the annotation, with the value "true", of a bootstrap token that registers one cluster only.
	TokenSingleUse = "registration.karmada.io/single-use"
	// TokenUsedBy is the annotation of a single-use token with the UID of the signing request that was approved with it.
	TokenUsedBy = "registration.karmada.io/used-by"
	// RequestRefused is the annotation of a pending signing request with the reason why it is not approved. The requester, which cannot read
	// events, reports it.
	RequestRefused = "registration.karmada.io/not-approved"
	// AgentRequest is the annotation of the access of an agent with the UID of the signing request that it was created for.
	AgentRequest = "registration.karmada.io/certificate-request"
	// AgentRegistration is the annotation of the access of an agent with the ID of its registration, which its certificate contains.
	AgentRegistration = "registration.karmada.io/id"
	// AgentRenewal is an annotation of the access of an agent. It holds the name of the last signing request of the agent itself,
	// which it may read.
	AgentRenewal = "registration.karmada.io/certificate-renewal"
	// MutatingWebhooks and ValidatingWebhooks are the names of the webhook configurations of Karmada.
	MutatingWebhooks   = "mutating-config"
	ValidatingWebhooks = "validating-config"
	// AgentPolicy is the name of the ValidatingAdmissionPolicy that limits what agents create.
	AgentPolicy = "agents.karmada.io"
	// SchedulerPolicy is the name of the ValidatingAdmissionPolicy that limits the Leases of scheduler and descheduler.
	SchedulerPolicy = "schedulers.karmada.io"
	// AgentFlow is the name of the FlowSchema of agents, and of its priority level.
	AgentFlow = "karmada-agents"
	// ApproveVerb is the verb that an agent needs for its Cluster, so that the Cluster is created without PendingTaint.
	ApproveVerb = "approve"
)

// Pending reports whether the taints of a Cluster include PendingTaint: an agent registered the cluster, and no user has approved it.
// Nothing that is meant for all clusters is sent to it.
func Pending(taints []corev1.Taint) bool {
	return slices.ContainsFunc(taints, func(t corev1.Taint) bool { return t.Key == PendingTaint && t.Effect == corev1.TaintEffectNoSchedule })
}

// ProxyPath returns the path of the cluster proxy for the API server of a member. It ends in a slash.
func ProxyPath(cluster string) string {
	return "/apis/cluster.karmada.io/v1alpha1/clusters/" + cluster + "/proxy/"
}

// AgentUser returns the user name of the agent of a cluster.
func AgentUser(cluster string) string { return AgentUserPrefix + cluster }

// registrationPrefix precedes the cluster and the ID in the group of a registration.
const registrationPrefix = "system:karmada:registration:"

// RegistrationGroup returns the group of one registration of a cluster. The access of an agent is bound to it, so that certificates of
// earlier registrations of the same name have none. The group contains the name: no certificate for another cluster can contain it.
func RegistrationGroup(cluster, id string) string { return registrationPrefix + cluster + ":" + id }

// RegistrationOf returns the ID of the registration of a cluster that groups contain, or "".
func RegistrationOf(cluster string, groups []string) string {
	for _, group := range groups {
		if id, ok := strings.CutPrefix(group, RegistrationGroup(cluster, "")); ok {
			return id
		}
	}
	return ""
}

// AgentRole returns the name of the ClusterRole of the agent of a cluster.
func AgentRole(cluster string) string { return "system:karmada:" + cluster + ":agent" }

// AgentSources returns the controllers of an agent that record events.
func AgentSources() []string { return []string{ExecutionSource, WorkStatusSource} }

// AgentLock returns the name of the Lease by which the replicas of an agent elect a leader.
func AgentLock(cluster string) string { return "karmada-agent-" + cluster }

// ClusterOfAgent returns the cluster of an agent by its user name.
func ClusterOfAgent(user string) (cluster string, ok bool) {
	return strings.CutPrefix(user, AgentUserPrefix)
}
