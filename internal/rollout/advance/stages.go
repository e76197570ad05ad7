// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package advance

import (
	"fmt"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// Conditions of a rollout.
const (
	Progressing = "Progressing"
	Succeeded   = "Succeeded"
	Stalled     = "Stalled"
)

// run advances the first stage that has not ended, and the next ones as far as possible.
func (s *step) run() {
	for i := range s.out.Stages {
		stage := &s.out.Stages[i]
		if stage.Phase == fleetv1alpha1.RolloutSucceeded {
			for _, m := range s.members(stage.Name) {
				if m.State == fleetv1alpha1.RolloutClusterFailed { // it may have recovered
					s.check(m, s.strategyOf(stage.Name).Gate)
				}
			}
			continue
		}
		if s.stage(stage, s.strategyOf(stage.Name)); s.out.Phase == fleetv1alpha1.RolloutRollingBack {
			return
		}
		if stage.Phase != fleetv1alpha1.RolloutSucceeded {
			if s.out.Phase = stage.Phase; s.in.Suspended && stage.Phase == fleetv1alpha1.RolloutWaitingForApproval {
				s.out.Phase = fleetv1alpha1.RolloutPaused // an approval alone continues nothing
				s.out.Message += "; it is suspended by a user, too"
			}
			return
		}
		s.out.Message = ""
	}
	s.end(fleetv1alpha1.RolloutSucceeded)
}

// describeEmpty sets the messages of the stages without clusters, also of those that start later: users can correct the strategy before
// they approve the stages before them.
func (s *step) describeEmpty() {
	used := map[string]bool{}
	for i := range s.out.Clusters {
		used[s.out.Clusters[i].Stage] = true
	}
	for i := range s.out.Stages {
		stage := &s.out.Stages[i]
		if stage.Message = ""; used[stage.Name] || stage.Name == Rest {
			continue
		}
		stage.Message = "it has no clusters"
		if slices.ContainsFunc(s.in.Clusters, func(c Cluster) bool { return slices.Contains(c.Stages, stage.Name) }) {
			stage.Message += ": other stages have all that it selects"
		}
	}
}

// strategyOf returns the stage of the strategy, or an empty one for the clusters without a stage.
func (s *step) strategyOf(name string) policyv1alpha1.RolloutStage {
	for _, stage := range s.in.Strategy.Stages {
		if stage.Name == name {
			return stage
		}
	}
	return policyv1alpha1.RolloutStage{Name: name}
}

// stage advances one stage.
func (s *step) stage(stage *fleetv1alpha1.RolloutStageStatus, strategy policyv1alpha1.RolloutStage) {
	members := s.members(stage.Name)
	empty := ""
	if len(members) == 0 && stage.Name != Rest {
		empty = "it has no clusters, so none passed its gate; "
	}
	// 1. Start it.
	if stage.StartedAt == nil {
		switch {
		case s.in.Suspended:
			s.wait(stage, fleetv1alpha1.RolloutPaused, "suspended by a user")
			return
		case strategy.Approval == policyv1alpha1.RolloutApprovalBefore && !s.approved(stage.Name):
			s.wait(stage, fleetv1alpha1.RolloutWaitingForApproval, empty+"an approval is needed to start it")
			return
		}
		if len(members) > 0 {
			if closed := s.window(); closed != "" {
				s.wait(stage, fleetv1alpha1.RolloutPending, closed)
				return
			}
		}
		stage.StartedAt = &s.now
	}
	// 2. Check the gate of the updated clusters.
	for _, m := range members {
		if m.Revision == s.in.Target {
			s.check(m, strategy.Gate)
		}
	}
	// 3. Stop if too many failed.
	if message := s.failed(); message != "" {
		switch s.action() {
		case policyv1alpha1.RolloutRollback:
			if s.out.StableRevision > 0 {
				s.out.Phase, s.reason = fleetv1alpha1.RolloutRollingBack, message
				s.rollBack()
				return
			}
			s.wait(stage, fleetv1alpha1.RolloutPaused, message+"; there is no earlier revision to return to")
			return
		case policyv1alpha1.RolloutContinue:
		default:
			s.wait(stage, fleetv1alpha1.RolloutPaused, message)
			return
		}
	}
	// 4. Update further clusters.
	waiting := s.start(members, scaled(strategy.MaxConcurrency, 1, len(members), true))
	switch {
	case waiting != "" && s.in.Suspended:
		s.wait(stage, fleetv1alpha1.RolloutPaused, "suspended by a user")
	case waiting != "":
		s.wait(stage, fleetv1alpha1.RolloutProgressing, waiting)
	case empty != "" && strategy.Approval == policyv1alpha1.RolloutApprovalAfter && !s.approved(stage.Name):
		s.wait(stage, fleetv1alpha1.RolloutWaitingForApproval, empty+"an approval is needed to continue")
	case strategy.Approval == policyv1alpha1.RolloutApprovalAfter && !s.approved(stage.Name):
		s.wait(stage, fleetv1alpha1.RolloutWaitingForApproval, "its clusters passed the gate; an approval is needed to continue")
	default:
		stage.Phase, stage.FinishedAt = fleetv1alpha1.RolloutSucceeded, &s.now
	}
}

// wait records why a stage does not end yet.
func (s *step) wait(stage *fleetv1alpha1.RolloutStageStatus, phase fleetv1alpha1.RolloutPhase, message string) {
	stage.Phase, s.out.Message = phase, "stage "+stage.Name+": "+message
}

func (s *step) members(stage string) (out []*fleetv1alpha1.RolloutClusterStatus) {
	for i := range s.out.Clusters {
		if s.out.Clusters[i].Stage == stage {
			out = append(out, &s.out.Clusters[i])
		}
	}
	return out
}

// start gives the target to further clusters of a stage. It returns what the stage waits for, or "" if all have ended.
func (s *step) start(members []*fleetv1alpha1.RolloutClusterStatus, concurrency int) (waiting string) {
	updating := 0
	for _, m := range members {
		if m.Revision == s.in.Target && m.State == fleetv1alpha1.RolloutClusterUpdating {
			updating++
			if waiting == "" {
				waiting = "cluster " + m.Name + ": " + m.Message
			}
		}
	}
	for _, m := range members {
		if m.Revision == s.in.Target {
			continue
		}
		held := ""
		switch {
		case s.in.Suspended || updating >= concurrency:
			held = "waits for other clusters of its stage"
		case !s.permits(m):
			held = unavailableMessage
		}
		if held != "" {
			m.State, m.Message = fleetv1alpha1.RolloutClusterWaiting, held
			if waiting == "" {
				waiting = "cluster " + m.Name + " " + held
			}
			continue
		}
		updating++
		m.Revision, m.StartedAt, m.GateSatisfiedSince, m.Checks = s.in.Target, &s.now, nil, nil
		m.State, m.Message = fleetv1alpha1.RolloutClusterUpdating, "the revision is being applied"
		s.wakeAt(s.now.Add(s.timeout()))
		if waiting == "" {
			waiting = "cluster " + m.Name + ": " + m.Message
		}
	}
	return waiting
}

func (s *step) timeout() time.Duration {
	if t := s.in.Strategy.Timeout; t != nil && t.Duration > 0 {
		return t.Duration
	}
	return DefaultTimeout
}

func (s *step) action() policyv1alpha1.RolloutFailureAction {
	if f := s.in.Strategy.OnFailure; f != nil {
		return f.Action
	}
	return policyv1alpha1.RolloutPause
}

// failed returns a message if more clusters failed than the strategy allows.
func (s *step) failed() string {
	count, first := 0, ""
	for i := range s.out.Clusters {
		if c := &s.out.Clusters[i]; c.State == fleetv1alpha1.RolloutClusterFailed {
			if count++; first == "" {
				first = c.Name + ": " + c.Message
			}
		}
	}
	if limit := scaled(s.in.Strategy.MaxFailures, 0, len(s.out.Clusters), false); count > limit {
		noun := "clusters"
		if count == 1 {
			noun = "cluster"
		}
		return fmt.Sprintf("%d %s failed, at most %d may: cluster %s", count, noun, limit, first)
	}
	return ""
}

// approved reports whether a stage is approved for the target, since its rollout started.
func (s *step) approved(stage string) bool {
	for _, a := range s.in.Approvals {
		if a.Stage == stage && a.Revision == s.in.Target && !a.Created.Before(s.out.StartedAt.Time) {
			return true
		}
	}
	return false
}

// rollBack gives clusters the stable revision, the last stage first.
func (s *step) rollBack() {
	for i := len(s.out.Stages) - 1; i >= 0; i-- {
		stage := &s.out.Stages[i]
		members := s.members(stage.Name)
		concurrency, active := scaled(s.strategyOf(stage.Name).MaxConcurrency, 1, len(members), true), 0
		for _, m := range members {
			if m.State == fleetv1alpha1.RolloutClusterRollingBack && s.returning(m) {
				active++
			}
		}
		for _, m := range slices.Backward(members) {
			if m.Revision == s.out.StableRevision {
				continue
			}
			if s.in.Suspended || active >= concurrency || active > 0 && !s.permits(m) {
				active = max(active, 1)
				continue
			}
			active++
			m.Revision, m.StartedAt, m.GateSatisfiedSince = s.out.StableRevision, &s.now, nil
			m.State, m.Message = fleetv1alpha1.RolloutClusterRollingBack, "the stable revision is being applied"
			s.wakeAt(s.now.Add(s.timeout()))
		}
		if active > 0 {
			s.out.Message = fmt.Sprintf("stage %s returns to revision %d", stage.Name, s.out.StableRevision)
			return
		}
	}
	s.out.Message = ""
	if s.in.Target == s.out.StableRevision {
		s.end(fleetv1alpha1.RolloutSucceeded)
		for i := range s.out.Stages {
			s.out.Stages[i].Phase = fleetv1alpha1.RolloutSucceeded
		}
		for i := range s.out.Clusters {
			c := &s.out.Clusters[i]
			c.State, c.Message = fleetv1alpha1.RolloutClusterHealthy, ""
		}
		return
	}
	s.end(fleetv1alpha1.RolloutFailed)
	for i := range s.out.Stages {
		s.out.Stages[i].Phase = fleetv1alpha1.RolloutFailed
	}
	for i := range s.out.Clusters {
		s.out.Clusters[i].Message = fmt.Sprintf("keeps revision %d, because the rollout of revision %d failed", s.out.StableRevision, s.in.Target)
	}
}

// returning reports whether a cluster has not got the stable revision again yet. A cluster that does not report in time delays the others
// no longer.
func (s *step) returning(m *fleetv1alpha1.RolloutClusterStatus) bool {
	c := s.clusters[m.Name]
	deadline := m.StartedAt.Add(s.timeout())
	if c.Reachable && c.Revision == s.out.StableRevision && c.Observed || !s.in.Now.Before(deadline) {
		m.State, m.Message = fleetv1alpha1.RolloutClusterWaiting, ""
		return false
	}
	s.wakeAt(deadline)
	return true
}

// scaled resolves a number or a percentage of total. The result is at least 1 if up is set.
func scaled(value *intstr.IntOrString, otherwise, total int, up bool) int {
	n := otherwise
	if value != nil {
		if v, err := intstr.GetScaledValueFromIntOrPercent(value, total, up); err == nil {
			n = v
		}
	}
	if up {
		return max(n, 1)
	}
	return max(n, 0)
}

// summarize sets the conditions.
func (s *step) summarize() {
	set := func(kind string, status bool, reason, message string) {
		value := metav1.ConditionFalse
		if status {
			value = metav1.ConditionTrue
		}
		meta.SetStatusCondition(&s.out.Conditions, metav1.Condition{
			Type: kind, Status: value, Reason: reason, Message: message, LastTransitionTime: s.now,
		})
	}
	message := ""
	if old := meta.FindStatusCondition(s.out.Conditions, Succeeded); old != nil {
		message = old.Message
	}
	if s.reason != "" {
		message = s.reason
	}
	phase := s.out.Phase
	if phase == fleetv1alpha1.RolloutFailed {
		s.out.Message = fmt.Sprintf("returned to revision %d: %s", s.out.StableRevision, message)
	}
	active := phase == fleetv1alpha1.RolloutProgressing || phase == fleetv1alpha1.RolloutPending || phase == fleetv1alpha1.RolloutRollingBack
	ended := phase == fleetv1alpha1.RolloutSucceeded || phase == fleetv1alpha1.RolloutFailed
	set(Progressing, active, string(phase), s.out.Message)
	set(Stalled, !active && !ended, string(phase), s.out.Message)
	set(Succeeded, phase == fleetv1alpha1.RolloutSucceeded, string(phase), message)
}
