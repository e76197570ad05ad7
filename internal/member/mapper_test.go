// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
)

// apiServer serves discovery documents by path and counts the requests.
type apiServer struct {
	mu        sync.Mutex // guards the fields below
	documents map[string]any
	status    int // of all responses, if it is not 0
	requests  int
}

func (s *apiServer) ServeHTTP(out http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.requests++
	out.Header().Set("Content-Type", "application/json")
	document, ok := s.documents[r.URL.Path]
	switch {
	case s.status != 0:
		document = apierrors.NewGenericServerResponse(s.status, "get", schema.GroupResource{}, "", "", 0, true).Status()
		out.WriteHeader(s.status)
	case !ok:
		out.WriteHeader(http.StatusNotFound)
		document = apierrors.NewNotFound(schema.GroupResource{}, "").Status()
	}
	_ = json.NewEncoder(out).Encode(document)
}

func resources(gv string, kinds ...string) metav1.APIResourceList {
	l := metav1.APIResourceList{GroupVersion: gv}
	for _, k := range kinds {
		l.APIResources = append(l.APIResources,
			metav1.APIResource{Name: k + "s", Kind: k, Namespaced: true}, metav1.APIResource{Name: k + "s/status", Kind: k, Namespaced: true})
	}
	return l
}

func newAPIServer() *apiServer {
	return &apiServer{documents: map[string]any{
		"/api/v1":       metav1.APIResourceList{APIResources: []metav1.APIResource{{Name: "namespaces", Kind: "Namespace"}}},
		"/apis/apps/v1": resources("apps/v1", "Deployment"),
		"/apis/apps": metav1.APIGroup{
			Name: "apps", Versions: []metav1.GroupVersionForDiscovery{{Version: "v1beta1"}, {Version: "v1"}},
			PreferredVersion: metav1.GroupVersionForDiscovery{Version: "v1"},
		},
	}}
}

func mapperOf(t *testing.T, s *apiServer, shared *kindTables) *mapper {
	t.Helper()
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	client, err := discovery.NewDiscoveryClientForConfig(&rest.Config{Host: server.URL})
	if err != nil {
		t.Fatal(err)
	}
	m := newMapper(t.Context(), shared)
	m.client = client.RESTClient()
	return m
}

func TestMapper(t *testing.T) {
	s := newAPIServer()
	m := mapperOf(t, s, &kindTables{})
	deployment := schema.GroupKind{Group: "apps", Kind: "Deployment"}
	for _, versions := range [][]string{{"v1"}, {""}, nil, {"v1beta1", "v1"}} {
		found, err := m.RESTMapping(deployment, versions...)
		if err != nil || found.Resource.Resource != "Deployments" || found.Scope.Name() != meta.RESTScopeNameNamespace {
			t.Errorf("RESTMapping(%q) = %v, %v", versions, found, err)
		}
	}
	found, err := m.RESTMapping(schema.GroupKind{Kind: "Namespace"}, "v1")
	if err != nil || found.Resource.Resource != "namespaces" || found.Scope.Name() != meta.RESTScopeNameRoot {
		t.Errorf("RESTMapping(Namespace) = %v, %v", found, err)
	}
	before := s.requests
	if _, err := m.RESTMapping(deployment, "v1"); err != nil || s.requests != before {
		t.Errorf("RESTMapping of a known kind sent %d requests, %v", s.requests-before, err)
	}
	for _, unknown := range []schema.GroupVersionKind{
		{Group: "apps", Version: "v1beta1", Kind: "Deployment"},
		{Group: "apps", Version: "v1", Kind: "Foo"},
		{Group: "example.com", Version: "", Kind: "Foo"},
	} {
		if _, err := m.RESTMapping(unknown.GroupKind(), unknown.Version); !meta.IsNoMatchError(err) {
			t.Errorf("RESTMapping(%s) = %v, want no match", unknown, err)
		}
	}
	s.documents["/apis/example.com/v1"] = resources("example.com/v1", "Foo")
	if _, err := m.RESTMapping(schema.GroupKind{Group: "example.com", Kind: "Foo"}, "v1"); err != nil {
		t.Errorf("RESTMapping of an added kind: %v", err)
	}
}

// A failed discovery does not prove that a kind is not served: objects of such a kind count as deleted.
func TestMapper_failureIsNoMissingKind(t *testing.T) {
	for _, status := range []int{
		http.StatusForbidden, http.StatusUnauthorized, http.StatusServiceUnavailable, http.StatusInternalServerError,
	} {
		s := newAPIServer()
		s.status = status
		m := mapperOf(t, s, &kindTables{})
		for _, version := range []string{"v1", ""} {
			for _, group := range []string{"", "apps"} {
				_, err := m.RESTMapping(schema.GroupKind{Group: group, Kind: "Deployment"}, version)
				if err == nil || meta.IsNoMatchError(err) {
					t.Errorf("status %d, group %q, version %q: %v, want another error than no match", status, group, version, err)
				}
			}
		}
	}
	s := newAPIServer()
	delete(s.documents, "/api/v1")
	_, err := mapperOf(t, s, &kindTables{}).RESTMapping(schema.GroupKind{Kind: "ConfigMap"}, "v1")
	if err == nil || meta.IsNoMatchError(err) {
		t.Errorf("missing v1: %v, want another error than no match", err)
	}
}

func TestMapper_sharesTables(t *testing.T) {
	shared := &kindTables{}
	other := newAPIServer()
	other.documents["/apis/apps/v1"] = resources("apps/v1", "Deployment", "Foo")
	var found []*meta.RESTMapping
	for _, s := range []*apiServer{newAPIServer(), newAPIServer(), other} {
		mapping, err := mapperOf(t, s, shared).RESTMapping(schema.GroupKind{Group: "apps", Kind: "Deployment"}, "v1")
		if err != nil {
			t.Fatal(err)
		}
		found = append(found, mapping)
	}
	if found[0] != found[1] || found[0] == found[2] {
		t.Error("members share tables only if their content is the same")
	}
}

// A kind that was installed again has another resource name. The request for the earlier one makes the mapper discover the kind again.
func TestTransport_forgetsPathThatIsNotServed(t *testing.T) {
	s := newAPIServer()
	m := mapperOf(t, s, &kindTables{})
	deployment := schema.GroupKind{Group: "apps", Kind: "Deployment"}
	resource := func() string {
		mapping, err := m.RESTMapping(deployment, "v1")
		if err != nil {
			t.Fatal(err)
		}
		return mapping.Resource.Resource
	}
	resource()
	s.documents["/apis/apps/v1"] = metav1.APIResourceList{APIResources: []metav1.APIResource{{Name: "renamed", Kind: "Deployment"}}}
	contentType := "application/json"
	rt := &transport{lifetime: t.Context(), owner: &ownership{cluster: "m1"}, limit: 100, mapper: m, next: roundTrip(func() *http.Response {
		return &http.Response{StatusCode: http.StatusNotFound, Header: http.Header{"Content-Type": {contentType}}, Body: http.NoBody}
	})}
	get := func(path string) {
		r := httptest.NewRequest(http.MethodGet, "https://member/prefix"+path, http.NoBody)
		response, err := rt.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		_ = response.Body.Close()
	}
	get("/apis/apps/v1/namespaces/default/deployments/missing")
	if got := resource(); got != "Deployments" {
		t.Errorf("resource %s after an object was not found, want the known one", got)
	}
	contentType = "text/plain; charset=utf-8"
	get("/apis/apps/v2/namespaces/default/deployments/d")
	get("/api/v1/namespaces/default/deployments/d")
	if got := resource(); got != "Deployments" {
		t.Errorf("resource %s after another version was not found, want the known one", got)
	}
	get("/apis/apps/v1/namespaces/default/deployments/d")
	if got := resource(); got != "renamed" {
		t.Errorf("resource %s after the path was not found, want the new one", got)
	}
}

// roundTrip is a transport that returns a response.
type roundTrip func() *http.Response

func (f roundTrip) RoundTrip(*http.Request) (*http.Response, error) { return f(), nil }
