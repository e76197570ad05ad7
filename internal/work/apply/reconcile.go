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
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// reconcile applies one Work, or removes its objects if it is being deleted.
func (e *Executor) reconcile(ctx context.Context, s *clusterWorker, key types.NamespacedName) error {
	var w workv1alpha1.Work
	if err := e.control.Get(ctx, key, &w); err != nil {
		if apierrors.IsNotFound(err) {
			s.forget(key)
			e.drift.forget(key)
			return nil
		}
		return err
	}
	if work.ReportOnly(&w) {
		return nil
	}
	if e.control.Stale(&w) {
		return requeue.ErrStale
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
	if mc != nil {
		mc.paused.Store(!ready(&cluster))
	}
	if w.DeletionTimestamp != nil {
		return e.remove(ctx, s, &cluster, mc, &w)
	}
	if !ready(&cluster) || mc == nil {
		// The cluster becoming ready requeues the Work.
		return requeue.OnEvent(fmt.Sprintf("cluster(%s) not ready", s.cluster))
	}
	return e.sync(ctx, s, mc, &w, cluster.Spec.ID)
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
	return requeue.OnEvent(fmt.Sprintf("cluster(%s) not found", cluster)) // its creation requeues the Work
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

// sync applies every manifest and reports the result in the status of the Work. id is that of the cluster.
func (e *Executor) sync(ctx context.Context, s *clusterWorker, mc *memberCache, w *workv1alpha1.Work, id string) error {
	start := e.Clock.Now()
	objects, errs := manifests(w)
	r := report{work: w, suspended: w.Spec.SuspendDispatching != nil && *w.Spec.SuspendDispatching, total: len(objects)}
	r.objects, r.seen = objects, make([]*observation, len(objects))
	key := client.ObjectKeyFromObject(w)
	for i, desired := range objects {
		if desired == nil {
			continue
		}
		if err := s.awaitRemoval(desired); err != nil {
			return err
		}
		seen, err := e.applyOne(ctx, mc, w, desired, id, r.suspended)
		if classify(err) == namespaceError && s.queue.NumRequeues(key) < namespaceRetries {
			mc.awaitNamespace(desired.GetNamespace(), key)
			return requeue.Backoff(err) // its own Work creates it
		}
		var wait *requeue.WaitError
		switch {
		case errors.As(err, &wait), errors.Is(err, interpret.ErrNotReady), errors.Is(err, requeue.ErrStale):
			return err
		case err != nil:
			errs = append(errs, err)
		default:
			r.done++
		}
		r.seen[i] = seen
	}
	r.errs = errs
	metric.Observe(applyDuration, e.Clock.Since(start), errors.Join(errs...))
	if err := e.send(ctx, s, r); err != nil {
		return err
	}
	return errors.Join(errs...)
}

// applyOne creates or updates one object and returns its observation, or nil if it does not exist. id is that of the cluster.
func (e *Executor) applyOne(
	ctx context.Context, mc *memberCache, w *workv1alpha1.Work, desired *interpret.Object, id string, suspended bool,
) (*observation, error) {
	ref, err := mc.synced(desired.GroupVersionKind(), desired.GetNamespace())
	if err != nil {
		return nil, err
	}
	var (
		seen   *observation
		object *interpret.Object
	)
	if shown, ok := ref.watch.get(keyOf(desired)); ok {
		if seen, object, err = e.observe(ctx, mc, ref, w, desired, shown); err != nil {
			return nil, e.reportFailure(mc, w, desired, err)
		}
	}
	if suspended {
		return seen, nil
	}
	if shown, ok := ref.watch.get(keyOf(desired)); ok && shown.deleting && seen != nil {
		// Its end requeues the Work. Its status is not that of the object that will replace it.
		ending := *seen
		ending.health = workv1alpha1.ResourceUnknown
		return &ending, fmt.Errorf("%s %s in cluster %s is being deleted, and is created again when that has ended",
			desired.GetKind(), title(desired), mc.member.Name)
	}
	if seen != nil && seen.upToDate {
		return seen, nil
	}
	// An identity that cannot be read is no evidence of another cluster.
	if other, ok := errors.AsType[*member.IdentityError](mc.verify(ctx, id)); ok && other.Got != "" {
		return seen, e.reportFailure(mc, w, desired, fmt.Errorf("nothing is applied: %w", other))
	}
	start := e.Clock.Now()
	if seen == nil {
		object, err = e.create(ctx, mc, w, ref, desired)
	} else {
		object, err = e.update(ctx, mc, w, ref, desired, object, seen.applied)
	}
	e.trace(mc, w, desired, start, err)
	if err != nil {
		return seen, e.reportFailure(mc, w, desired, err)
	}
	if seen, err = e.written(ctx, ref, w, desired, object); err != nil {
		return nil, err
	}
	e.emitOnTemplate(
		w, desired, false, "SyncSucceed", fmt.Sprintf("Successfully applied resource(%s) to cluster %s", title(desired), mc.member.Name),
	)
	return seen, nil
}

// written records the observation of an object as the member returned it. It counts as up to date even if the member changed
// fields of the manifest, as an admission webhook may do: they are written again only after the next change.
func (e *Executor) written(
	ctx context.Context, ref resourceRef, w *workv1alpha1.Work, desired, object *interpret.Object,
) (*observation, error) {
	epoch := e.epoch(desired.GroupVersionKind())
	accepted := &observation{work: w.UID, generation: w.Generation, epoch: epoch, content: contentOf(object), upToDate: !createsOnly(w)}
	seen, err := e.compare(ctx, w, desired, object, accepted, epoch)
	if err != nil {
		return nil, err
	}
	if managed(object) {
		ref.watch.put(object, seen)
	}
	return seen, nil
}

// reportFailure records an event on the template about an error of its object, and returns the error.
func (e *Executor) reportFailure(mc *memberCache, w *workv1alpha1.Work, desired *interpret.Object, err error) error {
	if requeue.Expected(err) || classify(err) == namespaceError {
		return err
	}
	e.emitOnTemplate(w, desired, true, "SyncFailed",
		fmt.Sprintf("Failed to create or update resource(%s) in member cluster(%s): %v", title(desired), mc.member.Name, err))
	return err
}

func (e *Executor) create(
	ctx context.Context, mc *memberCache, w *workv1alpha1.Work, ref resourceRef, desired *interpret.Object,
) (*interpret.Object, error) {
	if desired.GroupVersionKind() == namespaceKind { // often exists already
		observed, err := ref.live(ctx, desired.GetName())
		if err != nil {
			return nil, readError(mc, desired, err)
		}
		if observed != nil {
			return e.update(ctx, mc, w, ref, desired, observed, false)
		}
	}
	made, err := ref.create(ctx, desired)
	count("created", desired, mc.member.Name, err)
	if err == nil {
		e.refreshKinds(mc, desired)
		return made, nil
	}
	if !apierrors.IsAlreadyExists(err) {
		return nil, fmt.Errorf("create %s %s in cluster %s: %w", desired.GetKind(), title(desired), mc.member.Name, err)
	}
	// The watch is stale, or the object is not managed and therefore not watched.
	observed, err := ref.live(ctx, desired.GetName())
	if err != nil {
		return nil, readError(mc, desired, err)
	}
	if observed == nil {
		return nil, requeue.After(syncWait, "object was deleted concurrently")
	}
	return e.update(ctx, mc, w, ref, desired, observed, false)
}

// update writes the manifest into an object of the member and returns the result. observed is read if it is nil. before reports
// whether this generation of the Work was applied to the object before.
func (e *Executor) update(
	ctx context.Context, mc *memberCache, w *workv1alpha1.Work, ref resourceRef, desired, observed *interpret.Object, before bool,
) (written *interpret.Object, err error) {
	for attempt := range 2 {
		if observed == nil || attempt > 0 { // the watch was stale
			known, _ := ref.watch.get(keyOf(desired))
			if observed, err = ref.live(ctx, desired.GetName()); err != nil {
				return nil, readError(mc, desired, err)
			}
			if observed == nil {
				ref.watch.absent(keyOf(desired), known.version) // it is created again now, however late the watch is
				return nil, requeue.After(syncWait, "object was deleted concurrently")
			}
		}
		if refusal := mayChange(mc.member.Name, w, desired, observed); refusal != nil {
			if errors.Is(refusal, errKept) {
				return observed, nil
			}
			return nil, refusal
		}
		next, err := e.plan(ctx, desired, observed, before)
		if err != nil {
			return nil, err
		}
		if next == nil {
			return observed, nil
		}
		written, err = ref.update(ctx, next)
		if err == nil && written.GetResourceVersion() == observed.GetResourceVersion() {
			return written, nil // the member has set fields of the manifest again, such as a default in a single value
		}
		count("updated", desired, mc.member.Name, err)
		if err == nil {
			if err := e.recordUpdate(ctx, mc, w, desired, observed, before); err != nil {
				return nil, err
			}
			e.refreshKinds(mc, desired)
			return written, nil
		}
		if attempt > 0 || !apierrors.IsConflict(err) && !apierrors.IsNotFound(err) {
			return nil, fmt.Errorf("update %s %s in cluster %s: %w", desired.GetKind(), title(desired), mc.member.Name, err)
		}
	}
	return nil, err
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

// message joins errors for the condition Applied.
func message(errs []error) string {
	var parts []string
	for _, err := range errs {
		parts = append(parts, err.Error())
	}
	return strings.Join(parts, "; ")
}
