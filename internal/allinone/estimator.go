// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"fmt"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/controllers"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/names"
)

// RegisterEstimator creates or updates the Service by which the scheduler finds the estimator of a cluster at a port of this
// machine (docs/contract/protocols.md#estimator-client). The Cluster, if it exists, becomes the owner of the Service. With
// port 0, RegisterEstimator deletes the Service.
func RegisterEstimator(ctx context.Context, config *rest.Config, cluster string, port int) error {
	control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		return err
	}
	return registerEstimator(ctx, control, cluster, port)
}

func registerEstimator(ctx context.Context, control client.Client, cluster string, port int) error {
	service := estimatorService(cluster)
	if port == 0 {
		return deleteEstimatorService(ctx, control, cluster)
	}
	if len(validation.IsDNS1035Label(service.Name)) > 0 {
		return nil // the name is too long for a Service; the scheduler uses the resource summary of the cluster
	}
	var owner clusterv1alpha1.Cluster
	if err := control.Get(ctx, client.ObjectKey{Name: cluster}, &owner); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("get cluster %s: %w", cluster, err)
	}
	_, err := controllerutil.CreateOrUpdate(ctx, control, service, func() error {
		service.Spec.Type, service.Spec.ExternalName = corev1.ServiceTypeExternalName, "localhost"
		if len(service.Spec.Ports) != 1 {
			service.Spec.Ports = make([]corev1.ServicePort, 1)
		}
		p := &service.Spec.Ports[0]
		p.Port, p.TargetPort = estimators.DefaultPort, intstr.FromInt32(int32(port))
		if owner.UID == "" {
			return nil
		}
		service.OwnerReferences = nil // an earlier Cluster of the same name
		return controllerutil.SetOwnerReference(&owner, service, control.Scheme())
	})
	if err != nil {
		return fmt.Errorf("register the estimator of cluster %s: %w", cluster, err)
	}
	return nil
}

func estimatorService(cluster string) *corev1.Service {
	return &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: names.SystemNamespace, Name: estimators.Options{}.ServiceName(cluster)}}
}

// deleteEstimatorService deletes the Service of a cluster's estimator if it exists.
func deleteEstimatorService(ctx context.Context, control client.Client, cluster string) error {
	err := control.Delete(ctx, estimatorService(cluster))
	if client.IgnoreNotFound(err) != nil && !apierrors.IsInvalid(err) {
		return fmt.Errorf("delete the estimator Service of cluster %s: %w", cluster, err)
	}
	return nil
}
