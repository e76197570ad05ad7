// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

const (
	// minInterval is the time between two messages of a stream.
	minInterval = time.Second
	// slowInterval is that of views that send requests.
	slowInterval = 4 * time.Second
	// refresh is the time after which a stream computes its view again without a known change.
	refresh = 10 * time.Second
	// maxPage is the maximum number of rows of a page.
	maxPage = 200
	// restFactor is the number of times that a stream waits as long as it computed: a page takes at most 1/restFactor of a core.
	restFactor = 30
	// maxOffset bounds the number of the first row, so that the number of the last one does not overflow.
	maxOffset = 1 << 30
)

// view returns what a page shows.
type view func(ctx context.Context, s *session, q query) (any, error)

// query are the parameters of a view.
type query struct{ url.Values }

// page returns the number of the first row and the number of rows of a page.
func (q query) page() (offset, limit int) {
	limit, err := strconv.Atoi(q.Get("limit"))
	if err != nil || limit <= 0 || limit > maxPage {
		limit = 50
	}
	offset, err = strconv.Atoi(q.Get("offset"))
	if err != nil || offset < 0 {
		offset = 0
	}
	return min(offset, maxOffset), limit
}

// serveView serves a view as JSON, or as a stream of events if the client accepts one: the view, and again each time it changes.
func (c *Console) serveView(v view, interval time.Duration) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		s := c.sessions.of(r)
		if s == nil {
			writeError(w, http.StatusUnauthorized, errUnauthorized)
			return
		}
		if strings.Contains(r.Header.Get("Accept"), "text/event-stream") {
			s.stream(w, r, func(ctx context.Context, w http.ResponseWriter, r *http.Request, s *session) {
				c.follow(ctx, w, s, v, query{r.URL.Query()}, interval)
			})
			return
		}
		result, err := v(r.Context(), s, query{r.URL.Query()})
		if err != nil {
			writeError(w, statusOf(err), err)
			return
		}
		writeJSON(w, http.StatusOK, result)
	}
}

// stream is a response that is sent until the client disconnects or the session ends.
type stream func(ctx context.Context, w http.ResponseWriter, r *http.Request, s *session)

// serveStream serves a stream of the session of the request.
func (c *Console) serveStream(serve stream) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if s := c.sessions.of(r); s != nil {
			s.stream(w, r, serve)
			return
		}
		writeError(w, http.StatusUnauthorized, errUnauthorized)
	}
}

// stream serves a stream. Its context ends with the request and the session.
func (s *session) stream(w http.ResponseWriter, r *http.Request, serve stream) {
	defer s.streams.Add(-1)
	if s.streams.Add(1) > maxStreams {
		writeError(w, http.StatusTooManyRequests, errors.New("too many views are open; close some tabs"))
		return
	}
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	defer context.AfterFunc(s.ctx, cancel)()
	serve(ctx, w, r, s)
}

// follow sends a view each time it changes, at most once per interval. An error of the view is an event of its own, so that a page can show
// it and stay open.
func (c *Console) follow(ctx context.Context, w http.ResponseWriter, s *session, v view, q query, interval time.Duration) {
	startEvents(w)
	out := http.NewResponseController(w)
	var last []byte
	for ctx.Err() == nil {
		changed := s.fleets.changed()
		begun := c.clock.Now()
		event := render(ctx, s, v, q)
		rest := max(interval, min(restFactor*c.clock.Since(begun), refresh))
		if ctx.Err() != nil {
			return
		}
		if bytes.Equal(event, last) {
			event = []byte(": same\n\n") // a write fails if the client has disconnected
		} else {
			last = event
		}
		if _, err := w.Write(event); err != nil {
			return
		}
		if err := out.Flush(); err != nil {
			return
		}
		if !c.pause(ctx, changed, rest) || !c.sessions.extend(ctx, s) {
			return
		}
	}
}

func startEvents(w http.ResponseWriter) {
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
}

// pause waits for a change, or until refresh, but at least for an interval. It returns false if ctx ended.
func (c *Console) pause(ctx context.Context, changed <-chan struct{}, interval time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-c.clock.After(interval):
	}
	select {
	case <-ctx.Done():
		return false
	case <-changed:
	case <-c.clock.After(refresh):
	}
	return true
}

// render returns the event of a view. JSON has no line breaks, which would end the event.
func render(ctx context.Context, s *session, v view, q query) []byte {
	result, err := v(ctx, s, q)
	if err == nil {
		var data []byte
		if data, err = json.Marshal(result); err == nil {
			return fmt.Appendf(nil, "data: %s\n\n", data)
		}
	}
	data, _ := json.Marshal(map[string]any{"error": err.Error(), "code": statusOf(err)}) // strings and numbers
	return fmt.Appendf(nil, "event: failure\ndata: %s\n\n", data)
}
