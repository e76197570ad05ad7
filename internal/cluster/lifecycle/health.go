// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lifecycle

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/pflag"
	coordinationv1 "k8s.io/api/coordination/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster/status"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// Options configure the monitoring of Pull-mode clusters. The zero value means the defaults of the contract.
type Options struct {
	// MonitorPeriod is the interval between two checks; 0 means 5s.
	MonitorPeriod time.Duration
	// MonitorGracePeriod is the time without a report after which a cluster is considered unreachable; 0 means 40s.
	MonitorGracePeriod time.Duration
	// StartupGracePeriod replaces MonitorGracePeriod for a cluster that has never reported; 0 means 60s.
	StartupGracePeriod time.Duration
}

// WithDefaults returns the options with the defaults of fields that are not set.
func (o Options) WithDefaults() Options {
	for value, standard := range map[*time.Duration]time.Duration{
		&o.MonitorPeriod: 5 * time.Second, &o.MonitorGracePeriod: 40 * time.Second, &o.StartupGracePeriod: time.Minute,
	} {
		if *value <= 0 {
			*value = standard
		}
	}
	return o
}

// AddFlags adds the flags.
func (o *Options) AddFlags(fs *pflag.FlagSet) {
	fs.DurationVar(&o.MonitorPeriod, "cluster-monitor-period", 5*time.Second,
		"Interval between two checks whether the agents of clusters in Pull mode have reported.")
	fs.DurationVar(&o.MonitorGracePeriod, "cluster-monitor-grace-period", 40*time.Second,
		"The time without a report of its agent after which a cluster in Pull mode is considered unreachable.")
	fs.DurationVar(&o.StartupGracePeriod, "cluster-startup-grace-period", time.Minute,
		"The time without a report after which a new cluster in Pull mode is considered unreachable.")
}

// report is the last report of an agent: the version of its Lease and the Ready condition.
type report struct {
	cluster types.UID
	lease   string
	ready   metav1.Condition
}

// reports holds the last report of each agent, and when this process observed it. Clocks of agents are not compared with the own
// clock.
type reports map[string]observedReport

type observedReport struct {
	report
	at time.Time
}

// restart gives all clusters a full grace period from now.
func (r reports) restart(now time.Time) {
	for name, last := range r {
		last.at = now
		r[name] = last
	}
}

// silent records the last report of a cluster. It returns the condition to set if there was no report within the grace period, or
// nil.
func (r reports) silent(c *clusterv1alpha1.Cluster, lease string, now time.Time, o Options) *metav1.Condition {
	current := report{cluster: c.UID, lease: lease}
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if ready != nil {
		current.ready = *ready
	}
	last, known := r[c.Name]
	if !known || last.report != current {
		last = observedReport{report: current, at: now}
		r[c.Name] = last
	}
	grace, reason, message := o.MonitorGracePeriod, clusterv1alpha1.ClusterReasonStatusUnknown,
		"Cluster status controller stopped posting cluster status."
	if ready == nil {
		grace, reason, message = o.StartupGracePeriod, clusterv1alpha1.ClusterReasonStatusNeverUpdated,
			"Cluster status controller never posted cluster status."
	}
	if now.Sub(last.at) < grace || ready != nil && ready.Status == metav1.ConditionUnknown {
		return nil
	}
	return &metav1.Condition{
		Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionUnknown, Reason: reason, Message: message,
	}
}

// monitor sets the Ready condition of Pull-mode clusters whose agents have stopped reporting. It runs in the leader.
type monitor struct {
	Options
	control client.Client
	live    client.Reader // uncached
	clock   clock.WithTicker
	reports reports
	// working is the time of the last check that could read the control plane.
	working time.Time
}

// maxGap returns the time without a check after which missing reports of agents are no evidence. They could not report either.
func (m *monitor) maxGap() time.Duration { return m.MonitorPeriod + m.MonitorGracePeriod/4 }

// Start implements manager.Runnable. It checks all Pull-mode clusters once per period until ctx ends.
func (m *monitor) Start(ctx context.Context) error {
	ticker := m.clock.NewTicker(m.MonitorPeriod)
	defer ticker.Stop()
	for {
		if err := m.check(ctx); err != nil && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).Error(err, "Failed to check the reports of clusters in Pull mode; retrying")
		}
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C():
		}
	}
}

// check compares the reports of all agents with their reports at the last check. It sends one request for all Leases, and none without
// a cluster in Pull mode. If the request fails, there is no evidence, and no condition changes. After an outage of the control plane,
// or of this process, each agent has a full grace period to report again.
func (m *monitor) check(ctx context.Context) error {
	var clusters clusterv1alpha1.ClusterList
	if err := m.control.List(ctx, &clusters, client.UnsafeDisableDeepCopy); err != nil {
		return fmt.Errorf("list clusters: %w", err)
	}
	pull := map[string]*clusterv1alpha1.Cluster{}
	for i := range clusters.Items {
		if c := &clusters.Items[i]; c.Spec.SyncMode == clusterv1alpha1.Pull {
			pull[c.Name] = c
		}
	}
	for name := range m.reports {
		if pull[name] == nil {
			delete(m.reports, name)
		}
	}
	if len(pull) == 0 {
		return nil
	}
	leases, err := m.leases(ctx)
	if err != nil {
		return err
	}
	now := m.clock.Now()
	if gap := now.Sub(m.working); gap > m.maxGap() && !m.working.IsZero() {
		m.reports.restart(now)
		ctrl.LoggerFrom(ctx).Info("The control plane was interrupted; waiting for the reports of all agents", "duration", gap.String())
	}
	m.working = now
	var errs []error
	for name, c := range pull {
		unknown := m.reports.silent(c, leases[name], now, m.Options)
		if unknown == nil {
			continue
		}
		since := m.reports[name].at
		changed, err := m.setReady(ctx, c, *unknown, now)
		if changed && meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady) {
			status.ObserveLoss(c.Spec.SyncMode, now.Sub(since))
		}
		if outage(err) { // agents cannot write either
			m.reports.restart(now)
			return err
		}
		if err != nil {
			errs = append(errs, err)
		}
	}
	return errors.Join(errs...)
}

// outage reports whether an error means that the control plane does not accept writes.
func outage(err error) bool {
	switch apierrors.ReasonForError(err) {
	case metav1.StatusReasonInvalid, metav1.StatusReasonForbidden, metav1.StatusReasonBadRequest:
		return false
	default:
		return err != nil
	}
}

func (m *monitor) setReady(ctx context.Context, observed *clusterv1alpha1.Cluster, ready metav1.Condition, now time.Time) (bool, error) {
	changed, err := patch.Status(ctx, m.control, observed.DeepCopy(), func(c *clusterv1alpha1.Cluster) {
		conditions.Set(&c.Status.Conditions, metav1.NewTime(now).Rfc3339Copy(), ready.Type, ready.Status, ready.Reason, ready.Message, 0)
	})
	if requeue.Expected(err) || apierrors.IsNotFound(err) {
		return false, nil // the agent has reported, or the cluster was removed
	}
	if err != nil {
		return false, fmt.Errorf("set the condition Ready of cluster %s: %w", observed.Name, err)
	}
	ctrl.LoggerFrom(ctx).Info("Agent has stopped reporting", "cluster", observed.Name, "reason", ready.Reason)
	return changed, nil
}

// leases returns the versions of the Leases of all agents, by cluster.
func (m *monitor) leases(ctx context.Context) (map[string]string, error) {
	list := &metav1.PartialObjectMetadataList{}
	list.SetGroupVersionKind(coordinationv1.SchemeGroupVersion.WithKind("LeaseList"))
	// The read is consistent: the watch cache of an API server without its database still has the Leases, but agents cannot renew them.
	err := m.live.List(ctx, list, client.InNamespace(names.ClusterNamespace))
	if err != nil {
		return nil, fmt.Errorf("list the leases of agents in namespace %s: %w", names.ClusterNamespace, err)
	}
	versions := make(map[string]string, len(list.Items))
	for i := range list.Items {
		versions[list.Items[i].Name] = list.Items[i].ResourceVersion
	}
	return versions, nil
}
