// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package fakeapi provides an API server for tests of karmadactl: a control plane with members behind its cluster proxy.
//
//	Server{Control, Members} ──► Start(t) ──► kubeconfig
//
// It serves the kinds in kinds.go as package simapi does.
package fakeapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/test/simapi"
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

// Cluster is one API server.
type Cluster struct {
	// Objects are its objects at the start.
	Objects []*unstructured.Unstructured
	// Groups are kinds that it serves in addition to those in kinds.go.
	Groups []simapi.Group
	// Broken is the HTTP status of all responses, if it is not 0.
	Broken int
	// PlainObjects disables table responses.
	PlainObjects bool
	// Invalid is the message with which dry runs of patches are rejected; empty means that they are accepted.
	Invalid string
	// Conflicts is the number of patches and updates that fail with a conflict.
	Conflicts int
	// Responses holds JSON bodies of responses by request, as "POST /apis/…". They come before those of the objects.
	Responses map[string]string

	server *simapi.Server
	mu     sync.Mutex // guards Broken and Conflicts after the start, and writes
	writes []string
}

// Start serves until the test ends. It returns the path of a kubeconfig with the context "karmada-apiserver" and the namespace
// "default".
func (s *Server) Start(t testing.TB) (kubeconfig string) {
	t.Helper()
	if s.Control == nil {
		s.Control = &Cluster{}
	}
	for name, member := range s.Members {
		member.start(t)
		isCluster := func(o *unstructured.Unstructured) bool { return o.GetKind() == "Cluster" && o.GetName() == name }
		if !slices.ContainsFunc(s.Control.Objects, isCluster) {
			s.Control.Objects = append(s.Control.Objects, Object("cluster.karmada.io/v1alpha1", "Cluster", "", name))
		}
	}
	s.Control.start(t)
	listener := httptest.NewServer(http.HandlerFunc(s.serve))
	t.Cleanup(listener.Close)
	t.Cleanup(listener.CloseClientConnections)
	return Kubeconfig(t, listener.URL)
}

func (c *Cluster) start(t testing.TB) {
	t.Helper()
	all, err := catalog()
	if len(c.Groups) > 0 {
		all, err = simapi.NewCatalog(slices.Concat(groups, c.Groups))
	}
	if err != nil {
		t.Fatal(err)
	}
	c.server = simapi.New(simapi.Options{Catalog: all, AnyNamespace: true})
	c.Replace(c.Objects...)
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
	rest, isCluster := strings.CutPrefix(r.URL.Path, proxyPrefix)
	name, path, isProxy := strings.Cut(rest, "/proxy")
	if !isCluster || !isProxy {
		s.Control.serve(w, r)
		return
	}
	member, exists := s.Members[name]
	if !exists {
		fail(w, http.StatusNotFound, "NotFound", fmt.Sprintf("clusters.cluster.karmada.io %q not found", name))
		return
	}
	r.URL.Path = path
	member.serve(w, r)
}

func (c *Cluster) serve(w http.ResponseWriter, r *http.Request) {
	c.mu.Lock()
	broken := c.Broken
	c.mu.Unlock()
	if broken != 0 {
		fail(w, broken, "ServiceUnavailable", "the server is unavailable")
		return
	}
	if c.Invalid != "" && r.Method == http.MethodPatch && r.URL.Query().Has("dryRun") {
		fail(w, http.StatusUnprocessableEntity, "Invalid", c.Invalid)
		return
	}
	c.mu.Lock()
	conflict := (r.Method == http.MethodPatch || r.Method == http.MethodPut) && c.Conflicts > 0
	if conflict {
		c.Conflicts--
	}
	c.mu.Unlock()
	if conflict {
		fail(w, http.StatusConflict, "Conflict", "the object has been modified")
		return
	}
	if pod, ok := strings.CutSuffix(r.URL.Path, "/log"); ok {
		fmt.Fprintf(w, "hello from %s\n", pod[strings.LastIndex(pod, "/")+1:])
		return
	}
	if c.PlainObjects {
		r.Header.Set("Accept", "application/json")
	}
	if r.Method != http.MethodGet && !r.URL.Query().Has("dryRun") {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return // the client has disconnected
		}
		r.Body = io.NopCloser(bytes.NewReader(body))
		c.mu.Lock()
		c.writes = append(c.writes, strings.TrimSpace(fmt.Sprintf("%s %s %s", r.Method, r.URL.Path, body)))
		c.mu.Unlock()
	}
	if body, ok := c.Responses[r.Method+" "+r.URL.Path]; ok {
		w.Header().Set("Content-Type", "application/json")
		fmt.Fprint(w, body)
		return
	}
	c.server.ServeHTTP(w, r)
}

// Writes returns the write requests so far, as "PATCH /apis/… {body}".
func (c *Cluster) Writes() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return slices.Clone(c.writes)
}

// Find returns an object by name, or nil.
func (c *Cluster) Find(apiVersion, kind, namespace, name string) *unstructured.Unstructured {
	for _, content := range c.server.List(apiVersion, kind, namespace) {
		if object := (&unstructured.Unstructured{Object: content}); object.GetName() == name {
			return object
		}
	}
	return nil
}

// Emit stores the object of an event, or deletes it, and sends the event to the open watches.
func (c *Cluster) Emit(kind string, object *unstructured.Unstructured) {
	change := c.server.Put
	if kind == "DELETED" {
		change = c.server.Remove
	}
	if err := change(object.DeepCopy().Object); err != nil {
		panic(err) // the kind is not served: an error of the test
	}
}

// Replace replaces all objects. It sends no events.
func (c *Cluster) Replace(objects ...*unstructured.Unstructured) {
	if c.server == nil {
		c.Objects = objects
		return
	}
	c.server.Reset()
	for _, object := range objects {
		c.Emit("ADDED", object)
	}
}

// Break sets the HTTP status of all responses from now on; 0 means none. It ends all watches.
func (c *Cluster) Break(status int) {
	c.mu.Lock()
	c.Broken = status
	c.mu.Unlock()
	c.server.EndWatches()
}

// Watchers returns the number of open watches.
func (c *Cluster) Watchers() int { return c.server.Watches() }

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

func fail(w http.ResponseWriter, status int, reason, message string) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	// The error is a closed connection of the client.
	_ = json.NewEncoder(w).Encode(map[string]any{"kind": "Status", "apiVersion": "v1", "metadata": map[string]any{}, "status": "Failure",
		"message": message, "reason": reason, "code": status})
}
