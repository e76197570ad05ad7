// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package guard

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

func TestRemovalOf(t *testing.T) {
	t.Parallel()
	cluster, namespaced := map[string]string{names.ClusterBindingID: "x"}, map[string]string{names.BindingID: "x"}
	for name, tc := range map[string]struct {
		labels   map[string]string
		manifest string
		drift    *workv1alpha1.Drift
		want     Removal
	}{
		"a Deployment":  {namespaced, `{"apiVersion":"apps/v1","kind":"Deployment"}`, nil, Removal{}},
		"a Role":        {namespaced, `{"apiVersion":"rbac.authorization.k8s.io/v1","kind":"Role"}`, nil, Removal{}},
		"a ClusterRole": {cluster, `{"apiVersion":"rbac.authorization.k8s.io/v1","kind":"ClusterRole"}`, nil, Removal{Access: true}},
		"webhooks": {
			cluster, `{"apiVersion":"admissionregistration.k8s.io/v1","kind":"ValidatingWebhookConfiguration"}`, nil, Removal{Access: true},
		},
		"a definition":  {cluster, `{"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition"}`, nil, Removal{Access: true}},
		"a Namespace":   {cluster, `{"apiVersion":"v1","kind":"Namespace"}`, nil, Removal{}},
		"taken over":    {namespaced, `{}`, &workv1alpha1.Drift{Adoption: &workv1alpha1.Adoption{UID: "u"}}, Removal{Existed: true}},
		"only restored": {namespaced, `{}`, &workv1alpha1.Drift{Corrections: 1}, Removal{}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{UID: "w", Labels: tc.labels, CreationTimestamp: metav1.NewTime(epoch)}}
			w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: []byte(tc.manifest)}}}
			w.Status.Drift = tc.drift
			got := RemovalOf(w)
			if got.Work != "w" || !got.Created.Equal(epoch) || got.Existed != tc.want.Existed || got.Access != tc.want.Access {
				t.Errorf("RemovalOf = %+v, want %+v", got, tc.want)
			}
		})
	}
}
