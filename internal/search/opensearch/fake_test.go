// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package opensearch

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
)

// fakeOpenSearch is a server of the part of the OpenSearch API that a Sink uses: indices, _bulk, _search with scroll. It can fail, be
// slow and restart.
type fakeOpenSearch struct {
	t       *testing.T
	address string

	mu      sync.Mutex // guards the fields below
	server  *httptest.Server
	indices map[string]map[string]json.RawMessage
	scrolls map[string][]any
	// failing is the status of all responses; 0 means none.
	failing int
	// rejected are the statuses of single documents, by name.
	rejected map[string]int
	// held, if not nil, makes requests wait until it is closed.
	held     chan struct{}
	requests map[string]int // by "METHOD kind"
	auth     string
}

func newFake(t *testing.T) *fakeOpenSearch {
	t.Helper()
	f := &fakeOpenSearch{
		t: t, indices: map[string]map[string]json.RawMessage{}, scrolls: map[string][]any{}, rejected: map[string]int{},
		requests: map[string]int{},
	}
	f.start()
	t.Cleanup(f.stop)
	return f
}

// start listens, at the same address as before.
func (f *fakeOpenSearch) start() {
	f.t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if f.address != "" {
		_ = listener.Close()
		listener, err = net.Listen("tcp", f.address)
	}
	if err != nil {
		f.t.Fatal(err)
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.address = listener.Addr().String()
	f.server = httptest.NewUnstartedServer(f)
	_ = f.server.Listener.Close()
	f.server.Listener = listener
	f.server.Start()
}

// stop disconnects all clients. Indices are kept.
func (f *fakeOpenSearch) stop() {
	f.mu.Lock()
	server := f.server
	f.server = nil
	f.mu.Unlock()
	if server != nil {
		server.CloseClientConnections()
		server.Close()
	}
}

func (f *fakeOpenSearch) set(change func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	change()
}

// documents returns the names of the documents in an index, sorted.
func (f *fakeOpenSearch) documents(index string) (names []string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, raw := range f.indices[index] {
		var d struct{ Metadata struct{ Name string } }
		_ = json.Unmarshal(raw, &d)
		names = append(names, d.Metadata.Name)
	}
	slices.Sort(names)
	return names
}

func (f *fakeOpenSearch) count(request string) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.requests[request]
}

func (f *fakeOpenSearch) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	kind := r.URL.Path[strings.LastIndexByte(r.URL.Path, '/')+1:]
	f.mu.Lock()
	held := f.held
	f.requests[r.Method+" "+kind]++
	f.auth, _, _ = r.BasicAuth()
	f.mu.Unlock()
	if held != nil {
		select {
		case <-held:
		case <-r.Context().Done():
			return
		}
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	w.Header().Set("Content-Type", "application/json")
	switch {
	case f.failing != 0:
		f.fail(w, f.failing, "unavailable")
	case kind == "_bulk":
		f.bulk(w, string(body))
	case kind == "scroll" && r.Method == http.MethodDelete:
		fmt.Fprint(w, `{"succeeded":true,"num_freed":1}`)
	case kind == "scroll":
		f.next(w, r, body)
	case kind == "_search":
		f.search(w, strings.Split(r.URL.Path, "/")[1])
	case r.Method == http.MethodPut:
		if f.indices[kind] != nil {
			f.fail(w, http.StatusBadRequest, "resource_already_exists_exception")
			return
		}
		if !strings.Contains(string(body), `"number_of_replicas":0`) {
			f.fail(w, http.StatusBadRequest, "illegal_argument_exception")
			return
		}
		f.indices[kind] = map[string]json.RawMessage{}
		fmt.Fprintf(w, `{"acknowledged":true,"shards_acknowledged":true,"index":%q}`, kind)
	default:
		f.fail(w, http.StatusNotFound, "unknown path "+r.Method+" "+r.URL.Path)
	}
}

func (f *fakeOpenSearch) fail(w http.ResponseWriter, code int, kind string) {
	w.WriteHeader(code)
	fmt.Fprintf(w, `{"error":{"type":%q,"reason":"r","root_cause":[]},"status":%d}`, kind, code)
}

// bulk applies actions in their order.
func (f *fakeOpenSearch) bulk(w io.Writer, body string) {
	var items []any
	lines := bufio.NewScanner(strings.NewReader(body))
	lines.Buffer(nil, 10<<20)
	for lines.Scan() {
		var action map[string]struct {
			Index string `json:"_index"`
			ID    string `json:"_id"`
		}
		if err := json.Unmarshal(lines.Bytes(), &action); err != nil {
			f.t.Errorf("bulk: %v: %s", err, lines.Text())
		}
		for name, of := range action {
			status := http.StatusOK
			switch name {
			case "index":
				lines.Scan()
				document := json.RawMessage(slices.Clone(lines.Bytes()))
				for rejected, code := range f.rejected {
					if strings.Contains(string(document), fmt.Sprintf(`"name":%q`, rejected)) {
						status = code
					}
				}
				if status == http.StatusOK {
					f.indices[of.Index][of.ID] = document
				}
			case "delete":
				if f.indices[of.Index][of.ID] == nil {
					status = http.StatusNotFound
				}
				delete(f.indices[of.Index], of.ID)
			}
			item := map[string]any{"_index": of.Index, "_id": of.ID, "status": status}
			if status >= 400 {
				item["error"] = map[string]any{"type": "some_exception", "reason": "r"}
			}
			items = append(items, map[string]any{name: item})
		}
	}
	_ = json.NewEncoder(w).Encode(map[string]any{"took": 1, "errors": false, "items": items})
}

// search returns the first page: two documents, so that tests read several.
func (f *fakeOpenSearch) search(w io.Writer, index string) {
	var hits []any
	for id, document := range f.indices[index] {
		hits = append(hits, map[string]any{"_index": index, "_id": id, "_source": document})
	}
	id := fmt.Sprintf("scroll-%d", len(f.scrolls))
	f.scrolls[id] = hits
	f.page(w, id)
}

func (f *fakeOpenSearch) next(w io.Writer, r *http.Request, body []byte) {
	id := r.URL.Query().Get("scroll_id")
	var parameters struct {
		ScrollID string `json:"scroll_id"`
	}
	if id == "" && json.Unmarshal(body, &parameters) == nil {
		id = parameters.ScrollID
	}
	if id == "" {
		id = r.URL.Path[strings.LastIndexByte(r.URL.Path, '/')+1:]
	}
	f.page(w, id)
}

func (f *fakeOpenSearch) page(w io.Writer, id string) {
	n := min(2, len(f.scrolls[id]))
	hits := f.scrolls[id][:n]
	f.scrolls[id] = f.scrolls[id][n:]
	_ = json.NewEncoder(w).Encode(map[string]any{
		"took": 1, "timed_out": false, "_scroll_id": id, "_shards": map[string]any{"total": 1, "successful": 1},
		"hits": map[string]any{"total": map[string]any{"value": 1, "relation": "eq"}, "hits": slices.Concat([]any{}, hits)},
	})
}
