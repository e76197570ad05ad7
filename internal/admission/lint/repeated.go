// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/robfig/cron/v3"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/utils/ptr"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/schedule"
)

// oneWeight reports weights of targets that have a higher one, too, as a whole or as each of their clusters. Clusters have the highest
// weight of the targets that select them.
func oneWeight(c *call, at string, value any) {
	weights := as[[]policyv1alpha1.StaticClusterWeight](value)
	highest, ofName := map[string]int{}, map[string]int{} // index of the highest weight by target, and by name of a cluster
	keys := make([]string, len(weights))
	keep := func(best map[string]int, key string, i int) {
		if last, found := best[key]; !found || weights[i].Weight > weights[last].Weight {
			best[key] = i
		}
	}
	for i := range weights {
		raw, err := json.Marshal(weights[i].TargetCluster)
		if err != nil {
			return // it was decoded from JSON
		}
		keys[i] = string(raw)
		keep(highest, keys[i], i)
		for name := range allNamed(&weights[i].TargetCluster) {
			keep(ofName, name, i)
		}
	}
	for i := range weights {
		target, path := &weights[i].TargetCluster, fmt.Sprintf("%s[%d].weight", at, i)
		if best := highest[keys[i]]; weights[i].Weight < weights[best].Weight {
			c.report(path, "%d has no effect: [%d] has the same target and a higher weight, %d", weights[i].Weight, best, weights[best].Weight)
		} else if len(target.ClusterNames) > 0 && !slices.ContainsFunc(target.ClusterNames, func(name string) bool {
			best, found := ofName[name]
			return !found || weights[best].Weight <= weights[i].Weight
		}) {
			best := ofName[target.ClusterNames[0]]
			c.report(path, "%d has no effect: each of its clusters has a higher weight, such as %q in [%d], %d", weights[i].Weight,
				target.ClusterNames[0], best, weights[best].Weight)
		}
	}
}

// oneTime reports tolerations that equal an earlier one, which is used, and have another time.
func oneTime(c *call, at string, value any) {
	text := func(t corev1.Toleration) string {
		if t.TolerationSeconds == nil {
			return "no limit"
		}
		return fmt.Sprintf("%d seconds", *t.TolerationSeconds)
	}
	first := map[corev1.Toleration]int{} // index by the fields without the time
	tolerations := as[[]corev1.Toleration](value)
	for i, t := range tolerations {
		t.TolerationSeconds = nil
		if t.Operator == "" {
			t.Operator = corev1.TolerationOpEqual
		}
		earlier, found := first[t]
		if !found {
			first[t] = i
		} else if used := text(tolerations[earlier]); used != text(tolerations[i]) {
			c.report(fmt.Sprintf("%s[%d]", at, i), "has no effect: [%d] tolerates the same taints, with %s", earlier, used)
		}
	}
}

// localName is the name of the time zone of the process that evaluates a schedule. It is that of rules without one.
const localName = "Local"

// times are the times of a schedule in a time zone.
type times struct {
	schedule cron.SpecSchedule
	zone     string
}

// timesOf returns the times of a rule. Those of an interval are not valid: they depend on the time at which the rule was added.
func timesOf(rule *autoscalingv1alpha1.CronFederatedHPARule) (t times, valid bool) {
	s, err := schedule.Parse(rule.Schedule)
	if err != nil {
		return times{}, false // the validation reports it
	}
	calendar, valid := s.(*cron.SpecSchedule)
	if !valid {
		return times{}, false
	}
	t = times{*calendar, localName}
	if rule.TimeZone != nil {
		t.zone = *rule.TimeZone
	}
	return t, true
}

// timedField is a field of a target that a rule sets at some times.
type timedField struct {
	times
	field string
}

// setting is a value that a rule sets at some times. by is the index of the object, or of the rule.
type setting struct {
	timedField
	by    int
	value int32
}

// Contradiction describes a field that CronFederatedHPAs of one target set to different values at the same times, or returns "". If several
// rules of one object have the same times, the last of them counts.
func Contradiction(scalers []autoscalingv1alpha1.CronFederatedHPA) string {
	var common commonTimes
	var all []setting
	for i := range scalers {
		spec, fields := &scalers[i].Spec, []string{"targetReplicas"}
		if spec.ScaleTargetRef.APIVersion == autoscalingv1alpha1.GroupVersion.String() {
			fields = []string{"targetMinReplicas", "targetMaxReplicas"}
		}
		set, own := map[timedField]bool{}, len(all)
		for j := len(spec.Rules) - 1; j >= 0; j-- {
			rule := &spec.Rules[j]
			t, valid := timesOf(rule)
			if !valid || ptr.Deref(rule.Suspend, false) || t.schedule.Next(time.Unix(0, 0)).IsZero() {
				continue
			}
			for _, name := range fields {
				key, n := timedField{t, name}, valueOf(rule, name)
				if n == nil || set[key] {
					continue
				}
				set[key] = true
				next := setting{key, i, *n}
				if other, at := common.other(all[:own], &next); other != nil {
					return fmt.Sprintf("several autoscalers set %s at the same times, such as %s: CronFederatedHPA %s to %d, CronFederatedHPA %s to %d",
						name, at, scalers[other.by].Name, other.value, scalers[i].Name, *n)
				}
				all = append(all, next)
			}
		}
	}
	return ""
}

// oneValue reports fields that another rule sets to another value right after, because it has the same times, or some of them, and follows
// in the list.
func oneValue(c *call, at string, value any) {
	rules := as[[]autoscalingv1alpha1.CronFederatedHPARule](value)
	last := map[timedField]int{} // index of the last rule that sets a field at a time
	var common commonTimes
	var later []setting // those of last, the last rule first
	for i := len(rules) - 1; i >= 0; i-- {
		t, valid := timesOf(&rules[i])
		if !valid || rules[i].Suspend != nil && *rules[i].Suspend {
			continue
		}
		for _, name := range []string{"targetReplicas", "targetMinReplicas", "targetMaxReplicas"} {
			key, n := timedField{t, name}, valueOf(&rules[i], name)
			path := fmt.Sprintf("%s[%d].%s", at, i, name)
			if n == nil {
				continue
			}
			if same, found := last[key]; found {
				if *valueOf(&rules[same], name) != *n {
					c.report(path, "%d has no effect: [%d] has the same times, and then sets %d", *n, same, *valueOf(&rules[same], name))
				}
				continue
			}
			next := setting{key, i, *n}
			if other, when := common.other(later, &next); other != nil {
				c.report(path, "rule %q sets %d, and rule %q in [%d] then sets %d: they have common times, such as %s", rules[i].Name, *n,
					rules[other.by].Name, other.by, other.value, when)
			}
			last[key], later = i, append(later, next)
		}
	}
	slices.Reverse(c.out)
}

// valueOf returns a field of a rule, or nil.
func valueOf(rule *autoscalingv1alpha1.CronFederatedHPARule, name string) *int32 {
	return map[string]*int32{
		"targetReplicas": rule.TargetReplicas, "targetMinReplicas": rule.TargetMinReplicas, "targetMaxReplicas": rule.TargetMaxReplicas,
	}[name]
}

// localZone reports the time zone of the process that evaluates the schedule.
func localZone(c *call, at string, value any) {
	if value == localName {
		c.report(at, "Local is the time zone of karmada-controller-manager; name a time zone, such as Europe/Berlin")
	}
}

// maxOpenings is the number of openings of a window that are evaluated.
const maxOpenings = 12_000

// alwaysOpen reports a window that opens again before it closes.
func alwaysOpen(c *call, at string, value any) {
	w := as[policyv1alpha1.RolloutWindow](value)
	s, err := schedule.ParseZoned(w.Schedule, "")
	if err != nil || w.Duration.Duration < time.Minute {
		return // the validation reports it
	}
	start := time.Date(2001, 1, 1, 0, 0, 0, 0, time.UTC)
	end := start.AddDate(5, 0, 0)
	if fields := strings.Fields(w.Schedule); len(fields) == 5 && fields[2] == "*" && fields[3] == "*" {
		end = start.AddDate(0, 0, 8) // each week is the same
		if fields[4] == "*" {
			end = start.AddDate(0, 0, 2) // each day is the same
		}
	}
	opens := s.After(start)
	for range maxOpenings {
		next := s.After(opens.Add(w.Duration.Duration))
		switch {
		case opens.IsZero(), next.IsZero(), s.After(next.Add(-w.Duration.Duration - time.Second)).Equal(next):
			return // it is closed before the next opening
		case next.After(end):
			c.report(at, "is always open: it opens again within its duration, %s; stages can start at any time", w.Duration.Duration)
			return
		}
		opens = next
	}
}
