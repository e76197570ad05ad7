// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/template"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/guard"
)

// markTemplate marks the status of a template that outlives its binding: its numbers are no longer updated. If the mark cannot be
// written, the binding is deleted nevertheless.
func (c *Controller) markTemplate(ctx context.Context, b binding.Binding) {
	ref, kind := b.BindingSpec().Resource, binding.TemplateKind(b).GroupKind()
	if !template.CarriesUnknown(kind) || b.BindingStatus().LastScheduledTime == nil {
		return
	}
	object, err := c.templates.Get(ctx, ref)
	if err == nil && object != nil && object.GetDeletionTimestamp() == nil && hasStatus(object) {
		current := object.Object["status"]
		err = c.templates.PatchStatus(ctx, ref, patch.Difference(current, template.WithUnknown(kind, current, &metav1.Condition{
			Status: metav1.ConditionTrue, Reason: names.NotPropagated, LastTransitionTime: metav1.NewTime(c.Clock.Now()),
			Message: "The binding of the object was deleted; the status is the last one that its clusters reported",
		})), binding.ScopeOf(b).RenderSource)
	}
	if client.IgnoreNotFound(err) != nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to mark the status of the template", "template", ref)
	}
}

func hasStatus(object *interpret.Object) bool {
	fields, ok := object.Object["status"].(map[string]any)
	return ok && len(fields) > 0
}

// remove deletes the Works that the guard allows to delete. If others must wait, it returns the delay.
func (c *Controller) remove(ctx context.Context, b binding.Binding, works []*workv1alpha1.Work) (time.Duration, error) {
	var (
		wait time.Duration
		held guard.Decision
	)
	for _, w := range works {
		if w.DeletionTimestamp != nil {
			c.Guard.Withdraw(w.UID)
			if keepsMore(b, w) {
				if _, err := c.setPreserve(ctx, w, true); err != nil {
					return 0, err
				}
			}
			continue
		}
		d := c.ask(ctx, b, w)
		if d.Hold {
			held = d
		}
		if d.Wait > 0 {
			wait = max(wait, d.Wait)
			continue
		}
		if err := c.delete(ctx, b, w); err != nil {
			return 0, err
		}
	}
	heldRemovals.WithLabelValues().Set(float64(c.Guard.Held()))
	return wait, c.setRemovalHeld(ctx, b, held)
}

// ask returns the decision of the guard on the removal of a Work. A removal is allowed if it leaves the objects in the member, or
// ends an eviction whose replacement is healthy. It is also allowed if an eviction requires it before the workload may run
// elsewhere.
func (c *Controller) ask(ctx context.Context, b binding.Binding, w *workv1alpha1.Work) guard.Decision {
	spec := b.BindingSpec()
	if preserves(b) {
		c.Guard.Withdraw(w.UID) // it may have been held before
		return guard.Decision{}
	}
	evicted := slices.ContainsFunc(spec.GracefulEvictionTasks, func(t workv1alpha2.GracefulEvictionTask) bool {
		return t.PurgeMode == policyv1alpha1.PurgeModeDirectly && t.Reason != workv1alpha2.EvictionReasonRescheduled &&
			names.ExecutionNamespace(t.FromCluster) == w.Namespace
	})
	if cluster, ok := names.ClusterOf(w.Namespace); ok && !evicted {
		evicted = c.replaced(ctx, b, cluster, w.CreationTimestamp.Time)
	}
	r := guard.RemovalOf(w)
	r.Changes = changes(b)
	r.Held = meta.IsStatusConditionTrue(b.BindingStatus().Conditions, workv1alpha2.RemovalHeld)
	r.Approved = evicted || b.GetAnnotations()[names.RemovalApproved] == generation(b)
	return c.Guard.Ask(r)
}

// changes returns the possible causes of removals of a binding: a change of its policy, or in its namespace.
func changes(b binding.Binding) (out []string) {
	a := b.GetAnnotations()
	if name := a[names.PolicyName]; name != "" {
		out = append(out, fmt.Sprintf("of PropagationPolicy %s/%s", a[names.PolicyNamespace], name))
	} else if name := a[names.ClusterPolicyName]; name != "" {
		out = append(out, "of ClusterPropagationPolicy "+name)
	}
	if ns := b.GetNamespace(); ns != "" {
		out = append(out, "in namespace "+ns)
	}
	return out
}

// replaced reports whether a Work in a cluster is left over from an eviction whose replacement is healthy. The eviction is of the
// object itself, or of a workload that depends on it.
func (c *Controller) replaced(ctx context.Context, b binding.Binding, cluster string, created time.Time) bool {
	if eviction.Replaced(b.BindingStatus(), cluster, created) {
		return true
	}
	if b.BindingSpec().Placement != nil {
		return false
	}
	for _, r := range b.BindingSpec().RequiredBy {
		referrer := binding.ScopeFor(r.Namespace).New()
		err := c.control.Get(ctx, client.ObjectKey{Namespace: r.Namespace, Name: r.Name}, referrer)
		if err == nil && eviction.Replaced(referrer.BindingStatus(), cluster, created) {
			return true
		}
	}
	return false
}

func generation(b binding.Binding) string { return strconv.FormatInt(b.GetGeneration(), 10) }

// preserves reports whether the objects of deleted Works stay in the members, by the policy or by the approval of a user.
func preserves(b binding.Binding) bool {
	preserve := b.BindingSpec().PreserveResourcesOnDeletion
	return preserve != nil && *preserve || b.GetAnnotations()[names.RemovalApproved] == names.RemovalKeeps+generation(b)
}

// keepsMore reports whether the binding preserves the objects of a pending removal that would delete them. The reverse is not applied: a
// removal that was requested to keep the objects never deletes them.
func keepsMore(b binding.Binding, w *workv1alpha1.Work) bool {
	preserve := w.Spec.PreserveResourcesOnDeletion
	return preserves(b) && (preserve == nil || !*preserve) && slices.Contains(w.Finalizers, names.ExecutionFinalizer)
}

// recordRequest records in a Work when its binding was deleted, or another one that required it, if the control plane was restored from a
// backup since: the objects stay in the member, because they may have been created again after the backup.
func (c *Controller) recordRequest(ctx context.Context, b binding.Binding, w *workv1alpha1.Work) error {
	cluster, ok := names.ClusterOf(w.Namespace)
	if !ok {
		return nil
	}
	at, err := work.RemovalRequested(ctx, c.control, b, cluster)
	if err != nil || at.IsZero() {
		return err
	}
	_, err = patch.Object(ctx, c.control, w, func(w *workv1alpha1.Work) {
		metav1.SetMetaDataAnnotation(&w.ObjectMeta, names.RemovalRequested, at.UTC().Format(time.RFC3339))
	})
	return client.IgnoreNotFound(err)
}

// forgetLeft removes clusters from the annotations names.LeftBy of a binding that has no Work in them and does not require one.
func (c *Controller) forgetLeft(ctx context.Context, b binding.Binding, works []workv1alpha1.Work) error {
	changes := map[string]any{}
	existing := binding.Existing(b.BindingSpec())
	for key, value := range b.GetAnnotations() {
		if !strings.HasPrefix(key, names.LeftByPrefix) {
			continue
		}
		at, clusters := work.ParseLeftIn(value)
		left := slices.DeleteFunc(slices.Clone(clusters), func(name string) bool { return !existing.Has(name) && !exists(works, name) })
		if len(left) == 0 {
			changes[key] = nil
		} else if len(left) < len(clusters) {
			changes[key] = work.LeftIn(at, left)
		}
	}
	if len(changes) == 0 {
		return nil
	}
	return client.IgnoreNotFound(patch.Merge(ctx, c.control, b, map[string]any{"metadata": map[string]any{"annotations": changes}}))
}

// setPreserve sets the field preserveResourcesOnDeletion of a Work. It reports whether the Work exists.
func (c *Controller) setPreserve(ctx context.Context, w *workv1alpha1.Work, preserve bool) (exists bool, err error) {
	_, err = patch.Latest(ctx, c.control, w, func(w *workv1alpha1.Work) {
		if current := w.Spec.PreserveResourcesOnDeletion; (current != nil && *current) != preserve {
			w.Spec.PreserveResourcesOnDeletion = new(preserve)
		}
	})
	return err == nil, client.IgnoreNotFound(err)
}

// setRemovalHeld sets the condition RemovalHeld of a binding, and records an event when a removal is held. The condition keeps
// its first message: the number of pending removals changes with every binding.
func (c *Controller) setRemovalHeld(ctx context.Context, b binding.Binding, d guard.Decision) error {
	held := meta.IsStatusConditionTrue(b.BindingStatus().Conditions, workv1alpha2.RemovalHeld)
	if held == d.Hold {
		return nil
	}
	now := metav1.NewTime(c.Clock.Now())
	status, reason, message := metav1.ConditionFalse, workv1alpha2.RemovalAllowed, ""
	if d.Hold {
		status, reason = metav1.ConditionTrue, workv1alpha2.TooManyRemovals
		what, change := "member objects", ""
		if d.Access {
			what = "cluster-scoped access objects in members"
		}
		if d.Change != "" {
			change = ", counting only those " + d.Change
		}
		message = fmt.Sprintf("More than %d of %d %s would be removed%s. To remove them, run \"%s\"; "+
			"to keep them, undo the change, or run \"%[5]s --keep\".", d.Limit, d.Total, what, change, binding.ApproveCommand(b))
	}
	_, err := patch.Status(ctx, c.control, b, func(b binding.Binding) {
		conditions.Set(&b.BindingStatus().Conditions, now, workv1alpha2.RemovalHeld, status, reason, message, b.GetGeneration())
	})
	if err != nil {
		return client.IgnoreNotFound(err)
	}
	if d.Hold {
		c.emit(b, workv1alpha2.RemovalHeld, true, message)
	}
	return nil
}
