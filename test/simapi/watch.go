// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package simapi

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"strconv"
	"sync"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
)

const (
	// maxPending is the number of events that may wait for a slow client. Its watch ends if there are more.
	maxPending = 20000
	// bookmarkInterval is the interval between bookmarks, as in kube-apiserver.
	bookmarkInterval = time.Minute
)

// watcher collects the events of one watch.
type watcher struct {
	selection *selection
	changed   chan struct{} // capacity 1

	mu      sync.Mutex // guards the fields below
	pending []event
	ended   bool // it cannot continue
}

func (w *watcher) send(e event) {
	if !w.selection.matches(e.before) && !w.selection.matches(e.now) {
		return
	}
	w.mu.Lock()
	if w.pending = append(w.pending, e); len(w.pending) > maxPending {
		w.ended = true
	}
	w.mu.Unlock()
	w.wake()
}

func (w *watcher) end() {
	w.mu.Lock()
	w.ended = true
	w.mu.Unlock()
	w.wake()
}

func (w *watcher) wake() {
	select {
	case w.changed <- struct{}{}:
	default: // a signal is pending
	}
}

func (w *watcher) take() (events []event, ended bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	events, w.pending = w.pending, nil
	return events, w.ended
}

// subscribe starts a watch at a version. With initial, the events begin with all objects, as if they were created.
func (s *store) subscribe(k *kind, f *selection, version uint64, initial bool) (w *watcher, at uint64, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	t := s.table(k)
	w = &watcher{selection: f, changed: make(chan struct{}, 1)}
	switch {
	case initial || version == 0:
		for _, o := range t.objects {
			w.send(event{now: o, version: o.version})
		}
	case version < t.lost:
		return nil, 0, apierrors.NewResourceExpired(fmt.Sprintf("too old resource version: %d (%d)", version, t.lost))
	default:
		for _, e := range t.log {
			if e.version > version {
				w.send(e)
			}
		}
	}
	t.watchers[w] = struct{}{}
	return w, s.version, nil
}

func (s *store) unsubscribe(k *kind, w *watcher) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.table(k).watchers, w)
}

// currentVersion returns the version of the last write.
func (s *store) currentVersion() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.version
}

// stream writes the events of a watch.
type stream struct {
	out       http.ResponseWriter
	kind      *kind
	selection *selection
	form      form
	tables    int // number of tables that were sent
	buffer    bytes.Buffer
}

func (s *stream) write(name string, raw []byte) {
	s.buffer.WriteString(`{"type":"`)
	s.buffer.WriteString(name)
	s.buffer.WriteString(`","object":`)
	s.buffer.Write(raw)
	s.buffer.WriteString("}\n")
}

func (s *stream) bookmark(version uint64, annotations string) {
	apiVersion, name := s.form.typeOf(s.kind)
	s.write("BOOKMARK", fmt.Appendf(nil, `{"kind":%q,"apiVersion":%q,"metadata":{"resourceVersion":"%d"%s}}`, name, apiVersion, version,
		annotations))
}

func (s *stream) event(e event) error {
	name, o := "MODIFIED", e.now
	switch before, now := s.selection.matches(e.before), s.selection.matches(e.now); {
	case now && !before:
		name = "ADDED"
	case before && !now:
		name = "DELETED"
		if o == nil {
			o = e.before
		}
	}
	raw, err := s.form.encode(s.kind, o, s.tables == 0)
	if err != nil {
		return err
	}
	s.tables++
	s.write(name, raw)
	return nil
}

func (s *stream) flush() error {
	_, err := s.out.Write(s.buffer.Bytes())
	s.buffer.Reset()
	if err != nil {
		return err
	}
	return http.NewResponseController(s.out).Flush()
}

// initialEnd is the annotation of the bookmark after the initial events.
const initialEnd = `,"annotations":{"k8s.io/initial-events-end":"true"}`

// serveWatch streams events until the client, the cluster or the timeout of the request ends the watch.
func (s *Server) serveWatch(ctx context.Context, out http.ResponseWriter, r *request, f *selection) error {
	version, err := parseVersion(r.query.Get("resourceVersion"))
	if err != nil {
		return err
	}
	initial := r.query.Get("sendInitialEvents") == "true"
	w, at, err := s.store.subscribe(r.kind, f, version, initial)
	if err != nil {
		return err
	}
	defer s.store.unsubscribe(r.kind, w)
	if seconds, err := strconv.Atoi(r.query.Get("timeoutSeconds")); err == nil && seconds > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, time.Duration(seconds)*time.Second)
		defer cancel()
	}
	out.Header().Set("Content-Type", "application/json")
	st := &stream{out: out, kind: r.kind, selection: f, form: r.form}
	if err := st.flush(); err != nil {
		return nil // the client has disconnected
	}
	bookmarks := r.query.Get("allowWatchBookmarks") == "true"
	tick := time.NewTicker(bookmarkInterval - rand.N(bookmarkInterval/6))
	defer tick.Stop()
	due := false // whether to send a bookmark
	for first := true; ; first = false {
		version := s.store.currentVersion() // before take, so that the events before this version precede the bookmark
		events, ended := w.take()
		for _, e := range events {
			if err := st.event(e); err != nil {
				return err
			}
		}
		if first && initial {
			st.bookmark(at, initialEnd)
		}
		if due {
			st.bookmark(version, "")
		}
		if st.buffer.Len() > 0 && st.flush() != nil || ended {
			return nil
		}
		due = false
		select {
		case <-ctx.Done():
			return nil
		case <-w.changed:
		case <-tick.C:
			due = bookmarks
		}
	}
}

func parseVersion(version string) (uint64, error) {
	if version == "" {
		return 0, nil
	}
	n, err := strconv.ParseUint(version, 10, 64)
	if err != nil {
		return 0, apierrors.NewBadRequest(fmt.Sprintf("invalid resource version %q", version))
	}
	return n, nil
}
