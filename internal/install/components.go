// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"context"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/config"
	"karmada.io/karmada/internal/names"
)

// ComponentUser returns the user of a component, such as system:karmada:scheduler: the common name of its client certificate.
func ComponentUser(component string) string { return "system:karmada:" + component }

// Verbs of rules.
func read() []string { return []string{"get", "list", "watch"} }

// cached are the verbs of kinds that are read from a cache only.
func cached() []string { return []string{"list", "watch"} }

func modify() []string {
	return []string{"get", "list", "watch", "create", "update", "patch", "delete"}
}

// access holds the rights of a component in the control plane.
type access struct {
	component string
	rules     []rbacv1.PolicyRule
	// elects adds the Leases of leader election in karmada-system.
	elects bool
	// published adds the CAs that kube-apiserver publishes for aggregated API servers.
	published bool
}

func rule(group string, verbs []string, resources ...string) rbacv1.PolicyRule {
	return rbacv1.PolicyRule{APIGroups: []string{group}, Resources: resources, Verbs: verbs}
}

// componentAccess returns the access of every component (docs/security.md#components). test/processes fails if a component is refused a
// request, or if none of its requests needs a right.
func componentAccess() []access {
	recordEvents := rule("", []string{"create"}, "events")
	findEstimators := rule("", []string{"get"}, "services")
	watchClusters := rule("cluster.karmada.io", cached(), "clusters")
	connectToAgents := rule("cluster.karmada.io", []string{"create"}, "clusters/attach") // for requests to Pull-mode clusters
	authenticate := rule("authentication.k8s.io", []string{"create"}, "tokenreviews")
	authorize := rule("authorization.k8s.io", []string{"create"}, "subjectaccessreviews")
	credentials := rule("", read(), "secrets") // of members
	return []access{
		{component: "controller-manager", elects: true, rules: []rbacv1.PolicyRule{
			// Templates can be of any kind, and so can the kinds of Works. Impersonation and escalation are separate verbs.
			rule("*", modify(), "*"),
			rule("certificates.k8s.io", []string{"approve"}, "signers"),
			// The access of an agent is a part of the rights above, except for rules that name all verbs.
			rule(rbacv1.GroupName, []string{"bind", "escalate"}, "roles", "clusterroles"),
			{NonResourceURLs: []string{"*"}, Verbs: []string{"get"}},
		}},
		{component: "scheduler", elects: true, rules: []rbacv1.PolicyRule{
			recordEvents, findEstimators, watchClusters,
			rule("work.karmada.io", []string{"list", "watch", "patch"}, "resourcebindings", "clusterresourcebindings"),
			rule("work.karmada.io", []string{"update"}, "resourcebindings/status", "clusterresourcebindings/status"),
		}},
		{component: "descheduler", elects: true, rules: []rbacv1.PolicyRule{
			recordEvents, findEstimators, watchClusters,
			rule("work.karmada.io", []string{"list", "watch", "patch"}, "resourcebindings"),
		}},
		{component: "webhook", rules: append([]rbacv1.PolicyRule{
			rule("cluster.karmada.io", []string{"get"}, "clusters"),
			// Usage for quotas.
			rule("policy.karmada.io", []string{"get"}, "federatedresourcequotas"),
			rule("policy.karmada.io", []string{"update"}, "federatedresourcequotas/status"),
			rule("work.karmada.io", []string{"get"}, "resourcebindings"),
			rule("cluster.karmada.io", []string{"list"}, "clusters"),
			rule("config.karmada.io", []string{"list"}, "resourceinterpretercustomizations"),
			rule("apiregistration.k8s.io", []string{"list"}, "apiservices"),
			rule("", []string{"list"}, "namespaces"), // for warnings
			// Warnings about the effect of a policy, and approved plans.
			rule("review.karmada.io", []string{"create"}, "placementreviews", "placementreviews/all"),
			// The limits of agents: only metadata is read, but RBAC cannot express that.
			rule("work.karmada.io", []string{"get", "list"}, "works"),
			// The controller manager stores in it which namespaces have protected Secrets.
			{
				APIGroups: []string{rbacv1.GroupName}, Resources: []string{"clusterroles"}, ResourceNames: []string{names.WebhookKinds},
				Verbs: []string{"get"},
			},
		}, builtinKinds()...)},
		{component: "aggregated-apiserver", published: true, rules: []rbacv1.PolicyRule{
			authenticate, authorize,
			// The deletion of a Cluster warns about the objects in it. PlacementReviews read policies, bindings and templates of all kinds.
			rule("*", read(), "*"),
		}},
		{component: "metrics-adapter", published: true, rules: []rbacv1.PolicyRule{
			authenticate, authorize, watchClusters, credentials, connectToAgents,
		}},
		{component: "search", published: true, rules: []rbacv1.PolicyRule{
			authenticate, authorize, watchClusters, connectToAgents,
			// What the search proxy reads in the control plane for users who may read it themselves, and the credentials of members.
			rule("*", read(), "*"), {NonResourceURLs: []string{"*"}, Verbs: []string{"get"}},
		}},
	}
}

// builtinKinds returns the rules to list the built-in namespaced kinds but Secrets: the deletion of a namespace is denied if it holds a
// protected object of any kind. The rules for custom kinds are in the ClusterRole names.WebhookKinds.
func builtinKinds() []rbacv1.PolicyRule {
	list := []string{"list"}
	return []rbacv1.PolicyRule{
		rule("", list, "configmaps", "endpoints", "events", "limitranges", "persistentvolumeclaims", "pods", "podtemplates",
			"replicationcontrollers", "resourcequotas", "serviceaccounts", "services"),
		{Verbs: list, Resources: []string{"*"}, APIGroups: []string{
			"apps", "autoscaling", "batch", "certificates.k8s.io", "coordination.k8s.io", "discovery.k8s.io", "events.k8s.io",
			"networking.k8s.io", "policy", rbacv1.GroupName, "resource.k8s.io", "scheduling.k8s.io", "storage.k8s.io",
		}},
	}
}

// applyCustomKinds authorizes the webhook to list the custom kinds. Later, the controller manager maintains the ClusterRole.
//
// In an upgrade, the former webhook still runs, and must be able to list Secrets until it is replaced, or it denies the deletion of every
// namespace. The ClusterRole therefore lists them, too. The controller manager is upgraded after the webhook: it removes the rule, and
// records the protected Secrets, for which the new webhook waits.
func applyCustomKinds(ctx context.Context, control client.Client) error {
	crds, err := config.CustomResourceDefinitions()
	if err != nil {
		return err
	}
	var observed apiextensionsv1.CustomResourceDefinitionList
	if err := control.List(ctx, &observed); err != nil {
		return fmt.Errorf("list kinds: %w", err)
	}
	definitions := sets.New[string]()
	for _, crd := range crds {
		definitions.Insert(crd.Name)
	}
	for i := range observed.Items {
		definitions.Insert(observed.Items[i].Name)
	}
	role := &rbacv1.ClusterRole{ObjectMeta: systemObject("", names.WebhookKinds), Rules: names.ListRules(sets.List(definitions))}
	fresh, err := isNew(ctx, control)
	if err != nil {
		return err
	}
	if fresh {
		role.Annotations = map[string]string{names.ProtectedSecrets: "{}"}
	} else {
		role.Rules = append(role.Rules, rule("", []string{"list"}, "secrets"))
	}
	if err := createMissing(ctx, control, role); err != nil {
		return err
	}
	return createMissing(ctx, control, &rbacv1.ClusterRoleBinding{
		ObjectMeta: systemObject("", role.Name),
		RoleRef:    rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: role.Name},
		Subjects:   []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: ComponentUser("webhook")}},
	})
}

// isNew reports whether a control plane had no webhook before, and has no protected Secrets. It removes the record of protected Secrets
// that a rollback to a webhook without it left, because it is outdated.
func isNew(ctx context.Context, control client.Client) (bool, error) {
	var role rbacv1.ClusterRole
	err := control.Get(ctx, client.ObjectKey{Name: ComponentUser("webhook")}, &role)
	if client.IgnoreNotFound(err) != nil {
		return false, fmt.Errorf("get ClusterRole %s: %w", ComponentUser("webhook"), err)
	}
	exists := err == nil
	former := func(r rbacv1.PolicyRule) bool { return slices.Contains(r.APIGroups, "*") } // it listed all kinds itself
	if slices.ContainsFunc(role.Rules, former) {
		outdated := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: names.WebhookKinds}}
		if err := control.Delete(ctx, outdated); client.IgnoreNotFound(err) != nil {
			return false, fmt.Errorf("delete ClusterRole %s: %w", outdated.Name, err)
		}
	}
	var secrets corev1.SecretList
	if err := control.List(ctx, &secrets, client.Limit(1), client.HasLabels{names.DeletionProtected}); err != nil {
		return false, fmt.Errorf("list protected Secrets: %w", err)
	}
	return !exists && len(secrets.Items) == 0, nil
}

// applyComponents authorizes the users of the components. Bindings that exist are kept, with the subjects that an operator added.
func applyComponents(ctx context.Context, control client.Client) error {
	if err := applyCustomKinds(ctx, control); err != nil {
		return err
	}
	for _, a := range componentAccess() {
		role := &rbacv1.ClusterRole{ObjectMeta: systemObject("", ComponentUser(a.component)), Rules: a.rules}
		if err := applyClusterRole(ctx, control, role); err != nil {
			return err
		}
		if err := createMissing(ctx, control, &rbacv1.ClusterRoleBinding{
			ObjectMeta: systemObject("", role.Name), Subjects: a.subjects(),
			RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: role.Name},
		}); err != nil {
			return err
		}
		for _, o := range a.namespaced() {
			if role, ok := o.(*rbacv1.Role); ok {
				if err := applyRole(ctx, control, role); err != nil {
					return err
				}
			} else if err := createMissing(ctx, control, o); err != nil {
				return err
			}
		}
	}
	return nil
}

func (a access) subjects() []rbacv1.Subject {
	return []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: ComponentUser(a.component)}}
}

// namespaced returns the roles and bindings in single namespaces.
func (a access) namespaced() (out []client.Object) {
	name := ComponentUser(a.component)
	if a.elects {
		out = append(out, &rbacv1.Role{ObjectMeta: systemObject(names.SystemNamespace, name), Rules: []rbacv1.PolicyRule{
			rule("coordination.k8s.io", []string{"get", "create", "update"}, "leases"), rule("", []string{"create", "patch"}, "events"),
		}}, a.bind(names.SystemNamespace, name))
	}
	if a.published {
		out = append(out, a.bind(metav1.NamespaceSystem, "extension-apiserver-authentication-reader"))
	}
	return out
}

func (a access) bind(namespace, role string) *rbacv1.RoleBinding {
	return &rbacv1.RoleBinding{
		ObjectMeta: systemObject(namespace, ComponentUser(a.component)), Subjects: a.subjects(),
		RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "Role", Name: role},
	}
}

// EstimatorAccess authorizes a user to run the scheduler-estimator of a member.
func EstimatorAccess(ctx context.Context, member client.Client, user string) error {
	role := &rbacv1.ClusterRole{ObjectMeta: systemObject("", ComponentUser("scheduler-estimator")), Rules: []rbacv1.PolicyRule{
		rule("", read(), "nodes", "pods", "resourcequotas", "namespaces"),
		rule("apps", read(), "deployments", "replicasets"),
	}}
	if err := applyClusterRole(ctx, member, role); err != nil {
		return err
	}
	err := createMissing(ctx, member, &rbacv1.ClusterRoleBinding{
		ObjectMeta: systemObject("", role.Name),
		RoleRef:    rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: role.Name},
		Subjects:   []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: user}},
	})
	if err != nil {
		return fmt.Errorf("authorize %s: %w", user, err)
	}
	return nil
}
