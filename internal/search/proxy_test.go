// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/go-logr/logr"
	"go.uber.org/goleak"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/klog/v2"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/revision"
	"karmada.io/karmada/internal/search/table"
)

func TestMain(m *testing.M) {
	klog.SetLogger(logr.Discard())
	ctrl.SetLogger(logr.Discard())
	// Kubernetes starts these once for the process.
	goleak.VerifyTestMain(m, goleak.IgnoreAnyFunction("k8s.io/apiserver/pkg/server/healthz.(*log).Check.func1"),
		goleak.IgnoreAnyFunction("k8s.io/apimachinery/pkg/util/wait.Forever"),
		// The library of the full-text index starts these once for the process.
		goleak.IgnoreAnyFunction("github.com/blevesearch/bleve_index_api.AnalysisWorker"),
		// The metadata client of Kubernetes leaks its last watch.
		goleak.IgnoreAnyFunction("k8s.io/apimachinery/pkg/watch.(*filteredWatch).loop"))
}

// hub is a search API server with members behind it.
type hub struct {
	t       *testing.T
	server  *httptest.Server
	caches  *cache.Caches
	members map[string]*fakeMember
	// received are the requests that were forwarded, as "destination method path body".
	received chan string
}

func (h *hub) ToMember(_ context.Context, cluster *clusterv1alpha1.Cluster, _ user.Info, path string) (http.Handler, error) {
	return h.record(cluster.Name, path), nil
}

func (h *hub) ToControl(_ user.Info, path string) http.Handler { return h.record("control", path) }

func (h *hub) record(destination, path string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		h.received <- strings.TrimSpace(fmt.Sprintf("%s %s %s %s", destination, r.Method, path, body))
		_, _ = io.WriteString(w, `{"kind":"ConfigMap","metadata":{"resourceVersion":"1"}}`)
	})
}

// newHub caches ConfigMaps of members.
func newHub(t *testing.T, members map[string]*fakeMember, change ...func(*cache.Kind)) *hub {
	t.Helper()
	return newHubAt(t, clock.RealClock{}, members, change...)
}

// newHubAt is newHub with a clock.
func newHubAt(t *testing.T, clk clock.WithTicker, members map[string]*fakeMember, change ...func(*cache.Kind)) *hub {
	t.Helper()
	h := &hub{t: t, caches: cache.New(clk, cache.Limits{}), members: members, received: make(chan string, 10)}
	kind := cache.Kind{GroupVersionKind: configMaps().GroupVersionKind}
	for _, f := range change {
		f(&kind)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { defer close(ended); h.caches.Run(ctx) }()
	h.caches.SetKinds(sets.New(kind.GroupVersionKind))
	h.caches.Register(configMaps())
	for name, m := range members {
		if err := h.caches.Connect(ctx, m.connect(ctx, t, name)); err != nil {
			t.Fatal(err)
		}
		if err := h.caches.Set(ctx, name, []cache.Kind{kind}); err != nil {
			t.Fatal(err)
		}
	}
	p := &proxy{
		caches: h.caches, forwarder: h, tables: table.New(), written: newWritten(),
		clusters: func(_ context.Context, name string) (*clusterv1alpha1.Cluster, error) {
			c := &clusterv1alpha1.Cluster{}
			c.Name = name
			return c, nil
		},
	}
	h.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if err := p.serve(w, r, &user.DefaultInfo{Name: "alice"}, r.URL.Path); err != nil {
			serving.WriteError(w, err)
		}
	}))
	t.Cleanup(func() {
		h.server.CloseClientConnections()
		h.server.Close()
		cancel()
		<-ended
		http.DefaultClient.CloseIdleConnections()
	})
	return h
}

const listPath = "/api/v1/namespaces/default/configmaps"

func (h *hub) do(method, path, accept, body string) (code int, header http.Header, text string) {
	h.t.Helper()
	r, err := http.NewRequestWithContext(h.t.Context(), method, h.server.URL+path, strings.NewReader(body))
	if err != nil {
		h.t.Fatal(err)
	}
	if accept != "" {
		r.Header.Set("Accept", accept)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		h.t.Fatal(err)
	}
	defer response.Body.Close()
	raw, err := io.ReadAll(response.Body)
	if err != nil {
		h.t.Fatal(err)
	}
	return response.StatusCode, response.Header, string(raw)
}

// list returns the objects as cluster/name.
func (h *hub) list(query string) (found []string, list *unstructured.UnstructuredList, header http.Header) {
	h.t.Helper()
	code, header, text := h.do(http.MethodGet, listPath+query, "", "")
	list = &unstructured.UnstructuredList{}
	if err := list.UnmarshalJSON([]byte(text)); code != http.StatusOK || err != nil {
		h.t.Fatalf("list %s: %d, %v: %s", query, code, err, text)
	}
	for _, o := range list.Items {
		found = append(found, o.GetAnnotations()["resource.karmada.io/cached-from-cluster"]+"/"+o.GetName())
	}
	return found, list, header
}

func (h *hub) wait(query string, want ...string) {
	h.t.Helper()
	h.eventually(func() error {
		if found, _, _ := h.list(query); !slices.Equal(found, want) {
			return fmt.Errorf("list %s = %v, want %v", query, found, want)
		}
		return nil
	})
}

func (h *hub) eventually(try func() error) {
	h.t.Helper()
	deadline := time.Now().Add(30 * time.Second)
	for {
		err := try()
		if err == nil {
			return
		}
		if time.Now().After(deadline) {
			h.t.Fatal(err)
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// threeMembers returns members with one object of their own and one that all have.
func threeMembers(t *testing.T) map[string]*fakeMember {
	t.Helper()
	members := map[string]*fakeMember{}
	for i, name := range []string{"m1", "m2", "m3"} {
		members[name] = newFakeMember(t, uint64(100*(i+1)))
		members[name].put("all", map[string]any{"in": "all"})
		members[name].put("of-"+name, map[string]any{"in": name})
	}
	return members
}

func TestProxy_lists(t *testing.T) {
	h := newHub(t, threeMembers(t))
	all := []string{"m1/all", "m1/of-m1", "m2/all", "m2/of-m2", "m3/all", "m3/of-m3"}
	found, list, header := h.list("")
	if !slices.Equal(found, all) || header.Get("Warning") != "" {
		t.Errorf("list = %v, warning %q", found, header.Get("Warning"))
	}
	if got, want := list.GetResourceVersion(), (revision.Set{"m1": 102, "m2": 202, "m3": 302}).Encode(); got != want {
		t.Errorf("resource version = %s, want %s", got, want)
	}
	if list.Items[0].GetResourceVersion() != "101" {
		t.Errorf("resource version of an item = %s, want that of the member", list.Items[0].GetResourceVersion())
	}
	for query, want := range map[string][]string{
		"?labelSelector=in%3Dall": {all[0], all[2], all[4]}, "?labelSelector=in+notin+(all,m2)": {all[1], all[5]},
		"?fieldSelector=metadata.name%3Dof-m2": {all[3]}, "?fieldSelector=metadata.namespace%3Dother": nil,
	} {
		if found, _, _ := h.list(query); !slices.Equal(found, want) {
			t.Errorf("list %s = %v, want %v", query, found, want)
		}
	}
	if code, _, text := h.do(http.MethodGet, listPath+"?fieldSelector=data.key%3Dx", "", ""); code != http.StatusBadRequest {
		t.Errorf("unknown field: %d %s", code, text)
	}
	for limit := 1; limit <= 7; limit++ {
		var got []string
		token := ""
		for pages := 0; ; pages++ {
			found, page, _ := h.list(fmt.Sprintf("?limit=%d&continue=%s", limit, url.QueryEscape(token)))
			got = append(got, found...)
			if page.GetResourceVersion() != list.GetResourceVersion() || len(found) > limit || pages > 7 {
				t.Fatalf("limit %d, page %d: %d objects, version %s", limit, pages, len(found), page.GetResourceVersion())
			}
			if token = page.GetContinue(); token == "" {
				break
			}
		}
		if !slices.Equal(got, all) {
			t.Errorf("limit %d: %v", limit, got)
		}
	}
	if code, _, _ := h.do(http.MethodGet, listPath+"?continue=x", "", ""); code != http.StatusBadRequest {
		t.Errorf("bad continue token: %d", code)
	}
}

func TestProxy_formats(t *testing.T) {
	h := newHub(t, threeMembers(t))
	h.list("")
	for accept, want := range map[string][]string{
		"application/json;as=Table;v=v1;g=meta.k8s.io,application/json":                     {`"kind":"Table"`, `"Cluster"`, `"m3"`, `"Data"`},
		"application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json": {"PartialObjectMetadataList", `"of-m3"`},
		"application/vnd.kubernetes.protobuf,application/json":                              {"ConfigMapList", `"key":"value"`},
		"": {"ConfigMapList"},
	} {
		code, _, text := h.do(http.MethodGet, listPath, accept, "")
		for _, word := range want {
			if code != http.StatusOK || !strings.Contains(text, word) || !json.Valid([]byte(text)) {
				t.Errorf("accept %q: %d without %s: %s", accept, code, word, text)
			}
		}
		if strings.Contains(accept, "Partial") && strings.Contains(text, `"key"`) {
			t.Error("metadata contains data")
		}
	}
	if code, _, _ := h.do(http.MethodGet, listPath, "application/vnd.kubernetes.protobuf", ""); code != http.StatusNotAcceptable {
		t.Errorf("protobuf only: %d, want 406", code)
	}
}

func TestProxy_get(t *testing.T) {
	h := newHub(t, threeMembers(t))
	h.list("")
	code, _, text := h.do(http.MethodGet, listPath+"/of-m2", "", "")
	if code != http.StatusOK || !strings.Contains(text, `"resourceVersion":"`+revision.Set{"m2": 202}.Encode()+`"`) {
		t.Errorf("get = %d %s", code, text)
	}
	code, _, text = h.do(http.MethodGet, listPath+"/all", "", "")
	if code != http.StatusConflict || !strings.Contains(text, "ambiguous objects in clusters [m1, m2, m3]") {
		t.Errorf("get of an object of three clusters = %d %s", code, text)
	}
	if code, _, text = h.do(http.MethodGet, listPath+"/none", "", ""); code != http.StatusNotFound {
		t.Errorf("get of a missing object = %d %s", code, text)
	}
}

func TestProxy_forwards(t *testing.T) {
	h := newHub(t, threeMembers(t))
	h.list("")
	packed := revision.Set{"m1": 102}.Encode()
	body := `{"metadata":{"annotations":{"resource.karmada.io/cached-from-cluster":"m1"},"name":"of-m1","resourceVersion":"` + packed + `"}}`
	for name, tc := range map[string]struct{ method, path, body, want string }{
		"update": {
			http.MethodPut, listPath + "/of-m1", body,
			"m1 PUT " + listPath + `/of-m1 {"metadata":{"name":"of-m1","resourceVersion":"102"}}`,
		},
		"update with the member's version": {
			http.MethodPut, listPath + "/of-m1", `{"metadata":{"resourceVersion":"55"}}`,
			"m1 PUT " + listPath + `/of-m1 {"metadata":{"resourceVersion":"55"}}`,
		},
		"JSON patch": {http.MethodPatch, listPath + "/of-m2", `[]`, "m2 PATCH " + listPath + "/of-m2 []"},
		"deletion with a precondition": {
			http.MethodDelete, listPath + "/of-m1", `{"preconditions":{"resourceVersion":"` + packed + `"}}`,
			"m1 DELETE " + listPath + `/of-m1 {"preconditions":{"resourceVersion":"102"}}`,
		},
		"subresource": {http.MethodGet, listPath + "/of-m3/log", "", "m3 GET " + listPath + "/of-m3/log"},
		"other kind":  {http.MethodGet, "/api/v1/namespaces/default/secrets", "", "control GET /api/v1/namespaces/default/secrets"},
		"discovery":   {http.MethodGet, "/apis", "", "control GET /apis"},
	} {
		if code, _, text := h.do(tc.method, tc.path, "", tc.body); code != http.StatusOK {
			t.Errorf("%s: %d %s", name, code, text)
			continue
		}
		if got := <-h.received; got != tc.want {
			t.Errorf("%s: forwarded %s, want %s", name, got, tc.want)
		}
	}
	for name, tc := range map[string]struct {
		method, path string
		code         int
	}{
		"create":            {http.MethodPost, listPath, http.StatusMethodNotAllowed},
		"delete collection": {http.MethodDelete, listPath, http.StatusMethodNotAllowed},
		"ambiguous":         {http.MethodDelete, listPath + "/all", http.StatusConflict},
		"missing":           {http.MethodDelete, listPath + "/none", http.StatusNotFound},
	} {
		if code, _, text := h.do(tc.method, tc.path, "", "{}"); code != tc.code {
			t.Errorf("%s: %d %s, want %d", name, code, text, tc.code)
		}
	}
}

// An object of which parts are not cached is read from the member.
func TestProxy_getOfProjection(t *testing.T) {
	h := newHub(t, threeMembers(t), func(k *cache.Kind) { k.Projection.MetadataOnly = true })
	if _, list, _ := h.list(""); list.Items[0].Object["data"] != nil {
		t.Error("the list contains data")
	}
	h.do(http.MethodGet, listPath+"/of-m2", "", "")
	if got, want := <-h.received, "m2 GET "+listPath+"/of-m2"; got != want {
		t.Errorf("forwarded %s, want %s", got, want)
	}
}

// A member that does not respond delays a request for at most readBound, and one that fails not at all.
func TestProxy_unresponsiveMember(t *testing.T) {
	members := threeMembers(t)
	members["m2"].breaks(true, false)
	members["m3"].hang = true
	clk := &stoppable{}
	h := newHubAt(t, clk, members)
	const want = "objects of kind ConfigMap of 2 of 3 clusters are not included: m2 (not reachable), m3 (not synced yet)"
	check := func() error {
		found, _, header := h.list("")
		if !slices.Equal(found, []string{"m1/all", "m1/of-m1"}) || !strings.Contains(header.Get("Warning"), want) {
			return fmt.Errorf("list = %v, warning %q", found, header.Get("Warning"))
		}
		return nil
	}
	h.eventually(check) // m3 never responds: each list ends because of its bound
	// Later reads do not wait: no timer ends.
	clk.stopped.Store(true)
	if err := check(); err != nil {
		t.Error(err)
	}
}

// stoppable is a clock that can be stopped an hour later: its timers no longer end.
type stoppable struct {
	clock.RealClock
	stopped atomic.Bool
}

func (s *stoppable) Now() time.Time {
	if s.stopped.Load() {
		return s.RealClock.Now().Add(time.Hour)
	}
	return s.RealClock.Now()
}

func (s *stoppable) After(d time.Duration) <-chan time.Time {
	if s.stopped.Load() {
		return nil
	}
	return s.RealClock.After(d)
}

// A new process of karmada-search has no events. A watch continues if nothing was missed; otherwise the client lists again.
func TestProxy_watchAfterRestartOfSearch(t *testing.T) {
	members := threeMembers(t)
	_, list, _ := newHub(t, members).list("")
	version := list.GetResourceVersion()
	after := newHub(t, members)
	after.list("") // waits for the caches
	f := after.watch("resourceVersion=" + version)
	members["m2"].put("later", nil)
	f.expect("ADDED m2/later")
	again := newHub(t, members)
	again.wait("", "m1/all", "m1/of-m1", "m2/all", "m2/later", "m2/of-m2", "m3/all", "m3/of-m3")
	if code, _, text := again.do(http.MethodGet, listPath+"?watch=true&resourceVersion="+version, "", ""); code != http.StatusGone {
		t.Errorf("watch of a missed change = %d %s, want 410", code, text)
	}
	_, list, _ = again.list("")
	f = again.watch("resourceVersion=" + list.GetResourceVersion())
	members["m1"].remove("of-m1")
	f.expect("DELETED m1/of-m1")
}

// A cached cluster that is lost keeps its objects, with a warning; one that is not ready is left out.
func TestProxy_outage(t *testing.T) {
	members := threeMembers(t)
	h := newHub(t, members)
	h.list("")
	members["m3"].breaks(true, false)
	h.eventually(func() error {
		found, _, header := h.list("?labelSelector=in%3Dm3")
		warning := header.Get("Warning")
		if len(found) != 1 || !strings.Contains(warning, "may be outdated") || !strings.Contains(warning, "m3") {
			return fmt.Errorf("list = %v, warning %q", found, warning)
		}
		return nil
	})
	h.caches.SetReady("m3", false)
	if found, _, header := h.list("?labelSelector=in%3Dm3"); len(found) != 0 || !strings.Contains(header.Get("Warning"), "m3 (not ready)") {
		t.Errorf("list = %v, warning %q", found, header.Get("Warning"))
	}
	for name, code := range map[string]int{"all": http.StatusConflict, "of-m3": http.StatusServiceUnavailable, "none": http.StatusNotFound} {
		if got, _, text := h.do(http.MethodDelete, listPath+"/"+name, "", "{}"); got != code {
			t.Errorf("delete %s while a cluster is not ready: %d %s, want %d", name, got, text, code)
		}
	}
	members["m3"].put("late", map[string]any{"in": "m3"})
	members["m3"].breaks(false, false)
	h.caches.SetReady("m3", true)
	h.wait("?labelSelector=in%3Dm3", "m3/late", "m3/of-m3")
	members["m3"].breaks(true, true) // its events are lost, too
	members["m3"].breaks(false, false)
	members["m3"].put("later", map[string]any{"in": "m3"})
	h.wait("?labelSelector=in%3Dm3", "m3/late", "m3/later", "m3/of-m3")
	h.eventually(func() error {
		if _, _, header := h.list(""); header.Get("Warning") != "" {
			return fmt.Errorf("warning %q", header.Get("Warning"))
		}
		return nil
	})
}

// follower is a client that watches.
type follower struct {
	t      *testing.T
	lines  *bufio.Scanner
	cancel context.CancelFunc
}

func (h *hub) watch(query string) *follower {
	h.t.Helper()
	return h.watchAt(listPath+"?watch=true&"+query, "")
}

func (h *hub) watchAt(path, accept string) *follower {
	h.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, h.server.URL+path, nil)
	if err != nil {
		h.t.Fatal(err)
	}
	if accept != "" {
		r.Header.Set("Accept", accept)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		h.t.Fatal(err)
	}
	h.t.Cleanup(func() { cancel(); _ = response.Body.Close() })
	return &follower{t: h.t, lines: bufio.NewScanner(response.Body), cancel: cancel}
}

// next returns the next event as "TYPE cluster/name", and its resource version.
func (f *follower) next() (event, version string) {
	f.t.Helper()
	if !f.lines.Scan() {
		return "END", ""
	}
	var e struct {
		Type   string
		Object map[string]any
	}
	if err := json.Unmarshal(f.lines.Bytes(), &e); err != nil {
		f.t.Fatalf("event %s: %v", f.lines.Text(), err)
	}
	if e.Object["kind"] == "Status" {
		return fmt.Sprintf("%s %v", e.Type, e.Object["code"]), ""
	}
	u := unstructured.Unstructured{Object: e.Object}
	if u.GetName() == "" {
		return e.Type, u.GetResourceVersion()
	}
	return e.Type + " " + u.GetAnnotations()["resource.karmada.io/cached-from-cluster"] + "/" + u.GetName(), u.GetResourceVersion()
}

func (f *follower) expect(want ...string) (version string) {
	f.t.Helper()
	for _, w := range want {
		var got string
		if got, version = f.next(); got != w {
			f.t.Fatalf("event %q, want %q", got, w)
		}
	}
	return version
}

func TestProxy_watches(t *testing.T) {
	members := threeMembers(t)
	h := newHub(t, members)
	_, list, _ := h.list("")
	f := h.watch("resourceVersion=" + list.GetResourceVersion())
	members["m1"].put("new", nil)
	version := f.expect("ADDED m1/new")
	if want := (revision.Set{"m1": 103, "m2": 202, "m3": 302}).Encode(); version != want {
		t.Errorf("version = %s, want %s", version, want)
	}
	members["m2"].put("of-m2", map[string]any{"in": "other"})
	f.expect("MODIFIED m2/of-m2")
	members["m3"].remove("of-m3")
	f.expect("DELETED m3/of-m3")
	f.cancel()

	// A watch that resumes receives what happened after its version.
	h.watch("resourceVersion="+version).expectUnordered("MODIFIED m2/of-m2", "DELETED m3/of-m3")
	// Objects enter and leave a selection.
	selecting := h.watch("labelSelector=in%3Dm1&resourceVersion=" + list.GetResourceVersion())
	members["m1"].put("new", map[string]any{"in": "m1"})
	selecting.expect("ADDED m1/new")
	members["m1"].put("new", map[string]any{"in": "m1", "b": "c"})
	selecting.expect("MODIFIED m1/new")
	members["m1"].put("new", nil)
	selecting.expect("DELETED m1/new")
	// Without a version, all objects come first.
	initial := h.watch("sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true&labelSelector=in%3Dall")
	initial.expect("ADDED m1/all", "ADDED m2/all", "ADDED m3/all", "BOOKMARK")
}

func (f *follower) expectUnordered(want ...string) {
	f.t.Helper()
	var got []string
	for range want {
		event, _ := f.next()
		got = append(got, event)
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		f.t.Errorf("events = %v, want %v", got, want)
	}
}

func TestProxy_watchSurvivesRestartOfMember(t *testing.T) {
	members := threeMembers(t)
	h := newHub(t, members)
	_, list, _ := h.list("")
	f := h.watch("resourceVersion=" + list.GetResourceVersion())
	members["m1"].breaks(true, false)
	members["m1"].put("during", nil)
	members["m1"].breaks(false, false)
	f.expect("ADDED m1/during")
	// The member lost its events: the differences are sent.
	members["m1"].breaks(true, true)
	members["m1"].mu.Lock()
	delete(members["m1"].objects, "of-m1")
	members["m1"].mu.Unlock()
	members["m1"].breaks(false, false)
	f.expect("DELETED m1/of-m1")
}

func TestProxy_watchFollowsClusters(t *testing.T) {
	members := threeMembers(t)
	h := newHub(t, members)
	h.caches.SetReady("m3", false)
	_, list, _ := h.list("")
	f := h.watch("resourceVersion=" + list.GetResourceVersion())
	h.caches.SetReady("m3", true)
	version := f.expect("ADDED m3/all", "ADDED m3/of-m3")
	h.caches.SetReady("m3", false)
	f.expect("ERROR 410", "END")
	// A version with a deleted cluster is too old.
	members["m1"].put("x", nil)
	if code, _, text := h.do(http.MethodGet, listPath+"?watch=true&resourceVersion="+version, "", ""); code != http.StatusGone {
		t.Errorf("watch = %d %s, want 410", code, text)
	}
	old := revision.Set{"m1": 1, "m2": 202}.Encode()
	if code, _, _ := h.do(http.MethodGet, listPath+"?watch=true&resourceVersion="+old, "", ""); code != http.StatusGone {
		t.Errorf("watch from an old version = %d, want 410", code)
	}
	if err := h.caches.Forget(t.Context(), "m2"); err != nil {
		t.Fatal(err)
	}
	h.wait("", "m1/all", "m1/of-m1", "m1/x")
	h.caches.SetKinds(sets.New[schema.GroupVersionKind]())
	h.do(http.MethodGet, listPath, "", "")
	if got := <-h.received; got != "control GET "+listPath {
		t.Errorf("a kind that is not cached was sent to %s", got)
	}
}
