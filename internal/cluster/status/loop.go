// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"errors"
	"time"

	"github.com/go-logr/logr"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/member"
)

// loop collects the status of one member until its connection ends.
type loop struct {
	collector *Collector
	member    *member.Member
	wake      chan struct{} // capacity 1; collect now
	refresh   chan struct{} // capacity 1; collect repeatedly until the APIs change
	started   bool          // guarded by collector.mu; the cluster has its finalizer

	// The fields below belong to the goroutine of run.
	probe    *probe
	identity member.Identity
	usage    *usage
	watching bool
	minor    minorChanges
	last     collected
}

// collected is the result of a collection that the status of the cluster shows.
type collected struct {
	resourceVersion string // of the Cluster; empty if there is none
	findings
}

// shows reports whether the status of the cluster shows the findings. It compares no APIs: probe returns the same pointer while they
// are unchanged.
func (c *collected) shows(cluster *clusterv1alpha1.Cluster, f findings) bool {
	return c.resourceVersion != "" && c.resourceVersion == cluster.ResourceVersion &&
		c.version == f.version && c.apis == f.apis && c.resolution == f.resolution && c.hold == f.hold &&
		c.properties.equal(f.properties) &&
		apiequality.Semantic.DeepEqual(c.nodes, f.nodes) && apiequality.Semantic.DeepEqual(c.resources, f.resources)
}

func newLoop(c *Collector, m *member.Member) *loop {
	return &loop{
		collector: c, member: m, wake: make(chan struct{}, 1), refresh: make(chan struct{}, 1), usage: newUsage(c.options.Clock),
	}
}

// signal sends to a channel of capacity 1 without blocking.
func signal(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default:
	}
}

func (l *loop) run(ctx context.Context) {
	log := logr.FromContextOrDiscard(ctx).WithValues("cluster", l.member.Name)
	var refreshDelay time.Duration // 0 if no refresh was requested
	for {
		before := l.enablements()
		var complete bool
		err := panics.Recover(func() (err error) {
			complete, err = l.collect(ctx)
			return err
		})
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			log.Error(err, "Failed to update cluster status")
		}
		if !apiequality.Semantic.DeepEqual(before, l.enablements()) {
			refreshDelay = 0
		}
		delay := l.collector.options.Frequency
		if refreshDelay > 0 {
			delay = min(delay, refreshDelay)
		}
		if !complete {
			delay = min(delay, incompleteDelay)
		}
		select {
		case <-ctx.Done():
			return
		case <-l.wake:
		case <-l.refresh:
			// One collection serves all requests within this time.
			refreshDelay = minRefreshDelay
			l.sleep(ctx, minRefreshDelay)
		case <-l.collector.options.Clock.After(delay):
			if refreshDelay *= 2; refreshDelay > maxRefreshDelay {
				refreshDelay = 0
			}
		}
	}
}

func (l *loop) sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-l.collector.options.Clock.After(d):
	}
}

func (l *loop) enablements() []clusterv1alpha1.APIEnablement {
	if l.probe == nil || l.probe.apis == nil {
		return nil
	}
	return l.probe.apis.enablements
}

// collect reads the state of the member and writes it to the status. complete is false while the first lists of nodes and
// pods are pending.
func (l *loop) collect(ctx context.Context) (complete bool, err error) {
	start := l.collector.options.Clock.Now()
	var cluster clusterv1alpha1.Cluster // not a copy
	key := types.NamespacedName{Name: l.member.Name}
	if err := l.collector.control.Get(ctx, key, &cluster, client.UnsafeDisableDeepCopy); err != nil || !hasFinalizer(&cluster) {
		return true, nil // Reconcile notifies the loop once the finalizer is set; the context ends with the cluster
	}
	if l.probe == nil {
		p, err := newProbe(l.member.Config)
		if err != nil {
			return true, l.write(ctx, start, collectionFailed(err), findings{})
		}
		l.probe = p
	}
	observed := l.probe.health(ctx)
	if ctx.Err() != nil {
		return true, nil // the probe failed because ctx ended
	}
	var f findings
	if observed.status == metav1.ConditionTrue {
		if err := l.watch(ctx); err != nil {
			return true, l.write(ctx, start, collectionFailed(err), findings{})
		}
		last := func() []clusterv1alpha1.APIEnablement { return cluster.DeepCopy().Status.APIEnablements }
		observed = l.whileHealthy(ctx, func(ctx context.Context) {
			if f.version, f.apis, err = l.probe.read(ctx, last); err == nil {
				f.properties = l.probe.properties(ctx, f.apis)
			}
		})
		switch {
		case ctx.Err() != nil:
			return true, nil // the result is incomplete because ctx ended
		case err != nil:
			return true, l.write(ctx, start, collectionFailed(err), findings{})
		}
	}
	if observed.status == metav1.ConditionTrue {
		f.hold = l.hold(ctx, &cluster)
	} else {
		l.probe.due = 0 // it may return with another version
	}
	complete = l.usage.synced() || observed.status != metav1.ConditionTrue
	if l.usage.synced() {
		f.nodes, f.resources = l.summarize(&cluster)
		f.resolution = l.usage.resolves()
	}
	if observed.status == metav1.ConditionTrue && l.last.shows(&cluster, f) {
		publish(&cluster, l.collector.options.Clock.Since(start))
		return complete, nil
	}
	return complete, l.write(ctx, start, observed, f)
}

// whileHealthy calls read with a context that ends if the member becomes unhealthy meanwhile, and returns the health. Without it, a
// member that hangs would be observed as healthy until all requests have timed out.
func (l *loop) whileHealthy(ctx context.Context, read func(context.Context)) readyState {
	reading, cancel := context.WithCancel(ctx)
	last := make(chan readyState, 1)
	go func() {
		observed := healthy
		for observed.status == metav1.ConditionTrue && reading.Err() == nil {
			l.sleep(reading, healthTimeout)
			if reading.Err() == nil {
				observed = l.probe.health(ctx)
			}
		}
		cancel()
		last <- observed
	}()
	defer cancel() // if read panics
	read(reading)
	cancel()
	return <-last
}

// holdFrequency is the number of collections after which the stamp of the member is read again.
const holdFrequency = 3

// hold returns the state of the condition HeldElsewhere, or the zero value if the stamp of the member cannot be read.
func (l *loop) hold(ctx context.Context, cluster *clusterv1alpha1.Cluster) readyState {
	ctx, cancel := context.WithTimeout(ctx, collectTimeout)
	defer cancel()
	err := l.identity.Verify(ctx, l.member, cluster.Spec.ID) // another cluster gets no stamp
	if err == nil {
		err = l.member.Hold(ctx, member.ClaimOf(cluster), min(member.HoldMaxAge, holdFrequency*l.collector.options.Frequency))
	}
	if elsewhere, ok := errors.AsType[*member.HeldError](err); ok {
		return readyState{metav1.ConditionTrue, clusterv1alpha1.ClusterReasonHeldByAnother, elsewhere.Error()}
	}
	if err != nil {
		return readyState{}
	}
	return readyState{metav1.ConditionFalse, clusterv1alpha1.ClusterReasonHeld, ""}
}

func (l *loop) summarize(cluster *clusterv1alpha1.Cluster) (*clusterv1alpha1.NodeSummary, *clusterv1alpha1.ResourceSummary) {
	models := cluster.Spec.ResourceModels
	if l.collector.options.NoResourceModels {
		models = nil
	}
	return l.usage.summarize(models)
}

// write writes the status, except for minor changes of the resources.
func (l *loop) write(ctx context.Context, start time.Time, observed readyState, f findings) error {
	l.last = collected{}
	held := false
	written, err := l.collector.write(ctx, l.member.Name, start, observed, func(o *clusterv1alpha1.Cluster) findings {
		f := f
		if f.resources == nil {
			return f
		}
		f.nodes, f.resources = l.summarize(o) // o may be newer
		sameNodes := apiequality.Semantic.DeepEqual(o.Status.NodeSummary, f.nodes)
		if held = sameNodes && l.minor.hold(o.Status.ResourceSummary, f.resources, start); held {
			f.resources = o.Status.ResourceSummary
		}
		return f
	})
	if err != nil || written == nil || held {
		return err
	}
	ready := meta.FindStatusCondition(written.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if ready.Status == metav1.ConditionTrue && observed.status == metav1.ConditionTrue {
		f.nodes, f.resources = written.Status.NodeSummary, written.Status.ResourceSummary
		l.last = collected{resourceVersion: written.ResourceVersion, findings: f}
	}
	return nil
}

// watch starts the watches of nodes and pods and waits up to firstListTimeout for the first lists.
func (l *loop) watch(ctx context.Context) error {
	if l.watching {
		return nil
	}
	log := logr.FromContextOrDiscard(ctx).WithValues("cluster", l.member.Name)
	if err := l.usage.watch(logr.NewContext(ctx, log), l.member.Config); err != nil {
		return err
	}
	l.watching = true
	deadline := l.collector.options.Clock.Now().Add(firstListTimeout)
	for !l.usage.synced() && l.collector.options.Clock.Now().Before(deadline) {
		l.sleep(ctx, firstListTimeout/100)
		if ctx.Err() != nil {
			return nil
		}
	}
	return nil
}
