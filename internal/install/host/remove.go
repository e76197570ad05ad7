// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package host

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	policyv1 "k8s.io/api/policy/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/install/manifests"
)

// ready reports whether an API server is ready, as an error.
func ready(ctx context.Context, config *rest.Config) error {
	c, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return err
	}
	return c.RESTClient().Get().AbsPath("/readyz").Do(ctx).Error()
}

// kind is a kind of objects that an installation creates, in the order of their removal.
type kind struct {
	list client.ObjectList
	// format is the progress line of the contract (docs/contract/components.md#installation).
	format string
}

func kinds() []kind {
	return []kind{
		{&batchv1.CronJobList{}, "delete CronJob %q"}, {&appsv1.DeploymentList{}, "delete deployment %q"},
		{&appsv1.StatefulSetList{}, "delete StatefulSet: %q"},
		{&corev1.ServiceList{}, "delete Service %q"}, {&policyv1.PodDisruptionBudgetList{}, "delete PodDisruptionBudget %q"},
		{&networkingv1.NetworkPolicyList{}, "delete NetworkPolicy %q"}, {&corev1.SecretList{}, "delete Secrets %q"},
		{&rbacv1.RoleBindingList{}, "delete RoleBinding %q"}, {&rbacv1.RoleList{}, "delete Role %q"},
		{&corev1.ServiceAccountList{}, "delete ServiceAccount %q"}, {&corev1.ConfigMapList{}, "delete ConfigMap %q"},
	}
}

// Removal describes what Remove deletes.
type Removal struct {
	Host      client.Client
	Namespace string
	// DryRun only reports.
	DryRun bool
	// PurgeNamespace deletes the namespace also if it contains other objects or was not created by Install.
	PurgeNamespace bool
	Report         func(line string)
	// By is the manager of the control plane. Remove fails if it has another one. Empty means karmadactl, which also removes a control plane
	// without a record.
	By string
}

// removeTimeout limits the wait for the deletion of the namespace.
const removeTimeout = 2 * time.Minute

// EtcdLabel is set by Install on the node of etcd with storage HostPath.
const EtcdLabel = "karmada.io/etcd"

// Remove deletes the objects of the installation in a namespace. The namespace is deleted if Install created it and it contains
// nothing else. The record is deleted last: an interrupted removal can be continued.
func (r Removal) Remove(ctx context.Context) error {
	if recorded, err := r.recorded(ctx); err != nil || !recorded && r.By != "" {
		return err
	}
	for _, k := range kinds() {
		if err := r.removeKind(ctx, k); err != nil {
			return err
		}
	}
	if err := r.unlabelNodes(ctx); err != nil {
		return err
	}
	if err := r.removeNamespace(ctx); err != nil {
		return err
	}
	return r.removeRecord(ctx)
}

// recorded reports whether the control plane of By is recorded. Without a record, objects with the labels of an installation belong to
// another installer, such as upstream's.
func (r Removal) recorded(ctx context.Context) (bool, error) {
	if err := CheckManager(ctx, r.Host, r.Namespace, r.By); err != nil {
		return false, err
	}
	_, recorded, err := Manager(ctx, r.Host, r.Namespace)
	return recorded, err
}

func (r Removal) removeKind(ctx context.Context, k kind) error {
	if err := r.Host.List(ctx, k.list, client.InNamespace(r.Namespace), client.HasLabels{manifests.Bootstrapping}); err != nil {
		return fmt.Errorf("list %T in namespace %s of the host cluster: %w", k.list, r.Namespace, err)
	}
	objects := items(k.list)
	// Without the CAs, an interrupted removal could not be followed by an installation: they are deleted last.
	slices.SortStableFunc(objects, func(a, b client.Object) int { return cmp.Compare(order(a), order(b)) })
	for _, object := range objects {
		if isRecord(object) {
			continue
		}
		if err := r.removeObject(ctx, object, k.format); err != nil {
			return err
		}
	}
	return nil
}

// order returns 1 for the Secret with the CAs, and 0 for other objects.
func order(object client.Object) int {
	if _, ok := object.(*corev1.Secret); ok && object.GetName() == manifests.AuthoritiesSecret {
		return 1
	}
	return 0
}

func (r Removal) removeObject(ctx context.Context, object client.Object, format string) error {
	r.Report(fmt.Sprintf(format, object.GetName()))
	if r.DryRun {
		return nil
	}
	uid := object.GetUID()
	err := r.Host.Delete(ctx, object, client.PropagationPolicy(metav1.DeletePropagationBackground), client.Preconditions{UID: &uid})
	if err != nil && !apierrors.IsNotFound(err) {
		return fmt.Errorf("delete %T %s/%s in the host cluster: %w", object, r.Namespace, object.GetName(), err)
	}
	return nil
}

// removeRecord deletes the record, unless it was deleted with the namespace.
func (r Removal) removeRecord(ctx context.Context) error {
	var c corev1.ConfigMap
	err := r.Host.Get(ctx, client.ObjectKey{Namespace: r.Namespace, Name: record}, &c)
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("read the installation in ConfigMap %s/%s: %w", r.Namespace, record, err)
	}
	return r.removeObject(ctx, &c, "delete ConfigMap %q")
}

// unlabelNodes removes the label of the node of etcd, unless another control plane may use it.
func (r Removal) unlabelNodes(ctx context.Context) error {
	var records corev1.ConfigMapList
	if err := r.Host.List(ctx, &records, client.HasLabels{manifests.Bootstrapping}); err != nil {
		return fmt.Errorf("list the control planes of the host cluster: %w", err)
	}
	for i := range records.Items {
		if other := &records.Items[i]; other.Name == record && other.Namespace != r.Namespace {
			r.Report(fmt.Sprintf("keep node labels %q: the control plane in namespace %s may use them", EtcdLabel, other.Namespace))
			return nil
		}
	}
	var nodes corev1.NodeList
	if err := r.Host.List(ctx, &nodes, client.HasLabels{EtcdLabel}); err != nil {
		return fmt.Errorf("list nodes of the host cluster: %w", err)
	}
	if len(nodes.Items) == 0 {
		r.Report(fmt.Sprintf("node not found by label %q", EtcdLabel))
	}
	for i := range nodes.Items {
		node := &nodes.Items[i]
		r.Report(fmt.Sprintf("remove node %q labels %q", node.Name, EtcdLabel))
		if r.DryRun {
			continue
		}
		patch := client.MergeFrom(node.DeepCopy())
		delete(node.Labels, EtcdLabel)
		if err := r.Host.Patch(ctx, node, patch); err != nil {
			return fmt.Errorf("remove the label %s of node %s: %w", EtcdLabel, node.Name, err)
		}
	}
	return nil
}

// removeNamespace deletes the namespace if it is left empty, or if that is requested.
func (r Removal) removeNamespace(ctx context.Context) error {
	var n corev1.Namespace
	err := r.Host.Get(ctx, client.ObjectKey{Name: r.Namespace}, &n)
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("read namespace %s of the host cluster: %w", r.Namespace, err)
	}
	if !r.PurgeNamespace {
		if n.Annotations[created] != "true" {
			return nil
		}
		foreign, err := r.foreign(ctx)
		if err != nil || foreign != "" {
			if foreign != "" {
				r.Report(fmt.Sprintf("keep Namespace %q: it contains %s", r.Namespace, foreign))
			}
			return err
		}
	}
	r.Report(fmt.Sprintf("delete Namespace %q", r.Namespace))
	if r.DryRun {
		return nil
	}
	if err := r.Host.Delete(ctx, &n, client.Preconditions{UID: &n.UID}); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete namespace %s of the host cluster: %w", r.Namespace, err)
	}
	return r.awaitGone(ctx, &n)
}

// awaitGone waits until the namespace is deleted, so that a new installation can follow.
func (r Removal) awaitGone(ctx context.Context, n *corev1.Namespace) error {
	err := wait.PollUntilContextTimeout(ctx, pollInterval, removeTimeout, true, func(ctx context.Context) (bool, error) {
		err := r.Host.Get(ctx, client.ObjectKeyFromObject(n), &corev1.Namespace{})
		return apierrors.IsNotFound(err), client.IgnoreNotFound(err)
	})
	if wait.Interrupted(err) && ctx.Err() == nil {
		return fmt.Errorf("namespace %s of the host cluster still exists after %v; see: kubectl get namespace %[1]s --output yaml",
			n.Name, removeTimeout)
	}
	return err
}

// foreign returns an object in the namespace that is not part of the installation, or "".
func (r Removal) foreign(ctx context.Context) (string, error) {
	lists := []client.ObjectList{
		&corev1.PersistentVolumeClaimList{}, &appsv1.DeploymentList{}, &appsv1.StatefulSetList{}, &appsv1.DaemonSetList{},
		&corev1.ServiceList{}, &corev1.SecretList{}, &corev1.ConfigMapList{}, &corev1.ServiceAccountList{},
	}
	var errs []error
	for _, list := range lists {
		if err := r.Host.List(ctx, list, client.InNamespace(r.Namespace)); err != nil {
			errs = append(errs, fmt.Errorf("list %T in namespace %s of the host cluster: %w", list, r.Namespace, err))
			continue
		}
		for _, object := range items(list) {
			if object.GetLabels()[manifests.Bootstrapping] == "" || isClaim(object) {
				if !slices.Contains([]string{"default", "kube-root-ca.crt"}, object.GetName()) {
					return fmt.Sprintf("%T %s", object, object.GetName())[len("*v1."):], nil
				}
			}
		}
	}
	return "", errors.Join(errs...)
}

// isRecord reports whether an object is the record of the installation.
func isRecord(object client.Object) bool {
	_, ok := object.(*corev1.ConfigMap)
	return ok && object.GetName() == record
}

// isClaim reports whether an object is a volume of etcd, whose data is kept.
func isClaim(object client.Object) bool {
	_, ok := object.(*corev1.PersistentVolumeClaim)
	return ok
}
