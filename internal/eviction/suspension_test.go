// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package eviction

import (
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// fleetOf returns clusters that became not ready the given durations ago. A cluster with a negative duration is ready.
func fleetOf(lost ...time.Duration) (out []clusterv1alpha1.Cluster) {
	for i, d := range lost {
		c := ready(metav1.ConditionFalse, d)
		if d < 0 {
			c = ready(metav1.ConditionTrue, time.Hour)
		}
		c.Name = fmt.Sprintf("m%d", i)
		out = append(out, *c)
	}
	return out
}

func TestLimits_Observe(t *testing.T) {
	t.Parallel()
	const ok, m = -1, time.Minute
	tests := map[string]struct {
		lost []time.Duration
		want bool
	}{
		"all ready":                          {[]time.Duration{ok, ok, ok}, false},
		"one of three":                       {[]time.Duration{m, ok, ok}, false},
		"two of three at once":               {[]time.Duration{m, m + 20*time.Second, ok}, true},
		"two of three, an hour apart":        {[]time.Duration{m, time.Hour, ok}, false},
		"half":                               {[]time.Duration{m, m, ok, ok}, false},
		"the only cluster":                   {[]time.Duration{m}, false},
		"both of two":                        {[]time.Duration{m, m}, true},
		"three of five, one an hour earlier": {[]time.Duration{m, m, time.Hour, ok, ok}, false},
		"three of five":                      {[]time.Duration{m, 2 * m, 5 * m, ok, ok}, true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := DefaultLimits.Observe(fleetOf(tc.lost...), now); got.Suspended != tc.want {
				t.Errorf("Observe = %+v, want suspended %v", got, tc.want)
			}
		})
	}
	// Clusters that no user approved do not count.
	pending := fleetOf(m, m, m, ok, ok)
	for i := range 2 {
		pending[i].Spec.Taints = []corev1.Taint{{Key: names.PendingTaint, Effect: corev1.TaintEffectNoSchedule}}
	}
	if got := DefaultLimits.Observe(pending, now); got.Suspended || got.Total != 3 {
		t.Errorf("Observe with pending clusters = %+v, want evictions from 3 clusters", got)
	}
	// Clusters return one after another: the last ones are not evicted meanwhile.
	back := fleetOf(5*time.Minute, ok, ok, ok)
	for i := range 2 {
		back[i+1].Status.Conditions[0].LastTransitionTime = *ago(30 * time.Second)
	}
	if got := DefaultLimits.Observe(back, now); !got.Suspended {
		t.Errorf("Observe with two of three lost clusters back = %+v, want suspended", got)
	}
	if got := DefaultLimits.Observe(back, now.Add(DefaultLimits.Resume())); got.Suspended {
		t.Errorf("Observe a minute later = %+v, want not suspended", got)
	}
	joined := fleetOf(30*time.Second, ok, ok, ok)
	for i := range 3 {
		joined[i+1].CreationTimestamp, joined[i+1].Status.Conditions[0].LastTransitionTime = *ago(50 * time.Second), *ago(45 * time.Second)
	}
	if got := DefaultLimits.Observe(joined, now); got.Suspended {
		t.Errorf("Observe with three new clusters = %+v, want not suspended", got)
	}
	for i := range 3 {
		joined[i+1].Status.Conditions = append(joined[i+1].Status.Conditions, metav1.Condition{
			Type: clusterv1alpha1.ClusterConditionEvictionSuspended, Status: metav1.ConditionFalse,
		})
	}
	if got := DefaultLimits.Observe(joined, now); !got.Suspended {
		t.Errorf("Observe with three new clusters that were lost together = %+v, want suspended", got)
	}
	registered := fleetOf(m, m, m, m, ok)
	for i := range 3 {
		registered[i].Status.Conditions[0].Status = metav1.ConditionUnknown
		registered[i].Status.Conditions[0].Reason = clusterv1alpha1.ClusterReasonStatusNeverUpdated
	}
	if got := DefaultLimits.Observe(registered, now); got.Suspended || got.Total != 2 || got.NotReady != 1 {
		t.Errorf("Observe with three clusters whose agents have never reported = %+v, want them not to count", got)
	}
	none := DefaultLimits
	none.Share = 1
	if got := none.Observe(fleetOf(m, m, m), now); got.Suspended {
		t.Errorf("Observe with a share of 1 = %+v, want not suspended", got)
	}
}

// A confirmed loss counts for other lost clusters, but not for ready clusters: every suspension ends with confirmations.
func TestLimits_Observe_confirmed(t *testing.T) {
	t.Parallel()
	const ok, m = -1, time.Minute
	tests := map[string]struct {
		lost      []time.Duration
		confirmed int // the first clusters
		suspended bool
		ready     bool // suspended for ready clusters
	}{
		"none of two":                      {[]time.Duration{m, m, ok}, 0, true, true},
		"one of two":                       {[]time.Duration{m, m, ok}, 1, true, false},
		"both":                             {[]time.Duration{m, m, ok}, 2, true, false},
		"one of three, most of the others": {[]time.Duration{m, m, m, ok}, 1, true, true},
		"two of three":                     {[]time.Duration{m, m, m, ok}, 2, true, false},
		"an earlier one, then few":         {[]time.Duration{time.Hour, m, m, ok, ok}, 1, false, false},
		"an earlier one, then most":        {[]time.Duration{time.Hour, m, m, m, ok}, 1, true, true},
		"three of four, all lost":          {[]time.Duration{m, m, m, m}, 3, true, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			clusters := fleetOf(tc.lost...)
			for i := range tc.confirmed {
				clusters[i].Annotations = map[string]string{names.ConfirmedLost: "true"}
			}
			f := DefaultLimits.Observe(clusters, now)
			if f.Suspended != tc.suspended || f.SuspendedReady != tc.ready {
				t.Errorf("Observe = %+v, want suspended %v, for ready clusters %v", f, tc.suspended, tc.ready)
			}
			for i := range clusters {
				c := &clusters[i]
				want := tc.suspended && !Confirmed(c)
				if Ready(c) {
					want = tc.ready
				}
				if permitted, _ := DefaultLimits.Permit(f, c, now); f.Suspends(c) != want || permitted == want {
					t.Errorf("%s: suspended %v, permitted %v; want suspended %v", c.Name, f.Suspends(c), permitted, want)
				}
			}
		})
	}
}

// A cluster that was ready again before another was lost was never lost together with it, unless the loss was observed late.
func TestLimits_Observe_oneAfterAnother(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		lost, returned time.Duration // ago
		want           bool
	}{
		"lost together":              {50 * time.Second, 20 * time.Second, true},
		"lost just after the return": {10 * time.Second, 25 * time.Second, true},
		"lost after the return":      {5 * time.Second, 30 * time.Second, false},
		"returned a minute ago":      {2 * time.Minute, time.Minute, false},
	} {
		clusters := fleetOf(tc.lost, -1, -1)
		clusters[1].Status.Conditions[0].LastTransitionTime = *ago(tc.returned)
		f := DefaultLimits.Observe(clusters, now)
		if f.Suspended != tc.want || f.SuspendedReady != tc.want {
			t.Errorf("%s: Observe = %+v, want suspended %v", name, f, tc.want)
		}
		const text = "1 of 3 clusters was not ready at 2030-01-02T03:04:05Z, and 1 had become ready in the 1m0s before: "
		if got := f.Message(); tc.want && !strings.HasPrefix(got, text) {
			t.Errorf("%s: message %q, want %q", name, got, text)
		}
	}
}

// A new cluster that becomes ready during a suspension was not lost, and its condition does not prolong the suspension.
func TestLimits_Observe_joinedWhileSuspended(t *testing.T) {
	t.Parallel()
	clusters := fleetOf(time.Minute, -1, -1, -1)
	for i := range 3 {
		c := &clusters[i+1]
		c.CreationTimestamp, c.Status.Conditions[0].LastTransitionTime = *ago(50 * time.Second), *ago(45 * time.Second)
		c.Status.Conditions = append(c.Status.Conditions, metav1.Condition{
			Type: clusterv1alpha1.ClusterConditionEvictionSuspended, Status: metav1.ConditionTrue, LastTransitionTime: *ago(40 * time.Second),
		})
	}
	if got := DefaultLimits.Observe(clusters, now); got.Suspended {
		t.Errorf("Observe = %+v, want not suspended", got)
	}
}

// An interruption of the control plane is observed for all clusters before the first eviction, with any flags.
func TestLimits_For(t *testing.T) {
	t.Parallel()
	defaults := Detection{
		Failure: 30 * time.Second, Success: 30 * time.Second, Frequency: 10 * time.Second, Grace: 40 * time.Second, Period: 5 * time.Second,
	}
	changed := func(change func(*Detection)) Detection {
		d := defaults
		change(&d)
		return d
	}
	for name, test := range map[string]struct {
		detection      Detection
		settle, report time.Duration
	}{
		"defaults":                {defaults, DefaultLimits.Settle, DefaultLimits.Report},
		"agents are lost later":   {changed(func(d *Detection) { d.Grace = 2 * time.Minute }), 100 * time.Second, DefaultLimits.Report},
		"agents are lost earlier": {changed(func(d *Detection) { d.Grace = 4 * time.Second }), 47 * time.Second, DefaultLimits.Report},
		"push clusters are lost later": {
			changed(func(d *Detection) { d.Failure = 5 * time.Minute }), 290 * time.Second, DefaultLimits.Report,
		},
		"ready after a long time": {
			changed(func(d *Detection) { d.Success = 5 * time.Minute }), DefaultLimits.Settle, 5*time.Minute + 30*time.Second,
		},
	} {
		if got := DefaultLimits.For(test.detection); got.Settle != test.settle || got.Report != test.report || got.Share != DefaultLimits.Share {
			t.Errorf("%s: For = %+v, want Settle %v, Report %v", name, got, test.settle, test.report)
		}
	}
}

// With a slow detection in one mode, an interruption of the control plane still counts as one.
func TestLimits_ForWindow(t *testing.T) {
	t.Parallel()
	limits := DefaultLimits.For(Detection{
		Failure: 10 * time.Minute, Success: 30 * time.Second, Frequency: 10 * time.Second, Grace: 40 * time.Second, Period: 5 * time.Second,
	})
	clusters := fleetOf(0, 0, 580*time.Second, 580*time.Second)
	if got := limits.Observe(clusters, now); !got.Suspended {
		t.Errorf("Observe = %+v with %+v, want a suspension", got, limits)
	}
}

func TestLimits_Permit(t *testing.T) {
	t.Parallel()
	clusters := fleetOf(3*time.Second, -1, -1, -1)
	f := DefaultLimits.Observe(clusters, now)
	if ok, wait := DefaultLimits.Permit(f, &clusters[0], now); ok || wait != 17*time.Second {
		t.Errorf("Permit 3 s after the loss = %v, %v; want to wait 17 s for other losses", ok, wait)
	}
	if ok, _ := DefaultLimits.Permit(f, &clusters[0], now.Add(17*time.Second)); !ok {
		t.Error("Permit 20 s after the loss = false")
	}
	justReady := clusters[1].DeepCopy()
	justReady.Status.Conditions[0].LastTransitionTime = metav1.NewTime(now.Add(-time.Second))
	if ok, wait := DefaultLimits.Permit(Fleet{Total: 2}, justReady, now); ok || wait != 4*time.Second {
		t.Errorf("Permit for a cluster that is ready for 1 s = %v, %v; want to wait 4 s for the removal of its taints", ok, wait)
	}
	if ok, wait := DefaultLimits.Permit(Fleet{Total: 2}, &clusters[0], now); ok || wait == 0 {
		t.Errorf("Permit with a summary older than the loss = %v, %v; want to wait", ok, wait)
	}
	if ok, _ := DefaultLimits.Permit(f, &clusters[1], now); !ok {
		t.Error("Permit for a cluster that is ready = false")
	}
	both := fleetOf(time.Minute, time.Minute)
	f = DefaultLimits.Observe(both, now)
	if ok, wait := DefaultLimits.Permit(f, &both[0], now); ok || wait != 0 {
		t.Errorf("Permit while suspended = %v, %v", ok, wait)
	}
	both[0].Annotations = map[string]string{names.ConfirmedLost: "true"}
	if ok, _ := DefaultLimits.Permit(f, &both[0], now); !ok {
		t.Error("Permit for a confirmed loss = false")
	}
}

// An API server that rejects the credentials is reachable: its cluster is not lost.
func TestRejected(t *testing.T) {
	t.Parallel()
	const rejects, accepts = metav1.ConditionTrue, metav1.ConditionFalse
	behavior := &Application{Readiness: true, Toleration: time.Minute}
	tests := map[string]struct {
		ready, rejected metav1.ConditionStatus
		since           time.Duration // of rejected
		confirmed       bool
		kept            bool
		due             time.Duration // of the eviction by readiness, relative to now
	}{
		"rejected":                         {ready: metav1.ConditionFalse, rejected: rejects, since: time.Hour, kept: true},
		"rejected, then lost":              {ready: metav1.ConditionFalse, rejected: accepts, since: 30 * time.Second, due: 30 * time.Second},
		"lost, and rejected before":        {ready: metav1.ConditionFalse, rejected: accepts, since: 2 * time.Hour, due: -59 * time.Minute},
		"rejected, and a confirmed loss":   {metav1.ConditionFalse, rejects, time.Hour, true, false, -59 * time.Minute},
		"rejected, then no reports at all": {ready: metav1.ConditionUnknown, rejected: rejects, since: time.Hour, due: -59 * time.Minute},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			clusters := fleetOf(time.Hour, -1, -1)
			c := &clusters[0]
			c.Status.Conditions[0].Status = tc.ready
			c.Status.Conditions = append(c.Status.Conditions, metav1.Condition{
				Type: clusterv1alpha1.ClusterConditionCredentialsRejected, Status: tc.rejected, LastTransitionTime: *ago(tc.since),
			})
			if tc.confirmed {
				c.Annotations = map[string]string{names.ConfirmedLost: "true"}
			}
			f := DefaultLimits.Observe(clusters, now)
			if ok, _ := DefaultLimits.Permit(f, c, now); ok == tc.kept {
				t.Errorf("Permit = %v, want %v", ok, !tc.kept)
			}
			due := behavior.ByReadiness(c)
			if due.Never() != tc.kept || !tc.kept && !due.At.Equal(now.Add(tc.due)) {
				t.Errorf("ByReadiness = %+v, want kept %v, at %v", due, tc.kept, now.Add(tc.due))
			}
			task := &workv1alpha2.GracefulEvictionTask{FromCluster: c.Name, Reason: workv1alpha2.EvictionReasonClusterNotReady}
			if Cause(task, c, nil, &workv1alpha2.ResourceBindingSpec{}, &workv1alpha2.ResourceBindingStatus{}, now) == tc.kept {
				t.Errorf("Cause = %v, want %v", tc.kept, !tc.kept)
			}
		})
	}
	// Rejected credentials do not suspend the evictions from other clusters.
	clusters := fleetOf(time.Minute, time.Minute, -1)
	for i := range 2 {
		clusters[i].Status.Conditions = append(clusters[i].Status.Conditions,
			metav1.Condition{Type: clusterv1alpha1.ClusterConditionCredentialsRejected, Status: rejects})
	}
	if f := DefaultLimits.Observe(clusters, now); f.Suspended || f.NotReady != 0 || f.Total != 3 {
		t.Errorf("Observe = %+v, want no loss of 3 clusters", f)
	}
}
