// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"

	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/machinery/truncate"
)

const (
	statusTrue    = string(corev1.ConditionTrue)
	statusFalse   = string(corev1.ConditionFalse)
	statusUnknown = string(corev1.ConditionUnknown)
)

const (
	// maxConditionMessage bounds the message of a reported condition, in bytes.
	maxConditionMessage = 512
	// maxNamedClusters bounds the clusters that a message names.
	maxNamedClusters = 10
)

// condition is a condition in a report or in the status of a template.
type condition struct {
	status, reason, message, since string
}

func parseCondition(o object) (kind string, c condition, err error) {
	for name, value := range map[string]*string{
		"type": &kind, "status": &c.status, "reason": &c.reason, "message": &c.message, "lastTransitionTime": &c.since,
	} {
		if *value, err = field.Get[string](o, name); err != nil {
			return "", condition{}, err
		}
	}
	return kind, c, nil
}

// encode returns the condition as a report has it.
func (c condition) encode(kind string) object {
	out := object{"type": kind, "status": c.status}
	for name, value := range map[string]string{
		"reason": c.reason, "message": truncate.Text(c.message, maxConditionMessage), "lastTransitionTime": c.since,
	} {
		if value != "" {
			out[name] = value
		}
	}
	return out
}

func typeOf(condition any) string {
	o, _ := condition.(object)
	kind, _ := o["type"].(string)
	return kind
}

// reflectConditions returns the conditions of some types to report, sorted by type. They have no times of updates and probes,
// which change too often.
func reflectConditions(status object, types []string) (out []any, err error) {
	err = field.Each(status, "conditions", func(o object) error {
		kind, c, err := parseCondition(o)
		if err == nil && slices.Contains(types, kind) {
			out = append(out, c.encode(kind))
		}
		return err
	})
	slices.SortStableFunc(out, func(a, b any) int { return cmp.Compare(typeOf(a), typeOf(b)) })
	return out, err
}

// member holds the conditions in the report of one cluster.
type member struct {
	cluster    string
	current    bool // the report is about the current generation of the template
	conditions map[string]condition
}

func memberOf(item Item, status object) (m member, err error) {
	m = member{cluster: item.ClusterName, conditions: map[string]condition{}}
	err = field.Each(status, "conditions", func(o object) error {
		kind, c, err := parseCondition(o)
		m.conditions[kind] = c
		return err
	})
	return m, err
}

func sortMembers(members []member) {
	slices.SortFunc(members, func(a, b member) int { return cmp.Compare(a.cluster, b.cluster) })
}

// mergeCondition returns a condition of all clusters. If a cluster reports the decisive status, this is the result; otherwise
// each cluster must report the opposite. found is false if no cluster reports the condition.
func mergeCondition(members []member, kind, decisive string) (c condition, found bool) {
	opposite := map[string]string{statusTrue: statusFalse, statusFalse: statusTrue}[decisive]
	if clusters, first := having(members, kind, decisive); len(clusters) > 0 {
		return condition{decisive, first.reason, strings.TrimSpace("In " + nameClusters(clusters) + ". " + first.message), ""}, true
	}
	clusters, first := having(members, kind, opposite)
	switch {
	case len(clusters) == len(members) && len(clusters) > 0:
		return condition{opposite, first.reason, "In all clusters.", ""}, true
	case slices.ContainsFunc(members, func(m member) bool { return m.conditions[kind].status != "" }):
		return condition{statusUnknown, notReported, "Not reported by " + nameClusters(without(members, clusters)) + ".", ""}, true
	}
	return condition{}, false
}

// having returns the clusters that report a condition with a status, and the condition of the first.
func having(members []member, kind, status string) (clusters []string, first condition) {
	for _, m := range members {
		if c := m.conditions[kind]; c.status == status {
			if len(clusters) == 0 {
				first = c
			}
			clusters = append(clusters, m.cluster)
		}
	}
	return clusters, first
}

// without returns the clusters that are not listed.
func without(members []member, listed []string) (out []string) {
	for _, m := range members {
		if !slices.Contains(listed, m.cluster) {
			out = append(out, m.cluster)
		}
	}
	return out
}

// nameClusters returns the names of clusters for a message.
func nameClusters(clusters []string) string {
	noun := "clusters "
	if len(clusters) == 1 {
		noun = "cluster "
	}
	if more := len(clusters) - maxNamedClusters; more > 0 {
		return noun + strings.Join(clusters[:maxNamedClusters], ", ") + fmt.Sprintf(" and %d more", more)
	}
	return noun + strings.Join(clusters, ", ")
}

// conditionForm describes the conditions of a kind in the status of a template.
type conditionForm struct {
	// types are the types that are merged, in order. Conditions of other types are kept.
	types []string
	// times lists the fields with the time of the last transition. nulls lists the fields that are always null.
	times, nulls []string
}

// put replaces the conditions in a status that the caller owns.
func (f conditionForm) put(status object, merged map[string]condition, members []member) error {
	old, err := field.Get[[]any](status, "conditions")
	if err != nil {
		return err
	}
	var out []any
	current := map[string]condition{}
	for _, o := range old {
		kind := typeOf(o)
		if !slices.Contains(f.types, kind) {
			out = append(out, o)
			continue
		}
		c, _ := o.(object)
		if _, current[kind], err = parseCondition(c); err != nil {
			current[kind] = condition{} // it is replaced
		}
	}
	if len(members) == 0 && len(current) == 0 {
		return nil // a template without a status stays without one
	}
	for _, kind := range f.types {
		c, found := merged[kind]
		if !found {
			continue
		}
		c.since = transition(kind, c, current[kind], members)
		entry := c.encode(kind)
		for _, name := range f.nulls {
			entry[name] = nil
		}
		for _, name := range f.times {
			entry[name] = nil
			if c.since != "" {
				entry[name] = c.since
			}
		}
		out = append(out, entry)
	}
	putList(status, "conditions", out)
	return nil
}

// transition returns the time of the last transition: the time of the template if the status is unchanged, otherwise the latest
// time in the reports of clusters.
func transition(kind string, next, current condition, members []member) string {
	if next.status == current.status {
		return current.since
	}
	latest, _ := timeOf("", current.since)
	for _, m := range members {
		if at, err := timeOf("", m.conditions[kind].since); err == nil {
			latest = later(latest, at)
		}
	}
	if latest.IsZero() {
		return ""
	}
	text, _ := formatTime(*latest).(string)
	return text
}
