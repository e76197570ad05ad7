// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"go.etcd.io/etcd/server/v3/embed"
	authenticationv1 "k8s.io/api/authentication/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/aggregated/serving"
	"karmada.io/karmada/internal/pki"
)

// fakeKube is a kube-apiserver that accepts all tokens, and has a ready cluster m1.
func fakeKube(t *testing.T, endpoint string) *httptest.Server {
	t.Helper()
	cluster := map[string]any{
		"apiVersion": "cluster.karmada.io/v1alpha1", "kind": "Cluster",
		"metadata": map[string]any{"name": "m1", "resourceVersion": "5"},
		"spec": map[string]any{
			"syncMode": "Push", "apiEndpoint": endpoint, "secretRef": map[string]any{"namespace": "karmada-cluster", "name": "m1"},
		},
		"status": map[string]any{"conditions": []any{map[string]any{
			"type": "Ready", "status": "True", "reason": "ClusterReady", "message": "", "lastTransitionTime": "2026-11-01T00:00:00Z",
		}}},
	}
	list := func(kind, version string, items ...any) map[string]any {
		return map[string]any{"kind": kind, "apiVersion": version, "metadata": map[string]any{"resourceVersion": "10"}, "items": items}
	}
	resources := func(version string, names ...string) map[string]any {
		var out []any
		for i := 0; i < len(names); i += 2 {
			out = append(out, map[string]any{
				"name": names[i], "kind": names[i+1], "verbs": []any{"get", "list", "watch"}, "namespaced": version == "v1",
			})
		}
		return map[string]any{"kind": "APIResourceList", "groupVersion": version, "resources": out}
	}
	version := map[string]any{"groupVersion": "cluster.karmada.io/v1alpha1", "version": "v1alpha1"}
	responses := map[string]any{
		"/api": map[string]any{"kind": "APIVersions", "versions": []any{"v1"}},
		"/apis": map[string]any{"kind": "APIGroupList", "apiVersion": "v1", "groups": []any{map[string]any{
			"name": "cluster.karmada.io", "versions": []any{version}, "preferredVersion": version,
		}}},
		"/api/v1":                                    resources("v1", "configmaps", "ConfigMap", "secrets", "Secret"),
		"/apis/cluster.karmada.io/v1alpha1":          resources("cluster.karmada.io/v1alpha1", "clusters", "Cluster"),
		"/apis/cluster.karmada.io/v1alpha1/clusters": list("ClusterList", "cluster.karmada.io/v1alpha1", cluster),
		"/api/v1/secrets":                            list("PartialObjectMetadataList", "meta.k8s.io/v1"),
		"/api/v1/namespaces/karmada-cluster/secrets/m1": map[string]any{
			"apiVersion": "v1", "kind": "Secret", "metadata": map[string]any{"name": "m1"}, "data": map[string]any{"token": "eA=="},
		},
	}
	server := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case strings.HasSuffix(r.URL.Path, "/tokenreviews"):
			var review authenticationv1.TokenReview
			_ = json.NewDecoder(r.Body).Decode(&review)
			review.Status = authenticationv1.TokenReviewStatus{Authenticated: true, User: authenticationv1.UserInfo{Username: "alice"}}
			_ = writeJSON(w, http.StatusCreated, review)
		case strings.HasSuffix(r.URL.Path, "/subjectaccessreviews"):
			var review authorizationv1.SubjectAccessReview
			_ = json.NewDecoder(r.Body).Decode(&review)
			review.Status.Allowed = true
			_ = writeJSON(w, http.StatusCreated, review)
		case r.URL.Query().Get("sendInitialEvents") != "":
			_ = writeJSON(w, 422, metav1.Status{Status: metav1.StatusFailure, Reason: metav1.StatusReasonInvalid, Code: 422})
		case r.URL.Query().Get("watch") != "":
			w.Header().Set("Content-Type", "application/json")
			w.(http.Flusher).Flush()
			<-r.Context().Done()
		case responses[r.URL.Path] != nil:
			_ = writeJSON(w, http.StatusOK, responses[r.URL.Path])
		default:
			_ = writeJSON(w, http.StatusNotFound, metav1.Status{
				TypeMeta: metav1.TypeMeta{APIVersion: "v1", Kind: "Status"},
				Status:   metav1.StatusFailure, Reason: metav1.StatusReasonNotFound, Code: http.StatusNotFound,
				Message: r.Header.Get("Impersonate-User") + " requested " + r.URL.Path,
			})
		}
	}))
	t.Cleanup(func() { server.CloseClientConnections(); server.Close() })
	return server
}

// startEtcd starts an etcd that listens only on a Unix socket, and returns its URL.
func startEtcd(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "search") // socket paths must be short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	config := embed.NewConfig()
	config.Dir = filepath.Join(dir, "data")
	config.LogLevel = "fatal"
	config.UnsafeNoFsync = true
	clients, unused := url.URL{Scheme: "unix", Path: filepath.Join(dir, "c")}, []url.URL{{Scheme: "http", Host: "127.0.0.1:2380"}}
	config.ListenClientUrls, config.ListenPeerUrls = []url.URL{clients}, nil
	config.AdvertiseClientUrls, config.AdvertisePeerUrls = unused, unused
	config.InitialCluster = config.InitialClusterFromName(config.Name)
	etcd, err := embed.StartEtcd(config)
	if err != nil {
		t.Fatalf("start etcd: %v", err)
	}
	t.Cleanup(etcd.Close)
	select {
	case <-etcd.Server.ReadyNotify():
	case <-time.After(30 * time.Second):
		t.Fatal("etcd is not ready")
	}
	return clients.String()
}

// The whole server: a registry is created, its objects are cached, searched and shown by the proxy, and its status is written.
func TestRun(t *testing.T) {
	m1 := newFakeMember(t, 100)
	m1.put("a", map[string]any{"app": "a"})
	kube := fakeKube(t, m1.server.URL)
	bundle, err := pki.Ensure(filepath.Join(t.TempDir(), "pki"), time.Now(), pki.Options{})
	if err != nil {
		t.Fatal(err)
	}
	config := Config{Config: serving.Config{
		CertFile: bundle.Serving().CertFile, KeyFile: bundle.Serving().KeyFile, EtcdServers: []string{startEtcd(t)},
		Control:      &rest.Config{Host: kube.URL, BearerToken: "own", TLSClientConfig: rest.TLSClientConfig{Insecure: true}},
		ClientCAFile: bundle.CA().CertFile, RequestHeaderCAFile: bundle.FrontProxyCA().CertFile,
		RequestHeaderAllowedNames: []string{pki.FrontProxyUser},
	}}
	config.TextIndexDir = filepath.Join(t.TempDir(), "index")
	ctx, cancel := context.WithCancel(context.Background())
	ports, ended := make(chan int, 1), make(chan error, 1)
	go func() { ended <- Run(ctx, config, func(port int) { ports <- port }) }()
	stop := func() error { cancel(); return <-ended }
	var base string
	select {
	case port := <-ports:
		base = fmt.Sprintf("https://localhost:%d/apis/search.karmada.io/v1alpha1", port)
	case err := <-ended:
		t.Fatalf("Run = %v", err)
	case <-time.After(60 * time.Second):
		t.Fatal("the server is not ready")
	}
	client, err := rest.HTTPClientFor(&rest.Config{BearerToken: "t", TLSClientConfig: rest.TLSClientConfig{CAData: bundle.CAPEM()}})
	if err != nil {
		t.Fatal(err)
	}
	do := func(method, path, body string) (int, string) {
		r, err := http.NewRequestWithContext(t.Context(), method, base+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		response, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close() //nolint:errcheck // it is read
		raw, _ := io.ReadAll(response.Body)
		return response.StatusCode, string(raw)
	}
	eventually := func(what, path, want string) {
		t.Helper()
		(&hub{t: t}).eventually(func() error {
			if code, text := do(http.MethodGet, path, ""); code != http.StatusOK || !strings.Contains(text, want) {
				return fmt.Errorf("%s: %d %s, want %s", what, code, text, want)
			}
			return nil
		})
	}
	const registry = `{"apiVersion":"search.karmada.io/v1alpha1","kind":"ResourceRegistry","metadata":{"name":"r"},` +
		`"spec":{"targetCluster":{},"resourceSelectors":[{"apiVersion":"v1","kind":%q}]}}`
	if code, text := do(http.MethodPost, "/resourceregistries", fmt.Sprintf(registry, "")); code != http.StatusUnprocessableEntity {
		t.Errorf("create of an invalid registry: %d %s", code, text)
	}
	if code, text := do(http.MethodPost, "/resourceregistries", fmt.Sprintf(registry, "ConfigMap")); code != http.StatusCreated {
		t.Fatalf("create: %d %s", code, text)
	}
	eventually("search", "/search/cache/api/v1/configmaps", `cached-from-cluster":"m1"`)
	eventually("full-text search", "/search/text?query=label:app%3Da+cluster:m1", `cached-from-cluster":"m1"`)
	if code, text := do(http.MethodGet, "/search/text?query=size:red", ""); code != http.StatusBadRequest ||
		!strings.Contains(text, "size") {
		t.Errorf("full-text search of an unknown field: %d %s", code, text)
	}
	eventually("proxy", "/proxying/karmada/proxy/api/v1/namespaces/default/configmaps?labelSelector=app%3Da", `"name":"a"`)
	eventually("status", "/resourceregistries/r", `"type":"Synced","status":"True"`)
	// Other kinds and discovery are those of the control plane, on behalf of the user.
	eventually("discovery", "/proxying/karmada/proxy/api", "APIVersions")
	if code, text := do(http.MethodGet, "/proxying/karmada/proxy/api/v1/namespaces/x/pods?dryRun=All", ""); code != 404 ||
		!strings.Contains(text, "alice requested /api/v1/namespaces/x/pods") {
		t.Errorf("request to the control plane: %d %s", code, text)
	}
	if code, _ := do(http.MethodGet, "/search/cache/api/v1/unknowns", ""); code != http.StatusInternalServerError {
		t.Errorf("search of an unknown resource: %d", code)
	}
	if code, text := do(http.MethodGet, "/search/unknown", ""); !strings.Contains(text, "unrecognized search category") {
		t.Errorf("search of an unknown category: %d %s", code, text)
	}
	if code, text := do(http.MethodDelete, "/resourceregistries/r", ""); code != http.StatusOK {
		t.Errorf("delete: %d %s", code, text)
	}
	(&hub{t: t}).eventually(func() error {
		if code, text := do(http.MethodGet, "/search/cache/api/v1/configmaps", ""); strings.Contains(text, `"m1"`) {
			return fmt.Errorf("the objects are still cached: %d", code)
		}
		return nil
	})
	client.CloseIdleConnections()
	if err := stop(); err != nil {
		t.Errorf("Run = %v", err)
	}
}
