// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"context"
	"fmt"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
)

// readQuotas adds a hint for each static assignment of a quota that its cluster does not apply, for example because the namespace does not
// exist there.
func (h *hints) readQuotas(ctx context.Context) error {
	if !h.hints {
		return nil
	}
	options := []client.ListOption{client.HasLabels{names.QuotaName}}
	if h.namespace != "" {
		options = []client.ListOption{client.MatchingLabels{names.QuotaNamespace: h.namespace}}
	}
	err := access.EachPage(ctx, h.control, func(list *workv1alpha1.WorkList) {
		for i := range list.Items {
			w := &list.Items[i]
			cluster, _ := names.ClusterOf(w.Namespace)
			applied := meta.FindStatusCondition(w.Status.Conditions, workv1alpha1.WorkApplied)
			if applied == nil || applied.Status != metav1.ConditionFalse || w.DeletionTimestamp != nil {
				continue
			}
			h.hint(flow.MissingReference, "federatedresourcequota/"+w.Labels[names.QuotaName], w.Labels[names.QuotaNamespace],
				fmt.Sprintf("spec.staticAssignments: not applied in cluster %s: %s", cluster, applied.Message))
		}
	}, options...)
	if apierrors.IsForbidden(err) || meta.IsNoMatchError(err) || apierrors.IsNotFound(err) {
		return nil
	}
	return err
}
