// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"fmt"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/conditions"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
)

// report is what an attempt at a Work came to.
type report struct {
	work        *workv1alpha1.Work
	suspended   bool
	done, total int
	errs        []error
}

// send writes the status of a Work: at once when somebody waits for it, else when its time has come (pace).
func (e *Executor) send(ctx context.Context, s *site, r report, desired, observed []*interpret.Object) error {
	next := r.work.Status.DeepCopy()
	now := metav1.NewTime(e.Clock.Now())
	r.conditions(next, now)
	statuses, healthy, failure := e.statuses(ctx, r.work, desired, observed)
	if errors.Is(failure, interpret.ErrNotReady) {
		return failure // nothing is known yet, not even that it failed
	}
	if len(statuses) > 0 {
		next.ManifestStatuses = statuses
	}
	interpreted.Set(&next.Conditions, now, failure)
	key := client.ObjectKeyFromObject(r.work)
	if equality.Semantic.DeepEqual(next, &r.work.Status) {
		s.pace.Unchanged(key)
		return failure
	}
	settled := healthy || len(r.errs) > 0 || failure != nil || r.suspended
	if !settled {
		if wait := s.pace.Delay(key); wait > 0 {
			return &waitError{"a better report may come", wait}
		}
	}
	before := r.work.DeepCopy()
	if _, err := patch.Status(ctx, e.control, r.work, func(w *workv1alpha1.Work) { w.Status = *next }); err != nil {
		return client.IgnoreNotFound(err)
	}
	s.pace.Sent(key, settled)
	e.announce(before, r)
	return failure
}

// interpreted says on a Work that its object could not be interpreted.
var interpreted = conditions.FailureCondition{Type: workv1alpha1.WorkInterpreted, Failed: workv1alpha1.WorkInterpretFailed, Recovered: workv1alpha1.WorkInterpretSuccessful}

func (r report) conditions(next *workv1alpha1.WorkStatus, now metav1.Time) {
	if r.suspended {
		conditions.Set(&next.Conditions, now, workv1alpha1.WorkDispatching, metav1.ConditionFalse, workv1alpha1.WorkReasonSuspendDispatching, suspendedMessage, 0)
		return
	}
	conditions.Set(&next.Conditions, now, workv1alpha1.WorkDispatching, metav1.ConditionTrue, workv1alpha1.WorkReasonDispatching, dispatchingMessage, 0)
	if len(r.errs) > 0 {
		conditions.Set(&next.Conditions, now, workv1alpha1.WorkApplied, metav1.ConditionFalse, workv1alpha1.WorkAppliedFailed,
			fmt.Sprintf("Failed to apply all manifests (%d/%d): %s", r.done, r.total, message(r.errs)), 0)
		return
	}
	conditions.Set(&next.Conditions, now, workv1alpha1.WorkApplied, metav1.ConditionTrue, workv1alpha1.WorkAppliedSuccessful, "Manifest has been successfully applied", 0)
}

const (
	suspendedMessage   = "Work dispatching is in a suspended state."
	dispatchingMessage = "Work is being dispatched to member clusters."
)

// statuses reflects what is in the member. An object that is not there says nothing: what was last seen of it stays, and
// so it does when the status cannot be interpreted. The error says what could not.
func (e *Executor) statuses(ctx context.Context, w *workv1alpha1.Work, desired, observed []*interpret.Object) (out []workv1alpha1.ManifestStatus, healthy bool, failure error) {
	healthy = true
	var errs []error
	for i, o := range observed {
		if o == nil || desired[i] == nil {
			healthy = false
			continue
		}
		gvk := o.GroupVersionKind()
		s := workv1alpha1.ManifestStatus{Identifier: workv1alpha1.ResourceIdentifier{
			Ordinal: i, Group: gvk.Group, Version: gvk.Version, Kind: gvk.Kind, Namespace: o.GetNamespace(), Name: o.GetName()}}
		raw, err := canonical(e.Chain.Reflect(ctx, o))
		if err != nil {
			if !errors.Is(err, interpret.ErrNotReady) {
				e.tellWork(w, names.WorkStatusSource, true, "ReflectStatusFailed", fmt.Sprintf("Reflect status for object(%s/%s) failed: %v", o.GetKind(), title(o), err), "")
			}
			errs = append(errs, err)
			raw = known(w, s.Identifier)
		}
		health, err := e.Chain.Health(ctx, o)
		if err != nil {
			if !errors.Is(err, interpret.ErrNotReady) {
				e.tellWork(w, names.WorkStatusSource, true, "InterpretHealthFailed", fmt.Sprintf("Interpret health of object(%s/%s) failed: %v", o.GetKind(), title(o), err), "")
			}
			errs = append(errs, err)
		}
		healthy = healthy && health == workv1alpha2.ResourceHealthy
		s.Status, s.Health = raw, workv1alpha1.ResourceHealth(health)
		out = append(out, s)
	}
	return out, healthy, errors.Join(errs...)
}

// known is the status of an object as it was reported last.
func known(w *workv1alpha1.Work, id workv1alpha1.ResourceIdentifier) *runtime.RawExtension {
	for i := range w.Status.ManifestStatuses {
		if s := &w.Status.ManifestStatuses[i]; s.Identifier == id {
			return s.Status
		}
	}
	return nil
}

// announce tells of what changed for the Work.
func (e *Executor) announce(before *workv1alpha1.Work, r report) {
	was := meta.FindStatusCondition(before.Status.Conditions, workv1alpha1.WorkDispatching)
	switch wasSuspended := was != nil && was.Status == metav1.ConditionFalse; {
	case r.suspended && !wasSuspended:
		e.tellWork(r.work, names.ExecutionSource, false, "WorkDispatching", suspendedMessage, r.work.ResourceVersion)
	case !r.suspended && wasSuspended:
		e.tellWork(r.work, names.ExecutionSource, false, "WorkDispatching", dispatchingMessage, r.work.ResourceVersion)
	}
	cluster, _ := names.ClusterOf(r.work.Namespace)
	work := r.work.Namespace + "/" + r.work.Name
	switch {
	case r.suspended: // nothing was attempted
	case len(r.errs) > 0:
		e.tellWork(r.work, names.ExecutionSource, true, "SyncFailed", fmt.Sprintf("Failed to sync work(%s) to cluster(%s), err: %s", work, cluster, message(r.errs)), "")
	case !meta.IsStatusConditionTrue(before.Status.Conditions, workv1alpha1.WorkApplied):
		e.tellWork(r.work, names.ExecutionSource, false, "SyncSucceed", fmt.Sprintf("Sync work(%s) to cluster(%s) successful.", work, cluster), "")
	}
}

// canonical spells a status as the API server will give it back, so that the same status is the same bytes.
func canonical(raw *runtime.RawExtension, err error) (*runtime.RawExtension, error) {
	if raw == nil || err != nil {
		return nil, err
	}
	var value any
	if err := json.Unmarshal(raw.Raw, &value); err != nil {
		return nil, fmt.Errorf("decode the reflected status: %w", err)
	}
	return interpret.Raw(value)
}
