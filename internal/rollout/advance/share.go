// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package advance

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/schedule"
)

// unavailableMessage is the message of a cluster whose update would exceed maxUnavailable.
const unavailableMessage = "waits: too many replicas would be unavailable at the same time, see maxUnavailable"

// counted returns copies of the clusters. If the object has no replicas, each cluster counts as one.
func counted(clusters []Cluster) []Cluster {
	out := slices.Clone(clusters)
	if slices.ContainsFunc(out, func(c Cluster) bool { return c.Replicas > 0 }) {
		return out
	}
	for i := range out {
		c := &out[i]
		if c.Replicas, c.Disruption, c.Ready = 1, 1, 0; c.Healthy {
			c.Ready = 1
		}
	}
	return out
}

// assign returns the stage of each cluster. Clusters that have the target keep their stage, so that scaling moves none of them. The others
// belong to the first stage that selects them and has not reached its share of the replicas.
func (s *step) assign(entries map[string]fleetv1alpha1.RolloutClusterStatus) map[string]string {
	out := map[string]string{}
	clusters := slices.Clone(s.in.Clusters)
	slices.SortFunc(clusters, func(a, b Cluster) int { return cmp.Compare(a.Name, b.Name) })
	for _, c := range clusters {
		entry := entries[c.Name]
		if entry.Revision == s.in.Target && (entry.Stage == Rest || slices.Contains(c.Stages, entry.Stage)) {
			out[c.Name] = entry.Stage
		}
	}
	taken := 0
	for i := range s.in.Strategy.Stages {
		stage := &s.in.Strategy.Stages[i]
		for _, c := range clusters {
			if out[c.Name] == stage.Name {
				taken += c.Replicas
			}
		}
		shared := stage.Replicas != nil
		if shared && s.out.Stages[i].Phase == fleetv1alpha1.RolloutSucceeded {
			continue
		}
		need := scaled(stage.Replicas, 0, s.total, true)
		for _, c := range clusters {
			if out[c.Name] != "" || !slices.Contains(c.Stages, stage.Name) || shared && taken >= need {
				continue
			}
			out[c.Name] = stage.Name
			taken += c.Replicas
		}
	}
	for _, c := range clusters {
		if out[c.Name] == "" {
			out[c.Name] = Rest
		}
	}
	return out
}

// missing returns the number of replicas of a cluster that are not available for certain.
func (c *Cluster) missing() int {
	if !c.Reachable {
		return c.Replicas
	}
	return c.Replicas - min(max(c.Ready, 0), c.Replicas)
}

// unavailable returns the number of replicas of a cluster that are not available, or that an update in progress can make unavailable.
func (s *step) unavailable(e *fleetv1alpha1.RolloutClusterStatus) int {
	c := s.clusters[e.Name]
	if e.Revision == 0 {
		return 0 // it gets the object later
	}
	missing, applying := c.missing(), e.Revision != c.Revision || !c.Observed
	switch {
	case e.State == fleetv1alpha1.RolloutClusterRollingBack:
		return c.Replicas
	case e.State == fleetv1alpha1.RolloutClusterUpdating, e.State == fleetv1alpha1.RolloutClusterHealthy && applying:
		return max(missing, min(c.Disruption, c.Replicas))
	}
	return missing
}

// permits reports whether maxUnavailable permits the update of a cluster. An update that makes no further replica unavailable is
// permitted. So is one that exceeds the limit alone, if no replica of another cluster is unavailable: the rollout could not end otherwise.
func (s *step) permits(e *fleetv1alpha1.RolloutClusterStatus) bool {
	c := s.clusters[e.Name]
	if s.in.Strategy.MaxUnavailable == nil || e.Revision == 0 || !c.Exists {
		return true
	}
	loss := c.Replicas - c.missing()
	if !s.rollsBack() { // Disruption is that of the target
		loss = min(loss, c.Disruption)
	}
	if loss <= 0 {
		return true
	}
	elsewhere := 0
	for i := range s.out.Clusters {
		if other := &s.out.Clusters[i]; other.Name != e.Name {
			elsewhere += s.unavailable(other)
		}
	}
	return elsewhere == 0 || elsewhere+c.missing()+loss <= scaled(s.in.Strategy.MaxUnavailable, 0, s.total, false)
}

// window returns why a stage cannot start at this time, or "". It requests a step when the next window opens.
func (s *step) window() string {
	if len(s.in.Strategy.Windows) == 0 {
		return ""
	}
	var next time.Time
	for _, w := range s.in.Strategy.Windows {
		isOpen, opens := open(w, s.in.Now)
		if isOpen {
			return ""
		}
		if !opens.IsZero() && (next.IsZero() || opens.Before(next)) {
			next = opens
		}
	}
	if next.IsZero() {
		return "it starts in a window, and none opens within 5 years"
	}
	s.wakeAt(next)
	return fmt.Sprintf("it starts in a window; the next one opens at %s", next.UTC().Format(time.RFC3339))
}

// open reports whether a window is open, and returns the next time at which it opens, or zero. Admission rejects invalid windows; they
// never open.
func open(w policyv1alpha1.RolloutWindow, now time.Time) (isOpen bool, next time.Time) {
	s, err := schedule.ParseZoned(w.Schedule, w.TimeZone)
	if err != nil {
		return false, time.Time{}
	}
	last := s.After(now.Add(-w.Duration.Duration))
	return !last.IsZero() && !last.After(now), s.After(now)
}
