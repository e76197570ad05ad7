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

// groupKey is what makes groups of clusters: a field or a label, never both.
type groupKey struct {
	field policyv1alpha1.SpreadFieldValue
	label string
}

var byCluster = groupKey{field: policyv1alpha1.SpreadByFieldCluster}

// keyOf is the key of a constraint; one that says nothing counts clusters.
func keyOf(c *policyv1alpha1.SpreadConstraint) groupKey {
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

// compare orders keys: fields before labels, so that the order of constraints plays no part.
func (k groupKey) compare(o groupKey) int {
	return cmp.Or(strings.Compare(k.label, o.label), strings.Compare(string(k.field), string(o.field)))
}

// groups appends to out the groups that a cluster belongs to: several for a cluster in several zones, which counts for
// each of them.
func (k groupKey) groups(out []string, c *clusterv1alpha1.Cluster) []string {
	single := ""
	switch {
	case k.label != "":
		if value, ok := c.Labels[k.label]; ok { // a label without a value is a value, too
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

// grouped says whether a cluster belongs to any group.
func (k groupKey) grouped(c *clusterv1alpha1.Cluster) bool {
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

// limit bounds the number of groups that are used.
type limit struct {
	by       groupKey
	min, max int
}

const unlimited = math.MaxInt

// limitsOf reads spread constraints: one limit for each key, that for clusters last and always there.
//
// A maximum that is left out, or 0, is no bound. Upstream takes it for a bound of no groups, with the effect that such a
// placement never chooses anything.
func limitsOf(constraints []policyv1alpha1.SpreadConstraint) ([]limit, error) {
	out := make([]limit, 0, len(constraints)+1)
	clusters := limit{by: byCluster, min: 1, max: unlimited}
	for i := range constraints {
		c := &constraints[i]
		if c.SpreadByField != "" && c.SpreadByLabel != "" {
			return nil, unschedulable("a spread constraint has both spreadByField %s and spreadByLabel %s, which exclude each other", c.SpreadByField, c.SpreadByLabel)
		}
		l := limit{by: keyOf(c), min: max(c.MinGroups, 1), max: c.MaxGroups}
		switch l.by.field {
		case "", policyv1alpha1.SpreadByFieldCluster, policyv1alpha1.SpreadByFieldRegion, policyv1alpha1.SpreadByFieldZone, policyv1alpha1.SpreadByFieldProvider:
		default:
			return nil, unschedulable("a spread constraint groups clusters by %s, which is not known: use cluster, region, zone, provider or a label", l.by)
		}
		if l.max <= 0 {
			l.max = unlimited
		}
		if l.by == byCluster {
			clusters = clusters.and(l)
		} else if same := slices.IndexFunc(out, func(o limit) bool { return o.by == l.by }); same >= 0 {
			out[same] = out[same].and(l)
		} else {
			out = append(out, l)
		}
	}
	slices.SortFunc(out, func(a, b limit) int { return a.by.compare(b.by) })
	out = append(out, clusters)
	for _, l := range out {
		if l.max < l.min {
			return nil, unschedulable("the spread constraint by %s wants at least %d and at most %d groups", l.by, l.min, l.max)
		}
	}
	return out, nil
}

func (l limit) and(o limit) limit {
	return limit{by: l.by, min: max(l.min, o.min), max: min(l.max, o.max)}
}

// groupLimits are the limits but that for clusters, and clusterLimit is that.
func (p *plan) groupLimits() []limit { return p.limits[:len(p.limits)-1] }
func (p *plan) clusterLimit() limit  { return p.limits[len(p.limits)-1] }

// describe tells users the groups there are: "2 regions: eu (m1, m2), us (m3)", shortened where there are many.
func describe(by groupKey, groups []group) string {
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
		return fmt.Sprintf("no cluster that fits has a %s", by)
	}
	return fmt.Sprintf("the clusters that fit have %d: %s", len(groups), strings.Join(parts, ", "))
}
