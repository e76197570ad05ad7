// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package loopback carries the requests that a process sends to an API server of its own: as calls, where a connection
// would encrypt, frame, and copy through the kernel, twice, and check a certificate at every request. That is a fifth of
// the CPU time of a control plane whose controllers live in its process.
//
//	rest.Config.WrapTransport ──► Loopback.Transport ──► the API server's chain of handlers
//	                                     └── before it serves, and for upgrades: the network
//
// Invariants: a request is authenticated (Authenticator) and authorized as one from the network. Nothing of the caller's
// context but its end reaches the server. Who sends a token of his own is who the token says.
package loopback

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"
	"sync"
	"sync/atomic"

	utilnet "k8s.io/apimachinery/pkg/util/net"
	"k8s.io/apiserver/pkg/authentication/authenticator"
	"k8s.io/apiserver/pkg/authentication/user"
)

// Loopback is the way to one API server. The zero value is ready, and sends everything over the network.
type Loopback struct {
	server atomic.Pointer[server]
}

type server struct {
	handler http.Handler
	// life is the server's, and ends its watches. Requests descend from it rather than from the caller's context, whose
	// values, those of a request that is being answered here, must not be taken for theirs.
	life context.Context //nolint:containedctx // see above
	end  context.CancelFunc
}

// Serve answers requests with handler from now on, until Close.
func (l *Loopback) Serve(handler http.Handler) {
	life, end := context.WithCancel(context.WithValue(context.Background(), own{}, true)) //nolint:forbidigo // requests begin here
	l.server.Store(&server{handler: handler, life: life, end: end})
}

// Close ends what is being answered; later requests take the network, where nobody may answer.
func (l *Loopback) Close() {
	if s := l.server.Swap(nil); s != nil {
		s.end()
	}
}

// Transport is for rest.Config.WrapTransport. Only a config whose certificate is that of the user given to Authenticator
// may have it. What is not a plain transport, but upgrades connections, stays as it is.
func (l *Loopback) Transport(network http.RoundTripper) http.RoundTripper {
	if !plain(network) {
		return network
	}
	return &transport{loopback: l, network: network}
}

func plain(t http.RoundTripper) bool {
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

// own marks the context of a request that came this way.
type own struct{}

// Own says whether a request came this way, without credentials of its own.
func Own(r *http.Request) bool {
	return r.Context().Value(own{}) != nil && r.Header.Get("Authorization") == ""
}

// Authenticator says that a request which came this way, without credentials of its own, is from who; others go to next.
func Authenticator(who user.Info, next authenticator.Request) authenticator.Request {
	response := &authenticator.Response{User: who}
	return authenticator.RequestFunc(func(r *http.Request) (*authenticator.Response, bool, error) {
		if Own(r) {
			return response, true, nil
		}
		return next.AuthenticateRequest(r)
	})
}

type transport struct {
	loopback *Loopback
	network  http.RoundTripper
}

// WrappedRoundTripper lets others find the transport of the network.
func (t *transport) WrappedRoundTripper() http.RoundTripper { return t.network }

// RoundTrip implements http.RoundTripper.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	s := t.loopback.server.Load()
	if s == nil || r.Header.Get("Upgrade") != "" { // an upgrade is about the connection
		return t.network.RoundTrip(r)
	}
	if err := r.Context().Err(); err != nil {
		if r.Body != nil {
			r.Body.Close() //nolint:errcheck // a RoundTripper closes it whatever happens
		}
		return nil, err
	}
	ctx, cancel := context.WithCancel(s.life)
	a := newAnswer(cancel)
	released := context.AfterFunc(r.Context(), func() { //nolint:contextcheck // see server.life
		a.fail(context.Cause(r.Context()))
		cancel()
	})
	in := incoming(ctx, r) //nolint:contextcheck // see server.life
	go func() {
		err := errAborted
		defer func() {
			if p := recover(); p != nil && p != http.ErrAbortHandler { //nolint:errorlint // it is thrown as it is
				err = fmt.Errorf("the API server panicked: %v", p)
			}
			a.finish(err)
			released()
			cancel()
		}()
		defer in.Body.Close() //nolint:errcheck // nothing can be done about it
		s.handler.ServeHTTP(a, in)
		err = nil
	}()
	return a.response(r)
}

var errAborted = errors.New("the API server broke off its answer")

// incoming is r as a server sees it.
func incoming(ctx context.Context, r *http.Request) *http.Request {
	in := r.Clone(ctx)
	in.RequestURI = r.URL.RequestURI()
	in.URL.Scheme, in.URL.Host, in.URL.User = "", "", nil
	if in.Host == "" {
		in.Host = r.URL.Host
	}
	in.RemoteAddr = "127.0.0.1:0"
	in.Proto, in.ProtoMajor, in.ProtoMinor = "HTTP/2.0", 2, 0 // no connection to take over
	if in.Body == nil {
		in.Body = http.NoBody
	}
	in.Close, in.Response = false, nil
	return in
}

// window is how much of an answer may wait for its reader, in bytes.
const window = 1 << 20

// answer is a response on its way: the server writes it, the client reads it.
type answer struct {
	header http.Header
	cancel context.CancelFunc
	begun  chan struct{} // closed when the header is complete, or never will be

	mu      sync.Mutex // guards what follows, and header until begun is closed
	changed sync.Cond
	status  int // 0 before the header is complete
	sent    http.Header
	buffer  bytes.Buffer // not read yet
	closed  bool         // by the reader
	err     error        // what the reader gets at the end of buffer
}

func newAnswer(cancel context.CancelFunc) *answer {
	a := &answer{header: http.Header{}, cancel: cancel, begun: make(chan struct{})}
	a.changed.L = &a.mu
	return a
}

// response waits for the header.
func (a *answer) response(r *http.Request) (*http.Response, error) {
	<-a.begun
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.status == 0 {
		return nil, a.err
	}
	length := int64(-1)
	if n, err := strconv.ParseInt(a.sent.Get("Content-Length"), 10, 64); err == nil {
		length = n
	}
	return &http.Response{
		Status: strconv.Itoa(a.status) + " " + http.StatusText(a.status), StatusCode: a.status,
		Proto: "HTTP/2.0", ProtoMajor: 2, Header: a.sent, ContentLength: length, Body: (*body)(a), Request: r,
	}, nil
}

// Header implements http.ResponseWriter.
func (a *answer) Header() http.Header { return a.header }

// WriteHeader implements http.ResponseWriter.
func (a *answer) WriteHeader(status int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.begin(status)
}

// begin lets the client have the header; a.mu is held.
func (a *answer) begin(status int) {
	if a.status != 0 || status < http.StatusOK || a.err != nil {
		return
	}
	a.status, a.sent = status, a.header.Clone()
	close(a.begun)
}

// Write implements http.ResponseWriter.
func (a *answer) Write(p []byte) (int, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.begin(http.StatusOK)
	for a.buffer.Len() > window && !a.closed && a.err == nil {
		a.changed.Wait()
	}
	switch {
	case a.closed:
		return 0, io.ErrClosedPipe
	case a.err != nil:
		return 0, a.err
	}
	a.buffer.Write(p)
	a.changed.Broadcast()
	return len(p), nil
}

// Flush implements http.Flusher.
func (a *answer) Flush() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.begin(http.StatusOK)
}

// CloseNotify implements http.CloseNotifier, by which API servers tell a writer that can be flushed.
func (a *answer) CloseNotify() <-chan bool { return nil }

// finish ends the answer: what was written can still be read, then comes err, or the end if it is nil.
func (a *answer) finish(err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if err == nil {
		a.begin(http.StatusOK)
		err = io.EOF
	}
	a.end(err)
}

// fail ends the answer at once: the client has gone.
func (a *answer) fail(err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.err == nil {
		a.buffer.Reset()
	}
	a.end(err)
}

// end sets the error if there is none yet; a.mu is held.
func (a *answer) end(err error) {
	if a.err != nil {
		return
	}
	a.err = err
	if a.status == 0 {
		close(a.begun)
	}
	a.changed.Broadcast()
}

// body is the client's end of an answer.
type body answer

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

// Close implements io.Closer: the server is told to stop.
func (b *body) Close() error {
	b.mu.Lock()
	b.closed = true
	b.buffer.Reset()
	b.changed.Broadcast()
	b.mu.Unlock()
	b.cancel()
	return nil
}
