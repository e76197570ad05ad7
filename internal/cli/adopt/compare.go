// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package adopt

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/observe"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/threeway"
)

// memberTimeout bounds the requests to one member, so that an unreachable one does not hide the others.
const memberTimeout = 15 * time.Second

// result is the comparison in one cluster.
type result struct {
	cluster string
	// uid is the UID of an existing unmanaged object, or "".
	uid     types.UID
	managed bool
	// difference is how the object would change.
	difference string
	err        error
}

// describe returns the state of the object, and how its take-over changes it.
func (r *result) describe(dryRun bool) string {
	switch {
	case r.err != nil:
		return "error: " + strings.TrimSpace(r.err.Error())
	case r.managed:
		return "already managed"
	case r.uid == "":
		return "does not exist, will be created"
	case r.difference == "" && dryRun:
		return fmt.Sprintf("exists (UID %s), only labels and annotations of Karmada would be added", r.uid)
	case r.difference == "":
		return fmt.Sprintf("exists (UID %s), only labels and annotations of Karmada are added", r.uid)
	case dryRun:
		return fmt.Sprintf("exists (UID %s), would change:", r.uid)
	default:
		return fmt.Sprintf("exists (UID %s), changes:", r.uid)
	}
}

// compare compares the manifests in the Works of a binding with the objects in the members, sorted by cluster.
func (o *options) compare(ctx context.Context, chain interpret.Chain, s *explain.Subject) ([]result, error) {
	scope, id := binding.ScopeOf(s.Binding), binding.ID(s.Binding)
	if id == "" {
		return nil, fmt.Errorf("%s has no permanent ID (label %s)", binding.Title(s.Binding), scope.IDLabel)
	}
	var works workv1alpha1.WorkList
	if err := o.Client.List(ctx, &works, client.MatchingLabels{scope.IDLabel: id}); err != nil {
		return nil, fmt.Errorf("list the Works of %s: %w", binding.Title(s.Binding), err)
	}
	missing, results, chosen := slices.Clone(o.clusters), []result(nil), []*workv1alpha1.Work(nil)
	for i := range works.Items {
		cluster, ok := names.ClusterOf(works.Items[i].Namespace)
		if !ok || len(o.clusters) > 0 && !slices.Contains(o.clusters, cluster) {
			continue
		}
		missing = slices.DeleteFunc(missing, func(name string) bool { return name == cluster })
		results, chosen = append(results, result{cluster: cluster}), append(chosen, &works.Items[i])
	}
	reader := &observe.Reader{Access: o.Control, Control: o.Client}
	_ = observe.Each(len(results), func(i int) error { // the results hold the errors
		results[i].err = compareIn(ctx, reader, chain, s, chosen[i], &results[i])
		return nil
	})
	if len(missing) > 0 {
		return nil, fmt.Errorf("%s has no Work in cluster %s", binding.Title(s.Binding), strings.Join(missing, ", "))
	}
	slices.SortFunc(results, func(a, b result) int { return strings.Compare(a.cluster, b.cluster) })
	return results, nil
}

// compareIn compares the manifest of one Work.
func compareIn(
	ctx context.Context, reader *observe.Reader, chain interpret.Chain, s *explain.Subject, w *workv1alpha1.Work, r *result,
) error {
	ctx, cancel := context.WithTimeout(ctx, memberTimeout)
	defer cancel()
	if len(w.Spec.Workload.Manifests) == 0 {
		return errors.New("the Work has no manifest")
	}
	desired := &unstructured.Unstructured{}
	if err := desired.UnmarshalJSON(w.Spec.Workload.Manifests[0].Raw); err != nil {
		return fmt.Errorf("decode the manifest: %w", err)
	}
	observed, err := reader.MemberObject(ctx, r.cluster, s)
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	if r.managed = observed.GetLabels()[names.Managed] == "true"; r.managed {
		return nil
	}
	r.uid = observed.GetUID()
	next, err := threeway.Plan(ctx, chain, desired, observed, false)
	if err != nil || next == nil {
		return err
	}
	r.difference, err = explain.Difference("member", explain.WithoutMarks(observed, names.ApplyStrategy), "manifest",
		explain.WithoutMarks(next, names.ApplyStrategy))
	return err
}
