// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"fmt"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/internal/cli/flow"
)

// rolloutKinds are the kinds of staged rollouts by their resources.
var rolloutKinds = map[string]source{ //nolint:gochecknoglobals // a constant table
	"stagedrollouts": {
		list: func() client.ObjectList { return &fleetv1alpha1.StagedRolloutList{} }, object: &fleetv1alpha1.StagedRollout{},
	},
	"clusterstagedrollouts": {
		list: func() client.ObjectList { return &fleetv1alpha1.ClusterStagedRolloutList{} }, object: &fleetv1alpha1.ClusterStagedRollout{},
	},
}

// staged is a staged rollout in the lists of objects.
type staged struct {
	flow.Rollout
	// problem is why the rollout has not ended, or nil.
	problem *flow.Problem
	// approval is the index of the stage that waits for an approval, or -1.
	approval int
}

func newStaged(object any) staged {
	o := object.(runtime.Object).DeepCopyObject().(flow.Rollout) //nolint:forcetypeassert // the tables of rollouts
	o.SetManagedFields(nil)
	s := staged{Rollout: o, problem: flow.RolloutProblem(o), approval: -1}
	if phase := o.RolloutStatus().Phase; phase == fleetv1alpha1.RolloutSucceeded || phase == fleetv1alpha1.RolloutFailed {
		return s
	}
	for i, stage := range o.RolloutStatus().Stages {
		if stage.Phase == fleetv1alpha1.RolloutWaitingForApproval && s.approval < 0 {
			s.approval = i
		}
	}
	return s
}

// template returns the object that is rolled out.
func (s *staged) template() template {
	unit := s.RolloutSpec().Unit
	kind := schema.FromAPIVersionAndKind(unit.APIVersion, unit.Kind)
	return template{kind.Group, kind.Version, kind.Kind, s.GetNamespace(), unit.Name}
}

// stage returns the name of the stage that waits for an approval, or "".
func (s *staged) stage() string {
	if s.approval < 0 {
		return ""
	}
	return s.RolloutStatus().Stages[s.approval].Name
}

// waits returns what a cluster waits for that has not the revision of the rollout yet, or "".
func (s *staged) waits(cluster string) string {
	text := flow.WaitsForStage(s.Rollout, cluster)
	if text != "" && s.approval >= 0 {
		return fmt.Sprintf("revision %d waits for the approval of stage %s", s.RolloutStatus().Revision, s.stage())
	}
	return text
}

// unstarted reports whether a cluster gets nothing before its stage of the first rollout.
func (s *staged) unstarted(cluster string) bool {
	for i := range s.RolloutStatus().Clusters {
		if c := &s.RolloutStatus().Clusters[i]; c.Name == cluster {
			return c.Revision == 0
		}
	}
	return false
}

// next returns the stage and the clusters that get the revision after the approval: the other clusters of the stage that waits, or those
// of the next stage.
func (s *staged) next() (stage string, clusters []string) {
	status := s.RolloutStatus()
	for i := s.approval; i >= 0 && i < len(status.Stages) && len(clusters) == 0; i++ {
		stage = status.Stages[i].Name
		for _, c := range status.Clusters {
			if (c.Stage == stage || c.Stage == "" && stage == "rest") && c.Revision != status.Revision {
				clusters = append(clusters, c.Name)
			}
		}
	}
	return stage, clusters
}

// maxNamed is the number of clusters that a message names.
const maxNamed = 8

// item returns the item of the inbox of a rollout that waits for an approval.
func (s *staged) item() item {
	t, status := s.template(), s.RolloutStatus()
	out := item{
		Kind: "rollout", Template: &t, Rollout: s.GetName(), Stage: s.stage(), Revision: status.Revision, Since: status.StartedAt,
		Message: fmt.Sprintf("Revision %d waits for the approval of stage %s.", status.Revision, s.stage()),
	}
	for i := range s.approval {
		if at := status.Stages[i].FinishedAt; at != nil {
			out.Since = at
		}
	}
	stage, clusters := s.next()
	if n := len(clusters); n > maxNamed {
		clusters = append(clusters[:maxNamed:maxNamed], fmt.Sprintf("%d more", n-maxNamed))
	}
	if len(clusters) > 0 {
		out.Message += fmt.Sprintf(" After it, stage %s gets the revision: %s.", stage, strings.Join(clusters, ", "))
	}
	return out
}

// loadStaged starts the lists and watches of rollouts.
func (f *fleet) loadStaged(ctx context.Context, control client.WithWatch, namespace string) error {
	for resource, s := range rolloutKinds {
		if resource == "clusterstagedrollouts" && namespace != "" {
			continue
		}
		s.control, s.namespace = control, namespace
		if err := fillIfReadable(ctx, f, resource, s, f.rollouts[resource]); err != nil {
			return err
		}
	}
	return nil
}

// staged returns the rollouts in a namespace, by the object that is rolled out.
func (f *fleet) staged(namespace string) map[template]*staged {
	out := map[template]*staged{}
	for _, rollouts := range f.rollouts {
		rollouts.each(func(key types.NamespacedName, s *staged) {
			if namespace == "" || key.Namespace == namespace {
				out[s.template()] = s
			}
		})
	}
	return out
}

// setUnreported sets the problem of an object whose clusters without a report wait for their stage.
func (r *bindingRow) setUnreported(view func(flow.Rollout) *flow.Problem) {
	r.withoutUnreported = r.Problem
	if !r.has(flow.NotApplied, flow.NotReported) {
		return
	}
	none := &fleetv1alpha1.StagedRollout{}
	for i := range r.cells {
		if r.cells[i].unreported {
			none.Status.Clusters = append(none.Status.Clusters, fleetv1alpha1.RolloutClusterStatus{Name: r.cells[i].cluster})
		}
	}
	if len(none.Status.Clusters) > 0 {
		r.withoutUnreported = view(none)
	}
}

// withRollout returns the row of an object with its rollout, or with nil, as flow.View.Worst does.
func (r *bindingRow) withRollout(s *staged) *bindingRow {
	if s == nil {
		return r
	}
	out := *r
	out.rollout, out.cells = s, append([]cell{}, r.cells...)
	due := false // a cluster without a report does not wait for its stage
	for i := range out.cells {
		c := &out.cells[i]
		if waits := s.waits(c.cluster); waits != "" && !c.applied {
			c.reason = waits
		}
		due = due || c.unreported && !s.unstarted(c.cluster)
	}
	if !due {
		out.Problem = r.withoutUnreported
	}
	if p := s.problem; p != nil && (out.Problem == nil || p.Kind.Rank() < out.Problem.Kind.Rank()) {
		problem := *p
		problem.Object, problem.Namespace = flow.Title(schema.GroupKind{Group: r.Group, Kind: r.Kind}, r.Name), r.Namespace
		out.Problem = &problem
	}
	return &out
}
