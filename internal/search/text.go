// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilnet "k8s.io/apimachinery/pkg/util/net"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/feed"
	"karmada.io/karmada/internal/search/fulltext"
	"karmada.io/karmada/internal/search/query"
	"karmada.io/karmada/internal/search/revision"
)

const (
	// defaultFound and maxFound are the default and the maximum of the limit of search/text.
	defaultFound = 500
	maxFound     = 5000
)

var (
	errNoIndex     = errors.New("the full-text index is disabled: start karmada-search with --text-index-dir")
	errNoObjects   = errors.New("the full-text index is empty: no ResourceRegistry selects objects, or their caches have just started")
	errInvalidNext = errors.New("continue is not valid: it must be the value that the previous page returned")
)

// text serves search/text from a full-text index of all caches.
type text struct {
	caches *cache.Caches
	dir    string // empty means disabled

	mu    sync.RWMutex // guards the fields below; held for reading during a search, so that the index is not closed
	index *fulltext.Index
	err   error // why there is no index
}

// run keeps the index up to date until ctx ends. The index is opened when there are objects to index.
func (t *text) run(ctx context.Context) error {
	if t.dir == "" {
		return nil
	}
	log := ctrl.LoggerFrom(ctx)
	changes, stop := t.caches.WatchAll()
	defer stop()
	for len(t.caches.Stores()) == 0 {
		select {
		case <-ctx.Done():
			return nil
		case <-changes.C:
		}
	}
	for {
		index, err := fulltext.Open(t.dir)
		t.set(index, err)
		if err == nil {
			f := &feed.Feed{Name: "full-text index", Caches: t.caches, Sink: index, Clock: clock.RealClock{}}
			f.Run(ctx)
			t.set(nil, ctx.Err())
			return index.Close()
		}
		log.Error(err, "Failed to open the full-text index; retrying", "delay", requeue.Max)
		select {
		case <-ctx.Done():
			return nil
		case <-clock.RealClock{}.After(requeue.Max):
		}
	}
}

func (t *text) set(index *fulltext.Index, err error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.index, t.err = index, err
}

// search returns the hits of a request.
func (t *text) search(ctx context.Context, q query.Query, after string, limit int) (fulltext.Result, error) {
	t.mu.RLock()
	defer t.mu.RUnlock()
	switch {
	case t.dir == "":
		return fulltext.Result{}, errNoIndex
	case t.index != nil:
		return t.index.Search(ctx, q, after, limit)
	case t.err != nil:
		return fulltext.Result{}, t.err
	}
	return fulltext.Result{}, errNoObjects
}

// serve returns the objects that a query selects, as a List. An error has the status code of the response.
func (t *text) serve(w http.ResponseWriter, r *http.Request) (code int, err error) {
	parameters := r.URL.Query()
	q, err := query.Parse(parameters.Get("query"))
	if err != nil {
		return http.StatusBadRequest, err
	}
	limit := defaultFound
	if given := parameters.Get("limit"); given != "" && given != "0" {
		if limit, err = strconv.Atoi(given); err != nil || limit < 0 || limit > maxFound {
			return http.StatusBadRequest, fmt.Errorf("limit must be a number from 1 to %d, got %q", maxFound, given)
		}
	}
	var from revision.Continue
	if token := parameters.Get("continue"); token != "" {
		var ok bool
		if from, ok = revision.DecodeContinue(token); !ok {
			return http.StatusBadRequest, errInvalidNext
		}
	}
	found, err := t.search(r.Context(), q, from.Position, limit)
	if err != nil {
		return http.StatusServiceUnavailable, err
	}
	t.write(r.Context(), w, found)
	return 0, nil
}

// write writes the current objects of the hits. Objects that were deleted since, or whose clusters are omitted, are left out.
func (t *text) write(ctx context.Context, w http.ResponseWriter, found fulltext.Result) {
	views, omitted := t.views(ctx)
	if len(omitted) > 0 {
		var parts []string
		for _, cluster := range slices.Sorted(maps.Keys(omitted)) {
			parts = append(parts, fmt.Sprintf("%s (%s)", cluster, omitted[cluster]))
		}
		message := "objects of these clusters are missing: " + strings.Join(parts, ", ")
		if header, err := utilnet.NewWarningHeader(299, "karmada-search", message); err == nil {
			w.Header().Add("Warning", header)
		}
	}
	list := metav1.ListMeta{}
	if found.Next != "" {
		list.Continue = revision.Continue{Cluster: "*", Position: found.Next}.Encode()
	}
	buffer := []byte(`{"kind":"List","apiVersion":"v1","items":[`)
	first := true
	for _, hit := range found.Hits {
		view, ok := views[hit.Key]
		if !ok {
			continue
		}
		object, ok := view.Get(hit.NamespacedName)
		if !ok {
			continue
		}
		if !first {
			buffer = append(buffer, ',')
		}
		begin := len(buffer)
		raw, err := object.JSON(buffer, strconv.FormatUint(object.Version(), 10))
		if err != nil {
			buffer = append(buffer[:begin], "null"...) // a decoder reports it
		} else {
			buffer = raw
		}
		first = false
	}
	metadata, _ := json.Marshal(list) // a ListMeta can be marshaled
	buffer = fmt.Appendf(buffer, `],"metadata":%s}`+"\n", metadata)
	w.Header().Set("Content-Type", "application/json")
	_, _ = w.Write(buffer) // the client may have disconnected
}

// views returns the current objects, and the clusters of which kinds are omitted.
func (t *text) views(ctx context.Context) (map[feed.Key]cache.View, map[string]cache.Reason) {
	views, omitted := map[feed.Key]cache.View{}, map[string]cache.Reason{}
	kinds := slices.SortedFunc(maps.Keys(t.caches.Stores()), func(a, b schema.GroupVersionKind) int {
		return strings.Compare(a.String(), b.String())
	})
	for _, kind := range kinds {
		sources, without := t.caches.Sources(ctx, kind, 0)
		for _, s := range sources {
			views[feed.Key{Cluster: s.Cluster, Kind: kind}], _ = s.View()
		}
		maps.Copy(omitted, without)
	}
	return views, omitted
}
