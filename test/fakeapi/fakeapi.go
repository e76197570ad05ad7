// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package fakeapi provides a fake API server for tests of karmadactl: a control plane with members behind its cluster proxy.
//
//	Server{Control, Members} ──► Start(t) ──► kubeconfig
//
// It serves discovery, lists, tables, metadata, merge patches, creation, deletion and watches of the kinds in kinds.go. It does
// not validate or persist objects.
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

// proxyPrefix is the prefix of requests to members: {cluster}/proxy/{path}.
const proxyPrefix = "/apis/cluster.karmada.io/v1alpha1/clusters/"

// Server is a control plane and its members.
type Server struct {
	// Control holds the objects of the control plane. Start adds a Cluster for each member without one.
	Control *Cluster
	// Members holds the members by name.
	Members map[string]*Cluster
}

// Cluster holds the objects of one API server.
type Cluster struct {
	Objects []*unstructured.Unstructured
	// Broken is the HTTP status of all responses, if it is not 0.
	Broken int
	// PlainObjects disables table responses.
	PlainObjects bool

	mu       sync.Mutex // guards Objects and the fields below
	writes   []string
	watchers []chan event
}

type event struct {
	kind   string
	object *unstructured.Unstructured
}

// Start serves until the test ends. It returns the path of a kubeconfig with the context "karmada-apiserver" and the namespace
// "default".
func (s *Server) Start(t testing.TB) (kubeconfig string) {
	t.Helper()
	if s.Control == nil {
		s.Control = &Cluster{}
	}
	clusterKind := kinds[slices.IndexFunc(kinds, func(k kind) bool { return k.kind == "Cluster" })]
	for name := range s.Members {
		if s.Control.find(request{kind: clusterKind, name: name}) >= 0 {
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

// Kubeconfig writes a kubeconfig for an API server and returns its path.
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
	if rest, ok := strings.CutPrefix(r.URL.Path, proxyPrefix); ok {
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

// Writes returns the write requests so far, as "PATCH /apis/… {body}".
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

// Replace replaces all objects. It sends no events.
func (c *Cluster) Replace(objects ...*unstructured.Unstructured) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.Objects = objects
}

// Break sets the HTTP status of all responses from now on; 0 means none. It closes all watches.
func (c *Cluster) Break(status int) {
	c.mu.Lock()
	c.Broken = status
	c.mu.Unlock()
	c.Emit("", nil)
}

// Watchers returns the number of open watches.
func (c *Cluster) Watchers() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.watchers)
}

// Object returns an object. namespace is "" for cluster-scoped objects.
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

// Labels returns a function that sets the labels of an object.
func Labels(labels map[string]string) func(*unstructured.Unstructured) {
	return func(object *unstructured.Unstructured) { object.SetLabels(labels) }
}

// Field returns a function that sets a field of an object.
func Field(value any, path ...string) func(*unstructured.Unstructured) {
	return func(object *unstructured.Unstructured) {
		// The only error is a path through a value that is not a map.
		_ = unstructured.SetNestedField(object.Object, value, path...)
	}
}

func reply(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	// The error is a closed connection of the client.
	_ = json.NewEncoder(w).Encode(body)
}

func fail(w http.ResponseWriter, status int, reason, message string) {
	reply(w, status, map[string]any{"kind": "Status", "apiVersion": "v1", "metadata": map[string]any{}, "status": "Failure",
		"message": message, "reason": reason, "code": status})
}
