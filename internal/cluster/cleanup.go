// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/go-logr/logr"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// OtherClusterError reports that a kubeconfig is for another cluster than the registered one. Nothing was changed.
type OtherClusterError struct{ message string }

func (e *OtherClusterError) Error() string { return e.message }

// checkIdentity returns an *OtherClusterError if the member is the control plane or another cluster than the registered one.
// Accounts with the same names belong to other owners there. A Cluster without ID can be any cluster but the control plane.
func checkIdentity(ctx context.Context, control, observed client.Client, cluster *clusterv1alpha1.Cluster) error {
	ctx, cancel := context.WithTimeout(ctx, reachTimeout)
	defer cancel()
	id, err := identity(ctx, observed)
	if err != nil {
		return fmt.Errorf("identify cluster %s: %w", cluster.Name, err)
	}
	if cluster.Spec.ID != "" {
		if id == cluster.Spec.ID {
			return nil
		}
		return &OtherClusterError{fmt.Sprintf("--cluster-kubeconfig is for another cluster: its ID is %s, but that of cluster %s is %s",
			id, cluster.Name, cluster.Spec.ID)}
	}
	own, err := identity(ctx, control)
	if apierrors.IsForbidden(err) {
		return nil // an agent has no access to the namespace; its control plane is not the cluster that it runs in
	}
	if err != nil {
		return fmt.Errorf("identify the control plane: %w", err)
	}
	if id == own {
		return &OtherClusterError{fmt.Sprintf("--cluster-kubeconfig is for the control plane, not for cluster %s", cluster.Name)}
	}
	return nil
}

// cleanMember deletes the objects that Join created in the member. Objects that other control planes use stay, and so does a
// namespace that Join did not create, or that contains other objects.
func (o Options) cleanMember(ctx context.Context, observed client.Client) error {
	account, role := accountName(o.Name), roleName(o.Name)
	err := deleteAll(ctx, observed,
		&rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: role}},
		&rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: role}},
		&corev1.ServiceAccount{ObjectMeta: o.inNamespace(account)},
		&corev1.Secret{ObjectMeta: o.inNamespace(account)},
		&corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: metav1.NamespaceSystem, Name: names.HoldConfigMap}},
	)
	if err != nil {
		return err
	}
	shared, err := o.hasOtherAccounts(ctx, observed)
	if err != nil || shared {
		return err
	}
	namespace := &corev1.Namespace{}
	if err := observed.Get(ctx, types.NamespacedName{Name: o.ClusterNamespace}, namespace); err != nil {
		return client.IgnoreNotFound(err)
	}
	foreign := namespace.Labels[names.System] != "true"
	if !foreign {
		if foreign, err = o.hasForeign(ctx, observed); err != nil {
			return err
		}
	}
	if foreign {
		logr.FromContextOrDiscard(ctx).Info("Leaving the namespace in the member: it contains objects that join did not create, or was not "+
			"created by join", "namespace", o.ClusterNamespace)
		return deleteAll(ctx, observed,
			&corev1.ServiceAccount{ObjectMeta: o.inNamespace(names.ImpersonatorAccount)},
			&corev1.Secret{ObjectMeta: o.inNamespace(names.ImpersonatorAccount)},
		)
	}
	return deleteAll(ctx, observed, namespace)
}

func (o Options) inNamespace(name string) metav1.ObjectMeta {
	return metav1.ObjectMeta{Namespace: o.ClusterNamespace, Name: name}
}

// deleteAll deletes objects that exist.
func deleteAll(ctx context.Context, observed client.Client, objects ...client.Object) error {
	var errs []error
	for _, object := range objects {
		options := []client.DeleteOption{client.PropagationPolicy(metav1.DeletePropagationBackground)}
		if uid := object.GetUID(); uid != "" {
			options = append(options, client.Preconditions{UID: &uid})
		}
		if err := observed.Delete(ctx, object, options...); client.IgnoreNotFound(err) != nil {
			errs = append(errs, fmt.Errorf("delete %s: %w", describe(object), err))
		}
	}
	return errors.Join(errs...)
}

// hasOtherAccounts reports whether the namespace in the member contains a service account of others, such as another control plane.
func (o Options) hasOtherAccounts(ctx context.Context, observed client.Client) (bool, error) {
	var accounts corev1.ServiceAccountList
	if err := observed.List(ctx, &accounts, client.InNamespace(o.ClusterNamespace)); err != nil {
		return false, fmt.Errorf("list service accounts in namespace %s: %w", o.ClusterNamespace, err)
	}
	own := []string{names.ImpersonatorAccount, accountName(o.Name), "default"}
	return slices.ContainsFunc(accounts.Items, func(a corev1.ServiceAccount) bool { return !slices.Contains(own, a.Name) }), nil
}

// hasForeign reports whether the namespace in the member contains an object that neither Join nor the cluster itself creates in each
// namespace. It examines the usual kinds only.
func (o Options) hasForeign(ctx context.Context, observed client.Client) (bool, error) {
	for _, list := range []client.ObjectList{
		&corev1.PodList{}, &corev1.SecretList{}, &corev1.ConfigMapList{}, &corev1.ServiceList{}, &corev1.PersistentVolumeClaimList{},
		&appsv1.DeploymentList{}, &appsv1.StatefulSetList{}, &appsv1.DaemonSetList{},
	} {
		if err := observed.List(ctx, list, client.InNamespace(o.ClusterNamespace)); err != nil {
			return false, fmt.Errorf("list %T in namespace %s: %w", list, o.ClusterNamespace, err)
		}
		found := false
		err := meta.EachListItem(list, func(item runtime.Object) error {
			switch object := item.(type) {
			case *corev1.Secret:
				found = found || object.Type != corev1.SecretTypeServiceAccountToken
			case *corev1.ConfigMap:
				found = found || object.Name != "kube-root-ca.crt"
			default:
				found = true
			}
			return nil
		})
		if err != nil || found {
			return found, err
		}
	}
	return false, nil
}
