// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package kinds

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/rest"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

var toy = schema.GroupVersionKind{Group: "example.org", Version: "v1", Kind: "Toy"}

// server serves Toy as a resource that changes. requests are the paths of the requests for toys.
type server struct {
	resource metav1.APIResource
	requests []string
}

func (s *server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "application/json")
	version := metav1.GroupVersionForDiscovery{GroupVersion: "example.org/v1", Version: "v1"}
	var out any
	switch r.URL.Path {
	case "/api":
		out = metav1.APIVersions{Versions: []string{"v1"}}
	case "/apis":
		out = metav1.APIGroupList{Groups: []metav1.APIGroup{
			{Name: "example.org", PreferredVersion: version, Versions: []metav1.GroupVersionForDiscovery{version}},
		}}
	case "/apis/example.org/v1":
		out = metav1.APIResourceList{GroupVersion: "example.org/v1", APIResources: []metav1.APIResource{s.resource}}
	default:
		s.requests = append(s.requests, strings.TrimPrefix(r.URL.Path, "/apis/example.org/v1/"))
		out = blank().Object
	}
	_ = json.NewEncoder(w).Encode(out)
}

func blank() *unstructured.Unstructured {
	o := &unstructured.Unstructured{}
	o.SetGroupVersionKind(toy)
	o.SetNamespace("default")
	o.SetName("t")
	return o
}

// A kind that is installed again with another resource name and scope is found after a reset, by the mapper and by a client.
func TestClient_followsResets(t *testing.T) {
	t.Parallel()
	s := &server{resource: metav1.APIResource{Name: "toys", Kind: "Toy", Namespaced: true}}
	listener := httptest.NewServer(s)
	defer listener.Close()
	config := &rest.Config{Host: listener.URL}
	mapper, err := NewMapper(config, listener.Client())
	if err != nil {
		t.Fatal(err)
	}
	c, err := NewClient(config, client.Options{HTTPClient: listener.Client(), Mapper: mapper})
	if err != nil {
		t.Fatal(err)
	}
	expect := func(path string) {
		t.Helper()
		patch := client.RawPatch(types.MergePatchType, []byte("{}"))
		s.requests = nil
		for _, err := range []error{
			c.Get(t.Context(), client.ObjectKeyFromObject(blank()), blank()), c.Patch(t.Context(), blank(), patch),
			c.Status().Patch(t.Context(), blank(), patch),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
		if got, want := strings.Join(s.requests, " "), path+" "+path+" "+path+"/status"; got != want {
			t.Errorf("requests %s, want %s", got, want)
		}
	}
	expect("namespaces/default/toys/t")
	s.resource = metav1.APIResource{Name: "toyz", Kind: "Toy"}
	expect("namespaces/default/toys/t")
	meta.MaybeResetRESTMapper(mapper)
	expect("toyz/t")
	if mapping, err := mapper.RESTMapping(toy.GroupKind(), toy.Version); err != nil || mapping.Resource.Resource != "toyz" {
		t.Errorf("mapping = %+v, %v", mapping, err)
	}
}
