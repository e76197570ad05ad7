// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package multiclusterservice

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	bindings "karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
)

// policyKeys are the labels and annotations of a claim by a policy.
var policyKeys = []string{
	names.PolicyID, names.ClusterPolicyID, names.PolicyNamespace, names.PolicyName, names.ClusterPolicyName,
}

// propagate claims the Service and propagates it to clusters. missing lists named clusters that do not exist, for the error.
func (c *Controller) propagate(
	ctx context.Context, s *networkingv1alpha1.MultiClusterService, clusters, missing []string,
) (wrote bool, err error) {
	if len(clusters) == 0 {
		return false, fmt.Errorf("propagate service %s: %w: clusters that do not exist: [%s]: "+
			"correct providerClusters and consumerClusters, or join a cluster", key(s), errNoCluster, strings.Join(missing, ", "))
	}
	service := &corev1.Service{}
	if err := c.control.Get(ctx, key(s), service); err != nil {
		if apierrors.IsNotFound(err) {
			return false, fmt.Errorf("propagate service %s: %w: create the Service in the control plane", key(s), errNoService)
		}
		return false, err
	}
	if c.control.Stale(service) {
		return false, requeue.ErrStale
	}
	claimed, err := patch.Object(ctx, c.control, service, func(o *corev1.Service) {
		claim(&o.ObjectMeta, s)
		o.Labels[names.ClaimedBy] = kind
	})
	if err != nil {
		return false, err
	}
	bound, err := c.bind(ctx, s, service, clusters)
	return claimed || bound, err
}

// claim sets the labels and annotations of a claim by a MultiClusterService, in place of those of a policy.
func claim(m *metav1.ObjectMeta, s *networkingv1alpha1.MultiClusterService) {
	for _, k := range policyKeys {
		delete(m.Labels, k)
		delete(m.Annotations, k)
	}
	metav1.SetMetaDataLabel(m, names.MultiClusterServiceID, s.Labels[names.MultiClusterServiceID])
	metav1.SetMetaDataAnnotation(m, names.MultiClusterServiceNamespace, s.Namespace)
	metav1.SetMetaDataAnnotation(m, names.MultiClusterServiceName, s.Name)
}

var serviceKind = schema.GroupKind{Kind: "Service"}

// bind creates or updates the binding of the Service. Fields of other writers, such as target clusters, are kept.
func (c *Controller) bind(
	ctx context.Context, s *networkingv1alpha1.MultiClusterService, service *corev1.Service, clusters []string,
) (wrote bool, err error) {
	found, free, err := bindings.Find(serviceKind, key(s), func(key types.NamespacedName, b bindings.Binding) error {
		return c.control.Get(ctx, key, b)
	})
	if err != nil {
		return false, err
	}
	if found == nil {
		b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
			Namespace: s.Namespace, Name: free, Labels: map[string]string{names.BindingID: c.NewID()},
		}}
		c.populate(b, s, service, clusters)
		if err := c.control.Create(ctx, b); err != nil {
			if apierrors.IsAlreadyExists(err) {
				return false, requeue.ErrStale
			}
			return false, fmt.Errorf("create %s: %w", bindings.Title(b), err)
		}
		return true, nil
	}
	b := found.(*workv1alpha2.ResourceBinding)
	switch owner := metav1.GetControllerOf(b); {
	case c.control.Stale(b):
		return false, requeue.ErrStale
	case b.DeletionTimestamp != nil:
		return false, fmt.Errorf("bind service %s: %s is being deleted", key(s), bindings.Title(b))
	case owner != nil && owner.UID != service.UID:
		return false, fmt.Errorf("bind service %s: %s still belongs to an earlier %s %s", key(s), bindings.Title(b), owner.Kind, owner.Name)
	}
	if err := c.confirmDropped(ctx, s, b, clusters); err != nil {
		return false, err
	}
	return patch.Latest(ctx, c.control, b, func(b *workv1alpha2.ResourceBinding) { c.populate(b, s, service, clusters) })
}

// confirmDropped returns requeue.ErrStale if a live read shows that a dropped cluster still takes part. Otherwise a cluster that is
// missing from the cache would lose the Service.
func (c *Controller) confirmDropped(
	ctx context.Context, s *networkingv1alpha1.MultiClusterService, b *workv1alpha2.ResourceBinding, clusters []string,
) error {
	if b.Spec.Placement == nil || b.Spec.Placement.ClusterAffinity == nil {
		return nil
	}
	for _, name := range b.Spec.Placement.ClusterAffinity.ClusterNames {
		if slices.Contains(clusters, name) {
			continue
		}
		for _, named := range [][]networkingv1alpha1.ClusterSelector{s.Spec.ProviderClusters, s.Spec.ConsumerClusters} {
			if still, err := collected.StillSelected(ctx, c.live, named, name); err != nil || still {
				return cmp.Or(err, requeue.ErrStale)
			}
		}
	}
	return nil
}

func (c *Controller) populate(
	b *workv1alpha2.ResourceBinding, s *networkingv1alpha1.MultiClusterService, service *corev1.Service, clusters []string,
) {
	claim(&b.ObjectMeta, s)
	b.Labels[names.BindingManagedBy] = kind
	controllerutil.AddFinalizer(b, names.BindingFinalizer)
	if !slices.ContainsFunc(b.OwnerReferences, func(r metav1.OwnerReference) bool { return r.UID == service.UID }) {
		b.OwnerReferences = append(b.OwnerReferences, metav1.OwnerReference{
			APIVersion: "v1", Kind: "Service", Name: service.Name, UID: service.UID,
		})
	}
	b.Spec.Resource = workv1alpha2.ObjectReference{
		APIVersion: "v1", Kind: "Service", Namespace: service.Namespace, Name: service.Name, UID: service.UID,
		ResourceVersion: service.ResourceVersion,
	}
	placement := &policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: clusters}}
	if !equality.Semantic.DeepEqual(b.Spec.Placement, placement) {
		b.Spec.Placement = placement
	}
	b.Spec.ConflictResolution = policyv1alpha1.ConflictOverwrite
	if b.Spec.SchedulerName == "" {
		b.Spec.SchedulerName = names.DefaultScheduler
	}
}

// unclaim removes the claim from the Service and from its binding. The binding and its Works stay until the Service is deleted or a
// policy claims it (docs/contract/services.md#multiclusterservice).
func (c *Controller) unclaim(ctx context.Context, s *networkingv1alpha1.MultiClusterService) error {
	id := s.Labels[names.MultiClusterServiceID]
	b, err := indexes.Find(ctx, c.live, serviceKind, key(s))
	if err != nil {
		return err
	}
	if b != nil && b.GetLabels()[names.MultiClusterServiceID] == id {
		if _, err := patch.Latest(ctx, c.control, b.(*workv1alpha2.ResourceBinding), func(b *workv1alpha2.ResourceBinding) {
			for _, k := range []string{names.MultiClusterServiceID, names.BindingManagedBy} {
				delete(b.Labels, k)
			}
			delete(b.Annotations, names.MultiClusterServiceNamespace)
			delete(b.Annotations, names.MultiClusterServiceName)
		}); client.IgnoreNotFound(err) != nil {
			return err
		}
	}
	service := &corev1.Service{}
	err = c.live.Get(ctx, key(s), service)
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("read service %s: %w", key(s), err)
	}
	if err != nil || service.Labels[names.MultiClusterServiceID] != id {
		return nil
	}
	_, err = patch.Object(ctx, c.control, service, func(o *corev1.Service) {
		delete(o.Labels, names.ClaimedBy)
		delete(o.Labels, names.MultiClusterServiceID)
	})
	return client.IgnoreNotFound(err)
}
