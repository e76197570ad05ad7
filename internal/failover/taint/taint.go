// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package taint implements taint-manager, which evicts workloads from clusters with NoExecute taints that they do not tolerate.
//
//	Cluster with NoExecute taints ─► its bindings ─► tolerations of the applied placement ─► turn of the binding ─► eviction task
//
// The turns limit the rate for each cluster; see evict.Rate. They are in memory: after a restart the bindings that are left get new
// turns.
package taint

import (
	"cmp"
	"context"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/names"
)

// Name is the name of the controllers and the source of their events; producer names them in eviction tasks.
const Name, producer = "taint-manager", "TaintManager"

// countAge is the maximum age of the number of workloads in a cluster, which determines the rate.
const countAge = 30 * time.Second

// Options configure the controllers; all fields are required.
type Options struct {
	failover.Evictor
	Config failover.Config
}

// key identifies a binding; a key with a namespace identifies a ResourceBinding.
type key = types.NamespacedName

// Controller is the taint manager for the bindings of both scopes. The cache must have indexes.BindingsByTarget.
type Controller struct {
	Options
	failover.Controllers

	mu     sync.Mutex // guards the fields below
	pacers map[bool]*eviction.Pacer[key]
	counts map[string]count
}

// count is the number of workloads in a cluster at a time.
type count struct {
	n  int
	at time.Time
}

// New returns the controllers.
func New(control client.Client, o Options) *Controller {
	o.Control = consistency.NewClient(control)
	c := &Controller{Options: o, counts: map[string]count{}, pacers: map[bool]*eviction.Pacer[key]{true: {}, false: {}}}
	c.Controllers = failover.Controllers{
		Control: o.Control,
		Name: func(s binding.Scope) string {
			if s.Namespaced {
				return Name
			}
			return "cluster-" + Name
		},
		Bindings: placementChanged, Clusters: taintsChanged, Index: indexes.BindingsByTarget,
		Concerns: func(b binding.Binding) bool { return eviction.Movable(b.BindingSpec()) },
		Forget:   func(s binding.Scope, k key) { c.forget(s, k, func(string) bool { return false }) },
		Decide:   c.decide,
	}
	return c
}

var (
	// placementChanged passes bindings whose clusters, tasks or applied placement changed.
	placementChanged = predicate.Funcs{
		UpdateFunc: func(e event.UpdateEvent) bool {
			return e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() ||
				e.ObjectOld.GetAnnotations()[names.AppliedPlacement] != e.ObjectNew.GetAnnotations()[names.AppliedPlacement]
		},
	}
	// taintsChanged passes clusters whose NoExecute taints changed. Readiness is polled by waiting evictions.
	taintsChanged = predicate.Funcs{
		CreateFunc: func(event.CreateEvent) bool { return false }, // the bindings are reconciled at the start
		UpdateFunc: func(e event.UpdateEvent) bool {
			return failover.TaintsChanged(e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster))
		},
		DeleteFunc: func(event.DeleteEvent) bool { return false },
	}
)

// decide adds eviction tasks to one binding for the clusters that it must leave.
func (c *Controller) decide(ctx context.Context, b binding.Binding) (after time.Duration, err error) {
	s, k := binding.ScopeOf(b), client.ObjectKeyFromObject(b.(client.Object))
	c.forget(s, k, func(cluster string) bool { return eviction.Targets(b.BindingSpec(), cluster) })
	placement, err := binding.AppliedPlacement(b)
	if err != nil || placement == nil {
		return 0, err
	}
	now := c.Clock.Now()
	var due []failover.Eviction
	for _, t := range b.BindingSpec().Clusters {
		cluster, err := failover.Cluster(ctx, c.Control, t.Name)
		if err != nil {
			return 0, err
		}
		if cluster == nil || eviction.Task(b.BindingSpec(), t.Name) != nil || eviction.Finished(b.BindingSpec(), b.BindingStatus(), t.Name) {
			c.done(s, t.Name, k)
			continue
		}
		d := eviction.ByTaints(cluster.Spec.Taints, placement.ClusterTolerations, now)
		wait, err := c.wait(ctx, s, k, cluster, d, now)
		if err != nil {
			return 0, err
		}
		if after = failover.Earliest(after, wait); wait == 0 && !d.Never() {
			due = append(due, failover.Eviction{Due: d.At, Request: eviction.Request{
				Cluster: t.Name, Producer: producer, Reason: workv1alpha2.EvictionReasonTaintUntolerated, Message: d.Message,
			}})
		}
	}
	if len(due) == 0 {
		return after, nil
	}
	if err := c.evict(ctx, b, due, now); err != nil {
		return 0, err
	}
	for _, v := range due {
		c.done(s, v.Cluster, k)
	}
	return after, nil
}

// wait returns how long a binding may stay in a cluster; 0 if it leaves now or never.
func (c *Controller) wait(
	ctx context.Context, s binding.Scope, k key, cluster *clusterv1alpha1.Cluster, d eviction.Due, now time.Time,
) (time.Duration, error) {
	if !d.Reached(now) {
		c.done(s, cluster.Name, k)
		if d.Never() {
			return 0, nil
		}
		return d.At.Sub(now), nil
	}
	if ok, wait, err := c.Fleet.Permit(ctx, cluster); err != nil || !ok {
		c.done(s, cluster.Name, k) // otherwise the turns of all bindings would be over when evictions are resumed
		return wait, err
	}
	fleet, err := c.Fleet.Observe(ctx)
	if err != nil {
		return 0, err
	}
	workloads, err := c.workloads(ctx, cluster.Name, now)
	if err != nil {
		return 0, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	p := c.pacers[s.Namespaced]
	wait := p.Turn(cluster.Name, k, eviction.Rate(c.Config.Rate, workloads, fleet), now)
	failover.CountWaiting(s, p.Waiting())
	return wait, nil
}

// workloads returns the number of bindings in a cluster, which may be countAge old.
func (c *Controller) workloads(ctx context.Context, cluster string, now time.Time) (int, error) {
	c.mu.Lock()
	known, ok := c.counts[cluster]
	c.mu.Unlock()
	if ok && now.Sub(known.at) < countAge {
		return known.n, nil
	}
	all, err := indexes.BindingsByTarget.List(ctx, c.Control, cluster, client.UnsafeDisableDeepCopy)
	if err != nil {
		return 0, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.counts[cluster] = count{len(all), now}
	return len(all), nil
}

// forget drops the turns of a binding in the clusters that it left otherwise.
func (c *Controller) forget(s binding.Scope, k key, stays func(cluster string) bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	p := c.pacers[s.Namespaced]
	p.Forget(k, stays)
	failover.CountWaiting(s, p.Waiting())
}

func (c *Controller) done(s binding.Scope, cluster string, k key) {
	c.mu.Lock()
	defer c.mu.Unlock()
	p := c.pacers[s.Namespaced]
	p.Done(cluster, k)
	failover.CountWaiting(s, p.Waiting())
}

// evict adds the tasks for the clusters that a binding must leave now.
func (c *Controller) evict(ctx context.Context, b binding.Binding, due []failover.Eviction, now time.Time) error {
	purge, rules := c.Config.PurgeMode, (*policyv1alpha1.StatePreservation)(nil)
	if f := b.BindingSpec().Failover; f != nil && f.Cluster != nil {
		purge, rules = cmp.Or(f.Cluster.PurgeMode, policyv1alpha1.PurgeModeGracefully), f.Cluster.StatePreservation
	}
	for i := range due {
		due[i].Purge = purge
	}
	return c.Evict(ctx, Name, b, rules, due, now)
}
