// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"fmt"
	"strings"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
)

// reconcile applies one Work, or removes its objects if it is being deleted.
func (e *Executor) reconcile(ctx context.Context, s *clusterWorker, key types.NamespacedName) error {
	var w workv1alpha1.Work
	if err := e.control.Get(ctx, key, &w); err != nil {
		if apierrors.IsNotFound(err) {
			s.forget(key)
			return nil
		}
		return err
	}
	if e.control.Stale(&w) {
		return &waitError{message: "stale cache of works", after: syncWait}
	}
	var cluster clusterv1alpha1.Cluster
	if err := e.control.Get(ctx, client.ObjectKey{Name: s.cluster}, &cluster); err != nil {
		if !apierrors.IsNotFound(err) {
			return err
		}
		return e.withoutCluster(ctx, s.cluster, &w)
	}
	if cluster.Spec.SyncMode != e.SyncMode && cluster.Spec.SyncMode != "" {
		return nil
	}
	mc := s.connection()
	if w.DeletionTimestamp != nil {
		return e.remove(ctx, &cluster, mc, &w)
	}
	if !ready(&cluster) || mc == nil {
		// The cluster becoming ready requeues the Work.
		return &waitError{message: fmt.Sprintf("cluster(%s) not ready", s.cluster)}
	}
	return e.sync(ctx, s, mc, &w)
}

// withoutCluster removes the finalizer of a deleted Work whose cluster does not exist: its objects can no longer be reached.
func (e *Executor) withoutCluster(ctx context.Context, cluster string, w *workv1alpha1.Work) error {
	if w.DeletionTimestamp != nil {
		err := e.live.Get(ctx, client.ObjectKey{Name: cluster}, &clusterv1alpha1.Cluster{})
		if apierrors.IsNotFound(err) {
			return patch.RemoveFinalizer(ctx, e.control, w, names.ExecutionFinalizer)
		}
		if err != nil {
			return fmt.Errorf("read cluster %s: %w", cluster, err)
		}
	}
	return &waitError{message: fmt.Sprintf("cluster(%s) not found", cluster)} // its creation requeues the Work
}

func (s *clusterWorker) connection() *memberCache {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.cache
}

// forget drops the entries of a deleted Work.
func (s *clusterWorker) forget(work types.NamespacedName) {
	s.coalescer.Forget(work)
	if c := s.connection(); c != nil {
		c.forget(work)
	}
}

// manifests decodes the objects of a Work. An object that cannot be decoded is nil and has an error.
func manifests(w *workv1alpha1.Work) (out []*interpret.Object, errs []error) {
	for i := range w.Spec.Workload.Manifests {
		o := &unstructured.Unstructured{}
		if err := o.UnmarshalJSON(w.Spec.Workload.Manifests[i].Raw); err != nil {
			errs = append(errs, fmt.Errorf("decode manifest %d: %w", i, err))
			o = nil
		}
		out = append(out, o)
	}
	return out, errs
}

// sync applies every manifest and reports the result in the status of the Work.
func (e *Executor) sync(ctx context.Context, s *clusterWorker, mc *memberCache, w *workv1alpha1.Work) error {
	objects, errs := manifests(w)
	suspended := w.Spec.SuspendDispatching != nil && *w.Spec.SuspendDispatching
	observed := make([]*interpret.Object, len(objects))
	done := 0
	for i, desired := range objects {
		if desired == nil {
			continue
		}
		found, err := e.applyOne(ctx, mc, w, desired, suspended)
		if classify(err) == namespaceError && s.queue.NumRequeues(client.ObjectKeyFromObject(w)) < namespaceRetries {
			return &waitError{message: err.Error(), backoff: true, cause: err} // its Work creates it
		}
		var wait *waitError
		switch {
		case errors.As(err, &wait):
			return err
		case errors.Is(err, interpret.ErrNotReady):
			return err
		case err != nil:
			errs = append(errs, err)
		default:
			done++
		}
		observed[i] = found
	}
	r := report{work: w, suspended: suspended, done: done, total: len(objects), errs: errs}
	if err := e.send(ctx, s, r, objects, observed); err != nil {
		return err
	}
	return errors.Join(errs...)
}

// applyOne creates or updates one object and returns it as the member has it, or nil if it does not exist.
func (e *Executor) applyOne(
	ctx context.Context,
	mc *memberCache,
	w *workv1alpha1.Work,
	desired *interpret.Object,
	suspended bool,
) (*interpret.Object, error) {
	ref, err := mc.synced(desired.GroupVersionKind(), desired.GetNamespace())
	if err != nil {
		return nil, err
	}
	observed := ref.cached(desired.GetNamespace(), desired.GetName())
	if suspended || observed != nil && mc.upToDate(w, desired, observed) {
		return observed, nil
	}
	if observed == nil {
		observed, err = e.create(ctx, mc, w, ref, desired)
	} else {
		observed, err = e.update(ctx, mc, w, ref, desired, observed)
	}
	if err != nil {
		var wait *waitError
		if !errors.As(err, &wait) && !errors.Is(err, interpret.ErrNotReady) && !apierrors.IsConflict(err) {
			e.emitOnTemplate(
				w,
				desired,
				true,
				"SyncFailed",
				fmt.Sprintf("Failed to create or update resource(%s) in member cluster(%s): %v", title(desired), mc.member.Name, err),
			)
		}
		return observed, err
	}
	mc.recordApplied(w, observed)
	e.emitOnTemplate(
		w,
		desired,
		false,
		"SyncSucceed",
		fmt.Sprintf("Successfully applied resource(%s) to cluster %s", title(desired), mc.member.Name),
	)
	return observed, nil
}

func (e *Executor) create(
	ctx context.Context,
	mc *memberCache,
	w *workv1alpha1.Work,
	ref resourceRef,
	desired *interpret.Object,
) (*interpret.Object, error) {
	made, err := ref.create(ctx, desired)
	if err == nil {
		count("created", desired, mc.member.Name)
		e.refreshKinds(mc, desired)
		return made, nil
	}
	if !apierrors.IsAlreadyExists(err) {
		return nil, fmt.Errorf("create %s %s in cluster %s: %w", desired.GetKind(), title(desired), mc.member.Name, err)
	}
	// The watch is stale, or the object is not managed and therefore not watched.
	observed, err := ref.live(ctx, desired.GetName())
	if err != nil {
		return nil, fmt.Errorf("read %s %s in cluster %s: %w", desired.GetKind(), title(desired), mc.member.Name, err)
	}
	if observed == nil {
		return nil, &waitError{message: "object was deleted concurrently", after: syncWait}
	}
	return e.update(ctx, mc, w, ref, desired, observed)
}

// fieldManager is the field manager of Karmada's writes in members.
const fieldManager = "karmada"

func (e *Executor) update(
	ctx context.Context,
	mc *memberCache,
	w *workv1alpha1.Work,
	ref resourceRef,
	desired, observed *interpret.Object,
) (*interpret.Object, error) {
	if !mayChange(desired, observed) {
		if desired.GetKind() == "Namespace" && w.Labels[names.ClusterBindingID] == "" {
			return observed, nil // a synced namespace need not be managed
		}
		return nil, fmt.Errorf(
			"resource(kind=%s, %s) already exists in the cluster %s and the %s strategy value is empty, Karmada will not manage this resource",
			desired.GetKind(),
			title(desired),
			mc.member.Name,
			names.ConflictResolution,
		)
	}
	next, err := merge(ctx, e.Chain, desired, observed)
	if err != nil {
		return nil, err
	}
	if unchanged(next, observed) {
		return observed, nil
	}
	written, err := ref.update(ctx, next)
	if apierrors.IsConflict(err) {
		// The watch is stale: try once more with the live object.
		fresh, readErr := ref.live(ctx, desired.GetName())
		if readErr != nil || fresh == nil || !mayChange(desired, fresh) {
			return nil, err
		}
		if next, err = merge(ctx, e.Chain, desired, fresh); err != nil {
			return nil, err
		}
		written, err = ref.update(ctx, next)
	}
	if err != nil {
		return nil, fmt.Errorf("update %s %s in cluster %s: %w", desired.GetKind(), title(desired), mc.member.Name, err)
	}
	count("updated", desired, mc.member.Name)
	e.refreshKinds(mc, desired)
	return written, nil
}

// mayChange reports whether an object in a member may be updated: it is managed, or the Work requests to overwrite it.
func mayChange(desired, observed *interpret.Object) bool {
	return observed.GetLabels()[names.Managed] == "true" || desired.GetAnnotations()[names.ConflictResolution] == names.Overwrite
}

// refreshKinds requests the status of a cluster to be collected after a CustomResourceDefinition was applied.
func (e *Executor) refreshKinds(mc *memberCache, o *interpret.Object) {
	if o.GetKind() == "CustomResourceDefinition" && e.Refresh != nil {
		e.Refresh(mc.member.Name)
	}
}

// emitOnTemplate records an event on the template of a manifest.
func (e *Executor) emitOnTemplate(w *workv1alpha1.Work, manifest *interpret.Object, warning bool, reason, message string) {
	a := manifest.GetAnnotations()
	on := corev1.ObjectReference{
		APIVersion: manifest.GetAPIVersion(), Kind: manifest.GetKind(), Namespace: manifest.GetNamespace(), Name: manifest.GetName(),
		UID: types.UID(a[names.TemplateUID]),
	}
	if on.UID == "" {
		return // a Work that a user created has no template
	}
	e.Events.Emit(
		events.Event{On: on, Source: names.ExecutionSource, Reason: reason, Warning: warning, Message: message, Once: fmt.Sprint(w.Generation)},
	)
}

// emitOnWork records an event on the Work.
func (e *Executor) emitOnWork(w *workv1alpha1.Work, event events.Event) {
	event.On = corev1.ObjectReference{
		APIVersion: workv1alpha1.GroupVersion.String(), Kind: "Work", Namespace: w.Namespace, Name: w.Name, UID: w.UID,
	}
	e.Events.Emit(event)
}

// remove removes the objects of a deleted Work from the member, and then the finalizer.
func (e *Executor) remove(ctx context.Context, cluster *clusterv1alpha1.Cluster, mc *memberCache, w *workv1alpha1.Work) error {
	if !controllerutil.ContainsFinalizer(w, names.ExecutionFinalizer) {
		return nil
	}
	preserve := w.Spec.PreserveResourcesOnDeletion != nil && *w.Spec.PreserveResourcesOnDeletion
	if ready(cluster) && mc != nil {
		objects, _ := manifests(w) // objects that cannot be decoded were never applied
		for _, o := range objects {
			if o == nil {
				continue
			}
			if err := e.removeOne(ctx, mc, w, o, preserve); err != nil {
				return err
			}
		}
	} else if lost, err := e.lost(ctx, cluster); err != nil {
		return err
	} else if !lost {
		return &waitError{message: fmt.Sprintf("cluster(%s) not ready", cluster.Name)}
	}
	return patch.RemoveFinalizer(ctx, e.control, w, names.ExecutionFinalizer)
}

// lost reports whether a cluster is being removed and cannot be reached, so that its objects are left behind. A connection that
// does not exist yet is no evidence: it is opened after a restart.
func (e *Executor) lost(ctx context.Context, cluster *clusterv1alpha1.Cluster) (bool, error) {
	if cluster.DeletionTimestamp == nil {
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
func (e *Executor) removeOne(ctx context.Context, mc *memberCache, w *workv1alpha1.Work, manifest *interpret.Object, preserve bool) error {
	gvk := manifest.GroupVersionKind()
	ref, err := mc.locate(gvk, manifest.GetNamespace())
	if meta.IsNoMatchError(err) {
		// Objects stay when a version is no longer served.
		ref, err = mc.locate(gvk.GroupKind().WithVersion(""), manifest.GetNamespace())
	}
	if meta.IsNoMatchError(err) {
		return nil // the objects were deleted with the kind
	}
	if err != nil {
		return err
	}
	if !preserve {
		preserve, err = e.preservesObjects(ctx, w, manifest)
	} else if manifest.GetNamespace() != "" {
		err = e.preserveNamespace(ctx, mc, w, manifest.GetNamespace())
	}
	if err != nil {
		return err
	}
	observed := ref.cached(manifest.GetNamespace(), manifest.GetName())
	managed := observed != nil && belongs(observed, w)
	if managed {
		err = e.release(ctx, mc, ref, observed, preserve)
	}
	if !managed || apierrors.IsConflict(err) {
		// The watch may not show an object that was created, recreated or changed just now.
		if observed, err = ref.live(ctx, manifest.GetName()); err != nil {
			return fmt.Errorf("read %s %s in cluster %s: %w", manifest.GetKind(), title(manifest), mc.member.Name, err)
		}
		if observed != nil && belongs(observed, w) {
			err = e.release(ctx, mc, ref, observed, preserve)
		}
	}
	if err != nil && !apierrors.IsNotFound(err) {
		return fmt.Errorf("remove %s %s from cluster %s: %w", manifest.GetKind(), title(manifest), mc.member.Name, err)
	}
	return nil
}

// release deletes an object or, to preserve it, removes the labels and annotations that Karmada set.
func (e *Executor) release(ctx context.Context, mc *memberCache, ref resourceRef, observed *interpret.Object, preserve bool) (err error) {
	if preserve {
		_, err = ref.update(ctx, withoutMarks(observed))
	} else if observed.GetDeletionTimestamp() == nil {
		policy, uid, version := metav1.DeletePropagationBackground, observed.GetUID(), observed.GetResourceVersion()
		err = ref.delete(ctx, observed.GetName(), metav1.DeleteOptions{
			PropagationPolicy: &policy,
			// The watch may be stale: an object that was released meanwhile must not be deleted.
			Preconditions: &metav1.Preconditions{UID: &uid, ResourceVersion: &version},
		})
		count("deleted", observed, mc.member.Name)
	}
	return err
}

// belongs reports whether an object in a member is managed by a Work.
func belongs(observed *interpret.Object, w *workv1alpha1.Work) bool {
	a := observed.GetAnnotations()
	return observed.GetLabels()[names.Managed] == "true" && a[names.WorkNamespace] == w.Namespace && a[names.WorkName] == w.Name
}

// message joins errors for the condition Applied.
func message(errs []error) string {
	var parts []string
	for _, err := range errs {
		parts = append(parts, err.Error())
	}
	return strings.Join(parts, "; ")
}
