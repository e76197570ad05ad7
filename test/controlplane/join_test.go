// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/config"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/cluster/unifiedauth"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/env"
)

// TestJoin joins, uses and unjoins a real cluster. The steps depend on each other.
func TestJoin(t *testing.T) {
	dir, err := os.MkdirTemp("", "kj")
	if err != nil {
		t.Fatal(err)
	}
	e, err := env.Start(dir, env.Options{Members: 1})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := e.Stop(); err != nil {
			t.Error(err)
		}
	})
	m := e.Members["member1"]
	t.Run("reports the status", func(t *testing.T) { testJoined(t, e, m) })
	t.Run("makes no changes on errors", func(t *testing.T) { testJoinErrors(t, e, m) })
	t.Run("rejoins without writes", func(t *testing.T) { testRejoin(t, e, m) })
	t.Run("proxies requests of authorized users", func(t *testing.T) {
		runUnifiedAuth(t, e)
		testUnifiedAuth(t, e)
	})
	t.Run("gives Argo CD access", func(t *testing.T) { testArgoCD(t, e) })
	t.Run("one control plane holds the member", func(t *testing.T) { testTwoControlPlanes(t, e, m) })
	t.Run("unjoins without leftovers", func(t *testing.T) { testUnjoin(t, e, m) })
}

func joinedCluster(t *testing.T, e *env.Env) *clusterv1alpha1.Cluster {
	t.Helper()
	c := &clusterv1alpha1.Cluster{}
	if err := e.Control.Get(t.Context(), types.NamespacedName{Name: "member1"}, c); err != nil {
		t.Fatal(err)
	}
	return c
}

func testJoined(t *testing.T, e *env.Env, m *env.Member) {
	env.Eventually(t, "a complete status", func(context.Context) error {
		c := joinedCluster(t, e)
		s := c.Status
		if s.KubernetesVersion != "v1.36.3" || s.NodeSummary == nil || len(s.APIEnablements) < 20 ||
			!meta.IsStatusConditionTrue(s.Conditions, "Ready") || !meta.IsStatusConditionTrue(s.Conditions, "CompleteAPIEnablements") ||
			len(c.Spec.Taints) > 0 {
			return fmt.Errorf("taints %v, status %+v", c.Spec.Taints, s)
		}
		return nil
	})
	// The controllers create it in the member at some time after the cluster has joined; later steps compare all ClusterRoles.
	env.Eventually(t, "access for impersonation in the member", func(ctx context.Context) error {
		return m.Client.Get(ctx, types.NamespacedName{Name: names.ImpersonatorAccount}, &rbacv1.ClusterRole{})
	})
	c := joinedCluster(t, e)
	if c.Spec.ID == "" || c.Spec.SyncMode != clusterv1alpha1.Push || len(c.Spec.ResourceModels) != 9 || c.Spec.SecretRef.Name != "member1" {
		t.Errorf("spec = %+v", c.Spec)
	}
	if diff := cmp.Diff([]string{names.ClusterFinalizer}, c.Finalizers); diff != "" {
		t.Errorf("finalizers (-want +got):\n%s", diff)
	}
	if err := e.Control.Get(t.Context(), types.NamespacedName{Name: "karmada-es-member1"}, &corev1.Namespace{}); err != nil {
		t.Error(err)
	}
	for _, name := range []string{"member1", "member1-impersonator"} {
		s := &corev1.Secret{}
		if err := e.Control.Get(t.Context(), types.NamespacedName{Namespace: names.ClusterNamespace, Name: name}, s); err != nil {
			t.Fatal(err)
		}
		if len(s.Data["token"]) == 0 || len(s.OwnerReferences) != 1 || s.OwnerReferences[0].UID != c.UID ||
			s.Labels[names.System] != "true" {
			t.Errorf("secret %s: owners %v labels %v", name, s.OwnerReferences, s.Labels)
		}
	}
}

// state returns the names and versions of all objects that a failed Join must not change.
func state(t *testing.T, e *env.Env, m *env.Member) []string {
	t.Helper()
	var out []string
	for _, c := range []client.Client{e.Control, m.Client} {
		for _, list := range []client.ObjectList{&corev1.NamespaceList{}, &corev1.SecretList{}, &corev1.ServiceAccountList{},
			&rbacv1.ClusterRoleList{}} {
			if err := c.List(t.Context(), list); err != nil {
				t.Fatal(err)
			}
			_ = meta.EachListItem(list, func(o runtime.Object) error {
				a, err := meta.Accessor(o)
				out = append(out, fmt.Sprintf("%T %s/%s %s", o, a.GetNamespace(), a.GetName(), a.GetResourceVersion()))
				return err
			})
		}
	}
	return out
}

func testJoinErrors(t *testing.T, e *env.Env, m *env.Member) {
	wrongCA, unreachable, wrongToken := rest.CopyConfig(m.Config), rest.CopyConfig(m.Config), rest.CopyConfig(m.Config)
	wrongCA.CAData, wrongCA.CAFile = e.Config.CAData, e.Config.CAFile
	unreachable.Host = "https://127.0.0.1:1"
	wrongToken.CertData, wrongToken.CertFile, wrongToken.KeyData, wrongToken.KeyFile, wrongToken.BearerToken = nil, "", nil, "", "nonsense"
	id := joinedCluster(t, e).Spec.ID
	tests := []struct {
		options cluster.Options
		want    string
	}{
		{cluster.Options{Name: "", Member: m.Config}, "cluster name is required"},
		{cluster.Options{Name: "A.b", Member: m.Config}, "invalid cluster name(A.b): a lowercase RFC 1123 label"},
		{cluster.Options{Name: strings.Repeat("a", 49), Member: m.Config}, "must be no more than 48 characters"},
		{cluster.Options{Name: "member1-impersonator", Member: m.Config}, "must not end in -impersonator"},
		{cluster.Options{Name: "self", Member: e.Config}, "is the control plane itself"},
		{cluster.Options{Name: "x", Member: wrongCA}, "CA in its kubeconfig"},
		{cluster.Options{Name: "x", Member: unreachable}, "cannot be reached"},
		{cluster.Options{Name: "x", Member: wrongToken}, "credentials in its kubeconfig"},
		{cluster.Options{Name: "member1", Member: m.Config}, "the cluster ID " + id + " or the cluster name member1 has been registered"},
		{
			cluster.Options{Name: "other", Member: m.Config}, "the cluster ID " + id +
				" or the cluster name other has been registered: it has joined as member1",
		},
		{cluster.Options{Name: "other", Member: m.Config, Rejoin: true}, "has joined as member1"},
	}
	before := state(t, e, m)
	for _, tc := range tests {
		tc.options.Control = e.Config
		err := cluster.Join(t.Context(), tc.options)
		if err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("Join %s = %v, want %q", tc.options.Name, err, tc.want)
		}
	}
	for options, want := range map[*cluster.Options]string{
		{Name: "none", Wait: time.Second}:     "no cluster object none found in the karmada control plane",
		{Name: "member1"}:                     "--wait 0s must be a positive duration, e.g. 1m0s",
		{Name: "member1", Wait: -time.Minute}: "--wait -1m0s must be a positive duration, e.g. 1m0s",
	} {
		options.Control = e.Config
		if err := cluster.Unjoin(t.Context(), *options); err == nil || err.Error() != want {
			t.Errorf("Unjoin = %v, want %q", err, want)
		}
	}
	if err := cluster.Unjoin(t.Context(), cluster.Options{Name: "member1", Control: e.Config, Member: m.Config, Wait: time.Second,
		DryRun: true}); err != nil {
		t.Errorf("Unjoin with dry run = %v", err)
	}
	var other *cluster.OtherClusterError
	for _, force := range []bool{false, true} {
		if err := cluster.Unjoin(t.Context(), cluster.Options{Name: "member1", Control: e.Config, Member: e.Config, Wait: time.Second,
			Force: force}); !errors.As(err, &other) {
			t.Errorf("Unjoin with the kubeconfig of the control plane = %v, want an OtherClusterError", err)
		}
	}
	if diff := cmp.Diff(before, state(t, e, m)); diff != "" {
		t.Errorf("objects changed (-before +after):\n%s", diff)
	}
	if c := joinedCluster(t, e); c.DeletionTimestamp != nil {
		t.Error("the cluster is being deleted")
	}
	var registered *cluster.RegisteredError
	if err := cluster.Join(t.Context(), cluster.Options{Name: "member1", Control: e.Config, Member: m.Config}); !errors.As(err,
		&registered) || registered.As != "member1" {
		t.Errorf("Join = %v, want a RegisteredError", err)
	}
}

func testRejoin(t *testing.T, e *env.Env, m *env.Member) {
	before, c := state(t, e, m), joinedCluster(t, e)
	if err := cluster.Join(t.Context(), cluster.Options{Name: "member1", Control: e.Config, Member: m.Config, Rejoin: true}); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(before, state(t, e, m)); diff != "" {
		t.Errorf("objects changed (-before +after):\n%s", diff)
	}
	if after := joinedCluster(t, e); after.Generation != c.Generation {
		t.Errorf("generation = %d, want %d", after.Generation, c.Generation)
	}
}

// runUnifiedAuth runs unified-auth-controller until the test ends.
func runUnifiedAuth(t *testing.T, e *env.Env) {
	t.Helper()
	mgr, err := ctrl.NewManager(e.Config, ctrl.Options{
		Scheme: controllers.Scheme(), Metrics: metricsserver.Options{BindAddress: "0"},
		Controller: config.Controller{SkipNameValidation: new(true)},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := unifiedauth.New(mgr.GetClient(), &events.Fake{}).Setup(mgr); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- mgr.Start(ctx) }()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Error(err)
		}
	})
}

func testUnifiedAuth(t *testing.T, e *env.Env) {
	role := &rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: "proxy-users"}, Rules: []rbacv1.PolicyRule{{
		APIGroups: []string{clusterv1alpha1.GroupName}, Resources: []string{"clusters/proxy"}, Verbs: []string{"*"},
	}}}
	binding := &rbacv1.ClusterRoleBinding{
		ObjectMeta: metav1.ObjectMeta{Name: "proxy-users"}, RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole",
			Name: "proxy-users"},
		Subjects: []rbacv1.Subject{{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: "system:admin"},
			{APIGroup: rbacv1.GroupName, Kind: rbacv1.UserKind, Name: "alice"}},
	}
	for _, o := range []client.Object{role, binding} {
		if err := e.Control.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	get := func(user, path string) (int, string) {
		own := rest.CopyConfig(e.Config)
		own.Impersonate.UserName = user
		hc, err := rest.HTTPClientFor(own)
		if err != nil {
			t.Fatal(err)
		}
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet,
			own.Host+"/apis/cluster.karmada.io/v1alpha1/clusters/member1/proxy"+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		response, err := hc.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		body, _ := io.ReadAll(response.Body)
		return response.StatusCode, string(body)
	}
	env.Eventually(t, "the administrator lists nodes of the member", func(context.Context) error {
		if code, body := get("", "/api/v1/nodes"); code != http.StatusOK || !strings.Contains(body, `"kind":"NodeList"`) {
			return fmt.Errorf("%d %s", code, body)
		}
		return nil
	})
	// The permission to impersonate alice is propagated to the member. Then she has her own permissions there.
	env.Eventually(t, "alice is forbidden to list nodes by the member", func(context.Context) error {
		if code, body := get("alice", "/api/v1/nodes"); code != http.StatusForbidden || !strings.Contains(body, `User \"alice\" cannot list`) {
			return fmt.Errorf("%d %s", code, body)
		}
		return nil
	})
	if code, body := get("eve", "/api/v1/nodes"); code != http.StatusForbidden ||
		!strings.Contains(body, `User \"eve\" cannot get resource \"clusters/proxy\"`) {
		t.Errorf("eve: %d %s", code, body)
	}
}

// testArgoCD uses the cluster Secret of Argo CD, changes and deletes it.
func testArgoCD(t *testing.T, e *env.Env) {
	const namespace = "argocd"
	for _, o := range []client.Object{
		&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: namespace, Labels: map[string]string{names.ArgoCDClusters: "true"}}},
		&corev1.ServiceAccount{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "argocd-clusters"}},
		&rbacv1.ClusterRoleBinding{
			ObjectMeta: metav1.ObjectMeta{Name: "argocd"}, RoleRef: rbacv1.RoleRef{APIGroup: rbacv1.GroupName, Kind: "ClusterRole",
				Name: "proxy-users"},
			Subjects: []rbacv1.Subject{{Kind: rbacv1.ServiceAccountKind, Namespace: namespace, Name: "argocd-clusters"}},
		},
	} {
		if err := e.Control.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	secret := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "cluster-member1"}}
	works := func(ctx context.Context) error {
		if err := e.Control.Get(ctx, client.ObjectKeyFromObject(secret), secret); err != nil {
			return err
		}
		var config struct {
			BearerToken     string
			TLSClientConfig struct{ CAData []byte }
		}
		if err := json.Unmarshal(secret.Data["config"], &config); err != nil {
			return err
		}
		member, err := rest.HTTPClientFor(&rest.Config{
			BearerToken: config.BearerToken, TLSClientConfig: rest.TLSClientConfig{CAData: config.TLSClientConfig.CAData},
		})
		if err != nil {
			return err
		}
		r, err := http.NewRequestWithContext(ctx, http.MethodGet, string(secret.Data["server"])+"/version", nil)
		if err != nil {
			return err
		}
		response, err := member.Do(r)
		if err != nil {
			return err
		}
		defer response.Body.Close()
		if body, err := io.ReadAll(response.Body); response.StatusCode != http.StatusOK || !strings.Contains(string(body), "v1.36.3") {
			return fmt.Errorf("%d %s, %w", response.StatusCode, body, err)
		}
		return nil
	}
	env.Eventually(t, "a Secret with access to the member", works)
	secret.Data["server"] = []byte("https://127.0.0.1:1")
	if err := e.Control.Update(t.Context(), secret); err != nil {
		t.Fatal(err)
	}
	env.Eventually(t, "the Secret corrected after a change", works)
	if err := e.Control.Delete(t.Context(), secret); err != nil {
		t.Fatal(err)
	}
	env.Eventually(t, "the Secret created again", works)
}

func testUnjoin(t *testing.T, e *env.Env, m *env.Member) {
	if err := cluster.Unjoin(t.Context(), cluster.Options{Name: "member1", Control: e.Config, Member: m.Config,
		Wait: time.Minute}); err != nil {
		t.Fatal(err)
	}
	if err := e.Control.Get(t.Context(), types.NamespacedName{Name: "karmada-es-member1"},
		&corev1.Namespace{}); !apierrors.IsNotFound(err) {
		t.Errorf("execution namespace still exists: %v", err)
	}
	var works workv1alpha1.WorkList
	if err := e.Control.List(t.Context(), &works, client.InNamespace("karmada-es-member1")); err != nil || len(works.Items) > 0 {
		t.Errorf("%d works remain, %v", len(works.Items), err)
	}
	env.Eventually(t, "objects of Karmada deleted from the member", func(ctx context.Context) error {
		for _, o := range []client.Object{
			&corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: names.ClusterNamespace}},
			&rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: "karmada-controller-manager:karmada-member1"}},
			&rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: "karmada-controller-manager:karmada-member1"}},
			&rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: "karmada-impersonator"}},
		} {
			if err := m.Client.Get(ctx, client.ObjectKeyFromObject(o), o); !apierrors.IsNotFound(err) {
				return fmt.Errorf("%T %s: %w", o, o.GetName(), err)
			}
		}
		return nil
	})
	if err := cluster.Join(t.Context(), cluster.Options{Name: "again", Control: e.Config, Member: m.Config, Provider: "p", Region: "r",
		Zones: []string{"z"}}); err != nil {
		t.Errorf("Join with another name: %v", err)
	}
}
