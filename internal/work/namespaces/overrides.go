// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package namespaces

import (
	"context"
	"fmt"
	"maps"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/propagate/match"
)

// policies lists the ClusterOverridePolicies from the cache. They must not be modified.
func (c *Controller) policies(ctx context.Context) ([]override.Policy, error) {
	var list policyv1alpha1.ClusterOverridePolicyList
	if err := c.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return nil, fmt.Errorf("list ClusterOverridePolicies: %w", err)
	}
	return override.Items(&list), nil
}

func templateOf(n *corev1.Namespace) match.Template {
	return match.Template{APIVersion: "v1", Kind: "Namespace", Name: n.Name, Labels: n.Labels}
}

// applyOverrides applies policies, which override.Select returned, to the manifest of a namespace for a cluster. It also returns the
// annotations of the Work. A failure is reported in an event of the namespace.
func (c *Controller) applyOverrides(
	ctx context.Context, n *corev1.Namespace, object *override.Object, name string, policies []override.Policy,
) (*override.Object, map[string]string, error) {
	if len(policies) == 0 {
		return object, nil, nil
	}
	var cluster clusterv1alpha1.Cluster
	if err := c.control.Get(ctx, types.NamespacedName{Name: name}, &cluster, client.UnsafeDisableDeepCopy); err != nil {
		return nil, nil, fmt.Errorf("read cluster %s: %w", name, err)
	}
	after, applied, err := override.Apply(ctx, object, &cluster, policies, withoutReplicas)
	if failure := override.AsError(err); failure != nil && c.Events != nil {
		c.Events.Emit(events.Event{
			On:     corev1.ObjectReference{APIVersion: "v1", Kind: "Namespace", Name: n.Name, UID: n.UID},
			Source: names.OverrideSource, Reason: "ApplyOverridePolicyFailed", Warning: true,
			Message: fmt.Sprintf("Apply %s for cluster(%s) failed.", override.Title(failure.Policy), name),
			Once:    fmt.Sprintf("%s/%s/%d", n.ResourceVersion, failure.Policy.GetUID(), failure.Policy.GetGeneration()),
		})
	}
	if err != nil {
		return nil, nil, fmt.Errorf("namespace %s, cluster %s: %w", n.Name, name, err)
	}
	annotations, err := override.Annotations(applied)
	return after, annotations, err
}

// withoutReplicas is the override.Revise of kinds without replicas.
func withoutReplicas(_ context.Context, o *override.Object, _ int64) (*override.Object, error) {
	return o, nil
}

// policyEvents requeues the namespaces that a ClusterOverridePolicy selects, or selected before the change. At the start all
// namespaces are reconciled anyway.
func (c *Controller) policyEvents() handler.EventHandler {
	return handler.Funcs{
		CreateFunc: func(ctx context.Context, e event.CreateEvent, q queue) {
			if !e.IsInInitialList {
				c.enqueueSelected(ctx, "", q, e.Object.(override.Policy))
			}
		},
		UpdateFunc: func(ctx context.Context, e event.UpdateEvent, q queue) {
			if e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() || e.ObjectOld.GetUID() != e.ObjectNew.GetUID() {
				c.enqueueSelected(ctx, "", q, e.ObjectOld.(override.Policy), e.ObjectNew.(override.Policy))
			}
		},
		DeleteFunc: func(ctx context.Context, e event.DeleteEvent, q queue) {
			c.enqueueSelected(ctx, "", q, e.Object.(override.Policy))
		},
	}
}

// overridesChanged requeues the namespaces that a policy selects which depends on the change of a cluster, for that cluster.
func (c *Controller) overridesChanged() handler.EventHandler {
	return handler.Funcs{UpdateFunc: func(ctx context.Context, e event.UpdateEvent, q queue) {
		before, after := e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster)
		if maps.Equal(before.Labels, after.Labels) && before.Generation == after.Generation {
			return
		}
		policies, err := c.policies(ctx)
		if err != nil { // the cache is synced before the controller starts
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list override policies", "cluster", after.Name)
		}
		c.enqueueSelected(ctx, after.Name, q, slices.DeleteFunc(policies, func(p override.Policy) bool {
			return !override.DiffersFor(p, before, after)
		})...)
	}}
}

// enqueueSelected adds the synced namespaces that one of the policies selects, for a cluster or, if it is empty, for all.
func (c *Controller) enqueueSelected(ctx context.Context, cluster string, q queue, policies ...override.Policy) {
	if len(policies) == 0 {
		return
	}
	var list corev1.NamespaceList
	if err := c.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return // the namespaces are enqueued when the cache syncs
	}
	for i := range list.Items {
		n := &list.Items[i]
		if c.synced(n) && len(override.Select(policies, templateOf(n))) > 0 {
			q.Add(request(cluster, n.Name))
		}
	}
}
