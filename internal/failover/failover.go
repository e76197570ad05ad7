// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package failover moves workloads away from clusters that they must leave. Its subpackages are the controllers:
//
//	taint        taint-manager: workloads that do not tolerate a NoExecute taint of their cluster        ─┐
//	application  workloads that are unhealthy in their cluster, if their policy moves them                ─┤► eviction task
//	graceful     task ─► wait for the scheduler and for a healthy replacement ─► task removed, copy deleted by work/sync
//	suspension   suspends evictions while the control plane may be disconnected from its clusters
//	evict        the decisions; pure
//
// The scheduler removes a cluster with a task from spec.clusters once it has found a replacement. Until then the workload stays, and
// the Work in the cluster is still updated. The controllers write spec.gracefulEvictionTasks only, never spec.clusters, so that a
// workload that fits nowhere else is not deleted.
package failover

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/machinery/events"
)

const (
	// SuspendedInterval is the delay before an eviction that is suspended is decided again.
	SuspendedInterval = 5 * time.Second
	// workers is the number of bindings of each scope that a controller reconciles concurrently. None waits for a member.
	workers = 8
	// fleetAge is the maximum age of the summary of all clusters, so that it is not made for each binding.
	fleetAge = time.Second
)

// Fleet summarizes the clusters in a cache.
type Fleet struct {
	control client.Reader
	clock   clock.PassiveClock
	limits  eviction.Limits

	mu    sync.Mutex // guards the fields below
	read  time.Time
	fleet eviction.Fleet
	// since is the time from which this process has observed clusters without an interruption of the control plane.
	since time.Time
}

// NewFleet returns the summary of the clusters that control reads from its cache.
func NewFleet(control client.Reader, c clock.PassiveClock, limits eviction.Limits) *Fleet {
	return &Fleet{control: control, clock: c, limits: limits, since: c.Now()}
}

// Observe returns the summary.
func (f *Fleet) Observe(ctx context.Context) (eviction.Fleet, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	now := f.clock.Now()
	if !f.read.IsZero() && now.Sub(f.read) < fleetAge {
		return f.fleet, nil
	}
	var list clusterv1alpha1.ClusterList
	if err := f.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return eviction.Fleet{}, fmt.Errorf("list clusters: %w", err)
	}
	f.fleet, f.read = f.limits.Observe(list.Items, now), now
	return f.fleet, nil
}

// Permit decides whether workloads may be evicted from a cluster now. If not, it returns the delay after which to ask again.
func (f *Fleet) Permit(ctx context.Context, c *clusterv1alpha1.Cluster) (ok bool, wait time.Duration, err error) {
	observed, err := f.Observe(ctx)
	if err != nil {
		return false, 0, err
	}
	now := f.clock.Now()
	if ok, wait = f.limits.Permit(observed, c, now); ok {
		f.mu.Lock()
		defer f.mu.Unlock()
		wait = f.limits.Refresh(c, f.since, now)
		return wait == 0, wait, nil
	}
	if !ok && wait == 0 {
		wait = SuspendedInterval
	}
	return ok, wait, nil
}

// Interrupted makes evictions wait for new evidence if err shows that the control plane does not accept writes. It concerns all
// clusters that were not ready before. Clusters could not report their state either.
func (f *Fleet) Interrupted(err error) {
	if err == nil || errors.Is(err, context.Canceled) || rejected(err) {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.since = f.clock.Now()
}

// rejected reports whether an error is the response of the API server or a webhook to a write of a single object. The response of a
// webhook may have any code. It must not hold the evictions of all others.
func rejected(err error) bool {
	var answer apierrors.APIStatus
	if !errors.As(err, &answer) {
		return false
	}
	status := answer.Status()
	switch {
	case status.Reason == metav1.StatusReasonInternalError, strings.HasPrefix(status.Message, "admission webhook "):
		return true
	case status.Code == http.StatusUnauthorized, status.Code == http.StatusRequestTimeout, status.Code == http.StatusTooManyRequests:
		return false
	}
	return status.Code >= http.StatusBadRequest && status.Code < http.StatusInternalServerError
}

// ReadinessChanged reports whether a change of a cluster affects evictions: of its readiness, taints or deletion, of the
// confirmation that it is lost, or of the rejection of credentials.
func ReadinessChanged(before, after *clusterv1alpha1.Cluster) bool {
	ready := func(c *clusterv1alpha1.Cluster) string {
		condition := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
		if condition == nil {
			return ""
		}
		return string(condition.Status)
	}
	return ready(before) != ready(after) || eviction.Rejected(before) != eviction.Rejected(after) ||
		eviction.Confirmed(before) != eviction.Confirmed(after) ||
		(before.DeletionTimestamp == nil) != (after.DeletionTimestamp == nil) || TaintsChanged(before, after)
}

// TaintsChanged reports whether the taints of a cluster that evict workloads differ.
func TaintsChanged(before, after *clusterv1alpha1.Cluster) bool {
	return fmt.Sprint(noExecute(before)) != fmt.Sprint(noExecute(after))
}

func noExecute(c *clusterv1alpha1.Cluster) (out []string) {
	for _, t := range c.Spec.Taints {
		if t.Effect == corev1.TaintEffectNoExecute {
			out = append(out, t.ToString(), fmt.Sprint(t.TimeAdded))
		}
	}
	return out
}

// Cluster reads a cluster, which must not be modified, from the cache; nil if it does not exist.
func Cluster(ctx context.Context, control client.Reader, name string) (*clusterv1alpha1.Cluster, error) {
	c := &clusterv1alpha1.Cluster{}
	if err := control.Get(ctx, client.ObjectKey{Name: name}, c, client.UnsafeDisableDeepCopy); apierrors.IsNotFound(err) {
		return nil, nil
	} else if err != nil {
		return nil, fmt.Errorf("get cluster %s: %w", name, err)
	}
	return c, nil
}

// The reasons of events.
const (
	// evictSucceed and evictFailed are defined by the contract (docs/contract/failover.md#graceful-eviction).
	evictSucceed, evictFailed = "EvictWorkloadFromClusterSucceed", "EvictWorkloadFromClusterFailed"
	// ReasonCanceled is the reason of an eviction whose cause no longer holds. It is not part of the contract.
	ReasonCanceled = "EvictionCanceled"
	// ReasonBlocked is the reason of an eviction that waits for a replacement. It is not part of the contract.
	ReasonBlocked = "EvictionBlocked"
)

// EmitEvicted records the eviction from a cluster, or its failure, on a binding and on its template.
func EmitEvicted(recorder events.Recorder, source string, b binding.Binding, cluster string, failure error) {
	if failure != nil {
		Emit(recorder, source, b, evictFailed, true, fmt.Sprintf("Evict from cluster %s failed: %v", cluster, failure))
		return
	}
	Emit(recorder, source, b, evictSucceed, false, fmt.Sprintf("Evict from cluster %s succeed.", cluster))
}

// Emit records an event on a binding and on its template.
func Emit(recorder events.Recorder, source string, b binding.Binding, reason string, warning bool, message string) {
	e := events.Event{Source: source, Reason: reason, Warning: warning, Message: message, Once: strconv.FormatInt(b.GetGeneration(), 10)}
	for _, e.On = range []corev1.ObjectReference{binding.Reference(b), binding.TemplateReference(b)} {
		recorder.Emit(e)
	}
}

// Earliest returns the shorter of two delays; 0 means none.
func Earliest(a, b time.Duration) time.Duration {
	if a <= 0 || b > 0 && b < a {
		return b
	}
	return a
}
