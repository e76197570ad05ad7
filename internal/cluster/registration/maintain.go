// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registration

import (
	"context"
	"fmt"
	"slices"

	rbacv1 "k8s.io/api/rbac/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/cluster/clusters"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// maintainer updates the access of the agent of a registered cluster to the access that this version grants. It makes the Cluster
// the owner, so that the access is garbage-collected with it. Access that an administrator has revoked is not restored.
type maintainer struct {
	control client.Client
	live    client.Reader // uncached
}

// maintainerName is the name of the controller in logs and metrics.
const maintainerName = "agent-access-controller"

func (m *maintainer) setup(mgr manager.Manager) error {
	err := requeue.NewController(mgr, maintainerName).
		For(&clusterv1alpha1.Cluster{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})). // not each report
		Watches(&configv1alpha1.ResourceInterpreterWebhookConfiguration{}, clusters.All(m.control)).
		WithOptions(controller.Options{RateLimiter: requeue.Limiter[ctrl.Request]()}).
		Complete(m)
	if err != nil {
		return fmt.Errorf("add %s: %w", maintainerName, err)
	}
	return nil
}

// Reconcile implements reconcile.Reconciler.
func (m *maintainer) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	if err := m.control.Get(ctx, req.NamespacedName, &cluster); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if cluster.DeletionTimestamp != nil || cluster.Spec.SyncMode != clusterv1alpha1.Pull {
		return ctrl.Result{}, nil
	}
	role, err := read(ctx, m.live, client.ObjectKey{Name: names.AgentRole(cluster.Name)}, &rbacv1.ClusterRole{})
	if role == nil || err != nil {
		return ctrl.Result{}, err
	}
	if ofAnother(role, &cluster) {
		return ctrl.Result{}, nil // the garbage collector deletes it
	}
	a := agentOf(cluster.Name, role)
	a.registered = true
	if a.services, err = namesService(ctx, m.control); err != nil {
		return ctrl.Result{}, err
	}
	objects := access(a)
	if binding, err := read(ctx, m.live, client.ObjectKeyFromObject(objects[1]), &rbacv1.ClusterRoleBinding{}); binding == nil || err != nil {
		return ctrl.Result{}, err // revoked
	}
	for _, desired := range objects {
		if err := m.ensure(ctx, &cluster, desired); err != nil {
			return ctrl.Result{}, fmt.Errorf("update the access of the agent of cluster %s: %w", cluster.Name, err)
		}
	}
	return ctrl.Result{}, nil
}

// agentOf returns the agent that a ClusterRole authorizes.
func agentOf(cluster string, role *rbacv1.ClusterRole) agent {
	return agent{
		cluster: cluster, request: types.UID(role.Annotations[names.AgentRequest]), renewal: role.Annotations[names.AgentRenewal],
		registration: role.Annotations[names.AgentRegistration],
	}
}

// ensure creates an object, or updates its rules and its owner. Namespaces are not owned by the Cluster: they have a lifecycle of their
// own.
func (m *maintainer) ensure(ctx context.Context, cluster *clusterv1alpha1.Cluster, desired client.Object) error {
	var rules func(client.Object) *[]rbacv1.PolicyRule
	switch desired.(type) {
	case *rbacv1.ClusterRole:
		rules = func(o client.Object) *[]rbacv1.PolicyRule { return &o.(*rbacv1.ClusterRole).Rules }
	case *rbacv1.Role:
		rules = func(o client.Object) *[]rbacv1.PolicyRule { return &o.(*rbacv1.Role).Rules }
	case *rbacv1.ClusterRoleBinding, *rbacv1.RoleBinding:
	default:
		return nil
	}
	observed := desired.DeepCopyObject().(client.Object)
	err := m.live.Get(ctx, client.ObjectKeyFromObject(desired), observed)
	if apierrors.IsNotFound(err) {
		own(desired, cluster)
		return client.IgnoreAlreadyExists(m.control.Create(ctx, desired))
	}
	if err != nil {
		return err
	}
	// Rules have several writers: see allowReading and takeOver.
	_, err = patch.Latest(ctx, m.control, observed, func(o client.Object) {
		own(o, cluster)
		if rules != nil && !equality.Semantic.DeepEqual(*rules(o), *rules(desired)) {
			*rules(o) = *rules(desired)
		}
	})
	return err
}

// ofAnother reports whether the owner of the access is an earlier Cluster of the same name, which was removed with its access.
func ofAnother(role *rbacv1.ClusterRole, cluster *clusterv1alpha1.Cluster) bool {
	return slices.ContainsFunc(role.OwnerReferences, func(r metav1.OwnerReference) bool {
		return r.Kind == clusterv1alpha1.ResourceKindCluster && r.UID != cluster.UID
	})
}

func withoutClusters(refs []metav1.OwnerReference) []metav1.OwnerReference {
	return slices.DeleteFunc(slices.Clone(refs), func(r metav1.OwnerReference) bool { return r.Kind == clusterv1alpha1.ResourceKindCluster })
}

// own makes a Cluster the only Cluster that owns an object.
func own(o client.Object, cluster *clusterv1alpha1.Cluster) {
	refs := withoutClusters(o.GetOwnerReferences())
	o.SetOwnerReferences(append(refs, metav1.OwnerReference{
		APIVersion: clusterv1alpha1.GroupVersion.String(), Kind: clusterv1alpha1.ResourceKindCluster, Name: cluster.Name, UID: cluster.UID,
	}))
}

// allowReading authorizes the agent to read the request for its next certificate, but not the requests of other agents.
func (r *Controller) allowReading(ctx context.Context, request, cluster string) error {
	role, err := read(ctx, r.live, client.ObjectKey{Name: names.AgentRole(cluster)}, &rbacv1.ClusterRole{})
	if role == nil || err != nil {
		return err // without access, the approval has no effect
	}
	a := agentOf(cluster, role)
	a.renewal, a.registered = request, true
	if a.services, err = namesService(ctx, r.control); err != nil {
		return err
	}
	_, err = patch.Latest(ctx, r.control, role, func(role *rbacv1.ClusterRole) {
		metav1.SetMetaDataAnnotation(&role.ObjectMeta, names.AgentRenewal, request)
		role.Rules = clusterRules(a)
	})
	if err != nil {
		return fmt.Errorf("update ClusterRole %s: %w", role.Name, err)
	}
	return nil
}
