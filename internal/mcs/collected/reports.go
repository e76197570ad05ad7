// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package collected reads the EndpointSlices that members reported in Works, by their Service, from the cache.
package collected

import (
	"context"
	"fmt"
	"slices"
	"strings"

	discoveryv1 "k8s.io/api/discovery/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// ByService indexes Works by the Service whose EndpointSlice they hold, or that they request.
var ByService = work.OwnerIndex{Field: "mcs.service", Of: ServiceOf}

// requested returns the Service of a Work that a MultiClusterService wrote.
var requested = work.ByLabels(names.MultiClusterServiceNamespace, names.MultiClusterServiceName)

// ofClusterSet returns the Service of a Work of the clusterset.
var ofClusterSet = work.ByLabels(names.ClusterSetNamespace, names.ClusterSetName)

// ServiceOf returns the Service of a Work: of a reported EndpointSlice, of the clusterset, or of a MultiClusterService.
func ServiceOf(w client.Object) (types.NamespacedName, bool) {
	if key, ok := mcs.ServiceOf(w); ok {
		return key, true
	}
	if key, ok := ofClusterSet(w); ok {
		return key, true
	}
	return requested(w)
}

// Works returns all Works of a Service, of all clusters. They are shared with the cache and must not be changed.
func Works(ctx context.Context, control client.Reader, service types.NamespacedName) ([]workv1alpha1.Work, error) {
	return ByService.List(ctx, control, service, client.UnsafeDisableDeepCopy)
}

// Invalid is a Work that reports no EndpointSlice of its Service.
type Invalid struct {
	Work *workv1alpha1.Work
	Err  error
}

// Of returns the EndpointSlices in Works that a kind requested and that are not being deleted, sorted. invalid lists Works without an
// EndpointSlice of the Service in their labels. Agents write these Works, and must not add endpoints to other Services.
func Of(works []workv1alpha1.Work, kind mcs.Kind) (out []mcs.Reported, invalid []Invalid) {
	for i := range works {
		w := &works[i]
		if w.DeletionTimestamp != nil || !mcs.ParseKinds(w.Labels[names.EndpointSliceManagedBy]).Has(kind) {
			continue
		}
		r, err := mcs.ParseWork(w)
		if err == nil {
			err = checkService(w, r.Slice)
		}
		if err != nil {
			invalid = append(invalid, Invalid{Work: w, Err: err})
			continue
		}
		out = append(out, r)
	}
	mcs.Sort(out)
	return single(out, works, invalid)
}

// single keeps the first of several Works of a cluster with the same EndpointSlice: several would replace each other's EndpointSlice
// without end. The others are invalid.
func single(sorted []mcs.Reported, works []workv1alpha1.Work, invalid []Invalid) ([]mcs.Reported, []Invalid) {
	out := sorted[:0]
	for _, r := range sorted {
		if len(out) == 0 || !out[len(out)-1].SameSlice(r) {
			out = append(out, r)
			continue
		}
		n := slices.IndexFunc(works, func(w workv1alpha1.Work) bool { return w.Namespace == r.Work.Namespace && w.Name == r.Work.Name })
		invalid = append(invalid, Invalid{Work: &works[n], Err: fmt.Errorf(
			"work %s holds EndpointSlice %s/%s, which work %s reports already: delete one of them",
			r.Work, r.Slice.Namespace, r.Slice.Name, out[len(out)-1].Work)})
	}
	return out, invalid
}

// checkService returns an error unless an EndpointSlice belongs to the Services in the labels of its Work.
func checkService(w *workv1alpha1.Work, slice *discoveryv1.EndpointSlice) error {
	l := w.Labels
	of := types.NamespacedName{Namespace: slice.Namespace, Name: slice.Labels[discoveryv1.LabelServiceName]}
	labeled := 0
	for _, service := range []types.NamespacedName{
		{Namespace: l[names.EndpointSliceNamespace], Name: l[names.EndpointSliceName]},
		{Namespace: l[names.MultiClusterServiceNamespace], Name: l[names.MultiClusterServiceName]},
	} {
		if service.Name == "" {
			continue
		}
		labeled++
		if service != of {
			return fmt.Errorf("work %s/%s has the labels of service %s, but its EndpointSlice belongs to service %s",
				w.Namespace, w.Name, service, of)
		}
	}
	if labeled == 0 {
		return fmt.Errorf("work %s/%s has no labels of a service", w.Namespace, w.Name)
	}
	return nil
}

// Warn records an event on each invalid Work.
func Warn(recorder events.Recorder, source string, invalid []Invalid) {
	for _, i := range invalid {
		recorder.Emit(events.Event{
			On: work.Reference(i.Work), Source: source, Reason: "InvalidEndpointSlice", Warning: true, Message: i.Err.Error(),
			Once: fmt.Sprint(i.Work.Generation),
		})
	}
}

// exportKind is the kind of a ServiceExport in a binding.
const exportKind = string(mcs.Export)

// Exporters returns the clusters to which the ServiceExport of a Service is propagated, with those that it is being evicted from.
func Exporters(ctx context.Context, control client.Reader, service types.NamespacedName) (sets.Set[string], error) {
	b, err := indexes.Find(ctx, control, multiclusterv1alpha1.GroupVersion.WithKind(exportKind).GroupKind(), service)
	if err != nil || b == nil {
		return sets.New[string](), err
	}
	return binding.Existing(b.BindingSpec()), nil
}

// exportOf returns the ServiceExport of a binding, or an empty name.
func exportOf(b *workv1alpha2.ResourceBinding) (service types.NamespacedName) {
	r := &b.Spec.Resource
	if r.Kind == exportKind && strings.HasPrefix(r.APIVersion, multiclusterv1alpha1.GroupName+"/") {
		service = types.NamespacedName{Namespace: b.Namespace, Name: r.Name}
	}
	return service
}

// Exported returns the EndpointSlices that a Service exports: those among its Works that its Exporters report.
func Exported(
	ctx context.Context, control client.Reader, service types.NamespacedName, works []workv1alpha1.Work,
) (out []mcs.Reported, invalid []Invalid, err error) {
	out, invalid = Of(works, mcs.Export)
	if len(out) == 0 {
		return nil, invalid, nil
	}
	exporters, err := Exporters(ctx, control, service)
	if err != nil {
		return nil, nil, err
	}
	return slices.DeleteFunc(out, func(r mcs.Reported) bool { return !exporters.Has(r.Cluster) }), invalid, nil
}

// OfBinding maps the binding of a ServiceExport to its Service.
func OfBinding() handler.EventHandler {
	return handler.EnqueueRequestsFromMapFunc(func(_ context.Context, o client.Object) []reconcile.Request {
		if b, ok := o.(*workv1alpha2.ResourceBinding); ok && exportOf(b).Name != "" {
			return []reconcile.Request{{NamespacedName: exportOf(b)}}
		}
		return nil
	})
}

// Health returns a function that reports whether the endpoints of a cluster may be used. A cluster that does not exist is not healthy.
func Health(ctx context.Context, control client.Reader) func(cluster string) bool {
	known := map[string]bool{}
	return func(name string) bool {
		if healthy, ok := known[name]; ok {
			return healthy
		}
		var cluster clusterv1alpha1.Cluster
		err := control.Get(ctx, types.NamespacedName{Name: name}, &cluster, client.UnsafeDisableDeepCopy)
		known[name] = err == nil && mcs.Healthy(&cluster)
		return known[name]
	}
}

// StillSelected reports whether a list of a MultiClusterService selects a cluster, by a live read of the cluster. One that is
// missing from a cache may exist.
func StillSelected(
	ctx context.Context, live client.Reader, named []networkingv1alpha1.ClusterSelector, cluster string,
) (bool, error) {
	if !mcs.Selects(named, cluster) {
		return false, nil
	}
	var list [1]clusterv1alpha1.Cluster
	err := live.Get(ctx, types.NamespacedName{Name: cluster}, &list[0])
	if apierrors.IsNotFound(err) {
		return false, nil
	}
	if err != nil {
		return true, fmt.Errorf("read cluster %s: %w", cluster, err)
	}
	selected, _ := mcs.NewFleet(list[:]).Select(named)
	return slices.Contains(selected, cluster), nil
}

// Confirm reports whether a Work no longer holds an EndpointSlice for a kind, by a live read.
func Confirm(ctx context.Context, live client.Reader, key types.NamespacedName, kind mcs.Kind) (gone bool, err error) {
	var w workv1alpha1.Work
	err = live.Get(ctx, key, &w)
	if apierrors.IsNotFound(err) {
		return true, nil
	}
	if err != nil {
		return false, fmt.Errorf("read work %s: %w", key, err)
	}
	return w.DeletionTimestamp != nil || !mcs.ParseKinds(w.Labels[names.EndpointSliceManagedBy]).Has(kind), nil
}

// Changed passes created and deleted Works, and those whose spec, labels or deletion changed.
var Changed = predicate.Funcs{
	UpdateFunc: func(e event.UpdateEvent) bool {
		before, after := e.ObjectOld, e.ObjectNew
		return before.GetGeneration() != after.GetGeneration() ||
			(before.GetDeletionTimestamp() == nil) != (after.GetDeletionTimestamp() == nil) ||
			before.GetLabels()[names.EndpointSliceManagedBy] != after.GetLabels()[names.EndpointSliceManagedBy] ||
			len(before.GetFinalizers()) != len(after.GetFinalizers())
	},
}

// HealthChanged passes clusters whose health changed or that were approved, created and deleted ones.
var HealthChanged = predicate.Funcs{
	UpdateFunc: func(e event.UpdateEvent) bool {
		before, ok := e.ObjectOld.(*clusterv1alpha1.Cluster)
		after, same := e.ObjectNew.(*clusterv1alpha1.Cluster)
		return !ok || !same || mcs.Healthy(before) != mcs.Healthy(after) || len(before.Finalizers) != len(after.Finalizers) ||
			names.Pending(before.Spec.Taints) != names.Pending(after.Spec.Taints)
	},
}

// OfCluster maps a cluster to the Services of the Works in its execution namespace.
func OfCluster(control client.Reader) handler.EventHandler {
	return handler.EnqueueRequestsFromMapFunc(func(ctx context.Context, cluster client.Object) (out []reconcile.Request) {
		var works workv1alpha1.WorkList
		inNamespace := client.InNamespace(names.ExecutionNamespace(cluster.GetName()))
		if err := control.List(ctx, &works, inNamespace, client.UnsafeDisableDeepCopy); err != nil {
			return nil // the cache is not synced yet; events of Works follow
		}
		for i := range works.Items {
			if key, ok := ServiceOf(&works.Items[i]); ok {
				out = append(out, ctrl.Request{NamespacedName: key})
			}
		}
		return out
	})
}
