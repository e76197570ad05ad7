// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	authenticationv1 "k8s.io/api/authentication/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/test/etcd"
)

// kube is a fake kube-apiserver. It reviews tokens and access, and stores Secrets.
type kube struct {
	*httptest.Server
	mu      sync.Mutex // guards the fields below
	secrets map[string]*corev1.Secret
	reviews int
	seen    []*http.Request
}

func newKube(t *testing.T) *kube {
	k := &kube{secrets: map[string]*corev1.Secret{}}
	k.Server = httptest.NewTLSServer(http.HandlerFunc(k.serve))
	t.Cleanup(k.Close)
	return k
}

func (k *kube) serve(w http.ResponseWriter, r *http.Request) {
	k.mu.Lock()
	defer k.mu.Unlock()
	switch {
	case strings.HasSuffix(r.URL.Path, "/tokenreviews"):
		var review authenticationv1.TokenReview
		_ = json.NewDecoder(r.Body).Decode(&review)
		if user, ok := strings.CutPrefix(review.Spec.Token, "token-of-"); ok {
			groups := []string{"devs", "system:authenticated"}
			if user == "root" {
				groups = []string{"system:masters"}
			}
			if strings.HasPrefix(user, "system:karmada:agent:") {
				groups = []string{"system:karmada:agents"}
			}
			review.Status = authenticationv1.TokenReviewStatus{Authenticated: true,
				User: authenticationv1.UserInfo{Username: user, UID: "7", Groups: groups}}
		}
		writeJSON(w, http.StatusCreated, review)
	case strings.HasSuffix(r.URL.Path, "/subjectaccessreviews"):
		var review authorizationv1.SubjectAccessReview
		_ = json.NewDecoder(r.Body).Decode(&review)
		if a := review.Spec.ResourceAttributes; a != nil {
			k.reviews++
			review.Status.Allowed = allows(review.Spec.User, a)
		} else {
			review.Status.Allowed = review.Spec.User != "system:anonymous" && review.Spec.NonResourceAttributes.Path != "/metrics"
		}
		writeJSON(w, http.StatusCreated, review)
	case strings.Contains(r.URL.Path, "/secrets/"):
		parts := strings.Split(r.URL.Path, "/")
		if s := k.secrets[parts[4]+"/"+parts[6]]; s != nil {
			writeJSON(w, http.StatusOK, s)
			return
		}
		serving.WriteError(w, apierrors.NewNotFound(corev1.Resource("secrets"), parts[6]))
	default:
		k.seen = append(k.seen, r)
		writeJSON(w, http.StatusOK, map[string]string{"from": "kube"})
	}
}

// allows reports whether a user has access: alice reads everything and uses the proxy. carol and agents write Clusters and read the
// Secrets that begin with "own". The cluster pending is not approved.
func allows(user string, a *authorizationv1.ResourceAttributes) bool {
	switch {
	case user == "alice":
		return a.Subresource == "proxy" || a.Verb == "get" || a.Verb == "list" || a.Verb == "watch"
	case user == "carol", strings.HasPrefix(user, "system:karmada:agent:"):
		return a.Group == clusterv1alpha1.GroupName && (a.Verb != "approve" || a.Name != "pending") ||
			a.Resource == "secrets" && a.Verb == "get" && a.Namespace == "karmada-cluster" && strings.HasPrefix(a.Name, "own")
	}
	return false
}

func (k *kube) setSecret(namespace, name string, data map[string]string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	s := &corev1.Secret{TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Secret"},
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name}, Data: map[string][]byte{}}
	for key, value := range data {
		s.Data[key] = []byte(value)
	}
	k.secrets[namespace+"/"+name] = s
}

// instance is a running server.
type instance struct {
	kube *kube
	pki  *pki.Bundle
	host string
	stop func() error
}

func startServer(t *testing.T, k *kube, etcd string, mutate ...func(*Config)) *instance {
	t.Helper()
	bundle, err := pki.Ensure(filepath.Join(t.TempDir(), "pki"), time.Now(), pki.Options{})
	if err != nil {
		t.Fatal(err)
	}
	config := Config{Config: serving.Config{
		CertFile: bundle.Serving().CertFile, KeyFile: bundle.Serving().KeyFile,
		EtcdServers: []string{etcd},
		Control: &rest.Config{Host: k.URL, BearerToken: "own-token",
			TLSClientConfig: rest.TLSClientConfig{Insecure: true}},
		ClientCAFile:              bundle.CA().CertFile,
		RequestHeaderCAFile:       bundle.FrontProxyCA().CertFile,
		RequestHeaderAllowedNames: []string{pki.FrontProxyUser},
	}}
	for _, m := range mutate {
		m(&config)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ports, ended := make(chan int, 1), make(chan error, 1)
	go func() { ended <- Run(ctx, config, func(port int) { ports <- port }) }()
	s := &instance{kube: k, pki: bundle, stop: sync.OnceValue(func() error {
		cancel()
		return <-ended
	})}
	t.Cleanup(func() {
		if err := s.stop(); err != nil {
			t.Errorf("Run: %v", err)
		}
	})
	select {
	case port := <-ports:
		s.host = fmt.Sprintf("https://127.0.0.1:%d", port)
	case err := <-ended:
		ended <- nil
		t.Fatalf("Run: %v", err)
	case <-time.After(30 * time.Second):
		t.Fatal("the server did not become ready")
	}
	return s
}

func (s *instance) as(token string) *rest.Config {
	return &rest.Config{Host: s.host, BearerToken: token, QPS: -1, TLSClientConfig: rest.TLSClientConfig{CAData: s.pki.CAPEM()}}
}

func (s *instance) client(t *testing.T, config *rest.Config) client.WithWatch {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := errors.Join(clusterv1alpha1.AddToScheme(scheme), reviewv1alpha1.AddToScheme(scheme)); err != nil {
		t.Fatal(err)
	}
	c, err := client.NewWithWatch(config, client.Options{Scheme: scheme})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// do sends a request to the server.
func (s *instance) do(t *testing.T, token, method, path string, header http.Header) *http.Response {
	t.Helper()
	hc, err := rest.HTTPClientFor(s.as(token))
	if err != nil {
		t.Fatal(err)
	}
	r, err := http.NewRequestWithContext(t.Context(), method, s.host+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	maps.Copy(r.Header, header)
	response, err := hc.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = response.Body.Close() })
	return response
}

// PlacementReviews can only be created.
func TestServer_placementReviews(t *testing.T) {
	t.Parallel()
	s := startServer(t, newKube(t), etcd.Start(t))
	root, r := s.client(t, s.as("token-of-root")), &reviewv1alpha1.PlacementReview{}
	if err := root.Create(t.Context(), r); !apierrors.IsBadRequest(err) || !strings.Contains(err.Error(), "spec.changes") {
		t.Errorf("review without changes: error %v", err)
	}
	if err := root.Get(t.Context(), client.ObjectKey{Name: "a"}, r); !apierrors.IsMethodNotSupported(err) && !apierrors.IsNotFound(err) {
		t.Errorf("read of a review: error %v", err)
	}
}

func TestServer_keepsClusters(t *testing.T) {
	t.Parallel()
	etcd := etcd.Start(t)
	s := startServer(t, newKube(t), etcd)
	root := s.client(t, s.as("token-of-root"))
	ctx := t.Context()

	c := newCluster(func(c *clusterv1alpha1.Cluster) {
		c.Status.KubernetesVersion = "forged"
		c.Spec.Zone = "z1"
	})
	if err := root.Create(ctx, c); err != nil {
		t.Fatalf("create: %v", err)
	}
	if c.Generation != 1 || c.Status.KubernetesVersion != "" || len(c.Spec.ResourceModels) != 9 ||
		!slices.Equal(c.Spec.Zones, []string{"z1"}) {
		t.Errorf("created = %+v", c)
	}

	// A change of the spec increments the generation; metadata and status do not.
	c.Labels = map[string]string{"a": "b"}
	c.Status.KubernetesVersion = "forged"
	update(t, root.Update(ctx, c))
	if c.Generation != 1 || c.Status.KubernetesVersion != "" {
		t.Errorf("after a label: generation %d, status %+v", c.Generation, c.Status)
	}
	c.Spec.Region = "eu"
	update(t, root.Update(ctx, c))
	if c.Generation != 2 {
		t.Errorf("after a change of spec: generation %d", c.Generation)
	}
	// An update without a resource version is unconditional.
	c.ResourceVersion = ""
	c.Spec.Region = "us"
	update(t, root.Update(ctx, c))

	// The status endpoint changes only the status and does not validate it.
	before := c.DeepCopy()
	patch := client.MergeFrom(c.DeepCopy())
	c.Status.KubernetesVersion = "v1.36.3"
	c.Status.Conditions = []metav1.Condition{{Type: "Ready", Status: "True", Reason: "anything goes"}}
	c.Spec.Region = "ignored"
	c.Labels = nil
	update(t, root.Status().Patch(ctx, c, patch))
	if c.Status.KubernetesVersion != "v1.36.3" || c.Spec.Region != "us" || c.Labels["a"] != "b" || c.Generation != before.Generation {
		t.Errorf("after a status patch: %+v", c)
	}

	invalid := newCluster(func(c *clusterv1alpha1.Cluster) { c.Name, c.Spec.SyncMode = "bad", "Poll" })
	if err := root.Create(ctx, invalid); !apierrors.IsInvalid(err) {
		t.Errorf("create of an invalid cluster = %v", err)
	}

	list := &clusterv1alpha1.ClusterList{}
	if err := root.List(ctx, list, client.MatchingFields{"metadata.name": "missing"}); err != nil || len(list.Items) != 0 {
		t.Errorf("list by name = %d, %v", len(list.Items), err)
	}
	if err := root.List(ctx, list, client.MatchingFields{"metadata.namespace": "x"}); !apierrors.IsBadRequest(err) {
		t.Errorf("list by another field = %v, want an error", err)
	}

	// Another instance with the same etcd serves the same objects.
	other := startServer(t, newKube(t), etcd)
	got := &clusterv1alpha1.Cluster{}
	if err := other.client(t, other.as("token-of-root")).Get(ctx, client.ObjectKeyFromObject(c), got); err != nil ||
		!equality.Semantic.DeepEqual(got.Status, c.Status) {
		t.Errorf("from another instance: %+v, %v", got, err)
	}
}

func update(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatalf("update: %v", err)
	}
}

func TestServer_watchApplyAndDelete(t *testing.T) {
	t.Parallel()
	s := startServer(t, newKube(t), etcd.Start(t), func(c *Config) { c.NoResourceModels = true })
	root := s.client(t, s.as("token-of-root"))
	ctx := t.Context()
	watch, err := root.Watch(ctx, &clusterv1alpha1.ClusterList{})
	if err != nil {
		t.Fatal(err)
	}
	defer watch.Stop()

	apply := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "cluster.karmada.io/v1alpha1", "kind": "Cluster",
		"metadata": map[string]any{"name": "applied"},
		"spec":     map[string]any{"syncMode": "Pull", "taints": []any{map[string]any{"key": "a", "effect": "NoExecute"}}},
	}}
	if err := root.Apply(ctx, client.ApplyConfigurationFromUnstructured(apply.DeepCopy()), client.FieldOwner("test")); err != nil {
		t.Fatalf("apply: %v", err)
	}
	got := &clusterv1alpha1.Cluster{}
	if err := root.Get(ctx, types.NamespacedName{Name: "applied"}, got); err != nil {
		t.Fatal(err)
	}
	if got.Spec.Taints[0].TimeAdded == nil || len(got.ManagedFields) != 1 || got.Spec.ResourceModels != nil {
		t.Errorf("applied = %+v", got)
	}
	version := got.ResourceVersion
	if err := root.Apply(ctx, client.ApplyConfigurationFromUnstructured(apply.DeepCopy()), client.FieldOwner("test")); err != nil {
		t.Fatalf("apply again: %v", err)
	}
	_ = root.Get(ctx, types.NamespacedName{Name: "applied"}, got)
	if got.ResourceVersion != version {
		t.Errorf("applying an unchanged object changed its version to %s from %s", got.ResourceVersion, version)
	}
	if err := root.Delete(ctx, got); err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for event := range watch.ResultChan() {
		kinds = append(kinds, string(event.Type))
		if event.Type == "DELETED" {
			break
		}
	}
	if kinds[0] != "ADDED" {
		t.Errorf("watched %v", kinds)
	}
}

func TestServer_delegatesAuthentication(t *testing.T) {
	t.Parallel()
	k := newKube(t)
	s := startServer(t, k, etcd.Start(t))
	alice := s.client(t, s.as("token-of-alice"))
	for range 5 {
		if err := alice.List(t.Context(), &clusterv1alpha1.ClusterList{}); err != nil {
			t.Fatalf("list by alice: %v", err)
		}
	}
	k.mu.Lock()
	if k.reviews != 1 {
		t.Errorf("%d reviews for five equal requests, want one", k.reviews)
	}
	k.mu.Unlock()
	if err := alice.Create(t.Context(), newCluster()); !apierrors.IsForbidden(err) {
		t.Errorf("create by alice = %v, want forbidden", err)
	}
	const all = "/apis/cluster.karmada.io/v1alpha1/clusters"
	if got := s.do(t, "nonsense", http.MethodGet, all, nil); got.StatusCode != http.StatusUnauthorized {
		t.Errorf("an unknown token: %s", got.Status)
	}
	if got := s.do(t, "", http.MethodGet, all, nil); got.StatusCode != http.StatusForbidden {
		t.Errorf("no credentials: %s", got.Status)
	}
	for _, path := range []string{"/readyz", "/livez", "/healthz"} {
		if got := s.do(t, "", http.MethodGet, path, nil); got.StatusCode != http.StatusOK {
			t.Errorf("%s without a user: %s", path, got.Status)
		}
	}
	if got := s.do(t, "", http.MethodGet, "/metrics", nil); got.StatusCode != http.StatusForbidden {
		t.Errorf("/metrics without a user: %s", got.Status)
	}

	// Only the front proxy may set the user headers.
	claims := http.Header{"X-Remote-User": {"root"}, "X-Remote-Group": {"system:masters"}}
	if got := s.do(t, "token-of-alice", http.MethodDelete, all+"/x", claims); got.StatusCode != http.StatusForbidden {
		t.Errorf("request of alice with the headers of root: %s", got.Status)
	}
	front := s.as("")
	front.CertFile, front.KeyFile = s.pki.FrontProxy().CertFile, s.pki.FrontProxy().KeyFile
	front.Wrap(func(rt http.RoundTripper) http.RoundTripper {
		return roundTripper(func(r *http.Request) (*http.Response, error) {
			maps.Copy(r.Header, claims)
			return rt.RoundTrip(r)
		})
	})
	if err := s.client(t, front).Create(t.Context(), newCluster()); err != nil {
		t.Errorf("request of the front proxy for root: %v", err)
	}
}

type roundTripper func(*http.Request) (*http.Response, error)

func (f roundTripper) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

func TestServer_stopsWithinTimeout(t *testing.T) {
	t.Parallel()
	s := startServer(t, newKube(t), etcd.Start(t))
	watch, err := s.client(t, s.as("token-of-root")).Watch(t.Context(), &clusterv1alpha1.ClusterList{})
	if err != nil {
		t.Fatal(err)
	}
	defer watch.Stop()
	start := time.Now()
	if err := s.stop(); err != nil {
		t.Errorf("Run: %v", err)
	}
	if took := time.Since(start); took > 5*time.Second {
		t.Errorf("shutdown took %v", took)
	}
}

func TestRun_rejectsInvalidConfig(t *testing.T) {
	t.Parallel()
	control := &rest.Config{Host: "https://127.0.0.1:1"}
	tests := map[string]struct {
		config serving.Config
		want   string
	}{
		"no etcd":                 {serving.Config{Control: control}, "no etcd servers"},
		"no control":              {serving.Config{EtcdServers: []string{"x"}}, "no kube-apiserver"},
		"certificate without key": {serving.Config{EtcdServers: []string{"x"}, Control: control, CertFile: "f"}, "key file"},
		"no IP address": {
			serving.Config{EtcdServers: []string{"x"}, Control: control, BindAddress: "host"}, `bind address "host" is not an IP address`,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if err := Run(t.Context(), Config{Config: tc.config}, nil); err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("Run = %v, want %q", err, tc.want)
			}
		})
	}
}
