// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// goneEvery is how often Unjoin looks whether the cluster is gone.
const goneEvery = 200 * time.Millisecond

// Unjoin makes a cluster leave: its Cluster is deleted, which takes away what was propagated to it, and Unjoin waits for
// that; then the accounts of the control plane are removed from the member, if it is given.
func Unjoin(ctx context.Context, o Options) error {
	o = o.withDefaults()
	if err := checkName(o.Name); err != nil {
		return err
	}
	if o.Wait <= 0 {
		return fmt.Errorf(" --wait %v  must be a positive duration, e.g. 1m0s ", o.Wait)
	}
	control, observed, err := o.clients()
	if err != nil {
		return err
	}
	var cluster clusterv1alpha1.Cluster
	if err := control.Get(ctx, types.NamespacedName{Name: o.Name}, &cluster); err != nil {
		if apierrors.IsNotFound(err) {
			return fmt.Errorf("no cluster object %s found in karmada control Plane", o.Name)
		}
		return fmt.Errorf("read cluster %s: %w", o.Name, err)
	}
	if cluster.Spec.SyncMode == clusterv1alpha1.Pull {
		return fmt.Errorf("cluster %s is a Pull mode member cluster, please use command `unregister` if you want to continue unregistering the cluster", o.Name)
	}
	if o.DryRun {
		return nil
	}
	if err := o.remove(ctx, control, &cluster); err != nil {
		return err
	}
	if observed == nil {
		return nil
	}
	if err := o.cleanMember(ctx, observed); err != nil {
		if !o.Force {
			return fmt.Errorf("remove the accounts of the control plane from cluster %s: %w", o.Name, err)
		}
		logr.FromContextOrDiscard(ctx).Info("leaving accounts of the control plane in the cluster", "cluster", o.Name, "reason", err.Error())
	}
	return nil
}

// remove deletes the Cluster and waits until it is gone.
func (o Options) remove(ctx context.Context, control client.Client, cluster *clusterv1alpha1.Cluster) error {
	if err := control.Delete(ctx, cluster); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete cluster %s: %w", o.Name, err)
	}
	gone := func(ctx context.Context) (bool, error) {
		var now clusterv1alpha1.Cluster
		err := control.Get(ctx, client.ObjectKeyFromObject(cluster), &now)
		if err == nil && now.UID == cluster.UID {
			return false, nil
		}
		return true, client.IgnoreNotFound(err)
	}
	err := wait.PollUntilContextTimeout(ctx, goneEvery, o.Wait, true, gone)
	switch {
	case err == nil:
		return nil
	case !wait.Interrupted(err) || ctx.Err() != nil:
		return fmt.Errorf("wait for cluster %s to be gone: %w", o.Name, err)
	case !o.Force:
		return fmt.Errorf("cluster %s is not gone after %v: %s", o.Name, o.Wait, o.whatHolds(ctx, control))
	}
	if err := o.forceOut(ctx, control); err != nil {
		return fmt.Errorf("give up what cluster %s still holds: %w", o.Name, err)
	}
	return nil
}

// whatHolds says what a leaving cluster waits for.
func (o Options) whatHolds(ctx context.Context, control client.Client) string {
	space := names.ExecutionNamespace(o.Name)
	var works workv1alpha1.WorkList
	if err := control.List(ctx, &works, client.InNamespace(space)); err == nil && len(works.Items) > 0 {
		return fmt.Sprintf("%d works in namespace %s are not removed yet, the first is %s; wait longer, or use --force to leave what was propagated behind",
			len(works.Items), space, works.Items[0].Name)
	}
	if err := control.Get(ctx, types.NamespacedName{Name: space}, &corev1.Namespace{}); err == nil {
		return fmt.Sprintf("namespace %s is not removed yet; does karmada-controller-manager run?", space)
	}
	return "there are bindings that still name it; does karmada-scheduler run?"
}

// forceOut takes away every finalizer that keeps the cluster.
func (o Options) forceOut(ctx context.Context, control client.Client) error {
	space := names.ExecutionNamespace(o.Name)
	var works workv1alpha1.WorkList
	if err := control.List(ctx, &works, client.InNamespace(space)); err != nil {
		return fmt.Errorf("list works in namespace %s: %w", space, err)
	}
	for i := range works.Items {
		if err := dropFinalizer(ctx, control, &works.Items[i], names.ExecutionFinalizer); err != nil {
			return err
		}
	}
	if err := o.forceNamespace(ctx, control, space); err != nil {
		return fmt.Errorf("finalize namespace %s: %w", space, err)
	}
	var cluster clusterv1alpha1.Cluster
	if err := control.Get(ctx, types.NamespacedName{Name: o.Name}, &cluster); err != nil {
		return client.IgnoreNotFound(err)
	}
	return dropFinalizer(ctx, control, &cluster, names.ClusterFinalizer)
}

func (o Options) forceNamespace(ctx context.Context, control client.Client, name string) error {
	var ns corev1.Namespace
	if err := control.Get(ctx, types.NamespacedName{Name: name}, &ns); err != nil {
		return client.IgnoreNotFound(err)
	}
	if ns.DeletionTimestamp == nil {
		if err := control.Delete(ctx, &ns); err != nil {
			return client.IgnoreNotFound(err)
		}
		if err := control.Get(ctx, types.NamespacedName{Name: name}, &ns); err != nil {
			return client.IgnoreNotFound(err)
		}
	}
	if err := dropFinalizer(ctx, control, &ns, string(corev1.FinalizerKubernetes)); err != nil {
		return err
	}
	ns.Spec.Finalizers = slices.DeleteFunc(ns.Spec.Finalizers, func(f corev1.FinalizerName) bool { return f == corev1.FinalizerKubernetes })
	return client.IgnoreNotFound(control.SubResource("finalize").Update(ctx, &ns))
}

func dropFinalizer(ctx context.Context, control client.Client, object client.Object, finalizer string) error {
	before := object.DeepCopyObject().(client.Object)
	if !controllerutil.RemoveFinalizer(object, finalizer) {
		return nil
	}
	patch := client.MergeFromWithOptions(before, client.MergeFromWithOptimisticLock{})
	if err := control.Patch(ctx, object, patch); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("remove finalizer %s from %s: %w", finalizer, describe(object), err)
	}
	return nil
}

// cleanMember removes what Join made in the member. The namespace goes only when no other control plane has an account
// in it.
func (o Options) cleanMember(ctx context.Context, observed client.Client) error {
	account, role := accountName(o.Name), roleName(o.Name)
	in := func(name string) metav1.ObjectMeta {
		return metav1.ObjectMeta{Namespace: o.ClusterNamespace, Name: name}
	}
	var errs []error
	for _, object := range []client.Object{
		&rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: role}},
		&rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: role}},
		&corev1.ServiceAccount{ObjectMeta: in(account)},
		&corev1.Secret{ObjectMeta: in(account)},
	} {
		if err := observed.Delete(ctx, object); client.IgnoreNotFound(err) != nil {
			errs = append(errs, fmt.Errorf("delete %s: %w", describe(object), err))
		}
	}
	if err := errors.Join(errs...); err != nil {
		return err
	}
	var accounts corev1.ServiceAccountList
	if err := observed.List(ctx, &accounts, client.InNamespace(o.ClusterNamespace)); err != nil {
		return fmt.Errorf("list service accounts in namespace %s: %w", o.ClusterNamespace, err)
	}
	for i := range accounts.Items {
		if name := accounts.Items[i].Name; name != impersonatorAccount && name != account && name != "default" {
			return nil
		}
	}
	ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: o.ClusterNamespace}}
	if err := observed.Delete(ctx, ns); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete namespace %s: %w", o.ClusterNamespace, err)
	}
	return nil
}
