// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package replicas

import (
	"math"
	"slices"
	"time"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
)

// History holds the past of one autoscaler that its behavior refers to. The zero value is empty: nothing is known.
type History struct {
	proposals []proposal
	changes   []change
}

type proposal struct {
	at       time.Time
	replicas int32
}

type change struct {
	at time.Time
	by int32 // negative for scaling down
}

// Bounds are the limits of an autoscaler.
type Bounds struct {
	Min, Max int32
	Behavior *autoscalingv2.HorizontalPodAutoscalerBehavior
}

// Limited is the result of Limit. The reasons equal the condition reasons of HorizontalPodAutoscaler.
type Limited struct {
	Replicas int32
	// Stabilized is ScaleDownStabilized or ScaleUpStabilized, or "" if the stabilization changed nothing.
	Stabilized string
	// Reason is why the number is not the proposed one, or DesiredWithinRange.
	Reason string
}

// Reasons of Limited.
const (
	ScaleDownStabilized = "ScaleDownStabilized"
	ScaleUpStabilized   = "ScaleUpStabilized"
	DesiredWithinRange  = "DesiredWithinRange"
	TooFewReplicas      = "TooFewReplicas"
	TooManyReplicas     = "TooManyReplicas"
	ScaleUpLimit        = "ScaleUpLimit"
	ScaleDownLimit      = "ScaleDownLimit"
)

// Start records the current number as the first proposal after a start. Earlier proposals are unknown, so nothing is scaled down
// within the stabilization window.
func (h *History) Start(current int32, now time.Time) {
	if len(h.proposals) == 0 {
		h.proposals = append(h.proposals, proposal{now, current})
	}
}

// maxPeriod is the longest period of a scaling policy that the API allows.
const maxPeriod = 30 * time.Minute

// Changed records that the number of replicas was changed. Changes that no policy can refer to are dropped here, too: Limit is not
// called while the number is outside the bounds.
func (h *History) Changed(from, to int32, now time.Time) {
	h.changes = slices.DeleteFunc(h.changes, func(c change) bool { return !c.at.After(now.Add(-maxPeriod)) })
	h.changes = append(h.changes, change{now, to - from})
}

// Limit records a proposal and returns the number of replicas that the behavior and the bounds allow now.
func (h *History) Limit(b Bounds, current, proposed int32, now time.Time, defaultWindow time.Duration) Limited {
	up, down := rulesOf(b.Behavior, defaultWindow)
	h.forget(now, up, down)
	h.proposals = append(h.proposals, proposal{now, proposed})
	var out Limited
	stable := h.stabilize(current, proposed, now, window(up), window(down))
	switch {
	case stable > proposed:
		out.Stabilized = ScaleDownStabilized
	case stable < proposed:
		out.Stabilized = ScaleUpStabilized
	}
	out.Replicas, out.Reason = h.bound(b, current, stable, now, up, down)
	return out
}

// rulesOf returns the rules up and down. Without a behavior, the number at most doubles, or grows to 4, at a time.
func rulesOf(b *autoscalingv2.HorizontalPodAutoscalerBehavior, defaultWindow time.Duration) (up, down *autoscalingv2.HPAScalingRules) {
	if b != nil {
		up, down = b.ScaleUp.DeepCopy(), b.ScaleDown.DeepCopy()
	}
	if down == nil {
		down = &autoscalingv2.HPAScalingRules{}
	}
	if down.StabilizationWindowSeconds == nil {
		down.StabilizationWindowSeconds = new(int32(defaultWindow / time.Second))
	}
	return up, down
}

func window(r *autoscalingv2.HPAScalingRules) time.Duration {
	if r == nil || r.StabilizationWindowSeconds == nil {
		return 0
	}
	return time.Duration(*r.StabilizationWindowSeconds) * time.Second
}

// stabilize limits a proposal to the proposals in the stabilization windows. The result is at least the highest proposal in the
// scale-down window, and at most the lowest one in the scale-up window.
func (h *History) stabilize(current, proposed int32, now time.Time, up, down time.Duration) int32 {
	lowest, highest := proposed, proposed
	for _, p := range h.proposals {
		if p.at.After(now.Add(-up)) {
			lowest = min(lowest, p.replicas)
		}
		if p.at.After(now.Add(-down)) {
			highest = max(highest, p.replicas)
		}
	}
	return min(max(current, lowest), highest)
}

// bound limits the number of replicas to the bounds and the rates, and returns the reason.
func (h *History) bound(b Bounds, current, wanted int32, now time.Time, up, down *autoscalingv2.HPAScalingRules) (int32, string) {
	switch {
	case wanted > current:
		limit, reason := b.Max, TooManyReplicas
		if rate := h.upTo(current, now, up); rate < limit {
			limit, reason = max(rate, current), ScaleUpLimit
		}
		if wanted > limit {
			return limit, reason
		}
	case wanted < current:
		limit, reason := b.Min, TooFewReplicas
		if rate := h.downTo(current, now, down); rate > limit {
			limit, reason = min(rate, current), ScaleDownLimit
		}
		if wanted < limit {
			return limit, reason
		}
	}
	switch {
	case wanted > b.Max:
		return b.Max, TooManyReplicas
	case wanted < b.Min:
		return b.Min, TooFewReplicas
	}
	return wanted, DesiredWithinRange
}

// upTo returns the highest number that the rate of scaling up allows.
func (h *History) upTo(current int32, now time.Time, rules *autoscalingv2.HPAScalingRules) int32 {
	if rules == nil {
		return max(2*current, 4)
	}
	if disabled(rules) {
		return current
	}
	var limits []int32
	for _, p := range rules.Policies {
		start := current - h.sum(now, p.PeriodSeconds)
		if p.Type == autoscalingv2.PodsScalingPolicy {
			limits = append(limits, start+p.Value)
		} else {
			limits = append(limits, int32(math.Ceil(float64(start)*(1+float64(p.Value)/100)-epsilon)))
		}
	}
	return selected(rules, limits, math.MaxInt32, slices.Max[[]int32], slices.Min[[]int32])
}

// downTo returns the lowest number that the rate of scaling down allows.
func (h *History) downTo(current int32, now time.Time, rules *autoscalingv2.HPAScalingRules) int32 {
	if disabled(rules) {
		return current
	}
	var limits []int32
	for _, p := range rules.Policies {
		start := current - h.sum(now, p.PeriodSeconds)
		if p.Type == autoscalingv2.PodsScalingPolicy {
			limits = append(limits, start-p.Value)
		} else {
			limits = append(limits, int32(float64(start)*(1-float64(p.Value)/100)+epsilon))
		}
	}
	return selected(rules, limits, 0, slices.Min[[]int32], slices.Max[[]int32])
}

// selected returns the limit that the rules select: the one of the largest change, unless they say Min.
func selected(rules *autoscalingv2.HPAScalingRules, limits []int32, none int32, largest, smallest func([]int32) int32) int32 {
	switch {
	case len(limits) == 0:
		return none
	case rules.SelectPolicy != nil && *rules.SelectPolicy == autoscalingv2.MinChangePolicySelect:
		return smallest(limits)
	}
	return largest(limits)
}

func disabled(rules *autoscalingv2.HPAScalingRules) bool {
	return rules.SelectPolicy != nil && *rules.SelectPolicy == autoscalingv2.DisabledPolicySelect
}

// sum returns the sum of the changes in a period. The number at its start is the current one without them.
func (h *History) sum(now time.Time, seconds int32) (n int32) {
	from := now.Add(-time.Duration(seconds) * time.Second)
	for _, c := range h.changes {
		if c.at.After(from) {
			n += c.by
		}
	}
	return n
}

// forget drops what neither the windows nor the periods refer to.
func (h *History) forget(now time.Time, up, down *autoscalingv2.HPAScalingRules) {
	longest := max(window(up), window(down))
	h.proposals = slices.DeleteFunc(h.proposals, func(p proposal) bool { return !p.at.After(now.Add(-longest)) })
	longest = 0
	for _, r := range []*autoscalingv2.HPAScalingRules{up, down} {
		if r == nil {
			continue
		}
		for _, p := range r.Policies {
			longest = max(longest, time.Duration(p.PeriodSeconds)*time.Second)
		}
	}
	h.changes = slices.DeleteFunc(h.changes, func(c change) bool { return !c.at.After(now.Add(-longest)) })
}
