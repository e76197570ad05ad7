// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"time"

	"github.com/go-logr/logr"
	"golang.org/x/net/websocket"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/watch"
	"k8s.io/streaming/pkg/httpstream/wsstream"

	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/revision"
)

const (
	// minWatch is the minimum duration of a watch without timeoutSeconds; the maximum is twice as long.
	minWatch = 30 * time.Minute
	// bookmarkInterval is the interval of bookmarks.
	bookmarkInterval = time.Minute
)

// errEnded is returned for a watch whose end was reported to the client.
var errEnded = errors.New("the watch has ended")

// watching is one watch of a client.
type watching struct {
	*read
	// w receives each event with one call.
	w         io.Writer
	stores    map[string]*cache.Store
	positions map[string]cache.Position
	versions  revision.Set
	buffer    []byte
}

// watch serves a watch of all clusters.
func (p *proxy) watch(w http.ResponseWriter, req *http.Request, r *read) error {
	ctx, cancel := context.WithTimeout(req.Context(), watchTimeout(r.options.TimeoutSeconds))
	defer cancel()
	changes, stop := p.caches.Watch(r.mapping.GroupVersionKind)
	defer stop()
	s := &watching{
		read: r, w: w, stores: map[string]*cache.Store{}, positions: map[string]cache.Position{}, versions: revision.Set{},
	}
	sources := p.sources(ctx, w, r)
	if err := r.awaitVersion(ctx, sources); err != nil {
		return err
	}
	initial, err := s.start(sources)
	if err != nil {
		return err
	}
	if wsstream.IsWebSocketRequest(req) {
		s.serveWebSocket(ctx, cancel, w, req, func() { s.run(ctx, sources, initial, changes, p.stopping) })
		return nil
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(http.StatusOK)
	s.run(ctx, sources, initial, changes, p.stopping)
	return nil
}

// serveWebSocket runs a watch whose events are the messages of a WebSocket, as dashboards in browsers request it. cancel ends run when the
// client disconnects.
func (s *watching) serveWebSocket(ctx context.Context, cancel func(), w http.ResponseWriter, req *http.Request, run func()) {
	websocket.Handler(func(ws *websocket.Conn) {
		ended := make(chan struct{})
		go func() {
			defer close(ended)
			defer cancel()
			wsstream.IgnoreReceivesWithLogger(logr.FromContextOrDiscard(ctx), ws, 0)
		}()
		s.w = ws
		run()
		_ = ws.Close() // the client may have closed it
		<-ended
	}).ServeHTTP(w, req)
}

// run sends the objects of the clusters of initial, and all changes, until the watch ends.
func (s *watching) run(ctx context.Context, sources, initial []cache.Source, changes *cache.Watcher, stopping <-chan struct{}) {
	for _, source := range initial {
		if s.add(ctx, source) != nil {
			return // the client disconnected, or an event reports the error
		}
	}
	for _, source := range sources {
		if !s.follow(ctx, source.Cluster) { // the changes since the version of the request
			s.flush()
			return
		}
	}
	if s.options.SendInitialEvents != nil && *s.options.SendInitialEvents {
		if s.bookmark(ctx, true) != nil {
			return
		}
	}
	s.flush()
	ticker := time.NewTicker(bookmarkInterval)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-stopping:
			return
		case <-ticker.C:
			if s.options.AllowWatchBookmarks && s.bookmark(ctx, false) != nil {
				return
			}
		case <-changes.C:
			if !s.update(ctx, changes) {
				s.flush()
				return
			}
		}
		s.flush()
	}
}

func watchTimeout(seconds *int64) time.Duration {
	if seconds != nil && *seconds > 0 {
		return time.Duration(*seconds) * time.Second
	}
	return minWatch + rand.N(minWatch) //nolint:gosec // not security relevant
}

// start sets the positions at which the watch begins. It returns the clusters whose objects are sent first: all, or those that the
// version of the request does not contain.
func (s *watching) start(sources []cache.Source) (initial []cache.Source, err error) {
	since, resumed := revision.Decode(s.options.ResourceVersion)
	if s.options.SendInitialEvents != nil && *s.options.SendInitialEvents {
		resumed = false
	}
	present := map[string]bool{}
	for _, source := range sources {
		present[source.Cluster] = true
		version, known := since[source.Cluster]
		if !resumed || !known {
			initial = append(initial, source)
			continue
		}
		position, ok := source.PositionOf(version)
		if !ok {
			return nil, expired(source.Cluster)
		}
		s.stores[source.Cluster], s.positions[source.Cluster], s.versions[source.Cluster] = source.Store, position, version
	}
	if resumed {
		for cluster := range since {
			if !present[cluster] {
				return nil, expired(cluster)
			}
		}
	}
	return initial, nil
}

// expired returns the error that makes a client list again.
func expired(cluster string) *apierrors.StatusError {
	return apierrors.NewResourceExpired(fmt.Sprintf("too old resource version: the changes in cluster %s since then are not known", cluster))
}

// add sends all objects of a cluster.
func (s *watching) add(ctx context.Context, source cache.Source) error {
	view, _ := source.View()
	s.stores[source.Cluster], s.positions[source.Cluster] = source.Store, view.At()
	// The version of the cluster is known after its last object. A client that resumes before receives an error and lists again.
	s.versions[source.Cluster] = 0
	var err error
	view.Ascend(s.namespace, types.NamespacedName{}, func(o *cache.Object) bool {
		if !s.selects(o, selected(o)) {
			return true
		}
		err = s.event(ctx, watch.Added, o)
		return err == nil
	})
	s.versions[source.Cluster] = view.Version
	return err
}

// update sends changes. It returns false if the watch ends.
func (s *watching) update(ctx context.Context, changes *cache.Watcher) bool {
	dirty, all := changes.Take()
	for cluster := range dirty {
		all = all || s.stores[cluster] == nil
	}
	if all {
		sources, _ := s.caches.Sources(ctx, s.mapping.GroupVersionKind, 0)
		present := map[string]*cache.Store{}
		for _, source := range sources {
			present[source.Cluster] = source.Store
			if s.stores[source.Cluster] == nil && s.add(ctx, source) != nil {
				return false
			}
		}
		for cluster, store := range s.stores {
			if present[cluster] != store {
				s.fail(expired(cluster))
				return false
			}
		}
	}
	for cluster := range dirty {
		if s.stores[cluster] != nil && !s.follow(ctx, cluster) {
			return false
		}
	}
	return true
}

// follow sends the changes of one cluster.
func (s *watching) follow(ctx context.Context, cluster string) bool {
	events, position, ok := s.stores[cluster].Since(s.positions[cluster])
	if !ok {
		s.fail(expired(cluster))
		return false
	}
	s.positions[cluster] = position
	for i, e := range events {
		version := e.Object.Version()
		if i+1 < len(events) && events[i+1].Object.Version() == version {
			version-- // a client that resumes here must receive the next event, too
		}
		s.versions[cluster] = version
		if kind := s.kindOf(e); kind != "" && s.event(ctx, kind, e.Object) != nil {
			return false
		}
	}
	return true
}

// kindOf returns the type of an event for a client that sees selected objects only, or "".
func (s *watching) kindOf(e cache.Event) watch.EventType {
	before := e.Previous != nil && s.selects(e.Object, *e.Previous)
	after := e.Type != watch.Deleted && s.selects(e.Object, selected(e.Object))
	switch {
	case before && after:
		return watch.Modified
	case after:
		return watch.Added
	case before:
		return watch.Deleted
	}
	return ""
}

func (s *watching) event(ctx context.Context, kind watch.EventType, o *cache.Object) error {
	version := s.versions.Encode()
	s.buffer = append(append(append(s.buffer[:0], `{"type":"`...), kind...), `","object":`...)
	var err error
	if s.buffer, err = s.appendObject(ctx, s.buffer, o, version); err != nil {
		s.fail(apierrors.NewInternalError(err))
		return err
	}
	s.buffer = append(s.buffer, "}\n"...)
	_, err = s.w.Write(s.buffer)
	return err
}

func (s *watching) bookmark(ctx context.Context, initial bool) error {
	for cluster := range s.stores {
		if !s.follow(ctx, cluster) {
			return errEnded
		}
		s.versions[cluster] = max(s.versions[cluster], s.positions[cluster].Version())
	}
	object, err := s.output.bookmark(s.versions.Encode(), initial)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.w, `{"type":"BOOKMARK","object":%s}`+"\n", bytes.TrimSpace(object))
	return err
}

// fail sends an error event.
func (s *watching) fail(err *apierrors.StatusError) {
	status := err.Status()
	status.TypeMeta = metav1.TypeMeta{APIVersion: "v1", Kind: "Status"}
	if raw, err := json.Marshal(status); err == nil {
		_, _ = fmt.Fprintf(s.w, `{"type":"ERROR","object":%s}`+"\n", raw) // the client may have disconnected
	}
}

func (s *watching) flush() {
	if w, ok := s.w.(http.ResponseWriter); ok {
		_ = http.NewResponseController(w).Flush() // a writer without buffer needs none
	}
}
