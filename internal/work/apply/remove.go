// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// removal is the deletion of the objects of one Work in a member.
type removal struct {
	work    *workv1alpha1.Work
	cluster *clusterv1alpha1.Cluster
	cache   *memberCache
	// preserve leaves the objects in place and releases them.
	preserve bool
	// retries is the number of retries since the last success or change of the cluster.
	retries int
}

// remove removes the objects of a deleted Work from the member, and then the finalizer.
func (e *Executor) remove(
	ctx context.Context, s *clusterWorker, cluster *clusterv1alpha1.Cluster, mc *memberCache, w *workv1alpha1.Work,
) error {
	if !controllerutil.ContainsFinalizer(w, names.ExecutionFinalizer) {
		return nil
	}
	if ready(cluster) && mc != nil {
		objects, _ := manifests(w) // objects that cannot be decoded were never applied
		defer s.removeContainers(objects)()
		r := removal{work: w, cluster: cluster, cache: mc, retries: s.queue.NumRequeues(client.ObjectKeyFromObject(w))}
		r.preserve = w.Spec.PreserveResourcesOnDeletion != nil && *w.Spec.PreserveResourcesOnDeletion
		var kept error
		for _, o := range objects {
			if o == nil {
				continue
			}
			err := e.removeOne(ctx, r, o)
			if _, ok := errors.AsType[*inUseError](err); ok {
				if kept == nil {
					kept = err
				}
				continue // other objects of the Work do not wait: they may be what another container waits for
			}
			if err != nil {
				return e.reportKept(ctx, w, err)
			}
		}
		if inUse, ok := errors.AsType[*inUseError](kept); ok && inUse.temporary && r.retries < inUseRetries {
			return requeue.Backoff(kept)
		}
		if kept != nil {
			return e.reportKept(ctx, w, kept)
		}
	} else if lost, err := e.lost(ctx, cluster); err != nil {
		return err
	} else if !lost {
		return requeue.OnEvent(fmt.Sprintf("cluster(%s) not ready", cluster.Name))
	}
	s.forget(client.ObjectKeyFromObject(w))
	e.drift.forget(client.ObjectKeyFromObject(w))
	return patch.RemoveFinalizer(ctx, e.control, w, names.ExecutionFinalizer)
}

// confirm reads a deleted Work live. It returns an error unless its objects must still be removed: a cache may not show yet that the
// removal was canceled because the cluster is a target again. Nothing that may wait for the member comes between confirm and the request
// that removes the object.
func (e *Executor) confirm(ctx context.Context, w *workv1alpha1.Work) error {
	var live workv1alpha1.Work
	if err := e.live.Get(ctx, client.ObjectKeyFromObject(w), &live); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("read work %s/%s: %w", w.Namespace, w.Name, err)
	}
	if live.UID != w.UID || live.DeletionTimestamp == nil || live.Generation != w.Generation ||
		!controllerutil.ContainsFinalizer(&live, names.ExecutionFinalizer) {
		return requeue.ErrStale
	}
	return nil
}

// ceded reports whether the Work of a binding in the same cluster holds the object, too: the object stays, and that Work takes it over. The
// deleted one is of a controller that yields to the binding.
func (e *Executor) ceded(ctx context.Context, w *workv1alpha1.Work, manifest *interpret.Object) (bool, error) {
	key := client.ObjectKey{Namespace: w.Namespace, Name: names.Work(manifest.GetKind(), manifest.GetNamespace(), manifest.GetName())}
	if key.Name == w.Name {
		return false, nil
	}
	var other workv1alpha1.Work
	if err := e.live.Get(ctx, key, &other); err != nil {
		if apierrors.IsNotFound(err) {
			return false, nil
		}
		return false, fmt.Errorf("read work %s: %w", key, err)
	}
	objects, _ := manifests(&other) // one that cannot be decoded is not applied
	return other.DeletionTimestamp == nil && slices.ContainsFunc(objects, func(o *interpret.Object) bool {
		return o != nil && o.GroupVersionKind().GroupKind() == manifest.GroupVersionKind().GroupKind() && keyOf(o) == keyOf(manifest)
	}), nil
}

// lost reports whether a cluster is being removed and cannot be reached, so that its objects are left behind. A connection that
// does not exist yet is no evidence: it is opened after a restart. An agent never leaves the objects of its cluster behind;
// cluster-controller releases the Works of an agent that does not report.
func (e *Executor) lost(ctx context.Context, cluster *clusterv1alpha1.Cluster) (bool, error) {
	if cluster.DeletionTimestamp == nil || e.SyncMode == clusterv1alpha1.Pull {
		return false, nil
	}
	observed := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if observed != nil && observed.Status != metav1.ConditionTrue {
		return true, nil
	}
	ref := cluster.Spec.SecretRef
	if ref == nil {
		return true, nil
	}
	var secret corev1.Secret
	err := e.live.Get(ctx, client.ObjectKey{Namespace: ref.Namespace, Name: ref.Name}, &secret)
	if apierrors.IsNotFound(err) {
		return true, nil
	}
	if err != nil {
		return false, fmt.Errorf("read the credentials of cluster %s: %w", cluster.Name, err)
	}
	_, err = member.Config(cluster, &secret)
	return err != nil, nil
}

// removeOne deletes or releases one object. It does not wait for a watch: one that cannot sync must not block the deletion of
// the Work.
func (e *Executor) removeOne(ctx context.Context, r removal, manifest *interpret.Object) error {
	if err := r.cache.verify(ctx, r.cluster.Spec.ID); err != nil {
		return err // in another cluster, the object is absent or not that of the Work
	}
	gvk := manifest.GroupVersionKind()
	ref, err := r.cache.locate(gvk, manifest.GetNamespace())
	if meta.IsNoMatchError(err) {
		// Objects stay when a version is no longer served.
		ref, err = r.cache.locate(gvk.GroupKind().WithVersion(""), manifest.GetNamespace())
	}
	if meta.IsNoMatchError(err) {
		switch served, failure := r.cache.servesKind(gvk.GroupKind()); {
		case failure != nil:
			return failure
		case !served:
			return nil // the objects were deleted with the kind
		}
	}
	if err != nil {
		return err
	}
	if !r.preserve {
		r.preserve, err = e.keepsContainer(ctx, r, manifest)
	} else if manifest.GetNamespace() != "" {
		err = e.preserveNamespace(ctx, r, manifest.GetNamespace())
	}
	if err != nil {
		return err
	}
	err = e.removeShown(ctx, r, ref, manifest)
	if errors.Is(err, errRead) || apierrors.IsConflict(err) || unknownPath(err) {
		// The watch may not show an object that was created, recreated or changed just now.
		err = e.removeLive(ctx, r, ref, manifest)
	}
	if err != nil && !absent(err) {
		return fmt.Errorf("remove %s %s from cluster %s: %w", manifest.GetKind(), title(manifest), r.cache.member.Name, err)
	}
	return nil
}

// errRead means that the object must be read from the member.
var errRead = errors.New("the object is not known")

// removeShown deletes an object as the watch shows it, without reading it. The preconditions of the deletion reject any other
// object.
func (e *Executor) removeShown(ctx context.Context, r removal, ref resourceRef, manifest *interpret.Object) error {
	shown, ok := ref.watch.get(keyOf(manifest))
	if !ok || shown.work != client.ObjectKeyFromObject(r.work) || r.preserve {
		return errRead
	}
	if shown.deleting {
		return nil
	}
	return e.delete(ctx, r, ref, manifest, metav1.Preconditions{UID: &shown.uid, ResourceVersion: &shown.version})
}

// removeLive reads an object and deletes or releases it.
func (e *Executor) removeLive(ctx context.Context, r removal, ref resourceRef, manifest *interpret.Object) error {
	observed, err := ref.live(ctx, manifest.GetName())
	if unknownPath(err) {
		served, failure := r.cache.served(ref.gvr)
		if failure == nil && !served {
			return nil // the objects were deleted with the kind
		}
		err = errors.Join(err, failure)
	}
	if err != nil || observed == nil || !belongs(observed, r.work) {
		return err
	}
	if r.preserve {
		if err := e.confirm(ctx, r.work); err != nil {
			return err
		}
		_, err = ref.update(ctx, withoutMarks(observed))
		return err
	}
	if observed.GetDeletionTimestamp() != nil {
		return nil
	}
	uid, version := observed.GetUID(), observed.GetResourceVersion()
	return e.delete(ctx, r, ref, manifest, metav1.Preconditions{UID: &uid, ResourceVersion: &version})
}

// delete deletes an object in the background. Preconditions are required: the watch may be stale, and an object that was released
// meanwhile must not be deleted.
func (e *Executor) delete(
	ctx context.Context, r removal, ref resourceRef, manifest *interpret.Object, only metav1.Preconditions,
) error {
	if err := r.cache.verify(ctx, r.cluster.Spec.ID); err != nil {
		return err
	}
	if ceded, err := e.ceded(ctx, r.work, manifest); err != nil || ceded {
		return err
	}
	if err := e.confirm(ctx, r.work); err != nil {
		return err
	}
	policy := metav1.DeletePropagationBackground
	err := ref.delete(ctx, manifest.GetName(), metav1.DeleteOptions{PropagationPolicy: &policy, Preconditions: &only})
	count("deleted", manifest, r.cache.member.Name, err)
	return err
}

// reportKept sets the condition Removed of a deleted Work whose object is kept for a reason that a user must resolve. It returns
// err.
func (e *Executor) reportKept(ctx context.Context, w *workv1alpha1.Work, err error) error {
	reason := ""
	var text string
	if other, ok := errors.AsType[*member.IdentityError](err); ok {
		reason, text = workv1alpha1.WorkClusterMismatch, "nothing is deleted: "+other.Error()
	} else if inUse, ok := errors.AsType[*inUseError](err); ok {
		reason, text = inUse.conditionReason(), inUse.Error()
	}
	if reason == "" {
		return err
	}
	now := metav1.NewTime(e.Clock.Now())
	changed, failure := patch.Status(ctx, e.control, w, func(w *workv1alpha1.Work) {
		conditions.Set(&w.Status.Conditions, now, workv1alpha1.WorkRemoved, metav1.ConditionFalse, reason, text, 0)
	})
	if changed {
		e.emitOnWork(w, events.Event{Source: names.ExecutionSource, Reason: reason, Warning: true, Message: text})
	}
	return errors.Join(err, client.IgnoreNotFound(failure))
}

// belongs reports whether an object in a member is managed by a Work.
func belongs(observed *interpret.Object, w *workv1alpha1.Work) bool {
	a := observed.GetAnnotations()
	return observed.GetLabels()[names.Managed] == "true" && a[names.WorkNamespace] == w.Namespace && a[names.WorkName] == w.Name
}
