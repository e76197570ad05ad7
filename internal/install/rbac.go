// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/names"
)

// proxyAdmin grants the administrator access to all members through the cluster proxy
// (docs/contract/components.md#access-control). Administrator rights in the control plane are not sufficient: members
// grant access by user name.
const proxyAdmin = "cluster-proxy-admin"

// reviewer permits all users to create PlacementReviews.
const reviewer = "karmada-review"

// roles returns the roles that aggregate the namespaced kinds of Karmada to view and edit
// (docs/contract/components.md#access-control).
func roles() []*rbacv1.ClusterRole {
	system := map[string]string{names.System: "true"}
	write := []string{"get", "list", "watch", "create", "delete", "deletecollection", "patch", "update"}
	namespaced := func(work []string, verbs ...string) []rbacv1.PolicyRule {
		rule := func(group string, resources ...string) rbacv1.PolicyRule {
			return rbacv1.PolicyRule{APIGroups: []string{group}, Resources: resources, Verbs: verbs}
		}
		return []rbacv1.PolicyRule{
			rule("autoscaling.karmada.io", "cronfederatedhpas", "cronfederatedhpas/status", "federatedhpas", "federatedhpas/status"),
			rule("fleet.karmada.io", "stagedrollouts", "stagedrollouts/status", "placementdisruptionbudgets",
				"placementdisruptionbudgets/status", "placementevictions", "placementevictions/status", "placements", "placements/status"),
			rule("multicluster.x-k8s.io", "serviceexports", "serviceexports/status", "serviceimports", "serviceimports/status"),
			rule("networking.karmada.io", "multiclusteringresses", "multiclusteringresses/status", "multiclusterservices",
				"multiclusterservices/status"),
			rule("policy.karmada.io", "overridepolicies", "propagationpolicies"),
			rule("work.karmada.io", work...),
		}
	}
	bindings := []string{"resourcebindings", "resourcebindings/status"}
	aggregated := func(name, to string, rules []rbacv1.PolicyRule) *rbacv1.ClusterRole {
		return &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{
			names.System: "true", "rbac.authorization.k8s.io/aggregate-to-" + to: "true",
		}}, Rules: rules}
	}
	approvals := func(verbs ...string) []rbacv1.PolicyRule {
		return []rbacv1.PolicyRule{{APIGroups: []string{"fleet.karmada.io"}, Resources: []string{"rolloutapprovals"}, Verbs: verbs}}
	}
	return []*rbacv1.ClusterRole{
		{ObjectMeta: metav1.ObjectMeta{Name: proxyAdmin, Labels: system}, Rules: []rbacv1.PolicyRule{
			{APIGroups: []string{"cluster.karmada.io"}, Resources: []string{"clusters/proxy"}, Verbs: []string{"*"}},
		}},
		// A review discloses only what the user may read, as a SelfSubjectAccessReview.
		{ObjectMeta: metav1.ObjectMeta{Name: reviewer, Labels: system}, Rules: []rbacv1.PolicyRule{
			{APIGroups: []string{"review.karmada.io"}, Resources: []string{"placementreviews"}, Verbs: []string{"create"}},
		}},
		// A user who may change workloads may not approve their rollouts.
		aggregated("karmada-view-approvals", "view", approvals("get", "list", "watch")),
		aggregated("karmada-approve", "admin", approvals(write...)),
		// A client sends the credentials for the control plane to the address in a ClusterProfile: users only read them.
		aggregated("karmada-view-profiles", "view", []rbacv1.PolicyRule{{APIGroups: []string{"multicluster.x-k8s.io"},
			Resources: []string{"clusterprofiles", "placementdecisions"}, Verbs: []string{"get", "list", "watch"}}}),
		// Works contain the Secrets that they propagate, which view must not disclose.
		aggregated("karmada-view", "view", namespaced(bindings, "get", "list", "watch")),
		aggregated("karmada-edit", "edit", namespaced(append(bindings, "works", "works/status"), write...)),
	}
}

// superAdmin is the user of the certificate whose rights cannot be revoked.
const superAdmin = "system:admin"

// administratorsBound is an annotation of the namespace kube-system, which the API server does not delete: the rights of
// names.Administrators were granted. Earlier versions set it on the namespace names.SystemNamespace or on the ClusterRole proxyAdmin.
const administratorsBound = "install.karmada.io/administrators-bound"

func applyRBAC(ctx context.Context, control client.Client) error {
	for _, role := range roles() {
		if err := applyClusterRole(ctx, control, role); err != nil {
			return err
		}
	}
	if err := applyComponents(ctx, control); err != nil {
		return err
	}
	if err := applyAdministrators(ctx, control); err != nil {
		return err
	}
	if err := createMissing(ctx, control, &rbacv1.ClusterRoleBinding{
		ObjectMeta: metav1.ObjectMeta{Name: reviewer, Labels: map[string]string{names.System: "true"}},
		RoleRef:    rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: reviewer},
		Subjects:   []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.GroupKind, Name: "system:authenticated"}},
	}); err != nil {
		return err
	}
	return createMissing(ctx, control, &rbacv1.ClusterRoleBinding{
		ObjectMeta: systemObject("", proxyAdmin),
		RoleRef:    rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: proxyAdmin},
		Subjects:   []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: superAdmin}},
	})
}

// applyAdministrators grants the rights of names.Administrators once: a ClusterRoleBinding that was deleted to revoke them is not created
// again. Members grant access by user name, so the user is a subject, too.
func applyAdministrators(ctx context.Context, control client.Client) error {
	var role rbacv1.ClusterRole
	if err := control.Get(ctx, client.ObjectKey{Name: proxyAdmin}, &role); err != nil {
		return fmt.Errorf("get ClusterRole %s: %w", proxyAdmin, err)
	}
	namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: metav1.NamespaceSystem}}
	if err := createMissing(ctx, control, namespace.DeepCopy()); err != nil { // the API server has not created it yet
		return err
	}
	if err := control.Get(ctx, client.ObjectKeyFromObject(namespace), namespace); err != nil {
		return fmt.Errorf("get namespace %s: %w", namespace.Name, err)
	}
	if namespace.Annotations[administratorsBound] != "" {
		return nil
	}
	var former corev1.Namespace
	if err := control.Get(ctx, client.ObjectKey{Name: names.SystemNamespace}, &former); err != nil {
		return fmt.Errorf("get namespace %s: %w", names.SystemNamespace, err)
	}
	if former.Annotations[administratorsBound] != "" || role.Annotations[administratorsBound] != "" {
		return recordAdministrators(ctx, control, namespace)
	}
	if err := createMissing(ctx, control, &rbacv1.ClusterRoleBinding{
		ObjectMeta: systemObject("", names.AdministratorsBinding),
		RoleRef:    rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole", Name: "cluster-admin"},
		Subjects: []rbacv1.Subject{
			{APIGroup: rbacv1.GroupName, Kind: rbacv1.GroupKind, Name: names.Administrators},
			{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: names.Administrator},
		},
	}); err != nil {
		return err
	}
	return recordAdministrators(ctx, control, namespace)
}

func recordAdministrators(ctx context.Context, control client.Client, namespace *corev1.Namespace) error {
	before := namespace.DeepCopy()
	metav1.SetMetaDataAnnotation(&namespace.ObjectMeta, administratorsBound, "true")
	if err := control.Patch(ctx, namespace, client.MergeFrom(before)); err != nil {
		return fmt.Errorf("record the rights of administrators in namespace %s: %w", namespace.Name, err)
	}
	return nil
}

// applyClusterRole creates a ClusterRole, or updates its rules and labels.
func applyClusterRole(ctx context.Context, control client.Client, role *rbacv1.ClusterRole) error {
	var found rbacv1.ClusterRole
	err := control.Get(ctx, client.ObjectKeyFromObject(role), &found)
	switch {
	case apierrors.IsNotFound(err):
		err = control.Create(ctx, role)
	case err == nil && (!equality.Semantic.DeepEqual(found.Rules, role.Rules) || !equality.Semantic.DeepEqual(found.Labels, role.Labels)):
		found.Rules, found.Labels = role.Rules, role.Labels
		err = control.Update(ctx, &found)
	}
	if err != nil && !apierrors.IsAlreadyExists(err) {
		return fmt.Errorf("apply ClusterRole %s: %w", role.Name, err)
	}
	return nil
}

// applyRole creates a Role, or updates its rules.
func applyRole(ctx context.Context, control client.Client, role *rbacv1.Role) error {
	return applySpec(ctx, control, role, func(observed *rbacv1.Role) bool {
		changed := !equality.Semantic.DeepEqual(observed.Rules, role.Rules)
		observed.Rules = role.Rules
		return changed
	})
}

// createMissing creates an object that does not exist. An existing one is kept, with the subjects that an operator added.
func createMissing(ctx context.Context, control client.Client, object client.Object) error {
	found := object.DeepCopyObject().(client.Object)
	err := control.Get(ctx, client.ObjectKeyFromObject(object), found)
	if apierrors.IsNotFound(err) {
		err = control.Create(ctx, object)
	}
	if err != nil && !apierrors.IsAlreadyExists(err) {
		return fmt.Errorf("apply %T %s: %w", object, client.ObjectKeyFromObject(object), err)
	}
	return nil
}
