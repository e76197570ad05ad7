// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package application implements resource-binding-application-failover-controller and
// cluster-resource-binding-application-failover-controller, which evict workloads that stay unhealthy in a cluster.
//
//	health in status.aggregatedStatus ─► unhealthy since ─► tolerationSeconds of the policy ─► eviction task
//
// The time since when a workload is unhealthy is in memory: after a restart it starts again, and the failover is late.
package application

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
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
)

// Options configure the controllers; all fields are required.
type Options struct {
	failover.Evictor
	// Graceful allows purge mode Gracefully (feature gate GracefulEviction).
	Graceful bool
}

// Controller handles the bindings of both scopes. The cache must have indexes.BindingsByTarget.
type Controller struct {
	Options
	failover.Controllers

	mu     sync.Mutex // guards timers
	timers map[types.NamespacedName]timer
}

// timer holds since when the workload of a binding has been unhealthy, by cluster.
type timer struct {
	uid   types.UID
	since map[string]time.Time
}

// Name returns the name of the controller of a scope, which is also the source of its events and the producer of its tasks.
func Name(s binding.Scope) string {
	if s.Namespaced {
		return "resource-binding-application-failover-controller"
	}
	return "cluster-resource-binding-application-failover-controller"
}

// New returns the controllers.
func New(control client.Client, o Options) *Controller {
	o.Control = consistency.NewClient(control)
	c := &Controller{Options: o, timers: map[types.NamespacedName]timer{}}
	c.Controllers = failover.Controllers{
		Control: o.Control, Name: Name, Bindings: concerned, Clusters: readinessChanged, Index: indexes.BindingsByTarget,
		Concerns: decided, Forget: c.forget, Decide: c.decide,
	}
	return c
}

var (
	// concerned passes bindings whose policy moves failed workloads, if their spec or their status in a cluster changed.
	concerned = predicate.Funcs{
		CreateFunc: func(e event.CreateEvent) bool { return hasPolicy(e.Object) },
		UpdateFunc: func(e event.UpdateEvent) bool {
			if !hasPolicy(e.ObjectOld) && !hasPolicy(e.ObjectNew) {
				return false
			}
			before, after := e.ObjectOld.(binding.Binding), e.ObjectNew.(binding.Binding)
			return before.GetGeneration() != after.GetGeneration() ||
				!equality.Semantic.DeepEqual(before.BindingStatus().AggregatedStatus, after.BindingStatus().AggregatedStatus)
		},
		DeleteFunc: func(e event.DeleteEvent) bool { return hasPolicy(e.Object) },
	}
	readinessChanged = predicate.Funcs{
		CreateFunc: func(event.CreateEvent) bool { return false }, // the bindings are reconciled at the start
		UpdateFunc: func(e event.UpdateEvent) bool {
			return failover.ReadinessChanged(e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster))
		},
		DeleteFunc: func(event.DeleteEvent) bool { return false },
	}
)

func hasPolicy(o client.Object) bool {
	b, ok := o.(binding.Binding)
	return ok && eviction.ApplicationOf(b.BindingSpec().Failover) != nil
}

// decided reports whether the policy of a binding can move its workload now.
func decided(b binding.Binding) bool {
	spec := b.BindingSpec()
	behavior := eviction.ApplicationOf(spec.Failover)
	return behavior != nil && eviction.Movable(spec) && (behavior.Readiness || spec.PropagateDeps)
}

// decide adds eviction tasks to one binding for the clusters in which its workload failed.
func (c *Controller) decide(ctx context.Context, b binding.Binding) (after time.Duration, err error) {
	spec, key := b.BindingSpec(), client.ObjectKeyFromObject(b.(client.Object))
	behavior := eviction.ApplicationOf(spec.Failover)
	now := c.Clock.Now()
	since := c.observe(key, b, now)
	var failures []failure
	for _, t := range spec.Clusters {
		if eviction.Task(spec, t.Name) != nil {
			continue
		}
		cluster, err := failover.Cluster(ctx, c.Control, t.Name)
		if err != nil {
			return 0, err
		}
		if cluster == nil {
			continue
		}
		if !eviction.Ready(cluster) {
			// Earlier reports of the cluster are no evidence about the workload now.
			c.reset(key, t.Name)
			delete(since, t.Name)
		}
		f := failureIn(t.Name, cluster, behavior, since[t.Name])
		if f.reason == workv1alpha2.EvictionReasonClusterNotReady && eviction.Finished(spec, b.BindingStatus(), t.Name) {
			continue
		}
		if f.due.Never() {
			continue
		}
		if wait := f.due.At.Sub(now); wait > 0 {
			after = failover.Earliest(after, wait)
			continue
		}
		ok, wait, err := c.Fleet.Permit(ctx, cluster)
		if err != nil {
			return 0, err
		}
		if ok {
			failures = append(failures, f)
		} else {
			after = failover.Earliest(after, wait)
		}
	}
	if len(failures) > 0 {
		err = c.evict(ctx, b, behavior, failures, now)
	}
	return after, err
}

// failure is the failure of a workload in a cluster.
type failure struct {
	cluster, reason string
	due             eviction.Due
}

// failureIn returns when and why a workload must leave a cluster in which it has been unhealthy since a time.
func failureIn(name string, cluster *clusterv1alpha1.Cluster, behavior *eviction.Application, since time.Time) failure {
	byHealth, byReadiness := behavior.ByHealth(since), behavior.ByReadiness(cluster)
	if byHealth.Never() || !byReadiness.Never() && byReadiness.At.Before(byHealth.At) {
		return failure{name, workv1alpha2.EvictionReasonClusterNotReady, byReadiness}
	}
	return failure{name, workv1alpha2.EvictionReasonApplicationFailure, byHealth}
}

// observe updates the timers of a binding and returns them. Healthy and Unknown reset a timer.
func (c *Controller) observe(k types.NamespacedName, b binding.Binding, now time.Time) map[string]time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	t := timer{uid: b.GetUID(), since: map[string]time.Time{}}
	for _, target := range b.BindingSpec().Clusters {
		if eviction.Health(b.BindingStatus(), target.Name) != workv1alpha2.ResourceUnhealthy {
			continue
		}
		t.since[target.Name] = now
		if old := c.timers[k]; old.uid == t.uid && !old.since[target.Name].IsZero() {
			t.since[target.Name] = old.since[target.Name]
		}
	}
	if len(t.since) == 0 {
		delete(c.timers, k)
	} else {
		c.timers[k] = t
	}
	return maps.Clone(t.since)
}

// reset ends the time for which a binding was unhealthy in a cluster.
func (c *Controller) reset(k types.NamespacedName, cluster string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.timers[k].since, cluster)
}

func (c *Controller) forget(_ binding.Scope, k types.NamespacedName) {
	c.mu.Lock()
	defer c.mu.Unlock()
	delete(c.timers, k)
}

// errGracefulDisabled means that a policy needs the feature gate GracefulEviction.
var errGracefulDisabled = errors.New("purgeMode Gracefully needs the feature gate GracefulEviction of the controller manager")

// evict adds the tasks for the clusters in which the workload failed.
func (c *Controller) evict(ctx context.Context, b binding.Binding, a *eviction.Application, failures []failure, now time.Time) error {
	source := Name(binding.ScopeOf(b))
	if a.Purge == policyv1alpha1.PurgeModeGracefully && !c.Graceful {
		failover.EmitEvicted(c.Events, source, b, failures[0].cluster, errGracefulDisabled)
		return fmt.Errorf("evict %s: %w", binding.Title(b), errGracefulDisabled)
	}
	evictions := make([]failover.Eviction, 0, len(failures))
	for _, f := range failures {
		evictions = append(evictions, failover.Eviction{Due: f.due.At, Request: eviction.Request{
			Cluster: f.cluster, Producer: source, Reason: f.reason, Message: f.due.Message, Purge: a.Purge,
			GracePeriodSeconds: a.GracePeriodSeconds,
		}})
	}
	return c.Evict(ctx, source, b, a.State, evictions, now)
}
