// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package control implements the controller clusterset: it merges the exports that members report to imports in all members.
//
//	Works with reports and EndpointSlices of a Service, clusters ─► a suspended Work with the import for each member
//
// Package local writes the reports and applies the imports.
//
// Invariants: an import is deleted only after live reads show that no approved cluster reports an export. Only the report of a cluster
// adds endpoints of this cluster. The finalizer is added by package local, before it creates the first object: an agent without the
// controller cannot keep a cluster from leaving.
package control

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/clusterset"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/writer"
)

// Name is the name of the controller.
const Name = "clusterset-controller"

// Options configure a Controller.
type Options struct {
	// NewID returns a new permanent ID.
	NewID func() string
	// CleanupOnly means that nothing is imported: only Works of clusters that leave are released.
	CleanupOnly bool
}

// Controller merges exports. Requests are for Services.
type Controller struct {
	Options
	control client.Client
	live    client.Reader
	works   writer.Writer
}

// New returns the controller. live reads uncached.
func New(control client.Client, live client.Reader, o Options) *Controller {
	return &Controller{Options: o, control: control, live: live, works: writer.Writer{Control: control, Live: live, NewID: o.NewID}}
}

// ClusterSetWorks indexes the Works of the clusterset, all by one key.
var ClusterSetWorks = work.OwnerIndex{Field: "mcs.clusterset", Of: func(w client.Object) (types.NamespacedName, bool) {
	return clusterSet, w.GetLabels()[names.ClusterSetName] != ""
}}

// clusterSet is the key of ClusterSetWorks.
var clusterSet = types.NamespacedName{Name: "all"}

// Setup adds the controller to the manager. The cache must have the indexes collected.ByService and ClusterSetWorks.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		Watches(&workv1alpha1.Work{}, collected.ByService.Requeue(), builder.WithPredicates(worksChanged)).
		Watches(&clusterv1alpha1.Cluster{}, handler.EnqueueRequestsFromMapFunc(c.ofClusters), builder.WithPredicates(clustersChanged)).
		Complete(c)
}

// worksChanged passes what collected.Changed passes, and reports whose export changed: its labels are in an annotation only.
var worksChanged = predicate.Or(collected.Changed, predicate.Funcs{
	UpdateFunc: func(e event.UpdateEvent) bool {
		return e.ObjectOld.GetAnnotations()[names.ClusterSetExport] != e.ObjectNew.GetAnnotations()[names.ClusterSetExport]
	},
})

// clustersChanged passes what collected.HealthChanged passes, clusters that begin or cease to serve ServiceImports, and clusters whose
// readiness changes while they leave.
var clustersChanged = predicate.Or(collected.HealthChanged, predicate.Funcs{
	UpdateFunc: func(e event.UpdateEvent) bool {
		before, ok := e.ObjectOld.(*clusterv1alpha1.Cluster)
		after, same := e.ObjectNew.(*clusterv1alpha1.Cluster)
		if !ok || !same {
			return false
		}
		old, now := mcs.Fleet{before.Name: before}, mcs.Fleet{after.Name: after}
		return lacksImports(old, before.Name) != lacksImports(now, after.Name) ||
			after.DeletionTimestamp != nil && old.Ready(before.Name) != now.Ready(after.Name)
	},
})

// ofClusters returns all Services of the clusterset: each cluster imports them.
func (c *Controller) ofClusters(ctx context.Context, _ client.Object) (out []reconcile.Request) {
	works, err := ClusterSetWorks.List(ctx, c.control, clusterSet, client.UnsafeDisableDeepCopy)
	if err != nil {
		return nil // the cache is not synced yet; events of Works follow
	}
	for i := range works {
		out = append(out, reconcile.Request{NamespacedName: serviceOf(&works[i])})
	}
	return out
}

func serviceOf(w *workv1alpha1.Work) types.NamespacedName {
	return types.NamespacedName{Namespace: w.Labels[names.ClusterSetNamespace], Name: w.Labels[names.ClusterSetName]}
}

// Reconcile writes the imports of one Service.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	works, err := collected.Works(ctx, c.control, req.NamespacedName)
	if err != nil {
		return ctrl.Result{}, err
	}
	exports, imports := split(works, req.NamespacedName)
	if len(exports)+len(imports) == 0 {
		return ctrl.Result{}, nil // a Service that is not part of the clusterset
	}
	var clusters clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return ctrl.Result{}, fmt.Errorf("list clusters: %w", err)
	}
	fleet := mcs.NewFleet(clusters.Items)
	exports = slices.DeleteFunc(exports, func(e clusterset.Export) bool { return pending(fleet[e.Cluster]) })
	errs := []error{c.release(ctx, fleet, imports)}
	if c.CleanupOnly {
		return ctrl.Result{}, errors.Join(errs...)
	}
	written := map[string]bool{}
	if merged := clusterset.Merge(exports); merged != nil {
		desired, own, err := c.render(fleet, merged, exports, works, req.NamespacedName)
		if err != nil {
			return ctrl.Result{}, err
		}
		consumers, _ := fleet.Select(nil)
		for _, consumer := range consumers {
			if lacksImports(fleet, consumer) {
				continue
			}
			written[consumer] = true
			w := desired
			if len(own[consumer]) > 0 {
				w.More = slices.Clone(desired.More)
			}
			for at, slice := range own[consumer] {
				w.More[at] = slice
			}
			errs = append(errs, c.write(ctx, w, consumer, slices.Contains(merged.Clusters, consumer)))
		}
	}
	for _, w := range imports {
		cluster, _ := names.ClusterOf(w.Namespace)
		if !written[cluster] && w.DeletionTimestamp == nil {
			errs = append(errs, c.remove(ctx, w, len(exports) == 0))
		}
	}
	return ctrl.Result{}, errors.Join(errs...)
}

// split returns the exports in the reports of a Service, and the Works with its imports.
func split(works []workv1alpha1.Work, service types.NamespacedName) (exports []clusterset.Export, imports []*workv1alpha1.Work) {
	for i := range works {
		w := &works[i]
		if serviceOf(w) != service {
			continue
		}
		if w.Labels[names.EndpointSliceManagedBy] == "" {
			imports = append(imports, w)
		} else if e, ok := exportOf(w, service); ok {
			exports = append(exports, e)
		}
	}
	return exports, imports
}

// pending reports whether a cluster exists and no user has approved it.
func pending(c *clusterv1alpha1.Cluster) bool { return c != nil && names.Pending(c.Spec.Taints) }

// exportOf returns the export in the report of a Service. An agent writes it, and can report its own cluster only. Works with other names
// are ignored: a cluster has one export.
func exportOf(w *workv1alpha1.Work, service types.NamespacedName) (e clusterset.Export, ok bool) {
	cluster, ok := names.ClusterOf(w.Namespace)
	if !ok || w.DeletionTimestamp != nil || w.Name != names.ClusterSetReport(service.Namespace, service.Name) ||
		json.Unmarshal([]byte(w.Annotations[names.ClusterSetExport]), &e) != nil {
		return e, false
	}
	e.Cluster = cluster
	return e, true
}

// render returns the Work of the import, for any cluster, and own: for clusters that need other EndpointSlices, those by their index in
// Work.More.
func (c *Controller) render(
	fleet mcs.Fleet, merged *clusterset.Import, exports []clusterset.Export, works []workv1alpha1.Work, service types.NamespacedName,
) (desired writer.Work, own map[string]map[int]runtime.Object, err error) {
	clusters, err := json.Marshal(merged.Clusters)
	if err != nil {
		return desired, nil, fmt.Errorf("encode the clusters of service %s: %w", service, err)
	}
	conditions, err := json.Marshal(merged.Conditions())
	if err != nil {
		return desired, nil, fmt.Errorf("encode the conditions of service %s: %w", service, err)
	}
	desired = writer.Work{
		Object: merged.Object(service.Namespace, service.Name), Report: true,
		Labels:      map[string]string{names.ClusterSetNamespace: service.Namespace, names.ClusterSetName: service.Name},
		Annotations: map[string]string{names.ClusterSetClusters: string(clusters), names.ClusterSetConditions: string(conditions)},
	}
	desired.Key.Name = names.ClusterSetImport(service.Namespace, service.Name)
	byCluster := map[string]clusterset.Export{}
	for _, e := range exports {
		byCluster[e.Cluster] = e
	}
	reported, _ := collected.Of(works, mcs.ClusterSet)
	reported = slices.DeleteFunc(reported, func(r mcs.Reported) bool {
		_, exported := byCluster[r.Cluster]
		return !exported
	})
	withdrawn := mcs.Withdrawn(reported, fleet.Healthy)
	var local []mcs.Reported // by index in desired.More
	for _, r := range reported {
		name := names.ClusterSetSlice(r.Cluster, service.Name, r.Slice.Name, string(r.Slice.AddressType))
		if slice := merged.Slice(byCluster[r.Cluster], r, name, service.Name, withdrawn.Has(r.Cluster)); slice != nil {
			desired.More, local = append(desired.More, runtime.Object(slice)), append(local, r)
		}
	}
	if p := merged.Spec.InternalTrafficPolicy; p == nil || *p != corev1.ServiceInternalTrafficPolicyLocal {
		return desired, nil, nil
	}
	own = map[string]map[int]runtime.Object{}
	for at, r := range local {
		if own[r.Cluster] == nil {
			own[r.Cluster] = map[int]runtime.Object{}
		}
		own[r.Cluster][at] = clusterset.WithNodes(desired.More[at].(*discoveryv1.EndpointSlice), r)
	}
	return desired, own, nil
}

// write writes the import of one cluster.
func (c *Controller) write(ctx context.Context, desired writer.Work, cluster string, exports bool) error {
	desired.Key.Namespace = names.ExecutionNamespace(cluster)
	if !exports { // it has no ServiceExport with conditions
		desired.Annotations = map[string]string{
			names.ClusterSetClusters: desired.Annotations[names.ClusterSetClusters], names.ClusterSetConditions: "",
		}
	}
	_, err := c.works.Write(ctx, desired)
	if pending, ok := errors.AsType[*work.RemovalPendingError](err); ok {
		return requeue.OnEvent(pending.Error())
	}
	if err != nil {
		return fmt.Errorf("import service %s in cluster %s: %w", desired.Labels[names.ClusterSetName], cluster, err)
	}
	return nil
}

// remove deletes the import of a cluster, if live reads confirm that no approved cluster reports an export.
func (c *Controller) remove(ctx context.Context, w *workv1alpha1.Work, noExports bool) error {
	if noExports {
		var reports workv1alpha1.WorkList
		err := c.live.List(ctx, &reports, client.HasLabels{names.EndpointSliceManagedBy}, client.MatchingLabels{
			names.ClusterSetNamespace: w.Labels[names.ClusterSetNamespace], names.ClusterSetName: w.Labels[names.ClusterSetName],
		})
		if err != nil {
			return fmt.Errorf("list reports of service %s: %w", serviceOf(w), err)
		}
		for i := range reports.Items {
			e, ok := exportOf(&reports.Items[i], serviceOf(w))
			if !ok {
				continue
			}
			var cluster clusterv1alpha1.Cluster
			if err := c.live.Get(ctx, types.NamespacedName{Name: e.Cluster}, &cluster); client.IgnoreNotFound(err) != nil {
				return fmt.Errorf("read cluster %s: %w", e.Cluster, err)
			}
			if !pending(&cluster) {
				return requeue.ErrStale
			}
		}
	}
	return c.works.Remove(ctx, w)
}

// lacksImports reports whether a cluster is known not to serve ServiceImports.
func lacksImports(fleet mcs.Fleet, cluster string) bool {
	return fleet.Lacks(cluster, multiclusterv1beta1.GroupVersion.String(), "ServiceImport")
}

// release removes the finalizer from the imports of clusters that leave and cannot be reached. Their objects stay in the cluster.
func (c *Controller) release(ctx context.Context, fleet mcs.Fleet, imports []*workv1alpha1.Work) error {
	var errs []error
	for _, w := range imports {
		name, _ := names.ClusterOf(w.Namespace)
		cluster := fleet[name]
		leaves := cluster == nil || cluster.DeletionTimestamp != nil
		if w.DeletionTimestamp != nil && leaves && !fleet.Ready(name) {
			errs = append(errs, patch.RemoveFinalizer(ctx, c.control, w.DeepCopy(), names.ClusterSetFinalizer))
		}
	}
	return errors.Join(errs...)
}
