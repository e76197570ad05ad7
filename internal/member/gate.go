// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
)

// NotOwnerError is returned for a request that would change a member that this process does not own.
type NotOwnerError struct{ Cluster string }

func (e *NotOwnerError) Error() string {
	return fmt.Sprintf("cluster %s is not owned by this process", e.Cluster)
}

// ownership lasts as long as this process owns a cluster. Requests that change the member pass through it.
type ownership struct {
	cluster string
	ctx     context.Context //nolint:containedctx // the lifetime of the ownership
	cancel  context.CancelFunc
	// valid reports whether the ownership is valid now; nil means always.
	valid func() bool

	mu       sync.Mutex     // serializes begin and end
	inFlight sync.WaitGroup // requests that change the member
}

// begin admits a request that changes the member. If it returns nil, done must be called.
func (o *ownership) begin() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.ctx.Err() != nil || o.valid != nil && !o.valid() {
		return &NotOwnerError{Cluster: o.cluster}
	}
	o.inFlight.Add(1)
	return nil
}

func (o *ownership) done() { o.inFlight.Done() }

// end ends the ownership. No further request begins, and requests in progress are canceled.
func (o *ownership) end() {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.cancel()
}

// wait returns when no request is in progress. It must be called after end.
func (o *ownership) wait() { o.inFlight.Wait() }

// transport cancels requests when the connection ends, because some clients accept no context. It rejects requests that would
// change a member that this process does not own, limits responses, and drops known kinds that the member no longer serves. It follows no
// redirects: a member could make the control plane send requests, with its credentials, to any server.
type transport struct {
	lifetime context.Context //nolint:containedctx // the lifetime of the connection
	owner    *ownership
	limit    int64 // of a response, in bytes
	mapper   *mapper
	onStream func() // called before each request whose response is a stream, such as a watch
	next     http.RoundTripper
}

// WrappedRoundTripper implements k8s.io/apimachinery/pkg/util/net.RoundTripperWrapper.
func (t *transport) WrappedRoundTripper() http.RoundTripper { return t.next }

// RoundTrip implements http.RoundTripper.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	if changes(r) {
		if err := t.owner.begin(); err != nil {
			if r.Body != nil {
				_ = r.Body.Close()
			}
			return nil, err
		}
		defer t.owner.done()
	}
	stream := unlimited(r)
	if stream {
		t.onStream()
	}
	ctx, cancel := context.WithCancel(r.Context())
	stop := context.AfterFunc(t.lifetime, cancel) //nolint:contextcheck // the request ends with either context
	release := func() { stop(); cancel() }
	response, err := t.next.RoundTrip(r.WithContext(ctx))
	if err != nil {
		release()
		return nil, err
	}
	if location := response.Header.Get("Location"); location != "" && response.StatusCode >= 300 && response.StatusCode < 400 {
		_ = response.Body.Close()
		release()
		return nil, fmt.Errorf("cluster %s redirects the request for %s to another address, which is not followed", t.owner.cluster, r.URL.Path)
	}
	if response.StatusCode == http.StatusNotFound && strings.HasPrefix(response.Header.Get("Content-Type"), "text/plain") {
		t.mapper.forget(r.URL.Path) // it is not served; the response about a missing object is a Status
	}
	if stream || response.StatusCode == http.StatusSwitchingProtocols {
		response.Body = &body{response.Body, release}
		return response, nil
	}
	tooLarge := &TooLargeError{Cluster: t.owner.cluster, Path: r.URL.Path, Limit: t.limit}
	if response.ContentLength > t.limit {
		_ = response.Body.Close()
		release()
		return nil, tooLarge
	}
	response.Body = &body{&limitedBody{response.Body, t.limit, tooLarge}, release}
	return response, nil
}

// changes reports whether a request can change the member.
func changes(r *http.Request) bool {
	return r.Method != http.MethodGet && r.Method != http.MethodHead && r.Method != http.MethodOptions
}

// body calls release when it is closed.
type body struct {
	io.ReadCloser
	release func()
}

func (b *body) Close() error {
	defer b.release()
	return b.ReadCloser.Close()
}
