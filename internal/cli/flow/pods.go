// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"encoding/json"
	"fmt"
	"strings"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/internal/machinery/plural"
)

// PodReason returns why a pod is not ready if this is a failure: the pod is not scheduled, or a container crashes or cannot start.
// It returns "" otherwise.
func PodReason(p *corev1.Pod) string {
	for _, c := range p.Status.Conditions {
		if c.Type == corev1.PodScheduled && c.Status == corev1.ConditionFalse {
			return "pod " + p.Name + " is not scheduled: " + Unscheduled(c.Message)
		}
	}
	for _, c := range append(p.Status.InitContainerStatuses, p.Status.ContainerStatuses...) {
		switch w, last := c.State.Waiting, c.LastTerminationState.Terminated; {
		case w != nil && w.Reason == "CrashLoopBackOff" && last != nil:
			return "pod " + p.Name + " crashes: container " + c.Name + ": " + last.Reason + suffix(last.Message)
		case w != nil && w.Reason != "ContainerCreating" && w.Reason != "PodInitializing":
			return "pod " + p.Name + " is waiting: " + w.Reason + suffix(w.Message)
		}
	}
	return ""
}

func suffix(message string) string { return strings.TrimSuffix(": "+strings.TrimSpace(message), ": ") }

// Unscheduled returns the message of a pod that is not scheduled without what the scheduler tells about preemption.
func Unscheduled(message string) string {
	for _, noise := range []string{" no new claims to deallocate", " preemption:"} {
		message, _, _ = strings.Cut(message, noise)
	}
	return strings.TrimRight(message, " ,")
}

// PodsReason returns the reason of the first pod with one, and the number of the others, or "".
func PodsReason(pods []corev1.Pod) string {
	text, more := "", 0
	for i := range pods {
		if reason := PodReason(&pods[i]); reason != "" && text == "" {
			text = reason
		} else if reason != "" {
			more++
		}
	}
	if more > 0 {
		text += " (and " + plural.Count(more, "more pod") + ")"
	}
	return text
}

// NotStarted reports whether a Job has reported pods of which none is ready. A Job counts as healthy meanwhile, as other kinds without a
// health.
func NotStarted(kind schema.GroupVersionKind, reported *runtime.RawExtension) bool {
	if kind.GroupKind() != batchv1.SchemeGroupVersion.WithKind("Job").GroupKind() || reported == nil {
		return false
	}
	var status batchv1.JobStatus
	return json.Unmarshal(reported.Raw, &status) == nil && status.Active > 0 && (status.Ready == nil || *status.Ready == 0)
}

// ScalingFailed reports whether a condition of an autoscaler reports a failure. An autoscaler of a target with 0 replicas is disabled.
func ScalingFailed(kind, status, reason string) bool {
	scales := kind == string(autoscalingv2.AbleToScale) || kind == string(autoscalingv2.ScalingActive)
	return scales && status == string(corev1.ConditionFalse) && reason != "ScalingDisabled"
}

// ScalingFailure returns why a HorizontalPodAutoscaler of a member fails, as its conditions report it, or "".
func ScalingFailure(kind schema.GroupVersionKind, reported *runtime.RawExtension) string {
	if kind.GroupKind() != autoscalingv2.SchemeGroupVersion.WithKind("HorizontalPodAutoscaler").GroupKind() || reported == nil {
		return ""
	}
	var status autoscalingv2.HorizontalPodAutoscalerStatus
	if json.Unmarshal(reported.Raw, &status) != nil {
		return ""
	}
	for _, c := range status.Conditions {
		if ScalingFailed(string(c.Type), string(c.Status), c.Reason) {
			return fmt.Sprintf("the autoscaler fails: %s: %s", c.Reason, c.Message)
		}
	}
	return ""
}
