// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/intstr"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/controllers"
)

func TestRegisterEstimator(t *testing.T) {
	t.Parallel()
	writes := 0
	control := fake.NewClientBuilder().WithScheme(controllers.Scheme()).WithInterceptorFuncs(interceptor.Funcs{
		Create: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.CreateOption) error {
			writes++
			return c.Create(ctx, o, opts...)
		},
		Update: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.UpdateOption) error {
			writes++
			return c.Update(ctx, o, opts...)
		},
	}).Build()
	join := func(uid string) {
		t.Helper()
		if err := control.Create(
			t.Context(),
			&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m", UID: types.UID(uid)}},
		); err != nil {
			t.Fatal(err)
		}
	}
	unjoin := func() {
		t.Helper()
		if err := control.Delete(t.Context(), &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m"}}); err != nil {
			t.Fatal(err)
		}
	}
	register := func(port int, wantWrites int, wantOwners ...string) {
		t.Helper()
		writes = 0
		if err := registerEstimator(t.Context(), control, "m", port); err != nil {
			t.Fatal(err)
		}
		var s corev1.Service
		if err := control.Get(t.Context(), client.ObjectKey{Namespace: "karmada-system", Name: "karmada-scheduler-estimator-m"}, &s); err != nil {
			t.Fatal(err)
		}
		want := corev1.ServiceSpec{
			Type:         corev1.ServiceTypeExternalName,
			ExternalName: "localhost",
			Ports:        []corev1.ServicePort{{Port: 10352, TargetPort: intstr.FromInt(port)}},
		}
		if diff := cmp.Diff(want, s.Spec); diff != "" {
			t.Errorf("spec (-want +got)\n%s", diff)
		}
		var owners []string
		for _, o := range s.OwnerReferences {
			owners = append(owners, o.Kind+" "+o.Name+" "+string(o.UID))
		}
		if diff := cmp.Diff(wantOwners, owners); diff != "" {
			t.Errorf("owners (-want +got)\n%s", diff)
		}
		if writes != wantWrites {
			t.Errorf("%d writes, want %d", writes, wantWrites)
		}
	}
	register(4000, 1)
	register(4000, 0)
	join("one")
	writes = 0
	register(4000, 1, "Cluster m one")
	register(4000, 0, "Cluster m one")
	register(5000, 1, "Cluster m one")
	unjoin()
	join("two")
	register(5000, 1, "Cluster m two")

	// A cluster without an estimator, or with a name that is too long for a Service, has no Service.
	for range 2 {
		if err := registerEstimator(t.Context(), control, "m", 0); err != nil {
			t.Fatal(err)
		}
	}
	if err := registerEstimator(t.Context(), control, strings.Repeat("m", 48), 4000); err != nil {
		t.Fatal(err)
	}
	var all corev1.ServiceList
	if err := control.List(t.Context(), &all); err != nil || len(all.Items) > 0 {
		t.Errorf("%d Services, %v", len(all.Items), err)
	}
}
