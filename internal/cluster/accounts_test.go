// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cluster

import (
	"context"
	"encoding/base64"
	"fmt"
	"testing"
	"time"

	authenticationv1 "k8s.io/api/authentication/v1"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
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

// newMember returns a member that grants tokens a lifetime, and counts the requests for them.
func newMember(namespace string, granted time.Duration, requests *int) client.Client {
	ca := &corev1.ConfigMap{
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "kube-root-ca.crt"}, Data: map[string]string{"ca.crt": "CA"},
	}
	return fake.NewClientBuilder().WithObjects(ca).WithInterceptorFuncs(interceptor.Funcs{
		SubResourceCreate: func(
			_ context.Context, _ client.Client, _ string, o, sub client.Object, _ ...client.SubResourceCreateOption,
		) error {
			if requests != nil {
				*requests++
			}
			payload := fmt.Sprintf(`{"sub":"system:serviceaccount:%s:%s","iat":1000,"exp":%d}`, namespace, o.GetName(),
				1000+int64(granted/time.Second))
			sub.(*authenticationv1.TokenRequest).Status.Token = "e30." + base64.RawURLEncoding.EncodeToString([]byte(payload)) + ".c2ln"
			return nil
		},
		Create: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.CreateOption) error {
			if s, ok := o.(*corev1.Secret); ok { // of the controller of tokens
				s.Data = map[string][]byte{"token": []byte("static"), "ca.crt": []byte("CA")}
			}
			return c.Create(ctx, o, opts...)
		},
	}).Build()
}

// With a lifetime, no token without expiration is created, unless the cluster limits the lifetime to one that an outage can outlast.
func TestCreateCredentials_expire(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		requested, granted time.Duration
		secrets            int
	}{
		"granted":               {90 * 24 * time.Hour, 90 * 24 * time.Hour, 0},
		"limited":               {90 * 24 * time.Hour, 24 * time.Hour, 2},
		"of an agent":           {24 * time.Hour, 24 * time.Hour, 0},
		"without an expiration": {0, 0, 2},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			const namespace = "karmada-cluster"
			observed := newMember(namespace, tc.granted, nil)
			o := Options{Name: "m1", ClusterNamespace: namespace, TokenLifetime: tc.requested, Member: &rest.Config{}}
			creds, err := o.createCredentials(t.Context(), observed)
			if err != nil {
				t.Fatal(err)
			}
			var secrets corev1.SecretList
			if err := observed.List(t.Context(), &secrets); err != nil {
				t.Fatal(err)
			}
			static := string(creds.token) == "static"
			if len(secrets.Items) != tc.secrets || static != (tc.secrets > 0) || string(creds.ca) != "CA" {
				t.Errorf("%d Secrets in the member, token %q, CA %q; want %d Secrets", len(secrets.Items), creds.token, creds.ca, tc.secrets)
			}
		})
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
