// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/test/etcd"
)

func TestAdmission(t *testing.T) {
	t.Parallel()
	s := startServer(t, newKube(t), etcd.Start(t))
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

	t.Run("an agent does not change what policies select clusters by", func(t *testing.T) {
		t.Parallel()
		testAgentFields(t, root, s.client(t, s.as("token-of-system:karmada:agent:limited")))
	})

	t.Run("an agent writes only its own cluster", func(t *testing.T) {
		t.Parallel()
		agent := s.client(t, s.as("token-of-system:karmada:agent:mine"))
		named := func(name string) *clusterv1alpha1.Cluster {
			return newCluster(func(c *clusterv1alpha1.Cluster) {
				c.Name, c.Spec.SyncMode, c.Spec.ID = name, clusterv1alpha1.Pull, "id of "+name
				c.Spec.SecretRef, c.Spec.ImpersonatorSecretRef = nil, nil
			})
		}
		if err := agent.Create(t.Context(), named("mine")); err != nil {
			t.Errorf("create of the own cluster: %v", err)
		}
		testPending(t, root, s.client(t, s.as("token-of-system:karmada:agent:pending")), named("pending"))
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
		for what, change := range map[string]func(*clusterv1alpha1.Cluster){
			"may only register a cluster in Pull mode": func(c *clusterv1alpha1.Cluster) { c.Spec.SyncMode = clusterv1alpha1.Push },
			"its agent runs in another cluster":        func(c *clusterv1alpha1.Cluster) { c.Spec.ID = "another" },
		} {
			var own clusterv1alpha1.Cluster
			if err := root.Get(t.Context(), client.ObjectKey{Name: "mine"}, &own); err != nil {
				t.Fatal(err)
			}
			change(&own)
			if err := agent.Update(t.Context(), &own); !apierrors.IsForbidden(err) || !strings.Contains(err.Error(), what) {
				t.Errorf("update = %v, want forbidden: %s", err, what)
			}
		}
		twin, twinsAgent := named("twin"), s.client(t, s.as("token-of-system:karmada:agent:twin"))
		twin.Spec.ID = "id of mine"
		if err := twinsAgent.Create(t.Context(), twin); !apierrors.IsForbidden(err) || !strings.Contains(err.Error(), "registered as mine") {
			t.Errorf("second registration of a cluster = %v, want forbidden", err)
		}
		twin.Spec.ID = ""
		if err := twinsAgent.Create(t.Context(), twin); !apierrors.IsForbidden(err) {
			t.Errorf("registration without an ID = %v, want forbidden", err)
		}
		registrar := s.client(t, s.as("token-of-system:karmada:agent:rbac-generator"))
		if err := registrar.Create(t.Context(), named("registered")); err != nil {
			t.Errorf("create by the user that registers agents: %v", err)
		}
	})
}

// testPending checks that a Cluster without approval has a taint, which its agent cannot remove.
func testPending(t *testing.T, root, agent client.Client, own *clusterv1alpha1.Cluster) {
	t.Helper()
	pending := corev1.Taint{Key: "cluster.karmada.io/pending", Effect: corev1.TaintEffectNoSchedule}
	forged := own.DeepCopy()
	forged.Spec.Taints = []corev1.Taint{pending, {Key: "x", Effect: corev1.TaintEffectNoSchedule}}
	if err := agent.Create(t.Context(), forged); !apierrors.IsForbidden(err) {
		t.Errorf("create with another taint = %v, want forbidden", err)
	}
	if err := agent.Create(t.Context(), own); err != nil {
		t.Fatal(err)
	}
	if taints := own.Spec.Taints; len(taints) != 1 || !taints[0].MatchTaint(&pending) {
		t.Errorf("taints %v, want pending", taints)
	}
	removed := own.DeepCopy()
	removed.Spec.Taints = nil
	if err := agent.Patch(t.Context(), removed, client.MergeFrom(own)); !apierrors.IsForbidden(err) {
		t.Errorf("removal of the taint by the agent = %v, want forbidden", err)
	}
	own.Spec.APIEndpoint = "https://10.0.0.2:6443"
	update(t, agent.Update(t.Context(), own))
	own.Spec.Taints = nil
	update(t, root.Update(t.Context(), own))
}

// testAgentFields checks that the agent of the cluster limited writes its address and location only. With the fields that an
// administrator sets, it could receive the workloads and Secrets of others.
func testAgentFields(t *testing.T, root, agent client.Client) {
	t.Helper()
	registered := func() *clusterv1alpha1.Cluster {
		return newCluster(func(c *clusterv1alpha1.Cluster) {
			c.Name, c.Spec.SyncMode, c.Spec.ID = "limited", clusterv1alpha1.Pull, "id of limited"
		})
	}
	type change = func(*clusterv1alpha1.Cluster)
	label := func(c *clusterv1alpha1.Cluster) { c.Labels = map[string]string{"env": "prod"} }
	annotate := func(c *clusterv1alpha1.Cluster) { c.Annotations = map[string]string{"a": "b"} }
	for name, forge := range map[string]change{"labels": label, "annotations": annotate} {
		c := registered()
		forge(c)
		if err := agent.Create(t.Context(), c); !apierrors.IsForbidden(err) || !strings.Contains(err.Error(), "metadata."+name) {
			t.Errorf("create with %s = %v, want forbidden", name, err)
		}
	}
	own := registered()
	if err := agent.Create(t.Context(), own); err != nil {
		t.Fatal(err)
	}
	own.Labels, own.Finalizers = map[string]string{"env": "test"}, []string{"karmada.io/cluster-controller"}
	own.Spec.Taints = []corev1.Taint{{Key: "quarantine", Effect: corev1.TaintEffectNoExecute}}
	update(t, root.Update(t.Context(), own))
	try := func(change change) error {
		c := own.DeepCopy()
		change(c)
		err := agent.Patch(t.Context(), c, client.MergeFrom(own))
		if err == nil {
			own = c
		}
		return err
	}
	for name, allowed := range map[string]change{
		"nothing":         func(*clusterv1alpha1.Cluster) {},
		"another address": func(c *clusterv1alpha1.Cluster) { c.Spec.APIEndpoint = "https://10.0.0.2:6443" },
		"a proxy":         func(c *clusterv1alpha1.Cluster) { c.Spec.ProxyURL = "http://proxy" },
		"the first region": func(c *clusterv1alpha1.Cluster) {
			c.Spec.Provider, c.Spec.Region, c.Spec.Zones = "p", "eu", []string{"z"}
		},
	} {
		if err := try(allowed); err != nil {
			t.Errorf("change of %s: %v", name, err)
		}
	}
	for name, forge := range map[string]change{
		"metadata.labels":      label,
		"metadata.annotations": annotate,
		"metadata.finalizers":  func(c *clusterv1alpha1.Cluster) { c.Finalizers = nil },
		"metadata.ownerReferences": func(c *clusterv1alpha1.Cluster) {
			c.OwnerReferences = []metav1.OwnerReference{{APIVersion: "v1", Kind: "Node", Name: "n", UID: "u"}}
		},
		"spec.taints":         func(c *clusterv1alpha1.Cluster) { c.Spec.Taints = nil },
		"spec.resourceModels": func(c *clusterv1alpha1.Cluster) { c.Spec.ResourceModels = c.Spec.ResourceModels[:0] },
		"spec.proxyHeader":    func(c *clusterv1alpha1.Cluster) { c.Spec.ProxyHeader = map[string]string{"a": "b"} },
		"spec.provider":       func(c *clusterv1alpha1.Cluster) { c.Spec.Provider = "q" },
		"spec.region":         func(c *clusterv1alpha1.Cluster) { c.Spec.Region = "us" },
		"spec.zones":          func(c *clusterv1alpha1.Cluster) { c.Spec.Zones = []string{"y"} },
	} {
		if err := try(forge); !apierrors.IsForbidden(err) || !strings.Contains(err.Error(), name) {
			t.Errorf("change of %s = %v, want forbidden", name, err)
		}
	}
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
