// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/guard"
)

// One edit of an override policy can restart workloads everywhere. The guard of restarts then holds the pod templates: the Works keep
// theirs, and get everything else, such as replicas. A change of the template itself is not held, and neither is a staged rollout, which
// has gates of its own.

// restarts holds the decisions of the guard about the Works of one binding.
type restarts struct {
	held guard.Decision
	wait time.Duration
	// incomplete means that the guard was not asked about a Work.
	incomplete bool
}

// guardRestart keeps the pod template of an existing Work in the desired one if override policies changed it and the guard does not allow
// the restart yet.
func (c *Controller) guardRestart(b binding.Binding, existing, desired *workv1alpha1.Work, applied []override.Applied, r *restarts) error {
	if c.Restarts == nil || existing == nil {
		return nil
	}
	object, podTemplate := restarted(existing, desired, b, c.Restarts.Asked(existing.UID))
	if object == nil {
		c.Restarts.Withdraw(existing.UID)
		return nil
	}
	request := guard.RemovalOf(existing)
	request.Access, request.Changes = false, changes(b)
	for _, a := range applied {
		if by := "of " + override.Title(a.Policy); !slices.Contains(request.Changes, by) {
			request.Changes = append(request.Changes, by)
		}
	}
	condition := restartHeld(b)
	request.Held = condition != nil
	request.Approved = condition != nil && b.GetAnnotations()[names.RestartApproved] == binding.RestartID(condition)
	d := c.Restarts.Ask(request)
	heldRestarts.WithLabelValues().Set(float64(c.Restarts.Held()))
	if d.Hold {
		r.held = d
	}
	if d.Wait <= 0 {
		return nil
	}
	r.wait = max(r.wait, d.Wait)
	if err := unstructured.SetNestedMap(object.Object, podTemplate, "spec", "template"); err != nil {
		return fmt.Errorf("hold the restart of work %s/%s: %w", desired.Namespace, desired.Name, err)
	}
	raw, err := json.Marshal(object.Object)
	if err != nil {
		return fmt.Errorf("hold the restart of work %s/%s: %w", desired.Namespace, desired.Name, err)
	}
	desired.Spec.Workload.Manifests[0].Raw = raw
	for _, key := range []string{names.AppliedOverrides, names.AppliedClusterOverrides} { // they are not applied yet
		delete(desired.Annotations, key)
		if value, found := existing.Annotations[key]; found {
			desired.Annotations[key] = value
		}
	}
	return nil
}

// restartHeld returns the condition of a binding whose restarts are held, or nil.
func restartHeld(b binding.Binding) *metav1.Condition {
	c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.RestartHeld)
	if c == nil || c.Status != metav1.ConditionTrue {
		return nil
	}
	return c
}

// restarted returns the object of a desired Work and the pod template of the existing one if another reason than a change of the template
// or a staged rollout changes the pod template. waits means that a restart was requested before: a change of the template, such as scaling,
// must not end the wait or the hold, as long as override policies differ from those that were applied.
func restarted(
	existing, desired *workv1alpha1.Work, b binding.Binding, waits bool,
) (desiredObject *interpret.Object, current map[string]any) {
	if existing.DeletionTimestamp != nil || !binding.IsWorkload(b.BindingSpec()) || existing.Annotations[names.Revision] != "" ||
		desired.Annotations[names.Revision] != "" || sameSpec(&existing.Spec, &desired.Spec) {
		return nil, nil
	}
	before, _ := work.Manifests(existing)
	after, _ := work.Manifests(desired)
	if len(before) != 1 || len(after) != 1 || before[0] == nil || after[0] == nil {
		return nil, nil
	}
	current, had, _ := unstructured.NestedMap(before[0].Object, "spec", "template")
	next, has, _ := unstructured.NestedMap(after[0].Object, "spec", "template")
	if !had || !has || reflect.DeepEqual(current, next) {
		return nil, nil
	}
	generation := func(o *interpret.Object) string { return o.GetAnnotations()[names.TemplateGeneration] }
	same := func(annotation string) bool {
		return existing.Annotations[annotation] == desired.Annotations[annotation]
	}
	if generation(before[0]) != generation(after[0]) &&
		(restartHeld(b) == nil && !waits || same(names.AppliedOverrides) && same(names.AppliedClusterOverrides)) {
		return nil, nil
	}
	return after[0], current
}

// setRestartHeld sets the condition RestartHeld of a binding, and records an event when a restart is held. The condition keeps its first
// message, and stays if the guard was not asked about all Works.
func (c *Controller) setRestartHeld(ctx context.Context, b binding.Binding, r restarts) error {
	d := r.held
	if r.incomplete && !d.Hold && c.Restarts != nil {
		return nil
	}
	if c.Restarts == nil && restartHeld(b) == nil || (restartHeld(b) != nil) == d.Hold {
		return nil
	}
	now := metav1.NewTime(c.Clock.Now())
	status, reason, message := metav1.ConditionFalse, workv1alpha2.RestartAllowed, ""
	if d.Hold {
		status, reason = metav1.ConditionTrue, workv1alpha2.TooManyRestarts
		change := ""
		if d.Change != "" {
			change = ", counting only those " + d.Change
		}
		message = fmt.Sprintf("More than %d of %d workloads in members would be restarted by override policies%s. To restart them, run "+
			"\"%s\"; otherwise undo the change.", d.Limit, d.Total, change, binding.ApproveCommand(b))
	}
	_, err := patch.Status(ctx, c.control, b, func(b binding.Binding) {
		conditions.Set(&b.BindingStatus().Conditions, now, workv1alpha2.RestartHeld, status, reason, message, b.GetGeneration())
	})
	if err != nil {
		return client.IgnoreNotFound(err)
	}
	if d.Hold {
		c.emit(b, workv1alpha2.RestartHeld, true, message)
	}
	return nil
}
