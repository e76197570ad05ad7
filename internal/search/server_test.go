// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	authenticationv1 "k8s.io/api/authentication/v1"
	authorizationv1 "k8s.io/api/authorization/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/install/pki"
	"karmada.io/karmada/test/etcd"
)

// kube is a kube-apiserver that accepts all tokens, and has a ready cluster m1.
type kube struct {
	*httptest.Server
	mu sync.Mutex // guards the fields below
	// stopped makes all requests fail.
	stopped bool
	// forgotten is true after the deletion of the cluster.
	forgotten bool
}

// stop makes all requests fail, and ends those in progress, or makes requests succeed again.
func (k *kube) stop(stopped bool) {
	k.mu.Lock()
	k.stopped = stopped
	k.mu.Unlock()
	if stopped {
		k.CloseClientConnections()
	}
}

// forget deletes the cluster. Watches end, so that clients list again.
func (k *kube) forget() {
	k.mu.Lock()
	k.forgotten = true
	k.mu.Unlock()
	k.CloseClientConnections()
}

func (k *kube) state() (stopped, forgotten bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.stopped, k.forgotten
}

func fakeKube(t *testing.T, endpoint string) *kube {
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
	out := &kube{}
	out.Server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		stopped, forgotten := out.state()
		switch {
		case stopped:
			http.Error(w, "stopped", http.StatusServiceUnavailable)
		case strings.HasSuffix(r.URL.Path, "/tokenreviews"):
			var review authenticationv1.TokenReview
			_ = json.NewDecoder(r.Body).Decode(&review)
			review.Status = authenticationv1.TokenReviewStatus{Authenticated: true, User: authenticationv1.UserInfo{Username: "alice"}}
			_ = writeJSON(w, http.StatusCreated, review)
		case strings.HasSuffix(r.URL.Path, "/subjectaccessreviews"):
			var review authorizationv1.SubjectAccessReview
			_ = json.NewDecoder(r.Body).Decode(&review)
			attributes := review.Spec.ResourceAttributes
			review.Status.Allowed = attributes == nil || attributes.Resource != "secrets"
			_ = writeJSON(w, http.StatusCreated, review)
		case r.URL.Query().Get("sendInitialEvents") != "":
			_ = writeJSON(w, 422, metav1.Status{Status: metav1.StatusFailure, Reason: metav1.StatusReasonInvalid, Code: 422})
		case r.URL.Query().Get("watch") != "" && forgotten:
			_ = writeJSON(w, 410, metav1.Status{Status: metav1.StatusFailure, Reason: metav1.StatusReasonExpired, Code: 410})
		case forgotten && strings.HasSuffix(r.URL.Path, "/clusters"):
			_ = writeJSON(w, http.StatusOK, list("ClusterList", "cluster.karmada.io/v1alpha1"))
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
	t.Cleanup(func() { out.CloseClientConnections(); out.Close() })
	return out
}

// running is a server of the search API, and a client of it.
type running struct {
	t    *testing.T
	base string
	http *http.Client
	stop func() error
}

// configOf returns the configuration of a server with the etcd of the test, whose control plane is kube.
func configOf(t *testing.T, kube *httptest.Server) Config {
	t.Helper()
	bundle, err := pki.Ensure(filepath.Join(t.TempDir(), "pki"), time.Now(), pki.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return Config{Config: serving.Config{
		CertFile: bundle.Serving().CertFile, KeyFile: bundle.Serving().KeyFile, EtcdServers: []string{etcd.Start(t)},
		Control:      &rest.Config{Host: kube.URL, BearerToken: "own", TLSClientConfig: rest.TLSClientConfig{Insecure: true}},
		ClientCAFile: bundle.CA().CertFile, RequestHeaderCAFile: bundle.FrontProxyCA().CertFile,
		RequestHeaderAllowedNames: []string{pki.FrontProxyUser},
	}}
}

// start runs a server and waits until it is ready.
func start(t *testing.T, config Config) *running {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	ports, ended := make(chan int, 1), make(chan error, 1)
	go func() { ended <- Run(ctx, config, func(port int) { ports <- port }) }()
	s := &running{t: t, stop: sync.OnceValue(func() error { cancel(); return <-ended })}
	t.Cleanup(func() {
		if err := s.stop(); err != nil {
			t.Errorf("Run = %v", err)
		}
	})
	select {
	case port := <-ports:
		s.base = fmt.Sprintf("https://localhost:%d/apis/search.karmada.io/v1alpha1", port)
	case err := <-ended:
		t.Fatalf("Run = %v", err)
	case <-time.After(60 * time.Second):
		t.Fatal("the server is not ready")
	}
	var err error
	s.http, err = rest.HTTPClientFor(&rest.Config{BearerToken: "t", TLSClientConfig: rest.TLSClientConfig{CAFile: config.ClientCAFile}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.http.CloseIdleConnections)
	return s
}

func (s *running) do(method, path, body string) (int, string) {
	s.t.Helper()
	r, err := http.NewRequestWithContext(s.t.Context(), method, s.base+path, strings.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	response, err := s.http.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	defer response.Body.Close()
	raw, _ := io.ReadAll(response.Body)
	return response.StatusCode, string(raw)
}

func (s *running) eventually(what, path, want string) {
	s.t.Helper()
	(&hub{t: s.t}).eventually(func() error {
		if code, text := s.do(http.MethodGet, path, ""); code != http.StatusOK || !strings.Contains(text, want) {
			return fmt.Errorf("%s: %d %s, want %s", what, code, text, want)
		}
		return nil
	})
}

// registryJSON is a ResourceRegistry of a kind of the group v1.
const registryJSON = `{"apiVersion":"search.karmada.io/v1alpha1","kind":"ResourceRegistry","metadata":{"name":"r"},` +
	`"spec":{"targetCluster":{},"resourceSelectors":[{"apiVersion":"v1","kind":%q}]}}`

// The whole server: a registry is created, its objects are cached, searched and shown by the proxy, and its status is written.
func TestRun(t *testing.T) {
	m1 := newFakeMember(t, 100)
	m1.put("a", map[string]any{"app": "a"})
	config := configOf(t, fakeKube(t, m1.server.URL).Server)
	config.TextIndexDir = filepath.Join(t.TempDir(), "index")
	s := start(t, config)
	do, eventually := s.do, s.eventually
	if code, text := do(http.MethodPost, "/resourceregistries", fmt.Sprintf(registryJSON, "")); code != http.StatusUnprocessableEntity {
		t.Errorf("create of an invalid registry: %d %s", code, text)
	}
	for scheme, want := range map[string]int{"http": http.StatusUnprocessableEntity, "https": http.StatusForbidden} {
		body := strings.Replace(fmt.Sprintf(registryJSON, "ConfigMap"), `"spec":{`, `"spec":{"backendStore":{"openSearch":{"addresses":["`+
			scheme+`://a"],"secretRef":{"namespace":"default","name":"foreign"}}},`, 1)
		if code, text := do(http.MethodPost, "/resourceregistries", body); code != want {
			t.Errorf("create of a registry with an address of %s: %d %s, want %d", scheme, code, text, want)
		}
	}
	if code, text := do(http.MethodPost, "/resourceregistries", fmt.Sprintf(registryJSON, "ConfigMap")); code != http.StatusCreated {
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
	// The control plane serves other kinds and discovery, if the user may read them.
	eventually("discovery", "/proxying/karmada/proxy/api", "APIVersions")
	if code, text := do(http.MethodGet, "/proxying/karmada/proxy/api/v1/namespaces/x/pods?dryRun=All", ""); code != 404 ||
		!strings.Contains(text, " requested /api/v1/namespaces/x/pods") {
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
}

// proxiedPath is the path of the ConfigMaps of all clusters.
const proxiedPath = "/proxying/karmada/proxy/api/v1/namespaces/default/configmaps"

// Watches end with their server. The first response of a new process has the objects of members: before, it would have those of the
// control plane, or none.
func TestRun_restart(t *testing.T) {
	m1 := newFakeMember(t, 100)
	m1.put("a", nil)
	config := configOf(t, fakeKube(t, m1.server.URL).Server)
	s := start(t, config)
	if code, text := s.do(http.MethodPost, "/resourceregistries", fmt.Sprintf(registryJSON, "ConfigMap")); code != http.StatusCreated {
		t.Fatalf("create: %d %s", code, text)
	}
	s.eventually("proxy", proxiedPath, `"name":"a"`)
	f := s.watch(proxiedPath + "?watch=true")
	f.expect("ADDED m1/a")
	next := make(chan string, 1)
	go func() { event, _ := f.next(); next <- event }()
	if err := s.stop(); err != nil {
		t.Fatal(err)
	}
	select {
	case event := <-next:
		if event != "END" {
			t.Errorf("event after the stop = %s, want the end of the watch", event)
		}
	case <-time.After(time.Minute):
		t.Error("the watch goes on after the stop of its server: its client would miss all changes")
	}
	s = start(t, config)
	for path, want := range map[string]string{proxiedPath: `"name":"a"`, "/search/cache/api/v1/configmaps": `"name":"a"`} {
		if code, text := s.do(http.MethodGet, path, ""); code != http.StatusOK || !strings.Contains(text, want) {
			t.Errorf("first request after the start, %s: %d %s, want %s", path, code, text, want)
		}
	}
}

// While the control plane is restarted, a watch goes on, and afterwards new requests are served.
func TestRun_restartOfControlPlane(t *testing.T) {
	m1 := newFakeMember(t, 100)
	m1.put("a", nil)
	kube := fakeKube(t, m1.server.URL)
	s := start(t, configOf(t, kube.Server))
	if code, text := s.do(http.MethodPost, "/resourceregistries", fmt.Sprintf(registryJSON, "ConfigMap")); code != http.StatusCreated {
		t.Fatalf("create: %d %s", code, text)
	}
	s.eventually("proxy", proxiedPath, `"name":"a"`)
	f := s.watch(proxiedPath + "?watch=true")
	f.expect("ADDED m1/a")
	for i := range 3 {
		kube.stop(true)
		during := fmt.Sprintf("during-%d", i)
		m1.put(during, nil)
		f.expect("ADDED m1/" + during)
		kube.stop(false)
		m1.remove(during)
		f.expect("DELETED m1/" + during)
		s.eventually("proxy", proxiedPath, `"name":"a"`)
		s.eventually("requests to the control plane", "/proxying/karmada/proxy/api", "APIVersions")
	}
	// A cluster that leaves afterwards is noticed: the informers of the control plane follow it again.
	kube.forget()
	if event, _ := f.next(); event != "ERROR 410" {
		t.Errorf("event after the cluster was deleted = %s, want an error 410", event)
	}
}

func (s *running) watch(path string) *follower {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Minute)
	s.t.Cleanup(cancel)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, s.base+path, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	response, err := s.http.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	s.t.Cleanup(func() { _ = response.Body.Close() })
	return &follower{t: s.t, lines: bufio.NewScanner(response.Body), cancel: cancel}
}
