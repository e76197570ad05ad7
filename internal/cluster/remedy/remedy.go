// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package remedy implements remedy-controller: it requests actions on clusters, as Remedies define for the conditions of the clusters.
//
//	conditions of a Cluster, all Remedies ─► Actions (pure) ─► status.remedyActions of the Cluster
package remedy

import (
	"context"
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/api/meta"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	remedyv1alpha1 "karmada.io/karmada/api/remedy/v1alpha1"
	"karmada.io/karmada/internal/cluster/clusters"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
)

// Name is the name of the controller.
const Name = "remedy-controller"

// Controller is the reconciler.
type Controller struct{ control *consistency.Client }

// New returns the controller.
func New(control client.Client) *Controller { return &Controller{consistency.NewClient(control)} }

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&clusterv1alpha1.Cluster{}, builder.WithPredicates(predicate.Funcs{UpdateFunc: func(e event.UpdateEvent) bool {
			before, after := e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster)
			return !slices.Equal(clusters.Conditions(before), clusters.Conditions(after)) ||
				!slices.Equal(before.Status.RemedyActions, after.Status.RemedyActions)
		}})).
		Watches(&remedyv1alpha1.Remedy{}, clusters.All(c.control)).
		Complete(c)
}

// Reconcile updates the actions of one cluster.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	cluster := &clusterv1alpha1.Cluster{}
	if current, err := c.control.Current(ctx, req.NamespacedName, cluster); !current {
		return ctrl.Result{}, err
	}
	var remedies remedyv1alpha1.RemedyList
	if err := c.control.List(ctx, &remedies, client.UnsafeDisableDeepCopy); err != nil {
		return ctrl.Result{}, fmt.Errorf("list remedies: %w", err)
	}
	_, err := patch.Status(ctx, c.control, cluster, func(o *clusterv1alpha1.Cluster) {
		o.Status.RemedyActions = Actions(o, remedies.Items)
	})
	return ctrl.Result{}, client.IgnoreNotFound(err)
}

// Actions returns the actions that Remedies request for a cluster, sorted (docs/contract/controllers.md#remedies).
func Actions(c *clusterv1alpha1.Cluster, remedies []remedyv1alpha1.Remedy) (out []string) {
	for i := range remedies {
		r := &remedies[i]
		if r.DeletionTimestamp != nil || !selects(r, c) || !decides(r, c) {
			continue
		}
		for _, a := range r.Spec.Actions {
			out = append(out, string(a))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func selects(r *remedyv1alpha1.Remedy, c *clusterv1alpha1.Cluster) bool {
	return r.Spec.ClusterAffinity == nil || slices.Contains(r.Spec.ClusterAffinity.ClusterNames, c.Name)
}

// decides reports whether a condition of the cluster triggers the actions, or none is needed.
func decides(r *remedyv1alpha1.Remedy, c *clusterv1alpha1.Cluster) bool {
	return len(r.Spec.DecisionMatches) == 0 || slices.ContainsFunc(r.Spec.DecisionMatches, func(m remedyv1alpha1.DecisionMatch) bool {
		want := m.ClusterConditionMatch
		if want == nil {
			return false
		}
		got := meta.FindStatusCondition(c.Status.Conditions, want.ConditionType)
		if got == nil {
			return false
		}
		return (got.Status == want.ConditionStatus) == (want.Operator == remedyv1alpha1.ClusterConditionEqual)
	})
}
