// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/internal/cli/flow"
)

// maxRollouts is the number of rollouts that are listed.
const maxRollouts = 1000

// rolloutRow is a staged rollout.
type rolloutRow struct {
	// Template is the object that is rolled out.
	Template  template `json:"template"`
	Namespace string   `json:"namespace,omitempty"`
	Name      string   `json:"name"`
	Suspended bool     `json:"suspended,omitempty"`
	// Target is the revision that a user chose.
	Target *int64                            `json:"target,omitempty"`
	Status fleetv1alpha1.StagedRolloutStatus `json:"status"`
	// Revisions are those that a user can return to, the latest first. They are read for a single rollout only.
	Revisions []revisionRow `json:"revisions,omitempty"`
}

// revisionRow is a revision of a template.
type revisionRow struct {
	Revision int64        `json:"revision"`
	Created  *metav1.Time `json:"created,omitempty"`
}

// rolloutsView is a page of rollouts, those that wait for a user first.
type rolloutsView struct {
	reading
	Page     []rolloutRow `json:"page"`
	Matching int          `json:"matching"`
}

// urgency orders rollouts.
var urgency = []fleetv1alpha1.RolloutPhase{ //nolint:gochecknoglobals // a constant table
	fleetv1alpha1.RolloutWaitingForApproval, fleetv1alpha1.RolloutFailed, fleetv1alpha1.RolloutRollingBack, fleetv1alpha1.RolloutPaused,
	fleetv1alpha1.RolloutProgressing, fleetv1alpha1.RolloutPending, "", fleetv1alpha1.RolloutSucceeded,
}

func (c *Console) viewRollouts(ctx context.Context, s *session, q query) (any, error) {
	out := rolloutsView{}
	namespace := q.namespace(s)
	var found []rolloutRow
	read := func(list client.ObjectList, resource string, add func()) error {
		if err := s.client.List(ctx, list, client.InNamespace(namespace), client.Limit(maxRollouts)); err != nil {
			return out.omit(resource, err)
		}
		add()
		return nil
	}
	var list fleetv1alpha1.StagedRolloutList
	if err := read(&list, "stagedrollouts", func() {
		for i := range list.Items {
			r := &list.Items[i]
			found = append(found, newRolloutRow(r, &r.Spec, &r.Status))
		}
	}); err != nil {
		return nil, err
	}
	var global fleetv1alpha1.ClusterStagedRolloutList
	if namespace == "" {
		if err := read(&global, "clusterstagedrollouts", func() {
			for i := range global.Items {
				r := &global.Items[i]
				found = append(found, newRolloutRow(r, &r.Spec, &r.Status))
			}
		}); err != nil {
			return nil, err
		}
	}
	words := strings.Fields(strings.ToLower(q.Get("search")))
	found = slices.DeleteFunc(found, func(r rolloutRow) bool {
		return q.Has("name") && q.Get("name") != r.Name ||
			!containsAll(words, r.Template.Kind, r.Namespace, r.Template.Name, string(r.Status.Phase))
	})
	slices.SortFunc(found, func(a, b rolloutRow) int {
		return cmp.Or(cmp.Compare(slices.Index(urgency, a.Status.Phase), slices.Index(urgency, b.Status.Phase)),
			strings.Compare(a.Namespace, b.Namespace), strings.Compare(a.Name, b.Name))
	})
	out.Page, out.Matching = paged(found, q), len(found)
	if q.Has("name") && len(out.Page) == 1 {
		out.Page[0].Revisions = s.revisions(ctx, &out.Page[0], list.Items, global.Items)
	}
	return out, nil
}

func newRolloutRow(o client.Object, spec *fleetv1alpha1.StagedRolloutSpec, status *fleetv1alpha1.StagedRolloutStatus) rolloutRow {
	kind := schema.FromAPIVersionAndKind(spec.Unit.APIVersion, spec.Unit.Kind)
	return rolloutRow{
		Template: template{kind.Group, kind.Version, kind.Kind, o.GetNamespace(), spec.Unit.Name}, Namespace: o.GetNamespace(), Name: o.GetName(),
		Suspended: spec.Suspended, Target: spec.Revision, Status: *status,
	}
}

// revisions returns the revisions of a rollout: those that its binding owns. It returns none if they cannot be read.
func (s *session) revisions(
	ctx context.Context, row *rolloutRow, all []fleetv1alpha1.StagedRollout, global []fleetv1alpha1.ClusterStagedRollout,
) (out []revisionRow) {
	var owner *metav1.OwnerReference
	for i := range all {
		if all[i].Name == row.Name && all[i].Namespace == row.Namespace {
			owner = metav1.GetControllerOf(&all[i])
		}
	}
	for i := range global {
		if global[i].Name == row.Name && row.Namespace == "" {
			owner = metav1.GetControllerOf(&global[i])
		}
	}
	var list appsv1.ControllerRevisionList
	if owner == nil || s.client.List(ctx, &list, client.InNamespace(row.Namespace)) != nil {
		return nil
	}
	for i := range list.Items {
		r := &list.Items[i]
		if o := metav1.GetControllerOf(r); o != nil && o.UID == owner.UID {
			created := r.CreationTimestamp
			out = append(out, revisionRow{r.Revision, &created})
		}
	}
	slices.SortFunc(out, func(a, b revisionRow) int { return cmp.Compare(b.Revision, a.Revision) })
	return out
}

var errRolloutChanged = errors.New("the rollout has another revision than the page showed; check it again")

// changeRollout approves a stage, pauses or resumes a rollout, or returns to another revision.
func changeRollout(_ http.ResponseWriter, r *http.Request, s *session, decode func(any) error) (any, error) {
	var body struct {
		Namespace string `json:"namespace"`
		Name      string `json:"name"`
		// Action is approve, pause, resume or undo.
		Action string `json:"action"`
		Stage  string `json:"stage,omitempty"`
		// Revision is the one that the user saw, To the one to return to.
		Revision int64 `json:"revision"`
		To       int64 `json:"to,omitempty"`
	}
	if err := decode(&body); err != nil {
		return nil, err
	}
	rollout, status := rolloutOf(body.Namespace)
	if err := s.client.Get(r.Context(), types.NamespacedName{Namespace: body.Namespace, Name: body.Name}, rollout); err != nil {
		return nil, err
	}
	if status.Revision != body.Revision {
		return nil, apierrors.NewConflict(schema.GroupResource{Group: fleetv1alpha1.GroupVersion.Group, Resource: "stagedrollouts"}, body.Name,
			errRolloutChanged)
	}
	spec := map[string]any{}
	switch {
	case body.Action == "approve" && body.Stage != "":
		return struct{}{}, s.client.Create(r.Context(), flow.NewApproval(rollout, body.Stage, body.Revision), client.FieldOwner(fieldOwner))
	case body.Action == "pause", body.Action == "resume":
		spec["suspended"] = body.Action == "pause"
	case body.Action == "undo" && body.To > 0:
		spec["revision"], spec["suspended"] = body.To, false
	default:
		return nil, apierrors.NewBadRequest("the action must be approve with a stage, pause, resume, or undo with a revision")
	}
	patch, err := json.Marshal(map[string]any{"metadata": map[string]any{"uid": rollout.GetUID()}, "spec": spec})
	if err != nil {
		return nil, err
	}
	return struct{}{}, s.client.Patch(r.Context(), rollout, client.RawPatch(types.MergePatchType, patch), client.FieldOwner(fieldOwner))
}

func rolloutOf(namespace string) (client.Object, *fleetv1alpha1.StagedRolloutStatus) {
	if namespace == "" {
		r := &fleetv1alpha1.ClusterStagedRollout{}
		return r, &r.Status
	}
	r := &fleetv1alpha1.StagedRollout{}
	return r, &r.Status
}
