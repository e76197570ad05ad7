// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	toolscache "k8s.io/client-go/tools/cache"
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
			AddFunc: func(o any) {
				s.observeInterest(o)
				s.enqueue(o, eventAdd)
			},
			UpdateFunc: func(old, o any) {
				a, b := old.(binding.Binding), o.(binding.Binding)
				s.observeInterest(b)
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
		AddFunc: func(o any) { s.clusterChanged(nil, o.(*clusterv1alpha1.Cluster)) },
		UpdateFunc: func(old, o any) {
			s.clusterChanged(old.(*clusterv1alpha1.Cluster), o.(*clusterv1alpha1.Cluster))
		},
		DeleteFunc: func(o any) {
			if last, ok := o.(toolscache.DeletedFinalStateUnknown); ok {
				o = last.Obj
			}
			if c, ok := o.(*clusterv1alpha1.Cluster); ok {
				s.clusterChanged(c, nil)
			}
		},
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

// observeInterest records which clusters can affect a binding, if this scheduler handles it.
func (s *Scheduler) observeInterest(o any) {
	b, ok := o.(binding.Binding)
	switch {
	case !ok:
	case s.handles(b):
		s.interests.observe(b)
	default:
		s.interests.forget(client.ObjectKeyFromObject(b))
	}
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
	s.interests.forget(k)
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
