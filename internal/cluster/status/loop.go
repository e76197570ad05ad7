// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"time"

	"github.com/go-logr/logr"
	apiequality "k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
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
	usage    *usage
	watching bool
}

func newLoop(c *Collector, m *member.Member) *loop {
	return &loop{collector: c, member: m, wake: make(chan struct{}, 1), refresh: make(chan struct{}, 1), usage: newUsage()}
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
		complete, err := l.collect(ctx)
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
	var cluster clusterv1alpha1.Cluster
	if err := l.collector.control.Get(ctx, types.NamespacedName{Name: l.member.Name}, &cluster); err != nil || !hasFinalizer(&cluster) {
		return true, nil // Reconcile wakes the loop once the finalizer is set; the context ends with the cluster
	}
	if l.probe == nil {
		p, err := newProbe(ctx, l.member.Config)
		if err != nil {
			return true, l.collector.write(ctx, l.member.Name, start, collectionFailed(err), nil)
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
			return true, l.collector.write(ctx, l.member.Name, start, collectionFailed(err), nil)
		}
		f.version, f.apis = l.probe.kubernetesVersion(), l.probe.discover(ctx, cluster.Status.APIEnablements)
		if ctx.Err() != nil {
			return true, nil // the result is incomplete because ctx ended
		}
	}
	complete = l.usage.synced() || observed.status != metav1.ConditionTrue
	return complete, l.collector.write(ctx, l.member.Name, start, observed, func(o *clusterv1alpha1.Cluster) findings {
		if !l.usage.synced() {
			return f
		}
		models := o.Spec.ResourceModels
		if l.collector.options.NoResourceModels {
			models = nil
		}
		f.nodes, f.resources = l.usage.summarize(models)
		return f
	})
}

// watch starts the watches of nodes and pods and waits up to firstListTimeout for the first lists.
func (l *loop) watch(ctx context.Context) error {
	if l.watching {
		return nil
	}
	if err := l.usage.watch(ctx, l.member.Config); err != nil {
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
