// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registration

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	certificatesv1 "k8s.io/api/certificates/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

const id, otherID = "0123456789abcdef", "fedcba9876543210"

func groupOf(cluster, id string) string { return "system:karmada:registration:" + cluster + ":" + id }

// registered returns the ClusterRole of the agent with the ID of a registration.
func registered(id string) *rbacv1.ClusterRole {
	return access(agent{cluster: "m1", request: "earlier", registration: id})[0].(*rbacv1.ClusterRole)
}

// A token of the cluster registers it again. The access of the earlier agent ends, also while its deletion with the removed Cluster is
// pending.
func TestReconcile_replacesRegistration(t *testing.T) {
	t.Parallel()
	for name, cluster := range map[string]*clusterv1alpha1.Cluster{"removed": nil, "registered": newCluster(clusterv1alpha1.Pull)} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			csr := newCSR(t, func(c *certificatesv1.CertificateSigningRequest) {
				c.Spec.Request = newRequest(t, subject(agentM1, names.AgentsGroup, groupOf("m1", id)))
			})
			objects := []client.Object{csr, newToken("m1")}
			for _, o := range access(agent{cluster: "m1", request: "earlier", registration: otherID, renewal: "m1-xyz", registered: true}) {
				own(o, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", UID: "earlier"}})
				objects = append(objects, o)
			}
			if cluster != nil {
				objects = append(objects, cluster)
			}
			r, control, recorder := newReconciler(t, objects...)
			reconcile(t, r)
			if got := condition(t, control); got != byToken {
				t.Fatalf("condition %q, events %v", got, recorder.All())
			}
			want := access(agent{cluster: "m1", request: "csr", registration: id, registered: cluster != nil, approved: true})
			for _, o := range want {
				observed := o.DeepCopyObject().(client.Object)
				if err := control.Get(t.Context(), client.ObjectKeyFromObject(o), observed); err != nil {
					t.Fatal(err)
				}
				if _, namespace := o.(*corev1.Namespace); namespace {
					continue
				}
				if owned := len(observed.GetOwnerReferences()) > 0; owned != (cluster != nil) {
					t.Errorf("%T %s has an owner: %v", o, o.GetName(), owned)
				}
				observed.SetOwnerReferences(nil)
				observed.SetResourceVersion("")
				if diff := cmp.Diff(o, observed); diff != "" {
					t.Errorf("%T %s -want +got\n%s", o, o.GetName(), diff)
				}
			}
		})
	}
}
