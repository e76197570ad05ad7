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

// results returns the results of two example requests.
func results(l *Accounting) (out [2]int32) {
	ctx := context.Background()
	out[0], _ = Replicas(ctx, []EstimateReplicasPlugin{Resources{}, Quotas{}},
		ReplicasRequest{Snapshot: l.Snapshot(), ReplicaRequirements: requirements("cpu", "1", "memory", "1")})
	out[1], _ = Components(ctx, []EstimateComponentsPlugin{Resources{}, Quotas{}},
		ComponentsRequest{
			Snapshot: l.Snapshot(), Namespace: "ns",
			Components: []workv1alpha2.Component{component(1, "cpu", "2"), component(2, "memory", "2")},
		})
	return out
}

// The result depends only on the current objects, not on earlier ones or on the order.
func TestAccounting_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		amount := func(label string, most int64) string { return fmt.Sprint(rapid.Int64Range(0, most).Draw(t, label)) }
		nodes, pods := map[string]*corev1.Node{}, map[string]*corev1.Pod{}
		updated := NewAccounting()
		for range rapid.IntRange(0, 30).Draw(t, "events") {
			node := rapid.SampledFrom([]string{"a", "b", "c"}).Draw(t, "node")
			pod := rapid.SampledFrom([]string{"p", "q", "r", "s"}).Draw(t, "pod")
			switch rapid.IntRange(0, 4).Draw(t, "event") {
			case 0:
				n := newNode(node, "cpu", amount("cpu", 20), "memory", amount("memory", 20), "pods", amount("pods", 5))
				n.Spec.Unschedulable = rapid.Bool().Draw(t, "cordoned")
				nodes[node] = n
				updated.SetNode(n)
			case 1:
				delete(nodes, node)
				updated.RemoveNode(node)
			case 2, 3:
				p := newPod(pod, rapid.SampledFrom([]string{"a", "b", "c", ""}).Draw(t, "on"), "cpu", amount("uses", 9))
				p.Status.Phase = rapid.SampledFrom([]corev1.PodPhase{corev1.PodRunning, corev1.PodFailed}).Draw(t, "phase")
				pods[pod] = p
				updated.SetPod(p)
			case 4:
				delete(pods, pod)
				updated.RemovePod("ns", pod)
			}
			if rapid.Bool().Draw(t, "look") {
				updated.Snapshot()
			}
		}
		fresh := NewAccounting()
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
		want, got := results(fresh), results(updated)
		if got != want {
			t.Fatalf("results %v after updates, %v from scratch", got, want)
		}
		if got[0] < 0 || got[1] < 0 {
			t.Fatalf("results %v", got)
		}
		updated.SetNode(newNode("z", "cpu", "9"))
		updated.SetPod(newPod("z", "z"))
		updated.SetNodes(list)
		updated.SetPods(podList)
		if got := results(updated); got != want {
			t.Fatalf("results %v after a new list, want %v", got, want)
		}
		// The result does not decrease with more free resources.
		for _, n := range list {
			for name, q := range n.Status.Allocatable {
				q.Add(q)
				n.Status.Allocatable[name] = q
			}
			fresh.SetNode(n)
		}
		if more := results(fresh); more[0] < want[0] {
			t.Fatalf("replicas decreased from %d to %d with larger nodes", want[0], more[0])
		}
	})
}

// Every run of a CronJob creates an owner: owners of deleted pods must not stay in memory.
func TestAccounting_dropsOwners(t *testing.T) {
	t.Parallel()
	l := account(newNode("a"))
	before := 0
	for i := range 100 {
		p := newPod("p", "")
		p.OwnerReferences = []metav1.OwnerReference{{UID: types.UID(fmt.Sprint("job-", i)), Controller: new(true)}}
		l.SetPod(p)
		l.SetPod(newPod("p", "a"))
		l.RemovePod("ns", "p")
		if i == 0 {
			before = len(l.interned)
		}
	}
	if len(l.interned) != before || len(l.pods) != 0 {
		t.Errorf("%d strings and %d pods are kept, want %d strings", len(l.interned), len(l.pods), before)
	}
}

func TestAccounting_snapshotsAreImmutable(t *testing.T) {
	t.Parallel()
	l := account(newNode("a", "cpu", "4"), limit("q", list("cpu", "3"), nil))
	before := l.Snapshot()
	if l.Snapshot() != before {
		t.Error("another snapshot without a change")
	}
	l.SetPod(newPod("p", "a", "cpu", "4"))
	l.RemoveQuota("ns", "q")
	available := func(s *Snapshot) int32 {
		n, err := Replicas(t.Context(), []EstimateReplicasPlugin{Resources{}, Quotas{}},
			ReplicasRequest{Snapshot: s, ReplicaRequirements: requirements("cpu", "1")})
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	if a, b := available(before), available(l.Snapshot()); a != 3 || b != 0 {
		t.Errorf("%d replicas before and %d after, want 3 and 0", a, b)
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
		p := newPod(name, "")
		p.ObjectMeta = owned(p.ObjectMeta, owner)
		p.Status.Conditions = []corev1.PodCondition{{
			Type: corev1.PodScheduled, Status: corev1.ConditionFalse, Reason: reason, LastTransitionTime: metav1.NewTime(now.Add(-since)),
		}}
		return p
	}
	const unschedulable = corev1.PodReasonUnschedulable
	later := waiting("later", "new", time.Hour, unschedulable)
	later.Spec.NodeName = "a"
	l := account(
		waiting("long", "new", 6*time.Minute, unschedulable), waiting("longer", "new", time.Hour, unschedulable),
		waiting("just", "new", 5*time.Minute, unschedulable), waiting("gated", "new", time.Hour, "SchedulingGated"),
		waiting("other", "old", time.Hour, unschedulable), withPhase(waiting("failed", "new", time.Hour, unschedulable), corev1.PodFailed),
		newPod("fresh", ""), later,
	)
	if got := l.Unschedulable("new", 5*time.Minute, now); got != 2 {
		t.Errorf("got %d unschedulable pods, want 2", got)
	}
	found := waiting("long", "new", time.Hour, unschedulable)
	found.Spec.NodeName = "a"
	l.SetPod(found)
	l.RemovePod("ns", "longer")
	if got := l.Unschedulable("new", 5*time.Minute, now); got != 0 {
		t.Errorf("got %d unschedulable pods, want 0", got)
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
		"none":                           {"1", nil, ""},
		"a ReplicaSet of another owner":  {"1", []set{{"a", "other", "1", 0}}, ""},
		"the revision of the Deployment": {"2", []set{{"a", "d", "1", 0}, {"b", "d", "2", 9}}, "b"},
		"the revision of the Deployment before a higher one": {"2", []set{{"a", "d", "3", 0}, {"b", "d", "2", 9}}, "b"},
		"the highest revision":                               {"", []set{{"a", "d", "9", 0}, {"b", "d", "10", 9}}, "b"},
		"the youngest":                                       {"", []set{{"a", "d", "x", 5}, {"b", "d", "", 1}}, "b"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			meta := func(name string, uid types.UID, revision string) metav1.ObjectMeta {
				return metav1.ObjectMeta{Namespace: "ns", Name: name, UID: uid, Annotations: map[string]string{revisionKey: revision}}
			}
			for range 5 {
				l := NewAccounting()
				l.SetDeployment(new(meta("d", "d", tc.revision)))
				rand.Shuffle(len(tc.sets), func(i, j int) { tc.sets[i], tc.sets[j] = tc.sets[j], tc.sets[i] })
				for _, s := range tc.sets {
					m := owned(meta(string(s.uid), s.uid, s.revision), s.owner)
					m.CreationTimestamp = metav1.NewTime(time.Unix(int64(1000-s.age), 0))
					l.SetReplicaSet(&m)
				}
				if got, found := l.Newest("ns", "d"); !found || got != tc.want {
					t.Errorf("Newest = %q (%v), want %q", got, found, tc.want)
				}
				for _, s := range tc.sets {
					l.RemoveReplicaSet("ns", string(s.uid))
				}
				if got, found := l.Newest("ns", "d"); !found || got != "" {
					t.Errorf("Newest without ReplicaSets = %q (%v)", got, found)
				}
				l.RemoveDeployment("ns", "d")
				if _, found := l.Newest("ns", "d"); found {
					t.Error("the removed Deployment was found")
				}
			}
		})
	}
}

// plugin returns a configured result.
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
	noop, full, broken := Result{Code: Nooperation}, Result{Code: Unschedulable}, Result{Code: Error, Err: errors.New("broken")}
	tests := map[string]struct {
		plugins []plugin
		want    int32
		err     bool
	}{
		"none":                   {nil, math.MaxInt32, false},
		"the minimum":            {[]plugin{{n: 5}, {n: 3}, {n: 4}}, 3, false},
		"Nooperation is ignored": {[]plugin{{0, noop}, {n: 4}}, 4, false},
		"Nooperation only":       {[]plugin{{0, noop}}, math.MaxInt32, false},
		"Unschedulable is zero":  {[]plugin{{n: 5}, {7, full}}, 0, false},
		"negative is zero":       {[]plugin{{n: -5}}, 0, false},
		"Error":                  {[]plugin{{n: 5}, {7, broken}}, 0, true},
		"an unknown code":        {[]plugin{{7, Result{Code: 99}}}, 0, true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := account(newNode("a")).Snapshot()
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
	l := NewAccounting()
	for i := range 1000 {
		n := fmt.Sprint("n", i)
		l.SetNode(newNode(n, "cpu", "64", "memory", "256Gi"))
		for j := range 20 {
			l.SetPod(newPod(fmt.Sprint(n, "-", j), n, "cpu", "1", "memory", "1Gi"))
		}
	}
	q := ReplicasRequest{Snapshot: l.Snapshot(),
		ReplicaRequirements: withClaim(requirements("cpu", "1", "memory", "1Gi"), withLabel(corev1.NodeSelectorOpExists, "name"))}
	b.ReportAllocs()
	for b.Loop() {
		Resources{}.Estimate(b.Context(), q)
	}
}
