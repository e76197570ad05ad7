// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// Rollout is a StagedRollout or a ClusterStagedRollout. Nil means that a change reaches all clusters at once.
type Rollout interface {
	metav1.Object
	RolloutSpec() *fleetv1alpha1.StagedRolloutSpec
	RolloutStatus() *fleetv1alpha1.StagedRolloutStatus
}

// inRollout returns the progress of a cluster, or nil.
func inRollout(r Rollout, cluster string) *fleetv1alpha1.RolloutClusterStatus {
	if r == nil {
		return nil
	}
	all := r.RolloutStatus().Clusters
	if at := slices.IndexFunc(all, func(c fleetv1alpha1.RolloutClusterStatus) bool { return c.Name == cluster }); at >= 0 {
		return &all[at]
	}
	return nil
}

// HeldRevision reports whether a cluster gets another revision than that of the template, or none. Its generation is then that of its
// revision.
func HeldRevision(r Rollout, cluster string) bool {
	c := inRollout(r, cluster)
	return c != nil && c.Revision != r.RolloutStatus().TemplateRevision
}

// Returned reports whether the template has a newer content than the revision that its clusters get or will get.
func Returned(r Rollout) bool {
	return r != nil && r.RolloutStatus().Revision != r.RolloutStatus().TemplateRevision
}

// RolloutProblem returns why a rollout has not ended with the revision of the template, or nil.
func RolloutProblem(r Rollout) *Problem {
	if r == nil || r.RolloutStatus().Revision == 0 {
		return nil
	}
	s := r.RolloutStatus()
	p := &Problem{Since: s.StartedAt, Message: fmt.Sprintf("revision %d", s.Revision)}
	if s.Message != "" {
		p.Message += ": " + s.Message
	}
	newer := fmt.Sprintf("; the object keeps revision %d, which is not rolled out, until it is changed", s.TemplateRevision)
	switch s.Phase {
	case fleetv1alpha1.RolloutSucceeded:
		if !Returned(r) {
			return nil
		}
		p.Kind, p.Since, p.Message = RolloutReturned, s.FinishedAt, p.Message+" was selected"+newer
	case fleetv1alpha1.RolloutFailed:
		p.Kind, p.Since, p.Message = RolloutFailed, s.FinishedAt, p.Message+newer
	case fleetv1alpha1.RolloutPaused:
		if p.Kind = RolloutPaused; r.RolloutSpec().Suspended {
			p.Message += "; continue with: " + rolloutCommand(r, "resume")
		}
	case fleetv1alpha1.RolloutWaitingForApproval:
		p.Kind, p.Message = RolloutWaits, p.Message+": "+approval(r)
	default:
		p.Kind = RollingOut
	}
	p.Message += withoutClusters(s)
	return p
}

// withoutClusters returns a clause for each stage that has not started and has no clusters, or "". Their approvals have no effect.
func withoutClusters(s *fleetv1alpha1.StagedRolloutStatus) (out string) {
	if s.Phase == fleetv1alpha1.RolloutFailed || s.Phase == fleetv1alpha1.RolloutSucceeded || s.Phase == fleetv1alpha1.RolloutRollingBack {
		return ""
	}
	for _, stage := range s.Stages {
		if stage.Phase == fleetv1alpha1.RolloutPending && stage.StartedAt == nil && stage.Message != "" {
			out += "; stage " + stage.Name + ": " + stage.Message
		}
	}
	return out
}

// approval returns how a user approves the stage that a rollout waits for.
func approval(r Rollout) string {
	return rolloutCommand(r, "approve")
}

func rolloutCommand(r Rollout, verb string) string {
	unit := r.RolloutSpec().Unit
	var line CommandLine
	if c, ok := r.(commanded); ok {
		line = c.line
	}
	return line.Of(r.GetNamespace(), "rollout", verb, strings.ToLower(unit.Kind)+"/"+unit.Name)
}

// CommandLine returns the line by which a user runs karmadactl on a control plane: the arguments, --namespace unless namespace is "", and
// the flags that select the control plane. Nil means that of the current context.
type CommandLine func(namespace string, args ...string) string

// Of returns the line for the arguments.
func (l CommandLine) Of(namespace string, args ...string) string {
	if l != nil {
		return l(namespace, args...)
	}
	text := "karmadactl " + strings.Join(args, " ")
	if namespace != "" {
		text += " -n " + namespace
	}
	return text
}

// commanded is a rollout with the command lines of its messages.
type commanded struct {
	Rollout
	line CommandLine
}

// WithCommandLine returns a rollout whose messages contain the command lines of line. Both can be nil.
func WithCommandLine(r Rollout, line CommandLine) Rollout {
	if r == nil || line == nil {
		return r
	}
	return commanded{r, line}
}

// rolloutTitle returns the kind and the name of a rollout.
func rolloutTitle(r Rollout) string {
	if r.GetNamespace() == "" {
		return "ClusterStagedRollout " + r.GetName()
	}
	return "StagedRollout " + r.GetNamespace() + "/" + r.GetName()
}

// rolledOut returns the step of a cluster in the rollout.
func (o *Objects) rolledOut(c *Cluster) (Stage, State, string) { //nolint:unparam // passed to add
	m := inRollout(o.Rollout, c.Name)
	if m == nil {
		return RolledOut, Waiting, "the rollout has not determined a revision for the cluster yet"
	}
	state, text := rolloutState(o.Rollout, m)
	return RolledOut, state, text
}

// rolloutState returns the state of a cluster in a rollout, with its revision and stage.
func rolloutState(r Rollout, m *fleetv1alpha1.RolloutClusterStatus) (State, string) {
	s := r.RolloutStatus()
	text := fmt.Sprintf("revision %d, stage %s", m.Revision, m.Stage)
	if m.Revision == 0 {
		text = "no revision yet, stage " + m.Stage
	}
	ended := s.Phase == fleetv1alpha1.RolloutFailed || s.Phase == fleetv1alpha1.RolloutSucceeded
	switch {
	case m.State == fleetv1alpha1.RolloutClusterHealthy, m.State == fleetv1alpha1.RolloutClusterWaiting && ended:
		return Done, text
	case m.State == fleetv1alpha1.RolloutClusterFailed:
		return Failed, text + ": " + m.Message
	case m.State == fleetv1alpha1.RolloutClusterWaiting:
		return Waiting, fmt.Sprintf("%s; revision %d %s", text, s.Revision, waitsFor(r, m))
	default:
		return Waiting, strings.TrimSuffix(text+": "+m.Message, ": ")
	}
}

// waitsFor returns what the rollout of a revision to a cluster waits for.
func waitsFor(r Rollout, m *fleetv1alpha1.RolloutClusterStatus) string {
	s := r.RolloutStatus()
	text := "waits for stage " + m.Stage
	for _, stage := range s.Stages { // the first that has not ended is the current one
		if stage.Phase == fleetv1alpha1.RolloutSucceeded {
			continue
		}
		if stage.Name == m.Stage && stage.StartedAt != nil {
			text = "waits for other clusters of its stage"
		}
		switch stage.Phase {
		case fleetv1alpha1.RolloutWaitingForApproval:
			text = fmt.Sprintf("%s (stage %s: approval needed: %s)", text, stage.Name, approval(r))
			if s.Phase == fleetv1alpha1.RolloutPaused {
				text += "; it is paused, too: " + rolloutCommand(r, "resume")
			}
			return text
		case fleetv1alpha1.RolloutPaused:
			return text + " (paused: " + s.Message + ")"
		default:
			if stage.Name == m.Stage {
				return text
			}
			return text + ", after stage " + stage.Name
		}
	}
	return text
}

// RolloutClusters returns a line for each cluster of a rollout: its revision, its stage and what it waits for.
func RolloutClusters(r Rollout) (out []string) {
	if r == nil {
		return nil
	}
	all := r.RolloutStatus().Clusters
	for i := range all {
		_, text := rolloutState(r, &all[i])
		out = append(out, all[i].Name+": "+text)
	}
	return out
}

// WaitsForStage returns the revision and the stage of a cluster that waits for its stage, and what it waits for, or "".
func WaitsForStage(r Rollout, cluster string) string {
	m := inRollout(r, cluster)
	if m == nil || m.State != fleetv1alpha1.RolloutClusterWaiting {
		return ""
	}
	if state, text := rolloutState(r, m); state == Waiting {
		return text
	}
	return ""
}

// revisionOf returns the revision that a Work was rendered from, or 0 if it is not known.
func revisionOf(w *workv1alpha1.Work) int64 {
	if w == nil {
		return 0
	}
	n, err := strconv.ParseInt(w.Annotations[names.Revision], 10, 64)
	if err != nil {
		return 0 // not rendered in a rollout
	}
	return n
}

// generationIn returns the generation of the template that a cluster is to have, or 0 if it is not known.
func (o *Objects) generationIn(c *Cluster) int64 {
	if HeldRevision(o.Rollout, c.Name) {
		return renderedGeneration(c.Work)
	}
	return o.generation()
}

// addRolledOut adds the step of the rollout.
func (b *builder) addRolledOut(cause moment) moment {
	if b.Rollout == nil {
		return cause
	}
	status := b.Rollout.RolloutStatus()
	s := Step{Stage: RolledOut, Object: rolloutTitle(b.Rollout), State: Done, Message: fmt.Sprintf("revision %d", status.Revision)}
	var at moment
	if status.FinishedAt != nil {
		at.at = status.FinishedAt.Time
	}
	if p := RolloutProblem(b.Rollout); p != nil {
		s.Message, s.State = p.Message, Waiting
		if p.Kind == RolloutFailed {
			s.State = Failed
		}
	}
	return b.add(s, cause, at)
}

// Object is a client.Object.
type Object interface {
	metav1.Object
	runtime.Object
}

// NewApproval returns an approval of a stage of a StagedRollout or ClusterStagedRollout, which owns it.
func NewApproval(rollout metav1.Object, stage string, revision int64) Object {
	spec := fleetv1alpha1.RolloutApprovalSpec{Rollout: rollout.GetName(), Stage: stage, Revision: revision}
	m := metav1.ObjectMeta{
		Namespace: rollout.GetNamespace(), GenerateName: rollout.GetName()[:min(len(rollout.GetName()), 240)] + "-",
		OwnerReferences: []metav1.OwnerReference{{
			APIVersion: fleetv1alpha1.GroupVersion.String(), Kind: "StagedRollout", Name: rollout.GetName(), UID: rollout.GetUID(),
		}},
	}
	if rollout.GetNamespace() == "" {
		m.OwnerReferences[0].Kind = "ClusterStagedRollout"
		return &fleetv1alpha1.ClusterRolloutApproval{ObjectMeta: m, Spec: spec}
	}
	return &fleetv1alpha1.RolloutApproval{ObjectMeta: m, Spec: spec}
}
