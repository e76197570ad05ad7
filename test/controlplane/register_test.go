// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	coordinationv1 "k8s.io/api/coordination/v1"
	corev1 "k8s.io/api/core/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	utilrand "k8s.io/apimachinery/pkg/util/rand"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/agent"
	"karmada.io/karmada/internal/cli/access"
	"karmada.io/karmada/internal/cli/register"
	"karmada.io/karmada/internal/cluster"
	clusterstatus "karmada.io/karmada/internal/cluster/status"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/embeddedkube"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/apiserver"
	"karmada.io/karmada/test/env"
)

func registerCommand(s *access.Session) command   { return register.NewCommand(s) }
func unregisterCommand(s *access.Session) command { return register.NewUnregisterCommand(s) }

// The printed command registers a cluster, its agent applies Works, and unregister removes everything. The cluster is an API server without
// controllers that start the Deployment of the agent, so the test runs the agent. The control plane itself is refused.
func TestRegister(t *testing.T) {
	t.Parallel()
	name, namespace := "r1-"+utilrand.String(5), "agent-"+utilrand.String(5)
	member := apiserver.Start(t, func(c *embeddedkube.Config) { c.KubeControllers = nil })
	admin := writeKubeconfig(t, member)
	inMember := newClient(t, member.RESTConfig())
	printed := strings.Fields(newToken(t, "--cluster", name, "--print-register-command"))
	flags := append(slices.Clone(printed[2:]), "--kubeconfig", admin, "--namespace", namespace, // --cluster-name is printed
		"--karmada-agent-replicas", "0", "--cluster-region", "eu", "--discovery-timeout", "30s")

	for what, change := range map[string]func([]string){
		"has the hash sha256:": func(f []string) {
			f[slices.Index(f, "--discovery-token-ca-cert-hash")+1] = "sha256:" + strings.Repeat("0", 64)
		},
		"does not know":          func(f []string) { f[slices.Index(f, "--token")+1] = "aaaaaa.0123456789abcdef" },
		"signature of bootstrap": func(f []string) { i := slices.Index(f, "--token") + 1; f[i] = f[i][:7] + "0123456789abcdef" },
		"registers cluster":      func(f []string) { f[slices.Index(f, "--cluster-name")+1] = name + "x" },
		"invalid cluster name":   func(f []string) { f[slices.Index(f, "--cluster-name")+1] = "A_B" },
		"must have the form":     func(f []string) { f[0] = "https://" + f[0] },
	} {
		wrong := slices.Clone(flags)
		change(wrong)
		if out, err := run(t, registerCommand, wrong...); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("register = %v, want %q\n%s", err, what, out)
		}
	}
	own := slices.Clone(flags)
	own[slices.Index(own, "--kubeconfig")+1] = hub.Layout.ControlKubeconfig()
	if out, err := run(t, registerCommand, own...); err == nil || !strings.Contains(err.Error(), "is a Karmada control plane") {
		t.Errorf("register of the control plane = %v, want it refused\n%s", err, out)
	}
	out, err := run(t, registerCommand, flags...)
	if err != nil {
		t.Fatalf("register: %v\n%s", err, out)
	}
	for _, line := range []string{
		"[preflight] All pre-flight checks were passed", "[karmada-agent-start] Waiting to perform the TLS Bootstrap",
		"[karmada-agent-start] Waiting karmada-agent Deployment", "cluster(" + name + ") is joined successfully",
	} {
		if !strings.Contains(out, line) {
			t.Errorf("output without %q:\n%s", line, out)
		}
	}
	exists := namespace + "/karmada-kubeconfig Secret already exists"
	if out, err := run(t, registerCommand, flags...); err != nil || !strings.Contains(out, exists) {
		t.Errorf("second register = %v\n%s", err, out)
	}
	stop := runAgent(t, name, namespace, member.RESTConfig(), inMember)
	testWork(t, name, inMember)
	testProxy(t, name)
	if out, err := run(t, unregisterCommand, name, "--cluster-kubeconfig", admin, "--namespace", namespace, "--wait", "60s"); err != nil {
		t.Errorf("unregister: %v\n%s", err, out)
	}
	stop()
	env.Eventually(t, "removal of the access of the agent", func(ctx context.Context) error {
		for _, o := range []client.Object{
			&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}},
			&rbacv1.ClusterRole{ObjectMeta: metav1.ObjectMeta{Name: "system:karmada:" + name + ":agent"}},
			&rbacv1.ClusterRoleBinding{ObjectMeta: metav1.ObjectMeta{Name: "system:karmada:" + name + ":agent"}},
			&rbacv1.Role{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: "system:karmada:" + name + ":agent-secret"}},
			&corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: name}},
			&coordinationv1.Lease{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-cluster", Name: name}},
			&corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name}},
			&corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: "karmada-kubeconfig"}},
		} {
			err := hub.Control.Get(ctx, client.ObjectKeyFromObject(o), o)
			if apierrors.IsNotFound(err) {
				err = inMember.Get(ctx, client.ObjectKeyFromObject(o), o)
			}
			if !apierrors.IsNotFound(err) && !meta.IsNoMatchError(err) {
				return fmt.Errorf("%T %s exists: %w", o, o.GetName(), err)
			}
		}
		return nil
	})
}

// writeKubeconfig writes the kubeconfig of an API server, and returns its path.
func writeKubeconfig(t *testing.T, server *embeddedkube.ControlPlane) string {
	t.Helper()
	config, err := server.Kubeconfig("member")
	path := filepath.Join(t.TempDir(), "kubeconfig")
	if err == nil {
		err = clientcmd.WriteToFile(*config, path)
	}
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// runAgent runs the agent of a cluster with the credentials in its Secret.
func runAgent(t *testing.T, name, namespace string, member *rest.Config, inMember client.Client) (stop func()) {
	t.Helper()
	var secret corev1.Secret
	if err := inMember.Get(t.Context(), client.ObjectKey{Namespace: namespace, Name: "karmada-kubeconfig"}, &secret); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "config")
	if err := os.WriteFile(file, secret.Data["karmada-kubeconfig"], 0o600); err != nil {
		t.Fatal(err)
	}
	config, err := clientcmd.Load(secret.Data["karmada-kubeconfig"])
	if err != nil || config.CurrentContext != name+"@karmada-apiserver" {
		t.Fatalf("context %q, %v", config.CurrentContext, err)
	}
	o := agent.Options{
		Cluster: name, Member: member, Kubeconfig: file, LeaseDuration: 4 * time.Second, LeaseRenewFraction: 0.25, Clock: clock.RealClock{},
		Controllers: controllers.Options{Cluster: fastStatus()},
	}
	o.Registration = cluster.PullOptions{
		APIEndpoint: "https://kubernetes.default.svc:6443", ReportSecrets: []string{cluster.ReportCredentials, cluster.ReportImpersonator},
	}
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan error, 1)
	go func() { done <- agent.Run(ctx, o, func() {}) }()
	return func() {
		cancel()
		if err := <-done; err != nil {
			t.Errorf("agent: %v", err)
		}
	}
}

func fastStatus() clusterstatus.Options { return clusterstatus.Options{Frequency: time.Second} }

// testWork waits until the cluster is ready and a Work is applied, although the control plane cannot reach the address of the cluster.
func testWork(t *testing.T, name string, inMember client.Client) {
	t.Helper()
	env.Eventually(t, "cluster "+name+" is ready", func(ctx context.Context) error {
		var c clusterv1alpha1.Cluster
		if err := hub.Control.Get(ctx, client.ObjectKey{Name: name}, &c); err != nil {
			return err
		}
		if !meta.IsStatusConditionTrue(c.Status.Conditions, "Ready") || c.Spec.SyncMode != clusterv1alpha1.Pull ||
			c.Spec.APIEndpoint != "https://kubernetes.default.svc:6443" {
			return fmt.Errorf("spec %+v, conditions %+v", c.Spec, c.Status.Conditions)
		}
		return nil
	})
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: "karmada-es-" + name, Name: "w", Finalizers: []string{names.ExecutionFinalizer},
	}}
	raw := fmt.Appendf(nil, `{"apiVersion":"v1","kind":"ConfigMap","metadata":{
		"namespace":"default","name":%q,"labels":{"karmada.io/managed":"true"},
		"annotations":{"work.karmada.io/namespace":%q,"work.karmada.io/name":"w"}}}`, name, w.Namespace)
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	if err := hub.Control.Create(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	env.Eventually(t, "the Work is applied", func(ctx context.Context) error {
		if err := hub.Control.Get(ctx, client.ObjectKeyFromObject(w), w); err != nil {
			return err
		}
		if !meta.IsStatusConditionTrue(w.Status.Conditions, workv1alpha1.WorkApplied) {
			return errors.New("not applied")
		}
		return inMember.Get(ctx, client.ObjectKey{Namespace: "default", Name: name}, &corev1.ConfigMap{})
	})
}

// testProxy reaches the cluster through the connection of its agent: the control plane cannot reach the address of the cluster.
func testProxy(t *testing.T, name string) {
	t.Helper()
	proxied := rest.CopyConfig(hub.Config)
	proxied.Host += "/apis/cluster.karmada.io/v1alpha1/clusters/" + name + "/proxy"
	proxied.TLSClientConfig.ServerName, proxied.Timeout = "", 20*time.Second
	disco, err := discovery.NewDiscoveryClientForConfig(proxied)
	if err != nil {
		t.Fatal(err)
	}
	env.Eventually(t, "access through the connection of the agent", func(context.Context) error {
		_, err := disco.ServerVersion()
		return err
	})
	other := rest.CopyConfig(hub.Config) // an administrator is not the agent
	transport, err := rest.HTTPClientFor(other)
	if err != nil {
		t.Fatal(err)
	}
	attach := hub.Config.Host + "/apis/cluster.karmada.io/v1alpha1/clusters/" + name + "/attach"
	if got := status(t, transport, http.MethodGet, attach); got != http.StatusForbidden {
		t.Errorf("attach by another user: status %d, want forbidden", got)
	}
}
