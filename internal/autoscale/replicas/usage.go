// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package replicas computes the number of replicas of a workload from metrics, by the rules of HorizontalPodAutoscaler v2 over the
// pods of several clusters.
//
//	samples, pods ─► Propose ─► replicas for one metric ─► Limit (behavior, stabilization, bounds) ─► replicas, with reasons
//
// Missing information never removes replicas: on the way down, a pod without a sample counts as fully used; on the way up, as idle.
package replicas

import (
	"errors"
	"fmt"
	"math"
	"time"

	corev1 "k8s.io/api/core/v1"
)

// Sample is the value of a metric of one pod.
type Sample struct {
	// Value is in thousandths of the unit of the metric.
	Value int64
	// Timestamp and Window are the interval in which the value was measured: Window until Timestamp.
	Timestamp time.Time
	Window    time.Duration
}

// Settings are the parameters of the algorithm; see the flags --horizontal-pod-autoscaler-*.
type Settings struct {
	// Tolerance is the relative difference from the target that does not cause a change, for example 0.1.
	Tolerance float64
	// CPUInitialization is the time after the start of a pod in which CPU samples are used only if the pod was ready during the
	// measurement.
	CPUInitialization time.Duration
	// InitialReadiness is the time after the start of a pod in which a change to not ready counts as its start.
	InitialReadiness time.Duration
	// DownscaleStabilization is the stabilization window for scaling down of autoscalers that do not set one.
	DownscaleStabilization time.Duration
}

// Target is the target of a metric over pods.
type Target struct {
	// Average is the target value of each pod, in thousandths. It is used if Utilization is 0.
	Average int64
	// Utilization is the target in percent of the requests; 0 means that Average is used.
	Utilization int32
	// Resource is the measured resource, or "" for other metrics.
	Resource corev1.ResourceName
	// Container limits a resource to one container; "" means all.
	Container string
}

// Proposal is the number of replicas for one metric, and the current values.
type Proposal struct {
	Replicas int32
	// Average is the mean value of the pods, in thousandths.
	Average int64
	// Utilization is the mean value in percent of the requests. Nil if the target is an average.
	Utilization *int32
}

// Errors of Propose.
var (
	errNoPods    = errors.New("no pods returned by selector while calculating replica count")
	errNoSamples = errors.New("did not receive metrics for targeted pods (pods might be unready)")
)

// Propose returns the number of pods that brings a metric to its target. pods and samples have the same keys. If the metric is
// within the tolerance, the result is unchanged. scale is the number of replicas of the template for each pod: 0.5 if the pods run in
// two clusters that have all replicas each.
func (s Settings) Propose(
	target Target, pods map[string]*corev1.Pod, samples map[string]Sample, unchanged int32, scale float64, now time.Time,
) (Proposal, error) {
	if len(pods) == 0 {
		return Proposal{}, errNoPods
	}
	g := s.group(target.Resource, pods, samples, now)
	if len(g.measured) == 0 {
		return Proposal{}, errNoSamples
	}
	requests := map[string]int64{}
	if target.Utilization > 0 {
		for key, pod := range pods {
			request, err := requestOf(pod, target)
			if err != nil {
				return Proposal{}, err
			}
			requests[key] = request
		}
	}
	ratio, p, err := target.ratio(g.measured, requests)
	if err != nil {
		return Proposal{}, err
	}
	p.Replicas = unchanged
	growing := ratio > 1
	if len(g.missing) == 0 && (len(g.unready) == 0 || !growing) {
		if !s.within(ratio) {
			p.Replicas = sameDirection(ratio, scaled(ratio*float64(g.ready), scale), unchanged)
		}
		return p, nil
	}
	g.assume(target, requests, ratio)
	next, _, err := target.ratio(g.measured, requests)
	if err != nil {
		return Proposal{}, err
	}
	// The assumptions must not reverse the direction.
	if s.within(next) || growing != (next > 1) {
		return p, nil
	}
	count := scaled(next*float64(len(g.measured)), scale)
	if growing && count < unchanged || !growing && count > unchanged {
		return p, nil
	}
	p.Replicas = count
	return p, nil
}

// ProposeRatio returns the number of replicas for a ratio of a value to its target that does not belong to single pods. ready is
// the number of ready pods. Without current replicas, the ratio is the number of replicas.
func (s Settings) ProposeRatio(ratio float64, ready int, unchanged int32, scale float64) int32 {
	switch {
	case unchanged == 0:
		return scaled(ratio, 1)
	case s.within(ratio):
		return unchanged
	}
	return sameDirection(ratio, scaled(ratio*float64(ready), scale), unchanged)
}

// sameDirection returns count, or unchanged if count is lower although the ratio to the target is above 1: not all replicas are counted.
func sameDirection(ratio float64, count, unchanged int32) int32 {
	if ratio > 1 {
		return max(count, unchanged)
	}
	return count
}

// ProposeTotal returns the number of replicas that brings the share of each replica in a total to a target. Both are in
// thousandths.
func (s Settings) ProposeTotal(total, average int64, unchanged int32) int32 {
	if unchanged > 0 && s.within(float64(total)/(float64(average)*float64(unchanged))) {
		return unchanged
	}
	return scaled(float64(total)/float64(average), 1)
}

func (s Settings) within(ratio float64) bool { return math.Abs(ratio-1) <= s.Tolerance+epsilon }

// epsilon compensates for rounding: 1.1 - 1 is greater than 0.1.
const epsilon = 1e-9

// scaled returns count*scale, rounded up.
func scaled(count, scale float64) int32 {
	return int32(min(math.Ceil(count*scale-epsilon), math.MaxInt32))
}

// Ready returns the number of pods that are running, ready and not being deleted.
func Ready(pods map[string]*corev1.Pod) (n int) {
	for _, p := range pods {
		if c := readyCondition(p); p.DeletionTimestamp == nil && p.Status.Phase == corev1.PodRunning && c != nil &&
			c.Status == corev1.ConditionTrue {
			n++
		}
	}
	return n
}

// groups are the pods by their state. Pods that have failed or are being deleted are in none.
type groups struct {
	ready            int               // pods with a usable sample
	measured         map[string]Sample // samples of the ready pods
	missing, unready map[string]bool
}

func (s Settings) group(resource corev1.ResourceName, pods map[string]*corev1.Pod, samples map[string]Sample, now time.Time) groups {
	g := groups{measured: map[string]Sample{}, missing: map[string]bool{}, unready: map[string]bool{}}
	for key, pod := range pods {
		sample, measured := samples[key]
		switch {
		case pod.DeletionTimestamp != nil || pod.Status.Phase == corev1.PodFailed:
		case pod.Status.Phase == corev1.PodPending:
			g.unready[key] = true
		case !measured:
			g.missing[key] = true
		case resource == corev1.ResourceCPU && s.starting(pod, sample, now):
			g.unready[key] = true
		default:
			g.ready++
			g.measured[key] = sample
		}
	}
	return g
}

// starting reports whether the CPU usage of a pod may result from its start.
func (s Settings) starting(pod *corev1.Pod, sample Sample, now time.Time) bool {
	ready := readyCondition(pod)
	if ready == nil || pod.Status.StartTime == nil {
		return true
	}
	started, changed := pod.Status.StartTime.Time, ready.LastTransitionTime.Time
	if started.Add(s.CPUInitialization).After(now) {
		return ready.Status == corev1.ConditionFalse || sample.Timestamp.Before(changed.Add(sample.Window))
	}
	// A pod that became not ready later has been ready before; its usage counts.
	return ready.Status == corev1.ConditionFalse && started.Add(s.InitialReadiness).After(changed)
}

func readyCondition(pod *corev1.Pod) *corev1.PodCondition {
	for i := range pod.Status.Conditions {
		if c := &pod.Status.Conditions[i]; c.Type == corev1.PodReady {
			return c
		}
	}
	return nil
}

// assume adds values for the pods without usable samples, against the direction of the ratio.
func (g *groups) assume(target Target, requests map[string]int64, ratio float64) {
	for key := range g.missing {
		switch {
		case ratio < 1 && target.Utilization > 0:
			g.measured[key] = Sample{Value: requests[key] * int64(max(100, target.Utilization)) / 100}
		case ratio < 1:
			g.measured[key] = Sample{Value: target.Average}
		case ratio > 1:
			g.measured[key] = Sample{}
		}
	}
	if ratio > 1 {
		for key := range g.unready {
			g.measured[key] = Sample{}
		}
	}
}

// ratio returns the mean value in relation to the target, and the current values.
func (t Target) ratio(samples map[string]Sample, requests map[string]int64) (float64, Proposal, error) {
	var total, requested int64
	for key, s := range samples {
		total += s.Value
		requested += requests[key]
	}
	p := Proposal{Average: total / int64(len(samples))}
	if t.Utilization == 0 {
		return float64(p.Average) / float64(t.Average), p, nil
	}
	if requested == 0 {
		return 0, Proposal{}, fmt.Errorf("the pods with metrics request no %s", t.Resource)
	}
	p.Utilization = new(int32(min(total*100/requested, math.MaxInt32)))
	return float64(*p.Utilization) / float64(t.Utilization), p, nil
}

// requestOf returns the request of a pod, or of one container, in thousandths.
func requestOf(pod *corev1.Pod, target Target) (int64, error) {
	if target.Container == "" && pod.Spec.Resources != nil {
		if q, ok := pod.Spec.Resources.Requests[target.Resource]; ok {
			return q.MilliValue(), nil
		}
	}
	var sum int64
	found := false
	for _, c := range runningContainers(pod) {
		if target.Container != "" && c.Name != target.Container {
			continue
		}
		q, ok := c.Resources.Requests[target.Resource]
		if !ok {
			return 0, fmt.Errorf("missing request for %s in container %s of Pod %s/%s", target.Resource, c.Name, pod.Namespace, pod.Name)
		}
		sum, found = sum+q.MilliValue(), true
	}
	if !found {
		return 0, fmt.Errorf("container %s not found in Pod %s/%s", target.Container, pod.Namespace, pod.Name)
	}
	return sum, nil
}

// runningContainers returns the containers and sidecars of a pod.
func runningContainers(pod *corev1.Pod) []corev1.Container {
	out := append([]corev1.Container(nil), pod.Spec.Containers...)
	for i := range pod.Spec.InitContainers {
		if p := pod.Spec.InitContainers[i].RestartPolicy; p != nil && *p == corev1.ContainerRestartPolicyAlways {
			out = append(out, pod.Spec.InitContainers[i])
		}
	}
	return out
}
