// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package indexes finds bindings: that of a template by its names, and others with cache indexes that several controllers use, so that none
// of them scans all bindings.
package indexes

import (
	"context"
	"fmt"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/handler"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/policy"
)

// Index is an index of the bindings of both scopes.
type Index struct {
	// Field is the name of the index in the cache.
	Field string
	keys  func(binding.Binding) []string
}

var (
	// BindingsByTarget indexes bindings by the names of the clusters in spec.clusters.
	BindingsByTarget = Index{"binding.targets", targets}
	// BindingsByOtherReport indexes bindings by the names of the clusters that report the object and are not in spec.clusters: former
	// targets, and those that other bindings require.
	BindingsByOtherReport = Index{"binding.otherReports", otherReports}
	// BindingsByPolicy indexes bindings by the permanent ID of the policy, of either scope, that claims them.
	BindingsByPolicy = Index{"binding.policy", policies}
	// BindingsByEviction indexes bindings by the names of the clusters that they are being evicted from, and workloads also by
	// EvictedWorkloads.
	BindingsByEviction = Index{"binding.evictions", evictions}
)

func targets(b binding.Binding) []string {
	list := b.BindingSpec().Clusters
	out := make([]string, len(list))
	for i := range list {
		out[i] = list[i].Name
	}
	return out
}

func otherReports(b binding.Binding) (out []string) {
	items := b.BindingStatus().AggregatedStatus
	if len(items) == 0 {
		return nil
	}
	scheduled := sets.New(targets(b)...)
	for i := range items {
		if !scheduled.Has(items[i].ClusterName) {
			out = append(out, items[i].ClusterName)
		}
	}
	return out
}

// EvictedWorkloads returns the key in BindingsByEviction of the workloads of a namespace that are being evicted from a cluster.
func EvictedWorkloads(namespace, cluster string) string { return namespace + "/" + cluster }

func evictions(b binding.Binding) (out []string) {
	tasks := b.BindingSpec().GracefulEvictionTasks
	for i := range tasks {
		out = append(out, tasks[i].FromCluster)
		if binding.IsWorkload(b.BindingSpec()) {
			out = append(out, EvictedWorkloads(b.GetNamespace(), tasks[i].FromCluster))
		}
	}
	return out
}

func policies(b binding.Binding) (out []string) {
	for _, s := range policy.Scopes {
		if id := b.GetLabels()[s.IDLabel]; id != "" {
			out = append(out, id)
		}
	}
	return out
}

// Find returns the binding of a template, or nil if it has none.
func Find(ctx context.Context, control client.Reader, kind schema.GroupKind, template types.NamespacedName) (binding.Binding, error) {
	b, _, err := binding.Find(kind, template, func(key types.NamespacedName, b binding.Binding) error { return control.Get(ctx, key, b) })
	return b, err
}

// Keys returns the keys of a binding in the index.
func (i Index) Keys(o client.Object) []string {
	if b, ok := o.(binding.Binding); ok {
		return i.keys(b)
	}
	return nil
}

// Register adds indexes to the cache of a manager. Each can be added once.
func Register(ctx context.Context, indexer client.FieldIndexer, indexes ...Index) error {
	for _, i := range indexes {
		for _, scope := range binding.Scopes {
			if err := indexer.IndexField(ctx, scope.New().(client.Object), i.Field, i.Keys); err != nil {
				return fmt.Errorf("index %s by %s: %w", scope.Name, i.Field, err)
			}
		}
	}
	return nil
}

// Requeue returns a handler that requeues the bindings of a scope whose key is the name of the object, and that concern the controller.
func (i Index) Requeue(control client.Reader, s binding.Scope, concerns func(binding.Binding) bool) handler.EventHandler {
	return handler.EnqueueRequestsFromMapFunc(func(ctx context.Context, o client.Object) (out []ctrl.Request) {
		all, err := i.List(ctx, control, o.GetName(), client.UnsafeDisableDeepCopy)
		if err != nil { // the cache is synced before the controller starts
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list the bindings of an object", "name", o.GetName())
		}
		for _, b := range all {
			if binding.ScopeOf(b).Name == s.Name && concerns(b) {
				out = append(out, ctrl.Request{NamespacedName: client.ObjectKeyFromObject(b.(client.Object))})
			}
		}
		return out
	})
}

// List returns the bindings of both scopes that have the key. The cache of control must have the index.
func (i Index) List(ctx context.Context, control client.Reader, key string, options ...client.ListOption) ([]binding.Binding, error) {
	return binding.List(func(list binding.ObjectList) error {
		return control.List(ctx, list, append([]client.ListOption{client.MatchingFields{i.Field: key}}, options...)...)
	})
}
