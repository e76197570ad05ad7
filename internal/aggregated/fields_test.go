// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"slices"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/test/etcd"
)

// received collects the warnings of responses.
type received struct{ texts []string }

// HandleWarningHeader implements rest.WarningHandler.
func (r *received) HandleWarningHeader(_ int, _, text string) { r.texts = append(r.texts, text) }

// take returns the warnings since the last call.
func (r *received) take() []string {
	out := r.texts
	r.texts = nil
	return out
}

// The API server warns about fields of Clusters that have no effect, once. It does not warn controllers, agents and users without access to
// the Secrets.
func TestAdmission_warnsAboutFields(t *testing.T) {
	t.Parallel()
	k := newKube(t)
	k.setSecret("karmada-cluster", "own", map[string]string{"token": "t"})
	s := startServer(t, k, etcd.Start(t))
	warned := &received{}
	as := func(token string) client.Client {
		config := rest.CopyConfig(s.as(token))
		config.WarningHandler = warned
		return s.client(t, config)
	}
	root := as("token-of-root")
	expect := func(what string, err error, want ...string) {
		t.Helper()
		got := warned.take()
		if err != nil || len(got) != len(want) || slices.ContainsFunc(want, func(w string) bool {
			return !strings.Contains(strings.Join(got, "\n"), w)
		}) {
			t.Errorf("%s: error %v, warnings %q, want %q", what, err, got, want)
		}
	}
	ref := func(name string) *clusterv1alpha1.LocalSecretReference {
		return &clusterv1alpha1.LocalSecretReference{Namespace: "karmada-cluster", Name: name}
	}
	cluster := newCluster(func(c *clusterv1alpha1.Cluster) {
		c.Spec.SecretRef, c.Spec.ImpersonatorSecretRef, c.Spec.ProxyHeader = ref("own"), ref("gone"), map[string]string{"a": "b"}
	})
	const missing = `spec.impersonatorSecretRef: Secret "gone" does not exist`
	const header = "spec.proxyHeader: has no effect without proxyURL"
	expect("dry run", root.Create(t.Context(), cluster.DeepCopy(), client.DryRunAll))
	expect("create", root.Create(t.Context(), cluster), missing, header)

	setReady := func(status metav1.ConditionStatus) {
		t.Helper()
		meta.SetStatusCondition(&cluster.Status.Conditions, metav1.Condition{Type: "Ready", Status: status, Reason: "Test"})
		expect("status", root.Status().Update(t.Context(), cluster))
	}
	setReady(metav1.ConditionTrue)
	notReady := corev1.Taint{Key: "cluster.karmada.io/not-ready", Effect: corev1.TaintEffectNoSchedule}
	cluster.Spec.Taints = []corev1.Taint{notReady}
	expect("taint of a ready cluster", root.Update(t.Context(), cluster), "cluster-controller adds and removes itself")
	cluster.Spec.Region = "eu"
	expect("another field", root.Update(t.Context(), cluster))
	cluster.Spec.Taints = nil
	expect("removal of the taint", root.Update(t.Context(), cluster))
	setReady(metav1.ConditionFalse)
	cluster.Spec.Taints = []corev1.Taint{notReady}
	expect("taint by the controller", root.Update(t.Context(), cluster))

	foreign := newCluster(func(c *clusterv1alpha1.Cluster) { c.Name, c.Spec.SecretRef = "foreign", ref("gone") })
	if err := as("token-of-carol").Create(t.Context(), foreign); err == nil || len(warned.take()) > 0 {
		t.Errorf("create without access to the Secret: error %v, warnings %q", err, warned.texts)
	}
	// Other headers are not another connection, and tell carol nothing about a Secret that carol cannot read.
	foreign.Spec.SecretRef = ref("foreign")
	k.setSecret("karmada-cluster", "foreign", map[string]string{"token": "t"})
	expect("create with another Secret", root.Create(t.Context(), foreign))
	foreign.Spec.ProxyHeader = map[string]string{"a": "b"}
	expect("headers without access to the Secret", as("token-of-carol").Update(t.Context(), foreign))
	foreign.Spec.ProxyHeader = map[string]string{"c": "d"}
	foreign.Spec.ProxyURL = "http://proxy"
	expect("proxy", root.Update(t.Context(), foreign))
	foreign.Spec.ProxyURL = ""
	expect("headers with access to the Secret", root.Update(t.Context(), foreign), header)
	pull := func(name string) *clusterv1alpha1.Cluster {
		return newCluster(func(c *clusterv1alpha1.Cluster) {
			c.Name, c.Spec.SyncMode, c.Spec.ID, c.Spec.ProxyURL = name, clusterv1alpha1.Pull, name, "http://proxy"
		})
	}
	expect("create by the agent", as("token-of-system:karmada:agent:mine").Create(t.Context(), pull("mine")))
	identified := newCluster(func(c *clusterv1alpha1.Cluster) { c.Name, c.Spec.ID = "identified", "a" })
	expect("create with an ID", root.Create(t.Context(), identified))
	identified.Spec.ID = "b"
	expect("another ID", root.Update(t.Context(), identified), `spec.id: was "a" before; nothing is applied in the cluster unless`)
	identified.Spec.ID = ""
	expect("no ID", root.Update(t.Context(), identified), `spec.id: was "b" before; without the ID, Karmada does not verify`)
	identified.Spec.ID = "a"
	expect("first ID", root.Update(t.Context(), identified))
	identified.Spec.SyncMode = clusterv1alpha1.Pull
	expect("to Pull mode", root.Update(t.Context(), identified), "spec.syncMode: was Push before; the control plane applies nothing",
		"spec.apiEndpoint: is not used in Pull mode")
	identified.Spec.SyncMode = clusterv1alpha1.Push
	expect("to Push mode", root.Update(t.Context(), identified), "spec.syncMode: was Pull before; an agent applies nothing")
	expect("Pull mode", root.Create(t.Context(), pull("other")), "spec.apiEndpoint: is not used in Pull mode", "spec.proxyURL: is not used")
}
