// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package eviction

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

var now = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

func ago(d time.Duration) *metav1.Time { return new(metav1.NewTime(now.Add(-d))) }

func taint(key string, added time.Duration) corev1.Taint {
	return corev1.Taint{Key: key, Effect: corev1.TaintEffectNoExecute, TimeAdded: ago(added)}
}

func tolerates(key string, seconds ...int64) corev1.Toleration {
	t := corev1.Toleration{Key: key, Operator: corev1.TolerationOpExists}
	if len(seconds) > 0 {
		t.TolerationSeconds = &seconds[0]
	}
	return t
}

func TestByTaints(t *testing.T) {
	t.Parallel()
	taints := func(t ...corev1.Taint) []corev1.Taint { return t }
	tolerations := func(t ...corev1.Toleration) []corev1.Toleration { return t }
	tests := map[string]struct {
		taints      []corev1.Taint
		tolerations []corev1.Toleration
		want        string // the delay from now, or "never"
		message     string
	}{
		"no taint":                  {want: "never"},
		"a taint of another effect": {taints: taints(corev1.Taint{Key: "a", Effect: corev1.TaintEffectNoSchedule}), want: "never"},
		"not tolerated":             {taints: taints(taint("a", time.Minute)), want: "-1m0s", message: "a:NoExecute is not tolerated"},
		"tolerated":                 {taints: taints(taint("a", time.Minute)), tolerations: tolerations(tolerates("a")), want: "never"},
		"tolerated for a time": {
			taints: taints(taint("a", time.Minute)), tolerations: tolerations(tolerates("a", 90)), want: "30s", message: "tolerated for 90 s",
		},
		"tolerated practically forever": {
			taints: taints(taint("a", time.Minute)), tolerations: tolerations(tolerates("a", math.MaxInt64)),
			want: (time.Duration(math.MaxInt64/int64(time.Second))*time.Second - time.Minute).String(),
		},
		"tolerated for no time":     {taints: taints(taint("a", time.Minute)), tolerations: tolerations(tolerates("a", -5)), want: "-1m0s"},
		"the first toleration wins": {taints: taints(taint("a", 0)), tolerations: tolerations(tolerates("a"), tolerates("a", 1)), want: "never"},
		"the earlier of two times": {
			taints:      taints(taint("a", 0), taint("b", 0)),
			tolerations: tolerations(tolerates("a", 60), tolerates("b", 20)),
			want:        "20s",
		},
		"one of two not tolerated": {
			taints:      taints(taint("a", 0), taint("b", 0)),
			tolerations: tolerations(tolerates("a", 60)),
			want:        "0s",
			message:     "b:",
		},
		"no time of the taint": {
			taints:      taints(corev1.Taint{Key: "a", Effect: corev1.TaintEffectNoExecute}),
			tolerations: tolerations(tolerates("a", 60)),
			want:        "never",
		},
		"not tolerated without time": {taints: taints(corev1.Taint{Key: "a", Effect: corev1.TaintEffectNoExecute}), want: "0s"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			due := ByTaints(tc.taints, tc.tolerations, now)
			got := "never"
			if !due.Never() {
				got = due.At.Sub(now).String()
			}
			if got != tc.want || !strings.Contains(due.Message, tc.message) {
				t.Errorf("ByTaints = %s (%q), want %s (%q)", got, due.Message, tc.want, tc.message)
			}
		})
	}
}

func ready(status metav1.ConditionStatus, since time.Duration) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: status, LastTransitionTime: *ago(since)}}
	return c
}

func TestApplicationOf(t *testing.T) {
	t.Parallel()
	short := &policyv1alpha1.FailoverBehavior{ApplicationMigrationPolicy: &policyv1alpha1.ApplicationMigrationPolicy{
		DecisionConditions: policyv1alpha1.DecisionConditions{TolerationSeconds: new(int32(30))}, PurgePolicy: policyv1alpha1.PurgeModeNever,
	}}
	if got := ApplicationOf(
		short,
	); got == nil || got.Toleration != 30*time.Second || got.Purge != policyv1alpha1.PurgeModeNever ||
		!got.Readiness {
		t.Errorf("ApplicationOf(short form) = %+v", got)
	}
	full := &policyv1alpha1.FailoverBehavior{
		Application: &policyv1alpha1.ApplicationFailoverBehavior{}, ApplicationMigrationPolicy: short.ApplicationMigrationPolicy,
	}
	got := ApplicationOf(full)
	if got == nil || got.Toleration != 5*time.Minute || got.Purge != policyv1alpha1.PurgeModeGracefully || got.Readiness {
		t.Errorf("ApplicationOf(both forms) = %+v, want the defaults of application", got)
	}
	if got := ApplicationOf(&policyv1alpha1.FailoverBehavior{}); got != nil {
		t.Errorf("ApplicationOf(neither) = %+v, want nil", got)
	}
	if d := ApplicationOf(short).ByReadiness(ready(metav1.ConditionUnknown, 20*time.Second)); d.At != now.Add(10*time.Second) {
		t.Errorf("ByReadiness(not ready for 20 s of 30 s) = %v, want in 10 s", d)
	}
	if d := ApplicationOf(short).ByReadiness(&clusterv1alpha1.Cluster{}); !d.Never() {
		t.Errorf("ByReadiness(never observed) = %v, want never", d)
	}
	if d := got.ByReadiness(ready(metav1.ConditionFalse, time.Hour)); !d.Never() {
		t.Errorf("ByReadiness(full form) = %v, want never", d)
	}
}

// situation is a task for m1 whose replacement in m2 is healthy; its cause holds.
func situation(change ...func(*Situation)) Situation {
	s := Situation{
		Cluster: ready(metav1.ConditionTrue, time.Hour), Observed: true, CauseHolds: true, Timeout: 10 * time.Minute, Now: now,
		Task: &workv1alpha2.GracefulEvictionTask{
			FromCluster: "m1", Reason: workv1alpha2.EvictionReasonTaintUntolerated, PurgeMode: policyv1alpha1.PurgeModeGracefully,
			CreationTimestamp: ago(time.Minute),
		},
		Spec: &workv1alpha2.ResourceBindingSpec{Replicas: 2, Clusters: []workv1alpha2.TargetCluster{{Name: "m2", Replicas: 2}}},
		Status: &workv1alpha2.ResourceBindingStatus{
			SchedulerObservedGeneration: 4, LastScheduledTime: ago(50 * time.Second),
			Conditions:       []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue}},
			AggregatedStatus: []workv1alpha2.AggregatedStatusItem{report("m2", workv1alpha2.ResourceHealthy, 2)},
		},
	}
	for _, c := range change {
		c(&s)
	}
	return s
}

func report(cluster string, health workv1alpha2.ResourceHealth, ready int) workv1alpha2.AggregatedStatusItem {
	return workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Applied: true, Health: health, Status: &runtime.RawExtension{
		Raw: fmt.Appendf(nil, `{"replicas":%d,"readyReplicas":%d}`, ready, ready),
	}}
}

func TestAssess(t *testing.T) {
	t.Parallel()
	const (
		replaced  = workv1alpha2.FailoverReplaced
		timedOut  = workv1alpha2.FailoverTimedOut
		confirmed = workv1alpha2.FailoverConfirmed
		canceled  = workv1alpha2.FailoverCanceled
	)
	var (
		back      = func(s *Situation) { s.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}} }
		unhealthy = func(s *Situation) {
			s.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{report("m2", workv1alpha2.ResourceUnhealthy, 0)}
		}
		unapplied = func(s *Situation) { s.Status.AggregatedStatus = nil }
		noCause   = func(s *Situation) { s.CauseHolds = false }
		recovered = func(s *Situation) { s.Task.Recovered = true }
		notReady  = func(s *Situation) { s.Cluster = ready(metav1.ConditionFalse, time.Hour) }
		old       = func(s *Situation) {
			s.Task.CreationTimestamp, s.Status.LastScheduledTime = ago(time.Hour), ago(time.Hour)
		}
		unfit = func(s *Situation) {
			s.Status.Conditions[0] = metav1.Condition{Type: workv1alpha2.Scheduled, Status: metav1.ConditionFalse, Message: "0/2 fit"}
		}
		targetLost = func(name string) func(*Situation) { return func(s *Situation) { s.NotReady = []string{name} } }
		// m3 was a target before the eviction.
		third = func(s *Situation) {
			s.Task.ClustersBeforeFailover = []string{"m1", "m3"}
			s.Spec.Clusters = append(s.Spec.Clusters, workv1alpha2.TargetCluster{Name: "m3", Replicas: 2})
			s.Status.AggregatedStatus = append(s.Status.AggregatedStatus, report("m3", workv1alpha2.ResourceHealthy, 2))
		}
		purge      = func(m policyv1alpha1.PurgeMode) func(*Situation) { return func(s *Situation) { s.Task.PurgeMode = m } }
		suppressed = func(on bool) func(*Situation) { return func(s *Situation) { s.Task.SuppressDeletion = &on } }
	)
	type want struct {
		action  Action
		outcome workv1alpha2.FailoverOutcome
		blocked string
		after   time.Duration
	}
	tests := map[string]struct {
		change []func(*Situation)
		want   want
	}{
		"the replacement is healthy":     {nil, want{action: End, outcome: replaced}},
		"the replacement is not healthy": {[]func(*Situation){unhealthy}, want{after: 9*time.Minute + 10*time.Second}},
		"the replacement is not applied": {[]func(*Situation){unapplied}, want{after: 9*time.Minute + 10*time.Second}},
		"the report is of fewer replicas": {
			[]func(*Situation){func(s *Situation) { s.Spec.Clusters[0].Replicas = 3 }},
			want{after: 9*time.Minute + 10*time.Second},
		},
		"the grace period is over": {[]func(*Situation){unhealthy, old}, want{action: End, outcome: timedOut}},
		"the grace period of the task": {
			[]func(*Situation){unhealthy, func(s *Situation) { s.Task.GracePeriodSeconds = new(int32(50)) }},
			want{action: End, outcome: timedOut},
		},
		"a replacement that was scheduled late": {
			[]func(*Situation){unhealthy, old, func(s *Situation) { s.Status.LastScheduledTime = ago(9 * time.Minute) }},
			want{after: time.Minute},
		},
		// A timeout alone must not delete the last copy.
		"over, but not applied": {
			[]func(*Situation){unapplied, old},
			want{blocked: "the grace period is over, but the object is not applied in m2"},
		},
		"over, but the replacement is lost": {
			[]func(*Situation){old, targetLost("m2")},
			want{blocked: "the grace period is over, but the replacement is in m2, which is not ready"},
		},
		"over, but the only other target is lost": { // it got the replicas
			[]func(*Situation){old, targetLost("m2"), func(s *Situation) { s.Task.ClustersBeforeFailover = []string{"m1", "m2"} }},
			want{blocked: "the grace period is over, but the replacement is in m2, which is not ready"},
		},
		"another target is lost":           {[]func(*Situation){third, targetLost("m3")}, want{after: 9*time.Minute + 10*time.Second}},
		"over, and another target is lost": {[]func(*Situation){third, old, targetLost("m3")}, want{action: End, outcome: timedOut}},
		"over, but the replacement beside another target is lost": {
			[]func(*Situation){third, old, targetLost("m2")},
			want{blocked: "the grace period is over, but the replacement is in m2, which is not ready"},
		},
		"scheduled again after the first replacement": {
			[]func(*Situation){unhealthy, old, func(s *Situation) {
				s.Replaced, s.Status.LastScheduledTime = now.Add(-11*time.Minute), ago(time.Second)
			}},
			want{action: End, outcome: timedOut},
		},
		"over, but no target":                {[]func(*Situation){old, func(s *Situation) { s.Spec.Clusters = nil }}, want{}},
		"over, but the reason ended":         {[]func(*Situation){unhealthy, old, noCause, recovered}, want{}},
		"over, but the cluster is not ready": {[]func(*Situation){unhealthy, old, notReady}, want{}},
		"no target, unschedulable": {
			[]func(*Situation){unfit, func(s *Situation) { s.Spec.Clusters = nil }},
			want{blocked: "0/2 fit"},
		},
		"no replacement, not yet scheduled": {[]func(*Situation){back}, want{}},
		"no replacement":                    {[]func(*Situation){back, old, unfit}, want{blocked: "0/2 fit"}},
		"no replacement, scheduling suspended": {
			[]func(*Situation){back, func(s *Situation) { s.Spec.Suspension = &workv1alpha2.Suspension{Scheduling: new(true)} }},
			want{blocked: "scheduling is suspended"},
		},
		"no replacement, and no reason":  {[]func(*Situation){back, noCause}, want{action: End, outcome: canceled}},
		"selected again":                 {[]func(*Situation){back, noCause, recovered}, want{action: End, outcome: canceled}},
		"selected again, then a relapse": {[]func(*Situation){back, recovered}, want{action: Relapse}},
		"the reason ended":               {[]func(*Situation){noCause}, want{action: Recover}},
		"the reason ended, not selected": {[]func(*Situation){noCause, recovered}, want{action: End, outcome: replaced}},
		"the reason is back":             {[]func(*Situation){recovered}, want{action: Relapse}},
		"not observed by the scheduler":  {[]func(*Situation){func(s *Situation) { s.Observed = false }}, want{}},
		"the scheduler failed":           {[]func(*Situation){unfit}, want{}},
		"the cluster is not ready":       {[]func(*Situation){notReady}, want{}},
		"the cluster has just become ready": {
			[]func(*Situation){func(s *Situation) { s.Cluster = ready(metav1.ConditionTrue, time.Second) }},
			want{after: 4 * time.Second},
		},
		"Directly, not ready": {
			[]func(*Situation){notReady, purge(policyv1alpha1.PurgeModeDirectly)},
			want{action: End, outcome: replaced},
		},
		"the cluster is deleted": {
			[]func(*Situation){func(s *Situation) { s.Cluster = nil }},
			want{action: End, outcome: confirmed},
		},
		"suppressed": {[]func(*Situation){suppressed(true), old}, want{}},
		"confirmed":  {[]func(*Situation){suppressed(false), unhealthy}, want{action: End, outcome: confirmed}},
		"confirmed, but the cluster is a target": {
			[]func(*Situation){suppressed(false), back},
			want{action: End, outcome: canceled},
		},
		"evictions are suspended": {[]func(*Situation){func(s *Situation) { s.Suspended = true }}, want{}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := Assess(situation(tc.change...))
			if got := (want{a.Action, a.Outcome, a.Blocked, a.After}); got != tc.want {
				t.Errorf("Assess = %+v (%s), want %+v", got, a.Reason, tc.want)
			}
		})
	}
}

func TestCause(t *testing.T) {
	t.Parallel()
	tainted := func(added time.Duration) *clusterv1alpha1.Cluster {
		c := ready(metav1.ConditionTrue, time.Hour)
		c.Spec.Taints = []corev1.Taint{taint("a", added)}
		return c
	}
	health := func(h workv1alpha2.ResourceHealth) *workv1alpha2.ResourceBindingStatus {
		return &workv1alpha2.ResourceBindingStatus{AggregatedStatus: []workv1alpha2.AggregatedStatusItem{report("m1", h, 1)}}
	}
	tests := map[string]struct {
		reason  string
		cluster *clusterv1alpha1.Cluster
		status  *workv1alpha2.ResourceBindingStatus
		targets string
		want    bool
	}{
		"taint":             {reason: workv1alpha2.EvictionReasonTaintUntolerated, cluster: tainted(time.Hour), want: true},
		"taint added again": {reason: workv1alpha2.EvictionReasonTaintUntolerated, cluster: tainted(time.Second)},
		"taint removed":     {reason: workv1alpha2.EvictionReasonTaintUntolerated, cluster: ready(metav1.ConditionTrue, 0)},
		"unhealthy": {
			reason:  workv1alpha2.EvictionReasonApplicationFailure,
			cluster: ready(metav1.ConditionTrue, 0),
			status:  health(workv1alpha2.ResourceUnhealthy),
			want:    true,
		},
		"no report": {
			reason:  workv1alpha2.EvictionReasonApplicationFailure,
			cluster: ready(metav1.ConditionTrue, 0),
			want:    true,
		},
		"healthy": {
			reason:  workv1alpha2.EvictionReasonApplicationFailure,
			cluster: ready(metav1.ConditionTrue, 0),
			status:  health(workv1alpha2.ResourceHealthy),
		},
		"healthy before the outage": {
			reason:  workv1alpha2.EvictionReasonApplicationFailure,
			cluster: ready(metav1.ConditionFalse, 0),
			status:  health(workv1alpha2.ResourceHealthy),
			want:    true,
		},
		"not ready": {
			reason:  workv1alpha2.EvictionReasonClusterNotReady,
			cluster: ready(metav1.ConditionUnknown, 0),
			want:    true,
		},
		"ready": {reason: workv1alpha2.EvictionReasonClusterNotReady, cluster: ready(metav1.ConditionTrue, 0)},
		"rescheduled": {
			reason:  workv1alpha2.EvictionReasonRescheduled,
			cluster: ready(metav1.ConditionTrue, 0),
			targets: "m2",
			want:    true,
		},
		"rescheduled back":           {reason: workv1alpha2.EvictionReasonRescheduled, cluster: ready(metav1.ConditionTrue, 0), targets: "m1"},
		"reason of another producer": {reason: "Maintenance", cluster: ready(metav1.ConditionTrue, 0), want: true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if tc.status == nil {
				tc.status = &workv1alpha2.ResourceBindingStatus{}
			}
			spec := &workv1alpha2.ResourceBindingSpec{Clusters: []workv1alpha2.TargetCluster{{Name: tc.targets}}}
			task := &workv1alpha2.GracefulEvictionTask{FromCluster: "m1", Reason: tc.reason}
			if got := Cause(task, tc.cluster, []corev1.Toleration{tolerates("a", 60)}, spec, tc.status, now); got != tc.want {
				t.Errorf("Cause = %v, want %v", got, tc.want)
			}
		})
	}
}

func TestPacer(t *testing.T) {
	t.Parallel()
	var p Pacer[int]
	for i, want := range []time.Duration{0, 100 * time.Millisecond, 200 * time.Millisecond} {
		if got := p.Turn("m1", i, 10, now); got != want {
			t.Errorf("Turn(%d) = %v, want %v", i, got, want)
		}
	}
	if got := p.Turn("m1", 2, 10, now.Add(150*time.Millisecond)); got != 50*time.Millisecond {
		t.Errorf("Turn asked again = %v, want the rest of the first turn", got)
	}
	if got := p.Turn("m2", 0, 10, now); got != 0 {
		t.Errorf("Turn in another cluster = %v, want 0", got)
	}
	if p.Done("m1", 1); p.Waiting() != 3 {
		t.Errorf("Waiting = %d, want 3", p.Waiting())
	}
	for i := range 3 {
		p.Done("m1", i)
	}
	if got := p.Turn("m1", 9, 10, now); got != 100*time.Millisecond {
		t.Errorf("Turn after all others were dropped = %v, want that after the only turn that had come", got)
	}
	if got := p.Turn("m1", 10, 10, now.Add(time.Minute)); got != 0 {
		t.Errorf("Turn a minute later = %v, want 0", got)
	}
}

func TestRate(t *testing.T) {
	t.Parallel()
	few, many := Fleet{Total: 10, NotReady: 1}, Fleet{Total: 10, NotReady: 4}
	tests := map[string]struct {
		fixed     float64
		workloads int
		fleet     Fleet
		want      float64
	}{
		"fixed":          {0.5, 5000, few, 0.5},
		"few workloads":  {0, 3, few, 5},
		"500":            {0, 500, few, 100},
		"5,000":          {0, 5000, few, 200},
		"many lost":      {0, 500, many, 10},
		"one lost of 2":  {0, 500, Fleet{Total: 2, NotReady: 1}, 100},
		"without losses": {0, 500, Fleet{}, 100},
	}
	for name, tc := range tests {
		if got := Rate(tc.fixed, tc.workloads, tc.fleet); got != tc.want {
			t.Errorf("%s: Rate = %v, want %v", name, got, tc.want)
		}
	}
}

func TestRecord(t *testing.T) {
	t.Parallel()
	st, spec := &workv1alpha2.ResourceBindingStatus{}, &workv1alpha2.ResourceBindingSpec{Clusters: []workv1alpha2.TargetCluster{{Name: "m2"}}}
	for i := range 15 {
		task := &workv1alpha2.GracefulEvictionTask{FromCluster: "m1", Reason: "A", CreationTimestamp: ago(time.Duration(15-i) * time.Hour)}
		for range 2 { // a repeated write records nothing
			Record(st, spec, task, Assessment{Outcome: workv1alpha2.FailoverReplaced}, now)
		}
	}
	if n := len(st.FailoverHistory); n != maxHistory {
		t.Fatalf("%d records, want %d", n, maxHistory)
	}
	if first := st.FailoverHistory[0]; !first.StartTime.Equal(ago(10*time.Hour)) || first.ToClusters[0] != "m2" {
		t.Errorf("oldest record = %+v, want the record from 10 hours ago", first)
	}
	if !Replaced(st, "m1", now.Add(-time.Hour)) || Replaced(st, "m1", now.Add(time.Hour)) || Replaced(st, "m2", now.Add(-time.Hour)) {
		t.Error("Replaced does not compare the cluster and the time of the copy")
	}
	// The task was not removed after its end was recorded, and ends differently.
	last := &workv1alpha2.GracefulEvictionTask{FromCluster: "m1", Reason: "A", CreationTimestamp: ago(time.Hour)}
	Record(st, spec, last, Assessment{Outcome: workv1alpha2.FailoverCanceled}, now)
	if n, got := len(st.FailoverHistory), st.FailoverHistory[maxHistory-1].Outcome; n != maxHistory || got != workv1alpha2.FailoverCanceled {
		t.Errorf("%d records, outcome of the last %s; want the outcome replaced", n, got)
	}
	moved := &workv1alpha2.GracefulEvictionTask{FromCluster: "m3", Reason: workv1alpha2.EvictionReasonRescheduled, CreationTimestamp: ago(0)}
	if Record(st, spec, moved, Assessment{Outcome: workv1alpha2.FailoverReplaced}, now); Replaced(st, "m3", now.Add(-time.Hour)) {
		t.Error("a copy that left because of a change of its policy counts as evicted")
	}
}

func TestInjected(t *testing.T) {
	t.Parallel()
	label := map[string]string{"job": "1"}
	task := func(purge policyv1alpha1.PurgeMode, before ...string) []workv1alpha2.GracefulEvictionTask {
		return []workv1alpha2.GracefulEvictionTask{
			{FromCluster: "m1", PurgeMode: purge, PreservedLabelState: label, ClustersBeforeFailover: before},
		}
	}
	to := func(clusters ...string) (out []workv1alpha2.TargetCluster) {
		for _, c := range clusters {
			out = append(out, workv1alpha2.TargetCluster{Name: c})
		}
		return out
	}
	history := []workv1alpha2.FailoverRecord{{FromCluster: "m1", ToClusters: []string{"m2"}, PreservedLabelState: label}}
	directly := policyv1alpha1.PurgeModeDirectly
	tests := map[string]struct {
		spec    workv1alpha2.ResourceBindingSpec
		history []workv1alpha2.FailoverRecord
		want    int
	}{
		"replacement": {
			spec: workv1alpha2.ResourceBindingSpec{Clusters: to("m2"), GracefulEvictionTasks: task(directly, "m1")},
			want: 1,
		},
		"not a replacement": {spec: workv1alpha2.ResourceBindingSpec{Clusters: to("m2"), GracefulEvictionTasks: task(directly, "m1", "m2")}},
		"several targets":   {spec: workv1alpha2.ResourceBindingSpec{Clusters: to("m2", "m3"), GracefulEvictionTasks: task(directly, "m1")}},
		"gracefully": {
			spec: workv1alpha2.ResourceBindingSpec{Clusters: to("m2"), GracefulEvictionTasks: task(policyv1alpha1.PurgeModeGracefully, "m1")},
		},
		"no replacement yet":    {spec: workv1alpha2.ResourceBindingSpec{Clusters: to("m1"), GracefulEvictionTasks: task(directly, "m1")}},
		"after the task":        {spec: workv1alpha2.ResourceBindingSpec{Clusters: to("m2")}, history: history, want: 1},
		"moved elsewhere since": {spec: workv1alpha2.ResourceBindingSpec{Clusters: to("m3")}, history: history},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Injected(&tc.spec, &workv1alpha2.ResourceBindingStatus{FailoverHistory: tc.history}); len(got) != tc.want {
				t.Errorf("Injected = %v, want %d labels", got, tc.want)
			}
		})
	}
}

// Only the last eviction of the copy counts.
func TestEvictedAsFailed(t *testing.T) {
	t.Parallel()
	created := time.Unix(1000, 0)
	record := func(cluster, reason string, after time.Duration) workv1alpha2.FailoverRecord {
		return workv1alpha2.FailoverRecord{
			FromCluster: cluster, Reason: reason, Outcome: workv1alpha2.FailoverTimedOut, CompletionTime: metav1.NewTime(created.Add(after)),
		}
	}
	failed, taint := workv1alpha2.EvictionReasonApplicationFailure, workv1alpha2.EvictionReasonTaintUntolerated
	for name, c := range map[string]struct {
		history []workv1alpha2.FailoverRecord
		want    bool
	}{
		"none":                  {nil, false},
		"failed":                {[]workv1alpha2.FailoverRecord{record("m1", failed, 0)}, true},
		"failed before it":      {[]workv1alpha2.FailoverRecord{record("m1", failed, -time.Second)}, false},
		"failed elsewhere":      {[]workv1alpha2.FailoverRecord{record("m2", failed, 0)}, false},
		"evicted again":         {[]workv1alpha2.FailoverRecord{record("m1", failed, 0), record("m1", taint, 1)}, false},
		"then others elsewhere": {[]workv1alpha2.FailoverRecord{record("m1", failed, 0), record("m2", taint, 1)}, true},
	} {
		st := &workv1alpha2.ResourceBindingStatus{FailoverHistory: c.history}
		if got := EvictedAsFailed(st, "m1", created); got != c.want {
			t.Errorf("%s: EvictedAsFailed = %v, want %v", name, got, c.want)
		}
	}
}
