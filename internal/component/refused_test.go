// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"syscall"
	"testing"
	"time"

	"k8s.io/client-go/rest"
)

// unused returns a loopback address that refuses connections.
func unused(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

func TestWaitWhileRefused_sendsTheRequestWhenTheServerListens(t *testing.T) {
	t.Parallel()
	address := unused(t)
	config := &rest.Config{Host: "http://" + address}
	WaitWhileRefused(config)
	client, err := rest.HTTPClientFor(config)
	if err != nil {
		t.Fatal(err)
	}
	type result struct {
		body string
		err  error
	}
	attempted, done := make(chan struct{}), make(chan result, 1)
	transport := client.Transport.(waiting)
	transport.RoundTripper = announcing{transport.RoundTripper, attempted}
	client.Transport = transport
	go func() {
		resp, err := client.Post(config.Host, "text/plain", strings.NewReader("hello"))
		if err != nil {
			done <- result{err: err}
			return
		}
		defer resp.Body.Close()
		body, err := io.ReadAll(resp.Body)
		done <- result{string(body), err}
	}()
	<-attempted
	l, err := net.Listen("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(w, r.Body)
	}))
	_ = server.Listener.Close()
	server.Listener = l
	server.Start()
	t.Cleanup(server.Close)
	if got := <-done; got.err != nil || got.body != "hello" {
		t.Errorf("response = %q, %v; want the body of the request", got.body, got.err)
	}
}

// announcing closes attempted after its first refused request.
type announcing struct {
	http.RoundTripper
	attempted chan struct{}
}

func (a announcing) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := a.RoundTripper.RoundTrip(r)
	if refused(err) {
		select {
		case <-a.attempted:
		default:
			close(a.attempted)
		}
	}
	return resp, err
}

func TestWaiting_ends(t *testing.T) {
	t.Parallel()
	canceled, cancel := context.WithCancel(t.Context())
	cancel()
	for name, tc := range map[string]struct {
		ctx     context.Context
		timeout time.Duration
	}{
		"with the timeout": {t.Context(), time.Millisecond},
		"with the context": {canceled, time.Hour},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := httptest.NewRequestWithContext(tc.ctx, http.MethodGet, "http://m1", nil)
			_, err := waiting{always{errDial}, tc.timeout}.RoundTrip(r)
			if !errors.Is(err, syscall.ECONNREFUSED) {
				t.Errorf("error = %v, want the error of the connection", err)
			}
		})
	}
}

func TestWaiting_returnsOtherErrors(t *testing.T) {
	t.Parallel()
	// The request may have been sent.
	var other error = &net.OpError{Op: "read", Err: syscall.EHOSTUNREACH}
	r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "http://m1", nil)
	if _, err := (waiting{always{other}, time.Hour}).RoundTrip(r); !errors.Is(err, other) {
		t.Errorf("error = %v, want %v", err, other)
	}
	body := httptest.NewRequestWithContext(t.Context(), http.MethodPost, "http://m1", io.NopCloser(strings.NewReader("x")))
	if _, err := (waiting{always{errDial}, time.Hour}).RoundTrip(body); !errors.Is(err, syscall.ECONNREFUSED) {
		t.Errorf("error of a body that cannot be read twice = %v", err)
	}
}

var errDial error = &net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}

// always fails.
type always struct{ err error }

func (a always) RoundTrip(*http.Request) (*http.Response, error) { return nil, a.err }
