// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package install

import (
	"testing"

	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

// The rights of administrators are granted once. A revocation lasts, also if the namespace of the control plane is created again.
func TestApplyAdministrators_once(t *testing.T) {
	t.Parallel()
	bound := map[string]string{administratorsBound: "true"}
	for name, tc := range map[string]struct {
		namespace, role map[string]string // annotations
		granted         bool
	}{
		"first installation":            {granted: true},
		"granted by an earlier version": {namespace: bound},
		"granted by the first version":  {role: bound},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			system := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: names.SystemNamespace, Annotations: tc.namespace}}
			role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: proxyAdmin, Annotations: tc.role}}
			control := fakecontrol.WithObjects(t, system, role)
			apply := func(granted bool) {
				t.Helper()
				if err := applyAdministrators(t.Context(), control); err != nil {
					t.Fatal(err)
				}
				binding := &rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: names.AdministratorsBinding}}
				err := control.Get(t.Context(), client.ObjectKeyFromObject(binding), binding)
				if client.IgnoreNotFound(err) != nil || apierrors.IsNotFound(err) == granted {
					t.Errorf("get ClusterRoleBinding %s = %v, want granted %v", binding.Name, err, granted)
				}
				if err := client.IgnoreNotFound(control.Delete(t.Context(), binding)); err != nil {
					t.Fatal(err)
				}
			}
			apply(tc.granted)
			apply(false) // revoked
			if err := control.Delete(t.Context(), system); err != nil {
				t.Fatal(err)
			}
			again := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: names.SystemNamespace}}
			if err := control.Create(t.Context(), again); err != nil {
				t.Fatal(err)
			}
			apply(false)
		})
	}
}
