// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package allinone

import (
	"testing"

	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/names"
)

// A member in Pull mode whose Cluster was deleted registers again: its former credentials are replaced, also while its access is still
// being deleted.
func TestHasAccess(t *testing.T) {
	t.Parallel()
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m"}}
	role := func(owners ...metav1.OwnerReference) *rbacv1.ClusterRole {
		return &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: names.AgentRole("m"), OwnerReferences: owners}}
	}
	owner := metav1.OwnerReference{APIVersion: "cluster.karmada.io/v1alpha1", Kind: "Cluster", Name: "m", UID: "u"}
	for name, test := range map[string]struct {
		objects []client.Object
		want    bool
	}{
		"registered":                     {[]client.Object{cluster, role(owner)}, true},
		"agent has not registered yet":   {[]client.Object{role()}, true},
		"deleted, access being deleted":  {[]client.Object{role(owner)}, false},
		"deleted with its access":        {nil, false},
		"deleted, and created by others": {[]client.Object{cluster}, false},
	} {
		control := fake.NewClientBuilder().WithScheme(controllers.Scheme()).WithObjects(test.objects...).Build()
		if got, err := hasAccess(t.Context(), control, "m", &clientcmdapi.Config{}); got != test.want || err != nil {
			t.Errorf("%s: hasAccess = %v, %v, want %v", name, got, err, test.want)
		}
	}
}
