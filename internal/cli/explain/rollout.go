// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"context"
	"fmt"

	appsv1 "k8s.io/api/apps/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rollout/revision"
	"karmada.io/karmada/internal/work/render"
)

// Rollout reads the staged rollout of a binding. It returns nil if there is none. line makes the commands in its messages and can be nil.
func Rollout(ctx context.Context, control client.Reader, b binding.Binding, line flow.CommandLine) (flow.Rollout, error) {
	if b == nil || b.BindingSpec().StagedRollout == nil {
		return nil, nil
	}
	var r interface {
		client.Object
		flow.Rollout
	} = &fleetv1alpha1.ClusterStagedRollout{}
	if binding.ScopeOf(b).Namespaced {
		r = &fleetv1alpha1.StagedRollout{}
	}
	switch err := control.Get(ctx, client.ObjectKeyFromObject(b), r); {
	case apierrors.IsNotFound(err), meta.IsNoMatchError(err):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("read the rollout of %s: %w", binding.Title(b), err)
	case !metav1.IsControlledBy(r, b):
		return nil, nil // of an earlier binding
	}
	return flow.WithCommandLine(r, line), nil
}

// Revisions renders the manifests of the revisions of a staged rollout.
type Revisions struct {
	// Current is the number of the current content of the template, or 0 if it is not recorded yet.
	Current int64
	// Plans holds the plans of all revisions, by number.
	Plans map[int64]*render.Plan
}

// ReadRevisions reads the revisions of a rollout, as the controllers do. They have the current replicas.
func ReadRevisions(ctx context.Context, control client.Reader, chain interpret.Chain, s *Subject) (*Revisions, error) {
	policies, _, err := selectOverrides(ctx, control, s, nil)
	if err != nil {
		return nil, err
	}
	content, err := revision.Of(ctx, chain, s.Binding.BindingSpec(), s.Template, policies)
	if err != nil {
		return nil, err
	}
	current, err := content.Hash("")
	if err != nil {
		return nil, err
	}
	namespace := s.Binding.GetNamespace()
	if namespace == "" {
		namespace = names.SystemNamespace
	}
	var list appsv1.ControllerRevisionList
	id := client.MatchingLabels{binding.ScopeOf(s.Binding).IDLabel: binding.ID(s.Binding)}
	if err := control.List(ctx, &list, client.InNamespace(namespace), id); err != nil {
		return nil, fmt.Errorf("list the revisions of %s: %w", s.FullTitle(), err)
	}
	out := &Revisions{Plans: map[int64]*render.Plan{}}
	for i := range list.Items {
		stored := &list.Items[i]
		old, err := revision.Decode(stored.Data.Raw)
		if err != nil {
			return nil, fmt.Errorf("%s/%s: %w", stored.Namespace, stored.Name, err)
		}
		hash, err := old.Hash("")
		if err != nil {
			return nil, err
		}
		of, overrides := *s, policies
		if hash == current {
			out.Current = max(out.Current, stored.Revision) // several may differ in their dependencies only
		} else {
			of.Template, overrides = old.Restore(s.Template)
		}
		if _, out.Plans[stored.Revision], _, _, err = renderPlan(ctx, control, s.Binding, &of, overrides); err != nil {
			return nil, fmt.Errorf("revision %d: %w", stored.Revision, err)
		}
	}
	return out, nil
}
