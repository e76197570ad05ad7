// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/work/observe"
)

// restorable is an API server with ConfigMaps. Its watches show no events.
type restorable struct {
	mu       sync.Mutex // guards the fields below
	version  int64
	compared int // number of lists of namespaces
	objects  map[string]*unstructured.Unstructured
}

// restore replaces the database by one with a lower version and no objects.
func (a *restorable) restore(version int64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.version, a.objects = version, nil
}

func (a *restorable) has(name string) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.objects[name] != nil
}

func (a *restorable) wasCompared() bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	return a.compared > 0
}

func (a *restorable) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	if r.URL.Query().Get("watch") != "" {
		w.WriteHeader(http.StatusOK)
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	list := func(items ...any) map[string]any {
		return map[string]any{
			"apiVersion": "v1", "kind": "List", "metadata": map[string]any{"resourceVersion": strconv.FormatInt(a.version, 10)}, "items": items,
		}
	}
	var response any
	switch path := r.URL.Path; {
	case path == "/api/v1":
		response = metav1.APIResourceList{GroupVersion: "v1", APIResources: []metav1.APIResource{
			{Name: "configmaps", Kind: "ConfigMap", Namespaced: true}, {Name: "namespaces", Kind: "Namespace"},
		}}
	case path == "/api/v1/namespaces":
		if r.URL.Query().Get("resourceVersion") == "" && r.URL.Query().Get("limit") == "1" {
			a.compared++
		}
		response = list()
	case path == "/api/v1/configmaps":
		items := []any{}
		for _, o := range a.objects {
			items = append(items, o.Object)
		}
		response = list(items...)
	case r.Method == http.MethodPost && strings.HasSuffix(path, "/configmaps"):
		o := &unstructured.Unstructured{}
		if err := json.NewDecoder(r.Body).Decode(o); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		a.version++
		o.SetResourceVersion(strconv.FormatInt(a.version, 10))
		o.SetUID(types.UID("uid of " + o.GetName()))
		if a.objects == nil {
			a.objects = map[string]*unstructured.Unstructured{}
		}
		a.objects[o.GetName()] = o
		response = o
	default:
		http.NotFound(w, r)
		return
	}
	_ = json.NewEncoder(w).Encode(response)
}

// A member is restored from a backup without an object: its watch gets no event, and the object is created again nevertheless.
func TestSync_afterMemberWasRestoredFromBackup(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	api := &restorable{version: 1000}
	server := httptest.NewServer(api)
	t.Cleanup(server.Close)
	t.Cleanup(server.CloseClientConnections)
	members := member.New(s.control, s.control, member.AnyMode)
	members.Local(&rest.Config{Host: server.URL})
	members.UseClock(s.clock)
	members.RegisterOwner(s.Executor)
	members.Register(s.Executor)
	t.Cleanup(func() { members.Assign(func(string) bool { return false }) })
	connect := func() *observe.Cache {
		t.Helper()
		if _, err := members.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: s.cluster}}); err != nil {
			t.Fatal(err)
		}
		s.worker = s.Executor.worker(s.cluster)
		return s.worker.connection()
	}
	before := connect()
	w := s.put("w", nil, config)
	s.settle(w)
	if !api.has("c") {
		t.Fatal("the object was not created")
	}
	s.eventually("the version is compared", api.wasCompared)
	for range 3 { // versions that do not decrease change nothing
		s.eventually("the comparison waits", s.clock.HasWaiters)
		s.clock.Step(time.Minute)
	}
	if connect() != before {
		t.Error("the connection was replaced")
	}
	api.restore(500)
	s.settle(w)
	if api.has("c") {
		t.Fatal("the object was created before the versions were compared")
	}
	s.eventually("the connection is replaced", func() bool {
		if s.clock.HasWaiters() {
			s.clock.Step(time.Minute)
		}
		return connect() != before
	})
	s.settle(w)
	if !api.has("c") {
		t.Error("the object was not created again")
	}
}
