// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"cmp"
	"context"
	"fmt"
	"sync"
	"time"

	"github.com/spf13/pflag"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/source"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// Options configure the collection of status. The zero value means the defaults of the contract.
type Options struct {
	// Frequency is the delay between two collections; 0 means 10s.
	Frequency time.Duration
	// SuccessThreshold and FailureThreshold are the durations that a cluster must be observed ready or not ready before the
	// Ready condition changes; 0 means 30s.
	SuccessThreshold, FailureThreshold time.Duration
	// NoResourceModels disables the counting of nodes by grade.
	NoResourceModels bool
	// Clock defaults to the real clock.
	Clock clock.Clock
}

const (
	// minRefreshDelay and maxRefreshDelay bound the delay between collections after a Refresh. The delay doubles until the
	// APIs of the member change, because a new CRD is not served immediately.
	minRefreshDelay, maxRefreshDelay = 250 * time.Millisecond, 4 * time.Second
	// incompleteDelay is the delay between collections while the first lists of nodes and pods are pending.
	incompleteDelay = time.Second
	// firstListTimeout bounds how long the first collection waits for the first lists of nodes and pods.
	firstListTimeout = 2 * time.Second
	// maxAttempts limits the attempts of a write that conflicts.
	maxAttempts = 5
	// firstBackoff is the delay before the second attempt. It doubles with every attempt: 750 ms in total.
	firstBackoff = 50 * time.Millisecond
)

// WithDefaults returns the options with the defaults of fields that are not set.
func (o Options) WithDefaults() Options {
	o.Frequency = cmp.Or(o.Frequency, 10*time.Second)
	o.SuccessThreshold = cmp.Or(o.SuccessThreshold, 30*time.Second)
	o.FailureThreshold = cmp.Or(o.FailureThreshold, 30*time.Second)
	if o.Clock == nil {
		o.Clock = clock.RealClock{}
	}
	return o
}

// AddFlags adds the flags. which names the clusters in their texts: "a cluster" or "the cluster".
func (o *Options) AddFlags(fs *pflag.FlagSet, which string) {
	fs.DurationVar(&o.Frequency, "cluster-status-update-frequency", 10*time.Second, "How often the status of "+which+" is collected.")
	fs.DurationVar(&o.SuccessThreshold, "cluster-success-threshold", 30*time.Second,
		"The duration of successes for the cluster to be considered healthy after recovery.")
	fs.DurationVar(&o.FailureThreshold, "cluster-failure-threshold", 30*time.Second,
		"The duration of failure for the cluster to be considered unhealthy.")
}

// Members holds the clusters that this process owns, and the connections to them.
type Members interface {
	RegisterOwner(member.Owner)
	Register(member.Engager)
	Owns(name string) bool
	Get(name string) (*member.Member, error)
	CheckCredentials(ctx context.Context, cluster *clusterv1alpha1.Cluster) error
}

// Collector updates the status of owned clusters. Each member has its own loop.
type Collector struct {
	control   client.Client
	live      client.Reader // uncached: for the latest version after a conflict
	members   Members
	options   Options
	readiness *readiness

	mu      sync.Mutex // guards the fields below; running is incremented only with mu held and stopped false
	loops   map[string]*loop
	owned   map[string]context.Context // until the ownership ends
	requeue func(cluster string)       // nil before the controller starts
	stopped bool
	running sync.WaitGroup
}

// Setup adds cluster-status-controller to a manager. It runs in every replica. It records no events; the Ready condition reports
// the state.
func Setup(mgr manager.Manager, members Members, o Options) (*Collector, error) {
	c := newCollector(mgr.GetClient(), mgr.GetAPIReader(), members, o)
	members.RegisterOwner(c)
	members.Register(c)
	if err := mgr.Add(c); err != nil {
		return nil, fmt.Errorf("add cluster-status-controller: %w", err)
	}
	err := requeue.NewController(mgr, "cluster-status-controller").
		For(&clusterv1alpha1.Cluster{}).
		WatchesRawSource(source.Func(c.setQueue)).
		WithOptions(controller.Options{NeedLeaderElection: new(false)}).
		Complete(c)
	if err != nil {
		return nil, fmt.Errorf("add cluster-status-controller: %w", err)
	}
	return c, nil
}

func newCollector(control client.Client, live client.Reader, members Members, o Options) *Collector {
	o = o.WithDefaults()
	return &Collector{
		control: control, live: live, members: members, options: o,
		readiness: newReadiness(o.SuccessThreshold, o.FailureThreshold), loops: map[string]*loop{}, owned: map[string]context.Context{},
	}
}

// setQueue implements source.Func.
func (c *Collector) setQueue(_ context.Context, queue workqueue.TypedRateLimitingInterface[ctrl.Request]) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.requeue = func(cluster string) { queue.Add(ctrl.Request{NamespacedName: types.NamespacedName{Name: cluster}}) }
	return nil
}

// Own implements member.Owner. A cluster without usable credentials is not engaged, but its status is reported.
func (c *Collector) Own(ctx context.Context, cluster string) {
	c.mu.Lock()
	c.owned[cluster] = ctx //nolint:fatcontext // the lifetime of the ownership
	requeue := c.requeue
	c.mu.Unlock()
	context.AfterFunc(ctx, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.owned[cluster] == ctx {
			delete(c.owned, cluster)
			c.forget(cluster)
		}
	})
	if requeue != nil {
		requeue(cluster)
	}
}

// Refresh requests a collection of the status of a cluster, because its APIs may have changed. It does not block.
func (c *Collector) Refresh(cluster string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l := c.loops[cluster]; l != nil {
		signal(l.refresh)
	}
}

// Engage starts the loop of a member.
func (c *Collector) Engage(ctx context.Context, m *member.Member) {
	l := newLoop(c, m)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.stopped {
		return
	}
	c.loops[m.Name] = l
	c.running.Go(func() {
		l.run(ctx)
		c.mu.Lock()
		defer c.mu.Unlock()
		if c.loops[m.Name] == l {
			delete(c.loops, m.Name)
			unpublish(m.Name)
		}
	})
}

// NeedLeaderElection implements manager.LeaderElectionRunnable: each replica collects the status of the clusters that it owns.
func (c *Collector) NeedLeaderElection() bool { return false }

// Start implements manager.Runnable. It returns after ctx and all loops have ended, so that the manager ends after the last write.
func (c *Collector) Start(ctx context.Context) error {
	<-ctx.Done()
	c.mu.Lock()
	c.stopped = true
	c.mu.Unlock()
	c.running.Wait()
	return nil
}

// Reconcile handles clusters that are deleted and clusters without a connection; loops handle the others.
func (c *Collector) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var cluster clusterv1alpha1.Cluster
	if err := c.control.Get(ctx, req.NamespacedName, &cluster); err != nil {
		if apierrors.IsNotFound(err) {
			c.forget(req.Name)
			return ctrl.Result{}, nil
		}
		return ctrl.Result{}, err
	}
	if !c.members.Owns(req.Name) || !hasFinalizer(&cluster) {
		return ctrl.Result{}, nil
	}
	if _, err := c.members.Get(req.Name); err == nil {
		c.start(req.Name)
		return ctrl.Result{}, nil
	}
	if err := c.members.CheckCredentials(ctx, &cluster); err != nil {
		observation := collectionFailed(err)
		if reason := apierrors.ReasonForError(err); reason == metav1.StatusReasonNotFound || reason == metav1.StatusReasonUnknown {
			observation = withoutCredentials(err) // the control plane has responded
		}
		_, err := c.write(ctx, req.Name, c.options.Clock.Now(), observation, nil)
		return ctrl.Result{RequeueAfter: c.options.Frequency}, err
	}
	return ctrl.Result{}, nil // Members is about to open the connection
}

// forget removes the metrics and the history of a cluster whose status is no longer collected.
func (c *Collector) forget(cluster string) {
	c.readiness.forget(cluster)
	unpublish(cluster)
}

// start notifies the loop of a cluster that has received its finalizer.
func (c *Collector) start(cluster string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l := c.loops[cluster]; l != nil && !l.started {
		l.started = true
		signal(l.wake)
	}
}

// hasFinalizer reports whether cluster-controller has set the finalizer. Earlier status updates would conflict with it.
func hasFinalizer(cluster *clusterv1alpha1.Cluster) bool {
	return controllerutil.ContainsFinalizer(cluster, names.ClusterFinalizer)
}

// findings holds the data collected from a healthy member.
type findings struct {
	version   string
	apis      *apis
	nodes     *clusterv1alpha1.NodeSummary
	resources *clusterv1alpha1.ResourceSummary
	// resolution is the state of the condition ServiceDomainNameResolutionReady; the zero value means no report.
	resolution readyState
	// hold is the state of the condition HeldElsewhere; the zero value means no report.
	hold readyState
	// properties are those of the About API.
	properties propertyReport
}

// write updates the status of a cluster with the observed readiness and, if the cluster is ready, with the findings. On success
// it returns the cluster, or nil if it does not exist.
func (c *Collector) write(ctx context.Context, name string, start time.Time, observed readyState,
	find func(*clusterv1alpha1.Cluster) findings,
) (*clusterv1alpha1.Cluster, error) {
	backoff := firstBackoff
	var reader client.Reader = c.control
	for attempt := 1; ; attempt++ {
		var cluster clusterv1alpha1.Cluster
		if err := reader.Get(ctx, types.NamespacedName{Name: name}, &cluster); err != nil {
			return nil, client.IgnoreNotFound(err)
		}
		wasReady := meta.IsStatusConditionTrue(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		_, err := patch.Status(ctx, c.control, &cluster, func(o *clusterv1alpha1.Cluster) { c.apply(o, observed, find) })
		switch {
		case err == nil:
			if ctx.Err() == nil {
				publish(&cluster, c.options.Clock.Since(start))
				c.observeLoss(&cluster, wasReady)
			}
			return &cluster, nil
		case apierrors.IsNotFound(err):
			return nil, nil
		case !apierrors.IsConflict(err) || attempt == maxAttempts:
			return nil, err
		}
		// The cache may be stale.
		reader = c.live
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-c.options.Clock.After(backoff):
		}
		backoff *= 2
	}
}

// observeLoss records the loss of a cluster whose status was written, if it was ready before and is not ready now.
func (c *Collector) observeLoss(cluster *clusterv1alpha1.Cluster, wasReady bool) {
	ready := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if !wasReady || ready == nil || ready.Status != metav1.ConditionFalse {
		return
	}
	if lasted, known := c.readiness.lasted(cluster.Name, ready.LastTransitionTime.Time); known {
		ObserveLoss(cluster.Spec.SyncMode, lasted)
	}
}

func (c *Collector) apply(o *clusterv1alpha1.Cluster, observed readyState, find func(*clusterv1alpha1.Cluster) findings) {
	now := c.options.Clock.Now()
	set := func(kind string, v readyState) {
		conditions.Set(&o.Status.Conditions, metav1.NewTime(now).Rfc3339Copy(), kind, v.status, v.reason, v.message, 0)
	}
	current := meta.FindStatusCondition(o.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	next := c.readiness.next(o.Name, current, now, observed)
	set(clusterv1alpha1.ClusterConditionReady, next)
	const credentials = clusterv1alpha1.ClusterConditionCredentialsRejected
	was := meta.FindStatusCondition(o.Status.Conditions, credentials)
	if c.readiness.rejects(o.Name, was, now, observed, next) {
		if observed.noAccess() { // otherwise the state of before remains
			set(credentials, credentialsState(observed))
		}
	} else if was != nil {
		set(credentials, notRejected)
	}
	if find == nil || observed.status != metav1.ConditionTrue || next.status != metav1.ConditionTrue {
		return
	}
	f := find(o)
	if f.version != "" {
		o.Status.KubernetesVersion = f.version
	}
	if f.apis != nil {
		o.Status.APIEnablements = f.apis.enablements
		set(clusterv1alpha1.ClusterConditionCompleteAPIEnablements, f.apis.condition())
	}
	const elsewhere = clusterv1alpha1.ClusterConditionHeldElsewhere
	if f.hold.status == metav1.ConditionTrue || f.hold.status != "" && meta.FindStatusCondition(o.Status.Conditions, elsewhere) != nil {
		set(elsewhere, f.hold)
	}
	f.properties.apply(o, set)
	if f.nodes != nil {
		o.Status.NodeSummary, o.Status.ResourceSummary = f.nodes, f.resources
		const resolution = clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady
		if next, ok := resolutionOf(f.resolution, meta.FindStatusCondition(o.Status.Conditions, resolution)); ok {
			set(resolution, next)
		}
	}
}

var (
	_ member.Owner   = (*Collector)(nil)
	_ member.Engager = (*Collector)(nil)
)
