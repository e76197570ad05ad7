// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/template"
)

// maxNamed bounds the number of clusters in the messages of the conditions StatusUnknown and Enforced.
const maxNamed = 5

// readinessChanged passes clusters that become ready, or are no longer ready.
var readinessChanged = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return false }, // the bindings are reconciled at the start
	UpdateFunc: func(e event.UpdateEvent) bool {
		before, after := notReadySince(e.ObjectOld.(*clusterv1alpha1.Cluster)), notReadySince(e.ObjectNew.(*clusterv1alpha1.Cluster))
		return !before.Equal(after)
	},
	DeleteFunc: func(event.DeleteEvent) bool { return false }, // its bindings change
}

// notReadySince returns the time since which a cluster is not ready, or nil.
func notReadySince(c *clusterv1alpha1.Cluster) *metav1.Time {
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if ready == nil || ready.Status == metav1.ConditionTrue {
		return nil
	}
	return &ready.LastTransitionTime
}

// unknown returns the message of the condition StatusUnknown: the replicas in clusters that are not ready, whose last report is
// shown, or the number of these clusters for a kind without replicas. It returns "" if there are none. A former target counts while it
// has a Work, because the sums of the template include it. A finished Job does not change.
func (c *Controller) unknown(ctx context.Context, b binding.Binding, items []item) (string, error) {
	spec := b.BindingSpec()
	workload := binding.IsWorkload(spec) && len(spec.Components) == 0
	var lost []string
	var replicas, all int32
	reporters := binding.Reporters(spec, items)
	for _, t := range reporters {
		all += t.Replicas
		item := find(items, t.Name)
		if item.Status == nil && !strings.HasPrefix(item.AppliedMessage, binding.StateUnknown) || workload && t.Replicas == 0 ||
			eviction.Finished(spec, &workv1alpha2.ResourceBindingStatus{AggregatedStatus: items}, t.Name) {
			continue
		}
		cluster := &clusterv1alpha1.Cluster{}
		if err := c.control.Get(ctx, client.ObjectKey{Name: t.Name}, cluster, client.UnsafeDisableDeepCopy); client.IgnoreNotFound(err) != nil {
			return "", fmt.Errorf("get cluster %s: %w", t.Name, err)
		}
		if since := notReadySince(cluster); since != nil {
			replicas += t.Replicas
			text := fmt.Sprintf("%s has not been ready since %s", t.Name, since.UTC().Format(time.RFC3339))
			if t.Former {
				text += " and is no longer a target"
			}
			lost = append(lost, text)
		}
	}
	if len(lost) == 0 {
		return "", nil
	}
	slices.Sort(lost)
	named := strings.Join(lost[:min(len(lost), maxNamed)], ", ")
	if more := len(lost) - maxNamed; more > 0 {
		named += fmt.Sprintf(", and %d more", more)
	}
	if workload {
		return fmt.Sprintf("%d of %d replicas unknown: %s", replicas, all, named), nil
	}
	return fmt.Sprintf("status in %d of %d clusters unknown: %s", len(lost), len(reporters), named), nil
}

// unknownMessage returns the message of the condition StatusUnknown of a binding, or "" if it is not True.
func unknownMessage(b binding.Binding) string {
	c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.StatusUnknown)
	if c == nil || c.Status != metav1.ConditionTrue {
		return ""
	}
	return c.Message
}

// setUnknown sets the condition StatusUnknown. It exists only after a first loss.
func setUnknown(list *[]metav1.Condition, now metav1.Time, message string) {
	switch {
	case message != "":
		conditions.Set(list, now, workv1alpha2.StatusUnknown, metav1.ConditionTrue, workv1alpha2.ClusterNotReady, message, 0)
	case meta.FindStatusCondition(*list, workv1alpha2.StatusUnknown) != nil:
		conditions.Set(list, now, workv1alpha2.StatusUnknown, metav1.ConditionFalse, workv1alpha2.ClustersReady, "", 0)
	}
}

// markUnknown copies the condition StatusUnknown of a binding to the status of its template, or removes it.
func markUnknown(b binding.Binding, status any) any {
	c := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.StatusUnknown)
	if c != nil && c.Status != metav1.ConditionTrue {
		c = nil
	}
	return template.WithUnknown(binding.TemplateKind(b).GroupKind(), status, c)
}

// emitUnknown records the loss as an event of a template whose status does not have the condition.
func (c *Controller) emitUnknown(b binding.Binding, message string) {
	if !template.CarriesUnknown(binding.TemplateKind(b).GroupKind()) {
		c.Events.Emit(events.Event{
			On: binding.TemplateReference(b), Source: binding.ScopeOf(b).StatusSource, Reason: workv1alpha2.StatusUnknown,
			Warning: true, Message: message,
		})
	}
}
