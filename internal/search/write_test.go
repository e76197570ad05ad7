// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"io"
	"net/http/httptest"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/types"
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
