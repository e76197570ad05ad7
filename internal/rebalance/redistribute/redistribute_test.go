// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package redistribute

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
)

func TestClusters(t *testing.T) {
	t.Parallel()
	for _, scope := range binding.Scopes {
		t.Run(scope.Name, func(t *testing.T) {
			t.Parallel()
			scheme := runtime.NewScheme()
			if err := workv1alpha2.AddToScheme(scheme); err != nil {
				t.Fatal(err)
			}
			b := scope.New()
			b.SetName("web-deployment")
			if scope.Namespaced {
				b.SetNamespace("default")
			}
			old := []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}}
			b.BindingSpec().Clusters = old
			writes := 0
			control := fake.NewClientBuilder().WithScheme(scheme).WithObjects(b).WithInterceptorFuncs(interceptor.Funcs{
				Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
					writes++
					return c.Patch(ctx, o, p, opts...)
				},
			}).Build()
			if err := control.Get(t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
				t.Fatal(err)
			}

			if _, err := Clusters(t.Context(), control, b, []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}}); err != nil || writes > 0 {
				t.Errorf("nothing changes: %v after %d writes", err, writes)
			}
			moved := []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}, {Name: "m2", Replicas: 2}}
			after, err := Clusters(t.Context(), control, b, moved)
			if err != nil || writes != 1 {
				t.Fatalf("%v after %d writes", err, writes)
			}
			if diff := cmp.Diff(moved, after.BindingSpec().Clusters); diff != "" || after.GetResourceVersion() == b.GetResourceVersion() {
				t.Errorf("not as the server answered (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(old, b.BindingSpec().Clusters); diff != "" {
				t.Errorf("the argument was changed (-want +got):\n%s", diff)
			}

			// b is an old version by now: what was decided since stays.
			_, err = Clusters(t.Context(), control, b, []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}})
			if !apierrors.IsConflict(err) || !strings.Contains(err.Error(), binding.Title(b)) {
				t.Errorf("from an older version: %v, want a conflict that names the binding", err)
			}
			if err := control.Get(t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(moved, b.BindingSpec().Clusters); diff != "" {
				t.Errorf("clusters (-want +got):\n%s", diff)
			}
		})
	}
}
