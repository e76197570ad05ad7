// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package replica shares the clusters of a component among its replicas.
//
//	Lease of this replica  ◄── renewed, with the view by which the replica acts
//	Leases of the others   ──► live or not ──► ownership.Replica ──► Assign
//
// Another replica is live as long as this process observes that its Lease changes. Clocks of different machines are not compared.
//
// Invariants: the only writes are renewals, deletions of Leases of replicas that ended without deleting theirs, and one more
// renewal when replicas come or go. A replica that does not renew its Lease within the renew deadline owns nothing from then on.
// The others take its clusters over after the lease duration, which is longer.
package replica

import (
	"context"
	"fmt"
	"reflect"
	"strings"
	"sync"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member/ownership"
	"karmada.io/karmada/internal/names"
)

const (
	// leftoverLeases is the number of lease durations after which the Lease of a dead replica is deleted.
	leftoverLeases = 4
	// stopTimeout bounds the deletion of the own Lease at the end.
	stopTimeout = 5 * time.Second
)

// Options configure a Replica. All fields are required.
type Options struct {
	// Component is the name of the component whose replicas share the clusters.
	Component string
	// ID is the name of the Lease. It must be unique to the process, not only to the machine.
	ID string
	// Holder identifies the process to users.
	Holder string
	// Namespace is the namespace of the Leases.
	Namespace string
	// LeaseDuration is the time without renewal after which others consider a replica dead. RenewDeadline is the time without
	// successful renewal after which a replica owns nothing. RetryPeriod is the delay between renewals.
	LeaseDuration, RenewDeadline, RetryPeriod time.Duration
	Clock                                     clock.Clock
	// Assign is called when the clusters that this replica owns change. It must return only when this replica no longer changes
	// the members of other clusters.
	Assign func(owns func(cluster string) bool)
}

// Replica holds the Lease of this process. It is a manager.Runnable.
type Replica struct {
	Options
	control client.Client
	live    client.Reader

	// The fields below belong to the goroutine of Start.
	state    ownership.Replica
	assigned ownership.Assignment
	own      *coordinationv1.Lease // as last written or read; nil if it does not exist
	others   map[string]observation
	failing  bool

	mu      sync.RWMutex // guards renewed
	renewed time.Time    // start of the last successful renewal
}

// observation is the last change of the Lease of another replica.
type observation struct {
	version string
	at      time.Time
}

// New returns a Replica. live reads Leases from the API server, not from a cache.
func New(control client.Client, live client.Reader, o Options) *Replica {
	return &Replica{
		Options: o, control: control, live: live, state: ownership.Replica{ID: o.ID}, others: map[string]observation{},
	}
}

// NeedLeaderElection implements manager.LeaderElectionRunnable.
func (r *Replica) NeedLeaderElection() bool { return false }

// Valid reports whether this replica owns its clusters now. It returns false in a process that was suspended for longer than the
// renew deadline, until the Lease is renewed.
func (r *Replica) Valid() bool { return r.remaining() > 0 }

// remaining returns the time until the ownership ends unless the Lease is renewed. The monotonic clock stops while the machine is
// suspended, and the wall clock can be set back, so that both are compared.
func (r *Replica) remaining() time.Duration {
	r.mu.RLock()
	defer r.mu.RUnlock()
	if r.renewed.IsZero() {
		return 0
	}
	now := r.Clock.Now()
	return r.RenewDeadline - max(now.Sub(r.renewed), now.Round(0).Sub(r.renewed.Round(0)))
}

func (r *Replica) setRenewed(at time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.renewed = at
}

// Start renews the Lease and assigns clusters until ctx ends. It then ends all ownership and deletes the Lease, so that the other
// replicas take over immediately.
func (r *Replica) Start(ctx context.Context) error {
	for {
		r.round(ctx)
		delay := r.RetryPeriod
		if remaining := r.remaining(); remaining > 0 {
			delay = min(delay, remaining)
		}
		select {
		case <-ctx.Done():
			r.release(ctx)
			return nil
		case <-r.Clock.After(delay):
		}
	}
}

// round renews the Lease once, and ends all ownership if that has failed for too long.
func (r *Replica) round(ctx context.Context) {
	log := ctrl.LoggerFrom(ctx).WithName("replica")
	requests, cancel := r.limit(ctx)
	defer cancel()
	err := r.renew(requests)
	if ctx.Err() != nil {
		return
	}
	if err != nil && !r.failing {
		log.Error(err, "Failed to renew the lease of this replica; retrying")
	}
	r.failing = err != nil
	if len(r.assigned.Views) > 0 && !r.Valid() {
		log.Info("Lease not renewed within the renew deadline; this replica owns no cluster", "replica", r.ID)
		r.state.Lapsed()
		r.assign()
	}
}

// limit returns a context for the requests of one round. Half the renew deadline remains for another attempt, and a request that
// hangs does not extend the ownership.
func (r *Replica) limit(ctx context.Context) (context.Context, context.CancelFunc) {
	limit := r.RenewDeadline / 2
	if remaining := r.remaining(); remaining > 0 {
		limit = min(limit, remaining)
	}
	ctx, cancel := context.WithCancel(ctx)
	timer := r.Clock.NewTimer(limit)
	go func() {
		defer timer.Stop()
		select {
		case <-timer.C():
			cancel()
		case <-ctx.Done():
		}
	}()
	return ctx, cancel
}

// renew reads the Leases, publishes the view, and assigns clusters.
func (r *Replica) renew(ctx context.Context) error {
	if err := r.list(ctx); err != nil {
		return err
	}
	view, changed := r.state.Publish()
	r.assign() // ends what the view assigns to others, before it is published
	start := r.Clock.Now()
	if err := r.write(ctx, view, start); err != nil {
		return err
	}
	if !r.Valid() { // others may have considered this replica dead
		r.state.Lapsed()
		r.assign()
		changed = true
	}
	r.setRenewed(start)
	r.state.Published()
	if changed {
		ctrl.LoggerFrom(ctx).Info("Replicas changed", "replica", r.ID, "replicas", view)
		if err := r.list(ctx); err != nil {
			return err
		}
	}
	r.assign()
	return nil
}

// assign reports the owned clusters if they changed.
func (r *Replica) assign() {
	next := r.state.Assignment()
	if reflect.DeepEqual(next, r.assigned) {
		return
	}
	r.assigned = next
	r.Assign(next.Owns)
}

// list reads the Leases of all replicas, and deletes those of replicas that are long dead.
func (r *Replica) list(ctx context.Context) error {
	start := r.Clock.Now()
	var leases coordinationv1.LeaseList
	err := r.live.List(ctx, &leases, client.InNamespace(r.Namespace), client.MatchingLabels{names.ReplicaOf: r.Component})
	if err != nil {
		return fmt.Errorf("list the leases of replicas in namespace %s: %w", r.Namespace, err)
	}
	var (
		peers []ownership.Peer
		seen  = map[string]observation{}
		dead  []*coordinationv1.Lease
	)
	r.own = nil
	for i := range leases.Items {
		l := &leases.Items[i]
		if l.Name == r.ID {
			r.own = l
			continue
		}
		view := viewOf(l)
		if view == nil || strings.HasPrefix(l.Name, names.AgentLock("")) {
			continue // not written by a replica: an agent may write its own Lease in this namespace, with any label
		}
		last := r.others[l.Name]
		if last.version != l.ResourceVersion {
			last = observation{version: l.ResourceVersion, at: r.Clock.Now()}
		}
		seen[l.Name] = last
		// The time before the request is used: this process may have been suspended since.
		silent, duration := start.Sub(last.at), r.durationOf(l)
		if silent < duration {
			peers = append(peers, ownership.Peer{ID: l.Name, View: view})
		} else if silent >= leftoverLeases*duration {
			dead = append(dead, l)
		}
	}
	r.others = seen
	if r.own == nil { // a user has deleted the Lease, so that others consider this replica dead
		r.state.Lapsed()
		r.assign()
	}
	r.state.Listed(peers)
	return r.collect(ctx, dead)
}

// durationOf returns the time after which a replica is considered dead. Replicas with different flags use the longer duration.
func (r *Replica) durationOf(l *coordinationv1.Lease) time.Duration {
	if l.Spec.LeaseDurationSeconds == nil {
		return r.LeaseDuration
	}
	return max(r.LeaseDuration, time.Duration(*l.Spec.LeaseDurationSeconds)*time.Second)
}

// collect deletes Leases of dead replicas. One of the live replicas does so for each Lease.
func (r *Replica) collect(ctx context.Context, dead []*coordinationv1.Lease) error {
	for _, l := range dead {
		if !r.assigned.Owns(l.Name) {
			continue
		}
		// A replica that renews meanwhile is not dead.
		err := r.control.Delete(ctx, l, client.Preconditions{UID: &l.UID, ResourceVersion: &l.ResourceVersion})
		if client.IgnoreNotFound(requeue.IgnoreExpected(err)) != nil {
			return fmt.Errorf("delete the lease of dead replica %s/%s: %w", l.Namespace, l.Name, err)
		}
	}
	return nil
}

// write creates or renews the own Lease.
func (r *Replica) write(ctx context.Context, view []string, now time.Time) error {
	seconds := int32(max(1, (r.LeaseDuration+time.Second-1)/time.Second))
	renewed := metav1.NewMicroTime(now)
	next := r.own.DeepCopy()
	if next == nil {
		next = &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: r.Namespace, Name: r.ID}}
		next.Labels = map[string]string{names.ReplicaOf: r.Component}
		next.Spec.AcquireTime = &renewed
	}
	next.Annotations = map[string]string{names.Replicas: strings.Join(view, ",")}
	next.Spec.HolderIdentity, next.Spec.LeaseDurationSeconds, next.Spec.RenewTime = &r.Holder, &seconds, &renewed
	write := func() error { return r.control.Update(ctx, next) }
	if r.own == nil {
		write = func() error { return r.control.Create(ctx, next) }
	}
	if err := write(); err != nil {
		return fmt.Errorf("renew lease %s/%s: %w", r.Namespace, r.ID, err)
	}
	r.own = next
	return nil
}

// viewOf returns the view that a replica has published, or nil.
func viewOf(l *coordinationv1.Lease) []string {
	if v := l.Annotations[names.Replicas]; v != "" {
		return strings.Split(v, ",")
	}
	return nil
}

// release ends all ownership, then deletes the Lease.
func (r *Replica) release(ctx context.Context) {
	r.state.Lapsed()
	r.assign()
	r.setRenewed(time.Time{})
	if r.own == nil {
		return
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopTimeout)
	defer cancel()
	if err := r.control.Delete(ctx, r.own, client.Preconditions{UID: &r.own.UID}); client.IgnoreNotFound(err) != nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to delete the lease of this replica; others take its clusters over when it expires",
			"lease", r.Namespace+"/"+r.ID)
	}
}
