// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package advance decides which revision each cluster gets in a staged rollout. It is pure: the status of the rollout, the clusters and
// the time are arguments, and the next status is the result. All state is in the status, so that a restart changes nothing.
//
//	Pending ─► Progressing ◄─► Paused, WaitingForApproval
//	               ├─► Succeeded: the revision becomes the stable one
//	               └─► RollingBack ─► Failed: all clusters have the stable revision
//
// Invariants: a cluster is only given the target or the stable revision. A cluster of a stage is given the target only if all earlier
// stages have ended, with their approvals. A gate counts only reports of clusters that have observed the target.
package advance

import (
	"cmp"
	"slices"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// Rest is the name of the stage of clusters that match no stage of the strategy.
const Rest = "rest"

// DefaultTimeout is the time after which a cluster counts as failed, if the strategy has none.
const DefaultTimeout = 30 * time.Minute

// Cluster is a target cluster of the rollout, as observed.
type Cluster struct {
	Name string
	// Stages are the stages whose affinity selects it, see StagesOf.
	Stages []string
	// Exists reports whether the cluster has a Work.
	Exists bool
	// Revision is that of the Work; 0 if it has none.
	Revision int64
	// Reachable reports whether the cluster is ready.
	Reachable bool
	// Observed reports whether the Work is applied, and its status was reported after the member had observed the manifest.
	Observed bool
	// Healthy is the reported health.
	Healthy bool
	// Conditions are the reported conditions of the object: their status by type.
	Conditions map[string]metav1.ConditionStatus
	// Check evaluates a CEL expression on the reported object. It returns why it is not true, or "". It depends on nothing else.
	Check func(expression string) string
	// Replicas is the number of desired replicas, and Ready that of the ready ones that the cluster reported last.
	Replicas, Ready int
	// Disruption is the number of replicas that an update to the target can make unavailable.
	Disruption int
}

// Measurement is the result of a query of a metric.
type Measurement struct {
	Cluster, Check string
	// Revision is that of the cluster, and Asked the time, when the query started.
	Revision int64
	Asked    time.Time
	// Value is the result, and Success whether it meets the condition of the check, if Err is empty.
	Value   string
	Success bool
	// Err is why there is no result.
	Err string
	// NotAsked means that the query was not made: the measurement is still due.
	NotAsked bool
}

// Due is a measurement that must be made now.
type Due struct {
	Cluster string
	Check   policyv1alpha1.RolloutCheck
}

// Approval is an approval of a stage.
type Approval struct {
	Stage    string
	Revision int64
	Created  time.Time
}

// Input holds the arguments of Next.
type Input struct {
	Strategy *policyv1alpha1.StagedStrategy
	// Clusters are the targets.
	Clusters []Cluster
	// Target is the revision that the clusters should get.
	Target int64
	// Suspended means that no further cluster gets another revision.
	Suspended bool
	Approvals []Approval
	// Measurements are the results of queries that were due.
	Measurements []Measurement
	// Status is the current status. It is not changed.
	Status fleetv1alpha1.StagedRolloutStatus
	Now    time.Time
}

// StagesOf returns a function that returns the stages whose affinity selects a cluster, which may be nil if it does not exist.
func StagesOf(strategy *policyv1alpha1.StagedStrategy) func(cluster *clusterv1alpha1.Cluster) []string {
	matchers := make([]placement.Matcher, len(strategy.Stages))
	for i := range strategy.Stages {
		if a := strategy.Stages[i].ClusterAffinity; a != nil {
			matchers[i] = placement.Compile(*a)
		}
	}
	return func(cluster *clusterv1alpha1.Cluster) (out []string) {
		for i := range strategy.Stages {
			if s := &strategy.Stages[i]; s.ClusterAffinity == nil || cluster != nil && matchers[i].Matches(cluster) {
				out = append(out, s.Name)
			}
		}
		return out
	}
}

// Output is the result of Next.
type Output struct {
	Status fleetv1alpha1.StagedRolloutStatus
	// Wake is the time until the status can change without an event; 0 means never.
	Wake time.Duration
	// Due lists the measurements to make now.
	Due []Due
}

// Next returns the next status of the rollout.
func Next(in Input) Output {
	s := &step{in: in, out: *in.Status.DeepCopy(), now: metav1.NewTime(in.Now.Truncate(time.Second)), clusters: map[string]*Cluster{}}
	s.in.Clusters = counted(in.Clusters)
	for i := range s.in.Clusters {
		s.clusters[in.Clusters[i].Name] = &s.in.Clusters[i]
		s.total += s.in.Clusters[i].Replicas
	}
	adopted := s.begin()
	s.order(adopted)
	s.describeEmpty()
	switch s.out.Phase {
	case fleetv1alpha1.RolloutSucceeded, fleetv1alpha1.RolloutFailed:
	case fleetv1alpha1.RolloutRollingBack:
		s.rollBack()
	default:
		s.run()
	}
	s.summarize()
	return Output{Status: s.out, Wake: s.wake, Due: s.due}
}

// step computes one status.
type step struct {
	in       Input
	out      fleetv1alpha1.StagedRolloutStatus
	now      metav1.Time
	clusters map[string]*Cluster
	total    int // replicas of all clusters
	wake     time.Duration
	due      []Due
	// reason is why the rollout rolls back, if that is decided in this step.
	reason string
}

// begin starts the rollout of another target. It returns whether the clusters keep what they have: the strategy is new, or its status was
// lost.
func (s *step) begin() (adopts bool) {
	first := s.out.Revision == 0
	if s.out.Revision == s.in.Target {
		return false
	}
	s.out.Revision, s.out.StartedAt, s.out.FinishedAt, s.out.Stages = s.in.Target, &s.now, nil, nil
	s.out.Phase = fleetv1alpha1.RolloutPending
	s.out.Conditions = nil
	for i := range s.out.Clusters {
		c := &s.out.Clusters[i]
		c.State, c.StartedAt, c.GateSatisfiedSince, c.Checks, c.Message = fleetv1alpha1.RolloutClusterWaiting, nil, nil, nil, ""
		if c.Revision == s.in.Target {
			c.State, c.StartedAt = fleetv1alpha1.RolloutClusterUpdating, &s.now
		}
	}
	switch {
	case first:
		s.recover()
		return true
	case s.in.Target == s.out.StableRevision:
		s.out.Phase = fleetv1alpha1.RolloutRollingBack // to a revision that succeeded: no gates
	}
	return false
}

// recover sets the stable revision of a rollout without a status. If no Work has a revision, the strategy is new: what the clusters have
// counts as rolled out. Otherwise the status was lost; the oldest revision but the target is
// the stable one.
func (s *step) recover() {
	exists, recorded := false, false
	for _, c := range s.in.Clusters {
		exists, recorded = exists || c.Exists, recorded || c.Revision > 0
		if c.Revision > 0 && c.Revision != s.in.Target && (s.out.StableRevision == 0 || c.Revision < s.out.StableRevision) {
			s.out.StableRevision = c.Revision
		}
	}
	if !recorded && exists {
		s.out.StableRevision = s.in.Target
		s.end(fleetv1alpha1.RolloutSucceeded)
	}
}

// order sorts the clusters by stage and name, adds new targets, and drops former ones. adopts means that new targets keep the revision
// of their Work.
func (s *step) order(adopts bool) {
	old := s.out.Stages
	s.out.Stages = nil
	position := map[string]int{}
	add := func(name string) {
		position[name] = len(s.out.Stages)
		stage := fleetv1alpha1.RolloutStageStatus{Name: name, Phase: fleetv1alpha1.RolloutPending}
		if i := slices.IndexFunc(old, func(o fleetv1alpha1.RolloutStageStatus) bool { return o.Name == name }); i >= 0 {
			stage = old[i]
		} else if s.out.Phase == fleetv1alpha1.RolloutSucceeded {
			stage.Phase = fleetv1alpha1.RolloutSucceeded
		}
		s.out.Stages = append(s.out.Stages, stage)
	}
	for i := range s.in.Strategy.Stages {
		add(s.in.Strategy.Stages[i].Name)
	}
	add(Rest)
	entries := map[string]fleetv1alpha1.RolloutClusterStatus{}
	for _, c := range s.out.Clusters {
		entries[c.Name] = c
	}
	s.out.Clusters = nil
	stages := s.assign(entries)
	for _, c := range s.in.Clusters {
		entry, known := entries[c.Name]
		if !known {
			entry = s.joined(c, position[stages[c.Name]], adopts)
		}
		entry.Stage = stages[c.Name]
		s.out.Clusters = append(s.out.Clusters, entry)
	}
	slices.SortFunc(s.out.Clusters, func(a, b fleetv1alpha1.RolloutClusterStatus) int {
		return cmp.Or(cmp.Compare(position[a.Stage], position[b.Stage]), cmp.Compare(a.Name, b.Name))
	})
	s.moveLate(position)
}

// moveLate gives the target to clusters that moved to a stage that has ended.
func (s *step) moveLate(position map[string]int) {
	if s.rollsBack() {
		return
	}
	for i := range s.out.Clusters {
		c := &s.out.Clusters[i]
		if c.Revision == s.in.Target || s.out.Stages[position[c.Stage]].Phase != fleetv1alpha1.RolloutSucceeded {
			continue
		}
		if !s.permits(c) {
			c.State, c.Message = fleetv1alpha1.RolloutClusterWaiting, unavailableMessage
			continue
		}
		c.Revision, c.State, c.Message = s.in.Target, fleetv1alpha1.RolloutClusterHealthy, lateMessage
	}
}

// lateMessage is the message of a cluster that did not pass the gate.
const lateMessage = "joined after the stage had ended"

// joined returns the entry of a new target. It gets the target if its stage has ended, and otherwise the stable revision, so that replicas
// that move to it run at once. A cluster that returns within its stage keeps the target.
func (s *step) joined(c Cluster, position int, adopts bool) fleetv1alpha1.RolloutClusterStatus {
	entry := fleetv1alpha1.RolloutClusterStatus{Name: c.Name, State: fleetv1alpha1.RolloutClusterWaiting, Revision: s.out.StableRevision}
	stage := s.out.Stages[position]
	switch {
	case adopts && c.Revision > 0:
		entry.Revision = c.Revision
	case s.rollsBack(): // the stable revision
	case stage.Phase == fleetv1alpha1.RolloutSucceeded:
		entry.Revision, entry.State = s.in.Target, fleetv1alpha1.RolloutClusterHealthy
		if !adopts {
			entry.Message = lateMessage
		}
	case c.Revision == s.in.Target && stage.StartedAt != nil:
		entry.Revision = s.in.Target
	}
	if entry.Revision == s.in.Target && entry.State == fleetv1alpha1.RolloutClusterWaiting && !s.rollsBack() {
		entry.State, entry.StartedAt = fleetv1alpha1.RolloutClusterUpdating, &s.now
	}
	return entry
}

func (s *step) rollsBack() bool {
	return s.out.Phase == fleetv1alpha1.RolloutRollingBack || s.out.Phase == fleetv1alpha1.RolloutFailed
}

// end ends the rollout with a phase.
func (s *step) end(phase fleetv1alpha1.RolloutPhase) {
	s.out.Phase, s.out.FinishedAt = phase, &s.now
	if phase == fleetv1alpha1.RolloutSucceeded {
		s.out.StableRevision = s.in.Target
	}
}

// wakeAt requests another step at a time.
func (s *step) wakeAt(t time.Time) {
	if d := max(t.Sub(s.in.Now), time.Second); s.wake == 0 || d < s.wake {
		s.wake = d
	}
}
