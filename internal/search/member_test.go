// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/member"
)

// fakeMember is an API server of ConfigMaps with lists in pages, watches that resume, and versions.
type fakeMember struct {
	server *httptest.Server
	// hang makes all requests wait until the client disconnects.
	hang bool

	mu      sync.Mutex // guards the fields below
	version uint64
	objects map[string]map[string]any
	events  []fakeEvent
	changed chan struct{}
	broken  bool
	lists   int
}

type fakeEvent struct {
	version uint64
	kind    string
	object  map[string]any
}

func newFakeMember(t testing.TB, version uint64) *fakeMember {
	t.Helper()
	f := &fakeMember{version: version, objects: map[string]map[string]any{}, changed: make(chan struct{})}
	f.server = httptest.NewServer(f)
	t.Cleanup(func() {
		f.server.CloseClientConnections()
		f.server.Close()
	})
	return f
}

// put creates or updates default/name.
func (f *fakeMember) put(name string, labels map[string]any) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.version++
	kind := "ADDED"
	if f.objects[name] != nil {
		kind = "MODIFIED"
	}
	object := map[string]any{
		"apiVersion": "v1", "kind": "ConfigMap", "data": map[string]any{"key": "value"},
		"metadata": map[string]any{
			"name": name, "namespace": "default", "uid": "uid-of-" + name, "labels": labels, "resourceVersion": strconv.FormatUint(f.version, 10),
		},
	}
	f.objects[name] = object
	f.record(kind, object)
}

func (f *fakeMember) remove(name string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.version++
	object := f.objects[name]
	delete(f.objects, name)
	object["metadata"].(map[string]any)["resourceVersion"] = strconv.FormatUint(f.version, 10)
	f.record("DELETED", object)
}

func (f *fakeMember) record(kind string, object map[string]any) {
	raw, _ := json.Marshal(object)
	var clone map[string]any
	_ = json.Unmarshal(raw, &clone)
	f.events = append(f.events, fakeEvent{f.version, kind, clone})
	close(f.changed)
	f.changed = make(chan struct{})
}

// breaks makes all requests fail, and ends those in progress. forget loses the events.
func (f *fakeMember) breaks(broken, forget bool) {
	f.mu.Lock()
	f.broken = broken
	if forget {
		f.events = nil
		f.version += 100
	}
	close(f.changed)
	f.changed = make(chan struct{})
	f.mu.Unlock()
	if broken {
		f.server.CloseClientConnections()
	}
}

func (f *fakeMember) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if f.hang {
		<-r.Context().Done()
		return
	}
	f.mu.Lock()
	broken := f.broken
	f.mu.Unlock()
	w.Header().Set("Content-Type", "application/json")
	switch {
	case broken:
		http.Error(w, "{}", http.StatusServiceUnavailable)
	case r.URL.Path == "/api/v1":
		_, _ = fmt.Fprint(w, `{"kind":"APIResourceList","groupVersion":"v1","resources":[`+
			`{"name":"configmaps","namespaced":true,"kind":"ConfigMap","verbs":["list","watch"]}]}`)
	case r.URL.Query().Get("sendInitialEvents") != "":
		_ = writeJSON(w, 422, metav1.Status{Status: "Failure", Reason: metav1.StatusReasonInvalid, Code: 422})
	case r.URL.Query().Get("watch") != "":
		f.watch(w, r)
	default:
		f.list(w)
	}
}

func (f *fakeMember) list(w http.ResponseWriter) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.lists++
	items := []any{}
	for _, o := range f.objects {
		items = append(items, o)
	}
	_ = writeJSON(w, 200, map[string]any{
		"apiVersion": "v1", "kind": "ConfigMapList", "items": items,
		"metadata": map[string]any{"resourceVersion": strconv.FormatUint(f.version, 10)},
	})
}

func (f *fakeMember) watch(w http.ResponseWriter, r *http.Request) {
	since, _ := strconv.ParseUint(r.URL.Query().Get("resourceVersion"), 10, 64)
	encoder := json.NewEncoder(w)
	f.mu.Lock()
	if len(f.events) == 0 && since < f.version {
		f.mu.Unlock()
		_ = writeJSON(w, 410, metav1.Status{Status: "Failure", Reason: metav1.StatusReasonExpired, Code: 410})
		return
	}
	f.mu.Unlock()
	w.WriteHeader(http.StatusOK)
	w.(http.Flusher).Flush()
	for {
		f.mu.Lock()
		for _, e := range f.events {
			if e.version > since {
				_ = encoder.Encode(map[string]any{"type": e.kind, "object": e.object})
				since = e.version
			}
		}
		changed, broken := f.changed, f.broken
		f.mu.Unlock()
		w.(http.Flusher).Flush()
		if broken {
			return
		}
		select {
		case <-changed:
		case <-r.Context().Done():
			return
		}
	}
}

// connect returns a connection to the member that ends with ctx.
func (f *fakeMember) connect(ctx context.Context, t testing.TB, name string) *member.Member {
	t.Helper()
	config := &rest.Config{Host: f.server.URL, QPS: -1}
	httpClient, err := rest.HTTPClientFor(config)
	if err != nil {
		t.Fatal(err)
	}
	dyn, err := dynamic.NewForConfigAndClient(config, httpClient)
	if err != nil {
		t.Fatal(err)
	}
	disco, err := discovery.NewDiscoveryClientForConfigAndClient(config, httpClient)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(httpClient.CloseIdleConnections)
	return &member.Member{Name: name, Config: config, Dynamic: dyn, Discovery: disco, Mapper: fixedMapper{ctx, disco}, Context: ctx}
}

// fixedMapper maps ConfigMaps after a request to the member.
type fixedMapper struct {
	ctx       context.Context // the lifetime of the connection
	discovery discovery.DiscoveryInterface
}

func (m fixedMapper) RESTMapping(gk schema.GroupKind, versions ...string) (*meta.RESTMapping, error) {
	if err := m.discovery.RESTClient().Get().AbsPath("/api/v1").Do(m.ctx).Error(); err != nil {
		return nil, err
	}
	if gk.Kind != "ConfigMap" {
		return nil, &meta.NoKindMatchError{GroupKind: gk, SearchedVersions: versions}
	}
	return configMaps(), nil
}

func configMaps() *meta.RESTMapping {
	return &meta.RESTMapping{
		Resource:         schema.GroupVersionResource{Version: "v1", Resource: "configmaps"},
		GroupVersionKind: schema.GroupVersionKind{Version: "v1", Kind: "ConfigMap"}, Scope: meta.RESTScopeNamespace,
	}
}
