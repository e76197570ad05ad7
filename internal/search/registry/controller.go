// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package registry makes caches follow ResourceRegistries and Clusters, and reports the result in the status of registries.
//
//	ResourceRegistries × Cluster ─► Kinds (pure) ─► cache.Caches.Set        one reconcile for each cluster
//	states of the caches         ─► condition Synced of each registry       at most one write in statusInterval
package registry

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	ctrlcache "sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/source"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/plural"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/search/cache"
)

// statusInterval is the interval in which the status of registries is checked.
const statusInterval = 5 * time.Second

// Controller sets the kinds that the caches of each cluster hold.
type Controller struct {
	clusters   client.Reader // cached
	registries client.Client // reads are cached; it writes to the search API itself
	mapper     meta.RESTMapper
	caches     *cache.Caches
	clock      clock.Clock
	// BackendProblem, if not nil, describes why objects of a registry are not in its backend, or returns "".
	BackendProblem func(*searchv1alpha1.ResourceRegistry) string
	// reported holds the last result of this replica, by registry. It is used by one goroutine.
	reported map[types.UID]finding
	// declaring serializes reads of registries with the changes of caches that follow from them: otherwise older registries could be
	// applied last.
	declaring sync.Mutex
}

// finding is what one replica found about a registry.
type finding struct {
	synced     bool
	message    string
	generation int64
}

// New returns a Controller. mapper maps the kinds of the control plane.
func New(clusters client.Reader, registries client.Client, mapper meta.RESTMapper, caches *cache.Caches, clk clock.Clock) *Controller {
	return &Controller{clusters: clusters, registries: registries, mapper: mapper, caches: caches, clock: clk,
		reported: map[types.UID]finding{}}
}

// Setup adds the controller to mgr. registries is a cache of the search API.
func (c *Controller) Setup(mgr manager.Manager, registries ctrlcache.Cache) error {
	changed := handler.TypedFuncs[*searchv1alpha1.ResourceRegistry, ctrl.Request]{
		CreateFunc: func(ctx context.Context, _ event.TypedCreateEvent[*searchv1alpha1.ResourceRegistry],
			q workqueue.TypedRateLimitingInterface[ctrl.Request]) {
			c.enqueueAll(ctx, q)
		},
		UpdateFunc: func(ctx context.Context, e event.TypedUpdateEvent[*searchv1alpha1.ResourceRegistry],
			q workqueue.TypedRateLimitingInterface[ctrl.Request]) {
			if !equality.Semantic.DeepEqual(e.ObjectOld.Spec, e.ObjectNew.Spec) {
				c.enqueueAll(ctx, q)
			}
		},
		DeleteFunc: func(ctx context.Context, _ event.TypedDeleteEvent[*searchv1alpha1.ResourceRegistry],
			q workqueue.TypedRateLimitingInterface[ctrl.Request]) {
			c.enqueueAll(ctx, q)
		},
	}
	if err := mgr.Add(manager.RunnableFunc(c.reportStatus)); err != nil {
		return err
	}
	return requeue.NewController(mgr, "search-registry").For(&clusterv1alpha1.Cluster{}).
		WatchesRawSource(source.Kind(registries, &searchv1alpha1.ResourceRegistry{}, changed)).
		WithOptions(controller.Options{NeedLeaderElection: new(false)}).
		Complete(c)
}

// enqueueAll enqueues all clusters and declares the kinds of all registries.
func (c *Controller) enqueueAll(ctx context.Context, q workqueue.TypedRateLimitingInterface[ctrl.Request]) {
	q.Add(ctrl.Request{}) // the kinds
	var clusters clusterv1alpha1.ClusterList
	if err := c.clusters.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return // the cache is not synced yet; events of the clusters follow
	}
	for i := range clusters.Items {
		q.Add(ctrl.Request{NamespacedName: types.NamespacedName{Name: clusters.Items[i].Name}})
	}
}

// Declare makes the caches of all clusters follow the registries. Before it has succeeded for the first time, reads of the caches are
// wrong: kinds and clusters are missing without a warning. The informers of registries and clusters must be synced.
func (c *Controller) Declare(ctx context.Context) error {
	c.declaring.Lock()
	defer c.declaring.Unlock()
	var registries searchv1alpha1.ResourceRegistryList
	if err := c.registries.List(ctx, &registries, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list registries: %w", err)
	}
	var clusters clusterv1alpha1.ClusterList
	if err := c.clusters.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list clusters: %w", err)
	}
	failures := []error{c.setKinds(registries.Items)}
	for i := range clusters.Items {
		failures = append(failures, c.set(ctx, registries.Items, &clusters.Items[i]))
	}
	return errors.Join(failures...)
}

// set makes the caches of one cluster follow registries.
func (c *Controller) set(ctx context.Context, registries []searchv1alpha1.ResourceRegistry, cluster *clusterv1alpha1.Cluster) error {
	c.caches.SetReady(cluster.Name, Ready(cluster))
	if err := c.caches.Set(ctx, cluster.Name, Kinds(registries, cluster)); err != nil {
		return fmt.Errorf("cache objects of cluster %s: %w", cluster.Name, err)
	}
	return nil
}

// Reconcile makes the caches of one cluster follow the registries. The empty name means the kinds of all registries.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	c.declaring.Lock()
	defer c.declaring.Unlock()
	var registries searchv1alpha1.ResourceRegistryList
	if err := c.registries.List(ctx, &registries, client.UnsafeDisableDeepCopy); err != nil {
		return ctrl.Result{}, fmt.Errorf("list registries: %w", err)
	}
	if req.Name == "" {
		return ctrl.Result{}, c.setKinds(registries.Items)
	}
	var cluster clusterv1alpha1.Cluster
	if err := c.clusters.Get(ctx, req.NamespacedName, &cluster); err != nil {
		if client.IgnoreNotFound(err) == nil {
			return ctrl.Result{}, c.caches.Forget(ctx, req.Name)
		}
		return ctrl.Result{}, err
	}
	return ctrl.Result{}, c.set(ctx, registries.Items, &cluster)
}

// Ready reports whether requests for all clusters include a cluster. A cluster that is not approved could add any object.
func Ready(cluster *clusterv1alpha1.Cluster) bool {
	return !names.Pending(cluster.Spec.Taints) && meta.IsStatusConditionTrue(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
}

// setKinds declares the kinds of all registries, so that reads of them are served even if no cluster is ready. A kind that the
// control plane does not serve becomes known when a member serves it.
func (c *Controller) setKinds(registries []searchv1alpha1.ResourceRegistry) error {
	kinds := KindsOf(registries)
	c.caches.SetKinds(kinds)
	var failure error
	for kind := range kinds {
		mapping, err := c.mapper.RESTMapping(kind.GroupKind(), kind.Version)
		switch {
		case err == nil:
			c.caches.Register(mapping)
		case !meta.IsNoMatchError(err):
			failure = fmt.Errorf("find the resource of %s: %w", kind, err)
		}
	}
	return failure
}

// reportStatus writes the conditions of registries until ctx ends.
func (c *Controller) reportStatus(ctx context.Context) error {
	log := ctrl.Log.WithName("search-registry")
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-c.clock.After(statusInterval):
		}
		if err := c.WriteStatus(ctx); err != nil && ctx.Err() == nil {
			log.V(1).Info("Failed to write the status of registries; retrying", "err", err.Error())
		}
	}
}

// WriteStatus writes the condition of each registry for which this replica found something new. Replicas may find different things: each
// has its own connections. If each restored its own finding, they would write without end. It must not be called concurrently.
func (c *Controller) WriteStatus(ctx context.Context) error {
	var registries searchv1alpha1.ResourceRegistryList
	if err := c.registries.List(ctx, &registries); err != nil {
		return err
	}
	if len(registries.Items) == 0 {
		return nil
	}
	var clusters clusterv1alpha1.ClusterList
	if err := c.clusters.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return err
	}
	before := c.reported
	c.reported = map[types.UID]finding{}
	for i := range registries.Items {
		r := &registries.Items[i]
		message, synced := c.summarize(r, clusters.Items)
		status, reason := metav1.ConditionTrue, "ObjectsCached"
		if !synced {
			status, reason = metav1.ConditionFalse, "ClustersOmitted"
		} else if problem := c.backendProblem(r); problem != "" {
			status, reason, message, synced = metav1.ConditionFalse, "BackendFailed", problem, false
		}
		found := finding{synced, message, r.Generation}
		exists := meta.FindStatusCondition(r.Status.Conditions, searchv1alpha1.ResourceRegistrySynced) != nil
		if before[r.UID] == found && exists {
			c.reported[r.UID] = found
			continue
		}
		old := r.DeepCopy()
		now := metav1.NewTime(c.clock.Now())
		if !conditions.Set(&r.Status.Conditions, now, searchv1alpha1.ResourceRegistrySynced, status, reason, message, r.Generation) {
			c.reported[r.UID] = found
			continue
		}
		if err := c.registries.Status().Patch(ctx, r, client.MergeFrom(old)); client.IgnoreNotFound(err) != nil {
			return fmt.Errorf("update the status of registry %s: %w", r.Name, err)
		}
		c.reported[r.UID] = found
	}
	return nil
}

func (c *Controller) backendProblem(r *searchv1alpha1.ResourceRegistry) string {
	if c.BackendProblem == nil {
		return ""
	}
	return c.BackendProblem(r)
}

func (c *Controller) summarize(r *searchv1alpha1.ResourceRegistry, clusters []clusterv1alpha1.Cluster) (message string, synced bool) {
	selected := KindsOf([]searchv1alpha1.ResourceRegistry{*r})
	states := map[string]map[schema.GroupVersionKind]cache.State{}
	ready := map[string]bool{}
	matcher := placement.Compile(r.Spec.TargetCluster)
	for i := range clusters {
		if !matcher.Matches(&clusters[i]) {
			continue
		}
		name := clusters[i].Name
		ready[name] = Ready(&clusters[i])
		states[name] = map[schema.GroupVersionKind]cache.State{}
		for kind, state := range c.caches.States(name) {
			if selected.Has(kind) {
				states[name][kind] = state
			}
		}
	}
	found := problems(states, func(cluster string) bool { return ready[cluster] })
	if len(found) == 0 {
		return fmt.Sprintf("the objects of %s are cached", plural.Count(len(states), "cluster")), true
	}
	const shown = 10
	more := ""
	if len(found) > shown {
		more = fmt.Sprintf(" and %d more", len(found)-shown)
		found = found[:shown]
	}
	return fmt.Sprintf("the objects of these clusters are missing or outdated: %s%s", strings.Join(found, ", "), more), false
}
