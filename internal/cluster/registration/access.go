// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registration

import (
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/names"
)

// roleName returns the name of the ClusterRole of an agent.
func roleName(cluster string) string { return "system:karmada:" + cluster + ":agent" }

// access returns the objects that authorize the agent of a cluster (docs/contract/clusters.md#registration). The first one is the
// ClusterRole, which records the request.
func access(cluster string, request types.UID) []client.Object {
	meta := func(namespace, name string) metav1.ObjectMeta {
		return metav1.ObjectMeta{Namespace: namespace, Name: name, Labels: map[string]string{names.System: "true"}}
	}
	ref := func(kind, name string) rbacv1.RoleRef {
		return rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: kind, Name: name}
	}
	agent := []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: names.AgentUser(cluster)}}
	name, execution := roleName(cluster), names.ExecutionNamespace(cluster)
	role := &rbacv1.ClusterRole{ObjectMeta: meta("", name), Rules: clusterRules(cluster)}
	role.Annotations = map[string]string{names.AgentRequest: string(request)}
	return []client.Object{
		role,
		&rbacv1.ClusterRoleBinding{ObjectMeta: meta("", name), RoleRef: ref("ClusterRole", name), Subjects: agent},
		&corev1.Namespace{ObjectMeta: meta("", names.ClusterNamespace)},
		&rbacv1.Role{ObjectMeta: meta(names.ClusterNamespace, name+"-secret"), Rules: []rbacv1.PolicyRule{
			named(rule("", "secrets", "get", "patch"), cluster, cluster+"-impersonator"),
			rule("", "secrets", "create"),
		}},
		&rbacv1.RoleBinding{ObjectMeta: meta(names.ClusterNamespace, name+"-secret"), RoleRef: ref("Role", name+"-secret"), Subjects: agent},
		&corev1.Namespace{ObjectMeta: meta("", execution)},
		&rbacv1.Role{ObjectMeta: meta(execution, name+"-work"), Rules: []rbacv1.PolicyRule{
			rule("work.karmada.io", "works", "get", "create", "list", "watch", "update", "delete"),
			rule("work.karmada.io", "works/status", "patch", "update"),
		}},
		&rbacv1.RoleBinding{ObjectMeta: meta(execution, name+"-work"), RoleRef: ref("Role", name+"-work"), Subjects: agent},
	}
}

func clusterRules(cluster string) []rbacv1.PolicyRule {
	const clusters = "cluster.karmada.io"
	interpreters := rule("config.karmada.io", "resourceinterpretercustomizations", "get", "list", "watch")
	interpreters.Resources = append(interpreters.Resources, "resourceinterpreterwebhookconfigurations")
	return []rbacv1.PolicyRule{
		named(rule(clusters, "clusters", "get", "delete"), cluster),
		rule(clusters, "clusters", "create", "list", "watch"),
		named(rule(clusters, "clusters/status", "update"), cluster),
		interpreters,
		rule("", "namespaces", "get"),
		rule("coordination.k8s.io", "leases", "get", "create", "update"),
		rule("certificates.k8s.io", "certificatesigningrequests", "get", "create"),
		rule("", "services", "list", "watch"),
		rule("", "events", "patch", "create", "update"),
	}
}

func rule(group, resource string, verbs ...string) rbacv1.PolicyRule {
	return rbacv1.PolicyRule{APIGroups: []string{group}, Resources: []string{resource}, Verbs: verbs}
}

func named(r rbacv1.PolicyRule, objects ...string) rbacv1.PolicyRule {
	r.ResourceNames = objects
	return r
}
