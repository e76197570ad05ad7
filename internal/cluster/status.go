// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"fmt"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/conditions"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
)

// StatusOptions say how the status of clusters is collected; the zero value is the contract's default.
type StatusOptions struct {
	// Frequency is how long to wait between two collections; 0 means 10 s.
	Frequency time.Duration
	// SuccessThreshold and FailureThreshold are how long a cluster must have been observed ready, or not, before the
	// condition changes; 0 means 30 s.
	SuccessThreshold, FailureThreshold time.Duration
	// NoResourceModels leaves nodes ungraded.
	NoResourceModels bool
	// Clock is nil for the machine's.
	Clock clock.Clock
}

const (
	// After a Refresh the status is collected after pauses that double from the first to the last of these, until the APIs
	// have changed: a new API takes a moment to be served.
	hurryFirst, hurryLast = 250 * time.Millisecond, 4 * time.Second
	// incompletePause is the pause while the first lists of nodes and pods are still coming.
	incompletePause = time.Second
	// patience is how long the first collection waits for the first list of nodes and pods.
	patience = 2 * time.Second
	// attempts bounds how often a write that met another writer's is tried again.
	attempts = 5
	// attemptPause is the pause before the second attempt; each next one is twice as long: 750 ms in all.
	attemptPause = 50 * time.Millisecond
)

func (o StatusOptions) withDefaults() StatusOptions {
	if o.Frequency == 0 {
		o.Frequency = 10 * time.Second
	}
	if o.SuccessThreshold == 0 {
		o.SuccessThreshold = 30 * time.Second
	}
	if o.FailureThreshold == 0 {
		o.FailureThreshold = 30 * time.Second
	}
	if o.Clock == nil {
		o.Clock = clock.RealClock{}
	}
	return o
}

// Members are the connections to member clusters.
type Members interface {
	Register(member.Engager)
	Get(name string) (*member.Member, error)
}

// Collector keeps the status of Push clusters up to date. Each member has a loop of its own.
type Collector struct {
	control   client.Client
	live      client.Reader // past the cache: for Secrets, and to see the newest version after a conflict
	members   Members
	options   StatusOptions
	readiness *readiness

	mu    sync.Mutex // guards loops
	loops map[string]*loop
}

// SetupStatus adds cluster-status-controller to a manager. Nothing here is worth an event of its own: the condition Ready
// says it all.
func SetupStatus(mgr manager.Manager, members Members, _ events.Recorder, o StatusOptions) (*Collector, error) {
	c := newCollector(mgr.GetClient(), mgr.GetAPIReader(), members, o)
	members.Register(c)
	err := ctrl.NewControllerManagedBy(mgr).Named("cluster-status-controller").For(&clusterv1alpha1.Cluster{}).Complete(c)
	if err != nil {
		return nil, fmt.Errorf("add cluster-status-controller: %w", err)
	}
	return c, nil
}

func newCollector(control client.Client, live client.Reader, members Members, o StatusOptions) *Collector {
	o = o.withDefaults()
	return &Collector{
		control: control, live: live, members: members, options: o,
		readiness: newReadiness(o.SuccessThreshold, o.FailureThreshold), loops: map[string]*loop{},
	}
}

// Refresh asks for the status of a cluster to be collected soon: what it serves may have changed. It does not block.
func (c *Collector) Refresh(cluster string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l := c.loops[cluster]; l != nil {
		l.nudge()
	}
}

// Engage starts the loop of a member.
func (c *Collector) Engage(ctx context.Context, m *member.Member) {
	l := newLoop(c, m)
	c.mu.Lock()
	c.loops[m.Name] = l
	c.mu.Unlock()
	go func() {
		l.run(ctx)
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.loops[m.Name] == l {
			delete(c.loops, m.Name)
		}
	}()
}

// Reconcile sees to the clusters whose loop cannot work: those that are gone, and those that there is no connection to.
func (c *Collector) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	if err := c.control.Get(ctx, req.NamespacedName, &cluster); err != nil {
		if apierrors.IsNotFound(err) {
			c.readiness.forget(req.Name)
			unpublish(req.Name)
			return ctrl.Result{}, nil
		}
		return ctrl.Result{}, err
	}
	if cluster.Spec.SyncMode != clusterv1alpha1.Push || !settled(&cluster) {
		return ctrl.Result{}, nil
	}
	if _, err := c.members.Get(req.Name); err == nil {
		c.begin(req.Name)
		return ctrl.Result{}, nil
	}
	if _, err := member.ConfigFor(ctx, c.live, &cluster); err != nil {
		start := c.options.Clock.Now()
		return ctrl.Result{RequeueAfter: c.options.Frequency}, c.write(ctx, req.Name, start, uncollected(err), nil)
	}
	return ctrl.Result{}, nil // the connection is being made
}

// begin lets a loop go on that waits for the cluster to be settled.
func (c *Collector) begin(cluster string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l := c.loops[cluster]; l != nil && !l.begun {
		l.begun = true
		l.poke()
	}
}

// settled says whether the cluster controller has done its part: before that a status would be in its way.
func settled(cluster *clusterv1alpha1.Cluster) bool {
	return controllerutil.ContainsFinalizer(cluster, names.ClusterFinalizer)
}

// findings are what was collected from a member that is well.
type findings struct {
	version   string
	apis      *apis
	nodes     *clusterv1alpha1.NodeSummary
	resources *clusterv1alpha1.ResourceSummary
}

// write brings the status of a cluster in line with what was observed of it and, if it is ready, found in it.
func (c *Collector) write(ctx context.Context, name string, start time.Time, observation verdict, found func(*clusterv1alpha1.Cluster) findings) error {
	pause := attemptPause
	var reader client.Reader = c.control
	for attempt := 1; ; attempt++ {
		var cluster clusterv1alpha1.Cluster
		if err := reader.Get(ctx, types.NamespacedName{Name: name}, &cluster); err != nil {
			return client.IgnoreNotFound(err)
		}
		_, err := patch.Status(ctx, c.control, &cluster, func(o *clusterv1alpha1.Cluster) { c.apply(o, observation, found) })
		switch {
		case err == nil:
			if ctx.Err() == nil {
				publish(&cluster, c.options.Clock.Since(start))
			}
			return nil
		case apierrors.IsNotFound(err):
			return nil
		case !apierrors.IsConflict(err) || attempt == attempts:
			return err
		}
		// The cache may be behind.
		reader = c.live
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-c.options.Clock.After(pause):
		}
		pause *= 2
	}
}

func (c *Collector) apply(o *clusterv1alpha1.Cluster, observation verdict, found func(*clusterv1alpha1.Cluster) findings) {
	now := c.options.Clock.Now()
	set := func(kind string, v verdict) {
		conditions.Set(&o.Status.Conditions, metav1.NewTime(now).Rfc3339Copy(), kind, v.status, v.reason, v.message, 0)
	}
	current := meta.FindStatusCondition(o.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	judged := c.readiness.judge(o.Name, current, now, observation)
	set(clusterv1alpha1.ClusterConditionReady, judged)
	if found == nil || observation.status != metav1.ConditionTrue || judged.status != metav1.ConditionTrue {
		return
	}
	f := found(o)
	if f.version != "" {
		o.Status.KubernetesVersion = f.version
	}
	if f.apis != nil {
		o.Status.APIEnablements = f.apis.enablements
		set(clusterv1alpha1.ClusterConditionCompleteAPIEnablements, f.apis.condition())
	}
	if f.nodes != nil {
		o.Status.NodeSummary, o.Status.ResourceSummary = f.nodes, f.resources
	}
}

var _ member.Engager = (*Collector)(nil)
