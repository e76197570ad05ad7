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
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
)

// reconcile brings one Work into its member, and back.
func (e *Executor) reconcile(ctx context.Context, s *site, key types.NamespacedName) error {
	var w workv1alpha1.Work
	if err := e.control.Get(ctx, key, &w); err != nil {
		if apierrors.IsNotFound(err) {
			s.forget(key)
			return nil
		}
		return err
	}
	if e.control.Stale(&w) {
		return &waitError{"the cache of works is behind", syncWait}
	}
	var cluster clusterv1alpha1.Cluster
	if err := e.control.Get(ctx, client.ObjectKey{Name: s.cluster}, &cluster); err != nil {
		if apierrors.IsNotFound(err) && w.DeletionTimestamp != nil {
			return e.letGo(ctx, s, &w) // nobody will ever know again where its objects are
		}
		if apierrors.IsNotFound(err) {
			return &waitError{message: "the cluster is not known"} // its coming is an event
		}
		return err
	}
	conn := s.connection()
	if w.DeletionTimestamp != nil {
		return e.remove(ctx, s, &cluster, conn, &w)
	}
	if !ready(&cluster) || conn == nil {
		// What is there stays; what should be there comes when the cluster is Ready, which is an event.
		return &waitError{message: fmt.Sprintf("cluster(%s) not ready", s.cluster)}
	}
	return e.sync(ctx, s, conn, &w)
}

func (s *site) connection() *conn {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.conn
}

// forget drops what is remembered of a Work that is gone.
func (s *site) forget(work types.NamespacedName) {
	s.pace.Forget(work)
	s.released.Forget(work)
	if c := s.connection(); c != nil {
		c.forget(work)
	}
}

// manifests reads the objects of a Work; what cannot be read is an error of its own.
func manifests(w *workv1alpha1.Work) (out []*interpret.Object, errs []error) {
	for i := range w.Spec.Workload.Manifests {
		o := &unstructured.Unstructured{}
		if err := o.UnmarshalJSON(w.Spec.Workload.Manifests[i].Raw); err != nil {
			errs = append(errs, fmt.Errorf("manifest %d cannot be read: %w", i, err))
			o = nil
		}
		out = append(out, o)
	}
	return out, errs
}

// sync applies every manifest and reports what became of them.
func (e *Executor) sync(ctx context.Context, s *site, conn *conn, w *workv1alpha1.Work) error {
	objects, errs := manifests(w)
	suspended := w.Spec.SuspendDispatching != nil && *w.Spec.SuspendDispatching
	observed := make([]*interpret.Object, len(objects))
	done := 0
	for i, desired := range objects {
		if desired == nil {
			continue
		}
		found, err := e.applyOne(ctx, conn, w, desired, suspended)
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

// applyOne brings one object in line and gives it as the member has it now; nil when it is not there.
func (e *Executor) applyOne(ctx context.Context, conn *conn, w *workv1alpha1.Work, desired *interpret.Object, suspended bool) (*interpret.Object, error) {
	p, err := conn.place(desired.GroupVersionKind(), desired.GetNamespace())
	if err != nil {
		return nil, err
	}
	observed := p.find(desired.GetNamespace(), desired.GetName())
	if suspended || observed != nil && conn.inLine(w, desired, observed) {
		return observed, nil
	}
	if observed == nil {
		observed, err = e.create(ctx, conn, w, p, desired)
	} else {
		observed, err = e.update(ctx, conn, w, p, desired, observed)
	}
	if err != nil {
		var wait *waitError
		if !errors.As(err, &wait) && !errors.Is(err, interpret.ErrNotReady) && !apierrors.IsConflict(err) {
			e.tell(w, desired, true, "SyncFailed", fmt.Sprintf("Failed to create or update resource(%s) in member cluster(%s): %v", title(desired), conn.member.Name, err))
		}
		return observed, err
	}
	conn.note(w, observed)
	e.tell(w, desired, false, "SyncSucceed", fmt.Sprintf("Successfully applied resource(%s) to cluster %s", title(desired), conn.member.Name))
	return observed, nil
}

func (e *Executor) create(ctx context.Context, conn *conn, w *workv1alpha1.Work, p place, desired *interpret.Object) (*interpret.Object, error) {
	bounded, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	made, err := p.resource.Create(bounded, desired, metav1.CreateOptions{FieldManager: fieldManager})
	if err == nil {
		count("created", desired, conn.member.Name)
		e.noticeKinds(conn, desired)
		return made, nil
	}
	if !apierrors.IsAlreadyExists(err) {
		return nil, fmt.Errorf("create %s %s in cluster %s: %w", desired.GetKind(), title(desired), conn.member.Name, err)
	}
	// Either the watch is behind, or it is somebody else's object, which the watch does not show.
	observed, err := p.live(ctx, desired.GetName())
	if err != nil {
		return nil, fmt.Errorf("read %s %s in cluster %s: %w", desired.GetKind(), title(desired), conn.member.Name, err)
	}
	if observed == nil {
		return nil, &waitError{"it went while it was being looked at", syncWait}
	}
	return e.update(ctx, conn, w, p, desired, observed)
}

// fieldManager is who the member says wrote.
const fieldManager = "karmada"

func (e *Executor) update(ctx context.Context, conn *conn, w *workv1alpha1.Work, p place, desired, observed *interpret.Object) (*interpret.Object, error) {
	if !mayChange(desired, observed) {
		if desired.GetKind() == "Namespace" && w.Labels[names.ClusterBindingID] == "" {
			return observed, nil // it was only to be there, for others; whose it is does not matter
		}
		return nil, fmt.Errorf("resource(kind=%s, %s) already exists in the cluster %s and the %s strategy value is empty, Karmada will not manage this resource",
			desired.GetKind(), title(desired), conn.member.Name, names.ConflictResolution)
	}
	next, err := merge(ctx, e.Chain, desired, observed)
	if err != nil {
		return nil, err
	}
	if same(next, observed) {
		return observed, nil
	}
	bounded, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	written, err := p.resource.Update(bounded, next, metav1.UpdateOptions{FieldManager: fieldManager})
	if apierrors.IsConflict(err) {
		// The watch is behind; once more from what is there now.
		fresh, readErr := p.live(ctx, desired.GetName())
		if readErr != nil || fresh == nil || !mayChange(desired, fresh) {
			return nil, err
		}
		if next, err = merge(ctx, e.Chain, desired, fresh); err != nil {
			return nil, err
		}
		written, err = p.resource.Update(bounded, next, metav1.UpdateOptions{FieldManager: fieldManager})
	}
	if err != nil {
		return nil, fmt.Errorf("update %s %s in cluster %s: %w", desired.GetKind(), title(desired), conn.member.Name, err)
	}
	count("updated", desired, conn.member.Name)
	e.noticeKinds(conn, desired)
	return written, nil
}

// mayChange says whether an object in a member is ours to change: it is marked as managed, or the Work is to overwrite it.
func mayChange(desired, observed *interpret.Object) bool {
	return observed.GetLabels()[names.Managed] == "true" || desired.GetAnnotations()[names.ConflictResolution] == names.Overwrite
}

// noticeKinds has the cluster's list of kinds read again when we changed it.
func (e *Executor) noticeKinds(conn *conn, o *interpret.Object) {
	if o.GetKind() == "CustomResourceDefinition" && e.Refresh != nil {
		e.Refresh(conn.member.Name)
	}
}

// tell emits an event on the template that a manifest came from.
func (e *Executor) tell(w *workv1alpha1.Work, manifest *interpret.Object, warning bool, reason, message string) {
	a := manifest.GetAnnotations()
	on := corev1.ObjectReference{
		APIVersion: manifest.GetAPIVersion(), Kind: manifest.GetKind(), Namespace: manifest.GetNamespace(), Name: manifest.GetName(),
		UID: types.UID(a[names.TemplateUID]),
	}
	if on.UID == "" {
		return // a Work made by hand has no template
	}
	e.Events.Emit(events.Event{On: on, Source: names.ExecutionSource, Reason: reason, Warning: warning, Message: message, Once: fmt.Sprint(w.Generation)})
}

// tellWork emits an event on the Work.
func (e *Executor) tellWork(w *workv1alpha1.Work, source string, warning bool, reason, message, once string) {
	e.Events.Emit(events.Event{
		On:     corev1.ObjectReference{APIVersion: workv1alpha1.GroupVersion.String(), Kind: "Work", Namespace: w.Namespace, Name: w.Name, UID: w.UID},
		Source: source, Reason: reason, Warning: warning, Message: message, Once: once,
	})
}

// remove takes the objects of a Work that is going out of the member, and lets the Work go.
func (e *Executor) remove(ctx context.Context, s *site, cluster *clusterv1alpha1.Cluster, conn *conn, w *workv1alpha1.Work) error {
	if s.released.Has(w) || !controllerutil.ContainsFinalizer(w, names.ExecutionFinalizer) {
		return nil
	}
	preserve := w.Spec.PreserveResourcesOnDeletion != nil && *w.Spec.PreserveResourcesOnDeletion
	reachable := ready(cluster) && conn != nil
	if !reachable && cluster.DeletionTimestamp == nil {
		return &waitError{message: fmt.Sprintf("cluster(%s) not ready", cluster.Name)}
	}
	if reachable {
		objects, _ := manifests(w) // what cannot be read was never applied
		for _, o := range objects {
			if o == nil {
				continue
			}
			if err := e.removeOne(ctx, conn, w, o, preserve); err != nil {
				return err
			}
		}
	}
	return e.letGo(ctx, s, w)
}

// letGo takes our finalizer off a Work, once.
func (e *Executor) letGo(ctx context.Context, s *site, w *workv1alpha1.Work) error {
	if s.released.Has(w) {
		return nil
	}
	_, err := patch.Object(ctx, e.control, w, func(w *workv1alpha1.Work) { controllerutil.RemoveFinalizer(w, names.ExecutionFinalizer) })
	if err = client.IgnoreNotFound(err); err == nil {
		s.released.Removed(w)
	}
	return err
}

// removeOne removes one object, or leaves it behind as nobody's. It needs no watch: one that is behind, or cannot begin, must
// not keep a Work for ever.
func (e *Executor) removeOne(ctx context.Context, conn *conn, w *workv1alpha1.Work, manifest *interpret.Object, preserve bool) error {
	gvk := manifest.GroupVersionKind()
	p, err := conn.locate(gvk, manifest.GetNamespace())
	if isNoMatch(err) {
		// A version that is served no more takes no objects with it.
		p, err = conn.locate(gvk.GroupKind().WithVersion(""), manifest.GetNamespace())
	}
	if isNoMatch(err) {
		return nil // the kind is gone from the member, and its objects with it
	}
	if err != nil {
		return err
	}
	if !preserve {
		preserve, err = e.shelters(ctx, w, manifest)
	} else if manifest.GetNamespace() != "" {
		err = e.shelter(ctx, conn, w, manifest.GetNamespace())
	}
	if err != nil {
		return err
	}
	observed := p.find(manifest.GetNamespace(), manifest.GetName())
	known := observed != nil && belongs(observed, w)
	if known {
		err = e.part(ctx, conn, p, observed, preserve)
	}
	if !known || apierrors.IsConflict(err) {
		// What was created a moment ago may not have come by the watch yet, nor what was made anew or changed.
		if observed, err = p.live(ctx, manifest.GetName()); err != nil {
			return fmt.Errorf("read %s %s in cluster %s: %w", manifest.GetKind(), title(manifest), conn.member.Name, err)
		}
		if observed != nil && belongs(observed, w) {
			err = e.part(ctx, conn, p, observed, preserve)
		}
	}
	if err != nil && !apierrors.IsNotFound(err) {
		return fmt.Errorf("remove %s %s from cluster %s: %w", manifest.GetKind(), title(manifest), conn.member.Name, err)
	}
	return nil
}

// part deletes an object, just this one, or takes our marks off it.
func (e *Executor) part(ctx context.Context, conn *conn, p place, observed *interpret.Object, preserve bool) (err error) {
	bounded, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	if preserve {
		_, err = p.resource.Update(bounded, unmarked(observed), metav1.UpdateOptions{FieldManager: fieldManager})
	} else if observed.GetDeletionTimestamp() == nil {
		policy, uid, version := metav1.DeletePropagationBackground, observed.GetUID(), observed.GetResourceVersion()
		err = p.resource.Delete(bounded, observed.GetName(), metav1.DeleteOptions{
			PropagationPolicy: &policy,
			// The watch may be stale: an object that was released meanwhile must not be deleted.
			Preconditions: &metav1.Preconditions{UID: &uid, ResourceVersion: &version},
		})
		count("deleted", observed, conn.member.Name)
	}
	return err
}

// belongs says whether an object in a member is managed, and managed by this very Work.
func belongs(observed *interpret.Object, w *workv1alpha1.Work) bool {
	a := observed.GetAnnotations()
	return observed.GetLabels()[names.Managed] == "true" && a[names.WorkNamespace] == w.Namespace && a[names.WorkName] == w.Name
}

// message joins errors as the Applied condition shows them.
func message(errs []error) string {
	var parts []string
	for _, err := range errs {
		parts = append(parts, err.Error())
	}
	return strings.Join(parts, "; ")
}
