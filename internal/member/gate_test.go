// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/discovery"
	ctrl "sigs.k8s.io/controller-runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// recorder is a member that records the methods of its requests. It responds to changes after release.
type recorder struct {
	*httptest.Server
	release chan struct{}
	reached chan struct{}

	mu       sync.Mutex // guards the fields below
	requests []string
	agents   []string
}

func newRecorder(t *testing.T) *recorder {
	r := &recorder{release: make(chan struct{}), reached: make(chan struct{}, 10)}
	r.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, q *http.Request) {
		_, _ = io.Copy(io.Discard, q.Body)
		r.mu.Lock()
		r.requests = append(r.requests, q.Method)
		r.agents = append(r.agents, q.UserAgent())
		r.mu.Unlock()
		r.reached <- struct{}{}
		if q.Method != http.MethodGet {
			select {
			case <-r.release:
			case <-q.Context().Done():
				return
			}
		}
		w.Header().Set("Content-Type", "application/json")
		_, _ = w.Write([]byte(`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"c","namespace":"default"}}`))
	}))
	t.Cleanup(r.Close)
	return r
}

func (r *recorder) methods() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return slices.Clone(r.requests)
}

// connected returns a fixture that shares clusters with other replicas and owns m1.
func connected(t *testing.T, r *recorder, valid func() bool) *fixture {
	t.Helper()
	f := newFixture(t, clusterWith(func(s *clusterv1alpha1.ClusterSpec) {
		s.APIEndpoint, s.InsecureSkipTLSVerification = r.URL, true
	}), secretWith(TokenKey, "a"))
	f.Share("r1", valid)
	f.Assign(func(string) bool { return true })
	f.reconcile()
	t.Cleanup(func() { f.Assign(func(string) bool { return false }) })
	return f
}

func configMap() *unstructured.Unstructured {
	return &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "v1", "kind": "ConfigMap", "metadata": map[string]any{"name": "c", "namespace": "default"},
	}}
}

var configMaps = corev1.SchemeGroupVersion.WithResource("configmaps")

// A process that was suspended changes no member, because another replica may own it since.
func TestConnection_rejectsChangesWithoutValidOwnership(t *testing.T) {
	t.Parallel()
	r := newRecorder(t)
	close(r.release)
	var invalid atomic.Bool
	f := connected(t, r, func() bool { return !invalid.Load() })
	member := f.engaged[0]
	client := member.Dynamic.Resource(configMaps).Namespace("default")
	if _, err := client.Create(t.Context(), configMap(), metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	invalid.Store(true)
	changes := map[string]func() error{
		"create": func() error { _, err := client.Create(t.Context(), configMap(), metav1.CreateOptions{}); return err },
		"update": func() error { _, err := client.Update(t.Context(), configMap(), metav1.UpdateOptions{}); return err },
		"delete": func() error { return client.Delete(t.Context(), "c", metav1.DeleteOptions{}) },
		"patch": func() error {
			_, err := client.Patch(t.Context(), "c", "application/merge-patch+json", []byte("{}"), metav1.PatchOptions{})
			return err
		},
		"client from the configuration": func() error {
			disco, err := discovery.NewDiscoveryClientForConfig(member.Config)
			if err != nil {
				return err
			}
			return disco.RESTClient().Post().AbsPath("/api/v1/namespaces").Do(t.Context()).Error()
		},
	}
	for name, change := range changes {
		var rejected *NotOwnerError
		if err := change(); !errors.As(err, &rejected) || rejected.Cluster != "m1" {
			t.Errorf("%s: error = %v, want a NotOwnerError", name, err)
		}
	}
	if _, err := client.Get(t.Context(), "c", metav1.GetOptions{}); err != nil {
		t.Errorf("read: %v", err)
	}
	invalid.Store(false)
	if err := client.Delete(t.Context(), "c", metav1.DeleteOptions{}); err != nil {
		t.Errorf("delete after ownership is valid again: %v", err)
	}
	if got, want := strings.Join(r.methods(), " "), "POST GET DELETE"; got != want {
		t.Errorf("requests = %s, want %s", got, want)
	}
	if agent := r.agents[0]; !strings.HasSuffix(agent, " replica/r1") {
		t.Errorf("user agent = %q, want the replica", agent)
	}
}

func TestAssign_waitsForChangesInProgress(t *testing.T) {
	t.Parallel()
	r := newRecorder(t)
	f := connected(t, r, nil)
	client := f.engaged[0].Dynamic.Resource(configMaps).Namespace("default")
	ended := make(chan error, 1)
	go func() {
		_, err := client.Create(context.WithoutCancel(t.Context()), configMap(), metav1.CreateOptions{})
		ended <- err
	}()
	<-r.reached
	f.Assign(func(string) bool { return false }) // cancels the request and waits for it
	f.wantOwned(1, false)
	f.wantClosed()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("error of the request in progress = %v, want canceled", err)
	}
	var rejected *NotOwnerError
	if _, err := client.Create(t.Context(), configMap(), metav1.CreateOptions{}); !errors.As(err, &rejected) {
		t.Errorf("error of a later request = %v, want a NotOwnerError", err)
	}
	if _, err := client.Get(t.Context(), "c", metav1.GetOptions{}); !errors.Is(err, context.Canceled) {
		t.Errorf("error of a read through the closed connection = %v, want canceled", err)
	}
}

func TestAssign_movesClusters(t *testing.T) {
	t.Parallel()
	cluster := clusterWith()
	f := newFixture(t, cluster, secretWith(TokenKey, "a"))
	var requeued []string
	f.requeue = func(name string) { requeued = append(requeued, name) }
	f.Share("r1", func() bool { return true })
	f.reconcile()
	f.wantOwned(0, false)
	f.wantClosed()
	all, none := func(string) bool { return true }, func(string) bool { return false }
	f.Assign(all)
	if !slices.Equal(requeued, []string{"m1"}) {
		t.Errorf("requeued = %v, want m1", requeued)
	}
	f.reconcile()
	f.wantOwned(1, true)
	f.wantOpen(1)
	f.Assign(all)
	if len(requeued) != 1 || !f.Owns("m1") {
		t.Errorf("requeued = %v, owned = %v", requeued, f.Owns("m1"))
	}
	f.Assign(none)
	f.wantOwned(1, false)
	f.wantClosed()
	f.reconcile()
	f.wantOwned(1, false)
	f.Assign(all)
	f.reconcile()
	f.wantOwned(2, true)
	f.wantOpen(2)

	f.Assign(none)
	if err := f.client.Delete(t.Context(), cluster); err != nil {
		t.Fatal(err)
	}
	f.reconcile()
	requeued = nil
	f.Assign(all)
	if len(requeued) != 0 {
		t.Errorf("requeued = %v, want none: the cluster is deleted", requeued)
	}
}

// Ownership can end while a connection is opened.
func TestAssign_whileConnecting(t *testing.T) {
	t.Parallel()
	f := newFixture(t, clusterWith(), secretWith(TokenKey, "a"))
	f.Share("r1", nil)
	f.Assign(func(string) bool { return true })
	f.RegisterOwner(ownerFunc(func(context.Context, string) { f.Assign(func(string) bool { return false }) }))
	if _, err := f.Reconcile(t.Context(), ctrl.Request{NamespacedName: request.NamespacedName}); err != nil {
		t.Fatal(err)
	}
	f.wantOwned(1, false)
	f.wantClosed()
}

type ownerFunc func(ctx context.Context, cluster string)

func (f ownerFunc) Own(ctx context.Context, cluster string) { f(ctx, cluster) }
