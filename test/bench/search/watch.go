// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"karmada.io/karmada/internal/search"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/test/bench/search/simulated"
)

// client is the receiver of a response, without a connection.
type client struct {
	header http.Header
	code   int
	bytes  int
	items  int
	end    []byte // of the last write
	tail   []byte
	// received, if not nil, is called with the number of events of each write.
	received func(n int)
}

func (c *client) Header() http.Header { return c.header }

func (c *client) WriteHeader(code int) { c.code = code }

func (c *client) Write(raw []byte) (int, error) {
	c.bytes += len(raw)
	c.count(raw)
	if c.received != nil {
		c.received(bytes.Count(raw, []byte{'\n'}))
	} else if c.tail = raw; len(raw) > 300 {
		c.tail = raw[:300]
	}
	return len(raw), nil
}

// count counts pods: each has this text once in each format, perhaps at the end of one write and the begin of the next.
func (c *client) count(raw []byte) {
	const text = `"ownerReferences":`
	c.items += bytes.Count(raw, []byte(text))
	if n := len(c.end); n > 0 {
		c.items += bytes.Count(append(c.end, raw[:min(len(raw), len(text)-1)]...), []byte(text))
	}
	c.end = append(c.end[:0], raw[max(0, len(raw)-len(text)+1):]...)
}

const podsOfWatchedCluster = 200

// watchers are clients that watch all clusters.
type watchers struct {
	number  int
	running sync.WaitGroup
	total   atomic.Int64 // events that all have received
	bytes   atomic.Int64
	changed chan struct{}
}

// start starts the watches, from the current version.
func (w *watchers) start(ctx context.Context, handler http.Handler) {
	for range w.number {
		c := &client{header: http.Header{}}
		c.received = func(n int) {
			if n > 0 {
				w.total.Add(int64(n))
				select {
				case w.changed <- struct{}{}:
				default: // a value is pending
				}
			}
		}
		w.running.Go(func() {
			handler.ServeHTTP(c, httptest.NewRequestWithContext(ctx, http.MethodGet, "/api/v1/pods?watch=1&timeoutSeconds=3600", nil))
			w.bytes.Add(int64(c.bytes))
		})
	}
}

// await waits until the watchers have received a number of events.
func (w *watchers) await(ctx context.Context, timeout time.Duration, events int64) error {
	deadline := time.NewTimer(timeout)
	defer deadline.Stop()
	for w.total.Load() < events {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-deadline.C:
			return errors.New("timed out: not all watchers received all events")
		case <-w.changed:
		}
	}
	return nil
}

func measureWatches(ctx context.Context, o Options, pods *simulated.Pods, clusters int) (Watch, error) {
	out := Watch{Clusters: clusters, Watchers: o.Watchers}
	f, err := newFleet(ctx, o, pods, clusters, podsOfWatchedCluster, cache.Projection{})
	if err != nil {
		return out, err
	}
	defer f.stop()
	watching, stop := context.WithCancel(ctx)
	w := &watchers{number: o.Watchers, changed: make(chan struct{}, 1)}
	defer func() { stop(); w.running.Wait() }()
	w.start(watching, search.Reads(f.caches))
	events := int64(clusters * podsOfWatchedCluster * o.Watchers) // each watch begins with all pods
	if err := w.await(ctx, o.Timeout, events); err != nil {
		return out, err
	}
	var durations []time.Duration
	for i := range o.Changes {
		begun := time.Now()
		f.members[i%clusters].Change(i / clusters)
		events += int64(o.Watchers)
		if err := w.await(ctx, o.Timeout, events); err != nil {
			return out, err
		}
		durations = append(durations, time.Since(begun))
	}
	slices.Sort(durations)
	out.P50, out.P99 = durations[len(durations)/2].Seconds(), durations[len(durations)*99/100].Seconds()
	begun, busy := time.Now(), cpu()
	var changes sync.WaitGroup
	for n, m := range f.members {
		changes.Go(func() {
			for i := n; i < o.Changes; i += clusters {
				m.Change(i / clusters)
			}
		})
	}
	changes.Wait()
	events += int64(o.Watchers * o.Changes)
	if err := w.await(ctx, o.Timeout, events); err != nil {
		return out, err
	}
	sent := float64(o.Watchers * o.Changes)
	out.PerSecond, out.CPU = sent/time.Since(begun).Seconds(), (cpu()-busy)/sent
	stop()
	w.running.Wait()
	out.Bytes = int(w.bytes.Load() / events)
	return out, nil
}
