// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package advance

import (
	"fmt"
	"slices"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/machinery/plural"
)

// DefaultInterval is the time between two measurements of a check, if it has none.
const DefaultInterval = 30 * time.Second

// check sets the state of a cluster that has the target. A cluster that has passed its gate stays passed: later events, such as a change
// of its replicas, change its message only.
func (s *step) check(m *fleetv1alpha1.RolloutClusterStatus, gate *policyv1alpha1.RolloutGate) {
	if gate == nil {
		gate = s.in.Strategy.Gate
	}
	if gate == nil {
		gate = &policyv1alpha1.RolloutGate{}
	}
	unmet, pending := s.unmet(m.Name, gate)
	if m.State == fleetv1alpha1.RolloutClusterHealthy {
		if m.Message = ""; unmet != "" && !pending {
			m.Message = "it passed the gate, and now: " + unmet
		}
		return
	}
	if m.StartedAt == nil {
		m.StartedAt = &s.now
	}
	deadline := m.StartedAt.Add(s.timeout())
	if unmet != "" {
		// Without a report of the last change, such as one of the replicas, there is no evidence that the gate was interrupted.
		if !pending {
			m.GateSatisfiedSince = nil
			for i := range m.Checks {
				m.Checks[i].Successful = 0
			}
		}
		s.notPassed(m, deadline, unmet)
		return
	}
	if m.GateSatisfiedSince == nil {
		m.GateSatisfiedSince = &s.now
	}
	var soak time.Duration
	if gate.MinSuccessTime != nil {
		soak = gate.MinSuccessTime.Duration
	}
	until := m.GateSatisfiedSince.Add(soak)
	waiting, failed, erroneous := s.measure(m, gate)
	switch {
	case failed != "":
		m.State, m.Message = fleetv1alpha1.RolloutClusterFailed, failed
	case erroneous:
		s.notPassed(m, deadline, waiting)
	case s.in.Now.Before(until):
		s.updating(m, fmt.Sprintf("the gate must stay satisfied for %v", soak))
	case waiting != "":
		s.updating(m, waiting)
	default:
		m.State, m.Message = fleetv1alpha1.RolloutClusterHealthy, ""
	}
	if s.in.Now.Before(until) {
		s.wakeAt(until)
	}
}

// updating sets the message of a cluster whose gate is satisfied, but not for long enough. A failed cluster stays failed until it passes.
func (s *step) updating(m *fleetv1alpha1.RolloutClusterStatus, message string) {
	if m.Message = message; m.State != fleetv1alpha1.RolloutClusterFailed {
		m.State = fleetv1alpha1.RolloutClusterUpdating
	}
}

// notPassed sets the state of a cluster whose gate is not satisfied.
func (s *step) notPassed(m *fleetv1alpha1.RolloutClusterStatus, deadline time.Time, message string) {
	if m.State == fleetv1alpha1.RolloutClusterFailed || !s.in.Now.Before(deadline) {
		m.State, m.Message = fleetv1alpha1.RolloutClusterFailed, fmt.Sprintf("gate not passed within %v: %s", s.timeout(), message)
		return
	}
	m.State, m.Message = fleetv1alpha1.RolloutClusterUpdating, message
	s.wakeAt(deadline)
}

// unmet returns what the gate misses for a cluster, or "". pending means that the cluster has not reported its last change.
func (s *step) unmet(name string, gate *policyv1alpha1.RolloutGate) (message string, pending bool) {
	c := s.clusters[name]
	switch {
	case !c.Reachable:
		return "the cluster is not ready", false
	case c.Revision != s.in.Target:
		return "the revision is being applied", false
	case !c.Observed:
		return "the cluster has not reported the revision yet", true
	case (gate.RequireHealthy == nil || *gate.RequireHealthy) && !c.Healthy:
		return "the object is not healthy", false
	}
	for _, want := range gate.RequiredConditions {
		status := want.Status
		if status == "" {
			status = metav1.ConditionTrue
		}
		if c.Conditions[want.Type] != status {
			return fmt.Sprintf("condition %s is not %s", want.Type, status), false
		}
	}
	for _, check := range gate.Checks {
		if check.CEL == "" {
			continue
		}
		if c.Check == nil {
			return fmt.Sprintf("check %s cannot be evaluated", check.Name), false
		}
		if reason := c.Check(check.CEL); reason != "" {
			return fmt.Sprintf("check %s: %s", check.Name, reason), false
		}
	}
	return "", false
}

// measure counts the measurements of a cluster whose gate is satisfied otherwise, and requests those that must be made now. waiting is the
// reason to wait, or ""; erroneous means that the last query of a check had no result.
func (s *step) measure(m *fleetv1alpha1.RolloutClusterStatus, gate *policyv1alpha1.RolloutGate) (waiting, failed string, erroneous bool) {
	m.Checks = slices.DeleteFunc(m.Checks, func(st fleetv1alpha1.RolloutCheckStatus) bool {
		return !slices.ContainsFunc(gate.Checks, func(c policyv1alpha1.RolloutCheck) bool { return c.Name == st.Name })
	})
	for _, check := range gate.Checks {
		if check.Prometheus == nil {
			continue
		}
		i := slices.IndexFunc(m.Checks, func(st fleetv1alpha1.RolloutCheckStatus) bool { return st.Name == check.Name })
		if i < 0 {
			i = len(m.Checks)
			m.Checks = append(m.Checks, fleetv1alpha1.RolloutCheckStatus{Name: check.Name})
		}
		st, count := &m.Checks[i], max(check.Count, 1)
		var due time.Time // at once
		if st.MeasuredAt != nil {
			due = st.MeasuredAt.Add(intervalOf(&check))
		}
		for _, r := range s.in.Measurements {
			switch {
			case st.Successful >= count || r.Cluster != m.Name || r.Check != check.Name || !s.usable(&r, m, due):
			case r.NotAsked:
				st.Message = r.Err
			default:
				record(st, &check, &r, s.now)
				due = s.now.Add(intervalOf(&check))
			}
		}
		if st.Successful >= count {
			continue
		}
		if s.in.Now.Before(due) {
			s.wakeAt(due)
		} else {
			s.due = append(s.due, Due{Cluster: m.Name, Check: check})
		}
		switch {
		case st.Failed > check.FailureLimit:
			failed = fmt.Sprintf("check %s: %s did not succeed, at most %d may; the last value is %s", check.Name,
				plural.Count(st.Failed, "measurement"), check.FailureLimit, st.Value)
		case st.Errors > 0:
			waiting, erroneous = fmt.Sprintf("check %s has no result: %s", check.Name, st.Message), true
		case waiting == "":
			waiting = fmt.Sprintf("check %s: %d of %d measurements succeeded", check.Name, st.Successful, count)
			if st.Message != "" {
				waiting += "; " + st.Message
			}
		}
	}
	return waiting, failed, erroneous
}

func intervalOf(check *policyv1alpha1.RolloutCheck) time.Duration {
	if i := check.Interval; i != nil && i.Duration > 0 {
		return i.Duration
	}
	return DefaultInterval
}

// usable reports whether a result is evidence: it was queried when it was due, while the gate of the target was satisfied.
func (s *step) usable(r *Measurement, m *fleetv1alpha1.RolloutClusterStatus, due time.Time) bool {
	asked := r.Asked.Truncate(time.Second)
	return r.Revision == s.in.Target && !asked.Before(m.GateSatisfiedSince.Time) && !asked.Before(due)
}

// record counts a result. After too many failures, the successful measurements must be consecutive.
func record(st *fleetv1alpha1.RolloutCheckStatus, check *policyv1alpha1.RolloutCheck, r *Measurement, now metav1.Time) {
	st.MeasuredAt = &now
	if r.Err != "" {
		st.Errors, st.Message = st.Errors+1, r.Err
		return
	}
	st.Errors, st.Message, st.Value = 0, "", r.Value
	if r.Success {
		st.Successful++
		return
	}
	if st.Failed++; st.Failed > check.FailureLimit {
		st.Successful = 0
	}
}
