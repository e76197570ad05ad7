// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/intstr"
	ctrl "sigs.k8s.io/controller-runtime"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction/budget"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/render"
)

const (
	// updateLag is the time after which a report counts as newer than an update of the pods.
	updateLag = 10 * time.Second
	// returnTimeout is the time for which a workload that returns to a cluster keeps its other copies until it is available there.
	returnTimeout = 10 * time.Minute
)

// returning returns the budget of a workload whose return to a drained cluster was requested, if it is less than returnTimeout ago: no
// available replica is removed before its replacement is available.
func (c *Controller) returning(b binding.Binding) []budget.Budget {
	at := b.BindingSpec().RescheduleTriggeredAt
	if at == nil || b.GetAnnotations()[names.ReplacementFirst] != at.UTC().Format(time.RFC3339) ||
		c.Clock.Now().Sub(at.Time) > returnTimeout {
		return nil
	}
	return []budget.Budget{{
		Title: "the requested return",
		Spec: &fleetv1alpha1.PlacementDisruptionBudgetSpec{
			MinAvailable: new(intstr.FromString("100%")), UnhealthyEvictionPolicy: fleetv1alpha1.AlwaysAllow,
		},
	}}
}

// updates holds the updates of pods in a staged rollout that budgets limit.
type updates struct {
	workload budget.Workload // after the permitted moves
	budgets  []budget.Budget
	held     bool
}

// holdUpdate returns whether a cluster must keep its revision for now, because the budgets do not permit to replace its pods. It adds the
// reason to m. Its replicas change nevertheless; changed reports whether they did.
func (c *Controller) holdUpdate(
	ctx context.Context, m *moves, plan *render.Plan, target workv1alpha2.TargetCluster, existing *workv1alpha1.Work,
) (held, changed bool, err error) {
	if m.updates == nil || existing == nil {
		return false, false, nil
	}
	current, _ := work.Manifests(existing)
	if len(current) != 1 || current[0] == nil {
		return false, false, nil
	}
	next, _, err := plan.Manifest(ctx, target)
	if err != nil {
		return false, false, nil //nolint:nilerr // syncWork reports it
	}
	template := func(o *unstructured.Unstructured) any {
		v, _, _ := unstructured.NestedFieldNoCopy(o.Object, "spec", "template")
		return v
	}
	if reflect.DeepEqual(template(current[0]), template(next)) {
		return false, false, nil
	}
	reason := m.updates.workload.Update(target.Name, budget.UpdateLoss(next, target.Replicas), m.updates.budgets)
	if reason == "" {
		c.updated.add(existing.UID, 0, c.Clock.Now())
		return false, false, nil
	}
	m.updates.held = true
	m.reasons = append(m.reasons, fmt.Sprintf("%s: the update to revision %s waits: %s", target.Name, plan.Revision, reason))
	changed, err = c.scale(ctx, existing, current[0], next)
	return true, changed, err
}

// scale gives a Work, which keeps its other fields, the replicas of the next manifest.
func (c *Controller) scale(ctx context.Context, w *workv1alpha1.Work, current, next *interpret.Object) (changed bool, err error) {
	want, err := c.Chain.Replicas(ctx, next)
	if err == nil {
		var have interpret.Replicas
		if have, err = c.Chain.Replicas(ctx, current); have.Count == want.Count && err == nil {
			return false, nil
		}
	}
	if err == nil {
		current, err = c.Chain.Revise(ctx, current, int64(want.Count))
	}
	if errors.Is(err, interpret.ErrNoInterpreter) {
		return false, nil
	}
	var raw []byte
	if err == nil {
		raw, err = json.Marshal(current.Object)
	}
	if err != nil {
		return false, fmt.Errorf("scale work %s/%s, whose update waits: %w", w.Namespace, w.Name, err)
	}
	return patch.Latest(ctx, c.control, w, func(w *workv1alpha1.Work) { w.Spec.Workload.Manifests[0].Raw = raw })
}

// reportUpdates sets the condition MoveHeldByBudget of a binding in a staged rollout, and requeues it if an update is held.
func (c *Controller) reportUpdates(ctx context.Context, b binding.Binding, m moves, done *ctrl.Result) error {
	if m.updates == nil {
		return nil
	}
	if m.updates.held && (done.RequeueAfter == 0 || holdInterval < done.RequeueAfter) {
		done.RequeueAfter = holdInterval
	}
	return c.setMovesHeld(ctx, b, m, true)
}

// updating reports whether the pods of a Work are being replaced, or may be: its last report may be older than its manifest.
func (c *Controller) updating(w *workv1alpha1.Work) bool {
	if at, ok := c.updated.at(w.UID); ok && c.Clock.Now().Sub(at) < updateLag {
		return true
	}
	applied := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied)
	if applied == nil || applied.Status != metav1.ConditionTrue || applied.ObservedGeneration != w.Generation ||
		len(w.Status.ManifestStatuses) == 0 || w.Status.ManifestStatuses[0].Status == nil {
		return true
	}
	var status struct {
		Generation         int64  `json:"generation"`
		ObservedGeneration int64  `json:"observedGeneration"`
		Replicas           int64  `json:"replicas"`
		UpdatedReplicas    *int64 `json:"updatedReplicas"`
	}
	if json.Unmarshal(w.Status.ManifestStatuses[0].Status.Raw, &status) != nil {
		return true
	}
	return status.ObservedGeneration < status.Generation || status.UpdatedReplicas != nil && *status.UpdatedReplicas < status.Replicas
}
