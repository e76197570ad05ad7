// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"fmt"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/clock"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

func resources(pairs ...string) corev1.ResourceList {
	list := corev1.ResourceList{}
	for i := 0; i < len(pairs); i += 2 {
		list[corev1.ResourceName(pairs[i])] = resource.MustParse(pairs[i+1])
	}
	return list
}

func newNode(name string, ready corev1.ConditionStatus, pairs ...string) *corev1.Node {
	return &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: name}, Status: corev1.NodeStatus{
		Allocatable: resources(pairs...), Conditions: []corev1.NodeCondition{{Type: corev1.NodeReady, Status: ready}},
	}}
}

func newPod(name, node string, phase corev1.PodPhase, pairs ...string) *corev1.Pod {
	p := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name}}
	p.Spec.NodeName, p.Status.Phase = node, phase
	p.Spec.Containers = []corev1.Container{{Name: "c", Resources: corev1.ResourceRequirements{Requests: resources(pairs...)}}}
	return p
}

func text(list corev1.ResourceList) map[string]string {
	out := map[string]string{}
	for name, q := range list {
		out[string(name)] = q.String()
	}
	return out
}

func TestUsage_sumsNodesAndPods(t *testing.T) {
	t.Parallel()
	u := newUsage(clock.RealClock{})
	nodes, pods := nodeSink(u), podSink(u)
	_ = nodes.Replace([]any{
		newNode("n1", corev1.ConditionTrue, "cpu", "4", "memory", "8Gi", "pods", "2", "example.com/gpu", "1"),
		newNode("n2", corev1.ConditionFalse, "cpu", "1500m", "memory", "4Gi", "pods", "110"),
	}, "1")
	if u.synced() {
		t.Error("synced before the list of pods")
	}
	_ = pods.Replace([]any{
		newPod("a", "n1", corev1.PodRunning, "cpu", "250m", "memory", "1Gi", "example.com/gpu", "1"),
		newPod("b", "", corev1.PodPending, "cpu", "1", "memory", "512Mi"),
		newPod("c", "n1", corev1.PodSucceeded, "cpu", "3"),
	}, "1")
	if !u.synced() {
		t.Error("not synced after both lists")
	}
	count, sum := u.summarize(nil)
	if *count != (clusterv1alpha1.NodeSummary{TotalNum: 2, ReadyNum: 1}) {
		t.Errorf("nodes = %+v", count)
	}
	got := []map[string]string{text(sum.Allocatable), text(sum.Allocating), text(sum.Allocated)}
	want := []map[string]string{
		{"cpu": "5500m", "memory": "12Gi", "pods": "112", "example.com/gpu": "1"},
		{"cpu": "1", "memory": "512Mi", "pods": "1"},
		{"cpu": "250m", "memory": "1Gi", "pods": "1", "example.com/gpu": "1"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("sums (-want +got):\n%s", diff)
	}
	if sum.AllocatableModelings != nil {
		t.Error("nodes graded without models")
	}

	// One pod is scheduled, one is deleted, and a node is deleted.
	_ = pods.Update(newPod("b", "n2", corev1.PodRunning, "cpu", "1", "memory", "512Mi"))
	_ = pods.Delete(newPod("a", "n1", corev1.PodRunning))
	_ = nodes.Delete(newNode("n1", corev1.ConditionTrue))
	_, sum = u.summarize(nil)
	got = []map[string]string{text(sum.Allocatable), text(sum.Allocating), text(sum.Allocated)}
	want = []map[string]string{{"cpu": "1500m", "memory": "4Gi", "pods": "110"}, {}, {"cpu": "1", "memory": "512Mi", "pods": "1"}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("sums after the changes (-want +got):\n%s", diff)
	}
}

func TestUsage_gradesNodes(t *testing.T) {
	t.Parallel()
	r := func(name string, low, high int64) clusterv1alpha1.ResourceModelRange {
		return clusterv1alpha1.ResourceModelRange{Name: corev1.ResourceName(name), Min: *resource.NewQuantity(low, resource.DecimalSI),
			Max: *resource.NewQuantity(high, resource.DecimalSI)}
	}
	const gi = 1 << 30
	models := []clusterv1alpha1.ResourceModel{
		{Grade: 0, Ranges: []clusterv1alpha1.ResourceModelRange{r("cpu", 0, 1), r("memory", 0, 4*gi)}},
		{Grade: 1, Ranges: []clusterv1alpha1.ResourceModelRange{r("cpu", 1, 4), r("memory", 4*gi, 16*gi)}},
		{Grade: 5, Ranges: []clusterv1alpha1.ResourceModelRange{r("cpu", 4, math.MaxInt64), r("memory", 16*gi, math.MaxInt64)}},
	}
	u := newUsage(clock.RealClock{})
	_ = nodeSink(u).Replace([]any{
		newNode("large", "True", "cpu", "16", "memory", "64Gi", "pods", "110"),
		newNode("bounds", "True", "cpu", "4", "memory", "16Gi", "pods", "110"),
		newNode("lopsided", "True", "cpu", "32", "memory", "4Gi", "pods", "110"),
		newNode("used", "True", "cpu", "16", "memory", "64Gi", "pods", "110"),
		newNode("full", "True", "cpu", "16", "memory", "64Gi", "pods", "1"),
		newNode("no memory", "True", "cpu", "16", "pods", "110"),
		newNode("overcommitted", "True", "cpu", "1", "memory", "64Gi", "pods", "110"),
	}, "1")
	_ = podSink(u).Replace([]any{
		newPod("a", "used", corev1.PodRunning, "cpu", "12500m"),
		newPod("b", "full", corev1.PodRunning),
		newPod("c", "overcommitted", corev1.PodRunning, "cpu", "3"),
	}, "1")
	_, sum := u.summarize(models)
	want := []clusterv1alpha1.AllocatableModeling{{Grade: 0, Count: 2}, {Grade: 1, Count: 2}, {Grade: 5, Count: 2}}
	if diff := cmp.Diff(want, sum.AllocatableModelings); diff != "" {
		t.Errorf("grades (-want +got):\n%s", diff)
	}
}

func TestPodSink_transformKeepsRequests(t *testing.T) {
	t.Parallel()
	p := newPod("a", "n1", corev1.PodRunning, "cpu", "100m")
	always := corev1.ContainerRestartPolicyAlways
	p.Spec.InitContainers = []corev1.Container{
		{Name: "init", Resources: corev1.ResourceRequirements{Requests: resources("cpu", "300m")}},
		{Name: "sidecar", RestartPolicy: &always, Resources: corev1.ResourceRequirements{Requests: resources("cpu", "250m")}},
	}
	p.Spec.Overhead = resources("cpu", "50m")
	small, err := podSink(newUsage(clock.RealClock{})).Transformer()(p.DeepCopy())
	if err != nil {
		t.Fatal(err)
	}
	full, reduced := newUsage(clock.RealClock{}), newUsage(clock.RealClock{})
	_ = podSink(full).Add(p)
	_ = podSink(reduced).Add(small)
	if diff := cmp.Diff(full.allocated, reduced.allocated); diff != "" || full.allocated[corev1.ResourceCPU] != 400 {
		t.Errorf("requests %v (-full +reduced):\n%s", full.allocated, diff)
	}
}

// The sums equal the sums over the existing pods after any sequence of events.
func TestUsage_sumsNeverDrift(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		u := newUsage(clock.RealClock{})
		sink := podSink(u)
		existing := map[string]*corev1.Pod{}
		for range rapid.IntRange(0, 50).Draw(t, "steps") {
			name := fmt.Sprint("p", rapid.IntRange(0, 5).Draw(t, "pod"))
			switch rapid.IntRange(0, 3).Draw(t, "what") {
			case 0:
				_ = sink.Delete(newPod(name, "", ""))
				delete(existing, name)
			case 1:
				var list []any
				for _, p := range existing {
					list = append(list, p)
				}
				_ = sink.Replace(list, "")
			default:
				node := rapid.SampledFrom([]string{"", "n1", "n2"}).Draw(t, "node")
				phase := rapid.SampledFrom([]corev1.PodPhase{corev1.PodPending, corev1.PodRunning, corev1.PodFailed}).Draw(t, "phase")
				p := newPod(name, node, phase, "cpu", fmt.Sprint(rapid.IntRange(0, 5).Draw(t, "cpu")), "memory", "1Gi")
				_ = sink.Update(p)
				existing[name] = p
			}
		}
		fresh := newUsage(clock.RealClock{})
		for _, p := range existing {
			_ = podSink(fresh).Add(p)
		}
		if diff := cmp.Diff([]any{fresh.allocated, fresh.allocating, fresh.used}, []any{u.allocated, u.allocating, u.used}); diff != "" {
			t.Fatalf("drifted (-want +got):\n%s", diff)
		}
	})
}
