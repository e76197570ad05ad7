// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
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
	return offset, limit
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
			c.stream(w, r, s, v, interval)
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

// stream sends a view each time it changes, at most once per interval, until the client disconnects or the session ends. An error of
// the view is an event of its own, so that a page can show it and stay open.
func (c *Console) stream(w http.ResponseWriter, r *http.Request, s *session, v view, interval time.Duration) {
	ctx, end, err := s.openStream(r.Context())
	if err != nil {
		writeError(w, statusOf(err), err)
		return
	}
	defer end()
	startEvents(w)
	out, q := http.NewResponseController(w), query{r.URL.Query()}
	var last []byte
	for ctx.Err() == nil {
		changed := s.fleets.changed()
		event := render(ctx, s, v, q)
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
		if !c.pause(ctx, changed, interval) || !c.sessions.extend(ctx, s) {
			return
		}
	}
}

// openStream returns a context that ends with the request and the session, and the function that must be called at the end of the
// stream.
func (s *session) openStream(ctx context.Context) (context.Context, func(), error) {
	if s.streams.Add(1) > maxStreams {
		s.streams.Add(-1)
		return nil, nil, apierrors.NewTooManyRequestsError("too many views are open; close some tabs")
	}
	ctx, cancel := context.WithCancel(ctx)
	stop := context.AfterFunc(s.ctx, cancel) // the session ends streams, too
	return ctx, func() {
		stop()
		cancel()
		s.streams.Add(-1)
	}, nil
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
