// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	ctrl "sigs.k8s.io/controller-runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/work/apply/threeway"
)

// observe returns the observation of an object that the watch shows, and the object itself if it is still in memory. It reads the
// object from the member only if the last observation no longer holds and the object was dropped. The observation is nil if the
// object no longer exists.
func (e *Executor) observe(
	ctx context.Context, mc *memberCache, ref resourceRef, w *workv1alpha1.Work, desired *interpret.Object, shown entry,
) (*observation, *interpret.Object, error) {
	epoch := e.epoch(desired.GroupVersionKind())
	if shown.seen.isFor(w, epoch) && shown.seen.version == shown.version && shown.seen.failure == nil {
		if shown.whole != nil {
			ref.watch.observed(keyOf(desired), isSecret(desired), shown.seen)
		}
		return shown.seen, shown.whole, nil
	}
	object := shown.whole
	if object == nil {
		var err error
		if object, err = ref.live(ctx, desired.GetName()); err != nil {
			return nil, nil, readError(mc, desired, err)
		}
		if object == nil {
			return nil, nil, nil
		}
	}
	seen, err := e.compare(ctx, w, desired, object, shown.seen, epoch)
	if err != nil {
		return nil, nil, err
	}
	ref.watch.observed(keyOf(desired), isSecret(desired), seen)
	return seen, object, nil
}

// compare observes an object. prior is its last observation, whose verdict holds while the content stays the same.
func (e *Executor) compare(
	ctx context.Context, w *workv1alpha1.Work, desired, object *interpret.Object, prior *observation, epoch uint64,
) (*observation, error) {
	seen := &observation{
		work: w.UID, generation: w.Generation, epoch: epoch, version: object.GetResourceVersion(), content: contentOf(object),
	}
	if prior.isFor(w, epoch) && prior.content == seen.content && threeway.ContainsMetadata(desired, object) {
		seen.upToDate, seen.notApplied = prior.upToDate, prior.notApplied
	}
	seen.applied = prior.hasApplied(w)
	switch {
	case seen.upToDate:
	case createsOnly(w):
		if err := e.compareOnly(ctx, desired, object, seen); err != nil {
			return nil, err
		}
	default:
		next, err := e.plan(ctx, desired, object, seen.applied)
		if err != nil {
			return nil, err
		}
		seen.upToDate = next == nil
	}
	seen.applied = seen.applied || seen.upToDate
	if seen.status, seen.health, seen.failure = e.interpret(ctx, w, object); errors.Is(seen.failure, interpret.ErrNotReady) {
		return nil, seen.failure
	}
	return seen, nil
}

// plan returns the object to write, or nil if the member object has everything that the manifest sets. applied is as in
// threeway.Plan.
func (e *Executor) plan(ctx context.Context, desired, observed *interpret.Object, applied bool) (*interpret.Object, error) {
	return threeway.Plan(ctx, e.Chain, desired, observed, applied)
}

// preview observes an object of the first list, so that it need not be kept. It implements memberCache.preview.
func (e *Executor) preview(ctx context.Context, object *interpret.Object, cluster string) (seen *observation, settled bool) {
	key := workOf(object, cluster)
	if key.Name == "" {
		return nil, true
	}
	err := panics.Recover(func() (err error) {
		var w workv1alpha1.Work
		if err := e.control.Get(ctx, key, &w); err != nil {
			settled = apierrors.IsNotFound(err) && e.hasStarted()
			return err
		}
		if w.DeletionTimestamp != nil {
			settled = true
			return nil
		}
		objects, _ := manifests(&w)
		for _, desired := range objects {
			if desired != nil && sameObject(desired, object) {
				seen, err = e.compare(ctx, &w, desired, object, nil, e.epoch(desired.GroupVersionKind()))
				settled = err == nil && (seen.failure == nil || isSecret(desired)) && seen.upToDate
				return err
			}
		}
		return nil
	})
	if err != nil && !apierrors.IsNotFound(err) {
		ctrl.LoggerFrom(ctx).V(2).Info("Failed to observe an object of the first list", "work", key, "err", err.Error())
	}
	return seen, settled
}

// sameObject reports whether two objects have the same kind, namespace and name. Versions may differ.
func sameObject(a, b *interpret.Object) bool {
	return a.GroupVersionKind().GroupKind() == b.GroupVersionKind().GroupKind() && keyOf(a) == keyOf(b)
}

func isSecret(o *interpret.Object) bool {
	return o.GroupVersionKind() == schema.GroupVersionKind{Version: "v1", Kind: "Secret"}
}

func readError(mc *memberCache, o *interpret.Object, err error) error {
	return fmt.Errorf("read %s %s in cluster %s: %w", o.GetKind(), title(o), mc.member.Name, err)
}
