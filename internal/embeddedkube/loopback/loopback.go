// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package loopback sends requests to an API server in the same process as function calls. TLS, HTTP/2 framing, copies through
// the kernel and certificate checks would take a fifth of the CPU time of a control plane with its controllers in one process.
//
//	rest.Config.WrapTransport ──► Loopback.Transport ──► handler chain of the API server
//	                                     └── before the API server is ready, and for upgrades: the network
//
// Invariants: requests are authenticated (Authenticator) and authorized like requests from the network. Requests with a token
// are authenticated by the token. The context of the caller is not visible to the server, except for its cancellation.
package loopback

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	utilnet "k8s.io/apimachinery/pkg/util/net"
	"k8s.io/apiserver/pkg/authentication/authenticator"
	"k8s.io/apiserver/pkg/authentication/user"
)

// Loopback connects to one API server. The zero value sends all requests over the network.
type Loopback struct {
	server atomic.Pointer[server]
}

type server struct {
	handler http.Handler
	// ctx is the parent of the contexts of all requests; its end closes watches. The caller's context is not used because its
	// values may belong to another request that this server handles.
	ctx    context.Context //nolint:containedctx // see above
	cancel context.CancelFunc
}

// Serve sends requests to handler until Close.
func (l *Loopback) Serve(handler http.Handler) {
	root := context.WithValue(context.Background(), loopbackKey{}, true) //nolint:forbidigo // parent of all requests
	ctx, cancel := context.WithCancel(root)
	l.server.Store(&server{handler: handler, ctx: ctx, cancel: cancel})
}

// Close cancels requests in flight. Later requests are sent over the network.
func (l *Loopback) Close() {
	if s := l.server.Swap(nil); s != nil {
		s.cancel()
	}
}

// Transport is for rest.Config.WrapTransport, only of configurations with the certificate of the user of Authenticator.
// Transports that upgrade connections are returned unchanged.
func (l *Loopback) Transport(network http.RoundTripper) http.RoundTripper {
	if !isPlain(network) {
		return network
	}
	return &transport{loopback: l, network: network}
}

func isPlain(t http.RoundTripper) bool {
	for {
		switch at := t.(type) {
		case *http.Transport:
			return true
		case utilnet.RoundTripperWrapper:
			t = at.WrappedRoundTripper()
		default:
			return false
		}
	}
}

// loopbackKey marks the contexts of requests that did not come from the network.
type loopbackKey struct{}

// isOwn reports whether a request did not come from the network and has no token.
func isOwn(r *http.Request) bool {
	return r.Context().Value(loopbackKey{}) != nil && r.Header.Get("Authorization") == ""
}

// Authenticator authenticates requests without a token that did not come from the network as u; others are passed to next.
func Authenticator(u user.Info, next authenticator.Request) authenticator.Request {
	response := &authenticator.Response{User: u}
	return authenticator.RequestFunc(func(r *http.Request) (*authenticator.Response, bool, error) {
		if !strings.Contains(r.URL.RawQuery, "watch=") {
			growStack()
		}
		if isOwn(r) {
			return response, true, nil
		}
		return next.AuthenticateRequest(r)
	})
}

// stackSize is the size of the stack that most requests need, in bytes.
const stackSize = 24 << 10

// growStack makes the stack of this goroutine large enough for the rest of a request, which starts in a new goroutine. Doubling the
// stack several times while it is deep takes a twentieth of the CPU time of a request.
//
//go:noinline
func growStack() byte {
	var frame [stackSize]byte
	return frame[len(os.Args)%stackSize]
}

type transport struct {
	loopback *Loopback
	network  http.RoundTripper
}

// WrappedRoundTripper implements utilnet.RoundTripperWrapper.
func (t *transport) WrappedRoundTripper() http.RoundTripper { return t.network }

// RoundTrip implements http.RoundTripper.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	s := t.loopback.server.Load()
	if s == nil || r.Header.Get("Upgrade") != "" { // upgrades need a connection
		return t.network.RoundTrip(r)
	}
	if err := r.Context().Err(); err != nil {
		if r.Body != nil {
			r.Body.Close() //nolint:errcheck // a RoundTripper must close the body
		}
		return nil, err
	}
	ctx, cancel := context.WithCancel(s.ctx)
	w := newResponse(cancel)
	released := context.AfterFunc(r.Context(), func() { //nolint:contextcheck // see server.ctx
		w.fail(context.Cause(r.Context()))
		cancel()
	})
	in := serverRequest(ctx, r) //nolint:contextcheck // see server.ctx
	go func() {
		err := errAborted
		defer func() {
			if p := recover(); p != nil && p != http.ErrAbortHandler { //nolint:errorlint // net/http panics with this very value
				err = fmt.Errorf("the API server panicked: %v", p)
			}
			w.finish(err)
			released()
			cancel()
		}()
		defer in.Body.Close() //nolint:errcheck // there is no way to handle it
		s.handler.ServeHTTP(w, in)
		err = nil
	}()
	return w.wait(r)
}

var errAborted = errors.New("the API server aborted its response")

// serverRequest returns r as a server receives it.
func serverRequest(ctx context.Context, r *http.Request) *http.Request {
	in := r.Clone(ctx)
	in.RequestURI = r.URL.RequestURI()
	in.URL.Scheme, in.URL.Host, in.URL.User = "", "", nil
	if in.Host == "" {
		in.Host = r.URL.Host
	}
	in.RemoteAddr = "127.0.0.1:0"
	in.Proto, in.ProtoMajor, in.ProtoMinor = "HTTP/2.0", 2, 0 // no connection to hijack
	if in.Body == nil {
		in.Body = http.NoBody
	}
	in.Close, in.Response = false, nil
	return in
}

// window bounds the unread part of a response, in bytes.
const window = 1 << 20

// response is a response in transit: the server writes it and the client reads it.
type response struct {
	header http.Header
	cancel context.CancelFunc
	begun  chan struct{} // closed when the header is complete or the response has failed

	mu      sync.Mutex // guards the fields below
	changed sync.Cond
	status  int          // 0 before the header is complete
	sent    http.Header  // the header as of WriteHeader
	buffer  bytes.Buffer // the unread part of the body
	closed  bool         // by the reader
	err     error        // returned to the reader after buffer
}

func newResponse(cancel context.CancelFunc) *response {
	w := &response{header: http.Header{}, cancel: cancel, begun: make(chan struct{})}
	w.changed.L = &w.mu
	return w
}

// wait waits for the header and returns the response for the client.
func (w *response) wait(r *http.Request) (*http.Response, error) {
	<-w.begun
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.status == 0 {
		return nil, w.err
	}
	length := int64(-1)
	if n, err := strconv.ParseInt(w.sent.Get("Content-Length"), 10, 64); err == nil {
		length = n
	}
	return &http.Response{
		Status: strconv.Itoa(w.status) + " " + http.StatusText(w.status), StatusCode: w.status,
		Proto: "HTTP/2.0", ProtoMajor: 2, Header: w.sent, ContentLength: length, Body: (*body)(w), Request: r,
	}, nil
}

// Header implements http.ResponseWriter.
func (w *response) Header() http.Header { return w.header }

// WriteHeader implements http.ResponseWriter.
func (w *response) WriteHeader(status int) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.begin(status)
}

// begin makes the header available to the client. w.mu must be held.
func (w *response) begin(status int) {
	if w.status != 0 || status < http.StatusOK || w.err != nil {
		return
	}
	w.status, w.sent = status, w.header.Clone()
	close(w.begun)
}

// Write implements http.ResponseWriter.
func (w *response) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.begin(http.StatusOK)
	for w.buffer.Len() > window && !w.closed && w.err == nil {
		w.changed.Wait()
	}
	switch {
	case w.closed:
		return 0, io.ErrClosedPipe
	case w.err != nil:
		return 0, w.err
	}
	w.buffer.Write(p)
	w.changed.Broadcast()
	return len(p), nil
}

// Flush implements http.Flusher.
func (w *response) Flush() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.begin(http.StatusOK)
}

// CloseNotify implements http.CloseNotifier, which API servers require of writers that support flushing.
func (w *response) CloseNotify() <-chan bool { return nil }

// finish ends the response. The client reads the buffer, and then gets err, or io.EOF if err is nil.
func (w *response) finish(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if err == nil {
		w.begin(http.StatusOK)
		err = io.EOF
	}
	w.end(err)
}

// fail ends the response and drops the buffer: the client has canceled the request.
func (w *response) fail(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		w.buffer.Reset()
	}
	w.end(err)
}

// end sets the error unless there is one. w.mu must be held.
func (w *response) end(err error) {
	if w.err != nil {
		return
	}
	w.err = err
	if w.status == 0 {
		close(w.begun)
	}
	w.changed.Broadcast()
}

// body is the client side of a response.
type body response

// Read implements io.Reader.
func (b *body) Read(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for b.buffer.Len() == 0 && b.err == nil && !b.closed {
		b.changed.Wait()
	}
	switch {
	case b.closed:
		return 0, http.ErrBodyReadAfterClose
	case b.buffer.Len() == 0:
		return 0, b.err
	}
	n, err := b.buffer.Read(p)
	b.changed.Broadcast()
	return n, err
}

// Close implements io.Closer. It cancels the request on the server.
func (b *body) Close() error {
	b.mu.Lock()
	b.closed = true
	b.buffer.Reset()
	b.changed.Broadcast()
	b.mu.Unlock()
	b.cancel()
	return nil
}
