// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package node

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"pgregory.net/rapid"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// answersTo is what is answered from a ledger to some question.
func answersTo(l *NodeAccounting) (out [2]int32) {
	ctx := context.Background()
	out[0], _ = Replicas(ctx, []EstimateReplicasPlugin{Resources{}, Quotas{}}, ReplicasRequest{Snapshot: l.Snapshot(), ReplicaRequirements: needs("cpu", "1", "memory", "1")})
	out[1], _ = Components(ctx, []EstimateComponentsPlugin{Resources{}, Quotas{}}, ComponentsRequest{Snapshot: l.Snapshot(), Namespace: "ns", Components: []workv1alpha2.Component{component(1, "cpu", "2"), component(2, "memory", "2")}})
	return out
}

// Whatever came and went, and in which order: only what is there counts.
func TestLedger_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		amount := func(label string, most int64) string { return fmt.Sprint(rapid.Int64Range(0, most).Draw(t, label)) }
		nodes, pods := map[string]*corev1.Node{}, map[string]*corev1.Pod{}
		worn := NewNodeAccounting()
		for range rapid.IntRange(0, 30).Draw(t, "events") {
			node := rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, "node")
			pod := rapid.SampledFrom([]string{"p", "q", "r", "s"}).Draw(t, "pod")
			switch rapid.IntRange(0, 4).Draw(t, "event") {
			case 0:
				n := machine(node, "cpu", amount("cpu", 20), "memory", amount("memory", 20), "pods", amount("pods", 5))
				n.Spec.Unschedulable = rapid.Bool().Draw(t, "cordoned")
				nodes[node] = n
				worn.SetNode(n)
			case 1:
				delete(nodes, node)
				worn.RemoveNode(node)
			case 2, 3:
				p := running(pod, rapid.SampledFrom([]string{"a", "b", "c", ""}).Draw(t, "on"), "cpu", amount("uses", 9))
				p.Status.Phase = rapid.SampledFrom([]corev1.PodPhase{corev1.PodRunning, corev1.PodFailed}).Draw(t, "phase")
				pods[pod] = p
				worn.SetPod(p)
			case 4:
				delete(pods, pod)
				worn.RemovePod("ns", pod)
			}
			if rapid.Bool().Draw(t, "look") {
				worn.Snapshot()
			}
		}
		fresh := NewNodeAccounting()
		var list []*corev1.Node
		var podList []*corev1.Pod
		for _, p := range pods {
			fresh.SetPod(p)
			podList = append(podList, p)
		}
		for _, n := range nodes {
			fresh.SetNode(n)
			list = append(list, n)
		}
		want, got := answersTo(fresh), answersTo(worn)
		if got != want {
			t.Fatalf("after what came and went %v, from what is there %v", got, want)
		}
		if got[0] < 0 || got[1] < 0 {
			t.Fatalf("answers %v", got)
		}
		worn.SetNode(machine("z", "cpu", "9"))
		worn.SetPod(running("z", "z"))
		worn.SetNodes(list)
		worn.SetPods(podList)
		if got := answersTo(worn); got != want {
			t.Fatalf("after a new list %v, want %v", got, want)
		}
		// More that is free never means fewer replicas.
		for _, n := range list {
			for name, q := range n.Status.Allocatable {
				q.Add(q)
				n.Status.Allocatable[name] = q
			}
			fresh.SetNode(n)
		}
		if more := answersTo(fresh); more[0] < want[0] {
			t.Fatalf("%d replicas became %d when all nodes grew", want[0], more[0])
		}
	})
}

// Nothing of owners that came and went is kept: every run of a CronJob is a new one.
func TestLedger_forgetsOwners(t *testing.T) {
	t.Parallel()
	l := books(machine("a"))
	before := 0
	for i := range 100 {
		p := running("p", "")
		p.OwnerReferences = []metav1.OwnerReference{{UID: types.UID(fmt.Sprint("job-", i)), Controller: new(true)}}
		l.SetPod(p)
		l.SetPod(running("p", "a"))
		l.RemovePod("ns", "p")
		if i == 0 {
			before = len(l.names)
		}
	}
	if len(l.names) != before || len(l.pods) != 0 {
		t.Errorf("%d names of %d pods are kept, want %d", len(l.names), len(l.pods), before)
	}
}

func TestLedger_snapshotsDoNotChange(t *testing.T) {
	t.Parallel()
	l := books(machine("a", "cpu", "4"), limit("q", list("cpu", "3"), nil))
	before := l.Snapshot()
	if l.Snapshot() != before {
		t.Error("nothing changed, and there is another snapshot")
	}
	l.SetPod(running("p", "a", "cpu", "4"))
	l.RemoveQuota("ns", "q")
	ask := func(s *Snapshot) int32 {
		n, err := Replicas(t.Context(), []EstimateReplicasPlugin{Resources{}, Quotas{}}, ReplicasRequest{Snapshot: s, ReplicaRequirements: needs("cpu", "1")})
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	if a, b := ask(before), ask(l.Snapshot()); a != 3 || b != 0 {
		t.Errorf("room for %d before and %d after, want 3 and 0", a, b)
	}
}

func owned(o metav1.ObjectMeta, owner types.UID) metav1.ObjectMeta {
	o.OwnerReferences = []metav1.OwnerReference{{UID: owner, Controller: new(true)}}
	return o
}

func TestUnschedulable(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	waiting := func(name string, owner types.UID, since time.Duration, reason string) *corev1.Pod {
		p := running(name, "")
		p.ObjectMeta = owned(p.ObjectMeta, owner)
		p.Status.Conditions = []corev1.PodCondition{{Type: corev1.PodScheduled, Status: corev1.ConditionFalse, Reason: reason, LastTransitionTime: metav1.NewTime(now.Add(-since))}}
		return p
	}
	const stuck = corev1.PodReasonUnschedulable
	later := waiting("later", "new", time.Hour, stuck)
	later.Spec.NodeName = "a"
	l := books(
		waiting("long", "new", 6*time.Minute, stuck), waiting("longer", "new", time.Hour, stuck),
		waiting("just", "new", 5*time.Minute, stuck), waiting("gated", "new", time.Hour, "SchedulingGated"),
		waiting("other", "old", time.Hour, stuck), ended(waiting("failed", "new", time.Hour, stuck), corev1.PodFailed),
		running("fresh", ""), later,
	)
	if got := l.Unschedulable("new", 5*time.Minute, now); got != 2 {
		t.Errorf("%d pods are unschedulable, want 2", got)
	}
	found := waiting("long", "new", time.Hour, stuck)
	found.Spec.NodeName = "a"
	l.SetPod(found)
	l.RemovePod("ns", "longer")
	if got := l.Unschedulable("new", 5*time.Minute, now); got != 0 {
		t.Errorf("%d pods are unschedulable, want 0", got)
	}
}

func TestNewest(t *testing.T) {
	t.Parallel()
	type set struct {
		uid, owner types.UID
		revision   string
		age        int
	}
	tests := map[string]struct {
		revision string
		sets     []set
		want     types.UID
	}{
		"none":                             {"1", nil, ""},
		"not its own":                      {"1", []set{{"a", "other", "1", 0}}, ""},
		"the one of the Deployment":        {"2", []set{{"a", "d", "1", 0}, {"b", "d", "2", 9}}, "b"},
		"even if there is a higher number": {"2", []set{{"a", "d", "3", 0}, {"b", "d", "2", 9}}, "b"},
		"else the highest number":          {"", []set{{"a", "d", "9", 0}, {"b", "d", "10", 9}}, "b"},
		"else the youngest":                {"", []set{{"a", "d", "x", 5}, {"b", "d", "", 1}}, "b"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			meta := func(name string, uid types.UID, revision string) metav1.ObjectMeta {
				return metav1.ObjectMeta{Namespace: "ns", Name: name, UID: uid, Annotations: map[string]string{revisionKey: revision}}
			}
			for range 5 {
				l := NewNodeAccounting()
				l.SetDeployment(new(meta("d", "d", tc.revision)))
				rand.Shuffle(len(tc.sets), func(i, j int) { tc.sets[i], tc.sets[j] = tc.sets[j], tc.sets[i] })
				for _, s := range tc.sets {
					m := owned(meta(string(s.uid), s.uid, s.revision), s.owner)
					m.CreationTimestamp = metav1.NewTime(time.Unix(int64(1000-s.age), 0))
					l.SetReplicaSet(&m)
				}
				if got, found := l.Newest("ns", "d"); !found || got != tc.want {
					t.Errorf("the newest is %q (%v), want %q", got, found, tc.want)
				}
				for _, s := range tc.sets {
					l.RemoveReplicaSet("ns", string(s.uid))
				}
				if got, found := l.Newest("ns", "d"); !found || got != "" {
					t.Errorf("the newest of none is %q (%v)", got, found)
				}
				l.RemoveDeployment("ns", "d")
				if _, found := l.Newest("ns", "d"); found {
					t.Error("the Deployment is gone and was found")
				}
			}
		})
	}
}

// plugin says what it is told to.
type plugin struct {
	n int32
	Result
}

func (p plugin) Name() string                                              { return "p" }
func (p plugin) Estimate(context.Context, ReplicasRequest) (int32, Result) { return p.n, p.Result }
func (p plugin) EstimateComponents(context.Context, ComponentsRequest) (int32, Result) {
	return p.n, p.Result
}

func TestPlugins(t *testing.T) {
	t.Parallel()
	nothing, full, broken := Result{Code: Nooperation}, Result{Code: Unschedulable}, Result{Code: Error, Err: errors.New("broken")}
	tests := map[string]struct {
		plugins []plugin
		want    int32
		err     bool
	}{
		"none":                          {nil, math.MaxInt32, false},
		"the least":                     {[]plugin{{n: 5}, {n: 3}, {n: 4}}, 3, false},
		"no operation is no answer":     {[]plugin{{0, nothing}, {n: 4}}, 4, false},
		"nobody has an answer":          {[]plugin{{0, nothing}}, math.MaxInt32, false},
		"unschedulable is zero":         {[]plugin{{n: 5}, {7, full}}, 0, false},
		"negative is zero":              {[]plugin{{n: -5}}, 0, false},
		"an error is an error":          {[]plugin{{n: 5}, {7, broken}}, 0, true},
		"what nobody knows is an error": {[]plugin{{7, Result{Code: 99}}}, 0, true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := books(machine("a")).Snapshot()
			var forReplicas []EstimateReplicasPlugin
			var forSets []EstimateComponentsPlugin
			for _, p := range tc.plugins {
				forReplicas, forSets = append(forReplicas, p), append(forSets, p)
			}
			a, errA := Replicas(t.Context(), forReplicas, ReplicasRequest{Snapshot: s})
			b, errB := Components(t.Context(), forSets, ComponentsRequest{Snapshot: s})
			if a != tc.want || b != tc.want || (errA != nil) != tc.err || (errB != nil) != tc.err {
				t.Errorf("%d (%v) and %d (%v), want %d", a, errA, b, errB, tc.want)
			}
		})
	}
}

func BenchmarkReplicas(b *testing.B) {
	l := NewNodeAccounting()
	for i := range 1000 {
		n := fmt.Sprint("n", i)
		l.SetNode(machine(n, "cpu", "64", "memory", "256Gi"))
		for j := range 20 {
			l.SetPod(running(fmt.Sprint(n, "-", j), n, "cpu", "1", "memory", "1Gi"))
		}
	}
	q := ReplicasRequest{Snapshot: l.Snapshot(), ReplicaRequirements: claiming(needs("cpu", "1", "memory", "1Gi"), labelled(corev1.NodeSelectorOpExists, "name"))}
	b.ReportAllocs()
	for b.Loop() {
		Resources{}.Estimate(b.Context(), q)
	}
}
