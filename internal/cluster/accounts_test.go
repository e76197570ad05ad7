// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"testing"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
)

// After a recent Unjoin, the namespace may exist at first and be deleted shortly after.
func TestCreateAccounts_waitsForTerminatingNamespace(t *testing.T) {
	t.Parallel()
	attempts := 0 // to create the namespace
	observed := fake.NewClientBuilder().WithInterceptorFuncs(interceptor.Funcs{
		Create: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.CreateOption) error {
			if _, ok := o.(*corev1.Namespace); ok {
				if attempts++; attempts == 1 {
					return apierrors.NewAlreadyExists(corev1.Resource("namespaces"), o.GetName())
				}
			} else if attempts == 1 {
				return apierrors.NewNotFound(corev1.Resource("namespaces"), o.GetNamespace())
			}
			return c.Create(ctx, o, opts...)
		},
	}).Build()
	o := Options{Name: "m1", ClusterNamespace: "karmada-cluster"}
	if err := o.createAccounts(t.Context(), observed); err != nil {
		t.Fatal(err)
	}
	for _, object := range memberObjects(o.Name, o.ClusterNamespace) {
		if err := observed.Get(t.Context(), client.ObjectKeyFromObject(object), object); err != nil {
			t.Errorf("%s: %v", describe(object), err)
		}
	}
}

// The error states why the accounts were not created, also if the last request was interrupted.
func TestCreateAccounts_interrupted(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	attempts := 0
	observed := fake.NewClientBuilder().WithInterceptorFuncs(interceptor.Funcs{
		Create: func(ctx context.Context, _ client.WithWatch, o client.Object, _ ...client.CreateOption) error {
			if _, ok := o.(*corev1.Namespace); ok {
				return nil
			}
			if attempts++; attempts == 1 {
				return apierrors.NewNotFound(corev1.Resource("namespaces"), o.GetNamespace())
			}
			cancel()
			return ctx.Err()
		},
	}).Build()
	err := Options{Name: "m1", ClusterNamespace: "karmada-cluster"}.createAccounts(ctx, observed)
	if !apierrors.IsNotFound(err) {
		t.Errorf("createAccounts() = %v, want the error of the first attempt", err)
	}
}
