// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package eviction

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// Limits define how many clusters may become not ready at once before the control plane suspects that it is disconnected itself.
type Limits struct {
	// Share is the share of all clusters, between 0 and 1. Evictions are suspended if more than Share, and at least Min clusters,
	// became not ready within Window and still are. A Share of 1 disables the suspension.
	Share  float64
	Min    int
	Window time.Duration
	// Settle is how long an eviction from a cluster that is not ready waits after a cluster became not ready: others may follow.
	Settle time.Duration
	// Report is the time in which a cluster that is ready again reports it: its first report, and the time for which it must succeed.
	Report time.Duration
}

// resume is a number of Settle periods. A cluster that became ready counts as lost for that long when others are assessed that were lost
// before, or no more than Settle later. After an interruption, clusters become ready one after another.
const resume = 3

// DefaultLimits holds the defaults.
var DefaultLimits = Limits{Share: 0.5, Min: 2, Window: 5 * time.Minute, Settle: 20 * time.Second, Report: time.Minute}

// Detection holds how fast the loss of a cluster is detected.
type Detection struct {
	// Failure and Success are the durations of failures and successes after which the readiness of a Push-mode cluster changes. It is
	// examined with each Frequency.
	Failure, Success, Frequency time.Duration
	// Grace is the time without a report after which a Pull-mode cluster is not ready. It is examined with each Period.
	Grace, Period time.Duration
}

const (
	// probeTimeout bounds a health check of a Push-mode cluster.
	probeTimeout = 5 * time.Second
	// renewals is the number of reports of an agent in Detection.Grace.
	renewals = 4
)

// For returns the limits for a detection of losses. An interruption of the control plane is observed for some clusters later than
// for others, and evictions wait for all of them. It does not shorten the waits.
func (l Limits) For(d Detection) Limits {
	fastest := min(d.Failure, d.Grace-d.Grace/renewals)
	slowest := max(d.Failure+d.Frequency+probeTimeout, d.Grace+d.Period)
	l.Settle = max(l.Settle, slowest-fastest+probeTimeout)
	l.Window = max(l.Window, 2*(slowest-fastest))
	l.Report = max(l.Report, d.Success+2*d.Frequency+2*probeTimeout)
	return l
}

// Fleet summarizes the readiness of all clusters.
type Fleet struct {
	// Total is the number of clusters, NotReady the number of those that are not ready.
	Total, NotReady int
	// Lost names the clusters, sorted, that are not ready and were not confirmed as lost.
	Lost []string
	// Suspended reports whether evictions from lost clusters are suspended: too many clusters were lost at once, confirmed or not.
	Suspended bool
	// SuspendedReady reports whether evictions from ready clusters are suspended, too: too many of those losses are not confirmed.
	SuspendedReady bool
	// Returned is the number of ready clusters that count as lost for the suspension, because they became ready less than resume before.
	Returned int
	// LastLost is the time at which the last cluster became not ready, Observed the time of the summary.
	LastLost, Observed time.Time
	// Until is when the first of the returned clusters stops counting as lost: the summary can change then without an event. It is zero if
	// none has returned.
	Until time.Time

	resume time.Duration
}

// reason describes the losses at the time of the summary. It is kept while the number of lost clusters changes.
func (f Fleet) reason() string {
	verb := "were"
	if f.NotReady == 1 {
		verb = "was"
	}
	text := fmt.Sprintf("%d of %d clusters %s not ready at %s", f.NotReady, f.Total, verb, f.Observed.UTC().Format(time.RFC3339))
	if f.Returned > 0 {
		return text + fmt.Sprintf(", and %d had become ready in the %v before", f.Returned, f.resume)
	}
	return text + ", most of them since the same time"
}

// Message describes why evictions are suspended.
func (f Fleet) Message() string {
	return fmt.Sprintf("%s: the control plane may be disconnected. No workload is evicted until enough clusters have been ready for %v. "+
		"To evict workloads from a cluster that is lost, annotate it with %s=true.", f.reason(), f.resume, names.ConfirmedLost)
}

// ReadyMessage describes why evictions from ready clusters are suspended.
func (f Fleet) ReadyMessage() string {
	lost := f.Lost[:min(len(f.Lost), maxNamed)]
	more := ""
	if n := len(f.Lost) - len(lost); n > 0 {
		more = fmt.Sprintf(" and %d more", n)
	}
	return fmt.Sprintf("Drains and application failover of this cluster wait: %s. They continue when enough clusters have been ready for "+
		"%v, or when the clusters that are lost are annotated with %s=true: %s%s.",
		f.reason(), f.resume, names.ConfirmedLost, strings.Join(lost, ", "), more)
}

// maxNamed is the maximum number of clusters that a message names.
const maxNamed = 10

// Suspends reports whether evictions from a cluster are suspended. Each suspension ends with the confirmation of losses.
func (f Fleet) Suspends(c *clusterv1alpha1.Cluster) bool {
	switch {
	case Confirmed(c):
		return false
	case Ready(c):
		return f.SuspendedReady
	}
	return f.Suspended
}

// Resume is the time for which a cluster that became ready still counts as lost for others.
func (l Limits) Resume() time.Duration { return resume * l.Settle }

// loss is the loss of a cluster.
type loss struct {
	name      string
	at        time.Time
	confirmed bool
}

// Observe summarizes clusters. A cluster that is being deleted, was never observed, or is not approved yet, does not count: with a
// bootstrap token, clusters could be registered and lost in order to suspend evictions. A confirmed loss counts for other lost clusters,
// because it is no evidence about them. It does not count for ready clusters.
func (l Limits) Observe(clusters []clusterv1alpha1.Cluster, now time.Time) (f Fleet) {
	f.Observed, f.resume = now, l.Resume()
	var lost []loss
	var returned []time.Time
	for i := range clusters {
		c := &clusters[i]
		ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		if ready == nil || ready.Reason == clusterv1alpha1.ClusterReasonStatusNeverUpdated || c.DeletionTimestamp != nil ||
			names.Pending(c.Spec.Taints) {
			continue
		}
		f.Total++
		switch {
		case rejected(c): // reachable, and not lost
		case ready.Status == metav1.ConditionTrue:
			if l.returned(c, ready, now) {
				returned = append(returned, ready.LastTransitionTime.Time)
			}
		default:
			lost = append(lost, loss{c.Name, lostAt(c), Confirmed(c)})
		}
	}
	slices.SortFunc(lost, func(a, b loss) int { return cmp.Or(a.at.Compare(b.at), cmp.Compare(a.name, b.name)) })
	f.NotReady = len(lost)
	for i := range lost {
		if f.LastLost = lost[i].at; !lost[i].confirmed {
			f.Lost = append(f.Lost, lost[i].name)
		}
	}
	slices.Sort(f.Lost)
	slices.SortFunc(returned, time.Time.Compare)
	if len(returned) > 0 {
		f.Until = returned[0].Add(l.Resume())
	}
	l.suspend(&f, lost, returned)
	return f
}

// returned reports whether a ready cluster became ready so recently that it counts as lost for others. A new cluster that became
// ready for the first time, and was not lost with the others, is no evidence of an interruption.
func (l Limits) returned(c *clusterv1alpha1.Cluster, ready *metav1.Condition, now time.Time) bool {
	suspended := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionEvictionSuspended)
	known := now.Sub(c.CreationTimestamp.Time) >= l.Resume() ||
		suspended != nil && !suspended.LastTransitionTime.After(ready.LastTransitionTime.Time)
	return known && now.Sub(ready.LastTransitionTime.Time) < l.Resume()
}

// suspend decides which evictions are suspended, from losses and returns in the order of time. A cluster that returned is evidence about a
// later loss only if the loss can have been observed late: otherwise, the two were never lost together.
func (l Limits) suspend(f *Fleet, lost []loss, returned []time.Time) {
	tooMany := func(n, total int) bool { return n >= max(l.Min, 1) && float64(n) > l.Share*float64(total) }
	unconfirmed := f.Total - f.NotReady + len(f.Lost) // clusters without a confirmation
	first, confirmed := 0, 0                          // confirmed losses of the window
	for i := range lost {
		if lost[i].confirmed {
			confirmed++
		}
		for ; lost[i].at.Sub(lost[first].at) > l.Window; first++ {
			if lost[first].confirmed {
				confirmed--
			}
		}
		for len(returned) > 0 && lost[first].at.Sub(returned[0]) > l.Settle {
			returned = returned[1:]
		}
		if n := i - first + 1 + len(returned); tooMany(n, f.Total) {
			f.Suspended, f.Returned = true, max(f.Returned, len(returned))
			f.SuspendedReady = f.SuspendedReady || tooMany(n-confirmed, unconfirmed)
		}
	}
}

// Confirmed reports whether a user has confirmed that a cluster is lost.
func Confirmed(c *clusterv1alpha1.Cluster) bool { return c.Annotations[names.ConfirmedLost] == "true" }

// Rejected reports whether the API server of a cluster responds and rejects the credentials of Karmada. Its workloads are not lost, unless
// a user has confirmed that. If the reports of an agent end, nothing is known about the API server.
func Rejected(c *clusterv1alpha1.Cluster) bool { return c != nil && !Confirmed(c) && rejected(c) }

func rejected(c *clusterv1alpha1.Cluster) bool {
	return meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionCredentialsRejected) &&
		meta.IsStatusConditionFalse(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
}

// lostAt returns the time at which a cluster that is not ready was lost: when Ready changed, or when it stopped rejecting credentials.
func lostAt(c *clusterv1alpha1.Cluster) (at time.Time) {
	if ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady); ready != nil {
		at = ready.LastTransitionTime.Time
	}
	credentials := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionCredentialsRejected)
	if credentials != nil && credentials.Status == metav1.ConditionFalse && credentials.LastTransitionTime.After(at) {
		at = credentials.LastTransitionTime.Time
	}
	return at
}

// Refresh returns how long an eviction from a cluster that is not ready waits for a new report of it. The process that decides has
// observed clusters since a time. A cluster that was not ready before may be ready now, and could not report it.
func (l Limits) Refresh(c *clusterv1alpha1.Cluster, since, now time.Time) time.Duration {
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if Confirmed(c) || ready == nil || ready.Status == metav1.ConditionTrue || !lostAt(c).Before(since) {
		return 0
	}
	return max(since.Add(l.Report).Sub(now), 0)
}

// Permit decides whether workloads may be evicted from a cluster now. If not, it returns the delay after which to ask again; 0 means
// when the readiness of a cluster changes.
func (l Limits) Permit(f Fleet, c *clusterv1alpha1.Cluster, now time.Time) (ok bool, wait time.Duration) {
	switch {
	case Confirmed(c):
		return true, 0
	case Rejected(c), f.Suspends(c):
		return false, 0
	case Ready(c):
		// The taints of a cluster that has just become ready are about to be removed.
		wait = min(settled(c).Sub(now), settleReady)
		return wait <= 0, max(wait, 0)
	}
	// The summary may be older than the loss of this cluster.
	last := f.LastLost
	if at := lostAt(c); at.After(last) {
		last = at
	}
	wait = min(last.Add(l.Settle).Sub(now), l.Settle)
	return wait <= 0, max(wait, 0)
}
