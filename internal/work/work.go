// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package work finds the Works of a binding, the binding of a Work, and the objects in a Work. The stages of a Work are below it:
// sync renders and writes Works, and apply applies them in members. observe reports the status of the objects there, and aggregate
// combines the statuses. remove removes the objects of deleted Works.
package work

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
	"sigs.k8s.io/controller-runtime/pkg/source"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

const (
	// ByBinding is the name of the cache index of Works by the permanent ID of their binding.
	ByBinding      = "binding"
	defaultWorkers = 5
)

// IndexWorks adds the index ByBinding to the manager's cache.
func IndexWorks(ctx context.Context, mgr manager.Manager) error {
	return mgr.GetFieldIndexer().IndexField(ctx, &workv1alpha1.Work{}, ByBinding, BindingIDs)
}

// ReportOnly reports whether a Work carries an object of its member, or requests such Works: it is never applied.
func ReportOnly(w *workv1alpha1.Work) bool {
	if w.Spec.SuspendDispatching == nil || !*w.Spec.SuspendDispatching || w.Annotations[names.ProvisionCluster] != "" {
		return false
	}
	return w.Labels[names.EndpointSliceManagedBy] != "" || w.Labels[names.ClusterSetName] != "" ||
		w.Labels[names.MultiClusterServiceName] != "" && BindingID(w) == ""
}

// BindingIDs returns the permanent ID of the binding of a Work, for the index ByBinding.
func BindingIDs(work client.Object) []string {
	if id := BindingID(work); id != "" {
		return []string{id}
	}
	return nil
}

// BindingID returns the permanent ID of the binding of a Work, or "" if the Work belongs to no binding.
func BindingID(work client.Object) string {
	for _, s := range binding.Scopes {
		if id := work.GetLabels()[s.IDLabel]; id != "" {
			return id
		}
	}
	return ""
}

// Of lists the Works of a binding from the cache.
func Of(ctx context.Context, control client.Reader, b binding.Binding) ([]workv1alpha1.Work, error) {
	id := binding.ID(b)
	if id == "" {
		return nil, nil
	}
	var works workv1alpha1.WorkList
	if err := control.List(ctx, &works, client.MatchingFields{ByBinding: id}); err != nil {
		return nil, fmt.Errorf("list works of %s: %w", binding.Title(b), err)
	}
	return OwnedBy(b, works.Items), nil
}

// InCluster returns the Work of a binding in a cluster, which it finds by the names that it may have, or nil.
func InCluster(ctx context.Context, control client.Reader, b binding.Binding, cluster string) (*workv1alpha1.Work, error) {
	r := b.BindingSpec().Resource
	return find(ctx, control, names.ExecutionNamespace(cluster), names.Works(binding.TemplateKind(b).GroupKind(), r.Namespace, r.Name),
		func(w *workv1alpha1.Work) bool { return len(OwnedBy(b, []workv1alpha1.Work{*w})) == 1 })
}

// Find returns the first Work of these names in an execution namespace that holds an object, or nil if there is none, and then the
// name for it.
func Find(
	ctx context.Context, control client.Reader, namespace string, all []string, kind schema.GroupKind, object types.NamespacedName,
) (w *workv1alpha1.Work, free string, err error) {
	taken := map[string]bool{}
	w, err = find(ctx, control, namespace, all, func(w *workv1alpha1.Work) bool {
		taken[w.Name] = !MayHold(w, kind, object)
		return !taken[w.Name]
	})
	if i := slices.IndexFunc(all, func(name string) bool { return !taken[name] }); err == nil && w == nil && i >= 0 {
		return nil, all[i], nil
	}
	if err == nil && w == nil {
		err = fmt.Errorf("create the work of %s %s: the names %s in namespace %s are those of works with other objects", kind, object,
			strings.Join(all, " and "), namespace)
	}
	return w, "", err
}

// find returns the first Work of these names that is wanted, or nil.
func find(
	ctx context.Context, control client.Reader, namespace string, all []string, wanted func(*workv1alpha1.Work) bool,
) (*workv1alpha1.Work, error) {
	for _, name := range all {
		w := &workv1alpha1.Work{}
		switch err := control.Get(ctx, client.ObjectKey{Namespace: namespace, Name: name}, w); {
		case client.IgnoreNotFound(err) != nil:
			return nil, fmt.Errorf("read work %s/%s: %w", namespace, name, err)
		case err == nil && wanted(w):
			return w, nil
		}
	}
	return nil, nil
}

// OwnedBy removes Works that have not the permanent ID of the binding in the label of its scope, or that name another binding. A user
// can copy the ID of any binding to a binding of either scope.
func OwnedBy(b binding.Binding, works []workv1alpha1.Work) []workv1alpha1.Work {
	own, id := binding.ScopeOf(b), binding.ID(b)
	return slices.DeleteFunc(works, func(w workv1alpha1.Work) bool {
		if w.Labels[own.IDLabel] != id {
			return true
		}
		return slices.ContainsFunc(binding.Scopes, func(s binding.Scope) bool {
			key, named := BindingKey(s, &w)
			return named && (s.Namespaced != own.Namespaced || key != types.NamespacedName{Namespace: b.GetNamespace(), Name: b.GetName()})
		})
	})
}

// AppliedSince returns the time since which a Work, or a Work that it replaces, has applied its objects.
func AppliedSince(w *workv1alpha1.Work) time.Time {
	since, err := time.Parse(time.RFC3339, w.Annotations[names.AppliedSince])
	if err != nil || since.After(w.CreationTimestamp.Time) {
		return w.CreationTimestamp.Time
	}
	return since
}

// Existed reports whether an object of a Work existed in the member before Karmada took it over.
func Existed(w *workv1alpha1.Work) bool {
	return w.Status.Drift != nil && w.Status.Drift.Adoption != nil
}

// BindingKey returns the key of the binding of a scope that a Work names in its annotations.
func BindingKey(s binding.Scope, work client.Object) (key types.NamespacedName, named bool) {
	key.Name = work.GetAnnotations()[s.NameAnnotation]
	if s.Namespaced {
		key.Namespace = work.GetAnnotations()[s.NamespaceAnnotation]
	}
	return key, key.Name != "" && (key.Namespace != "" || !s.Namespaced)
}

// toBinding maps a Work to its binding of a scope.
func toBinding(s binding.Scope) handler.MapFunc {
	return func(_ context.Context, o client.Object) []ctrl.Request {
		key, named := BindingKey(s, o)
		if !named || o.GetLabels()[s.IDLabel] == "" {
			return nil
		}
		return []ctrl.Request{{NamespacedName: key}}
	}
}

// Controllers configures the two controllers of a stage: one for each scope of bindings.
type Controllers struct {
	// Name returns the name of the controller of a scope.
	Name func(binding.Scope) string
	// Bindings and Works select the events that requeue a binding.
	Bindings, Works predicate.Predicate
	// Watch adds more watches to the controller of a scope; may be nil.
	Watch func(binding.Scope, *builder.Builder)
	// Requests contains bindings that are reconciled without an event; may be nil.
	Requests <-chan event.GenericEvent
	// Workers is the number of bindings of each scope that are reconciled concurrently; 0 means 5.
	Workers int
	// Reconcile reconciles a binding of a scope.
	Reconcile func(context.Context, binding.Scope, ctrl.Request) (ctrl.Result, error)
}

// Setup adds the controllers to the manager.
func (c Controllers) Setup(mgr manager.Manager) error {
	requests := splitByScope(c.Requests)
	for _, s := range binding.Scopes {
		b := requeue.NewController(mgr, c.Name(s)).
			For(s.New(), builder.WithPredicates(c.Bindings)).
			Watches(&workv1alpha1.Work{}, Batch(mgr.GetCache(), s, handler.EnqueueRequestsFromMapFunc(toBinding(s))),
				builder.WithPredicates(c.Works)).
			WatchesRawSource(source.Channel(requests[s.Name], &handler.EnqueueRequestForObject{})).
			WithOptions(controller.Options{MaxConcurrentReconciles: cmp.Or(c.Workers, defaultWorkers)})
		if c.Watch != nil {
			c.Watch(s, b.Builder)
		}
		err := b.Complete(reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) { return c.Reconcile(ctx, s, req) }))
		if err != nil {
			return err
		}
	}
	return nil
}

// splitByScope returns a channel for each scope, by name, to which it passes the requests for bindings of that scope.
func splitByScope(requests <-chan event.GenericEvent) map[string]chan event.GenericEvent {
	out := map[string]chan event.GenericEvent{}
	for _, s := range binding.Scopes {
		out[s.Name] = make(chan event.GenericEvent)
	}
	go func() {
		for e := range requests {
			if b, ok := e.Object.(binding.Binding); ok {
				out[binding.ScopeOf(b).Name] <- e
			}
		}
	}()
	return out
}
