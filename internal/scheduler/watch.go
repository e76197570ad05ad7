// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	toolscache "k8s.io/client-go/tools/cache"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

func (s *Scheduler) watch(ctx context.Context) error {
	for _, scope := range binding.Scopes {
		informer, err := s.cache.GetInformer(ctx, scope.New())
		if err != nil {
			return fmt.Errorf("watch %s: %w", scope.Name, err)
		}
		_, err = informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
			AddFunc: func(o any) { s.enqueue(o, eventAdd) },
			UpdateFunc: func(old, o any) {
				a, b := old.(binding.Binding), o.(binding.Binding)
				if a.GetUID() != b.GetUID() {
					s.bindingDeleted(a) // recreated, and the delete event was missed
					s.enqueue(b, eventAdd)
					return
				}
				// Writes of this scheduler need no event: it writes only to the version that it evaluated.
				own := s.control.Stale(b) || s.control.IsOwnWrite(b)
				if !own && (a.GetGeneration() != b.GetGeneration() || !hasSource(a) && hasSource(b)) {
					s.enqueue(b, eventUpdate)
				}
				s.retryPeers(a, b)
				s.assumed.observe(client.ObjectKeyFromObject(b), a, b)
			},
			DeleteFunc: s.bindingDeleted,
		})
		if err != nil {
			return fmt.Errorf("watch %s: %w", scope.Name, err)
		}
	}
	informer, err := s.cache.GetInformer(ctx, &clusterv1alpha1.Cluster{})
	if err != nil {
		return fmt.Errorf("watch Cluster: %w", err)
	}
	_, err = informer.AddEventHandler(toolscache.ResourceEventHandlerFuncs{
		AddFunc: func(any) { s.clusterChanged(ctx) },
		UpdateFunc: func(old, o any) {
			s.snapshots.invalidate()
			switch a, b := old.(*clusterv1alpha1.Cluster), o.(*clusterv1alpha1.Cluster); {
			case affectsDecisions(a, b):
				s.clusterChanged(ctx)
			case freesCapacity(a, b):
				s.retryUnschedulable(func(key) bool { return true })
			}
		},
		DeleteFunc: func(any) { s.clusterChanged(ctx) },
	})
	return err
}

// hasSource reports whether a binding was created for a policy, or by a controller that requests scheduling.
func hasSource(o any) bool {
	b, ok := o.(metav1.Object)
	if !ok {
		return false
	}
	l := b.GetLabels()
	return l[names.PolicyID] != "" || l[names.ClusterPolicyID] != "" || l[names.BindingManagedBy] != ""
}

// isResponsible reports whether a binding names this scheduler.
func (s *Scheduler) isResponsible(b binding.Binding) bool {
	name := b.BindingSpec().SchedulerName
	if name == "" {
		name = names.DefaultScheduler
	}
	return name == s.Name
}

// handles reports whether this scheduler schedules the binding.
func (s *Scheduler) handles(b binding.Binding) bool {
	suspension := b.BindingSpec().Suspension
	suspended := suspension != nil && suspension.Scheduling != nil && *suspension.Scheduling
	return s.isResponsible(b) && hasSource(b) && b.GetDeletionTimestamp() == nil && !suspended
}

// bindingDeleted forgets a deleted binding and retries its peers.
func (s *Scheduler) bindingDeleted(o any) {
	if last, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
		o = last.Obj
	}
	if b, ok := o.(binding.Binding); ok {
		k := client.ObjectKeyFromObject(b)
		s.forget(k)
		s.pendingStatuses.forget(k)
		s.retryPeers(b, nil)
	}
}

// forget removes a binding from all in-memory state except its pending status.
func (s *Scheduler) forget(k key) {
	s.groups.forget(k)
	s.unschedulable.remove(k)
	s.assumed.forget(k)
}

// retryPeers retries the unschedulable bindings in the namespace of a binding whose clusters or groups changed, or that is
// deleted (b is nil), if it is or was a member of a group.
func (s *Scheduler) retryPeers(old, b binding.Binding) {
	groups := old.BindingSpec().WorkloadAffinityGroups
	if b != nil {
		same := equality.Semantic.DeepEqual
		if same(old.BindingSpec().Clusters, b.BindingSpec().Clusters) && same(groups, b.BindingSpec().WorkloadAffinityGroups) &&
			(old.GetDeletionTimestamp() == nil) == (b.GetDeletionTimestamp() == nil) {
			return
		}
		if groups == nil {
			groups = b.BindingSpec().WorkloadAffinityGroups
		}
	}
	if groups == nil {
		return
	}
	namespace := old.GetNamespace()
	s.retryUnschedulable(func(k key) bool { return k.Namespace == namespace })
}

// affectsDecisions reports whether a change of a cluster can affect any decision: a change of its labels, its spec, its
// deletion timestamp or its served kinds. Other parts of the status change continuously. The generation of a recreated
// cluster starts again, so that the UIDs are compared, too.
func affectsDecisions(old, c *clusterv1alpha1.Cluster) bool {
	return old.UID != c.UID || old.Generation != c.Generation || (old.DeletionTimestamp == nil) != (c.DeletionTimestamp == nil) ||
		!equality.Semantic.DeepEqual(old.Labels, c.Labels) || !equality.Semantic.DeepEqual(old.Status.APIEnablements, c.Status.APIEnablements)
}

// freesCapacity reports whether a change of a cluster's status may provide capacity for an unschedulable binding.
func freesCapacity(old, c *clusterv1alpha1.Cluster) bool {
	return !equality.Semantic.DeepEqual(old.Status.ResourceSummary, c.Status.ResourceSummary)
}

// clusterChanged requeues all bindings. Evaluating them costs less than an index of the affected ones.
func (s *Scheduler) clusterChanged(ctx context.Context) {
	s.snapshots.invalidate()
	if !s.synced(ctx) {
		return // the initial list enqueues all bindings
	}
	bindings, err := binding.List(func(l binding.ObjectList) error { return s.control.List(ctx, l, client.UnsafeDisableDeepCopy) })
	if err != nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to requeue bindings after a cluster changed")
		return
	}
	for _, b := range bindings {
		s.enqueue(b, eventCluster)
	}
}

func (s *Scheduler) synced(ctx context.Context) bool {
	for _, scope := range binding.Scopes {
		informer, err := s.cache.GetInformer(ctx, scope.New(), cache.BlockUntilSynced(false))
		if err != nil || !informer.HasSynced() {
			return false
		}
	}
	return true
}
