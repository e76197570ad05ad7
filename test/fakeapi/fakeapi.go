// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package fakeapi is an API server for tests of karmadactl: a control plane with members behind its cluster proxy.
//
//	Server{Control, Members} ──► Start(t) ──► a kubeconfig; requests are answered from the Clusters' objects
//
// It serves discovery, lists, tables, metadata, merge patches, creation, deletion and watches, of the few kinds in kinds.go.
// It neither validates nor persists anything.
package fakeapi

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
)

// proxied is the path prefix of the cluster proxy: {cluster}/proxy/{path}.
const proxied = "/apis/cluster.karmada.io/v1alpha1/clusters/"

// Server is a control plane and its members.
type Server struct {
	// Control holds the objects of the control plane. A Cluster is added for every member that has none.
	Control *Cluster
	// Members are the members by name.
	Members map[string]*Cluster
}

// Cluster is the content of one API server.
type Cluster struct {
	// Objects are its initial objects.
	Objects []*unstructured.Unstructured
	// Broken, if not zero, is the HTTP status of every response.
	Broken int
	// PlainObjects makes it return objects instead of tables.
	PlainObjects bool

	mu       sync.Mutex
	writes   []string
	watchers []chan event
}

type event struct {
	kind   string
	object *unstructured.Unstructured
}

// Start serves until the test ends and returns the path of a kubeconfig with the context "karmada-apiserver" and the
// namespace "default".
func (s *Server) Start(t testing.TB) (kubeconfig string) {
	t.Helper()
	if s.Control == nil {
		s.Control = &Cluster{}
	}
	for name := range s.Members {
		if s.Control.find(request{kind: kinds[slices.IndexFunc(kinds, func(k kind) bool { return k.kind == "Cluster" })], name: name}) >= 0 {
			continue
		}
		s.Control.Objects = append(s.Control.Objects, Object("cluster.karmada.io/v1alpha1", "Cluster", "", name))
	}
	slices.SortFunc(s.Control.Objects, func(a, b *unstructured.Unstructured) int { return strings.Compare(a.GetName(), b.GetName()) })
	listener := httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(listener.Close)
	t.Cleanup(listener.CloseClientConnections)
	return Kubeconfig(t, listener.URL)
}

// Kubeconfig writes a kubeconfig for an API server.
func Kubeconfig(t testing.TB, server string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "kubeconfig")
	content := fmt.Sprintf(`{"apiVersion":"v1","kind":"Config","current-context":"karmada-apiserver",
"clusters":[{"name":"karmada-apiserver","cluster":{"server":%q}}],"users":[{"name":"admin","user":{}}],
"contexts":[{"name":"karmada-apiserver","context":{"cluster":"karmada-apiserver","user":"admin","namespace":"default"}}]}`, server)
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func (s *Server) serve(w http.ResponseWriter, r *http.Request) {
	if rest, ok := strings.CutPrefix(r.URL.Path, proxied); ok {
		if name, path, ok := strings.Cut(rest, "/proxy"); ok {
			member, exists := s.Members[name]
			if !exists {
				fail(w, http.StatusNotFound, "NotFound", fmt.Sprintf("clusters.cluster.karmada.io %q not found", name))
				return
			}
			member.serve(w, r, path)
			return
		}
	}
	s.Control.serve(w, r, r.URL.Path)
}

// Writes returns the writing requests so far: "PATCH /apis/… {body}".
func (c *Cluster) Writes() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.writes)
}

// Find returns an object by name, or nil.
func (c *Cluster) Find(apiVersion, kind, namespace, name string) *unstructured.Unstructured {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, object := range c.Objects {
		if object.GetAPIVersion() == apiVersion && object.GetKind() == kind && object.GetNamespace() == namespace && object.GetName() == name {
			return object
		}
	}
	return nil
}

// Emit sends an event to all open watches.
func (c *Cluster) Emit(kind string, object *unstructured.Unstructured) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, watcher := range c.watchers {
		watcher <- event{kind, object}
	}
}

// Watchers returns the number of open watches.
func (c *Cluster) Watchers() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.watchers)
}

// Object returns an object; an empty namespace means a cluster-scoped object.
func Object(apiVersion, kind, namespace, name string, change ...func(*unstructured.Unstructured)) *unstructured.Unstructured {
	object := &unstructured.Unstructured{}
	object.SetAPIVersion(apiVersion)
	object.SetKind(kind)
	object.SetNamespace(namespace)
	object.SetName(name)
	object.SetResourceVersion("7")
	for _, apply := range change {
		apply(object)
	}
	return object
}

// Labels sets the labels of an object.
func Labels(labels map[string]string) func(*unstructured.Unstructured) {
	return func(object *unstructured.Unstructured) { object.SetLabels(labels) }
}

// Field sets a field of an object.
func Field(value any, path ...string) func(*unstructured.Unstructured) {
	return func(object *unstructured.Unstructured) {
		// An error means that a field on the path is not a map, which fails the test anyway.
		_ = unstructured.SetNestedField(object.Object, value, path...)
	}
}

func reply(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	// The client may have disconnected.
	_ = json.NewEncoder(w).Encode(body)
}

func fail(w http.ResponseWriter, status int, reason, message string) {
	reply(w, status, map[string]any{"kind": "Status", "apiVersion": "v1", "metadata": map[string]any{}, "status": "Failure",
		"message": message, "reason": reason, "code": status})
}
