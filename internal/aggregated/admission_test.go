// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"strings"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

func TestAdmission(t *testing.T) {
	t.Parallel()
	s := startServer(t, newKube(t), startEtcd(t))
	root, carol := s.client(t, s.as("token-of-root")), s.client(t, s.as("token-of-carol"))

	t.Run("the user must have access to the Secrets", func(t *testing.T) {
		t.Parallel()
		testSecretAccess(t, root, carol)
	})

	t.Run("protected clusters are not deleted", func(t *testing.T) {
		t.Parallel()
		const label = "resourcetemplate.karmada.io/deletion-protected"
		c := newCluster(func(c *clusterv1alpha1.Cluster) {
			c.Name, c.Labels = "protected", map[string]string{label: "Always", "of": "protection"}
		})
		if err := root.Create(t.Context(), c); err != nil {
			t.Fatal(err)
		}
		const reason = "This resource is protected, please make sure to remove the label: " + label
		for name, err := range map[string]error{
			"delete":            root.Delete(t.Context(), c),
			"delete collection": root.DeleteAllOf(t.Context(), c, client.MatchingLabels{"of": "protection"}),
		} {
			if !apierrors.IsForbidden(err) || !strings.Contains(err.Error(), reason) {
				t.Errorf("%s = %v, want forbidden: %s", name, err, reason)
			}
		}
		c.Labels = nil
		update(t, root.Update(t.Context(), c))
		if err := root.Delete(t.Context(), c); err != nil {
			t.Errorf("delete without the label: %v", err)
		}
	})

	t.Run("an agent writes only its own cluster", func(t *testing.T) {
		t.Parallel()
		agent := s.client(t, s.as("token-of-system:karmada:agent:mine"))
		named := func(name string) *clusterv1alpha1.Cluster {
			return newCluster(func(c *clusterv1alpha1.Cluster) { c.Name = name })
		}
		if err := agent.Create(t.Context(), named("mine")); err != nil {
			t.Errorf("create of the own cluster: %v", err)
		}
		other := named("others")
		if err := agent.Create(t.Context(), other); !apierrors.IsForbidden(err) {
			t.Errorf("create of another cluster = %v, want forbidden", err)
		}
		if err := root.Create(t.Context(), other); err != nil {
			t.Fatal(err)
		}
		before := other.DeepCopy()
		other.Status.KubernetesVersion = "forged"
		if err := agent.Status().Patch(t.Context(), other, client.MergeFrom(before)); !apierrors.IsForbidden(err) {
			t.Errorf("status of another cluster = %v, want forbidden", err)
		}
		if err := agent.Delete(t.Context(), other); !apierrors.IsForbidden(err) {
			t.Errorf("delete of another cluster = %v, want forbidden", err)
		}
		registrar := s.client(t, s.as("token-of-system:karmada:agent:rbac-generator"))
		if err := registrar.Create(t.Context(), named("registered")); err != nil {
			t.Errorf("create by the user that registers agents: %v", err)
		}
	})
}

// testSecretAccess checks that carol, who may write Clusters, cannot make Karmada send Secrets that carol cannot read.
func testSecretAccess(t *testing.T, root, carol client.Client) {
	t.Helper()
	ref := func(name string) *clusterv1alpha1.LocalSecretReference {
		return &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: name}
	}
	for name, mutate := range map[string]func(*clusterv1alpha1.ClusterSpec){
		"credentials": func(s *clusterv1alpha1.ClusterSpec) { s.SecretRef = ref("foreign") },
		"impersonator": func(s *clusterv1alpha1.ClusterSpec) {
			s.SecretRef, s.ImpersonatorSecretRef = ref("own"), ref("foreign")
		},
		"another namespace": func(s *clusterv1alpha1.ClusterSpec) {
			s.SecretRef = &clusterv1alpha1.LocalSecretReference{Namespace: "kube-system", Name: "own"}
		},
	} {
		c := newCluster(func(c *clusterv1alpha1.Cluster) { c.Name = "stolen" })
		mutate(&c.Spec)
		if err := carol.Create(t.Context(), c); !apierrors.IsForbidden(err) || !strings.Contains(err.Error(), "cannot get secret") {
			t.Errorf("create with a Secret that the user cannot read (%s) = %v, want forbidden", name, err)
		}
	}
	own := newCluster(func(c *clusterv1alpha1.Cluster) { c.Name, c.Spec.SecretRef = "own", ref("own") })
	if err := carol.Create(t.Context(), own); err != nil {
		t.Errorf("create with a readable Secret: %v", err)
	}
	foreign := newCluster(func(c *clusterv1alpha1.Cluster) { c.Name, c.Spec.SecretRef = "foreign", ref("foreign") })
	if err := root.Create(t.Context(), foreign); err != nil {
		t.Fatal(err)
	}
	for name, mutate := range map[string]func(*clusterv1alpha1.ClusterSpec){
		"apiEndpoint":                 func(s *clusterv1alpha1.ClusterSpec) { s.APIEndpoint = "https://elsewhere" },
		"proxyURL":                    func(s *clusterv1alpha1.ClusterSpec) { s.ProxyURL = "http://elsewhere" },
		"insecureSkipTLSVerification": func(s *clusterv1alpha1.ClusterSpec) { s.InsecureSkipTLSVerification = true },
		"impersonatorSecretRef":       func(s *clusterv1alpha1.ClusterSpec) { s.ImpersonatorSecretRef = ref("own") },
	} {
		c, before := foreign.DeepCopy(), foreign.DeepCopy()
		mutate(&c.Spec)
		if err := carol.Patch(t.Context(), c, client.MergeFrom(before)); !apierrors.IsForbidden(err) {
			t.Errorf("change of %s = %v, want forbidden", name, err)
		}
	}
	before := foreign.DeepCopy()
	foreign.Spec.Region = "eu"
	if err := carol.Patch(t.Context(), foreign, client.MergeFrom(before)); err != nil {
		t.Errorf("change that does not affect the connection: %v", err)
	}
	var got clusterv1alpha1.Cluster
	if err := root.Get(t.Context(), types.NamespacedName{Name: "stolen"}, &got); !apierrors.IsNotFound(err) {
		t.Errorf("get of the rejected cluster = %v, want not found", err)
	}
}
