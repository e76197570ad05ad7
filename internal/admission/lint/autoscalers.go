// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"time"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/ptr"
)

// neither reports that no metric can scale a target, neither up nor down.
func neither(c *call, at string, value any) {
	if b := as[autoscalingv2.HorizontalPodAutoscalerBehavior](value); off(b.ScaleUp) && off(b.ScaleDown) {
		c.report(at, "disables scaling up and down: metrics have no effect, only minReplicas and maxReplicas")
	}
}

func off(rules *autoscalingv2.HPAScalingRules) bool {
	return rules != nil && ptr.Deref(rules.SelectPolicy, "") == autoscalingv2.DisabledPolicySelect
}

// minRescheduleInterval is the shortest interval of a ReplicaSchedulingPolicy that is used.
const minRescheduleInterval = 10 * time.Second

// shortInterval reports an interval that is not used.
func shortInterval(c *call, at string, value any) {
	if d := as[metav1.Duration](value).Duration; d > 0 && d < minRescheduleInterval {
		c.report(at, "%s is too short; %s is used", d, minRescheduleInterval)
	}
}
