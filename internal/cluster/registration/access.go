// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registration

import (
	"context"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// agent holds the values that the access of an agent depends on.
type agent struct {
	cluster string
	// request is the UID of the signing request that the access was created for.
	request types.UID
	// renewal is the name of the last signing request of the agent itself; empty if there is none.
	renewal string
	// registration is the ID in the certificate of the agent; empty if the certificate has none.
	registration string
	// registered reports whether the Cluster exists. An agent creates it once: it could otherwise replace a Cluster with taints and labels
	// by one without them.
	registered bool
	// services reports whether an interpreter webhook names a Service, whose address the agent needs.
	services bool
	// approved reports whether the Cluster is created without the taint names.PendingTaint.
	approved bool
}

// subject returns the user or group that has the access. A certificate of an earlier registration is for the same user, but for another
// group.
func (a agent) subject() rbacv1.Subject {
	if a.registration == "" {
		return rbacv1.Subject{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: names.AgentUser(a.cluster)}
	}
	return rbacv1.Subject{APIGroup: rbacv1.GroupName, Kind: rbacv1.GroupKind, Name: names.RegistrationGroup(a.cluster, a.registration)}
}

// namesService reports whether an interpreter webhook names a Service.
func namesService(ctx context.Context, control client.Reader) (bool, error) {
	var list configv1alpha1.ResourceInterpreterWebhookConfigurationList
	if err := control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return false, fmt.Errorf("list ResourceInterpreterWebhookConfigurations: %w", err)
	}
	return slices.ContainsFunc(list.Items, func(c configv1alpha1.ResourceInterpreterWebhookConfiguration) bool {
		return slices.ContainsFunc(c.Webhooks, func(w configv1alpha1.ResourceInterpreterWebhook) bool { return w.ClientConfig.Service != nil })
	}), nil
}

// access returns the objects that authorize the agent of a cluster (docs/contract/clusters.md#registration). The first one is the
// ClusterRole, which records the request, and the second one its binding. RBAC cannot limit the creation of objects by name. The
// admission policy names.AgentPolicy does this, and for Clusters the aggregated API server.
func access(a agent) []client.Object {
	meta := func(namespace, name string) metav1.ObjectMeta {
		return metav1.ObjectMeta{Namespace: namespace, Name: name, Labels: map[string]string{names.System: "true"}}
	}
	ref := func(kind, name string) rbacv1.RoleRef {
		return rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: kind, Name: name}
	}
	subjects := []rbacv1.Subject{a.subject()}
	name, execution := names.AgentRole(a.cluster), names.ExecutionNamespace(a.cluster)
	role := &rbacv1.ClusterRole{ObjectMeta: meta("", name), Rules: clusterRules(a)}
	role.Annotations = map[string]string{names.AgentRequest: string(a.request)}
	if a.renewal != "" {
		role.Annotations[names.AgentRenewal] = a.renewal
	}
	if a.registration != "" {
		role.Annotations[names.AgentRegistration] = a.registration
	}
	objects := []client.Object{
		role,
		&rbacv1.ClusterRoleBinding{ObjectMeta: meta("", name), RoleRef: ref("ClusterRole", name), Subjects: subjects},
		&corev1.Namespace{ObjectMeta: meta("", names.ClusterNamespace)},
		&corev1.Namespace{ObjectMeta: meta("", execution)},
	}
	for _, namespaced := range []struct {
		namespace, suffix string
		rules             []rbacv1.PolicyRule
	}{
		{names.ClusterNamespace, "-secret", secretRules(a.cluster)},
		{names.ClusterNamespace, "-lease", leaseRules(a.cluster)},
		{names.SystemNamespace, "-lease", leaseRules(names.AgentLock(a.cluster))},
		{execution, "-work", []rbacv1.PolicyRule{
			rule("work.karmada.io", "works", "get", "create", "list", "watch", "update", "patch", "delete"),
			rule("work.karmada.io", "works/status", "patch", "update"),
		}},
	} {
		role := name + namespaced.suffix
		objects = append(objects,
			&rbacv1.Role{ObjectMeta: meta(namespaced.namespace, role), Rules: namespaced.rules},
			&rbacv1.RoleBinding{ObjectMeta: meta(namespaced.namespace, role), RoleRef: ref("Role", role), Subjects: subjects})
	}
	return objects
}

func clusterRules(a agent) []rbacv1.PolicyRule {
	const clusters = "cluster.karmada.io"
	interpreters := rule("config.karmada.io", "resourceinterpretercustomizations", "get", "list", "watch")
	interpreters.Resources = append(interpreters.Resources, "resourceinterpreterwebhookconfigurations")
	rules := []rbacv1.PolicyRule{
		// Lists and watches with the field selector metadata.name only.
		named(rule(clusters, "clusters", "get", "list", "watch", "update", "patch", "delete"), a.cluster),
		named(rule(clusters, "clusters/status", "update", "patch"), a.cluster),
		named(rule(clusters, "clusters/attach", "get"), a.cluster),
		interpreters,
		named(rule("", "namespaces", "get"), names.ExecutionNamespace(a.cluster), names.ClusterNamespace),
		rule("certificates.k8s.io", "certificatesigningrequests", "create"),
		rule("", "events", "create"),
	}
	if a.services {
		rules = append(rules, rule("", "services", "list", "watch"))
	}
	if !a.registered {
		rules = append(rules, rule(clusters, "clusters", "create"))
		if a.approved {
			rules = append(rules, named(rule(clusters, "clusters", names.ApproveVerb), a.cluster))
		}
	}
	if a.renewal != "" {
		rules = append(rules, named(rule("certificates.k8s.io", "certificatesigningrequests", "get"), a.renewal))
	}
	return rules
}

// secretRules returns no rules for a name with which the agent would own a Secret of another cluster.
func secretRules(cluster string) []rbacv1.PolicyRule {
	if names.MatchesSecretOfAnother(cluster) {
		return nil
	}
	return []rbacv1.PolicyRule{
		named(rule("", "secrets", "get", "patch"), cluster, names.ImpersonatorSecret(cluster)),
		rule("", "secrets", "create"),
	}
}

func leaseRules(lease string) []rbacv1.PolicyRule {
	return []rbacv1.PolicyRule{
		named(rule("coordination.k8s.io", "leases", "get", "update", "delete"), lease),
		rule("coordination.k8s.io", "leases", "create"),
	}
}

func rule(group, resource string, verbs ...string) rbacv1.PolicyRule {
	return rbacv1.PolicyRule{APIGroups: []string{group}, Resources: []string{resource}, Verbs: verbs}
}

func named(r rbacv1.PolicyRule, objects ...string) rbacv1.PolicyRule {
	r.ResourceNames = objects
	return r
}
