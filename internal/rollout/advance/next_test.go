// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package advance

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// run is a rollout of revision 2 to clusters m0, m1 and so on, which have revision 1.
type run struct {
	t  *testing.T
	in Input
	// out is the last result.
	out Output
}

func newRun(t *testing.T, strategy *policyv1alpha1.StagedStrategy, replicas ...int) *run {
	t.Helper()
	r := &run{t: t, in: Input{Strategy: strategy, Target: 2, Now: time.Unix(1e9, 0)}}
	r.in.Status = fleetv1alpha1.StagedRolloutStatus{Revision: 1, StableRevision: 1, Phase: fleetv1alpha1.RolloutSucceeded}
	for i, n := range replicas {
		name := fmt.Sprintf("m%d", i)
		var stages []string
		for _, s := range strategy.Stages {
			if s.ClusterAffinity == nil || slices.Contains(s.ClusterAffinity.ClusterNames, name) {
				stages = append(stages, s.Name)
			}
		}
		r.in.Clusters = append(r.in.Clusters, Cluster{
			Name: name, Stages: stages, Exists: true, Revision: 1, Reachable: true, Observed: true, Healthy: true,
			Replicas: n, Ready: n, Disruption: n,
		})
		r.in.Status.Clusters = append(r.in.Status.Clusters, fleetv1alpha1.RolloutClusterStatus{
			Name: name, Revision: 1, State: fleetv1alpha1.RolloutClusterHealthy,
		})
	}
	return r
}

// next computes a step. The clusters apply and observe their revisions before the next one.
func (r *run) next() *run {
	r.t.Helper()
	r.out = Next(r.in)
	r.in.Status, r.in.Measurements = r.out.Status, nil
	for i := range r.in.Clusters {
		c := &r.in.Clusters[i]
		if e := r.entry(c.Name); e != nil {
			c.Revision = e.Revision
		}
	}
	return r
}

func (r *run) wait(d time.Duration) *run {
	r.in.Now = r.in.Now.Add(d)
	return r
}

func (r *run) entry(name string) *fleetv1alpha1.RolloutClusterStatus {
	for i := range r.out.Status.Clusters {
		if r.out.Status.Clusters[i].Name == name {
			return &r.out.Status.Clusters[i]
		}
	}
	return nil
}

// expect compares the clusters that have the target, and the phase with a part of the message.
func (r *run) expect(phase fleetv1alpha1.RolloutPhase, message string, updated ...string) {
	r.t.Helper()
	var got []string
	for _, c := range r.out.Status.Clusters {
		if c.Revision == r.in.Target {
			got = append(got, c.Name)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, updated) || r.out.Status.Phase != phase || !strings.Contains(r.out.Status.Message, message) {
		r.t.Fatalf("%s %q with %v updated, want %s %q with %v", r.out.Status.Phase, r.out.Status.Message, got, phase, message, updated)
	}
}

func stages(stages ...policyv1alpha1.RolloutStage) *policyv1alpha1.StagedStrategy {
	return &policyv1alpha1.StagedStrategy{
		Gate: &policyv1alpha1.RolloutGate{MinSuccessTime: &metav1.Duration{Duration: time.Minute}}, Stages: stages,
	}
}

func canaryStage() policyv1alpha1.RolloutStage {
	return policyv1alpha1.RolloutStage{
		Name: "canary", ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m0"}},
		Approval: policyv1alpha1.RolloutApprovalAfter,
	}
}

// Scaling does not restart a gate: not one that has passed, and not the time of one that is satisfied.
func TestNext_scaleKeepsGate(t *testing.T) {
	t.Parallel()
	r := newRun(t, stages(canaryStage()), 2, 2)
	r.next().next()
	r.expect(fleetv1alpha1.RolloutProgressing, "stay satisfied", "m0")
	r.in.Clusters[0].Observed = false // scaled
	r.wait(time.Minute).next()
	r.expect(fleetv1alpha1.RolloutProgressing, "not reported", "m0") // no evidence, but no interruption
	r.in.Clusters[0].Observed = true
	r.next()
	r.expect(fleetv1alpha1.RolloutWaitingForApproval, "passed the gate", "m0")
	r.in.Clusters[0].Observed, r.in.Clusters[0].Healthy = false, false // scaled again
	r.next()
	r.expect(fleetv1alpha1.RolloutWaitingForApproval, "passed the gate", "m0")
	r.in.Clusters[0].Observed = true // its new replicas are not ready
	r.next()
	r.expect(fleetv1alpha1.RolloutWaitingForApproval, "passed the gate", "m0")
	if m := r.entry("m0").Message; !strings.Contains(m, "not healthy") {
		t.Errorf("message %q does not show the health", m)
	}
}

func TestNext_unhealthyRestartsGate(t *testing.T) {
	t.Parallel()
	r := newRun(t, stages(canaryStage()), 2, 2)
	r.next().next()
	r.in.Clusters[0].Healthy = false
	r.wait(30 * time.Second).next()
	r.in.Clusters[0].Healthy = true
	r.wait(time.Second).next()
	r.wait(30 * time.Second).next()
	r.expect(fleetv1alpha1.RolloutProgressing, "stay satisfied", "m0")
	r.wait(30 * time.Second).next()
	r.expect(fleetv1alpha1.RolloutWaitingForApproval, "", "m0")
}

// A stage whose clusters left did not pass its gate, and needs its approval.
func TestNext_emptyStage(t *testing.T) {
	t.Parallel()
	r := newRun(t, stages(canaryStage()), 2, 2)
	r.next().next()
	r.in.Clusters = r.in.Clusters[1:]
	r.next()
	r.expect(fleetv1alpha1.RolloutWaitingForApproval, "it has no clusters")
	if m := r.out.Status.Stages[0].Message; m != "it has no clusters" {
		t.Errorf("message of the stage %q", m)
	}
	r.in.Approvals = []Approval{{Stage: "canary", Revision: 2, Created: r.in.Now}}
	r.next()
	r.expect(fleetv1alpha1.RolloutProgressing, "", "m1")
}

// A later stage whose clusters all belong to an earlier one has a message before that one is approved.
func TestNext_laterStageWithoutClusters(t *testing.T) {
	t.Parallel()
	strategy := stages(policyv1alpha1.RolloutStage{
		Name: "canary", Replicas: new(intstr.FromInt32(10)), Approval: policyv1alpha1.RolloutApprovalAfter,
	}, policyv1alpha1.RolloutStage{
		Name: "main", ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}},
	}, policyv1alpha1.RolloutStage{
		Name: "gone", ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m9"}},
	})
	messages := func(r *run) (out []string) {
		for _, stage := range r.out.Status.Stages {
			out = append(out, stage.Message)
		}
		return out
	}
	r := newRun(t, strategy, 2, 2).next()
	want := []string{"", "it has no clusters: other stages have all that it selects", "it has no clusters", ""}
	if got := messages(r); !slices.Equal(got, want) {
		t.Errorf("messages %q, want %q", got, want)
	}
	strategy.Stages[0].Replicas = new(intstr.FromInt32(2))
	want[1] = ""
	if got := messages(newRun(t, strategy, 2, 2).next()); !slices.Equal(got, want) {
		t.Errorf("messages %q, want %q", got, want)
	}
}

// A rollout that waits for an approval and is suspended is paused; its stage can still be approved.
func TestNext_suspendedBeforeApproval(t *testing.T) {
	t.Parallel()
	r := newRun(t, &policyv1alpha1.StagedStrategy{Stages: []policyv1alpha1.RolloutStage{
		{Name: "canary", Approval: policyv1alpha1.RolloutApprovalBefore},
	}}, 1).next()
	if s := r.out.Status; s.Phase != fleetv1alpha1.RolloutWaitingForApproval {
		t.Fatalf("phase %s: %s", s.Phase, s.Message)
	}
	r.in.Suspended = true
	for _, approvals := range [][]Approval{nil, {{Stage: "canary", Revision: 2, Created: r.in.Now}}} {
		r.in.Approvals = approvals
		if s := r.next().out.Status; s.Phase != fleetv1alpha1.RolloutPaused || !strings.Contains(s.Message, "suspended") {
			t.Errorf("%d approvals: phase %s: %s, want paused", len(approvals), s.Phase, s.Message)
		}
	}
	r.in.Suspended = false
	if s := r.next().out.Status; s.Phase != fleetv1alpha1.RolloutProgressing {
		t.Errorf("phase %s: %s after both", s.Phase, s.Message)
	}
}

func TestNext_maxUnavailable(t *testing.T) {
	t.Parallel()
	all := policyv1alpha1.RolloutStage{Name: "all", MaxConcurrency: new(intstr.FromString("100%"))}
	for name, tc := range map[string]struct {
		limit   intstr.IntOrString
		change  func(*Input)
		updated []string
	}{
		"a number":                              {intstr.FromInt32(5), func(*Input) {}, []string{"m0", "m1"}},
		"percentage":                            {intstr.FromString("50%"), func(*Input) {}, []string{"m0", "m1"}},
		"smaller than a cluster: one at a time": {intstr.FromInt32(1), func(*Input) {}, []string{"m0"}},
		"replicas are unavailable elsewhere": {intstr.FromInt32(2), func(in *Input) {
			in.Clusters[2].Ready, in.Clusters[3].Ready = 1, 1
		}, nil},
		"nothing is left to lose": {intstr.FromInt32(1), func(in *Input) { in.Clusters[2].Ready = 0 }, []string{"m2"}},
		"a cluster is not ready":  {intstr.FromInt32(1), func(in *Input) { in.Clusters[3].Reachable = false }, []string{"m3"}},
		"the update strategy of the object": {intstr.FromInt32(1), func(in *Input) {
			for i := range in.Clusters {
				in.Clusters[i].Disruption = 0
			}
		}, []string{"m0", "m1", "m2", "m3"}},
		"objects without replicas": {intstr.FromInt32(3), func(in *Input) {
			for i := range in.Clusters {
				in.Clusters[i].Replicas, in.Clusters[i].Ready = 0, 0
			}
		}, []string{"m0", "m1", "m2"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			strategy := stages(all)
			strategy.MaxUnavailable = &tc.limit
			r := newRun(t, strategy, 2, 2, 2, 2)
			tc.change(&r.in)
			r.next()
			r.expect(fleetv1alpha1.RolloutProgressing, "", tc.updated...)
		})
	}
}

// A first deployment makes nothing unavailable.
func TestNext_maxUnavailableOfFirstDeployment(t *testing.T) {
	t.Parallel()
	strategy := stages(policyv1alpha1.RolloutStage{Name: "all", MaxConcurrency: new(intstr.FromInt32(3))})
	strategy.MaxUnavailable = new(intstr.FromInt32(1))
	r := newRun(t, strategy, 2, 2, 2)
	r.in.Status = fleetv1alpha1.StagedRolloutStatus{}
	for i := range r.in.Clusters {
		r.in.Clusters[i].Exists, r.in.Clusters[i].Revision, r.in.Clusters[i].Ready, r.in.Clusters[i].Observed = false, 0, 0, false
	}
	r.next()
	r.expect(fleetv1alpha1.RolloutProgressing, "", "m0", "m1", "m2")
}

// Stages with a share take whole clusters in order; scaling moves no updated cluster to another stage.
func TestNext_shares(t *testing.T) {
	t.Parallel()
	strategy := stages(
		policyv1alpha1.RolloutStage{Name: "first", Replicas: new(intstr.FromString("10%"))},
		policyv1alpha1.RolloutStage{Name: "half", Replicas: new(intstr.FromInt32(6)), MaxConcurrency: new(intstr.FromInt32(9))},
	)
	strategy.Gate = nil
	r := newRun(t, strategy, 1, 3, 3, 3)
	stagesOf := func() (out string) {
		for _, c := range r.out.Status.Clusters {
			out += c.Name + ":" + c.Stage + " "
		}
		return out
	}
	r.next()
	r.expect(fleetv1alpha1.RolloutProgressing, "", "m0")
	if got, want := stagesOf(), "m0:first m1:half m2:half m3:rest "; got != want {
		t.Fatalf("stages %q, want %q", got, want)
	}
	r.in.Clusters[3].Replicas, r.in.Clusters[3].Ready = 30, 30 // 10 % are three clusters now
	r.next()
	r.expect(fleetv1alpha1.RolloutProgressing, "", "m0", "m1")
	r.next()
	r.expect(fleetv1alpha1.RolloutProgressing, "", "m0", "m1", "m2")
	if got, want := stagesOf(), "m0:first m1:first m2:half m3:rest "; got != want {
		t.Fatalf("stages after scaling %q, want %q", got, want)
	}
}

func TestNext_windows(t *testing.T) {
	t.Parallel()
	strategy := stages(canaryStage())
	strategy.Windows = []policyv1alpha1.RolloutWindow{
		{Schedule: "0 8 * * 1-5", Duration: metav1.Duration{Duration: 9 * time.Hour}, TimeZone: "Europe/Berlin"},
	}
	r := newRun(t, strategy, 2, 2)
	r.in.Now = time.Date(2026, 3, 28, 12, 0, 0, 0, time.UTC) // a Saturday; the clock changes on Sunday
	r.next()
	r.expect(fleetv1alpha1.RolloutPending, "the next one opens at 2026-03-30T06:00:00Z")
	if want := 42 * time.Hour; r.out.Wake != want {
		t.Errorf("wake %v, want %v", r.out.Wake, want)
	}
	r.wait(r.out.Wake).next()
	r.expect(fleetv1alpha1.RolloutProgressing, "", "m0")
	r.in.Approvals = []Approval{{Stage: "canary", Revision: 2, Created: r.in.Now}}
	r.next().wait(9 * time.Hour).next() // the canary passes outside of the window; the next stage waits
	r.expect(fleetv1alpha1.RolloutPending, "the next one opens at 2026-03-31T06:00:00Z", "m0")
}

// The measurements of a check begin when the rest of the gate is satisfied, and count once in each interval.
func TestNext_measurements(t *testing.T) {
	t.Parallel()
	check := policyv1alpha1.RolloutCheck{
		Name: "errors", Prometheus: &policyv1alpha1.RolloutPrometheus{}, Count: 3, FailureLimit: 1, Success: "result < 1",
	}
	stage := canaryStage()
	stage.Gate = &policyv1alpha1.RolloutGate{Checks: []policyv1alpha1.RolloutCheck{check}}
	r := newRun(t, stages(stage), 2, 2)
	r.next()
	if len(r.out.Due) != 0 {
		t.Fatalf("due before the update: %v", r.out.Due)
	}
	measure := func(m Measurement) {
		t.Helper()
		m.Cluster, m.Check, m.Asked = "m0", "errors", r.in.Now
		if m.Revision == 0 {
			m.Revision = 2
		}
		r.in.Measurements = []Measurement{m}
		r.next()
	}
	expect := func(successful, failed, errors int32) {
		t.Helper()
		if c := r.entry("m0").Checks[0]; c.Successful != successful || c.Failed != failed || c.Errors != errors {
			t.Fatalf("check %+v, want %d, %d, %d", c, successful, failed, errors)
		}
	}
	if r.next(); len(r.out.Due) != 1 || r.out.Due[0].Cluster != "m0" {
		t.Fatalf("due %v", r.out.Due)
	}
	measure(Measurement{Success: true, Revision: 1}) // of another revision
	expect(0, 0, 0)
	measure(Measurement{Success: true})
	expect(1, 0, 0)
	measure(Measurement{Success: true}) // not due
	expect(1, 0, 0)
	if r.next(); len(r.out.Due) != 0 || r.out.Wake != DefaultInterval {
		t.Fatalf("due %v, wake %v", r.out.Due, r.out.Wake)
	}
	r.wait(DefaultInterval)
	measure(Measurement{Err: "no connection"}) // neither success nor failure
	expect(1, 0, 1)
	r.expect(fleetv1alpha1.RolloutProgressing, "no connection", "m0")
	r.wait(DefaultInterval)
	measure(Measurement{Value: "2"})
	expect(1, 1, 0)
	r.in.Clusters[0].Healthy = false
	r.next()
	expect(0, 1, 0) // the gate was interrupted: failures stay
	r.in.Clusters[0].Healthy = true
	r.wait(DefaultInterval)
	measure(Measurement{Value: "2"})
	expect(0, 2, 0)
	r.expect(fleetv1alpha1.RolloutPaused, "2 measurements did not succeed", "m0")
	for range 3 { // it recovers
		r.expect(fleetv1alpha1.RolloutPaused, "", "m0")
		r.wait(DefaultInterval)
		measure(Measurement{Success: true})
	}
	r.expect(fleetv1alpha1.RolloutWaitingForApproval, "", "m0")
}

// A check that has no result until the timeout fails the cluster.
func TestNext_checkWithoutResultFails(t *testing.T) {
	t.Parallel()
	for name, check := range map[string]policyv1alpha1.RolloutCheck{
		"metric": {Name: "check", Prometheus: &policyv1alpha1.RolloutPrometheus{}}, "object": {Name: "check", CEL: "true"},
	} {
		stage := canaryStage()
		stage.Gate = &policyv1alpha1.RolloutGate{Checks: []policyv1alpha1.RolloutCheck{check}}
		r := newRun(t, stages(stage), 2, 2)
		r.next().next()
		r.wait(DefaultTimeout)
		r.in.Measurements = []Measurement{{Cluster: "m0", Check: "check", Revision: 2, Asked: r.in.Now, Err: "not listed"}}
		r.next()
		if c := r.entry("m0"); c.State != fleetv1alpha1.RolloutClusterFailed {
			t.Errorf("%s: %s %s", name, c.State, c.Message)
		}
	}
}

func TestNext_objectCheck(t *testing.T) {
	t.Parallel()
	strategy := stages()
	strategy.Gate.Checks = []policyv1alpha1.RolloutCheck{{Name: "smoke", CEL: "object.ok"}}
	r := newRun(t, strategy, 2, 2)
	ok := false
	r.in.Clusters[0].Check = func(expression string) string {
		if expression == "object.ok" && ok {
			return ""
		}
		return "the expression is not true"
	}
	r.next().next().wait(time.Minute).next()
	r.expect(fleetv1alpha1.RolloutProgressing, "check smoke: the expression is not true", "m0")
	ok = true
	r.next().wait(time.Minute).next()
	r.expect(fleetv1alpha1.RolloutProgressing, "", "m0", "m1")
}
