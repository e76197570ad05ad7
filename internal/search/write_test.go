// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"io"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/search/revision"
)

// A read after a deletion through the proxy does not show the object, although the response of a deletion has no resource version.
func TestProxy_readAfterDeletion(t *testing.T) {
	members := threeMembers(t)
	h := newHub(t, members)
	kind, key := configMaps().GroupVersionKind, types.NamespacedName{Namespace: "default", Name: "of-m2"}
	h.list("")
	recorded := &recorder{ResponseWriter: httptest.NewRecorder()}
	if _, err := io.WriteString(recorded, `{"kind":"Status","status":"Success","details":{"uid":"uid-of-of-m2"}}`); err != nil {
		t.Fatal(err)
	}
	version, uid := recorded.result()
	if version != 0 || uid != "uid-of-of-m2" {
		t.Fatalf("result = %d %q", version, uid)
	}
	w := newWritten()
	w.recordDeletion(kind, "m2", key, uid)
	sources, _ := h.caches.Sources(t.Context(), kind, readBound)
	removed := make(chan struct{})
	go func() { defer close(removed); members["m2"].remove("of-m2") }()
	begun := time.Now()
	w.wait(t.Context(), kind, sources)
	if objects, _ := find(sources, key); len(objects) > 0 && time.Since(begun) < readBound {
		t.Error("a read before the bound shows the deleted object")
	}
	<-removed
	// A recreated object is another one: reads do not wait for its deletion.
	members["m2"].put("of-m2", nil)
	h.wait("?fieldSelector=metadata.name%3Dof-m2", "m2/of-m2")
	w.recordDeletion(kind, "m2", key, "uid of the deleted object")
	w.wait(t.Context(), kind, sources)
	if n := len(w.deleted[kind]); n != 0 {
		t.Errorf("%d deletions are remembered, want 0", n)
	}
}

// A request for the object of another cluster is rejected.
func TestProxy_objectOfOtherCluster(t *testing.T) {
	h := newHub(t, threeMembers(t))
	h.list("")
	packed := revision.Set{"m2": 50}.Encode()
	for name, tc := range map[string]struct{ method, body string }{
		"update":     {http.MethodPut, `{"metadata":{"name":"of-m1","resourceVersion":"` + packed + `"}}`},
		"deletion":   {http.MethodDelete, `{"preconditions":{"resourceVersion":"` + packed + `"}}`},
		"annotation": {http.MethodPut, `{"metadata":{"annotations":{"resource.karmada.io/cached-from-cluster":"m2"}}}`},
	} {
		if code, _, text := h.do(tc.method, listPath+"/of-m1", "", tc.body); code != http.StatusConflict || len(h.received) > 0 {
			t.Errorf("%s: %d %s, want %d", name, code, text, http.StatusConflict)
		}
	}
}

// While the objects of a cluster are not known, only requests that name their cluster are sent.
func TestProxy_writeWhileClusterIsNotCached(t *testing.T) {
	members := threeMembers(t)
	members["m3"].breaks(true, false)
	h := newHub(t, members)
	h.wait("", "m1/all", "m1/of-m1", "m2/all", "m2/of-m2")
	for name, code := range map[string]int{
		"of-m1": http.StatusServiceUnavailable, "none": http.StatusServiceUnavailable, "all": http.StatusConflict,
	} {
		if got, _, text := h.do(http.MethodDelete, listPath+"/"+name, "", "{}"); got != code || len(h.received) > 0 {
			t.Errorf("delete %s: %d %s, want %d", name, got, text, code)
		}
	}
	body := `{"preconditions":{"resourceVersion":"` + revision.Set{"m1": 102}.Encode() + `"}}`
	if code, _, text := h.do(http.MethodDelete, listPath+"/of-m1", "", body); code != http.StatusOK || len(h.received) != 1 {
		t.Errorf("deletion that names its cluster: %d %s", code, text)
	}
}
