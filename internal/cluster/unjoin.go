// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// deletionInterval is the polling interval for the deletion of the Cluster.
const deletionInterval = 200 * time.Millisecond

// Unjoin removes a cluster. It deletes the Cluster and waits until the propagated objects and the Cluster are deleted. Then it
// removes the accounts of the control plane from the member, if Member is set.
func Unjoin(ctx context.Context, o Options) error {
	o = o.withDefaults()
	control, observed, cluster, err := o.registered(ctx)
	if err != nil {
		return err
	}
	if cluster.Spec.SyncMode == clusterv1alpha1.Pull {
		return fmt.Errorf("cluster %s is a Pull mode member cluster, "+
			"please use command `unregister` if you want to continue unregistering the cluster", o.Name)
	}
	if observed != nil {
		err := checkIdentity(ctx, control, observed, cluster)
		if _, other := errors.AsType[*OtherClusterError](err); other {
			return err
		}
		if err != nil && !o.Force {
			return fmt.Errorf("%w\nTo leave the accounts of the control plane in the cluster, use --force, or omit --cluster-kubeconfig", err)
		}
		if err != nil {
			logr.FromContextOrDiscard(ctx).Info("Cluster cannot be identified, leaving the accounts of the control plane in it",
				"cluster", o.Name, "err", err.Error())
			observed = nil
		}
	}
	if observed, err = o.detach(ctx, control, observed, cluster); err != nil || observed == nil {
		return err
	}
	if err := o.cleanMember(ctx, observed); err != nil {
		if !o.Force {
			return fmt.Errorf("remove the accounts of the control plane from cluster %s: %w", o.Name, err)
		}
		logr.FromContextOrDiscard(ctx).Info("Failed to remove the accounts of the control plane from the cluster", "cluster", o.Name,
			"err", err.Error())
	}
	return nil
}

// registered returns clients of the control plane and of the member, which is nil unless Member is set, and the Cluster.
func (o Options) registered(ctx context.Context) (control, observed client.Client, cluster *clusterv1alpha1.Cluster, err error) {
	if err := checkName(o.Name); err != nil {
		return nil, nil, nil, err
	}
	if o.Wait <= 0 {
		return nil, nil, nil, fmt.Errorf("--wait %v must be a positive duration, e.g. 1m0s", o.Wait)
	}
	if control, observed, err = o.clients(); err != nil {
		return nil, nil, nil, err
	}
	cluster = &clusterv1alpha1.Cluster{}
	err = control.Get(ctx, types.NamespacedName{Name: o.Name}, cluster)
	if apierrors.IsNotFound(err) {
		return nil, nil, nil, fmt.Errorf("no cluster object %s found in the karmada control plane", o.Name)
	}
	if err != nil {
		err = fmt.Errorf("read cluster %s: %w", o.Name, err)
	}
	return control, observed, cluster, err
}

// detach deletes the Cluster, unless DryRun is set. It returns the client of the member if that is to be cleaned, and nil otherwise.
func (o Options) detach(
	ctx context.Context, control, observed client.Client, cluster *clusterv1alpha1.Cluster,
) (client.Client, error) {
	observed, err := o.toClean(ctx, control, observed, cluster)
	if err != nil || o.DryRun {
		return nil, err
	}
	return observed, o.remove(ctx, control, cluster)
}

// remove deletes the Cluster and waits until it no longer exists.
func (o Options) remove(ctx context.Context, control client.Client, cluster *clusterv1alpha1.Cluster) error {
	// Works whose removal was pending are released as soon as the Cluster is deleted.
	remaining := o.unconfirmed(ctx, control, cluster, nil)
	if err := control.Delete(ctx, cluster); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete cluster %s: %w", o.Name, err)
	}
	deleted := func(ctx context.Context) (bool, error) {
		var now clusterv1alpha1.Cluster
		err := control.Get(ctx, client.ObjectKeyFromObject(cluster), &now)
		if apierrors.IsForbidden(err) && cluster.Spec.SyncMode == clusterv1alpha1.Pull {
			return true, nil // the access of the agent is deleted after the Cluster
		}
		if err == nil && now.UID == cluster.UID {
			remaining = o.unconfirmed(ctx, control, &now, remaining)
			return false, nil
		}
		return true, client.IgnoreNotFound(err)
	}
	err := wait.PollUntilContextTimeout(ctx, deletionInterval, o.Wait, true, deleted)
	switch {
	case err == nil:
		o.reportLeft(remaining)
		return nil
	case !wait.Interrupted(err) || ctx.Err() != nil:
		return fmt.Errorf("wait for deletion of cluster %s: %w", o.Name, err)
	case !o.Force:
		return fmt.Errorf("cluster %s is not deleted after %v: %s", o.Name, o.Wait, o.blocker(ctx, control))
	}
	released, err := o.removeFinalizers(ctx, control)
	o.reportLeft(append(remaining, released...))
	if err != nil {
		return fmt.Errorf("force deletion of cluster %s: %w", o.Name, err)
	}
	return nil
}

// unconfirmed returns the objects of a cluster that is not ready or held by another control plane, which are released without confirmation.
// It keeps the objects of an earlier call, because their Works may be released meanwhile.
func (o Options) unconfirmed(ctx context.Context, control client.Client, cluster *clusterv1alpha1.Cluster, earlier []string) []string {
	ready := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	elsewhere := meta.IsStatusConditionTrue(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionHeldElsewhere)
	if o.Left == nil || len(earlier) > 0 || ready == nil || ready.Status == metav1.ConditionTrue && !elsewhere {
		return earlier
	}
	var works workv1alpha1.WorkList
	if err := control.List(ctx, &works, client.InNamespace(names.ExecutionNamespace(o.Name))); err != nil {
		return earlier
	}
	return work.Objects(works.Items)
}

func (o Options) reportLeft(objects []string) {
	if slices.Sort(objects); o.Left != nil && len(objects) > 0 {
		o.Left(slices.Compact(objects))
	}
}

// blocker returns the reason why the cluster is not deleted yet, with advice.
func (o Options) blocker(ctx context.Context, control client.Client) string {
	namespace := names.ExecutionNamespace(o.Name)
	var works workv1alpha1.WorkList
	if err := control.List(ctx, &works, client.InNamespace(namespace)); err == nil && len(works.Items) > 0 {
		return fmt.Sprintf("namespace %s still has %s that must be deleted, such as %s; wait longer, or use --force to leave the "+
			"propagated objects in the cluster", namespace, plural.Count(len(works.Items), "work"), works.Items[0].Name)
	}
	if err := control.Get(ctx, types.NamespacedName{Name: namespace}, &corev1.Namespace{}); err == nil {
		return fmt.Sprintf("namespace %s is not deleted yet; check that karmada-controller-manager is running", namespace)
	}
	return o.targeting(ctx, control)
}

// targeting returns that bindings target the cluster, and why the first of them cannot be scheduled.
func (o Options) targeting(ctx context.Context, control client.Client) string {
	all, err := binding.List(func(list binding.ObjectList) error { return control.List(ctx, list) })
	for _, b := range all {
		here := func(t workv1alpha2.TargetCluster) bool { return t.Name == o.Name }
		scheduled := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.Scheduled)
		if err == nil && slices.ContainsFunc(b.BindingSpec().Clusters, here) && scheduled != nil && scheduled.Status == metav1.ConditionFalse {
			return fmt.Sprintf("bindings still target it, such as %s, which cannot be scheduled: %s", binding.Title(b), scheduled.Message)
		}
	}
	return "bindings still target it; check that karmada-scheduler is running"
}

// releaseTimeout limits the time to release the Works of a cluster: other controllers may change them concurrently.
const releaseTimeout = 30 * time.Second

// finalizerPrefix is the prefix of all finalizers of Karmada. A controller that is switched off, for example by a feature gate, does not
// remove its own.
const finalizerPrefix = "karmada.io/"

// removeFinalizers removes all finalizers of Karmada that block the deletion of the cluster. It returns the objects of the Works that it
// released, and an error that names the finalizers of others that remain.
func (o Options) removeFinalizers(ctx context.Context, control client.Client) (released []string, err error) {
	namespace := names.ExecutionNamespace(o.Name)
	var works workv1alpha1.WorkList
	err = wait.PollUntilContextTimeout(ctx, deletionInterval, releaseTimeout, true, func(ctx context.Context) (bool, error) {
		works = workv1alpha1.WorkList{}
		if err := control.List(ctx, &works, client.InNamespace(namespace)); err != nil {
			return false, fmt.Errorf("list works in namespace %s: %w", namespace, err)
		}
		released = append(released, work.Objects(works.Items)...)
		done := !slices.ContainsFunc(works.Items, func(w workv1alpha1.Work) bool {
			return w.DeletionTimestamp == nil || len(others(&w)) < len(w.Finalizers)
		})
		for i := range works.Items {
			if err := releaseWork(ctx, control, &works.Items[i]); err != nil {
				return false, err
			}
		}
		return done, nil
	})
	if err != nil {
		return released, err
	}
	if len(works.Items) > 0 {
		w := &works.Items[0]
		return released, fmt.Errorf("namespace %s has %s with finalizers that do not belong to Karmada, such as %s of work %s; remove them",
			namespace, plural.Count(len(works.Items), "work"), strings.Join(others(w), ", "), w.Name)
	}
	if err := o.finalizeNamespace(ctx, control, namespace); err != nil {
		return released, fmt.Errorf("finalize namespace %s: %w", namespace, err)
	}
	var cluster clusterv1alpha1.Cluster
	if err := control.Get(ctx, types.NamespacedName{Name: o.Name}, &cluster); err != nil {
		return released, client.IgnoreNotFound(err)
	}
	if remaining := others(&cluster); len(remaining) > 0 {
		err = fmt.Errorf("it has finalizers that do not belong to Karmada, %s; remove them", strings.Join(remaining, ", "))
	}
	return released, errors.Join(err, release(ctx, control, &cluster))
}

// others returns the finalizers of an object that do not belong to Karmada.
func others(o client.Object) []string {
	return slices.DeleteFunc(slices.Clone(o.GetFinalizers()), func(f string) bool { return strings.HasPrefix(f, finalizerPrefix) })
}

// release removes the finalizers of Karmada from an object.
func release(ctx context.Context, control client.Client, o client.Object) error {
	_, err := patch.Object(ctx, control, o, func(o client.Object) {
		if remaining := others(o); len(remaining) < len(o.GetFinalizers()) {
			o.SetFinalizers(remaining)
		}
	})
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("remove the finalizers of Karmada: %w", err)
	}
	return nil
}

// releaseWork deletes a Work and removes the finalizers of Karmada. A Work that is only released would stay in a namespace that no longer
// exists if no controller deletes it. A conflict is not an error: the caller lists the Works again.
func releaseWork(ctx context.Context, control client.Client, w *workv1alpha1.Work) error {
	if w.DeletionTimestamp == nil {
		if err := control.Delete(ctx, w, client.Preconditions{UID: &w.UID}); err != nil {
			return ignoreChanged(fmt.Errorf("delete work %s: %w", w.Name, err))
		}
		return nil // the next list has its new version
	}
	return ignoreChanged(release(ctx, control, w))
}

func ignoreChanged(err error) error {
	if apierrors.IsNotFound(err) || apierrors.IsConflict(err) {
		return nil
	}
	return err
}

// finalizeNamespace deletes a namespace without waiting for its content.
func (o Options) finalizeNamespace(ctx context.Context, control client.Client, name string) error {
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
	if err := patch.RemoveFinalizer(ctx, control, &ns, string(corev1.FinalizerKubernetes)); err != nil {
		return err
	}
	ns.Spec.Finalizers = slices.DeleteFunc(ns.Spec.Finalizers, func(f corev1.FinalizerName) bool {
		return f == corev1.FinalizerKubernetes
	})
	return client.IgnoreNotFound(control.SubResource("finalize").Update(ctx, &ns))
}
