// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"encoding/pem"
	"errors"
	"net/http/httptest"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	clientcmdapi "k8s.io/client-go/tools/clientcmd/api"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
	"sigs.k8s.io/controller-runtime/pkg/event"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// fixture is a control plane with one cluster, and an Engager.
type fixture struct {
	*Members
	t       *testing.T
	client  client.WithWatch
	engaged []*Member
	owned   []context.Context // of m1, by call of Own
	down    error             // returned by reads of Secrets
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{t: t}
	f.client = control(t, interceptor.Funcs{Get: func(ctx context.Context, c client.WithWatch, k client.ObjectKey, o client.Object,
		opts ...client.GetOption) error {
		if _, secret := o.(*corev1.Secret); secret && f.down != nil {
			return f.down
		}
		return c.Get(ctx, k, o, opts...)
	}}, objects...)
	f.Members = New(f.client, f.client, clusterv1alpha1.Push)
	f.Register(f)
	f.RegisterOwner(f)
	t.Cleanup(func() { f.Assign(func(string) bool { return false }) }) // ends the connections
	return f
}

func (f *fixture) Own(ctx context.Context, cluster string) {
	if ctx.Err() != nil || cluster != "m1" {
		f.t.Errorf("Own(%v, %s)", ctx.Err(), cluster)
	}
	f.owned = append(f.owned, ctx)
}

// wantOwned checks that Own was called n times and that the cluster is owned, or not, since the last call.
func (f *fixture) wantOwned(n int, owned bool) {
	f.t.Helper()
	if len(f.owned) != n {
		f.t.Fatalf("Own was called %d times, want %d", len(f.owned), n)
	}
	for i, ctx := range f.owned {
		if current := ctx.Err() == nil; current != (owned && i == n-1) {
			f.t.Errorf("ownership %d of %d is current: %v", i+1, n, current)
		}
	}
}

func (f *fixture) Engage(ctx context.Context, m *Member) {
	if ctx.Err() != nil || m.Context.Err() != nil {
		f.t.Error("Engage called with a closed connection")
	}
	if len(f.owned) == 0 || f.owned[len(f.owned)-1].Err() != nil {
		f.t.Error("Engage called without ownership")
	}
	if _, err := f.Get(m.Name); err == nil {
		f.t.Error("Get returned the member before Engage was called")
	}
	f.engaged = append(f.engaged, m)
}

func (f *fixture) reconcile() {
	f.t.Helper()
	if _, err := f.Reconcile(f.t.Context(), request); err != nil {
		f.t.Fatal(err)
	}
}

var request = ctrl.Request{NamespacedName: types.NamespacedName{Name: "m1"}}

func (f *fixture) update(o client.Object) {
	f.t.Helper()
	if err := f.client.Update(f.t.Context(), o); err != nil {
		f.t.Fatal(err)
	}
}

// wantOpen checks that the n-th connection is open and that the earlier ones are closed.
func (f *fixture) wantOpen(n int) {
	f.t.Helper()
	if len(f.engaged) != n {
		f.t.Fatalf("engaged %d times, want %d", len(f.engaged), n)
	}
	for i, m := range f.engaged {
		if closed := m.Context.Err() != nil; closed != (i < n-1) {
			f.t.Errorf("connection %d of %d closed: %v", i+1, n, closed)
		}
	}
	got, err := f.Get("m1")
	if err != nil || got != f.engaged[n-1] {
		f.t.Errorf("Get = %v, %v", got, err)
	}
}

// wantClosed checks that no connection is open.
func (f *fixture) wantClosed() {
	f.t.Helper()
	for _, m := range f.engaged {
		if m.Context.Err() == nil {
			f.t.Error("connection is still open")
		}
	}
	var missing *NotFoundError
	if _, err := f.Get("m1"); !errors.As(err, &missing) || missing.Cluster != "m1" {
		f.t.Errorf("error = %v", err)
	}
}

// A process that is no longer the leader must not act on members.
func TestMembers_closesWithManager(t *testing.T) {
	t.Parallel()
	f := newFixture(t, clusterWith(), secretWith(TokenKey, "a"))
	f.reconcile()
	f.wantOpen(1)
	f.wantOwned(1, true)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- f.Start(ctx) }()
	cancel()
	if err := <-ended; err != nil {
		t.Errorf("Start = %v", err)
	}
	f.wantClosed()
	f.wantOwned(1, false)
	// A reconcile that is still running opens no connection.
	f.reconcile()
	f.wantClosed()
	f.wantOwned(1, false)
}

func TestMembers_engagesOnce(t *testing.T) {
	t.Parallel()
	cluster := clusterWith()
	f := newFixture(t, cluster, secretWith(TokenKey, "a"))
	f.wantClosed()
	f.reconcile()
	f.wantOpen(1)
	if m := f.engaged[0]; m.Name != "m1" || m.Config.BearerToken != "a" || m.Dynamic == nil || m.Discovery == nil || m.Mapper == nil {
		t.Errorf("member = %+v", m)
	}
	cluster.Labels = map[string]string{"any": "change"}
	f.update(cluster)
	f.reconcile()
	f.wantOpen(1)
}

func TestMembers_reconnects(t *testing.T) {
	t.Parallel()
	spec := func(change func(*clusterv1alpha1.ClusterSpec)) func(*clusterv1alpha1.Cluster, *corev1.Secret) {
		return func(c *clusterv1alpha1.Cluster, _ *corev1.Secret) { change(&c.Spec) }
	}
	tests := map[string]func(*clusterv1alpha1.Cluster, *corev1.Secret){
		"token":         func(_ *clusterv1alpha1.Cluster, s *corev1.Secret) { s.Data[TokenKey] = []byte("b") },
		"authority":     func(_ *clusterv1alpha1.Cluster, s *corev1.Secret) { s.Data[CAKey] = nil },
		"address":       spec(func(s *clusterv1alpha1.ClusterSpec) { s.APIEndpoint = "https://elsewhere" }),
		"verification":  spec(func(s *clusterv1alpha1.ClusterSpec) { s.InsecureSkipTLSVerification = true }),
		"proxy":         spec(func(s *clusterv1alpha1.ClusterSpec) { s.ProxyURL = "http://proxy" }),
		"proxy headers": spec(func(s *clusterv1alpha1.ClusterSpec) { s.ProxyHeader = map[string]string{"a": "b"} }),
		"kubeconfig": func(_ *clusterv1alpha1.Cluster, s *corev1.Secret) {
			s.Data[KubeconfigKey] = []byte(kubeconfigWithProxy(t, "http://one"))
		},
	}
	for name, change := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cluster, secret := clusterWith(), secretWith(TokenKey, "a", CAKey, authority(t))
			f := newFixture(t, cluster, secret)
			f.reconcile()
			change(cluster, secret)
			f.update(cluster)
			f.update(secret)
			f.reconcile()
			f.wantOpen(2)
			f.reconcile()
			f.wantOpen(2)
		})
	}
}

// authority returns a PEM-encoded certificate.
func authority(t testing.TB) string {
	t.Helper()
	server := httptest.NewTLSServer(nil)
	defer server.Close()
	return string(pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: server.Certificate().Raw}))
}

// kubeconfigWithProxy returns a kubeconfig with a proxy.
func kubeconfigWithProxy(t testing.TB, proxy string) string {
	t.Helper()
	return kubeconfig(t, func(c *clientcmdapi.Config) {
		c.Clusters["c"].ProxyURL, c.Clusters["c"].CertificateAuthorityData = proxy, nil
	})
}

// rest.Config.Proxy is a function, which cannot be compared.
func TestMembers_reconnectsForNewKubeconfigProxy(t *testing.T) {
	t.Parallel()
	secret := secretWith(KubeconfigKey, kubeconfigWithProxy(t, "http://one"))
	f := newFixture(t, clusterWith(), secret)
	f.reconcile()
	secret.Data[KubeconfigKey] = []byte(kubeconfigWithProxy(t, "http://other"))
	f.update(secret)
	f.reconcile()
	f.wantOpen(2)
}

func TestMembers_disconnects(t *testing.T) {
	t.Parallel()
	tests := map[string]func(f *fixture, c *clusterv1alpha1.Cluster) error{
		"cluster deleted": func(f *fixture, c *clusterv1alpha1.Cluster) error { return f.client.Delete(f.t.Context(), c) },
		"changed to Pull mode": func(f *fixture, c *clusterv1alpha1.Cluster) error {
			c.Spec.SyncMode = clusterv1alpha1.Pull
			return f.client.Update(f.t.Context(), c)
		},
	}
	for name, change := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cluster := clusterWith()
			f := newFixture(t, cluster, secretWith(TokenKey, "a"))
			f.reconcile()
			if err := change(f, cluster); err != nil {
				t.Fatal(err)
			}
			f.reconcile()
			f.wantClosed()
			f.reconcile() // disconnecting again has no effect
			if len(f.engaged) != 1 {
				t.Errorf("engaged %d times", len(f.engaged))
			}
		})
	}
}

// The stamp is removed with the Cluster, so that another control plane can hold the member.
func TestMembers_removesStampWithCluster(t *testing.T) {
	t.Parallel()
	cluster := clusterWith()
	f := newFixture(t, cluster, secretWith(TokenKey, "a"))
	f.reconcile()
	m, h := f.engaged[0], newHold(t)
	m.Dynamic = h.api
	h.check(m, clusterOf("a", 100, nil), true)
	if err := f.client.Delete(t.Context(), cluster); err != nil {
		t.Fatal(err)
	}
	f.reconcile()
	h.check(h.fresh, clusterOf("b", 200, nil), true)
}

// Unreadable credentials do not prove that those in use are invalid.
func TestMembers_keepsConnectionWithoutCredentials(t *testing.T) {
	t.Parallel()
	cluster, secret := clusterWith(), secretWith(TokenKey, "a")
	f := newFixture(t, cluster, secret)
	f.reconcile()
	delete(secret.Data, TokenKey)
	f.update(secret)
	f.reconcile()
	f.wantOpen(1)
	if err := f.client.Delete(t.Context(), secret); err != nil {
		t.Fatal(err)
	}
	f.reconcile()
	f.wantOpen(1)
	cluster.Spec.SecretRef = nil
	f.update(cluster)
	f.reconcile()
	f.wantOpen(1)
}

// No event follows a failed read, so the queue must retry.
func TestMembers_retriesFailedRead(t *testing.T) {
	t.Parallel()
	f := newFixture(t, clusterWith(), secretWith(TokenKey, "a"))
	f.down = errors.New("timed out")
	if _, err := f.Reconcile(t.Context(), request); !errors.Is(err, f.down) {
		t.Errorf("error = %v", err)
	}
	f.wantClosed()
	f.down = nil
	f.reconcile()
	f.wantOpen(1)
}

func TestMembers_clustersOf(t *testing.T) {
	t.Parallel()
	other := clusterWith(func(s *clusterv1alpha1.ClusterSpec) { s.SecretRef.Name = "m2" })
	other.Name = "m2"
	bare := clusterWith(func(s *clusterv1alpha1.ClusterSpec) { s.SecretRef = nil })
	bare.Name = "m3"
	f := newFixture(t, clusterWith(), other, bare)
	if got := f.clustersOf(t.Context(), secretWith()); len(got) != 1 || got[0] != request {
		t.Errorf("requests = %v", got)
	}
	otherNamespace := &corev1.Secret{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "m1"}}
	if got := f.clustersOf(t.Context(), otherNamespace); len(got) != 0 {
		t.Errorf("requests = %v", got)
	}
}

func executionNamespace() *corev1.Namespace {
	return &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "karmada-es-m1"}}
}

// Finalizers of the Works of a deleted cluster are removed by its owner, so it stays owned as long as its execution namespace.
func TestMembers_ownsClusterUntilItsNamespaceIsGone(t *testing.T) {
	t.Parallel()
	cluster, namespace := clusterWith(), executionNamespace()
	f := newFixture(t, cluster, namespace, secretWith(TokenKey, "a"))
	f.reconcile()
	f.wantOwned(1, true)
	if err := f.client.Delete(t.Context(), cluster); err != nil {
		t.Fatal(err)
	}
	f.reconcile()
	f.wantClosed()
	f.wantOwned(1, true)
	if err := f.client.Delete(t.Context(), namespace); err != nil {
		t.Fatal(err)
	}
	f.reconcile()
	f.wantOwned(1, false)

	rejoined := clusterWith()
	if err := f.client.Create(t.Context(), rejoined); err != nil {
		t.Fatal(err)
	}
	f.reconcile()
	f.wantOwned(2, true)
	f.wantOpen(2)
}

func TestMembers_ownsNamespaceWithoutCluster(t *testing.T) {
	t.Parallel()
	f := newFixture(t, executionNamespace())
	f.reconcile()
	f.reconcile()
	f.wantOwned(1, true)
	f.wantClosed()
}

func TestMembers_ownsClusterWithoutCredentials(t *testing.T) {
	t.Parallel()
	f := newFixture(t, clusterWith())
	f.reconcile()
	f.wantOwned(1, true)
	f.wantClosed()
}

// The agent is the owner of a cluster in Pull mode.
func TestMembers_doesNotOwnClusterInOtherMode(t *testing.T) {
	t.Parallel()
	cluster := clusterWith(func(s *clusterv1alpha1.ClusterSpec) { s.SyncMode = clusterv1alpha1.Pull })
	f := newFixture(t, cluster, executionNamespace())
	f.reconcile()
	f.wantOwned(0, false)
	cluster.Spec.SyncMode = clusterv1alpha1.Push
	f.update(cluster)
	f.reconcile()
	f.wantOwned(1, true)
	cluster.Spec.SyncMode = clusterv1alpha1.Pull
	f.update(cluster)
	f.reconcile()
	f.wantOwned(1, false)
}

// Each reconciliation reads a Secret from the API server, and each cluster reports its status often.
func TestSpecChanged(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		change func(*clusterv1alpha1.Cluster)
		want   bool
	}{
		"status report": {func(c *clusterv1alpha1.Cluster) {
			c.ResourceVersion, c.Status.KubernetesVersion = "2", "v1.36.0"
		}, false},
		"spec":                          {func(c *clusterv1alpha1.Cluster) { c.Generation = 2 }, true},
		"deleted and created meanwhile": {func(c *clusterv1alpha1.Cluster) { c.UID = "other" }, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			before := clusterWith()
			after := before.DeepCopy()
			tc.change(after)
			if got := specChanged.Update(event.UpdateEvent{ObjectOld: before, ObjectNew: after}); got != tc.want {
				t.Errorf("specChanged = %v, want %v", got, tc.want)
			}
		})
	}
	if !specChanged.Create(event.CreateEvent{Object: clusterWith()}) || !specChanged.Delete(event.DeleteEvent{Object: clusterWith()}) {
		t.Error("specChanged does not pass a creation or a deletion")
	}
}

func TestClusterOfNamespace(t *testing.T) {
	t.Parallel()
	if got := clusterOfNamespace(t.Context(), executionNamespace()); len(got) != 1 || got[0] != request {
		t.Errorf("requests = %v", got)
	}
	other := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "default"}}
	if got := clusterOfNamespace(t.Context(), other); len(got) != 0 {
		t.Errorf("requests = %v", got)
	}
}

// An agent connects to its own cluster with its local configuration. It cannot read Secrets of the control plane.
func TestReconcile_localConnection(t *testing.T) {
	t.Parallel()
	cluster := clusterWith(func(s *clusterv1alpha1.ClusterSpec) { s.SyncMode, s.SecretRef = clusterv1alpha1.Pull, nil })
	f := newFixture(t, cluster)
	f.down = errors.New("forbidden")
	f.mode = clusterv1alpha1.Pull
	f.Local(&rest.Config{Host: "https://10.96.0.1", Timeout: time.Second})
	f.Share("", nil)
	f.reconcile()
	f.wantOwned(0, false) // before the election
	f.Assign(func(name string) bool { return name == "m1" })
	f.reconcile()
	f.wantOwned(1, true)
	m, err := f.Get("m1")
	if err != nil {
		t.Fatal(err)
	}
	if m.Config.Host != "https://10.96.0.1" || m.Config.QPS != -1 || m.Config.Timeout != 0 {
		t.Errorf("connection to %s with %v requests per second and timeout %v", m.Config.Host, m.Config.QPS, m.Config.Timeout)
	}
	if err := f.CheckCredentials(t.Context(), cluster); err != nil {
		t.Errorf("CheckCredentials = %v", err)
	}
	f.reconcile()
	if again, _ := f.Get("m1"); again != m {
		t.Error("the connection was replaced")
	}
}
