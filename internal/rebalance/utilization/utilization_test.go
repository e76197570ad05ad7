// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilization

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/scheduler"
)

func TestReconcile_movesReplicas(t *testing.T) {
	t.Parallel()
	w := newFixture(t, policy(), member("m1", 92), member("m2", 70), member("m3", 0), web(t, at("m1", 10), at("m2", 2)))
	result, writes := w.run(t)
	if diff := cmp.Diff([]string{"web-deployment"}, writes); diff != "" || result.RequeueAfter != time.Minute {
		t.Errorf("requeued after %s, writes (-want +got):\n%s", result.RequeueAfter, diff)
	}
	// Three replicas bring m1 from 92 to 77. maxShare allows a quarter of 12.
	if diff := cmp.Diff(
		[]workv1alpha2.TargetCluster{at("m1", 7), at("m2", 2), at("m3", 3)},
		w.binding(t, "web-deployment").Spec.Clusters,
	); diff != "" {
		t.Errorf("clusters (-want +got):\n%s", diff)
	}
	message := "RescheduleReplicasSucceed: ReplicaSchedulingPolicy every-minute moved 3 replicas from m1 (cpu at 92%, threshold 80%) to m3."
	if diff := cmp.Diff([]string{"ResourceBinding " + message, "Deployment " + message}, w.eventTexts()); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
	if reason, err := w.Scheduler.NeedsScheduling(t.Context(), w.binding(t, "web-deployment")); reason != "" || err != nil {
		t.Errorf("the scheduler would revert it: %s, %v", reason, err)
	}

	// Nothing moves while the move is in flight, nor afterwards.
	for range 3 {
		if writes := w.next(t); len(writes) > 0 {
			t.Errorf("wrote %v while the move was in flight", writes)
		}
	}
	w.carryOut(t, map[string]int64{"m1": 42, "m2": 60})
	for range 3 {
		if writes := w.next(t); len(writes) > 0 {
			t.Errorf("wrote %v after the move", writes)
		}
	}
}

// Replicas above the limits of one round move in the next rounds.
func TestReconcile_continuesInNextRound(t *testing.T) {
	t.Parallel()
	other := map[string]int64{"m1": 10}
	w := newFixture(t, policy(), member("m1", 0), member("m2", 0), web(t, at("m1", 10)), named(t, "api", at("m1", 8)))
	w.MaxMoves = 3
	w.carryOut(t, other) // m1 is at 100
	rounds := 0
	for ; rounds < 20; rounds++ {
		if len(w.next(t)) == 0 {
			break
		}
		w.carryOut(t, other)
	}
	if rounds != 2 {
		t.Errorf("moved in %d rounds, want 2", rounds)
	}
	total := replicas(w.binding(t, "web-deployment"))["m2"] + replicas(w.binding(t, "api-deployment"))["m2"]
	if total != 4 {
		t.Errorf("%d replicas moved, want the 4 that bring m1 from 100 to 80", total)
	}
}

func TestReconcile_clusterScope(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ClusterResourceBinding{
		ObjectMeta: metav1.ObjectMeta{Name: "web-fleet", UID: "fleet", Labels: web(t).Labels},
		Spec:       web(t).Spec,
	}
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "fleet"}
	assign(t, b, at("m1", 10))
	report(b, at("m1", 10))
	w := newFixture(t, policy(), member("m1", 85), member("m2", 0), b)
	w.run(t)
	if err := w.control.Get(t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(map[string]int32{"m1": 9, "m2": 1}, replicas(b)); diff != "" {
		t.Errorf("replicas (-want +got):\n%s", diff)
	}
}

func TestReconcile_ignores(t *testing.T) {
	t.Parallel()
	bound := func(change ...func(*workv1alpha2.ResourceBinding)) []client.Object {
		b := web(t, at("m1", 10))
		for _, f := range change {
			f(b)
		}
		return []client.Object{policy(), member("m1", 92), member("m2", 0), b}
	}
	placed := func(change func(*policyv1alpha1.Placement)) []client.Object {
		return bound(func(b *workv1alpha2.ResourceBinding) {
			change(b.Spec.Placement)
			assign(t, b, at("m1", 10))
		})
	}
	members := func(change func(m1, m2 *clusterv1alpha1.Cluster)) []client.Object {
		m1, m2 := member("m1", 92), member("m2", 0)
		change(m1, m2)
		return []client.Object{policy(), m1, m2, web(t, at("m1", 10))}
	}
	set := func(c *clusterv1alpha1.Cluster, status metav1.ConditionStatus, since time.Duration) {
		c.Status.Conditions[0].Status, c.Status.Conditions[0].LastTransitionTime = status, metav1.NewTime(start.Add(-since))
	}
	by := func(change ...func(*configv1alpha1.ReschedulePolicy)) []client.Object {
		return append(bound()[1:], policy(change...))
	}
	tests := map[string][]client.Object{
		"policy disabled":           by(func(p *configv1alpha1.ReschedulePolicy) { p.Enabled = false }),
		"policy without threshold":  by(func(p *configv1alpha1.ReschedulePolicy) { p.Threshold = configv1alpha1.RescheduleThreshold{} }),
		"clusters at the threshold": by(func(p *configv1alpha1.ReschedulePolicy) { p.Threshold.CPUUtilization = new(int32(92)) }),
		"static weights":            placed(func(p *policyv1alpha1.Placement) { p.ReplicaScheduling.WeightPreference = nil }),
		"duplicated":                placed(func(p *policyv1alpha1.Placement) { p.ReplicaScheduling = nil }),
		"no other cluster allowed": placed(func(p *policyv1alpha1.Placement) {
			p.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}
		}),
		"spread constraints": placed(func(p *policyv1alpha1.Placement) {
			p.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}}
		}),
		"no requests": bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.ReplicaRequirements = nil }),
		"StatefulSet": bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.Kind = "StatefulSet" }),
		"one replica": bound(func(b *workv1alpha2.ResourceBinding) {
			assign(t, b, at("m1", 1))
			report(b, at("m1", 1))
		}),
		"unready replica": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Status.AggregatedStatus[0].Status.Raw = []byte(`{"replicas":10,"readyReplicas":9}`)
		}),
		"scale-down in flight": bound(func(b *workv1alpha2.ResourceBinding) { report(b, at("m1", 12)) }),
		"no report":            bound(func(b *workv1alpha2.ResourceBinding) { b.Status.AggregatedStatus = nil }),
		"about to be scaled":   bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.Replicas++ }),
		"not scheduled":        bound(func(b *workv1alpha2.ResourceBinding) { b.Status.Conditions[0].Status = metav1.ConditionFalse }),
		"reschedule requested": bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.RescheduleTriggeredAt = &metav1.Time{Time: start} }),
		"scheduling suspended": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Suspension = &workv1alpha2.Suspension{Scheduling: new(true)}
		}),
		"dispatching suspended": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Suspension = &workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{Dispatching: new(true)}}
		}),
		"dependency of others": bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.RequiredBy = []workv1alpha2.BindingSnapshot{{Name: "x"}} }),
		"eviction in progress": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m3"}}
		}),
		"binding being deleted": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Finalizers, b.DeletionTimestamp = []string{"example.io/wait"}, &metav1.Time{Time: start}
		}),
		"cluster not ready":                members(func(m1, _ *clusterv1alpha1.Cluster) { set(m1, "False", time.Hour) }),
		"cluster became ready just now":    members(func(m1, _ *clusterv1alpha1.Cluster) { set(m1, "True", time.Second) }),
		"cluster without resource summary": members(func(m1, _ *clusterv1alpha1.Cluster) { m1.Status.ResourceSummary = nil }),
		"cluster without allocatable":      members(func(m1, _ *clusterv1alpha1.Cluster) { m1.Status.ResourceSummary.Allocatable = nil }),
		"target not ready":                 members(func(_, m2 *clusterv1alpha1.Cluster) { set(m2, "Unknown", time.Hour) }),
		"target without resource summary":  members(func(_, m2 *clusterv1alpha1.Cluster) { m2.Status.ResourceSummary = nil }),
		"target with pending pods": members(
			func(_, m2 *clusterv1alpha1.Cluster) { m2.Status.ResourceSummary.Allocating = list(80, 0, 0) },
		),
		"target tainted": members(func(_, m2 *clusterv1alpha1.Cluster) {
			m2.Spec.Taints = []corev1.Taint{{Key: "a", Effect: corev1.TaintEffectNoSchedule}}
		}),
		"target without the kind": members(func(_, m2 *clusterv1alpha1.Cluster) { m2.Status.APIEnablements = nil }),
		"target without pod capacity": members(func(_, m2 *clusterv1alpha1.Cluster) {
			m2.Status.ResourceSummary.Allocated[corev1.ResourcePods] = m2.Status.ResourceSummary.Allocatable[corev1.ResourcePods]
		}),
		"target with replicas in flight": append(members(func(_, _ *clusterv1alpha1.Cluster) {}), func() client.Object {
			b := named(t, "young", at("m2", 16)) // 80 CPUs, not reported yet
			b.Status.AggregatedStatus = nil
			return b
		}()),
		"source with replicas leaving": append(members(func(_, _ *clusterv1alpha1.Cluster) {}), func() client.Object {
			b := named(t, "old", at("m2", 1))
			report(b, at("m1", 3), at("m2", 1))
			return b
		}()),
	}
	for name, objects := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newFixture(t, objects...)
			if _, writes := w.run(t); len(writes) > 0 {
				t.Errorf("wrote %v", writes)
			}
		})
	}
	// The unchanged objects of the cases above cause a move.
	w := newFixture(t, bound()...)
	if _, writes := w.run(t); len(writes) != 1 {
		t.Errorf("wrote %v, want one patch", writes)
	}
}

// Replicas of a Job are never in flight: a Job does not report replicas, and its pods terminate.
func TestReconcile_ignoresReplicasOfJobs(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		status string
		writes int
	}{
		"running":              {`{"active":16,"startTime":"2030-01-02T03:04:05Z"}`, 1},
		"finished":             {`{"succeeded":16,"observedGeneration":1}`, 1},
		"no status":            {`{}`, 0},
		"with a replica count": {`{"replicas":0}`, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			job := named(t, "job", at("m2", 16)) // 80 CPUs
			job.Spec.Resource.APIVersion, job.Spec.Resource.Kind = "batch/v1", "Job"
			job.Status.AggregatedStatus[0].Status.Raw = []byte(tc.status)
			w := newFixture(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)), job)
			if _, writes := w.run(t); len(writes) != tc.writes {
				t.Errorf("wrote %v, want %d", writes, tc.writes)
			}
		})
	}
}

// Pending pods count as used: they would use any capacity that becomes available.
func TestReconcile_countsPendingPods(t *testing.T) {
	t.Parallel()
	w := newFixture(
		t,
		policy(),
		member("m1", 70, func(c *clusterv1alpha1.Cluster) { c.Status.ResourceSummary.Allocating = list(15, 0, 0) }),
		member("m2", 0),
		web(t, at("m1", 10)),
	)
	w.run(t)
	if diff := cmp.Diff(map[string]int32{"m1": 9, "m2": 1}, replicas(w.binding(t, "web-deployment"))); diff != "" {
		t.Errorf("replicas (-want +got):\n%s", diff)
	}
}

func TestReconcile_removesEmptiedCluster(t *testing.T) {
	t.Parallel()
	w := newFixture(t, policy(), member("m1", 85), member("m2", 0), member("m3", 50), web(t, at("m1", 1), at("m3", 3)))
	w.run(t)
	if diff := cmp.Diff([]workv1alpha2.TargetCluster{at("m2", 1), at("m3", 3)}, w.binding(t, "web-deployment").Spec.Clusters); diff != "" {
		t.Errorf("clusters (-want +got):\n%s", diff)
	}
}

func TestReconcile_respectsInterval(t *testing.T) {
	t.Parallel()
	w := newFixture(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)))
	w.started = time.Time{}
	result, writes := w.run(t)
	if len(writes) > 0 || result.RequeueAfter != settleTime {
		t.Errorf("after start: wrote %v, requeued after %s; want a delay of settleTime", writes, result.RequeueAfter)
	}
	w.clock.SetTime(start.Add(settleTime))
	if _, writes := w.run(t); len(writes) != 1 {
		t.Errorf("after settleTime: wrote %v", writes)
	}
	// Events of the policy do not start the next round early.
	w.lastMove = map[string]time.Time{}
	w.clock.SetTime(start.Add(settleTime + 20*time.Second))
	if result, writes := w.run(t); len(writes) > 0 || result.RequeueAfter != 40*time.Second {
		t.Errorf("before the interval passed: wrote %v, requeued after %s", writes, result.RequeueAfter)
	}
}

// settleTime is counted from the start of the controller, not from the creation of the policy.
func TestReconcile_recordsStartWithoutPolicy(t *testing.T) {
	t.Parallel()
	w := newFixture(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)))
	w.started = time.Time{}
	if result, err := w.Reconcile(t.Context(), ctrl.Request{}); err != nil || result.RequeueAfter != 0 {
		t.Fatalf("empty request: %v, %v", result, err)
	}
	w.clock.SetTime(start.Add(settleTime))
	if _, writes := w.run(t); len(writes) != 1 {
		t.Errorf("wrote %v", writes)
	}
}

func TestReconcile_intervals(t *testing.T) {
	t.Parallel()
	for given, want := range map[time.Duration]time.Duration{0: time.Minute, time.Nanosecond: minInterval, 5 * time.Minute: 5 * time.Minute} {
		w := newFixture(t, policy(func(p *configv1alpha1.ReschedulePolicy) { p.Interval.Duration = given }))
		if result, _ := w.run(t); result.RequeueAfter != want {
			t.Errorf("interval %s: requeued after %s, want %s", given, result.RequeueAfter, want)
		}
	}
	if result, err := newFixture(t).Reconcile(t.Context(), ctrl.Request{}); err != nil || result.RequeueAfter != 0 {
		t.Errorf("missing policy: %v, %v", result, err)
	}
}

// A cluster that lost or received replicas is skipped for settleTime.
func TestReconcile_excludesRecentlyChangedClusters(t *testing.T) {
	t.Parallel()
	w := newFixture(t, policy(func(p *configv1alpha1.ReschedulePolicy) { p.Interval.Duration = minInterval }),
		member("m1", 92), member("m2", 0), web(t, at("m1", 10)), named(t, "api", at("m1", 4)))
	w.run(t)
	// The bindings report the move; the resource summaries are outdated.
	for _, name := range []string{"web-deployment", "api-deployment"} {
		b := w.binding(t, name)
		report(b, b.Spec.Clusters...)
		if err := w.control.Status().Update(t.Context(), b); err != nil {
			t.Fatal(err)
		}
	}
	w.clock.SetTime(start.Add(settleTime - time.Second))
	if _, writes := w.run(t); len(writes) > 0 {
		t.Errorf("wrote %v", writes)
	}
	w.clock.SetTime(start.Add(settleTime + minInterval))
	if _, writes := w.run(t); len(writes) == 0 {
		t.Error("no move after settleTime")
	}
}

// fakeScheduler overrides results of a Scheduler.
type fakeScheduler struct {
	Scheduler
	candidates      func(binding.Binding) ([]scheduler.Candidate, error)
	needsScheduling func(binding.Binding) (string, error)
	requests        int
}

func (o *fakeScheduler) Candidates(ctx context.Context, b binding.Binding) ([]scheduler.Candidate, error) {
	o.requests++
	if o.candidates == nil {
		return o.Scheduler.Candidates(ctx, b)
	}
	return o.candidates(b)
}

func (o *fakeScheduler) NeedsScheduling(ctx context.Context, b binding.Binding) (string, error) {
	if o.needsScheduling == nil {
		return o.Scheduler.NeedsScheduling(ctx, b)
	}
	return o.needsScheduling(b)
}

func TestReconcile_respectsScheduler(t *testing.T) {
	t.Parallel()
	available := func(known bool, n int32) func(binding.Binding) ([]scheduler.Candidate, error) {
		return func(binding.Binding) ([]scheduler.Candidate, error) {
			return []scheduler.Candidate{{Cluster: "m2", Available: n, Known: known}}, nil
		}
	}
	tests := map[string]struct {
		scheduler fakeScheduler
		want      map[string]int32
	}{
		"limited capacity":                {fakeScheduler{candidates: available(true, 1)}, map[string]int32{"m1": 9, "m2": 1}},
		"no capacity":                     {fakeScheduler{candidates: available(true, 0)}, map[string]int32{"m1": 10}},
		"unknown capacity counts as none": {fakeScheduler{candidates: available(false, 9)}, map[string]int32{"m1": 10}},
		"failing candidates": {
			fakeScheduler{candidates: func(binding.Binding) ([]scheduler.Candidate, error) { return nil, errors.New("unavailable") }},
			map[string]int32{"m1": 10},
		},
		"would be reverted": {fakeScheduler{needsScheduling: func(b binding.Binding) (string, error) {
			if replicas(b)["m2"] > 0 {
				return "reverted", nil
			}
			return "", nil
		}}, map[string]int32{"m1": 10}},
		"failing prediction": {
			fakeScheduler{needsScheduling: func(binding.Binding) (string, error) { return "", errors.New("unavailable") }},
			map[string]int32{"m1": 10},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newFixture(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)))
			tc.scheduler.Scheduler = w.Scheduler
			w.Scheduler = &tc.scheduler
			w.run(t)
			if diff := cmp.Diff(tc.want, replicas(w.binding(t, "web-deployment"))); diff != "" {
				t.Errorf("replicas (-want +got):\n%s", diff)
			}
		})
	}
}

// A workload that the scheduler would revert stays; the others move.
func TestReconcile_movesOnlyWhatSchedulerKeeps(t *testing.T) {
	t.Parallel()
	w := newFixture(t, policy(), member("m1", 92), member("m2", 0), named(t, "api", at("m1", 8)), web(t, at("m1", 8)))
	w.Scheduler = &fakeScheduler{Scheduler: w.Scheduler, needsScheduling: func(b binding.Binding) (string, error) {
		if b.GetName() == "api-deployment" && replicas(b)["m2"] > 0 {
			return "reverted", nil
		}
		return "", nil
	}}
	w.run(t)
	got := map[string]map[string]int32{"api": replicas(w.binding(t, "api-deployment")), "web": replicas(w.binding(t, "web-deployment"))}
	want := map[string]map[string]int32{"api": {"m1": 8}, "web": {"m1": 6, "m2": 2}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("replicas (-want +got):\n%s", diff)
	}
}

// Every workload is considered within some rounds, however many others cannot move.
func TestReconcile_considersEveryWorkload(t *testing.T) {
	t.Parallel()
	objects := []client.Object{policy(), member("m1", 92), member("m2", 0)}
	for i := range 3 * maxPredictions / 2 {
		b := named(t, fmt.Sprintf("pinned-%03d", i), at("m1", 2))
		b.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}
		assign(t, b, at("m1", 2))
		objects = append(objects, b)
	}
	w := newFixture(t, append(objects, web(t, at("m1", 10)))...)
	o := &fakeScheduler{Scheduler: w.Scheduler}
	w.Scheduler = o
	if _, writes := w.run(t); len(writes) > 0 || o.requests > maxPredictions+defaultMaxMoves {
		t.Fatalf("wrote %v after %d requests", writes, o.requests)
	}
	if writes := w.next(t); len(writes) != 1 || writes[0] != "web-deployment" {
		t.Errorf("wrote %v, want the movable one", writes)
	}
	if len(w.considered) > 0 {
		t.Error("considered workloads are never considered again")
	}
}

func TestReconcile_reportsClusterThatStaysAbove(t *testing.T) {
	t.Parallel()
	w := newFixture(t, policy(), member("m1", 92), member("m2", 79), web(t, at("m1", 10)))
	w.run(t)
	got := w.events.All()
	if len(got) != 1 || got[0].On.Name != "every-minute" || got[0].Reason != reasonStaysAbove || !got[0].Warning ||
		!strings.Contains(got[0].Message, "Cluster m1 is above the threshold of 80% for cpu") {
		t.Errorf("events %+v", got)
	}
	// The same message each time, so that the recorder emits it once.
	w.next(t)
	if again := w.events.All(); len(again) != 2 || again[1] != got[0] {
		t.Errorf("events %+v", again)
	}
}

func TestReconcile_failedPatch(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		err    error
		events int
	}{
		"conflict":  {apierrors.NewConflict(workv1alpha2.Resource("resourcebindings"), "web-deployment", errors.New("changed")), 0},
		"not found": {apierrors.NewNotFound(workv1alpha2.Resource("resourcebindings"), "web-deployment"), 0},
		"other":     {errors.New("unavailable"), 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newFixture(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)))
			w.fail = tc.err
			if result, _ := w.run(t); result.RequeueAfter != time.Minute {
				t.Errorf("requeued after %s", result.RequeueAfter)
			}
			if recorded := w.eventTexts(); len(recorded) != tc.events {
				t.Errorf("events %v", recorded)
			}
			// A failed move does not delay the next one.
			w.fail = nil
			if writes := w.next(t); len(writes) != 1 {
				t.Errorf("next round wrote %v", writes)
			}
		})
	}
}
