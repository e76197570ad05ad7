// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/utils/clock"
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
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/observe"
)

// Remover removes the objects of deleted Works. All fields are required.
type Remover struct {
	// Control reads from a cache, Live from the control plane.
	Control client.Client
	Live    client.Reader
	Events  events.Recorder
	Clock   clock.PassiveClock
	// Own is set in an agent, which never leaves the objects of its own cluster behind.
	Own bool
}

// Removal is the deletion of the objects of one Work in a member.
type Removal struct {
	Work    *workv1alpha1.Work
	Cluster *clusterv1alpha1.Cluster
	// Cache is nil if the cluster is not ready or not connected.
	Cache *observe.Cache
	// Containers announces the removal of containers.
	Containers *Containers
	// Retries is the number of retries since the last success or change of the cluster.
	Retries int

	// preserve leaves the objects in place and releases them.
	preserve bool
}

// Remove removes the objects of a deleted Work from the member, and then the finalizer.
func (r *Remover) Remove(ctx context.Context, d Removal) error {
	if !controllerutil.ContainsFinalizer(d.Work, names.ExecutionFinalizer) {
		return nil
	}
	if outdated, err := r.outdated(ctx, d); err != nil {
		return err
	} else if outdated {
		return r.leave(ctx, d)
	}
	if d.Cache != nil {
		err := r.removeObjects(ctx, d)
		if _, elsewhere := errors.AsType[*member.HeldError](err); elsewhere && d.Cluster.DeletionTimestamp != nil {
			err = nil // the objects stay: they are those of the other control plane
		}
		if err != nil {
			return err
		}
	} else if lost, err := r.lost(ctx, d.Cluster); err != nil {
		return err
	} else if !lost {
		return requeue.OnEvent(fmt.Sprintf("cluster(%s) not ready", d.Cluster.Name))
	}
	return patch.RemoveFinalizer(ctx, r.Control, d.Work, names.ExecutionFinalizer)
}

// WithoutCluster removes the finalizer of a deleted Work whose cluster does not exist: its objects can no longer be reached.
func (r *Remover) WithoutCluster(ctx context.Context, cluster string, w *workv1alpha1.Work) error {
	if w.DeletionTimestamp != nil {
		err := r.Live.Get(ctx, client.ObjectKey{Name: cluster}, &clusterv1alpha1.Cluster{})
		if apierrors.IsNotFound(err) {
			return patch.RemoveFinalizer(ctx, r.Control, w, names.ExecutionFinalizer)
		}
		if err != nil {
			return fmt.Errorf("read cluster %s: %w", cluster, err)
		}
	}
	return requeue.OnEvent(fmt.Sprintf("cluster(%s) not found", cluster)) // its creation requeues the Work
}

// outdated reports whether the removal was requested before the control plane was restored from a backup: what happened after the backup is
// not known, and the objects may have been created again since.
func (r *Remover) outdated(ctx context.Context, d Removal) (bool, error) {
	cluster := d.Cluster
	if r.Own { // the cache of an agent that runs during the restore may show the Cluster as before
		cluster = &clusterv1alpha1.Cluster{}
		if err := r.Live.Get(ctx, client.ObjectKeyFromObject(d.Cluster), cluster); err != nil {
			return false, fmt.Errorf("read cluster %s: %w", d.Cluster.Name, err)
		}
	}
	restored := member.RestoredAt(cluster)
	if restored.IsZero() {
		return false, nil
	}
	requested := []time.Time{d.Work.DeletionTimestamp.Time}
	if cluster.DeletionTimestamp != nil {
		requested = append(requested, cluster.DeletionTimestamp.Time)
	}
	text, owner, named := strings.Cut(d.Work.Annotations[names.RemovalRequested], "/")
	owned := func(o metav1.OwnerReference) bool { return string(o.UID) == owner }
	if at, err := time.Parse(time.RFC3339, text); err == nil && (!named || slices.ContainsFunc(d.Work.OwnerReferences, owned)) {
		requested = append(requested, at)
	}
	return slices.ContainsFunc(requested, restored.After), nil
}

// leave ends an outdated removal. The objects stay managed, so that templates that are applied again take them over.
func (r *Remover) leave(ctx context.Context, d Removal) error {
	r.Events.Emit(events.Event{
		On: reference(d.Cluster), Source: names.ExecutionSource, Reason: names.RemovalBeforeRestore, Warning: true, Once: string(d.Work.UID),
		Message: fmt.Sprintf("The removal of work %s/%s was requested before the control plane was restored. Its objects stay in "+
			"cluster %s: %s. If they are not needed, delete them there", d.Work.Namespace, d.Work.Name, d.Cluster.Name,
			work.Summary(work.Objects([]workv1alpha1.Work{*d.Work}))),
	})
	return patch.RemoveFinalizer(ctx, r.Control, d.Work, names.ExecutionFinalizer)
}

func (r *Remover) removeObjects(ctx context.Context, d Removal) error {
	objects, _ := work.Manifests(d.Work) // objects that cannot be decoded were never applied
	defer d.Containers.Remove(objects)()
	d.preserve = preserves(d.Work)
	var kept *inUseError
	for _, o := range objects {
		if o == nil {
			continue
		}
		err := r.removeOne(ctx, d, o)
		if inUse, ok := errors.AsType[*inUseError](err); ok {
			kept = cmp.Or(kept, inUse)
			continue // other objects of the Work do not wait: they may be what another container waits for
		}
		if err != nil {
			return r.reportKept(ctx, d.Work, err)
		}
	}
	switch {
	case kept == nil:
		return nil
	case kept.temporary && d.Retries < inUseRetries:
		return requeue.Backoff(kept)
	}
	kept.delay = minInUse
	if c := meta.FindStatusCondition(d.Work.Status.Conditions, workv1alpha1.WorkRemoved); c != nil && c.Reason == kept.conditionReason() {
		kept.delay = min(max(minInUse, r.Clock.Since(c.LastTransitionTime.Time)), maxInUse)
	}
	return r.reportKept(ctx, d.Work, kept)
}

// preserves reports whether the objects of a Work stay in the member when the Work is deleted.
func preserves(w *workv1alpha1.Work) bool {
	preserve := w.Spec.PreserveResourcesOnDeletion
	return preserve != nil && *preserve
}

// confirm reads a deleted Work live. It returns an error unless its objects must still be removed. A cache may not show yet that
// the removal was canceled because the cluster is a target again. Nothing that may wait for the member comes between confirm and
// the request that removes the object.
func (r *Remover) confirm(ctx context.Context, w *workv1alpha1.Work) error {
	var live workv1alpha1.Work
	if err := r.Live.Get(ctx, client.ObjectKeyFromObject(w), &live); client.IgnoreNotFound(err) != nil {
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
func (r *Remover) ceded(ctx context.Context, w *workv1alpha1.Work, manifest *interpret.Object) (bool, error) {
	all := names.Works(manifest.GroupVersionKind().GroupKind(), manifest.GetNamespace(), manifest.GetName())
	if w.Name == all[0] {
		return false, nil // no Work with this object has another name
	}
	for _, name := range all {
		if name == w.Name {
			continue
		}
		var other workv1alpha1.Work
		key := client.ObjectKey{Namespace: w.Namespace, Name: name}
		if err := r.Live.Get(ctx, key, &other); client.IgnoreNotFound(err) != nil {
			return false, fmt.Errorf("read work %s: %w", key, err)
		}
		objects, _ := work.Manifests(&other) // one that cannot be decoded is not applied
		if other.DeletionTimestamp == nil && slices.ContainsFunc(objects, func(o *interpret.Object) bool {
			return o != nil && work.SameObject(o, manifest)
		}) {
			return true, nil
		}
	}
	return false, nil
}

// lost reports whether a cluster is being removed and cannot be reached, so that its objects are left behind. A connection that
// does not exist yet is no evidence: it is opened after a restart. An agent never leaves the objects of its cluster behind;
// cluster-controller releases the Works of an agent that does not report.
func (r *Remover) lost(ctx context.Context, cluster *clusterv1alpha1.Cluster) (bool, error) {
	if cluster.DeletionTimestamp == nil || r.Own {
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
	err := r.Live.Get(ctx, client.ObjectKey{Namespace: ref.Namespace, Name: ref.Name}, &secret)
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
func (r *Remover) removeOne(ctx context.Context, d Removal, manifest *interpret.Object) error {
	if err := d.Cache.Verify(ctx, d.Cluster, member.RemovalMaxAge); err != nil {
		return err // in another cluster, the object does not exist, or belongs to another Work
	}
	gvk := manifest.GroupVersionKind()
	unserved := func(err error) bool { return meta.IsNoMatchError(err) || observe.IsUnknownPath(err) }
	err := r.removeVersion(ctx, d, manifest, gvk)
	if unserved(err) { // objects stay when a version is no longer served
		err = r.removeVersion(ctx, d, manifest, gvk.GroupKind().WithVersion(""))
	}
	if unserved(err) {
		served, failure := d.Cache.ServesKind(gvk.GroupKind())
		if failure == nil && !served {
			return nil // the objects were deleted with the kind
		}
		err = errors.Join(err, failure)
	}
	if err != nil && !observe.IsAbsent(err) {
		return fmt.Errorf("remove %s %s from cluster %s: %w", manifest.GetKind(), work.ObjectName(manifest), d.Cache.Member.Name, err)
	}
	return nil
}

// removeVersion deletes or releases one object in a version of its kind; an empty version means any that the member serves.
func (r *Remover) removeVersion(ctx context.Context, d Removal, manifest *interpret.Object, gvk schema.GroupVersionKind) error {
	ref, err := d.Cache.Locate(gvk, manifest.GetNamespace())
	if err != nil {
		return err
	}
	switch {
	case builtin.OfServer(gvk.GroupKind(), manifest) != "":
		d.preserve = true // an earlier version took it over
	case !d.preserve:
		d.preserve, err = r.keepsContainer(ctx, d, manifest)
	case manifest.GetNamespace() != "":
		err = r.preserveNamespace(ctx, d, manifest.GetNamespace())
	}
	if err != nil {
		return err
	}
	err = r.removeShown(ctx, d, ref, manifest)
	if errors.Is(err, errRead) || apierrors.IsConflict(err) || observe.IsUnknownPath(err) {
		// The watch may not show an object that was created, recreated or changed just now.
		return r.removeLive(ctx, d, ref, manifest)
	}
	return err
}

// errRead means that the object must be read from the member.
var errRead = errors.New("the object is not known")

// removeShown deletes an object as the watch shows it, without reading it. The preconditions of the deletion reject any other
// object.
func (r *Remover) removeShown(ctx context.Context, d Removal, ref observe.Resource, manifest *interpret.Object) error {
	shown, ok := ref.Shown(client.ObjectKeyFromObject(manifest))
	if !ok || shown.Work != client.ObjectKeyFromObject(d.Work) || d.preserve {
		return errRead
	}
	if shown.Deleting {
		return nil
	}
	return r.delete(ctx, d, ref, manifest, metav1.Preconditions{UID: &shown.UID, ResourceVersion: &shown.Version})
}

// removeLive reads an object and deletes or releases it.
func (r *Remover) removeLive(ctx context.Context, d Removal, ref observe.Resource, manifest *interpret.Object) error {
	observed, err := ref.Live(ctx, manifest.GetName())
	if err != nil || observed == nil || !belongs(observed, d.Work) {
		return err
	}
	if d.preserve {
		if err := r.confirm(ctx, d.Work); err != nil {
			return err
		}
		_, err = ref.Update(ctx, withoutMarks(observed))
		return err
	}
	if observed.GetDeletionTimestamp() != nil {
		return nil
	}
	uid, version := observed.GetUID(), observed.GetResourceVersion()
	return r.delete(ctx, d, ref, manifest, metav1.Preconditions{UID: &uid, ResourceVersion: &version})
}

// delete deletes an object in the background. Preconditions are required: the watch may be stale, and an object that was released
// meanwhile must not be deleted.
func (r *Remover) delete(
	ctx context.Context, d Removal, ref observe.Resource, manifest *interpret.Object, only metav1.Preconditions,
) error {
	if err := d.Cache.Verify(ctx, d.Cluster, member.RemovalMaxAge); err != nil {
		return err
	}
	if ceded, err := r.ceded(ctx, d.Work, manifest); err != nil || ceded {
		return err
	}
	if err := r.confirm(ctx, d.Work); err != nil {
		return err
	}
	policy := metav1.DeletePropagationBackground
	err := ref.Delete(ctx, manifest.GetName(), metav1.DeleteOptions{PropagationPolicy: &policy, Preconditions: &only})
	count(manifest, d.Cache.Member.Name, err)
	return err
}

// reportKept sets the condition Removed of a deleted Work whose object is kept for a reason that a user must resolve. It returns
// err.
func (r *Remover) reportKept(ctx context.Context, w *workv1alpha1.Work, err error) error {
	reason := ""
	var text string
	if other, ok := errors.AsType[*member.IdentityError](err); ok {
		reason, text = workv1alpha1.WorkClusterMismatch, "nothing is deleted: "+other.Error()
	} else if held, ok := errors.AsType[*member.HeldError](err); ok {
		reason, text = workv1alpha1.WorkClusterHeldElsewhere, held.Error()
	} else if inUse, ok := errors.AsType[*inUseError](err); ok {
		reason, text = inUse.conditionReason(), inUse.Error()
	}
	if reason == "" {
		return err
	}
	now := metav1.NewTime(r.Clock.Now())
	changed, failure := patch.Status(ctx, r.Control, w, func(w *workv1alpha1.Work) {
		conditions.Set(&w.Status.Conditions, now, workv1alpha1.WorkRemoved, metav1.ConditionFalse, reason, text, 0)
	})
	if changed {
		r.Events.Emit(events.Event{On: work.Reference(w), Source: names.ExecutionSource, Reason: reason, Warning: true, Message: text})
	}
	return errors.Join(err, client.IgnoreNotFound(failure))
}

// belongs reports whether an object in a member is managed by a Work.
func belongs(observed *interpret.Object, w *workv1alpha1.Work) bool {
	a := observed.GetAnnotations()
	return work.Managed(observed) && a[names.WorkNamespace] == w.Namespace && a[names.WorkName] == w.Name
}
