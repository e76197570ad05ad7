// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/api/equality"
	toolscache "k8s.io/client-go/tools/cache"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/names"
)

func (s *Scheduler) watch(ctx context.Context) error {
	for _, scope := range binding.Scopes {
		informer, err := s.cache.GetInformer(ctx, scope.New())
		if err != nil {
			return fmt.Errorf("watch %s: %w", scope.Name, err)
		}
		if _, err = informer.AddEventHandler(handlers(ctx, s.bindingChanged)); err != nil {
			return fmt.Errorf("watch %s: %w", scope.Name, err)
		}
	}
	informer, err := s.cache.GetInformer(ctx, &clusterv1alpha1.Cluster{})
	if err != nil {
		return fmt.Errorf("watch Cluster: %w", err)
	}
	_, err = informer.AddEventHandler(handlers(ctx, s.clusterChanged))
	return err
}

// handlers returns event handlers that call changed with the object before and after each event. One of them is nil if the object
// was created or deleted. A panic is logged and does not end the process.
func handlers[T comparable](ctx context.Context, changed func(before, after T)) toolscache.ResourceEventHandlerFuncs {
	call := func(before, after any) {
		if last, ok := before.(toolscache.DeletedFinalStateUnknown); ok {
			before = last.Obj
		}
		old, _ := before.(T)
		now, _ := after.(T)
		var none T
		if old == none && now == none {
			return
		}
		err := panics.Recover(func() error {
			changed(old, now)
			return nil
		})
		if err != nil {
			ctrl.LoggerFrom(ctx).WithName("scheduler").Error(err, "Failed to handle an event")
		}
	}
	return toolscache.ResourceEventHandlerFuncs{
		AddFunc: func(o any) { call(nil, o) }, UpdateFunc: call, DeleteFunc: func(o any) { call(o, nil) },
	}
}

// bindingChanged handles an event of a binding.
func (s *Scheduler) bindingChanged(before, after binding.Binding) {
	switch {
	case after == nil:
		s.bindingDeleted(before)
		return
	case before == nil, before.GetUID() != after.GetUID():
		if before != nil {
			s.bindingDeleted(before) // recreated, and the delete event was missed
		}
		s.enqueue(after, eventAdd)
		s.observeInterest(after)
		return
	}
	s.observeInterest(after)
	// Writes of this scheduler need no event: it writes only to the version that it evaluated.
	own := s.control.Stale(after) || s.control.IsOwnWrite(after)
	if !own && (before.GetGeneration() != after.GetGeneration() || !binding.HasSource(before) && binding.HasSource(after)) {
		s.enqueue(after, eventUpdate)
	}
	s.retryPeers(before, after)
	s.assumed.observe(client.ObjectKeyFromObject(after), before, after)
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
	return s.isResponsible(b) && binding.HasSource(b) && b.GetDeletionTimestamp() == nil && !suspended
}

// observeInterest records which clusters can affect a binding, if this scheduler handles it.
func (s *Scheduler) observeInterest(b binding.Binding) {
	if s.handles(b) {
		s.interests.observe(b)
	} else {
		s.interests.forget(client.ObjectKeyFromObject(b))
	}
}

// bindingDeleted forgets a deleted binding and retries its peers.
func (s *Scheduler) bindingDeleted(b binding.Binding) {
	k := client.ObjectKeyFromObject(b)
	s.forget(k)
	s.pendingStatuses.forget(k)
	s.retryPeers(b, nil)
}

// forget removes a binding from all in-memory state except its pending status.
func (s *Scheduler) forget(k key) {
	s.groups.forget(k)
	s.unschedulable.remove(k)
	s.interests.forget(k)
	s.assumed.forget(k)
}

// retryPeers retries the unschedulable bindings in the namespace of a binding that is or was a member of a group. Its clusters or
// groups changed, or it is deleted (b is nil).
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
