// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package lifecycle implements cluster-controller.
//
//	Cluster ──► execution namespace, taints from the Ready condition, finalizer
//	deleted Cluster ──► Works and execution namespace deleted, no binding targets the cluster ──► finalizer removed
//
// Invariants: a Cluster is removed only after its execution namespace is deleted and no binding targets it. A Cluster that is
// up to date is not written.
package lifecycle

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/cluster/clusters"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

const (
	// drainInterval is the polling interval for bindings that target a cluster that is being deleted.
	drainInterval = time.Second
	// taintSucceed is the reason of the event for changed taints.
	taintSucceed = "TaintClusterSucceed"
	// workers is the number of clusters reconciled in parallel; none waits for a member.
	workers = 5
)

// reconciler reconciles single clusters.
type reconciler struct {
	control client.Client
	live    client.Reader // uncached
	events  events.Recorder
	clock   clock.PassiveClock
	left    sync.Map // the UIDs of clusters whose remaining objects were reported
}

// Controller is cluster-controller.
type Controller struct {
	reconciler *reconciler
	monitor    *monitor
}

// New returns the controller. live reads uncached.
func New(control client.Client, live client.Reader, recorder events.Recorder, c clock.WithTicker, o Options) *Controller {
	return &Controller{
		&reconciler{control: control, live: live, events: recorder, clock: c},
		&monitor{Options: o.WithDefaults(), control: control, live: live, clock: c, reports: reports{}},
	}
}

// Setup adds the controller to a manager. It creates and deletes execution namespaces, sets taints from the Ready condition,
// and removes the finalizer of a deleted cluster once nothing depends on it. It sets the Ready condition of Pull-mode clusters that
// do not report. The cache must have indexes.BindingsByTarget.
func (c *Controller) Setup(mgr manager.Manager) error {
	err := requeue.NewController(mgr, names.ClusterSource).
		For(&clusterv1alpha1.Cluster{}).
		WatchesMetadata(&corev1.Namespace{}, handler.Funcs{DeleteFunc: enqueueCluster}).
		WithOptions(controller.Options{MaxConcurrentReconciles: workers}).
		Complete(c.reconciler)
	if err == nil {
		err = mgr.Add(c.monitor)
	}
	if err != nil {
		return fmt.Errorf("add %s: %w", names.ClusterSource, err)
	}
	return nil
}

// enqueueCluster requeues the cluster of a deleted execution namespace.
func enqueueCluster(_ context.Context, e event.DeleteEvent, queue workqueue.TypedRateLimitingInterface[reconcile.Request]) {
	if cluster, ok := names.ClusterOf(e.Object.GetName()); ok {
		queue.Add(reconcile.Request{NamespacedName: types.NamespacedName{Name: cluster}})
	}
}

// Reconcile sets up a cluster, or cleans up after a deleted one.
func (r *reconciler) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	if err := r.control.Get(ctx, req.NamespacedName, &cluster); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !cluster.DeletionTimestamp.IsZero() {
		return r.remove(ctx, &cluster)
	}
	if err := r.ensureNamespace(ctx, &cluster); err != nil {
		r.emit(&cluster, true, "CreateExecutionSpaceFailed", err.Error())
		return ctrl.Result{}, err
	}
	// Other controllers take the finalizer as evidence of the namespace. The Cluster names the control plane before it gets Works, because
	// its status is not collected earlier.
	return ctrl.Result{}, r.update(ctx, &cluster)
}

func (r *reconciler) emit(cluster *clusterv1alpha1.Cluster, warning bool, reason, message string) {
	once := ""
	if reason == taintSucceed {
		once = cluster.ResourceVersion // the same taints may be set repeatedly
	}
	reference := events.ClusterReference(cluster)
	reference.ResourceVersion = cluster.ResourceVersion
	r.events.Emit(events.Event{
		On: reference, Source: names.ClusterSource, Reason: reason, Warning: warning, Message: message, Once: once,
	})
}

func executionNamespace(cluster string) *metav1.PartialObjectMetadata {
	ns := &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{Name: names.ExecutionNamespace(cluster)}}
	ns.SetGroupVersionKind(corev1.SchemeGroupVersion.WithKind("Namespace"))
	return ns
}

// ensureNamespace creates the execution namespace.
func (r *reconciler) ensureNamespace(ctx context.Context, cluster *clusterv1alpha1.Cluster) error {
	observed := executionNamespace(cluster.Name)
	name := observed.Name
	err := r.control.Get(ctx, types.NamespacedName{Name: name}, observed)
	if err == nil || !apierrors.IsNotFound(err) {
		return err
	}
	desired := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name, Labels: map[string]string{names.System: "true"}}}
	if err := r.control.Create(ctx, desired); err != nil {
		if apierrors.IsAlreadyExists(err) {
			return nil // the cache is stale
		}
		return fmt.Errorf("create namespace %s of cluster %s: %w", name, cluster.Name, err)
	}
	r.emit(cluster, false, "CreateExecutionSpaceSucceed", fmt.Sprintf("Created execution space(%s) for cluster(%s).", name, cluster.Name))
	return nil
}

// update sets the taints that follow from the Ready condition, the finalizer and the annotation that names the control plane, in one
// patch.
func (r *reconciler) update(ctx context.Context, cluster *clusterv1alpha1.Cluster) error {
	own, err := r.identity(ctx)
	if err != nil {
		return err
	}
	tainted := false
	// Taints are one list with several writers: a patch of a stale version would revert the change of another writer.
	changed, err := patch.Latest(ctx, r.control, cluster, func(c *clusterv1alpha1.Cluster) {
		taints := taintsFor(c)
		tainted = !apiequality.Semantic.DeepEqual(taints, c.Spec.Taints)
		c.Spec.Taints = taints
		controllerutil.AddFinalizer(c, names.ClusterFinalizer)
		identify(c, own)
	})
	switch {
	case requeue.Expected(err):
		return err
	case err != nil && tainted:
		err = fmt.Errorf("taint cluster %s: %w", cluster.Name, err)
		r.emit(cluster, true, "TaintClusterFailed", "Taint cluster failed: "+err.Error())
		return client.IgnoreNotFound(err)
	case err != nil:
		return client.IgnoreNotFound(fmt.Errorf("update cluster %s: %w", cluster.Name, err))
	case changed && tainted:
		r.emit(cluster, false, taintSucceed, "Taint cluster succeed: "+clusters.TaintsText(cluster.Spec.Taints)+".")
	}
	return nil
}

// identity returns the UID that identifies the control plane, or "" if its namespace kube-system does not exist yet.
func (r *reconciler) identity(ctx context.Context) (types.UID, error) {
	own := &metav1.PartialObjectMetadata{}
	own.SetGroupVersionKind(corev1.SchemeGroupVersion.WithKind("Namespace"))
	if err := r.control.Get(ctx, types.NamespacedName{Name: metav1.NamespaceSystem}, own); client.IgnoreNotFound(err) != nil {
		return "", fmt.Errorf("identify the control plane by its namespace %s: %w", metav1.NamespaceSystem, err)
	}
	return own.UID, nil
}

// identifyDeleted names the control plane in a Cluster that was deleted before it was named: objects are removed from a member only if no
// other control plane holds it.
func (r *reconciler) identifyDeleted(ctx context.Context, cluster *clusterv1alpha1.Cluster) error {
	if claim := member.ClaimOf(cluster); cluster.Annotations[names.ControlPlane] != "" && !claim.Copied {
		return nil
	}
	own, err := r.identity(ctx)
	if err != nil || own == "" {
		return err
	}
	_, err = patch.Latest(ctx, r.control, cluster, func(c *clusterv1alpha1.Cluster) { identify(c, own) })
	return client.IgnoreNotFound(err)
}

// identify sets the annotations of a Cluster that name its control plane. In a Cluster that was copied from another one, the times of a
// restore and of a take-over are those of the other one.
func identify(c *clusterv1alpha1.Cluster, controlPlane types.UID) {
	if controlPlane == "" {
		return
	}
	if member.ClaimOf(c).Copied {
		delete(c.Annotations, names.RestoredAt)
		delete(c.Annotations, names.TakenOver)
	}
	metav1.SetMetaDataAnnotation(&c.ObjectMeta, names.ControlPlane, string(controlPlane))
	metav1.SetMetaDataAnnotation(&c.ObjectMeta, names.ControlPlaneOf, string(c.UID))
}

// taintsFor returns the desired taints: those for readiness follow the Ready condition, others are unchanged.
func taintsFor(cluster *clusterv1alpha1.Cluster) []corev1.Taint {
	notReady := corev1.Taint{Key: names.NotReadyTaint, Effect: corev1.TaintEffectNoSchedule}
	unreachable := corev1.Taint{Key: names.UnreachableTaint, Effect: corev1.TaintEffectNoSchedule}
	taints := slices.Clone(cluster.Spec.Taints)
	remove := func(t corev1.Taint) {
		taints = slices.DeleteFunc(taints, func(other corev1.Taint) bool { return other.Key == t.Key && other.Effect == t.Effect })
	}
	add := func(t corev1.Taint) {
		if !slices.ContainsFunc(taints, func(other corev1.Taint) bool { return other.Key == t.Key && other.Effect == t.Effect }) {
			taints = append(taints, t)
		}
	}
	ready := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	switch {
	case ready == nil:
		add(notReady)
	case ready.Status == metav1.ConditionFalse:
		remove(unreachable)
		add(notReady)
	case ready.Status == metav1.ConditionTrue:
		remove(unreachable)
		remove(notReady)
	default:
		remove(notReady)
		add(unreachable)
	}
	return taints
}

// remove deletes the execution namespace and waits until its Works, and with them the member objects, are deleted. Then, once no
// binding targets the cluster, it removes the finalizer.
func (r *reconciler) remove(ctx context.Context, cluster *clusterv1alpha1.Cluster) (ctrl.Result, error) {
	if !controllerutil.ContainsFinalizer(cluster, names.ClusterFinalizer) {
		return ctrl.Result{}, nil
	}
	if err := r.identifyDeleted(ctx, cluster); err != nil {
		return ctrl.Result{}, err
	}
	if err := r.reportLeft(ctx, cluster); err != nil {
		return ctrl.Result{}, err
	}
	if err := r.releaseWorks(ctx, cluster); err != nil {
		return ctrl.Result{}, err
	}
	if cluster.Spec.SyncMode == clusterv1alpha1.Pull {
		if remaining, err := r.worksRemain(ctx, cluster.Name); remaining || err != nil {
			return ctrl.Result{RequeueAfter: drainInterval}, err
		}
	}
	deleted, err := r.removeNamespace(ctx, cluster)
	if err != nil {
		r.emit(cluster, true, "RemoveExecutionSpaceFailed", err.Error())
		return ctrl.Result{}, err
	}
	if !deleted {
		return ctrl.Result{RequeueAfter: 10 * drainInterval}, nil // its deletion requeues the cluster
	}
	r.emit(cluster, false, "RemoveExecutionSpaceSucceed", fmt.Sprintf("Removed execution space for cluster(%s).", cluster.Name))
	bindings, err := indexes.BindingsByTarget.List(ctx, r.control, cluster.Name, client.UnsafeDisableDeepCopy)
	if err != nil {
		return ctrl.Result{}, err
	}
	if bindings, err = r.releaseTargets(ctx, cluster.Name, bindings); err != nil {
		return ctrl.Result{}, err
	}
	if len(bindings) > 0 {
		r.reportBlocked(cluster, bindings)
		return ctrl.Result{RequeueAfter: drainInterval}, nil // the scheduler reschedules them
	}
	err = patch.RemoveFinalizer(ctx, r.control, cluster, names.ClusterFinalizer)
	if err == nil {
		r.left.Delete(cluster.UID)
	}
	return ctrl.Result{}, err
}

// releaseWorks removes the finalizers from the Works of a Pull-mode cluster that was observed not to be ready. Its agent, which
// normally removes them, is not running. A missing condition is no evidence.
func (r *reconciler) releaseWorks(ctx context.Context, cluster *clusterv1alpha1.Cluster) error {
	ready := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if cluster.Spec.SyncMode != clusterv1alpha1.Pull || ready == nil || ready.Status == metav1.ConditionTrue {
		return nil
	}
	var works workv1alpha1.WorkList
	if err := r.live.List(ctx, &works, client.InNamespace(names.ExecutionNamespace(cluster.Name))); err != nil {
		return fmt.Errorf("list the works of cluster %s: %w", cluster.Name, err)
	}
	for i := range works.Items {
		if err := patch.RemoveFinalizer(ctx, r.control, &works.Items[i], names.ExecutionFinalizer); err != nil {
			return fmt.Errorf("release the works of cluster %s: %w", cluster.Name, err)
		}
	}
	return nil
}

// worksRemain deletes the Works of a Pull-mode cluster and reports whether any remain. The agent needs its rights in the execution
// namespace until it has removed their objects; deletion of the namespace would end these rights first.
func (r *reconciler) worksRemain(ctx context.Context, cluster string) (bool, error) {
	inNamespace := client.InNamespace(names.ExecutionNamespace(cluster))
	var works workv1alpha1.WorkList
	if err := r.control.List(ctx, &works, inNamespace, client.UnsafeDisableDeepCopy); err != nil {
		return true, fmt.Errorf("list the works of cluster %s: %w", cluster, err)
	}
	if len(works.Items) > 0 {
		return true, r.deleteWorks(ctx, cluster)
	}
	// The cache may be stale.
	if err := r.live.List(ctx, &works, inNamespace, client.Limit(1)); err != nil {
		return true, fmt.Errorf("list the works of cluster %s: %w", cluster, err)
	}
	return len(works.Items) > 0, nil
}

// removeNamespace deletes the execution namespace and reports whether it no longer exists. It uses a live read, because a
// stale cache may not contain a namespace that was just created.
func (r *reconciler) removeNamespace(ctx context.Context, cluster *clusterv1alpha1.Cluster) (deleted bool, err error) {
	ns := executionNamespace(cluster.Name)
	if err := r.live.Get(ctx, client.ObjectKeyFromObject(ns), ns); err != nil {
		if apierrors.IsNotFound(err) {
			return true, nil
		}
		return false, fmt.Errorf("read namespace %s of cluster %s: %w", ns.Name, cluster.Name, err)
	}
	if ns.DeletionTimestamp.IsZero() {
		if err := r.control.Delete(ctx, ns); client.IgnoreNotFound(err) != nil {
			return false, fmt.Errorf("delete namespace %s of cluster %s: %w", ns.Name, cluster.Name, err)
		}
	}
	return false, r.deleteWorks(ctx, cluster.Name)
}

// deleteWorks deletes the Works in the execution namespace. The namespace controller would do so too, but only after a delay
// of several seconds.
func (r *reconciler) deleteWorks(ctx context.Context, cluster string) error {
	inNamespace := client.InNamespace(names.ExecutionNamespace(cluster))
	var works workv1alpha1.WorkList
	if err := r.control.List(ctx, &works, inNamespace, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list the works of cluster %s: %w", cluster, err)
	}
	undeleted := func(w workv1alpha1.Work) bool { return w.DeletionTimestamp.IsZero() }
	if !slices.ContainsFunc(works.Items, undeleted) {
		return nil
	}
	if err := r.control.DeleteAllOf(ctx, &workv1alpha1.Work{}, inNamespace); err != nil {
		return fmt.Errorf("delete the works of cluster %s: %w", cluster, err)
	}
	return nil
}

// reportLeft reports the objects that remain in a cluster that is removed while it is not ready or held by another control plane. Their
// Works are released without the cluster's confirmation.
func (r *reconciler) reportLeft(ctx context.Context, cluster *clusterv1alpha1.Cluster) error {
	ready := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	elsewhere := meta.IsStatusConditionTrue(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionHeldElsewhere)
	if _, reported := r.left.Load(cluster.UID); reported || ready == nil || ready.Status == metav1.ConditionTrue && !elsewhere {
		return nil
	}
	var works workv1alpha1.WorkList
	err := r.control.List(ctx, &works, client.InNamespace(names.ExecutionNamespace(cluster.Name)), client.UnsafeDisableDeepCopy)
	if err != nil {
		return fmt.Errorf("list the works of cluster %s: %w", cluster.Name, err)
	}
	if objects := work.Objects(works.Items); len(objects) > 0 {
		r.left.Store(cluster.UID, true)
		state := "not ready"
		if elsewhere {
			state = "held by another control plane"
		}
		r.emit(cluster, true, "MemberObjectsLeft", fmt.Sprintf("Cluster %s is %s while it is removed. Propagated objects may remain "+
			"in it: %s.", cluster.Name, state, work.Summary(objects)))
	}
	return nil
}

// releaseTargets removes a cluster from the targets of the bindings that no scheduler handles, and returns the others. The templates of
// these bindings have lost their policy.
func (r *reconciler) releaseTargets(ctx context.Context, cluster string, bindings []binding.Binding) (others []binding.Binding, err error) {
	for _, b := range bindings {
		if binding.HasSource(b) || b.GetDeletionTimestamp() != nil {
			others = append(others, b)
			continue
		}
		kept := slices.DeleteFunc(slices.Clone(b.BindingSpec().Clusters), func(t workv1alpha2.TargetCluster) bool { return t.Name == cluster })
		object := b.DeepCopyObject().(client.Object)
		err := patch.Merge(ctx, r.control, object, map[string]any{"spec": map[string]any{"clusters": kept}})
		if client.IgnoreNotFound(requeue.IgnoreExpected(err)) != nil {
			return nil, fmt.Errorf("remove cluster %s from the targets of %s: %w", cluster, binding.Title(b), err)
		}
		if err != nil {
			others = append(others, b) // the cache is stale
		}
	}
	return others, nil
}

// blockedAfter is how long the deletion of a cluster waits for bindings before this is reported.
const blockedAfter = time.Minute

// reportBlocked reports the bindings that the scheduler has not rescheduled, for example because their scheduling is suspended.
func (r *reconciler) reportBlocked(cluster *clusterv1alpha1.Cluster, bindings []binding.Binding) {
	if r.clock.Since(cluster.DeletionTimestamp.Time) < blockedAfter {
		return
	}
	titles := make([]string, 0, len(bindings))
	for _, b := range bindings {
		titles = append(titles, binding.Title(b))
	}
	slices.Sort(titles)
	r.emit(cluster, true, "ClusterRemovalBlocked", fmt.Sprintf("The cluster is not removed while bindings target it: %s. Check that "+
		"their scheduler is running, and that their scheduling is not suspended and exceeds no quota.", work.Summary(titles)))
}
