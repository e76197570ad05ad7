// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package compare compares the objects in members with their manifests, for `karmadactl diff` and the web console.
package compare

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/util/retry"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/work/render"
	"karmada.io/karmada/internal/work/threeway"
)

// memberTimeout limits the wait for one member.
const memberTimeout = 10 * time.Second

// Change is what would happen in a cluster.
type Change string

// The changes.
const (
	Unchanged Change = "Unchanged"
	Create    Change = "Create"
	Update    Change = "Update"
	Delete    Change = "Delete"
	// Conflict means that an object that Karmada does not manage stays as it is.
	Conflict Change = "Conflict"
	// Rejected means that the member, or an override policy, rejects the manifest.
	Rejected Change = "Rejected"
	// Unknown means that the member could not be read.
	Unknown Change = "Unknown"
)

// Result is the comparison of one object. Programs read its JSON: fields are added, never renamed.
type Result struct {
	Template  string `json:"template"`
	Namespace string `json:"namespace,omitempty"`
	// Clusters holds the compared clusters.
	Clusters []Cluster `json:"clusters"`
	// Hidden counts the clusters that were not compared, by state.
	Hidden map[flow.State]int `json:"hidden,omitempty"`
	Notes  []string           `json:"notes,omitempty"`
}

// Cluster is the comparison for one cluster.
type Cluster struct {
	Change Change `json:"change"`
	// Pending is the reason why the change has not been made yet.
	Pending          string `json:"pending,omitempty"`
	explain.Manifest `json:",inline"`
	// Revision is the revision of a staged rollout that the cluster gets, and that it is compared with; 0 without a rollout.
	Revision int64 `json:"revision,omitempty"`
	// Later is the change that the rollout makes when it reaches the stage of the cluster.
	Later *Later `json:"later,omitempty"`
}

// Later is a change that a cluster gets in a later stage of a rollout.
type Later struct {
	Revision int64  `json:"revision"`
	Reason   string `json:"reason"`
	Diff     string `json:"diff,omitempty"`
	Error    string `json:"error,omitempty"`
}

// Run compares one object with what its clusters would get, with additional override policies.
func Run(ctx context.Context, reader *observe.Reader, s *explain.Subject, overrides []override.Policy) (*Result, error) {
	return (&comparison{Reader: reader, subject: s}).run(ctx, overrides)
}

// comparison compares one object.
type comparison struct {
	*observe.Reader
	subject *explain.Subject
	objects *flow.Objects
	chain   interpret.Chain
	plan    *render.Plan
	// revisions are those of a staged rollout, or nil.
	revisions *explain.Revisions
	preview   bool // override policies from a file are used
	// unknown is why the manifests cannot be made, or "".
	unknown string
}

func (c *comparison) run(ctx context.Context, overrides []override.Policy) (*Result, error) {
	s := c.subject
	switch {
	case s.Template == nil:
		return nil, fmt.Errorf("%s does not exist or cannot be read", s.FullTitle())
	case s.Binding == nil:
		return nil, fmt.Errorf("%s has no binding: it is not propagated", s.FullTitle())
	}
	var err error
	if c.objects, err = c.Read(ctx, s); err != nil {
		return nil, err
	}
	var notes []string
	if c.chain, c.plan, notes, err = explain.RenderPlan(ctx, c.Control, s.Binding, s, overrides); err != nil {
		return nil, err
	}
	more, err := c.readRevisions(ctx, len(overrides) > 0)
	if err != nil {
		return nil, err
	}
	notes = append(notes, more...)
	if at := slices.Index(notes, explain.ClustersUnread); at >= 0 {
		c.unknown, notes = "override policies select the object, and you may not list clusters", slices.Delete(notes, at, at+1)
	}
	if note := c.objects.Note(); note != "" {
		notes = append(notes, strings.TrimSuffix(note, "."))
	}
	c.preview = len(overrides) > 0
	r := &Result{
		Template:  s.Title(),
		Namespace: s.Namespace,
		Hidden:    c.objects.Hidden,
		Notes:     notes,
		Clusters:  make([]Cluster, len(c.objects.Clusters)),
	}
	return r, observe.Each(len(r.Clusters), func(i int) (err error) {
		ctx, cancel := context.WithTimeout(ctx, memberTimeout)
		defer cancel()
		r.Clusters[i], err = c.cluster(ctx, &c.objects.Clusters[i])
		return err
	})
}

// cluster compares one cluster.
func (c *comparison) cluster(ctx context.Context, observed *flow.Cluster) (Cluster, error) {
	out := Cluster{Change: Unchanged, Manifest: explain.Manifest{Cluster: observed.Name}}
	applied := []flow.Stage{flow.Healthy, flow.RolledOut}
	if state := c.objects.StateOf(observed); state.State != flow.Done && !slices.Contains(applied, state.Stage) && !c.preview {
		out.Pending = state.Message
	}
	switch {
	case observed.MemberError != "" || !observed.Looked:
		out.Change, out.Error = Unknown, observed.MemberError
		if !observed.Looked {
			out.Error = "the cluster does not exist"
		}
		return out, nil
	case observed.Target == nil && observed.Member == nil:
		return out, nil
	case c.unknown != "" && observed.Target != nil:
		out.Change, out.Error = Unknown, c.unknown
		return out, nil
	case observed.Target == nil:
		out.Change = Delete
		return out, nil
	}
	if c.revisions != nil {
		return out, c.staged(ctx, &out, observed)
	}
	return out, c.against(ctx, &out, observed, c.plan)
}

// against compares one cluster with the manifest of a plan.
func (c *comparison) against(ctx context.Context, out *Cluster, observed *flow.Cluster, plan *render.Plan) error {
	name, id := plan.Names()[0], ""
	if w := observed.Work; w != nil {
		name, id = w.Name, w.Labels[names.WorkID]
	}
	work, rules, err := plan.Work(ctx, *observed.Target, name, id)
	if err != nil {
		out.Change, out.Error = Rejected, strings.TrimPrefix(err.Error(), "cluster "+observed.Name+": ")
		return nil
	}
	out.Rules = explain.RuleRefs(rules)
	desired := &unstructured.Unstructured{}
	if err := desired.UnmarshalJSON(work.Spec.Workload.Manifests[0].Raw); err != nil {
		return fmt.Errorf("decode manifest for cluster %s: %w", observed.Name, err)
	}
	member, err := c.Member(observed.Name, c.subject)
	if err != nil {
		return err
	}
	// The member may change the object after it was read.
	initial, stale := *out, false
	var rejected, failed error
	_ = retry.OnError(retry.DefaultBackoff, requeue.Expected, func() error {
		if stale {
			if observed.Member, rejected = member.Get(ctx, desired.GetName(), metav1.GetOptions{}); apierrors.IsNotFound(rejected) {
				observed.Member, rejected = nil, nil
			}
			if *out = initial; rejected != nil {
				return rejected
			}
		}
		stale = true
		rejected, failed = c.dryRun(ctx, member, out, observed, desired)
		return rejected
	})
	switch {
	case rejected == nil:
		return failed
	case explain.IsDenied(rejected):
		out.Change, out.Error = Unknown, "in the cluster: "+explain.Denied(rejected)
	case apierrors.IsForbidden(rejected), apierrors.IsInvalid(rejected), apierrors.IsBadRequest(rejected), apierrors.IsNotFound(rejected):
		out.Change, out.Error = Rejected, rejected.Error()
	default:
		out.Change, out.Error = Unknown, rejected.Error()
	}
	return nil
}

// dryRun writes the manifest to the member without persisting it, and adds the difference. rejected is the error of the member.
func (c *comparison) dryRun(
	ctx context.Context, member dynamic.ResourceInterface, out *Cluster, observed *flow.Cluster, desired *unstructured.Unstructured,
) (rejected, err error) {
	before := observed.Member
	var after *unstructured.Unstructured
	switch {
	case before == nil:
		out.Change, before = Create, &unstructured.Unstructured{Object: map[string]any{}}
		after, rejected = member.Create(ctx, desired, metav1.CreateOptions{DryRun: []string{metav1.DryRunAll}})
	case before.GetLabels()[names.Managed] != "true" && desired.GetAnnotations()[names.ConflictResolution] != names.Overwrite:
		out.Change = Conflict
		out.Error = "Karmada does not manage the object of this name; it is not changed, because conflictResolution is not Overwrite"
		return nil, nil
	default:
		var next *unstructured.Unstructured
		var failed error
		if before.GetLabels()[names.Managed] == "true" {
			next, failed = threeway.Plan(ctx, c.chain, desired, before, c.isApplied(observed))
		} else {
			next, failed = threeway.Replace(ctx, c.chain, desired, before)
		}
		if failed != nil {
			return nil, fmt.Errorf("prepare update in cluster %s: %w", observed.Name, failed)
		}
		if next == nil {
			return nil, nil
		}
		out.Change = Update
		after, rejected = member.Update(ctx, next, metav1.UpdateOptions{DryRun: []string{metav1.DryRunAll}})
	}
	if rejected != nil {
		return rejected, nil
	}
	from, to := explain.WithoutMarks(before), explain.WithoutMarks(after)
	if out.Diff, err = explain.Difference("member", from, "manifest", to); err != nil {
		return nil, err
	}
	if out.Diff == "" && out.Change == Update {
		out.Change = Unchanged // only marks differ
	}
	return nil, nil
}

// isApplied reports whether the current Work was applied, so that only missing fields cause an update.
func (c *comparison) isApplied(observed *flow.Cluster) bool {
	if observed.Work == nil || c.preview {
		return false
	}
	applied := meta.FindStatusCondition(observed.Work.Status.Conditions, workv1alpha1.WorkApplied)
	return applied != nil && applied.Status == metav1.ConditionTrue && applied.ObservedGeneration == observed.Work.Generation &&
		c.objects.StateOf(observed).Stage != flow.Rendered
}
