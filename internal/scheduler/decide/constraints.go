// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// groupKey is a key of spread constraints: a field or a label, never both.
type groupKey struct {
	field policyv1alpha1.SpreadFieldValue
	label string
}

var byCluster = groupKey{field: policyv1alpha1.SpreadByFieldCluster}

// groupKeyOf returns the key of a constraint. The default is the cluster.
func groupKeyOf(c *policyv1alpha1.SpreadConstraint) groupKey {
	switch {
	case c.SpreadByLabel != "":
		return groupKey{label: c.SpreadByLabel}
	case c.SpreadByField == "":
		return byCluster
	default:
		return groupKey{field: c.SpreadByField}
	}
}

func (k groupKey) String() string {
	if k.label != "" {
		return "label " + k.label
	}
	return string(k.field)
}

// compare orders keys, so that the order of the constraints has no effect.
func (k groupKey) compare(o groupKey) int {
	return cmp.Or(strings.Compare(k.label, o.label), strings.Compare(string(k.field), string(o.field)))
}

// groups appends the groups of a cluster to out. A cluster in several zones belongs to several groups.
func (k groupKey) groups(out []string, c *clusterv1alpha1.Cluster) []string {
	single := ""
	switch {
	case k.label != "":
		if value, ok := c.Labels[k.label]; ok { // an empty value is a group, too
			return append(out, value)
		}
	case k.field == policyv1alpha1.SpreadByFieldZone:
		for i, zone := range placement.Zones(c) {
			if !slices.Contains(c.Spec.Zones[:min(i, len(c.Spec.Zones))], zone) {
				out = append(out, zone)
			}
		}
	case k.field == policyv1alpha1.SpreadByFieldRegion:
		single = c.Spec.Region
	case k.field == policyv1alpha1.SpreadByFieldProvider:
		single = c.Spec.Provider
	default:
		single = c.Name
	}
	if single != "" {
		out = append(out, single)
	}
	return out
}

// hasGroup reports whether a cluster belongs to a group.
func (k groupKey) hasGroup(c *clusterv1alpha1.Cluster) bool {
	switch {
	case k.label != "":
		_, ok := c.Labels[k.label]
		return ok
	case k.field == policyv1alpha1.SpreadByFieldZone:
		return len(placement.Zones(c)) > 0
	case k.field == policyv1alpha1.SpreadByFieldRegion:
		return c.Spec.Region != ""
	case k.field == policyv1alpha1.SpreadByFieldProvider:
		return c.Spec.Provider != ""
	default:
		return true
	}
}

// constraint limits the number of groups.
type constraint struct {
	by       groupKey
	min, max int
}

// unlimited is the maximum of a constraint without maxGroups.
const unlimited = math.MaxInt

// parseConstraints returns one constraint per key. That by cluster always exists and is the last.
//
// maxGroups 0 means no maximum. Upstream selects no group then, so that it never schedules such a placement.
func parseConstraints(constraints []policyv1alpha1.SpreadConstraint) ([]constraint, error) {
	out := make([]constraint, 0, len(constraints)+1)
	clusters := constraint{by: byCluster, min: 1, max: unlimited}
	for i := range constraints {
		c := &constraints[i]
		if c.SpreadByField != "" && c.SpreadByLabel != "" {
			return nil, unschedulable("a spread constraint has both spreadByField %s and spreadByLabel %s; only one is allowed",
				c.SpreadByField, c.SpreadByLabel)
		}
		l := constraint{by: groupKeyOf(c), min: max(c.MinGroups, 1), max: c.MaxGroups}
		switch l.by.field {
		case "", policyv1alpha1.SpreadByFieldCluster, policyv1alpha1.SpreadByFieldRegion, policyv1alpha1.SpreadByFieldZone,
			policyv1alpha1.SpreadByFieldProvider:
		default:
			return nil, unschedulable("unknown spreadByField %s: use cluster, region, zone, provider or spreadByLabel", l.by)
		}
		if l.max <= 0 {
			l.max = unlimited
		}
		if l.by == byCluster {
			clusters = clusters.merge(l)
		} else if same := slices.IndexFunc(out, func(o constraint) bool { return o.by == l.by }); same >= 0 {
			out[same] = out[same].merge(l)
		} else {
			out = append(out, l)
		}
	}
	slices.SortFunc(out, func(a, b constraint) int { return a.by.compare(b.by) })
	out = append(out, clusters)
	for _, l := range out {
		if l.max < l.min {
			return nil, unschedulable("the spread constraint by %s requires at least %d and at most %d groups", l.by, l.min, l.max)
		}
	}
	return out, nil
}

func (l constraint) merge(o constraint) constraint {
	return constraint{by: l.by, min: max(l.min, o.min), max: min(l.max, o.max)}
}

// groupConstraints returns all constraints except the one by cluster, which clusterConstraint returns.
func (p *plan) groupConstraints() []constraint { return p.constraints[:len(p.constraints)-1] }
func (p *plan) clusterConstraint() constraint  { return p.constraints[len(p.constraints)-1] }

// describeGroups describes the groups of the candidates, such as "the candidates have 2: eu (m1, m2), us (m3)". It shortens
// long lists.
func describeGroups(by groupKey, groups []group) string {
	const shown = 5
	parts := make([]string, 0, shown+1)
	for i := range groups {
		if i == shown {
			parts = append(parts, fmt.Sprintf("and %d more", len(groups)-shown))
			break
		}
		var names []string
		for _, c := range groups[i].members {
			names = append(names, c.name)
		}
		slices.Sort(names)
		if len(names) > shown {
			names = append(names[:shown], fmt.Sprintf("and %d more", len(names)-shown))
		}
		parts = append(parts, fmt.Sprintf("%s (%s)", groups[i].value, strings.Join(names, ", ")))
	}
	if len(parts) == 0 {
		return fmt.Sprintf("no candidate has a %s", by)
	}
	return fmt.Sprintf("the candidates have %d: %s", len(groups), strings.Join(parts, ", "))
}
