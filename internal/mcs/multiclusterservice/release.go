// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package multiclusterservice

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
)

// isRequest reports whether a Work requests the EndpointSlices of a provider. Imports of the clusterset for the same Service do not.
func isRequest(w *workv1alpha1.Work) bool {
	return w.Labels[names.MultiClusterServiceName] != "" && w.Labels[names.EndpointSliceManagedBy] == "" &&
		w.Annotations[names.ProvisionCluster] == ""
}

// releaseOthers deletes the requests and the reported EndpointSlices of clusters that are not providers. It reads these clusters
// live, because one that is missing from the cache may be a provider.
func (c *Controller) releaseOthers(ctx context.Context, s *networkingv1alpha1.MultiClusterService, providers []string) error {
	works, err := collected.Works(ctx, c.control, client.ObjectKeyFromObject(s))
	if err != nil {
		return err
	}
	providing := map[string]bool{} // by cluster that the cache does not show as a provider
	var others []workv1alpha1.Work
	for i := range works {
		w := &works[i]
		cluster, _ := names.ClusterOf(w.Namespace)
		if slices.Contains(providers, cluster) || !isRequest(w) && !reported(w) {
			continue
		}
		if _, read := providing[cluster]; !read {
			if providing[cluster], err = collected.StillSelected(ctx, c.live, s.Spec.ProviderClusters, cluster); err != nil {
				return err
			}
		}
		if providing[cluster] {
			return requeue.ErrStale
		}
		others = append(others, *w)
	}
	return c.release(ctx, s, others)
}

// reported reports whether a Work holds an EndpointSlice that a MultiClusterService requested.
func reported(w *workv1alpha1.Work) bool {
	return mcs.ParseKinds(w.Labels[names.EndpointSliceManagedBy]).Has(mcs.MultiCluster)
}

// release deletes the requests among Works, and withdraws the request from the reported EndpointSlices. It does not change works.
func (c *Controller) release(ctx context.Context, s *networkingv1alpha1.MultiClusterService, works []workv1alpha1.Work) error {
	confirmed := false
	var errs []error
	for i := range works {
		w := &works[i]
		if !isRequest(w) && !reported(w) {
			continue
		}
		if !confirmed {
			if err := c.confirm(ctx, s); err != nil {
				return err
			}
			confirmed = true
		}
		if isRequest(w) {
			errs = append(errs, c.works.Remove(ctx, w))
			if slices.Contains(w.Finalizers, names.CollectFinalizer) {
				errs = append(errs, c.dropFinalizer(ctx, w))
			}
			continue
		}
		errs = append(errs, c.withdraw(ctx, w, mcs.ParseKinds(w.Labels[names.EndpointSliceManagedBy]).Delete(mcs.MultiCluster)))
	}
	return errors.Join(errs...)
}

// dropFinalizer removes the finalizer of a request that is being deleted. One that is not is reconciled again after its deletion.
func (c *Controller) dropFinalizer(ctx context.Context, w *workv1alpha1.Work) error {
	if w.DeletionTimestamp == nil {
		return nil
	}
	return patch.RemoveFinalizer(ctx, c.control, w.DeepCopy(), names.CollectFinalizer)
}

// dropDeleted removes the finalizer of requests that are being deleted, as when their cluster or their namespace is removed. It returns
// requeue.ErrStale if there are any: a request can be created again when the cache shows that it is deleted.
func (c *Controller) dropDeleted(ctx context.Context, at types.NamespacedName) error {
	works, err := collected.Works(ctx, c.control, at)
	if err != nil {
		return err
	}
	var errs []error
	for i := range works {
		if w := &works[i]; isRequest(w) && w.DeletionTimestamp != nil && slices.Contains(w.Finalizers, names.CollectFinalizer) {
			errs = append(errs, requeue.ErrStale, c.dropFinalizer(ctx, w))
		}
	}
	return errors.Join(errs...)
}

// confirm returns requeue.ErrStale unless a live read shows the version of the MultiClusterService that this decision is based on.
func (c *Controller) confirm(ctx context.Context, s *networkingv1alpha1.MultiClusterService) error {
	var latest networkingv1alpha1.MultiClusterService
	err := c.live.Get(ctx, client.ObjectKeyFromObject(s), &latest)
	switch {
	case apierrors.IsNotFound(err):
		return nil
	case err != nil:
		return fmt.Errorf("read MultiClusterService %s/%s: %w", s.Namespace, s.Name, err)
	case latest.UID != s.UID || latest.Generation != s.Generation || (latest.DeletionTimestamp == nil) != (s.DeletionTimestamp == nil):
		return requeue.ErrStale
	}
	return nil
}

// withdraw removes the request of MultiClusterServices from a Work with a reported EndpointSlice. Without another request, the Work
// is deleted.
func (c *Controller) withdraw(ctx context.Context, w *workv1alpha1.Work, rest mcs.Kinds) error {
	if rest.Len() == 0 {
		return c.works.Remove(ctx, w)
	}
	_, err := patch.Object(ctx, c.control, w.DeepCopy(), func(w *workv1alpha1.Work) {
		w.Labels[names.EndpointSliceManagedBy] = mcs.FormatKinds(rest)
	})
	return client.IgnoreNotFound(err)
}

// cleanup ends the effect of a MultiClusterService that is being deleted or has another type.
func (c *Controller) cleanup(ctx context.Context, s *networkingv1alpha1.MultiClusterService) error {
	if !slices.Contains(s.Finalizers, names.ServiceFinalizer) {
		return nil
	}
	if err := c.unclaim(ctx, s); err != nil {
		return err
	}
	var works workv1alpha1.WorkList
	// The cache may not show all Works yet. Deletions are rare, so that a live list is affordable.
	err := c.live.List(ctx, &works, client.MatchingLabels{
		names.MultiClusterServiceNamespace: s.Namespace, names.MultiClusterServiceName: s.Name,
	})
	if err != nil {
		return fmt.Errorf("list works of MultiClusterService %s/%s: %w", s.Namespace, s.Name, err)
	}
	if err := c.release(ctx, s, works.Items); err != nil {
		return err
	}
	for i := range works.Items {
		// Dispatched Works are deleted by endpointslice-dispatch-controller; the events of Works requeue this MultiClusterService earlier.
		if w := &works.Items[i]; w.DeletionTimestamp == nil && (isRequest(w) || w.Annotations[names.ProvisionCluster] != "") {
			return requeue.After(5*time.Second, "works are not deleted yet")
		}
	}
	return patch.RemoveFinalizer(ctx, c.control, s, names.ServiceFinalizer)
}

// abandon ends the effect of a MultiClusterService that was deleted despite its finalizer, because a user removed the finalizer or
// restored a backup. Nothing else would delete its requests, and no policy could claim the Service.
func (c *Controller) abandon(ctx context.Context, at types.NamespacedName) error {
	gone := &networkingv1alpha1.MultiClusterService{}
	gone.Namespace, gone.Name = at.Namespace, at.Name
	works, err := collected.Works(ctx, c.control, at)
	if err != nil {
		return err
	}
	if err := c.release(ctx, gone, works); err != nil {
		return err
	}
	var service corev1.Service
	if err := c.control.Get(ctx, at, &service); err != nil {
		return client.IgnoreNotFound(err)
	}
	id := service.Labels[names.MultiClusterServiceID]
	if id == "" || service.Labels[names.ClaimedBy] != kind {
		return nil
	}
	if err := c.confirm(ctx, gone); err != nil {
		return err
	}
	gone.Labels = map[string]string{names.MultiClusterServiceID: id}
	return c.unclaim(ctx, gone)
}

// key returns the key of the Service and of the MultiClusterService.
func key(s *networkingv1alpha1.MultiClusterService) types.NamespacedName {
	return client.ObjectKeyFromObject(s)
}
