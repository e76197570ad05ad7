// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package replicas

import (
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"pgregory.net/rapid"
)

var (
	now      = time.Date(2030, 1, 2, 3, 0, 0, 0, time.UTC)
	settings = Settings{
		Tolerance: 0.1, CPUInitialization: 5 * time.Minute, InitialReadiness: 30 * time.Second, DownscaleStabilization: 5 * time.Minute,
	}
	halfCPU = Target{Utilization: 50, Resource: corev1.ResourceCPU}
)

// pod returns a pod that requests 1000m CPU and has been ready for an hour.
func pod(change ...func(*corev1.Pod)) *corev1.Pod {
	start := metav1.NewTime(now.Add(-time.Hour))
	p := &corev1.Pod{
		Spec: corev1.PodSpec{Containers: []corev1.Container{{
			Name: "main", Resources: corev1.ResourceRequirements{Requests: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("1")}},
		}}},
		Status: corev1.PodStatus{
			Phase: corev1.PodRunning, StartTime: &start,
			Conditions: []corev1.PodCondition{{Type: corev1.PodReady, Status: corev1.ConditionTrue, LastTransitionTime: start}},
		},
	}
	for _, c := range change {
		c(p)
	}
	return p
}

func pending(p *corev1.Pod)   { p.Status.Phase = corev1.PodPending }
func failed(p *corev1.Pod)    { p.Status.Phase = corev1.PodFailed }
func deleted(p *corev1.Pod)   { p.DeletionTimestamp = &metav1.Time{Time: now} }
func noRequest(p *corev1.Pod) { p.Spec.Containers[0].Resources.Requests = nil }

// started returns a change to a pod that started some time ago and became ready, or not ready, then.
func started(ago time.Duration, ready corev1.ConditionStatus) func(*corev1.Pod) {
	return func(p *corev1.Pod) {
		at := metav1.NewTime(now.Add(-ago))
		p.Status.StartTime = &at
		p.Status.Conditions[0].Status, p.Status.Conditions[0].LastTransitionTime = ready, at
	}
}

func TestSettings_Propose(t *testing.T) {
	t.Parallel()
	none := int64(-1) // no sample
	tests := map[string]struct {
		pods      []*corev1.Pod
		usage     []int64 // in thousandths
		target    Target
		unchanged int32   // 0 means the number of pods
		scale     float64 // 0 means 1
		want      int32
		failure   string
	}{
		"on target":            {pods: of(2), usage: []int64{500, 500}, want: 2},
		"within the tolerance": {pods: of(2), usage: []int64{550, 550}, want: 2},
		"twice the target":     {pods: of(3), usage: []int64{1000, 1000, 1000}, want: 6},
		"slightly above":       {pods: of(3), usage: []int64{600, 600, 600}, want: 4},
		"half of the target":   {pods: of(4), usage: []int64{250, 250, 250, 250}, want: 2},
		"idle":                 {pods: of(4), usage: []int64{0, 0, 0, 0}, want: 0},
		"two clusters with all replicas": {
			pods: of(6), usage: []int64{1000, 1000, 1000, 1000, 1000, 1000}, unchanged: 3, scale: 0.5, want: 6,
		},
		"half of the clusters are ready":                        {pods: of(2), usage: []int64{750, 750}, unchanged: 4, scale: 2, want: 6},
		"members have not caught up":                            {pods: of(2), usage: []int64{1000, 1000}, unchanged: 4, want: 4},
		"a pod without a sample, scaling up":                    {pods: of(3), usage: []int64{1000, 1000, none}, want: 4},
		"a pod without a sample does not reverse the direction": {pods: of(4), usage: []int64{600, 600, none, none}, want: 4},
		"a pod without a sample, scaling down":                  {pods: of(5), usage: []int64{0, 0, 0, 0, none}, want: 2},
		"most pods without a sample, scaling down":              {pods: of(4), usage: []int64{0, none, none, none}, want: 4},
		"a pending pod, scaling up": {
			pods: []*corev1.Pod{pod(), pod(), pod(pending)}, usage: []int64{1000, 1000, none}, want: 4,
		},
		"a pending pod, scaling down": {
			pods: []*corev1.Pod{pod(), pod(), pod(pending)}, usage: []int64{100, 100, none}, want: 1,
		},
		"failed and deleted pods are ignored": {
			pods: []*corev1.Pod{pod(), pod(failed), pod(deleted)}, usage: []int64{1000, 5000, 5000}, want: 2, unchanged: 1,
		},
		"most pods have failed, above the target": {
			pods: []*corev1.Pod{pod(), pod(failed), pod(failed)}, usage: []int64{600, none, none}, want: 3,
		},
		"a pod that starts": {
			pods: []*corev1.Pod{pod(), pod(started(time.Minute, corev1.ConditionFalse))}, usage: []int64{500, 5000}, want: 2,
		},
		"a sample from before the pod was ready": {
			pods: []*corev1.Pod{pod(), pod(started(30*time.Second, corev1.ConditionTrue))}, usage: []int64{500, 5000}, want: 2,
		},
		"a pod that was ready before counts": {
			pods: []*corev1.Pod{pod(), pod(started(10*time.Minute, corev1.ConditionTrue))}, usage: []int64{1000, 1000}, want: 4,
		},
		"average value": {
			pods: of(2), usage: []int64{3000, 1000}, target: Target{Average: 1000}, want: 4,
		},
		"no pods":    {failure: "no pods"},
		"no samples": {pods: of(2), usage: []int64{none, none}, failure: "did not receive metrics"},
		"no request": {pods: []*corev1.Pod{pod(noRequest)}, usage: []int64{1}, failure: "missing request for cpu in container main"},
		"an unknown container": {
			pods: of(1), usage: []int64{1}, target: Target{Utilization: 50, Resource: corev1.ResourceCPU, Container: "x"},
			failure: "container x not found",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			pods, samples := map[string]*corev1.Pod{}, map[string]Sample{}
			for i, p := range tc.pods {
				key := fmt.Sprint("m1/", i)
				pods[key] = p
				if tc.usage[i] != none {
					samples[key] = Sample{Value: tc.usage[i], Timestamp: now, Window: time.Minute}
				}
			}
			if tc.target == (Target{}) {
				tc.target = halfCPU
			}
			if tc.unchanged == 0 {
				tc.unchanged = int32(len(tc.pods))
			}
			if tc.scale == 0 {
				tc.scale = 1
			}
			got, err := settings.Propose(tc.target, pods, samples, tc.unchanged, tc.scale, now)
			if tc.failure != "" {
				if err == nil || !strings.Contains(err.Error(), tc.failure) {
					t.Errorf("Propose = %v, want error %q", err, tc.failure)
				}
				return
			}
			if err != nil || got.Replicas != tc.want {
				t.Errorf("Propose = %+v, %v; want %d replicas", got, err, tc.want)
			}
		})
	}
}

func TestSettings_ProposeRatio(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		ratio     float64
		ready     int
		unchanged int32
		scale     float64
		want      int32
	}{
		"above the target":                           {ratio: 1.5, ready: 4, unchanged: 4, scale: 1, want: 6},
		"below the target":                           {ratio: 0.5, ready: 4, unchanged: 4, scale: 1, want: 2},
		"within the tolerance":                       {ratio: 1.1, ready: 2, unchanged: 4, scale: 1, want: 4},
		"above the target, half of the pods ready":   {ratio: 1.2, ready: 10, unchanged: 20, scale: 1, want: 20},
		"two clusters with all replicas":             {ratio: 2, ready: 8, unchanged: 4, scale: 0.5, want: 8},
		"without replicas the ratio is their number": {ratio: 2.5, scale: 1, want: 3},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := settings.ProposeRatio(tc.ratio, tc.ready, tc.unchanged, tc.scale); got != tc.want {
				t.Errorf("ProposeRatio = %d, want %d", got, tc.want)
			}
		})
	}
}

func of(n int) (out []*corev1.Pod) {
	for range n {
		out = append(out, pod())
	}
	return out
}

// A lost sample never leads to a change in the other direction, nor to a larger change.
func TestSettings_Propose_missingSamples(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 8).Draw(t, "pods")
		pods, samples, fewer := map[string]*corev1.Pod{}, map[string]Sample{}, map[string]Sample{}
		value := int64(rapid.IntRange(0, 2000).Draw(t, "usage")) // of every pod, so that the loss changes no average
		for i := range n {
			key := fmt.Sprint(i)
			pods[key], samples[key] = pod(), Sample{Value: value, Timestamp: now}
			if i == 0 || rapid.Bool().Draw(t, "sampled") {
				fewer[key] = samples[key]
			}
		}
		all, err := settings.Propose(halfCPU, pods, samples, int32(n), 1, now)
		if err != nil {
			t.Fatal(err)
		}
		some, err := settings.Propose(halfCPU, pods, fewer, int32(n), 1, now)
		if err != nil {
			t.Fatal(err)
		}
		low, high := min(all.Replicas, int32(n)), max(all.Replicas, int32(n))
		if some.Replicas < low || some.Replicas > high {
			t.Fatalf("%d of %d samples of %d: %d replicas, want %d to %d", len(fewer), n, value, some.Replicas, low, high)
		}
	})
}
