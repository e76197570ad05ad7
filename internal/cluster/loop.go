// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"slices"
	"time"

	"github.com/go-logr/logr"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member"
)

// loop collects the status of one member for as long as the connection to it lives.
type loop struct {
	collector *Collector
	member    *member.Member
	wake      chan struct{} // holds one
	hurry     chan struct{} // holds one
	begun     bool          // guarded by collector.mu; whether the cluster has been seen settled

	// What follows belongs to the goroutine of run.
	probe    *probe
	usage    *usage
	followed bool
}

func newLoop(c *Collector, m *member.Member) *loop {
	return &loop{collector: c, member: m, wake: make(chan struct{}, 1), hurry: make(chan struct{}, 1), usage: newUsage()}
}

// poke wakes the loop up.
func (l *loop) poke() {
	select {
	case l.wake <- struct{}{}:
	default:
	}
}

// nudge makes the loop collect often for a while.
func (l *loop) nudge() {
	select {
	case l.hurry <- struct{}{}:
	default:
	}
}

func (l *loop) run(ctx context.Context) {
	log := logr.FromContextOrDiscard(ctx).WithValues("cluster", l.member.Name)
	var hurried time.Duration // the pause before the next hurried collection; 0 without hurry
	for {
		before := l.enablements()
		complete, err := l.collect(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			log.Error(err, "cannot write the status of the cluster")
		}
		if !slices.EqualFunc(before, l.enablements(), sameGroup) {
			hurried = 0
		}
		pause := l.collector.options.Frequency
		if hurried > 0 {
			pause = min(pause, hurried)
		}
		if !complete {
			pause = min(pause, incompletePause)
		}
		select {
		case <-ctx.Done():
			return
		case <-l.wake:
		case <-l.hurry:
			// One collection does for all who ask within this time.
			hurried = hurryFirst
			l.sleep(ctx, hurryFirst)
		case <-l.collector.options.Clock.After(pause):
			if hurried *= 2; hurried > hurryLast {
				hurried = 0
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

func sameGroup(a, b clusterv1alpha1.APIEnablement) bool {
	return a.GroupVersion == b.GroupVersion && slices.Equal(a.Resources, b.Resources)
}

// collect asks the member and writes what it says; complete means that nothing is missing that is about to come.
func (l *loop) collect(ctx context.Context) (complete bool, err error) {
	start := l.collector.options.Clock.Now()
	var cluster clusterv1alpha1.Cluster
	if err := l.collector.control.Get(ctx, types.NamespacedName{Name: l.member.Name}, &cluster); err != nil || !settled(&cluster) {
		return true, nil // it goes on when the cluster is settled, and ends when it is gone
	}
	if l.probe == nil {
		p, err := newProbe(l.member.Config)
		if err != nil {
			return true, l.collector.write(ctx, l.member.Name, start, uncollected(err), nil)
		}
		l.probe = p
	}
	observation := l.probe.health(ctx)
	if ctx.Err() != nil {
		return true, nil // that is why it was not reached
	}
	var f findings
	if observation.status == metav1.ConditionTrue {
		if err := l.follow(ctx); err != nil {
			return true, l.collector.write(ctx, l.member.Name, start, uncollected(err), nil)
		}
		f.version, f.apis = l.probe.kubernetesVersion(), l.probe.discover(ctx, cluster.Status.APIEnablements)
	}
	complete = l.usage.known() || observation.status != metav1.ConditionTrue
	return complete, l.collector.write(ctx, l.member.Name, start, observation, func(o *clusterv1alpha1.Cluster) findings {
		if !l.usage.known() {
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

// follow begins to watch nodes and pods once the member has answered, and gives their first lists a moment to come.
func (l *loop) follow(ctx context.Context) error {
	if l.followed {
		return nil
	}
	if err := l.usage.follow(ctx, l.member.Config); err != nil {
		return err
	}
	l.followed = true
	deadline := l.collector.options.Clock.Now().Add(patience)
	for !l.usage.known() && l.collector.options.Clock.Now().Before(deadline) {
		l.sleep(ctx, patience/100)
		if ctx.Err() != nil {
			return nil
		}
	}
	return nil
}
