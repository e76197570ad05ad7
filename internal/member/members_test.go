// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"encoding/pem"
	"errors"
	"net/http/httptest"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// world is a control plane with a cluster, and who hears of members.
type world struct {
	*Members
	t       *testing.T
	client  client.WithWatch
	engaged []*Member
	down    error // of the reads of Secrets
}

func newWorld(t *testing.T, objects ...client.Object) *world {
	t.Helper()
	w := &world{t: t}
	w.client = control(t, interceptor.Funcs{Get: func(ctx context.Context, c client.WithWatch, k client.ObjectKey, o client.Object, opts ...client.GetOption) error {
		if _, secret := o.(*corev1.Secret); secret && w.down != nil {
			return w.down
		}
		return c.Get(ctx, k, o, opts...)
	}}, objects...)
	w.Members = New(w.client, w.client, clusterv1alpha1.Push)
	w.Register(w)
	return w
}

func (w *world) Engage(ctx context.Context, m *Member) {
	if ctx.Err() != nil || m.Context.Err() != nil {
		w.t.Error("engaged with a connection that has ended")
	}
	if _, err := w.Get(m.Name); err == nil {
		w.t.Error("somebody could get the member before all were engaged")
	}
	w.engaged = append(w.engaged, m)
}

func (w *world) reconcile() {
	w.t.Helper()
	if _, err := w.Reconcile(w.t.Context(), request); err != nil {
		w.t.Fatal(err)
	}
}

var request = ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}

func (w *world) update(o client.Object) {
	w.t.Helper()
	if err := w.client.Update(w.t.Context(), o); err != nil {
		w.t.Fatal(err)
	}
}

// current checks that the n-th connection is the one in force, and that those before have ended.
func (w *world) current(n int) {
	w.t.Helper()
	if len(w.engaged) != n {
		w.t.Fatalf("engaged %d times, want %d", len(w.engaged), n)
	}
	for i, m := range w.engaged {
		if over := m.Context.Err() != nil; over != (i < n-1) {
			w.t.Errorf("connection %d of %d has ended: %v", i+1, n, over)
		}
	}
	got, err := w.Get("m1")
	if err != nil || got != w.engaged[n-1] {
		w.t.Errorf("Get = %v, %v", got, err)
	}
}

func (w *world) gone() {
	w.t.Helper()
	for _, m := range w.engaged {
		if m.Context.Err() == nil {
			w.t.Error("the connection goes on")
		}
	}
	var missing *NotFoundError
	if _, err := w.Get("m1"); !errors.As(err, &missing) || missing.Cluster != "m1" {
		w.t.Errorf("error = %v", err)
	}
}

func TestMembers_engagesOnce(t *testing.T) {
	t.Parallel()
	cluster := joined()
	w := newWorld(t, cluster, holding(TokenKey, "a"))
	w.gone()
	w.reconcile()
	w.current(1)
	if m := w.engaged[0]; m.Name != "m1" || m.Config.BearerToken != "a" || m.Dynamic == nil || m.Discovery == nil || m.Mapper == nil {
		t.Errorf("member = %+v", m)
	}
	cluster.Labels = map[string]string{"any": "change"}
	w.update(cluster)
	w.reconcile()
	w.current(1)
}

func TestMembers_reconnects(t *testing.T) {
	t.Parallel()
	spec := func(change func(*clusterv1alpha1.ClusterSpec)) func(*clusterv1alpha1.Cluster, *corev1.Secret) {
		return func(c *clusterv1alpha1.Cluster, _ *corev1.Secret) { change(&c.Spec) }
	}
	tests := map[string]func(*clusterv1alpha1.Cluster, *corev1.Secret){
		"token":        func(_ *clusterv1alpha1.Cluster, s *corev1.Secret) { s.Data[TokenKey] = []byte("b") },
		"authority":    func(_ *clusterv1alpha1.Cluster, s *corev1.Secret) { s.Data[CAKey] = nil },
		"address":      spec(func(s *clusterv1alpha1.ClusterSpec) { s.APIEndpoint = "https://elsewhere" }),
		"verification": spec(func(s *clusterv1alpha1.ClusterSpec) { s.InsecureSkipTLSVerification = true }),
		"proxy":        spec(func(s *clusterv1alpha1.ClusterSpec) { s.ProxyURL = "http://proxy" }),
		"its headers":  spec(func(s *clusterv1alpha1.ClusterSpec) { s.ProxyHeader = map[string]string{"a": "b"} }),
		"kubeconfig": func(_ *clusterv1alpha1.Cluster, s *corev1.Secret) {
			s.Data[KubeconfigKey] = []byte(proxied(t, "http://one"))
		},
	}
	for name, change := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cluster, secret := joined(), holding(TokenKey, "a", CAKey, authority(t))
			w := newWorld(t, cluster, secret)
			w.reconcile()
			change(cluster, secret)
			w.update(cluster)
			w.update(secret)
			w.reconcile()
			w.current(2)
			w.reconcile()
			w.current(2)
		})
	}
}

// authority is the PEM of some certificate.
func authority(t testing.TB) string {
	t.Helper()
	server := httptest.NewTLSServer(nil)
	defer server.Close()
	return string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: server.Certificate().Raw}))
}

// proxied is a kubeconfig with a proxy.
func proxied(t testing.TB, proxy string) string {
	t.Helper()
	return kubeconfig(t, func(c *clientcmdapi.Config) {
		c.Clusters["c"].ProxyURL, c.Clusters["c"].CertificateAuthorityData = proxy, nil
	})
}

// A proxy is a function in a config, which cannot be compared.
func TestMembers_reconnectsWhenTheProxyOfAKubeconfigChanges(t *testing.T) {
	t.Parallel()
	secret := holding(KubeconfigKey, proxied(t, "http://one"))
	w := newWorld(t, joined(), secret)
	w.reconcile()
	secret.Data[KubeconfigKey] = []byte(proxied(t, "http://other"))
	w.update(secret)
	w.reconcile()
	w.current(2)
}

func TestMembers_leaves(t *testing.T) {
	t.Parallel()
	tests := map[string]func(w *world, c *clusterv1alpha1.Cluster) error{
		"the cluster is gone": func(w *world, c *clusterv1alpha1.Cluster) error { return w.client.Delete(w.t.Context(), c) },
		"it serves itself (Pull)": func(w *world, c *clusterv1alpha1.Cluster) error {
			c.Spec.SyncMode = clusterv1alpha1.Pull
			return w.client.Update(w.t.Context(), c)
		},
	}
	for name, change := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cluster := joined()
			w := newWorld(t, cluster, holding(TokenKey, "a"))
			w.reconcile()
			if err := change(w, cluster); err != nil {
				t.Fatal(err)
			}
			w.reconcile()
			w.gone()
			w.reconcile() // leaving again is nothing
			if len(w.engaged) != 1 {
				t.Errorf("engaged %d times", len(w.engaged))
			}
		})
	}
}

// Credentials that cannot be read or used are no evidence that those in use are void.
func TestMembers_keepsWhatWorks(t *testing.T) {
	t.Parallel()
	cluster, secret := joined(), holding(TokenKey, "a")
	w := newWorld(t, cluster, secret)
	w.reconcile()
	delete(secret.Data, TokenKey)
	w.update(secret)
	w.reconcile()
	w.current(1)
	if err := w.client.Delete(t.Context(), secret); err != nil {
		t.Fatal(err)
	}
	w.reconcile()
	w.current(1)
	cluster.Spec.SecretRef = nil
	w.update(cluster)
	w.reconcile()
	w.current(1)
}

// When the control plane does not answer, no event follows: the queue must try again.
func TestMembers_triesAgain(t *testing.T) {
	t.Parallel()
	w := newWorld(t, joined(), holding(TokenKey, "a"))
	w.down = errors.New("timed out")
	if _, err := w.Reconcile(t.Context(), request); !errors.Is(err, w.down) {
		t.Errorf("error = %v", err)
	}
	w.gone()
	w.down = nil
	w.reconcile()
	w.current(1)
}

func TestMembers_clustersOf(t *testing.T) {
	t.Parallel()
	other := joined(func(s *clusterv1alpha1.ClusterSpec) { s.SecretRef.Name = "m2" })
	other.Name = "m2"
	bare := joined(func(s *clusterv1alpha1.ClusterSpec) { s.SecretRef = nil })
	bare.Name = "m3"
	w := newWorld(t, joined(), other, bare)
	if got := w.clustersOf(t.Context(), holding()); len(got) != 1 || got[0] != request {
		t.Errorf("requests = %v", got)
	}
	elsewhere := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "m1"}}
	if got := w.clustersOf(t.Context(), elsewhere); len(got) != 0 {
		t.Errorf("requests = %v", got)
	}
}
