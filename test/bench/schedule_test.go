// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/estimate/summary"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

// All measured placements must be schedulable on the simulated clusters.
func TestWorkloads_areSchedulable(t *testing.T) {
	t.Parallel()
	var clusters []*clusterv1alpha1.Cluster
	var called []string
	apis := []clusterv1alpha1.APIEnablement{
		{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Name: "deployments", Kind: "Deployment"}}},
	}
	for i := range 100 {
		c := simulatedCluster(i, apis)
		clusters, called = append(clusters, c), append(called, c.Name)
	}
	snapshot := decide.NewSnapshot(clusters)
	for _, w := range append(workloads(called), allOfThree(called)) {
		t.Run(w.name, func(t *testing.T) {
			t.Parallel()
			b := w.binding("web")
			estimates := decide.Estimates{}
			for _, c := range clusters {
				estimates[c.Name] = int64(summary.Of(c, true).Replicas(demand.OfReplica(b.Spec.ReplicaRequirements), nil))
			}
			d, err := decide.Default().Decide(snapshot, scheduler.NewRequest(b, false), estimates)
			if err != nil {
				t.Fatal(err)
			}
			total := int32(0)
			for _, c := range d.Clusters {
				total += c.Replicas
			}
			if w.placement.ReplicaScheduling.ReplicaSchedulingType == policyv1alpha1.ReplicaSchedulingTypeDuplicated {
				total /= int32(len(d.Clusters))
			}
			if total != w.replicas {
				t.Errorf("%d replicas are placed, want %d: %v", total, w.replicas, d.Clusters)
			}
		})
	}
}

// The taint of the benchmark makes the placement unschedulable and does not affect other taints.
func TestTaint(t *testing.T) {
	t.Parallel()
	other := corev1.Taint{Key: "theirs", Effect: corev1.TaintEffectNoSchedule}
	taints := addTaint([]corev1.Taint{other})
	var clusters []*clusterv1alpha1.Cluster
	for i := range 4 {
		clusters = append(
			clusters,
			simulatedCluster(
				i,
				[]clusterv1alpha1.APIEnablement{{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Kind: "Deployment"}}}},
			),
		)
	}
	clusters[2].Spec.Taints = taints
	w := allOfThree([]string{clusters[0].Name, clusters[1].Name, clusters[2].Name, clusters[3].Name})
	if _, err := decide.Default().Decide(decide.NewSnapshot(clusters), scheduler.NewRequest(w.binding("web"), false), nil); err == nil {
		t.Error("the binding is placed although a cluster is tainted")
	}
	if diff := cmp.Diff([]corev1.Taint{other}, removeTaint(taints)); diff != "" {
		t.Errorf("taints after removal (-want +got):\n%s", diff)
	}
}

func TestBurst(t *testing.T) {
	t.Parallel()
	for n, want := range map[int][]string{0: {}, 1: {urgentName}, 3: {"bench-00000", urgentName, "bench-00002"}} {
		if diff := cmp.Diff(want, burstOf(n)); diff != "" {
			t.Errorf("%d: %s", n, diff)
		}
	}
	if b := (workload{}).binding(urgentName); b.Spec.SchedulePriority == nil || b.Spec.SchedulePriority.Priority <= 0 {
		t.Error("the urgent binding has no priority")
	}
	if b := (workload{}).binding("bench-00000"); b.Spec.SchedulePriority != nil {
		t.Error("another binding has a priority")
	}
}

func TestScheduleFigure_count(t *testing.T) {
	t.Parallel()
	before := counts{{"PATCH", "resourcebindings"}: 7, {"POST", "events"}: 1}
	after := counts{
		{"PATCH", "resourcebindings"}: 17, {"PUT", "resourcebindings/status"}: 20, {"POST", "resourcebindings"}: 10,
		{"POST", "events"}: 31, {"PATCH", "works"}: 5,
	}
	f := ScheduleFigure{Bindings: 10}
	f.count(after.since(before, counts{{"POST", "resourcebindings"}: 10}))
	if f.Updates != 3 || f.EventWrites != 3 {
		t.Errorf("%v updates and %v events per binding, want 3 and 3: %+v", f.Updates, f.EventWrites, f.Writes)
	}
	if slices.ContainsFunc(f.Writes, func(w Write) bool { return w.Verb == "POST" && w.Resource == "resourcebindings" }) {
		t.Error("requests of the benchmark are counted")
	}
}

func TestPercentiles(t *testing.T) {
	t.Parallel()
	var all []time.Duration
	for i := range 100 {
		all = append(all, time.Duration(100-i)*time.Second)
	}
	if got, want := percentiles(all), (Percentiles{P50: 51, P95: 96, P99: 100}); got != want {
		t.Errorf("percentiles = %+v, want %+v", got, want)
	}
	if got := percentiles(nil); got != (Percentiles{}) {
		t.Errorf("percentiles of nothing = %+v", got)
	}
}

func TestScheduleResult_Print(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	r := ScheduleResult{Clusters: 100, Simulated: 97, Placements: []ScheduleFigure{
		{
			Placement:    "anywhere",
			Bindings:     1000,
			CreatedIn:    1.25,
			PlacedIn:     2,
			StatusIn:     3,
			PerSecond:    500,
			Stolen:       0.25,
			ToPlaced:     Percentiles{0.5, 0.8, 1},
			Alone:        Percentiles{0.01, 0.02, 0.03},
			Urgent:       Urgent{ToPlaced: 0.04, Waiting: 321, Before: 8},
			SpecWrites:   1,
			StatusWrites: 1,
			Updates:      3,
			EventWrites:  2,
			Costs:        []Cost{{Process: "control plane", CPU: 3, Resident: 100 << 20}, {Process: "idle"}},
		},
		{Placement: "opened", Bindings: 7, PlacedIn: 2, StatusIn: 3, PerSecond: 4},
	}}
	if err := r.Print(&out); err != nil {
		t.Fatal(err)
	}
	words := strings.Join(strings.Fields(out.String()), " ")
	for _, want := range []string{
		"Bindings for 100 clusters, 97 of them simulated",
		"anywhere 1000 1.2 s 2.0 s 3.0 s 500 25 % opened 7 before 2.0 s 3.0 s 4 ≥ 220 0 %",
		"anywhere 0.500 s 0.800 s 1.000 s 0.010 s 0.030 s",
		"anywhere 0.040 s 0.500 s 321 8", "anywhere 1.00 1.00 1 + 1 3.00 2.00", "anywhere: control plane 3.00 ms 3.0 s 100 MB",
	} {
		if !strings.Contains(words, want) {
			t.Errorf("the report lacks %q:\n%s", want, out.String())
		}
	}
	if strings.Contains(words, "idle") {
		t.Error("a process without CPU time is reported")
	}
}

func TestResult_Print(t *testing.T) {
	t.Parallel()
	var out strings.Builder
	r := Result{
		Deployments:         10,
		Members:             2,
		Replicas:            2,
		InMembers:           2,
		Ready:               3,
		Reported:            10,
		WritesUntilReported: 13.5,
		Writes:              []Write{{"POST", "works", 20}},
		WritesForRollout:    7.5,
		RolloutWrites:       []Write{{"PATCH", "works", 75}},
		Reports: []Reporting{{
			Change: "creation", Members: Spread{1, 2, 3}, Template: Spread{2, 3, 4}, Ratio: Spread{1.2, 1.4, 2}, WithinGoal: 9, Deployments: 10,
		}},
	}
	if err := r.Print(&out); err != nil {
		t.Fatal(err)
	}
	words := strings.Join(strings.Fields(out.String()), " ")
	for _, want := range []string{
		"10 Deployments of 2 replicas over 2 members", "2.0 s (5/s)", "until ready and reported 13.50 14", "POST works 2.00",
		"for a change of its image 7.50 7 or more",
		"creation: in the members 1.000 s 2.000 s 3.000 s", "creation: ratio 1.20 1.40 2.00 0.00 ≤ 1.5: 9 of 10",
	} {
		if !strings.Contains(words, want) {
			t.Errorf("the report lacks %q:\n%s", want, out.String())
		}
	}
}
