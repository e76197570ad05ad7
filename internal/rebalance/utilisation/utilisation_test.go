// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilisation

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
	"karmada.io/karmada/internal/rebalance"
)

func TestReconcile(t *testing.T) {
	t.Parallel()
	w := newWorld(t, policy(), member("m1", 92), member("m2", 70), member("m3", 0), web(t, at("m1", 10), at("m2", 2)))
	result, writes := w.run(t)
	if diff := cmp.Diff([]string{"web-deployment"}, writes); diff != "" || result.RequeueAfter != time.Minute {
		t.Errorf("again after %s, writes (-want +got):\n%s", result.RequeueAfter, diff)
	}
	// Three replicas bring m1 from 92 to 77; a quarter of 12 may move at once.
	if diff := cmp.Diff([]workv1alpha2.TargetCluster{at("m1", 7), at("m2", 2), at("m3", 3)}, w.binding(t, "web-deployment").Spec.Clusters); diff != "" {
		t.Errorf("clusters (-want +got):\n%s", diff)
	}
	message := "RescheduleReplicasSucceed: ReplicaSchedulingPolicy every-minute moved 3 replicas from m1 (cpu at 92%, threshold 80%) to m3."
	if diff := cmp.Diff([]string{"ResourceBinding " + message, "Deployment " + message}, w.told()); diff != "" {
		t.Errorf("events (-want +got):\n%s", diff)
	}
	if due, err := w.Scheduler.Due(t.Context(), w.binding(t, "web-deployment")); due != "" || err != nil {
		t.Errorf("the scheduler would decide anew: %s, %v", due, err)
	}

	// While members have not carried it out, and when they have, nothing moves any more.
	for range 3 {
		if writes := w.next(t); len(writes) > 0 {
			t.Errorf("wrote %v while the move was on its way", writes)
		}
	}
	w.members(t, map[string]int64{"m1": 42, "m2": 60})
	for range 3 {
		if writes := w.next(t); len(writes) > 0 {
			t.Errorf("wrote %v at the fixpoint", writes)
		}
	}
}

// What does not move at once, by the bound or the share, moves in the rounds to come, and then no more.
func TestReconcile_severalRounds(t *testing.T) {
	t.Parallel()
	other := map[string]int64{"m1": 10}
	w := newWorld(t, policy(), member("m1", 0), member("m2", 0), web(t, at("m1", 10)), named(t, "api", at("m1", 8)))
	w.Moves = 3
	w.members(t, other) // m1 is at 100
	rounds := 0
	for ; rounds < 20; rounds++ {
		if len(w.next(t)) == 0 {
			break
		}
		w.members(t, other)
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
	b := &workv1alpha2.ClusterResourceBinding{ObjectMeta: metav1.ObjectMeta{Name: "web-fleet", UID: "fleet", Labels: web(t).Labels}, Spec: web(t).Spec}
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Name: "fleet"}
	place(t, b, at("m1", 10))
	report(b, at("m1", 10))
	w := newWorld(t, policy(), member("m1", 85), member("m2", 0), b)
	w.run(t)
	if err := w.control.Get(t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(map[string]int32{"m1": 9, "m2": 1}, replicas(b)); diff != "" {
		t.Errorf("replicas (-want +got):\n%s", diff)
	}
}

func TestReconcile_leavesAlone(t *testing.T) {
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
			place(t, b, at("m1", 10))
		})
	}
	// One of the two clusters is not as it should be.
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
		"everything, when it is off":      by(func(p *configv1alpha1.ReschedulePolicy) { p.Enabled = false }),
		"everything, without a threshold": by(func(p *configv1alpha1.ReschedulePolicy) { p.Threshold = configv1alpha1.RescheduleThreshold{} }),
		"everything below the threshold":  by(func(p *configv1alpha1.ReschedulePolicy) { p.Threshold.CPUUtilization = new(int32(92)) }),
		"what has fixed weights":          placed(func(p *policyv1alpha1.Placement) { p.ReplicaScheduling.WeightPreference = nil }),
		"what is duplicated":              placed(func(p *policyv1alpha1.Placement) { p.ReplicaScheduling = nil }),
		"what may go nowhere else": placed(func(p *policyv1alpha1.Placement) {
			p.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}
		}),
		"what is spread as the user wants": placed(func(p *policyv1alpha1.Placement) {
			p.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{SpreadByField: policyv1alpha1.SpreadByFieldCluster, MinGroups: 1, MaxGroups: 1}}
		}),
		"what requests nothing": bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.ReplicaRequirements = nil }),
		"what has volumes":      bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.Kind = "StatefulSet" }),
		"what has one replica": bound(func(b *workv1alpha2.ResourceBinding) {
			place(t, b, at("m1", 1))
			report(b, at("m1", 1))
		}),
		"what is not ready": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Status.AggregatedStatus[0].Status.Raw = []byte(`{"replicas":10,"readyReplicas":9}`)
		}),
		"what is on its way":   bound(func(b *workv1alpha2.ResourceBinding) { report(b, at("m1", 12)) }),
		"what reports nothing": bound(func(b *workv1alpha2.ResourceBinding) { b.Status.AggregatedStatus = nil }),
		"what is to be scaled": bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.Replicas++ }),
		"what is to be placed": bound(func(b *workv1alpha2.ResourceBinding) { b.Status.Conditions[0].Status = metav1.ConditionFalse }),
		"what is to be anew":   bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.RescheduleTriggeredAt = &metav1.Time{Time: start} }),
		"what is held back": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Suspension = &workv1alpha2.Suspension{Scheduling: new(true)}
		}),
		"what is not sent": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Suspension = &workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{Dispatching: new(true)}}
		}),
		"what others depend on": bound(func(b *workv1alpha2.ResourceBinding) { b.Spec.RequiredBy = []workv1alpha2.BindingSnapshot{{Name: "x"}} }),
		"what is being moved": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m3"}}
		}),
		"what goes": bound(func(b *workv1alpha2.ResourceBinding) {
			b.Finalizers, b.DeletionTimestamp = []string{"example.io/wait"}, &metav1.Time{Time: start}
		}),
		"a cluster that is not ready":                  members(func(m1, _ *clusterv1alpha1.Cluster) { set(m1, "False", time.Hour) }),
		"a cluster that has just come back":            members(func(m1, _ *clusterv1alpha1.Cluster) { set(m1, "True", time.Second) }),
		"a cluster without a summary":                  members(func(m1, _ *clusterv1alpha1.Cluster) { m1.Status.ResourceSummary = nil }),
		"a cluster without a total":                    members(func(m1, _ *clusterv1alpha1.Cluster) { m1.Status.ResourceSummary.Allocatable = nil }),
		"everything, when the target is not ready":     members(func(_, m2 *clusterv1alpha1.Cluster) { set(m2, "Unknown", time.Hour) }),
		"everything, when the target reports nothing":  members(func(_, m2 *clusterv1alpha1.Cluster) { m2.Status.ResourceSummary = nil }),
		"everything, when the target has waiting pods": members(func(_, m2 *clusterv1alpha1.Cluster) { m2.Status.ResourceSummary.Allocating = list(80, 0, 0) }),
		"everything, when the target is closed": members(func(_, m2 *clusterv1alpha1.Cluster) {
			m2.Spec.Taints = []corev1.Taint{{Key: "a", Effect: corev1.TaintEffectNoSchedule}}
		}),
		"everything, when the target lacks the kind": members(func(_, m2 *clusterv1alpha1.Cluster) { m2.Status.APIEnablements = nil }),
		"everything, when there is no room for a pod": members(func(_, m2 *clusterv1alpha1.Cluster) {
			m2.Status.ResourceSummary.Allocated[corev1.ResourcePods] = m2.Status.ResourceSummary.Allocatable[corev1.ResourcePods]
		}),
		"everything, when the target is about to fill": append(members(func(_, _ *clusterv1alpha1.Cluster) {}), func() client.Object {
			b := named(t, "young", at("m2", 16)) // 80 CPUs of which nothing shows yet
			b.Status.AggregatedStatus = nil
			return b
		}()),
		"what others have left already": append(members(func(_, _ *clusterv1alpha1.Cluster) {}), func() client.Object {
			b := named(t, "old", at("m2", 1))
			report(b, at("m1", 3), at("m2", 1))
			return b
		}()),
	}
	for name, objects := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, objects...)
			if _, writes := w.run(t); len(writes) > 0 {
				t.Errorf("wrote %v", writes)
			}
		})
	}
	// So that the cases above do not pass for a reason of their own.
	w := newWorld(t, bound()...)
	if _, writes := w.run(t); len(writes) != 1 {
		t.Errorf("wrote %v, want one patch", writes)
	}
}

// What a Job may still request shows in the cluster alone: its replicas are not counted, and they end.
func TestReconcile_jobsThatEndedTakeNoRoom(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		status string
		writes int
	}{
		"running":           {`{"active":16,"startTime":"2030-01-02T03:04:05Z"}`, 1},
		"ended":             {`{"succeeded":16,"observedGeneration":1}`, 1},
		"nothing is known":  {`{}`, 0},
		"counted after all": {`{"replicas":0}`, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			job := named(t, "job", at("m2", 16)) // 80 CPUs
			job.Spec.Resource.APIVersion, job.Spec.Resource.Kind = "batch/v1", "Job"
			job.Status.AggregatedStatus[0].Status.Raw = []byte(tc.status)
			w := newWorld(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)), job)
			if _, writes := w.run(t); len(writes) != tc.writes {
				t.Errorf("wrote %v, want %d", writes, tc.writes)
			}
		})
	}
}

// Waiting pods make a cluster as full as running ones: they would fill whatever becomes free.
func TestReconcile_waitingPodsCount(t *testing.T) {
	t.Parallel()
	w := newWorld(t, policy(), member("m1", 70, func(c *clusterv1alpha1.Cluster) { c.Status.ResourceSummary.Allocating = list(15, 0, 0) }), member("m2", 0), web(t, at("m1", 10)))
	w.run(t)
	if diff := cmp.Diff(map[string]int32{"m1": 9, "m2": 1}, replicas(w.binding(t, "web-deployment"))); diff != "" {
		t.Errorf("replicas (-want +got):\n%s", diff)
	}
}

func TestReconcile_lastReplicaOfACluster(t *testing.T) {
	t.Parallel()
	w := newWorld(t, policy(), member("m1", 85), member("m2", 0), member("m3", 50), web(t, at("m1", 1), at("m3", 3)))
	w.run(t)
	if diff := cmp.Diff([]workv1alpha2.TargetCluster{at("m2", 1), at("m3", 3)}, w.binding(t, "web-deployment").Spec.Clusters); diff != "" {
		t.Errorf("clusters (-want +got):\n%s", diff)
	}
}

func TestReconcile_keepsTheInterval(t *testing.T) {
	t.Parallel()
	w := newWorld(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)))
	w.since = time.Time{}
	result, writes := w.run(t)
	if len(writes) > 0 || result.RequeueAfter != settled {
		t.Errorf("just started: wrote %v, again after %s; want to wait for what others moved", writes, result.RequeueAfter)
	}
	w.clock.SetTime(start.Add(settled))
	if _, writes := w.run(t); len(writes) != 1 {
		t.Errorf("due: wrote %v", writes)
	}
	// Whatever happens to the policy, the next round is a minute later.
	w.touched = map[string]time.Time{}
	w.clock.SetTime(start.Add(settled + 20*time.Second))
	if result, writes := w.run(t); len(writes) > 0 || result.RequeueAfter != 40*time.Second {
		t.Errorf("too early: wrote %v, again after %s", writes, result.RequeueAfter)
	}
}

// A policy that comes when the controller has been at work for long has its first round at once.
func TestReconcile_beginsWithoutPolicy(t *testing.T) {
	t.Parallel()
	w := newWorld(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)))
	w.since = time.Time{}
	if result, err := w.Reconcile(t.Context(), ctrl.Request{}); err != nil || result.RequeueAfter != 0 {
		t.Fatalf("it begins: %v, %v", result, err)
	}
	w.clock.SetTime(start.Add(settled))
	if _, writes := w.run(t); len(writes) != 1 {
		t.Errorf("wrote %v", writes)
	}
}

func TestReconcile_intervals(t *testing.T) {
	t.Parallel()
	for given, want := range map[time.Duration]time.Duration{0: time.Minute, time.Nanosecond: minInterval, 5 * time.Minute: 5 * time.Minute} {
		w := newWorld(t, policy(func(p *configv1alpha1.ReschedulePolicy) { p.Interval.Duration = given }))
		if result, _ := w.run(t); result.RequeueAfter != want {
			t.Errorf("interval %s: again after %s, want %s", given, result.RequeueAfter, want)
		}
	}
	if result, err := newWorld(t).Reconcile(t.Context(), ctrl.Request{}); err != nil || result.RequeueAfter != 0 {
		t.Errorf("a policy that is gone: %v, %v", result, err)
	}
}

// A cluster that gave or took replicas is left alone until its reports can show it, although others move on.
func TestReconcile_movedClustersRest(t *testing.T) {
	t.Parallel()
	w := newWorld(t, policy(func(p *configv1alpha1.ReschedulePolicy) { p.Interval.Duration = minInterval }),
		member("m1", 92), member("m2", 0), web(t, at("m1", 10)), named(t, "api", at("m1", 4)))
	w.run(t)
	// The members have done it, and the summaries are from before.
	for _, name := range []string{"web-deployment", "api-deployment"} {
		b := w.binding(t, name)
		report(b, b.Spec.Clusters...)
		if err := w.control.Update(t.Context(), b); err != nil {
			t.Fatal(err)
		}
	}
	w.clock.SetTime(start.Add(settled - time.Second))
	if _, writes := w.run(t); len(writes) > 0 {
		t.Errorf("wrote %v", writes)
	}
	w.clock.SetTime(start.Add(settled + minInterval))
	if _, writes := w.run(t); len(writes) == 0 {
		t.Error("nothing moves for ever")
	}
}

// oracle is a scheduler with an opinion.
type oracle struct {
	Scheduler
	places func(binding.Binding) ([]rebalance.Place, error)
	due    func(binding.Binding) (string, error)
	asked  int
}

func (o *oracle) Places(ctx context.Context, b binding.Binding) ([]rebalance.Place, error) {
	o.asked++
	if o.places == nil {
		return o.Scheduler.Places(ctx, b)
	}
	return o.places(b)
}

func (o *oracle) Due(ctx context.Context, b binding.Binding) (string, error) {
	if o.due == nil {
		return o.Scheduler.Due(ctx, b)
	}
	return o.due(b)
}

func TestReconcile_asksTheScheduler(t *testing.T) {
	t.Parallel()
	room := func(known bool, n int32) func(binding.Binding) ([]rebalance.Place, error) {
		return func(binding.Binding) ([]rebalance.Place, error) {
			return []rebalance.Place{{Cluster: "m2", Room: n, Known: known}}, nil
		}
	}
	tests := map[string]struct {
		oracle oracle
		want   map[string]int32
	}{
		"no more than there is room for": {oracle{places: room(true, 1)}, map[string]int32{"m1": 9, "m2": 1}},
		"no room":                        {oracle{places: room(true, 0)}, map[string]int32{"m1": 10}},
		"unknown is no room":             {oracle{places: room(false, 9)}, map[string]int32{"m1": 10}},
		"nobody answers":                 {oracle{places: func(binding.Binding) ([]rebalance.Place, error) { return nil, errors.New("busy") }}, map[string]int32{"m1": 10}},
		"it would put them back": {oracle{due: func(b binding.Binding) (string, error) {
			if replicas(b)["m2"] > 0 {
				return "I know better", nil
			}
			return "", nil
		}}, map[string]int32{"m1": 10}},
		"nobody knows whether it would": {oracle{due: func(binding.Binding) (string, error) { return "", errors.New("busy") }}, map[string]int32{"m1": 10}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)))
			tc.oracle.Scheduler = w.Scheduler
			w.Scheduler = &tc.oracle
			w.run(t)
			if diff := cmp.Diff(tc.want, replicas(w.binding(t, "web-deployment"))); diff != "" {
				t.Errorf("replicas (-want +got):\n%s", diff)
			}
		})
	}
}

// What the scheduler would put back stays, and does not keep others from moving.
func TestReconcile_onlySomeAgreed(t *testing.T) {
	t.Parallel()
	w := newWorld(t, policy(), member("m1", 92), member("m2", 0), named(t, "api", at("m1", 8)), web(t, at("m1", 8)))
	w.Scheduler = &oracle{Scheduler: w.Scheduler, due: func(b binding.Binding) (string, error) {
		if b.GetName() == "api-deployment" && replicas(b)["m2"] > 0 {
			return "I know better", nil
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

// However many workloads cannot go anywhere, the one that can has its turn.
func TestReconcile_everyWorkloadHasItsTurn(t *testing.T) {
	t.Parallel()
	objects := []client.Object{policy(), member("m1", 92), member("m2", 0)}
	for i := range 3 * maxQuestions / 2 {
		b := named(t, fmt.Sprintf("pinned-%03d", i), at("m1", 2))
		b.Spec.Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}
		place(t, b, at("m1", 2))
		objects = append(objects, b)
	}
	w := newWorld(t, append(objects, web(t, at("m1", 10)))...)
	o := &oracle{Scheduler: w.Scheduler}
	w.Scheduler = o
	if _, writes := w.run(t); len(writes) > 0 || o.asked > maxQuestions+defaultMoves {
		t.Fatalf("wrote %v after %d questions", writes, o.asked)
	}
	if writes := w.next(t); len(writes) != 1 || writes[0] != "web-deployment" {
		t.Errorf("wrote %v, want the one that can move", writes)
	}
	if len(w.passed) > 0 {
		t.Error("those that had their turn never have another one")
	}
}

func TestReconcile_complains(t *testing.T) {
	t.Parallel()
	w := newWorld(t, policy(), member("m1", 92), member("m2", 79), web(t, at("m1", 10)))
	w.run(t)
	got := w.events.All()
	if len(got) != 1 || got[0].On.Name != "every-minute" || got[0].Reason != stuck || !got[0].Warning || !strings.Contains(got[0].Message, "Cluster m1 is above the threshold of 80% for cpu") {
		t.Errorf("events %+v", got)
	}
	// In the same words each time, whatever the numbers, so that it is sent once.
	w.next(t)
	if again := w.events.All(); len(again) != 2 || again[1] != got[0] {
		t.Errorf("events %+v", again)
	}
}

func TestReconcile_writes(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		refuse error
		told   int
	}{
		"somebody was faster": {apierrors.NewConflict(workv1alpha2.Resource("resourcebindings"), "web-deployment", errors.New("changed")), 0},
		"it has gone":         {apierrors.NewNotFound(workv1alpha2.Resource("resourcebindings"), "web-deployment"), 0},
		"the server is tired": {errors.New("tired"), 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t, policy(), member("m1", 92), member("m2", 0), web(t, at("m1", 10)))
			w.refuse = tc.refuse
			if result, _ := w.run(t); result.RequeueAfter != time.Minute {
				t.Errorf("again after %s", result.RequeueAfter)
			}
			if told := w.told(); len(told) != tc.told {
				t.Errorf("told %v", told)
			}
			// A move that was not carried out does not count.
			w.refuse = nil
			if writes := w.next(t); len(writes) != 1 {
				t.Errorf("then wrote %v", writes)
			}
		})
	}
}
