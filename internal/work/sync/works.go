// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/manifest"
	"karmada.io/karmada/internal/work/render"
)

// rendered is the condition of a binding whose Works cannot be rendered, or written, for all targets.
var rendered = conditions.FailureCondition{
	Type: workv1alpha2.Rendered, Failed: workv1alpha2.RenderFailed, Recovered: workv1alpha2.RenderSuccess,
}

// syncWorks renders a Work for each target but the pending clusters, and creates or patches it. A failure for one cluster does
// not affect the others. The error is terminal if only override policies failed. A change of the policy, the template or the
// cluster requeues the binding. written reports whether a Work changed, guarded what the guard of restarts decided; held records which
// updates the budgets hold.
func (c *Controller) syncWorks(
	ctx context.Context, b binding.Binding, template *interpret.Object, works []workv1alpha1.Work, pending map[string]bool,
	held *moves,
) (written bool, guarded restarts, err error) {
	overrides, err := c.overrides(ctx, b, template)
	if err != nil {
		return false, guarded, err
	}
	plans, err := c.plans(ctx, b, template, overrides)
	if requeue.Expected(err) || errors.Is(err, interpret.ErrNotReady) {
		return false, guarded, err
	}
	if err != nil {
		return false, guarded, errors.Join(err, c.setRendered(ctx, b, err))
	}
	current := map[string]*workv1alpha1.Work{}
	for i := range works {
		current[works[i].Namespace] = &works[i]
	}
	var failures, errs []error
	for _, target := range binding.Targets(b.BindingSpec()) {
		plan := plans(target.Name)
		existing := current[names.ExecutionNamespace(target.Name)]
		if pending[target.Name] || plan == nil {
			guarded.incomplete = guarded.incomplete || existing != nil
			continue
		}
		if c.InjectState && existing != nil && held.keeps(target.Name) {
			plan = keepState(b, plan, target.Name, existing)
		}
		var failure error
		waits, changed, err := c.holdUpdate(ctx, held, plan, target, existing)
		if !waits {
			changed, failure, err = c.syncWork(ctx, b, plan, target, existing, &guarded)
		}
		if errors.Is(failure, interpret.ErrNotReady) {
			return written, guarded, failure // the condition must not change before the interpreters are read
		}
		if failure != nil {
			failures = append(failures, failure)
		}
		guarded.incomplete = guarded.incomplete || existing != nil && (waits || failure != nil || err != nil)
		written, errs = written || changed, append(errs, err)
	}
	failure := errors.Join(failures...)
	errs = append(errs, c.setRendered(ctx, b, failure), c.setRestartHeld(ctx, b, guarded))
	if failure != nil && !slices.ContainsFunc(failures, func(err error) bool {
		rule := override.AsError(err)
		return rule == nil || rule.Retry
	}) {
		failure = requeue.Terminal(failure)
	}
	return written, guarded, errors.Join(append(errs, failure)...)
}

// syncWork renders the Work for one target, and creates or patches it. A new Work gets the second name if a Work with another object has
// the first one. It returns a failure for the condition of the binding, or an error that only delays the Work.
func (c *Controller) syncWork(
	ctx context.Context, b binding.Binding, plan *render.Plan, target workv1alpha2.TargetCluster, existing *workv1alpha1.Work, held *restarts,
) (changed bool, failure, err error) {
	all, id := plan.Names(), ""
	if existing != nil {
		all, id = []string{existing.Name}, existing.Labels[names.WorkID]
	}
	if id == "" {
		id = c.NewID()
	}
	for _, name := range all {
		desired, applied, failure := plan.Work(ctx, target, name, id)
		if failure != nil {
			if !errors.Is(failure, interpret.ErrNotReady) {
				c.emitFailed(b, target.Name, failure)
			}
			return false, failure, nil
		}
		if err := c.guardRestart(b, existing, desired, applied, held); err != nil {
			return false, nil, err
		}
		changed, err = c.write(ctx, b, existing, desired)
		if changed {
			c.emitApplied(b, target.Name, applied)
		}
		if taken, ok := errors.AsType[*takenError](err); !ok || !taken.otherObject {
			break
		}
	}
	if unwritable(err) {
		return false, fmt.Errorf("cluster %s: %w", target.Name, err), nil
	}
	return changed, nil, err
}

// takenError means that a Work exists and must not be changed.
type takenError struct {
	namespace, name string
	otherObject     bool // not that of this binding
}

func (e *takenError) Error() string {
	return fmt.Sprintf("work %s/%s exists and does not belong to this binding", e.namespace, e.name)
}

// unwritable reports whether a Work cannot be written until something else changes: the object, the other Work, or a setting of the
// control plane.
func unwritable(err error) bool {
	_, taken := errors.AsType[*takenError](err)
	_, large := errors.AsType[*sizeError](err)
	return taken || large || apierrors.IsInvalid(err) || apierrors.IsBadRequest(err) ||
		apierrors.IsForbidden(err) && !apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause)
}

// setRendered sets the condition Rendered of a binding to False if there is a failure.
func (c *Controller) setRendered(ctx context.Context, b binding.Binding, failure error) error {
	if !rendered.Differs(b.BindingStatus().Conditions, failure) {
		return nil
	}
	_, err := patch.Status(ctx, c.control, b, func(b binding.Binding) {
		rendered.Set(&b.BindingStatus().Conditions, metav1.NewTime(c.Clock.Now()), failure)
	})
	return err
}

// write creates or patches a Work and reports whether that changed it. existing is nil if the cache has no Work.
func (c *Controller) write(ctx context.Context, b binding.Binding, existing, desired *workv1alpha1.Work) (changed bool, err error) {
	if existing == nil || existing.DeletionTimestamp != nil {
		if removed, err := c.clusterRemoved(ctx, desired.Namespace); removed || err != nil {
			return false, err
		}
	}
	if existing != nil && existing.DeletionTimestamp != nil {
		since := work.AppliedSince(existing) // the guard counts it as established
		if work.Existed(existing) {
			since = time.Unix(0, 0)
		}
		desired.Annotations = labels.Merge(desired.Annotations, map[string]string{names.AppliedSince: since.UTC().Format(time.RFC3339)})
		if err := c.cancelRemoval(ctx, b, existing, desired); err != nil {
			return false, explainSize(err, desired)
		}
		existing = nil
	}
	if existing == nil {
		err := c.control.Create(ctx, desired)
		if err == nil {
			return true, nil
		}
		if !apierrors.IsAlreadyExists(err) {
			return false, fmt.Errorf("create work %s/%s: %w", desired.Namespace, desired.Name, explainSize(err, desired))
		}
		// The cache does not show it yet, or it belongs to another binding.
		existing = &workv1alpha1.Work{}
		if err := c.live.Get(ctx, client.ObjectKeyFromObject(desired), existing); err != nil {
			return false, err
		}
		if err := mayAdopt(b, existing, desired); err != nil {
			return false, err
		}
	}
	write := patch.Object[*workv1alpha1.Work] // statuses change often, and a late manifest is corrected by the next event
	if existing.Annotations[names.Revision] != "" || desired.Annotations[names.Revision] != "" || !sameMode(&existing.Spec, &desired.Spec) {
		// A deposed leader must not return a cluster to an earlier revision, resume a suspended Work, or have objects deleted that stay.
		write = patch.Latest[*workv1alpha1.Work]
	}
	changed, err = write(ctx, c.control, existing, func(w *workv1alpha1.Work) {
		if desired.Annotations[names.Revision] == "" {
			delete(w.Annotations, names.Revision)
		}
		w.Labels = labels.Merge(w.Labels, desired.Labels)
		w.Annotations = override.Annotate(labels.Merge(w.Annotations, desired.Annotations), desired.Annotations)
		controllerutil.AddFinalizer(w, names.ExecutionFinalizer)
		if !sameSpec(&w.Spec, &desired.Spec) {
			w.Spec = desired.Spec
		}
	})
	return changed, explainSize(err, desired)
}

// sizeError means that a Work is too large for the API server of the control plane or its etcd.
type sizeError struct {
	bytes int
	cause error
}

func (e *sizeError) Error() string {
	return fmt.Sprintf("its manifest of %d KiB is too large for the API server or etcd of the control plane: reduce the object, or raise "+
		"--max-request-bytes of an external etcd: %v", (e.bytes+1023)/1024, e.cause)
}

func (e *sizeError) Unwrap() error { return e.cause }

// explainSize returns a *sizeError if a Work could not be written because of its size, and err otherwise.
func explainSize(err error, w *workv1alpha1.Work) error {
	if err == nil || !apierrors.IsRequestEntityTooLargeError(err) && !strings.Contains(err.Error(), "request is too large") &&
		!strings.Contains(err.Error(), "message larger than max") { // of etcd, with status 500
		return err
	}
	e := &sizeError{cause: err}
	for i := range w.Spec.Workload.Manifests {
		e.bytes += len(w.Spec.Workload.Manifests[i].Raw)
	}
	return e
}

// clusterRemoved reports whether the cluster of an execution namespace is being removed. New Works would delay its removal: the
// agent of a Pull-mode cluster must remove the objects of all Works before the namespace is deleted.
func (c *Controller) clusterRemoved(ctx context.Context, namespace string) (bool, error) {
	name, _ := names.ClusterOf(namespace)
	var cluster clusterv1alpha1.Cluster
	if err := c.control.Get(ctx, client.ObjectKey{Name: name}, &cluster); err != nil {
		return false, client.IgnoreNotFound(err)
	}
	return cluster.DeletionTimestamp != nil, nil
}

// mayAdopt returns an error unless a Work that the cache did not show may be updated to desired. A Work of this binding is
// rendered after the cache shows it, because the manifest contains the permanent ID of the Work. An orphaned Work of a deleted
// binding with the same name is adopted, and so is a Work of package namespaces for a namespace that a policy selects. A Work of another
// binding, or with another object, is kept.
func mayAdopt(b binding.Binding, existing, desired *workv1alpha1.Work) error {
	taken := &takenError{namespace: existing.Namespace, name: existing.Name}
	if objects, _ := work.Manifests(desired); len(objects) == 1 && objects[0] != nil {
		o := objects[0]
		if taken.otherObject = !work.MayHold(existing, o.GroupVersionKind().GroupKind(), client.ObjectKeyFromObject(o)); taken.otherObject {
			return taken
		}
	}
	if existing.DeletionTimestamp != nil {
		return &work.RemovalPendingError{Namespace: existing.Namespace, Name: existing.Name}
	}
	id := work.BindingID(existing)
	if id != "" && id == work.BindingID(desired) {
		return requeue.ErrStale
	}
	if owner := metav1.GetControllerOf(existing); id == "" && owner != nil && owner.Kind == "Namespace" &&
		binding.TemplateKind(b) == schema.FromAPIVersionAndKind(owner.APIVersion, owner.Kind) && b.BindingSpec().Resource.Name == owner.Name {
		return nil
	}
	for _, s := range binding.Scopes {
		key, ok := work.BindingKey(s, desired)
		if current, named := work.BindingKey(s, existing); ok && named && current == key {
			return nil
		}
	}
	return taken
}

// sameMode reports whether the specs of two Works are equal but for their manifests.
func sameMode(a, b *workv1alpha1.WorkSpec) bool {
	return reflect.DeepEqual(a.SuspendDispatching, b.SuspendDispatching) &&
		reflect.DeepEqual(a.PreserveResourcesOnDeletion, b.PreserveResourcesOnDeletion) &&
		a.ApplyStrategy == b.ApplyStrategy && slices.Equal(a.AdoptUIDs, b.AdoptUIDs)
}

// sameSpec reports whether two specs are equal. Manifests are compared as JSON values.
func sameSpec(a, b *workv1alpha1.WorkSpec) bool {
	if !sameMode(a, b) || len(a.Workload.Manifests) != len(b.Workload.Manifests) {
		return false
	}
	for i := range a.Workload.Manifests {
		if !manifest.SameJSON(a.Workload.Manifests[i].Raw, b.Workload.Manifests[i].Raw) {
			return false
		}
	}
	return true
}
