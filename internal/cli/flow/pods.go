// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"strings"

	corev1 "k8s.io/api/core/v1"

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
