// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lifecycle

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	testingclock "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/test/fakecontrol"
)

func pull(c *clusterv1alpha1.Cluster) { c.Spec.SyncMode = clusterv1alpha1.Pull }

// monitored is a monitor of the cluster m1 whose agent has a Lease.
type monitored struct {
	*monitor
	t       *testing.T
	control *fakecontrol.Control
	clock   *testingclock.FakeClock
}

func newMonitored(t *testing.T, mutate ...func(*clusterv1alpha1.Cluster)) *monitored {
	lease := &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: "m1"}}
	other := &coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-system", Name: "m1"}}
	m := &monitored{t: t, clock: testingclock.NewFakeClock(time.Unix(1000, 0))}
	m.control = newControl(t, newCluster("m1", mutate...), lease, other)
	m.monitor = &monitor{Options: Options{}.WithDefaults(), control: m.control, live: m.control, clock: m.clock, reports: reports{}}
	return m
}

// after checks the reports once per period until a delay has passed, and returns the status and the reason of the Ready condition.
func (m *monitored) after(d time.Duration) string {
	m.t.Helper()
	for {
		step := min(d, m.MonitorPeriod)
		m.clock.Step(step)
		if err := m.check(m.t.Context()); err != nil {
			m.t.Fatal(err)
		}
		if d -= step; d <= 0 {
			return m.ready()
		}
	}
}

// ready returns the status and the reason of the Ready condition.
func (m *monitored) ready() string {
	m.t.Helper()
	var c clusterv1alpha1.Cluster
	if err := m.control.Get(m.t.Context(), client.ObjectKey{Name: "m1"}, &c); err != nil {
		m.t.Fatal(err)
	}
	ready := meta.FindStatusCondition(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	if ready == nil {
		return ""
	}
	return strings.TrimSpace(string(ready.Status) + " " + ready.Reason)
}

// renew renews the Lease in a namespace.
func (m *monitored) renew(namespace string) {
	m.t.Helper()
	var lease coordinationv1.Lease
	if err := m.control.Get(m.t.Context(), client.ObjectKey{Namespace: namespace, Name: "m1"}, &lease); err != nil {
		m.t.Fatal(err)
	}
	now := metav1.NewMicroTime(m.clock.Now().Add(-24 * time.Hour)) // the clock of the agent is wrong
	lease.Spec.RenewTime = &now
	if err := m.control.Update(m.t.Context(), &lease); err != nil {
		m.t.Fatal(err)
	}
}

// losses returns the number of losses of Pull-mode clusters in the metrics, and the sum of the times until they were detected.
func losses(t *testing.T) (count uint64, sum float64) {
	t.Helper()
	families, err := metrics.Registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range families {
		for _, m := range f.GetMetric() {
			if f.GetName() == "karmada_cluster_loss_detection_seconds" && m.GetLabel()[0].GetValue() == string(clusterv1alpha1.Pull) {
				return m.GetHistogram().GetSampleCount(), m.GetHistogram().GetSampleSum()
			}
		}
	}
	return 0, 0
}

func TestMonitor_silentAgent(t *testing.T) {
	t.Parallel()
	m := newMonitored(t, pull, withReady(metav1.ConditionTrue))
	for step, want := range []string{"True", "True", "True", "True"} {
		if got := m.after(39 * time.Second); got != want {
			t.Errorf("step %d: Ready = %q, want %q", step, got, want)
		}
		m.renew("karmada-cluster")
	}
	m.after(0)
	if got := m.after(39 * time.Second); got != "True" {
		t.Errorf("39s after the last renewal: %q", got)
	}
	m.renew("karmada-system") // another Lease of this name
	count, sum := losses(t)
	if got := m.after(time.Second); got != "Unknown ClusterStatusUnknown" {
		t.Errorf("40s after the last renewal: %q", got)
	}
	if after, total := losses(t); after <= count || total-sum < 40 {
		t.Errorf("detected losses: %d with %v s before, %d with %v s now; want one more, of 40 s", count, sum, after, total)
	}
	m.control.Writes(fakecontrol.Write.ByKind)
	m.after(time.Minute)
	if got := m.control.Writes(fakecontrol.Write.ByKind); got != nil {
		t.Errorf("writes for an agent that remains silent: %q", got)
	}
}

// An outage of the control plane longer than the grace period is no evidence about agents: they could not report.
func TestMonitor_outage(t *testing.T) {
	t.Parallel()
	full := apierrors.NewInternalError(errors.New("database space exceeded"))
	for name, outage := range map[string]func(m *monitored){
		"reads fail": func(m *monitored) {
			m.live = unreadable{m.control}
			m.failing(time.Minute)
			m.live = m.control
		},
		"the process was paused": func(m *monitored) { m.clock.Step(time.Minute) },
		"writes fail": func(m *monitored) {
			m.after(38 * time.Second)
			m.control.Fail = func(fakecontrol.Write) error { return full }
			m.clock.Step(2 * time.Second)
			if err := m.check(m.t.Context()); !apierrors.IsInternalError(err) {
				m.t.Errorf("check = %v, want the error of the write", err)
			}
			m.control.Fail = nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m := newMonitored(t, pull, withReady(metav1.ConditionTrue))
			m.after(0)
			outage(m)
			m.after(0)
			if got := m.after(39 * time.Second); got != "True" {
				t.Errorf("39s after the outage: %q", got)
			}
			if got := m.after(time.Second); got != "Unknown ClusterStatusUnknown" {
				t.Errorf("40s after the outage: %q", got)
			}
		})
	}
}

// failing checks once per period for a duration in which checks fail.
func (m *monitored) failing(d time.Duration) {
	m.t.Helper()
	for ; d > 0; d -= m.MonitorPeriod {
		if err := m.check(m.t.Context()); err == nil {
			m.t.Error("check succeeded during an outage")
		}
		m.clock.Step(m.MonitorPeriod)
	}
}

// An error with one cluster neither hides another nor extends its grace period.
func TestMonitor_failureOfOneCluster(t *testing.T) {
	t.Parallel()
	m := newMonitored(t, pull, withReady(metav1.ConditionTrue))
	if err := m.control.Create(t.Context(), newCluster("m0", pull, withReady(metav1.ConditionTrue))); err != nil {
		t.Fatal(err)
	}
	m.control.Fail = func(w fakecontrol.Write) error {
		if w.Key.Name == "m0" {
			return apierrors.NewBadRequest("invalid")
		}
		return nil
	}
	m.after(0)
	m.after(39 * time.Second)
	m.clock.Step(time.Second)
	if err := m.check(t.Context()); err == nil || !strings.Contains(err.Error(), "m0") {
		t.Errorf("check = %v, want an error about m0", err)
	}
	if got := m.ready(); got != "Unknown ClusterStatusUnknown" {
		t.Errorf("40s after the last report: %q", got)
	}
}

func TestMonitor_neverReported(t *testing.T) {
	t.Parallel()
	m := newMonitored(t, pull)
	m.after(0)
	if got := m.after(59 * time.Second); got != "" {
		t.Errorf("after 59s: %q", got)
	}
	if got := m.after(time.Second); got != "Unknown ClusterStatusNeverUpdated" {
		t.Errorf("after 60s: %q", got)
	}
}

// A changed condition is a report, and a cluster that was created again has a grace period of its own.
func TestMonitor_otherReports(t *testing.T) {
	t.Parallel()
	m := newMonitored(t, pull, withReady(metav1.ConditionTrue))
	m.after(0)
	change := func(mutate func(*clusterv1alpha1.Cluster)) {
		t.Helper()
		var c clusterv1alpha1.Cluster
		if err := m.control.Get(t.Context(), client.ObjectKey{Name: "m1"}, &c); err != nil {
			t.Fatal(err)
		}
		mutate(&c)
		if err := m.control.Status().Update(t.Context(), &c); err != nil {
			t.Fatal(err)
		}
	}
	m.clock.Step(30 * time.Second)
	change(func(c *clusterv1alpha1.Cluster) { c.Status.Conditions[0].Status = metav1.ConditionFalse })
	m.after(0)
	if got := m.after(39 * time.Second); got != "False" {
		t.Errorf("39s after the change of the condition: %q", got)
	}
	if got := m.after(time.Second); got != "Unknown ClusterStatusUnknown" {
		t.Errorf("40s after the change of the condition: %q", got)
	}
}

func TestMonitor_leavesPushModeAlone(t *testing.T) {
	t.Parallel()
	m := newMonitored(t, withReady(metav1.ConditionTrue))
	m.after(0)
	if got := m.after(time.Hour); got != "True" {
		t.Errorf("Ready = %q", got)
	}
}

// If Leases cannot be read, there is no evidence.
func TestMonitor_unreadableLeases(t *testing.T) {
	t.Parallel()
	m := newMonitored(t, pull, withReady(metav1.ConditionTrue))
	m.after(0)
	m.live = unreadable{m.control}
	m.clock.Step(time.Hour)
	if err := m.check(t.Context()); err == nil || !strings.Contains(err.Error(), "karmada-cluster") {
		t.Errorf("check = %v", err)
	}
	if got := m.control.Writes(fakecontrol.Write.ByKind); got != nil {
		t.Errorf("writes: %q", got)
	}
}

type unreadable struct{ client.Reader }

func (unreadable) List(context.Context, client.ObjectList, ...client.ListOption) error {
	return errors.New("connection refused")
}
